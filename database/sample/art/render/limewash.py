"""A plastered wall under many coats of lime, blue in every other year, which has come off here and there."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import skin, surface  # noqa: E402


def limewash(damp_to):
    """Lime in brushed coats over an older, paler one and over grey plaster. So far up the damp has risen, and the sun
    rakes what the trowel left, since the relief is real."""
    made, sums = surface("limewash", displaced=True)
    shader, nodes, links, reckoned, ramp, mixed = sums.shader, sums.nodes, sums.links, sums.reckoned, sums.ramp, sums.mixed
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    high = sums.parts(place)[1]
    grain, sand, clouds = sums.noise(place, 6, 7), sums.noise(place, 32, 4), sums.noise(place, 0.35, 4, 0.6)

    low = ramp(reckoned("DIVIDE", high, 2.6 * damp_to), (0, "#FFFFFF"), (0.45, "#2C2C2C"), (1, "#000000"))
    loose = reckoned("MULTIPLY_ADD", low, 0.045, sums.noise(sums.moved(place, (8.6, 2.3, 0)), 0.46, 10, 0.25))
    bare = ramp(loose, (0.665, "#000000"), (0.671, "#FFFFFF"))
    older = ramp(loose, (0.612, "#000000"), (0.617, "#FFFFFF"))
    trowel = sums.noise(sums.scaled(place, (0.5, 0.8, 1)), 1, 3, 0.8)
    coat = reckoned("MULTIPLY_ADD", trowel, 0.11, reckoned("MULTIPLY_ADD", grain, 0.024, reckoned("MULTIPLY", sand, 0.012)))
    crack = cracked(sums, place)
    coat = reckoned("MULTIPLY_ADD", crack, -0.02, coat)
    coat = reckoned("MULTIPLY_ADD", older, -0.02, coat)
    coat = reckoned("MULTIPLY_ADD", bare, reckoned("MULTIPLY_ADD", sand, 0.012, -0.045), coat)
    raised = nodes.new("ShaderNodeDisplacement")
    raised.inputs["Midlevel"].default_value = 0
    links.new(coat, raised.inputs["Height"])
    links.new(raised.outputs[0], nodes["Material Output"].inputs["Displacement"])

    strokes = sums.noise(sums.scaled(place, (8, 1.1, 1), 9), 1, 8, 0.5)
    crossed = sums.noise(sums.scaled(place, (1.2, 7, 1), -14), 1, 8, 0.5)
    drawn = reckoned("MULTIPLY_ADD", strokes, 0.2, reckoned("MULTIPLY_ADD", crossed, 0.1, reckoned("MULTIPLY_ADD", sand, 0.14, reckoned("MULTIPLY", grain, 0.16))))
    brushed = reckoned("MULTIPLY_ADD", clouds, 0.4, drawn)
    lime = ramp(brushed, (0.34, "#2C8C9F"), (0.5, "#4AA9B7"), (0.66, "#86CBD0"))
    lime = mixed(older, lime, ramp(grain, (0.3, "#A8CFC6"), (0.7, "#CFE3D9")))
    rained = ramp(sums.noise(sums.scaled(place, (1.6, 0.09, 1)), 1, 5, 0.2), (0.52, "#000000"), (0.78, "#6C6C6C"))
    lime = mixed(rained, lime, "#3A6D72")
    color = mixed(bare, lime, ramp(sand, (0.3, "#8F8774"), (0.7, "#B9AF98")))
    color = mixed(reckoned("MULTIPLY", crack, 0.7), color, "#2B5F68")
    rise = reckoned("MULTIPLY_ADD", sums.noise(place, 0.8, 7, 0.3), 2.0, high)
    soaked = ramp(reckoned("DIVIDE", rise, 10), ((damp_to + 0.7) / 10, "#FFFFFF"), ((damp_to + 1.4) / 10, "#000000"))
    links.new(mixed(soaked, color, mixed(1, color, "#6C8284", "MULTIPLY")), shader.inputs["Base Color"])
    links.new(mixed(soaked, "#EEEEEE", "#A0A0A0"), shader.inputs["Roughness"])
    return made


def cracked(sums, place):
    """Where the plaster has hair cracks, from 0 to 1: few, and wandering."""
    nodes, links = sums.nodes, sums.links
    astray = nodes.new("ShaderNodeVectorMath")
    astray.operation = "MULTIPLY_ADD"
    wander = nodes.new("ShaderNodeTexNoise")
    for name, value in (("Scale", 1.8), ("Detail", 6), ("Vector", place)):
        sums.feed(wander.inputs[name], value)
    for socket, value in zip(astray.inputs, (wander.outputs["Color"], (0.7, 0.7, 0), place)):
        sums.feed(socket, value)
    cells = nodes.new("ShaderNodeTexVoronoi")
    cells.feature = "DISTANCE_TO_EDGE"
    cells.inputs["Scale"].default_value = 0.26
    links.new(astray.outputs[0], cells.inputs["Vector"])
    line = sums.ramp(cells.outputs["Distance"], (0, "#FFFFFF"), (0.0045, "#000000"))
    here = sums.ramp(sums.noise(place, 0.5, 3, 0.4), (0.5, "#000000"), (0.58, "#FFFFFF"))
    return sums.reckoned("MULTIPLY", line, here)


def wall(left, right, top):
    """The wall, its face about y = 0, from a little below the ground."""
    step, below = 0.045, 0.5
    across = [right - step * column for column in range(int((right - left) / step))]
    rows = [[(x, step * row, 0) for x in across] for row in range(int((top + below) / step))]
    skin("wall", rows, [limewash(1.3)], (0, 0.12, -below), (90, 0, 0))
