"""The little printer of a till, and the receipt that it has printed."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, disc, faced, group, material, skin  # noqa: E402

WIDE, DEEP, TOP = 2.9, 3.5, 1.72


def drawn(name, side, wide, paint, bevel):
    """What has the same outline from one side to the other: points of depth and height, against the clock as the
    right side shows them."""
    count = len(side)
    points = [(x, *point) for x in (-wide / 2, wide / 2) for point in side]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    faces += [(at, (at + 1) % count, (at + 1) % count + count, at + count) for at in range(count)]
    thing = faced(name, points, faces, [paint])
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = bevel, 5, "ANGLE"
    edge.angle_limit = math.radians(12)
    for face in thing.data.polygons:
        face.use_smooth = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(35)
    return thing


def receipt(wide, long, at):
    """It goes up out of the slot and curls away at its end, where the cutter left its teeth."""
    columns, rows = 72, 90
    folds, y, z = [], 0.0, 0.0
    for row in range(rows + 1):
        part = row / rows
        lean = math.radians(-4 + 34 * part + 165 * max(0, part - 0.66) ** 1.4 / 0.34**1.4)
        folds.append([])
        for column in range(columns + 1):
            tooth = 0.035 if row == rows and column % 2 else 0
            x = (column / columns - 0.5) * wide
            folds[-1].append((x, y + 0.05 * math.cos(x * 1.7) + tooth * math.sin(lean), z + tooth * math.cos(lean)))
        y += long / rows * math.sin(lean)
        z += long / rows * math.cos(lean)
    paper = skin("receipt", folds, [material("paper", image="receipt", rough=0.85)], at).data
    flat, line = paper.uv_layers.new(), columns + 1
    for loop in paper.loops:
        flat.data[loop.index].uv = (loop.vertex_index % line / columns, loop.vertex_index // line / rows)


def printer(at, turn, size=1.0):
    """Two shells with a seam, a lid over the roll, a cutter before the slot, a button and a lamp."""
    shell, lid = material("shell", "#E2DCCD", 0.36, coat=0.15), material("printer's lid", "#0F7A52", 0.32, coat=0.25)
    dark, steel = material("dark", "#101211", 0.8), material("cutter", "#D8DADB", 0.25, 1)
    seam = 0.84
    with group("printer", at, (0, 0, turn), size):
        for x in (-1, 1):
            for y in (-1, 1):
                disc("rubber", 0.2, 0.1, [dark], (x * 1.05, y * 1.3, 0.05))
        near, far = -DEEP / 2, DEEP / 2
        drawn("lower", [(near, 0.08), (far, 0.08), (far, seam), (near, seam)], WIDE, shell, 0.09)
        box("seam", (WIDE - 0.12, DEEP - 0.12, 0.1), [dark], (0, 0, seam - 0.03), bevel=0)
        drawn("upper", [(near, seam + 0.045), (far, seam + 0.045), (far, TOP), (-0.62, TOP), (near + 0.3, 1.34), (near, 1.2)], WIDE, shell, 0.09)

        box("gap", (2.52, 2.08, 0.02), [dark], (0, 0.56, TOP - 0.008), bevel=0)
        box("lid", (2.46, 1.74, 0.07), [lid], (0, 0.7, TOP - 0.005), bevel=0.03)
        box("grip", (0.9, 0.12, 0.05), [lid], (0, 1.3, TOP + 0.06), bevel=0.02)
        teeth, wide = 40, 2.3
        edge = [(x * wide / teeth / 2 - wide / 2, -0.44, TOP + (0.13 if x % 2 else 0.075)) for x in range(2 * teeth + 1)]
        foot = [(x, y, TOP) for x, y, _ in edge]
        skin("cutter", [foot, edge], [steel])
        box("holder", (2.42, 0.1, 0.055), [steel], (0, -0.5, TOP), bevel=0.015)

        tilt = math.degrees(math.atan2(TOP - 1.34, DEEP / 2 - 0.3 - 0.62))
        middle = ((near + 0.3 - 0.62) / 2, (1.34 + TOP) / 2)
        disc("button", 0.2, 0.1, [material("button", "#0F7A52", 0.3, coat=0.4)], (0.95, middle[0], middle[1] + 0.02), (tilt, 0, 0), bevel=0.03)
        glow = material("lit", "#27d98c")
        glow.node_tree.nodes["Principled BSDF"].inputs["Emission"].default_value = (0.05, 0.9, 0.35, 1)
        box("lamp", (0.22, 0.1, 0.07), [glow], (0.5, middle[0], middle[1] - 0.03), (tilt, 0, 0), bevel=0.02)
        receipt(1.98, 3.2, (0, -0.36, TOP - 0.25))
