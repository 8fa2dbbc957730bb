"""
Four things folded from one orange sheet, each in a square of its own: a shirt, a bag, a butterfly, and a
plane in the air. Every one is a list of facets that share their corners where the paper goes on, and of the
lines where it was folded.
"""
import math
import os
import sys

sys.path.append(os.path.dirname(__file__))
from kit import catcher, expose, eye, sky, sun
from origami import Fold, mirrored

SQUARE = 3.8


def shirt():
    """Two halves meet in front, the strip at the top has become the collar, two corners the sleeves."""
    it = Fold()

    def lean(x, z, out=0.0):
        return (x, -0.42 + 0.16 * z - out, z)

    hem, pit, shoulder = lean(0.84, 0), lean(0.80, 1.5), lean(0.84, 2.3)
    neck, throat, hem_mid = lean(0.36, 2.46), lean(0.012, 2.1, 0.15), lean(0.012, 0, 0.3)
    for side in (lambda p: p, mirrored):
        outer, lapel = [hem, pit, shoulder, neck], [hem, neck, throat, hem_mid]
        cuff_top, cuff_low = (1.44, 0.26, 2.0), (1.30, 0.2, 1.42)
        sleeve = [pit, cuff_low, cuff_top, shoulder]
        it.layer(side(outer), side(lapel), side(sleeve))
        leaf = [lean(0.0, 2.08, 0.2), lean(0.43, 1.86, 0.2), lean(0.42, 2.55, 0.05)]
        it.layer(side(leaf))
        band = [lean(0.42, 2.55, 0.05), (0.3, 0.2, 2.58), (0, 0.24, 2.54), (0, 0.22, 2.3), (0.36, 0.06, 2.3)]
        it.layer(side(band))
        it.line(*side([pit, shoulder]))
        it.line(*side([neck, hem]))
        it.line(*side([throat, hem_mid]))
        it.line(*side([*leaf, leaf[0]]))
        it.line(*side([cuff_top, cuff_low]))
        it.line(*side([hem_mid, hem]))
        it.crease(*side([lean(0.74, 0.5, 0.012), lean(0.03, 0.5, 0.275)]))
    back = [(-0.74, 0.16, 0), (-0.8, 0.0, 2.28), (-0.34, 0.02, 2.4), (0.34, 0.02, 2.4), (0.8, 0.0, 2.28), (0.74, 0.16, 0)]
    it.layer(back)
    return it


def bag():
    """A bag that stands open: the sides bend inwards, the rim is folded over, the handles are strips."""
    it = Fold()
    wide, deep, high, bend = 0.84, 0.44, 1.9, 0.46
    rim = 0.3

    def at(x, y, z):
        narrow = 1 - 0.1 * z / high
        return (x, y * narrow, z)

    def gusset(z, out=0.0):
        return (wide - 0.34 * (z - bend) / (high - bend) + out, 0, z)

    for side in (lambda p: p, mirrored):
        corner = [at(wide, y, z) for y in (-deep, deep) for z in (0, high)]
        front_low, front_top, back_low, back_top = corner
        it.layer(
            side([front_low, gusset(bend), gusset(high), front_top]),
            side([back_top, gusset(high), gusset(bend), back_low]),
            side([front_low, back_low, gusset(bend)]),
        )
        it.line(*side([front_low, front_top]))
        it.line(*side([front_low, gusset(bend), back_low]))
        it.line(*side([gusset(bend), gusset(high)]))
        over = 0.022
        low, top = at(wide + over, -deep - over, high - rim), at(wide + over, -deep - over, high)
        far_low, far_top = at(wide + over, deep + over, high - rim), at(wide + over, deep + over, high)
        it.layer(
            side([low, gusset(high - rim, over), gusset(high, over), top]),
            side([far_top, gusset(high, over), gusset(high - rim, over), far_low]),
        )
        it.line(*side([low, gusset(high - rim, over), far_low]))
        it.line(*side([top, gusset(high, over), far_top]))
    for y, over in ((-deep, -0.022), (deep, 0.022)):
        it.layer([at(-wide, y, 0), at(wide, y, 0), at(wide, y, high), at(-wide, y, high)])
        it.layer([at(x, y + over, z) for x, z in ((-wide - 0.022, high - rim), (wide + 0.022, high - rim), (wide + 0.022, high), (-wide - 0.022, high))])
        it.line(at(-wide - 0.022, y + over, high), at(wide + 0.022, y + over, high))
    face = -deep - 0.01
    it.line(at(-wide - 0.022, -deep - 0.03, high - rim), at(wide + 0.022, -deep - 0.03, high - rim))
    it.line(at(-wide, -deep, 0), at(wide, -deep, 0))
    it.crease(at(-wide, face, bend), at(wide, face, bend))
    it.crease(at(-wide, face, 0), at(-wide + bend, face, bend))
    it.crease(at(wide, face, 0), at(wide - bend, face, bend))
    it.layer([(-wide, -deep, 0.01), (wide, -deep, 0.01), (wide, deep, 0.01), (-wide, deep, 0.01)])
    for y, lean in ((-deep * 0.86, -0.02), (deep * 0.86, 0.06)):
        outer, inner, foot, top, bottom = 0.48, 0.37, high - 0.2, high + 0.56, high + 0.45

        def strip(x, z):
            return (x, y + lean * (z - high), z)

        it.layer(
            [strip(-outer, foot), strip(-inner, foot), strip(-inner, bottom), strip(-outer, top)],
            [strip(-outer, top), strip(-inner, bottom), strip(inner, bottom), strip(outer, top)],
            [strip(inner, foot), strip(outer, foot), strip(outer, top), strip(inner, bottom)],
        )
        for x in (-1, 1):
            it.line(strip(x * outer, top), strip(x * inner, bottom))
            it.line(strip(x * outer, foot), strip(x * outer, top))
        it.line(strip(-outer, top), strip(outer, top))
    return it


def butterfly():
    """Two pairs of wings, bent like a fan about the body."""
    it = Fold()
    raised = math.radians(40)

    def wing(u, v, up=0.0):
        return (u * math.cos(raised) - up * math.sin(raised), v, u * math.sin(raised) + up * math.cos(raised))

    root, head = wing(0, -0.1), wing(0, 0.4)
    upper = [head, wing(0.8, 1.0, 0.18), wing(1.66, 1.12), wing(1.36, 0.18, -0.18), wing(0.98, -0.1)]
    under = wing(0, -0.08, -0.04)
    lower = [wing(0.93, -0.08, -0.04), wing(1.16, -0.52, 0.1), wing(0.66, -1.16, -0.1), wing(0.03, -0.7, -0.02)]
    for side in (lambda p: p, mirrored):
        h, p, t, q, r = upper
        it.layer(side([root, p, h]), side([root, t, p]), side([root, q, t]), side([root, r, q]))
        a, b, c, d = lower
        it.layer(side([under, b, a]), side([under, c, b]), side([under, d, c]))
        for far in (p, t, q):
            it.line(*side([root, far]))
        for far in (b, c):
            it.line(*side([under, far]))
        it.line(*side([h, p, t, q, r]))
        it.line(*side([a, b, c, d]))
        it.layer(side([(0, 0.62, 0.2), (0, -0.72, 0.14), (0.1, -0.2, 0.05), (0.12, 0.3, 0.06)]))
    it.line((0, 0.62, 0.2), (0, -0.72, 0.14))
    return it


def plane():
    """The dart: a keel, two wings, and on each the edge of the layer that lies on it."""
    it = Fold()
    nose, keel = (1.42, 0, 0), (-1.06, 0, -0.55)
    root, tip = (-1.18, 0.135, 0.02), (-1.18, 1.06, 0.47)

    def along(a, b, part):
        return tuple(p + (q - p) * part for p, q in zip(a, b))

    for turn in (1, -1):
        def side(points):
            made = [(x, turn * y, z) for x, y, z in points]
            return made if turn > 0 else made[::-1]

        it.layer(side([nose, root, tip]), side([keel, root, nose]))
        middle = along(root, tip, 0.55)
        lifted = [(x, y, z + 0.02) for x, y, z in (root, middle)]
        it.layer(side([nose, *lifted]))
        it.line(*side([nose, root]))
        it.line(*side([nose, lifted[1]]))
        it.line(*side([nose, tip, root, keel]))
    it.line(nose, keel)
    return it


MIDDLES = [(square - 1.5) * SQUARE for square in range(4)]
shirt().set_down(MIDDLES[0] - 0.1, 0, (0, 0, -22))
bag().set_down(MIDDLES[1] - 0.1, 0.1, (0, 0, -38))
butterfly().set_down(MIDDLES[2] - 0.05, 0.25, (50, 0, -20))
plane().set_down(MIDDLES[3], 0, (18, -21, 30), lift=0.22)

# No more ground than the shadows need, which is what takes long.
for middle in MIDDLES:
    catcher(middle - 1.4, middle + 1.9, -1.4, 1.8)
sun((-6, -3, 9.6), 5.9, 20, "#FFF8F0")
sun((-5, -9, 5), 0.3, 50, "#FFF3EC")
sky("#FFEFE6", 0.15)
eye((0, -26.4, 13.15), (0, 0, 1.4), across=4 * SQUARE)
expose(clear=True, bounces=5)
