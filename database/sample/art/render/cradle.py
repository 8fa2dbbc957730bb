"""A stand of brass for a telephone or a tablet: a heavy foot, a bent neck, a back and two hooks that hold the lower edge."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, material, through, tube, turned  # noqa: E402
from mathutils import Euler, Matrix, Vector  # noqa: E402


def cradle(device, thick, spread, high, foot):
    """Holds what faces the eye from the middle of its foot, its parts scaled as it is. `thick` is how deep it is,
    `spread` how far its hooks are from its middle, `high` where its back is held, `foot` the radius of the foot, which
    stands on the counter below the middle of the device."""
    brass = material("brass", "#E2B663", 0.3, 0.5)
    pads = material("pad", "#2A2B2C", 0.8)
    for side in (-1, 1):
        parts = [
            box("sole", (0.34, thick + 0.3, 0.08), [brass], (side * spread, thick / 2 - 0.02, -0.09), bevel=0.03),
            box("lip", (0.34, 0.08, 0.34), [brass], (side * spread, -0.12, -0.09), bevel=0.03),
            box("pad", (0.3, 0.05, 0.2), [pads], (side * spread, -0.055, 0.0), bevel=0.01),
            box("arm", (0.34, 0.08, high), [brass], (side * spread, thick + 0.1, -0.09), bevel=0.03),
        ]
        for part in parts:
            part.parent = device
    back = box("back", (2 * spread + 0.34, 0.09, 0.7), [brass], (0, thick + 0.11, high - 0.5), bevel=0.03)
    back.parent = device

    place = Matrix.LocRotScale(device.location, Euler(device.rotation_euler), device.scale)
    hinge = place @ Vector((0, thick + 0.2, high - 0.15))
    behind = place @ Vector((0, thick + 0.75, high - 0.2))
    heading = device.rotation_euler[2]
    middle = place @ Vector((0, thick / 2, 0))
    x, y = middle.x - math.sin(heading) * 0.55 * foot, middle.y + math.cos(heading) * 0.55 * foot
    stem = (x - math.sin(heading) * 0.3 * foot, y + math.cos(heading) * 0.3 * foot)
    tube("neck", through([(*stem, 0.1), (*stem, 0.5 * hinge.z), tuple(behind), tuple(hinge)], 14), 0.085 * foot + 0.03, brass)
    rim = 0.2
    turned("foot", [(0, 0), (foot - 0.05, 0), (foot, 0.05), (foot, rim - 0.07), (foot - 0.02, rim - 0.025), (foot - 0.07, rim), (0, rim)], [brass], (x, y, 0.0))
