"""What hangs between the houses of `roofs.py` and over their lanes, and what drives there."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from roof_mesh import Vector, block, box, cord, dice, gather, lathe, placed, rod, sagging, sheet  # noqa: E402
from roof_surfaces import BAMBOO, COPING, GALVANISED, PANE, RUST, SAFFRON, SAGE, WIRE  # noqa: E402


def kite(at, turn, tilt, first, second):
    """A fighting kite (patang) of paper in two colours, its bow and its spine."""
    with placed(at, turn, tilt):
        nose, tail, left, right = (0, 0.5, 0), (0, -0.5, 0), (-0.55, 0.08, 0.07), (0.55, 0.08, 0.07)
        gather(first, [nose, left, tail], [(0, 1, 2)])
        gather(second, [nose, tail, right], [(0, 1, 2)])
        gather(first, [tail, (-0.14, -0.66, 0), (0.14, -0.66, 0)], [(0, 1, 2)])
        rod(BAMBOO, (0, 0.5, 0.01), (0, -0.6, 0.01), 0.008, 5)
        cord(BAMBOO, [(-0.55, 0.08, 0.08), (-0.3, 0.3, 0.04), (0, 0.38, 0.02), (0.3, 0.3, 0.04), (0.55, 0.08, 0.08)], 0.008)


def air_conditioner(at, turn):
    """The half of one that hangs on a wall, its back to it."""
    with placed(at, turn):
        box(COPING, (0.82, 0.3, 0.56), (0, -0.2, 0))
        with placed((-0.12, -0.355, 0.28), tilt=90):
            lathe(PANE, [(0.22, 0), (0.22, 0.01), (0, 0.01)])
            for radius in (0.07, 0.12, 0.17, 0.22):
                lathe(COPING, [(radius - 0.008, 0.012), (radius - 0.008, 0.03), (radius + 0.008, 0.03), (radius + 0.008, 0.012)])
        for x in (-0.3, 0.3):
            box(RUST, (0.04, 0.4, 0.04), (x, -0.18, -0.04))


def awning(cloth, at, turn, wide, deep):
    """Cloth stretched from a wall at `at` to two poles before it."""
    rows = []
    for step in range(9):
        part = step / 8
        slack = 0.16 * math.sin(math.pi * part)
        rows.append([((column / 12 - 0.5) * wide, -part * deep, -0.5 * part - slack * (0.6 + 0.4 * math.cos(column))) for column in range(13)])
    with placed(at, turn):
        sheet(cloth, rows)
        for side in (-0.5, 0.5):
            rod(BAMBOO, (side * wide, -deep, -0.5), (side * wide, -deep, -2.9), 0.03)


def rickshaw(at, turn):
    """With a motor and three wheels, its nose towards -y."""
    arch = [(math.cos(math.pi * step / 12), math.sin(math.pi * step / 12)) for step in range(13)]
    hood = [(-0.6, 0.36), (-0.4, 0.42), (0.4, 0.46), (1.1, 0.42), (1.2, 0.3)]
    nose = [(0.62, -0.35), (0.55, -0.7), (0.3, -1.1), (0.12, -1.25)]
    with placed(at, turn):
        for x, y in ((-0.55, 0.75), (0.55, 0.75), (0, -0.95)):
            with placed((x, y, 0.24), lean=90):
                lathe(WIRE, [(0, -0.06), (0.24, -0.06), (0.24, 0.06), (0, 0.06)])
        block(SAGE, (-0.62, 0.62), (-0.35, 1.15), (0.25, 0.85))
        sheet(SAGE, [[(x * wide, y, high) for x, high in ((-1, 0.3), (-0.9, 0.85), (0.9, 0.85), (1, 0.3))] for wide, y in nose])
        sheet(SAFFRON, [[(0.64 * x, y, 1.28 + rise * z) for x, z in arch] for y, rise in hood])
        sheet(WIRE, [[(0.62 * x, y, high) for x in (-1, 1)] for y, high in ((1.18, 0.8), (1.19, 1.4))])
        for x in (-0.6, 0.6):
            for y in (-0.55, 0.3, 1.12):
                rod(WIRE, (x, y, 0.8), (x, y, 1.34), 0.022)


def pole(at, high, turn=0):
    """Of iron, with a crossarm; returns where its wires hang."""
    x, y, z = at
    rod(GALVANISED, at, (x, y, z + high), 0.085, 12)
    way = Vector((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0))
    ends = []
    for step in range(4):
        end = Vector((x, y, z + high - 0.25)) + way * (step - 1.5) * 0.42
        lathe(COPING, [(0.03, 0), (0.05, 0.05), (0.03, 0.08), (0.045, 0.13), (0, 0.15)], end, 10)
        ends.append(end + Vector((0, 0, 0.13)))
    rod(RUST, ends[0] - Vector((0, 0, 0.16)), ends[-1] - Vector((0, 0, 0.16)), 0.04)
    return ends


def wires(starts, ends, sag):
    """From each to its own."""
    for start, end in zip(starts, ends):
        cord(WIRE, sagging(start, end, sag * dice.uniform(0.85, 1.15), 18), 0.013)
