"""
The duty room of a waterworks at night: the town as a model of plaster, its mains as tubes of light in the
streets, the burst one red, and a screen with the open jobs at the table's end.
"""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import bpy, box, disc, expose, eye, height, lamp, material, mottled, scene, sky, slab, srgb, tube, turned, width  # noqa: E402

# From the middle of one street to the next, and how wide streets are.
PITCH = (1.9, 1.62)
STREET = 0.46
TURN = math.radians(-13)
# Half of the table's length and depth.
TABLE = (20, 34)
# Upright, a tablet stands before the town, which ends there; wide, a screen at its end.
is_upright = int(height) > int(width)
FRONT = -2.9 if is_upright else -99
CANAL = 6.4 if is_upright else -5.6
dice = random.Random(118)


def crossing(across, along, high=0.0):
    """Where two streets meet, counted from the middle of the town."""
    x, y = across * PITCH[0], along * PITCH[1]
    return (
        x * math.cos(TURN) - y * math.sin(TURN),
        x * math.sin(TURN) + y * math.cos(TURN),
        high,
    )


def canal(x):
    """The middle of the canal."""
    return CANAL + 1.0 * math.sin(x * 0.3 + 0.6)


def light(name, color, strength):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = srgb(color)
    shader.inputs["Emission"].default_value = srgb(color)
    shader.inputs["Emission Strength"].default_value = strength
    return made


# The table, and the water that crosses it.
box("table", (2 * TABLE[0], 2 * TABLE[1], 0.7), [material("table", "#0b2a33", 0.5)], (0, 0, -0.7), bevel=0.08)
box("floor", (90, 90, 1), [material("floor", "#061a20", 0.8)], (0, 0, -9))
bed = bpy.data.curves.new("canal", "CURVE")
bed.dimensions = "3D"
bed.extrude = 0.62
bed.resolution_u = 24
course = bed.splines.new("POLY")
steps = 80
course.points.add(steps)
for at, point in enumerate(course.points):
    x = -TABLE[0] + 2 * TABLE[0] * at / steps
    point.co = (x, canal(x), 0.03, 1)
    point.tilt = math.pi / 2
water = bpy.data.objects.new("canal", bed)
scene.collection.objects.link(water)
bed.materials.append(mottled("water", "#0b5f86", "#1690bb", (0.5, 2.2, 1), 0.12, 0.6, 0.1))

# Blocks of houses between the streets, none in the water and none over the edge.
plaster = [material(f"plaster {tone}", tone, 0.75) for tone in ("#e6d9be", "#dbe7e6", "#dbe7e6", "#cfdcdc", "#eef3f0", "#bfd0d1")]
parks = material("park", "#3f8a6a", 0.9)
for across in range(-12, 12):
    for along in range(-16, 24):
        columns, rows = dice.choice([(2, 2), (3, 2), (2, 3), (3, 3)])
        is_park = dice.random() < 0.06
        wide, deep = PITCH[0] - STREET, PITCH[1] - STREET
        for column in range(columns):
            for row in range(rows):
                if not is_park and dice.random() < 0.07:
                    continue
                dx = (across + 0.5) * PITCH[0] + ((column + 0.5) / columns - 0.5) * wide
                dy = (along + 0.5) * PITCH[1] + ((row + 0.5) / rows - 0.5) * deep
                x = dx * math.cos(TURN) - dy * math.sin(TURN)
                y = dx * math.sin(TURN) + dy * math.cos(TURN)
                if abs(x) > TABLE[0] - 0.6 or abs(y) > TABLE[1] - 0.6 or abs(y - canal(x)) < 1.15 or y < FRONT:
                    continue
                is_before_burst = -2 < across < 2 and along in (-2, -1)
                high = 0.05 if is_park else dice.choice([0.22, 0.3] if is_before_burst else [0.22, 0.3, 0.38, 0.46, 0.62])
                size = (wide / columns * 0.94, deep / rows * 0.94, high)
                paint = parks if is_park else dice.choice(plaster)
                box("house", size, [paint], (x, y, 0), (0, 0, math.degrees(TURN)), bevel=0.025)
                if not is_park and dice.random() < 0.4:
                    shed = (size[0] * 0.42, size[1] * 0.42, 0.14)
                    box("shed", shed, [paint], (x - size[0] * 0.2, y + size[1] * 0.2, high), (0, 0, math.degrees(TURN)), bevel=0.015)

blue, faint, red = light("main", "#1fb8e2", 3.2), light("branch", "#1898bb", 1.6), light("burst", "#ff2a1a", 6)
mains = [
    [(-11, 1), (-4, 1), (-4, -1), (-1, -1)],
    [(2, -1), (5, -1), (5, 1), (11, 1)],
    [(-4, 1), (-4, 11)],
    [(2, -1), (2, 4), (5, 4), (5, 11)],
]
branches = [
    [(-1, -1), (-1, -9)],
    [(5, -1), (5, -9)],
    [(-4, -1), (-4, -3), (-9, -3)],
    [(2, 3), (-2, 3), (-2, 10)],
    [(-6, 1), (-6, 11)],
]


def seen(nodes, high):
    """The crossings of a main that lie on the table: what comes before its front edge is left out."""
    points = [crossing(*node, high) for node in nodes]
    return [point for point in points if point[1] > FRONT - 0.4]


for at, nodes in enumerate(mains):
    tube(f"main {at}", seen(nodes, 0.12), 0.1, blue)
for at, nodes in enumerate(branches):
    tube(f"branch {at}", seen(nodes, 0.1), 0.055, faint)
tube("burst", [crossing(-1, -1, 0.14), crossing(2, -1, 0.14)], 0.13, red)

steel = material("steel", "#c8d3d6", 0.25, 1)
for at, (node, paint) in enumerate(
    [((-1, -1), red), ((2, -1), red), ((-4, 1), blue), ((-4, -1), blue), ((5, -1), blue), ((2, 3), blue), ((-6, 1), blue)]
):
    x, y, _ = crossing(*node)
    disc(f"valve {at}", 0.34, 0.3, [steel], (x, y, 0.15))
    disc(f"lid {at}", 0.22, 0.06, [paint], (x, y, 0.32))

# The burst: a drop that stands over it, and rings in the street.
x, y, _ = crossing(0.5, -1)
drop = [(0, 0.0), (0.05, 0.1), (0.16, 0.34), (0.4, 0.82), (0.56, 1.2), (0.58, 1.46), (0.5, 1.74), (0.32, 1.94), (0.12, 2.03), (0, 2.04)]
turned("pin", drop, [material("pin", "#ff3322", 0.16, coat=1)], (x, y, 0.2))
disc("eye", 0.24, 0.03, [material("white", "#ffffff", 0.4)], (x, y - 0.55, 1.66), (78, 0, 0))
glow = bpy.data.lights.new("glow", "POINT")
glow.energy, glow.color, glow.shadow_soft_size = 160, srgb("#ff3320")[:3], 0.5
spot = bpy.data.objects.new("glow", glow)
spot.location = (x, y - 0.9, 1.0)
scene.collection.objects.link(spot)


def sign(name, size, at, lift, turn):
    """A card on two pins."""
    holder = bpy.data.objects.new(name, None)
    scene.collection.objects.link(holder)
    holder.location = (at[0], at[1], lift)
    holder.rotation_euler = (math.radians(-24), 0, math.radians(turn))
    slab(name, size, 0.14, [material(name, image=name, rough=0.55)], forward=0.03, parent=holder)
    slab(f"{name} back", size, 0.14, [material(f"{name} edge", "#b87400" if "crew" in name else "#0c3944", 0.6)], thick=0.07, parent=holder)
    for side in (-0.3, 0.3):
        disc(f"pin of {name}", 0.035, lift + 0.3, [steel], (at[0] + side * size[0], at[1] + 0.26, (lift + 0.3) / 2))


if not is_upright:
    sign("crew 3", (4.1, 1.32), (-5.75, -2.6), 1.0, 8)
    sign("crew 1", (3.5, 1.14), (-1.5, 3.1), 1.15, 2)
    sign("canal road", (2.9, 0.62), (-2.7, -0.5), 0.62, -10)
    sign("station road", (3.1, 0.6), (-7.2, 2.6), 0.6, 6)

if is_upright:
    box("rim", (60, 12, 0.5), [mottled("walnut", "#2a1710", "#56321f", (0.2, 3, 2), 0.35)], (0, FRONT - 6.4, -0.1), bevel=0.1)
    tablet = bpy.data.objects.new("tablet", None)
    scene.collection.objects.link(tablet)
    tablet.location = (0.6, -5.0, 0.42)
    tablet.rotation_euler = (math.radians(-33), 0, math.radians(-8))
    slab("case", (7.4, 10), 0.45, [material("case", "#10161a", 0.3, 0.6)], thick=0.3, bevel=0.06, parent=tablet)
    slab("screen", (6.96, 9.59), 0.28, [material("screen", image="screen", rough=0.25, glow=0.85)], forward=0.02, parent=tablet)
    box("rest", (3.4, 0.9, 0.3), [steel], (0.5, -5.15, 0.4), (0, 0, -8), bevel=0.08)
else:
    board = bpy.data.objects.new("board", None)
    scene.collection.objects.link(board)
    board.location = (5.75, -0.1, 0.5)
    board.rotation_euler = (math.radians(-14), 0, math.radians(-13))
    slab("case", (5.42, 6.98), 0.28, [material("case", "#10161a", 0.3, 0.6)], thick=0.3, bevel=0.05, parent=board)
    slab("screen", (5.14, 6.66), 0.18, [material("screen", image="board", rough=0.25, glow=1.05)], forward=0.02, parent=board)
    box("foot", (3.2, 2.6, 0.14), [steel], (5.95, 0.9, 0), (0, 0, -13), bevel=0.05)

lamp((-14, -10, 14), (-1, 0, 0), 3, 5200, "#e4f4ff")
lamp((14, -16, 12), (4, -2, 0), 9, 700, "#9fd8ea")
lamp((-4, 20, 10), (0, 4, 0), 7, 1100, "#4fc0e0")
sky("#0e3a47", 0.5)
if is_upright:
    eye((-2.2, -19, 21.5), (0.5, -1.0, 3.4), 47)
else:
    eye((-0.4, -21.5, 19), (0.1, -0.1, 0.5), 42)
expose(0.2)
