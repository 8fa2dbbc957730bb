"""Solar modules on racks of aluminium, for the measured roof of `roofs.py`."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from roof_mesh import box, cord, dice, gather, placed, rod  # noqa: E402
from roof_surfaces import ALUMINIUM, CELLS, CEMENT, GALVANISED, WIRE  # noqa: E402

# A module upright: how wide and long, and the gap to the next.
WIDE, LONG, GAP = 1.13, 1.76, 0.02
TILT = 23
LOW = 0.42  # of the lower edge, above the roof


def module():
    """About its middle; its lower edge is towards -y."""
    rim = 0.016
    wide, long = WIDE / 2 - rim, LONG / 2 - rim
    chance = dice.random()
    corners = [(-wide, -long, 0, 0), (wide, -long, 1, 0), (wide, long, 1, 1), (-wide, long, 0, 1)]
    gather(CELLS, [(x, y, 0.032) for x, y, *_ in corners], [(0, 1, 2, 3)], [(u, v, chance) for *_, u, v in corners])
    for side in (-1, 1):
        box(ALUMINIUM, (rim, LONG, 0.04), (side * (WIDE - rim) / 2, 0, 0))
        box(ALUMINIUM, (WIDE - 2 * rim, rim, 0.04), (0, side * (LONG - rim) / 2, 0))
    box(GALVANISED, (WIDE - 0.1, LONG - 0.1, 0.004), (0, 0, 0.02))


def rack(count):
    """A row of modules along x about its middle, raised towards +y, on legs that stand on blocks of cement."""
    rise, run = math.sin(math.radians(TILT)), math.cos(math.radians(TILT))
    long = count * (WIDE + GAP)
    with placed((0, 0, LOW + LONG / 2 * rise), tilt=TILT):
        for step in range(count):
            with placed(((step + 0.5) * (WIDE + GAP) - long / 2, 0, 0), tilt=dice.uniform(-0.25, 0.25), lean=dice.uniform(-0.3, 0.3)):
                module()
        for off in (-0.5, 0.5):
            box(ALUMINIUM, (long + 0.24, 0.05, 0.06), (0, off, -0.06))
    legs = max(2, round(count / 2) + 1)
    for step in range(legs):
        x = (step / (legs - 1) - 0.5) * (long - 0.3)
        feet = [(x, off * run, LOW + (LONG / 2 + off) * rise - 0.06) for off in (-0.5, 0.5)]
        for _, y, high in feet:
            rod(ALUMINIUM, (x, y, 0.14), (x, y, high), 0.025)
            box(CEMENT, (0.3, 0.3, 0.15), (x, y, 0))
        rod(ALUMINIUM, (x, feet[0][1], 0.2), (x, feet[1][1], feet[1][2] - 0.08), 0.018)


def inverter(at, turn):
    """A box on the wall with its switch, and the conduit that comes to it over the floor."""
    with placed(at, turn):
        box(ALUMINIUM, (0.48, 0.18, 0.62), (0, -0.09, 0.75))
        box(GALVANISED, (0.26, 0.12, 0.3), (0.5, -0.06, 0.9))
        cord(WIRE, [(0, -0.08, 0.75), (0, -0.08, 0.04), (0.2, -0.9, 0.03)], 0.022)
