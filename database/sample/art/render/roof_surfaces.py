"""What the town of `roofs.py` is made of: plaster that rain has stained, brick, tiles, paint, cloth and solar cells."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import material  # noqa: E402
from shading import Sums  # noqa: E402


class Surface(Sums):
    """Nodes that know a place in the town and the numbers a point has of its own (see `roof_mesh.py`)."""

    def __init__(self, made):
        super().__init__(made)
        self.shader = self.nodes["Principled BSDF"]
        self.place = self.nodes.new("ShaderNodeTexCoord").outputs["Object"]
        self.x, self.y, self.z = self.parts(self.place)
        own = self.nodes.new("ShaderNodeAttribute")
        own.attribute_name = "own"
        self.own = self.parts(own.outputs["Vector"])

    def parts(self, vector):
        """Its x, y and z."""
        node = self.nodes.new("ShaderNodeSeparateXYZ")
        self.links.new(vector, node.inputs[0])
        return node.outputs

    def vector(self, *values):
        """Of an x, a y and perhaps a z."""
        node = self.nodes.new("ShaderNodeCombineXYZ")
        for socket, value in zip(node.inputs, values):
            self.feed(socket, value)
        return node.outputs[0]

    def stretched(self, *scale):
        """The place, so much denser on each axis."""
        node = self.nodes.new("ShaderNodeMapping")
        node.inputs["Scale"].default_value = scale
        self.links.new(self.place, node.inputs[0])
        return node.outputs[0]

    def between(self, value, low, high):
        """From 0 at the low number to 1 at the high one."""
        node = self.nodes.new("ShaderNodeMapRange")
        for socket, each in zip(node.inputs, (value, low, high)):
            self.feed(socket, each)
        return node.outputs[0]

    def times(self, *values):
        """Their product."""
        product = values[0]
        for value in values[1:]:
            product = self.reckoned("MULTIPLY", product, value)
        return product

    def coursed(self, along, size, joint, tones, offset=0.5):
        """Bricks or tiles so wide and high, of two tones with joints of a third. Returns colour and where joints are."""
        node = self.nodes.new("ShaderNodeTexBrick")
        node.offset = offset
        numbers = {"Scale": 1, "Brick Width": size[0], "Row Height": size[1], "Mortar Size": joint, "Mortar Smooth": 0.1}
        for name, value in {**numbers, "Vector": along, "Color1": tones[0], "Color2": tones[1], "Mortar": tones[2]}.items():
            self.feed(node.inputs[name], value)
        return node.outputs["Color"], node.outputs["Fac"]

    def courses(self, tones):
        """Common bricks of a wall along x or y."""
        return self.coursed(self.vector(self.reckoned("ADD", self.x, self.y), self.z), (0.24, 0.088), 0.011, tones)

    def painted(self, color, *reliefs):
        """Ends the material: its colour, and heights with how deep each is in metres."""
        self.links.new(color, self.shader.inputs["Base Color"])
        before = None
        for height, depth in reliefs:
            bump = self.nodes.new("ShaderNodeBump")
            bump.inputs["Distance"].default_value = depth
            self.links.new(height, bump.inputs["Height"])
            if before:
                self.links.new(before, bump.inputs["Normal"])
            before = bump.outputs[0]
        if before:
            self.links.new(before, self.shader.inputs["Normal"])

    def streaks(self):
        """Where rain has run down from the coping, whose height is the second of the wall's own numbers."""
        run = self.between(self.noise(self.stretched(2.6, 2.6, 0.1), 1, 4), 0.44, 0.66)
        return self.times(run, self.between(self.reckoned("SUBTRACT", self.own[1], self.z), 4.2, 0.1))


BRICKS = ("#B0603F", "#8E4831", "#B9A081")


def plaster(name, light, dark, grime, flaked=0.0):
    """Lime-wash or paint on plaster: it is cloudy, grimy below its coping, and has come off the bricks where `flaked`
    says how much of it, from 0 to 1."""
    made = material(name, rough=0.92)
    made["bevel"] = 0.018
    wall = Surface(made)
    clouds = wall.noise(wall.place, 0.5, 6, 0.5)
    paint = wall.ramp(clouds, (0.36, dark), (0.62, light))
    paint = wall.mixed(wall.times(wall.own[0], 0.22), paint, dark)
    paint = wall.mixed(wall.times(wall.streaks(), 0.62), paint, grime)
    grain = wall.noise(wall.place, 5, 7)
    if not flaked:
        wall.painted(paint, (grain, 0.02))
        return made
    bricks, joints = wall.courses(BRICKS)
    off = wall.between(wall.noise(wall.place, 0.62, 7, 0.3), 0.66 - 0.12 * flaked, 0.67 - 0.12 * flaked)
    intact = wall.reckoned("SUBTRACT", 1, off)
    relief = wall.reckoned("SUBTRACT", intact, wall.times(off, joints, 0.6))
    wall.painted(wall.mixed(off, paint, bricks), (grain, 0.02), (relief, 0.025))
    return made


def brickwork(name, tones=BRICKS, limed=0.0):
    """A wall of bricks; rain has drawn lime out of some of it, more where `limed`."""
    made = material(name, rough=0.9)
    made["bevel"] = 0.01
    wall = Surface(made)
    bricks, joints = wall.courses(tones)
    clouds = wall.noise(wall.place, 0.7, 6, 0.4)
    paint = wall.mixed(wall.between(clouds, 0.42, 0.66), wall.mixed(0.42, bricks, "#6E3B29"), bricks)
    paint = wall.mixed(wall.times(wall.between(clouds, 0.6 - 0.2 * limed, 0.8), 0.5), paint, "#D9C8AC")
    paint = wall.mixed(wall.times(wall.streaks(), 0.5), paint, "#4A3328")
    wall.painted(paint, (wall.reckoned("SUBTRACT", 1, joints), 0.02), (wall.noise(wall.place, 9, 4), 0.012))
    return made


def floor(name, tile, tones, grime, joint=0.012, worn=0.5):
    """A roof laid with square tiles; the third of its own numbers is 1 at the parapet, where leaves and water stay."""
    made = material(name, rough=0.82)
    ground = Surface(made)
    tiles, joints = ground.coursed(ground.place, (tile, tile), joint, tones, 0)
    clouds = ground.noise(ground.place, 0.42, 6, 0.6)
    paint = ground.mixed(ground.times(ground.between(clouds, 0.58, 0.36), worn), tiles, grime)
    damp = ground.between(ground.reckoned("ADD", ground.own[2], ground.times(clouds, 0.9)), 0.95, 1.6)
    paint = ground.mixed(ground.times(damp, 0.75), paint, grime)
    ground.painted(paint, (ground.reckoned("SUBTRACT", 1, joints), 0.008), (ground.noise(ground.place, 4, 5), 0.012))
    return made


def worn(name, tone, faded, rough=0.6, metal=0.0, bevel=0.0):
    """Paint, wood or cloth, no piece of quite the same tone as the next."""
    made = material(name, rough=rough, metal=metal)
    if bevel:
        made["bevel"] = bevel
    piece = Surface(made)
    clouds = piece.noise(piece.place, 2.2, 5)
    piece.painted(piece.ramp(piece.reckoned("MULTIPLY_ADD", piece.own[0], 0.5, piece.times(clouds, 0.6)), (0.2, tone), (0.85, faded)))
    return made


def thin(name, tone, faded, through=0.35):
    """Cloth, paper or a leaf, which the sun behind it shines through."""
    made = worn(name, tone, faded, 0.85)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shine, both = nodes.new("ShaderNodeBsdfTranslucent"), nodes.new("ShaderNodeMixShader")
    shader = nodes["Principled BSDF"]
    links.new(shader.inputs["Base Color"].links[0].from_socket, shine.inputs["Color"])
    both.inputs[0].default_value = through
    links.new(shader.outputs[0], both.inputs[1])
    links.new(shine.outputs[0], both.inputs[2])
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def cells(across, along):
    """A module's glass over so many cells; its own numbers are a place on it from 0 to 1, and one by chance."""
    made = material("cells", rough=0.06)
    made.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.4
    glass = Surface(made)
    u, v, chance = glass.own

    def lines(place, count, part):
        off = glass.reckoned("ABSOLUTE", glass.reckoned("SUBTRACT", glass.reckoned("FRACT", glass.reckoned("MULTIPLY", place, count)), 0.5))
        return glass.reckoned("GREATER_THAN", off, 0.5 - part / 2)

    silicon = glass.mixed(chance, "#051436", "#092250")
    silicon = glass.mixed(glass.times(lines(v, along * 5, 0.22), 0.2), silicon, "#8FA3BC")
    grid = glass.reckoned("MAXIMUM", lines(u, across, 0.045), lines(v, along, 0.045))
    glass.painted(glass.mixed(glass.times(grid, 0.42), silicon, "#8FA6C2"))
    return made


CREAM = plaster("cream lime-wash", "#ECDDC0", "#D9C49D", "#8B7355")
WHITE = plaster("white lime-wash", "#F0E8D8", "#DDD0B6", "#8E7C62", 0.5)
OCHRE = plaster("ochre plaster", "#DDB37C", "#C79A62", "#7F5D3C", 0.75)
ROSE = plaster("rose plaster", "#D5A083", "#BE866A", "#77503C", 0.6)
SEA = plaster("sea green plaster", "#A9C4B4", "#8FAE9E", "#5F6F63", 0.6)
CEMENT = plaster("cement", "#A89D8C", "#8B8070", "#5E5446")
BRICK = brickwork("brick")
OLD_BRICK = brickwork("old brick", ("#9C5338", "#7C402C", "#A88F72"), 0.5)
COPING = plaster("coping", "#E6DAC2", "#CBBB9B", "#8A7860")
BARE_BRICK = worn("bare brick", "#8E4831", "#BC6B48", 0.9)
TERRACOTTA = floor("terracotta tiles", 0.305, ("#BC8161", "#AC7050", "#8F7059"), "#80604B")
CREAM_TILES = floor("cream tiles", 0.61, ("#EFE2C6", "#E8D8B8", "#C9B593"), "#C2AB84", 0.016, 0.36)
CEMENT_TILES = floor("cement tiles", 0.46, ("#C7B89E", "#BBAB90", "#92836C"), "#84755F", 0.014)
LIME_FLOOR = floor("limed floor", 1.5, ("#DDCDAE", "#D6C4A2", "#AA9777"), "#977F5F", 0.02, 0.6)
LANE = floor("lane", 0.24, ("#C2AA8C", "#B2987B", "#9A8269"), "#94795F", 0.014, 0.6)
SOIL = material("soil", "#5A4230", 0.95)
INSIDE = material("inside", "#2B211B", 0.9)
PANE = material("pane", "#20282B", 0.1)
TURQUOISE = worn("turquoise paint", "#3E8C88", "#7FB3A8", 0.5, bevel=0.006)
GREEN = worn("green paint", "#4F7B58", "#86A37C", 0.5, bevel=0.006)
WOOD = worn("wood", "#5B3822", "#8A5F3B", 0.6, bevel=0.008)
BAMBOO = worn("bamboo", "#A98452", "#CBAA74", 0.6)
BAND = worn("woven band", "#D9C193", "#F0E3C4", 0.9)
BLUE_PLASTIC = worn("blue plastic", "#2F659C", "#5A8DB8", 0.4)
BLACK_PLASTIC = worn("black plastic", "#1E2022", "#2E3032", 0.42)
STEEL = material("steel", "#C4C8CB", 0.36, 0.9)
ALUMINIUM = material("aluminium", "#B4BAC0", 0.42, 0.8)
GALVANISED = worn("galvanised iron", "#8F9496", "#B3B6B4", 0.45, 0.7)
RUST = worn("rusty iron", "#5B3A29", "#84573D", 0.8)
WIRE = material("wire", "#1D1A18", 0.7)
CLAY = worn("clay", "#A9583A", "#C87B55", 0.85)
LINEN = thin("linen", "#EFE8DA", "#FAF6EC")
MADDER = thin("madder cloth", "#A93C2C", "#C35A42")
SAFFRON = thin("saffron cloth", "#E0A02C", "#F0BC55")
INDIGO = thin("indigo cloth", "#3E5A86", "#6F8BAF")
SAGE = thin("sage cloth", "#8DA592", "#B3C5B2")
LEAF = thin("leaf", "#4A682B", "#84984A", 0.3)
FEATHERS = worn("feathers", "#8C8E96", "#EDEAE4", 0.8)
CELLS = cells(6, 10)
