"""On the counter of a shop: a packet of tea, a telephone that reads it, and coins."""
import os
import sys

sys.path.append(os.path.dirname(__file__))
from coins import coin
from kit import boards, box, disc, expose, eye, lamp, material, mottled, sky, sun, through, timber, tube, turned
from telephone import telephone
from worn import aged, painted

boards("counter", 60, -6, 10, 2.7, aged(timber("shisham", "#33190C", "#94683F", wild=0.6, years=5), "#20120A", "#C4A582"))
box("front", (60, 1, 14), [mottled("dark oak", "#5a2c10", "#8d5426", (0.3, 2, 0.3), 0.5)], (0, -4.6, -15.2))
box("wall", (70, 0.2, 44), [material("wall", "#064a30", 0.8)], (0, 17, -8))
boarded = painted("boarded", "#0A5038", "#137453")
for at in range(16):
    box(f"plank {at}", (3.9, 0.3, 40), [boarded], (-31 + at * 4, 16.5, -6), bevel=0.06)
box("shelf", (60, 4, 0.6), [mottled("shelf", "#7a4218", "#b67a40", (0.2, 2, 2), 0.5)], (0, 14.4, 6.4))

# Out of focus, so shape and colour do.
packets = [(-14.5, 2.6, 4.2, "#1E7A46"), (-11.4, 2.4, 3.4, "#FFF3DA"), (-8, 3.4, 2.4, "#C9412F"), (8.6, 3, 4.6, "#2E6FD0"), (15, 3.4, 3, "#F4F4EA")]
for at, (x, wide, high, color) in enumerate(packets):
    box(f"packet {at}", (wide, 2.4, high), [material(f"packet {at}", color)], (x, 14, 7), (0, 0, at * 37 % 13 - 6))
tins = [(-4.6, 1.2, 3.4, "#D9DCDD"), (-1.6, 1.2, 3.4, "#F0BE2B"), (1.4, 1.2, 3.4, "#1E7A46"), (4.6, 1.4, 4.2, "#FFF3DA"), (11.8, 1.3, 3.6, "#C9412F"), (18.4, 1.3, 3.6, "#0C8A5B")]
for at, (x, radius, high, color) in enumerate(tins):
    disc(f"tin {at}", radius, high, [material(f"tin {at}", color, 0.25, 0.3)], (x, 14, 7 + high / 2))
    band = material(f"band {at}", ["#C9412F", "#1E7A46", "#FFF3DA"][at % 3], 0.4)
    disc(f"band {at}", radius * 1.01, high * 0.45, [band], (x, 14, 7 + high / 2))

faces = [aged(material(side, image=side, rough=0.5), "#5A2416", "#F0D9C0", 0.45, 1.3) for side in ("front", "side", "top")]
box("tea", (5.6, 4.3, 8), [*faces, material("back", "#C2321F", 0.45)], (-4.1, 0.7, 0), (0, 0, -36), bevel=0.12)
box("seam", (5.3, 0.12, 0.42), [material("seam", "#a92a1a", 0.5)], (-4.1, 0.7, 7.96), (-24, 0, -36), bevel=0.04)

telephone("screen", (4.5, -1.2, 0.62), (-14.9, 0, -9), 0.84, rough=0.12, glow=0.85)
oak = aged(mottled("stand", "#2E1509", "#6B4022", (0.5, 3, 2), 0.4, 0), "#1A0D06", "#A98660", 1, 1.5)
box("foot", (4.4, 3.2, 0.5), [oak], (4.65, -0.55, 0), (0, 0, -9), bevel=0.08)
box("lip", (4.4, 0.34, 0.42), [oak], (4.36, -1.95, 0.44), (0, 0, -9), bevel=0.06)
box("strut", (1.8, 0.5, 4.6), [oak], (4.85, 0.55, 0.4), (-14, 0, -9), bevel=0.08)

# A cup of tea for whoever waits.
china = aged(material("china", "#f6ecd8", 0.15, coat=0.6), "#8A6A4A", "#FFFFFF", 0.2, 1.3, (0.1, 0.25), 0.004)
wall = [(0, 0), (0.7, 0), (0.76, 0.14), (0.72, 0.22), (1.08, 0.5), (1.34, 1.2), (1.46, 2.3), (1.48, 2.36), (1.43, 2.36), (1.26, 1.25), (0.7, 0.45), (0, 0.4)]
turned("cup", wall, [china], (9.0, -0.9, 0.14))
turned("line", [(1.435, 1.98), (1.445, 2.06)], [material("line", "#C9412F", 0.3, coat=0.6)], (9.0, -0.9, 0.14))
turned("tea", [(0, 2.1), (1.39, 2.1), (1.38, 2.0)], [material("milk tea", "#b5733c", 0.12, coat=0.5)], (9.0, -0.9, 0.14))
tube("handle", through([(10.3, -1.2, 2.15), (10.85, -1.35, 2.1), (11.0, -1.4, 1.6), (10.75, -1.32, 1.05), (10.25, -1.18, 0.95)], 12), 0.13, china)
turned("saucer", [(0, 0.02), (1.5, 0.04), (2.1, 0.3), (2.14, 0.36), (1.5, 0.16), (0, 0.12)], [china], (9.0, -0.9, -0.02))

for value, x, y, z, *turn in (
    (10, 0.1, -1.5, 0.09, 0, 0, 24),
    (2, 0.25, -1.4, 0.26, 0, 2, -30),
    (10, 0.1, -1.5, 0.43, 0, 0, 70),
    (10, 1.1, -2.2, 0.75, 62, 0, 14),
    (2, 2.0, -3.3, 0.09, 0, 0, -48),
):
    coin(value, 0.82, 0.16, (x, y, z), turn)

sun((-9, -9, 9), 3.6, 1.2, "#FFE2B4")
lamp((10, -16, 9), (1, 0, 3), 9, 420, "#D6E6FF")
lamp((-6, 8, 19), (0, 15, 7), 5, 1500, "#FFDDA0")
sky("#FFE9CC", 0.5)
eye((0.6, -27, 8.9), (0.1, 0, 3.55), 52, focus=25.6, aperture=0.3)
expose(0.12)
