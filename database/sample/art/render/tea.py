"""What the tea company's scenes have in common: its packet, the bowl that the packets show, and leaf by itself."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, bpy, material, stand, turned  # noqa: E402

PAPERS = {"Subah": "#D8432B", "Ilaichi": "#3E7A3B", "Karak": "#E9A820", "Gulabi": "#E58A94", "Raat": "#28375F"}
WIDE, DEEP, HIGH = 3.05, 1.75, 6.3


def packet(blend, at, turn, scale=1.0):
    """A block of paper about the leaf: its head folded over, its sides a little full. Its front is the texture of that name."""
    skin = material(f"{blend} paper", PAPERS[blend], 0.62)
    front = material(blend, image=blend, rough=0.6)
    block = box(blend, (WIDE * scale, DEEP * scale, HIGH * scale), [front, skin], at, (0, 0, turn), bevel=0.09)
    fold = box("fold", (WIDE * scale * 0.99, DEEP * scale * 0.3, 0.5 * scale), [skin], (0, 0, HIGH * scale - 0.03), (0, 0, 0), bevel=0.08)
    fold.parent = block
    clip = box("clip", (WIDE * scale * 1.03, DEEP * scale * 0.36, 0.16), [material("tin", "#C9A45A", 0.28, 1)], (0, 0, HIGH * scale + 0.26), bevel=0.04)
    clip.parent = block


def bowl(at, size=1.0):
    """Full to a finger below its rim."""
    x, y, z = at
    china = material("china", "#FFF6E6", 0.14, coat=0.7)
    wall = [(0, 0.0), (0.62, 0.0), (0.66, 0.2), (0.6, 0.26), (0.95, 0.42), (1.38, 0.86), (1.6, 1.42), (1.62, 1.47), (1.56, 1.47), (1.34, 0.96), (0.9, 0.52), (0, 0.4)]
    tea = [(0, 1.17), (1.44, 1.18), (1.44, 1.1)]
    for name, profile, paint in (("bowl", wall, china), ("tea", tea, material("tea", "#A8541B", 0.06, coat=1))):
        turned(name, [(radius * size, high * size) for radius, high in profile], [paint], (x, y, z))


def loose_leaf(places, chance, size=1.0):
    """Leaves, one about each of those places, none like the next."""
    leafy = [material(f"leaf {tone}", tone, 0.8) for tone in ("#23120A", "#3A2012", "#1A0D07")]
    for place in places:
        mesh = bpy.data.meshes.new("tea leaf")
        long, wide = size * chance.uniform(0.12, 0.3), size * chance.uniform(0.025, 0.05)
        mesh.from_pydata([(-long / 2, 0, 0), (0, wide, 0.03), (long / 2, 0, 0), (0, -wide, 0.03)], [], [(0, 1, 2), (0, 2, 3)])
        stand(mesh, "tea leaf", [chance.choice(leafy)], place, (chance.uniform(-20, 20), chance.uniform(-20, 20), chance.uniform(0, 360)))


def heap(middle, spread, count, chance):
    """Places for `count` leaves in a heap, so wide and deep about its middle."""
    for _ in range(count):
        out, angle = abs(chance.gauss(0, 0.75)), chance.uniform(0, 2 * math.pi)
        x, y = middle[0] + spread[0] * out * math.cos(angle), middle[1] + spread[1] * out * math.sin(angle)
        yield x, y, 0.02 + max(0, 0.22 - 0.16 * out) * chance.random()
