"""An order as the kitchen reads it, beside what was ordered, on red."""
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from food import katori, korma, rice  # noqa: E402
from kit import box, curled, expose, eye, lamp, material, mottled, sky, sun  # noqa: E402

dice = random.Random(3)

paint = mottled("painted table", "#A8281A", "#CE3B22", (0.35, 2.2, 1), 0.5, 0.2, 0.1, (0.25, 0.8))
box("below", (60, 60, 0.2), [material("below", "#4a0f08", 0.9)], (0, 0, -0.85), bevel=0)
for at in range(11):
    box(f"plank {at}", (40, 2.76, 0.6), [paint], (dice.uniform(-3, 3), -14 + 2.8 * at, -0.6), bevel=0.03)
slip = curled("slip", (4.4, 5.9), [material("slip", image="slip", rough=0.85)], (0.3, 0.1, 0.7, 0.1), foot=0.34, bow=0.2)
slip.location = (0.75, 1.75, 0.1)
slip.rotation_euler = (0, 0, -0.1)
katori((-1.6, -2.75, 0), 1.85, korma, dice)
katori((2.2, -3.7, 0), 1.2, rice, dice)

sun((-7.4, 5.6, 8.4), 3.6, 2.4, "#FFEBC8")
lamp((9, -9, 12), (0, 0, 0), 9, 430, "#FFE9D2")
sky("#FFEBDC", 0.6)
eye((0, -7.4, 25), (0, -0.2, 0.3), 92)
expose(-0.1)
