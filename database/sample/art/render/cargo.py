"""What the studio's boat carries where it is looked at closely: mangoes, in both ends of the hull."""
import os
import random
import sys

sys.path.append(os.path.dirname(__file__))
from fruit import leaf, mango, peel


# Below the sun of `boat.py`, twice that of an orchard, it leaves them the colours of the crate of the same fruit.
SHADE = "#E2D1B6"


def mangoes():
    """As many as the hull of `boat.py` holds without a stem before its peak: each above the rim by half or more."""
    dice, picked = random.Random(31), [peel(long=0.58, unripe=unripe, bloom=0.8, shade=SHADE) for unripe in (0.74, 0.4)]
    # Across the boat, towards the eye, up; how it lies; how long.
    lying = [
        (-1.08, 0.08, 1.32, (78, 14, 62), 0.6),
        (-0.7, 0.0, 1.16, (84, -8, 98), 0.62),
        (-0.83, 0.22, 1.47, (70, 20, 40), 0.58),
        (-0.52, 0.2, 1.2, (70, 20, 20), 0.5),
        (0.7, 0.0, 1.16, (86, 10, 78), 0.62),
        (1.1, 0.08, 1.34, (76, -12, 112), 0.6),
        (0.84, 0.24, 1.47, (78, 8, 104), 0.58),
        (0.5, 0.2, 1.2, (66, 12, 130), 0.5),
    ]
    for number, (x, y, z, turn, size) in enumerate(lying):
        mango((x, y, z), turn, size, picked[number % 2], dice)
    leaf((-0.62, 0.06, 1.53), (14, -26, 150), 0.5, dice)
    leaf((1.0, 0.1, 1.58), (-12, -2, 24), 0.46, dice)
