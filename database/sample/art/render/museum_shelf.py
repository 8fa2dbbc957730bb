"""A shelf of the cabinet with six of its things, each behind its label."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from exhibits import block, bowl, fan, horse, label, lock, plaster, surahi, walnut, window  # noqa: E402
from kit import box, expose, eye, lamp, sky  # noqa: E402

box("back", (60, 1, 40), [plaster], (0, 3.6, -14), bevel=0)
box("shelf", (60, 7.4, 0.6), [walnut], (0, 0, -0.6), bevel=0.06)
box("shelf above", (60, 5.4, 0.6), [walnut], (0, 1, 9), bevel=0.06)

block((-7.2, 0.9, 1.5), (74, 0, 12), 0.9)
surahi((-3.4, 1.3, 0), (0, 0, 90), 0.74)
lock((-0.4, -0.3, 0), (0, 0, -8), 0.8)
bowl((2.55, 0.8, 0), (0, 0, 30), 0.68)
# On a foot, against the wall.
fan((5.2, 2.6, 3.78), (76, 0, 3), 0.66)
box("foot", (1.3, 0.9, 0.5), [walnut], (5.33, 1.75, 0), (0, 0, 3), bevel=0.1)
horse((7.5, 0.3, 0), (0, 0, -12), 0.72)
for name, x, turn in (("Print block", -7.1, 3), ("Surahi", -4.05, -2), ("Trick lock", -1.05, 2), ("Bowl", 1.85, -3), ("Hand fan", 4.75, 2), ("Horse", 7.65, -2)):
    label(f"label {name}", (x, -3.0, 0), turn, 0.88)

window((-0.5, 3, 3.4), (27, 25), 4.8, (-8, -8.5, 5.2))
lamp((9, -14, 7), (0, 0, 4), 9, 420, "#EFEAE2")
sky("#EBE8E2", 0.42)
eye((0, -34, 11.5), (0, 0, 2.6), 58)
expose(0.2)
