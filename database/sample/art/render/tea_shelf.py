"""A shop's shelf with the five blends, some sold down to the last, their prices on its edge."""
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, expose, eye, lamp, material, mottled, sky, slab, sun, timber  # noqa: E402
from tea import packet  # noqa: E402

chance = random.Random(640)

box("wall", (60, 1, 40), [mottled("wall", "#E2C692", "#F3E2BF", (0.2, 0.2, 0.2), 0.95, 0, 0.1, (0.25, 0.75))], (0, 5.6, -14), bevel=0)
teak = timber("teak", "#7A4A20", "#C08A4E")
for z in (-0.7, 10.3, -11.7):
    box("shelf", (60, 8.4, 0.7), [teak], (0, 0.9, z), bevel=0.08)
for x in (-15.6, 15.6):
    box("side", (0.7, 8.4, 40), [teak], (x, 0.9, -14), bevel=0.08)

PITCH = 3.72
stock = (("Subah", 3, 640), ("Ilaichi", 2, 720), ("Karak", 3, 640), ("Gulabi", 1, 780), ("Raat", 2, 690))
for at, (blend, left, price) in enumerate(stock):
    x = (at - 2) * PITCH
    for row in range(left):
        packet(blend, (x + (chance.uniform(0.2, 0.5) if row % 2 else chance.uniform(-0.15, 0.15)), -1.5 + 1.9 * row + (1.1 if left == 1 else 0), 0), chance.uniform(-3, 3) + (9 if left == 1 else 0))
    card = slab("price", (1.72, 0.62), 0.03, [material(f"Rs {price}", image=f"Rs {price}", rough=0.7)], thick=0.03)
    card.location = (x, -3.33, -0.66)
    card.rotation_euler = (0, 0, chance.uniform(-0.02, 0.02))
# On the shelf below, of which one sees the heads.
for at, blend in enumerate(("Karak", "Raat", "Subah", "Ilaichi", "Gulabi", "Karak")):
    packet(blend, ((at - 2.5) * 4.3, -0.9, -11), chance.uniform(-3, 3), 1.0)

sun((-5.5, -11, 3.7), 3.3, 2.2, "#FFE2B4")
lamp((11, -15, 9), (0, 0, 4), 9, 800, "#FFE9D2")
sky("#FFEFD6", 0.46)
eye((0.4, -31, 6.0), (0.05, 0, 3.35), 52)
expose(0.05)
