"""What years of hands, cloths and weather leave on things: stains, scratches, rubbed places, dirt in the grain."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from shading import Sums  # noqa: E402


def roughen(sums, height, deep):
    """Lays a relief so deep over the one that the surface has."""
    normal = sums.shader.inputs["Normal"]
    below = normal.links[0].from_socket if normal.links else None
    sums.links.new(sums.relief(height, deep, 0.6, below), normal)


def scratched(sums, place, dense=1.0):
    """Fine lines in three directions, from 0 to 1, here and there in bundles."""
    lines = 0
    for seed, (turn, share) in enumerate(((14, 0.7), (-31, 0.715), (71, 0.73))):
        drawn_out = sums.scaled(sums.moved(place, (seed * 7, 3, 1)), (0.35 * dense, 24 * dense, 6 * dense), turn)
        line = sums.ramp(sums.noise(drawn_out, 1, 2), (share - 0.02, "#000000"), (share, "#FFFFFF"))
        bundle = sums.noise(sums.moved(place, (seed * 11, 0, 5)), 0.55 * dense, 3, 0.4)
        there = sums.ramp(bundle, (0.5, "#000000"), (0.62, "#FFFFFF"))
        lines = sums.reckoned("MAXIMUM", lines, sums.reckoned("MULTIPLY", line, there))
    return lines


def aged(made, stain="#3A2415", bare="#C9A67C", much=1.0, dense=1.0, rough=(0.32, 0.7), relief=0.03):
    """Ages a material that is there: `stain` is what has gone into it, `bare` what is below where it is rubbed or
    scratched, `much` how much of both, `dense` how large a unit of it is, `rough` how dull it is where it is
    cleanest and where it isn't, `relief` how deep its grain is."""
    sums = Sums(made)
    shader, links, reckoned, ramp, mixed = sums.shader, sums.links, sums.reckoned, sums.ramp, sums.mixed
    place = sums.apart(sums.nodes.new("ShaderNodeTexCoord").outputs["Object"], 40)
    clouds = sums.noise(place, 0.32 * dense, 6, 0.7)
    blots = ramp(sums.noise(sums.moved(place, (9, 4, 2)), 0.8 * dense, 7, 0.5), (0.56, "#000000"), (0.7, "#FFFFFF"))
    rubbed = ramp(sums.noise(sums.moved(place, (3, 8, 1)), 0.5 * dense, 8, 0.3), (0.58, "#000000"), (0.74, "#FFFFFF"))
    grit = sums.noise(place, 26 * dense, 4)
    lines = scratched(sums, place, dense)
    color = shader.inputs["Base Color"]
    below = color.links[0].from_socket if color.links else tuple(color.default_value)
    tone = ramp(clouds, (0.3, "#8E8E8E"), (0.7, "#FFFFFF"))
    aged_color = mixed(0.85 * much, below, mixed(1, below, tone, "MULTIPLY"))
    aged_color = mixed(reckoned("MULTIPLY", blots, 0.5 * much), aged_color, mixed(1, aged_color, stain, "MULTIPLY"))
    aged_color = mixed(reckoned("MULTIPLY", rubbed, reckoned("MULTIPLY", grit, 0.75 * much)), aged_color, bare)
    aged_color = mixed(reckoned("MULTIPLY", lines, 0.55 * much), aged_color, bare)
    specks = ramp(sums.noise(place, 17 * dense, 3), (0.63, "#000000"), (0.7, "#FFFFFF"))
    aged_color = mixed(reckoned("MULTIPLY", specks, 0.45 * much), aged_color, stain)
    links.new(aged_color, color)
    dulled = reckoned("MULTIPLY_ADD", rubbed, 0.35, reckoned("MULTIPLY_ADD", lines, 0.2, reckoned("MULTIPLY_ADD", grit, 0.25, reckoned("MULTIPLY", clouds, 0.5))))
    spread = reckoned("MULTIPLY_ADD", dulled, rough[1] - rough[0], rough[0])
    links.new(spread, shader.inputs["Roughness"])
    height = reckoned("MULTIPLY_ADD", lines, -1.2, reckoned("MULTIPLY_ADD", grit, 0.5, reckoned("MULTIPLY", specks, -0.6)))
    roughen(sums, height, relief)
    return made
