"""A lota, the small pot of copper with which every household fetches water: beaten, polished, and filled."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import group, skin, surface, through, turned  # noqa: E402

# Radius and height from the foot to the rim and down again inside, and how high the water stands.
OUTSIDE = [(0, 0.1), (0.9, 0.1), (0.98, 0), (1.06, 0.02), (1.07, 0.12), (0.98, 0.26), (1.15, 0.42), (1.48, 0.75), (1.7, 1.15), (1.78, 1.6), (1.73, 2.05), (1.55, 2.5), (1.3, 2.82), (1.16, 3.0), (1.14, 3.16), (1.22, 3.34), (1.4, 3.52), (1.56, 3.62), (1.62, 3.67), (1.63, 3.72), (1.6, 3.75)]
INSIDE = [(1.54, 3.73), (1.36, 3.58), (1.16, 3.38), (1.07, 3.18), (1.08, 3.02), (1.22, 2.82), (1.47, 2.48), (1.66, 2.03), (1.7, 1.6)]
FULL = 3.28


def beaten():
    """Copper with the marks of the hammer, pink where it is rubbed and brown where it isn't."""
    made, sums = surface("copper")
    shader, nodes, links, reckoned, ramp, mixed = sums.shader, sums.nodes, sums.links, sums.reckoned, sums.ramp, sums.mixed
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    marks = nodes.new("ShaderNodeTexVoronoi")
    marks.feature = "SMOOTH_F1"
    marks.inputs["Scale"].default_value = 7.5
    marks.inputs["Smoothness"].default_value = 0.6
    links.new(place, marks.inputs["Vector"])
    clouds, grain = sums.noise(place, 1.1, 6, 0.5), sums.noise(place, 16, 5)
    dull = ramp(reckoned("MULTIPLY_ADD", grain, 0.2, clouds), (0.66, "#000000"), (0.96, "#D0D0D0"))
    bright = ramp(grain, (0.3, "#DE8653"), (0.7, "#F6A877"))
    links.new(mixed(dull, bright, ramp(clouds, (0.4, "#8A4630"), (0.8, "#5A3326"))), shader.inputs["Base Color"])
    sums.feed(shader.inputs["Metallic"], 1)
    links.new(mixed(dull, ramp(grain, (0.3, "#2E2E2E"), (0.7, "#444444")), "#7A7A7A"), shader.inputs["Roughness"])
    height = reckoned("MULTIPLY_ADD", marks.outputs["Distance"], 1, reckoned("MULTIPLY", grain, 0.05))
    links.new(sums.relief(height, 0.014, 0.5), shader.inputs["Normal"])
    return made


def full(at):
    """The water in it, with the rings of the last drop."""
    made, sums = surface("water")
    shader = sums.shader
    shader.inputs["Base Color"].default_value = (0.03, 0.09, 0.1, 1)
    shader.inputs["Roughness"].default_value = 0.02
    shader.inputs["IOR"].default_value = 1.5
    shader.inputs["Specular"].default_value = 0.9
    rows = []
    for ring in range(61):
        far = 1.12 * ring / 60
        rise = 0.04 * math.cos(15 * far) * math.exp(-1.6 * far)
        rows.append([(far * math.cos(angle), far * math.sin(angle), FULL + rise) for angle in (2 * math.pi * side / 96 for side in range(96))])
    skin("water", rows, [made], at, closed=True)


def smooth(profile, rounds=6):
    """More points on the way along a profile, so that the light runs over it without a bend."""
    return [(max(0, radius), height) for radius, height in through(profile, rounds)]


def lota(at, size):
    """The pot about the middle of its foot."""
    with group("lota", at, (0.8, -0.6, 0), size):
        turned("lota", [*OUTSIDE[:4], *smooth(OUTSIDE[4:]), *smooth(INSIDE)], [beaten()], (0, 0, 0), sides=160)
        full((0, 0, 0))
