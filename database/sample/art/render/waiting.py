"""A waiting room in the morning: a row of chairs, a ticket on one of them, and whose turn it is on the wall."""
import os
import sys

from mathutils import Vector

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import bpy, box, disc, expose, eye, lamp, material, mottled, scene, sky, slab  # noqa: E402

WALL = 3.2
SEAT = 4.3

box("wall", (80, 0.4, 40), [mottled("mint", "#b9e8d9", "#cdf1e5", (0.5, 0.5, 0.5), 0.85, 0, 0.03)], (0, WALL + 0.2, 0))
box("wainscot", (80, 0.2, 5.2), [material("wainscot", "#7fc3b0", 0.6)], (0, WALL, 0), bevel=0.04)
box("rail", (80, 0.36, 0.32), [material("rail", "#f6fbf8", 0.5)], (0, WALL - 0.05, 5.2), bevel=0.06)
box("skirting", (80, 0.36, 0.7), [material("skirting", "#f6fbf8", 0.5)], (0, WALL - 0.05, 0), bevel=0.05)
box("floor", (80, 30, 0.4), [mottled("terrazzo", "#9db8ae", "#d8e6de", (5, 5, 5), 0.22, 0.4, 0.0, (0.42, 0.62))], (0, -11, -0.4))

steel = material("steel", "#d5dcdc", 0.22, 1)


def chair(at, color, turn):
    """A moulded chair on four legs of steel, its back to the wall."""
    holder = bpy.data.objects.new("chair", None)
    scene.collection.objects.link(holder)
    shell = material(f"shell {at}", color, 0.34, coat=0.35)
    back = bpy.data.objects.new("back", None)
    scene.collection.objects.link(back)
    back.parent = holder
    back.location = (0, 1.55, SEAT + 0.75)
    back.rotation_euler = (-0.2, 0, 0)
    slab("back", (4.0, 3.5), 0.8, [shell], thick=0.26, bevel=0.11, parent=back)
    seat = bpy.data.objects.new("seat", None)
    scene.collection.objects.link(seat)
    seat.parent = holder
    seat.location = (0, -2.05, SEAT - 0.1)
    seat.rotation_euler = (-1.52, 0, 0)
    slab("seat", (4.3, 3.9), 0.9, [shell], thick=0.28, bevel=0.12, parent=seat)
    for side in (-1.2, 1.2):
        spine = disc("spine", 0.11, 2.3, [steel], (side, 1.72, SEAT + 0.6), (-11, 0, 0))
        spine.parent = holder
        for depth, lean in ((-1.5, 5), (1.4, -7)):
            leg = disc("leg", 0.12, SEAT + 0.1, [steel], (side * 1.22, depth, SEAT / 2 - 0.1), (lean, 5 if side < 0 else -5, 0))
            leg.parent = holder
    holder.location = (at, 0.1, 0)
    holder.rotation_euler = (0, 0, turn)


chair(-9.6, "#0C4A4E", 0.03)
chair(-4.4, "#0C4A4E", -0.02)
chair(0.8, "#FF6F59", 0.02)
chair(6.0, "#0C4A4E", -0.03)
chair(11.2, "#0C4A4E", 0.02)

ticket = slab("ticket", (1.9, 2.05), 0.22, [material("ticket", image="ticket", rough=0.6)], thick=0.03)
ticket.location = (0.6, -1.6, SEAT + 0.16)
ticket.rotation_euler = (-1.3, 0, 0.16)

screen = bpy.data.objects.new("screen", None)
scene.collection.objects.link(screen)
screen.location = (4.4, WALL - 0.34, 8.5)
slab("case", (8.6, 9.2), 0.3, [material("case", "#17201f", 0.35, 0.3)], thick=0.3, bevel=0.06, parent=screen)
slab("glass", (8.24, 8.86), 0.16, [material("screen", image="screen", rough=0.2, glow=0.86)], forward=0.02, parent=screen)
screen.children[1].location = (0, 0, 0.17)

# Twenty past eleven, as the screen says.
disc("clock", 1.15, 0.22, [material("face", "#fbfffd", 0.4), material("ring", "#0C4A4E", 0.4)], (-5.4, WALL - 0.2, 13.6), (90, 0, 0))
for high, turn in ((0.55, -20), (0.85, 120)):
    hand = box("hand", (0.11, 0.05, high), [material("hand", "#0C4A4E", 0.5)], (-5.4, WALL - 0.36, 13.6), bevel=0.01)
    hand.rotation_euler = (0, turn * 3.14159 / 180, 0)

# Sun through a window that is not seen: its bars lie on the wall.
frame = material("frame", "#333333", 0.9)
panes = [((at, 12), (0.5, 13)) for at in (-22.6, -18.9, -15.1, -11.4)]
panes += [((-17, high), (12, 0.5)) for high in (11.6, 16.2, 20.8, 25)]
panes += [((-31, 0), (16, 40)), ((-3, 0), (16, 40)), ((-17, 0), (14, 11.6)), ((-17, 25), (14, 15))]
for (x, z), (wide, high) in panes:
    box("frame", (wide, 0.3, high), [frame], (x, -17, z), bevel=0).visible_camera = False
sun = bpy.data.lights.new("sun", "SUN")
sun.energy, sun.angle, sun.color = 5.2, 0.02, (1, 0.86, 0.66)
thing = bpy.data.objects.new("sun", sun)
scene.collection.objects.link(thing)
thing.rotation_euler = Vector((17, 20, -9.5)).to_track_quat("-Z", "Y").to_euler()

lamp((-8, -14, 17), (0, 2, 6), 9, 1500, "#eafff6")
lamp((14, -12, 12), (4, 2, 6), 9, 900, "#fff0e0")
sky("#d9f5ec", 0.55)
eye((-0.8, -31, 9.8), (0.7, 2, 8.3), 37)
expose(0.05)
