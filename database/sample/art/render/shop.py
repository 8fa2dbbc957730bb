"""The shop behind a till: green boards, a shelf of goods, and low sun through the bars of its window."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import box, group, material, scene, sky, sun, surface  # noqa: E402
from terrazzo import strip, terrazzo  # noqa: E402


def lacquered(name, dark, light):
    """Boards painted green this year: the brush's strokes along them, and no board quite like the next."""
    made, sums = surface(name)
    place, own = sums.nodes.new("ShaderNodeNewGeometry").outputs["Position"], sums.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    strokes = sums.noise(sums.scaled(place, (9, 9, 0.3)), 1, 4, 0.2)
    sums.links.new(sums.ramp(sums.reckoned("MULTIPLY_ADD", own, 0.4, sums.reckoned("MULTIPLY", strokes, 0.6)), (0.2, dark), (0.75, light)), sums.shader.inputs["Base Color"])
    sums.feed(sums.shader.inputs["Roughness"], 0.36)
    sums.links.new(sums.relief(strokes, 0.02, 0.5), sums.shader.inputs["Normal"])
    return made


def counter(wide, near, far, strips):
    """Its upper side at nought; `strips` is the length of each of brass, its middle and its turn."""
    box("counter", (wide, far - near, 1.2), [terrazzo("terrazzo")], (0, (near + far) / 2, -1.2), bevel=0.05)
    for long, x, y, turn in strips:
        # From so low they would mirror nothing but the green wall.
        strip(long, (x, y, 0), turn, metal=0.4)


def wall(y, wide, broad, low=-6, paint=("#0C6343", "#17845A", "#04170F")):
    """Upright boards so broad, from that height up, a gap between each and the next; `paint` is dark, light, and that of
    the gaps."""
    green = lacquered("boards", *paint[:2])
    box("gap", (wide, 0.2, 30), [material("gap", paint[2], 0.95)], (0, y + 0.3, low))
    for at in range(round(wide / broad)):
        box(f"board {at}", (broad - 0.07, 0.3, 30), [green], (-wide / 2 + (at + 0.5) * broad, y, low), bevel=0.05)


def shelf(y, z, wide, stock):
    """A board on the wall, its upper side at that height, and what stands on it: what makes a thing, where it stands
    along the shelf, and the rest of what that needs."""
    box("shelf", (wide, 3.6, 0.5), [lacquered("shelf", "#0F7049", "#1B8F63")], (0, y, z - 0.5), bevel=0.07)
    for make, x, *rest in stock:
        *looks, turn = rest
        make(*looks, (x, y, z), turn)


def daylight(aside=34, high=27, bars=(-1.6, 3.4)):
    """Low sun from so many degrees to the left, through a window: the bars across its panes, an upright and a level one,
    and the wall about them. The sky does the rest."""
    across, up = math.radians(aside), math.radians(high)
    far = 24
    at = (-far * math.sin(across), -far * math.cos(across), far * math.tan(up))
    upright, level = bars
    for number, (x, z, wide, tall) in enumerate(((-21, 0, 14, 44), (upright, 0, 0.5, 44), (18, 0, 14, 44), (0, level, 44, 0.5), (0, 19, 44, 9))):
        with group(f"window {number}", at, (-high, 0, -aside)):
            bar = box("bar", (wide, 0.1, tall), [material("bar", "#202020")], (x, 0, z - tall / 2))
            bar.visible_camera = bar.visible_diffuse = bar.visible_glossy = False
    sun(at, 3.5, 0.7, "#FFE8C6")
    sky("#E9F1F0", 0.86)
    # An even sky is met wherever a ray goes. Were it looked for, fewer rays would look for the sun.
    scene.world.cycles.sampling_method = "NONE"
