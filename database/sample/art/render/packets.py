"""Five packets of tea on a counter before the wall that carries their name, and a bowl for whoever tastes."""
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import boards, box, expose, eye, lamp, mottled, printed, sky, slab, sun, timber  # noqa: E402
from tea import bowl, heap, loose_leaf, packet  # noqa: E402

chance = random.Random(17)

box("wall", (60, 1, 40), [mottled("wall", "#E8CFA0", "#F6E7C8", (0.2, 0.2, 0.2), 0.95, 0, 0.1, (0.25, 0.75))], (0, 6.5, -2), bevel=0)
boards("counter", 60, -16, 6.4, 3.4, timber("teak", "#7A4A20", "#C08A4E"))


def painted(name, size, at):
    """Lettering on the wall."""
    slab(name, size, 0.01, [printed(name, 0.9)]).location = at


painted("word", (8.4, 5.04), (-1.65, 5.97, 8.1))
painted("line", (3.1, 1.86), (4.25, 5.97, 10.3))

packet("Ilaichi", (-4.1, 3.2, 0), -9)
packet("Gulabi", (0.05, 3.6, 0), 4)
packet("Raat", (4.15, 3.0, 0), 10)
packet("Subah", (-2.2, 0.35, 0), -20, 1.04)
packet("Karak", (2.2, 0.1, 0), 17, 1.04)
bowl((0.05, -3.6, 0))
loose_leaf(heap((-3.1, -3.4), (1.5, 0.9), 420, chance), chance)

sun((-7, -8, 7.5), 3.5, 2.4, "#FFE6BE")
lamp((11, -15, 10), (0, 0, 4), 9, 600, "#FFE9D2")
sky("#FFEFD6", 0.5)
eye((0.1, -30, 10.4), (0.05, 0, 5.5), 62)
expose(-0.1)
