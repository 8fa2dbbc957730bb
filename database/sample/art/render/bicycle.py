"""A roadster of brazed steel against the limewashed wall of the workshop that made it, in the sun of an afternoon."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import bpy, box, disc, expose, eye, height, lamp, material, mottled, printed, skin, sky, slab, sun, through, tube, turned, width  # noqa: E402

red = material("enamel", "#C81E14", 0.22, 0, 0.8)
black = material("black enamel", "#15120F", 0.25, 0, 0.7)
rubber = material("rubber", "#1B1917", 0.72)
chrome = material("chrome", "#D9DBDA", 0.16, 1)
steel = material("steel", "#A9ACAC", 0.32, 1)
brass = material("brass", "#D2A046", 0.24, 1)
leather = mottled("leather", "#5A2E14", "#8A4C22", (1.2, 1.2, 1.2), 0.38, 0.3, 0.1)

is_upright = int(height) > int(width)
lime = mottled("lime", "#EDE0C4", "#FBF5E6", (0.16, 0.16, 0.16), 0.95, 0, 0.12, (0.28, 0.72))
box("wall", (70, 1, 40), [lime], (0, 2.6, -2), bevel=0)
dado = mottled("dado", "#1B5547", "#2A6C5A", (0.3, 0.3, 0.5), 0.8, 0, 0.1)
box("dado", (70, 0.12, 30 if is_upright else 2.3), [dado], (0, 2.08, 0), bevel=0.02)
cement = mottled("cement", "#9C8968", "#C9B48C", (0.3, 0.3, 0.3), 0.85, 0, 0.16)
box("floor", (70, 26, 1), [cement], (0, -10.4, -1), bevel=0)

# What is painted on the wall or, where the picture is upright, pasted to it above the handlebar.
painted = slab("sign", (5.8, 8.35) if is_upright else (4.3, 2.4), 0.01, [printed("sign", 0.95)], thick=0.03 if is_upright else 0)
painted.location = (2.6, 1.96, 11.9) if is_upright else (-6.2, 2.09, 8.5)
painted.rotation_euler = (0, math.radians(1.2 if is_upright else 0), 0)


def curve(points, radius, paint):
    """A tube that goes through its points without a corner."""
    return tube("curve", through(points, 14), radius, paint)


def hoop(at, radius, thick, paint, turn=(90, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thick, major_segments=160, minor_segments=20, location=at)
    ring = bpy.context.object
    ring.rotation_euler = [math.radians(angle) for angle in turn]
    ring.data.materials.append(paint)
    for face in ring.data.polygons:
        face.use_smooth = True
    return ring


def arc(middle, radius, start, end, broad, paint):
    """A mudguard: a strip about a wheel from one angle to another, in degrees with the clock from the right."""
    steps, rows = 60, []
    for step in range(steps + 1):
        angle = math.radians(start + (end - start) * step / steps)
        across = [side / 3 - 1 for side in range(7)]
        outs = [radius + 0.16 * (1 - side * side) for side in across]
        rows.append([(middle[0] + out * math.cos(angle), broad * side, middle[1] + out * math.sin(angle)) for side, out in zip(across, outs)])
    skin("guard", rows, [paint])


WHEEL = 3.4
REAR, FRONT, CRANK = (-4.5, WHEEL), (6.1, WHEEL), (0.0, 2.75)
for number, (x, z) in enumerate((REAR, FRONT)):
    hoop((x, 0, z), WHEEL - 0.2, 0.2, rubber)
    hoop((x, 0, z), WHEEL - 0.42, 0.11, chrome)
    turned("hub", [(0.1, -0.5), (0.34, -0.46), (0.34, -0.38), (0.16, -0.3), (0.14, 0), (0.16, 0.3), (0.34, 0.38), (0.34, 0.46), (0.1, 0.5), (0, 0.52)], [steel], (x, 0, z), (90, 0, 0), sides=48)
    tube("axle", [(x, -0.75, z), (x, 0.75, z)], 0.09, steel)
    for spoke in range(36):
        side = 1 if spoke % 2 else -1
        rim = 2 * math.pi * spoke / 36 + 0.05
        hub = rim + (0.9 if spoke % 4 < 2 else -0.9)
        start = (x + 0.29 * math.cos(hub), 0.4 * side, z + 0.29 * math.sin(hub))
        end = (x + (WHEEL - 0.5) * math.cos(rim), 0.03 * side, z + (WHEEL - 0.5) * math.sin(rim))
        tube("spoke", [start, end], 0.016, chrome)
arc(REAR, WHEEL + 0.16, 18, 196, 0.34, red)
arc(FRONT, WHEEL + 0.16, 40, 178, 0.34, red)
for x, z, angles in ((*REAR, (168, 190)), (*FRONT, (165,))):
    for angle in angles:
        end = (x + (WHEEL + 0.2) * math.cos(math.radians(angle)), z + (WHEEL + 0.2) * math.sin(math.radians(angle)))
        for side in (-1, 1):
            tube("stay", [(x, 0.5 * side, z), (end[0], 0.32 * side, end[1])], 0.03, chrome)

# The frame, and lugs where its tubes meet.
seat, top, low = (-1.72, 8.25), (3.98, 8.25), (4.38, 7.1)
tubes = [(CRANK, (-1.82, 8.6), 0.19), ((-1.68, 8.1), (4.04, 8.1), 0.17), (CRANK, low, 0.19), ((3.86, 8.62), (4.44, 6.9), 0.23)]
for start, end, radius in tubes:
    tube("frame", [(start[0], 0, start[1]), (end[0], 0, end[1])], radius, red)
for side in (-1, 1):
    tube("chain stay", [(CRANK[0], 0.16 * side, CRANK[1]), (CRANK[0] - 1, 0.42 * side, CRANK[1] + 0.14), (REAR[0], 0.56 * side, REAR[1])], 0.11, red)
    tube("seat stay", [(-1.7, 0.2 * side, 8.05), (-2.1, 0.42 * side, 7.4), (REAR[0], 0.56 * side, REAR[1])], 0.085, red)
    curve([(4.44, 0.26 * side, 6.85), (4.7, 0.44 * side, 6.0), (5.3, 0.5 * side, 4.4), (6.1, 0.5 * side, WHEEL)], 0.12, red)
turned("crown", [(0, -0.2), (0.42, -0.2), (0.46, -0.1), (0.46, 0.1), (0.3, 0.2), (0, 0.2)], [chrome], (4.46, 0, 6.8), (0, -18, 0), sides=48)
for x, z, tilt, radius in ((3.9, 8.5, -18, 0.29), (4.4, 7.02, -18, 0.29), (-1.72, 8.18, 17, 0.26)):
    turned("lug", [(radius - 0.05, -0.2), (radius, -0.16), (radius, 0.16), (radius - 0.05, 0.2)], [chrome], (x, 0, z), (0, tilt, 0), sides=48)
turned("bracket", [(0, -0.42), (0.34, -0.42), (0.34, 0.42), (0, 0.42)], [red], (CRANK[0], 0, CRANK[1]), (90, 0, 0), sides=48)
disc("badge", 0.24, 0.06, [brass], (4.14, -0.25, 7.76), (90, 0, 0))

# Chain, its wheels, cranks and pedals.
Y = -0.62


def toothed(middle, inner, teeth, paint):
    """A flat ring for a chain of half an inch, so many teeth about it."""
    radius, sides = teeth * 0.127 / (2 * math.pi), teeth * 8
    def around(out, y):
        points = []
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            tooth = 0.055 * max(0, math.cos(angle * teeth)) if out else 0
            far = radius - 0.02 + tooth if out else inner
            points.append((middle[0] + far * math.cos(angle), y, middle[1] + far * math.sin(angle)))
        return points
    rows = [around(0, Y - 0.025), around(1, Y - 0.02), around(1, Y + 0.02), around(0, Y + 0.025), around(0, Y - 0.025)]
    for face in skin("teeth", rows, [paint], closed=True).data.polygons:
        face.use_smooth = False


toothed(CRANK, 0.83, 48, chrome)
hoop((CRANK[0], Y, CRANK[1]), 0.84, 0.045, chrome)
hoop((CRANK[0], Y, CRANK[1]), 0.42, 0.04, chrome)
for at in range(5):
    angle = 2 * math.pi * at / 5 + 0.3
    tube("spider", [(CRANK[0], Y, CRANK[1]), (CRANK[0] + 0.85 * math.cos(angle), Y, CRANK[1] + 0.85 * math.sin(angle))], 0.055, chrome)
toothed(REAR, 0.27, 20, steel)
turned("freewheel", [(0.3, -0.05), (0.29, -0.09), (0.2, -0.1), (0.19, -0.06), (0.13, -0.06), (0.12, -0.16), (0, -0.16)], [steel], (REAR[0], Y, REAR[1]), (-90, 0, 0), sides=64)
length = math.hypot(CRANK[0] - REAR[0], CRANK[1] - REAR[1])
slope = math.atan2(CRANK[1] - REAR[1], CRANK[0] - REAR[0])
lean = math.asin((0.97 - 0.404) / length)
path = []
for step in range(61):
    angle = slope + math.pi / 2 + lean - (math.pi + 2 * lean) * step / 60
    path.append((CRANK[0] + 0.97 * math.cos(angle), CRANK[1] + 0.97 * math.sin(angle)))
low, back = path[-1], slope - math.pi / 2 - lean
end = (REAR[0] + 0.404 * math.cos(back), REAR[1] + 0.404 * math.sin(back))
# The run below hangs a little.
path += [(low[0] + (end[0] - low[0]) * t, low[1] + (end[1] - low[1]) * t - 0.5 * t * (1 - t)) for t in (step / 20 for step in range(1, 20))]
for step in range(21):
    angle = back - (math.pi - 2 * lean) * step / 20
    path.append((REAR[0] + 0.404 * math.cos(angle), REAR[1] + 0.404 * math.sin(angle)))
path.append(path[0])
pins, along = [], 0.0
for (ax, az), (bx, bz) in zip(path, path[1:]):
    part = math.hypot(bx - ax, bz - az)
    while along < part:
        t = along / part
        pins.append((ax + (bx - ax) * t, az + (bz - az) * t))
        along += 0.127
    along -= part
links = material("chain", "#6F6A62", 0.3, 1)
for number, ((ax, az), (bx, bz)) in enumerate(zip(pins, [*pins[1:], pins[0]])):
    heading = math.degrees(math.atan2(bz - az, bx - ax))
    out = 0.05 if number % 2 else 0.033
    for side in (-1, 1):
        box("link", (0.215, 0.014, 0.085), [links], ((ax + bx) / 2, Y + out * side, (az + bz) / 2 - 0.0425), (0, -heading, 0), bevel=0.006)
    disc("pin", 0.026, 0.13, [steel], (ax, Y, az), (90, 0, 0), bevel=0.005)

# What keeps a trouser's leg from it: over the upper run, and around the front of its wheel.
guard = []
start = math.pi / 2 + slope + lean
crown = (CRANK[0] + 0.97 * math.cos(start), CRANK[1] + 0.97 * math.sin(start))
behind = (REAR[0] + 0.404 * math.cos(start), REAR[1] + 0.404 * math.sin(start))
for step in range(25):
    t = 0.1 + 0.9 * step / 24
    guard.append((behind[0] + (crown[0] - behind[0]) * t, behind[1] + (crown[1] - behind[1]) * t, start))
for step in range(1, 30):
    angle = start - math.radians(4.2 * step)
    guard.append((CRANK[0] + 0.97 * math.cos(angle), CRANK[1] + 0.97 * math.sin(angle), angle))
rows = []
for number, (x, z, angle) in enumerate(guard):
    # Round at both ends.
    near = min(number, len(guard) - 1 - number) / 3
    full = math.sqrt(1 - (1 - min(1, near)) ** 2) * 0.98 + 0.02
    outs = [0.24 * full, 0.22 * full, 0.2 * full, -0.14 * full, -0.16 * full]
    ys = [Y + 0.05, Y - 0.1, Y - 0.125, Y - 0.125, Y - 0.11]
    rows.append([(x + out * math.cos(angle), y, z + out * math.sin(angle)) for out, y in zip(outs, ys)])
plate = skin("chain guard", rows, [red])
plate.modifiers.new("thick", "SOLIDIFY").thickness = 0.015
for side, angle in ((-1, -38), (1, 142)):
    tip = (CRANK[0] + 1.72 * math.cos(math.radians(angle)), CRANK[1] + 1.72 * math.sin(math.radians(angle)))
    tube("crank", [(CRANK[0], 0.78 * side, CRANK[1]), (tip[0], 0.86 * side, tip[1])], 0.11, chrome)
    disc("cotter", 0.19, 0.16, [chrome], (CRANK[0], 0.8 * side, CRANK[1]), (90, 0, 0))
    for offset in (-0.3, 0.3):
        box("pedal", (0.26, 0.9, 0.24), [rubber], (tip[0] + offset, 1.42 * side, tip[1] - 0.12), bevel=0.06)
    for out in (0.95, 1.9):
        box("pedal plate", (0.86, 0.05, 0.16), [chrome], (tip[0], out * side, tip[1] - 0.08), bevel=0.02)

# Saddle of leather on two springs.
tube("post", [(-1.82, 0, 8.5), (-2.08, 0, 9.35)], 0.13, chrome)
steps, rows = 40, []
for step in range(steps + 1):
    t = step / steps
    x = -3.55 + 2.95 * t
    half = 0.98 * (1 - t) ** 0.75 * (0.55 + 0.45 * math.cos(min(1, t * 1.6) * math.pi / 2)) + 0.17
    half *= min(1, 0.42 + t * 5) if t < 0.12 else 1
    half *= math.sqrt(max(0.02, 1 - max(0, (t - 0.92) / 0.08) ** 2))
    rise = 9.74 + 0.3 * (1 - t) ** 2.2 - 0.12 * math.sin(math.pi * t) + 0.05 * t
    angles = [math.pi * (side / 12 - 0.5) * 1.24 for side in range(13)]
    rows.append([(x, half * math.sin(angle) / math.sin(math.pi * 0.62), rise - (0.16 + 0.24 * half) * (1 - math.cos(angle))) for angle in angles])
saddle = skin("saddle", rows, [leather])
thick = saddle.modifiers.new("thick", "SOLIDIFY")
thick.thickness = 0.07
for side in (-1, 1):
    tube("rail", [(-2.1, 0.2 * side, 9.3), (-0.95, 0.1 * side, 9.52), (-0.8, 0, 9.62)], 0.05, chrome)
    coil = [(-3.1 + 0.17 * math.cos(a / 8 * 2 * math.pi), 0.55 * side + 0.17 * math.sin(a / 8 * 2 * math.pi), 9.02 + 0.55 * a / 40) for a in range(41)]
    tube("spring", coil, 0.05, chrome)
    tube("yoke", [(-2.1, 0.14 * side, 9.3), (-3.1, 0.55 * side, 9.02)], 0.05, chrome)

# Stem, a bar that is swept back, its grips, a bell and a lamp.
tube("stem", [(3.86, 0, 8.6), (3.7, 0, 9.2)], 0.12, chrome)
curve([(3.7, 0, 9.2), (3.85, 0, 9.36), (4.5, 0, 9.4)], 0.12, chrome)
for side in (-1, 1):
    curve([(4.5, 0, 9.4), (4.55, 0.8 * side, 9.46), (4.2, 1.75 * side, 9.66), (3.2, 2.2 * side, 9.72), (2.1, 2.25 * side, 9.62)], 0.1, chrome)
    tube("grip", [(3.15, 2.2 * side, 9.725), (2.0, 2.255 * side, 9.61)], 0.155, black)
    curve([(4.3, 1.4 * side, 9.4), (3.4, 1.9 * side, 9.4), (2.3, 2.0 * side, 9.32)], 0.045, chrome)
turned("bell", [(0, 0.3), (0.12, 0.29), (0.25, 0.22), (0.31, 0.1), (0.33, 0), (0.3, 0)], [chrome], (4.1, -1.62, 9.8), (0, 0, 0), sides=64)
turned("lamp", [(0, -0.5), (0.16, -0.46), (0.3, -0.25), (0.4, 0.05), (0.42, 0.2), (0.38, 0.24), (0, 0.24)], [chrome], (4.95, 0, 8.55), (0, 90, 0), sides=64)
tube("lamp holder", [(4.2, 0, 8.2), (4.7, 0, 8.2), (4.85, 0, 8.4)], 0.05, chrome)

# What the letters are carried on.
for side in (-1, 1):
    tube("carrier", [(-2.2, 0.36 * side, 7.35), (-2.6, 0.62 * side, 7.55), (-6.2, 0.62 * side, 7.55)], 0.055, black)
    tube("carrier leg", [(-5.7, 0.62 * side, 7.55), (REAR[0], 0.6 * side, REAR[1])], 0.05, black)
for x in (-6.2, -5.3, -4.4, -3.5):
    tube("carrier bar", [(x, -0.62, 7.55), (x, 0.62, 7.55)], 0.055, black)
tube("prop", [(REAR[0] + 0.5, -0.4, REAR[1] - 0.6), (REAR[0] - 0.4, -1.3, 0.02)], 0.07, chrome)

# A pump.
turned("foot", [(0, 0), (0.55, 0), (0.55, 0.08), (0.3, 0.14), (0.26, 4.6), (0.3, 4.62), (0.3, 4.8), (0, 4.8)], [black], (10.25, 0.5, 0), sides=48)
tube("rod", [(10.25, 0.5, 4.7), (10.25, 0.5, 5.7)], 0.08, chrome)
tube("handle", [(9.6, 0.5, 5.75), (10.9, 0.5, 5.75)], 0.16, leather)
curve([(10.5, 0.4, 0.35), (11.1, -0.4, 0.1), (10.6, -1.3, 0.08), (9.6, -0.9, 0.08), (9.7, -0.1, 0.08)], 0.07, rubber)
sun((-6.5, -8.5, 8.6), 3.9, 1.6, "#FFECD0")
lamp((11, -18, 9), (1, 0, 4), 10, 900, "#FFE9D2")
sky("#DDE8F5", 0.5)
if is_upright:
    # A square of it, as the page of a service has it, is the poster alone.
    eye((3.2, -36, 13.1), (2.6, 1.96, 14.1), 94)
else:
    eye((1.2, -36, 7.4), (0.45, 0, 5.35), 63)
expose(-0.1)
