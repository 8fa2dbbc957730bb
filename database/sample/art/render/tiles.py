"""A courtyard's floor of cement tiles in two colours, worn down to their grey, and the water that stands on and between them."""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import faced, skin, surface  # noqa: E402
from mathutils import Vector, noise  # noqa: E402

chance = random.Random(8137)

# A tile's side, and how far down its edges are seen.
SIDE, FOOT = 2.5, -0.4
# Where the floor has sunk: the middle of each pool, its reach along x and y, and how deep; and the water's level.
POOLS = [((-2.0, -7.7), (3.0, 1.45), 0.2), ((3.0, -9.3), (2.2, 1.1), 0.18), ((-3.0, -2.4), (1.5, 1.1), 0.13)]
LEVEL = -0.07


def sunk(x, y):
    """How far the floor has settled, in waves that no trowel meant."""
    settled = sum(deep * math.exp(-(((x - px) / wide) ** 2) - ((y - py) / long) ** 2) for (px, py), (wide, long), deep in POOLS)
    return settled + 0.02 * noise.fractal(Vector((x * 0.5, y * 0.5, 3)), 1, 2, 5)


def wetness(sums, place):
    """Where the floor is wet, from 0 to 1: about the pools, and in splashes."""
    x, y, _ = sums.parts(place)
    near = None
    for (px, py), (wide, long), _ in POOLS:
        across = sums.reckoned("DIVIDE", sums.reckoned("SUBTRACT", x, px), wide)
        along = sums.reckoned("DIVIDE", sums.reckoned("SUBTRACT", y, py), long)
        far = sums.reckoned("SQRT", sums.reckoned("MULTIPLY_ADD", across, across, sums.reckoned("MULTIPLY", along, along)))
        near = far if near is None else sums.reckoned("MINIMUM", near, far)
    uneven = sums.reckoned("MULTIPLY_ADD", sums.noise(place, 0.9, 6, 0.4), 1.5, near)
    return sums.ramp(sums.reckoned("MULTIPLY", uneven, 0.3), (0.6, "#FFFFFF"), (0.622, "#000000"))


def cement(name, dark, light):
    """Pigmented cement: its colour trodden off in the middle of things, pores, dirt, and dark and glossy where it is wet."""
    made, sums = surface(name)
    shader, nodes, links, reckoned, ramp, mixed = sums.shader, sums.nodes, sums.links, sums.reckoned, sums.ramp, sums.mixed
    place = nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    tone = nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    grain, fine, clouds = sums.noise(place, 9, 6), sums.noise(place, 34, 3), sums.noise(place, 0.8, 5, 0.6)
    color = ramp(reckoned("MULTIPLY_ADD", tone, 0.35, reckoned("MULTIPLY", clouds, 0.75)), (0.25, dark), (0.75, light))
    worn = ramp(reckoned("MULTIPLY_ADD", grain, 0.45, reckoned("MULTIPLY", sums.noise(place, 2.2, 9, 0.2), 0.75)), (0.6, "#000000"), (0.76, "#B8B8B8"))
    color = mixed(worn, color, ramp(fine, (0.3, "#8F8C80"), (0.7, "#BDB8A8")))
    pores = ramp(fine, (0.62, "#000000"), (0.72, "#FFFFFF"))
    color = mixed(reckoned("MULTIPLY", pores, 0.45), color, "#3C3A33")
    color = mixed(ramp(sums.noise(place, 3.4, 9, 0.3), (0.55, "#000000"), (0.72, "#7C7C7C")), color, "#7B6C54")
    wet = wetness(sums, place)
    links.new(mixed(wet, color, mixed(1, color, "#8C8474", "MULTIPLY")), shader.inputs["Base Color"])
    links.new(mixed(wet, ramp(grain, (0.3, "#A8A8A8"), (0.7, "#D8D8D8")), "#585858"), shader.inputs["Roughness"])
    links.new(reckoned("MULTIPLY", wet, 0.75), shader.inputs["Clearcoat"])
    sums.feed(shader.inputs["Clearcoat Roughness"], 0.12)
    uneven = reckoned("MULTIPLY_ADD", pores, -0.5, reckoned("MULTIPLY_ADD", worn, -0.35, grain))
    links.new(sums.relief(uneven, 0.035, mixed(wet, "#909090", "#4C4C4C")), shader.inputs["Normal"])
    return made


def tile(middle, turn, paint):
    """A tile about a point, turned by so much: edges rounded by feet, corners chipped, settled with the floor."""
    steps, side, seed = 48, SIDE - 0.085, chance.uniform(0, 900)
    cos, sin = math.cos(turn), math.sin(turn)
    tilt, lift = (chance.gauss(0, 0.0035), chance.gauss(0, 0.0035)), chance.uniform(-0.01, 0.008)

    def point(x, y):
        spot = Vector((x + seed, y, 2.7 * seed))
        edge = min(side / 2 - abs(x), side / 2 - abs(y))
        rounding = 0.035 + 0.16 * max(0, noise.fractal(spot * 1.5, 1, 2, 4) - 0.12) + 0.012 * noise.noise(spot * 8)
        drop = rounding - math.sqrt(max(0, rounding**2 - max(0, rounding - edge) ** 2)) if edge < rounding else 0
        at = (middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos)
        uneven = 0.007 * noise.fractal(spot * 0.8, 1, 2, 3) + 0.002 * noise.noise(spot * 11)
        return (*at, lift + tilt[0] * x + tilt[1] * y + uneven - drop - sunk(*at))

    # Points stand closer towards the edges, where the tile is round.
    places = [math.copysign(abs(2 * at / steps - 1) ** 0.6, 2 * at / steps - 1) * side / 2 for at in range(steps + 1)]
    grid = []
    for y in places:
        line = [point(x, y) for x in reversed(places)]
        grid.append([(*line[0][:2], FOOT), *line, (*line[-1][:2], FOOT)])
    low, high = ([(x, y, FOOT) for x, y, _ in line] for line in (grid[0], grid[-1]))
    skin("tile", [low, *grid, high], [paint])


def floor(left, right, near, far, slant):
    """Tiles in two colours by turns, the whole turned by degrees; none is quite level, and mortar lies between them."""
    paints = [cement("teal tile", "#0B4A55", "#17707C"), cement("lime tile", "#CFC8B4", "#ECE6D6")]
    cos, sin = math.cos(math.radians(slant)), math.sin(math.radians(slant))
    for column in range(-14, 15):
        for row in range(-14, 15):
            across, along = SIDE * (column + 0.37), SIDE * (row + 0.2)
            x, y = across * cos - along * sin, across * sin + along * cos
            if left < x < right and near < y < far:
                tile((x, y), math.radians(slant) + chance.gauss(0, 0.006), paints[(column + row) % 2])
    mortar(left, right, near, far)


def mortar(left, right, near, far):
    """What fills the joints, washed out here and there."""
    grey = cement("mortar", "#6E6A5E", "#8F8A7B")
    step = 0.1
    across, along = (range(int((end - start) / step)) for start, end in ((left, right), (near, far)))
    lines = [[(left + step * column, near + step * row) for column in reversed(across)] for row in along]
    skin("mortar", [[(x, y, -0.075 - sunk(x, y) + 0.03 * noise.fractal(Vector((x, y, 9)) * 1.1, 1, 2, 4)) for x, y in line] for line in lines], [grey])


def water(rings):
    """Clear water on the whole floor, at one level, so that it stands wherever the floor is lower; `rings` lists where
    drops have fallen and how wide their rings have become."""
    made, sums = surface("water")
    nodes, links, reckoned = sums.nodes, sums.links, sums.reckoned
    clear, mirror, fresnel, both = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "BsdfGlossy", "Fresnel", "MixShader"))
    clear.inputs["Color"].default_value = (0.86, 0.93, 0.93, 1)
    mirror.inputs["Roughness"].default_value = 0.012
    fresnel.inputs["IOR"].default_value = 1.5
    place = nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    x, y, _ = sums.parts(place)
    height = reckoned("MULTIPLY", sums.noise(place, 0.9, 2, 0.5), 0.5)
    for (rx, ry), wide in rings:
        across, along = reckoned("SUBTRACT", x, rx), reckoned("SUBTRACT", y, ry)
        far = reckoned("SQRT", reckoned("MULTIPLY_ADD", across, across, reckoned("MULTIPLY", along, along)))
        fade = reckoned("POWER", reckoned("MAXIMUM", reckoned("SUBTRACT", 1, reckoned("DIVIDE", far, wide)), 0), 1.2)
        wave = reckoned("SINE", reckoned("MULTIPLY", far, 19))
        height = reckoned("MULTIPLY_ADD", reckoned("MULTIPLY", wave, fade), 0.15, height)
    ripples = sums.relief(height, 0.05, 0.4)
    for node in (mirror, fresnel):
        links.new(ripples, node.inputs["Normal"])
    # More than water mirrors at this slant, as a polariser turned the other way would show it.
    seen = reckoned("MULTIPLY_ADD", fresnel.outputs[0], 2.2, 0.28)
    for socket, value in zip(both.inputs, (seen, clear.outputs[0], mirror.outputs[0])):
        links.new(value, socket)
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    faced("water", [(-12, -14, LEVEL), (12, -14, LEVEL), (12, 0.1, LEVEL), (-12, 0.1, LEVEL)], [(0, 1, 2, 3)], [made])
