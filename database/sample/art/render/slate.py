"""A child's slate on a nail in the corridor of a school, in the light of a window, with the day's slots in chalk."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, bpy, disc, expose, eye, lamp, material, mottled, scene, sky, slab, sun, surface, timber, tube, turned  # noqa: E402


def plaster():
    """Lime in brushed coats over trowelled plaster, from which it has flaked here and there; the sun rakes both."""
    made, sums = surface("lime")
    shader, links, reckoned, ramp, mixed = sums.shader, sums.links, sums.reckoned, sums.ramp, sums.mixed
    place = sums.nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    clouds, grain, sand = sums.noise(place, 0.35, 5, 0.5), sums.noise(place, 3.2, 8, 0.2), sums.noise(place, 22, 4)
    strokes = sums.noise(sums.scaled(place, (7, 1, 0.7)), 1, 6, 0.3)
    crossed = sums.noise(sums.scaled(place, (0.8, 1, 8)), 1, 6, 0.3)
    brushed = reckoned("MULTIPLY_ADD", strokes, 0.26, reckoned("MULTIPLY_ADD", crossed, 0.2, reckoned("MULTIPLY_ADD", sand, 0.12, reckoned("MULTIPLY", clouds, 0.42))))
    flaked = sums.noise(sums.moved(place, (21.4, 0, 6.2)), 0.62, 10, 0.3)
    older, bare = (ramp(flaked, (at, "#000000"), (at + 0.006, "#FFFFFF")) for at in (0.635, 0.675))
    color = ramp(brushed, (0.36, "#BFAE90"), (0.5, "#D2C6AB"), (0.64, "#DED4BD"))
    color = mixed(older, color, ramp(grain, (0.3, "#A4B09A"), (0.7, "#BAC4AE")))
    color = mixed(bare, color, ramp(sand, (0.3, "#8A7860"), (0.7, "#A8947A")))
    links.new(color, shader.inputs["Base Color"])
    sums.feed(shader.inputs["Roughness"], 0.95)
    sums.feed(shader.inputs["Specular"], 0.1)
    trowel = sums.noise(sums.scaled(place, (0.7, 1, 1.1)), 1, 3, 0.7)
    height = reckoned("MULTIPLY_ADD", trowel, 1.2, reckoned("MULTIPLY_ADD", grain, 0.34, reckoned("MULTIPLY", sand, 0.1)))
    height = reckoned("MULTIPLY_ADD", older, -0.1, reckoned("MULTIPLY_ADD", bare, -0.16, height))
    links.new(sums.relief(height, 0.3, 0.6), shader.inputs["Normal"])
    return made


# Lime wash above, oil paint below, as corridors of schools have it.
box("wall", (40, 1, 40), [plaster()], (0, 0.5, -12), bevel=0)
box("dado", (40, 0.1, 18.2), [mottled("oil paint", "#1D4436", "#2F6350", (12, 1, 0.9), 0.42, 0.2, 0.06, (0.2, 0.8))], (0, -0.02, -12.5), bevel=0.02)
box("rail", (40, 0.3, 0.34), [timber("rail", "#4A2E16", "#7A5230", 0.5)], (0, -0.1, 5.6), bevel=0.06)

hung = bpy.data.objects.new("hung", None)
scene.collection.objects.link(hung)
hung.location = (0, -0.45, 12.6)
hung.rotation_euler = (math.radians(-1.6), math.radians(-1.5), 0)


def held(thing):
    thing.parent = hung
    return thing


WIDE, HIGH, RIM = 8.0, 10.4, 0.62
TOP = -1.75
wood = timber("beech", "#8E5F31", "#CFA067", 0.45, 0.75, 6)
for y in (TOP - RIM / 2, TOP - HIGH + RIM / 2):
    held(box("rail", (WIDE, 0.34, RIM), [wood], (0, 0, y - RIM / 2), bevel=0.09))
for x in (-WIDE / 2 + RIM / 2, WIDE / 2 - RIM / 2):
    held(box("stile", (HIGH - 0.04, RIM, 0.36), [wood], (x, 0.18, TOP - HIGH / 2), (0, 90, 90), bevel=0.09))
stone = material("slate", image="slate", rough=0.7)
# Dull stone: it takes on none of the brightness of the corridor.
stone.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.12
face = slab("slate", (WIDE - 2 * RIM + 0.1, HIGH - 2 * RIM + 0.1), 0.02, [stone])
face.location = (0, -0.04, TOP - HIGH + RIM - 0.05)
held(face)
brass = material("screw", "#C7CBC6", 0.3, 1)
for x in (-WIDE / 2 + RIM / 2, WIDE / 2 - RIM / 2):
    for z in (TOP - RIM / 2, TOP - HIGH + RIM / 2):
        held(disc("screw", 0.12, 0.08, [brass], (x, -0.2, z), (90, 0, 0), bevel=0.03))
cord = mottled("cord", "#6F5730", "#A98C57", (14, 14, 14), 0.9, 0, 0.3)
for side in (-1, 1):
    held(tube("cord", [(0.02 * side, -0.06, 0.06), (side * 2.9, -0.02, TOP - 0.05)], 0.055, cord))
turned("nail", [(0, -0.2), (0.24, -0.18), (0.28, -0.08), (0.2, 0.02), (0.08, 0.06), (0.08, 0.7)], [material("iron", "#5A5E5C", 0.35, 0.9)], (0, -0.75, 12.66), (-90, 0, 0), sides=48)

# The chalk, on a string.
string = [(3.75 + 0.16 * math.sin(t * 2.2), -0.3, TOP - HIGH + 0.3 - 1.25 * t) for t in (step / 12 for step in range(13))]
held(tube("string", string, 0.028, material("string", "#EFE8D4", 0.9)))
stick = turned("chalk", [(0, 0), (0.19, 0), (0.2, 0.04), (0.17, 1.5), (0.12, 1.56), (0, 1.56)], [material("chalk", "#F4C430", 0.95)], (3.86, -0.32, TOP - HIGH - 2.45), (0, 4, 0), sides=48)
held(stick)

# The window that the light comes through, of which only the shadow is seen: its bars fall between the chalked fields.
bar = material("bar", "#222222", 0.9)
window = [box("upright", (0.3, 0.2, 36), [bar], (-8.05 + at * 4.06, -14, 0), bevel=0) for at in range(-2, 3)]
window += [box("crossbar", (24, 0.2, 0.3), [bar], (-9, -14, 6.1 + at * 4.1), bevel=0) for at in range(7)]
window.append(box("jamb", (14, 0.2, 40), [bar], (-25.6, -14, 0), bevel=0))
for part in window:
    part.visible_camera = False
sun((-9.4, -14, 8.6), 4.05, 1.2, "#FFE4BA")
lamp((11, -16, 14), (0, 0, 7), 10, 420, "#E6F0FF")
sky("#E4EEF6", 0.42)
eye((0.4, -40, 7.4), (0.05, 0, 6.4), 88)
expose(0.04)
