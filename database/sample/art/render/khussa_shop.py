"""The shop on a tablet, which lies on the cloth; the pair it shows is photographed here."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from exhibits import window  # noqa: E402
from khussa import cotton, khussa  # noqa: E402
from kit import bpy, box, expose, eye, lamp, material, mottled, scene, sky, slab  # noqa: E402

# The picture on the screen, in the pixels of its texture: its sides, and how far below the upper edge it begins.
SCREEN, PICTURE, TOP = (820, 1160), (820, 536), 84
UNIT = 112

lamp((9, -9, 14), (0, 0, 0), 9, 260, "#EFE6DC")
sky("#E1E7F0", 0.38)


def photographed(name):
    """Takes the picture of the pair by itself on coloured paper, far from the rest of the scene, and takes it away."""
    before, away = set(scene.objects), 100
    box("paper", (40, 40, 0.1), [mottled("paper", "#D79A2B", "#E3AA3C", (0.4, 0.4, 0.4), 0.95, 0, 0.05)], (away, 0, -0.1), bevel=0)
    khussa("rosette", (away - 1.55, 0, 0), (0, 0, 5))
    khussa("rosette", (away + 1.55, 0, 0), (0, 0, -5))
    lamp((away - 13, 12, 15), (away, 0, 0), 4, 5200, "#FFF3E6")
    eye((away, -9, 32), (away, -0.35, 0.3), 36 * 33.3 / 14.4)
    expose(0.32, photo=(name, 1230, 804))
    for each in set(scene.objects) - before:
        bpy.data.objects.remove(each)


photographed("pair")
cotton()
window((0.4, 0.3, 0), (13.5, 15.5), 4.0, (-6, 6, 7.2), "#FFEFDE")

tablet = bpy.data.objects.new("tablet", None)
scene.collection.objects.link(tablet)
tablet.location = (0.4, -6.2, 0.32)
tablet.rotation_euler = (-1.5707963, 0, 0.06)
wide, high = (side / UNIT for side in SCREEN)
slab("case", (wide + 0.48, high + 0.48), 0.42, [material("case", "#4A1020", 0.3, 0.5)], thick=0.3, bevel=0.07, parent=tablet).location.z = 0.6
slab("glass", (wide + 0.3, high + 0.3), 0.33, [material("glass", "#120206", 0.12)], forward=0.004, parent=tablet).location.z = 0.69
slab("screen", (wide, high), 0.14, [material("screen", image="shop", rough=0.35, glow=0.94)], forward=0.01, parent=tablet).location.z = 0.84
across, up = (side / UNIT for side in PICTURE)
slab("pair", (across, up), 0.01, [material("pair", image="pair", rough=0.35, glow=0.94)], forward=0.014, parent=tablet).location.z = 0.84 + high - TOP / UNIT - up

eye((0, -6, 32), (0, -0.2, 0.2), 88)
expose(0.14)
