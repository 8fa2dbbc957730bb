"""Where one orders: a tall screen on a foot of steel, at the end of a counter, and the first dish that came of it."""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from food import daal, katori, korma  # noqa: E402
from kit import bpy, box, disc, expose, eye, lamp, material, scene, sky, slab, turned  # noqa: E402

dice = random.Random(9)

wall = material("wall", "#F2A60E", 0.9)
box("wall", (60, 1, 40), [wall], (0, 8, -6), bevel=0)
counter = material("counter", "#E79A08", 0.3, coat=0.3)
box("counter", (60, 24, 1), [counter], (0, -2, -1), bevel=0)

steel, frame = material("steel", "#D6D9D7", 0.22, 1), material("frame", "#EDEFED", 0.3, 0.2, 0.6)
disc("foot", 2.3, 0.22, [steel], (0, 1.6, 0.11), bevel=0.06)
turned("post", [(0.52, 0), (0.5, 0.1), (0.5, 3)], [steel], (0, 1.9, 0.2))
whole = bpy.data.objects.new("kiosk", None)
scene.collection.objects.link(whole)
slab("case", (7.5, 12.15), 0.6, [frame], thick=0.5, bevel=0.12, parent=whole)
slab("glass", (7.24, 11.89), 0.48, [material("glass", "#0a0a0b", 0.1)], forward=0.004, parent=whole).location.z = 0.13
shown = material("screen", image="screen", rough=0.5, glow=0.92)
shown.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.1
slab("screen", (6.94, 11.65), 0.36, [shown], forward=0.012, parent=whole).location.z = 0.25
whole.location = (0, 0.6, 1.45)
whole.rotation_euler = (math.radians(-7), 0, math.radians(-9))

katori((-3.3, -2.2, 0), 1.2, daal, dice)
katori((2.9, -2.9, 0), 1.4, korma, dice)

lamp((-12, -12, 16), (0, 0, 5), 8, 3600, "#FFF0D6")
lamp((12, -9, 8), (0, 0, 4), 8, 1100, "#FFF4E6")
lamp((-4, 1, 22), (0, 0, 5), 5, 600, "#FFE9C0")
sky("#FFE7B8", 0.55)
# A page shows the upper five parts of six.
eye((0, -34, 9.4), (0, 0, 5.6), 58)
expose(-0.05)
