"""The surahi by itself on a stone sill, in the light of a window, with the tag that the museum has tied to it."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from exhibits import plaster, surahi, tag, window  # noqa: E402
from kit import box, expose, eye, lamp, mottled, sky  # noqa: E402

box("wall", (60, 1, 40), [plaster], (0, 5.5, -6), bevel=0)
box("sill", (60, 14, 1.6), [mottled("stone", "#A1988B", "#B7AEA1", (1.1, 1.1, 1.1), 0.75, 0.05, 0.14)], (0, -1, -1.6), bevel=0.14)
surahi((0, 0, 0))
tag(77)

window((1.2, 3, 3.4), (11.5, 12.5), 4.6, (-9.5, -5.6, 6.2))
lamp((9, -12, 6), (0, 0, 4), 9, 260, "#EFEAE2")
sky("#EBE8E2", 0.4)
eye((0, -30, 7.2), (0, 0, 3.75), 71)
expose(0.22)
