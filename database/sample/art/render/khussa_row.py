"""Six khussas in a row on striped cotton, toe beside heel, in the low light of a morning."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from exhibits import window  # noqa: E402
from khussa import cotton, cut, khussa  # noqa: E402
from kit import expose, eye, lamp, sky  # noqa: E402

cotton()
for at, name in enumerate(cut["shoes"]):
    lies_back = at % 2
    khussa(name, (2.26 * (at - 2.5), 0.1 if lies_back else 0, 0), (0, 0, (180 if lies_back else 0) + (1.5, -1.2, 0.8, -1.6, 1.2, -0.6)[at]))

window((0.4, 0.1, 0), (17.5, 11.5), 4.5, (-6.4, 6, 6.8), "#FFEFDE")
lamp((9, -9, 14), (0, 0, 0), 9, 260, "#EFE6DC")
sky("#E1E7F0", 0.34)
eye((0.08, -7.6, 32), (0.08, -0.1, 0.3), 67)
expose(0.14)
