"""
The bench of a workshop for bicycles while its site is made: what the site is of lies between spanners, a wheel and
its chain, in the sun of the workshop's window.
"""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from exhibits import window  # noqa: E402
from kit import bpy, boards, box, disc, expose, faced, group, lamp, material, mottled, skin, sky, through, tube, turned  # noqa: E402
from laid import lay, look, spot, table  # noqa: E402
from shading import srgb  # noqa: E402

# Of tools that are wiped each evening.
chrome = material("chrome", "#F4F3EE", 0.09, 1)
steel = material("steel", "#DADCDD", 0.34, 1)
oiled = material("oiled steel", "#4A463F", 0.3, 1)
rubber = material("rubber", "#1B1917", 0.6)

boards("bench", 60, -20, 24, 5.2, mottled("painted", "#0F4A39", "#15604A", (0.3, 2.2, 1), 0.42, 0.25, 0.06, (0.25, 0.8)))


def ring(at, radius, thick, paint):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thick, major_segments=160, minor_segments=20, location=at)
    made = bpy.context.object
    made.data.materials.append(paint)
    for face in made.data.polygons:
        face.use_smooth = True


def wheel(at, radius):
    """A front wheel that lies, its spokes crossed."""
    x, y = at
    up = 0.42
    ring((x, y, up - 0.08), radius, 0.32, rubber)
    ring((x, y, up), radius - 0.42, 0.13, chrome)
    turned("hub", [(0, -0.42), (0.5, -0.4), (0.5, -0.3), (0.2, -0.22), (0.2, 0.22), (0.5, 0.3), (0.5, 0.4), (0, 0.46)], [steel], (x, y, up + 0.1), sides=48)
    for spoke in range(36):
        side = 1 if spoke % 2 else -1
        rim = 2 * math.pi * spoke / 36 + 0.05
        hub = rim + (0.9 if spoke % 4 < 2 else -0.9)
        start = (x + 0.44 * math.cos(hub), y + 0.44 * math.sin(hub), up + 0.1 + 0.32 * side)
        end = (x + (radius - 0.46) * math.cos(rim), y + (radius - 0.46) * math.sin(rim), up + 0.03 * side)
        tube("spoke", [start, end], 0.03, chrome)


def spanner(at, turn, long):
    """Open at one end, a ring at the other, forged from one piece."""
    with group("spanner", (*at, 0.02), (0, 0, turn)):
        def outline(points, thick):
            count = len(points)
            faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
            faces += [(side, (side + 1) % count, (side + 1) % count + count, side + count) for side in range(count)]
            made = faced("forged", [(x, y, up) for up in (0, thick) for x, y in points], faces, [steel])
            edge = made.modifiers.new("edge", "BEVEL")
            edge.width, edge.segments = 0.05, 3
        half = long / 2
        # The jaw: a disc from which a slot of 15 degrees is cut.
        jaw = []
        for step in range(41):
            angle = math.radians(35 + 290 * step / 40)
            jaw.append((half + 0.62 * math.cos(angle - math.radians(15)), 0.62 * math.sin(angle - math.radians(15))))
        slot = [(0.62 * math.cos(math.radians(-35)), -0.3), (-0.16, -0.3), (-0.3, 0), (-0.16, 0.3), (0.62 * math.cos(math.radians(35)), 0.3)]
        c, s = math.cos(math.radians(-15)), math.sin(math.radians(-15))
        jaw += [(half + x * c - y * s, x * s + y * c) for x, y in slot]
        outline(jaw, 0.3)
        outline([(-half + 0.3, -0.2), (half - 0.4, -0.24), (half - 0.4, 0.24), (-half + 0.3, 0.2)], 0.22)
        rows = []
        for step in range(49):
            angle = 2 * math.pi * step / 48
            inner = 0.3 + 0.03 * math.cos(angle * 12)
            across = [(inner, 0.0), (0.5, 0.0), (0.54, 0.06), (0.54, 0.3), (0.5, 0.36), (inner, 0.36), (inner, 0.0)]
            rows.append([(-half + out * math.cos(angle), out * math.sin(angle), up) for out, up in across])
        skin("ring", rows, [steel])


def bell(at):
    """A bell's dome, its lever to the side."""
    x, y, z = at
    turned("dome", [(0.86, 0), (0.92, 0.02), (0.9, 0.16), (0.8, 0.36), (0.6, 0.55), (0.3, 0.68), (0.1, 0.71), (0.1, 0.78), (0, 0.8)], [chrome], (x, y, z + 0.16), sides=96)
    turned("foot", [(0, 0), (0.5, 0), (0.5, 0.18), (0, 0.18)], [oiled], (x, y, z), sides=64)
    with group("lever", (x + 0.86, y - 0.3, z + 0.1), (0, 0, -24)):
        box("lever", (0.62, 0.2, 0.1), [chrome], (0.2, 0, 0), bevel=0.04)


def chain(points):
    """A chain of half an inch that lies on its side along a line."""
    walked, rest = [], 0.0
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        part = math.hypot(bx - ax, by - ay)
        along = rest
        while along < part:
            walked.append((ax + (bx - ax) * along / part, ay + (by - ay) * along / part))
            along += 0.26
        rest = along - part
    for number, ((ax, ay), (bx, by)) in enumerate(zip(walked, walked[1:])):
        heading = math.degrees(math.atan2(by - ay, bx - ax))
        out = 0.09 if number % 2 else 0.05
        for up in (-out, out):
            box("link", (0.42, 0.17, 0.03), [oiled], ((ax + bx) / 2, (ay + by) / 2, 0.13 + up), (0, 0, heading), bevel=0.012)
        disc("roller", 0.075, 0.24, [steel], (ax, ay, 0.14), bevel=0.01)


def room():
    """What the metals mirror besides the window: a dark wall, the bright street in the door, and a ceiling."""
    nodes, links = bpy.context.scene.world.node_tree.nodes, bpy.context.scene.world.node_tree.links
    place = nodes.new("ShaderNodeTexCoord")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["Generated"], parts.inputs[0])
    ramp = nodes.new("ShaderNodeValToRGB")
    stops = ((0, "#2A2019"), (0.3, "#4A3B2E"), (0.5, "#FFF4E0"), (0.58, "#E9E4DA"), (0.66, "#5B5750"), (0.84, "#D9DDE6"), (0.93, "#6E737D"), (1, "#C3C8D2"))
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (at, color) in zip(elements, stops):
        element.position, element.color = at, srgb(color)
    links.new(parts.outputs["Z"], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])


def on(x, y):
    """Where a pixel of the picture is on the bench."""
    there = spot(x, y)
    return there.x, there.y


tools = table["tools"]
lay()
wheel(on(*tools["wheel"]), 4.4)
spanner(on(*tools["spanner"]["at"]), tools["spanner"]["turn"], 4.2)
bell((*on(*tools["bell"]), 0))
chain(through([on(*at) for at in tools["chain"]], 40))

light = tools["light"]
window((*light["at"], 0), light["size"], 4.4, (-6, 5.4, 7.4), "#FFE9CB")
lamp((9, -9, 14), (0, 0, 0), 9, 420, "#EFE6DC")
sky("#E6E9F2", 0.62)
room()
look()
expose(0.3)
