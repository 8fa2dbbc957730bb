"""What the tea company's scenes have in common: its packet, the bowl that the packets show, and leaf by itself."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, bpy, material, mottled, stand, turned  # noqa: E402

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
    # It climbs the china a little.
    tea = [(0, 1.17), (1.34, 1.17), (1.4, 1.178), (1.43, 1.195), (1.455, 1.22), (1.455, 1.1)]
    brew = mottled("tea", "#7E3A10", "#B4601F", (0.5, 1.1, 1), 0.03, 0, 0, (0.2, 0.9))
    for name, profile, paint in (("bowl", wall, china), ("tea", tea, brew)):
        turned(name, [(radius * size, high * size) for radius, high in profile], [paint], (x, y, z))


def froth(middle, radius, level, count, chance):
    """Bubbles that have drifted to the rim of a bowl so wide, in two crowds and the odd one between them."""
    film = material("froth", "#C98A4E", 0.12, coat=1)
    for _ in range(count):
        angle = chance.choice([chance.gauss(2.1, 0.28), chance.gauss(2.1, 0.28), chance.gauss(-0.7, 0.2), chance.uniform(0, 6.28)])
        size = 0.02 + 0.05 * chance.random() ** 3
        out = radius - size - abs(chance.gauss(0, 0.07))
        profile = [(size, 0), (size * 0.92, size * 0.4), (size * 0.6, size * 0.72), (0, size * 0.8)]
        turned("bubble", profile, [film], (middle[0] + out * math.cos(angle), middle[1] + out * math.sin(angle), level), sides=12)


def loose_leaf(places, chance, size=1.0):
    """Leaves, rolled and bent in the drying, one about each of those places, none like the next."""
    leafy = [material(f"leaf {tone}", tone, 0.7) for tone in ("#23120A", "#3A2012", "#1A0D07", "#4A2C17")]
    steps, sides = 5, 4
    for place in places:
        long, thick = size * chance.uniform(0.1, 0.34), size * chance.uniform(0.012, 0.03)
        bend, lift = chance.uniform(-1.1, 1.1), chance.uniform(0, 0.35)
        points = []
        for step in range(steps):
            part = step / (steps - 1) - 0.5
            girth = thick * (1.15 - abs(part) * 1.5) * chance.uniform(0.8, 1.25)
            middle = (long * part, long * bend * (part**2 - 0.08), thick + long * lift * part**2)
            for side in range(sides):
                angle = 2 * math.pi * side / sides + step * 0.5
                points.append((middle[0], middle[1] + girth * math.cos(angle), middle[2] + girth * math.sin(angle)))
        faces = [
            (at + side, at + (side + 1) % sides, at + sides + (side + 1) % sides, at + sides + side)
            for at in range(0, (steps - 1) * sides, sides)
            for side in range(sides)
        ]
        faces += [tuple(range(sides)), tuple(range((steps - 1) * sides, steps * sides))]
        mesh = bpy.data.meshes.new("tea leaf")
        mesh.from_pydata(points, [], faces)
        stand(mesh, "tea leaf", [chance.choice(leafy)], place, (chance.uniform(-12, 12), chance.uniform(-12, 12), chance.uniform(0, 360)))


def heap(middle, spread, count, chance):
    """Places for `count` leaves in a heap, so wide and deep about its middle."""
    for _ in range(count):
        out, angle = abs(chance.gauss(0, 0.75)), chance.uniform(0, 2 * math.pi)
        x, y = middle[0] + spread[0] * out * math.cos(angle), middle[1] + spread[1] * out * math.sin(angle)
        yield x, y, 0.02 + max(0, 0.22 - 0.16 * out) * chance.random()
