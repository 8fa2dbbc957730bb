"""On the counter of a shop: a tablet on its stand, the printer from which the receipt rises, and coins."""
import math
import os
import sys

sys.path.append(os.path.dirname(__file__))
from coins import coin
from kit import boards, bpy, box, disc, expose, eye, lamp, material, mottled, scene, skin, sky, slab, sun, timber
from worn import aged, painted

boards("counter", 60, -16, 10, 2.7, aged(timber("shisham", "#33190C", "#8E6540", wild=0.6, years=5), "#20120A", "#C4A582"))
green = painted("green", "#0A5038", "#137453")
box("behind", (40, 0.4, 40), [material("gap", "#04140D", 0.95)], (0, 14.4, -10))
for at in range(13):
    box(f"plank {at}", (2.9, 0.4, 40), [green], (-17.7 + at * 2.95, 14, -8), bevel=0.06)
board = aged(mottled("board", "#0A5A3C", "#0F7049", (0.3, 3, 3), 0.4, 0, 0.2, (0.2, 0.8)), "#1A1A12", "#9A7B52", 0.9)
box("shelf", (40, 4, 0.6), [board], (0, 11.8, 8.2), bevel=0.08)

# Out of focus, so shape and colour do.
wares = [(-7.6, 1.1, 3, "#C9412F"), (-4.4, 1.3, 3.6, "#F0BE2B"), (-1.2, 1.1, 2.6, "#FFF3DA"), (2.2, 1.3, 3.4, "#D9DCDD"), (5.2, 1.2, 3, "#C9412F"), (8, 1.2, 3.4, "#F0BE2B")]
for at, (x, radius, high, color) in enumerate(wares):
    disc(f"tin {at}", radius, high, [material(f"tin {at}", color, 0.3, 0.2)], (x, 11.6, 8.8 + high / 2))

oak = aged(mottled("stand", "#2E1509", "#6B4022", (0.5, 3, 2), 0.4, 0), "#1A0D06", "#A98660", 1, 1.5)
box("foot", (4.6, 3.4, 1.24), [oak], (-0.1, 2.4, 0), (0, 0, 7), bevel=0.08)
box("lip", (4.6, 0.3, 0.62), [oak], (0.13, 0.55, 1.1), (0, 0, 7), bevel=0.06)
box("strut", (1.6, 0.4, 4.4), [oak], (-0.3, 3, 1.2), (-16, 0, 7), bevel=0.08)

tablet = bpy.data.objects.new("tablet", None)
scene.collection.objects.link(tablet)
tablet.location = (-0.05, 0.95, 1.4)
tablet.rotation_euler = (math.radians(-15), 0, math.radians(7))
slab("case", (8.8, 6.19), 0.34, [material("case", "#1b1c21", 0.3, 0.8)], thick=0.24, bevel=0.07, parent=tablet)
slab("glass", (8.68, 6.07), 0.3, [material("glass", "#050506", 0.1)], forward=0.004, parent=tablet).location.z = 0.06
screen = slab("screen", (8.39, 5.78), 0.14, [material("screen", image="till", rough=0.3, glow=0.84)], forward=0.012, parent=tablet)
screen.location.z = 0.205

# The receipt goes up out of the slot and curls away at its end, where the cutter left its teeth.
wide, long, columns, rows = 1.9, 2.75, 72, 80
folds, y, z = [], 0.0, 0.0
for row in range(rows + 1):
    part = row / rows
    lean = math.radians(-13 + 20 * part + 118 * max(0, part - 0.62) ** 1.5 / 0.38**1.5)
    folds.append([])
    for column in range(columns + 1):
        tooth = 0.035 if row == rows and column % 2 else 0
        x = (column / columns - 0.5) * wide
        folds[-1].append((x, y + 0.05 * math.cos(x * 1.7) + tooth * math.sin(lean), z + tooth * math.cos(lean)))
    y += long / rows * math.sin(lean)
    z += long / rows * math.cos(lean)
receipt = skin("receipt", folds, [material("paper", image="receipt", rough=0.85)], (2.35, -5.65, 1.32), (0, 0, -5)).data
flat, line = receipt.uv_layers.new(), columns + 1
for loop in receipt.loops:
    flat.data[loop.index].uv = (loop.vertex_index % line / columns, loop.vertex_index // line / rows)

black = aged(material("black", "#1B1C20", 0.38), "#0A0A0A", "#6A6A66", 0.6, 1.6, (0.3, 0.6), 0.01)
box("printer", (2.9, 2.9, 1.5), [black], (2.35, -5.9, 0), (0, 0, -5), bevel=0.22)
box("lid", (2.5, 1.5, 0.06), [material("lid", "#222327", 0.5)], (2.4, -5.3, 1.49), (0, 0, -5), bevel=0.03)
box("slot", (2.2, 0.24, 0.05), [material("slot", "#020202", 0.9)], (2.35, -5.65, 1.53), (0, 0, -5), bevel=0.01)
lit = material("lit", "#27d98c")
lit.node_tree.nodes["Principled BSDF"].inputs["Emission"].default_value = (0.1, 0.9, 0.4, 1)
box("lamp", (0.22, 0.04, 0.06), [lit], (1.47, -7.28, 0.95), (0, 0, -5), bevel=0.015)

for value, x, y, z, *turn in (
    (10, -2.5, -3.6, 0.09, 0, 0, 24),
    (10, -2.42, -3.54, 0.26, 0, 0, -30),
    (10, -2.5, -3.62, 0.43, 0, 0, 12),
    (2, -0.9, -4.5, 0.09, 0, 0, -38),
    # On the table with one edge, with the other on the rim of the coin beside it.
    (10, -2.1, -5.2, 0.181, 4.8, -4.6, -16),
):
    coin(value, 0.78, 0.16, (x, y, z), turn)

sun((-9, -9, 9), 3.4, 1.2, "#FFE2B4")
lamp((10, -15, 8), (0, 0, 2.5), 9, 420, "#D6E6FF")
lamp((-8, 7, 19), (0, 14, 8), 5, 1300, "#FFDDA0")
sky("#F3F4DF", 0.36)
eye((0, -27, 10.6), (0, 0, 2.25), 64, focus=26.9, aperture=0.75)
expose(0.28)
