"""An envelope as it is folded from one sheet of laid paper, closed with wax on the point of its flap."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import bpy, skin, surface, textures  # noqa: E402

# What is in it, from each side of the envelope, and how thick paper is.
MARGIN, THICK = 0.32, 0.02


def laid_paper(tone="#F7EBD1"):
    """Paper that shows the wires of the mould it was made in, with fibres and a few flecks."""
    made, sums = surface("laid paper")
    shader, nodes, links = sums.shader, sums.nodes, sums.links
    shader.inputs["Roughness"].default_value = 0.82
    shader.inputs["Specular"].default_value = 0.2
    shader.inputs["Sheen"].default_value = 0.12
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    at = sums.parts(place)
    cloud, fibres = sums.noise(place, 1.1, 4), sums.noise(sums.scaled(place, (7, 26, 7), 24), 1, 6, 1.4)
    wires = sums.reckoned("SINE", sums.reckoned("MULTIPLY_ADD", cloud, 0.8, sums.reckoned("MULTIPLY", at["Y"], 105)))
    chains = sums.reckoned("POWER", sums.reckoned("ABSOLUTE", sums.reckoned("SINE", sums.reckoned("MULTIPLY", at["X"], 4.2))), 60)
    flecks = sums.ramp(sums.noise(sums.scaled(place, (9, 22, 9), -35), 1, 2, 0.8), (0.7, "#000000"), (0.76, "#FFFFFF"))
    grain = sums.reckoned("MULTIPLY_ADD", fibres, 0.55, sums.reckoned("MULTIPLY", cloud, 0.45))
    paper = sums.mixed(sums.ramp(grain, (0.34, "#000000"), (0.66, "#FFFFFF"), ease="EASE"), "#EEE0C0", tone)
    paper = sums.mixed(sums.reckoned("MULTIPLY", chains, 0.1), paper, "#C9B483")
    paper = sums.mixed(sums.reckoned("MULTIPLY", sums.reckoned("MULTIPLY_ADD", wires, 0.5, 0.5), 0.07), paper, "#C9B483")
    links.new(sums.mixed(sums.reckoned("MULTIPLY", flecks, 0.3), paper, "#B08F55"), shader.inputs["Base Color"])
    height = sums.reckoned("MULTIPLY_ADD", wires, 0.2, sums.reckoned("MULTIPLY", fibres, 1.3))
    links.new(sums.relief(height, 0.012, 0.55), shader.inputs["Normal"])
    return made


def thickened(thing, thick):
    """Gives a surface the thickness of paper, its edges broken."""
    made = thing.modifiers.new("thick", "SOLIDIFY")
    made.thickness = thick
    made.offset = 0
    return thing


def envelope(wide, high, stamp):
    """One that lies about the middle of the scene, its back at nought and its flaps up, bowed by the letter in it; the
    wax on it shows `stamp`, the name of a texture whose dark parts are pressed in."""
    paper = laid_paper()

    def risen(x, y):
        """How high the letter holds the uppermost paper, round where that is folded."""
        middle = max(0, 1 - (2 * x / wide) ** 2) ** 0.7 * max(0, 1 - (2 * y / high) ** 2) ** 0.7
        edge = max(0, min(wide / 2 - abs(x), high / 2 - abs(y)))
        within = min(1, max(0, (edge - MARGIN * 0.4) / MARGIN))
        return 0.05 * (1 - math.exp(-edge / 0.045)) + 0.06 * within * within * (3 - 2 * within) + 0.2 * middle

    def flap(name, start, end, reach, round_tip, over, loose, bowed):
        """Folded in along a line from one corner to the next, with the clock; `reach` is how far its point comes,
        `over` how high it lies, and its free edge is up by `loose`, half-way to its point by `bowed` more."""
        across = (end[0] - start[0], end[1] - start[1])
        long = math.hypot(*across)
        inward = (across[1] / long, -across[0] / long)
        whole = math.hypot(1, round_tip)
        slant = math.cos(math.atan(2 * reach / long))
        rows = []
        for step in range(33):
            t = 1 - (1 - step / 32) ** 1.6
            row = []
            for column in range(121):
                # More of them at the corners and at the point, where the edge bends.
                q = column / 60 - 1
                deep = reach * (whole - math.hypot(q, round_tip)) / (whole - round_tip)
                x = start[0] + across[0] * (q + 1) / 2 + inward[0] * deep * t
                y = start[1] + across[1] * (q + 1) / 2 + inward[1] * deep * t
                edge = (1 - t) * deep * slant
                hinge = deep * t
                up = over * (1 - math.exp(-hinge / 0.1))
                free = loose * (1 + 0.3 * math.sin(5 * q + reach)) + bowed * math.sin(math.pi * abs(q)) ** 2
                up += free * math.exp(-edge / 0.3) * min(1, deep / 0.5)
                row.append((x, y, risen(x, y) + up))
            rows.append(row)
        return thickened(skin(name, rows, [paper]), THICK)

    right, top = wide / 2, high / 2
    places = [step / 24 - 0.5 for step in range(25)]
    thickened(skin("back", [[(wide * x, high * y, THICK / 2) for x in places] for y in places], [paper]), THICK)
    # Over the one from the foot, so that the light from the left casts shadows of their edges.
    flap("bottom", (right, -top), (-right, -top), high * 0.57, 0.09, 0, 0.01, 0)
    flap("right", (right, top), (right, -top), wide * 0.47, 0.1, THICK * 1.2, 0.04, 0.035)
    flap("left", (-right, -top), (-right, top), wide * 0.5, 0.1, THICK * 2.2, 0.04, 0.035)
    flap("top", (-right, top), (right, top), high * 0.64, 0.07, THICK * 3.8, 0.04, 0.085)
    point = top - high * 0.64
    wax(stamp, 0.5, (-0.03, point + 0.16, risen(0, point) + THICK * 4), -9)


def wax(stamp, radius, at, turn):
    """Wax that ran out farther on one side than on the other when a seal was pressed into it."""
    made, sums = surface("wax")
    shader, nodes, links = sums.shader, sums.nodes, sums.links
    shader.inputs["Roughness"].default_value = 0.24
    shader.inputs["Clearcoat"].default_value = 0.7
    shader.inputs["Clearcoat Roughness"].default_value = 0.12
    pressed = nodes.new("ShaderNodeTexImage")
    pressed.image = bpy.data.images.load(f"{textures}/{stamp}.png")
    pressed.extension = "EXTEND"
    lit = sums.reckoned("MULTIPLY", pressed.outputs["Color"], 1)
    cloud = sums.noise(nodes.new("ShaderNodeTexCoord").outputs["Object"], 4.5, 4)
    red = sums.mixed(cloud, "#A8142A", "#C4233A")
    links.new(sums.mixed(sums.ramp(lit, (0.0, "#B0B0B0"), (0.8, "#000000")), red, "#6E0B1B"), shader.inputs["Base Color"])
    swell = sums.relief(cloud, 0.05, 0.25)
    links.new(sums.relief(lit, 0.07, 1.0, swell), shader.inputs["Normal"])

    profile = [(0.0, 0.075), (0.3, 0.075), (0.6, 0.078), (0.7, 0.084), (0.745, 0.1), (0.775, 0.145), (0.83, 0.185)]
    profile += [(0.9, 0.19), (0.97, 0.165), (1.03, 0.115), (1.065, 0.06), (1.06, 0.02), (1.04, -0.03)]
    rows, sides = [], 144
    for out, up in profile:
        loose = max(0, (out - 0.74) / 0.32) ** 1.2
        row = []
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            uneven = 0.055 * math.sin(2 * angle + 0.6) + 0.034 * math.sin(3 * angle + 2.1) + 0.018 * math.sin(5 * angle) + 0.014 * math.sin(8 * angle + 1)
            # Where it ran out.
            for where, far, broad in ((5.5, 0.17, 0.34), (2.4, 0.1, 0.28)):
                uneven += far * math.exp(-((math.remainder(angle - where, 2 * math.pi) / broad) ** 2))
            reach = radius * (out + loose * uneven)
            rim = 1 + min(1, loose * 3) * (0.14 * math.sin(3 * angle + 4) + 0.1 * math.sin(4 * angle + 1.3))
            row.append((reach * math.cos(angle), reach * math.sin(angle), up * rim))
        rows.append(row)
    # The skin over them looks outwards where they are counted from without.
    thing = skin("wax", rows[::-1], [made], at, (0, 0, turn), closed=True)
    flat = thing.data.uv_layers.new()
    for loop in thing.data.loops:
        x, y, _ = thing.data.vertices[loop.vertex_index].co
        flat.data[loop.index].uv = (x / radius / 2 + 0.5, y / radius / 2 + 0.5)
    smooth = thing.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return thing
