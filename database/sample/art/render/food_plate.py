"""A thali from above: a plate of steel on green, rice in its middle and the five dishes around it."""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from food import chana, daal, katori, korma, palak, raita, rice  # noqa: E402
from kit import box, expose, eye, lamp, material, mottled, sky, sun, turned  # noqa: E402

dice = random.Random(11)

paint = mottled("painted table", "#2C6420", "#4A8A35", (0.35, 2.2, 1), 0.5, 0.2, 0.1, (0.25, 0.8))
box("below", (60, 60, 0.2), [material("below", "#16330f", 0.9)], (0, 0, -0.85), bevel=0)
for at in range(11):
    box(f"plank {at}", (40, 2.76, 0.6), [paint], (dice.uniform(-3, 3), -14 + 2.8 * at, -0.6), bevel=0.03)
steel = material("steel", "#D9DBD9", 0.2, 1)
turned("thali", [(0, 0.05), (4.28, 0.05), (4.32, 0.075), (4.36, 0.05), (4.5, 0.05), (4.66, 0.1), (4.82, 0.36), (4.9, 0.42), (4.96, 0.4), (4.97, 0.36), (4.9, 0.3), (4.74, 0.04), (4.5, 0), (0, 0)], [steel], (0, 0, 0), sides=180)

katori((0, 0, 0.05), 1.42, rice, dice)
for number, dish in enumerate((daal, palak, korma, chana, raita)):
    angle = math.radians(90 - 72 * number)
    katori((3.02 * math.cos(angle), 3.02 * math.sin(angle), 0.05), 1.36, dish, dice)

sun((-7.4, 5.6, 8.4), 3.6, 2.4, "#FFEBC8")
lamp((9, -9, 12), (0, 0, 0), 9, 430, "#FFE9D2")
lamp((-5, 6, 30), (0, 0, 0), 9, 900, "#FFFFFF")
sky("#E9F2E4", 0.75)
# Where the bowls come to lie in the picture, covers/brands/thali-kiosk.ts knows.
eye((0, 0, 40), (0, 0.001, 0), 90)
expose(-0.1)
