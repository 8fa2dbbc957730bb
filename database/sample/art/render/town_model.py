"""
A waterworks' town as an architect's model on the table of its duty room, in the morning sun: houses of plaster, card
and lime wood, the mains as tubes of turquoise enamel in the streets and the burst one red. Crews are flags of yellow
card; beside the model stands the tablet with the open jobs.
"""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import boards, bpy, box, disc, expose, eye, group, lamp, material, mottled, sky, skin, slab, srgb, stand, sun, timber, tube, turned  # noqa: E402
from shading import Sums  # noqa: E402

dice = random.Random(118)
# Apart from those, so that the houses stand where they did before they had windows.
fine = random.Random(7)

# The model's edges, measured along itself; on the table it lies turned by so many degrees, and its streets are level
# with nought.
TURN = -5
LEFT, RIGHT, NEAR, FAR = -19, 4.1, -7.7, 15
# Streets by their middle and breadth: those that lead away from the eye, and those that cross them.
AWAY = [(3.4 - 2.4 * at, 0.7) for at in range(10)]
CANAL_ROAD, STATION_ROAD = -1.6, 5.45
CROSSING = [(CANAL_ROAD, 1.35), (0.95, 0.7), (3.15, 0.7), (STATION_ROAD, 1.45), (8.0, 0.7), (10.2, 0.7), (12.4, 0.7), (14.6, 0.7)]
# The blocks across the canal, from their far to their near edge.
ACROSS_CANAL = (-5.35, -7.35)
MAIN = CANAL_ROAD - 0.3
STATION_MAIN = STATION_ROAD - 0.3

lime = timber("lime wood", "#D2AE78", "#EFD7AC", 0.55, 0.5, 5)
plaster = mottled("plaster", "#F2ECE2", "#FBF8F2", (0.8, 0.8, 0.8), 0.85, 0, 0.03)
card = material("card", "#EADBBF", 0.9)
grey = material("grey card", "#C9C4BA", 0.9)
ground = mottled("board", "#BFB196", "#CBBEA5", (0.5, 0.5, 0.5), 0.9, 0, 0.05)
plot = material("plot", "#E6DCC9", 0.9)
enamel = material("enamel", "#10AFBF", 0.16, coat=1)
red = material("red enamel", "#D8281A", 0.16, coat=1)
brass = material("brass", "#C79A4B", 0.28, 1)
opening = material("opening", "#5A4B3A", 0.9)
doors = [material("door", tint, 0.6) for tint in ("#1E7F8C", "#A5482E", "#3F6B52", "#8C6A3A")]
foam = mottled("foam", "#4F7038", "#9AB566", (9, 9, 9), 0.95, 0, 0.7)


def resin(name, tint):
    """Clear and smooth, and of that colour; light falls through it without being bent."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    clear, gloss, facing, both = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "BsdfGlossy", "LayerWeight", "MixShader"))
    facing.inputs["Blend"].default_value = 0.25
    clear.inputs["Color"].default_value = srgb(tint)
    gloss.inputs["Roughness"].default_value = 0.03
    place, bump = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.05
    links.new(Sums(made).noise(place.outputs["Object"], 1.4, 2, 0.6), bump.inputs["Height"])
    for node in (gloss, facing):
        links.new(bump.outputs[0], node.inputs["Normal"])
    for socket, value in zip(both.inputs, (facing.outputs["Facing"], clear.outputs[0], gloss.outputs[0])):
        links.new(value, socket)
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def canal(x):
    """The middle of the canal."""
    return -3.84 + 0.26 * math.sin(x * 0.34 + 0.6)


def house(size, at, paint):
    """A flat roof behind its parapet, often with the room at the head of the stairs, some with a tank on that."""
    wide, deep, high = size[0] / 2, size[1] / 2, size[2]
    wall, parapet = 0.055, 0.08
    rings = [(0, 0), (0, high), (wall, high), (wall, high - parapet)]
    points = [(x * (wide - off), y * (deep - off), z) for off, z in rings for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(low + side, low + (side + 1) % 4, low + 4 + (side + 1) % 4, low + 4 + side) for low in (0, 4, 8) for side in range(4)]
    mesh = bpy.data.meshes.new("house")
    mesh.from_pydata(points, [], [*faces, (12, 13, 14, 15)])
    stand(mesh, "house", [paint], at, bevel=0.012)
    openings(size, at, paint)
    if dice.random() > 0.55 or min(size[0], size[1]) < 0.5:
        return
    room = (size[0] * 0.36, size[1] * 0.4, 0.15 + parapet)
    corner = (at[0] + dice.choice([-1, 1]) * (wide - wall - room[0] / 2), at[1] + deep - wall - room[1] / 2, at[2] + high - parapet)
    box("stair head", room, [paint], corner, bevel=0.01)
    if dice.random() < 0.45:
        disc("tank", 0.085, 0.15, [lime], (corner[0], corner[1], corner[2] + room[2] + 0.08), bevel=0.015)


def openings(size, at, paint):
    """On the side towards the eye a door, and windows in a row on every floor, some of them below a ledge."""
    front, floors = at[1] - size[1] / 2, 1 if size[2] < 0.36 else 2 if size[2] < 0.7 else 3
    story = (size[2] - 0.05) / floors
    places = max(2, round(size[0] / 0.3))
    entrance = fine.randrange(places)
    for floor in range(floors):
        foot = at[2] + floor * story
        for place in range(places):
            x = at[0] + size[0] * ((place + 0.5) / places - 0.5)
            if floor == 0 and place == entrance:
                box("door", (0.11, 0.03, min(0.2, 0.72 * story)), [fine.choice(doors)], (x, front, foot), bevel=0.006)
            elif fine.random() < 0.86:
                box("window", (0.1, 0.02, 0.42 * story), [opening], (x, front, foot + 0.34 * story), bevel=0)
        if floor and fine.random() < 0.5:
            box("ledge", (size[0] * 0.94, 0.1, 0.02), [paint], (at[0], front - 0.04, foot + 0.01), bevel=0.006)


def tree(x, y, size):
    """A ball of foam, pulled apart a little, on a peg."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=size)
    ball = bpy.context.object
    for vertex in ball.data.vertices:
        vertex.co *= dice.uniform(0.8, 1.12)
    ball.data.materials.append(foam)
    ball.location = (x, y, 0.1 + size * 1.25)
    ball.scale = (1, 1, dice.uniform(0.85, 1.1))
    disc("peg", 0.03, 0.4, [lime], (x, y, 0.2), bevel=0)


def block(left, right, near, far, most):
    """Houses of at most that height, wall to wall on a plate of card, now and then a yard or a tree among them."""
    box("plate", (right - left, far - near, 0.05), [plot], ((left + right) / 2, (near + far) / 2, 0), bevel=0.01)
    columns, rows = dice.choice([(2, 2), (3, 2), (2, 2), (2, 1)])
    edges = [left + 0.06 + (right - left - 0.12) * (at + (dice.uniform(-0.12, 0.12) if 0 < at < columns else 0)) / columns for at in range(columns + 1)]
    for start, end in zip(edges, edges[1:]):
        for row in range(rows):
            deep = (far - near - 0.12) / rows
            x, y = (start + end) / 2, near + 0.06 + (row + 0.5) * deep
            if dice.random() < 0.08:
                tree(x, y, dice.uniform(0.2, 0.27))
                continue
            high = min(most, dice.choice([0.3, 0.4, 0.5, 0.6, 0.78]))
            house((end - start - 0.03, deep - 0.03, high), (x, y, 0.05), dice.choice([plaster, plaster, plaster, card, card, grey, lime]))


def square(left, right, near, far):
    """A block without houses."""
    box("lawn", (right - left, far - near, 0.06), [material("lawn", "#A9B37E", 0.95)], ((left + right) / 2, (near + far) / 2, 0), bevel=0.01)


def strip(name, points, half, low, high, paint):
    """What runs beside those points on both sides as far as `half`, from one height to another."""
    rows = [[(x, y - half, low), (x, y - half, high), (x, y + half, high), (x, y + half, low)] for x, y in points]
    made = skin(name, rows, [paint])
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(40)


def main(name, points, radius, paint):
    """A tube along the streets, on the board, with a joint of brass at each of its points."""
    tube(name, [(x, y, radius) for x, y in points], radius, paint)
    for x, y in points:
        turned("joint", [(0, 0), (radius * 1.75, 0), (radius * 1.75, radius * 2.1), (radius * 1.4, radius * 2.5), (0, radius * 2.5)], [brass], (x, y, 0), sides=48)


def collar(x, y, radius, along):
    """A ring of brass about a tube, which runs along x or y."""
    disc("collar", radius * 1.35, radius * 1.3, [brass], (x, y, radius), (0, 90, 0) if along == "x" else (90, 0, 0), bevel=0.015)


def water_tower(x, y):
    """The pump's overhead reservoir, a bowl on six legs about a shaft."""
    for at in range(6):
        angle = math.pi * at / 3
        tube("leg", [(x + 0.52 * math.cos(angle), y + 0.52 * math.sin(angle), 0), (x + 0.44 * math.cos(angle), y + 0.44 * math.sin(angle), 1.15)], 0.055, plaster)
    tube("shaft", [(x, y, 0), (x, y, 1.15)], 0.1, plaster)
    turned("bowl", [(0.36, 1.05), (0.8, 1.38), (0.86, 1.45), (0.86, 1.86), (0.8, 1.92), (0.5, 2.03), (0.12, 2.07), (0.12, 2.17), (0, 2.18)], [plaster], (x, y, 0))
    turned("band", [(0.868, 1.56), (0.872, 1.57), (0.872, 1.73), (0.868, 1.74)], [enamel], (x, y, 0))


def mosque(x, y):
    """Three domes over a prayer hall, between two minarets."""
    box("hall", (1.5, 0.72, 0.5), [plaster], (x, y + 0.3, 0.05), bevel=0.015)
    box("court", (1.5, 0.75, 0.1), [plaster], (x, y - 0.45, 0.05), bevel=0.015)
    for off, size in ((-0.46, 0.19), (0, 0.27), (0.46, 0.19)):
        bulb = [(0.86, 0), (1, 0.3), (0.98, 0.6), (0.78, 0.98), (0.4, 1.25), (0.1, 1.42), (0.05, 1.7), (0, 1.75)]
        turned("dome", [(radius * size, high * size) for radius, high in bulb], [plaster], (x + off, y + 0.3, 0.54), sides=48)
    for side in (-0.78, 0.78):
        turned("minaret", [(0.1, 0), (0.08, 1.0), (0.13, 1.02), (0.13, 1.08), (0.08, 1.08), (0.08, 1.22), (0.1, 1.27), (0.06, 1.38), (0, 1.46)], [plaster], (x + side, y - 0.02, 0.05), sides=40)


def flag(name, size, at):
    """A card whose left edge a pin holds upright in the street. However the model lies, it faces the eye, level, and leans
    back a little."""
    with group(name, (*at, 0), (0, 0, -TURN)):
        turned("pole", [(0.035, 0), (0.035, 2.98), (0.09, 3.0), (0.11, 3.08), (0.09, 3.16), (0, 3.19)], [brass], (0, 0, 0), sides=40)
        sheet = slab(name, size, 0.05, [material(name, image=name, rough=0.75), material("yellow card", "#F2A81E", 0.8)], thick=0.03)
        for face in sheet.data.polygons[1:]:
            face.material_index = 1
        sheet.location = (size[0] / 2 - 0.09, -0.46, 2.92 - size[1])
        sheet.rotation_euler = (math.radians(-22), 0, 0)


def laid(name, size, at):
    """A strip of paper in the street, not quite along it, so that its letters are nearly level."""
    sheet = slab(name, size, 0.01, [material(name, image=name, rough=0.9)], thick=0.012)
    sheet.rotation_euler = (math.radians(-90), 0, math.radians(-TURN / 2))
    sheet.location = (at[0], at[1] - size[1] / 2, 0.016)


with group("town", turn=(0, 0, TURN)):
    box("base", (RIGHT - LEFT, FAR - NEAR, 0.42), [lime], ((LEFT + RIGHT) / 2, (NEAR + FAR) / 2, -0.44), bevel=0.03)
    box("top", (RIGHT - LEFT - 0.24, FAR - NEAR - 0.24, 0.04), [ground], ((LEFT + RIGHT) / 2, (NEAR + FAR) / 2, -0.04), bevel=0.01)

    course = [(x / 4, canal(x / 4)) for x in range(math.ceil(LEFT * 4) + 1, int(RIGHT * 4))]
    for side in (-0.75, 0.75):
        strip("bank", [(x, y + side) for x, y in course], 0.06, 0, 0.2, lime)
    strip("bed", course, 0.72, 0, 0.012, mottled("bed", "#3E9C9E", "#9AD6CE", (0.5, 1.8, 1), 0.8, 0, 0))
    skin("water", [[(x, y - 0.72, 0.13), (x, y + 0.72, 0.13)] for x, y in course], [resin("water", "#A5DFE0")])

    square_at, tower_at, mosque_at = (1, CROSSING[1]), (3, CROSSING[1]), (0, CROSSING[0])
    for column, ((right, _), (left, _)) in enumerate(zip(AWAY, AWAY[1:])):
        left, right = left + 0.35, right - 0.35
        for (near, front), (far, back) in zip(CROSSING, CROSSING[1:]):
            near_edge, far_edge = near + front / 2, far - back / 2
            here = (column, (near, front))
            middle = ((left + right) / 2, (near_edge + far_edge) / 2)
            if here == tower_at:
                square(left, right, near_edge, far_edge)
                water_tower(*middle)
                for spot in ((-0.6, -0.6), (0.62, 0.55), (0.66, -0.5)):
                    tree(middle[0] + spot[0], middle[1] + spot[1], dice.uniform(0.18, 0.26))
            elif here == mosque_at:
                box("plate", (right - left, far_edge - near_edge, 0.05), [plot], (*middle, 0), bevel=0.01)
                mosque(*middle)
            elif here == square_at:
                square(left, right, near_edge, far_edge)
                for spot in ((-0.55, -0.45), (0.5, -0.5), (-0.5, 0.45), (0.05, 0.1), (0.6, 0.4)):
                    tree(middle[0] + spot[0], middle[1] + spot[1], dice.uniform(0.2, 0.32))
            else:
                # Houses before Station Road are low, so that its main is seen.
                block(left, right, near_edge, far_edge, 0.34 if far == STATION_ROAD else 0.78)
        block(left, right, ACROSS_CANAL[1], ACROSS_CANAL[0], 0.46)
    # The canal's trees, as along every canal of the province, but where the streets cross it.
    for step in range(60):
        x = RIGHT - 0.5 - step * 0.38
        if min(abs(x - street) for street, _ in AWAY) > 0.42:
            tree(x + dice.uniform(-0.06, 0.06), canal(x) + 1.0, dice.uniform(0.17, 0.27))
    for x, _ in AWAY[1::2]:
        box("bridge", (0.66, 1.9, 0.07), [lime], (x, canal(x), 0.2), bevel=0.015)
        for side in (-0.29, 0.29):
            box("railing", (0.06, 1.9, 0.12), [lime], (x + side, canal(x), 0.26), bevel=0.01)

    streets = [x for x, _ in AWAY]
    burst = (streets[3], streets[1])
    main("burst", [(burst[0], MAIN), (burst[1], MAIN)], 0.13, red)
    main("canal main", [(LEFT + 0.4, MAIN), (streets[5], MAIN), (burst[0], MAIN)], 0.12, enamel)
    main("east main", [(burst[1], MAIN), (streets[0], MAIN)], 0.12, enamel)
    main("station main", [(LEFT + 0.4, STATION_MAIN), (streets[3], STATION_MAIN), (streets[1], STATION_MAIN), (streets[0], STATION_MAIN)], 0.12, enamel)
    main("pump main", [(streets[3], MAIN), (streets[3], STATION_MAIN), (streets[3], FAR - 0.4)], 0.1, enamel)
    main("east rise", [(streets[1], MAIN), (streets[1], STATION_MAIN)], 0.1, enamel)
    main("west rise", [(streets[5], MAIN), (streets[5], FAR - 0.4)], 0.1, enamel)
    for x in (burst[0] + 1.3, burst[1] - 1.3):
        collar(x, MAIN, 0.13, "x")
    for x in (streets[5] + 2.4, streets[5] - 2.4, streets[0] - 1.2):
        collar(x, MAIN, 0.12, "x")
    for y in (0.95, 3.15):
        for x in (streets[1], streets[3], streets[5]):
            collar(x, y, 0.1, "y")

    # The burst: a drop that stands over it.
    x, y = (burst[0] + burst[1]) / 2, MAIN
    drop = [(0, 0.0), (0.05, 0.1), (0.16, 0.34), (0.4, 0.82), (0.56, 1.2), (0.58, 1.46), (0.5, 1.74), (0.32, 1.94), (0.12, 2.03), (0, 2.04)]
    turned("pin", drop, [red], (x, y, 0.24))
    disc("eye of the pin", 0.27, 0.1, [plaster], (x - 0.02, y - 0.38, 2.06), (46, 0, -TURN), bevel=0.03)

    flag("crew 3", (3.75, 1.21), (streets[5] + 0.55, MAIN + 0.3))
    flag("crew 1", (3.2, 1.21), (streets[3] + 0.24, 2.5))
    laid("canal road", (2.7, 0.58), (streets[4] + 0.5, CANAL_ROAD + 0.26))
    laid("station road", (2.9, 0.58), (streets[4] - 0.1, STATION_ROAD + 0.34))

with group("table", (0, 0, -0.44)):
    boards("table", 60, -16, 30, 3.1, timber("teak", "#6A4931", "#9E7650", 0.5, 0.7, 2.6))

# Hardly a mirror, or the lamp before it would lie on the figures.
screen = material("screen", image="board", rough=0.08, glow=1.0)
screen.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.08
with group("tablet", (6.75, -3.0, -0.44), size=0.91):
    with group("leaning", (0, 0, 0.34), (-35, 0, 0)):
        slab("case", (5.42, 6.98), 0.28, [material("case", "#20282A", 0.35, 0.6)], thick=0.26, bevel=0.05)
        slab("screen", (5.14, 6.66), 0.18, [screen], forward=0.012).location.z = 0.16
    box("ledge", (3.6, 1.5, 0.3), [lime], (0, 0.25, 0), bevel=0.05)
    box("lip", (3.6, 0.2, 0.52), [lime], (0, -0.42, 0), bevel=0.05)
    box("prop", (2.0, 0.24, 3.6), [lime], (0, 3.8, 0), (18, 0, 0), bevel=0.05)

# What the model maker has left: a plan rolled up, an end of main with its joint, houses yet to be placed.
with group("plan", (11.2, 8.9, 0.06), (0, 0, 28)):
    for radius in (0.5, 0.44):
        turned("roll", [(radius, -5), (radius, 5), (radius - 0.03, 5), (radius - 0.03, -5)], [material("paper", "#F4EDDD", 0.9)], (0, 0, 0), (0, 90, 0))
    disc("band", 0.515, 0.5, [enamel], (0, 0, 0), (0, 90, 0))
with group("left over", (5.7, -6.9, -0.44), (0, 0, 14)):
    tube("end", [(-1.0, 0, 0.12), (1.3, 0, 0.12)], 0.12, enamel)
    disc("collar", 0.16, 0.17, [brass], (0.9, 0, 0.13), (0, 90, 0))
    house((0.86, 0.7, 0.6), (2.5, 0.9, 0), plaster)
    house((0.7, 0.8, 0.42), (3.6, 0.35, 0), lime)

sun((-8.2, -1.5, 5.4), 4.0, 2.2, "#FFE8C8")
lamp((10, -16, 12), (0, 0, 0), 10, 700, "#FFE9D2")
sky("#DFE6EA", 0.5)
eye((0.6, -26, 26.5), (0.6, -0.6, 0.4), 54)
expose(-0.1, bounces=5)
