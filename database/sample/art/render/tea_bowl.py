"""A bowl of tea from above, on red, with the leaf it was made of and a spoon."""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, expose, eye, lamp, material, mottled, sky, skin, sun, through, tube, turned  # noqa: E402
from tea import bowl, froth, heap, loose_leaf  # noqa: E402

chance = random.Random(7)

paint = mottled("painted table", "#B8301B", "#DE4A2E", (0.35, 2.2, 1), 0.5, 0.2, 0.1, (0.25, 0.8))
for at in range(9):
    box(f"plank {at}", (40, 2.76, 0.6), [paint], (chance.uniform(-3, 3), -11 + 2.8 * at, -0.6), bevel=0.03)
clay = material("saucer", "#E9D7B4", 0.3, coat=0.5)
turned("saucer", [(0, 0.02), (1.4, 0.02), (1.5, 0.1), (2.9, 0.34), (3.0, 0.42), (2.92, 0.46), (1.5, 0.2), (0, 0.16)], [clay], (-0.1, 0.5, 0))
bowl((-0.1, 0.5, 0.12), 1.42)
froth((-0.1, 0.5), 2.03, 0.12 + 1.42 * 1.18, 150, chance)

brass = material("brass", "#D9A94E", 0.24, 1)
rim = [math.radians(15 * step) for step in range(24)]
rows = [[(0.62 * r * math.cos(a) * 0.78, 0.62 * r * math.sin(a) * 1.12, 0.16 * r * r) for a in rim] for r in (0.02, 0.3, 0.6, 0.85, 1.0)]
spoon = skin("spoon", rows, [brass], (1.15, -4.35, 0.06), (0, 0, -58), closed=True)
solid = spoon.modifiers.new("thick", "SOLIDIFY")
solid.thickness = 0.05
shaft = tube("shaft", through([(0, 0.66, 0.17), (0, 1.2, 0.3), (0, 2.4, 0.22), (0, 3.7, 0.12)], 10), 0.075, brass)
shaft.parent = spoon

loose_leaf([(x, y, z) for x, y, z in heap((-2.1, -4.0), (1.3, 0.9), 520, chance)], chance, 1.25)
loose_leaf([(x, y, 0.02) for x, y, _ in heap((0, 0), (4.5, 6), 160, chance) if math.hypot(x + 0.1, y - 0.5) > 3.2], chance, 1.25)
loose_leaf([(1.15 + chance.gauss(0, 0.2), -4.35 + chance.gauss(0, 0.16), 0.14) for _ in range(90)], chance, 1.1)

# A window's two bars.
bar = material("bar", "#222222", 0.9)
for long, wide, x, y, turn in ((40, 0.5, -9.6, 6, -30), (40, 0.5, -4.9, 6, -30), (40, 0.5, -8, 8.6, 60)):
    part = box("bar", (wide, long, 0.1), [bar], (x, y, 10), (0, 0, turn), bevel=0)
    part.visible_camera = False
sun((-7.4, 5.6, 8.4), 3.8, 1.6, "#FFE7BD")
lamp((9, -9, 12), (0, 0, 0), 9, 430, "#FFE9D2")
# The window itself, as the tea mirrors it: two panes.
for x, y in ((-2.3, 6.5), (-0.85, 7.1)):
    lamp((x, y, 20), (x, y, 0), 0.85, 10, "#FFF3DC")
sky("#FFEBCB", 0.5)
eye((0, -7.4, 25), (0, -0.2, 0.3), 92)
expose(-0.05)
