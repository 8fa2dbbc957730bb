"""
In the street at noon: a limewashed wall with the street's name, the main that runs along it, the valve that has
been closed, and the crew's tablet against the pipe.
"""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import bpy, box, disc, expose, eye, lamp, material, mottled, scene, sky, slab, sun, turned  # noqa: E402

chance = random.Random(118)

earth = mottled("earth", "#b3835a", "#d6ad80", (0.7, 0.7, 0.7), 0.95, 0, 0.12)
box("ground", (60, 40, 1), [earth], (0, 0, -1), bevel=0)
pebble = material("pebble", "#c29a70", 0.9)
for _ in range(60):
    size = chance.uniform(0.05, 0.16)
    disc("pebble", size, size, [pebble], (chance.uniform(-8, 8), chance.uniform(-9, 4), 0.02), (chance.uniform(-20, 20), chance.uniform(-20, 20), 0), bevel=size * 0.4)

# A wall limewashed many times over, its foot darker from the damp, and the name of the street on enamel.
lime = mottled("lime", "#86bfae", "#b4dccb", (0.22, 0.22, 0.22), 0.95, 0, 0.1)
box("wall", (40, 1, 30), [lime], (0, 4.6, -2), bevel=0)
foot = mottled("foot", "#5f8f83", "#8fb8a6", (0.3, 0.3, 0.3), 0.95, 0, 0.1)
box("foot", (40, 0.2, 1.7), [foot], (0, 4.05, -0.1), bevel=0.06)
enamel = slab("street", (4.1, 1.81), 0.16, [material("street", image="street", rough=0.22, coat=0.5)], thick=0.1, bevel=0.02)
enamel.location = (-2.85, 4.0, 7.6)
for x in (-1.82, 1.82):
    disc("screw", 0.1, 0.12, [material("screw", "#c8ccc8", 0.35, 0.8)], (-2.85 + x, 3.92, 8.5), (90, 0, 0), bevel=0.02)

blue = mottled("blue", "#12608c", "#1f8fc4", (0.8, 0.8, 0.8), 0.34, 0.5, 0.06, (0.2, 0.9))
steel = material("steel", "#aeb7ba", 0.3, 0.85)
red = material("red", "#F0501E", 0.28, 0, 0.7)
AXIS, HIGH = 0.9, 2.3


def ring(x, radius, thick, bolts):
    """A flange across the pipe, and the bolts that hold it."""
    disc("flange", radius, thick, [blue], (x, AXIS, HIGH), (0, 90, 0), bevel=0.05)
    for at in range(bolts):
        angle = 2 * math.pi * (at + 0.5) / bolts
        place = (x, AXIS + 0.84 * radius * math.cos(angle), HIGH + 0.84 * radius * math.sin(angle))
        turned("bolt", [(0.17, -0.42), (0.17, 0.42), (0, 0.42)], [steel], place, (0, 90, 0), sides=6)


disc("pipe", 1.3, 40, [blue], (0, AXIS, HIGH), (0, 90, 0), bevel=0)
for x in (-1.5, 4.7):
    ring(x - 0.2, 2.05, 0.34, 10)
    ring(x + 0.2, 2.05, 0.34, 10)

# The body, its bonnet, the spindle and the wheel.
middle = 2.2
body = [(1.5, 0.2), (1.72, 0.9), (1.74, 2.6), (1.5, 3.5), (1.24, 3.9), (1.24, 4.3)]
turned("body", body, [blue], (middle, AXIS, 0.6))
disc("lower plate", 1.9, 0.34, [blue], (middle, AXIS, 5.05), bevel=0.06)
disc("upper plate", 1.9, 0.34, [blue], (middle, AXIS, 5.42), bevel=0.06)
for at in range(8):
    angle = 2 * math.pi * at / 8
    place = (middle + 1.6 * math.cos(angle), AXIS + 1.6 * math.sin(angle), 5.24)
    turned("bolt", [(0.16, -0.4), (0.16, 0.44), (0, 0.44)], [steel], place, sides=6)
bonnet = [(1.3, 0), (1.2, 0.3), (0.7, 1.0), (0.55, 1.7), (0.62, 1.75), (0.62, 2.0), (0, 2.0)]
turned("bonnet", bonnet, [blue], (middle, AXIS, 5.58))
turned("spindle", [(0.2, 0), (0.2, 2.5), (0, 2.5)], [steel], (middle, AXIS, 7.4))
turned("hub", [(0, 0), (0.5, 0), (0.54, 0.1), (0.54, 0.5), (0.4, 0.62), (0, 0.62)], [red], (middle, AXIS, 8.5))
turned("nut", [(0.3, 0), (0.3, 0.4), (0, 0.4)], [steel], (middle, AXIS, 9.12), sides=6)
bpy.ops.mesh.primitive_torus_add(major_radius=2.7, minor_radius=0.24, major_segments=96, minor_segments=24, location=(middle, AXIS, 8.8))
wheel = bpy.context.object
wheel.data.materials.append(red)
for face in wheel.data.polygons:
    face.use_smooth = True
for at in range(5):
    angle = 360 * at / 5 + 20
    spoke = turned("spoke", [(0.2, 0.4), (0.16, 1.4), (0.2, 2.6)], [red], (middle, AXIS, 8.8), (0, 90, angle))

# Its number, on a plate of enamel.
number = slab("number", (1.9, 1.06), 0.12, [material("number", image="number", rough=0.2, coat=0.5)], thick=0.08, bevel=0.015)
number.location = (middle + 0.72, AXIS - 1.66, 2.25)
number.rotation_euler = (0, 0, math.radians(24))

tablet = bpy.data.objects.new("tablet", None)
scene.collection.objects.link(tablet)
tablet.location = (-1.95, -3.5, 0.05)
tablet.rotation_euler = (math.radians(-24), 0, math.radians(-6))
tablet.scale = (0.73, 0.73, 0.73)
slab("case", (7.4, 10), 0.5, [material("case", "#F2A01B", 0.55)], thick=0.5, bevel=0.12, parent=tablet)
slab("glass", (6.9, 9.5), 0.3, [material("glass", "#0a0d10", 0.1)], forward=0.006, parent=tablet).location.z = 0.25
slab("screen", (6.6, 9.1), 0.16, [material("screen", image="screen", rough=0.3, glow=0.86)], forward=0.014, parent=tablet).location.z = 0.45

sun((-5.5, -7, 8.2), 3.6, 3, "#FFE2B8")
lamp((12, -14, 8), (2, 0, 3), 9, 500, "#FFE9D2")
sky("#BFDDF2", 0.42)
eye((-1.0, -25, 11.2), (0.35, 0, 2.95), 57, focus=25.6, aperture=0.55)
expose(0.05)
