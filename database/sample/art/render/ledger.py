"""
The bazaar's ledger, bound in red cloth and tied with a cord, and a bank's slip of three parts on it, in the sun of
a window: upright from above, wide from the clerk's chair.
"""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, bpy, curled, expose, eye, height, lamp, material, mottled, scene, skin, sky, sun, through, tube, turned, width  # noqa: E402

chance = random.Random(4471)
is_upright = int(height) > int(width)

paint = mottled("painted table", "#D98A1E", "#F2B24A", (0.4, 2.4, 1), 0.5, 0.2, 0.1, (0.25, 0.8))
for at in range(9):
    box(f"plank {at}", (40, 2.76, 0.6), [paint], (chance.uniform(-3, 3), -11 + 2.8 * at, -0.6), bevel=0.03)

WIDE, LONG, HIGH, BOARD = 5.1, 8.0, 0.92, 0.1
leaves = mottled("leaves", "#D9C79C", "#F4E9CB", (0.6, 0.6, 46), 0.9, 0, 0.2)


def group(name):
    """What is moved and turned as one."""
    made = bpy.data.objects.new(name, None)
    scene.collection.objects.link(made)
    return made


def volume(name, cloth, upper):
    """A book that lies with its back to the left: two boards, the leaves between them, a round back."""
    book = group(name)
    parts = [box("board", (WIDE, LONG, BOARD), faces, (0, 0, z), bevel=0.03) for z, faces in ((0, [cloth]), (HIGH - BOARD, [cloth, cloth, upper, cloth]))]
    parts.append(box("leaves", (WIDE - 0.26, LONG - 0.28, HIGH - 2 * BOARD), [leaves], (-0.02, 0, BOARD), bevel=0.01))
    rounds = [math.radians(90 + 180 * step / 16) for step in range(17)]
    rows = [[(-WIDE / 2 + 0.04 + 0.26 * math.cos(angle), y, HIGH / 2 + HIGH / 2 * math.sin(angle)) for angle in rounds] for y in (-LONG / 2, LONG / 2)]
    parts.append(skin("back", rows, [cloth]))
    for part in parts:
        part.parent = book
    return book


red = mottled("red cloth", "#8E1216", "#B01C20", (9, 9, 9), 0.85, 0, 0.2)
book = volume("book", red, material("cover", image="cover", rough=0.82, bump=0.12))


def bound(thing):
    thing.parent = book


# The cord, twice about it and tied, with two ends that hang over the edge.
yarn = mottled("yarn", "#D9B45A", "#FFF0C4", (16, 16, 16), 0.9, 0, 0.35)
for x in (-2.02, -1.9):
    loop = [(x, -LONG / 2 - 0.05, 0.1), (x, -LONG / 2 - 0.06, HIGH - 0.06), (x, -LONG / 2 + 0.06, HIGH + 0.03), (x, LONG / 2 - 0.06, HIGH + 0.03), (x, LONG / 2 + 0.06, HIGH - 0.06), (x, LONG / 2 + 0.05, 0.1)]
    bound(tube("cord", loop, 0.035, yarn))
tie = (-1.96, LONG / 2 - 2.6)
for side, reach in ((-1, 1.0), (1, 0.8)):
    bow = [(tie[0], tie[1]), (tie[0] + 0.34 * side, tie[1] + 0.2), (tie[0] + 0.52 * side, tie[1] + 0.02), (tie[0] + 0.3 * side, tie[1] - 0.14), (tie[0], tie[1])]
    bound(tube("bow", through([(x, y, HIGH + 0.08 + 0.06 * at % 0.2) for at, (x, y) in enumerate(bow)], 10), 0.033, yarn))
    loose = [(tie[0], tie[1], HIGH + 0.07), (tie[0] + 0.16 * side, tie[1] - 0.5 * reach, HIGH + 0.05), (tie[0] + 0.05 * side, tie[1] - 1.0 * reach, HIGH + 0.05), (tie[0] + 0.26 * side, tie[1] - 1.35 * reach, HIGH + 0.05)]
    bound(tube("end", through(loose, 10), 0.033, yarn))
bound(turned("knot", [(0, -0.07), (0.09, -0.05), (0.11, 0), (0.09, 0.05), (0, 0.07)], [yarn], (*tie, HIGH + 0.09), sides=24))

size = (5.8, 2.99) if is_upright else (6.9, 3.55)
slip = curled("slip", size, [material("slip", image="slip", rough=0.8)], (0.05, 0.3, 0.22, 0.06), bow=0.1)


def pen(at, turn):
    """A fountain pen, capped: black, with rings of gold."""
    black, gold = material("resin", "#14120F", 0.16, 0, 0.8), material("ring", "#E2B04A", 0.22, 1)
    holder = group("pen")
    body = [(0, 0), (0.1, 0.02), (0.13, 0.2), (0.19, 1.4), (0.2, 1.62), (0.2, 1.7), (0.22, 1.72), (0.22, 3.0), (0.19, 3.24), (0.08, 3.34), (0, 3.35)]
    turned("barrel", body, [black], (0, 0, 0), sides=64).parent = holder
    for z in (1.68, 1.78, 3.02):
        turned("ring", [(0.215, z), (0.228, z + 0.01), (0.228, z + 0.05), (0.215, z + 0.06)], [gold], (0, 0, 0), sides=64).parent = holder
    clip = tube("clip", [(0.2, 0, 3.0), (0.3, 0, 2.94), (0.28, 0, 2.2), (0.235, 0, 2.05)], 0.026, gold)
    clip.parent = holder
    holder.location = at
    holder.rotation_euler = (0, math.radians(90), math.radians(turn))


# The window, of which only the shadow is seen: three bars and what they are let into.
bar = material("bar", "#222222", 0.9)
for at, (long, across, turn) in enumerate([(34, 0.34, -28), (34, 0.34, -28), (34, 0.34, -28), (34, 0.7, 62)]):
    part = box("bar", (across, long, 0.1), [bar], (-12.6 + 4.4 * at if at < 3 else -8.5, 6.5 if at < 3 else 12.6, 10), (0, 0, turn), bevel=0)
    part.visible_camera = False

sun((-7.4, 5.6, 8.4), 4.0, 1.5, "#FFE7BD")
lamp((9, -9, 12), (0, 0, 0), 9, 430, "#FFE9D2")
sky("#FFEBCB", 0.5)
if is_upright:
    book.location = (-0.05, 0.62, 0)
    book.rotation_euler = (0, 0, math.radians(2))
    slip.location = (0.05, -2.5, HIGH + 0.06)
    slip.rotation_euler = (0, 0, math.radians(6))
    pen((-2.7, -4.95, 0.22), 4)
    eye((0, -6.4, 26), (0, -0.12, 0.1), 96)
    expose(-0.2)
else:
    book.location = (2.1, 0.7, 0)
    book.rotation_euler = (0, 0, math.radians(-8))
    indigo = mottled("blue cloth", "#171334", "#2A2450", (9, 9, 9), 0.85, 0, 0.2)
    other = volume("other", indigo, indigo)
    other.location = (-4.9, 0.5, 0)
    other.rotation_euler = (0, 0, math.radians(11))
    slip.location = (-1.15, -1.1, HIGH + 0.06)
    slip.rotation_euler = (0, 0, math.radians(4))
    eye((0, -13.2, 15.6), (0, -0.1, 0.35), 64)
    expose(-0.05)
