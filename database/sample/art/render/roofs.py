"""
The roofs of a Lahore mohalla in the last hour of sun, seen from a bird's height: nearer where the picture
is upright. Unlike in the other scenes a unit is a metre. The town is laid out square and turned as a whole
under a camera that looks along +y. In the folder of textures it leaves `marks.json`: where the corners of
the measured roof lie in the picture, from 0 to 1.
"""
import json
import math
import os
import random
import sys

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import expose, eye, height, scene, srgb as colour, textures, width  # noqa: E402

TURN = math.radians(24)
# Where the camera stands, what it looks at, and its lens in millimetres.
VIEWS = {
    "upright": ((0, -38, 54), (0.3, 0.6, 9.5), 73),
    "wide": ((0, -34, 42), (1.2, 0.0, 9.5), 62),
}
SUN_FROM = (-1.0, 0.3, 0.7)
ROOF = (11.2, 10.4, 10.0)  # width, depth and height of the measured house
PANEL = (1.14, 1.94)
PANEL_TILT = math.radians(20)
PARAPET = 0.85

dice = random.Random(4471)
town = bpy.data.objects.new("town", None)
scene.collection.objects.link(town)
town.rotation_euler.z = TURN


def plain(name, tone, rough=0.75, metal=0.0):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = colour(tone)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    return material


def weathered(name, tone, stain, bricks=None):
    """Plaster with stains; with `bricks` ("wall" or "floor") laid in courses of two tones."""
    material = plain(name, tone, 0.9)
    tree = material.node_tree
    new, link = tree.nodes.new, tree.links.new
    shader = tree.nodes["Principled BSDF"]
    place = new("ShaderNodeNewGeometry").outputs["Position"]
    patches = new("ShaderNodeTexNoise")
    patches.inputs["Scale"].default_value = 0.55
    patches.inputs["Detail"].default_value = 5
    patches.inputs["Roughness"].default_value = 0.68
    link(place, patches.inputs["Vector"])
    ramp = new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.36, 0.62
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = colour(stain), colour(tone)
    link(patches.outputs["Fac"], ramp.inputs["Fac"])
    paint, relief, depth = ramp.outputs["Color"], patches.outputs["Fac"], 0.12
    if bricks:
        turned = new("ShaderNodeVectorRotate")
        turned.rotation_type = "Z_AXIS"
        turned.inputs["Angle"].default_value = -TURN
        link(place, turned.inputs["Vector"])
        along = turned.outputs["Vector"]
        if bricks == "wall":
            apart, joined, across = new("ShaderNodeSeparateXYZ"), new("ShaderNodeCombineXYZ"), new("ShaderNodeMath")
            link(along, apart.inputs[0])
            link(apart.outputs["X"], across.inputs[0])
            link(apart.outputs["Y"], across.inputs[1])
            link(across.outputs[0], joined.inputs["X"])
            link(apart.outputs["Z"], joined.inputs["Y"])
            along = joined.outputs[0]
        course = new("ShaderNodeTexBrick")
        course.inputs["Scale"].default_value = 1
        course.inputs["Brick Width"].default_value = 0.34 if bricks == "wall" else 0.5
        course.inputs["Row Height"].default_value = 0.13 if bricks == "wall" else 0.5
        course.inputs["Mortar Size"].default_value = 0.014
        course.offset = 0.5 if bricks == "wall" else 0
        course.inputs["Mortar"].default_value = colour(stain)
        course.inputs["Color2"].default_value = colour(stain)
        link(along, course.inputs["Vector"])
        link(paint, course.inputs["Color1"])
        paint, relief, depth = course.outputs["Color"], course.outputs["Fac"], -0.25
    bump = new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = depth if depth > 0 else -depth
    bump.inputs["Distance"].default_value = 0.06
    bump.invert = depth < 0
    link(relief, bump.inputs["Height"])
    link(bump.outputs[0], shader.inputs["Normal"])
    link(paint, shader.inputs["Base Color"])
    return material


BRICK = weathered("brick", "#B5623F", "#8E4A31", "wall")
DARK_BRICK = weathered("dark brick", "#9A4D34", "#743A29", "wall")
CREAM = weathered("cream", "#EBD9B8", "#CDB38A")
OCHRE = weathered("ochre", "#DDB27A", "#BC8A57")
WHITE = weathered("lime wash", "#F2E9D6", "#D9C7A6")
TILES = weathered("tiles", "#C27A52", "#A9623F", "floor")
PALE_TILES = weathered("pale tiles", "#E5D0A9", "#CBB084", "floor")
LANE = weathered("lane", "#7A5B42", "#5C4331")
COBALT = plain("cobalt", "#1747B0", 0.42)
BLUE = plain("tank", "#2A62B8", 0.33)
BLACK = plain("black tank", "#1D1E22", 0.4)
TEAL = plain("teal", "#2E7F78", 0.5)
LEAF_GREEN = plain("leaf green", "#4C7A4A", 0.5)
STEEL = plain("steel", "#D8DADC", 0.22, 1)
SILVER = plain("silver", "#DDE2E8", 0.3, 0.85)
CELL = plain("cell", "#0B1C4C", 0.16)
WOOD = plain("wood", "#6B3F22", 0.6)
ROPE = plain("rope", "#E6CD9B", 0.9)
DARK = plain("dark", "#2A1B14", 0.9)
SUN_CLOTH = plain("sun cloth", "#F6B426", 0.8)
RED_CLOTH = plain("brick cloth", "#C0492B", 0.8)
WHITE_CLOTH = plain("white cloth", "#F7F1E4", 0.8)
LEAF = plain("leaf", "#54702F", 0.8)
YOUNG_LEAF = plain("young leaf", "#7C9440", 0.8)
PAINTS = [TEAL, WOOD, LEAF_GREEN, COBALT, WOOD, TEAL]
CLOTHS = [WHITE_CLOTH, COBALT, SUN_CLOTH, WHITE_CLOTH, RED_CLOTH]


def mesh(name, points, faces, material, smooth=False, matrix=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.materials.append(material)
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.update()
    thing = bpy.data.objects.new(name, data)
    scene.collection.objects.link(thing)
    thing.parent = town
    if matrix is not None:
        thing.matrix_local = matrix
    return thing


def box(x, y, z, w, d, h, material, bevel=0.025, matrix=None):
    """A box on (x, y, z), which is the middle of its foot."""
    corners = [(x + sx * w / 2, y + sy * d / 2, z + sz * h) for sz in (0, 1) for sy in (-1, 1) for sx in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    thing = mesh("box", corners, faces, material, matrix=matrix)
    if bevel:
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments = bevel, 2
    return thing


def lathe(profile, material, matrix, around=40):
    """Turns a profile of (radius, height) around the upright axis."""
    points = [
        (r * math.cos(2 * math.pi * k / around), r * math.sin(2 * math.pi * k / around), z)
        for r, z in profile
        for k in range(around)
    ]
    faces = [
        (i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around, (i + 1) * around + k)
        for i in range(len(profile) - 1)
        for k in range(around)
    ]
    return mesh("lathe", points, faces, material, True, matrix)


def rod(start, end, radius, material):
    a, b = Vector(start), Vector(end)
    turn = (b - a).to_track_quat("Z", "Y").to_matrix().to_4x4()
    lathe([(radius, 0), (radius, (b - a).length)], material, Matrix.Translation(a) @ turn, 10)


def tank(x, y, z, skin, size=1.0):
    """A water tank on a low stand: ribbed where it is of plastic, smooth where of steel."""
    box(x, y, z, 1.7 * size, 1.7 * size, 0.35, WHITE)
    ribs = []
    for step in range(33):
        height = step / 32 * 1.45
        ribs.append((0.8 + (0.03 * math.sin(height * 22) if skin is not STEEL else 0), height))
    profile = [(0.0, 0), *ribs, (0.72, 1.56), (0.5, 1.68), (0.28, 1.72), (0.28, 1.82), (0.0, 1.84)]
    at = Matrix.Translation((x, y, z + 0.35)) @ Matrix.Scale(size, 4)
    lathe(profile, skin, at)
    rod((x + 0.85 * size, y, z + 1.0), (x + 0.85 * size, y, z + 0.05), 0.04, SILVER)


def stairhead(x, y, z, wall, door, w=2.4, d=2.8, h=2.3):
    box(x, y, z, w, d, h, wall)
    box(x, y, z + h, w + 0.35, d + 0.35, 0.16, WHITE)
    box(x - 0.1, y - d / 2 - 0.01, z, 1.15, 0.08, 1.95, WHITE)
    for side in (-1, 1):
        box(x - 0.1 + side * 0.24, y - d / 2 - 0.03, z, 0.45, 0.08, 1.85, door)
    box(x - w / 2 - 0.02, y + 0.3, z + 1.1, 0.06, 0.6, 0.6, DARK, 0)


def charpai(x, y, z, turn):
    at = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z")
    for sx in (-0.5, 0.5):
        for sy in (-1, 1):
            box(sx, sy, 0, 0.1, 0.1, 0.55, WOOD, 0.02, at)
        box(sx, 0, 0.4, 0.08, 2, 0.08, WOOD, 0.02, at)
    for sy in (-1, 1):
        box(0, sy, 0.4, 1, 0.08, 0.08, WOOD, 0.02, at)
    for strand in range(13):
        box(-0.43 + strand * 0.0717, 0, 0.42, 0.05, 1.94, 0.02, ROPE, 0, at)
    for strand in range(20):
        box(0, -0.9 + strand * 0.0947, 0.435, 0.94, 0.05, 0.02, ROPE, 0, at)
    box(0, 0.72, 0.46, 0.75, 0.36, 0.14, dice.choice([RED_CLOTH, WHITE_CLOTH, SUN_CLOTH]), 0.06, at)


def sheet(x, y, z, width, drop, material, turn, phase):
    """Washing on a line: it hangs in folds that widen towards its hem."""
    columns, rows = 18, 8
    points = []
    for row in range(rows + 1):
        for column in range(columns + 1):
            down, across = row / rows, column / columns
            fold = 0.12 * down * math.sin(across * 11 + phase) + 0.22 * down * down
            points.append(((across - 0.5) * width, fold, -down * drop))
    faces = [
        (r * (columns + 1) + c, r * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c)
        for r in range(rows)
        for c in range(columns)
    ]
    at = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z")
    mesh("washing", points, faces, material, True, at)


def washing(x, y, z, length, turn):
    way = Vector((math.cos(turn), math.sin(turn), 0))
    ends = [Vector((x, y, z)) + way * side * length / 2 for side in (-1, 1)]
    for end in ends:
        rod(end, end + Vector((0, 0, 1.9)), 0.04, WOOD)
    rod(ends[0] + Vector((0, 0, 1.85)), ends[1] + Vector((0, 0, 1.85)), 0.012, DARK)
    at, index = -length / 2 + 0.3, dice.randrange(5)
    while at < length / 2 - 0.9:
        width = dice.uniform(0.6, 1.15)
        middle = Vector((x, y, z + 1.85)) + way * (at + width / 2)
        sheet(*middle, width, dice.uniform(0.8, 1.4), CLOTHS[index % 5], turn, index * 1.7)
        at, index = at + width + 0.12, index + 1


def dish(x, y, z):
    bowl = [(0.02 + 0.75 * k / 12, 0.28 * (k / 12) ** 2) for k in range(13)]
    tilt = Matrix.Translation((x, y, z + 1.0)) @ Matrix.Rotation(math.radians(48), 4, "X") @ Matrix.Rotation(0.3, 4, "Y")
    lathe(bowl, WHITE_CLOTH, tilt)
    rod((x, y, z), (x, y, z + 1), 0.05, SILVER)
    rod((x, y, z + 1), tilt @ Vector((0, 0, 0.75)), 0.025, DARK)


def pots(x, y, z, count):
    for k in range(count):
        at = Matrix.Translation((x + k * 0.62, y, z))
        lathe([(0, 0), (0.15, 0), (0.24, 0.36), (0.2, 0.37), (0, 0.32)], RED_CLOTH, at, 20)
        for _ in range(26):
            lean, way = dice.uniform(0.2, 1.2), dice.uniform(0, 6.28)
            tip = Vector((math.cos(way) * lean * 0.34, math.sin(way) * lean * 0.34, 0.85 - lean * 0.3))
            side = Vector((-math.sin(way), math.cos(way), 0)) * 0.06
            foot = Vector((0, 0, 0.34))
            mesh("leaf", [foot, (foot + tip) / 2 + side, tip, (foot + tip) / 2 - side], [(0, 1, 2, 3)], LEAF, matrix=at)


def tree(x, y, high):
    """A neem that rises out of a lane: its crown is boughs of leaves, each turned as it likes."""
    rod((x, y, 0), (x, y, high), 0.18, WOOD)
    for bough in range(9):
        way, out = bough * 2.4, 0.5 + 0.13 * bough
        middle = Vector((x + math.cos(way) * out, y + math.sin(way) * out, high + dice.uniform(-0.9, 0.9)))
        points, faces = [], []
        for _ in range(380):
            spot = Vector([dice.gauss(0, 1) for _ in range(3)]).normalized() * dice.uniform(0.5, 1.05)
            along = Vector([dice.gauss(0, 1) for _ in range(3)]).normalized() * 0.15
            across = along.orthogonal().normalized() * 0.06
            leaf = [spot - along, spot + across, spot + along, spot - across]
            faces.append(tuple(range(len(points), len(points) + 4)))
            points += [middle + corner for corner in leaf]
        mesh("bough", points, faces, YOUNG_LEAF if bough % 3 == 0 else LEAF)


def wire(start, end, sag):
    """A wire between two houses, which hangs by `sag` in its middle."""
    a, b, steps = Vector(start), Vector(end), 16
    spots = [a.lerp(b, k / steps) - Vector((0, 0, sag * 4 * (k / steps) * (1 - k / steps))) for k in range(steps + 1)]
    for before, after in zip(spots, spots[1:]):
        rod(before, after, 0.022, DARK)


def house(x, y, w, d, h, wall, floor, coping=WHITE):
    """Four walls, a floor on top, and a parapet with its coping."""
    box(x, y, 0, w, d, h, wall, 0.03)
    box(x, y, h, w - 0.1, d - 0.1, 0.03, floor, 0)
    for side in (-1, 1):
        box(x, y + side * (d / 2 - 0.12), h, w, 0.24, PARAPET, wall, 0.02)
        box(x, y + side * (d / 2 - 0.12), h + PARAPET, w + 0.08, 0.34, 0.08, coping, 0.02)
        box(x + side * (w / 2 - 0.12), y, h, 0.24, d - 0.48, PARAPET, wall, 0.02)
        box(x + side * (w / 2 - 0.12), y, h + PARAPET, 0.34, d - 0.58, 0.08, coping, 0.02)
    for level in range(1, int(h // 3) + 1):
        z = h - level * 3 + 0.9
        for k in range(int(w // 2.6)):
            at = x - w / 2 + 1.5 + k * 2.6
            box(at, y - d / 2 - 0.01, z, 1.05, 0.1, 1.4, WHITE, 0.02)
            box(at, y - d / 2 - 0.05, z + 0.1, 0.8, 0.1, 1.2, PAINTS[(k + level + int(abs(x))) % 6] if (k + level) % 3 else DARK, 0)
        for k in range(int(d // 3)):
            at = y - d / 2 + 1.6 + k * 3
            box(x - w / 2 - 0.01, at, z, 0.1, 1.05, 1.4, WHITE, 0.02)
            box(x - w / 2 - 0.05, at, z + 0.1, 0.1, 0.8, 1.2, DARK, 0)


def array(x, y, z):
    """Four rows of four panels that face the afternoon, but for one lost to the tank."""
    for row in range(4):
        for column in range(4):
            if (row, column) == (3, 3):
                continue
            at = (
                Matrix.Translation((x + row * 1.78, y + column * (PANEL[1] + 0.06), z + 0.62))
                @ Matrix.Rotation(-PANEL_TILT, 4, "Y")
            )
            box(0, 0, 0, *PANEL, 0.05, SILVER, 0.008, at)
            box(0, 0, 0.046, PANEL[0] - 0.07, PANEL[1] - 0.07, 0.008, CELL, 0, at)
            for k in range(1, 6):
                box(0, (k / 6 - 0.5) * (PANEL[1] - 0.07), 0.0535, PANEL[0] - 0.08, 0.014, 0.002, SILVER, 0, at)
            for k in range(1, 4):
                box((k / 4 - 0.5) * (PANEL[0] - 0.07), 0, 0.0535, 0.012, PANEL[1] - 0.08, 0.002, SILVER, 0, at)
            for sy in (-0.7, 0.7):
                for sx in (-0.45, 0.45):
                    foot = at @ Vector((sx, sy, 0))
                    rod((foot.x, foot.y, z), foot, 0.03, SILVER)


def kite(x, y, z):
    at = Matrix.Translation((x, y, z)) @ Matrix.Rotation(0.5, 4, "Z") @ Matrix.Rotation(0.45, 4, "X")
    mesh("kite", [(0, 0.75, 0), (-0.62, 0, 0.05), (0, 0, 0.0)], [(0, 1, 2)], SUN_CLOTH, matrix=at)
    mesh("kite", [(0, 0.75, 0), (0, 0, 0), (0.62, 0, 0.05)], [(0, 1, 2)], RED_CLOTH, matrix=at)
    mesh("kite", [(0, -0.75, 0), (0, 0, 0), (-0.62, 0, 0.05)], [(0, 1, 2)], RED_CLOTH, matrix=at)
    mesh("kite", [(0, -0.75, 0), (0.62, 0, 0.05), (0, 0, 0)], [(0, 1, 2)], SUN_CLOTH, matrix=at)


def furnish(x, y, w, d, h, wall, index):
    """What stands on a neighbour's roof."""
    z = h + 0.03
    stairhead(x + w / 2 - 1.6, y + d / 2 - 1.8, z, wall, PAINTS[index % 6])
    kind = index % 4
    tank(x - w / 2 + 1.5, y + d / 2 - 1.5, z, (BLUE, BLACK, STEEL, BLUE, BLACK)[index % 5], 0.95)
    if kind in (0, 2):
        charpai(x - w * 0.14, y - d * 0.2, z, 0.3 + index)
        charpai(x + w * 0.2, y - d * 0.24, z, 0.2 + index)
    if kind in (1, 3):
        washing(x - 0.3, y - d * 0.12, z, w - 2.4, 0.08)
    if kind in (2, 1):
        dish(x + w / 2 - 1.2, y - d / 2 + 1.3, z)
    if kind in (0, 3):
        pots(x - w / 2 + 0.8, y - d / 2 + 0.7, z, 4)


def lay_town():
    box(0, 0, -0.2, 300, 300, 0.2, LANE, 0)
    w, d, h = ROOF
    house(0, 0, w, d, h, CREAM, PALE_TILES)
    array(-w / 2 + 1.35, -d / 2 + 1.75, h + 0.03)
    # So far from the edge that it hides none of the line that is laid along it.
    stairhead(w / 2 - 2.3, -d / 2 + 2.4, h + 0.03, BRICK, TEAL, 2.1, 2.5, 2.1)
    tank(w / 2 - 4.05, d / 2 - 1.9, h + 0.03, STEEL)
    pots(w / 2 - 2.2, d / 2 - 0.75, h + 0.03, 3)
    walls = [BRICK, OCHRE, DARK_BRICK, WHITE, BRICK, CREAM]
    floors = [TILES, PALE_TILES, PALE_TILES, TILES]
    # Columns and rows of plots around the measured house; a lane of 1.6 m between every two rows.
    columns = [(-27.2, 9.4), (-18.2, 8.2), (-10.0, 7.6), (0, ROOF[0]), (10.3, 8.0), (18.9, 8.8), (28.0, 9.0)]
    rows = [(-33, 9), (-22.6, 9.6), (-11.6, 9.4), (0, ROOF[1]), (11.6, 9.6), (22.4, 8.8), (32.6, 9), (43, 9)]
    index = 0
    for cx, cw in columns:
        for cy, cd in rows:
            if (cx, cy) == (0, 0):
                continue
            index += 1
            # Nothing to the sun's side of the measured roof stands higher than it.
            shades = cx <= 0 and cy >= 0
            tall = dice.uniform(6.2, 8.2) if shades else dice.uniform(6.6, 11.0)
            if cy < 0 and abs(cx) < 12:
                tall = min(tall, 8.4)
            wall = walls[dice.randrange(6)]
            house(cx, cy, cw - 0.05, cd, tall, wall, floors[dice.randrange(4)])
            furnish(cx, cy, cw, cd, tall, walls[(index + 2) % 6], index)
    kite(-3.2, 9.6, 12.2)
    tree(7.6, -6.1, 8.6)
    tree(-6.4, 6.2, 7.8)
    for drop in (0, 0.35):
        wire((-6, -6.8, 8.3 - drop), (14.5, -5.0, 9.2 - drop), 0.7)
        wire((-14, 5.4, 7.6 - drop), (-5.7, 4.6, 9.6 - drop), 0.5)


def light():
    world = bpy.data.worlds.new("sky")
    scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"]
    sky.inputs["Color"].default_value = colour("#9DB8E6")
    sky.inputs["Strength"].default_value = 0.85
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = 5.2, math.radians(1.4), (1.0, 0.76, 0.48)
    sun = bpy.data.objects.new("sun", lamp)
    sun.rotation_euler = Vector(SUN_FROM).to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(sun)


def leave_marks():
    """Writes where the corners of the measured roof lie."""
    w, d, h = ROOF
    top = h + PARAPET + 0.08
    places = {
        "west": (-w / 2, d / 2, top),
        "north": (w / 2, d / 2, top),
        "east": (w / 2, -d / 2, top),
        "south": (-w / 2, -d / 2, top),
    }
    scene.render.resolution_x, scene.render.resolution_y = int(width), int(height)
    bpy.context.view_layer.update()
    found = {}
    for name, where in places.items():
        seen = world_to_camera_view(scene, scene.camera, town.matrix_world @ Vector(where))
        found[name] = [round(seen.x, 5), round(1 - seen.y, 5)]
    with open(f"{textures}/marks.json", "w", encoding="utf-8") as file:
        json.dump(found, file)


lay_town()
light()
eye(*VIEWS["wide" if int(width) > int(height) else "upright"])
leave_marks()
expose(0.2, "Filmic", "High Contrast", 3)
