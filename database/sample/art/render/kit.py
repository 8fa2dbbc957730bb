"""
What the scenes in this folder are made of, for Blender 3.4's own Python: materials, solids, light and the
camera. A unit is ten centimetres, x goes to the right, y away from the eye and z up; light comes from
the top left. A scene is run as

    blender -b -P <scene>.py -- <folder of textures> <file to write> <width> <height> <percent> <samples>

and ends in `expose`, which writes a PNG.
"""
import math
import os
import sys
from contextlib import contextmanager

import bpy
from mathutils import Vector

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from shading import Sums, srgb  # noqa: E402

textures, target, width, height, percent, samples = sys.argv[sys.argv.index("--") + 1 :]

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene


def material(name, color="#ffffff", rough=0.5, metal=0, coat=0, image=None, bump=0, glow=0):
    """A plain surface; `image` names a texture, which gives it height where `bump` says how much and
    shines by itself where `glow` does."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = srgb(color)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    shader.inputs["Clearcoat"].default_value = coat
    if not image:
        return made
    texture = nodes.new("ShaderNodeTexImage")
    texture.image = bpy.data.images.load(f"{textures}/{image}.png")
    texture.extension = "EXTEND"
    if glow:
        shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
        links.new(texture.outputs["Color"], shader.inputs["Emission"])
        shader.inputs["Emission Strength"].default_value = glow
    else:
        links.new(texture.outputs["Color"], shader.inputs["Base Color"])
    if bump:
        relief = nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = bump
        relief.inputs["Distance"].default_value = 0.05
        links.new(texture.outputs["Color"], relief.inputs["Height"])
        links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return made


def printed(name, rough=0.85, **finish):
    """A texture whose clear parts are holes; the rest as for a material."""
    made = material(name, image=name, rough=rough, **finish)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    texture = next(node for node in nodes if node.type == "TEX_IMAGE")
    links.new(texture.outputs["Alpha"], nodes["Principled BSDF"].inputs["Alpha"])
    return made


def surface(name, displaced=False):
    """A new material, and the sums its colours come from; `displaced` if its relief is to be real."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    if displaced:
        made.cycles.displacement_method = "BOTH"
    return made, Sums(made)


def mottled(name, dark, light, along, rough=0.4, coat=0.25, relief=0.12, span=(0.32, 0.7)):
    """Two colours that run into one another as in wood, plaster or stone; `along` is how dense the grain
    is on each axis."""
    made, sums = surface(name)
    shader, nodes, links = sums.shader, sums.nodes, sums.links
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.25
    place = nodes.new("ShaderNodeTexCoord")
    stretch = nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = along
    links.new(place.outputs["Object"], stretch.inputs[0])
    grain = sums.noise(stretch.outputs[0], 1, 9, 1.6)
    links.new(sums.ramp(grain, *zip(span, (dark, light))), shader.inputs["Base Color"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = relief
    links.new(grain, bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])
    return made


def timber(name, dark, light, rough=0.42, wild=1.0, years=3.4):
    """Planed wood whose grain runs along x: rings about a heart below the board, whose depth and side change along
    it, so that they run straight at one place and close in an arch at another; fine pores. Every object of it is
    cut from another place. `wild` is how far the rings stray and how dark they are, `years` how many a unit has."""
    made, sums = surface(name)
    shader, nodes, links = sums.shader, sums.nodes, sums.links
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Clearcoat"].default_value = 0.15
    place, cut = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeObjectInfo")
    chance = cut.outputs["Random"]
    moved = sums.apart(place.outputs["Object"], 90)

    def stretched(scale):
        return sums.scaled(moved, scale)

    at = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["Object"], at.inputs[0])
    depth = sums.reckoned("MULTIPLY_ADD", sums.noise(stretched((0.07, 0, 0)), 1, 1), 6 * wild, 2.2 - 3 * wild)
    aside = sums.reckoned("MULTIPLY_ADD", chance, 2.6, -1.3)
    flat, down = sums.reckoned("ADD", at.outputs["Y"], aside), sums.reckoned("ADD", at.outputs["Z"], depth)
    radius = sums.reckoned("SQRT", sums.reckoned("ADD", sums.reckoned("MULTIPLY", flat, flat), sums.reckoned("MULTIPLY", down, down)))
    uneven = sums.reckoned("MULTIPLY_ADD", sums.noise(stretched((0.16, 0.9, 0.9)), 1, 3), 0.9 * wild, radius)
    # Early wood grows darker towards the year's end; a year is not as thick as the next.
    year = sums.reckoned("FRACT", sums.reckoned("MULTIPLY", uneven, years))
    ring = sums.reckoned("SMOOTH_MIN", sums.reckoned("POWER", year, 2.2), sums.reckoned("MULTIPLY_ADD", year, -7, 7), 0.2)
    pores = sums.noise(stretched((0.9, 48, 48)), 1, 5)
    cloud = sums.noise(stretched((0.1, 0.5, 0.5)), 1, 2)
    wood = sums.reckoned("MULTIPLY_ADD", ring, -0.4 * wild, sums.reckoned("MULTIPLY_ADD", pores, 0.5, sums.reckoned("MULTIPLY", cloud, 0.5)))
    tone = sums.reckoned("MULTIPLY_ADD", chance, 0.14, wood)
    links.new(sums.ramp(tone, (0.1, dark), (0.72, light)), shader.inputs["Base Color"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.07
    links.new(pores, bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])
    return made


def boards(name, wide, near, far, broad, wood):
    """A table's top, its upper side at nought: boards so broad, side by side from near to far."""
    for at in range(math.ceil((far - near) / broad)):
        box(f"{name} {at}", (wide, broad - 0.02, 1.2), [wood], (0, near + (at + 0.5) * broad, -1.2), bevel=0.035)


def glass(name, color="#ffffff", rough=0.0):
    """Clear glass of the common kind."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = srgb(color)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Transmission"].default_value = 1
    shader.inputs["IOR"].default_value = 1.45
    return made


def stand(mesh, name, materials, at=(0, 0, 0), turn=(0, 0, 0), bevel=0):
    """Puts a mesh into the scene, turned by degrees about x, y and z, its edges broken by `bevel`."""
    thing = bpy.data.objects.new(name, mesh)
    scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    for each in materials:
        mesh.materials.append(each)
    if bevel:
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width = bevel
        edge.segments = 3
        edge.limit_method = "ANGLE"
    return thing


@contextmanager
def group(name, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """Moves, turns and sizes as one what is built within it about the middle of the scene."""
    before = set(scene.objects)
    holder = bpy.data.objects.new(name, None)
    yield holder
    for thing in set(scene.objects) - before:
        if not thing.parent:
            thing.parent = holder
    scene.collection.objects.link(holder)
    holder.location = at
    holder.rotation_euler = [math.radians(angle) for angle in turn]
    holder.scale = (size, size, size)


def box(name, size, materials, at, turn=(0, 0, 0), bevel=0.05):
    """A box with its origin in the middle of its foot. Materials, as many as differ: front, right, top,
    and all the rest."""
    wide, deep, high = size[0] / 2, size[1] / 2, size[2]
    corners = [(-wide, -deep), (wide, -deep), (wide, deep), (-wide, deep)]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (4, 5, 6, 7), (2, 3, 7, 6), (3, 0, 4, 7), (0, 3, 2, 1)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(x, y, z) for z in (0, high) for x, y in corners], [], faces)
    mesh.update()
    flat = mesh.uv_layers.new()
    for at_face, face in enumerate(mesh.polygons):
        face.material_index = min(at_face, len(materials) - 1)
        for loop, uv in zip(face.loop_indices, ((0, 0), (1, 0), (1, 1), (0, 1))):
            flat.data[loop].uv = uv
    return stand(mesh, name, materials, at, turn, bevel)


def slab(name, size, radius, materials, thick=0, forward=0, bevel=0, parent=None):
    """An upright sheet with round corners that faces the eye, its origin in the middle of its foot; the
    texture covers it. Without a thickness it is a single face; `forward` brings it towards the eye."""
    wide, high = size
    turns = [(1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)]
    outline = []
    for right, up, start in turns:
        for step in range(13):
            angle = math.radians(start + 90 * step / 12)
            outline.append(
                (
                    right * (wide / 2 - radius) + radius * math.cos(angle),
                    up * (high / 2 - radius) + radius * math.sin(angle) + high / 2,
                )
            )
    count = len(outline)
    points = [(x, -forward, z) for x, z in outline]
    faces = [tuple(range(count))]
    if thick:
        points += [(x, thick - forward, z) for x, z in outline]
        faces.append(tuple(range(2 * count - 1, count - 1, -1)))
        faces += [
            (at, at + count, (at + 1) % count + count, (at + 1) % count) for at in range(count)
        ]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.update()
    flat = mesh.uv_layers.new()
    for loop in mesh.loops:
        x, _, z = mesh.vertices[loop.vertex_index].co
        flat.data[loop.index].uv = (x / wide + 0.5, z / high)
    thing = stand(mesh, name, materials, bevel=bevel)
    thing.parent = parent
    return thing


def faced(name, points, faces, materials, at=(0, 0, 0), turn=(0, 0, 0), smooth=False):
    """A thing of points and of faces between them."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.update()
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(faces))
    return stand(mesh, name, materials, at, turn)


def skin(name, rows, materials, at=(0, 0, 0), turn=(0, 0, 0), closed=False):
    """A smooth surface through rows of points, all of one length; `closed` joins the end of each to its beginning."""
    line = len(rows[0])
    sides = [(side, (side + 1) % line) for side in range(line if closed else line - 1)]
    faces = [
        (low + side, low + line + side, low + line + after, low + after)
        for low in range(0, line * (len(rows) - 1), line)
        for side, after in sides
    ]
    return faced(name, [point for row in rows for point in row], faces, materials, at, turn, smooth=True)


def curled(name, size, materials, corners, foot=0, bow=0):
    """A sheet that lies flat about its middle. `corners` is how far they rise, from the upper left with the clock;
    `foot` its lower edge; `bow` what lies between its sides."""
    across, along = size
    steps, reach = 40, 0.62 * min(across, along)
    ends = [(-across / 2, along / 2), (across / 2, along / 2), (across / 2, -along / 2), (-across / 2, -along / 2)]

    def risen(x, y):
        z = bow * (1 - (2 * x / across) ** 2) + foot * max(0, -2 * y / along) ** 2.2
        return z + sum(rise * max(0, 1 - math.hypot(x - cx, y - cy) / reach) ** 1.9 for (cx, cy), rise in zip(ends, corners))

    places = [step / steps - 0.5 for step in range(steps + 1)]
    rows = [[(column * across, row * along, risen(column * across, row * along)) for column in places] for row in places]
    sheet = skin(name, rows, materials)
    mesh = sheet.data
    flat = mesh.uv_layers.new()
    for loop in mesh.loops:
        x, y, _ = mesh.vertices[loop.vertex_index].co
        flat.data[loop.index].uv = (x / across + 0.5, y / along + 0.5)
    return sheet


def turned(name, profile, materials, at, turn=(0, 0, 0), sides=96):
    """What a lathe makes: `profile` lists radius and height, from the foot to the rim. A texture goes once
    around it, from its foot to its highest point; its three quarters face the eye."""
    mesh = bpy.data.meshes.new(name)
    points, faces = [], []
    for radius, z in profile:
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            points.append((radius * math.cos(angle), radius * math.sin(angle), z))
    for ring in range(len(profile) - 1):
        for side in range(sides):
            after = (side + 1) % sides
            low, high = ring * sides, (ring + 1) * sides
            faces.append((low + side, low + after, high + after, high + side))
    mesh.from_pydata(points, [], faces)
    mesh.update()
    foot, top = min(z for _, z in profile), max(z for _, z in profile)
    flat = mesh.uv_layers.new()
    for number, face in enumerate(mesh.polygons):
        face.use_smooth = True
        side = number % sides
        for loop, around in zip(face.loop_indices, (side, side + 1, side + 1, side)):
            z = mesh.vertices[mesh.loops[loop].vertex_index].co.z
            flat.data[loop].uv = (around / sides, (z - foot) / (top - foot))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(50)
    return stand(mesh, name, materials, at, turn)


def disc(name, radius, thick, materials, at, turn=(0, 0, 0), bevel=0.02):
    """A cylinder about its middle. Materials: its two faces, which the texture covers, and its edge."""
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=thick, vertices=96)
    thing = bpy.context.object
    thing.name = name
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    mesh = thing.data
    for each in materials:
        mesh.materials.append(each)
    flat = mesh.uv_layers.active
    for face in mesh.polygons:
        is_cap = abs(face.normal.z) > 0.9
        face.material_index = 0 if is_cap else len(materials) - 1
        face.use_smooth = not is_cap
        if is_cap:
            for loop in face.loop_indices:
                spot = mesh.vertices[mesh.loops[loop].vertex_index].co
                flat.data[loop].uv = (spot.x / radius / 2 + 0.5, spot.y / radius / 2 + 0.5)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(50)
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width = bevel
    edge.segments = 3
    edge.limit_method = "ANGLE"
    return thing


def hexagon(name, across, high, materials, at, turn=(0, 0, 0)):
    """The head of a bolt or a nut, so wide across its flats, from its foot up: the corners of its upper side are cut
    by a cone, as a lathe chamfers them."""
    sides, reach = 72, across / 2
    # With the clock, so that the skin over them looks outwards.
    foot, brim, top = [], [], []
    for side in range(sides):
        angle = -2 * math.pi * side / sides
        out = reach / math.cos((angle + math.pi / 6) % (math.pi / 3) - math.pi / 6)
        along = (math.cos(angle), math.sin(angle))
        foot.append((out * along[0], out * along[1], 0))
        brim.append((out * along[0], out * along[1], high - 0.58 * (out - 0.94 * reach)))
        top.append((0.94 * reach * along[0], 0.94 * reach * along[1], high))
    thing = skin(name, [foot, brim, top, [(0, 0, high)] * sides], materials, at, turn, closed=True)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(20)
    return thing


def threaded(name, radius, long, materials, at, turn=(0, 0, 0), pitch=0.06, flat=0.0):
    """A rod with a thread, from its foot up; `flat` is which part of a pitch its crest is wide, 0 where it is sharp."""
    deep = 0.6 * pitch if not flat else 0.4 * pitch
    profile = [(0, 0)]
    for turns in range(int(long / pitch)):
        z = turns * pitch
        slope = (1 - 2 * flat) / 2
        profile += [(radius - deep, z), (radius - deep, z + flat * pitch), (radius, z + (flat + slope) * pitch), (radius, z + (2 * flat + slope) * pitch)]
    profile += [(radius - deep, long), (0, long)]
    thing = turned(name, profile, materials, at, turn, sides=40)
    thing.data.auto_smooth_angle = math.radians(25)
    return thing


def screw(name, radius, materials, at, turn=(0, 0, 0), slot=0):
    """A screw's domed head from its foot up, and the slot across it, turned by degrees. Materials: the head's and
    the dark of its slot."""
    with group(name, at, turn):
        dome = [(radius * math.cos(angle), 0.5 * radius * math.sin(angle)) for angle in (math.pi / 2 * step / 12 for step in range(13))]
        turned(name, dome, materials[:1], (0, 0, 0), sides=48)
        box(f"{name}'s slot", (1.7 * radius, 0.26 * radius, 0.2 * radius), materials[1:], (0, 0, 0.36 * radius), (0, 0, slot), bevel=0)


def tubes(name, lines, radius, paint, roundness=4):
    """Round lines, all of one thing, each along its points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = roundness
    curve.use_fill_caps = True
    for points in lines:
        line = curve.splines.new("POLY")
        line.points.add(len(points) - 1)
        for point, place in zip(line.points, points):
            point.co = (*place, 1)
    thing = bpy.data.objects.new(name, curve)
    scene.collection.objects.link(thing)
    curve.materials.append(paint)
    return thing


def tube(name, points, radius, paint):
    """A round line along those points."""
    return tubes(name, [points], radius, paint)


def through(points, rounds):
    """Points on the way through those given, without a corner (Catmull and Rom's curve), so many from each to the next."""
    ends = [points[0], *points, points[-1]]
    course = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(rounds):
            t = step / rounds
            course.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(before, start, end, after)
                )
            )
    return [*course, points[-1]]


def towards(at, aim):
    """How to turn what looks down, so that it looks from one point at another."""
    return (Vector(aim) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def catcher(left, right, near, far):
    """A piece of ground that isn't seen, only the shadows on it."""
    mesh = bpy.data.meshes.new("ground")
    corners = [(left, near, 0), (right, near, 0), (right, far, 0), (left, far, 0)]
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    stand(mesh, "ground", [material("ground", "#F6F3EC", 0.9)]).is_shadow_catcher = True


def lamp(at, aim, size, watts, color):
    """A square light."""
    light = bpy.data.lights.new("lamp", "AREA")
    light.size = size
    light.energy = watts
    light.color = srgb(color)[:3]
    thing = bpy.data.objects.new("lamp", light)
    scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = towards(at, aim)


def sky(color, strength):
    """The light that comes from everywhere."""
    world = bpy.data.worlds.new("sky")
    scene.world = world
    world.use_nodes = True
    shader = world.node_tree.nodes["Background"]
    shader.inputs[0].default_value = srgb(color)
    shader.inputs[1].default_value = strength


def sun(at, strength, soft, color):
    """Light from far away, the same for whatever stands side by side; `soft` is how wide it is in degrees."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy = strength
    light.angle = math.radians(soft)
    light.color = srgb(color)[:3]
    thing = bpy.data.objects.new("sun", light)
    scene.collection.objects.link(thing)
    thing.rotation_euler = towards(at, (0, 0, 0))


def eye(at, aim, lens=50, focus=None, aperture=0.1, across=None):
    """The camera; `lens` in millimetres, `focus` the distance of what is sharp. With `across` it sees
    without perspective, so many units from its left to its right."""
    camera = bpy.data.cameras.new("eye")
    camera.lens = lens
    if across:
        camera.type = "ORTHO"
        camera.ortho_scale = across
    if focus:
        camera.dof.use_dof = True
        camera.dof.focus_distance = focus
        camera.dof.aperture_fstop = aperture
    thing = bpy.data.objects.new("eye", camera)
    scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = towards(at, aim)
    scene.camera = thing


def expose(exposure=0.0, film="Standard", contrast="None", bounces=10, clear=False, photo=None):
    """Renders what stands in the scene, in stops above or below what the lamps give. `clear` leaves out
    the ground but for the shadows on it; the things without them are written beside it, as `-things`. `photo`, a
    name, a width and a height, makes a texture instead, which a screen in the same scene may show."""
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = int(samples)
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.012
    scene.cycles.use_denoising = False
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.caustics_reflective = False
    scene.cycles.max_bounces = bounces
    scene.cycles.seed = 7
    name, *size = photo or (None, int(width), int(height))
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = int(percent)
    scene.view_settings.view_transform = film
    scene.view_settings.look = contrast
    scene.view_settings.exposure = exposure
    scene.render.film_transparent = clear
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA" if clear else "RGB"
    scene.render.filepath = f"{textures}/{name}.png" if photo else target
    bpy.ops.render.render(write_still=True)
    if not clear:
        return
    for thing in list(scene.objects):
        if thing.is_shadow_catcher:
            bpy.data.objects.remove(thing)
    scene.cycles.samples = 24
    scene.cycles.max_bounces = 0
    scene.render.filepath = target.replace(".png", "-things.png")
    bpy.ops.render.render(write_still=True)
