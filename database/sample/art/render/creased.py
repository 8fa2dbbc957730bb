"""Printed paper that was folded before it was hung."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from shading import Sums  # noqa: E402


def creased(made, size, folds):
    """The material of a print on a sheet of that size, once it was folded: along each line the ink has come off and the
    paper stands up a little; ink lies a little unevenly on all of it. `folds` are parts of the sheet, those across it
    from its foot and those along it from its left."""
    sums = Sums(made)
    links = sums.links
    ink = next(node for node in sums.nodes if node.type == "TEX_IMAGE").outputs["Color"]
    place = sums.scaled(sums.nodes.new("ShaderNodeTexCoord").outputs["UV"], (*size, 1))
    at = sums.parts(place)
    astray = sums.reckoned("MULTIPLY_ADD", sums.noise(place, 0.9, 2), 0.05, -0.025)
    worn, ridge = 0.0, 0.0
    for axis, long, parts in (("Y", size[1], folds["across"]), ("X", size[0], folds["along"])):
        for part in parts:
            far = sums.reckoned("ABSOLUTE", sums.reckoned("ADD", sums.reckoned("SUBTRACT", at[axis], part * long), astray))
            worn = sums.reckoned("MAXIMUM", worn, sums.reckoned("POWER", 2.718, sums.reckoned("MULTIPLY", far, -46)))
            ridge = sums.reckoned("MAXIMUM", ridge, sums.reckoned("POWER", 2.718, sums.reckoned("MULTIPLY", far, -7)))
    patches = sums.ramp(sums.noise(place, 2.6, 5), (0.34, "#3A3A3A"), (0.68, "#FFFFFF"))
    grain = sums.noise(place, 46, 3)
    bare = sums.ramp(sums.noise(place, 30, 5), (0.64, "#000000"), (0.74, "#FFFFFF"))
    uneven = sums.reckoned("MULTIPLY_ADD", sums.noise(place, 0.55, 4), 0.16, sums.reckoned("MULTIPLY_ADD", grain, 0.14, 0.85))
    inked = sums.mixed(1.0, ink, uneven, "MULTIPLY")
    inked = sums.mixed(sums.reckoned("MULTIPLY", bare, 0.16), inked, "#FFE2CC")
    links.new(sums.mixed(sums.reckoned("MULTIPLY", sums.reckoned("MULTIPLY", worn, patches), 0.5), inked, "#FFE2CC"), sums.shader.inputs["Base Color"])
    fibres = sums.relief(sums.noise(place, 20, 6), 0.01, 0.35)
    links.new(sums.relief(ridge, 0.09, 0.9, fibres), sums.shader.inputs["Normal"])
    return made
