"""Rupees. Their faces are textures; those of the shop's scenes are named "coin 10" and "coin 2"."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import disc, material  # noqa: E402
from shading import Sums  # noqa: E402

# Nickel brass and aluminium, and how dark each is between the teeth of its edge.
METALS = {10: ("#E8C069", "#8A6426"), 2: ("#D3D8DB", "#757D84")}
minted = {}


def minting(face, color, handled):
    """Metal that keeps some light of its own, since what is above a counter is mostly dark; no two of a sack have quite
    the same tone. A `handled` one has lost its gloss, and what hands have left lies dark beside what is raised."""
    made = material(face, color, 0.27, 0.62, image=face)
    sums = Sums(made)
    struck = sums.shader.inputs["Base Color"].links[0].from_socket
    own = sums.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    tone = sums.ramp(own, (0, "#E6DCCB"), (0.4, "#FFFFFF"), (1, "#FFF6E4"))
    shade = sums.mixed(1, struck, tone, "MULTIPLY")
    if handled:
        grey = sums.nodes.new("ShaderNodeRGBToBW")
        sums.links.new(struck, grey.inputs[0])
        place = sums.apart(sums.nodes.new("ShaderNodeTexCoord").outputs["Object"], 30)
        clouds = sums.noise(place, 3.4, 5)
        shade = sums.mixed(0.1, shade, sums.mixed(1, grey.outputs[0], "#EAD9B4", "MULTIPLY"))
        shade = sums.mixed(1, shade, sums.ramp(grey.outputs[0], (0.1, "#A08E70"), (0.3, "#F2EBDF"), (0.6, "#FFFFFF")), "MULTIPLY")
        shade = sums.mixed(1, shade, sums.ramp(clouds, (0.34, "#E8DECB"), (0.6, "#FFFFFF")), "MULTIPLY")
        shade = sums.mixed(0.4, shade, struck, "SCREEN")
        sums.feed(sums.shader.inputs["Roughness"], sums.reckoned("MULTIPLY_ADD", clouds, 0.3, 0.26))
        # The more of a metal it is, the more it takes the dark green of the wall that it faces.
        sums.feed(sums.shader.inputs["Metallic"], 0.25)
    sums.links.new(shade, sums.shader.inputs["Base Color"])
    # Of few pixels, so that what is raised rises in a slope that light can lie on.
    slopes = sums.nodes.new("ShaderNodeTexImage")
    slopes.image = struck.node.image.copy()
    slopes.image.scale(150, 150)
    slopes.interpolation = "Cubic"
    sums.links.new(sums.relief(slopes.outputs["Color"], 0.075, 1), sums.shader.inputs["Normal"])
    return made


def reeded(name, color, dark):
    """The rim, milled in fine teeth."""
    made = material(name, color, 0.27, 0.62)
    sums = Sums(made)
    x, y, _ = sums.parts(sums.nodes.new("ShaderNodeTexCoord").outputs["Object"])
    teeth = sums.reckoned("SINE", sums.reckoned("MULTIPLY", sums.reckoned("ARCTAN2", y, x), 80))
    sums.links.new(sums.relief(teeth, 0.012, 1), sums.shader.inputs["Normal"])
    sums.links.new(sums.ramp(teeth, (0, dark), (0.7, color)), sums.shader.inputs["Base Color"])
    return made


def faced(face, value, handled=False):
    """The materials of a coin of ten rupees or, else, of one of aluminium: of its face, and of its rim."""
    if face not in minted:
        color, dark = METALS.get(value, METALS[2])
        minted[face] = [minting(face, color, handled), reeded(f"edge of {face}", color, dark)]
    return minted[face]


def coin(value, radius, thick, at, turn=(0, 0, 0)):
    """A coin of ten rupees or of two, about its middle, with its worth upwards."""
    return disc("coin", radius, thick, faced(f"coin {value}", value, handled=True), at, turn, bevel=0.025)
