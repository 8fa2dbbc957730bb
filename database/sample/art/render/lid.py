"""
The lid over a valve in the road, from above: water runs off beside it over the asphalt and mirrors the sky, and a
job's number is sprayed on the road.
"""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import bpy, disc, expose, eye, faced, lamp, material, mottled, printed, scene, sky, slab, sun, surface, textures, turned  # noqa: E402
from road import asphalt  # noqa: E402

chance = random.Random(2217)

# The lid's radius, how high what is cast on it stands, and where wheels have worn it bright.
RADIUS = 4.35
FLOOR, WORN = 0.1, (0.19, 0.23)


def iron(name, image=None):
    """Cast in sand: pitted and dark, dirt in its corners, bright where it stands high enough for wheels to reach.
    Of a texture, only what isn't clear is there."""
    made, sums = surface(name)
    shader, nodes, links, reckoned, ramp, mixed = sums.shader, sums.nodes, sums.links, sums.reckoned, sums.ramp, sums.mixed
    place = nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    at = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place, at.inputs[0])
    sand = sums.noise(place, 12, 5)
    clouds = sums.noise(place, 1.3, 5, 0.5)
    scratches = sums.noise(sums.scaled(place, (3, 34, 3), 24), 1, 3)

    uneven = reckoned("MULTIPLY_ADD", reckoned("ADD", sand, clouds), 0.05, -0.05)
    high = reckoned("ADD", at.outputs["Z"], uneven)
    bright = ramp(high, (WORN[0], "#000000"), (WORN[1], "#FFFFFF"))
    # A sheet of letters has no corners, and looking for them in each of its layers would take minutes.
    dirt = 0
    if not image:
        corners = nodes.new("ShaderNodeAmbientOcclusion")
        corners.only_local = True
        corners.samples = 6
        corners.inputs["Distance"].default_value = 0.42
        dirt = ramp(reckoned("MULTIPLY_ADD", clouds, 0.5, corners.outputs["AO"]), (0.66, "#FFFFFF"), (1.06, "#000000"))

    darker, lighter = ramp(sand, (0.3, "#22272A"), (0.7, "#3A4145")), ramp(sand, (0.3, "#2C3237"), (0.7, "#4D5559"))
    cast = mixed(ramp(clouds, (0.3, "#000000"), (0.7, "#FFFFFF")), darker, lighter)
    cast = mixed(dirt, cast, ramp(sand, (0.3, "#1B1A19"), (0.7, "#3D3934")))
    dull = mixed(dirt, ramp(sand, (0.3, "#8C8C8C"), (0.7, "#B4B4B4")), "#F0F0F0")
    links.new(mixed(bright, cast, ramp(scratches, (0.3, "#908C85"), (0.7, "#D8D4CB"))), shader.inputs["Base Color"])
    links.new(mixed(bright, mixed(dirt, "#5A5A5A", "#000000"), "#C8C8C8"), shader.inputs["Metallic"])
    links.new(mixed(bright, dull, ramp(scratches, (0.3, "#A0A0A0"), (0.7, "#7C7C7C"))), shader.inputs["Roughness"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = 0.035
    links.new(ramp(bright, (0, "#B4B4B4"), (1, "#303030")), bump.inputs["Strength"])
    links.new(sand, bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])
    if image:
        texture = nodes.new("ShaderNodeTexImage")
        texture.image = bpy.data.images.load(f"{textures}/{image}.png")
        links.new(texture.outputs["Alpha"], shader.inputs["Alpha"])
    return made


faced("road", [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)], [asphalt("sprayed", (-4.1, 5.75), (4.5, 1.96), 4)])

cast = iron("iron")
turned("frame", [(RADIUS + 0.62, -0.2), (RADIUS + 0.62, 0.12), (RADIUS + 0.57, 0.18), (RADIUS + 0.13, 0.18), (RADIUS + 0.09, 0.14), (RADIUS + 0.09, -0.4)], [cast], (0, 0, 0), sides=192)
turned("gap", [(0, -0.3), (RADIUS + 0.1, -0.31)], [material("gap", "#050708", 0.9)], (0, 0, 0))
lid = turned("lid", [(0, FLOOR), (3.15, FLOOR), (3.2, 0.12), (3.22, 0.2), (3.26, 0.235), (3.32, 0.235), (3.36, 0.2), (3.38, 0.12), (3.44, FLOOR), (4.14, FLOOR), (4.18, 0.13), (4.2, 0.2), (4.23, 0.235), (4.31, 0.235), (RADIUS, 0.18), (RADIUS, -0.3)], [cast], (0, 0, 0), sides=192)
cast_on = [lid]
for ring in range(1, 5):
    for at in range(ring * 8):
        angle = 2 * math.pi * (at + 0.5 * (ring % 2)) / (ring * 8)
        out = 1.32 + (ring - 1) * 0.52
        if out > 3.05:
            continue
        profile = [(0.22, FLOOR - 0.02), (0.2, 0.14), (0.18, 0.2), (0.15, 0.235), (0.11, 0.25), (0, 0.252)]
        cast_on.append(turned("stud", profile, [cast], (out * math.cos(angle), out * math.sin(angle), 0), sides=40))
# One piece, as it was cast, so that dirt gathers about what stands on it.
bpy.ops.object.select_all(action="DESELECT")
for part in cast_on:
    part.select_set(True)
bpy.context.view_layer.objects.active = lid
bpy.ops.object.join()

# Where the hook takes hold.
hole = material("hole", "#060708", 0.9)
for side in (-1, 1):
    turned("hook's rim", [(0.27, FLOOR - 0.01), (0.26, 0.19), (0.22, 0.215), (0.17, 0.2), (0.15, FLOOR)], [cast], (side * 3.79, 0, 0), sides=48)
    disc("hook's hole", 0.16, 0.01, [hole], (side * 3.79, 0, FLOOR + 0.01), bevel=0)
turned("boss", [(0, 0.25), (0.84, 0.25), (0.93, 0.235), (0.98, 0.2), (1.0, FLOOR)], [material("enamel", "#0C9DB6", 0.16, 0, 1)], (0, 0, 0), sides=128)
turned("rim of the boss", [(0.99, FLOOR), (1.0, 0.2), (1.04, 0.225), (1.09, 0.2), (1.11, FLOOR)], [cast], (0, 0, 0), sides=128)


def flat(name, size, z, paint):
    """What is cast or fired into the lid, as a sheet of which only the letters are seen."""
    sheet = slab(name, size, size[1] / 2, [paint])
    sheet.rotation_euler = (math.radians(-90), 0, 0)
    sheet.location = (0, -size[1] / 2, z)


# Letters in nine layers are as high as they were cast; light goes through what is clear of all of them.
scene.cycles.transparent_max_bounces = 32
lettering = iron("letters", "letters")
for layer in range(9):
    flat("letters", (8.6, 8.6), FLOOR + 0.015 * (layer + 1), lettering)
flat("plate", (1.7, 0.85), 0.256, printed("plate", 0.3))

# Loose chippings.
tones = [mottled(f"chipping {tone}", tone, light, (6, 6, 6), 0.9, 0, 0.2) for tone, light in (("#77766F", "#97958D"), ("#4F5254", "#6C6F70"), ("#8B857A", "#ABA598"))]
for _ in range(90):
    size = chance.choice([0.035, 0.045, 0.06, 0.085])
    angle, out = chance.uniform(0, 2 * math.pi), chance.uniform(5.1, 9)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=size, location=(out * math.cos(angle), out * math.sin(angle), size * 0.45))
    chipping = bpy.context.object
    for vertex in chipping.data.vertices:
        vertex.co *= chance.uniform(0.78, 1.12)
    chipping.scale = (chance.uniform(0.9, 1.5), 1, 0.75)
    chipping.rotation_euler = (0, 0, chance.uniform(0, 6.28))
    chipping.data.materials.append(chance.choice(tones))


def overcast(high):
    """The sky with its clouds so high above the road, which only what is smooth mirrors."""
    made, sums = surface("clouds")
    glow = sums.shader
    place = sums.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    glow.inputs["Base Color"].default_value = (0, 0, 0, 1)
    sums.links.new(sums.ramp(sums.noise(place, 0.075, 4, 0.4), (0.42, "#1F6E80"), (0.56, "#5C9FAB"), (0.7, "#FFF6EA")), glow.inputs["Emission"])
    glow.inputs["Emission Strength"].default_value = 1.7
    clouds = faced("clouds", [(-60, -40, high), (-60, 80, high), (60, 80, high), (60, -40, high)], [(0, 1, 2, 3)], [made])
    clouds.visible_camera = clouds.visible_diffuse = clouds.visible_shadow = False


overcast(45)
sun((-7, 5, 6.4), 4.6, 1.4, "#FFE9C4")
lamp((9, -10, 12), (0, 0, 0), 10, 500, "#DCEBF0")
sky("#C3D8E0", 0.62)
eye((0, -9.5, 24.5), (0, 0.1, 0), 56.5)
expose(0.46)
