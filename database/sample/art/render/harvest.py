"""
The orchard's post, from above in the morning: wide, a crate of eleven mangoes in wood wool with the week's letter
beside it; upright, fruit on a printed sheet, with the letter where there is one, or about a telephone.
"""
import math
import os
import random
import sys

from mathutils import Matrix

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from fruit import branches, leaf, mango, peel, woodwool  # noqa: E402
from kit import bpy, box, curled, expose, eye, height, lamp, material, mottled, printed, scene, sky, slab, sun, textures, timber, width  # noqa: E402
from telephone import on_its_back  # noqa: E402

dice = random.Random(31)
gold = peel()
has_letter = os.path.exists(f"{textures}/letter.png")


def laid(name, size, at, turn, z, rough=0.8):
    """A printed sheet that lies flat."""
    sheet = slab(name, size, 0.01, [material(name, image=name, rough=rough)], thick=0.012)
    holder = bpy.data.objects.new(name, None)
    scene.collection.objects.link(holder)
    holder.location = (*at, z)
    holder.rotation_euler = (0, 0, math.radians(turn))
    sheet.parent = holder
    sheet.rotation_euler = (math.radians(-90), 0, 0)
    sheet.location = (0, -size[1] / 2, 0.012)
    return holder


def paper(name, size, at, turn, corners):
    """A sheet whose corners rise."""
    sheet = curled(name, size, [material(name, image=name, rough=0.85)], corners)
    sheet.location = at
    sheet.rotation_euler = (0, 0, math.radians(turn))


def lying(x, y, heading, size, roll=None, z=0.0):
    """A fruit on its side at (x, y), its stem pointing where `heading` says."""
    roll = dice.uniform(-30, 30) if roll is None else roll
    fruit = mango((x, y, z + size * 0.315), (0, 0, 0), size, gold, dice)
    about = [Matrix.Rotation(math.radians(angle), 3, axis) for angle, axis in ((heading, "Z"), (88, "Y"), (90 + roll, "Z"))]
    fruit.rotation_euler = (about[0] @ about[1] @ about[2]).to_euler()
    return fruit


def morning(shadows, sunshine, fill, strength):
    """Light through leaves, of which the shadows fall where `shadows` says; the sun in its own terms, the lamp that
    fills its shadows in watts, and the strength of the sky."""
    branches(*shadows, dice)
    sun(*sunshine, "#FFE7BD")
    lamp((8, -9, 12), (0, 0, 0), 9, fill, "#FFE9D2")
    sky("#FFEBCB", strength)


above = ((-6, 5.2, 8.6), 3.9, 2.2)
if os.path.exists(f"{textures}/screen.png"):
    # From close above: a telephone among the fruit.
    box("bed", (40, 40, 0.4), [material("bed", "#C79C55", 0.9)], (0, 0, -0.4), bevel=0)
    woodwool(-5, 5, -7, 7, 0.8, 6000, dice, 2.2)
    on_its_back("screen", (0.1, -0.1, 1.5), 7, 0.86, frame="#2A1408", metal=0.7, glow=0.9)
    for x, y, heading, size in (
        (-2.75, 3.9, 58, 2.7), (-0.2, 5.2, 6, 2.8), (2.6, 4.2, 138, 2.7), (-2.95, 1.3, 100, 2.7), (3.0, 1.6, 76, 2.7),
        (-2.75, -1.5, 66, 2.7), (2.85, -1.1, 110, 2.7), (-2.65, -4.1, 116, 2.7), (2.6, -3.8, 62, 2.7), (0.0, -5.2, 174, 2.7),
    ):
        lying(x, y, heading, size, z=0.25)
    leaf((-2.3, 4.0, 1.9), (10, 8, -150), 2.0, dice)
    leaf((-2.3, 4.1, 1.9), (-10, 8, 150), 1.8, dice)
    leaf((2.6, -4.6, 2.0), (6, 10, 30), 1.9, dice)
    morning(((-7, 8.5, 9), (2, 1.2, 1.2), 40), above, 420, 0.5)
    eye((0, -5.4, 26), (0, -0.1, 0.9), 96)
    expose(-0.15)
elif int(height) > int(width):
    laid("poster", (7.2, 10.8), (0, 0), 0, 0)
    box("table", (40, 40, 0.5), [material("table", "#8a4a10", 0.8)], (0, 0, -0.52), bevel=0)
    if has_letter:
        paper("letter", (4.0, 5.23), (0.86, -1.95, 0.03), -5, (0.02, 0.5, 0.02, 0.03))
        laid("stamp", (0.98, 1.19), (2.42, 3.55), 7, 0.02, 0.6)
        lying(-1.75, -2.7, 122, 2.9, -18)
        lying(-0.75, -4.45, 12, 2.4, 24)
        leaf((-2.75, -1.5, 0.62), (10, 16, 112), 1.9, dice)
        leaf((-2.7, -1.6, 0.6), (-8, 14, 66), 2.1, dice)
        shadows = ((-8, 7.5, 9), (2.2, 1.4, 1.2), 46)
    else:
        lying(1.85, -1.72, 118, 2.5, 6)
        leaf((1.3, -0.5, 0.5), (-14, 10, 38), 1.7, dice)
        leaf((1.25, -0.55, 0.5), (10, 10, 150), 1.5, dice)
        shadows = ((-7, 8.5, 9), (2, 1.2, 1.2), 40)
    morning(shadows, above, 420, 0.55)
    eye((0, -6.4, 26), (0, -0.12, 0.1), 96)
    expose(-0.22)
else:
    paint = mottled("painted table", "#14523A", "#1E6B4B", (0.35, 2.6, 1), 0.5, 0.2, 0.12, (0.25, 0.8))
    for at in range(12):
        box(f"plank {at}", (60, 2.36, 0.6), [paint], (dice.uniform(-4, 4), -14.5 + 2.4 * at, -0.6), bevel=0.03)

    pine = timber("pine", "#B98445", "#EBCB94", 0.6)
    WIDE, DEEP, HIGH, THICK = 5.5, 3.7, 1.12, 0.11
    crate = bpy.data.objects.new("crate", None)
    scene.collection.objects.link(crate)
    built = set(scene.objects)
    box("bottom", (WIDE, DEEP, 0.1), [pine], (0, 0, 0.02), bevel=0.01)
    for z, high in ((0.06, 0.5), (0.62, 0.5)):
        for y in (-DEEP / 2, DEEP / 2):
            box("long slat", (WIDE + 0.24, THICK, high), [pine], (dice.uniform(-0.02, 0.02), y, z), bevel=0.015)
        for x in (-WIDE / 2, WIDE / 2):
            slat = box("short slat", (DEEP - 0.14, THICK, high - 0.02), [pine], (x, 0, z), (0, 0, 90), bevel=0.015)
    for x in (-WIDE / 2 + 0.2, WIDE / 2 - 0.2):
        for y in (-DEEP / 2 + 0.2, DEEP / 2 - 0.2):
            post = box("post", (1.24, 0.26, 0.26), [pine], (x, y, 0.62), (0, 90, 0), bevel=0.015)
    slab("stencil", (4.9, 0.42), 0.01, [printed("stencil", 0.8)]).location = (0, -DEEP / 2 - THICK / 2 - 0.004, 0.66)
    woodwool(-WIDE / 2 + 0.1, WIDE / 2 - 0.1, -DEEP / 2 + 0.1, DEEP / 2 - 0.1, 0.62, 2600, dice)
    # Eleven, as a box of four kilograms has them: four, three, four.
    for y, xs in ((1.12, (-1.98, -0.66, 0.66, 1.98)), (0.0, (-1.36, 0.02, 1.38)), (-1.12, (-1.96, -0.62, 0.7, 2.0))):
        for x in xs:
            lying(x + dice.uniform(-0.05, 0.05), y + dice.uniform(-0.04, 0.04), dice.choice([0, 180]) + dice.uniform(-24, 24), dice.uniform(1.46, 1.56), z=0.54)
    woodwool(-WIDE / 2 + 0.12, WIDE / 2 - 0.12, -DEEP / 2 + 0.12, DEEP / 2 - 0.12, 0.86, 420, dice)
    for thing in set(scene.objects) - built:
        if thing.parent is None:
            thing.parent = crate
    crate.location = (-1.5, 0.25, 0)
    crate.rotation_euler = (0, 0, math.radians(7))

    paper("letter", (2.6, 3.4), (2.95, 0.75, 0.03), -6, (0.02, 0.34, 0.05, 0.02))
    laid("stamp", (0.72, 0.87), (3.78, -0.52), -12, 0.07, 0.6)
    lying(3.0, -1.95, 24, 1.62, 12)
    lying(1.7, -2.62, 152, 1.55, -20)
    leaf((3.5, -1.7, 0.45), (6, 12, 12), 1.5, dice)
    leaf((3.45, -1.8, 0.4), (-14, 10, -40), 1.25, dice)
    morning(((-3.6, 6.2, 6.4), (2.2, 1.1, 0.7), 46), ((-6, 5.6, 8.2), 4.1, 2.0), 460, 0.5)
    leaf((-2.6, 0.5, 1.45), (10, 8, 150), 1.5, dice)
    leaf((-2.5, 0.62, 1.42), (-12, 10, 208), 1.3, dice)
    eye((-0.02, -13.2, 15.6), (-0.02, -0.42, 0.35), 77)
    expose(0.0)
