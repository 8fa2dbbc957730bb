"""
Five things folded from paper, each in a square of its own, a little aslant as what floats is: a parcel, a letter,
servers, a chart and a swan. The foot of each is for a wave to cover.
"""
import math
import os
import sys

sys.path.append(os.path.dirname(__file__))
from kit import expose, eye, sky, sun
from origami import Fold

SQUARE = 3.4
PALE = "#FBF5EA"
KRAFT = "#DBA263"
SLATE = "#2A303C"
RED = "#D23A2A"
INK = "#171B26"


def both(it, *facets):
    """Facets of a thing that is alike on both sides of the plane between y and -y."""
    it.layer(*facets)
    it.layer(*([(x, -y, z) for x, y, z in reversed(facet)] for facet in facets))


def between(a, b):
    return tuple((p + q) / 2 for p, q in zip(a, b))


def box():
    """A carton that stands open: four walls, four flaps, and the lines along which it was flat."""
    it = Fold(KRAFT)
    wide, deep, high = 0.9, 0.74, 1.2
    low = [(x * wide * 0.94, y * deep * 0.94, 0) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    top = [(x * wide, y * deep, high) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    flaps = [(0, -0.5, 0.12), (0.4, 0, 0.06), (0.04, 0.34, 0.46), (-0.42, 0, -0.1)]
    walls = [[low[at], low[(at + 1) % 4], top[(at + 1) % 4], top[at]] for at in range(4)]
    it.layer(*walls, low)
    for at, out in enumerate(flaps):
        a, b = top[at], top[(at + 1) % 4]
        inset = [(q - p) * 0.05 for p, q in zip(a, b)]
        far_a = tuple(p + o + i for p, o, i in zip(a, out, inset))
        far_b = tuple(p + o - i for p, o, i in zip(b, out, inset))
        it.layer([a, b, far_b, far_a])
        it.line(a, far_a, far_b, b)
        it.line(a, b)
        it.line(low[at], a)
        if at % 2 == 0:
            it.crease(between(low[at], a), between(low[(at + 1) % 4], b))
        it.crease(between(a, b), between(far_a, far_b))

    def front(x, z):
        return (x, -deep * (0.94 + 0.06 * z / high) - 0.03, z)

    def piece(left, right, foot, head):
        return [front(left, foot), front(right, foot), front(right, head), front(left, head)]

    it.printed("label", piece(-0.64, 0.24, 0.3, 1.06))
    return it


def envelope():
    """A letter that has been opened: its flap is up, and the sheet looks out."""
    it = Fold(PALE)
    wide, high, front, back = 1.2, 1.36, -0.1, 0.1
    left, right, low_left, low_right = (-wide, 0, high), (wide, 0, high), (-wide, 0, 0), (wide, 0, 0)
    apex, heart = (0, 0.5, high + 0.78), (0, front, 0.74)
    behind = [(x, back, z) for x, y, z in (low_left, low_right, right, left)]
    it.layer(behind, [behind[3], behind[2], apex])
    it.layer([low_left, heart, left], [low_right, right, heart])
    lap = (0, front - 0.03, 0.84)
    it.layer([(-wide, -0.02, 0), (wide, -0.02, 0), lap])
    it.line(behind[3], apex, behind[2])
    it.line(left, heart, right)
    it.line((-wide, -0.02, 0), lap, (wide, -0.02, 0))
    it.line(low_left, left)
    it.line(low_right, right)
    page = [(-1.04, 0.05, 0.5), (1.04, 0.05, 0.5), (1.04, 0.05, high + 0.4), (-1.04, 0.05, high + 0.4)]
    it.printed("letter", page)
    it.line(page[0], page[3], page[2], page[1])
    seal = [(0.2 * math.cos(a), front - 0.06, 0.7 + 0.2 * math.sin(a)) for a in (math.pi * k / 8 for k in range(16))]
    it.stuck(RED, seal)
    return it


def rack():
    """Three trays on each other, four drawers in the face of each, none pushed in quite straight."""
    it = Fold(SLATE)
    wide, deep, high = 1.06, 0.84, 0.56

    def tray(low, turn):
        def at(x, y, z):
            return (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), low + z)

        def block(left, right, near, far, foot, top):
            ends = [[at(x, y, z) for x, y in ((left, near), (right, near), (right, far), (left, far))] for z in (foot, top)]
            sides = [[ends[0][k], ends[0][(k + 1) % 4], ends[1][(k + 1) % 4], ends[1][k]] for k in range(4)]
            it.layer(*sides, ends[1])
            it.line(*ends[1], ends[1][0])
            for k in (0, 1):
                it.line(ends[0][k], ends[1][k])
            it.line(ends[0][3], ends[0][0], ends[0][1], ends[0][2])

        block(-wide, wide, -deep, deep, 0, high)
        for k in range(4):
            left = -wide + 0.12 + k * 0.47
            block(left, left + 0.39, -deep - 0.09, -deep, 0.12, high - 0.12)
            for x, color in ((0.06, "#2FD08C"), (0.15, "#FFB81C" if (k, low > 1) == (2, True) else "#2FD08C")):
                it.stuck(color, [at(left + x + p, -deep - 0.11, 0.2 + q) for p, q in ((0, 0), (0.06, 0), (0.06, 0.07), (0, 0.07))])

    for at, turn in enumerate((4, -5, 3)):
        tray(at * (high + 0.07), math.radians(turn))
    note = [(0.28, -deep - 0.2, 1.02), (1.02, -deep - 0.14, 1.1), (0.94, -deep - 0.1, 1.86), (0.2, -deep - 0.14, 1.78)]
    it.printed("note", note)
    return it


def chart():
    """A screen of six leaves, cut along its top where the figures went."""
    it = Fold(PALE)
    heights = (0.7, 1.05, 0.85, 1.4, 1.15, 1.75, 2.05)
    folds = [(-1.41 + 0.46 * at, 0.3 if at % 2 else -0.3, high) for at, high in enumerate(heights)]
    it.layer(*([(x, y, 0), (to_x, to_y, 0), (to_x, to_y, top), (x, y, high)] for (x, y, high), (to_x, to_y, top) in zip(folds, folds[1:])))
    it.line(*folds)
    for x, y, high in folds:
        it.line((x, y, 0), (x, y, high))

    def along(at, part, z, out=0.03):
        (x, y, _), (to_x, to_y, _) = folds[at], folds[at + 1]
        return (x + (to_x - x) * part, y + (to_y - y) * part - out, z)

    def level(at, part):
        return (heights[at] * (1 - part) + heights[at + 1] * part) * 0.78

    for at in range(6):
        low = min(heights[at], heights[at + 1])
        for z in (0.3 + 0.22 * step for step in range(9)):
            if z < low - 0.06:
                it.stuck("#B9C4D6", [along(at, 0.04, z), along(at, 0.96, z), along(at, 0.96, z + 0.014), along(at, 0.04, z + 0.014)])
        color = "#FF5B2E" if at == 5 else INK
        ends = [along(at, part, level(at, part) + rise, 0.05) for part, rise in ((0, -0.03), (1, -0.03), (1, 0.03), (0, 0.03))]
        it.stuck(color, ends)
    # It sticks out over the edge of the last leaf, which it hangs on.
    it.printed("doubt", [along(5, 0.12, 0.82, 0.12), along(5, 1.4, 0.88, 0.12), along(5, 1.34, 1.47, 0.08), along(5, 0.06, 1.41, 0.08)])
    return it


def swan():
    """A hull of two wings that open to the tail, and the sheet's narrow corner as neck and head."""
    it = Fold(PALE)
    tail, keel, chest = (-1.62, 0.0, 1.02), (-0.5, 0.0, 0.0), (0.86, 0.0, 0.12)
    wing, shoulder = (-0.62, 0.62, 1.08), (0.42, 0.2, 0.74)
    both(it, [tail, keel, wing], [keel, chest, shoulder, wing])
    inner = (-0.7, 0.16, 0.94)
    both(it, [tail, wing, inner], [wing, shoulder, inner])
    nape, crown, beak = (0.5, 0.06, 2.02), (0.66, 0.0, 2.2), (1.24, 0.0, 1.86)
    front = (0.98, 0.0, 0.5)
    both(it, [chest, front, shoulder], [front, crown, nape, shoulder])
    jaw = (0.72, 0.09, 1.9)
    both(it, [crown, beak, jaw], [crown, jaw, nape])
    for side in (1, -1):
        tip = [(0.93, 0.052, 1.99), (1.26, 0.0, 1.855), (0.96, 0.075, 1.86)]
        it.stuck("#FF5B2E", [(x, side * (y + 0.022), z) for x, y, z in tip])

        def on(point):
            return (point[0], side * point[1], point[2])

        it.line(on(tail), on(wing), on(shoulder), on(chest))
        it.line(on(keel), on(wing))
        it.line(on(wing), on(inner), on(shoulder))
        it.line(on(shoulder), on(nape))
        it.line(on(crown), on(jaw), on(beak))
    it.line(keel, chest, front, crown, beak)
    it.line(tail, keel)
    return it


for at, (thing, turn, aside) in enumerate(
    (
        (box(), (-4, 7, -28), 0),
        (envelope(), (-10, -9, -16), 0),
        (rack(), (-3, 6, -30), 0),
        (chart(), (-4, 4, 6), -0.2),
        (swan(), (0, 4, 150), 0),
    )
):
    thing.set_down((at - 2) * SQUARE + aside, 0, turn)
sun((-6.4, -6.2, 8), 3.5, 14, "#FFFAF2")
sun((4, -9, 1), 0.55, 50, "#FFF3E6")
sky("#FFF8F2", 0.42)
HEIGHT = 1.3
eye((0, -25.1, HEIGHT + 9.6), (0, 0, HEIGHT), across=5 * SQUARE)
expose(clear=True, bounces=5)
