"""The lid over a valve in the road, from above, water running off beside it and a job's number sprayed on the asphalt."""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import bpy, disc, expose, eye, lamp, material, mottled, printed, scene, sky, slab, stand, sun, turned  # noqa: E402
from shading import Sums  # noqa: E402

chance = random.Random(2217)


def asphalt():
    """Grit in tar: dry and rough above, dark, smooth and glossy where the water stands."""
    made = bpy.data.materials.new("asphalt")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    place = nodes.new("ShaderNodeTexCoord")

    sums = Sums(made)
    reckoned, ramp, mixed = sums.reckoned, sums.ramp, sums.mixed

    def noise(scale, detail, distortion=0.0):
        return sums.noise(place.outputs["Object"], scale, detail, distortion)

    # The water comes from under the lid, to the lower left, and runs off along the gutter.
    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["Object"], parts.inputs[0])
    slope = reckoned("ADD", reckoned("MULTIPLY", parts.outputs["X"], -0.062), reckoned("MULTIPLY", parts.outputs["Y"], -0.082))
    wet = ramp(reckoned("ADD", reckoned("MULTIPLY", noise(0.32, 3, 0.6), 0.9), slope), (0.52, "#000000"), (0.56, "#FFFFFF"))
    grit = noise(26, 4)
    stones = nodes.new("ShaderNodeTexVoronoi")
    stones.inputs["Scale"].default_value = 9
    links.new(place.outputs["Object"], stones.inputs["Vector"])
    dry = mixed(ramp(noise(0.7, 3), (0.35, "#000000"), (0.65, "#FFFFFF")), ramp(grit, (0.3, "#4A5152"), (0.7, "#7F8785")), ramp(stones.outputs["Color"], (0.2, "#565D5D"), (0.8, "#8C938F")))
    soaked = ramp(grit, (0.3, "#0A5468"), (0.7, "#127F9A"))
    links.new(mixed(wet, dry, soaked), shader.inputs["Base Color"])
    links.new(ramp(wet, (0.0, "#F0F0F0"), (1.0, "#060606")), shader.inputs["Roughness"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = 0.12
    links.new(reckoned("ADD", reckoned("MULTIPLY", reckoned("SUBTRACT", 1, wet), 0.3), 0.22), bump.inputs["Strength"])
    ripples = reckoned("MULTIPLY", noise(0.8, 0, 1.0), reckoned("MULTIPLY", wet, 9))
    links.new(reckoned("ADD", reckoned("MULTIPLY", reckoned("ADD", grit, stones.outputs["Distance"]), reckoned("SUBTRACT", 1, wet)), ripples), bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])
    return made


mesh = bpy.data.meshes.new("road")
mesh.from_pydata([(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [], [(0, 1, 2, 3)])
stand(mesh, "road", [asphalt()])

number = slab("sprayed", (4.6, 2.0), 0.01, [printed("sprayed", 0.7)])
number.rotation_euler = (math.radians(-90), 0, 0)
holder = bpy.data.objects.new("holder", None)
scene.collection.objects.link(holder)
number.parent = holder
holder.location = (-2.6, 6.5, 0.012)
holder.rotation_euler = (0, 0, math.radians(5))

iron = mottled("iron", "#3E4A4E", "#76858A", (1.1, 1.1, 1.1), 0.38, 0.1, 0.1, (0.25, 0.8))
iron.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value = 0.72
worn = mottled("worn", "#7C8A8E", "#B4BFC1", (2, 2, 2), 0.26, 0, 0.06, (0.25, 0.8))
worn.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value = 0.85
RADIUS = 4.35
turned("frame", [(RADIUS + 0.62, -0.2), (RADIUS + 0.62, 0.14), (RADIUS + 0.55, 0.2), (RADIUS + 0.12, 0.2), (RADIUS + 0.07, 0.14), (RADIUS + 0.07, -0.4)], [iron], (0, 0, 0), sides=192)
turned("gap", [(0, -0.3), (RADIUS + 0.1, -0.31)], [material("gap", "#050708", 0.9)], (0, 0, 0))
turned("lid", [(0, 0.1), (3.15, 0.1), (3.2, 0.12), (3.22, 0.2), (3.32, 0.22), (3.36, 0.2), (3.38, 0.12), (3.44, 0.1), (4.16, 0.1), (4.2, 0.2), (4.3, 0.22), (RADIUS, 0.18), (RADIUS, -0.3)], [iron], (0, 0, 0), sides=192)

# Studs, worn bright where wheels pass.
for ring in range(1, 5):
    for at in range(ring * 8):
        angle = 2 * math.pi * (at + 0.5 * (ring % 2)) / (ring * 8)
        out = 1.32 + (ring - 1) * 0.52
        if out > 3.05:
            continue
        disc("stud", 0.175, 0.24, [worn, iron], (out * math.cos(angle), out * math.sin(angle), 0.13), (0, 0, 0), bevel=0.05)
turned("boss", [(0, 0.24), (0.9, 0.24), (0.98, 0.2), (1.02, 0.1)], [material("enamel", "#0F9BB8", 0.18, 0, 0.8)], (0, 0, 0), sides=128)


def flat(name, size, z):
    """What is cast or fired into the lid, as a sheet of which only the letters are seen."""
    sheet = slab(name, size, size[1] / 2, [printed(name, 0.3, metal=0.6 if name == "letters" else 0)])
    sheet.rotation_euler = (math.radians(-90), 0, 0)
    sheet.location = (0, -size[1] / 2, z)


# Letters in five layers are as high as they were cast; light goes through what is clear of all of them.
scene.cycles.transparent_max_bounces = 32
for layer in range(5):
    flat("letters", (8.6, 8.6), 0.12 + 0.02 * layer)
flat("plate", (1.7, 0.85), 0.245)

for _ in range(70):
    size = chance.uniform(0.03, 0.09)
    angle, out = chance.uniform(0, 6.28), chance.uniform(5.2, 9)
    disc("grit", size, size, [material("grit", chance.choice(["#8F9590", "#6B716F", "#A8A294"]), 0.9)], (out * math.cos(angle), out * math.sin(angle), size * 0.3), (chance.uniform(-30, 30), chance.uniform(-30, 30), 0), bevel=size * 0.4)

sun((-7, 5, 6.4), 4.2, 1.4, "#FFE9C4")
lamp((9, -10, 12), (0, 0, 0), 10, 500, "#CFEAF2")
# What the water mirrors.
lamp((-3, 15, 22), (0, 0, 0), 9, 900, "#D8F6FF")
sky("#9FDCEE", 0.62)
eye((0, -9.5, 24.5), (0.1, 0.3, 0), 64)
expose(0.22)
