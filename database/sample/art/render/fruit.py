"""Mangoes as they are picked: each of its own length and bend, golden, redder where the sun was, with a stub of its stem."""
import math

from kit import bpy, material, skin, stand, tube
from shading import Sums

def peel(blush=None, long=1.2, unripe=0.0, bloom=0.0, shade="#FFFFFF"):
    """
    Gold that turns to red on the shoulder that had the sun and to green on the other, on some fruit more than on others,
    with pale pores, and the freckles and scars of a tree that the wind has moved. With `blush` all are as red, up to 1,
    and ripe all over. `long` is how long the fruit is, since its colours turn along the whole of it; `unripe` how far down
    the green comes and how little it is spared on any, up to 1. `bloom` is the dust that dulls its shine, up to 1;
    `shade` is laid over all of its colours, for a sun that is stronger.
    """
    made = bpy.data.materials.new("peel")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Clearcoat"].default_value = 0.08 * (1 - bloom)
    shader.inputs["Clearcoat Roughness"].default_value = 0.42
    place, own = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeObjectInfo")
    sums = Sums(made)
    reckoned, ramp, mixed = sums.reckoned, sums.ramp, sums.mixed

    def whole(spot):
        """A spot as it would be on a fruit of the usual size."""
        return sums.scaled(spot, (1.2 / long,) * 3)

    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(whole(place.outputs["Object"]), parts.inputs[0])
    shifted = nodes.new("ShaderNodeVectorMath")
    links.new(place.outputs["Object"], shifted.inputs[0])
    links.new(reckoned("MULTIPLY", own.outputs["Random"], 40), shifted.inputs[1])
    cloud = sums.noise(whole(shifted.outputs[0]), 2.1, 4)
    drift = reckoned("MULTIPLY", reckoned("SUBTRACT", cloud, 0.5), 0.9)
    # Along the fruit, 0 at its tip and 1 at the stem; and across it, to the side that had the sun.
    along = reckoned("ADD", reckoned("MULTIPLY", reckoned("ADD", parts.outputs["Z"], 0.6), 0.8), drift)
    across = reckoned("ADD", parts.outputs["X"], drift)
    gold = ramp(along, (0.0, "#F7A51C"), (0.45, "#F9B526"), (0.8, "#EFB02C"), (1.0, "#C9A93A" if blush is None else "#F3B730"), ease="EASE")
    sunny = reckoned("MULTIPLY", ramp(across, (0.0, "#000000"), (0.6, "#FFFFFF"), ease="EASE"), own.outputs["Random"] if blush is None else blush)
    least = 0.25 + 0.5 * unripe
    ripe = reckoned("ADD", least, reckoned("MULTIPLY", reckoned("FRACT", reckoned("MULTIPLY", own.outputs["Random"], 7.3)), 1 - least))
    green = reckoned("MULTIPLY", ramp(along, (0.5 - 0.16 * unripe, "#000000"), (1.0 - 0.3 * unripe, "#FFFFFF"), ease="EASE"), ripe if blush is None else 0.0)
    base = mixed(green, mixed(sunny, gold, "#E2531A"), "#8FA32F")
    pores = nodes.new("ShaderNodeTexVoronoi")
    pores.inputs["Scale"].default_value = 21
    links.new(shifted.outputs[0], pores.inputs["Vector"])
    dots = reckoned("MULTIPLY", ramp(pores.outputs["Distance"], (0.1, "#FFFFFF"), (0.2, "#000000"), ease="EASE"), 0.6)
    skinned = mixed(dots, base, "#FFE9A6")
    freckles = nodes.new("ShaderNodeTexVoronoi")
    freckles.inputs["Scale"].default_value = 13
    links.new(shifted.outputs[0], freckles.inputs["Vector"])
    where = ramp(sums.noise(shifted.outputs[0], 3.4, 3), (0.5, "#000000"), (0.62, "#FFFFFF"), ease="EASE")
    brown = reckoned("MULTIPLY", ramp(freckles.outputs["Distance"], (0.1, "#FFFFFF"), (0.22, "#000000"), ease="EASE"), where)
    scars = ramp(sums.noise(sums.scaled(shifted.outputs[0], (5, 5, 1.1)), 2.6, 6), (0.66, "#000000"), (0.71, "#FFFFFF"), ease="EASE")
    worn = reckoned("MAXIMUM", reckoned("MULTIPLY", brown, 0.62), reckoned("MULTIPLY", scars, 0.4))
    links.new(mixed(1, mixed(worn, skinned, "#8A5316"), shade, "MULTIPLY"), shader.inputs["Base Color"])
    # Waxy, where a hand has not been.
    links.new(reckoned("ADD", 0.3 + 0.2 * bloom, reckoned("MULTIPLY", cloud, 0.34)), shader.inputs["Roughness"])
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value = 0.09
    links.new(reckoned("SUBTRACT", cloud, reckoned("MULTIPLY", dots, 0.25)), relief.inputs["Height"])
    links.new(relief.outputs[0], shader.inputs["Normal"])
    return made

def mango(at, turn, size, paint, dice):
    """A fruit `size` long about its middle, lying along z before it is turned, its stem at the upper end."""
    length, broad, thick = size / 2, size * dice.uniform(0.305, 0.33), size * dice.uniform(0.275, 0.295)
    bend, beak = size * dice.uniform(0.05, 0.08), size * 0.05
    rings, sides = 56, 72
    rows = []
    for ring in range(rings + 1):
        polar = math.pi * ring / rings
        z = math.cos(polar)
        # Full towards the stem, narrower towards the tip, and drawn in about the stem.
        full = math.sin(polar) ** 0.92 * (1 + 0.13 * z - 0.05 * z * z)
        dent = 0.045 * size * math.exp(-((polar / 0.24) ** 2))
        rows.append([])
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            out = full * (1 + 0.02 * math.sin(2 * angle + 1))
            x = broad * out * math.cos(angle) + bend * (1 - 2.1 * z * z) * 0.8
            x -= beak * math.exp(-(((polar - 2.55) / 0.24) ** 2)) * max(0, -math.cos(angle))
            rows[-1].append((x, thick * out * math.sin(angle), length * z - dent))
    fruit = skin("mango", rows, [paint], at, turn, closed=True)
    foot = (bend * -0.88, 0, length - 0.06 * size)
    stem = tube("stem", [foot, (foot[0] + 0.02 * size, 0, foot[2] + 0.05 * size), (foot[0] + 0.03 * size, 0.01, foot[2] + 0.11 * size)], 0.022 * size, material("stem", "#5B4424", 0.85))
    stem.parent = fruit
    return fruit

def leaf(at, turn, long, dice):
    """A leaf of the same tree, folded a little along its rib and hanging towards its tip."""
    steps, rows = 28, []
    half = long * 0.125
    for step in range(steps + 1):
        t = step / steps
        wide = half * math.sin(math.pi * t**0.86) ** 0.8 * (1 + 0.05 * math.sin(t * 31))
        drop = 0.09 * long * math.sin(math.pi * t * 0.9) - 0.05 * long * t
        rows.append([(long * t, side * wide, drop + abs(side) * wide * 0.34) for side in (-1, -0.5, 0, 0.5, 1)])
    blade = skin("leaf", rows, [material("leaf", dice.choice(["#2C5C22", "#3A7030", "#33662A"]), 0.34, coat=0.25)], at, turn)
    rib = [(long * t, 0, 0.09 * long * math.sin(math.pi * t * 0.9) - 0.05 * long * t + 0.008) for t in (step / 14 for step in range(14))]
    tube("rib", rib, 0.008 * long, material("rib", "#9DB55B", 0.5)).parent = blade
    return blade

def woodwool(left, right, near, far, high, count, dice, size=1.0):
    """Curled shavings, in which fruit is packed, as one mesh of thin bands."""
    points, faces = [], []
    for _ in range(count):
        x, y, z = dice.uniform(left, right), dice.uniform(near, far), dice.uniform(0.1, high)
        heading, tilt = dice.uniform(0, 2 * math.pi), dice.gauss(0, 0.35)
        curl, broad = dice.gauss(0, 0.55), size * dice.uniform(0.014, 0.026)
        base = len(points)
        for step in range(7):
            points.append((x - broad * math.sin(heading), y + broad * math.cos(heading), z))
            points.append((x + broad * math.sin(heading), y - broad * math.cos(heading), z + broad * dice.uniform(-1, 1)))
            x += 0.11 * size * math.cos(heading)
            y += 0.11 * size * math.sin(heading)
            z = min(high + 0.08, max(0.05, z + 0.11 * size * math.sin(tilt)))
            x, y = min(right, max(left, x)), min(far, max(near, y))
            heading += curl
            tilt += dice.gauss(0, 0.3)
        faces += [(base + 2 * step, base + 2 * step + 2, base + 2 * step + 3, base + 2 * step + 1) for step in range(6)]
    mesh = bpy.data.meshes.new("woodwool")
    mesh.from_pydata(points, [], faces)
    mesh.update()
    for number, face in enumerate(mesh.polygons):
        face.material_index = number // 6 % 3
    stand(mesh, "woodwool", [material(f"shaving {tone}", tone, 0.8) for tone in ("#E9CF97", "#D9B877", "#F3DFB0")])

def branches(middle, spread, count, dice):
    """Leaves before the sun, of which only the shadows are seen."""
    paint = material("shade", "#27451c")
    for _ in range(count):
        at = [dice.gauss(m, s) for m, s in zip(middle, spread)]
        mesh = bpy.data.meshes.new("shade")
        mesh.from_pydata([(0, 0, 0), (0.5, 0.16, 0), (1.3, 0, 0), (0.5, -0.16, 0)], [], [(0, 1, 2, 3)])
        stand(mesh, "shade", [paint], at, [dice.uniform(0, 360) for _ in range(3)])
