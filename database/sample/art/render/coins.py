"""The rupees of the shop's scenes. Their faces are textures named "coin 10" and "coin 2"."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import disc, material  # noqa: E402
from shading import Sums  # noqa: E402
from worn import roughen, scratched  # noqa: E402

# Nickel brass and aluminium.
METALS = {10: ("#B8975A", 0.34), 2: ("#B4B8BB", 0.4)}
minted = {}


def circulated(made):
    """Gone through many hands: dark where it is low, bright where it is high, scratched; no two are alike."""
    sums = Sums(made)
    shader, links, reckoned, ramp, mixed = sums.shader, sums.links, sums.reckoned, sums.ramp, sums.mixed
    place = sums.apart(sums.nodes.new("ShaderNodeTexCoord").outputs["Object"], 50)
    own = sums.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    struck = shader.inputs["Base Color"].links[0].from_socket
    low = ramp(struck, (0.5, "#FFFFFF"), (0.72, "#000000"))
    clouds, grit = sums.noise(place, 1.6, 6, 0.6), sums.noise(place, 30, 4)
    dirt = reckoned("MULTIPLY", low, ramp(reckoned("MULTIPLY_ADD", grit, 0.4, clouds), (0.5, "#3A3A3A"), (0.85, "#F2F2F2")))
    lines = scratched(sums, place, 2.2)
    tone = ramp(own, (0, "#C4B8A4"), (0.35, "#FFFFFF"), (0.7, "#E6D6B6"), (1, "#FFF6E4"))
    color = mixed(dirt, mixed(0.8, struck, mixed(1, struck, tone, "MULTIPLY")), mixed(1, struck, "#6A5844", "MULTIPLY"))
    links.new(color, shader.inputs["Base Color"])
    links.new(reckoned("MULTIPLY_ADD", dirt, 0.32, reckoned("MULTIPLY_ADD", lines, 0.12, reckoned("MULTIPLY_ADD", clouds, 0.22, 0.16))), shader.inputs["Roughness"])
    roughen(sums, reckoned("MULTIPLY_ADD", lines, -1, reckoned("MULTIPLY", grit, 0.4)), 0.008)
    return made


def reeded(name, color, rough):
    """The rim, milled in fine teeth."""
    made = material(name, color, rough, 0.9)
    sums = Sums(made)
    x, y, _ = sums.parts(sums.nodes.new("ShaderNodeTexCoord").outputs["Object"])
    teeth = sums.reckoned("SINE", sums.reckoned("MULTIPLY", sums.reckoned("ARCTAN2", y, x), 110))
    sums.links.new(sums.relief(teeth, 0.012, 1), sums.shader.inputs["Normal"])
    sums.links.new(sums.ramp(teeth, (0, "#5A4A34"), (0.7, color)), sums.shader.inputs["Base Color"])
    return made


def coin(value, radius, thick, at, turn=(0, 0, 0)):
    """A coin of ten rupees or of two, about its middle, with its worth upwards."""
    if value not in minted:
        color, rough = METALS[value]
        minted[value] = [circulated(material(f"coin {value}", color, rough, 1, image=f"coin {value}", bump=1)), reeded(f"edge of {value}", color, rough)]
    return disc("coin", radius, thick, minted[value], at, turn, bevel=0.025)
