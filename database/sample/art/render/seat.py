"""On the seat beside a driver, from above: the key of the van, and a slip from the pump or a telephone."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import bpy, box, curled, expose, eye, lamp, material, scene, skin, sky, slab, sun, textures, tube, turned  # noqa: E402
from shading import Sums  # noqa: E402
from telephone import on_its_back  # noqa: E402

has_slip = os.path.exists(f"{textures}/slip.png")


def upholstery(base, stripe, rise):
    """Woven cloth, its bolsters sewn side by side."""
    made = material("cloth", base, 0.95)
    sums = Sums(made)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    place = nodes.new("ShaderNodeTexCoord")
    at = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["Object"], at.inputs[0])

    def thread(axis, scale):
        return sums.reckoned("SINE", sums.reckoned("MULTIPLY", at.outputs[axis], scale))

    weave = sums.reckoned("MULTIPLY", thread("X", 30), thread("Y", 30))
    cloud = sums.noise(place.outputs["Object"], 7, 6)
    tone = sums.reckoned("MULTIPLY_ADD", weave, 0.12, cloud)
    links.new(sums.ramp(tone, (0.3, base), (0.75, stripe)), shader.inputs["Base Color"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = rise
    links.new(weave, bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])
    return made


cloth = upholstery("#3b4048", "#5d636e", 0.2) if has_slip else upholstery("#8F6C3C", "#B08B57", 0.2)
PITCH = 3.1
columns = [step / 14 * PITCH - 4.5 * PITCH for step in range(14 * 9 + 1)]


def bolster(x):
    return 0.42 * (1 - abs((x / PITCH + 0.5) % 1 * 2 - 1) ** 3.2) - 0.42


skin("seat", [[(x, y, bolster(x)) for x in columns] for y in (step - 16 for step in range(33))], [cloth])
thread = material("thread", "#F5C518" if has_slip else "#3a2611", 0.8)
for seam in range(-4, 5):
    x = seam * PITCH + PITCH / 2
    for at in range(-40, 41):
        tube("stitch", [(x + 0.14, at * 0.42, bolster(x + 0.14) + 0.02), (x + 0.14, at * 0.42 + 0.28, bolster(x + 0.14) + 0.02)], 0.03, thread)


def key(at, turn, scale=1.0):
    """The key of a van on a ring, with a yellow tag that says which."""
    whole = bpy.data.objects.new("key", None)
    scene.collection.objects.link(whole)
    steel, rubber = material("steel", "#C9CCD0", 0.22, 1), material("grip", "#17181b", 0.45, 0, 0.2)
    parts = [
        box("blade", (0.34, 2.1, 0.1), [steel], (0, 1.6, 0.06), bevel=0.025),
        box("grip", (1.05, 1.25, 0.26), [rubber], (0, 0.1, 0), bevel=0.12),
        turned("ring", [(0.62 + 0.05 * math.cos(a), 0.05 * math.sin(a)) for a in (math.radians(30 * step) for step in range(13))], [steel], (0, -0.98, 0.14), (8, 0, 0)),
    ]
    for notch, deep in ((0.9, 0.1), (1.25, 0.06), (1.6, 0.12), (1.95, 0.07), (2.3, 0.11)):
        parts.append(box("notch", (deep * 2, 0.16, 0.14), [rubber], (0.17, notch, 0.05), bevel=0.02))
    tag = slab("tag", (1.5, 2.5), 0.2, [material("tag", image="tag", rough=0.5)], thick=0.06, bevel=0.02)
    tag.rotation_euler = (math.radians(-90), 0, math.radians(14))
    tag.location = (-0.55, -3.95, 0.12)
    for part in (*parts, tag):
        part.parent = whole
    whole.location = at
    whole.rotation_euler = (0, 0, math.radians(turn))
    whole.scale = (scale, scale, scale)


if has_slip:
    slip = curled("slip", (5.0, 5.81), [material("slip", image="slip", rough=0.85)], (0.5, 0.1, 0.6, 0.16), foot=0.3, bow=0.22)
    slip.location = (-0.35, 1.15, 0.1)
    slip.rotation_euler = (0, 0, math.radians(5))
    key((0.62, -2.75, 0.03), 60, 0.6)
else:
    on_its_back("screen", (0.8, -0.2, 0.45), 9, 0.94, frame="#4a4d53")
    key((-1.98, 2.2, 0.03), -9, 0.58)

# The window's edge lies across the seat.
bar = material("bar", "#222222", 0.9)
for x, turn in ((-9.5, -24), (13.5, -24)):
    part = box("pillar", (3.4, 60, 0.2), [bar], (x, 0, 12), (0, 0, turn), bevel=0)
    part.visible_camera = False
sun((-6.5, 4.5, 8.4), 3.9, 1.5, "#FFE3B4")
lamp((9, -9, 12), (0, 0, 0), 9, 430, "#FFE9D2")
sky("#E6EDF8", 0.5)
eye((0, -6.4, 26), (0, -0.12, 0.1), 92)
expose(-0.05 if has_slip else -0.15)
