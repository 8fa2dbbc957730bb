"""The clay pot of golak.py, broken: its shell comes apart along jagged lines, and each piece lies as it would come to rest."""
import math
import os
import random
import sys

import bmesh

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from golak import SLOT, TOP, outline  # noqa: E402
from kit import bpy, material, mottled, stand, surface  # noqa: E402
from mathutils import Matrix, Vector, noise  # noqa: E402
from shading import Sums  # noqa: E402

chance = random.Random(48)

THICK = 0.2
SIDES = 260
# Between the outer face and the inner one.
LAYERS = 3


def spaced(line, step):
    """Points along a line, so far from each to the next."""
    made, left = [line[0]], step
    for (r, z), (r_after, z_after) in zip(line, line[1:]):
        long = math.hypot(r_after - r, z_after - z)
        while long and left <= long:
            made.append((r + (r_after - r) * left / long, z + (z_after - z) * left / long))
            left += step
        left -= long
    return [*made, line[-1]]


def crooked(point):
    """Where a point counts as lying when it is asked to which piece it belongs: no crack is straight."""
    far = Vector((7, 1, 4))
    return point + 0.34 * noise.noise_vector(point * 0.7) + 0.1 * noise.noise_vector(point * 3.1 + far) + 0.04 * noise.noise_vector(point * 9 + far)


def shell():
    """Of the whole pot: rows of points, and the way inwards at each."""
    line = spaced(outline(12), 0.07)
    rows = []
    for at, (radius, z) in enumerate(line):
        (r_before, z_before), (r_after, z_after) = line[max(0, at - 2)], line[min(len(line) - 1, at + 2)]
        inwards = Vector((z_before - z_after, r_after - r_before)).normalized()
        row = []
        for side in range(SIDES):
            cos, sin = math.cos(2 * math.pi * side / SIDES), math.sin(2 * math.pi * side / SIDES)
            row.append((Vector((radius * cos, radius * sin, z)), Vector((inwards[0] * cos, inwards[0] * sin, inwards[1]))))
        rows.append(row)
    return rows


class Pot:
    """A pot that has come apart about those places, each an angle, a height, and by how much its piece is larger than another."""

    def __init__(self, places):
        self.rows = shell()
        self.seeds = [(Vector((*self.around(angle, z), z)), more) for angle, z, more in places]
        self.near = []
        for row in self.rows:
            for point, _ in row:
                place = crooked(point)
                self.near.append([(place - seed).length - more for seed, more in self.seeds])
        # Terracotta is paler inside, where no hand has smoothed it, and rawest where it has just broken.
        self.clays = [thrown(material("painted", image="clay", rough=0.82)), mottled("inside", "#BA6C48", "#D28D66", (2, 2, 9), 0.85, 0, 0.25), fractured()]

    def around(self, angle, z):
        """The point of the shell at an angle and a height."""
        radius = min((abs(height - z), reach) for reach, height in outline(4)[3:])[1]
        return radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle))

    def within(self, which, at):
        """By how much a point belongs to a piece rather than to the next, or lies beside the slot."""
        far = self.near[at]
        point = self.rows[at // SIDES][at % SIDES][0]
        inside = min(other for number, other in enumerate(far) if number != which) - far[which]
        if point.z < TOP - 0.1:
            return inside
        return min(inside, max(abs(point.x) - SLOT[0] / 2, abs(point.y) - SLOT[1] / 2))

    def piece(self, which):
        """The mesh of one: its painted face, its inside and the broken edge between them."""
        inside = [self.within(which, at) for at in range(len(self.near))]
        points, faces, kinds, flats, known = [], [], [], [], {}

        def spot(key, point, inwards):
            if key not in known:
                deep = THICK * (1 + 0.14 * noise.noise(point * 1.3) + 0.05 * math.sin(point.z * 13))
                known[key] = len(points)
                for layer in range(LAYERS + 1):
                    rough = 0.05 * noise.noise_vector(point * 6 + Vector((0, 0, 5 * layer))) if 0 < layer < LAYERS else Vector()
                    points.append(point + inwards * deep * layer / LAYERS + rough)
            return known[key]

        def corner(row, side):
            at = row * SIDES + side % SIDES
            point, inwards = self.rows[row][side % SIDES]
            # At the poles all of a row is one point.
            key = (row,) if point.xy.length < 1e-6 else (at, 0)
            return inside[at], key, point, inwards, (side / SIDES, point.z / TOP)

        def crossed(one, other):
            part = one[0] / (one[0] - other[0])
            ends = tuple(sorted((one[1], other[1])))
            return 0, ends, one[2].lerp(other[2], part), one[3].lerp(other[3], part), tuple(a + (b - a) * part for a, b in zip(one[4], other[4]))

        def face(corners, kind, flat):
            faces.append(corners)
            kinds.append(kind)
            flats.append(flat)

        for row in range(len(self.rows) - 1):
            for side in range(SIDES):
                low, high = row * SIDES + side, row * SIDES + (side + 1) % SIDES
                if max(inside[low], inside[high], inside[low + SIDES], inside[high + SIDES]) <= 0:
                    continue
                square = [corner(row, side), corner(row, side + 1), corner(row + 1, side + 1), corner(row + 1, side)]
                for three in ((square[0], square[1], square[2]), (square[0], square[2], square[3])):
                    if len({each[1] for each in three}) < 3:
                        continue
                    kept, cut = [], []
                    for one, after in zip(three, (*three[1:], three[0])):
                        if one[0] > 0:
                            kept.append(one)
                        if (one[0] > 0) != (after[0] > 0):
                            kept.append(crossed(one, after))
                            # Leaving the piece, then coming back to it.
                            cut.insert(0 if one[0] > 0 else len(cut), kept[-1])
                    if not kept:
                        continue
                    spots = [spot(*each[1:4]) for each in kept]
                    face(spots, 0, [each[4] for each in kept])
                    face([at + LAYERS for at in reversed(spots)], 1, [(0, 0)] * len(kept))
                    if cut:
                        start, end = (spot(*each[1:4]) for each in cut)
                        for layer in range(LAYERS):
                            face([end + layer, start + layer, start + layer + 1, end + layer + 1], 2, [(0, 0)] * 4)
        mesh = bpy.data.meshes.new("shard")
        mesh.from_pydata(points, [], faces)
        mesh.polygons.foreach_set("material_index", kinds)
        mesh.polygons.foreach_set("use_smooth", [kind < 2 for kind in kinds])
        mesh.uv_layers.new().data.foreach_set("uv", [part for flat in flats for uv in flat for part in uv])
        # Without this the face and the edge that meet would be shaded as one.
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
        mesh.validate()
        mesh.update()
        return mesh

    def lay(self, which, at, down, along, heading=0.0):
        """Puts one on the table about that point, at rest on the side that is nearest to `down`, a direction of the pot;
        `along`, another, then points `heading` degrees to the left of straight away."""
        mesh = self.piece(which)
        tipped = rested(mesh, Vector(down).normalized())
        course = tipped @ Vector(along)
        turn = Matrix.Rotation(math.radians(90 + heading) - math.atan2(course.y, course.x), 3, "Z") @ tipped
        mesh.transform(turn.to_4x4())
        middle = [(min(line) + max(line)) / 2 for line in zip(*(vertex.co for vertex in mesh.vertices))]
        low = min(vertex.co.z for vertex in mesh.vertices)
        mesh.transform(Matrix.Translation((-middle[0], -middle[1], -low)))
        return stand(mesh, "shard", self.clays, at)


def rested(mesh, down):
    """How to turn a mesh so that it lies on three of its points, of those that carry its middle the ones most downwards."""
    hull = bmesh.new()
    hull.from_mesh(mesh)
    bmesh.ops.remove_doubles(hull, verts=hull.verts, dist=0.03)
    made = bmesh.ops.convex_hull(hull, input=hull.verts)
    middle = sum((vertex.co for vertex in mesh.vertices), Vector()) / len(mesh.vertices)
    sides = [side for side in made["geom"] if isinstance(side, bmesh.types.BMFace)]
    best = None
    for side in sides:
        normal = side.normal if side.normal.dot(side.verts[0].co - middle) > 0 else -side.normal
        foot = middle + normal * normal.dot(side.verts[0].co - middle)
        corners = [vertex.co for vertex in side.verts]
        ways = [(b - a).cross(foot - a).dot(normal) for a, b in zip(corners, (*corners[1:], corners[0]))]
        carries = all(way > -1e-4 for way in ways) or all(way < 1e-4 for way in ways)
        rank = (carries, normal.dot(down))
        if best is None or rank > best[0]:
            best = (rank, normal.copy())
    hull.free()
    return best[1].rotation_difference(Vector((0, 0, -1))).to_matrix()


def thrown(made):
    """Gives painted clay the rings that fingers left around it, and the sand in it."""
    sums = Sums(made)
    painted = sums.shader.inputs["Base Color"].links[0].from_socket
    flat = sums.nodes.new("ShaderNodeTexCoord")
    rings = sums.noise(sums.scaled(flat.outputs["UV"], (3, 46, 1)), 1, 4)
    sand, grain = sums.noise(flat.outputs["Object"], 30, 2), sums.noise(flat.outputs["Object"], 7, 5)
    shade = sums.ramp(sums.reckoned("MULTIPLY_ADD", grain, 0.5, sums.reckoned("MULTIPLY", rings, 0.5)), (0.36, "#B9AFA8"), (0.6, "#FFFFFF"))
    color = sums.mixed(0.8, painted, sums.mixed(1, painted, shade, "MULTIPLY"))
    color = sums.mixed(sums.ramp(sand, (0.66, "#000000"), (0.69, "#B0B0B0")), color, "#F6C9A0")
    color = sums.mixed(sums.ramp(sand, (0.31, "#A0A0A0"), (0.34, "#000000")), color, "#5E2410")
    sums.links.new(color, sums.shader.inputs["Base Color"])
    height = sums.reckoned("MULTIPLY_ADD", sand, 0.25, sums.reckoned("MULTIPLY_ADD", grain, 0.4, rings))
    sums.links.new(sums.relief(height, 0.07, 0.75), sums.shader.inputs["Normal"])
    # As the whole pot on its shelf: unglazed clay has powder on it, and no gloss.
    for name, value in (("Specular", 0.1), ("Sheen", 0.5), ("Sheen Tint", 0.4)):
        sums.feed(sums.shader.inputs[name], value)
    return made


def fractured():
    """Clay where it has broken: rough, and full of sand."""
    made, sums = surface("broken clay")
    place = sums.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    grain, sand = sums.noise(place, 9, 6), sums.noise(place, 34, 2)
    color = sums.ramp(grain, (0.3, "#C46C42"), (0.7, "#E29C6C"))
    color = sums.mixed(sums.ramp(sand, (0.64, "#000000"), (0.68, "#FFFFFF")), color, "#FFE0BC")
    sums.links.new(color, sums.shader.inputs["Base Color"])
    sums.feed(sums.shader.inputs["Roughness"], 0.92)
    sums.links.new(sums.relief(grain, 0.06, 0.9), sums.shader.inputs["Normal"])
    return made


def crumb(at, size, clay):
    """A splinter without a face that anyone would know."""
    lump = bmesh.new()
    for _ in range(11):
        lump.verts.new((chance.uniform(-1, 1) * size, chance.uniform(-0.7, 0.7) * size, chance.uniform(0, 0.8) * size))
    bmesh.ops.convex_hull(lump, input=lump.verts)
    mesh = bpy.data.meshes.new("crumb")
    lump.to_mesh(mesh)
    lump.free()
    low = min((mesh.vertices[corner].co.z for side in mesh.polygons for corner in side.vertices), default=0)
    stand(mesh, "crumb", [clay], (*at, -low), (0, 0, chance.uniform(0, 360)))
