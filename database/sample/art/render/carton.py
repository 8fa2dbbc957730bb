"""A carton: printed card that its goods push out a little, folded at its edges and glued at its top."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import bmesh  # noqa: E402
from kit import box, faced, group, material  # noqa: E402


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
        flap = faced("flap", points, [(4, 5, 6, 7), (3, 2, 1, 0), *sides], [material("flap", color, 0.42, coat=0.2), material("cut card", "#E9DDC6", 0.8)])
        for side in flap.data.polygons[2:]:
            side.material_index = 1
