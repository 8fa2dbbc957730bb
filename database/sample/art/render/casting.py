"""
What a foundry casts and a fitter bolts together: bodies whose parts run into one another with fillets, letters raised
on them, enamel that has chipped and rusted, bolts, wheels.
"""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import bpy, group, hexagon, scene, skin, surface, threaded, turned  # noqa: E402

chance = random.Random(16)


def chipped(sums, geometry):
    """Where paint has gone, from 0 to 1: down to its primer, and within that down to the iron; edges lose it first."""
    edge = sums.ramp(geometry.outputs["Pointiness"], (0.52, "#000000"), (0.6, "#FFFFFF"))
    brittle = sums.reckoned("MULTIPLY_ADD", edge, 0.1, sums.noise(geometry.outputs["Position"], 3.6, 6, 0.3))
    return [sums.ramp(brittle, (at, "#000000"), (at + 0.01, "#FFFFFF")) for at in (0.69, 0.705)]


def cornered(sums, grain):
    """Where water stays in corners and iron rusts, from 0 to 1."""
    corner = sums.nodes.new("ShaderNodeAmbientOcclusion")
    corner.samples = 3
    corner.inputs["Distance"].default_value = 0.28
    return sums.ramp(sums.reckoned("MULTIPLY_ADD", grain, -0.55, corner.outputs["AO"]), (0, "#FFFFFF"), (0.3, "#000000"))


def run_down(sums, place, top, end):
    """Where rust has run down from one height to another, from 0 to 1."""
    height = sums.reckoned("DIVIDE", sums.reckoned("SUBTRACT", sums.parts(place)[2], end), top - end)
    run = sums.ramp(sums.noise(sums.scaled(place, (4.2, 4.2, 0.16)), 1, 3), (0.5, "#000000"), (0.66, "#FFFFFF"))
    fade = sums.ramp(height, (0, "#000000"), (0.9, "#FFFFFF"), (1, "#FFFFFF"), (1.001, "#000000"))
    return sums.reckoned("MULTIPLY", run, fade)


def rubbed(sums, geometry, inner):
    """Where hands have rubbed the upper side of a wheel bright from so far out, from 0 to 1."""
    reckoned = sums.reckoned
    x, y, _ = sums.parts(sums.nodes.new("ShaderNodeTexCoord").outputs["Object"])
    out = reckoned("SQRT", reckoned("ADD", reckoned("MULTIPLY", x, x), reckoned("MULTIPLY", y, y)))
    upper = sums.ramp(sums.parts(geometry.outputs["Normal"])[2], (0.6, "#000000"), (1, "#FFFFFF"))
    reached = reckoned("MULTIPLY", upper, reckoned("GREATER_THAN", out, inner))
    uneven = reckoned("MULTIPLY", sums.noise(geometry.outputs["Position"], 2.6, 6, 0.2), 0.7)
    return sums.ramp(reckoned("MULTIPLY_ADD", reached, 0.55, uneven), (0.8, "#000000"), (0.84, "#FFFFFF"))


def enamel(name, dark, light, streaks=None, worn=None, rough="#686868"):
    """Paint on cast iron: like orange peel, chipped to its primer and to rust, dusty where it lies level and rusty in
    corners. `streaks` are the heights from which rust has run down and where it ends. What hands turn is not dusty;
    `worn` is how far out they have rubbed it bright. `rough` is a grey: the paler, the duller the paint."""
    made, sums = surface(name)
    shader, nodes, links, reckoned, ramp, mixed = sums.shader, sums.nodes, sums.links, sums.reckoned, sums.ramp, sums.mixed
    geometry = nodes.new("ShaderNodeNewGeometry")
    place = geometry.outputs["Position"]
    clouds, grain = sums.noise(place, 0.8, 3, 0.4), sums.noise(place, 9, 4)
    primer, bare = chipped(sums, geometry)
    rusty = cornered(sums, grain)
    rust = ramp(grain, (0.3, "#3B1F14"), (0.5, "#6E3619"), (0.72, "#A25E2C"))

    color = ramp(clouds, (0.3, dark), (0.7, light))
    if not worn:
        level = ramp(sums.parts(geometry.outputs["Normal"])[2], (0.55, "#000000"), (0.95, "#FFFFFF"))
        dusty = reckoned("MULTIPLY", level, ramp(sums.noise(place, 2.2, 4), (0.35, "#000000"), (0.75, "#9A9A9A")))
        color, rough = mixed(dusty, color, "#B7A88C"), mixed(dusty, rough, "#B0B0B0")
    color, rough = mixed(reckoned("MULTIPLY", rusty, 0.8), color, rust), mixed(rusty, rough, "#C0C0C0")
    if streaks:
        color = mixed(reckoned("MULTIPLY", run_down(sums, place, *streaks), 0.6), color, "#85592B")
    color, rough = mixed(bare, mixed(primer, color, "#7F4A3C"), rust), mixed(bare, rough, "#D0D0D0")
    if worn:
        bright = rubbed(sums, geometry, worn)
        color, rough = mixed(bright, color, ramp(grain, (0.3, "#8F8A82"), (0.7, "#DCD6CA"))), mixed(bright, rough, "#626262")
        links.new(reckoned("MULTIPLY", bright, 0.4), shader.inputs["Metallic"])
    links.new(color, shader.inputs["Base Color"])
    links.new(rough, shader.inputs["Roughness"])

    peel = reckoned("MULTIPLY", sums.noise(place, 15, 2), 0.1)
    coat = reckoned("MULTIPLY_ADD", reckoned("ADD", primer, bare), -0.5, peel)
    height = reckoned("MULTIPLY_ADD", bare, reckoned("MULTIPLY", grain, 0.8), coat)
    links.new(sums.relief(height, 0.03, 0.55), shader.inputs["Normal"])
    return made


def plated(name, dark, light, rust=0.5):
    """Metal that was bright once; `rust` is from 0 to 1 how much of it has gone dull and brown."""
    made, sums = surface(name)
    shader, nodes, links = sums.shader, sums.nodes, sums.links
    place = nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    grain = sums.noise(place, 10, 4)
    gone = sums.ramp(sums.noise(place, 2.6, 7, 0.4), (0.78 - 0.4 * rust, "#000000"), (0.86 - 0.4 * rust, "#FFFFFF"))
    bright, brown = sums.ramp(grain, (0.3, dark), (0.7, light)), sums.ramp(grain, (0.3, "#41241A"), (0.7, "#8A5230"))
    links.new(sums.mixed(gone, bright, brown), shader.inputs["Base Color"])
    links.new(sums.mixed(gone, "#FFFFFF", "#000000"), shader.inputs["Metallic"])
    links.new(sums.mixed(gone, "#5C5C5C", "#D0D0D0"), shader.inputs["Roughness"])
    links.new(sums.relief(grain, 0.02, sums.mixed(gone, "#303030", "#B0B0B0")), shader.inputs["Normal"])
    return made


def oval(reach, depth, power, sides=96):
    """Points on an oval with the clock, so that a skin over such rows looks outwards; it is the fuller the higher its
    power, and 2 is an ellipse."""
    points = []
    for side in range(sides):
        angle = -2 * math.pi * side / sides
        x, y = math.cos(angle), math.sin(angle)
        points.append((math.copysign(abs(x) ** (2 / power), x) * reach, math.copysign(abs(y) ** (2 / power), y) * depth))
    return points


def lofted(name, sections, materials, at=(0, 0, 0)):
    """A closed body through ovals, each of a height, its reach along x and y, and its power."""
    rows = [[(x, y, z) for x, y in oval(reach, depth, power)] for z, reach, depth, power in sections]
    rows = [[(0, 0, rows[0][0][2])] * 96, *rows, [(0, 0, rows[-1][0][2])] * 96]
    thing = skin(name, rows, materials, at, closed=True)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(32)
    return thing


def plate(name, reach, depth, power, foot, top, materials, at, soft=0.04):
    """An oval plate with its edges broken."""
    inner = (reach - soft, depth - soft, power)
    outer = (reach, depth, power)
    return lofted(name, [(foot, *inner), (foot + soft, *outer), (top - soft, *outer), (top, *inner)], materials, at)


def raised(words, size, high, middle, surface):
    """Letters so high on a surface that faces the eye, about a point of it; `surface` is how far away it is at x and z."""
    curve = bpy.data.curves.new(words, "FONT")
    curve.body = words
    curve.size = size
    curve.align_x = curve.align_y = "CENTER"
    curve.offset = 0.018 * size
    curve.extrude = 1
    thing = bpy.data.objects.new(words, curve)
    scene.collection.objects.link(thing)
    choose(thing)
    bpy.ops.object.convert(target="MESH")
    thing = bpy.context.object
    for vertex in thing.data.vertices:
        x, z = middle[0] + vertex.co.x, middle[1] + vertex.co.y
        vertex.co = (x, surface(x, z) - (high if vertex.co.z > 0 else -0.1), z)
    return thing


def choose(*things):
    """Selects these alone; the first is the active one."""
    bpy.ops.object.select_all(action="DESELECT")
    for thing in things:
        thing.select_set(True)
    bpy.context.view_layer.objects.active = things[0]


def fused(parts, fine, soft):
    """One casting from closed parts that reach into one another; `fine` is how small what is left of them may be, and
    `soft` how often its surface is evened, which rounds where they meet."""
    choose(*parts)
    bpy.ops.object.join()
    casting = bpy.context.object
    grid = casting.modifiers.new("grid", "REMESH")
    grid.mode = "VOXEL"
    grid.voxel_size = fine
    grid.use_smooth_shade = True
    even = casting.modifiers.new("even", "SMOOTH")
    even.factor = 0.5
    even.iterations = soft
    casting.data.use_auto_smooth = False
    return casting


def bolted(at, turn, grip, size, steel):
    """A bolt along its own height about a point: head and washer above what it holds, so thick, nut and thread below."""
    with group("bolt", at, turn):
        for side, tip in ((1, 0), (-1, 180)):
            face = side * grip / 2
            ring = [(0, 0.05), (size * 0.98, 0.05), (size * 1.02, 0.03), (size * 1.02, -0.02)]
            turned("washer", ring, [steel], (0, 0, face), (tip, 0, 0), sides=48)
            hexagon("head", 1.62 * size, 0.72 * size, [steel], (0, 0, face + side * 0.05), (tip, 0, chance.uniform(0, 60)))
            threaded("thread", 0.5 * size, 1.05 * size, [steel], (0, 0, face + side * 0.05), (tip, 0, 0))


def spoke(name, radius, angle, paint):
    """A spoke from the hub to so far out, bowed and tapering, its foot below the rim."""
    rows = []
    for step in range(25):
        part = step / 24
        out = 0.3 + (radius - 0.3) * part
        bow = angle + 0.34 * math.sin(math.pi * part) * (1 - part)
        up = -0.26 + 0.26 * (3 * part**2 - 2 * part**3)
        wide, thick = 0.29 - 0.13 * part + 0.1 * part**8, 0.15 - 0.04 * part
        along, aside = (math.cos(bow), math.sin(bow)), (-math.sin(bow), math.cos(bow))
        rows.append([(out * along[0] + across * aside[0], out * along[1] + across * aside[1], up + rise) for across, rise in oval(wide, thick, 2.3, 24)])
    ends = [[tuple(sum(part) / 24 for part in zip(*row))] * 24 for row in (rows[0], rows[-1])]
    return skin(name, [ends[0], *rows, ends[1]], [paint], closed=True)


def wheel(name, radius, spokes, paint, at, turn=0):
    """A hand wheel cast in one piece: an oval rim, its spokes, and the hub, to which it is dished."""
    rim = []
    for step in range(129):
        angle = 2 * math.pi * step / 128
        section = [(radius + across, up) for across, up in oval(0.25, 0.2, 2.2, 32)]
        rim.append([(out * math.cos(angle), out * math.sin(angle), up) for out, up in section])
    hub = [(0, -0.5), (0.5, -0.5), (0.56, -0.44), (0.56, 0), (0.48, 0.1), (0, 0.1)]
    parts = [skin(name, rim, [paint], closed=True), turned("hub", hub, [paint], (0, 0, 0))]
    parts += [spoke("spoke", radius, 2 * math.pi * number / spokes + math.radians(turn), paint) for number in range(spokes)]
    casting = fused(parts, 0.032, 9)
    casting.location = at
    return casting
