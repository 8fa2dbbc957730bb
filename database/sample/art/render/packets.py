"""Five packets of tea on a counter before the wall that carries their name, and a bowl for whoever tastes."""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import boards, box, bpy, expose, eye, lamp, material, mottled, printed, sky, slab, stand, sun, timber, turned  # noqa: E402

chance = random.Random(17)

box("wall", (60, 1, 40), [mottled("wall", "#E8CFA0", "#F6E7C8", (0.2, 0.2, 0.2), 0.95, 0, 0.1, (0.25, 0.75))], (0, 6.5, -2), bevel=0)
boards("counter", 60, -16, 6.4, 3.4, timber("teak", "#7A4A20", "#C08A4E"))


def painted(name, size, at):
    """Lettering on the wall."""
    slab(name, size, 0.01, [printed(name, 0.9)]).location = at


painted("word", (8.4, 5.04), (-1.65, 5.97, 8.1))
painted("line", (3.1, 1.86), (4.25, 5.97, 10.3))

WIDE, DEEP, HIGH = 3.05, 1.75, 6.3


def packet(name, paper, at, turn, scale=1.0):
    """A block of paper about the leaf: its head folded over, its sides a little full."""
    skin = material(f"{name} paper", paper, 0.62)
    size = (WIDE * scale, DEEP * scale, HIGH * scale)
    front = material(name, image=name, rough=0.6)
    block = box(name, size, [front, skin], at, (0, 0, turn), bevel=0.09)
    fold = box("fold", (WIDE * scale * 0.99, DEEP * scale * 0.3, 0.5 * scale), [skin], (0, 0, HIGH * scale - 0.03), (0, 0, 0), bevel=0.08)
    fold.parent = block
    clip = box("clip", (WIDE * scale * 1.03, DEEP * scale * 0.36, 0.16), [material("tin", "#C9A45A", 0.28, 1)], (0, 0, HIGH * scale + 0.26), bevel=0.04)
    clip.parent = block


packet("Ilaichi", "#3E7A3B", (-4.1, 3.2, 0), -9)
packet("Gulabi", "#E58A94", (0.05, 3.6, 0), 4)
packet("Raat", "#28375F", (4.15, 3.0, 0), 10)
packet("Subah", "#D8432B", (-2.2, 0.35, 0), -20, 1.04)
packet("Karak", "#E9A820", (2.2, 0.1, 0), 17, 1.04)

# The bowl that the packets show, full to a finger below its rim.
china = material("china", "#FFF6E6", 0.14, coat=0.7)
wall = [(0, 0.0), (0.62, 0.0), (0.66, 0.2), (0.6, 0.26), (0.95, 0.42), (1.38, 0.86), (1.6, 1.42), (1.62, 1.47), (1.56, 1.47), (1.34, 0.96), (0.9, 0.52), (0, 0.4)]
turned("bowl", wall, [china], (0.05, -3.6, 0))
turned("tea", [(0, 1.17), (1.44, 1.18), (1.44, 1.1)], [material("tea", "#A8541B", 0.06, coat=1)], (0.05, -3.6, 0))

leafy = [material(f"leaf {tone}", tone, 0.8) for tone in ("#23120A", "#3A2012", "#1A0D07")]
for _ in range(420):
    out = abs(chance.gauss(0, 0.75))
    angle = chance.uniform(0, 2 * math.pi)
    x, y = -3.1 + 1.5 * out * math.cos(angle), -3.4 + 0.9 * out * math.sin(angle)
    mesh = bpy.data.meshes.new("tea leaf")
    long, wide = chance.uniform(0.12, 0.3), chance.uniform(0.025, 0.05)
    mesh.from_pydata([(-long / 2, 0, 0), (0, wide, 0.03), (long / 2, 0, 0), (0, -wide, 0.03)], [], [(0, 1, 2), (0, 2, 3)])
    stand(mesh, "tea leaf", [chance.choice(leafy)], (x, y, 0.02 + max(0, 0.22 - 0.16 * out) * chance.random()), (chance.uniform(-20, 20), chance.uniform(-20, 20), chance.uniform(0, 360)))

sun((-7, -8, 7.5), 3.5, 2.4, "#FFE6BE")
lamp((11, -15, 10), (0, 0, 4), 9, 600, "#FFE9D2")
sky("#FFEFD6", 0.5)
eye((0.1, -30, 10.4), (0.05, 0, 5.5), 62)
expose(-0.1)
