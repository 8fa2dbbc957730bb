"""A child's slate on a nail in the corridor of a school, in the light of a window, with the day's slots in chalk."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, bpy, disc, expose, eye, lamp, material, mottled, scene, sky, slab, sun, timber, tube, turned  # noqa: E402

# Lime wash above, oil paint below, as corridors of schools have it.
box("wall", (40, 1, 40), [mottled("lime", "#D9D5BF", "#F1EEE0", (0.25, 0.25, 0.25), 0.95, 0, 0.12, (0.25, 0.75))], (0, 0.5, -12), bevel=0)
box("dado", (40, 0.1, 18.2), [mottled("oil paint", "#214A3B", "#2F6350", (0.4, 0.4, 0.4), 0.35, 0.2, 0.06)], (0, -0.02, -12.5), bevel=0.02)
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
wood = timber("beech", "#B98A4E", "#E6C893", 0.5)
for y in (TOP - RIM / 2, TOP - HIGH + RIM / 2):
    held(box("rail", (WIDE, 0.34, RIM), [wood], (0, 0, y - RIM / 2), bevel=0.09))
for x in (-WIDE / 2 + RIM / 2, WIDE / 2 - RIM / 2):
    held(box("stile", (HIGH - 0.04, RIM, 0.36), [wood], (x, 0.18, TOP - HIGH / 2), (0, 90, 90), bevel=0.09))
face = slab("slate", (WIDE - 2 * RIM + 0.1, HIGH - 2 * RIM + 0.1), 0.02, [material("slate", image="slate", rough=0.62)])
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

# The window that the light comes through, of which only the shadow is seen.
bar = material("bar", "#222222", 0.9)
window = [box("upright", (0.34, 0.2, 26), [bar], (-9 + at * 2.9, -14, 10), bevel=0) for at in range(-3, 4)]
window += [box("crossbar", (24, 0.2, 0.34), [bar], (-9, -14, 10.5 + at * 4.1), bevel=0) for at in range(6)]
window.append(box("jamb", (14, 0.2, 40), [bar], (-25.6, -14, 0), bevel=0))
for part in window:
    part.visible_camera = False
sun((-9.4, -14, 8.6), 4.2, 1.0, "#FFE3B0")
lamp((11, -16, 14), (0, 0, 7), 10, 620, "#E6F0FF")
sky("#E9F1F8", 0.62)
eye((0.4, -40, 7.4), (0.05, 0, 6.4), 88)
expose(0.1)
