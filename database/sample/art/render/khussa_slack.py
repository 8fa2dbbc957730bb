"""
The cloth that is left around an embroidery hoop. As the velvet is pulled over the inner ring it is drawn in from all
sides and has more length around the ring than there is room for; Blender reckons how it falls in folds.
"""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from khussa import smooth  # noqa: E402
from kit import bpy, scene, stand  # noqa: E402
from mathutils import noise  # noqa: E402

# Where the cloth comes out from beneath the ring, from its middle, and how far it has been drawn in.
OUT, DRAWN = 4.42, 1.25
# Half a side of the square before, and how it is turned to the right, in degrees.
HALF, TURN = 6.55, 31
# How many points it has around the ring and from there to its hem, and how many of those the ring holds.
SIDES, RINGS, CAUGHT = 320, 46, 3
# In how many frames it is drawn in, and comes to rest.
DRAWING, RESTING = 50, 90


def flat():
    """The points of the cloth before it is drawn in, ring by ring; not quite level, or it would never fold."""
    points, low = [], OUT - 0.2 + DRAWN
    for ring in range(RINGS + 1):
        for side in range(SIDES):
            turn = 2 * math.pi * side / SIDES
            square = turn - math.radians(TURN)
            reach = HALF / max(abs(math.cos(square)), abs(math.sin(square)))
            reach += 0.1 * noise.noise((2 * math.sin(turn), 2 * math.cos(turn), 5))
            radius = low + (reach - low) * ring / RINGS
            x, y = radius * math.sin(turn), radius * math.cos(turn)
            uneven = 0.05 * noise.noise((x * 0.7, y * 0.7, 3)) if ring >= CAUGHT else 0
            points.append((x, y, 0.08 + uneven))
    return points


def blocked(make, **place):
    """Something the cloth can't go through, which isn't seen."""
    make(**place)
    thing = bpy.context.object
    thing.modifiers.new("blocked", "COLLISION")
    thing.collision.thickness_outer = 0.02
    thing.collision.cloth_friction = 8
    return thing


def fallen():
    """Where each of those points comes to rest."""
    points = flat()
    faces = []
    for ring in range(RINGS):
        for side in range(SIDES):
            a, b = ring * SIDES + side, ring * SIDES + (side + 1) % SIDES
            faces.append((a, b, b + SIDES, a + SIDES))
    mesh = bpy.data.meshes.new("slack")
    mesh.from_pydata(points, [], faces)
    mesh.update()
    cloth = stand(mesh, "slack", [])
    cloth.shape_key_add(name="flat")
    drawn = cloth.shape_key_add(name="drawn in")
    for at, (x, y, _) in enumerate(points):
        part = 1 - DRAWN / math.hypot(x, y)
        drawn.data[at].co = (x * part, y * part, 0.05)
    for value, frame in ((0, 1), (1, DRAWING)):
        drawn.value = value
        drawn.keyframe_insert("value", frame=frame)
    caught = cloth.vertex_groups.new(name="caught")
    caught.add(list(range(SIDES * CAUGHT)), 1, "REPLACE")
    table = blocked(bpy.ops.mesh.primitive_plane_add, size=40)
    ring = blocked(bpy.ops.mesh.primitive_cylinder_add, radius=OUT, depth=3, location=(0, 0, 1.66), vertices=128, end_fill_type="NOTHING")
    modifier = cloth.modifiers.new("cloth", "CLOTH")
    # Velvet is thick for its size: it bends in wide folds, and the least of its weight lays it down.
    for name, value in {
        "quality": 6,
        "mass": 0.4,
        "tension_stiffness": 30,
        "compression_stiffness": 30,
        "shear_stiffness": 10,
        "bending_stiffness": 16,
        "tension_damping": 10,
        "compression_damping": 10,
        "shear_damping": 10,
        "bending_damping": 1,
        "air_damping": 2,
        "vertex_group_mass": "caught",
    }.items():
        setattr(modifier.settings, name, value)
    modifier.settings.effector_weights.gravity = 0.4
    modifier.collision_settings.distance_min = 0.02
    modifier.point_cache.frame_end = RESTING
    scene.frame_end = RESTING
    for frame in range(1, RESTING + 1):
        scene.frame_set(frame)
    rested = cloth.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    places = [tuple(vertex.co) for vertex in rested.vertices]
    for thing in (cloth, table, ring):
        bpy.data.objects.remove(thing)
    return places


def slack(pressed):
    """Rows of points from the ring to the hem. `pressed` lists places: x, y, how far around them something lies on
    the cloth, and which part of its height it takes."""
    places = []
    for x, y, z in fallen():
        for px, py, wide, part in pressed:
            z = 0.05 + (z - 0.05) * (1 - part * (1 - smooth((math.hypot(x - px, y - py) - wide) / 1.2)))
        places.append((x, y, z))
    return [places[at : at + SIDES] for at in range(0, len(places), SIDES)]
