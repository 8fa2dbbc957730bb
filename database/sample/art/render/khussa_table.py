"""Where a khussa begins: a foot traced beside a bank card, gold thread, and what was made from them."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from exhibits import window  # noqa: E402
from khussa import cotton, khussa  # noqa: E402
from khussa_thread import spool, twine  # noqa: E402
from kit import curled, expose, eye, group, lamp, material, sky, slab, turned  # noqa: E402

steel = material("steel", "#D4D6D8", 0.2, 1)

cotton()
paper = curled("paper", (6.33, 10), [material("paper", image="tracing", rough=0.92)], (0, 0.1, 0, 0.3), bow=0.02)
paper.location = (-1.38, -0.35, 0.02)
paper.rotation_euler.z = math.radians(7)

with group("card", (-2.2, 4.3, 0.07), (-90, 0, 14)):
    plastic = material("plastic", image="bank card", rough=0.32, coat=0.5)
    slab("card", (2.63, 1.66), 0.11, [plastic], thick=0.035, bevel=0.008).location.z = -0.83

khussa("rosette", (2.75, -0.9, 0.03), (0, 0, -9))

spool((2.0, 4.55, 0.7), (0, 90, -24))
thread = [(2.62, 4.0, 0.12), (2.3, 3.72, 0.06), (1.6, 3.95, 0.1), (0.8, 4.3, 0.12), (0.1, 3.95, 0.11), (0.08, 3.2, 0.09), (0.45, 2.72, 0.08), (0.78, 2.78, 0.09)]
twine(thread, 0.035)
turned("needle", [(0, 0), (0.016, 0.12), (0.03, 0.5), (0.034, 1.2), (0.04, 1.5), (0.03, 1.62), (0, 1.66)], [steel], (2.24, 3.54, 0.09), (0, -90, 28), sides=24)

window((0.4, 0.3, 0), (13.5, 15.5), 4.0, (-6, 6, 7.2), "#FFEFDE")
lamp((9, -9, 14), (0, 0, 0), 9, 260, "#EFE6DC")
sky("#E1E7F0", 0.38)
eye((0, -6, 32), (0, -0.15, 0.2), 88)
expose(0.14)
