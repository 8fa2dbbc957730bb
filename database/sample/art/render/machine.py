"""A rack as it stands in the hall of a data centre, laid on its back: machines one below another in a shallow frame,
each with its drives, lamps, the display of its name, sockets and a grille, and cords from the one to the other."""
import math
import os
import sys

sys.path.append(os.path.dirname(__file__))
from kit import box, faced, group, material, scene, screw, surface, through, tubes, turned

# Of a machine: how wide it is between the ears by which it hangs in the frame, and how far it is from the next.
WIDE, HIGH, PITCH = 5.24, 1.02, 1.08
FRAME_WIDE, RIM = 6.4, 0.15
# How high the rails of the frame are, and the fronts that hang on them.
RAIL, FACE = 0.4, 0.48
BAYS = [(-2.285 + 0.58 * at, 0) for at in range(4)]
BAY = (0.545, 0.9)
DISPLAY, SCREEN = (0.43, 0.23), (1.2, 0.4)
SOCKETS = [(1.3 + 0.278 * at, 0.25) for at in range(5)]
SOCKET = (0.2, 0.2)
GRILLE, AIR = (1.856, -0.2), (1.4, 0.46)
CORD = 0.05


def brushed(name, color, rough, metal):
    """Metal with the fine strokes of a brush along x, under a thin coat of paint."""
    made, sums = surface(name)
    shader = sums.shader
    place = sums.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    strokes = sums.noise(sums.scaled(place, (1.4, 90, 90)), 1, 4)
    sums.feed(shader.inputs["Base Color"], sums.mixed(sums.reckoned("MULTIPLY", strokes, 0.3), color, "#8D97AE"))
    sums.feed(shader.inputs["Roughness"], sums.reckoned("MULTIPLY_ADD", strokes, 0.2, rough - 0.1))
    sums.feed(shader.inputs["Metallic"], metal)
    sums.feed(shader.inputs["Normal"], sums.relief(strokes, 0.02, 0.12))
    return made


def shining(name, edge, color):
    """What is lit from within, under a clear lens: in that colour where one looks straight into it."""
    made, sums = surface(name)
    shader = sums.shader
    sums.feed(shader.inputs["Base Color"], "#050608")
    sums.feed(shader.inputs["Roughness"], 0.2)
    sums.feed(shader.inputs["Clearcoat"], 0.5)
    facing = sums.nodes.new("ShaderNodeLayerWeight").outputs["Facing"]
    sums.feed(shader.inputs["Emission"], sums.ramp(facing, (0.12, color), (0.75, edge)))
    sums.feed(shader.inputs["Emission Strength"], 1.05)
    return made


def finishes():
    """Of what a rack is made, by name; `g`, `a` and `.` are lamps as their scene writes them."""
    return {
        "frame": brushed("frame", "#232937", 0.46, 0.3),
        "front": brushed("front", "#414B63", 0.42, 0.35),
        "caddy": brushed("caddy", "#2C3345", 0.4, 0.3),
        "steel": brushed("steel", "#A9B2C4", 0.34, 0.85),
        "rib": material("rib", "#5A647B", 0.38, 0.5),
        "hollow": material("hollow", "#0A0C12", 0.7),
        "bezel": material("bezel", "#12151D", 0.2, coat=0.7),
        "gold": material("gold", "#E9BD5B", 0.3, 0.9),
        "plug": material("plug", "#DDE2EC", 0.25, coat=0.5),
        "latch": material("latch", "#FF5B2E", 0.35, coat=0.4),
        "g": shining("green", "#15946A", "#45E6AC"),
        "a": shining("amber", "#D97A00", "#FFBE2E"),
        ".": material("dark", "#1B2130", 0.15, coat=0.8),
    }


def pierced(name, size, thick, holes, materials, at, bevel):
    """A plate that lies, its lower side's middle there, with rectangular holes: the middle and the size of each."""
    rims = [((x - w / 2, x + w / 2), (y - h / 2, y + h / 2)) for (x, y), (w, h) in [((0, 0), size), *holes]]
    xs, ys = (sorted({round(edge, 4) for rim in rims for edge in rim[axis]}) for axis in (0, 1))

    def solid(column, row):
        if not (0 <= column < len(xs) - 1 and 0 <= row < len(ys) - 1):
            return False
        x, y = (xs[column] + xs[column + 1]) / 2, (ys[row] + ys[row + 1]) / 2
        return not any(left < x < right and low < y < top for (left, right), (low, top) in rims[1:])

    def corner(column, row, up):
        return (column * len(ys) + row) * 2 + up

    points = [(x, y, z) for x in xs for y in ys for z in (0, thick)]
    faces = []
    for column in range(len(xs) - 1):
        for row in range(len(ys) - 1):
            if not solid(column, row):
                continue
            around = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
            faces += [tuple(corner(*each, 1) for each in around), tuple(corner(*each, 0) for each in reversed(around))]
            for side, (right, up) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
                if not solid(column + right, row + up):
                    start, end = around[side], around[(side + 1) % 4]
                    faces.append((corner(*start, 0), corner(*end, 0), corner(*end, 1), corner(*start, 1)))
    thing = faced(name, points, faces, materials, at)
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method, edge.use_clamp_overlap = bevel, 3, "ANGLE", False
    return thing


def honeycomb(name, size, pitch, thick, materials, at):
    """A sheet full of holes with six sides that lies, its upper side's middle there, cut at its edges."""
    wide, high = size[0] / 2, size[1] / 2
    reach = pitch / math.sqrt(3)
    points, faces = [], []
    for row in range(-math.ceil(high / (1.5 * reach)), math.ceil(high / (1.5 * reach)) + 1):
        for column in range(-math.ceil(wide / pitch) - 1, math.ceil(wide / pitch) + 1):
            x, y = (column + row % 2 / 2) * pitch, row * 1.5 * reach
            start = len(points)
            for radius, z in ((reach, 0), (0.74 * reach, 0), (0.7 * reach, -0.012), (0.7 * reach, -thick)):
                for side in range(6):
                    angle = math.pi / 3 * side + math.pi / 6
                    out, up = x + radius * math.cos(angle), y + radius * math.sin(angle)
                    points.append((min(wide, max(-wide, out)), min(high, max(-high, up)), z))
            for ring in range(start, start + 18, 6):
                faces += [(ring + side, ring + (side + 1) % 6, ring + 6 + (side + 1) % 6, ring + 6 + side) for side in range(6)]
    return faced(name, points, faces, materials, at)


def studs(name, profile, paint, places):
    """What a lathe makes, the same in all those places."""
    if not places:
        return
    first = turned(name, profile, [paint], places[0], sides=32)
    for place in places[1:]:
        another = first.copy()
        another.location = place
        scene.collection.objects.link(another)


def dome(radius, high):
    """The profile of a lens so wide and so high."""
    return [(radius * math.cos(angle), high * math.sin(angle)) for angle in (math.pi / 2 * step / 8 for step in range(9))]


def caddies(of, busy):
    """The four drives in their bays, each with a vent, a lever, the latch that holds it and its lamp."""
    ribs = []
    for x, y in BAYS:
        box("drive", (BAY[0] - 0.08, BAY[1] - 0.08, 0.14), [of["hollow"]], (x, y, FACE - 0.2), bevel=0)
        vent = ((0, -0.11), (0.39, 0.44))
        pierced("caddy", (BAY[0] - 0.06, BAY[1] - 0.06), 0.16, [vent], [of["caddy"]], (x, y, FACE - 0.12), 0.016)
        ribs += [[(x + side * 0.21, y - 0.28 + 0.085 * at, FACE + 0.004) for side in (-1, 1)] for at in range(5)]
        box("lever", (0.42, 0.14, 0.075), [of["steel"]], (x, y + 0.27, FACE + 0.03), bevel=0.022)
        box("latch", (0.12, 0.15, 0.05), [of["latch"]], (x + 0.13, y + 0.27, FACE + 0.082), bevel=0.018)
    tubes("ribs", ribs, 0.026, of["rib"])
    for color in "ga.":
        places = [(x + 0.17, y - 0.375, FACE + 0.035) for (x, y), lit in zip(BAYS, busy) if lit == color]
        studs("activity", dome(0.034, 0.03), of[color], places)


def ear(x, of, turn):
    """The plate by which a machine hangs in the frame, with two screws in it, their slots turned by degrees, and a
    handle to draw the machine out by."""
    box("ear", (0.47, HIGH - 0.02, FACE - RAIL), [of["front"]], (x, 0, RAIL), bevel=0.02)
    out = math.copysign(0.12, x)
    for y in (-0.37, 0.37):
        studs("washer", [(0.095, 0), (0.095, 0.012), (0.08, 0.02), (0, 0.02)], of["frame"], [(x + out, y, FACE)])
        screw("screw", 0.072, [of["steel"], of["hollow"]], (x + out, y, FACE + 0.016), slot=turn + 70 * y)
    bent = [(0.33, 0), (0.33, 0.13), (0.325, 0.19), (0.29, 0.235), (0.23, 0.25)]
    grip = [*((-y, z) for y, z in bent), *reversed(bent)]
    tubes("handle", [[(x - 0.6 * out, y, FACE + z) for y, z in grip]], 0.05, of["steel"], roundness=8)
    feet = [(x - 0.6 * out, y, FACE) for y in (-0.33, 0.33)]
    studs("collar", [(0.085, 0), (0.085, 0.03), (0.07, 0.045), (0.05, 0.045)], of["frame"], feet)


def display(image, row, rows, of):
    """What tells a machine's name: the part of its rack's texture that is so far down."""
    x, y = DISPLAY
    wide, high = SCREEN[0] / 2, SCREEN[1] / 2
    opening = ((0, 0), (SCREEN[0] - 0.06, SCREEN[1] - 0.06))
    pierced("bezel", (SCREEN[0] + 0.03, SCREEN[1] + 0.03), 0.07, [opening], [of["bezel"]], (x, y, FACE - 0.05), 0.014)
    corners = [(-wide, -high, 0), (wide, -high, 0), (wide, high, 0), (-wide, high, 0)]
    glass = faced("display", corners, [(0, 1, 2, 3)], [image], (x, y, FACE - 0.012))
    flat = glass.data.uv_layers.new()
    for loop, (u, v) in enumerate(((0, row + 1), (1, row + 1), (1, row), (0, row))):
        flat.data[loop].uv = (u, 1 - v / rows)


def machine(of, image, row, rows, lamps):
    """One of the machines about the middle of the scene, its back at nought. `lamps` are the twelve in two rows, from
    the upper left, and those of its four drives."""
    box("chassis", (WIDE - 0.04, HIGH - 0.06, FACE - 0.16), [of["hollow"]], (0, 0, 0.06), bevel=0.02)
    holes = [*((at, BAY) for at in BAYS), (DISPLAY, SCREEN), *((at, SOCKET) for at in SOCKETS), (GRILLE, AIR)]
    pierced("front", (WIDE, HIGH), 0.12, holes, [of["front"]], (0, 0, FACE - 0.12), 0.014)
    caddies(of, lamps[12:])
    for side in (-1, 1):
        ear(side * (WIDE / 2 + 0.25), of, 20 + 31 * row + 50 * side)
    display(image, row, rows, of)
    places = [(DISPLAY[0] + 0.192 * (at % 6 - 2.5), -0.165 if at < 6 else -0.355, FACE) for at in range(12)]
    studs("socket", [(0.078, 0), (0.078, 0.016), (0.066, 0.024), (0.056, 0.01)], of["bezel"], places)
    for color in "ga.":
        studs("lamp", dome(0.057, 0.055), of[color], [at for at, lit in zip(places, lamps) if lit == color])
    honeycomb("grille", AIR, 0.118, 0.08, [of["rib"]], (*GRILLE, FACE - 0.03))
    pins, opening = [], ((0, 0), (SOCKET[0] - 0.03, SOCKET[1] - 0.03))
    for x, y in SOCKETS:
        pierced("shield", (SOCKET[0] + 0.035, SOCKET[1] + 0.035), 0.03, [opening], [of["steel"]], (x, y, FACE - 0.012), 0.008)
        pins += [[(x + 0.026 * at, y + 0.01, FACE - 0.1), (x + 0.026 * at, y + 0.085, FACE - 0.03)] for at in (-2, -1, 0, 1, 2)]
    tubes("pins", pins, 0.007, of["gold"], roundness=2)


def plug(at, of, paint):
    """A plug in its socket, with the boot that keeps its cord from a kink. Returns where the cord leaves it."""
    x, y = at
    box("plug", (0.165, 0.165, 0.2), [of["plug"]], (x, y, FACE - 0.1), bevel=0.014)
    profile = [(0.072, 0), (0.074, 0.04)]
    for ring in range(3):
        radius, z = 0.072 - 0.004 * ring, 0.05 + 0.03 * ring
        profile += [(radius, z), (radius, z + 0.015), (0.058, z + 0.017), (0.058, z + 0.028)]
    turned("boot", [*profile, (0, 0.16)], [paint], (x, y, FACE + 0.08), sides=32)
    return (x, y, FACE + 0.18)


def patch(start, end, edge, of, color):
    """A cord from one socket to another below it, or beside it; where `edge` is told it falls over that edge of the
    frame on its way, and lies on the table."""
    paint = material("cord", color, 0.42, coat=0.25)
    (x, y, z), (u, v, _) = plug(start, of, paint), plug(end, of, paint)
    low = FACE + CORD + 0.01

    def leaving(at, start, aim, up=-1):
        """Out of a socket and over the boot towards a place, down the rack or up it."""
        return [(at, start, z), (at, start + 0.02 * up, z + 0.08), (at, start + 0.12 * up, z + 0.11), (at + (aim - at) * 0.03, start + 0.24 * up, z)]

    if edge is not None:
        out = math.copysign(1, u - x)

        def fallen(at, start, side):
            return [
                *leaving(at, start, at),
                (at + 0.06 * side, edge + 0.24, low + 0.02),
                (at + 0.09 * side, edge + 0.01, RAIL + CORD + 0.035),
                (at + 0.1 * side, edge - 0.085, RAIL - 0.08),
                (at + 0.105 * side, edge - 0.13, 0.16),
            ]

        reach, half = abs(u - x) / 2 + 0.11, (x + u) / 2
        angles = [math.pi * step / 6 for step in range(1, 6)]
        bend = [(half - out * reach * math.cos(angle) - 0.1 * math.sin(angle), edge - 0.2 - 0.27 * math.sin(angle), CORD) for angle in angles]
        points = [*fallen(x, y, -out), *bend, *reversed(fallen(u, v, out))]
    elif abs(y - v) < 0.3:
        sag = min(0.5, 0.3 + 0.12 * abs(u - x))
        bend = [(x + (u - x) * part, y - sag - down, low) for part, down in ((0.2, 0.02), (0.5, 0.1), (0.8, 0.02))]
        points = [*leaving(x, y, u), *bend, *reversed(leaving(u, v, x))]
    else:
        # Those that lead to the left cross over those that lead to the right; none is drawn tight.
        over, slack = 2 * CORD * (u < x), 0.055 * (abs(u - x) < 0.1)
        bend = [
            (x + (u - x) * 0.2 + 0.7 * slack, y - 0.38, low + over / 2),
            ((x + u) / 2 + slack, (y + v) / 2 - 0.06, low + over),
            (u - (u - x) * 0.16 + 0.7 * slack, v + 0.34, low + over / 2),
        ]
        points = [*leaving(x, y, u), *bend, *reversed(leaving(u, v, x, 1))]
    tubes("patch", [through(points, 10)], CORD, paint, roundness=8)


def rack(machines, names, cords):
    """The frame about the middle of the scene, its back at nought, with those machines in it: what `machine` knows as
    its lamps. `names` is what their displays show, one below another. `cords` are from and to which machine and socket
    each goes, its colour, and whether it falls over the frame's lower edge."""
    of = finishes()
    rows = len(machines)
    high = rows * PITCH + 2 * RIM
    post, bar = (FRAME_WIDE - WIDE) / 2 - 0.03, RIM - 0.005
    for side in (-1, 1):
        box("post", (post, high, RAIL), [of["frame"]], (side * (FRAME_WIDE - post) / 2, 0, 0), bevel=0.05)
        box("bar", (WIDE + 0.055, bar, RAIL - 0.012), [of["frame"]], (0, side * (high - bar) / 2 - side * 0.008, 0), bevel=0.045)
    box("back", (WIDE + 0.2, high - 0.1, 0.06), [of["hollow"]], (0, 0, 0.01), bevel=0)

    def middle(row):
        return ((rows - 1) / 2 - row) * PITCH

    for row, lamps in enumerate(machines):
        with group("machine", (0, middle(row), 0)):
            machine(of, names, row, rows, lamps)
    for start, socket, end, other, color, over in cords:
        ends = [(SOCKETS[hole][0], SOCKETS[hole][1] + middle(row)) for row, hole in ((start, socket), (end, other))]
        patch(*ends, -high / 2 if over else None, of, color)
