"""Lets things fall until they lie still, among others that don't move."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import bpy, scene  # noqa: E402
from mathutils import Matrix  # noqa: E402


def body(thing, kind, shape, friction):
    """Gives a thing a weight, or only makes it one that others can't fall through."""
    bpy.ops.object.select_all(action="DESELECT")
    thing.select_set(True)
    bpy.context.view_layer.objects.active = thing
    bpy.ops.rigidbody.object_add(type=kind)
    solid = thing.rigid_body
    solid.collision_shape = shape
    solid.friction = friction
    solid.restitution = 0.05
    solid.use_margin = True
    solid.collision_margin = 0.004
    solid.linear_damping = 0.1
    solid.angular_damping = 0.3


def fallen(coins, fixed, moments=130):
    """Lets the coins fall from where they are. Each lies with its worth upwards, turned as it was before its fall."""
    headings = [coin.rotation_euler.z for coin in coins]
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame = 30
    world.solver_iterations = 40
    world.point_cache.frame_end = moments
    for thing in fixed:
        body(thing, "PASSIVE", "MESH", 0.7)
    for coin in coins:
        body(coin, "ACTIVE", "CYLINDER", 0.45)
    for moment in range(1, moments + 1):
        scene.frame_set(moment)
    seen = bpy.context.evaluated_depsgraph_get()
    places = [coin.evaluated_get(seen).matrix_world.copy() for coin in coins]
    bpy.ops.rigidbody.world_remove()
    for coin, place, heading in zip(coins, places, headings):
        if place.col[2].z < 0:
            place = place @ Matrix.Rotation(math.pi, 4, "X")
        turned = math.atan2(place[1][0], place[0][0])
        coin.matrix_world = place @ Matrix.Rotation(heading - turned, 4, "Z")
