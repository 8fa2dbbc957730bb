"""Drops of water: those that lie on something like small lenses, and one that is about to fall."""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import faced, surface, turned  # noqa: E402

chance = random.Random(1130)


def wet(soft=0.13, bent=1.36):
    """Water that bends what is behind it. What lights the ground goes straight through and loses what the drop gathers,
    which `gathered` gives back. The sun wouldn't be seen in anything as small if it weren't spread a little: `soft` is how much. `bent` is
    what light is bent by, more than by water where a drop must be told from what it hangs before."""
    made, sums = surface("drop")
    nodes, links = sums.nodes, sums.links
    path, fresnel, clear, lens, gloss, both, drop = (nodes.new(f"ShaderNode{kind}") for kind in ("LightPath", "Fresnel", "BsdfTransparent", "BsdfRefraction", "BsdfGlossy", "MixShader", "MixShader"))
    clear.inputs["Color"].default_value = (0.72, 0.75, 0.76, 1)
    lens.inputs["IOR"].default_value = fresnel.inputs["IOR"].default_value = bent
    lens.inputs["Roughness"].default_value = 0
    gloss.inputs["Roughness"].default_value = soft
    passing = sums.reckoned("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    for mix, values in ((both, (fresnel.outputs[0], lens.outputs[0], gloss.outputs[0])), (drop, (passing, both.outputs[0], clear.outputs[0]))):
        for socket, value in zip(mix.inputs, values):
            links.new(value, socket)
    links.new(drop.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def lying(name, places, water):
    """Drops as one thing, each of a middle, two directions along what it lies on, and a radius; none is quite round, and
    the larger the flatter. They have no foot: what they lie on is their other side."""
    points, faces = [], []
    sides, rings = 28, 8
    for (x, y, z), right, up, radius in places:
        out = [up[1] * right[2] - up[2] * right[1], up[2] * right[0] - up[0] * right[2], up[0] * right[1] - up[1] * right[0]]
        out = [-part for part in out]
        high = radius * (0.66 - 0.3 * min(1, radius / 0.4))
        waves = [(turns, chance.uniform(0.03, 0.13), chance.uniform(0, 6.28)) for turns in (2, 3)]
        low = len(points)
        for ring in range(rings + 1):
            part = ring / rings
            flat, rise = math.cos(part * math.pi / 2) ** 0.8, math.sin(part * math.pi / 2)
            for side in range(sides):
                angle = 2 * math.pi * side / sides
                reach = radius * flat * (1 + sum(size * math.sin(turns * angle + start) for turns, size, start in waves))
                along, across, above = reach * math.cos(angle), reach * math.sin(angle), high * rise
                points.append(tuple(middle + along * r + across * u + above * o for middle, r, u, o in zip((x, y, z), right, up, out)))
        for ring in range(rings):
            for side in range(sides):
                first, after = low + ring * sides, (side + 1) % sides
                faces.append((first + side, first + after, first + sides + after, first + sides + side))
    return faced(name, points, faces, [water], smooth=True)


def gathered(name, places, light):
    """What drops make of the sun: a bright crescent each on the side that is away from it, below the drop. `light` is where
    the sun's light goes, along the first and the second direction of what they lie on."""
    made, sums = surface(name)
    # As bright as several suns, for that is what such a lens makes of one; in the shade it has nothing to gather.
    sums.shader.inputs["Base Color"].default_value = (1.5, 1.5, 1.36, 1)
    sums.shader.inputs["Specular"].default_value = 0
    points, faces = [], []
    heading = math.atan2(light[1], light[0])
    for (x, y, z), right, up, radius in places:
        low, steps = len(points), 14
        for step in range(steps + 1):
            across = 2 * step / steps - 1
            angle, thick = heading + 0.9 * across, 0.17 * (1 - across * across)
            for out in (0.8 * radius, (0.8 - thick) * radius):
                points.append(tuple(middle + out * (math.cos(angle) * r + math.sin(angle) * u) for middle, r, u in zip((x, y, z), right, up)))
        faces += [(low + 2 * step, low + 2 * step + 2, low + 2 * step + 3, low + 2 * step + 1) for step in range(steps)]
    return faced(name, points, faces, [made])


def hanging(at, radius, water):
    """A drop about to let go, from the edge that holds it downwards."""
    x, y, z = at
    profile = [(0, -2.25), (0.34, -2.2), (0.7, -2.0), (0.92, -1.62), (0.96, -1.3), (0.84, -0.9), (0.6, -0.5), (0.5, -0.25), (0.56, -0.05), (0.66, 0)]
    turned("hanging", [(out * radius, up * radius) for out, up in profile], [water], (x, y, z), sides=40)
