"""
The houses of `roofs.py`, and what is on each. The measured one stands about the middle; a lane leads past its left side
and another past its near one. What stands between it and the sun is lower than it.
"""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import roof_surfaces as of  # noqa: E402
from roof_house import balcony, house, stair_house, stairs  # noqa: E402
from roof_mesh import block, cord, dice, placed, sagging  # noqa: E402
from roof_solar import inverter, rack  # noqa: E402
from roof_street import air_conditioner, awning, kite, pole, rickshaw, wires  # noqa: E402
from roof_things import (  # noqa: E402
    aerial,
    cement_tank,
    charpoy,
    chillies,
    dish,
    lumber,
    perch,
    pigeon_loft,
    pipe,
    pitcher,
    plastic_tank,
    pots,
    rug,
    steel_tank,
    washing,
)
from roof_tree import neem  # noqa: E402

# The measured house: across, along, and how high its roof is.
ACROSS, ALONG, HIGH = (-5.6, 5.6), (-5.2, 5.2), 10.0


def roof(across, along, high, wall, floor, **more):
    """A house, and the place about the middle of its roof."""
    house(across, along, high, wall, floor, **more)
    return placed((sum(across) / 2, sum(along) / 2, high))


def measured():
    """A cream house with sixteen modules. What is higher than its parapet stands so far inside that it hides none of the
    outline."""
    with roof(ACROSS, ALONG, HIGH, of.CREAM, of.CREAM_TILES, paint=of.TURQUOISE):
        for x, y, count in ((-3.75, -0.15, 6), (-1.15, -0.15, 6), (1.45, 1.5, 4)):
            with placed((x, y, 0), turn=-90):
                rack(count)
        stair_house((3.05, -2.95, 0), (2.3, 2.8), 2.35, of.CREAM, of.TURQUOISE)
        inverter((1.9, -3.95, 0), -90)
        plastic_tank(of.BLUE_PLASTIC, (3.95, 2.75, 0))
        pots((-4.6, 4.55, 0), 0, 4)
    balcony((-3.73, ALONG[0], 6.72), 2.5, of.TURQUOISE)
    for x, low in ((-1.5, 7.9), (2.2, 4.7)):
        air_conditioner((x, ALONG[0], low), 0)
    pipe([(5.3, ALONG[0] - 0.05, 10.0), (5.3, ALONG[0] - 0.05, 0)], 0.045)
    awning(of.LINEN, (ACROSS[0], 3.6, 3.4), -90, 2.6, 1.3)


def behind():
    """Across the far side of the measured house."""
    with roof((-5.6, 1.3), (5.3, 14.2), 8.6, of.ROSE, of.TERRACOTTA, jali=("far", "left"), cap=of.CEMENT):
        charpoy((-1.5, 0.9, 0), 12, of.MADDER)
        charpoy((0.2, 1.2, 0), 4)
        stair_house((2.0, 2.6, 0), (2.2, 2.6), 2.3, of.ROSE, of.GREEN)
        plastic_tank(of.BLACK_PLASTIC, (2.0, 2.6, 2.44), 0.5, 1.05, 0.3)
        pots((-2.9, 3.9, 0), 0, 5)
        pitcher((0.7, 2.7, 0))
        pitcher((0.75, 2.2, 0), 0.9)
    with roof((1.4, 9.4), (5.3, 13.6), 9.5, of.WHITE, of.CEMENT_TILES, jali=("near",)):
        washing((-0.2, -1.3, 0), 6.2, 6, [of.LINEN, of.SAGE, of.INDIGO, of.LINEN, of.MADDER, of.SAFFRON])
        steel_tank((-2.6, 2.6, 0), 20)
        stair_house((2.3, 2.2, 0), (2.3, 2.7), 2.4, of.WHITE, of.TURQUOISE)
        aerial((2.9, 3.0, 2.5))
    with roof((-12.6, -6.6), (16.2, 24.6), 6.6, of.BRICK, of.TERRACOTTA):
        plastic_tank(of.BLUE_PLASTIC, (-1.4, 2.4, 0))
        washing((0.3, -0.6, 0), 4.6, 0, [of.LINEN, of.MADDER, of.LINEN, of.SAGE])
    with roof((-0.4, 7.6), (15.4, 24), 8.0, of.OLD_BRICK, of.LIME_FLOOR, jali=("near",)):
        dish((-2.4, 1.4, 0), 200)
        charpoy((0.6, -1.4, 0), -20, of.INDIGO)
        stair_house((2.2, 2.2, 0), (2.3, 2.7), 2.4, of.OLD_BRICK, of.GREEN)
    neem((-2.9, 16.4, 0), 11.8, 0.95)


def right():
    """Wall to wall with the measured house, and beyond."""
    with roof((5.7, 13.4), (-4.6, 5.2), 8.5, of.BRICK, of.TERRACOTTA, jali=("near", "right"), cap=of.BARE_BRICK):
        washing((0.2, -1.7, 0), 5.6, 4, [of.SAFFRON, of.LINEN, of.INDIGO, of.LINEN, of.SAGE])
        pigeon_loft((-1.0, 3.0, 0), -6)
        stair_house((2.2, 2.9, 0), (2.3, 2.8), 2.35, of.BRICK, of.GREEN)
        pots((-0.6, -4.2, 0), 0, 5)
        steel_tank((2.4, 3.3, 2.44), 12, 0.46, 0.95, 0.4)
        dish((3.0, -3.6, 0), 160)
        chillies((-1.0, 0.5, 0), 8)
    with roof((9.6, 18.4), (6.4, 15.6), 11.0, of.OCHRE, of.TERRACOTTA, jali=("near", "left"), cap=of.CREAM, paint=of.GREEN):
        steel_tank((-2.6, -2.2, 0), 10)
        stair_house((2.4, 2.4, 0), (2.4, 2.8), 2.4, of.OCHRE, of.TURQUOISE)
        charpoy((0, -2.0, 0), 30, of.SAFFRON)
        perch((-2.6, 2.6, 0))
    with roof((13.5, 22), (-5.6, 4.4), 7.4, of.SEA, of.CEMENT_TILES):
        charpoy((-1.6, 0.4, 0), 15, of.MADDER)
        charpoy((0.2, 0.2, 0), 8)
        plastic_tank(of.BLACK_PLASTIC, (-2.6, 3.2, 0))
        stair_house((2.6, 2.6, 0), (2.3, 2.7), 2.3, of.SEA, of.WOOD)
    with roof((5.7, 14.2), (-15.4, -4.8), 7.0, of.WHITE, of.LIME_FLOOR, jali=("left",)):
        rug(of.INDIGO, (-0.4, 2.9, 0), 70)
        charpoy((1.2, 2.7, 0), 76, of.SAGE)
        stair_house((-2.2, -1.2, 0), (2.2, 2.6), 2.3, of.WHITE, of.GREEN)
        cement_tank((2.6, -2.4, 0))
        stairs((3.4, 1.2, 0), 6)
        lumber((-1.7, -1.6, 2.44), 0)
    with roof((14.3, 23), (-16, -5.8), 6.2, of.BRICK, of.TERRACOTTA, jali=("left",)):
        washing((0, 2.2, 0), 5.6, 0, [of.LINEN, of.SAGE, of.LINEN, of.MADDER])
        plastic_tank(of.BLUE_PLASTIC, (-2.4, -1.2, 0))


def across_the_lane():
    """On the left, all lower than the measured house."""
    with roof((-17.2, -9.1), (-4.0, 4.6), 5.7, of.OLD_BRICK, of.TERRACOTTA, parapet_high=0.55, cap=of.CEMENT, bare=("left",)):
        washing((-0.2, -0.2, 0), 5.8, 12, [of.LINEN, of.INDIGO, of.LINEN, of.MADDER, of.SAGE])
        pots((1.0, 3.7, 0), 0, 5)
        plastic_tank(of.BLACK_PLASTIC, (-2.4, 2.6, 0), 0.54, 1.15)
        pitcher((3.3, -2.4, 0))
        pitcher((3.2, -2.9, 0), 0.85)
    with roof((-16.6, -9.1), (4.7, 13.4), 7.0, of.CEMENT, of.CEMENT_TILES, cap=of.CEMENT, jali=("near", "right")):
        pigeon_loft((0.9, 1.9, 0), -8)
        perch((-1.8, -1.6, 0))
        charpoy((2.0, -1.9, 0), 28, of.SAFFRON)
    with roof((-17.4, -9.1), (-14.4, -4.1), 6.4, of.OCHRE, of.LIME_FLOOR, jali=("near",)):
        charpoy((1.4, 1.6, 0), -14, of.INDIGO)
        charpoy((-0.4, 1.9, 0), -6)
        stair_house((-2.6, 2.8, 0), (2.3, 2.7), 2.3, of.OCHRE, of.TURQUOISE)
        steel_tank((2.6, -2.2, 0))
        pots((-0.6, 4.6, 0), 0, 6)
    with roof((-26, -17.3), (-2.6, 7.4), 7.4, of.SEA, of.TERRACOTTA, jali=("near", "left")):
        charpoy((-1.4, 0.2, 0), 40, of.LINEN)
        stair_house((2.4, 3.0, 0), (2.3, 2.7), 2.3, of.SEA, of.WOOD)
        plastic_tank(of.BLUE_PLASTIC, (-2.6, 3.4, 0))
    with roof((-25.6, -16.7), (7.5, 16.8), 6.4, of.WHITE, of.CEMENT_TILES):
        washing((0, 0, 0), 6, -10, [of.LINEN, of.SAFFRON, of.SAGE, of.LINEN])
    with roof((-26.4, -17.5), (-13, -2.8), 5.6, of.BRICK, of.LIME_FLOOR):
        rug(of.MADDER, (1.2, 1.2, 0), 20)
        plastic_tank(of.BLACK_PLASTIC, (-1.8, 2.6, 0))


def before():
    """Across the lane on the near side."""
    with roof((-5.6, 5.6), (-17.4, -8.3), 6.4, of.BRICK, of.TERRACOTTA, parapet_high=0.7, cap=of.BARE_BRICK, jali=("far",)):
        charpoy((-3.2, 1.6, 0), 34, of.SAGE)
        plastic_tank(of.BLACK_PLASTIC, (3.6, 2.6, 0))
        lumber((-3.9, -1.4, 0), 30)
        washing((0.6, 0.6, 0), 4.4, -4, [of.LINEN, of.MADDER, of.LINEN])
    with roof((-16.4, -5.7), (-26, -17.5), 5.4, of.WHITE, of.CEMENT_TILES):
        plastic_tank(of.BLACK_PLASTIC, (2.4, 2.4, 0))
    with roof((-5.6, 5.4), (-27, -17.5), 6.0, of.ROSE, of.LIME_FLOOR):
        charpoy((-2, 2, 0), 20, of.MADDER)
    with roof((5.7, 15), (-26, -15.6), 5.8, of.OLD_BRICK, of.TERRACOTTA):
        pots((-2, 3, 0), 0, 5)


def around():
    """What fills the corners of the wide picture."""
    spots = [
        ((-26, -13), (17, 26)), ((-12.4, -4), (25, 34)), ((-3.8, 6), (24.4, 34)), ((6.2, 15), (24.4, 33)), ((8, 17), (16, 24)),
        ((18.6, 27), (5, 14.6)), ((17.4, 27), (15, 24)), ((22.2, 31), (-5, 4.6)), ((23.2, 32), (-15, -5.4)),
        ((-35, -26.2), (-3, 7)), ((-35, -26), (7.4, 17)), ((-36, -26.6), (-14, -3.2)), ((15.4, 24), (-27, -16.4)), ((15.6, 24), (24.4, 33)),
    ]  # fmt: skip
    shells = [(of.BRICK, of.TERRACOTTA), (of.WHITE, of.CEMENT_TILES), (of.OCHRE, of.LIME_FLOOR), (of.ROSE, of.TERRACOTTA), (of.CEMENT, of.LIME_FLOOR)]
    for index, (across, along) in enumerate(spots):
        wall, floor = shells[index % len(shells)]
        with roof(across, along, dice.uniform(5.6, 8.4), wall, floor, jali=("near",) if index % 2 else ()):
            stair_house((2.0, 1.8, 0), (2.3, 2.7), 2.3, wall, dice.choice([of.TURQUOISE, of.GREEN, of.WOOD]))
            if index % 3:
                plastic_tank(of.BLUE_PLASTIC if index % 3 == 1 else of.BLACK_PLASTIC, (-2.2, 1.6, 0))
            else:
                charpoy((-1.4, -1.2, 0), 25, of.MADDER)


def lanes():
    """What is between the houses: the lane on the left with its wires, and a kite that they have caught."""
    block(of.LANE, (-60, 60), (-60, 60), (-0.2, 0))
    rickshaw((-6.7, 0.9, 0), 6)
    first = pole((-8.7, -12.2, 0), 9.6, 10)
    second = pole((-8.7, 14.6, 0), 9.6, 10)
    wires(first, second, 0.7)
    wires(first, [(-5.7, -4.6, 8.6 - step * 0.2) for step in range(2)], 0.2)
    wires(first, [(-9.2, -13, 7.6 + step * 0.2) for step in range(4)], 0.5)
    wires(second[1:], [(9.6, 14.8, 11.4 + step * 0.2) for step in range(3)], 0.8)
    kite((-8.15, 2.2, 9.1), 40, 30, of.SAFFRON, of.MADDER)
    cord(of.LINEN, sagging((-8.15, 2.2, 9.1), (-9.2, -1.4, 6.3), 0.5), 0.006)


def town():
    """Everything."""
    lanes()
    measured()
    behind()
    right()
    across_the_lane()
    before()
    around()
