"""A counter of kilometres: six drums behind a window. Their digits are textures, "0" to "9"; "red" is the last one's."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, bpy, material, scene, skin  # noqa: E402

DRUM, GAP, RADIUS = 0.72, 0.06, 0.82


def odometer(count, at, turn=(0, 0, 0), size=1.0):
    """Stands upright about the middle of its foot and faces the eye. Each digit's texture has, from above, the one
    before it, itself and the one after it."""
    whole = bpy.data.objects.new("odometer", None)
    scene.collection.objects.link(whole)
    wide = len(count) * (DRUM + GAP) + GAP
    high = 1.5
    black = material("bakelite", "#101114", 0.28, 0, 0.5)
    rim = 0.2
    frame = [
        box("sill", (wide + 2 * rim, 0.7, rim), [black], (0, 0, 0), bevel=0.07),
        box("lintel", (wide + 2 * rim, 0.7, rim), [black], (0, 0, rim + high), bevel=0.07),
        box("back", (wide, 0.1, high), [black], (0, 0.3, rim), bevel=0),
    ]
    frame += [box("jamb", (rim, 0.7, high), [black], (side * (wide + rim) / 2, 0, rim), bevel=0.05) for side in (-1, 1)]
    for part in frame:
        part.parent = whole
    arc = [math.radians(-62 + 124 * step / 32) for step in range(33)]
    for place, digit in enumerate(count):
        left = -wide / 2 + GAP + place * (DRUM + GAP)
        name = "red" if place == len(count) - 1 else digit
        rows = [[(x, -RADIUS * math.cos(angle) + 0.62, rim + high / 2 + RADIUS * math.sin(angle)) for angle in arc] for x in (left, left + DRUM)]
        drum = skin("drum", rows, [material(name, image=name, rough=0.45)])
        flat, line = drum.data.uv_layers.new(), len(arc)
        for loop in drum.data.loops:
            flat.data[loop.index].uv = (loop.vertex_index // line, loop.vertex_index % line / (line - 1))
        drum.parent = whole
    whole.location = at
    whole.rotation_euler = [math.radians(angle) for angle in turn]
    whole.scale = (size, size, size)
    return whole
