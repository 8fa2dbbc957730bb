"""A loaf as it comes out of the oven: a crust that is darkest on its back, and cuts that have opened in the heat."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import skin, surface  # noqa: E402
from mathutils import Vector, noise  # noqa: E402

# Across, deep and high, in units of the scene.
LONG, BROAD, TALL = 3.5, 1.9, 1.3
CUTS = (-1.12, -0.38, 0.36, 1.1)


def crust():
    """Its map says how far a place lies in a cut (u) and how high it is (v)."""
    made, sums = surface("crust")
    place = sums.nodes.new("ShaderNodeTexCoord")
    own = sums.parts(place.outputs["UV"])
    cloud = sums.noise(place.outputs["Object"], 1.6, 4)
    fine = sums.noise(place.outputs["Object"], 13, 5)
    pores = sums.noise(place.outputs["Object"], 30, 3)
    baked = sums.reckoned("MULTIPLY_ADD", cloud, 0.5, sums.reckoned("MULTIPLY_ADD", fine, 0.22, sums.reckoned("MULTIPLY_ADD", own["Y"], 0.62, -0.28)))
    brown = sums.ramp(baked, (0.1, "#F0C684"), (0.36, "#DD9C48"), (0.6, "#BA6C25"), (0.9, "#85430F"))
    crumb = sums.ramp(sums.reckoned("MULTIPLY_ADD", pores, 0.5, sums.reckoned("MULTIPLY", fine, 0.5)), (0.34, "#D9A762"), (0.55, "#F3DDB0"))
    torn = sums.ramp(sums.reckoned("MULTIPLY_ADD", fine, 0.5, own["X"]), (0.56, "#000000"), (0.78, "#FFFFFF"))
    shade = sums.mixed(torn, brown, crumb)
    # What is left of the flour that the loaf was rolled in.
    dusted = sums.ramp(sums.noise(place.outputs["Object"], 2.2, 6, 0.4), (0.46, "#000000"), (0.72, "#FFFFFF"), ease="EASE")
    flour = sums.reckoned("MULTIPLY", sums.reckoned("MULTIPLY", dusted, pores), 0.75)
    sums.feed(sums.shader.inputs["Base Color"], sums.mixed(flour, shade, "#FFF3DC"))
    sums.feed(sums.shader.inputs["Roughness"], sums.reckoned("MULTIPLY_ADD", own["X"], 0.4, 0.46))
    sums.feed(sums.shader.inputs["Specular"], 0.35)
    height = sums.reckoned("MULTIPLY_ADD", fine, 0.7, sums.reckoned("MULTIPLY", pores, 0.3))
    sums.feed(sums.shader.inputs["Normal"], sums.relief(height, 0.05, 0.7))
    return made


def opened(x, y):
    """How far a place of its back lies in one of the cuts, which run slantwise: 1 in the middle of one, 0 outside; and
    how far it lies on the lip behind it, which has lifted."""
    deepest, lip = 0.0, 0.0
    for cut in CUTS:
        along = max(0.0, 1 - (abs(y) / (BROAD * 0.4)) ** 3)
        off = x - cut - 0.5 * y + 0.12 * noise.noise(Vector((cut * 3, y * 1.6, 0)))
        deepest = max(deepest, along * math.exp(-((off / (0.1 + 0.06 * along)) ** 2)))
        lip = max(lip, along * math.exp(-(((off - 0.2) / 0.09) ** 2)))
    return deepest, lip


def loaf():
    """Lies about the middle of the scene, its length along x."""
    rows, maps, rings, sides = [], [], 150, 260

    def power(value, part):
        return math.copysign(abs(value) ** part, value)

    for ring in range(rings + 1):
        up = math.pi * (ring / rings - 0.5)
        rows.append([])
        for side in range(sides):
            around = 2 * math.pi * side / sides
            x = LONG / 2 * power(math.cos(up), 0.62) * power(math.cos(around), 0.72)
            y = BROAD / 2 * power(math.cos(up), 0.62) * power(math.sin(around), 0.8)
            # Its foot is flat, its back round.
            z = TALL * (0.42 + 0.58 * power(math.sin(up), 0.9)) if up > 0 else TALL * 0.42 * (1 + power(math.sin(up), 0.55))
            place = Vector((x * 0.9, y * 0.9, z))
            bulge = 1 + 0.05 * noise.noise(place * 1.1) + 0.014 * noise.noise(place * 4)
            deepest, lip = opened(x, y) if up > 0.2 else (0.0, 0.0)
            rows[-1].append((x * bulge, y * bulge, z * bulge - 0.07 * deepest + 0.07 * lip))
            maps.append((deepest, z / TALL))
    made = skin("loaf", rows, [crust()], closed=True)
    layer = made.data.uv_layers.new()
    for loop in made.data.loops:
        layer.data[loop.index].uv = maps[loop.vertex_index]
    return made
