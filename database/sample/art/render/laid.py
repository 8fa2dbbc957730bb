"""
What lies on a table that is seen from above its near edge: sheets that bend, windows, telephones and what else lies
about while a craft is at work. What lies where is in `table.json` beside the textures, in pixels of the picture; it
says where a thing meets the table, so a scene keeps its composition whatever the eye does. `lay` builds it, `look`
puts the eye where it sees it so.
"""
import json
import math
import os
import random
import sys

from mathutils import Matrix, Vector

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from coins import faced  # noqa: E402
from creased import creased  # noqa: E402
from envelope import envelope as folded  # noqa: E402
from fruit import leaf as foliage, mango as grown, peel  # noqa: E402
from kit import bpy, curled, disc, eye, group, height, material, mottled, printed, scene, slab, stand, textures, tube, turned, width  # noqa: E402
from loaf import loaf  # noqa: E402
from machine import rack as racked  # noqa: E402
from shading import Sums  # noqa: E402
from switches import switchboard  # noqa: E402

PIXELS = 100
ELEVATION = math.radians(64)
DISTANCE = 34
# Everything lies a little above what lies beneath it.
CLEAR = 0.012
# How long a mango is before it is sized: what is on its peel is as large as that.
GROWN = 2.2

wide, high = int(width) / PIXELS, int(height) / PIXELS
with open(f"{textures}/table.json") as file:
    table = json.load(file)

place = Vector((0, -math.cos(ELEVATION), math.sin(ELEVATION))) * DISTANCE
# The table's middle is the picture's, and there a unit is as many pixels as the scene says.
lens = 36 * DISTANCE / max(wide, high)


def spot(x, y, up=0.0):
    """Where the ray through a pixel of the picture meets the plane so far above the table."""
    right, across = (x / PIXELS - wide / 2), (high / 2 - y / PIXELS)
    upward = Vector((0, math.sin(ELEVATION), math.cos(ELEVATION)))
    ray = -place + upward * across + Vector((right, 0, 0))
    return place + ray * ((up - place.z) / ray.z)


def holder(it):
    """What a thing hangs from: on its spot, turned as on paper, its far edge raised by `lean` degrees and
    its right one by `tip`."""
    empty = bpy.data.objects.new("holder", None)
    scene.collection.objects.link(empty)
    lift = it.get("lift", 0) + CLEAR
    turn = Matrix.Rotation(math.radians(-it.get("turn", 0)), 4, "Z")
    lean = Matrix.Rotation(math.radians(it.get("lean", 0)), 4, "X")
    tip = Matrix.Rotation(math.radians(-it.get("tip", 0)), 4, "Y")
    pose = lean @ tip @ turn
    half = [it.get("wide", 0) * it["scale"] / 2 / PIXELS, it.get("high", 0) * it["scale"] / 2 / PIXELS]
    low = min((pose @ Vector((x * half[0], y * half[1], 0))).z for x in (-1, 1) for y in (-1, 1))
    rise = lift - low
    empty.matrix_world = Matrix.Translation(spot(it["x"], it["y"], rise)) @ pose @ Matrix.Scale(it["scale"], 4)
    return empty


def put(thing, parent, at=(0, 0, 0), turn=(0, 0, 0)):
    thing.parent = parent
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    return thing


def dull(name):
    """What is printed on paper, which mirrors nothing."""
    made = printed(name)
    made.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.15
    return made


def leaf(it):
    """A sheet of paper, with the marks of its folds if it has any."""
    size = (it["wide"] / PIXELS, it["high"] / PIXELS)
    shown = creased(dull(it["image"]), size, it["folds"]) if "folds" in it else dull(it["image"])
    sheet = curled("leaf", size, [shown], it.get("curl", [0, 0, 0, 0]), it.get("foot", 0), it.get("bow", 0))
    put(sheet, holder(it))


def plate(it, case, edge, glow, rough, coat, thick, radius):
    """Something flat with a thickness, and a face that is printed or shines."""
    size = (it["wide"] / PIXELS, it["high"] / PIXELS)
    parent = holder(it)
    body = slab("case", size, radius, [case], thick=thick, bevel=min(edge, thick / 2.2))
    put(body, parent, (0, -size[1] / 2, thick), (-90, 0, 0))
    inner = (size[0] - 2 * edge, size[1] - 2 * edge)
    shown = material(it["image"], image=it["image"], rough=rough, coat=coat, glow=glow)
    shown.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.2
    front = slab("face", inner, max(0.01, radius - edge), [shown])
    put(front, parent, (0, -inner[1] / 2, thick + 0.004), (-90, 0, 0))
    return parent


def window(it):
    """A window of a screen, as a pane that lies on the table."""
    case = material("pane", it.get("case", "#F1F1EF"), 0.25, coat=0.5)
    plate(it, case, 0.035, it.get("glow", 0), 0.4, 0, it.get("thick", 0.2), it.get("radius", 14) / PIXELS)


def card(it):
    """Board, printed on one side."""
    case = material("board", it.get("case", "#F4EBDA"), 0.8)
    plate(it, case, 0.012, 0, 0.7, it.get("coat", 0), it.get("thick", 0.06), it.get("radius", 4) / PIXELS)


def phone(it):
    """A telephone or a tablet; its texture is what is within the frame."""
    case = material("case", it.get("case", "#16181D"), 0.26, 0.35, coat=0.3)
    parent = plate(it, case, 0.12, 0.92, 0.1, 0.6, 0.42, it.get("radius", 66) / PIXELS)
    side = it["wide"] / PIXELS / 2
    for at, long in ((1.6, 0.7), (0.6, 0.44), (0.1, 0.44)):
        key = slab("key", (0.05, long), 0.02, [case], thick=0.1)
        put(key, parent, (side * (1 if long > 0.6 else -1), at, 0.26), (-90, 0, 0))


def pencil(it):
    """Six sides, a sharpened end that points to the left, a rubber at the other."""
    parent = holder({**it, "lift": it.get("lift", 0) + 0.15 * it["scale"]})
    long, thick = it["wide"] / PIXELS, 0.19
    wood, lead = material("cedar", "#E8C79A", 0.7), material("lead", "#23252C", 0.4)
    paint, tin, rubber = material("paint", it["color"], 0.3, coat=0.6), material("tin", "#C9CCD2", 0.3, 1), material("rubber", "#D96A57", 0.8)
    parts = [
        ([(0, 0), (0.045, 0.2)], lead, 32, 0.2),
        ([(0.045, 0.2), (thick * 0.98, 0.85)], wood, 32, 0.2),
        ([(thick, 0.8), (thick, long - 0.62)], paint, 6, 0.2),
        ([(thick, long - 0.62), (thick * 1.03, long - 0.6), (thick * 1.03, long - 0.3), (thick, long - 0.28)], tin, 32, 0.2),
        ([(thick * 0.96, long - 0.3), (thick * 0.96, long - 0.05), (thick * 0.8, long), (0, long)], rubber, 32, 0.2),
    ]
    for profile, paint_of, sides, _ in parts:
        made = turned("pencil", profile, [paint_of], (0, 0, 0), sides=sides)
        if sides == 6:
            for face in made.data.polygons:
                face.use_smooth = False
        put(made, parent, (-long / 2, 0, 0), (0, 90, 0))


def coins(it):
    """A pile, each coin a little beside the one below."""
    metal = faced(it["image"], 2)
    base = spot(it["x"], it["y"], it.get("lift", 0))
    radius = it["wide"] / PIXELS / 2 * it["scale"]
    for at in range(it["layers"]):
        aside = [0.05 * math.sin(at * 2.4), 0.05 * math.cos(at * 3.1)]
        disc("coin", radius, 0.17, metal, (base.x + aside[0], base.y + aside[1], base.z + 0.09 + at * 0.172), (0, 0, (at + 1 - it["layers"]) * 47 - it.get("turn", 0)), bevel=0.028)


def envelope(it):
    """Closed with wax; its texture is what is pressed into that."""
    with group("envelope") as made:
        folded(it["wide"] / PIXELS, it["high"] / PIXELS, it["image"])
    made.parent = holder(it)


def mango(it):
    """A fruit that lies on its side, with as many leaves at its stem as `leaves` has headings. Its stem points where
    its own says, against the clock from the right; `roll` turns its red shoulder."""
    dice, parent = random.Random(it["seed"]), holder({**it, "wide": 0, "high": 0, "scale": it["scale"] * it["wide"] / PIXELS / GROWN})
    fruit = grown((0, 0, 0), (0, 0, 0), GROWN, peel(it["blush"]), dice)
    about = Matrix.Rotation(math.radians(it["heading"]), 3, "Z") @ Matrix.Rotation(math.radians(88), 3, "Y") @ Matrix.Rotation(math.radians(90 + it["roll"]), 3, "Z")
    low = min((about @ point.co).z for point in fruit.data.vertices)
    fruit.parent, fruit.location, fruit.rotation_euler = parent, (0, 0, -low), about.to_euler()
    stem = about @ Vector((0, 0, GROWN * 0.52))
    for roll, pitch, heading, long in it.get("leaves", []):
        blade = foliage((stem.x, stem.y, stem.z - low), (roll, pitch, heading), long * GROWN, dice)
        blade.parent = parent


def pin(it):
    """A round-headed pin, pressed in."""
    base = spot(it["x"], it["y"], it.get("lift", 0))
    steel = material("needle", "#C9CCD2", 0.2, 1)
    head = material("head", it["color"], 0.18, coat=0.8)
    turned("needle", [(0.02, 0), (0.02, 0.2)], [steel], base, sides=12)
    turned("head", [(0, 0.14), (0.1, 0.15), (0.17, 0.2), (0.21, 0.3), (0.2, 0.4), (0.13, 0.48), (0, 0.5)], [head], base, (8, -8, 0))


def parcel(it):
    """An open carton, and the pair that came in it."""
    from parcel import parcel as opened

    with group("parcel", spot(it["x"], it["y"]), (0, 0, -it.get("turn", 0)), it["scale"]):
        opened(it["shoe"], it["image"])


def stamp(it):
    """A rubber stamp lying on its side: a block of wood and a turned handle."""
    from kit import box as block

    parent = holder({**it, "lift": 0.7 * it["scale"] + it.get("lift", 0)})
    beech, oak = mottled("beech", "#8a5426", "#d3995c", (7, 7, 0.7), 0.4, relief=0.03), mottled("block", "#7a4620", "#b67a40", (0.7, 7, 7), 0.45, relief=0.03)
    profile = [(0.5, 0), (0.46, 0.3), (0.36, 0.8), (0.34, 1.1), (0.46, 1.5), (0.6, 1.8), (0.62, 2.1), (0.46, 2.42), (0.2, 2.56), (0, 2.58)]
    put(turned("handle", profile, [beech], (0, 0, 0)), parent, (0, 0.2, 0), (-90, 0, 0))
    put(block("block", (3.1, 0.8, 1.3), [oak], (0, 0, 0), bevel=0.06), parent, (0, -0.2, -0.65), (0, 0, 0))
    put(block("rubber", (3.2, 0.3, 1.4), [material("rubber", "#23252d", 0.8)], (0, 0, 0), bevel=0.02), parent, (0, -0.72, -0.7), (0, 0, 0))
    put(block("ink", (3.1, 0.1, 1.3), [material("inked", "#7E1A14", 0.5)], (0, 0, 0), bevel=0.02), parent, (0, -0.9, -0.65), (0, 0, 0))


def yarn(color, turns):
    """Strands laid about one another, so many turns from end to end, with a little fluff."""
    made = material("yarn", color, 0.9)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Specular"].default_value = 0.1
    shader.inputs["Sheen"].default_value = 0.6
    place, axes = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    sums = Sums(made)
    links.new(place.outputs["UV"], axes.inputs[0])
    along = sums.reckoned("MULTIPLY", axes.outputs["X"], turns * 3)
    around = sums.reckoned("MULTIPLY", axes.outputs["Y"], 3)
    wave = sums.reckoned("ABSOLUTE", sums.reckoned("SINE", sums.reckoned("MULTIPLY", sums.reckoned("ADD", along, around), math.pi)))
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 1
    bump.inputs["Distance"].default_value = 0.05
    links.new(wave, bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])
    shade = (0.74, 0.7, 0.7, 1)
    links.new(sums.mixed(sums.reckoned("SUBTRACT", 1, wave), color, shade, "MULTIPLY"), shader.inputs["Base Color"])
    return made


def cord(it):
    """A line that lies above the table, through pixels of the picture; `twist` times it goes about itself."""
    ink = yarn(it["color"], it["twist"]) if it.get("twist") else material("cord", it["color"], 0.5)
    lift = it.get("lift", 0.06)
    tube("cord", [spot(x, y, lift + rise) for x, y, rise in it["points"]], it.get("thick", 0.03), ink)


def boat(it):
    """Folded from one sheet: a hull of two long sides and the peak between them."""
    parent = holder({**it, "wide": 0, "high": 0})
    long, deep, tall, peak = it["wide"] / PIXELS / 2, it["wide"] / PIXELS * 0.2, it["wide"] / PIXELS * 0.36, it["wide"] / PIXELS * 0.62
    foot = long * 0.5
    mesh = bpy.data.meshes.new("boat")
    points = [(-foot, -0.02, 0), (foot, -0.02, 0), (-long, 0, tall), (long, 0, tall), (0, -deep, tall * 0.62), (0, deep, tall * 0.62), (0, 0, peak), (-foot * 0.72, 0, tall * 0.5), (foot * 0.72, 0, tall * 0.5)]
    faces = [(0, 4, 2), (0, 1, 4), (1, 3, 4), (0, 2, 5), (0, 5, 1), (1, 5, 3), (7, 8, 6)]
    mesh.from_pydata(points, [], faces)
    mesh.update()
    ink = material("boat", it["color"], 0.85)
    thing = put(stand(mesh, "boat", [ink]), parent, (0, 0, 0), (0, 0, 0))
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.02
    edge = material("fold", it["edge"], 0.85)
    for line in ((2, 4, 3), (2, 0), (3, 1), (7, 6, 8), (0, 4), (1, 4)):
        curve = tube("edge", [Vector(points[at]) + Vector((0, -0.012, 0.006)) for at in line], 0.011, edge)
        put(curve, parent)


def switches(it):
    """A switchboard; a label may be stuck below each of its six rockers."""
    labels = [dull(it["image"] + str(at)) if at in it["labelled"] else None for at in range(6)]
    with group("switches") as made:
        switchboard(it["wide"] / PIXELS, it["high"] / PIXELS, printed(it["image"] + "dial"), labels, it["on"])
    made.parent = holder(it)


def rack(it):
    """A rack with its machines."""
    names = material(it["image"], image=it["image"], rough=0.2, coat=0.4, glow=1.1)
    with group("rack") as made:
        racked(it["machines"], names, it["cords"])
    made.parent = holder(it)


def bread(it):
    """A loaf."""
    put(loaf(), holder(it))


makers = {made.__name__: made for made in (leaf, window, card, phone, pencil, coins, envelope, mango, pin, parcel, stamp, cord, boat, switches, rack, bread)}


def lay():
    for it in table["things"]:
        makers[it["kind"]]({"scale": 1, **it})


def look():
    eye(place, (0, 0, 0), lens)
