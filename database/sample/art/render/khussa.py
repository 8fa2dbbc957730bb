"""
A khussa: sole, upper of embroidered velvet, the leather inside and the toe that curls back over itself. It is cut by
the lines of `covers/khussa`, a hundred of whose units are one here, so that it is three times as large as a real one;
the drawing's up is y, and its middle, 450 below its top, lies on the ground in the middle of the thing.
"""
import json
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import bpy, disc, group, material, scene, skin, textures, through, tube, tubes  # noqa: E402
from shading import Sums  # noqa: E402

with open(f"{textures}/khussa.json", encoding="utf-8") as file:
    cut = json.load(file)
EDGE, MOUTH = cut["edge"], cut["mouth"]

# A foot is slimmer than the leather that lies flat before it is drawn over the last.
SLIM = 0.85
# In the drawing's units from its top: the tip of the tongue, the point of the mouth, and the heel.
TIP, THROAT, HEEL = -70, 424, 882
SOLE = 0.13
# How high the upper stands over the sole: on its middle by y, and along the mouth from its point to the heel.
VAMP = [(TIP, 0.05), (40, 0.07), (84, 0.13), (120, 0.3), (160, 0.52), (220, 0.74), (300, 0.92), (380, 1.06), (THROAT, 1.12)]
RIM = [(0, 1.12), (0.1, 1.03), (0.24, 0.86), (0.42, 0.74), (0.6, 0.74), (0.8, 0.86), (1, 1.0)]
# How many faces the upper has from its edge inwards, and along each of its sides.
ACROSS, FLANKS = 30, 150


def between(table, at):
    """What a table of places and values has at a place, without a corner."""
    if at <= table[0][0]:
        return table[0][1]
    line = through(table, 12)
    for (a, low), (b, high) in zip(line, line[1:]):
        if at <= b:
            return low + (high - low) * (at - a) / ((b - a) or 1)
    return table[-1][1]


def even(line, steps):
    """The same line in so many equal steps."""
    walked = [0.0]
    for one, other in zip(line, line[1:]):
        walked.append(walked[-1] + math.dist(one, other))
    points, leg = [], 0
    for step in range(steps + 1):
        goal = walked[-1] * step / steps
        while leg < len(line) - 2 and walked[leg + 1] < goal:
            leg += 1
        part = (goal - walked[leg]) / ((walked[leg + 1] - walked[leg]) or 1)
        points.append([a + (b - a) * part for a, b in zip(line[leg], line[leg + 1])])
    return points


def smooth(part):
    """From 0 to 1, level at both ends."""
    part = max(0.0, min(1.0, part))
    return part * part * (3 - 2 * part)


def half(y):
    """How far the edge of the upper is from its middle."""
    if y < 66:
        return 2.5 + 11.7 * (max(0, y - TIP) / (66 - TIP)) ** 1.3
    for (ax, ay), (bx, by) in zip(EDGE, EDGE[1:]):
        if ay <= y <= by:
            return ax + (bx - ax) * (y - ay) / ((by - ay) or 1) - 200
    return 0.0


def beyond(y):
    """How far the sole goes beyond that edge, hardly at all along the tongue."""
    return 1.5 + 6.5 * smooth((y - 30) / 130)


def wound():
    """Where the middle of the sole goes, by the drawing's y from the tip to the heel: y, z, and how steep it rises."""
    course, y, z = {}, -4.32, 0.0
    for at in range(HEEL, TIP - 1, -1):
        spring = 0.17 * smooth((300 - at) / 180)
        roll = 3.75 * (max(0, 128 - at) / (128 - TIP)) ** 1.25
        course[at] = (y, z, spring + roll)
        y += 0.01 * math.cos(spring + roll)
        z += 0.01 * math.sin(spring + roll)
    return course


SPINE = wound()


def lie(x, y, z):
    """A point of the drawing so high over the sole, as it lies in the thing."""
    low = max(TIP, min(HEEL - 1, math.floor(y)))
    part = y - low
    ahead, up, steep = (a + (b - a) * part for a, b in zip(SPINE[low], SPINE[low + 1]))
    return ((x - 200) / 100 * SLIM, ahead - z * math.sin(steep), up + z * math.cos(steep))


def stations():
    """From the tip to the heel on the right: a point of the edge, the one within it on the middle or the mouth, how
    high that is, and how much the upper stands there like a wall."""
    rows = [((200 + half(y), y), (200, y), between(VAMP, y), 0.0) for y in range(TIP, THROAT, 4)]
    beside = [(200 + half(THROAT), THROAT), *[point for point in EDGE if point[1] > THROAT]]
    for step, (foot, top) in enumerate(zip(even(beside, FLANKS), even(MOUTH, FLANKS))):
        part = step / FLANKS
        rows.append((foot, top, between(RIM, part), smooth(part / 0.3)))
    return rows


STATIONS = stations()


def section(foot, top, high, wall):
    """The points of the upper from its edge inwards, each with its place in the two parts of the drawing."""
    wide = math.dist(foot, top)
    out = []
    for step in range(ACROSS + 1):
        v = step / ACROSS
        # An arch, whose foot is not so steep that the bands along the edge are hidden from above.
        inward, up = v, 1 - (1 - v) ** 1.9
        # A wall swells over its foot before it leans in to the mouth.
        stood = v ** 2.2 - 8 / max(wide, 8) * math.sin(math.pi * min(1, v * 1.15))
        inward += (stood - inward) * wall
        up += (v - up) * wall
        x, y = (a + (b - a) * inward for a, b in zip(foot, top))
        out.append(lie(x, y, SOLE * 0.8 + high * up))
    walked = [0.0]
    for one, other in zip(out, out[1:]):
        walked.append(walked[-1] + 100 * math.dist(one, other))
    # The drawing is drawn out over the vamp; on a wall its two parts keep their size and the velvet between them grows.
    places = []
    for at in walked:
        far = [part * wide / walked[-1] for part in (at, walked[-1] - at)]
        kept = [min(at, wide), walked[-1] - at]
        low, high_up = ((a + (b - a) * wall) / (wide or 1) for a, b in zip(far, kept))
        places.append(([a + (b - a) * low for a, b in zip(foot, top)], [b + (a - b) * high_up for a, b in zip(foot, top)]))
    return out, places


def upper(materials):
    """The upper as one skin with its lining, from both halves."""
    points, faces, maps = [], [], []
    for hand in (1, -1):
        start = len(points)
        for row in STATIONS:
            out, places = section(*row)
            points += [(hand * x, y, z) for x, y, z in out]
            maps += [[(200 + hand * (x - 200), y) for x, y in place] for place in places]
        line = ACROSS + 1
        for row in range(len(STATIONS) - 1):
            for step in range(ACROSS):
                a = start + row * line + step
                face = (a, a + 1, a + line + 1, a + line)
                faces.append(face if hand == 1 else face[::-1])
    mesh = bpy.data.meshes.new("upper")
    mesh.from_pydata(points, [], faces)
    for number, name in enumerate(("flat", "rim")):
        layer = mesh.uv_layers.new(name=name)
        for loop in mesh.loops:
            x, y = maps[loop.vertex_index][number]
            layer.data[loop.index].uv = (x / 800 + number / 2, 1 - (y + 100) / 1000)
    for face in mesh.polygons:
        face.use_smooth = True
    thing = bpy.data.objects.new("upper", mesh)
    scene.collection.objects.link(thing)
    for each in materials:
        mesh.materials.append(each)
    joined = thing.modifiers.new("joined", "WELD")
    joined.merge_threshold = 0.0015
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.05, -1
    thick.material_offset = thick.material_offset_rim = 1


def read(made, name, layer=None):
    """The node of a texture on a map of the thing."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    node = nodes.new("ShaderNodeTexImage")
    node.image = bpy.data.images.load(f"{textures}/{name}.png", check_existing=True)
    node.extension = "EXTEND"
    if layer:
        place = nodes.new("ShaderNodeUVMap")
        place.uv_map = layer
        links.new(place.outputs[0], node.inputs[0])
    return node


def embroidered(name):
    """Velvet, and metal thread on it that is as high as its relief is bright."""
    made = material(f"{name} upper", rough=0.88)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    velvet, sums = nodes["Principled BSDF"], Sums(made)
    colors = [read(made, f"{name} work", layer).outputs["Color"] for layer in ("flat", "rim")]
    reliefs = []
    for layer in ("flat", "rim"):
        node = read(made, f"{name} relief", layer)
        node.image.colorspace_settings.name = "Non-Color"
        reliefs.append(node.outputs["Color"])
    above = sums.ramp(reliefs[1], (0.02, "#000000"), (0.14, "#FFFFFF"))
    color = sums.mixed(above, colors[0], colors[1])
    height = sums.reckoned("MAXIMUM", reliefs[0], reliefs[1])
    thread = sums.ramp(height, (0.08, "#000000"), (0.2, "#FFFFFF"))
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    nap = sums.noise(place, 30, 4)
    brushed = sums.noise(place, 2.4, 3, 0.8)
    shade = sums.mixed(1, color, sums.ramp(brushed, (0.3, "#A9A9A9"), (0.7, "#FFFFFF")), "MULTIPLY")
    # Looked at from above one sees between the pile, and from aside its ends.
    facing = nodes.new("ShaderNodeLayerWeight").outputs["Facing"]
    shade = sums.mixed(1, shade, sums.ramp(facing, (0.02, "#BABABA"), (0.6, "#FFFFFF")), "MULTIPLY")
    links.new(shade, velvet.inputs["Base Color"])
    velvet.inputs["Specular"].default_value = 0.2
    velvet.inputs["Sheen"].default_value = 1
    velvet.inputs["Sheen Tint"].default_value = 0.75
    metal = nodes.new("ShaderNodeBsdfPrincipled")
    metal.inputs["Metallic"].default_value = 0.72
    metal.inputs["Roughness"].default_value = 0.36
    links.new(color, metal.inputs["Base Color"])
    both = nodes.new("ShaderNodeMixShader")
    links.new(thread, both.inputs[0])
    links.new(velvet.outputs[0], both.inputs[1])
    links.new(metal.outputs[0], both.inputs[2])
    links.new(both.outputs[0], nodes["Material Output"].inputs[0])
    # Each thread is a little higher on its back, which is where the drawing has it bright.
    grey = nodes.new("ShaderNodeRGBToBW")
    links.new(color, grey.inputs[0])
    risen = sums.reckoned("MULTIPLY_ADD", sums.reckoned("MULTIPLY", grey.outputs[0], thread), 0.22, height)
    risen = sums.reckoned("MULTIPLY_ADD", nap, 0.12, risen)
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 1
    bump.inputs["Distance"].default_value = 0.05
    links.new(risen, bump.inputs["Height"])
    for shader in (velvet, metal):
        links.new(bump.outputs[0], shader.inputs["Normal"])
    return made


def leather(name, color, rough=0.5, pressed=None):
    """Tanned hide, grained; `pressed` names a texture that is dark where it has been stamped."""
    made = material(name, color, rough)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader, sums = nodes["Principled BSDF"], Sums(made)
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    grain, cloud = sums.noise(place, 22, 5, 0.5), sums.noise(place, 1.5, 4)
    shade = sums.mixed(1, color, sums.ramp(cloud, (0.3, "#B4A79E"), (0.7, "#FFFFFF")), "MULTIPLY")
    height = sums.reckoned("MULTIPLY", grain, 0.2)
    if pressed:
        stamp = read(made, pressed).outputs["Color"]
        shade = sums.mixed(0.6, shade, sums.mixed(1, shade, stamp, "MULTIPLY"))
        height = sums.reckoned("ADD", height, stamp)
    links.new(shade, shader.inputs["Base Color"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.7
    bump.inputs["Distance"].default_value = 0.03
    links.new(height, bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])
    return made


def sole(paint):
    """The plate on which all stands, a little wider than the upper, as far as the tip."""
    rows = []
    foot = even([point for point in EDGE if point[1] >= 66], 240)
    outline = [(200 + half(y), y, beyond(y), (1, 0)) for y in range(TIP - 3, 66, 3)]
    for (ax, ay), (bx, by) in zip(foot, foot[1:]):
        long = math.dist((ax, ay), (bx, by))
        outline.append((ax, ay, beyond(ay), ((by - ay) / long, (ax - bx) / long)))
    for x, y, out, (right, down) in [*outline, (200, HEEL, 8, (0, 1))]:
        thick = SOLE * (0.4 + 0.6 * smooth((y - TIP) / 190))
        wide, at = max(0, x + out * right - 200), y + out * down
        top, bottom = ([(side / 5 * wide, z) for side in range(-5, 6)] for z in (SOLE, SOLE - thick))
        rim = wide + 1.2 * right
        loop = [*top, (rim, SOLE - thick / 2), *bottom[::-1], (-rim, SOLE - thick / 2)]
        rows.append([lie(200 + across, at, z) for across, z in loop])
    thing = skin("sole", rows, [paint], closed=True)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(50)


def insole(paint):
    """The leather on which the foot stands, higher along its sides."""
    rows = []
    for y in [*range(250, 860, 6), *range(860, HEEL, 2)]:
        # Under the vamp it stays clear of the upper, which is low there.
        wide = half(y) * (0.8 + 0.17 * smooth((y - THROAT) / 130))
        rows.append([(200 + side / 8 * wide, y) for side in range(-8, 9)])
    thing = skin("insole", [[lie(x, y, SOLE + 0.05 + 0.07 * (side / 8 - 1) ** 4) for side, (x, y) in enumerate(row)] for row in rows], [paint])
    flat = thing.data.uv_layers.new()
    places = [place for row in rows for place in row]
    for loop in thing.data.loops:
        x, y = places[loop.vertex_index]
        flat.data[loop.index].uv = (x / 400, 1 - y / 900)


def stitches(name, line, radius, paint):
    """Thread that comes up and goes down again along a line of points."""
    threads = []
    for a, b in zip(line, line[1:]):
        stitch = []
        for at, high in ((0, -0.4), (0.3, 0.35), (0.6, -0.4)):
            x, y, z = (p + (q - p) * at for p, q in zip(a, b))
            stitch.append((x, y, z + high * radius))
        threads.append(stitch)
    tubes(name, threads, radius, paint, roundness=2)


def around(points):
    """A line on the right as a whole one, from heel to heel about the toe, or the other way."""
    return [*points, *[(-x, y, z) for x, y, z in points[::-1]]]


def tuft(gold, silk, dice):
    """What hangs from the tip on a bead: strands of silk that fall on the vamp."""
    x, y, z = lie(200, TIP, SOLE * 0.8)
    _, back, up = (b - a for a, b in zip(lie(200, TIP + 12, SOLE), lie(200, TIP, SOLE)))
    long = math.hypot(back, up)
    back, up = back / long, up / long
    disc("bead", 0.075, 0.09, [gold], (x, y, z), (90 - math.degrees(math.atan2(up, back)), 0, 0), bevel=0.04)
    for _ in range(70):
        lean, deep, reach = dice.gauss(0, 0.3), dice.gauss(0, 0.16), dice.uniform(0.34, 0.42)
        hair = []
        for step in (0, 0.3, 0.6, 1):
            gone = step * reach
            hair.append((x + 0.8 * lean * gone, y + back * gone, z + (up + deep) * gone - 0.16 * step * step))
        tube("strand", hair, 0.011, silk)


def khussa(name, at, turn=(0, 0, 0), size=1.0):
    """One of the shoes of `khussa.json`, which is right and left."""
    look = cut["shoes"][name]
    hide = leather(f"{name} hide", look["leather"], 0.55)
    tan = leather("tan", "#A8703C", 0.55)
    gold = material(f"{name} gold", look["thread"], 0.34, 0.85)
    silk = material(f"{name} silk", look["silk"], 0.45)
    silk.node_tree.nodes["Principled BSDF"].inputs["Sheen"].default_value = 0.6
    with group(name, at, turn, size):
        upper([embroidered(name), hide])
        sole(tan)
        insole(leather(f"{name} insole", look["leather"], 0.5, "insole"))
        rim = [section(*row)[0][-1] for row in STATIONS if row[0][1] >= THROAT]
        binding = around([(x, y, z + 0.005) for x, y, z in rim])
        tube("binding", binding, 0.052, hide)
        seam = even(binding, 150)
        stitches("seam", [(x, y, z + 0.05) for x, y, z in seam], 0.013, gold)
        welt = [lie(200 + half(y) + 4.2, y, SOLE + 0.004) for y in range(100, 830, 3)]
        stitches("welt", even(around(welt[::-1]), 240), 0.012, material("thread", "#EFDDB6", 0.7))
        edge = [lie(200 + half(y) + beyond(y), y, SOLE * (0.8 - 0.3 * smooth((y - TIP) / 190))) for y in range(TIP - 2, 112, 3)]
        tube("piping", around(edge[::-1]), 0.03, gold)
        outer = [lie(200 + (-4.5, 0, 4.5, 0)[at % 4], y, SOLE * 0.58) for at, y in enumerate(range(TIP + 8, 56, 3))]
        tube("zigzag", outer, 0.014, gold)
        tuft(gold, silk, random.Random(name))


def cotton(fine=False):
    """A cloth of hand-spun cotton on which things stand, creased where it was folded; the texture `cloth` is its
    stripes, from left to right over 20 units. Where it is `fine`, only yarn that is thicker than the rest stands out."""
    made = material("cotton", rough=0.95)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader, sums = nodes["Principled BSDF"], Sums(made)
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    parts, flat = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeCombineXYZ")
    links.new(place, parts.inputs[0])
    stray, slub = sums.noise(place, 3, 3), sums.noise(place, 11, 4)
    # A stripe is as straight as its yarn.
    across = sums.reckoned("MULTIPLY_ADD", stray, 0.03, parts.outputs["X"])
    links.new(sums.reckoned("MULTIPLY_ADD", across, 1 / 20, 0.5), flat.inputs[0])
    stripes = read(made, "cloth")
    links.new(flat.outputs[0], stripes.inputs[0])

    def yarn(axis, count, wander):
        return sums.reckoned("SINE", sums.reckoned("MULTIPLY_ADD", parts.outputs[axis], count, sums.reckoned("MULTIPLY", stray, wander)))

    if fine:
        # Not counted as a mesh would be, since that comes out as moiré.
        along, over = sums.noise(sums.scaled(place, (1.6, 46, 1)), 1, 3), sums.noise(sums.scaled(place, (46, 1.6, 1)), 1, 3)
        weave = sums.reckoned("MULTIPLY", sums.reckoned("SUBTRACT", sums.reckoned("ADD", along, over), 1), 3)
        slub = sums.reckoned("MULTIPLY_ADD", slub, 0.45, 0.33)
    else:
        weave = sums.reckoned("MULTIPLY_ADD", yarn("X", 118, 8), 0.5, sums.reckoned("MULTIPLY", yarn("Y", 160, 10), 0.4))
    shade = sums.ramp(sums.reckoned("MULTIPLY_ADD", weave, 0.16, slub), (0.2, "#E2DDD6"), (0.7, "#FFFFFF"))
    links.new(sums.mixed(1, stripes.outputs["Color"], shade, "MULTIPLY"), shader.inputs["Base Color"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.4
    bump.inputs["Distance"].default_value = 0.03
    links.new(sums.reckoned("MULTIPLY_ADD", slub, 0.8, sums.reckoned("MULTIPLY", weave, 0.4)), bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])

    def sunk(x, y):
        """How deep the cloth lies at a place: what stands on it holds it down, and it rises nowhere above that."""
        fold = sum(0.05 * math.exp(-(((at - line) / 0.13) ** 2)) for at, line in ((x, -7.7), (x, 7.55), (y, 5.15), (y, -5.3)))
        return fold + 0.035 * math.sin(0.8 * x + 0.5 * y) * math.sin(0.6 * y - 0.35 * x + 1) - 0.06

    skin("cotton", [[(x * 0.1, y * 0.1, sunk(x * 0.1, y * 0.1)) for x in range(-150, 151)] for y in range(-130, 131)], [made])
