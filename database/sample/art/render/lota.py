"""A lota, the small pot with which every household fetches water: enamelled, with a blue rim, and filled."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import group, material, skin, surface, through, turned  # noqa: E402

# Radius and height from the foot to the rim and down again inside, and how high the water stands.
OUTSIDE = [(0, 0.1), (0.9, 0.1), (0.98, 0), (1.06, 0.02), (1.07, 0.12), (0.98, 0.26), (1.15, 0.42), (1.48, 0.75), (1.7, 1.15), (1.78, 1.6), (1.73, 2.05), (1.55, 2.5), (1.3, 2.82), (1.16, 3.0), (1.14, 3.16), (1.22, 3.34), (1.4, 3.52), (1.56, 3.62), (1.62, 3.67), (1.63, 3.72), (1.6, 3.75)]
INSIDE = [(1.54, 3.73), (1.36, 3.58), (1.16, 3.38), (1.07, 3.18), (1.08, 3.02), (1.22, 2.82), (1.47, 2.48), (1.66, 2.03), (1.7, 1.6)]
# As far as its other colour goes.
RIM = [*OUTSIDE[-4:], (1.57, 3.78), *INSIDE[:1]]
FULL = 3.28


def enamel(name, color):
    """Enamel on steel, as the household's pots have it: smooth, and glazed."""
    return material(name, color, 0.2, coat=0.8)


def full(at):
    """The water in it, with the rings of the last drop."""
    made, sums = surface("water")
    shader = sums.shader
    shader.inputs["Base Color"].default_value = (0.06, 0.19, 0.21, 1)
    shader.inputs["Roughness"].default_value = 0.02
    shader.inputs["IOR"].default_value = 1.5
    shader.inputs["Specular"].default_value = 0.9
    rows = []
    for ring in range(61):
        far = 1.12 * ring / 60
        rise = 0.04 * math.cos(15 * far) * math.exp(-1.6 * far)
        rows.append([(far * math.cos(angle), far * math.sin(angle), FULL + rise) for angle in (2 * math.pi * side / 96 for side in range(96))])
    skin("water", rows, [made], at, closed=True)


def smooth(profile, rounds=6):
    """More points on the way along a profile, so that the light runs over it without a bend."""
    return [(max(0, radius), height) for radius, height in through(profile, rounds)]


def lota(at, size):
    """The pot about the middle of its foot."""
    with group("lota", at, (0.8, -0.6, 0), size):
        turned("lota", [*OUTSIDE[:4], *smooth(OUTSIDE[4:]), *smooth(INSIDE)], [enamel("white", "#DAD6CB")], (0, 0, 0), sides=160)
        for name, line in (("rim", RIM), ("foot", OUTSIDE[1:6])):
            turned(name, [(radius + 0.012, height) for radius, height in smooth(line)], [enamel("blue", "#1C4FA3")], (0, 0, 0), sides=160)
        full((0, 0, 0))
