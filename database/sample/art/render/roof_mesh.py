"""
Solids of the town of `roofs.py`, in metres, gathered by their material: ten thousand pieces are then some forty
meshes, which Blender takes up at once. What is built within `placed` is moved as one. Every point keeps three numbers
of its own, the attribute `own`, for its material to read. Unless they are told, the first is one by chance for the
whole piece, and the second so high that no rain has run down from there.
"""
import math
import random
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

dice = random.Random(4471)
heaps = {}
frames = [Matrix()]


class Heap:
    """All that is of one material."""

    def __init__(self, paint):
        self.paint, self.points, self.faces, self.own = paint, [], [], []

    def build(self, name, parent):
        """Puts it into the scene, with its edges broken where the material says so."""
        data = bpy.data.meshes.new(name)
        data.from_pydata(self.points, [], self.faces)
        data.attributes.new("own", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", [part for each in self.own for part in each])
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(38)
        data.materials.append(self.paint)
        data.update()
        thing = bpy.data.objects.new(name, data)
        thing.parent = parent
        bpy.context.scene.collection.objects.link(thing)
        if "bevel" in self.paint:
            edge = thing.modifiers.new("edge", "BEVEL")
            edge.width, edge.segments, edge.limit_method = self.paint["bevel"], 2, "ANGLE"


def build(parent):
    """Makes meshes of all that was gathered."""
    for name, heap in heaps.items():
        heap.build(name, parent)


@contextmanager
def placed(at, turn=0, tilt=0, lean=0, size=1):
    """Moves what is built within it: by degrees about x (`tilt`), y (`lean`), then z (`turn`), then to that place."""
    turned = Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(lean), 4, "Y")
    frames.append(frames[-1] @ Matrix.Translation(at) @ turned @ Matrix.Rotation(math.radians(tilt), 4, "X") @ Matrix.Scale(size, 4))
    yield
    frames.pop()


def gather(paint, points, faces, own=None):
    """Adds a piece; `own` are the numbers of all its points, or a list of those of each."""
    heap = heaps.setdefault(paint.name, Heap(paint))
    first = len(heap.points)
    heap.points += [frames[-1] @ Vector(point) for point in points]
    heap.faces += [[first + corner for corner in face] for face in faces]
    heap.own += own if isinstance(own, list) else [own or (dice.random(), 99, 0)] * len(points)


def block(paint, across, along, high, own=None):
    """A box from one x, y and z to another."""
    points = [(x, y, z) for z in high for y in along for x in across]
    gather(paint, points, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)], own)


def box(paint, size, at, own=None):
    """A box on the middle of its foot."""
    (wide, deep, high), (x, y, z) = size, at
    block(paint, (x - wide / 2, x + wide / 2), (y - deep / 2, y + deep / 2), (z, z + high), own)


def sheet(paint, rows, own=None):
    """A surface through rows of points, all of one length."""
    line = len(rows[0])
    faces = [
        (low + side, low + line + side, low + line + side + 1, low + side + 1)
        for low in range(0, line * (len(rows) - 1), line)
        for side in range(line - 1)
    ]
    gather(paint, [point for row in rows for point in row], faces, own)


def lathe(paint, profile, at=(0, 0, 0), around=28, own=None):
    """Turns a profile of radius and height around the upright axis."""
    x, y, z = at
    turns = [2 * math.pi * step / around for step in range(around + 1)]
    sheet(paint, [[(x + r * math.cos(turn), y + r * math.sin(turn), z + high) for turn in turns] for r, high in profile], own)


def rod(paint, start, end, radius, around=8):
    """A round bar from one point to another."""
    way = Vector(end) - Vector(start)
    turned = way.to_track_quat("Z", "Y").to_matrix().to_4x4()
    frames.append(frames[-1] @ Matrix.Translation(start) @ turned)
    lathe(paint, [(0, 0), (radius, 0), (radius, way.length), (0, way.length)], around=around)
    frames.pop()


def cord(paint, points, radius):
    """Thin bars from point to point."""
    for start, end in zip(points, points[1:]):
        rod(paint, start, end, radius, 5)


def sagging(start, end, sag, steps=14):
    """Points along a rope that hangs between two others, so much lower in its middle."""
    parts = [step / steps for step in range(steps + 1)]
    return [Vector(start).lerp(Vector(end), part) - Vector((0, 0, 4 * sag * part * (1 - part))) for part in parts]
