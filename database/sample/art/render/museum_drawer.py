"""A drawer of the museum, drawn out and seen from above: all nine things in its compartments, and the telephone with the record of one."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from exhibits import block, bowl, brass, card, chimta, comb, fan, felt, horse, key, lock, photographed, plaster, spindle, surahi, walnut, window  # noqa: E402
from kit import box, expose, eye, lamp, sky, tube  # noqa: E402
from telephone import on_its_back, photo  # noqa: E402


def across(left, right, y, thick=0.16, high=0.85):
    """A wall along x."""
    box("wall", (right - left, thick, high), [walnut], ((left + right) / 2, y, 0), bevel=0.03)


def along(near, far, x, thick=0.16, high=0.85):
    """A wall along y, a hair lower than those it meets."""
    box("wall", (far - near, thick, high - 0.02), [walnut], (x, (near + far) / 2, 0), (0, 0, 90), bevel=0.03)


box("floor", (60, 60, 1), [plaster], (0, 0, -5), bevel=0)
box("bottom", (11, 15, 0.4), [felt], (0, 0.1, -0.4), bevel=0)
for x in (-5.5, 5.5):
    along(-7.3, 7.5, x, 0.4, 1.2)
across(-5.7, 5.7, 7.5, 0.4, 1.2)
across(-5.7, 5.7, -7.3, 0.5, 1.3)
tube("pull", [(-1.1, -7.5, 0.6), (-1.0, -8.0, 0.6), (1.0, -8.0, 0.6), (1.1, -7.5, 0.6)], 0.14, brass)
across(-5.3, 5.3, 0.75)
across(-5.3, 1.7, -2.95)
across(2.4, 5.3, 3.55)
for near, far, x in ((0.8, 7.3, -3.0), (0.8, 7.3, -1.25), (0.8, 7.3, 2.35), (-7.1, 0.7, -2.1), (-7.1, 0.7, 1.7)):
    along(near, far, x)

chimta((-4.15, 4.55, 0.06), (0, 0, -3), 0.52)
spindle((-2.05, 2.15, 0.62), (-84, 0, -4), 0.62)
surahi((0.5, 2.1, 2.1), (-108, 0, -3), 0.56)
fan((3.85, 6.05, 0.2), (0, 0, -7), 0.42)
horse((3.85, 1.7, 0.4), (-90, 0, 3), 0.39)
bowl((-3.75, -0.65, 0), (0, 0, 20), 0.49)
lock((-0.6, -1.78, 0.38), (-90, 0, 5), 0.5)
key((1.1, -0.85, 0.1), (0, 0, -8), 0.48)
comb((-3.75, -4.4, 0), (0, 0, 8), 0.78)
block((-0.2, -4.45, 0), (0, 0, -7), 0.74)
for name, x, y in (("Chimta", -4.2, 1.36), ("Spindle", -2.1, 1.36), ("Surahi", 0.5, 1.36), ("Hand fan", 4.4, 4.16), ("Horse", 3.8, 1.22), ("Bowl", -3.8, -2.36), ("Trick lock", -0.2, -2.36), ("Comb", -3.8, -6.55), ("Print block", -0.2, -6.55)):
    card(f"label {name}", (x, y, 0), 1.5 if x > 0 else -1, 0.6)

window((0, 0, 0), (15, 19), 4.6, (-7, 5, 11))
lamp((9, -9, 14), (0, 0, 0), 9, 700, "#EFEAE2")
sky("#EBE8E2", 0.6)

photographed("surahi record", surahi, 8.5)
phone = on_its_back("screen", (3.5, -3.5, 1.0), -6, 0.7, frame="#2B2A28")
photo("surahi record", phone, 24, 124, 342, 350)

eye((0, -10, 32), (0, -0.25, 0), 73)
expose(0.28)
