"""
Paper that is folded: what a sheet is made of, and how facets and the lines where it was bent become a thing that
stands in a scene.
"""
import functools
import math

import bpy
from mathutils import Euler, Vector

from kit import scene, srgb, stand, textures

THICK = 0.014
EDGE = 0.005
CREASE = 0.0042
# Lines lie on the side of the paper that is seen.
SEEN = Vector((0, -0.9, 0.44)) * THICK * 0.6


def paper(name, low, high, through=0.12, image=None):
    """Paper dyed in the mass, from the colour at its foot to the one at its top: matt, a little uneven, and
    some of the light goes through it; `image` names a texture that is printed on it."""
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
    color = tone.outputs[0]
    if image:
        texture = nodes.new("ShaderNodeTexImage")
        texture.image = bpy.data.images.load(f"{textures}/{image}.png")
        ink = nodes.new("ShaderNodeMixRGB")
        ink.blend_type = "MULTIPLY"
        ink.inputs[0].default_value = 1
        links.new(color, ink.inputs[1])
        links.new(texture.outputs["Color"], ink.inputs[2])
        color = ink.outputs[0]
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
        links.new(color, shader.inputs["Color"])
        links.new(last.outputs[0], shader.inputs["Normal"])
    links.new(front.outputs[0], mix.inputs[1])
    links.new(behind.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def mixed(color, other, part):
    """So much of the other colour in one, both as they are written in a style sheet."""
    pairs = zip(bytes.fromhex(color.lstrip("#")), bytes.fromhex(other.lstrip("#")))
    return "#" + "".join(f"{round(one + (two - one) * part):02X}" for one, two in pairs)


@functools.cache
def sheet(color, image=None):
    """A sheet, its edges, which catch the light, and what opened folds have left on it."""
    return (
        paper("sheet", mixed(color, "#000000", 0.09), mixed(color, "#FFFFFF", 0.09), image=image),
        paper("edge", mixed(color, "#FFFFFF", 0.38), mixed(color, "#FFFFFF", 0.57)),
        paper("crease", mixed(color, "#FFFFFF", 0.26), mixed(color, "#FFFFFF", 0.4)),
    )


def surface(a, b, c, d, bulge=0.0):
    """What is between four corners, of which two may be one: the places from 0 to 1 along the first side and then
    the second. It bulges so much towards its front, as paper does that was pressed by hand."""
    a, b, c, d = (Vector(corner) for corner in (a, b, c, d))
    out = (c - a).cross(d - b).normalized() * bulge * 16

    def at(u, v):
        flat = (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v
        return flat + out * (u * (1 - u) * v * (1 - v))

    return at


# What a printed sheet measures, in units of the scene.
SHEET = 3.5


def printed_on(at, way, points):
    """Where those points of a surface lie on its sheet, on which lines run that way, from 0 to 1 and on."""
    across = Vector(at(1, 0.5)) - Vector(at(0, 0.5))
    down = Vector(at(0.5, 1)) - Vector(at(0.5, 0))
    normal = across.cross(down).normalized()
    line = Vector(way)
    line = (line - normal * line.dot(normal)).normalized()
    up = normal.cross(line)
    if up.z < 0:
        up = -up
    return [(0.52 + Vector(point).dot(line) / SHEET, 0.44 + Vector(point).dot(up) / SHEET) for point in points]


class Fold:
    """What one sheet becomes: its facets, in layers that lie on one another, and the lines on them."""

    def __init__(self, color="#FF5B2E", image=None):
        self.paper, self.edge, self.worn = sheet(color, image)
        self.layers = []
        self.lines = []

    def sheets(self, *surfaces, parts=14, along=None):
        """Pieces of paper that hang together, as `surface` bends them; `along` is in which direction of the scene the
        lines of each run that are printed on them, where something is."""
        points, faces, prints, spots = [], [], [], {}

        def number(point):
            key = tuple(round(part, 5) for part in point)
            if key not in spots:
                spots[key] = len(points)
                points.append(tuple(point))
            return spots[key]

        for at, way in zip(surfaces, along or [None] * len(surfaces)):
            for i in range(parts):
                for j in range(parts):
                    corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
                    face = list(dict.fromkeys(number(at(u / parts, v / parts)) for u, v in corners))
                    if len(face) > 2:
                        faces.append(face)
                        prints.append(printed_on(at, way, [points[spot] for spot in face]) if way else None)
        self.layers.append((points, faces, prints if along else None))

    def line(self, *points, width=EDGE):
        """An edge that has been bent and catches the light."""
        self.lines.append((points, width, self.edge))

    def crease(self, *points, width=CREASE):
        """What is left of a fold that was opened again."""
        self.lines.append((points, width, self.worn))

    def set_down(self, x, y, turn, lift=0.0):
        """Turns it by degrees about x, y and z and stands it on the ground at that place."""
        pose = Euler([math.radians(angle) for angle in turn]).to_matrix()
        low = min((pose @ Vector(p)).z for points, *_ in self.layers for p in points)
        move = Vector((x, y, lift - low + THICK / 2))
        for points, faces, prints in self.layers:
            mesh = bpy.data.meshes.new("layer")
            mesh.from_pydata([pose @ Vector(p) + move for p in points], [], faces)
            mesh.update()
            # Paper is smooth but where it was folded.
            mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = math.radians(7)
            if prints:
                places = mesh.uv_layers.new().data
                for polygon, spots in zip(mesh.polygons, prints):
                    for loop, spot in zip(polygon.loop_indices, spots):
                        places[loop].uv = spot
            thing = stand(mesh, "layer", [self.paper])
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
