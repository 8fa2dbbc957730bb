"""A telephone: its frame, the glass, and what is on its screen."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import bpy, material, scene, slab  # noqa: E402

WIDE, HIGH, THICK = 4.18, 8.72, 0.42


def telephone(image, at, turn, size=1.0, frame="#16171c", metal=0.85, rough=0.35, glow=0.82):
    """Upright about the middle of its foot and facing the eye, before it is turned by degrees. `image` is the texture
    of its screen, `rough` its glass, `glow` how much it shines by itself."""
    phone = bpy.data.objects.new("phone", None)
    scene.collection.objects.link(phone)
    phone.location = at
    phone.rotation_euler = [math.radians(angle) for angle in turn]
    phone.scale = (size, size, size)
    slab("case", (WIDE, HIGH), 0.66, [material("case", frame, 0.28, metal)], thick=THICK, bevel=0.09, parent=phone)
    slab("glass", (WIDE - 0.2, HIGH - 0.2), 0.58, [material("glass", "#050506", 0.1)], forward=0.004, parent=phone).location.z = 0.1
    slab("screen", (WIDE - 0.34, HIGH - 0.34), 0.5, [material("screen", image=image, rough=rough, glow=glow)], forward=0.012, parent=phone).location.z = 0.17
    return phone


def on_its_back(image, middle, heading, size=1.0, **finish):
    """The same on its back, its screen's middle at that point and its head `heading` degrees to the left."""
    x, y, z = middle
    reach = HIGH / 2 * size
    at = (x + reach * math.sin(math.radians(heading)), y - reach * math.cos(math.radians(heading)), z)
    return telephone(image, at, (-90, 0, heading), size, **finish)


def photo(image, phone, left, top, wide, high):
    """A picture on the screen of a telephone, in the points of its 390 by 844."""
    across, up = (WIDE - 0.34) / 390, (HIGH - 0.34) / 844
    picture = slab(image, (wide * across, high * up), 0.01, [material(image, image=image, rough=0.35, glow=0.82)], forward=0.016, parent=phone)
    picture.location = ((left + wide / 2 - 195) * across, 0, 0.17 + (844 - top - high) * up)
