"""On the counter of a shop: a tablet on its stand, the printer from which the receipt rises, and what has been sold."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from coins import coin
from cradle import cradle
from goods import eggs, jar, matchbox, pack, soap, tin
from kit import bpy, expose, eye, material, scene, slab, turned
from lying import leaning
from printer import printer
from shop import counter, daylight, shelf, wall

counter(60, -16, 12.7, ((40, -6.2, -4, 90), (40, 3.9, -4, 90), (60, 0, -9.05, 0)))
wall(13, 48, 2.9)
shelf(
    11.2,
    7.4,
    48,
    (
        (jar, -8.8, "chickpeas", 1.3, 3.5, "#A8473A", 0),
        (tin, -5.6, "milk", 1.25, 3.1, 0),
        (pack, -2.75, "biscuits", (2.3, 1.5, 3.22), "#EFD08C", -5),
        (jar, 0.2, "sweets", 1.35, 3.4, "#C2933A", 0),
        (tin, 3.2, "ghee", 1.25, 3.2, -5),
        (pack, 5.9, "salt", (2.1, 1.5, 2.94), "#F2F5FA", 6),
        (tin, 8.7, "tomato", 1.15, 2.9, 0),
    ),
)

tablet = bpy.data.objects.new("tablet", None)
scene.collection.objects.link(tablet)
tablet.location = (-0.05, 0.6, 1.35)
tablet.rotation_euler = (math.radians(-17), 0, math.radians(5))
slab("case", (8.8, 6.19), 0.34, [material("case", "#1b1c21", 0.3, 0.8)], thick=0.24, bevel=0.07, parent=tablet)
slab("glass", (8.68, 6.07), 0.3, [material("glass", "#050506", 0.1)], forward=0.004, parent=tablet).location.z = 0.06
slab("screen", (8.39, 5.78), 0.14, [material("screen", image="till", rough=0.3, glow=1.1)], forward=0.012, parent=tablet).location.z = 0.205
cradle(tablet, 0.24, 1.5, 2.4, 1.75)

printer((2.5, -6.7, 0), -9)
eggs(4, 3, (-2.5, -3.6, 0), 9)
for x, y, level, turn in ((-2.85, -8.2, 0, 15), (-2.72, -8.15, 1, -8), (-2.84, -8.1, 2, 5)):
    soap((x, y, level * 0.625), turn)
matchbox((-0.5, -9.7, 0), 12, 0.8)

enamel, green = material("enamel", "#FDFBF4", 0.15, coat=0.7), material("rim", "#0F7A52", 0.2, coat=0.6)
dish = (-0.25, -7.1, 0)
turned("dish", [(0, 0), (0.8, 0), (0.86, 0.03), (1.12, 0.3), (1.18, 0.34), (1.15, 0.36), (1.08, 0.33), (0.82, 0.09), (0, 0.07)], [enamel], dish)
turned("rim", [(1.125, 0.3), (1.19, 0.335), (1.18, 0.365), (1.13, 0.36)], [green], dish)

for value, x, y, z, *turn in (
    (10, -0.62, -6.65, 0.35, 30, 22, -10),
    (2, 0.22, -6.7, 0.34, 28, -26, 14),
    (10, -0.2, -7.25, 0.2, 9, 0, 8),
    (10, 1.75, -9.75, 0.065, 0, 0, -14),
):
    coin(value, 0.56, 0.13, (x, y, z), leaning(*turn))

daylight()
eye((0, -27, 11.5), (0, 0, 2.35), 58, focus=26, aperture=0.5)
expose(-0.14, bounces=6)
