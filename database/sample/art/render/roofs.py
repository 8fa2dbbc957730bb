"""
The roofs of an inner town of Punjab in the last hours of sun, as a drone sees them; one of them is measured. Unlike in
the other scenes a unit is a metre. The town (`roof_town.py`) is laid out square, its near side towards the camera, and
turned as a whole, so that its left side looks south and the sun stands in the south-west. In the folder of textures the
scene leaves `marks.json`: where the corners of the measured roof, and the ends of the line that measures it, lie in the
picture, from 0 to 1.
"""
import json
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import Vector, bpy, expose, eye, height, scene, sun, textures, width  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from roof_house import CAP, OVERHANG, PARAPET  # noqa: E402
from roof_mesh import build  # noqa: E402
from roof_town import ACROSS, ALONG, HIGH, town  # noqa: E402
from shading import Sums  # noqa: E402

TURN = 24
# What the camera looks at, from how far, how steeply, how far round to the right, and its lens in millimetres.
VIEWS = {
    "upright": ((0.2, -4.1, 10.9), 55, 50, 0, 73),
    "wide": ((2.4, -0.9, 10.4), 53, 46, -15, 62),
}
SUN_FROM = (-0.72, 0.6, 0.66)
# How far beyond the edge it measures the line lies.
BESIDE = 1.3


def light():
    """A low sun in haze: the sky is bright and warm about it, and blue overhead."""
    sun(SUN_FROM, 5.0, 1.8, "#FFD6A2")
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    scene.world = world
    sums = Sums(world)
    way = sums.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    apart = sums.nodes.new("ShaderNodeSeparateXYZ")
    sums.links.new(way, apart.inputs[0])
    towards_sun = sums.nodes.new("ShaderNodeVectorMath")
    towards_sun.operation = "DOT_PRODUCT"
    towards_sun.inputs[1].default_value = Vector(SUN_FROM).normalized()
    sums.links.new(way, towards_sun.inputs[0])
    near = sums.reckoned("MAXIMUM", towards_sun.outputs["Value"], 0)
    blue = sums.ramp(apart.outputs["Z"], (0.0, "#C9CDD2"), (0.25, "#A9C0E0"), (1.0, "#6F97D6"))
    glow = sums.mixed(sums.reckoned("POWER", near, 9), "#000000", "#FFE3B8")
    shader = sums.nodes["Background"]
    sums.links.new(sums.mixed(1, blue, glow, "ADD"), shader.inputs["Color"])
    shader.inputs["Strength"].default_value = 1.0


def look(aim, distance, steep, round_to, lens):
    """Sets the camera so far from what it looks at."""
    steep, round_to = math.radians(steep), math.radians(round_to)
    back = Vector((math.sin(round_to) * math.cos(steep), -math.cos(round_to) * math.cos(steep), math.sin(steep)))
    eye(Vector(aim) + back * distance, aim, lens)


def leave_marks(turned):
    """Writes where the corners of the measured roof lie, at the outer edge of its coping."""
    west, east = ACROSS[0] - OVERHANG, ACROSS[1] + OVERHANG
    south, north = ALONG[0] - OVERHANG, ALONG[1] + OVERHANG
    top = HIGH + PARAPET + CAP
    places = {
        "west": (west, north),
        "north": (east, north),
        "east": (east, south),
        "south": (west, south),
        "from": (west, north + BESIDE),
        "to": (east, north + BESIDE),
    }
    scene.render.resolution_x, scene.render.resolution_y = int(width), int(height)
    bpy.context.view_layer.update()
    found = {}
    for name, place in places.items():
        seen = world_to_camera_view(scene, scene.camera, turned @ Vector((*place, top)))
        found[name] = [round(seen.x, 5), round(1 - seen.y, 5)]
    with open(f"{textures}/marks.json", "w", encoding="utf-8") as file:
        json.dump(found, file)


ground = bpy.data.objects.new("town", None)
scene.collection.objects.link(ground)
ground.rotation_euler.z = math.radians(TURN)
town()
build(ground)
light()
look(*VIEWS["wide" if int(width) > int(height) else "upright"])
leave_marks(ground.matrix_world)
expose(0.32, "Filmic", "High Contrast", 5)
