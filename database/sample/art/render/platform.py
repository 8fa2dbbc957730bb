"""
A station after rain: the night mail stands at the platform, somebody waits behind a lit window, and their meal is
there in steel. Upright it is near enough to read what is tied to it; with a texture `screen`, it stands beside the
telephone that says when; with `runner`, both are seen from above, as who carries it sees them.
"""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, bpy, disc, expose, eye, height, lamp, material, mottled, scene, sky, slab, sun, textures, through, tube, turned, width  # noqa: E402
from telephone import on_its_back, telephone  # noqa: E402

has_screen, is_above = (os.path.exists(f"{textures}/{name}.png") for name in ("screen", "runner"))

wet = mottled("platform", "#6e5d4a", "#a8937a", (0.35, 0.35, 0.35), 0.26, 0.6, 0.05)
box("platform", (80, 30, 4), [wet], (0, -6, -4), bevel=0.08)
line = mottled("line", "#c98a14", "#F3B62F", (0.5, 0.5, 0.5), 0.4, 0.4, 0.05)
box("line", (80, 1.3, 0.03), [line], (0, 6.2, 0), bevel=0.01)

# The coach: its side, the band with the berths, windows in rubber, and rivets along the seams.
SIDE = 14
green = mottled("green", "#0a4434", "#0d5a44", (0.15, 0.15, 0.15), 0.3, 0.6, 0.02, (0.2, 0.9))
box("side", (80, 1, 24), [green], (0, SIDE + 0.5, -1.2), bevel=0)
box("below", (80, 1, 4), [material("below", "#0b0f0e", 0.8)], (0, SIDE + 1.2, -5), bevel=0)
band = slab("band", (26, 1.8), 0.001, [material("band", image="band", rough=0.32, coat=0.5)], forward=0.01)
band.location = (0, SIDE, 1.45)
mustard = material("mustard", "#F3B62F", 0.3, 0, 0.5)
for z in (3.42, 1.2):
    box("stripe", (80, 0.06, 0.14), [mustard], (0, SIDE, z), bevel=0.01)
rivet = material("rivet", "#0f604a", 0.3, 0, 0.6)
for z in (0.2, 0.75):
    for at in range(60):
        disc("rivet", 0.07, 0.08, [rivet], (-15 + at * 0.5, SIDE, z), (90, 0, 0), bevel=0.03)
for number, x in enumerate((-15.8, -8.8, -1.8, 5.2, 12.2)):
    rubber = slab("rubber", (5.7, 4.6), 0.75, [material("rubber", "#0a1512", 0.5)], thick=0.2, forward=0.1, bevel=0.04)
    rubber.location = (x, SIDE, 4.1)
    frame = slab("frame", (5.3, 4.2), 0.62, [material("frame", "#B9C0BD", 0.25, 1)], thick=0.2, forward=0.13, bevel=0.03)
    frame.location = (x, SIDE, 4.3)
    pane = material("lit", image="lit", rough=0.25, glow=1.15) if number == 2 else material("dark", image="dark", rough=0.12, coat=0.8)
    glass = slab("pane", (5.0, 3.9), 0.5, [pane], forward=0.14)
    glass.location = (x, SIDE, 4.45)

steel = material("steel", "#D5D8D8", 0.17, 1)
worn = material("worn", "#C2C6C6", 0.3, 1)
red = material("grip", "#E4472B", 0.3, 0, 0.5)


def carrier(at, tiers, turn, size=1.0):
    """Bowls of steel in one another, a lid, and the bow that holds them together."""
    whole = bpy.data.objects.new("carrier", None)
    scene.collection.objects.link(whole)
    parts = [turned("foot", [(0, 0), (1.16, 0), (1.18, 0.03), (1.16, 0.09), (0, 0.1)], [worn], (0, 0, 0))]
    top = 0.1
    for _ in range(tiers):
        wall = [(0, 0), (0.9, 0), (0.97, 0.03), (1.0, 0.1), (1.005, 0.3), (1.0, 0.8), (1.02, 0.84), (1.065, 0.86), (1.075, 0.9), (1.065, 0.94), (1.0, 0.96), (0, 0.96)]
        parts.append(turned("bowl", wall, [steel], (0, 0, top)))
        # A ring pressed into the wall, as it comes from the press.
        for z in (0.24, 0.3):
            parts.append(turned("bead", [(1.0, z - 0.02), (1.018, z), (1.0, z + 0.02)], [steel], (0, 0, top)))
        top += 0.955
    lid = [(1.0, 0), (1.085, 0.01), (1.095, 0.06), (1.085, 0.12), (1.03, 0.15), (0.98, 0.24), (0.8, 0.34), (0.45, 0.41), (0.16, 0.43), (0.12, 0.5), (0.2, 0.56), (0.21, 0.62), (0.14, 0.67), (0, 0.68)]
    parts.append(turned("lid", lid, [steel], (0, 0, top)))
    for side in (-1, 1):
        parts.append(box("strap", (0.06, 0.34, top + 0.12), [worn], (side * 1.14, 0, 0.04), bevel=0.02))
        parts.append(box("clasp", (0.1, 0.5, 0.5), [steel], (side * 1.19, 0, top - 0.16), (0, side * 6, 0), bevel=0.05))
        parts.append(disc("pin", 0.09, 0.14, [worn], (side * 1.24, 0, top + 0.02), (0, 90, 0), bevel=0.02))
    bow = through([(-1.17, 0, top), (-1.19, 0, top + 0.55), (-1.02, 0, top + 1.05), (-0.5, 0, top + 1.25), (0.5, 0, top + 1.25), (1.02, 0, top + 1.05), (1.19, 0, top + 0.55), (1.17, 0, top)], 10)
    parts.append(tube("bow", bow, 0.06, worn))
    grip = [(0.02, -0.56), (0.14, -0.54), (0.17, -0.42), (0.15, -0.2), (0.165, 0), (0.15, 0.2), (0.17, 0.42), (0.14, 0.54), (0.02, 0.56)]
    parts.append(turned("grip", grip, [red], (0, 0, top + 1.255), (0, 90, 0)))
    for part in parts:
        part.parent = whole
    whole.location = at
    whole.rotation_euler = (0, 0, math.radians(turn))
    whole.scale = (size, size, size)
    return top * size


def docket(at, turn):
    """What the kitchen ties to it."""
    paper = slab("docket", (1.12, 1.5), 0.06, [material("docket", image="docket", rough=0.8)], thick=0.015)
    paper.location = at
    paper.rotation_euler = [math.radians(angle) for angle in turn]


if is_above:
    on_its_back("runner", (0.62, -0.7, 0.45), 9, 0.88, frame="#3b4a45", rough=0.3, glow=0.9)
    box("line", (1.5, 40, 0.03), [line], (-3.35, 0, 0), (0, 0, -7), bevel=0.01)
    carrier((-2.75, 3.75, 0), 1, 38, 1.05)
    sun((-6.5, 4.5, 8.4), 3.4, 2.5, "#FFDDA6")
    lamp((9, -9, 12), (0, 0, 0), 9, 430, "#CFE4F2")
    sky("#C6DAD8", 0.5)
    eye((0, -6.4, 26), (0, -0.12, 0.1), 92)
elif has_screen:
    telephone("screen", (0.72, 1.0, 0.02), (-7, 0, 5), 0.98, frame="#0B4F3C", rough=0.3, glow=0.76)
    carrier((-2.2, -2.0, 0), 3, 24, 0.9)
    lamp((-9, -12, 9), (0, 0, 3), 9, 2300, "#FFE3B8")
    lamp((11, -9, 6), (0, 0, 3), 7, 800, "#CFE4F2")
    lamp((-6, 8, 11), (-1, 0, 2), 4, 700, "#FFD9A0")
    sky("#9CC3C4", 0.5)
    eye((0, -21, 4.6), (-0.1, 0, 4.35), 62, focus=21, aperture=0.28)
else:
    top = carrier((-0.95, 0, 0), 3, 16)
    docket((-0.95 + 0.2, -1.16, top - 1.62), (-2, 5, 4))
    tube("string", [(-0.72, -1.16, top - 0.14), (-0.82, -1.1, top + 0.1), (-0.75, -0.35, top + 0.62)], 0.016, material("string", "#F0E3C4", 0.9))
    carrier((2.15, 1.3, 0), 2, -22, 0.95)
    lamp((-9, -9, 7), (0, 0, 2), 9, 2100, "#FFE3B8")
    lamp((11, -7, 5), (0, 0, 2), 7, 800, "#CFE4F2")
    lamp((-5, 9, 10), (0, 0, 1), 4, 700, "#FFD9A0")
    sky("#9CC3C4", 0.5)
    if int(height) > int(width):
        eye((-1.6, -13.6, 3.9), (-0.72, 0, 2.5), 66, focus=13.2, aperture=0.35)
    else:
        eye((0, -14, 3.5), (0, 0, 2.5), 50, focus=13.6, aperture=0.35)
expose(0.2)
