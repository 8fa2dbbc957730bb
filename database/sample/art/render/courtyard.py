"""
A courtyard in the morning, when the water has come back: the tap over a lota of enamel, the last drop, a wet floor of
cement tiles, and the telephone with the messages of the desk, which leans against the limewashed wall.
"""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from drops import gathered, hanging, lying, wet  # noqa: E402
from kit import box, expose, eye, faced, group, mottled, scene, skin, sky, sun, surface  # noqa: E402
from limewash import wall  # noqa: E402
from lota import lota  # noqa: E402
from tap import SPOUT, riser, tap  # noqa: E402
from telephone import HIGH, THICK, telephone  # noqa: E402
from tiles import LEVEL, floor, sunk, water  # noqa: E402

chance = random.Random(1132)

# Where the barrel of the tap begins, whither it leads and how large it is; below the end of its spout stands the lota.
TAP, HEADING, SIZE = (-0.95, -1.6, 7.75), -118, 0.82
OUT = SPOUT[0] * SIZE
MOUTH = (TAP[0] + OUT * math.cos(math.radians(HEADING)), TAP[1] + OUT * math.sin(math.radians(HEADING)), TAP[2] + SPOUT[1] * SIZE)
# Where the sun is: low, before the wall and to the left of it.
SUN = (-7.2, -5, 4.0)
# How far back the telephone leans, in degrees, and the middle of its foot.
LEAN = 44
FOOT = (1.42, -0.12 - HIGH * math.sin(math.radians(LEAN)) - THICK * math.cos(math.radians(LEAN)), THICK * math.sin(math.radians(LEAN)) + 0.01)


def splashed(count):
    """Places of drops on the floor, more about the lota, none in the water."""
    places = []
    # A little into the floor, which is not quite level, so that no drop hangs above it.
    under = 0.016
    while len(places) < count:
        x, y = chance.gauss(MOUTH[0], 3.4), chance.gauss(MOUTH[1] - 0.8, 2.4)
        radius = min(0.3, 0.045 + chance.expovariate(16))
        if y < -0.4 and -sunk(x, y) > LEVEL + 0.03:
            places.append(((x, y, -sunk(x, y) - under), (1, 0, 0), (0, 1, 0), radius))
    return places


def neem(at, turn, long, tint):
    """A leaf of the neem in the yard: curved to one side, hollow along its middle, sawn at its edges."""
    rows = []
    for step in range(41):
        part = step / 40
        half = 0.17 * long * math.sin(math.pi * part**0.75) * (1 + (0.07 if step % 4 == 1 else 0))
        bow, rise = 0.22 * long * part * (1 - part), 0.035 * long * (2 * part - 1) ** 2
        rows.append([(long * (part - 0.5), bow + half * side, rise + 0.16 * half * abs(side)) for side in (-1, -0.5, -0.06, 0, 0.06, 0.5, 1)])
    with group("neem", at, (0, 0, turn)):
        skin("leaf", rows, [mottled("leaf", *tint, (2, 2, 2), 0.5, 0.2, 0.1)])


def mirrored(name, corners, color, strength):
    """What smooth things see beyond the picture: a bright sheet that lights and shades nothing else."""
    made, sums = surface(name)
    sums.feed(sums.shader.inputs["Base Color"], "#000000")
    sums.feed(sums.shader.inputs["Emission"], color)
    sums.feed(sums.shader.inputs["Emission Strength"], strength)
    sheet = faced(name, corners, [(0, 1, 2, 3)], [made])
    sheet.visible_camera = sheet.visible_diffuse = sheet.visible_shadow = False


wall(-8, 9, 15)
floor(-11, 11, -13, 0.6, 45)
water([((0.1, -7.75), 0.8)])
riser(TAP, HEADING, 9, SIZE)
tap(TAP, HEADING, SIZE)
lota((MOUTH[0], MOUTH[1], -sunk(MOUTH[0], MOUTH[1])), 0.86)
telephone("thread", FOOT, (-LEAN, 0, -7), 1, "#0A2F38", 0.8, 0.16, 0.86)

neem((-1.15, -7.55, LEVEL + 0.01), 28, 1.2, ("#8A7A1E", "#C9B23C"))
neem((3.15, -7.75, 0.02), -50, 1.1, ("#A87A1C", "#D6AE45"))
lens = wet()
splashes = splashed(300)
lying("splashes", splashes, lens)
gathered("gathered", [((x, y, z + 0.028), *rest) for (x, y, z), *rest in splashes], (-SUN[0], -SUN[1]))
# At the lip, where the last of it gathers.
hanging((MOUTH[0] - 0.02, MOUTH[1] - 0.24, MOUTH[2]), 0.24, wet(0.07, 1.6))

# The houses across the yard are seen only in what is smooth.
box("houses", (90, 2, 20), [mottled("houses", "#6B5A44", "#857258", (0.1, 0.1, 0.1), 0.95, 0, 0)], (0, -44, 0), bevel=0)
# The open sky over the yard and its sunlit side, which give what is turned and cast its long lights.
mirrored("zenith", [(-7, -9, 19), (3, -9, 19), (3, -1, 19), (-7, -1, 19)], "#EAF4FF", 2.6)
mirrored("yard", [(-8.5, -9, 0), (-8.5, -2.5, 0), (-8.5, -2.5, 15), (-8.5, -9, 15)], "#FFE9C8", 2.4)
sun(SUN, 5.6, 1.3, "#FFDDB0")
sky("#BFDDF2", 0.6)
eye((0.0, -22.9, 23.1), (0.0, -3.5, 4.35), 74, focus=26.5, aperture=0.9)
# What the sun would draw through drops and glass would only be noise here.
scene.cycles.caustics_refractive = False
expose(0.08)
