"""The trick lock and its key on a grey card, and the telephone with its record."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from exhibits import felt, key, lock, photographed, walnut, window  # noqa: E402
from kit import boards, box, expose, eye, lamp, sky  # noqa: E402
from telephone import on_its_back, photo  # noqa: E402

boards("table", 40, -14, 14, 3.1, walnut)
box("card", (8.2, 6.2, 0.05), [felt], (0.6, -3.1, 0), (0, 0, -4), bevel=0.01)
lock((1.75, -4.9, 0.7), (-90, 0, -7), 1.05)
key((-1.8, -4.4, 0.16), (0, 0, 52), 0.95)

window((0, 0, 0), (15, 17), 4.6, (-7, 5, 11))
lamp((9, -9, 14), (0, 0, 0), 9, 600, "#EFEAE2")
sky("#EBE8E2", 0.55)

photographed("lock record", lock, 4.8)
phone = on_its_back("screen", (-1.35, 1.95, 0.45), 8, 0.82, frame="#2B2A28")
photo("lock record", phone, 24, 124, 342, 350)

eye((0, -9, 30), (0, -0.2, 0), 82)
expose(0.25)
