"""
Four things folded from one orange sheet, each in a square of its own: a shirt, a bag, a butterfly, and a
plane in the air. Every one is a list of facets that share their corners where the paper goes on, and of the
lines where it was folded.
"""
import math
import os
import sys

import bpy
from mathutils import Euler, Vector

sys.path.append(os.path.dirname(__file__))
from kit import catcher, expose, eye, scene, sky, srgb, stand, sun

SQUARE = 3.8
THICK = 0.014
EDGE = 0.005
CREASE = 0.0042
# Lines lie on the side of the paper that is seen.
SEEN = Vector((0, -0.9, 0.44)) * THICK * 0.6


def paper(name, low, high, through=0.12):
    """Paper dyed in the mass, from the colour at its foot to the one at its top: matt, a little uneven, and
    some of the light goes through it."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    front = nodes.new("ShaderNodeBsdfDiffuse")
    behind = nodes.new("ShaderNodeBsdfTranslucent")
    mix = nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = through
    place = nodes.new("ShaderNodeTexCoord")
    axes = nodes.new("ShaderNodeSeparateXYZ")
    height = nodes.new("ShaderNodeMapRange")
    height.inputs["From Max"].default_value = 2.6
    tone = nodes.new("ShaderNodeMixRGB")
    tone.inputs[1].default_value, tone.inputs[2].default_value = srgb(low), srgb(high)
    links.new(place.outputs["Object"], axes.inputs[0])
    links.new(axes.outputs["Z"], height.inputs[0])
    links.new(height.outputs[0], tone.inputs[0])
    last = None
    for scale, strength, distance in ((0.55, 0.6, 0.5), (70, 0.16, 0.008)):
        grain = nodes.new("ShaderNodeTexNoise")
        grain.inputs["Scale"].default_value = scale
        grain.inputs["Detail"].default_value = 1
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = strength
        bump.inputs["Distance"].default_value = distance
        links.new(place.outputs["Object"], grain.inputs["Vector"])
        links.new(grain.outputs["Fac"], bump.inputs["Height"])
        if last:
            links.new(last.outputs[0], bump.inputs["Normal"])
        last = bump
    for shader in (front, behind):
        links.new(tone.outputs[0], shader.inputs["Color"])
        links.new(last.outputs[0], shader.inputs["Normal"])
    links.new(front.outputs[0], mix.inputs[1])
    links.new(behind.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


orange = paper("orange", "#E8522C", "#FC6A44")
pale = paper("pale", "#FF9C7C", "#FFBCA4")
worn = paper("worn", "#FF8A68", "#FFA486")


def mirrored(points):
    """The same on the other side, its corners the other way round."""
    return [(-x, y, z) for x, y, z in reversed(points)]


class Fold:
    """What one sheet becomes: its facets, in layers that lie on one another, and the lines on them."""

    def __init__(self):
        self.layers = []
        self.lines = []

    def layer(self, *facets):
        """Facets that hang together; where they touch they share the corner."""
        points, faces = [], []
        for facet in facets:
            face = []
            for point in facet:
                if point not in points:
                    points.append(point)
                face.append(points.index(point))
            faces.append(face)
        self.layers.append((points, faces))

    def line(self, *points, width=EDGE):
        """An edge that has been bent and catches the light."""
        self.lines.append((points, width, pale))

    def crease(self, *points):
        """What is left of a fold that was opened again."""
        self.lines.append((points, CREASE, worn))

    def set_down(self, square, turn, lift=0.0, aside=(0.0, 0.0)):
        """Turns it by degrees about x, y and z and stands it on the ground of its square."""
        pose = Euler([math.radians(angle) for angle in turn]).to_matrix()
        low = min((pose @ Vector(p)).z for points, _ in self.layers for p in points)
        move = Vector(((square - 1.5) * SQUARE + aside[0], aside[1], lift - low + THICK / 2))
        for number, (points, faces) in enumerate(self.layers):
            mesh = bpy.data.meshes.new(f"{square} {number}")
            mesh.from_pydata([pose @ Vector(p) + move for p in points], [], faces)
            mesh.update()
            thing = stand(mesh, f"{square} {number}", [orange])
            thick = thing.modifiers.new("thick", "SOLIDIFY")
            thick.thickness = THICK
            thick.offset = 0
        for points, width, ink in self.lines:
            curve = bpy.data.curves.new("line", "CURVE")
            curve.dimensions = "3D"
            curve.bevel_depth = width
            path = curve.splines.new("POLY")
            path.points.add(len(points) - 1)
            for knot, point in zip(path.points, points):
                knot.co = (*(pose @ Vector(point) + move + SEEN), 1)
            curve.materials.append(ink)
            scene.collection.objects.link(bpy.data.objects.new("line", curve))


def shirt():
    """Two halves meet in front, the strip at the top has become the collar, two corners the sleeves."""
    it = Fold()

    def lean(x, z, out=0.0):
        return (x, -0.42 + 0.16 * z - out, z)

    hem, pit, shoulder = lean(0.84, 0), lean(0.80, 1.5), lean(0.84, 2.3)
    neck, throat, hem_mid = lean(0.36, 2.46), lean(0.012, 2.1, 0.15), lean(0.012, 0, 0.3)
    for side in (lambda p: p, mirrored):
        outer, lapel = [hem, pit, shoulder, neck], [hem, neck, throat, hem_mid]
        cuff_top, cuff_low = (1.44, 0.26, 2.0), (1.30, 0.2, 1.42)
        sleeve = [pit, cuff_low, cuff_top, shoulder]
        it.layer(side(outer), side(lapel), side(sleeve))
        leaf = [lean(0.0, 2.08, 0.2), lean(0.43, 1.86, 0.2), lean(0.42, 2.55, 0.05)]
        it.layer(side(leaf))
        band = [lean(0.42, 2.55, 0.05), (0.3, 0.2, 2.58), (0, 0.24, 2.54), (0, 0.22, 2.3), (0.36, 0.06, 2.3)]
        it.layer(side(band))
        it.line(*side([pit, shoulder]))
        it.line(*side([neck, hem]))
        it.line(*side([throat, hem_mid]))
        it.line(*side([*leaf, leaf[0]]))
        it.line(*side([cuff_top, cuff_low]))
        it.line(*side([hem_mid, hem]))
        it.crease(*side([lean(0.74, 0.5, 0.012), lean(0.03, 0.5, 0.275)]))
    back = [(-0.84, 0.42, 0), (-0.82, 0.0, 2.28), (-0.34, 0.02, 2.4), (0.34, 0.02, 2.4), (0.82, 0.0, 2.28), (0.84, 0.42, 0)]
    it.layer(back)
    return it


def bag():
    """A bag that stands open: the sides bend inwards, the rim is folded over, the handles are strips."""
    it = Fold()
    wide, deep, high, bend = 0.84, 0.44, 1.9, 0.46
    rim = 0.3

    def at(x, y, z):
        narrow = 1 - 0.1 * z / high
        return (x, y * narrow, z)

    def gusset(z, out=0.0):
        return (wide - 0.34 * (z - bend) / (high - bend) + out, 0, z)

    for side in (lambda p: p, mirrored):
        corner = [at(wide, y, z) for y in (-deep, deep) for z in (0, high)]
        front_low, front_top, back_low, back_top = corner
        it.layer(
            side([front_low, gusset(bend), gusset(high), front_top]),
            side([back_top, gusset(high), gusset(bend), back_low]),
            side([front_low, back_low, gusset(bend)]),
        )
        it.line(*side([front_low, front_top]))
        it.line(*side([front_low, gusset(bend), back_low]))
        it.line(*side([gusset(bend), gusset(high)]))
        over = 0.022
        low, top = at(wide + over, -deep - over, high - rim), at(wide + over, -deep - over, high)
        far_low, far_top = at(wide + over, deep + over, high - rim), at(wide + over, deep + over, high)
        it.layer(
            side([low, gusset(high - rim, over), gusset(high, over), top]),
            side([far_top, gusset(high, over), gusset(high - rim, over), far_low]),
        )
        it.line(*side([low, gusset(high - rim, over), far_low]))
        it.line(*side([top, gusset(high, over), far_top]))
    for y, over in ((-deep, -0.022), (deep, 0.022)):
        it.layer([at(-wide, y, 0), at(wide, y, 0), at(wide, y, high), at(-wide, y, high)])
        it.layer([at(x, y + over, z) for x, z in ((-wide - 0.022, high - rim), (wide + 0.022, high - rim), (wide + 0.022, high), (-wide - 0.022, high))])
        it.line(at(-wide - 0.022, y + over, high), at(wide + 0.022, y + over, high))
    face = -deep - 0.01
    it.line(at(-wide - 0.022, -deep - 0.03, high - rim), at(wide + 0.022, -deep - 0.03, high - rim))
    it.line(at(-wide, -deep, 0), at(wide, -deep, 0))
    it.crease(at(-wide, face, bend), at(wide, face, bend))
    it.crease(at(-wide, face, 0), at(-wide + bend, face, bend))
    it.crease(at(wide, face, 0), at(wide - bend, face, bend))
    it.layer([(-wide, -deep, 0.01), (wide, -deep, 0.01), (wide, deep, 0.01), (-wide, deep, 0.01)])
    for y, lean in ((-deep * 0.86, -0.02), (deep * 0.86, 0.06)):
        outer, inner, foot, top, bottom = 0.48, 0.37, high - 0.2, high + 0.56, high + 0.45

        def strip(x, z):
            return (x, y + lean * (z - high), z)

        it.layer(
            [strip(-outer, foot), strip(-inner, foot), strip(-inner, bottom), strip(-outer, top)],
            [strip(-outer, top), strip(-inner, bottom), strip(inner, bottom), strip(outer, top)],
            [strip(inner, foot), strip(outer, foot), strip(outer, top), strip(inner, bottom)],
        )
        for x in (-1, 1):
            it.line(strip(x * outer, top), strip(x * inner, bottom))
            it.line(strip(x * outer, foot), strip(x * outer, top))
        it.line(strip(-outer, top), strip(outer, top))
    return it


def butterfly():
    """Two pairs of wings, bent like a fan about the body."""
    it = Fold()
    raised = math.radians(40)

    def wing(u, v, up=0.0):
        return (u * math.cos(raised) - up * math.sin(raised), v, u * math.sin(raised) + up * math.cos(raised))

    root, head = wing(0, -0.1), wing(0, 0.4)
    upper = [head, wing(0.8, 1.0, 0.18), wing(1.66, 1.12), wing(1.36, 0.18, -0.18), wing(0.98, -0.1)]
    under = wing(0, -0.08, -0.04)
    lower = [wing(0.93, -0.08, -0.04), wing(1.16, -0.52, 0.1), wing(0.66, -1.16, -0.1), wing(0.03, -0.7, -0.02)]
    for side in (lambda p: p, mirrored):
        h, p, t, q, r = upper
        it.layer(side([root, p, h]), side([root, t, p]), side([root, q, t]), side([root, r, q]))
        a, b, c, d = lower
        it.layer(side([under, b, a]), side([under, c, b]), side([under, d, c]))
        for far in (p, t, q):
            it.line(*side([root, far]))
        for far in (b, c):
            it.line(*side([under, far]))
        it.line(*side([h, p, t, q, r]))
        it.line(*side([a, b, c, d]))
        it.layer(side([(0, 0.62, 0.2), (0, -0.72, 0.14), (0.1, -0.2, 0.05), (0.12, 0.3, 0.06)]))
    it.line((0, 0.62, 0.2), (0, -0.72, 0.14))
    return it


def plane():
    """The dart: a keel, two wings, and on each the edge of the layer that lies on it."""
    it = Fold()
    nose, keel = (1.42, 0, 0), (-1.06, 0, -0.55)
    root, tip = (-1.18, 0.135, 0.02), (-1.18, 1.06, 0.47)

    def along(a, b, part):
        return tuple(p + (q - p) * part for p, q in zip(a, b))

    for turn in (1, -1):
        def side(points):
            made = [(x, turn * y, z) for x, y, z in points]
            return made if turn > 0 else made[::-1]

        it.layer(side([nose, root, tip]), side([keel, root, nose]))
        middle = along(root, tip, 0.55)
        lifted = [(x, y, z + 0.02) for x, y, z in (root, middle)]
        it.layer(side([nose, *lifted]))
        it.line(*side([nose, root]))
        it.line(*side([nose, lifted[1]]))
        it.line(*side([nose, tip, root, keel]))
    it.line(nose, keel)
    return it


shirt().set_down(0, (0, 0, -22), aside=(-0.1, 0))
bag().set_down(1, (0, 0, -38), aside=(-0.1, 0.1))
butterfly().set_down(2, (50, 0, -20), aside=(-0.05, 0.25))
plane().set_down(3, (18, -21, 30), lift=0.22, aside=(0, 0))

# No more ground than the shadows need, which is what takes long.
for square in range(4):
    middle = (square - 1.5) * SQUARE
    catcher(middle - 1.4, middle + 1.9, -1.4, 1.8)
sun((-6, -3, 9.6), 5.9, 20, "#FFF8F0")
sun((-5, -9, 5), 0.3, 50, "#FFF3EC")
sky("#FFEFE6", 0.15)
eye((0, -26.4, 13.15), (0, 0, 1.4), across=4 * SQUARE)
expose(clear=True, bounces=5)
