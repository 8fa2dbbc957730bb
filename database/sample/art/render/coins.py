"""The rupees of the shop's scenes. Their faces are textures named "coin 10" and "coin 2"."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import disc, material  # noqa: E402

# Nickel brass and aluminium.
METALS = {10: ("#B8975A", 0.34), 2: ("#B4B8BB", 0.4)}
minted = {}


def coin(value, radius, thick, at, turn=(0, 0, 0)):
    """A coin of ten rupees or of two, about its middle, with its worth upwards."""
    if value not in minted:
        color, rough = METALS[value]
        minted[value] = [material(f"coin {value}", color, rough, 0.9, image=f"coin {value}", bump=0.45), material(f"edge of {value}", color, rough, 0.9)]
    return disc("coin", radius, thick, minted[value], at, turn, bevel=0.025)
