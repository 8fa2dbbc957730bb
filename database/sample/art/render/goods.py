"""
What a corner shop sells: tins, jars, boxes, soap in paper, matches, none of which has come straight from its press.
What is printed on them is drawn in `covers/golak/goods.ts`, under the same names.
"""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import Vector, bpy, box, group, material, mottled, scene, skin, surface, tube, turned  # noqa: E402
from shading import Sums  # noqa: E402
from worn import aged, roughen  # noqa: E402

# What is in a jar: how long a piece is, how long in parts of that on its other axes, how far it ends in a beak, its
# colours, and how dull it is.
FILLINGS = {
    "chickpeas": (0.27, (0.88, 0.86), 0.3, ("#DDB272", "#EBCB93", "#CB995A", "#E2BE82"), 0.62),
    "sweets": (0.43, (0.8, 0.76), 0.0, ("#C9574A", "#E6B658", "#6FA276", "#F8EEDB", "#DE9358", "#CF8294"), 0.46),
}


def tinplate():
    """Sheet steel, tinned: dulled by hands, and drawn over a roller that has left its lines."""
    made, sums = surface("tinplate")
    place = sums.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    rolled, clouds = sums.noise(sums.scaled(place, (0.6, 0.6, 26)), 1, 3), sums.noise(place, 1.7, 5)
    sums.feed(sums.shader.inputs["Metallic"], 1)
    sums.feed(sums.shader.inputs["Base Color"], sums.ramp(clouds, (0.3, "#9A9C9A"), (0.7, "#D6D6D1")))
    sums.feed(sums.shader.inputs["Roughness"], sums.reckoned("MULTIPLY_ADD", clouds, 0.3, 0.14))
    sums.feed(sums.shader.inputs["Normal"], sums.relief(rolled, 0.012, 0.4))
    return made


def labelled(image):
    """Printed paper, glued on: its ink a little faded, its upper and lower edge rubbed, and the paste below it uneven."""
    made = material(image, image=image, rough=0.62)
    sums = Sums(made)
    ink = sums.shader.inputs["Base Color"].links[0].from_socket
    coordinates = sums.nodes.new("ShaderNodeTexCoord")
    place = coordinates.outputs["Object"]
    _, up, _ = sums.parts(coordinates.outputs["UV"])
    clouds, fibres = sums.noise(place, 1.1, 5), sums.noise(place, 24, 4)
    grey = sums.nodes.new("ShaderNodeRGBToBW")
    sums.links.new(ink, grey.inputs[0])
    faded = sums.mixed(0.12, ink, grey.outputs[0])
    aged_ink = sums.mixed(1, faded, sums.ramp(clouds, (0.3, "#E8E0D2"), (0.66, "#FFFFFF")), "MULTIPLY")
    # From the middle to either edge.
    edge = sums.reckoned("ABSOLUTE", sums.reckoned("MULTIPLY_ADD", up, 2, -1))
    near = sums.reckoned("MULTIPLY_ADD", sums.noise(place, 3.2, 6), 0.3, sums.reckoned("MULTIPLY_ADD", fibres, 0.06, edge))
    bare = sums.reckoned("MULTIPLY", sums.ramp(near, (1.0, "#000000"), (1.16, "#FFFFFF")), 0.75)
    sums.feed(sums.shader.inputs["Base Color"], sums.mixed(bare, aged_ink, "#DED2BC"))
    sums.feed(sums.shader.inputs["Specular"], 0.25)
    sums.feed(sums.shader.inputs["Roughness"], sums.reckoned("MULTIPLY_ADD", clouds, 0.2, 0.5))
    sums.feed(sums.shader.inputs["Normal"], sums.relief(sums.reckoned("MULTIPLY_ADD", fibres, 0.16, clouds), 0.05, 0.4))
    return made


def glass():
    """A thin wall of it, which mirrors the more the more it is seen from aside. Rays go straight through."""
    made, sums = surface("glass")
    clear, shiny, both = (sums.nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "BsdfGlossy", "MixShader"))
    sums.feed(clear.inputs["Color"], "#FAFDFA")
    sums.feed(shiny.inputs["Roughness"], 0.04)
    seen = sums.nodes.new("ShaderNodeFresnel")
    sums.feed(seen.inputs["IOR"], 1.35)
    sums.links.new(seen.outputs[0], both.inputs[0])
    sums.links.new(clear.outputs[0], both.inputs[1])
    sums.links.new(shiny.outputs[0], both.inputs[2])
    sums.links.new(both.outputs[0], sums.nodes["Material Output"].inputs[0])
    return made


def filling(name, radius, high, at):
    """What a jar holds, as far in as it is seen from before it, up to that height."""
    long, sides, beak, colors, rough = FILLINGS[name]
    chance = random.Random(name)
    meshes = []
    for color in colors:
        made, sums = surface(f"{name} {color}")
        place = sums.apart(sums.nodes.new("ShaderNodeTexCoord").outputs["Object"], 30)
        mottle = sums.noise(place, 1.6 / long, 4)
        sums.feed(sums.shader.inputs["Base Color"], sums.mixed(1, color, sums.ramp(mottle, (0.3, "#D6C9B4"), (0.66, "#FFFFFF")), "MULTIPLY"))
        sums.feed(sums.shader.inputs["Roughness"], rough)
        sums.feed(sums.shader.inputs["Specular"], 0.3)
        sums.feed(sums.shader.inputs["Normal"], sums.relief(mottle, 0.12 * long, 0.7))
        rows = []
        for ring in range(13):
            polar = math.pi * ring / 12
            tip = 1 + beak * max(0, math.cos(polar)) ** 5
            rows.append([(long / 2 * sides[0] * math.sin(polar) * math.cos(turn), long / 2 * sides[1] * math.sin(polar) * math.sin(turn), long / 2 * math.cos(polar) * tip) for turn in (math.pi * side / 8 for side in range(16))])
        pattern = skin(name, rows, [made], closed=True)
        meshes.append(pattern.data)
        bpy.data.objects.remove(pattern)
    # Two layers close what is between the pieces of one.
    for layer in (0.5, 1.15):
        reach = radius - layer * long
        for row in range(int(high / (0.7 * long))):
            # The glass is drawn in above its foot and below its neck.
            out = reach - 0.3 * long * ((row == 0) + (0.7 * row * long > 0.88 * high))
            many = int(2 * math.pi * reach / (0.84 * long))
            for number in range(many):
                angle = 2 * math.pi * (number + row / 2 + chance.uniform(-0.24, 0.24)) / many
                if math.sin(angle) > 0.3:
                    continue
                piece = bpy.data.objects.new(name, chance.choice(meshes))
                scene.collection.objects.link(piece)
                z = (0.7 * row + 0.55 + chance.uniform(-0.24, 0.24)) * long
                far = out - chance.uniform(0, 0.22) * long
                piece.location = Vector(at) + Vector((far * math.cos(angle), far * math.sin(angle), z))
                piece.rotation_euler = [chance.uniform(0, 6.3) for _ in range(3)]
    core = radius - 1.25 * long
    turned("dark", [(0, 0.1), (core, 0.1), (core, high - long), (0, high - long)], [material("dark", colors[0], 0.9)], at)


def tin(image, radius, high, at, turn=0):
    """A tin with its label towards the eye, before it is turned by degrees: its ends are rolled on, and pressed in rings."""
    bare, lip = tinplate(), radius * 0.05

    def rolled(z):
        """The bead in which an end and the body are folded into one another."""
        return [(radius + lip * 0.75 * math.sin(angle), z - lip * 0.8 * math.cos(angle)) for angle in (math.pi * step / 8 for step in range(9))]

    rings = [(radius * part, high - lip * deep) for part, deep in ((0.95, 0.1), (0.93, 2.2), (0.85, 2.2), (0.83, 1.7), (0.7, 1.7), (0.68, 2.2), (0, 2.2))]
    turned(image, [(0, 0), *rolled(lip * 0.8), *rolled(high - lip * 0.8), *rings], [bare], at)
    label = [(radius * 1.008, 3 * lip), (radius * 1.008, high - 3 * lip)]
    turned("label", label, [labelled(image)], at, (0, 0, 55 + turn))


def jar(name, radius, high, cap, at, turn=0):
    """A jar of glass, full to its neck under a lid of that colour, with a knurled edge to hold it by."""
    neck = high * 0.82
    wall = [(0, 0), (radius * 0.9, 0), (radius, radius * 0.1), (radius, neck * 0.88), (radius * 0.93, neck * 0.96), (radius * 0.78, neck)]
    with group(name, at, (0, 0, turn)):
        turned("wall", wall, [glass()], (0, 0, 0))
        filling(name, radius * 0.965, neck * 0.93, (0, 0, 0.04))
        plain, knurled = (aged(material("lid", cap, 0.4), "#3A2A18", "#C9C4B8", 0.4, 1.6, (0.34, 0.62), 0.012) for _ in range(2))
        sums = Sums(knurled)
        x, y, _ = sums.parts(sums.nodes.new("ShaderNodeTexCoord").outputs["Object"])
        teeth = sums.reckoned("SINE", sums.reckoned("MULTIPLY", sums.reckoned("ARCTAN2", y, x), 110))
        roughen(sums, teeth, 0.03)
        turned("grip", [(radius * 0.86, neck + 0.14), (radius * 0.86, high - 0.12)], [knurled], (0, 0, 0))
        turned("hem", [(radius * 0.84, neck), (radius * 0.88, neck), (radius * 0.88, neck + 0.1), (radius * 0.86, neck + 0.14)], [plain], (0, 0, 0))
        turned("lid", [(radius * 0.86, high - 0.12), (radius * 0.83, high - 0.03), (radius * 0.78, high), (radius * 0.72, high - 0.04), (0, high - 0.04)], [plain], (0, 0, 0))


def pack(image, size, color, at, turn=0):
    """A box with its print towards the eye and that colour on its other sides, before it is turned by degrees."""
    box(image, size, [labelled(image), material("card", color, 0.6)], at, (0, 0, turn), bevel=0.03)


def wrapping(made):
    """Thin printed paper, drawn around a bar by hand: no gloss, and puckers that run from one side to the other."""
    sums = Sums(made)
    place = sums.apart(sums.nodes.new("ShaderNodeTexCoord").outputs["Object"], 30)
    puckers, clouds = sums.noise(sums.scaled(place, (1.1, 5, 5), 12), 1, 4, 0.9), sums.noise(place, 2.4, 4)
    # Ridges where the noise passes its middle.
    ridge = sums.ramp(sums.reckoned("ABSOLUTE", sums.reckoned("ADD", puckers, -0.5)), (0, "#FFFFFF"), (0.05, "#000000"))
    color = sums.shader.inputs["Base Color"]
    ink = color.links[0].from_socket if color.links else tuple(color.default_value)
    shade = sums.mixed(1, ink, sums.ramp(clouds, (0.3, "#DDE2E2"), (0.66, "#FFFFFF")), "MULTIPLY")
    sums.feed(color, sums.mixed(sums.reckoned("MULTIPLY", ridge, sums.reckoned("MULTIPLY", clouds, 0.22)), shade, "#EEF4F4"))
    sums.feed(sums.shader.inputs["Specular"], 0.3)
    sums.feed(sums.shader.inputs["Roughness"], sums.reckoned("MULTIPLY_ADD", clouds, 0.2, 0.46))
    sums.feed(sums.shader.inputs["Normal"], sums.relief(sums.reckoned("MULTIPLY_ADD", ridge, 0.4, sums.reckoned("ADD", puckers, clouds)), 0.07, 0.5))
    return made


def soap(at, turn=0):
    """A bar in its paper, which is folded over at both ends."""
    paper = wrapping(material("soap's paper", "#8CC9EC"))
    faces = [wrapping(material("soap side", image="soap side")), paper, wrapping(material("soap", image="soap")), paper]
    with group("soap", at, (0, 0, turn)):
        box("bar", (2.3, 1.44, 0.62), faces, (0, 0, 0), bevel=0.055)
        for side in (-1, 1):
            box("fold", (0.02, 1.1, 0.3), [wrapping(material("fold", "#A9D6EF"))], (side * 1.155, 0, 0.14), bevel=0.004)


def matchbox(at, turn=0, drawn=0.0):
    """A box of matches, its drawer so far out to the right."""
    card, strike = material("drawer", "#E8D3A6", 0.7), material("striking side", "#4A2A20", 0.85)
    yellow = material("sleeve", "#F0BA30", 0.6)
    wide, deep, high, thin = 1.86, 1.0, 0.42, 0.035
    with group("matches", at, (0, 0, turn)):
        # The sleeve is open at its ends.
        box("lid", (wide, deep, thin), [yellow, yellow, labelled("matches"), yellow], (0, 0, high - thin), bevel=0.008)
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
