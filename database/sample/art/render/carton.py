"""A carton: printed card that its goods push out a little, folded at its edges and glued at its top."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import bmesh  # noqa: E402
from kit import Vector, box, faced, group, material  # noqa: E402
from mathutils import noise  # noqa: E402
from shading import Sums  # noqa: E402


def worn(made, size):
    """Printed card of a carton of that size as it comes from a shelf: fibres below the ink, folds from which that is
    rubbed off, and a few creases beside them."""
    sums = Sums(made)
    reckoned = sums.reckoned
    place = sums.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    patchy, grain, fibres = sums.noise(place, 2.6, 5), sums.noise(place, 26, 4), sums.noise(sums.scaled(place, (16, 16, 70)), 1, 3)
    x, y, z = sums.parts(place)
    aside, deep, up = (reckoned("MULTIPLY_ADD", reckoned("ABSOLUTE", part), -1, whole / 2) for part, whole in ((x, size[0]), (y, size[1]), (reckoned("ADD", z, -size[2] / 2), size[2])))
    # Of three the least is how far a place lies from its own side, the next how far from the nearest fold.
    fold = reckoned("MAXIMUM", reckoned("MINIMUM", aside, deep), reckoned("MINIMUM", reckoned("MAXIMUM", aside, deep), up))
    wear = reckoned("MULTIPLY_ADD", patchy, -0.16, reckoned("MULTIPLY_ADD", grain, -0.05, fold))
    bare = sums.ramp(reckoned("ADD", wear, 0.115), (0.002, "#FFFFFF"), (0.014, "#000000"))
    cells = sums.nodes.new("ShaderNodeTexVoronoi")
    cells.feature = "DISTANCE_TO_EDGE"
    cells.inputs["Scale"].default_value = 0.42
    sums.links.new(place, cells.inputs["Vector"])
    bent = sums.ramp(cells.outputs["Distance"], (0, "#FFFFFF"), (0.02, "#000000"))
    near = sums.ramp(reckoned("MULTIPLY_ADD", patchy, 0.8, fold), (0.45, "#FFFFFF"), (0.9, "#000000"))
    crease = reckoned("MULTIPLY", bent, near)
    color = sums.shader.inputs["Base Color"]
    ink = color.links[0].from_socket if color.links else tuple(color.default_value)
    shade = sums.mixed(0.22, ink, sums.mixed(1, ink, sums.ramp(sums.noise(place, 0.5, 3), (0.3, "#B5B5B5"), (0.7, "#FFFFFF")), "MULTIPLY"))
    shade = sums.mixed(reckoned("MULTIPLY", crease, reckoned("MULTIPLY", grain, 0.36)), shade, "#EADCC2")
    sums.feed(color, sums.mixed(reckoned("MULTIPLY", bare, 0.85), shade, "#EADCC2"))
    sums.feed(sums.shader.inputs["Specular"], 0.4)
    sums.feed(sums.shader.inputs["Roughness"], reckoned("MULTIPLY_ADD", patchy, 0.16, 0.42))
    pressed = reckoned("MULTIPLY_ADD", crease, 0.9, reckoned("MULTIPLY_ADD", fibres, 0.3, reckoned("MULTIPLY", patchy, 0.7)))
    sums.feed(sums.shader.inputs["Normal"], sums.relief(pressed, 0.024, 0.5))
    return made


def carton(name, size, faces, color, at, turn=0, bow=0.07):
    """Its materials are those of its front, its right side, its top and the rest; `color` is that of its flap, `bow` how
    far its sides stand out in their middle."""
    wide, deep, high = size
    with group(name, at, (0, 0, turn)):
        body = box(name, size, faces, (0, 0, 0), bevel=0.022)
        card = bmesh.new()
        card.from_mesh(body.data)
        bmesh.ops.subdivide_edges(card, edges=card.edges[:], cuts=23, use_grid_fill=True)
        for point in card.verts:
            x, y, z = point.co
            across, along, up = (1 - (2 * part / whole) ** 2 for part, whole in ((x, wide), (y, deep), (z - high / 2, high)))
            if abs(abs(x) - wide / 2) < 1e-4:
                point.co.x += math.copysign(bow * along * up, x)
            if abs(abs(y) - deep / 2) < 1e-4:
                point.co.y += math.copysign(bow * across * up, y)
            # Card that hands have held is nowhere quite plane, and its folds aren't drawn with a ruler.
            point.co += 0.022 * noise.noise_vector(Vector((x, y, z)) * 0.8 + Vector((3, 8, 1))) * (1 if z > 0.1 else 0)
        card.to_mesh(body.data)
        card.free()
        for face in body.data.polygons:
            face.use_smooth = True
        body.data.use_auto_smooth = True
        body.data.auto_smooth_angle = math.radians(30)

        # From the fold at the back; its corners are cut, and its free edge isn't glued to the very end.
        reach, lifted, thick = deep * 0.66, 0.02, 0.03
        outline = [(-wide / 2 + 0.03, deep / 2, 0.012), (-wide / 2 + 0.5, deep / 2 - reach, lifted), (wide / 2 - 0.5, deep / 2 - reach, lifted), (wide / 2 - 0.03, deep / 2, 0.012)]
        points = [(x, y, high + z + up) for up in (0, thick) for x, y, z in outline]
        sides = [(at_side, (at_side + 1) % 4, (at_side + 1) % 4 + 4, at_side + 4) for at_side in range(4)]
        flap = faced("flap", points, [(4, 5, 6, 7), (3, 2, 1, 0), *sides], [material("flap", color, 0.55), material("cut card", "#E9DDC6", 0.8)])
        for side in flap.data.polygons[2:]:
            side.material_index = 1
