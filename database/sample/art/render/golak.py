"""The clay pot that a till has its name from. What is painted on it is the texture "clay"."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, material, through, turned  # noqa: E402

# Up to its shoulder and in at the top, as it comes from the wheel: radius and height.
BELLY = [(0, 0), (1.5, 0), (1.72, 0.08), (2.2, 0.5), (2.66, 1.15), (2.94, 1.95), (3.0, 2.7), (2.88, 3.5), (2.55, 4.25), (2.05, 4.85), (1.45, 5.3), (0.95, 5.52), (0.72, 5.66), (0.66, 5.84), (0.74, 5.98), (0.7, 6.08), (0, 6.12)]
TOP = BELLY[-1][1]
# Through the middle of its top.
SLOT = (1.3, 0.3)


def outline(rounds):
    """The line that is turned, so many points from each of the belly's to the next."""
    return [(max(0, radius), z) for radius, z in through(BELLY, rounds)]


def pot(at, clay):
    """The whole of it, its name towards the eye."""
    turned("pot", outline(8), [clay], at, (0, 0, 0), sides=192)
    box("slot", (*SLOT, 0.12), [material("dark", "#1a0803", 0.9)], (at[0], at[1], at[2] + TOP - 0.06), bevel=0.04)
