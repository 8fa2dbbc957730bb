"""What stands, lies and hangs on the roofs of `roofs.py`; each about the middle of its foot unless it says otherwise."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from roof_mesh import Vector, block, box, cord, dice, gather, lathe, placed, rod, sagging, sheet  # noqa: E402
from roof_surfaces import (  # noqa: E402
    BAMBOO,
    BAND,
    BARE_BRICK,
    CEMENT,
    CLAY,
    COPING,
    FEATHERS,
    GALVANISED,
    LEAF,
    LINEN,
    MADDER,
    RUST,
    SOIL,
    STEEL,
    WIRE,
    WOOD,
)


def brick_stand(wide, deep, high):
    """Two low walls of bricks and a slab on them."""
    rows = round(high / 0.09)
    for side in (-1, 1):
        for row in range(rows):
            for step in range(int(deep / 0.25)):
                y = (step + 0.5 + (row % 2) * 0.18) * 0.25 - deep / 2
                box(BARE_BRICK, (0.22, 0.235, 0.08), (side * (wide / 2 - 0.2), y, row * 0.09))
    box(CEMENT, (wide, deep, 0.09), (0, 0, rows * 0.09))


def pipe(points, radius=0.022):
    """Of iron, along those points."""
    cord(GALVANISED, points, radius)


def plastic_tank(paint, at, radius=0.58, high=1.25, stand=0.54):
    """Ribbed, with a lid, on bricks; a pipe fills it and one leads from it."""
    with placed(at, turn=dice.uniform(-12, 12)):
        brick_stand(2 * radius + 0.25, 2 * radius + 0.25, stand)
        base = round(stand / 0.09) * 0.09 + 0.09
        steps = 48
        ribs = [(radius + 0.022 * max(-0.4, math.sin(8 * 2 * math.pi * step / steps)), high * step / steps) for step in range(steps + 1)]
        shoulder = [(radius * math.cos(turn), high + 0.3 * radius * math.sin(turn)) for turn in (0.1, 0.35, 0.6, 0.85, 1.1)]
        neck = high + 0.27 * radius
        lid = [(0.24, neck), (0.27, neck), (0.27, neck + 0.1), (0.24, neck + 0.13), (0, neck + 0.15)]
        lathe(paint, [(0, 0), (radius - 0.03, 0), *ribs, *shoulder, *lid], (0, 0, base), 44)
        pipe([(-radius - 0.08, 0.1, 0), (-radius - 0.08, 0.1, base + high * 0.9), (-radius + 0.06, 0.1, base + high * 0.9)])
        pipe([(0.1, -radius + 0.05, base + 0.12), (0.1, -radius - 0.22, base + 0.12), (0.1, -radius - 0.22, 0.05), (1.1, -radius - 0.3, 0.05)])


def steel_tank(at, turn=0, radius=0.52, high=1.15, stand=0.6):
    """Of sheet steel, with hoops, on a frame of iron."""
    with placed(at, turn):
        for x in (-0.42, 0.42):
            for y in (-0.42, 0.42):
                rod(RUST, (x, y, 0), (x, y, stand), 0.03)
        for sign in (-1, 1):
            rod(RUST, (-0.42, sign * 0.42, stand), (0.42, sign * 0.42, stand), 0.03)
            rod(RUST, (-0.42, sign * 0.42, 0.15), (0.42, sign * 0.42, stand - 0.05), 0.016)
        hoops = [(radius + 0.012 * (step % 4 == 0), high * step / 16) for step in range(17)]
        lathe(STEEL, [(0, 0), (radius, 0), *hoops, (0.3, high + 0.15), (0.24, high + 0.17), (0.24, high + 0.23), (0, high + 0.24)], (0, 0, stand + 0.03), 48)
        pipe([(0, -radius, stand + 0.1), (0, -radius - 0.15, stand + 0.1), (0, -radius - 0.15, 0)])


def cement_tank(at, size=(1.5, 1.2, 1.0)):
    """Built of bricks and plastered, with a lid of iron."""
    wide, deep, high = size
    with placed(at):
        brick_stand(wide, deep, 0.36)
        box(CEMENT, (wide, deep, high), (0, 0, 0.45))
        box(COPING, (wide + 0.1, deep + 0.1, 0.07), (0, 0, high + 0.45))
        box(RUST, (0.5, 0.5, 0.04), (0.25, 0.1, high + 0.52))
        pipe([(-wide / 2 + 0.2, -deep / 2 - 0.06, 0), (-wide / 2 + 0.2, -deep / 2 - 0.06, high + 0.58), (-wide / 2 + 0.2, 0, high + 0.58)])


def woven():
    """Bands that go over and under one another between the rails of a bed, and sag towards its middle."""
    xs, ys = [-0.425 + step * 0.085 for step in range(11)], [-0.52 + step * 0.088 for step in range(17)]
    broad = (-0.036, 0.036)

    def level(x, is_over):
        return 0.405 + (0.007 if is_over else -0.007) - 0.05 * math.cos(math.pi * x / 0.9)

    for row, y in enumerate(ys):
        sheet(BAND, [[(x, y + off, level(x, (row + column) % 2)) for off in broad] for column, x in enumerate(xs)])
    for column, x in enumerate(xs):
        sheet(BAND, [[(x + off, y, level(x, (row + column + 1) % 2)) for off in broad] for row, y in enumerate(ys)])


def charpoy(at, turn, quilt=None):
    """A bed on turned legs, woven with bands but for its foot, which is spanned with cord; over its head may lie a
    folded quilt."""
    leg = [(0, 0), (0.03, 0), (0.045, 0.1), (0.032, 0.2), (0.06, 0.3), (0.06, 0.44), (0.035, 0.5), (0, 0.52)]
    with placed(at, turn):
        for side in (-1, 1):
            for end in (-0.95, 0.95):
                lathe(WOOD, leg, (side * 0.47, end, 0), 12)
            rod(WOOD, (side * 0.47, -0.95, 0.38), (side * 0.47, 0.95, 0.38), 0.034)
            rod(WOOD, (-0.47, side * 0.95, 0.38), (0.47, side * 0.95, 0.38), 0.034)
        woven()
        for step in range(12):
            x = -0.42 + step * 0.076
            rod(BAND, (x, -0.53, 0.39), (x * 0.94, -0.94, 0.39), 0.011, 5)
        if quilt:
            folded(quilt, (0, 0.62, 0.4), (0.82, 0.5))


def folded(cloth, at, size):
    """A cloth folded to a soft pile."""
    wide, long = size
    with placed(at):
        for layer in range(3):
            rows = []
            for step in range(7):
                part = step / 6
                bulge = layer * 0.06 + 0.06 * math.sin(math.pi * part) ** 0.5
                rows.append([((column / 8 - 0.5) * wide, (part - 0.5) * long, bulge + 0.012 * math.sin(column * 2.1 + layer)) for column in range(9)])
            sheet(cloth, rows)


def hung(cloth, wide, drop, shape="sheet"):
    """Cloth from a line through its middle, with folds that widen downwards; a `shirt` has sleeves."""
    columns, rows, phase = 40, 12, dice.uniform(0, 6)
    sway = dice.uniform(0.02, 0.14)

    def reach(part):
        return 0.52 + 0.14 * part if shape == "shirt" and part > 0.3 else 1

    points = []
    for row in range(rows + 1):
        down = row / rows
        line = []
        for column in range(columns + 1):
            across = (column / columns - 0.5) * reach(down)
            fold = 0.055 * (0.2 + down) * math.sin(across * 17 + phase) + 0.02 * down * math.sin(across * 37 + 2 * phase)
            sag = 0.03 * math.sin(math.pi * (across + 0.5))
            line.append((across * wide, fold + sway * down * down, -down * drop * (1 + 0.02 * math.sin(across * 9)) - sag))
        points.append(line)
    sheet(cloth, points)
    if shape == "sheet":
        # What hangs over the far side of the line.
        sheet(cloth, [[(x, 0.03 + y * 0.4 + 0.05, z * 0.55) for x, y, z in line] for line in points[:9]])


def washing(at, long, turn, cloths):
    """Clothes on a rope between two posts of bamboo, pegged side by side."""
    with placed(at, turn):
        ends = [(-long / 2, 0, 1.95), (long / 2, 0, 1.95)]
        for x, y, high in ends:
            rod(BAMBOO, (x, y, 0), (x, y, high + 0.1), 0.032)
        rope = sagging(*ends, 0.12)
        cord(WIRE, rope, 0.009)
        across = -long / 2 + 0.25
        for index, cloth in enumerate(cloths):
            shape = "shirt" if index % 3 == 1 else "sheet"
            wide = dice.uniform(1.0, 1.25) if shape == "shirt" else dice.uniform(1.1, 1.9)
            if across + wide > long / 2 - 0.1:
                break
            part = (across + wide / 2) / long + 0.5
            with placed((across + wide / 2, 0, 1.95 - 0.48 * part * (1 - part))):
                hung(cloth, wide, 1.05 if shape == "shirt" else dice.uniform(1.1, 1.5), shape)
            across += wide + dice.uniform(0.06, 0.25)


def rug(cloth, at, turn, wide=1.1, long=1.9):
    """Striped, on the floor."""
    with placed(at, turn):
        for stripe in range(11):
            y = (stripe - 5) * long / 11
            block(cloth if stripe % 2 else LINEN, (-wide / 2, wide / 2), (y - long / 22, y + long / 22), (0.004, 0.018))


def chillies(at, turn, wide=1.5, long=2.0):
    """Spread on a cloth to dry."""
    with placed(at, turn):
        sheet(LINEN, [[((x / 6 - 0.5) * wide, (y / 8 - 0.5) * long, 0.012 + dice.uniform(0, 0.012)) for x in range(7)] for y in range(9)])
        for _ in range(1100):
            x, y = (dice.uniform(-0.43, 0.43) * reach for reach in (wide, long))
            with placed((x, y, 0.03), turn=dice.uniform(0, 360)):
                box(MADDER, (0.08, 0.024, 0.02), (0, 0, 0))


def lumber(at, turn):
    """What was left over from building: bricks in a pile and bamboo beside it."""
    with placed(at, turn):
        for level, count in enumerate((5, 5, 4, 2)):
            for step in range(count):
                for row in range(2):
                    with placed((step * 0.13, row * 0.25, level * 0.085), turn=dice.uniform(-5, 5)):
                        box(BARE_BRICK, (0.11, 0.23, 0.08), (0, 0, 0))
        for step in range(6):
            x = -0.3 - step * 0.09
            rod(BAMBOO, (x, -0.9, 0.04), (x + dice.uniform(-0.15, 0.15), 1.9 + dice.uniform(-0.4, 0.3), 0.05), 0.032)


def dish(at, turn):
    """A dish antenna on its pole."""
    with placed(at, turn):
        rod(GALVANISED, (0, 0, 0), (0, 0, 1.0), 0.035)
        with placed((0, -0.08, 1.0), tilt=52):
            lathe(COPING, [(0.01 + 0.52 * step / 10, 0.22 * (step / 10) ** 2) for step in range(11)], around=36)
            for turned in (0, 2.1, 4.2):
                rod(GALVANISED, (0.45 * math.cos(turned), 0.45 * math.sin(turned), 0.19), (0, 0, 0.6), 0.01, 5)
            lathe(GALVANISED, [(0, 0), (0.05, 0), (0.05, 0.12), (0, 0.12)], (0, 0, 0.55), 10)


def aerial(at, high=2.6):
    """A television aerial."""
    x, y, z = at
    rod(GALVANISED, at, (x, y, z + high), 0.02)
    rod(GALVANISED, (x - 0.6, y - 0.3, z + high - 0.1), (x + 0.6, y + 0.3, z + high - 0.1), 0.014)
    for step in range(7):
        off = -0.55 + step * 0.18
        long = 0.24 + 0.04 * step
        rod(GALVANISED, (x + off + 0.45 * long, y + off / 2 - 0.9 * long, z + high - 0.1), (x + off - 0.45 * long, y + off / 2 + 0.9 * long, z + high - 0.1), 0.009, 5)


def plant(at, high):
    """Leaves that rise from a pot and bend over."""
    points, faces = [], []
    for _ in range(46):
        turn, lean = dice.uniform(0, 2 * math.pi), dice.uniform(0.1, 1.0)
        way, side = Vector((math.cos(turn), math.sin(turn), 0)), Vector((-math.sin(turn), math.cos(turn), 0))
        foot = Vector((0, 0, dice.uniform(0, 0.5) * high))
        middle = foot + way * lean * 0.2 + Vector((0, 0, high * 0.35))
        tip = foot + way * lean * 0.42 + Vector((0, 0, high * (0.5 - 0.35 * lean)))
        first = len(points)
        points += [foot, middle + side * 0.05, tip, middle - side * 0.05]
        faces.append((first, first + 1, first + 2, first + 3))
    with placed(at):
        gather(LEAF, points, faces)


def pots(at, turn, count):
    """Clay pots in a row along x, each with its plant."""
    with placed(at, turn):
        for step in range(count):
            size = dice.uniform(0.75, 1.15)
            with placed((step * 0.52, dice.uniform(-0.06, 0.06), 0), size=size):
                lathe(CLAY, [(0, 0), (0.13, 0), (0.19, 0.3), (0.22, 0.3), (0.22, 0.36), (0.18, 0.36)], around=20)
                lathe(SOIL, [(0.19, 0.33), (0, 0.34)], around=20)
                plant((0, 0, 0.33), dice.uniform(0.5, 0.9))


def pitcher(at, size=1.0):
    """A clay pitcher for water."""
    with placed(at, size=size):
        lathe(CLAY, [(0, 0), (0.1, 0), (0.21, 0.12), (0.235, 0.22), (0.18, 0.34), (0.09, 0.39), (0.09, 0.44), (0.12, 0.47), (0.09, 0.47), (0.07, 0.4)])


def pigeon(at, turn):
    """One that sits, its head towards x."""
    with placed(at, turn, size=1.15):
        with placed((0, 0, 0.1), lean=72):
            lathe(FEATHERS, [(0, -0.16), (0.05, -0.1), (0.075, 0), (0.06, 0.08), (0.035, 0.13), (0.04, 0.17), (0.025, 0.2), (0, 0.22)], around=12)
        block(FEATHERS, (-0.3, -0.12), (-0.035, 0.035), (0.05, 0.07))


def pigeon_loft(at, turn):
    """A house of laths on legs for pigeons, some of which sit on it."""
    wide, deep, low, high = 2.0, 1.2, 0.35, 1.75
    with placed(at, turn):
        for x in (-wide / 2, wide / 2):
            for y in (-deep / 2, deep / 2):
                box(WOOD, (0.07, 0.07, high), (x, y, 0))
        box(WOOD, (wide, deep, 0.05), (0, 0, low))
        box(WOOD, (wide - 0.1, 0.04, high - low), (0, deep / 2 - 0.03, low))
        for level in (low + 0.02, (low + high) / 2, high - 0.06):
            for y in (-deep / 2, deep / 2):
                box(WOOD, (wide, 0.05, 0.05), (0, y, level))
            for x in (-wide / 2, wide / 2):
                box(WOOD, (0.05, deep, 0.05), (x, 0, level))
        for step in range(1, 20):
            x = (step / 20 - 0.5) * wide
            rod(BAMBOO, (x, -deep / 2, low), (x, -deep / 2, high), 0.013, 5)
        for step in range(1, 12):
            y = (step / 12 - 0.5) * deep
            rod(BAMBOO, (-wide / 2, y, low), (-wide / 2, y, high), 0.013, 5)
        with placed((0, 0, high), tilt=4):
            for step in range(9):
                box(GALVANISED, (wide / 9 + 0.045, deep + 0.3, 0.02), ((step + 0.5) * (wide + 0.3) / 9 - wide / 2 - 0.15, 0, 0.02 * (step % 2)))
        for x, y, turned in ((-0.7, -0.3, 20), (-0.42, -0.15, 70), (0.1, -0.35, -40), (0.66, 0.1, 160)):
            pigeon((x, y, high + 0.04), turned)


def perch(at):
    """A lattice of bamboo on a pole, from which pigeons are flown (chhatri)."""
    with placed(at):
        rod(BAMBOO, (0, 0, 0), (0, 0, 2.5), 0.045)
        for step in range(7):
            off = (step - 3) * 0.26
            rod(BAMBOO, (-0.85, off, 2.5), (0.85, off, 2.5), 0.018, 6)
            rod(BAMBOO, (off, -0.85, 2.53), (off, 0.85, 2.53), 0.018, 6)
        for x, y, turned in ((-0.5, -0.5, 30), (0.0, -0.26, 200), (0.26, 0.5, 100), (0.5, -0.3, -50), (-0.26, 0.25, 10)):
            pigeon((x, y, 2.55), turned)
