"""Terrazzo, the counter of every shop: chips of stone in a pale ground, cut through, polished, and divided by brass."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, material, surface  # noqa: E402

# How much of all chips each stone is: from where it begins, to where the next does.
STONES = ((0, "#B9B4A6"), (0.26, "#D6A048"), (0.42, "#B9543B"), (0.52, "#1B4A38"), (0.71, "#85887F"), (0.84, "#FFFCF4"), (0.95, "#3C8463"))
# How many chips a unit has, which part of their cells holds one, and how far a chip keeps from the next.
SIEVES = ((7.5, 0.3, 0.11), (3.8, 0.28, 0.1), (2.2, 0.24, 0.12))


def chips(sums, place, dense, share, apart):
    """Where there is stone, 0 or 1, and its colour: chips of one sieve, as a saw has met them."""
    cells = []
    for feature in ("F1", "DISTANCE_TO_EDGE"):
        node = sums.nodes.new("ShaderNodeTexVoronoi")
        node.feature = feature
        node.inputs["Scale"].default_value = dense
        sums.links.new(place, node.inputs["Vector"])
        cells.append(node)
    lot, kind, size = sums.parts(cells[0].outputs["Color"])
    within = sums.reckoned("GREATER_THAN", cells[1].outputs["Distance"], sums.reckoned("MULTIPLY_ADD", size, 0.12, apart))
    there = sums.reckoned("MULTIPLY", within, sums.reckoned("LESS_THAN", lot, share))
    return there, sums.ramp(kind, *STONES, ease="CONSTANT")


def terrazzo(name):
    """Cream, with chips of three sieves in the colours of the shop."""
    made, sums = surface(name)
    shader, links, reckoned, ramp, mixed = sums.shader, sums.links, sums.reckoned, sums.ramp, sums.mixed
    place = sums.nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    # A chip has been broken, so that its sides aren't quite straight.
    broken = sums.nodes.new("ShaderNodeVectorMath")
    links.new(place, broken.inputs[0])
    links.new(reckoned("MULTIPLY", sums.noise(place, 5, 3), 0.16), broken.inputs[1])
    sand, vein = sums.noise(place, 40, 2), sums.noise(place, 6, 4, 1.2)
    color, stone = ramp(sand, (0.3, "#E9DDC4"), (0.7, "#F3EBDA")), 0
    for sieve in SIEVES:
        there, kind = chips(sums, broken.outputs[0], *sieve)
        color = mixed(there, color, mixed(0.5, kind, mixed(1, kind, ramp(vein, (0.3, "#B8B8B8"), (0.7, "#FFFFFF")), "MULTIPLY")))
        stone = reckoned("MAXIMUM", stone, there)
    links.new(color, shader.inputs["Base Color"])
    # Stone takes a better polish than the cement about it.
    links.new(reckoned("MULTIPLY_ADD", stone, -0.12, 0.34), shader.inputs["Roughness"])
    sums.feed(shader.inputs["Clearcoat"], 0.25)
    sums.feed(shader.inputs["Clearcoat Roughness"], 0.16)
    return made


def strip(long, at, turn=0, broad=0.09, metal=1):
    """A strip of brass let into the floor of a counter along x about its middle, turned by degrees, level with it but for
    a hair. `metal` is how much it mirrors."""
    box("strip", (long, broad, 0.3), [material("brass strip", "#D9AE55", 0.24, metal)], (at[0], at[1], at[2] - 0.297), (0, 0, turn), bevel=0)
