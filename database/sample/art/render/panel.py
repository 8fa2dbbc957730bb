"""The board of a van at the pump: the gauge of the tank, with its hand beyond the end, and the counter beside it."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, bpy, disc, expose, eye, lamp, material, mottled, printed, scene, skin, sky, slab, turned  # noqa: E402
from odometer import odometer  # noqa: E402

# Past its end: fifty-eight litres of fifty-two, on a face of 206 degrees.
HAND = 210 - 58 / 52 * 206

grained = mottled("grained", "#17181b", "#2c2e33", (5, 5, 5), 0.55, 0.15, 0.35, (0.25, 0.75))
enamel = mottled("enamel", "#E9B50E", "#F7C925", (0.3, 0.3, 0.3), 0.3, 0.6, 0.02, (0.2, 0.8))
box("board", (60, 1, 30), [enamel], (0, 1.1, -15), bevel=0)
box("plate", (7.4, 0.2, 3.9), [grained], (4.75, 0.52, -2.5), bevel=0.09)
for x in (1.4, 8.1):
    for z in (-2.15, 1.05):
        disc("screw", 0.13, 0.08, [material("screw", "#B9BCC0", 0.25, 1)], (x, 0.4, z), (90, 0, 0), bevel=0.03)
box("hood", (60, 5, 1.4), [grained], (0, -1.6, 5.0), bevel=0.5)
box("shelf", (60, 5, 1.2), [grained], (0, -1.7, -6.1), bevel=0.4)

dial = bpy.data.objects.new("dial", None)
scene.collection.objects.link(dial)
dial.location = (-4.0, 0.1, -0.35)
dial.rotation_euler = (math.radians(90), 0, 0)


def held(thing):
    thing.parent = dial
    return thing


chrome = material("chrome", "#E4E6E8", 0.12, 1)
held(turned("bezel", [(4.02, -0.6), (4.5, -0.5), (4.62, 0.1), (4.56, 0.42), (4.3, 0.62), (4.08, 0.5), (4.02, 0.0)], [chrome], (0, 0, 0), sides=160))
held(disc("face", 4.08, 0.1, [material("face", image="face", rough=0.5)], (0, 0, -0.1), bevel=0))
hand = material("hand", "#E2382B", 0.3, 0, 0.4)
turn = math.radians(HAND)
along, aside = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
outline = [(-1.0, -0.13), (-1.0, 0.13), (3.05, 0.045), (3.12, 0.0), (3.05, -0.045)]
rows = [[(x * along[0] + y * aside[0], x * along[1] + y * aside[1], z) for x, y in [*outline, outline[0]]] for z in (0.26, 0.4)]
needle = held(skin("needle", rows, [hand]))
for face in needle.data.polygons:
    face.use_smooth = False
top = bpy.data.meshes.new("top")
top.from_pydata(rows[1][:5], [], [(4, 3, 2, 1, 0)])
needle_top = bpy.data.objects.new("top", top)
scene.collection.objects.link(needle_top)
top.materials.append(hand)
held(needle_top)
black = material("knob", "#151619", 0.35, 0, 0.5)
held(turned("knob", [(0, 0.05), (0.56, 0.05), (0.58, 0.1), (0.5, 0.52), (0.42, 0.6), (0, 0.62)], [black], (0, 0, 0)))

odometer("482917", (4.75, 0.1, -1.25), (0, 0, 0), 1.18)
note = slab("note", (4.6, 0.48), 0.02, [printed("note", 0.8)])
note.location = (4.75, 0.4, -2.06)
symbol = slab("pump", (0.8, 0.8), 0.02, [printed("pump", 0.6)])
symbol.location = (4.75, 0.575, 2.0)

lamp((-9, -13, 10), (-2, 0, 0), 3, 2500, "#FFE2B5")
lamp((13, -10, 3), (3, 0, 0), 5, 480, "#FFD0A0")
lamp((0, -17, -8), (0, 0, 0), 12, 260, "#AFC8FF")
sky("#C9D6EA", 0.22)
eye((0.2, -30, 3.4), (0.1, 0, -0.35), 50)
expose(0.5)
