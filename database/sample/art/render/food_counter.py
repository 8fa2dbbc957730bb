"""The six dishes along a counter, on the yellow of turmeric."""
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from food import chana, daal, katori, korma, palak, raita, rice  # noqa: E402
from kit import box, expose, eye, lamp, mottled, sky, sun  # noqa: E402

dice = random.Random(5)

paint = mottled("counter", "#EDA00A", "#F4AC14", (0.5, 0.5, 0.5), 0.34, 0.4, 0.03)
box("counter", (60, 40, 1), [paint], (0, 0, -1), bevel=0)
rows = ((-1.55, -0.5, (korma, rice, palak)), (1.85, 0.9, (daal, raita, chana)))
for y, aside, dishes in rows:
    for at, dish in enumerate(dishes):
        katori(((at - 1) * 3.55 + aside * 0.9, y, 0), 1.55, dish, dice)

sun((-7.4, 4.4, 7.2), 3.6, 2.4, "#FFEBC8")
lamp((9, -9, 12), (0, 0, 0), 9, 430, "#FFE9D2")
sky("#FFF3DC", 0.7)
eye((0, -13.5, 15.5), (0, -0.25, 0.3), 64, focus=20.4, aperture=0.6)
expose(-0.1)
