"""On the counter of a shop: a packet of tea, a telephone that reads it, coins, and a cup of tea for whoever waits."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from carton import carton, worn
from chai import cup
from coins import coin
from cradle import cradle
from goods import jar, matchbox, pack, tin
from kit import expose, eye, material
from lying import leaning
from shop import counter, daylight, shelf, wall
from telephone import THICK, telephone

counter(60, -16, 12.7, ((60, 0, -5.6, -4),))
wall(13, 58, 2.9)
shelf(
    11.2,
    4.35,
    58,
    (
        (pack, -11.6, "salt", (2.3, 1.5, 3.22), "#F2F5FA", -6),
        (tin, -8.6, "milk", 1.35, 3.4, 0),
        (pack, -5.6, "haldi", (2.2, 1.5, 3.1), "#E0A51E", 6),
        (tin, -2.7, "tomato", 1.3, 3.2, 0),
        (jar, 0.35, "sweets", 1.45, 3.7, "#C2933A", 0),
        (tin, 3.4, "ghee", 1.35, 3.4, -5),
        (pack, 6.3, "biscuits", (2.4, 1.5, 3.36), "#EFD08C", -5),
        (jar, 9.3, "chickpeas", 1.4, 3.6, "#A8473A", 0),
        (tin, 12.4, "saunf", 1.3, 3.2, 0),
    ),
)

size = (5.6, 4.3, 8)
faces = [worn(material(side, image=side), size) for side in ("front", "side", "top")] + [material("back", "#C2321F", 0.55)]
carton("tea", size, faces, "#D9523C", (-4.75, 2.2, 0), -46)

phone = telephone("screen", (2.2, -2.7, 0.85), (-15, 0, 13), 0.84, rough=0.12, glow=0.95)
cradle(phone, THICK, 1.05, 3.4, 1.35)

cup((6.15, 0.4, 0), -30, 0.95)
matchbox((-5.6, -4.5, 0), -14)

for value, x, y, z, *turn in (
    (10, -0.9, -2.4, 0.075, 0, 0, 20),
    (10, -0.83, -2.35, 0.225, 0, 0, 75),
    (10, -1.0, -3.25, 0.62, 62, 12, -8),
    (2, 0.45, -5.1, 0.075, 0, 0, 12),
    (10, -0.55, -5.0, 0.27, 19, 72, -60),
):
    coin(value, 0.74, 0.15, (x, y, z), leaning(*turn))

daylight(bars=(-1.6, 14))
eye((0.4, -27, 10.6), (0.1, 0, 3.45), 50, focus=26.5, aperture=0.44)
expose(-0.05, bounces=6)
