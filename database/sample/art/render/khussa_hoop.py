"""An upper in the hoop, seven of its eleven days done: the needle is laid down for a moment, the spool beside it."""
import json
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from exhibits import window  # noqa: E402
from khussa import cotton  # noqa: E402
from khussa_ring import ring  # noqa: E402
from khussa_thread import Embroidery, gold, spool, twine  # noqa: E402
from khussa_velvet import DRUM, frayed, velvet  # noqa: E402
from kit import Vector, curled, expose, eye, group, lamp, material, printed, sky, textures, through, tube, turned  # noqa: E402

with open(f"{textures}/hoop.json", encoding="utf-8") as file:
    work = json.load(file)

# Where the hoop's middle lies on the table, and where the tag does, seen from there.
HOOP, TAG = (-0.1, 1.1, 0.0), (2.5, -5.75)
steel = material("steel", "#DDE0E3", 0.22, 1)


def needle(point, eye_of, thick=0.036):
    """From its point to the end of its eye, which two thin sides leave open."""
    start, end = Vector(point), Vector(eye_of)
    long = (end - start).length
    way = (end - start).normalized()
    aside = way.cross(Vector((0, 0, 1))).normalized()
    shaft = turned("needle", [(0, 0), (0.3 * thick, 0.1), (0.75 * thick, 0.5), (thick, 1.0), (thick, long - 0.42), (0.9 * thick, long - 0.36)], [steel], start, sides=24)
    shaft.rotation_euler = way.to_track_quat("Z", "Y").to_euler()
    for hand in (-1, 1):
        side = [end - way * (0.4 - 0.4 * part) + aside * hand * thick * (0.35 + 0.75 * math.sin(math.pi * part)) for part in (step / 12 for step in range(13))]
        tube("eye", side, 0.4 * thick, steel)


def tag(at, turn, size):
    """Of paper, with an eyelet and the string by which it will hang."""
    with group("tag", at, turn, size):
        paper = printed("tag", 0.9)
        paper.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.15
        curled("tag", (3.92, 2.84), [paper], (0.05, 0.02, 0.12, 0.0), bow=0.05).modifiers.new("thick", "SOLIDIFY").thickness = 0.022
        eyelet = (0.0, 1.09, 0.05)
        brass = material("eyelet", "#C99B46", 0.3, 1)
        turned("eyelet", [(0.1, 0.0), (0.1, 0.035), (0.13, 0.05), (0.18, 0.035), (0.2, 0.0)], [brass], eyelet, sides=48)
        cotton_string = material("string", "#E6D3AE", 0.85)
        for side, ends in ((-1, ((-0.1, 0.5), (0.3, 0.62), (0.75, 0.45), (1.3, 0.55))), (1, ((0.12, 0.42), (0.5, 0.4), (0.9, 0.62), (1.45, 0.4)))):
            twine([(0, 1.0, -0.01), (0.02 * side, 1.1, 0.1), (0.03 * side, 1.3, 0.13), *[(x, 1.09 + y, 0.12) for x, y in ends]], 0.035, paint=cotton_string)


with group("hoop", HOOP):
    pressed = [(TAG[0] - 0.2, TAG[1] + 0.1, 1.7, 0.86)]
    frayed(velvet(work["velvet"], "chalk", pressed), material("yarn", "#7A1B39", 0.9))
    ring(50)
    sewn = Embroidery(work, DRUM)
    sewn.finish()
    last = sewn.place((249, 296))
    run = [last + Vector(step) for step in ((0, 0, -0.02), (0.05, -0.02, 0.12), (0.3, -0.4, 0.06), (0.28, -1.0, 0.05), (-0.4, -1.5, 0.05), (-1.3, -1.55, 0.05), (-1.45, -1.0, 0.06), (-0.7, -0.72, 0.06), (0.1, -1.2, 0.13), (0.7, -1.72, 0.05), (1.15, -1.6, 0.06))]
    eye_of, point = last + Vector((1.27, -1.52, 0.07)), last + Vector((1.9, 0.62, 0.035))
    tail = [eye_of + Vector(step) for step in ((0.16, 0.06, 0.03), (0.42, -0.16, 0), (0.44, -0.52, -0.02), (0.3, -0.8, -0.02))]
    twine([*run, eye_of - (eye_of - point).normalized() * 0.2 + Vector((0, 0, 0.02)), *tail], 0.026, twist=30)
    needle(point, eye_of)
    # What the scissors left.
    dice = random.Random(8)
    for _ in range(9):
        x, y, way = dice.uniform(-1.6, 2.4), dice.uniform(-3.2, -1.4), dice.uniform(0, 3.1)
        long = dice.uniform(0.06, 0.16)
        tube("snipped", through([(x + part * long * math.cos(way + 0.5 * part), y + part * long * math.sin(way + 0.5 * part), DRUM + 0.012) for part in (-1, 0, 1)], 4), 0.014, gold)

tag((HOOP[0] + TAG[0], HOOP[1] + TAG[1], 0.2), (3, 0, 7), 0.88)
spool((-3.72, -5.32, 0.98), (0, 90, 22), 1.34)
loose = [(-2.67, -5.52, 1.2), (-2.61, -5.7, 0.9), (-2.59, -5.82, 0.5), (-2.6, -6.02, 0.08), (-2.85, -6.32, 0.04), (-2.35, -6.55, 0.04), (-1.75, -6.15, 0.04), (-1.3, -6.3, 0.04), (-1.35, -6.7, 0.04)]
twine(loose, 0.03)

cotton()
window((0.4, 0.3, 0), (13.5, 15.5), 4.0, (-6, 6, 7.2), "#FFEFDE")
lamp((9, -9, 14), (0, 0, 0), 9, 260, "#EFE6DC")
lamp((-9, 10, 15), (0, 0, 0), 7, 1500, "#FFF1DF")
sky("#E1E7F0", 0.34)
ELEVATION, FAR = math.radians(66), 28
eye((0, -FAR * math.cos(ELEVATION), FAR * math.sin(ELEVATION)), (0, 0, 0), 36 * FAR / 15, focus=FAR - 0.9, aperture=0.32)
expose(0.14)
