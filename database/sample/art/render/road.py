"""A road of asphalt from above: stones in tar, what is sprayed on them, and water that runs off over it."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import bpy, textures  # noqa: E402
from shading import Sums  # noqa: E402


class Road(Sums):
    """What the road is reckoned from: places on it, and the stones in its tar."""

    def __init__(self, made):
        super().__init__(made)
        self.place = self.nodes.new("ShaderNodeTexCoord").outputs["Object"]
        # No stone is a perfect circle, so what they are measured by is shaken a little.
        shake = self.nodes.new("ShaderNodeTexNoise")
        shake.inputs["Scale"].default_value = 11
        shake.inputs["Detail"].default_value = 2
        self.links.new(self.place, shake.inputs["Vector"])
        shaken = self.nodes.new("ShaderNodeVectorMath")
        shaken.operation = "MULTIPLY_ADD"
        shaken.inputs[1].default_value = (0.07, 0.07, 0)
        self.links.new(shake.outputs["Color"], shaken.inputs[0])
        self.links.new(self.place, shaken.inputs[2])
        self.shaken = shaken.outputs[0]

    def stones(self, dense, share, *tones):
        """Stones of several sizes, so many along a unit at most; `share` is how much of that they are. Returns their
        height, from nought at the tar to one, and the colour of each, of those tones."""
        cells = self.nodes.new("ShaderNodeTexVoronoi")
        cells.inputs["Scale"].default_value = dense
        self.links.new(self.shaken, cells.inputs["Vector"])
        parts = self.nodes.new("ShaderNodeSeparateColor")
        self.links.new(cells.outputs["Color"], parts.inputs[0])
        size, tone, dice = parts.outputs
        radius = self.reckoned("MULTIPLY_ADD", size, 0.28, 0.36)
        out = self.reckoned("DIVIDE", cells.outputs["Distance"], radius)
        dome = self.reckoned("SQRT", self.reckoned("MAXIMUM", self.reckoned("SUBTRACT", 1, self.reckoned("MULTIPLY", out, out)), 0))
        is_there = self.reckoned("LESS_THAN", dice, share)
        steps = [(at / len(tones), color) for at, color in enumerate(tones)]
        return self.reckoned("MULTIPLY", dome, is_there), self.ramp(tone, *steps, ease="CONSTANT")


def asphalt(sprayed, corner, size, turn):
    """Stones of several greys in tar. The texture of that name is sprayed on it in yellow, so large, from that corner at
    its lower left, turned by degrees. Water stands to the lower left, clear and smooth, with a margin that is only damp."""
    made = bpy.data.materials.new("asphalt")
    made.use_nodes = True
    road = Road(made)
    nodes, links, reckoned, ramp, mixed = road.nodes, road.links, road.reckoned, road.ramp, road.mixed
    dry = nodes["Principled BSDF"]

    fine, fine_tones = road.stones(15, 0.95, "#3A3C3F", "#505255", "#2B2E31", "#66686A", "#45474B", "#7C7C7B")
    middle, middle_tones = road.stones(8.5, 0.62, "#55585C", "#3F4246", "#6C6D6D", "#34373B", "#7F7E7B", "#4A4D51")
    large, large_tones = road.stones(5, 0.16, "#5F6268", "#474A4F", "#7B7A76", "#8D8B86")
    grain = road.noise(road.place, 38, 5)
    clouds = road.noise(road.place, 0.55, 4, 0.4)

    color = ramp(grain, (0.3, "#141517"), (0.7, "#2B2D2F"))
    for dome, tones in ((fine, fine_tones), (middle, middle_tones), (large, large_tones)):
        dusty = mixed(ramp(grain, (0.3, "#000000"), (0.8, "#888888")), tones, "#8C8D8D")
        color = mixed(ramp(dome, (0.1, "#000000"), (0.45, "#FFFFFF")), color, dusty)
    color = mixed(1, color, ramp(clouds, (0.3, "#C8C8C9"), (0.7, "#FFFFFC")), "MULTIPLY")
    height = reckoned("MAXIMUM", reckoned("MULTIPLY", fine, 0.42), reckoned("MAXIMUM", reckoned("MULTIPLY", middle, 0.75), large))
    height = reckoned("MULTIPLY_ADD", grain, 0.14, height)

    # Paint lies on the stones and leaves out what is deep between them.
    laid = nodes.new("ShaderNodeMapping")
    laid.vector_type = "TEXTURE"
    laid.inputs["Location"].default_value = (*corner, 0)
    laid.inputs["Rotation"].default_value = (0, 0, math.radians(turn))
    laid.inputs["Scale"].default_value = (*size, 1)
    links.new(road.place, laid.inputs[0])
    number = nodes.new("ShaderNodeTexImage")
    number.image = bpy.data.images.load(f"{textures}/{sprayed}.png")
    number.extension = "CLIP"
    links.new(laid.outputs[0], number.inputs[0])
    reached = ramp(reckoned("MULTIPLY_ADD", road.noise(road.place, 5, 5), 0.5, height), (0.2, "#000000"), (0.52, "#FFFFFF"))
    covered = reckoned("MULTIPLY", number.outputs["Alpha"], reckoned("MULTIPLY_ADD", reached, 0.72, 0.26))
    color = mixed(covered, color, mixed(ramp(grain, (0.3, "#000000"), (0.75, "#FFFFFF")), "#E89A0C", "#FFB929"))

    # The water comes from under the lid, to the lower left, and runs off along the gutter.
    at = nodes.new("ShaderNodeSeparateXYZ")
    links.new(road.place, at.inputs[0])
    slope = reckoned("ADD", reckoned("MULTIPLY", at.outputs["X"], -0.062), reckoned("MULTIPLY", at.outputs["Y"], -0.082))
    level = reckoned("MULTIPLY_ADD", road.noise(road.place, 0.32, 3, 0.6), 0.9, slope)
    film = ramp(reckoned("SUBTRACT", level, reckoned("MULTIPLY", height, 0.05)), (0.5, "#000000"), (0.525, "#FFFFFF"))
    damp = ramp(reckoned("MULTIPLY_ADD", road.noise(road.place, 3, 5), 0.1, level), (0.46, "#000000"), (0.51, "#FFFFFF"))
    depth = ramp(level, (0.5, "#A9C6C9"), (0.8, "#45858F"))
    color = mixed(damp, color, mixed(1, color, "#8E8F90", "MULTIPLY"))
    color = mixed(film, color, mixed(1, color, depth, "MULTIPLY"))
    links.new(color, dry.inputs["Base Color"])
    links.new(ramp(damp, (0, "#DADADA"), (1, "#A6A6A6")), dry.inputs["Roughness"])
    rough = nodes.new("ShaderNodeBump")
    rough.inputs["Distance"].default_value = 0.045
    links.new(ramp(film, (0, "#FFFFFF"), (1, "#555555")), rough.inputs["Strength"])
    links.new(height, rough.inputs["Height"])
    links.new(rough.outputs[0], dry.inputs["Normal"])

    still = nodes.new("ShaderNodeBump")
    still.inputs["Strength"].default_value = 0.1
    still.inputs["Distance"].default_value = 0.16
    links.new(reckoned("ADD", road.noise(road.place, 0.9, 1, 0.8), reckoned("MULTIPLY", film, 0.06)), still.inputs["Height"])
    mirror, facing, both = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfGlossy", "LayerWeight", "MixShader"))
    mirror.inputs["Roughness"].default_value = 0.02
    facing.inputs["Blend"].default_value = 0.3
    for node in (mirror, facing):
        links.new(still.outputs[0], node.inputs["Normal"])
    seen = reckoned("MULTIPLY", film, reckoned("MULTIPLY_ADD", facing.outputs["Facing"], 0.34, 0.075))
    for socket, value in zip(both.inputs, (seen, dry.outputs[0], mirror.outputs[0])):
        links.new(value, socket)
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made
