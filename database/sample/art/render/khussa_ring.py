"""The outer ring of an embroidery hoop: bent wood, open at one place, where a screw of brass draws its ends together."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, group, material, screw, skin, threaded, turned  # noqa: E402
from shading import Sums  # noqa: E402

# Its inner and outer side from the middle, and its lower and upper edge over the table.
NEAR, FAR, LOW, HIGH = 4.1, 4.42, 0.06, 0.79
# How wide the gap between its ends is, in units along the ring.
GAP = 0.3


def bent(name):
    """Wood whose grain runs along a map, bent before it was sanded: pale, with fine dark pores."""
    made = material(name, rough=0.46)
    nodes, shader, sums = made.node_tree.nodes, made.node_tree.nodes["Principled BSDF"], Sums(made)
    place = nodes.new("ShaderNodeTexCoord").outputs["UV"]
    years = sums.noise(sums.scaled(place, (0.2, 13, 1)), 1, 6, 0.8)
    cloud = sums.noise(sums.scaled(place, (0.5, 1.2, 1)), 1, 3)
    pores = sums.noise(sums.scaled(place, (2.6, 60, 1)), 1, 4)
    tone = sums.reckoned("MULTIPLY_ADD", cloud, 0.4, sums.reckoned("MULTIPLY", years, 0.6))
    color = sums.ramp(tone, (0.4, "#8F5A2B"), (0.49, "#C4905A"), (0.58, "#E3C08C"))
    worn = sums.mixed(sums.ramp(pores, (0.54, "#000000"), (0.66, "#B0B0B0")), color, "#5E3413")
    sums.feed(shader.inputs["Base Color"], worn)
    sums.feed(shader.inputs["Roughness"], sums.reckoned("MULTIPLY_ADD", cloud, 0.3, 0.3))
    sums.feed(shader.inputs["Normal"], sums.relief(sums.reckoned("MULTIPLY_ADD", pores, -0.6, years), 0.02, 0.35))
    shader.inputs["Clearcoat"].default_value = 0.12
    shader.inputs["Clearcoat Roughness"].default_value = 0.3
    return made


def section():
    """Across the ring: how far out and how high, around it, its edges broken by use."""
    round_off, corners = 0.07, [(NEAR, LOW), (FAR, LOW), (FAR, HIGH), (NEAR, HIGH)]
    centre = ((NEAR + FAR) / 2, (LOW + HIGH) / 2)
    loop = []
    for number, (out, up) in enumerate(corners):
        inward = [round_off if corner < middle else -round_off for corner, middle in zip((out, up), centre)]
        for step in range(5):
            angle = math.radians(180 + 90 * number + 22.5 * step)
            loop.append((out + inward[0] + round_off * math.cos(angle), up + inward[1] + round_off * math.sin(angle)))
    return loop


def ring(open_at):
    """The ring about the middle of the scene; `open_at` is where its gap is, in degrees clockwise from y."""
    loop, steps = section(), 420
    half = GAP / 2 / FAR
    rows, walked = [], []
    for step in range(-1, steps + 2):
        # The first and the last row close its ends.
        turn = math.radians(open_at) + half + (2 * math.pi - 2 * half) * min(max(step, 0), steps) / steps
        # Bent by hand over steam, it is nowhere quite round.
        sway = 0.012 * math.sin(3 * turn) + 0.006 * math.sin(7 * turn + 1)
        capped = step in (-1, steps + 1)
        row = []
        for out, up in loop:
            if capped:
                out, up = (NEAR + FAR) / 2, (LOW + HIGH) / 2
            row.append(((out + sway) * math.sin(turn), (out + sway) * math.cos(turn), up + 0.01 * math.sin(2 * turn)))
        rows.append(row)
        walked.append(turn * FAR)
    thing = skin("ring", rows, [bent("beech")], closed=True)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(60)
    flat, line = thing.data.uv_layers.new(), len(loop)
    around = [0.0]
    for one, other in zip(loop, [*loop[1:], loop[0]]):
        around.append(around[-1] + math.dist(one, other))
    for face in thing.data.polygons:
        places = [divmod(thing.data.loops[at].vertex_index, line) for at in face.loop_indices]
        closes = any(side == 0 for _, side in places) and any(side == line - 1 for _, side in places)
        for at, (row, side) in zip(face.loop_indices, places):
            flat.data[at].uv = (walked[row], around[line if closes and side == 0 else side])
    fitting(open_at)


def knurled(name, radius, high, paint, at, turn):
    """A nut to be turned by fingers: its side is grooved."""
    grooves = 30
    profile = [(0.3, 0), (0.82, 0), (0.95, 0.03), (1, 0.07), (1, high / radius - 0.07), (0.95, high / radius - 0.03), (0.82, high / radius), (0.3, high / radius), (0, high / radius)]
    rows = []
    for out, up in profile:
        depth = 0.05 if out > 0.9 else 0
        rows.append([(radius * (out - depth * (side % 4 > 1)) * math.cos(angle), radius * (out - depth * (side % 4 > 1)) * math.sin(angle), radius * up) for side, angle in ((side, -2 * math.pi * side / grooves / 4) for side in range(grooves * 4))])
    thing = skin(name, rows, [paint], at, turn, closed=True)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(25)


def fitting(open_at):
    """What holds the ends: on each a plate with a lug, through both a screw with a head and a nut."""
    brass = material("brass", "#D9AC55", 0.26, 0.78)
    sums, shader = Sums(brass), brass.node_tree.nodes["Principled BSDF"]
    place = brass.node_tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    tarnish = sums.noise(place, 5, 5)
    sums.feed(shader.inputs["Base Color"], sums.ramp(tarnish, (0.28, "#A67A34"), (0.46, "#EAC470")))
    sums.feed(shader.inputs["Roughness"], sums.reckoned("MULTIPLY_ADD", tarnish, -0.3, 0.45))
    dark = material("slot", "#20150A", 0.8)
    with group("fitting", turn=(0, 0, -open_at)):
        middle = (LOW + HIGH) / 2
        for hand in (-1, 1):
            rows = []
            for step in range(13):
                turn = hand * (GAP / 2 + 0.02 + 0.62 * step / 12) / FAR
                out = FAR + 0.012
                rows.append([((out + thick) * math.sin(turn), (out + thick) * math.cos(turn), middle + up) for thick, up in ((0, -0.25), (0.045, -0.25), (0.045, 0.25), (0, 0.25))])
            rows = [[rows[0][0]] * 4, *rows, [rows[-1][0]] * 4]
            skin("plate", rows if hand > 0 else rows[::-1], [brass], closed=True).modifiers.new("edge", "BEVEL").width = 0.008
            turn = hand * 0.5 / FAR
            screw("rivet", 0.075, [brass, dark], (math.sin(turn) * (FAR + 0.05), math.cos(turn) * (FAR + 0.05), middle), (-90, 0, 0), slot=35 * hand)
            box("lug", (0.07, 0.5, 0.42), [brass], (hand * (GAP / 2 + 0.05), FAR + 0.27, middle - 0.21), bevel=0.02)
        axis = FAR + 0.34
        threaded("rod", 0.085, 1.5, [brass], (-0.72, axis, middle), (0, 90, 0), pitch=0.05)
        turned("head", [(0, 0), (0.13, 0), (0.17, 0.03), (0.17, 0.1), (0.14, 0.13), (0, 0.13)], [brass], (-0.6, axis, middle), (0, 90, 0), sides=40)
        box("slot", (0.05, 0.4, 0.04), [dark], (-0.605, axis, middle - 0.02), (0, 0, 0), bevel=0)
        knurled("nut", 0.27, 0.24, brass, (0.27, axis, middle), (0, 90, 0))
