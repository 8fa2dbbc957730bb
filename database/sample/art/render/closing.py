"""After closing, from above: the clay pot has been broken open, and a telephone has counted what was in it."""
import os
import random
import sys

sys.path.append(os.path.dirname(__file__))
from coins import coin
from kit import box, expose, eye, lamp, sky, sun
from shards import Pot, crumb
from spill import fallen
from telephone import on_its_back
from terrazzo import strip, terrazzo

chance = random.Random(11)

counter = box("counter", (40, 40, 1), [terrazzo("counter")], (0, 0, -1), bevel=0)
strip(40, (0, 3.1, 0), -6)

phone = on_its_back("evening", (1.5, -2.35, 0.44), 8, glow=0.95)

# Where it has come apart: an angle, a height, how much larger a piece than another. The name faces 270 degrees.
golak = Pot(
    [
        (40, 0.3, 1.35),
        (255, 2.75, 0.7),
        (303, 2.9, 0.5),
        (75, 2.95, 0.5),
        (112, 3.0, 0.4),
        (0, 5.75, 0.5),
        (200, 4.3, 0.3),
        (270, 4.75, 0.1),
        (330, 4.4, 0.1),
        (20, 4.0, 0.3),
        (60, 4.7, 0),
        (130, 4.6, 0.2),
        (160, 2.5, 0.3),
        (195, 1.5, 0),
        (260, 1.0, 0),
        (315, 1.2, 0.1),
        (345, 2.9, 0.2),
        (225, 3.6, -0.1),
        (288, 3.7, -0.2),
    ]
)
up = (0, 0, 1)
shards = [
    golak.lay(0, (-2.75, 4.7, 0), (0, 0, -1), (1, 0, 0), -55),
    golak.lay(1, (2.75, 5.0, 0), (0.26, 0.97, 0), up, -10),
    golak.lay(2, (-3.1, -6.3, 0), (-0.54, 0.84, 0), up, 14),
    golak.lay(5, (-3.55, -2.7, 0), (0, 0, -1), (1, 0, 0), -115),
    golak.lay(6, (4.75, 1.75, 0), (0.9, 0.3, -0.4), up, 70),
    golak.lay(9, (0.4, 7.9, 0), (-0.9, -0.3, -0.4), up, 40),
    golak.lay(15, (4.6, -7.2, 0), (-0.6, 0.6, 0.4), up, -60),
    golak.lay(17, (0.05, 3.0, 0), (0.6, 0.6, -0.2), up, -30),
    golak.lay(18, (-5.0, 1.2, 0), (-0.3, 0.9, -0.2), up, 100),
]

# Five into what is left of the pot, one on a shard, one on the telephone's edge.
coins = [
    coin(value, 0.62, 0.14, at, (0, 0, heading))
    for value, *at, heading in (
        (10, -2.3, 4.9, 1.2, 20),
        (2, -3.3, 4.1, 1.3, -30),
        (10, -3.4, 5.3, 1.5, 70),
        (10, -2.6, 4.3, 2.0, -12),
        (2, -1.9, 5.6, 1.9, 40),
        (10, -3.2, 1.6, 0.2, -20),
        (2, -2.3, 1.1, 0.3, 25),
        (10, -2.9, 0.6, 0.6, 12),
        (10, -1.75, 0.0, 0.2, 64),
        (10, -3.6, -0.4, 0.2, -44),
        (2, -2.4, -0.9, 0.5, -8),
        (10, -1.4, -2.5, 0.2, 28),
        (10, -1.9, -4.3, 0.2, -16),
        (2, -1.2, -6.9, 0.2, 33),
        (10, -0.72, -5.3, 0.7, -24),
        (2, -4.3, 0.6, 0.9, 15),
        (10, 4.75, -3.2, 0.2, -35),
        (10, -2.6, -5.2, 1.4, 5),
    )
]
fallen(coins, [counter, *shards, *phone.children])

for _ in range(34):
    spot = (chance.gauss(-1.6, 2.2), chance.gauss(1.6, 2.6))
    crumb(spot, chance.choice((0.05, 0.07, 0.1, 0.16)), golak.clays[2])

sun((-9, 5, 6.6), 3.5, 0.9, "#FFE6C2")
lamp((4, 8, 16), (0, 0, 0), 10, 500, "#FFFFFF")
sky("#DCE9FF", 0.5)
eye((0, -8.6, 27.6), (0, -0.1, 0), 64)
expose(0.05)
