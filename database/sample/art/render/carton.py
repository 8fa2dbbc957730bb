"""A carton: printed card that its goods push out a little, folded at its edges and glued at its top."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import bmesh  # noqa: E402
from kit import box, faced, group, material  # noqa: E402
from shading import Sums  # noqa: E402


def worn(made):
    """Printed card as it comes from a shelf: fibres below the ink, and folds from which that is rubbed off."""
    sums = Sums(made)
    place = sums.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    sharp = sums.nodes.new("ShaderNodeNewGeometry").outputs["Pointiness"]
    patchy = sums.noise(place, 2.6, 5)
    grain = sums.noise(place, 26, 4)
    rubbed = sums.reckoned("MULTIPLY_ADD", patchy, 0.12, sums.reckoned("MULTIPLY_ADD", grain, 0.04, sharp))
    # Flat it is a half, and the clouds add a twelfth.
    bare = sums.ramp(rubbed, (0.625, "#000000"), (0.67, "#FFFFFF"))
    color = sums.shader.inputs["Base Color"]
    ink = color.links[0].from_socket if color.links else tuple(color.default_value)
    shade = sums.mixed(0.35, ink, sums.mixed(1, ink, sums.ramp(sums.noise(place, 0.5, 3), (0.3, "#B5B5B5"), (0.7, "#FFFFFF")), "MULTIPLY"))
    sums.feed(color, sums.mixed(sums.reckoned("MULTIPLY", bare, 0.8), shade, "#EADCC2"))
    sums.feed(sums.shader.inputs["Roughness"], sums.reckoned("MULTIPLY_ADD", patchy, 0.3, 0.34))
    sums.feed(sums.shader.inputs["Normal"], sums.relief(sums.reckoned("MULTIPLY_ADD", grain, 0.5, patchy), 0.02, 0.35))
    return made


def carton(name, size, faces, color, at, turn=0, bow=0.07):
    """Its materials are those of its front, its right side, its top and the rest; `color` is that of its flap, `bow` how
    far its sides stand out in their middle."""
    wide, deep, high = size
    with group(name, at, (0, 0, turn)):
        body = box(name, size, faces, (0, 0, 0), bevel=0.045)
        card = bmesh.new()
        card.from_mesh(body.data)
        bmesh.ops.subdivide_edges(card, edges=card.edges[:], cuts=15, use_grid_fill=True)
        for point in card.verts:
            x, y, z = point.co
            across, along, up = (1 - (2 * part / whole) ** 2 for part, whole in ((x, wide), (y, deep), (z - high / 2, high)))
            if abs(abs(x) - wide / 2) < 1e-4:
                point.co.x += math.copysign(bow * along * up, x)
            if abs(abs(y) - deep / 2) < 1e-4:
                point.co.y += math.copysign(bow * across * up, y)
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
        flap = faced("flap", points, [(4, 5, 6, 7), (3, 2, 1, 0), *sides], [material("flap", color, 0.42, coat=0.1), material("cut card", "#E9DDC6", 0.8)])
        for side in flap.data.polygons[2:]:
            side.material_index = 1
