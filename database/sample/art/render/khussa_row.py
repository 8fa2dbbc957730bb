"""Six khussas in a row on striped cotton, toe beside heel, in the low light of a morning."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from khussa import cotton, cut, khussa  # noqa: E402
from kit import expose, eye, lamp, sky, sun  # noqa: E402

# So many of its yarns go to a pixel that none is seen by itself.
cotton(fine=True)
for at, name in enumerate(cut["shoes"]):
    lies_back = at % 2
    khussa(name, (2.26 * (at - 2.5), 0.1 if lies_back else 0, 0), (0, 0, (180 if lies_back else 0) + (1.5, -1.2, 0.8, -1.6, 1.2, -0.6)[at]))

sun((-6.4, 6, 7.2), 3.7, 5, "#FFF2E4")
lamp((9, -9, 14), (0, 0, 0), 9, 240, "#FFEEDC")
# What a bright room gives back: shade stays deep, but as warm as what has the sun.
sky("#FFEBD4", 0.38)
eye((0.08, -7.6, 32), (0.08, -0.1, 0.3), 67)
expose(0.14)
