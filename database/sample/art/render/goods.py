"""
What a corner shop sells, clean and new: tins, jars, boxes, soap in paper, matches. What is printed on them is drawn
in `covers/golak/goods.ts`, under the same names.
"""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, group, material, mottled, skin, surface, tube, turned  # noqa: E402


def tin(image, radius, high, at, turn=0):
    """A tin with its print towards the eye, before it is turned by degrees."""
    bare = material("tinplate", "#D5D8D9", 0.24, 0.9)
    rim, lip = radius * 1.035, radius * 0.05
    body = [(0, 0), (radius, 0), (rim, lip), (radius, 2 * lip), (radius, high - 2 * lip), (rim, high - lip), (radius, high), (radius * 0.94, high), (radius * 0.93, high - lip * 1.6), (0, high - lip * 1.6)]
    turned(image, body, [bare], at)
    label = [(radius * 1.008, 3 * lip), (radius * 1.008, high - 3 * lip)]
    turned("label", label, [material(image, image=image, rough=0.38, coat=0.2)], at, (0, 0, 55 + turn))


def jar(image, radius, high, cap, at, turn=0):
    """A jar full to its neck under a lid of that colour."""
    neck = high * 0.82
    wall = [(0, 0), (radius * 0.9, 0), (radius, radius * 0.1), (radius, neck * 0.88), (radius * 0.93, neck * 0.96), (radius * 0.78, neck)]
    turned(image, wall, [material(image, image=image, rough=0.06, coat=1)], at, (0, 0, turn))
    lid = [(radius * 0.84, neck), (radius * 0.86, neck), (radius * 0.86, high - 0.06), (radius * 0.8, high), (0, high)]
    turned("lid", lid, [material("lid", cap, 0.28, coat=0.4)], at)


def pack(image, size, color, at, turn=0):
    """A box with its print towards the eye and that colour on its other sides, before it is turned by degrees."""
    box(image, size, [material(image, image=image, rough=0.42, coat=0.2), material("card", color, 0.42, coat=0.2)], at, (0, 0, turn), bevel=0.03)


def soap(at, turn=0):
    """A bar in its paper, which is folded over at both ends."""
    paper = material("soap's paper", "#8CC9EC", 0.45)
    faces = [material("soap side", image="soap side", rough=0.42, coat=0.2), paper, material("soap", image="soap", rough=0.42, coat=0.2), paper]
    with group("soap", at, (0, 0, turn)):
        box("bar", (2.3, 1.44, 0.62), faces, (0, 0, 0), bevel=0.09)
        for side in (-1, 1):
            box("fold", (0.03, 1.1, 0.28), [material("fold", "#B9DFF4", 0.5)], (side * 1.155, 0, 0.14), bevel=0.01)


def matchbox(at, turn=0, drawn=0.0):
    """A box of matches, its drawer so far out to the right."""
    card, strike = material("drawer", "#E8D3A6", 0.7), material("striking side", "#4A2A20", 0.85)
    yellow = material("sleeve", "#F5BE2E", 0.45)
    wide, deep, high, thin = 1.86, 1.0, 0.42, 0.035
    with group("matches", at, (0, 0, turn)):
        # The sleeve is open at its ends.
        box("lid", (wide, deep, thin), [yellow, yellow, material("matches", image="matches", rough=0.42, coat=0.2), yellow], (0, 0, high - thin), bevel=0.008)
        box("bottom", (wide, deep, thin), [yellow], (0, 0, 0), bevel=0.008)
        for side in (-1, 1):
            box("side", (wide, thin, high - 2 * thin), [strike], (0, side * (deep - thin) / 2, thin), bevel=0)
        inner = deep - 2.6 * thin
        box("floor", (wide - 0.02, inner, thin), [card], (drawn, 0, thin), bevel=0)
        for side in (-1, 1):
            box("wall", (wide - 0.02, thin, high - 4 * thin), [card], (drawn, side * (inner - thin) / 2, 2 * thin), bevel=0)
            box("end", (thin, inner - 2 * thin, high - 4 * thin), [card], (drawn + side * (wide - 0.06) / 2, 0, 2 * thin), bevel=0)
        if not drawn:
            return
        wood, head = material("splint", "#E9CFA0", 0.7), material("head", "#B5261A", 0.55)
        chance = random.Random(3)
        for at_layer, many in enumerate((8, 7)):
            for number in range(many):
                y = (number - (many - 1) / 2) * 0.098
                x, z = drawn + chance.uniform(-0.05, 0.02), 0.13 + at_layer * 0.085
                tube("splint", [(x - 0.8, y, z), (x + 0.68, y + chance.uniform(-0.02, 0.02), z)], 0.034, wood)
                turned("head", [(0, 0), (0.05, 0.03), (0.06, 0.09), (0.05, 0.15), (0, 0.18)], [head], (x + 0.62, y, z), (0, 90, 0), sides=20)


def shell(tone):
    """Of an egg of that colour: pores, clouds, and freckles that are no two alike."""
    made, sums = surface(f"shell {tone}")
    place = sums.apart(sums.nodes.new("ShaderNodeTexCoord").outputs["Object"], 30)
    clouds, pores = sums.noise(place, 1.5, 4), sums.noise(place, 34, 3)
    freckled = sums.ramp(sums.noise(place, 8, 5, 0.4), (0.65, "#000000"), (0.72, "#FFFFFF"))
    shade = sums.mixed(sums.reckoned("MULTIPLY", clouds, 0.55), tone, sums.mixed(1, tone, "#D9B896", "MULTIPLY"))
    sums.feed(sums.shader.inputs["Base Color"], sums.mixed(sums.reckoned("MULTIPLY", freckled, 0.4), shade, "#8A5A35"))
    sums.feed(sums.shader.inputs["Roughness"], sums.reckoned("MULTIPLY_ADD", clouds, 0.25, 0.36))
    sums.feed(sums.shader.inputs["Specular"], 0.35)
    sums.feed(sums.shader.inputs["Normal"], sums.relief(pores, 0.012, 0.5))
    return made


def eggs(columns, rows, at, turn=0, pitch=1.2):
    """A tray of pulp with an egg in each of its cups, point down, none of quite the same colour."""
    low, tall, steps = 0.1, 0.58, 14
    wide, deep = columns * pitch, rows * pitch

    def risen(x, y):
        """Lowest in the middle of a cup, highest where four of them meet."""
        across, along = math.cos(2 * math.pi * x / pitch), math.cos(2 * math.pi * y / pitch)
        return low + tall * ((2 + across + along) / 4) ** 0.9

    # A lip is pressed flat around it, and bent down at its edge.
    brim = low + tall * 0.42
    lip = ((-0.26, brim - 0.14), (-0.22, brim), (-0.05, brim))

    def line(count):
        """Places along one side, and how high the lip is where they lie on it."""
        long = count * pitch
        inner = [(step / steps * pitch, None) for step in range(count * steps + 1)]
        return [*lip, *inner, *((long - out, high) for out, high in reversed(lip))]

    def height(x, on_x, y, on_y):
        edges = [high for high in (on_x, on_y) if high is not None]
        return min(edges) if edges else risen(x, y)

    pulp = mottled("pulp", "#A3A196", "#BFBCB0", (9, 9, 9), 0.95, 0, 0.3)
    sheet = [[(x - wide / 2, y - deep / 2, height(x, on_x, y, on_y)) for x, on_x in line(columns)] for y, on_y in line(rows)]
    shells = [shell(tone) for tone in ("#DDB48C", "#F6E9D6", "#CE9C70", "#FBF5EA", "#EBD2B4")]
    chance = random.Random(11)
    with group("eggs", at, (0, 0, turn)):
        skin("tray", sheet, [pulp])
        for column in range(columns):
            for row in range(rows):
                size = chance.uniform(0.95, 1.03)
                outline = []
                for step in range(25):
                    angle = math.pi * step / 24
                    outline.append((0.56 * size * math.sin(angle) * (1 - 0.13 * math.cos(angle)), 0.74 * size * (1 - math.cos(angle))))
                spot = ((column + 0.5) * pitch - wide / 2, (row + 0.5) * pitch - deep / 2, low + 0.06)
                turned("egg", outline, [chance.choice(shells)], spot, (chance.uniform(-6, 6), chance.uniform(-6, 6), 0), sides=64)
