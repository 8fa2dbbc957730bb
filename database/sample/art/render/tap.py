"""A tap of brass as courtyards have them, with a cross to turn it by, at the end of a zinc pipe; both have been there for years."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from casting import fused, plated  # noqa: E402
from kit import group, hexagon, material, screw, skin, surface, threaded, turned  # noqa: E402
from shading import Sums  # noqa: E402

# How far above the barrel's axis the cross turns, how far out its stem stands, and where the spout ends.
CROSS, STEM, SPOUT = 2.62, 2.3, (3.95, -1.5)
# The pipe's radius, and where its axis is, counted from the barrel's beginning.
PIPE, AXIS = 0.58, -0.95


def brass():
    """Cast and turned, then handled for years: brown where no hand reaches, bare at its edges, and so finely scratched
    that what it mirrors is soft."""
    made, sums = surface("brass")
    shader, nodes, links, reckoned, ramp, mixed = sums.shader, sums.nodes, sums.links, sums.reckoned, sums.ramp, sums.mixed
    place = nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    clouds, grain, fine = sums.noise(place, 1.7, 5, 0.4), sums.noise(place, 9, 5), sums.noise(place, 46, 3)
    scratches = sums.noise(sums.scaled(place, (10, 90, 26), 24), 1, 3, 0.3)

    worn, bent = edges(sums, 0.035)
    corner = nodes.new("ShaderNodeAmbientOcclusion")
    corner.samples = 4
    corner.inputs["Distance"].default_value = 0.3
    dull = ramp(reckoned("MULTIPLY_ADD", grain, -0.42, corner.outputs["AO"]), (0.2, "#F0F0F0"), (0.62, "#000000"))
    stained = ramp(reckoned("MULTIPLY_ADD", grain, 0.3, clouds), (0.66, "#000000"), (0.8, "#707070"))
    dull = reckoned("MULTIPLY", reckoned("MAXIMUM", dull, stained), reckoned("SUBTRACT", 1, worn))

    bright = ramp(reckoned("MULTIPLY_ADD", grain, 0.5, reckoned("MULTIPLY", clouds, 0.5)), (0.36, "#C9A257"), (0.64, "#E2C27E"))
    bright = mixed(worn, bright, "#F3DFA8")
    links.new(mixed(dull, bright, ramp(fine, (0.3, "#5A4322"), (0.7, "#7B6034"))), shader.inputs["Base Color"])
    sums.feed(shader.inputs["Metallic"], 1)
    rough = reckoned("MULTIPLY_ADD", grain, 0.16, reckoned("MULTIPLY_ADD", scratches, 0.1, 0.13))
    links.new(reckoned("MULTIPLY_ADD", dull, 0.24, rough), shader.inputs["Roughness"])
    height = reckoned("MULTIPLY_ADD", grain, 0.5, reckoned("MULTIPLY_ADD", scratches, 0.22, reckoned("MULTIPLY", fine, 0.12)))
    links.new(sums.relief(height, 0.02, 0.22, bent), shader.inputs["Normal"])
    return made


def edges(sums, radius):
    """How near an edge it is, from 0 to 1, and the normal of a surface whose edges were rounded by so much."""
    nodes, links = sums.nodes, sums.links
    bevel, away = nodes.new("ShaderNodeBevel"), nodes.new("ShaderNodeVectorMath")
    bevel.samples = 6
    bevel.inputs["Radius"].default_value = radius
    away.operation = "DOT_PRODUCT"
    links.new(bevel.outputs[0], away.inputs[0])
    links.new(nodes.new("ShaderNodeNewGeometry").outputs["Normal"], away.inputs[1])
    return sums.ramp(away.outputs["Value"], (0.86, "#FFFFFF"), (0.985, "#000000")), bevel.outputs[0]


def galvanised():
    """Pipe dipped in zinc, whose crystals are of several greys, rusty where the thread was cut through them."""
    made = plated("zinc", "#7C8382", "#AEB4B1", 0.55)
    sums = Sums(made)
    shader = sums.shader
    place = sums.nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    crystals = sums.nodes.new("ShaderNodeTexVoronoi")
    crystals.inputs["Scale"].default_value = 3.2
    sums.links.new(place, crystals.inputs["Vector"])
    tone, _, _ = sums.parts(crystals.outputs["Color"])
    below = shader.inputs["Base Color"].links[0].from_socket
    sums.links.new(sums.mixed(1, below, sums.ramp(tone, (0, "#B4B4B4"), (1, "#FFFFFF")), "MULTIPLY"), shader.inputs["Base Color"])
    rough = sums.reckoned("MULTIPLY_ADD", tone, 0.16, 0.4)
    sums.links.new(sums.reckoned("MAXIMUM", rough, shader.inputs["Roughness"].links[0].from_socket), shader.inputs["Roughness"])
    return made


def swept(name, course, materials, sides=64):
    """A closed round body along points of the upright plane through x, each with its radius."""
    rows = []
    for number, (x, z, radius) in enumerate(course):
        before, after = course[max(0, number - 1)], course[min(len(course) - 1, number + 1)]
        along = math.atan2(after[1] - before[1], after[0] - before[0])
        ring = []
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            up = radius * math.cos(angle)
            ring.append((x - up * math.sin(along), radius * math.sin(angle), z + up * math.cos(along)))
        rows.append(ring)
    ends = [[(course[end][0], 0, course[end][1])] * sides for end in (0, -1)]
    return skin(name, [ends[0], *rows, ends[1]], materials, closed=True)


def bend(start, middle, radius, angles, thick, steps=24):
    """Points on an arc about a middle, from one angle to another, in degrees, after a `start`."""
    first, last = (math.radians(angle) for angle in angles)
    turns = (first + (last - first) * step / steps for step in range(steps + 1))
    return [*start, *((middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn), thick) for turn in turns)]


def casting(metal):
    """Barrel, bulb, spout and the seat of the bonnet, cast in one piece."""
    barrel = [(0.25, 0.5), (1.0, 0.5), (1.2, 0.46), (1.55, 0.47), (1.75, 0.6), (2.0, 0.72), (2.3, 0.77), (2.6, 0.72), (2.85, 0.56), (3.0, 0.3)]
    spout = bend([(2.3, 0, 0.5), (2.8, 0, 0.5)], (SPOUT[0] - 0.98, -0.98), 0.98, (90, 0), 0.46)
    spout += [(SPOUT[0], -1.1, 0.44), (SPOUT[0], -1.2, 0.44), (SPOUT[0], -1.22, 0.52), (SPOUT[0], -1.4, 0.53), (SPOUT[0], SPOUT[1], 0.5)]
    seat = [(0, 0), (0.59, 0), (0.59, 1.0), (0, 1.0)]
    parts = [
        swept("barrel", [(x, 0, radius) for x, radius in barrel], [metal]),
        swept("spout", spout, [metal]),
        turned("seat", seat, [metal], (STEM, 0, 0)),
    ]
    fused(parts, 0.02, 4)
    # Its mouth was turned on a lathe.
    mouth = [(0.4, -1.54), (0.52, -1.54), (0.57, -1.5), (0.57, -1.3), (0.54, -1.27), (0.5, -1.27), (0.5, -1.22), (0.55, -1.21), (0.55, -1.14), (0.46, -1.1)]
    turned("mouth", mouth, [metal], (SPOUT[0], 0, 0))


def cross(metal, turn):
    """Four arms with a ball at the end of each, on a hub, and the screw that holds them."""
    parts = [turned("hub", [(0, -0.24), (0.3, -0.24), (0.36, -0.18), (0.38, 0.06), (0.3, 0.2), (0, 0.24)], [metal], (0, 0, 0))]
    arm = [(0, 0), (0.17, 0), (0.17, 0.3), (0.125, 0.55), (0.12, 0.95), (0.16, 1.05)]
    ball = [(0.24 * math.sin(angle), 1.22 - 0.24 * math.cos(angle)) for angle in (math.pi * (0.24 + 0.76 * step / 12) for step in range(13))]
    for quarter in range(4):
        parts.append(turned("arm", [*arm, *ball], [metal], (0, 0, 0), (0, 90, 90 * quarter), sides=48))
    whole = fused(parts, 0.018, 4)
    whole.location = (STEM, 0, CROSS)
    whole.rotation_euler = (math.radians(2), 0, math.radians(turn))
    screw("cap", 0.2, [metal, material("slot", "#20180E", 0.8)], (STEM, 0, CROSS + 0.2), slot=turn + 20)


def tap(at, heading, size, turn=28):
    """A tap whose barrel begins at a point and leads away from it at so many degrees about z; its cross is turned by
    `turn`. A white tape in its thread keeps it tight."""
    metal = brass()
    with group("tap", at, (0, 0, heading), size):
        casting(metal)
        threaded("thread", 0.55, 0.5, [metal], (-0.1, 0, 0), (0, 90, 0), pitch=0.08)
        tape = material("tape", "#EFEEE8", 0.75)
        for place, radius in ((0.06, 0.575), (0.14, 0.585), (0.21, 0.57)):
            turned("tape", [(0.5, -0.06), (radius, -0.045), (radius + 0.012, 0), (radius, 0.05), (0.5, 0.06)], [tape], (place, 0, 0), (3, 90 + 140 * (place - 0.14), 0), sides=48)
        hexagon("flats", 1.34, 0.42, [metal], (0.36, 0, 0), (0, 90, 0))
        hexagon("bonnet", 1.42, 0.62, [metal], (STEM, 0, 0.82), (0, 0, 11))
        dome = [(0.56, 1.4), (0.56, 1.5), (0.5, 1.62), (0.38, 1.68), (0, 1.68)]
        turned("dome", dome, [metal], (STEM, 0, 0))
        hexagon("gland", 0.8, 0.34, [metal], (STEM, 0, 1.66), (0, 0, 37))
        turned("stem", [(0.19, 1.9), (0.19, 2.12), (0.22, 2.14), (0.22, 2.5)], [metal], (STEM, 0, 0), sides=48)
        cross(metal, turn)


def riser(at, heading, top, size):
    """A pipe that comes down a wall to an elbow, from which the tap leads away at a point."""
    zinc = galvanised()
    with group("riser", at, (0, 0, heading), size):
        course = bend([(AXIS, 1.3, 0.6), (AXIS, 0.95, 0.6)], (AXIS + 0.65, 0.65), 0.65, (180, 270), 0.6)
        parts = [swept("bend", [*course, (-0.02, 0, 0.6)], [zinc])]
        for x, z, tip in ((AXIS, 1.16, 0), (-0.16, 0, 90)):
            parts.append(turned("bead", [(0, -0.16), (0.72, -0.16), (0.77, -0.1), (0.77, 0.1), (0.72, 0.16), (0, 0.16)], [zinc], (x, 0, z), (0, tip, 0)))
        fused(parts, 0.03, 5)
        threaded("thread", PIPE, 0.4, [zinc], (AXIS, 0, 1.1), pitch=0.08)
        turned("pipe", [(PIPE, 1.42), (PIPE, top)], [zinc], (AXIS, 0, 0))
