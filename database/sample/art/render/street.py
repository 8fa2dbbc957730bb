"""A lane in the old town: a brick wall washed with lime many times over, a floor of bricks, and what has leaked onto it."""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import bpy, faced, scene, skin, surface  # noqa: E402
from mathutils import Euler, Matrix, Vector, noise  # noqa: E402

chance = random.Random(118)

# A brick of the floor from above, and how far down its sides are seen.
LONG, BROAD, FOOT = 3.2, 1.6, -0.6
# The pool: its middle, its reach, how deep the floor has sunk there, and its level.
POOL, REACH, SUNK, LEVEL = (3.5, -4.1), (4.0, 3.2), 0.2, -0.12


def sunk(x, y):
    """How far the floor has settled about the pool."""
    return SUNK * math.exp(-(((x - POOL[0]) / REACH[0]) ** 2) - ((y - POOL[1]) / REACH[1]) ** 2)


def damp(sums, place):
    """Where the floor is wet, from 0 to 1."""
    x, y, _ = sums.parts(place)
    across, along = (sums.reckoned("DIVIDE", sums.reckoned("SUBTRACT", part, middle), reach) for part, middle, reach in zip((x, y), POOL, REACH))
    far = sums.reckoned("MULTIPLY_ADD", across, across, sums.reckoned("MULTIPLY", along, along))
    uneven = sums.reckoned("MULTIPLY_ADD", sums.noise(place, 1.1, 6, 0.3), 0.9, far)
    return sums.ramp(sums.reckoned("MULTIPLY", uneven, 0.5), (0.63, "#FFFFFF"), (0.76, "#000000"))


def fired():
    """Bricks of the floor, each of another tone, trodden, dusty and wet about the pool."""
    made, sums = surface("fired")
    shader, nodes, links, reckoned, ramp, mixed = sums.shader, sums.nodes, sums.links, sums.reckoned, sums.ramp, sums.mixed
    place = nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    tone = nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    grain = sums.noise(place, 7, 6)
    clouds = sums.noise(place, 0.9, 5, 0.5)
    own = ramp(tone, (0, "#743F31"), (0.25, "#9C5B43"), (0.45, "#85503F"), (0.65, "#AA7052"), (0.85, "#8F5140"), (1, "#B98A68"))
    color = mixed(ramp(grain, (0.35, "#000000"), (0.75, "#909090")), own, "#C39A78")
    color = mixed(ramp(clouds, (0.38, "#000000"), (0.72, "#B8B8B8")), color, "#C2A688")
    pores = ramp(sums.noise(place, 20, 3), (0.59, "#000000"), (0.75, "#FFFFFF"))
    color = mixed(reckoned("MULTIPLY", pores, 0.6), color, "#4A2A22")
    wet = damp(sums, place)
    links.new(mixed(wet, color, mixed(1, color, "#A89A92", "MULTIPLY")), shader.inputs["Base Color"])
    links.new(ramp(wet, (0, "#E6E6E6"), (1, "#6A6A6A")), shader.inputs["Roughness"])
    links.new(sums.relief(reckoned("MULTIPLY_ADD", pores, -0.6, grain), 0.05, 0.6), shader.inputs["Normal"])
    return made


def brick(seed, clay):
    """The upper side of a brick: its edges rounded, chipped here and there, its face uneven; its top at nought."""
    columns, rows = 64, 32
    long, broad = LONG - 0.1, BROAD - 0.1

    def height(x, y):
        spot = Vector((x + 17 * seed, y, 3.1 * seed))
        edge = min(long / 2 - abs(x), broad / 2 - abs(y))
        rounding = 0.09 + 0.2 * max(0, noise.fractal(spot * 1.3, 1, 2, 3)) + 0.03 * noise.noise(spot * 7)
        drop = rounding - math.sqrt(max(0, rounding**2 - max(0, rounding - edge) ** 2)) if edge < rounding else 0
        return -drop + 0.016 * noise.fractal(spot * 0.9, 1, 2, 3) + 0.003 * noise.noise(spot * 9)

    grid = []
    for row in range(rows + 1):
        y = (row / rows - 0.5) * broad
        line = [(x, y, height(x, y)) for x in ((0.5 - column / columns) * long for column in range(columns + 1))]
        grid.append([(*line[0][:2], FOOT), *line, (*line[-1][:2], FOOT)])
    low, high = ([(x, y, FOOT) for x, y, _ in line] for line in (grid[0], grid[-1]))
    thing = skin(f"brick {seed}", [low, *grid, high], [clay])
    mesh = thing.data
    bpy.data.objects.remove(thing)
    return mesh


def herringbone(slant, reach):
    """The middles of bricks in herringbone about the middle of the scene, and how each is turned, so many bricks' breadths
    far; the whole is turned by `slant`."""
    for column in range(-reach, reach + 1):
        for row in range(-reach, reach + 1):
            residue = (column - row) % 4
            if residue == 0:
                x, y, turn = column + 1, row + 0.5, 0
            elif residue == 3:
                x, y, turn = column + 0.5, row + 1, math.pi / 2
            else:
                continue
            place = Matrix.Rotation(slant, 2) @ Vector((BROAD * x, BROAD * y))
            yield place.x, place.y, slant + turn


def floor(left, right, near, far):
    """Bricks in herringbone askew to the wall, no two quite level, sand between them."""
    clay = fired()
    shapes = [brick(seed, clay) for seed in range(12)]
    for x, y, turn in herringbone(math.radians(45), 24):
        if not (left < x < right and near < y < far):
            continue
        laid = bpy.data.objects.new("brick", chance.choice(shapes))
        scene.collection.objects.link(laid)
        laid.location = (x, y, chance.uniform(-0.02, 0.015) - sunk(x, y))
        slope = Vector((sunk(x + 0.1, y) - sunk(x - 0.1, y), sunk(x, y + 0.1) - sunk(x, y - 0.1), 0.2))
        slope += Vector((chance.gauss(0, 0.002), chance.gauss(0, 0.002), 0))
        askew = Euler((0, 0, turn + math.pi * chance.randint(0, 1) + chance.gauss(0, 0.008))).to_quaternion()
        laid.rotation_euler = (Vector((0, 0, 1)).rotation_difference(slope) @ askew).to_euler()
    sand(left, right, near, far)
    crumbs(clay)
    water()


def crumbs(clay):
    """What has broken off and been swept into no corner yet."""
    shapes = []
    for seed in range(6):
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=1)
        shape = bpy.context.object
        for vertex in shape.data.vertices:
            vertex.co *= 0.8 + 0.5 * noise.fractal(vertex.co * 0.9 + Vector((9 * seed, 0, 0)), 1, 2, 3)
            vertex.co.z *= 0.7
        shape.data.materials.append(clay)
        shapes.append(shape.data)
        bpy.data.objects.remove(shape)
    for _ in range(110):
        crumb = bpy.data.objects.new("crumb", chance.choice(shapes))
        scene.collection.objects.link(crumb)
        x, y, size = chance.uniform(-8, 8), chance.uniform(-10, 3), 0.02 + 0.09 * chance.random() ** 3
        crumb.location = (x, y, 0.5 * size - sunk(x, y))
        crumb.rotation_euler = (0, 0, chance.uniform(0, 6.28))
        crumb.scale = (size * chance.uniform(0.8, 1.5), size, size)


def sand(left, right, near, far):
    """What fills the joints and has blown onto the bricks and against the wall."""
    made, sums = surface("sand")
    shader = sums.shader
    place = sums.nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    grain = sums.noise(place, 26, 4)
    color = sums.ramp(grain, (0.3, "#8A6A4A"), (0.7, "#CFAE86"))
    wet = damp(sums, place)
    sums.links.new(sums.mixed(wet, color, sums.mixed(1, color, "#B0A49C", "MULTIPLY")), shader.inputs["Base Color"])
    sums.feed(shader.inputs["Roughness"], 0.95)
    sums.links.new(sums.relief(grain, 0.05, 0.7), shader.inputs["Normal"])

    def height(x, y):
        spot = Vector((x, y, 0))
        drift = 0.1 * max(0, noise.fractal(spot * 0.32, 1, 2, 3) - 0.25)
        at_wall = 0.5 * max(0, (y - 2.6) / 1.5) ** 2
        return -0.13 + 0.03 * noise.fractal(spot * 1.7, 1, 2, 4) + drift + at_wall - sunk(x, y)

    step = 0.08
    across, along = (range(int((end - start) / step)) for start, end in ((left, right), (near, far)))
    lines = [[(left + step * column, near + step * row) for column in reversed(across)] for row in along]
    skin("sand", [[(*place, height(*place)) for place in line] for line in lines], [made])


def water():
    """Clear water that has gathered where the floor has sunk."""
    made, sums = surface("water")
    nodes, links = sums.nodes, sums.links
    clear, mirror, fresnel, both = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "BsdfGlossy", "Fresnel", "MixShader"))
    clear.inputs["Color"].default_value = (0.92, 0.96, 0.96, 1)
    mirror.inputs["Roughness"].default_value = 0.015
    fresnel.inputs["IOR"].default_value = 1.5
    ripples = sums.relief(sums.noise(nodes.new("ShaderNodeNewGeometry").outputs["Position"], 1.1, 2, 0.6), 0.02, 0.16)
    for node in (mirror, fresnel):
        links.new(ripples, node.inputs["Normal"])
    # More than water mirrors: what lies in its shadow is too dark to see through it.
    seen = sums.reckoned("MULTIPLY_ADD", fresnel.outputs[0], 1.8, 0.05)
    for socket, value in zip(both.inputs, (seen, clear.outputs[0], mirror.outputs[0])):
        links.new(value, socket)
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    x, y = POOL
    wide, deep = 1.3 * REACH[0], 1.3 * REACH[1]
    corners = [(x - wide, y - deep), (x + wide, y - deep), (x + wide, y + deep), (x - wide, y + deep)]
    faced("water", [(*corner, LEVEL) for corner in corners], [(0, 1, 2, 3)], [made])


def bond(sums, place):
    """Bricks and mortar in courses that no string was drawn for: what is brick, from 0 to 1, and the colour of either."""
    nodes, links = sums.nodes, sums.links
    shake = nodes.new("ShaderNodeTexNoise")
    shake.inputs["Scale"].default_value = 1.6
    shake.inputs["Detail"].default_value = 3
    links.new(place, shake.inputs["Vector"])
    shaken = nodes.new("ShaderNodeVectorMath")
    shaken.operation = "MULTIPLY_ADD"
    shaken.inputs[1].default_value = (0.12, 0.12, 0)
    links.new(shake.outputs["Color"], shaken.inputs[0])
    links.new(place, shaken.inputs[2])
    courses = nodes.new("ShaderNodeTexBrick")
    tones = {"Color1": "#A8573A", "Color2": "#C07B56", "Mortar": "#A99A86"}
    sizes = {"Scale": 1, "Mortar Size": 0.075, "Mortar Smooth": 0.65, "Brick Width": 2.5, "Row Height": 0.84}
    for name, value in (tones | sizes).items():
        sums.feed(courses.inputs[name], value)
    links.new(shaken.outputs[0], courses.inputs["Vector"])
    return sums.reckoned("SUBTRACT", 1, courses.outputs["Fac"]), courses.outputs["Color"]


def washed(damp_to):
    """Bricks under many coats of lime, which have come off here and there, above all near the ground: so far up the
    damp has risen. The relief is real, so that the sun rakes it."""
    made, sums = surface("washed", displaced=True)
    shader, nodes, links, reckoned, ramp, mixed = sums.shader, sums.nodes, sums.links, sums.reckoned, sums.ramp, sums.mixed
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    high = sums.parts(place)[1]
    face, fired_color = bond(sums, place)
    grain, clouds = sums.noise(place, 6, 6), sums.noise(place, 0.42, 4, 0.5)

    low = ramp(reckoned("DIVIDE", high, 3 * damp_to), (0, "#FFFFFF"), (0.5, "#303030"), (1, "#000000"))
    hold = reckoned("MULTIPLY_ADD", sums.noise(place, 0.75, 8, 0.2), 0.93, reckoned("MULTIPLY", face, 0.03))
    loose = reckoned("MULTIPLY_ADD", low, 0.13, hold)
    bare = ramp(loose, (0.63, "#000000"), (0.637, "#FFFFFF"))
    thin = ramp(loose, (0.56, "#000000"), (0.63, "#FFFFFF"))
    under = reckoned("MULTIPLY_ADD", face, 0.1, reckoned("MULTIPLY", grain, 0.03))
    coat = reckoned("MULTIPLY_ADD", grain, 0.02, 0.1)
    coat = reckoned("MULTIPLY_ADD", sums.noise(place, 2.4, 4), 0.03, coat)
    coat = reckoned("MULTIPLY_ADD", clouds, 0.08, coat)
    filled = ramp(sums.noise(place, 0.6, 3), (0.35, "#1C1C1C"), (0.65, "#383838"))
    coat = reckoned("MULTIPLY_ADD", face, filled, coat)
    raised = nodes.new("ShaderNodeDisplacement")
    raised.inputs["Midlevel"].default_value = 0
    links.new(mixed(bare, coat, under), raised.inputs["Height"])
    links.new(raised.outputs[0], nodes["Material Output"].inputs["Displacement"])

    strokes = sums.noise(sums.scaled(place, (8, 1.1, 1)), 1, 5, 0.4)
    brushed = reckoned("MULTIPLY_ADD", strokes, 0.5, reckoned("MULTIPLY", clouds, 0.5))
    lime = ramp(brushed, (0.34, "#78B8AD"), (0.5, "#92CABE"), (0.66, "#B4DED5"))
    lime = mixed(reckoned("MULTIPLY", thin, 0.6), lime, "#D5E2D2")
    rained = ramp(sums.noise(sums.scaled(place, (1.9, 0.1, 1)), 1, 5, 0.2), (0.5, "#000000"), (0.75, "#777777"))
    lime = mixed(rained, lime, "#5C8F86")
    limy = mixed(ramp(grain, (0.3, "#000000"), (0.8, "#808080")), fired_color, "#D9BFA0")
    color = mixed(bare, lime, limy)
    rise = reckoned("MULTIPLY_ADD", sums.noise(place, 0.9, 7, 0.3), 2.2, high)
    soaked = ramp(reckoned("DIVIDE", rise, 10), ((damp_to + 0.75) / 10, "#FFFFFF"), ((damp_to + 1.3) / 10, "#000000"))
    links.new(mixed(soaked, color, mixed(1, color, "#7E9A90", "MULTIPLY")), shader.inputs["Base Color"])
    sums.feed(shader.inputs["Roughness"], 0.92)
    return made


def wall(left, right, top, away):
    """The wall across the lane from a little below the ground, its face so far away."""
    step, below = 0.05, 0.5
    across = [right - step * column for column in range(int((right - left) / step))]
    rows = [[(x, step * row, 0) for x in across] for row in range(int((top + 1) / step))]
    skin("wall", rows, [washed(4.5)], (0, away, -below), (90, 0, 0))
