"""Low sun in a shop: the clay pot that a till has its name from, between ghee and sweets on a green shelf."""
import os
import sys

sys.path.append(os.path.dirname(__file__))
from coins import coin
from goods import jar, pack, tin
from golak import pot
from kit import box, expose, eye, group, lamp, material, sky, slab, sun, turned
from shop import lacquered, wall
from worn import aged

# Paler than the field that the picture lies on.
wall(4.6, 22, 2.45, -10, ("#6DBF98", "#92D6B4", "#2C5A47"))
board = lacquered("board", "#0F7049", "#1B8F63")
box("shelf", (30, 9, 0.9), [board], (0, 0.2, -0.9), bevel=0.08)
box("shelf below", (30, 9, 0.9), [board], (0, 0.6, -8.6), bevel=0.08)
for make, x, *looks in (
    (tin, -7.4, "saunf", 1.7, 4.2),
    (jar, -3.7, "chickpeas", 1.75, 4.7, "#1B8F63"),
    (pack, 0, "biscuits", (3, 1.9, 4.3), "#EFD08C"),
    (tin, 3.7, "milk", 1.75, 4.4),
    (tin, 7.4, "saunf", 1.7, 4.2),
):
    make(*looks, (x, -1.4, -7.7), 0)

clay = aged(material("clay", image="clay", rough=0.8, bump=0.06), "#7A3A20", "#D9A98A", 0.3, 0.8, (0.7, 0.95), 0.03)
pot((0, -0.4, 0), clay)
coin(10, 0.7, 0.16, (0, -0.4, 6.66), (90, -8, 0))
for value, x, y, z, turn in ((10, 3.1, -3.1, 0.09, 20), (2, 2.5, -2.7, 0.09, 140), (10, 2.9, -2.95, 0.26, 70)):
    coin(value, 0.6, 0.16, (x, y, z), (0, 0, turn))

steel = material("steel", "#D3D6D7", 0.24, 0.95)
turned("ghee", [(0, 0), (1.5, 0), (1.55, 0.06), (1.5, 0.12), (1.5, 3.7), (1.55, 3.76), (1.5, 3.84), (0, 3.84)], [steel], (-3.45, 1.2, 0))
turned("label", [(1.51, 0.22), (1.51, 3.6)], [material("label", image="ghee", rough=0.35)], (-3.45, 1.2, 0), (0, 0, 30))
jar("sweets", 1.75, 5, "#F0BE2B", (4.05, 1, 0))

for x, name in ((-3.1, "ghee 565"), (0, "not for sale"), (3.1, "sweets 5")):
    card = slab(name, (2.2, 0.62), 0.04, [material(name, image=name, rough=0.6)], thick=0.02)
    card.location = (x, -4.34, -0.77)

# The low sun comes through a high window, whose bars lie over the wall.
for at, (x, z, wide, high) in enumerate(((-12.6, 0, 9, 60), (2.6, 0, 0.5, 60), (9.6, 0, 9, 60), (0, 3.4, 40, 0.45))):
    with group(f"window {at}", (-7.4, -20, 12.4), (-22, 0, -20)):
        bar = box("bar", (wide, 0.1, high), [material("bar", "#202020")], (x, 0, z - high / 2))
        bar.visible_camera = bar.visible_diffuse = bar.visible_glossy = False
sun((-7.4, -20, 11), 4.2, 0.8, "#FFE4BC")
lamp((10, -15, 7), (0, 0, 2.5), 9, 260, "#CFE4FF")
sky("#E4F2EE", 0.6)
eye((0, -27, 3.65), (0, 0, 1.8), 55, focus=25.6, aperture=0.3)
expose(0.02)
