"""A delivery van, of tin like a toy's, on a painted road between bushes; its counter stands by the roadside."""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, bpy, disc, expose, eye, lamp, material, mottled, printed, scene, skin, sky, slab, stand, sun, through, tube  # noqa: E402
from odometer import odometer  # noqa: E402

chance = random.Random(2291)

ground = bpy.data.meshes.new("ground")
ground.from_pydata([(-12, -12, 0), (12, -12, 0), (12, 18, 0), (-12, 18, 0)], [], [(0, 1, 2, 3)])
flat = ground.uv_layers.new()
for loop, uv in zip(ground.loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
    flat.data[loop.index].uv = uv
stand(ground, "ground", [material("country", image="country", rough=0.85)])

van = bpy.data.objects.new("van", None)
scene.collection.objects.link(van)
van.location = (0.35, -1.3, 0)
van.rotation_euler = (0, 0, math.radians(-34))

# Where along it (its nose is nearest), how high its back, half its width, and how high its belly.
SECTIONS = [(-3.1, 1.3, 1.02, 0.62), (-3.06, 1.48, 1.13, 0.54), (-2.9, 1.72, 1.21, 0.5), (-2.7, 1.86, 1.23, 0.48), (-2.35, 2.36, 1.24, 0.47), (-2.02, 2.88, 1.24, 0.46), (-1.82, 3.06, 1.24, 0.46), (-1.4, 3.16, 1.24, 0.46), (0.6, 3.2, 1.24, 0.46), (2.4, 3.17, 1.24, 0.46), (2.86, 3.08, 1.22, 0.5), (3.0, 2.9, 1.17, 0.56), (3.05, 2.6, 1.08, 0.66)]


def across(section, angle, out=0.0):
    """A point of its skin: 0 is its left side, 90 its back, 180 its right."""
    y, top, half, foot = section
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    power = 2 / 5.5
    z = (top + foot) / 2 + (top - foot) / 2 * math.copysign(abs(sin) ** power, sin)
    # Its sides lean inwards from the windows up.
    lean = 1 - 0.055 * max(0, z - 1.55)
    return ((half * math.copysign(abs(cos) ** power, cos) + out * cos) * lean, y, z + out * max(0, sin))


course = through(SECTIONS, 8)


def at(y):
    for near, far in zip(course, course[1:]):
        if near[0] <= y <= far[0]:
            part = (y - near[0]) / (far[0] - near[0] or 1)
            return tuple(a + (b - a) * part for a, b in zip(near, far))
    return course[-1]


def held(thing):
    thing.parent = van
    return thing


white = material("enamel", "#F4F2EA", 0.22, 0, 0.9)
rings = [[across(section, step * 3) for step in range(120)] for section in course]
body = held(skin("body", rings, [white], closed=True))
for ring in (0, -1):
    y = rings[ring][0][1]
    cap = bpy.data.meshes.new("end")
    cap.from_pydata(rings[ring], [], [tuple(range(120))])
    held(stand(cap, "end", [white]))


def patch(name, near, far, left, right, paint, out=0.012, round=0.16):
    """A piece of its skin by itself, between two places along it and two angles, with round corners."""
    rows = []
    for step in range(25):
        part = step / 24
        y = near + (far - near) * part
        edge = min(part, 1 - part) * (far - near)
        inset = 0 if edge > round else (1 - math.sqrt(max(0, 1 - (1 - edge / round) ** 2))) * 0.1
        width = right - left
        rows.append([across(at(y), left + width * (inset + (1 - 2 * inset) * column / 24), out) for column in range(25)])
    return held(skin(name, rows, [paint]))


pane = material("pane", "#0d1318", 0.06, 0, 1)
rubber = material("rubber", "#141416", 0.7)
patch("windscreen", -2.66, -2.03, 48, 132, pane)
for left, right in ((2, 15.5), (164.5, 178)):
    for near, far in ((-1.98, -1.12), (-0.96, 0.5), (0.66, 2.5)):
        patch("window", near, far, left, right, pane)
yellow = material("stripe", "#F5C518", 0.3, 0, 0.6)
for left, right in ((-3.2, -0.6), (180.6, 183.2)):
    patch("stripe", -2.6, 2.8, left, right, yellow, out=0.008, round=0.01)
for x in (-0.66, -0.33, 0, 0.33, 0.66):
    held(tube("rib", [(x, -0.8, 3.2), (x, 0.6, 3.225), (x, 2.4, 3.195)], 0.026, white))

chrome = material("chrome", "#D6D9DC", 0.14, 1)
hub = material("hub", "#C9CCCF", 0.3, 0.9)
for y in (-1.95, 1.9):
    for side in (-1, 1):
        held(disc("arch", 0.68, 0.1, [material("arch", "#0c0c0d", 0.9)], (side * 1.2, y, 0.66), (0, 90, 0), bevel=0.02))
        held(disc("tyre", 0.56, 0.4, [rubber], (side * 1.1, y, 0.56), (0, 90, 0), bevel=0.1))
        held(disc("hub", 0.32, 0.06, [hub], (side * 1.3, y, 0.56), (0, 90, 0), bevel=0.03))
        held(disc("cap", 0.12, 0.1, [chrome], (side * 1.33, y, 0.56), (0, 90, 0), bevel=0.03))
held(box("bumper", (2.3, 0.26, 0.34), [rubber], (0, -3.06, 0.5), bevel=0.1))
held(box("bumper behind", (2.2, 0.2, 0.3), [rubber], (0, 3.06, 0.56), bevel=0.08))
held(box("grille", (1.05, 0.1, 0.24), [rubber], (0, -3.05, 1.06), bevel=0.05))
lens = material("lens", "#FFF3C9", 0.08, 0, 1)
lens.node_tree.nodes["Principled BSDF"].inputs["Emission"].default_value = (1, 0.86, 0.5, 1)
lens.node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = 0.35
for side in (-1, 1):
    held(disc("bezel", 0.29, 0.16, [chrome], (side * 0.8, -3.1, 1.22), (82, 0, side * 10), bevel=0.04))
    held(disc("lamp", 0.21, 0.16, [lens], (side * 0.8, -3.12, 1.22), (82, 0, side * 10), bevel=0.06))
    held(disc("signal", 0.09, 0.1, [material("amber", "#F08A1C", 0.15, 0, 1)], (side * 1.02, -3.0, 0.92), (82, 0, side * 20), bevel=0.03))
    held(tube("arm", [(side * 1.18, -2.1, 2.1), (side * 1.5, -2.3, 2.16)], 0.035, rubber))
    held(box("mirror", (0.3, 0.1, 0.42), [rubber], (side * 1.56, -2.32, 1.98), (0, 0, side * 8), bevel=0.05))
    held(box("handle", (0.05, 0.26, 0.07), [chrome], (side * 1.245, -1.2, 1.62), bevel=0.02))
    held(tube("wiper", [(side * 0.1 + 0.1, -2.72, 1.86), (side * 0.42 + 0.1, -2.36, 2.4)], 0.022, rubber))
plate = held(slab("plate", (0.9, 0.26), 0.04, [material("plate", image="plate", rough=0.5)], thick=0.02))
plate.location = (0, -3.2, 0.54)

held(box("sign", (1.7, 0.36, 0.62), [material("sign", image="sign", rough=0.35, coat=0.5), material("sign side", "#F5C518", 0.35, 0, 0.5)], (0, -1.1, 3.2), bevel=0.09))
held(box("sign foot", (1.1, 0.2, 0.1), [rubber], (0, -1.1, 3.16), bevel=0.02))
for side in (-1, 1):
    for y in (-2.04, -1.04, 0.58):
        held(tube("gap", [across(at(y), 90 - side * 89.9 + side * a, 0.003) for a in range(0, 1)] + [(side * 1.236, y, 0.7), (side * 1.236, y, 1.8)], 0.012, rubber))

# The dent, ringed in red, and what the log knows of it.
ring = held(slab("ring", (0.96, 0.96), 0.02, [printed("ring", 0.5)]))
ring.location = (1.285, 2.3, 1.12)
ring.rotation_euler = (0, 0, math.radians(90))

tag = slab("tag", (3.0, 1.2), 0.15, [material("tag", image="tag", rough=0.5)], thick=0.08, bevel=0.03)
tag.location = (2.25, -4.75, 0.02)
tag.rotation_euler = (math.radians(-20), 0, math.radians(-6))
odometer("482917", (-1.7, 6.4, 0), (-8, 0, 5), 1.12)

foliage = [mottled(f"leaves {at_}", dark, light, (4, 4, 4), 0.9, 0, 0.6, (0.3, 0.75)) for at_, (dark, light) in enumerate((("#3d4a1e", "#7d8f3f"), ("#4c5a24", "#93a34c"), ("#33431f", "#6c8038")))]
rough = bpy.data.textures.new("rough", "CLOUDS")
rough.noise_scale = 0.16
for x, y, size in ((-4.1, 2.8, 1.15), (4.4, 0.9, 1.1), (4.3, -2.0, 0.7), (-3.7, -4.6, 0.9), (3.9, 6.6, 1.0), (4.6, 4.2, 0.8), (-4.6, -1.6, 0.7), (5.2, -1.2, 0.7)):
    for _ in range(7):
        radius = size * chance.uniform(0.36, 0.62)
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=5, radius=radius, location=(x + chance.gauss(0, 0.42 * size), y + chance.gauss(0, 0.42 * size), radius * chance.uniform(0.55, 1.0)))
        bush = bpy.context.object
        for face in bush.data.polygons:
            face.use_smooth = True
        bush.data.materials.append(chance.choice(foliage))
        lumpy = bush.modifiers.new("lumpy", "DISPLACE")
        lumpy.texture = rough
        lumpy.strength = 0.34 * size

sun((-8, -3.5, 9), 4.2, 1.6, "#FFE6BC")
lamp((10, -12, 12), (0, 0, 0), 9, 420, "#FFEBD6")
sky("#DDEBFA", 0.55)
eye((0, -19.5, 20.5), (0, 0.1, 0.7), 74)
expose(-0.05)
