"""After closing, from above: a telephone lies on the counter between the ledger, the tray and counted coins."""
import math
import os
import sys

sys.path.append(os.path.dirname(__file__))
from coins import coin
from kit import boards, box, expose, eye, lamp, material, mottled, sky, timber
from telephone import on_its_back
from worn import aged

boards("counter", 30, -15, 15, 2.9, aged(timber("shisham", "#2C160B", "#8A5F3A", wild=0.6, years=5), "#1C0F08", "#C4A582"))

on_its_back("evening", (-0.15, 0, 0.44), 5, glow=0.66)

# The book of those who pay later: red cloth, its pages between two covers.
cloth = aged(mottled("cloth", "#7A1A12", "#A02A1C", (26, 26, 26), 0.75, 0, 0.3), "#3A0F0A", "#D0907A", 0.9, 1.3, (0.6, 0.85))
leaf = mottled("leaves", "#cfc3a2", "#f3ead2", (0.6, 0.6, 60), 0.9, 0, 0.2)
for name, size, skin, z in (("back", (6, 8, 0.09), cloth, 0), ("leaves", (5.8, 7.8, 0.42), leaf, 0.09), ("cover", (6, 8, 0.09), cloth, 0.51)):
    box(name, size, [skin], (-6.35, 6.1, z), (0, 0, 12), bevel=0.03)
box("strap", (0.3, 8.02, 0.63), [material("strap", "#0B7A50", 0.7)], (-4.35, 6.5, -0.01), (0, 0, 12), bevel=0.02)

# The tray of the drawer, half in the picture.
wood = aged(mottled("tray", "#2E1509", "#6B4022", (0.6, 3, 2), 0.42, 0), "#1A0D06", "#A98660", 1, 1.5)
felt = aged(mottled("felt", "#064A31", "#0A6542", (30, 30, 30), 0.95, 0, 0.4), "#03261A", "#4F8A6C", 0.9, 1.2, (0.85, 1))
box("bottom", (5, 7, 0.12), [felt], (5.4, 1.7, 0), (0, 0, -4), bevel=0)
# Of different heights, since no two faces may lie in one plane.
for x, y, wide, deep, high in ((2.95, 1.87, 0.22, 7.2, 0.8), (5.65, 5.15, 5.4, 0.22, 0.77), (5.16, -1.77, 5.4, 0.22, 0.75), (5.4, 1.7, 5, 0.16, 0.7)):
    box("side", (wide, deep, high), [wood], (x, y, 0), (0, 0, -4), bevel=0.05)

for value, x, y, count in ((10, 3.25, -3.1, 9), (2, 3.5, -4.7, 6), (10, -3.3, -4.55, 4)):
    for level in range(count):
        sway = math.sin(level * 2.3 + x) * 0.035
        coin(value, 0.62, 0.14, (x + sway, y - sway, 0.07 + level * 0.142), (0, 0, level * 47 + x * 20))
# On the counter, then in the tray.
for value, x, y, z, *turn in (
    (2, -3.25, -0.4, 0.07, 0, 0, 14),
    (10, -3.75, -1.5, 0.07, 0, 0, -52),
    (10, -3.2, -2.2, 0.19, 9, -8, 30),
    (10, 2.6, -5.9, 0.07, 0, 0, 66),
    (10, 3.8, 3.9, 0.2, 0, 0, 10),
    (10, 3.9, 2.7, 0.2, 0, 0, 80),
    (10, 4.5, 3.4, 0.32, 12, -9, -30),
    (2, 3.75, 0.9, 0.2, 0, 0, -20),
    (2, 4.2, 0, 0.2, 0, 0, 40),
    (2, 3.9, 0.4, 0.34, 6, 10, 120),
):
    coin(value, 0.62, 0.14, (x, y, z), turn)

# One bulb, low and near, so that its light is lost towards the other corner; what else there is comes from the street.
lamp((-11, 7.5, 7.5), (0, 0, 0), 1.1, 3300, "#FFCB90")
lamp((10, -10, 14), (0, 0, 0), 9, 160, "#A9C4FF")
sky("#AFC3EA", 0.14)
eye((0, -8.6, 25.4), (0, -0.1, 0), 64)
expose(0.1)
