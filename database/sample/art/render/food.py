"""What a kitchen ladles out: bowls of steel and six dishes, each lying as it does in a bowl."""
import math

from kit import box, faced, material, skin, through, tube, turned
from mathutils import Euler, Matrix, Vector, noise
from shading import Sums

GREEN = ("#2E6B22", "#3F8A2C", "#55992F")


def uneven(name, scale, *stops, rough=0.3, coat=0.5, bump=0.2, fine=9, soft=0.0):
    """Colours that run into one another, with a grain `fine` times as dense; `soft` is how much light goes into it."""
    made = material(name, "#ffffff", rough, coat=coat)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Clearcoat Roughness"].default_value = 0.12
    shader.inputs["Subsurface"].default_value = soft
    shader.inputs["Subsurface Radius"].default_value = (0.12, 0.08, 0.05)
    sums = Sums(made)
    place = sums.apart(nodes.new("ShaderNodeTexCoord").outputs["Object"], 30)
    color = sums.ramp(sums.noise(place, scale, 5, 0.6), *stops)
    links.new(color, shader.inputs["Base Color"])
    links.new(color, shader.inputs["Subsurface Color"])
    links.new(sums.relief(sums.noise(place, scale * fine, 4), 0.06, bump), shader.inputs["Normal"])
    return made


def pool(at, radius, paint, rise=0.03, heap=0.0, wave=2.4):
    """What fills a bowl to its wall: how uneven, and how much higher in its middle."""
    x, y, z = at
    rows, sides, rings = [], 96, 44
    for ring in range(rings + 1):
        far = ring / rings
        rows.append([])
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            spot = Vector((far * math.cos(angle), far * math.sin(angle), x + y))
            up = heap * (1 - far * far) + rise * noise.fractal(spot * wave, 0.9, 2.1, 3) + 0.03 * far**18
            rows[-1].append((radius * spot.x, radius * spot.y, radius * up))
    return skin("pool", rows, [paint], at, closed=True)


def apart(count, reach, least, dice):
    """So many places on a disc of radius `reach`, none nearer to another than `least`, as far as there is room."""
    places = []
    for _ in range(count * 60):
        far, angle = reach * math.sqrt(dice.random()), dice.uniform(0, 2 * math.pi)
        spot = (far * math.cos(angle), far * math.sin(angle))
        if all(math.dist(spot, other) >= least for other in places):
            places.append(spot)
        if len(places) == count:
            break
    return places


def pebbles(name, size, poses, paint, dice, rough=0.0, sides=14, rings=9):
    """Many ovals as one mesh: half axes, and for each where its middle is and how it is turned, in radians. `rough`
    is how far its skin leaves the oval."""
    points, faces = [], []
    for (x, y, z), turn in poses:
        pose = Matrix.Translation((x, y, z)) @ Euler(turn).to_matrix().to_4x4()
        first, own, grown = len(points), Vector((dice.uniform(0, 90), 0, 0)), dice.uniform(0.9, 1.1)
        for ring in range(rings + 1):
            polar = math.pi * ring / rings
            for side in range(sides):
                angle = 2 * math.pi * side / sides
                out = Vector((math.sin(polar) * math.cos(angle), math.sin(polar) * math.sin(angle), math.cos(polar)))
                bulge = grown * (1 + rough * noise.fractal(out * 1.4 + own, 0.8, 2, 3))
                points.append(pose @ Vector([axis * part * bulge for axis, part in zip(size, out)]))
        for ring in range(rings):
            low, high = first + ring * sides, first + (ring + 1) * sides
            faces += [(low + s, high + s, high + (s + 1) % sides, low + (s + 1) % sides) for s in range(sides)]
    return faced(name, points, faces, [paint], smooth=True)


def coriander(at, size, dice):
    """A leaf of three lobes, bent about its rib, lying as it fell."""
    outline, steps = [], 48
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        lobes = 0.56 + 0.44 * abs(math.cos(1.5 * angle)) ** 0.7
        far = size * lobes * (1 + 0.09 * math.sin(13 * angle)) * (0.55 if abs(angle - math.pi) < 0.3 else 1)
        x, y = far * math.cos(angle), far * math.sin(angle)
        outline.append((x, y, 0.34 * abs(y) + 0.2 * x * x / size))
    slices = [(0, 1 + step, 1 + (step + 1) % steps) for step in range(steps)]
    green = material("coriander", dice.choice(GREEN), 0.42, coat=0.2)
    tilt = [dice.uniform(-14, 14), dice.uniform(-14, 14), dice.uniform(0, 360)]
    return faced("coriander", [(0, 0, 0), *outline], slices, [green], at, tilt)


def strewn(at, radius, count, reach, size, dice, least=0.2):
    for x, y in apart(count, reach, least, dice):
        coriander((at[0] + x * radius, at[1] + y * radius, at[2] + 0.05 * radius), size * radius * dice.uniform(0.8, 1.15), dice)


def seeds(at, radius, count, dice, color, size=(0.036, 0.011, 0.011), up=0.025):
    """Cumin or the like, over what is in a bowl."""
    poses = [
        ((at[0] + x * radius, at[1] + y * radius, at[2] + up * radius), (0, dice.uniform(-0.3, 0.3), dice.uniform(0, 6.3)))
        for x, y in apart(count, 0.84, 0.03, dice)
    ]
    pebbles("seeds", [axis * radius for axis in size], poses, material("seed", color, 0.55), dice, 0.2, 8, 6)


def daal(at, radius, dice):
    """Yellow lentils, with what was fried in butter poured over: cumin, chillies, garlic."""
    pool(at, radius, uneven("daal", 3, (0.3, "#D98A0E"), (0.5, "#F0B02A"), (0.68, "#F8C854"), rough=0.26, coat=0.7, bump=0.5, fine=12), 0.05)
    butter = material("butter", "#C96A10", 0.06, coat=1)
    for x, y in apart(9, 0.7, 0.2, dice):
        pebbles("butter", (0.11 * radius * dice.uniform(0.5, 1.2), 0.08 * radius, 0.012 * radius), [((at[0] + x * radius, at[1] + y * radius, at[2] + 0.022 * radius), (0, 0, dice.uniform(0, 6)))], butter, dice, 0.3)
    seeds(at, radius, 60, dice, "#4A2A10", up=0.05)
    red = material("chilli", "#9E1C10", 0.22, coat=0.7)
    for x, y in apart(4, 0.5, 0.42, dice):
        turn, bend = dice.uniform(0, 6.3), dice.choice((-1, 1)) * 0.09
        ends = [(-0.22, 0), (-0.08, bend), (0.1, bend), (0.24, -0.02)]
        course = [(at[0] + radius * (x + u * math.cos(turn) - v * math.sin(turn)), at[1] + radius * (y + u * math.sin(turn) + v * math.cos(turn)), at[2] + 0.06 * radius) for u, v in ends]
        tube("chilli", through(course, 8), 0.034 * radius, red)
    strewn(at, radius, 6, 0.66, 0.1, dice)


def palak(at, radius, dice):
    """Spinach, and cubes of curd cheese that were browned first."""
    pool(at, radius, uneven("palak", 4, (0.3, "#1E3F10"), (0.52, "#33601B"), (0.72, "#4E7C26"), rough=0.34, coat=0.4, bump=0.8, fine=8), 0.09, wave=4)
    cheese = uneven("cheese", 2.6, (0.36, "#C98B3E"), (0.5, "#F0DBAA"), (0.62, "#FFF4DA"), rough=0.5, coat=0.15, bump=0.12)
    for x, y in apart(11, 0.68, 0.36, dice):
        side = radius * dice.uniform(0.25, 0.3)
        box("paneer", (side, side * dice.uniform(0.85, 1), side * 0.8), [cheese], (at[0] + x * radius, at[1] + y * radius, at[2] - 0.07 * radius), (dice.uniform(-13, 13), dice.uniform(-13, 13), dice.uniform(0, 90)), bevel=0.035 * radius)
    cream = material("cream", "#FFF8E6", 0.2, coat=0.5)
    swirl = [(at[0] + radius * far * math.cos(a), at[1] + radius * far * math.sin(a), at[2] + 0.035 * radius) for far, a in ((0.3 + step * 0.012, 0.6 + step * 0.22) for step in range(34))]
    tube("cream", swirl, 0.02 * radius, cream)


def korma(at, radius, dice):
    """Pieces of chicken in a gravy of yoghurt and fried onions, its oil risen."""
    pool(at, radius, uneven("gravy", 2.2, (0.28, "#7E1D08"), (0.5, "#B63A10"), (0.72, "#D8641C"), rough=0.16, coat=1, bump=0.35, fine=9), 0.07)
    meat = uneven("meat", 2.4, (0.3, "#6B2409"), (0.5, "#A44B17"), (0.72, "#CE7C34"), rough=0.34, coat=0.8, bump=0.5, fine=7)
    for x, y in apart(7, 0.62, 0.44, dice):
        size = (radius * dice.uniform(0.23, 0.3), radius * dice.uniform(0.16, 0.2), radius * 0.15)
        pebbles("piece", size, [((at[0] + x * radius, at[1] + y * radius, at[2] + 0.03 * radius), (dice.uniform(-0.2, 0.2), dice.uniform(-0.2, 0.2), dice.uniform(0, 6.3)))], meat, dice, 0.34, 40, 28)
    oil = material("oil", "#C9420A", 0.03, coat=1)
    for x, y in apart(16, 0.8, 0.14, dice):
        pebbles("oil", (0.05 * radius * dice.uniform(0.5, 1.4), 0.045 * radius, 0.012 * radius), [((at[0] + x * radius, at[1] + y * radius, at[2] + 0.028 * radius), (0, 0, 0))], oil, dice)
    almond = material("almond", "#F6E2B8", 0.5)
    poses = [((at[0] + x * radius, at[1] + y * radius, at[2] + 0.13 * radius), (dice.uniform(-0.4, 0.4), dice.uniform(-0.4, 0.4), dice.uniform(0, 6.3))) for x, y in apart(16, 0.6, 0.14, dice)]
    pebbles("almond", (0.085 * radius, 0.02 * radius, 0.012 * radius), poses, almond, dice)
    strewn((at[0], at[1], at[2] + 0.1 * radius), radius, 6, 0.55, 0.11, dice, 0.3)


def rice(at, radius, dice):
    """Long grains, loose from one another, some of them steeped in saffron."""
    heap = 0.24
    pool(at, radius, material("steam", "#E9DDBF", 0.7), 0.02, heap)
    white, gold = [], []
    for _ in range(1900):
        far, angle = 0.95 * math.sqrt(dice.random()), dice.uniform(0, 2 * math.pi)
        x, y = far * math.cos(angle), far * math.sin(angle)
        pose = ((at[0] + x * radius, at[1] + y * radius, at[2] + radius * (heap * (1 - far * far) + dice.uniform(-0.01, 0.06))), (dice.uniform(-0.3, 0.3), dice.uniform(-0.5, 0.5), dice.uniform(0, 6.3)))
        saffron = noise.noise(Vector((x * 2.3, y * 2.3, 4))) > 0.28
        (gold if saffron else white).append(pose)
    size = (0.075 * radius, 0.019 * radius, 0.019 * radius)
    pebbles("rice", size, white, uneven("rice", 3, (0.2, "#F4EAD0"), (0.8, "#FFFDF4"), rough=0.4, coat=0.2, bump=0), dice, 0.08, 8, 6)
    pebbles("saffron", size, gold, material("saffron", "#F2A81C", 0.4, coat=0.2), dice, 0.08, 8, 6)
    seeds((at[0], at[1], at[2] + heap * radius * 0.66), radius * 0.7, 16, dice, "#4A2F14", up=0.1)
    strewn((at[0], at[1], at[2] + heap * radius), radius, 3, 0.22, 0.12, dice)


def chana(at, radius, dice):
    """Chickpeas, more than there is gravy."""
    pool(at, radius, uneven("masala", 3, (0.3, "#4A1E08"), (0.52, "#7E3B12"), (0.75, "#A3591F"), rough=0.2, coat=0.9, bump=0.5), 0.06)
    skin_of = uneven("chickpea", 5, (0.25, "#BF7A2C"), (0.5, "#DFA75A"), (0.75, "#EFC988"), rough=0.32, coat=0.6, bump=0.08)
    for number, (count, up) in enumerate(((90, 0.0), (40, 0.13))):
        poses = [((at[0] + x * radius, at[1] + y * radius, at[2] + radius * (up + dice.uniform(0, 0.04))), [dice.uniform(0, 6.3) for _ in range(3)]) for x, y in apart(count, 0.84 - number * 0.24, 0.165 + number * 0.06, dice)]
        pebbles("chickpea", (0.098 * radius, 0.086 * radius, 0.09 * radius), poses, skin_of, dice, 0.1, 24, 16)
    onion = material("onion", "#C65A86", 0.3, coat=0.4)
    for x, y in apart(5, 0.5, 0.3, dice):
        turn = dice.uniform(0, 6.3)
        arc = [(at[0] + radius * (x + 0.15 * math.cos(turn + a)), at[1] + radius * (y + 0.15 * math.sin(turn + a)), at[2] + radius * 0.26) for a in (step * 0.2 for step in range(11))]
        tube("onion", arc, 0.018 * radius, onion)
    strewn((at[0], at[1], at[2] + 0.2 * radius), radius, 4, 0.5, 0.11, dice, 0.3)


def raita(at, radius, dice):
    """Yoghurt, stirred, with cucumber, mint and roasted cumin."""
    pool(at, radius, uneven("yoghurt", 1.6, (0.3, "#F3EEDD"), (0.7, "#FFFDF5"), rough=0.24, coat=0.4, bump=0.12, fine=4), 0.1, wave=1.6)
    cucumber = uneven("cucumber", 3, (0.3, "#9DBF5C"), (0.7, "#D3E3A0"), rough=0.3, coat=0.5, bump=0.1)
    for x, y in apart(16, 0.76, 0.2, dice):
        side = radius * dice.uniform(0.1, 0.14)
        box("cucumber", (side, side, side * 0.8), [cucumber], (at[0] + x * radius, at[1] + y * radius, at[2] - 0.02 * radius), (dice.uniform(-20, 20), dice.uniform(-20, 20), dice.uniform(0, 90)), bevel=0.02 * radius)
    seeds(at, radius, 26, dice, "#6B4420", up=0.06)
    seeds(at, radius, 40, dice, "#B5301A", (0.012, 0.012, 0.01), 0.06)
    strewn((at[0], at[1], at[2] + 0.04 * radius), radius, 4, 0.3, 0.15, dice, 0.25)


def katori(at, radius, dish, dice):
    """A bowl of steel on that spot, `radius` at its rim, and the dish in it."""
    steel = material("steel", "#DADCDA", 0.17, 1)
    wall = [(0, 0), (0.66, 0), (0.74, 0.02), (0.86, 0.12), (0.935, 0.32), (0.965, 0.6), (1.0, 0.63), (1.03, 0.64), (1.045, 0.66), (1.03, 0.685), (1.0, 0.688), (0.972, 0.665), (0.94, 0.6), (0.91, 0.32), (0.84, 0.16), (0.66, 0.06), (0, 0.06)]
    turned("katori", [(far * radius, up * radius) for far, up in wall], [steel], at)
    dish((at[0], at[1], at[2] + 0.47 * radius), 0.93 * radius, dice)
