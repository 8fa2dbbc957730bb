"""Before a blue door at dawn: three litres of milk on the step, and the number of the house. Wide, the churn they were
filled from, and the month's account on a telephone."""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(__file__))
from kit import box, disc, expose, eye, glass, height, lamp, material, mottled, printed, sky, slab, through, tube, turned, width
from telephone import telephone

is_wide = int(width) > int(height)
plaster = mottled("plaster", "#E6D5C2", "#F1E5D7", (0.5, 0.5, 0.9), 0.85, 0, 0.04, (0.2, 0.8))
stone = mottled("stone", "#AA9682", "#C9B7A1", (0.7, 0.9, 2), 0.6, 0.15, 0.08, (0.25, 0.75))
paint = mottled("paint", "#0F38B8", "#1E52E0", (3, 3, 0.35), 0.38, 0.3, 0.1, (0.1, 0.9))

box("wall", (14, 1, 30), [plaster], (-8.25, 2.6, -1))
box("floor", (40, 16, 1), [stone], (0, -6, -1.9))
box("step", (30, 5.2, 0.9), [stone], (2, 0.4, -0.9), bevel=0.08)
box("frame", (0.6, 0.9, 30), [material("white", "#F6F3EA", 0.45)], (-0.95, 2.35, 0), bevel=0.06)
box("door", (12, 0.4, 30), [paint], (5.2, 3.0, 0.06))
for foot, high in ((0.75, 3.0), (4.6, 3.7), (9.2, 5)):
    for left in (0.35, 3.55):
        box("recess", (2.5, 0.5, high), [material("deep", "#0B2C96", 0.45)], (left + 1.25, 2.98, foot), bevel=0.04)
        box("panel", (2.1, 0.5, high - 0.4), [paint], (left + 1.25, 2.86, foot + 0.2), bevel=0.16)
box("kick", (11.6, 0.1, 0.55), [material("brass plate", "#C9963A", 0.32, 1)], (5.3, 2.76, 0.08), bevel=0.02)

brass = material("brass", "#D9A441", 0.22, 1)
disc("rose", 0.36, 0.08, [brass], (-0.25, 2.72, 4.15), (90, 0, 0))
turned("knob", [(0, 0), (0.14, 0), (0.12, 0.16), (0.2, 0.24), (0.3, 0.36), (0.31, 0.46), (0.24, 0.56), (0, 0.6)], [brass], (-0.25, 2.7, 4.15), (90, 0, 0))

plate = slab("plate", (1.16, 0.78), 0.09, [material("plate", image="plate", rough=0.18, coat=0.8)], thick=0.06, bevel=0.03)
number = 4.75 if is_wide else 1.6
plate.location = (number, 2.74, 3.79)
for x in (number - 0.48, number + 0.48):
    disc("screw", 0.03, 0.03, [brass], (x, 2.7, 4.18), (90, 0, 0), bevel=0.015)

clear = glass("glass", "#F4FBFF")
milk = material("milk", "#FFFDF4", 0.06, coat=1)
label = material("print", image="print", rough=0.3)
foil = material("foil", "#2A5BEA", 0.34, 0.85)

# Radius and height of a litre. Up to where it is full the glass shows nothing but milk.
full = [(0, 0.03), (0.38, 0.03), (0.45, 0.07), (0.48, 0.14), (0.48, 1.5), (0.465, 1.62), (0.4, 1.82), (0.27, 2.1), (0, 2.1)]
neck = [(0.27, 2.1), (0.235, 2.28), (0.23, 2.42), (0.27, 2.48), (0.27, 2.58), (0.24, 2.6), (0.2, 2.58), (0.19, 2.3), (0.22, 2.12)]
foot = [(0, 0), (0.4, 0), (0.46, 0.03), (0.482, 0.1)]
crimped = [(0, 2.64), (0.2, 2.635), (0.262, 2.615), (0.282, 2.56), (0.292, 2.47)]


def bottle(x, y, z, turn):
    turned("bottle", foot, [clear], (x, y, z), (0, 0, turn))
    turned("neck", neck, [clear], (x, y, z), (0, 0, turn))
    turned("milk", full, [milk], (x, y, z), (0, 0, turn))
    turned("cap", crimped, [foil], (x, y, z), (0, 0, turn))
    turned("print", [(0.4835, 0.42), (0.4835, 1.3)], [label], (x, y, z), (0, 0, turn))


def churn(x, y, turn):
    """A can of aluminium for twenty-five litres, spun, banded and dented by years of carts, and the lane it goes to."""
    tin = mottled("tin", "#9BA4AB", "#D5DADD", (0.6, 0.6, 9), 0.3, 0, 0.05, (0.2, 0.85))
    tin.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value = 0.95
    body = [(0, 0), (1.2, 0), (1.28, 0.05), (1.3, 0.14), (1.3, 0.24), (1.26, 0.28), (1.26, 1.0), (1.28, 1.03), (1.28, 1.1), (1.26, 1.13)]
    body += [(1.26, 2.62), (1.29, 2.66), (1.29, 2.74), (1.26, 2.78), (1.23, 2.95), (1.12, 3.22), (0.95, 3.46), (0.8, 3.64), (0.73, 3.8), (0.71, 4.0), (0.72, 4.2), (0.78, 4.34), (0.86, 4.4)]
    turned("churn", body, [tin], (x, y, 0), sides=160)
    lid = [(0.9, 4.38), (0.93, 4.42), (0.93, 4.52), (0.88, 4.58), (0.6, 4.66), (0.3, 4.7), (0.26, 4.74), (0.26, 4.84), (0.2, 4.88), (0, 4.89)]
    turned("lid", lid, [tin], (x, y, 0), sides=160)
    for side in (-1, 1):
        angle = math.radians(18 * side if side > 0 else 180 + 18)
        cos, sin = math.cos(angle), math.sin(angle)
        course = through([(0.72, 4.05), (0.95, 4.12), (1.22, 4.05), (1.38, 3.8), (1.4, 3.5), (1.3, 3.2), (1.14, 3.12)], 8)
        tube("handle", [(x + out * cos, y + out * sin, z) for out, z in course], 0.075, tin)
    turned("lane", [(1.2635, 1.3), (1.2635, 2.5)], [printed("lane", 0.4)], (x, y, 0), (0, 0, turn), sides=160)


if is_wide:
    churn(-1.35, -0.3, -1)
    telephone("account", (1.4, -1.95, 0), (-14, 0, -5), 0.46, "#E9EAEC", 0.4, glow=0.7)
    # What it leans on: the crate that the bottles go back in.
    wood = mottled("crate", "#6B4A26", "#B98B54", (0.5, 4, 4), 0.6)
    for z in (0, 0.72):
        for x, y, wide, deep in ((2.55, -0.75, 2.3, 0.12), (2.55, 0.75, 2.3, 0.12), (1.46, 0, 0.12, 1.38), (3.64, 0, 0.12, 1.38)):
            box("slat", (wide, deep, 0.62), [wood], (x, y, z), bevel=0.03)
    for at in ((2.1, 0.1, 0.05, 20), (3.1, 0.1, 0.05, -42), (4.6, -0.7, 0, -30), (5.75, 0.3, 0, -58)):
        bottle(*at)
else:
    for at in ((0.05, -0.8, 0, -33), (1.2, 0.55, 0, -52), (2.05, -1.1, 0, -28)):
        bottle(*at)

# A branch before the sun.
leaf = material("leaf", "#2b4a1e")
scatter = random.Random(12)
for at in range(110):
    x, y, z = scatter.gauss(-6.9, 2.0), scatter.gauss(-4.2, 1.0), scatter.gauss(10.4, 1.9)
    box(f"leaf {at}", (0.3, 0.02, 0.85), [leaf], (x, y, z), [scatter.uniform(0, 360) for _ in range(3)], bevel=0)

lamp((-17, -13.5, 19), (1.5, 1.5, 2), 0.9, 9500, "#FFD8A0")
lamp((9, -14, 7), (1, 0, 2), 9, 420, "#BFD4FF")
sky("#BFD6FF", 0.42)
if is_wide:
    eye((1.6, -18, 3.9), (1.75, 0, 2.45), 61, focus=17, aperture=0.5)
else:
    eye((0.75, -16, 4.2), (0.85, 0.6, 2.2), 84, focus=15.7, aperture=3)
expose(0.4)
