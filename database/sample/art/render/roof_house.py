"""
A house of the town of `roofs.py`: walls with windows in them, a floor on top, and what stands at its edge. A side is
named as the town's camera has it: `near`, `far`, `left` and `right`; only the near and the left one are ever seen.
"""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from roof_mesh import block, box, dice, gather, placed, rod  # noqa: E402
from roof_surfaces import BARE_BRICK, CEMENT, COPING, GALVANISED, GREEN, INSIDE, LIME_FLOOR, PANE, RUST, TURQUOISE, WOOD  # noqa: E402

STOREY = 3.2
REVEAL = 0.2
THICK = 0.23
PARAPET = 0.9
# The coping on a parapet: how far it stands out, and how thick it is.
OVERHANG, CAP = 0.045, 0.07


def facade(paint, start, way, long, base, top, holes, own):
    """A wall from `start` that way, "x" or "y", with holes, each from and to so far along it and so high."""
    x, y = start
    span = [sorted({0, long, *(edge for hole in holes for edge in hole[:2])}), sorted({base, top, *(edge for hole in holes for edge in hole[2:])})]

    def at(along, high, deep=0.0):
        return (x + along, y + deep, high) if way == "x" else (x + deep, y + along, high)

    for left, right in zip(span[0], span[0][1:]):
        for low, high in zip(span[1], span[1][1:]):
            if not any(hole[0] <= left < hole[1] and hole[2] <= low < hole[3] for hole in holes):
                gather(paint, [at(left, low), at(right, low), at(right, high), at(left, high)], [(0, 1, 2, 3)], own)
    for left, right, low, high in holes:
        rim = [(left, low), (right, low), (right, high), (left, high)]
        points = [at(*corner, deep) for deep in (0, REVEAL) for corner in rim]
        gather(paint, points, [(side, (side + 1) % 4, 4 + (side + 1) % 4, 4 + side) for side in range(4)], own)
        gather(INSIDE, points[4:], [(0, 1, 2, 3)])


def leaf(paint, wide, high):
    """Half of a shutter about the middle of its foot: a frame with slats, its front towards -y."""
    for side in (-1, 1):
        box(paint, (0.06, 0.045, high), (side * (wide / 2 - 0.03), 0, 0))
    count = int(high / 0.1)
    for step in range(count + 1):
        with placed((0, 0, step * (high - 0.05) / count), tilt=-28):
            box(paint, (wide - 0.08, 0.016, 0.085), (0, 0, 0))


def window(wide, high, kind, paint):
    """What fills a hole about the middle of its foot, and the slab that shades it."""
    for side in (-1, 1):
        box(paint, (0.06, 0.07, high), (side * (wide / 2 - 0.03), 0.12, 0))
        box(paint, (wide, 0.07, 0.06), (0, 0.12, 0 if side < 0 else high - 0.06))
    if kind == "shut":
        for side in (-1, 1):
            with placed((side * wide / 4, 0.1, 0.05)):
                leaf(paint, wide / 2 - 0.04, high - 0.1)
    else:
        block(PANE, (-wide / 2, wide / 2), (0.15, 0.16), (0, high))
        box(paint, (0.05, 0.06, high), (0, 0.12, 0))
        for step in range(1, int(wide / 0.12)):
            rod(RUST, (step * 0.12 - wide / 2, 0.05, 0), (step * 0.12 - wide / 2, 0.05, high), 0.009, 5)
    if kind == "open":
        for side in (-1, 1):
            with placed((side * wide * 0.76, -0.06, 0.02), turn=side * dice.uniform(4, 22)):
                leaf(paint, wide / 2 - 0.02, high - 0.04)
    box(COPING, (wide + 0.16, 0.14, 0.06), (0, -0.03, -0.06))
    box(CEMENT, (wide + 0.5, 0.52, 0.07), (0, -0.24, high + 0.16))


def door(wide, high, paint):
    """Two leaves with panels, in a frame, above a doorstep."""
    for side in (-1, 1):
        box(paint, (0.07, 0.1, high), (side * (wide / 2 - 0.035), 0.08, 0))
        box(paint, (wide / 2 - 0.08, 0.04, high - 0.1), (side * wide / 4, 0.12, 0.02))
        for low in (0.18, high * 0.36, high * 0.68):
            box(paint, (wide / 2 - 0.24, 0.025, high * 0.26), (side * wide / 4, 0.095, low))
    box(paint, (wide, 0.1, 0.08), (0, 0.08, high - 0.08))
    rod(GALVANISED, (0.06, 0.06, high * 0.5), (0.06, 0.06, high * 0.5 + 0.16), 0.015)


def facing(start, way, hole):
    """Where a hole's middle is, and how what fills it is turned."""
    middle = (hole[0] + hole[1]) / 2
    at = (start[0] + middle, start[1], hole[2]) if way == "x" else (start[0], start[1] + middle, hole[2])
    return placed(at, turn=0 if way == "x" else -90)


def windows(long, top):
    """Holes for windows, storey by storey down from the roof."""
    count = max(1, int((long - 0.8) / 2.7))
    middles = [(step + 0.5) * long / count for step in range(count)]
    sills = [top - storey * STOREY + 1.0 for storey in range(1, int(top / STOREY) + 1)]
    return [(middle - 0.5, middle + 0.5, sill, sill + 1.45) for sill in sills for middle in middles]


def walls(across, along, base, top, paint, own, near=(), left=()):
    """Four walls, the two that are seen with holes."""
    (west, east), (south, north) = across, along
    facade(paint, (west, south), "x", east - west, base, top, near, own)
    facade(paint, (west, south), "y", north - south, base, top, left, own)
    facade(paint, (west, north), "x", east - west, base, top, (), own)
    facade(paint, (east, south), "y", north - south, base, top, (), own)


def ground(paint, across, along, high, margin=0.75):
    """A floor whose margin is told to its material."""
    xs = [across[0], across[0] + margin, across[1] - margin, across[1]]
    ys = [along[0], along[0] + margin, along[1] - margin, along[1]]
    points = [(x, y, high) for y in ys for x in xs]
    own = [(0.5, 0, 0 if x in xs[1:3] and y in ys[1:3] else 1) for y in ys for x in xs]
    gather(paint, points, [(low, low + 1, low + 5, low + 4) for row in (0, 4, 8) for low in (row, row + 1, row + 2)], own)


def lattice(long, high, paint, own):
    """A parapet of bricks with gaps between them (jali), in bays between piers."""
    bays = max(1, round(long / 2.1))
    foot, rail = 0.26, 0.1
    box(paint, (long, THICK, foot), (0, 0, 0), own)
    box(paint, (long, THICK, rail), (0, 0, high - rail), own)
    for bay in range(bays + 1):
        box(paint, (0.34, THICK, high), ((bay / bays - 0.5) * (long - 0.34), 0, 0), own)
    rows = int((high - foot - rail) / 0.09)
    tall = (high - foot - rail) / rows
    for row in range(rows):
        at = -long / 2 + 0.2 + (row % 2) * 0.17
        while at < long / 2 - 0.2:
            box(BARE_BRICK, (0.22, 0.11, tall - 0.008), (at, 0, foot + row * tall))
            at += 0.34


def parapet(long, high, is_pierced, paint, own, cap, ends):
    """One side's, about the middle of its foot, with its coping, which is longer by `ends` at either end."""
    if is_pierced:
        lattice(long, high, paint, own)
    else:
        box(paint, (long, THICK, high), (0, 0, 0), own)
    if cap is not BARE_BRICK:
        box(cap, (long + 2 * ends, THICK + 2 * OVERHANG, CAP), (0, 0, high))
        return
    count = round((long + 2 * ends) / 0.105)
    for step in range(count):
        x = ((step + 0.5) / count - 0.5) * (long + 2 * ends)
        box(BARE_BRICK, (0.094, THICK + 2 * OVERHANG + dice.uniform(-0.02, 0.01), CAP), (x, 0, high))


def spout(at, turn):
    """A drain through the parapet (parnala)."""
    with placed(at, turn):
        box(CEMENT, (0.2, 0.62, 0.05), (0, -0.2, -0.02))
        for side in (-0.085, 0.085):
            box(CEMENT, (0.035, 0.62, 0.13), (side, -0.2, 0.02))


def balcony(at, wide, paint):
    """A slab before a wall at `at`, with a railing of wood about it and another slab above."""
    with placed(at):
        box(COPING, (wide, 0.95, 0.12), (0, -0.47, 0))
        box(CEMENT, (wide + 0.3, 1.05, 0.08), (0, -0.5, 2.75))
        for side in (-1, 1):
            box(COPING, (0.12, 0.5, 0.3), (side * (wide / 2 - 0.2), -0.25, -0.3))
            for y in (-0.9, -0.06):
                box(paint, (0.07, 0.07, 2.7 if y < -0.5 else 1.0), (side * (wide / 2 - 0.05), y, 0.1))
            for low in (0.2, 1.0):
                box(paint, (0.05, 0.86, 0.06), (side * (wide / 2 - 0.05), -0.48, low))
            for step in range(1, 7):
                box(paint, (0.025, 0.03, 0.8), (side * (wide / 2 - 0.05), -0.9 + step * 0.12, 0.22))
        for low in (0.2, 1.0):
            box(paint, (wide - 0.1, 0.05, 0.06), (0, -0.9, low))
        for step in range(1, int(wide / 0.12)):
            box(paint, (0.03, 0.025, 0.8), (step * 0.12 - wide / 2 + 0.02, -0.9, 0.22))


def courses(across, along, high):
    """The ledges that mark the storeys on the sides that are seen."""
    (west, east), (south, north) = across, along
    for storey in range(int(high / STOREY) + 1):
        low = high - storey * STOREY - 0.1
        block(COPING, (west - 0.05, east), (south - 0.05, south), (low, low + 0.09))
        block(COPING, (west - 0.05, west), (south, north), (low, low + 0.09))


def house(across, along, high, wall, floor, jali=(), parapet_high=PARAPET, paint=None, cap=COPING, bare=()):
    """A house up to its roof; `jali` names the sides whose parapet is pierced, `bare` those without windows, `paint` is
    on its shutters and `cap` on its parapets."""
    (west, east), (south, north) = across, along
    top = high + parapet_high
    own = (dice.random(), top, 0)
    paint = paint or dice.choice([TURQUOISE, GREEN, WOOD])
    holes = {
        "x": () if "near" in bare else windows(east - west, high),
        "y": () if "left" in bare else windows(north - south, high),
    }
    walls(across, along, 0, high, wall, own, holes["x"], holes["y"])
    for way, found in holes.items():
        for hole in found:
            with facing((west, south), way, hole):
                window(hole[1] - hole[0], hole[3] - hole[2], dice.choice(["shut", "shut", "open", "glass"]), paint)
    courses(across, along, high)
    ground(floor, (west + THICK, east - THICK), (south + THICK, north - THICK), high)
    half = THICK / 2
    sides = {
        "near": (((west + east) / 2, south + half, high), 0, east - west, OVERHANG),
        "far": (((west + east) / 2, north - half, high), 180, east - west, OVERHANG),
        "left": ((west + half, (south + north) / 2, high), -90, north - south - 2 * THICK, -OVERHANG),
        "right": ((east - half, (south + north) / 2, high), 90, north - south - 2 * THICK, -OVERHANG),
    }
    for side, (at, turn, long, ends) in sides.items():
        with placed(at, turn):
            parapet(long, parapet_high, side in jali, wall, own, cap, ends)
    spout((west + 0.08, south + 1.1, high + 0.05), -90)


def stair_house(at, size, high, wall, paint):
    """The room at the head of the stairs (mumty), about the middle of its foot: a door to the left, a vent to the near."""
    x, y, base = at
    wide, deep = size
    across, along = (x - wide / 2, x + wide / 2), (y - deep / 2, y + deep / 2)
    own = (dice.random(), base + high, 0)
    way_in = (deep / 2 - 0.45, deep / 2 + 0.45, base + 0.16, base + 2.1)
    vent = (wide / 2 - 0.4, wide / 2 + 0.4, base + 1.35, base + 1.85)
    walls(across, along, base, base + high, wall, own, [vent], [way_in])
    with facing((across[0], along[0]), "y", way_in):
        door(0.9, 1.94, paint)
        box(CEMENT, (1.2, 0.42, 0.15), (0, -0.2, -0.16))
        box(CEMENT, (1.3, 0.5, 0.06), (0, -0.22, 2.04))
    with facing((across[0], along[0]), "x", vent):
        for step in range(5):
            with placed((0, 0.08, step * 0.1 + 0.02), tilt=-35):
                box(COPING, (0.8, 0.1, 0.025), (0, 0, 0))
    box(COPING, (wide + 0.5, deep + 0.5, 0.13), (x, y, base + high))
    ground(LIME_FLOOR, (across[0] - 0.15, across[1] + 0.15), (along[0] - 0.15, along[1] + 0.15), base + high + 0.132, 0.4)


def stairs(at, count, wide=0.8):
    """Brick steps up towards +y."""
    with placed(at):
        for step in range(count):
            box(BARE_BRICK, (wide, 0.26, 0.19 * (step + 1) - 0.05), (0, step * 0.26, 0))
            box(CEMENT, (wide + 0.02, 0.28, 0.05), (0, step * 0.26 - 0.01, 0.19 * (step + 1) - 0.05))
