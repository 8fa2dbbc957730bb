"""
The nine things of the museum's cabinet, its labels and its tag. What is round stands on its foot, what is flat lies
with its face up and its head away from the eye; all of them are about 1 to 3 as large as the real ones, before `size`.
"""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import Vector, bpy, box, curled, disc, expose, eye, group, lamp, material, mottled, printed, scene, skin, slab, stand, sun, textures, through, timber, towards, tube, turned  # noqa: E402
from shading import Sums  # noqa: E402


def picture(made, image, across=None):
    """The colour and the alpha of a texture, by the thing's own map or, where `across` says from where to where
    in x and z, as cast on it from the side."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    texture = nodes.new("ShaderNodeTexImage")
    texture.image = bpy.data.images.load(f"{textures}/{image}.png")
    texture.extension = "EXTEND"
    if across:
        (left, right), (low, high) = across
        sums, place = Sums(made), nodes.new("ShaderNodeTexCoord")
        parts, flat = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeCombineXYZ")
        links.new(place.outputs["Object"], parts.inputs[0])
        for axis, to, start, end in (("X", 0, left, right), ("Z", 1, low, high)):
            part = sums.reckoned("DIVIDE", sums.reckoned("SUBTRACT", parts.outputs[axis], start), end - start)
            links.new(part, flat.inputs[to])
        links.new(flat.outputs[0], texture.inputs[0])
    return texture.outputs["Color"], texture.outputs["Alpha"]


def ware(name, dark, light, image=None, across=None, rough=0.85, coat=0.0, wear=0.4, turning=0.0, grain=0.15):
    """Clay, glaze or lacquer between two colours, and what is painted on it, of which `wear` has rubbed off a part;
    `turning` is how much the wheel's marks are felt, `grain` how much the body is."""
    made = material(name, rough=rough, coat=coat)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader, sums = nodes["Principled BSDF"], Sums(made)
    reckoned, mixed = sums.reckoned, sums.mixed
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    cloud, speck = sums.noise(place, 0.55, 5, 0.6), sums.noise(place, 26, 3)
    body = sums.ramp(cloud, (0.3, dark), (0.68, light), ease="EASE")
    body = mixed(0.55, body, sums.ramp(speck, (0.3, "#8d8378"), (0.5, "#FFFFFF"), (0.72, "#FFFFFF")), "MULTIPLY")
    rubbed = sums.ramp(sums.noise(place, 5.5, 8), (0.34, "#000000"), (0.5, "#FFFFFF"))
    height = reckoned("MULTIPLY", speck, grain)
    if image:
        color, covered = picture(made, image, across)
        left = reckoned("MULTIPLY", covered, reckoned("MULTIPLY_ADD", rubbed, wear, 1 - wear))
        body = mixed(left, body, color)
        height = reckoned("MULTIPLY_ADD", left, 0.25 * grain, height)
    if turning:
        parts = nodes.new("ShaderNodeSeparateXYZ")
        links.new(place, parts.inputs[0])
        groove = reckoned("SINE", reckoned("MULTIPLY_ADD", parts.outputs["Z"], 21, reckoned("MULTIPLY", cloud, 9)))
        height = reckoned("MULTIPLY_ADD", groove, turning, height)
    links.new(body, shader.inputs["Base Color"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = 0.1
    links.new(height, bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])
    return made


def beaten(name, dark, light, rough=0.35, dents=0.5, size=3.5):
    """Metal under the hammer: how deep its `dents` are and how many lie along a unit (`size`); darker in places."""
    made = material(name, metal=1)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader, sums = nodes["Principled BSDF"], Sums(made)
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    cloud = sums.noise(place, 1.6, 7)
    links.new(sums.ramp(cloud, (0.34, dark), (0.62, light)), shader.inputs["Base Color"])
    links.new(sums.reckoned("MULTIPLY_ADD", cloud, -0.3, rough + 0.18), shader.inputs["Roughness"])
    blows = nodes.new("ShaderNodeTexVoronoi")
    blows.feature = "SMOOTH_F1"
    blows.inputs["Scale"].default_value = size
    links.new(place, blows.inputs["Vector"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = dents
    bump.inputs["Distance"].default_value = 0.15
    links.new(sums.reckoned("MULTIPLY_ADD", cloud, 0.25, blows.outputs["Distance"]), bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])
    return made


felt = mottled("felt", "#8E8B86", "#A5A29C", (9, 9, 9), 1, 0, 0.2, (0.25, 0.75))
plaster = mottled("plaster", "#B5AEA3", "#C6C0B5", (0.3, 0.3, 0.3), 0.95, 0, 0.16, (0.3, 0.7))
walnut = timber("walnut", "#37261B", "#735339")
CLAY = ("#9C5433", "#BE7F58")
shisham = timber("shisham", "#3E2010", "#8A5530", 0.38)
iron = beaten("iron", "#45413D", "#7A756E", 0.4, 0.14, 5)
black = beaten("black iron", "#2A2725", "#514D49", 0.36, 0.2, 4)
brass = beaten("brass", "#7C5722", "#C99B4A", 0.24, 0.22, 5)
steel = beaten("steel", "#55524E", "#96928C", 0.3, 0.2, 4)


def thrown(name, profile, paint, uneven=0.012, sides=128):
    """As `turned`, but by hand: not quite round, and its texture lies evenly along the wall from the first point of
    the profile to the last."""
    pot = turned(name, profile, [paint], (0, 0, 0), sides=sides)
    lengths = [0.0]
    for one, other in zip(profile, profile[1:]):
        lengths.append(lengths[-1] + math.dist(one, other))
    mesh = pot.data
    flat = mesh.uv_layers.active
    for loop in mesh.loops:
        flat.data[loop.index].uv.y = lengths[loop.vertex_index // sides] / lengths[-1]
    for vertex in mesh.vertices:
        x, y, z = vertex.co
        angle = math.atan2(y, x)
        swell = 1 + uneven * (math.sin(2 * angle + 0.7 * z) + 0.6 * math.sin(3 * angle - 1.3 * z))
        vertex.co = (x * swell + 1.5 * uneven * math.sin(0.55 * z), y * swell, z + uneven * math.hypot(x, y) * math.sin(angle + 1))
    return pot


SURAHI = through([(1.25, 0), (1.42, 0.12), (2.15, 0.72), (2.8, 1.7), (3.04, 2.75), (2.78, 3.75), (1.98, 4.55), (1.15, 5.02), (0.76, 5.5), (0.6, 6.1), (0.57, 6.4), (0.76, 6.56), (0.59, 6.74), (0.58, 7.25), (0.68, 7.75), (0.98, 8.25), (1.16, 8.42), (1.14, 8.5)], 7)


def surahi(at, turn=(0, 0, 0), size=1.0):
    """A jar for cool water."""
    with group("surahi", at, turn, size):
        thrown("wall", SURAHI, ware("slipped", *CLAY, "surahi", turning=0.1, wear=0.5)).rotation_euler.z = math.radians(90)
        inside = through([(1.14, 8.5), (1.05, 8.47), (0.8, 8.1), (0.57, 7.6), (0.46, 6.8)], 6)
        thrown("inside", inside, ware("clay", *CLAY)).rotation_euler.z = math.radians(90)
        disc("foot", 1.25, 0.02, [ware("clay", *CLAY)], (0, 0, 0.03), bevel=0)


def on_surahi(height, angle, out=0.0):
    """The point of its wall at that height, `angle` degrees from its right side with the clock, seen from above."""
    radius = next(r for r, z in SURAHI if z >= height) + out
    return (radius * math.cos(math.radians(angle)), -radius * math.sin(math.radians(angle)), height)


def tag(angle):
    """The accession's number on a string round the neck of an unturned surahi, lying on its shoulder."""
    string = material("string", "#E6DCC4", 0.9)
    ring = [on_surahi(5.5 + 0.12 * math.sin(math.radians(turn - angle + 180)), turn, 0.05) for turn in range(0, 365, 5)]
    tube("string", ring, 0.035, string)
    tube("string", [(x, y, z + 0.075 + 0.03 * math.sin(at / 5)) for at, (x, y, z) in enumerate(ring)], 0.035, string)
    for aside in (-3, 4):
        fall = [on_surahi(z, angle + aside * (5.5 - z) / 1.2, 0.05) for z in (5.45, 5.25, 5.0, 4.75, 4.5, 4.2)]
        tube("string", through([*fall, on_surahi(3.86, angle, 0.11)], 5), 0.03, string)
    low, high = 1.9, 4.05
    rows = []
    for up in range(25):
        z = low + (high - low) * up / 24
        reach = on_surahi(z, 0)[0] + 0.05 + 0.1 * (1 - up / 24) ** 3
        middle = math.radians(angle)
        half = 0.62
        rows.append([])
        for side in range(17):
            across = half * (side / 8 - 1)
            bend = across / reach * 0.9
            rows[-1].append((reach * math.cos(middle - bend), -reach * math.sin(middle - bend), z))
    sheet = skin("tag", rows, [printed("tag", 0.9)])
    flat = sheet.data.uv_layers.new()
    for loop in sheet.data.loops:
        flat.data[loop.index].uv = (loop.vertex_index % 17 / 16, loop.vertex_index // 17 / 24)
    sheet.modifiers.new("thick", "SOLIDIFY").thickness = 0.02


def bowl(at, turn=(0, 0, 0), size=1.0):
    """Glazed in Multan, white and two blues."""
    outside = through([(0.0, 0.12), (0.9, 0.1), (0.95, 0), (1.12, 0), (1.16, 0.26), (1.6, 0.5), (2.25, 1.1), (2.62, 1.85), (2.76, 2.36)], 7)
    inside = through([(2.76, 2.36), (2.7, 2.42), (2.6, 2.34), (2.44, 1.86), (2.06, 1.16), (1.4, 0.62), (0.7, 0.44), (0.0, 0.42)], 7)
    with group("bowl", at, turn, size):
        for name, profile in (("bowl", outside), ("bowl inside", inside)):
            glaze = ware(name, "#DDE2DA", "#EEEEE6", name, rough=0.16, coat=0.6, wear=0.12, grain=0.02, turning=0.012)
            thrown(name, profile, glaze, 0.006)


def limb(points, rounds=8, sides=24):
    """A round form along points of x, y, z and radius, one of whose ends is as good as the other."""
    rows = []
    course = through(points, rounds)
    for at, (x, y, z, radius) in enumerate(course):
        (ax, _, az, _), (bx, _, bz, _) = course[max(0, at - 1)], course[min(len(course) - 1, at + 1)]
        long = math.hypot(bx - ax, bz - az) or 1
        nx, nz = -(bz - az) / long, (bx - ax) / long
        rows.append([(x + radius * math.cos(a) * nx, y + radius * math.sin(a), z + radius * math.cos(a) * nz) for a in (2 * math.pi * side / sides for side in range(sides))])
    return skin("limb", rows, [], closed=True)


def horse(at, turn=(0, 0, 0), size=1.0):
    """Of papier-mâché about a core, painted and lacquered."""
    with group("horse", at, turn, size):
        limbs = [
            limb([(-1.72, 0, 2.2, 0), (-1.62, 0, 2.2, 0.4), (-1.2, 0, 2.2, 0.74), (-0.3, 0, 2.1, 0.72), (0.6, 0, 2.15, 0.76), (1.1, 0, 2.3, 0.7), (1.42, 0, 2.4, 0.36), (1.5, 0, 2.4, 0)]),
            limb([(0.55, 0, 2.2, 0), (0.8, 0, 2.5, 0.62), (1.15, 0, 3.1, 0.5), (1.45, 0, 3.7, 0.41), (1.6, 0, 4.05, 0.3), (1.62, 0, 4.12, 0)]),
            limb([(1.3, 0, 4.0, 0), (1.4, 0, 3.98, 0.34), (1.8, 0, 3.7, 0.34), (2.2, 0, 3.36, 0.25), (2.42, 0, 3.18, 0.22), (2.5, 0, 3.12, 0)]),
            limb([(-1.5, 0, 2.5, 0.16), (-1.95, 0, 2.5, 0.22), (-2.2, 0, 2.0, 0.2), (-2.24, 0, 1.3, 0.17), (-2.4, 0, 0.9, 0)]),
            *[limb([(1.4, y, 4.0, 0.13), (1.38, y * 1.15, 4.3, 0.11), (1.4, y * 1.2, 4.55, 0)]) for y in (-0.2, 0.2)],
            *[limb([(x, y * 0.8, 2.1, 0), (x, y, 1.9, 0.4), (x, y, 1.2, 0.3), (x, y, 0.5, 0.22), (x, y, 0.2, 0.27), (x, y, 0.02, 0.3), (x, y, 0, 0)]) for x in (-1.12, 0.92) for y in (-0.42, 0.42)],
        ]
        bpy.ops.object.select_all(action="DESELECT")
        for part in limbs:
            part.select_set(True)
        bpy.context.view_layer.objects.active = limbs[0]
        bpy.ops.object.join()
        whole = limbs[0]
        melted = whole.modifiers.new("melted", "REMESH")
        melted.voxel_size = 0.045
        melted.use_smooth_shade = True
        whole.modifiers.new("smooth", "SMOOTH").iterations = 7
        whole.data.materials.clear()
        whole.data.materials.append(ware("lacquer", "#A02E1D", "#BC3D26", "horse", ((-2.6, 2.6), (0, 4.6)), rough=0.3, coat=0.5, wear=0.35, grain=0.05))


def dome(name, radius, paint, at, turn=(0, 0, 0)):
    """The head of a stud."""
    turned(name, [(radius * math.cos(a), 0.6 * radius * math.sin(a)) for a in (math.pi / 2 * step / 8 for step in range(9))], [paint], at, turn, sides=24)


def lock(at, turn=(0, 0, 0), size=1.0):
    """It stands on its foot, its false keyhole to the eye."""
    with group("lock", at, turn, size):
        deep = 1.2
        slab("body", (3.3, 2.7), 0.42, [iron], thick=deep, forward=deep / 2, bevel=0.12)
        for z in (0.42, 1.95):
            slab("strap", (3.34, 0.36), 0.04, [brass], thick=0.06, forward=deep / 2 + 0.045, bevel=0.02).location.z = z
            for x in (-1.36, -0.68, 0.0, 0.68, 1.36):
                dome("stud", 0.16, brass, (x, -deep / 2 - 0.045, z + 0.18), (90, 0, 0))
        slab("escutcheon", (0.86, 1.06), 0.36, [brass], thick=0.05, forward=deep / 2 + 0.03, bevel=0.02).location.z = 0.84
        dark = material("dark", "#0B0A09", 0.9)
        disc("eye of the keyhole", 0.15, 0.02, [dark], (0, -deep / 2 - 0.035, 1.5), (90, 0, 0), bevel=0)
        slab("keyhole", (0.15, 0.42), 0.03, [dark], thick=0.01, forward=deep / 2 + 0.04).location.z = 1.06
        for x in (-0.98, 0.98):
            turned("socket", [(0.46, 2.6), (0.46, 2.84), (0.4, 2.9), (0.3, 2.9)], [iron], (x, 0, 0))
        bow = [(0.98 * math.cos(a), 0, 3.75 + 1.0 * math.sin(a)) for a in (math.pi * step / 24 for step in range(25))]
        tube("shackle", [(0.98, 0, 2.5), *bow, (-0.98, 0, 2.5)], 0.29, steel)


def key(at, turn=(0, 0, 0), size=1.0):
    """It lies with its bow away from the eye."""
    with group("key", at, turn, size):
        tube("stem", [(0, -2.0, 0), (0, 1.1, 0)], 0.13, steel)
        ring = [(0.56 * math.cos(a), 1.62 + 0.62 * math.sin(a), 0) for a in (math.pi * step / 16 for step in range(33))]
        tube("bow", ring, 0.11, steel)
        for y, high in ((0.95, 0.19), (0.6, 0.17)):
            disc("collar", high, 0.1, [brass], (0, y, 0), (90, 0, 0))
        for y, long in ((-1.82, 0.62), (-1.55, 0.46), (-1.28, 0.62)):
            box("bit", (long, 0.2, 0.14), [steel], (long / 2, y, -0.07), bevel=0.02)


def plate(name, outline, thick, paint, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.03):
    """A board sawn along an outline of x and y, lying."""
    count = len(outline)
    mesh = bpy.data.meshes.new(name)
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(a + count, (a + 1) % count + count, (a + 1) % count, a) for a in range(count)]
    mesh.from_pydata([(x, y, z) for z in (thick, 0) for x, y in outline], [], faces)
    mesh.update()
    return stand(mesh, name, [paint], at, turn, bevel)


def comb(at, turn=(0, 0, 0), size=1.0):
    """Of shisham; its teeth point to the eye."""
    with group("comb", at, turn, size):
        teeth, half = 17, 1.75
        pitch = 2 * half / (teeth - 0.35)
        # Sawn with the grain along x, the teeth to the left, and turned.
        outline = []
        for step in range(25):
            y = half * (1 - step / 12)
            crown = 1.15 + 0.42 * math.cos(math.pi / 2 * y / half) + 0.1 * math.cos(3 * math.pi * y / half)
            outline.append((crown, y))
        for tooth in range(teeth):
            y = -half + tooth * pitch
            outline += [(-1.5, y + 0.03), (-1.6, y + 0.325 * pitch), (-1.5, y + 0.65 * pitch - 0.03), (-0.15, y + 0.65 * pitch)]
            if tooth < teeth - 1:
                outline.append((-0.15, y + pitch))
        plate("comb", outline[::-1], 0.26, shisham, turn=(0, 0, 90), bevel=0.03)
        for x in (-1.35, -0.9, -0.45, 0, 0.45, 0.9, 1.35):
            disc("inlay", 0.07, 0.02, [brass], (x, 0.12, 0.262), bevel=0.005)
        disc("inlay", 0.34, 0.02, [brass], (0, 0.78, 0.262), bevel=0.006)
        disc("inlay", 0.25, 0.02, [shisham], (0, 0.78, 0.266), bevel=0.006)
        disc("inlay", 0.09, 0.02, [brass], (0, 0.78, 0.27), bevel=0.005)


def spindle(at, turn=(0, 0, 0), size=1.0, dice=random.Random(65)):
    """It stands on its tip, half its wool spun."""
    with group("spindle", at, turn, size):
        turned("shaft", through([(0, 0), (0.07, 0.2), (0.13, 1.4), (0.13, 4.0), (0.09, 6.6), (0.13, 6.9), (0.09, 7.0), (0, 7.05)], 6), [shisham], (0, 0, 0), sides=32)
        turned("whorl", through([(0.1, 1.2), (0.8, 1.22), (1.12, 1.36), (1.15, 1.46), (0.9, 1.56), (0.4, 1.64), (0.12, 1.72)], 5), [shisham], (0, 0, 0))
        wool = material("wool", "#E2D6BC", 0.95)

        def full(z):
            return 0.16 + 0.82 * math.sin(math.pi * min(1, max(0, (z - 1.62) / 2.9)) ** 0.72) ** 0.85

        heights = [1.66 + 2.8 * step / 40 for step in range(41)]
        turned("cop", [(max(0.1, full(z) - 0.03), z) for z in heights], [wool], (0, 0, 0))
        course, angle = [], 0.0
        for layer in range(12):
            low, high = 1.7 + 0.5 * dice.random(), 4.4 - 0.7 * dice.random()
            for step in range(150):
                t = step / 150 if layer % 2 else 1 - step / 150
                z = low + (high - low) * t
                angle += 0.28
                out = full(z) + 0.012 * dice.random()
                course.append((out * math.cos(angle), out * math.sin(angle), z))
        course += through([course[-1], (0.3, -0.1, 4.9), (0.12, -0.12, 5.6), (-0.12, 0, 6.1), (0.1, 0.1, 6.5), (0.1, -0.1, 6.75)], 8)
        tube("thread", course, 0.034, wool)


def block(at, turn=(0, 0, 0), size=1.0):
    """A printer's, its carved face up."""
    with group("block", at, turn, size):
        wide, high, deep, fine = 3.4, 1.3, 0.16, 340
        image = bpy.data.images.load(f"{textures}/block.png")
        side, pixels = image.size[0], image.pixels[:]

        def raised(column, row):
            if not (0 < column < fine and 0 < row < fine):
                return -0.1
            x, y = (min(side - 1, int(part * side / fine)) for part in (column, row))
            return deep * pixels[4 * (y * side + x)]

        rows = [[((column / fine - 0.5) * wide, (row / fine - 0.5) * wide, high + raised(column, row)) for column in range(fine + 1)] for row in range(fine + 1)]
        made = ware("carved", "#7A4C2A", "#B27B4A", rough=0.5, grain=0.1)
        nodes, links = made.node_tree.nodes, made.node_tree.links
        base = nodes["Principled BSDF"].inputs["Base Color"]
        sums = Sums(made)
        worn = sums.ramp(picture(made, "block")[0], (0.1, "#565660"), (0.75, "#FFFFFF"))
        links.new(sums.mixed(1, base.links[0].from_socket, worn, "MULTIPLY"), base)
        face = skin("face", rows, [made])
        flat = face.data.uv_layers.new()
        for loop in face.data.loops:
            x, y, _ = face.data.vertices[loop.vertex_index].co
            flat.data[loop.index].uv = (x / wide + 0.5, y / wide + 0.5)
        face.data.use_auto_smooth = True
        face.data.auto_smooth_angle = math.radians(40)
        box("block", (wide, wide, high), [shisham], (0, 0, 0), bevel=0.03)


def fan(at, turn=(0, 0, 0), size=1.0):
    """Of woven palm with a frill of cotton, its handle to the eye."""
    with group("fan", at, turn, size):
        wide, high = 2.7, 2.45
        curled("fan", (2 * wide, 2 * high), [printed("fan", 0.7, bump=0.5)], (0, 0, 0, 0), bow=0.22)

        def edge(angle, out):
            c, s = math.cos(angle), math.sin(angle)
            x, y = ((abs(part) ** 0.55) * math.copysign(1, part) * (half + out) for part, half in ((c, wide), (s, high)))
            return x, y, 0.22 * max(0, 1 - (x / wide) ** 2)

        turns = [2 * math.pi * step / 720 for step in range(720)]
        cotton = material("cotton", "#7C2A26", 0.95)
        hem = material("hem", "#E9DDC2", 0.95)
        rows = []
        for step, angle in enumerate(turns):
            rows.append([])
            for out, swing in ((-0.22, 0.0), (-0.04, 0.03), (0.16, 0.1), (0.36, 0.15)):
                x, y, z = edge(angle, out)
                rows[-1].append((x, y, z + 0.07 + swing * math.sin(step * 0.62)))
        rows.append(rows[0])
        frill = skin("frill", rows, [cotton])
        frill.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
        tube("hem", [row[3] for row in rows], 0.03, hem)
        tube("seam", [edge(angle, -0.2)[:2] + (edge(angle, 0)[2] + 0.09,) for angle in [*turns, turns[0]]], 0.05, hem)
        grip = through([(0, 0), (0.2, 0.04), (0.24, 0.3), (0.17, 0.7), (0.16, 2.4), (0.22, 2.6), (0.15, 2.8), (0.13, 5.0), (0.08, 6.6), (0, 6.7)], 6)
        turned("handle", grip, [shisham], (0, -5.4, 0.32), (-90, 0, 0), sides=32)


def chimta(at, turn=(0, 0, 0), size=1.0):
    """Tongs that ring, their ring away from the eye."""
    with group("chimta", at, turn, size):
        def middle(t):
            return 0.2 + 1.15 * t**1.25, 4.3 - 9.0 * t

        for side in (-1, 1):
            outline = []
            for edge in (1, -1):
                ts = [step / 24 for step in range(25)]
                for t in ts if edge == 1 else ts[::-1]:
                    x, y = middle(t)
                    outline.append((side * (x + edge * (0.26 - 0.1 * t)), y))
            plate("arm", outline[:: -side], 0.14, black, (0, 0, 0.08 * (side + 1)), bevel=0.03)
            for at_pin, t in enumerate((0.3, 0.46, 0.62, 0.78, 0.92)):
                x, y = middle(t)
                lift = 0.16 + 0.08 * (side + 1)
                for stack, tilt in ((0, 4), (1, -9)):
                    saucer = through([(0, 0.13), (0.14, 0.12), (0.2, 0.05), (0.42, 0.03), (0.5, 0.07), (0.51, 0.09), (0.42, 0.06), (0.2, 0.08)], 4)
                    turned("ringing", saucer, [brass], (side * x, y, lift + 0.15 * stack), (tilt * side, tilt + 3 * at_pin, 0), sides=48)
                dome("pin", 0.09, steel, (side * x, y, lift + 0.32))
        ring = [(0.62 * math.cos(a), 4.75 + 0.62 * math.sin(a), 0.16) for a in (math.pi * step / 20 for step in range(41))]
        tube("ring", ring, 0.12, brass)
        box("collar", (1.0, 0.36, 0.34), [steel], (0, 4.1, 0), bevel=0.06)


def label(name, at, turn=0, size=1.0):
    """A card folded like a tent; `name` is the texture of its front."""
    with group(name, at, (0, 0, turn), size):
        wide, high, lean = 2.5, 0.92, 24
        slab(name, (wide, high), 0.02, [material(name, image=name, rough=0.9)], thick=0.02).rotation_euler.x = math.radians(-lean)
        back = slab("back", (wide, high), 0.02, [material("paper", "#EDE6D6", 0.9)], thick=0.02)
        back.location.y = 2 * high * math.sin(math.radians(lean))
        back.rotation_euler.x = math.radians(lean)


def card(name, at, turn=0, size=1.0):
    """The same label, not folded, lying."""
    with group(name, at, (-90, 0, turn), size):
        slab(name, (2.5, 0.92), 0.02, [material(name, image=name, rough=0.9)], thick=0.03, forward=0.03)


def photographed(name, thing, high):
    """Takes the picture of a thing so high for its record: alone on grey card, far from the rest of the scene,
    and takes all of it away again."""
    before, away = set(scene.objects), 100
    box("card", (40, 30, 0.1), [felt], (away, 0, -0.1), bevel=0)
    box("card", (40, 0.1, 30), [felt], (away, 7, 0), bevel=0)
    thing((away, 0, 0))
    lamp((away - 9, -9, 11), (away, 0, 3), 4, 2400, "#FFEAD2")
    eye((away, -30, 6 + high / 2), (away, 0, 0.47 * high), 900 / (1.12 * high))
    expose(0.2, photo=(name, 500, 512))
    for each in set(scene.objects) - before:
        bpy.data.objects.remove(each)


def window(at, size, strength=4.6, far=(-9, -6.5, 6.2), color="#FFEAD2"):
    """The sun through a window at the upper left, whose light falls on that point, so wide and high; two bars cross it."""
    aim, far = Vector(at), Vector(far)
    sun(far, strength, 4.5, color)
    wide, high = size
    frame = bpy.data.objects.new("window", None)
    scene.collection.objects.link(frame)
    frame.location = aim + far * 1.5
    frame.rotation_euler = towards(far, (0, 0, 0))
    dark = material("shutter", "#2A2622", 0.9)
    for x, y, across, up in ((-7 - wide / 2, 0, 14, high + 14), (7 + wide / 2, 0, 14, high + 14), (0, 4 + high / 2, wide, 8), (0, -4 - high / 2, wide, 8), (0, 0, 0.34, high), (0, high * 0.16, wide, 0.34)):
        part = box("shutter", (across, up, 0.1), [dark], (x, y, 0), bevel=0)
        part.parent = frame
        part.visible_camera = part.visible_glossy = False
