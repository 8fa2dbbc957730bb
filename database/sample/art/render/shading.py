"""Colours, and what is reckoned with them between the nodes of a material, for Blender 3.4's own Python."""
import math


def srgb(code):
    """A colour as it is written in a style sheet, in the linear numbers that Blender counts in."""

    def linear(part):
        part /= 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return (*[linear(int(code.lstrip("#")[at : at + 2], 16)) for at in (0, 2, 4)], 1)


class Sums:
    """The nodes of a material as sums. Each method adds one and returns what comes out of it; what goes in is
    what came out of another, or a constant: a number, a colour as in a style sheet, or one in linear numbers.
    `shader` is what they are for."""

    def __init__(self, made):
        self.nodes, self.links = made.node_tree.nodes, made.node_tree.links
        # The sky has none.
        self.shader = self.nodes.get("Principled BSDF")

    def feed(self, socket, value):
        """Gives a node's input what comes out of another, or a constant."""
        if isinstance(value, str):
            socket.default_value = srgb(value)
        elif isinstance(value, (int, float, tuple)):
            socket.default_value = value
        else:
            self.links.new(value, socket)

    def reckoned(self, operation, *values):
        """Of one, two or three numbers, by the operation's name in Blender."""
        node = self.nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            self.feed(socket, value)
        return node.outputs[0]

    def ramp(self, value, *stops, ease="LINEAR"):
        """The colour at a number, between stops of a number and a colour."""
        node = self.nodes.new("ShaderNodeValToRGB")
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, color) in zip(elements, stops):
            element.position = at
            element.color = srgb(color)
        node.color_ramp.interpolation = ease
        self.links.new(value, node.inputs[0])
        return node.outputs[0]

    def mixed(self, part, below, above, blend="MIX"):
        """So much of one colour over another: 0 is none of it."""
        node = self.nodes.new("ShaderNodeMixRGB")
        node.blend_type = blend
        for socket, value in zip(node.inputs, (part, below, above)):
            self.feed(socket, value)
        return node.outputs[0]

    def noise(self, place, scale, detail, distortion=0.0):
        """A cloud from 0 to 1, so dense about that place."""
        node = self.nodes.new("ShaderNodeTexNoise")
        for name, value in (("Scale", scale), ("Detail", detail), ("Distortion", distortion), ("Vector", place)):
            self.feed(node.inputs[name], value)
        return node.outputs["Fac"]

    def scaled(self, place, scale, turn=0):
        """A place turned about the third axis by degrees and counted so many times as densely on each axis, so that
        what is drawn about it is drawn out."""
        node = self.nodes.new("ShaderNodeMapping")
        node.inputs["Rotation"].default_value = (0, 0, math.radians(turn))
        node.inputs["Scale"].default_value = scale
        self.links.new(place, node.inputs[0])
        return node.outputs[0]

    def moved(self, place, by):
        """A place as much farther along each axis, so that what is drawn about it is drawn from another part of it."""
        node = self.nodes.new("ShaderNodeMapping")
        node.inputs["Location"].default_value = by
        self.links.new(place, node.inputs[0])
        return node.outputs[0]

    def apart(self, place, far):
        """A place that is another on each thing of the material, moved by up to so far."""
        node = self.nodes.new("ShaderNodeVectorMath")
        self.links.new(place, node.inputs[0])
        chance = self.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
        self.links.new(self.reckoned("MULTIPLY", chance, far), node.inputs[1])
        return node.outputs[0]

    def parts(self, vector):
        """The three numbers of a vector."""
        node = self.nodes.new("ShaderNodeSeparateXYZ")
        self.links.new(vector, node.inputs[0])
        return node.outputs

    def relief(self, height, distance, strength, over=None):
        """The normal of a surface that only looks as if it stood out: at a height of 1 by that distance, `over`
        another such normal."""
        node = self.nodes.new("ShaderNodeBump")
        for name, value in (("Height", height), ("Distance", distance), ("Strength", strength)):
            self.feed(node.inputs[name], value)
        if over:
            self.links.new(over, node.inputs["Normal"])
        return node.outputs[0]
