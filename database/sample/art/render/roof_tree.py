"""A neem for the town of `roofs.py`."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from roof_mesh import Vector, cord, dice, gather  # noqa: E402
from roof_surfaces import LEAF, WOOD  # noqa: E402


def spray(tip, way, count):
    """Leaflets in pairs along a twig that bends down."""
    side = Vector((-way.y, way.x, 0)).normalized()
    points, faces = [], []
    for step in range(count):
        part = step / count
        foot = tip + way * (0.5 * part) - Vector((0, 0, 0.32 * part * part))
        for sign in (-1, 1):
            out = side * sign * 0.2 + way * 0.12 + Vector((0, 0, dice.uniform(-0.14, 0.05)))
            broad = way * 0.045
            first = len(points)
            points += [foot, foot + out * 0.5 + broad, foot + out, foot + out * 0.5 - broad]
            faces.append((first, first + 1, first + 2, first + 3))
    gather(LEAF, points, faces)


def neem(at, high, spread):
    """A tree on its foot: boughs that fork thrice, and leaves in sprays about their ends."""
    foot = Vector(at)

    def bough(start, way, long, thick, forks):
        end = start + way * long
        middle = start.lerp(end, 0.5) + Vector([dice.uniform(-0.08, 0.08) * long for _ in range(3)])
        cord(WOOD, [start, middle, end], thick)
        if not forks:
            for _ in range(30):
                off = Vector([dice.gauss(0, 0.42) for _ in range(3)])
                turn = dice.uniform(0, 2 * math.pi)
                spray(end + off, Vector((math.cos(turn), math.sin(turn), dice.uniform(-0.1, 0.4))), 6)
            return
        for _ in range(4):
            turn = dice.uniform(0, 2 * math.pi)
            aside = Vector((math.cos(turn), math.sin(turn), dice.uniform(0.0, 0.7))) * spread
            bough(end, (way + aside).normalized(), long * dice.uniform(0.52, 0.74), thick * 0.6, forks - 1)

    bough(foot, Vector((0.05, -0.04, 1)), high * 0.42, 0.24, 3)
