"""Low sun in a shop: the clay pot that a till has its name from, between ghee and sweets on a green shelf."""
import os
import sys

sys.path.append(os.path.dirname(__file__))
from coins import coin
from goods import jar, pack, tin
from golak import pot
from kit import box, expose, eye, group, lamp, material, sky, slab, sun
from shop import lacquered, wall
from worn import aged

# Paler than the field that the picture lies on.
wall(4.6, 22, 2.45, -10, ("#6DBF98", "#92D6B4", "#2C5A47"))
board = lacquered("board", "#0F7049", "#1B8F63")
box("shelf", (30, 9, 0.9), [board], (0, 0.2, -0.9), bevel=0.08)
box("shelf below", (30, 9, 0.9), [board], (0, 0.6, -8.6), bevel=0.08)
for make, x, *looks in (
    (tin, -7.4, "saunf", 1.7, 4.2),
    (jar, -3.7, "chickpeas", 1.75, 4.7, "#3C7D5E"),
    (pack, 0, "biscuits", (3, 1.9, 4.3), "#EFD08C"),
    (tin, 3.7, "milk", 1.75, 4.4),
    (tin, 7.4, "saunf", 1.7, 4.2),
):
    make(*looks, (x, -1.4, -7.7), 0)

clay = aged(material("clay", image="clay", rough=0.8, bump=0.06), "#8A4A2E", "#DDBCA2", 0.45, 0.8, (0.75, 0.95), 0.04)
# Powder, as unglazed clay has on it: no gloss, and palest where it is seen from aside.
clay.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.1
clay.node_tree.nodes["Principled BSDF"].inputs["Sheen"].default_value = 0.5
clay.node_tree.nodes["Principled BSDF"].inputs["Sheen Tint"].default_value = 0.4
pot((0, -0.4, 0), clay)
coin(10, 0.7, 0.16, (0, -0.4, 6.66), (90, -8, 0))
for value, x, y, z, turn in ((10, 3.1, -3.1, 0.09, 20), (2, 2.5, -2.7, 0.09, 140), (10, 2.9, -2.95, 0.26, 70)):
    coin(value, 0.6, 0.16, (x, y, z), (0, 0, turn))

tin("ghee", 1.5, 3.84, (-3.45, 1.2, 0), -25)
jar("sweets", 1.75, 5, "#C2933A", (4.05, 1, 0))

for x, name in ((-3.1, "ghee 565"), (0, "not for sale"), (3.1, "sweets 5")):
    card = slab(name, (2.2, 0.62), 0.04, [material(name, image=name, rough=0.6)], thick=0.02)
    card.location = (x, -4.34, -0.77)

# The low sun comes through a high window, whose bars lie over the wall.
for at, (x, z, wide, high) in enumerate(((-12.6, 0, 9, 60), (2.6, 0, 0.5, 60), (9.6, 0, 9, 60), (0, 3.4, 40, 0.45))):
    with group(f"window {at}", (-7.4, -20, 12.4), (-22, 0, -20)):
        bar = box("bar", (wide, 0.1, high), [material("bar", "#202020")], (x, 0, z - high / 2))
        bar.visible_camera = bar.visible_diffuse = bar.visible_glossy = False
# What tin and glass mirror: the other side of the street, and before it the open door.
for left, right, high, glow in ((-40, 40, 60, 0), (-11, -5, 24, 3)):
    paint = material("street", "#8A867A", 0.9)
    paint.node_tree.nodes["Principled BSDF"].inputs["Emission"].default_value = (1, 0.96, 0.88, 1)
    paint.node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = glow
    # Were it looked for as a lamp is, what it doesn't light would be the noisier.
    if hasattr(paint.cycles, "sample_as_light"):
        paint.cycles.sample_as_light = False
    else:
        paint.cycles.emission_sampling = "NONE"
    seen = box("street", (right - left, 0.1, high), [paint], ((left + right) / 2, -34 + glow, -high / 2), bevel=0)
    seen.visible_camera = seen.visible_diffuse = seen.visible_shadow = False
sun((-7.4, -20, 11), 4.2, 0.8, "#FFE4BC")
lamp((10, -15, 7), (0, 0, 2.5), 9, 260, "#CFE4FF")
sky("#E4F2EE", 0.66)
eye((0, -27, 3.65), (0, 0, 1.8), 55, focus=25.6, aperture=0.3)
expose(-0.16)
