"""A switchboard as they are screwed to walls: alike rockers in rows, and the regulator of a fan below them."""
import math
import os
import sys

sys.path.append(os.path.dirname(__file__))
from kit import box, curled, material, screw, slab, tubes, turned

THICK = 0.34


def rocker(x, y, on, cap, frame, lamp):
    """One switch in its frame, pressed at its upper end where it is on."""
    box("frame", (1.44, 1.9, 0.1), [frame], (x, y, THICK), bevel=0.04)
    lean = 7 if on else -7
    rise = math.radians(lean)
    box("rocker", (1.2, 1.64, 0.32), [cap], (x, y, THICK), (-lean, 0, 0), bevel=0.08)
    # On the face of the rocker, near its upper end.
    up, out = 0.5, 0.315
    at = (x, y + up * math.cos(rise) + out * math.sin(rise), THICK + out * math.cos(rise) - up * math.sin(rise))
    box("mark", (0.4, 0.12, 0.014), [lamp], at, (-lean, 0, 0), bevel=0.004)


def regulator(x, y, turn, cap, line):
    """A knob with grooves for the fingers, and a line that says where it stands, turned by degrees."""
    turned("knob", [(0.98, 0), (0.98, 0.1), (0.86, 0.17), (0.8, 0.56), (0.72, 0.66), (0, 0.67)], [cap], (x, y, THICK))
    grips = []
    for step in range(28):
        angle = 2 * math.pi * step / 28
        grips.append([(x + radius * math.cos(angle), y + radius * math.sin(angle), THICK + z) for radius, z in ((0.87, 0.17), (0.82, 0.57))])
    tubes("grips", grips, 0.06, cap)
    angle = math.radians(turn)
    box("line", (0.1, 0.5, 0.02), [line], (x - 0.42 * math.sin(angle), y + 0.42 * math.cos(angle), THICK + 0.665), (0, 0, turn), bevel=0.008)


def flat(thing, x, y, z, turn=0):
    """Lays what was made upright on its back, its foot at that place."""
    thing.location = (x, y, z)
    thing.rotation_euler = (-math.pi / 2, 0, math.radians(turn))


def switchboard(wide, high, dial, labels, on):
    """Six rockers and a regulator on a plate about the middle of the scene, its back at nought. `dial` is what is
    printed around the knob; `labels` are what is stuck below each rocker, or nothing; `on` says which are pressed."""
    plate = material("plate", "#241B19", 0.32, coat=0.35)
    flat(slab("plate", (wide, high), 0.3, [plate], thick=THICK, bevel=0.09), 0, -high / 2, THICK)
    cap, frame = material("ivory", "#F4EBD6", 0.3, coat=0.5), material("frame", "#CFC2A4", 0.4, coat=0.2)
    lamp, brass, slot = material("lamp", "#E23A1E", 0.3, coat=0.5), material("brass", "#D9AE58", 0.3, 1), material("slot", "#2A2016", 0.8)
    for at, label in enumerate(labels):
        x, y = (at % 3 - 1) * 1.86, high / 2 - 1.4 - at // 3 * 2.68
        rocker(x, y, at in on, cap, frame, lamp)
        if label:
            sheet = curled("label", (1.76, 0.54), [label], [0.04, 0, 0.06, 0.02])
            sheet.location = (x, y - 1.28, THICK + 0.014)
            sheet.rotation_euler.z = math.radians((-3, 2.4, -1.6, 3.2, -2.2, 1.4)[at])
    x, y = -1.52, 1.46 - high / 2
    flat(slab("dial", (3, 3), 0.01, [dial]), x, y - 1.5, THICK + 0.006)
    regulator(x, y, 54, cap, lamp)
    for x in (-1, 1):
        for y in (-1, 1):
            screw("screw", 0.13, [brass, slot], (x * (wide / 2 - 0.25), y * (high / 2 - 0.25), THICK), slot=25 * x + 40 * y)
