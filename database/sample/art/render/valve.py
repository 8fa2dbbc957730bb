"""
In the street in the low sun: a limewashed wall with the street's name, the main that runs along it, the gate valve that
has been closed and has leaked a little, and the crew's tablet, which leans against the valve's flange.
"""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from casting import bolted, enamel, fused, lofted, oval, plate, plated, raised, wheel  # noqa: E402
from kit import box, disc, expose, eye, group, hexagon, material, mottled, screw, skin, sky, slab, sun, threaded, through, turned  # noqa: E402
from street import floor, wall  # noqa: E402

# The middle of the valve, the pipe's axis and its height, and where the wheel turns.
MIDDLE, AXIS, HIGH = 2.4, 0.9, 2.3
WHEEL = 8.75

streaked = enamel("streaked", "#0E5584", "#1B7FB4", (4.9, 1.4))
plain = enamel("plain", "#0E5584", "#1B7FB4")
# As glossy as the valve, a pipe would draw the sun out into a line, which the peel of its paint breaks into what looks like letters.
dull = enamel("dull", "#0E5584", "#1B7FB4", rough="#A8A8A8")
orange = enamel("orange", "#C43A0B", "#DE4B14", worn=2.35)
zinc = plated("zinc", "#8E9494", "#C6CAC8", 0.35)
stem = plated("stem", "#9C9A92", "#D6D2C8", 0.05)
brass = plated("brass", "#8F6A2C", "#D9B05E", 0.1)
rubber = material("rubber", "#141516", 0.7)
slot = material("slot", "#161412", 0.8)

# The body and its bonnet from foot to top: heights, reaches along the pipe and across it, and how full the oval is; and
# the oval on which the bolts between them stand.
BODY = through(
    [
        (0.62, 0.8, 1.0, 2.2),
        (0.72, 1.04, 1.3, 2.3),
        (1.1, 1.24, 1.56, 2.4),
        (2.3, 1.34, 1.72, 2.4),
        (3.6, 1.34, 1.72, 2.4),
        (4.4, 1.3, 1.66, 2.4),
        (4.8, 1.34, 1.7, 2.4),
    ],
    8,
)
BONNET = through(
    [
        (5.3, 1.34, 1.6, 2.4),
        (5.46, 1.2, 1.42, 2.3),
        (5.9, 1.0, 1.12, 2.1),
        (6.5, 0.68, 0.7, 2),
        (6.95, 0.55, 0.55, 2),
        (7.3, 0.55, 0.55, 2),
    ],
    8,
)
BOLTS = (1.6, 1.86, 2.4)


def front(x, z):
    """How far away the body's face is."""
    _, reach, depth, power = min(BODY, key=lambda section: abs(section[0] - z))
    return AXIS - depth * (1 - min(1, abs(x - MIDDLE) / reach) ** power) ** (1 / power)


def body():
    """Cast in one piece: the body with its band and its mould's seam, the necks to both flanges, a boss for the number
    and what it is called by. It has no arrow, since a gate closes against water from either side."""
    at = (MIDDLE, AXIS, 0)
    neck = [(0, -1.7), (1.72, -1.7), (1.56, -1.6), (1.46, -1.42), (1.42, -1.2), (1.42, 1.2), (1.46, 1.42), (1.56, 1.6), (1.72, 1.7), (0, 1.7)]
    parts = [
        lofted("body", BODY, [streaked], at),
        lofted("band", [(1.28, 1.2, 1.5, 2.4), (1.34, 1.36, 1.71, 2.4), (1.46, 1.37, 1.73, 2.4), (1.52, 1.2, 1.5, 2.4)], [streaked], at),
        lofted("seam", [(2.96, 1.2, 1.5, 2.4), (2.99, 1.38, 1.77, 2.4), (3.02, 1.2, 1.5, 2.4)], [streaked], at),
        turned("neck", neck, [streaked], (MIDDLE, AXIS, HIGH), (0, 90, 0)),
        box("boss", (1.5, 0.5, 0.86), [streaked], (MIDDLE + 0.12, AXIS - 1.62, 1.8), bevel=0.08),
        raised("DN 200", 0.56, 0.09, (MIDDLE - 0.03, 4.0), front),
        raised("PN 16", 0.56, 0.09, (MIDDLE - 0.03, 3.38), front),
    ]
    return fused(parts, 0.026, 4)


def bonnet():
    """The dome over the gate with its ribs, up to the gland."""
    at = (MIDDLE, AXIS, 0)
    parts = [lofted("dome", BONNET, [plain], at)]
    for along in (True, False):
        rib = [(5.36, 1.5), (5.46, 1.46), (6.1, 1.2), (6.7, 0.9), (7.25, 0.66)]
        sides = [(z, out, 0.09, 6) if along else (z, 0.09, 1.16 * out, 6) for z, out in rib]
        parts.append(lofted("rib", sides, [plain], at))
    parts.append(lofted("neck", [(7.14, 0.5, 0.5, 2), (7.22, 0.92, 0.58, 2.2), (7.42, 0.92, 0.58, 2.2), (7.46, 0.88, 0.54, 2.2)], [plain], at))
    return fused(parts, 0.026, 6)


def gland():
    """What keeps the spindle tight: a brass sleeve which two studs press down."""
    turned("sleeve", [(0.4, 7.4), (0.4, 7.8), (0.3, 7.84), (0, 7.84)], [brass], (MIDDLE, AXIS, 0))
    plate("follower", 0.88, 0.5, 2.2, 7.62, 7.78, [plain], (MIDDLE, AXIS, 0))
    for side in (-1, 1):
        at = (MIDDLE + 0.64 * side, AXIS)
        threaded("stud", 0.095, 0.95, [zinc], (*at, 7.3), pitch=0.045)
        hexagon("nut", 0.32, 0.15, [zinc], (*at, 7.78), (0, 0, 17 * side))
        hexagon("lock nut", 0.32, 0.13, [zinc], (*at, 7.94), (0, 0, 41 * side))


def bonnet_flange():
    """The body's plate and the bonnet's with a gasket between them, and the bolts that hold them."""
    at = (MIDDLE, AXIS, 0)
    plate("lower plate", 1.86, 2.12, 2.4, 4.72, 5.02, [streaked], at)
    plate("gasket", 1.8, 2.06, 2.4, 5.0, 5.1, [rubber], at, 0.01)
    plate("upper plate", 1.86, 2.12, 2.4, 5.08, 5.36, [plain], at)
    for x, y in oval(*BOLTS, sides=8):
        bolted((MIDDLE + x, AXIS + y, 5.04), (0, 0, 0), 0.64, 0.25, zinc)


def pipe_flange(x, side):
    """The valve's flange at x and the pipe's beyond it on that side, which runs on out of the picture; their bolts."""

    def ring(outer, start, end):
        return [(0, start), (outer - 0.04, start), (outer, start + 0.04), (outer, end - 0.04), (outer - 0.04, end), (0, end)]

    at, turn = (x, AXIS, HIGH), (0, 90 * side, 0)
    turned("valve's flange", ring(2.05, -0.17, 0.15), [plain], at, turn, sides=128)
    turned("gasket", [(1.6, 0.14), (1.6, 0.22)], [rubber], at, turn)
    neck = [(1.62, 0.53), (1.5, 0.58), (1.38, 0.74), (1.3, 1.0), (1.3, 20), (0, 20)]
    turned("pipe's flange", [*ring(2.05, 0.21, 0.53)[:-1], *neck], [dull], at, turn, sides=128)
    for number in range(8):
        angle = 2 * math.pi * (number + 0.5) / 8
        place = (x + 0.18 * side, AXIS + 1.77 * math.cos(angle), HIGH + 1.77 * math.sin(angle))
        bolted(place, (0, -90 * side, 0), 0.7, 0.23, zinc)


def spindle():
    """The spindle with its thread, and the wheel that a nut holds on it."""
    turned("spindle", [(0.2, 7.4), (0.2, 8.0)], [stem], (MIDDLE, AXIS, 0))
    threaded("thread", 0.23, 0.75, [stem], (MIDDLE, AXIS, 7.9), pitch=0.13, flat=0.3)
    wheel("wheel", 2.52, 5, orange, (MIDDLE, AXIS, WHEEL), 200)
    turned("washer", [(0, 0.06), (0.42, 0.06), (0.44, 0.04), (0.44, 0)], [zinc], (MIDDLE, AXIS, WHEEL + 0.1))
    hexagon("nut", 0.62, 0.3, [zinc], (MIDDLE, AXIS, WHEEL + 0.16), (0, 0, 12))
    threaded("end", 0.2, 0.5, [stem], (MIDDLE, AXIS, WHEEL + 0.2), pitch=0.07)


def fastened(image, size, radius, at, screws, head):
    """A plate of enamelled steel with its screws at those places from its middle."""
    with group(image, at):
        slab(image, size, radius, [material(image, image=image, rough=0.16, coat=0.6)], thick=0.07, bevel=0.03)
        for number, (x, z) in enumerate(screws):
            screw("screw", head, [zinc, slot], (x, -0.005, size[1] / 2 + z), (90, 0, 0), 25 + 67 * number)


def bumper(wide, high, radius, section):
    """A rim about an upright sheet, thicker at its corners; `section` lists how far out and how far forward."""
    rows = []
    for right, up, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(-12, 37):
            angle = math.radians(start + 90 * min(1, max(0, step / 24)))
            past = (step - min(24, max(0, step))) / 12
            thick = 1 + 0.2 * (1 + math.cos(math.pi * past))
            x = right * (wide / 2 - radius) - 1.1 * past * math.sin(angle)
            z = up * (high / 2 - radius) + 1.1 * past * math.cos(angle) + high / 2
            spots = [(radius + out * thick, -forward * thick) for out, forward in section]
            rows.append([(x + out * math.cos(angle), y, z + out * math.sin(angle)) for out, y in spots])
    return skin("bumper", [*rows, rows[0]], [material("bumper", "#EA7A14", 0.55)], closed=True)


def tablet():
    """The crew's tablet in its case of rubber."""
    with group("tablet", (-1.95, -2.78, 0.02), (-24, 0, -5), 0.7):
        slab("case", (7.2, 9.8), 0.5, [rubber], thick=0.5, bevel=0.1).location.z = 0.1
        # From within the glass over a groove round to the back.
        face = [(-0.16, 0.02), (-0.13, 0.1), (-0.06, 0.15), (-0.03, 0.15), (-0.015, 0.12), (0.015, 0.12), (0.03, 0.15), (0.1, 0.13)]
        side = [(0.2, 0.02), (0.23, -0.2), (0.2, -0.5), (0.08, -0.6), (-0.1, -0.6)]
        bumper(7.2, 10, 0.55, face + side)
        slab("glass", (7.0, 9.8), 0.4, [material("glass", "#07090b", 0.06)], forward=0.02).location.z = 0.1
        slab("screen", (6.5, 8.96), 0.14, [material("screen", image="screen", rough=0.12, glow=0.86)], forward=0.028).location.z = 0.5
        disc("camera", 0.09, 0.02, [material("lens", "#1B2A38", 0.05, 0, 1)], (0, -0.03, 9.68), (90, 0, 0), bevel=0.005)
        for high, long in ((8.1, 0.5), (7.0, 1.2)):
            box("key", (0.16, 0.16, long), [rubber], (3.86, 0.3, high), bevel=0.05)


wall(-9, 11, 13, 4.1)
floor(-9, 11, -12, 4.4)
box("pad", (2.5, 2.6, 0.8), [mottled("pad", "#8B867C", "#B5AE9F", (9, 9, 9), 0.95, 0, 0.12)], (MIDDLE, AXIS, -0.15), bevel=0.07)
body()
bonnet()
bonnet_flange()
for side in (-1, 1):
    pipe_flange(MIDDLE + 1.72 * side, side)
gland()
spindle()
corners = [(x, z) for x in (-1.86, 1.86) for z in (-0.71, 0.71)]
fastened("street", (4.1, 1.81), 0.16, (-2.85, 3.7, 7.6), corners, 0.085)
fastened("number", (1.6, 0.89), 0.1, (MIDDLE + 0.12, AXIS - 1.94, 1.78), [(-0.68, 0), (0.68, 0)], 0.06)
tablet()

# The houses across the lane are seen only in what is smooth.
box("houses", (90, 2, 24), [mottled("houses", "#C4AC92", "#DCC8AE", (0.1, 0.1, 0.1), 0.95, 0, 0)], (0, -44, 0), bevel=0)
sun((-5.0, -7, 6.5), 4.0, 0.9, "#FFDDB0")
sky("#BFDDF2", 0.74)
eye((-1.0, -25, 11.2), (0.35, 0, 2.95), 57, focus=25.2, aperture=1.6)
expose(-0.04)
