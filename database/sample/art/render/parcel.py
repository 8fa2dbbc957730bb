"""A carton of corrugated board that stands open, tissue paper in it, and what came in that: a pair of khussas."""
import math
import os
import random
import sys
from contextlib import contextmanager

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, curled, group, printed, skin, surface  # noqa: E402
from khussa import khussa, smooth  # noqa: E402
from mathutils import Vector, noise  # noqa: E402

WIDE, DEEP, HIGH = 5.2, 6.3, 1.9
THICK = 0.13
# How long a wave of the paper between the two outer ones is.
FLUTE = 0.15
FLAP = 2.2


def board(name="board"):
    """Kraft paper: fibres, darker clouds, and the waves below it, which print through."""
    made, sums = surface(name)
    place = sums.apart(sums.nodes.new("ShaderNodeTexCoord").outputs["Object"], 40)
    own = sums.parts(sums.nodes.new("ShaderNodeTexCoord").outputs["Object"])
    cloud = sums.noise(place, 0.55, 3)
    fibres = sums.noise(sums.scaled(place, (34, 5, 20)), 1, 4, 0.6)
    specks = sums.noise(place, 30, 2)
    tone = sums.reckoned("MULTIPLY_ADD", cloud, 0.55, sums.reckoned("MULTIPLY_ADD", fibres, 0.3, sums.reckoned("MULTIPLY", specks, 0.15)))
    waves = sums.reckoned("SINE", sums.reckoned("MULTIPLY", own["X"], 2 * math.pi / FLUTE))
    base = sums.ramp(tone, (0.3, "#A9733C"), (0.5, "#C48F56"), (0.68, "#D8AA72"))
    sums.feed(sums.shader.inputs["Base Color"], base)
    sums.feed(sums.shader.inputs["Roughness"], 0.82)
    sums.feed(sums.shader.inputs["Specular"], 0.2)
    height = sums.reckoned("MULTIPLY_ADD", waves, 0.16, sums.reckoned("MULTIPLY_ADD", fibres, 0.4, sums.reckoned("MULTIPLY", cloud, 0.8)))
    sums.feed(sums.shader.inputs["Normal"], sums.relief(height, 0.03, 0.5))
    return made


def cut_edge():
    """Where the board has been cut: two papers, and the wave between them, which goes up and down along x."""
    made, sums = surface("cut edge")
    own = sums.parts(sums.nodes.new("ShaderNodeTexCoord").outputs["Object"])
    wave = sums.reckoned("SINE", sums.reckoned("MULTIPLY", own["X"], 2 * math.pi / FLUTE))
    middle = sums.reckoned("MULTIPLY_ADD", wave, THICK * 0.3, THICK / 2)
    off = sums.reckoned("ABSOLUTE", sums.reckoned("SUBTRACT", own["Z"], middle))
    liner = sums.reckoned("ABSOLUTE", sums.reckoned("SUBTRACT", own["Z"], THICK / 2))
    paper = sums.reckoned("MAXIMUM", sums.reckoned("LESS_THAN", off, 0.02), sums.reckoned("GREATER_THAN", liner, THICK * 0.36))
    sums.feed(sums.shader.inputs["Base Color"], sums.mixed(paper, "#4A2E14", "#D9AE78"))
    sums.feed(sums.shader.inputs["Roughness"], 0.9)
    return made


@contextmanager
def flap(at, heading, wide, droop, paints):
    """Folded out from an edge whose middle is `at`: it goes away from the carton in the direction `heading` (degrees
    from its front, against the clock) and hangs by `droop` degrees. What is built within it lies on it."""
    kraft, cut = paints
    with group("flap", at, (0, 0, heading)):
        with group("hinge", (0, 0, 0), (droop, 0, 0)):
            box("flap", (wide, FLAP, THICK), [cut, cut, kraft, kraft], (0, -FLAP / 2, 0), bevel=0.02)
            yield


def tissue(dice):
    """Crumpled paper that fills the carton, up along its sides, and lies lower where the pair is."""
    made, sums = surface("tissue")
    sums.feed(sums.shader.inputs["Base Color"], "#FFF4E2")
    sums.feed(sums.shader.inputs["Roughness"], 0.75)
    sums.feed(sums.shader.inputs["Specular"], 0.2)
    creases = []
    for length in (3.1, 2.3, 1.7, 1.3, 0.95, 0.7, 0.52, 0.4, 0.3):
        angle = dice.uniform(0, math.pi)
        creases.append((math.cos(angle) / length, math.sin(angle) / length, dice.uniform(0, 1), 0.2 * length**0.8))
    half_wide, half_deep = WIDE / 2 - THICK + 0.02, DEEP / 2 - THICK + 0.02
    rows, steps = [], 260
    for down in range(steps + 1):
        rows.append([])
        for across in range(steps + 1):
            x, y = half_wide * (2 * across / steps - 1), half_deep * (2 * down / steps - 1)
            bent = noise.noise_vector(Vector((x * 0.5, y * 0.5, 1.3))) * 0.8
            # Folded along lines that wander: each goes up as straight as it comes down.
            z = sum(high * (abs((((x + bent.x) * a + (y + bent.y) * b + c) % 1) - 0.5) - 0.25) for a, b, c, high in creases)
            side, end = smooth((abs(x) - 1.7) / 0.7), smooth((abs(y) - 2.45) / 0.5)
            rows[-1].append((x, y, 0.72 + z * (0.75 + 0.5 * side) + 0.95 * max(side, 0.8 * end)))
    skin("tissue", rows, [made])


def parcel(shoe, label):
    """Stands about the middle of the scene, its front towards the eye. `shoe` is a name in `khussa.json`, `label` the
    texture of the paper that is glued to the front flap, 4.7 wide and 1.92 deep."""
    dice = random.Random(12)
    kraft, cut = paints = board(), cut_edge()
    for x, y, wide, turn in ((0, -1, WIDE, 0), (0, 1, WIDE, 180), (1, 0, DEEP, 90), (-1, 0, DEEP, 270)):
        with group("side", (x * (WIDE / 2 - THICK), y * (DEEP / 2 - THICK), 0), (0, 0, turn)):
            box("side", (wide - (0 if x == 0 else 2 * THICK), HIGH, THICK), [cut, cut, kraft, kraft], (0, 0, HIGH / 2), (90, 0, 0), bevel=0.02)
    with flap((0, -DEEP / 2 + 0.02, HIGH), 0, WIDE - 0.05, 34, paints):
        sheet = curled("label", (4.7, 1.92), [printed(label, 0.7)], [0, 0.05, 0.02, 0.02])
        sheet.location = (-0.04, -FLAP / 2 - 0.03, THICK + 0.012)
        sheet.rotation_euler.z = math.radians(-1.2)
    with flap((0, DEEP / 2 - 0.02, HIGH), 180, WIDE - 0.05, 24, paints):
        pass
    with flap((WIDE / 2 - 0.02, 0, HIGH), 90, DEEP - 0.16, 50, paints):
        pass
    with flap((-WIDE / 2 + 0.02, 0, HIGH), 270, DEEP - 0.16, 42, paints):
        pass
    box("bottom", (WIDE - THICK, DEEP - THICK, 0.1), [kraft], (0, 0, 0), bevel=0)
    tissue(dice)
    khussa(shoe, (-1.12, 0.2, 0.98), (0, 0, 3), 0.61)
    khussa(shoe, (1.1, 0.12, 0.98), (0, 0, -4), 0.61)
