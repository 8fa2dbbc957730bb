"""Velvet that a hoop holds: stretched over the inner ring, drawn down between the two and slack on the table around them."""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from khussa import read, smooth  # noqa: E402
from khussa_slack import slack  # noqa: E402
from kit import Vector, material, skin, tubes  # noqa: E402
from shading import Sums  # noqa: E402

# How high the velvet lies over the table in the hoop, and how far from the middle it goes down along the inner ring.
DRUM, RIM = 0.72, 4.06
# The held velvet is so wide in the texture of the chalk.
HELD = 8.4


def pile(color, chalk=None):
    """Velvet: seen along its pile the ends shine, from above one sees between them; brushed this way and that.
    `chalk` names a texture that is white where it has been drawn on."""
    made = material("velvet", color, 0.9)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader, sums = nodes["Principled BSDF"], Sums(made)
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    brushed = sums.noise(sums.scaled(place, (1, 0.6, 1)), 0.55, 3, 1.4)
    stroked = sums.noise(sums.scaled(place, (1.7, 0.7, 1)), 1.2, 3, 1.2)
    nap = sums.noise(place, 50, 3)
    tone = sums.reckoned("MULTIPLY_ADD", stroked, 0.35, sums.reckoned("MULTIPLY", brushed, 0.65))
    # What the depth of the pile swallows is given back, so that it is of its colour where the light falls on it.
    dyed = sums.mixed(0.24, color, "#D63A6C")
    shade = sums.mixed(1, dyed, sums.ramp(tone, (0.36, "#828282"), (0.62, "#FFFFFF")), "MULTIPLY")
    shade = sums.mixed(1, shade, sums.ramp(nap, (0.34, "#868686"), (0.62, "#FFFFFF")), "MULTIPLY")
    ends = nodes.new("ShaderNodeBsdfVelvet")
    ends.inputs["Sigma"].default_value = 0.6
    sums.feed(ends.inputs["Color"], sums.mixed(1, sums.mixed(0.5, color, "#FF9DB4"), sums.ramp(tone, (0.3, "#5A5A5A"), (0.7, "#FFFFFF")), "MULTIPLY"))
    bump = sums.relief(sums.reckoned("MULTIPLY_ADD", nap, 0.7, sums.reckoned("MULTIPLY", tone, 1.6)), 0.05, 0.55)
    if chalk:
        drawn = read(made, chalk)
        drawn.image.colorspace_settings.name = "Non-Color"
        sums.feed(drawn.inputs[0], middle(sums, place))
        dust = sums.reckoned("MULTIPLY", drawn.outputs["Color"], sums.ramp(nap, (0.25, "#6E6E6E"), (0.5, "#FFFFFF")))
        shade = sums.mixed(dust, shade, "#EADBD0")
    sums.feed(shader.inputs["Base Color"], shade)
    shader.inputs["Specular"].default_value = 0.08
    shader.inputs["Sheen"].default_value = 0.7
    shader.inputs["Sheen Tint"].default_value = 0.8
    both = nodes.new("ShaderNodeAddShader")
    for socket, part in zip(both.inputs, (shader, ends)):
        links.new(bump, part.inputs["Normal"])
        links.new(part.outputs[0], socket)
    links.new(both.outputs[0], nodes["Material Output"].inputs[0])
    return made


def middle(sums, place):
    """Where a place over the middle of the hoop lies in a texture of what it holds."""
    node = sums.nodes.new("ShaderNodeMapping")
    node.inputs["Scale"].default_value = (1 / HELD, 1 / HELD, 0)
    node.inputs["Location"].default_value = (0.5, 0.5, 0)
    sums.links.new(place, node.inputs[0])
    return node.outputs[0]


def held_high(radius, turn):
    """How high the velvet lies within the hoop: level as a drum, a little lower in its middle, puckered along the ring."""
    pucker = smooth((radius - 2.9) / 1.1) * (0.008 * math.sin(29 * turn) + 0.006 * math.sin(17 * turn + 1))
    return DRUM - 0.006 * (1 - (radius / RIM) ** 2) + pucker


def velvet(color, chalk, pressed=()):
    """The whole square of it, its middle in the middle of the scene; `pressed` as for the slack cloth."""
    paint, sides = pile(color, chalk), 480
    way = [(math.sin(turn), math.cos(turn)) for turn in (2 * math.pi * side / sides for side in range(sides))]
    drum = [(step / 40 * (RIM - 0.1), 0.0) for step in range(1, 41)]
    # Over the edge of the inner ring, down along it, and out under the outer one.
    drum += [(RIM + out, low) for out, low in ((-0.05, 0.012), (-0.015, 0.045), (0, 0.1), (0.0, 0.35), (0.01, 0.62), (0.06, 0.67), (0.2, 0.68))]
    rows = [[(radius * x, radius * y, held_high(radius, 2 * math.pi * side / sides) - low) for side, (x, y) in enumerate(way)] for radius, low in drum]
    skin("held", [row[::-1] for row in rows], [paint], closed=True)
    rows = slack(pressed)
    thing = skin("slack", [row[::-1] for row in rows], [paint], closed=True)
    thing.modifiers.new("smooth", "SUBSURF").render_levels = 2
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.05, 1
    return rows[-1]


def frayed(hem, paint):
    """Ends of yarn that stand out from a cut edge."""
    dice, ends = random.Random(3), []
    for at, (x, y, z) in enumerate(hem):
        if dice.random() < 0.45:
            continue
        out = Vector((x, y, 0)).normalized()
        lean = Vector((dice.gauss(0, 0.5), dice.gauss(0, 0.5), dice.gauss(0, 0.1)))
        long = dice.uniform(0.03, 0.16)
        start = Vector((x, y, z - 0.02)) - out * 0.03
        ends.append([start, start + (out + lean * 0.3) * long * 0.5, start + (out + lean) * long - Vector((0, 0, min(0.04, z * 0.5)))])
    tubes("fray", ends, 0.007, paint, roundness=1)
