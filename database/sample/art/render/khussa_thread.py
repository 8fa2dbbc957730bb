"""Gold thread for Tilla & Sole: twisted to twine, wound on its spool, and laid on velvet stitch by stitch."""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import Vector, group, material, mottled, through, tube, tubes, turned  # noqa: E402
from shading import Sums  # noqa: E402

gold = material("gilt", "#D3A042", 0.32, 0.9)
wood = mottled("spool", "#54301B", "#83563A", (7, 7, 0.8), 0.36, 0.4, 0.05)


def strands(course, radius, twist, count):
    """Strands twisted about each other along a course of points, `twist` radians for each unit."""
    laid, walked = [[] for _ in range(count)], 0.0
    for at, point in enumerate(course):
        before, after = course[max(0, at - 1)], course[min(len(course) - 1, at + 1)]
        way = (after - before).normalized()
        aside = way.cross(Vector((0, 0, 1))).normalized()
        up = aside.cross(way)
        walked += (point - before).length
        for number, strand in enumerate(laid):
            turn = twist * walked + 2 * math.pi * number / count
            strand.append(point + (aside * math.cos(turn) + up * math.sin(turn)) * radius)
    return laid


def twine(points, radius, rounds=14, twist=24, paint=gold):
    """Two strands twisted about each other through those points, `twist` radians for each unit."""
    for strand in strands([Vector(point) for point in through(points, rounds)], 0.55 * radius, twist, 2):
        tube("strand", strand, 0.62 * radius, paint)


def spool(at, turn=(0, 0, 0), size=1.0):
    """Of thread, standing on its foot before it is turned; 1.9 high."""
    with group("spool", at, turn, size):
        flange = [(0.66, 0), (0.72, 0.05), (0.72, 0.17), (0.66, 0.24)]
        profile = [(0.16, 0), *flange, (0.34, 0.28), (0.34, 1.62), *[(radius, 1.9 - z) for radius, z in flange[::-1]], (0.16, 1.9), (0.16, 0)]
        turned("wood", profile, [wood], (0, 0, 0))
        for out, turns in ((0.47, 31), (0.505, 29)):
            wound = []
            for step in range(turns * 40 + 1):
                part, angle = step / (turns * 40), 2 * math.pi * step / 40
                swell = out + 0.05 * math.sin(math.pi * part) + 0.006 * math.sin(23 * part)
                wound.append((swell * math.cos(angle), swell * math.sin(angle), 0.28 + 1.34 * part + 0.006 * math.sin(angle * 0.37)))
            tube("wound", wound, 0.027, gold)


def spun(name, color, metal, rough):
    """Four tones of one thread, as each length of it takes the light a little differently: metal foil spun about a
    core, of which some of the core shows."""
    tones = []
    for number, (part, other) in enumerate(((0.0, color), (0.14, "#5A3008"), (0.2, "#FFF2C8"), (0.1, "#FFE9B0"))):
        made = material(f"{name} {number}", color, rough + 0.03 * number, metal)
        sums, shader = Sums(made), made.node_tree.nodes["Principled BSDF"]
        place = made.node_tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
        foil = sums.noise(place, 46, 3)
        tone = sums.mixed(part, color, other)
        sums.feed(shader.inputs["Base Color"], sums.mixed(1, tone, sums.ramp(foil, (0.3, "#E0C08C"), (0.55, "#FFFFFF")), "MULTIPLY"))
        sums.feed(shader.inputs["Normal"], sums.relief(foil, 0.02, 0.4))
        tones.append(made)
    return tones


class Embroidery:
    """Lays what the drawing's needlework has laid, each thread a tube, on velvet at that height. `work` is what
    `covers/khussa/workshop.ts` wrote; what is laid later lies above."""

    def __init__(self, work, high):
        self.work, self.high = work, high
        self.dice = random.Random(5)
        self.tones = {False: spun("tilla", work["thread"], 0.84, 0.25), True: spun("silk", work["silk"], 0.25, 0.34)}
        self.threads = {}
        self.turn = math.radians(work["turn"])

    def place(self, point):
        """A point of the drawing on the plane of the velvet."""
        (mx, my), size = self.work["middle"], self.work["size"]
        x, y = (point[0] - mx) * size, (my - point[1]) * size
        return Vector((x * math.cos(self.turn) + y * math.sin(self.turn), y * math.cos(self.turn) - x * math.sin(self.turn), self.high))

    def draw(self, silk, radius, points):
        """One thread; all of a thickness and a tone become one object."""
        self.threads.setdefault((silk, round(radius, 4), self.dice.randrange(4)), []).append(points)

    def satin(self, silk, stitches, gauge):
        """Threads side by side over a padding, up out of the velvet and down into it again."""
        lines = [(self.place(a), self.place(b)) for a, b in stitches]
        longest = max((b - a).length for a, b in lines)
        padding = min(0.15, 0.035 + 0.26 * longest)
        radius = gauge * self.work["size"] * 0.56
        for a, b in lines:
            way = b - a
            long = way.length
            high = padding * (long / longest) ** 0.55 * self.dice.uniform(0.93, 1.07)
            aside = Vector((-way.y, way.x, 0)).normalized() * self.dice.gauss(0, 0.12 * radius)
            pull = way.normalized() * self.dice.gauss(0, 0.35 * radius)
            points = []
            for step in range(9):
                part = step / 8
                arch = math.sin(math.pi * part) ** 0.62
                points.append(a + pull + way * part + aside * math.sin(math.pi * part) + Vector((0, 0, (high + radius) * arch - radius)))
            self.draw(silk, radius, points)

    def cord(self, silk, line, width):
        """Three strands twisted about one another, caught down by a stitch of silk at every few turns."""
        wide = width * self.work["size"]
        course = [Vector(point) for point in through([self.place(point) + Vector((0, 0, 0.42 * wide)) for point in line], 5)]
        for strand in strands(course, 0.25 * wide, 2 * math.pi / (1.75 * wide), 3):
            self.draw(silk, 0.25 * wide, strand)
        if width < 3:
            return
        for at in range(12, len(course) - 2, 31):
            way = (course[at + 1] - course[at - 1]).normalized()
            aside = Vector((-way.y, way.x, 0)) * 0.56 * wide
            slant = way * 0.1 * wide
            arch = [course[at] + aside * math.cos(turn) + slant * math.cos(turn) + Vector((0, 0, 0.62 * wide * math.sin(turn) - 0.3 * wide)) for turn in (math.pi * step / 8 for step in range(9))]
            self.draw(True, 0.012, arch)

    def knot(self, silk, middle, radius):
        """Thread wound twice about the needle and drawn tight: a little coil that is higher in its middle."""
        at, wide = self.place(middle), radius * self.work["size"]
        start, coil = self.dice.uniform(0, 6.28), []
        for step in range(41):
            part = step / 40
            angle, out = start + part * 2.6 * 2 * math.pi, wide * (0.66 - 0.6 * part)
            coil.append(at + Vector((out * math.cos(angle), out * math.sin(angle), wide * (0.3 + 0.75 * part))))
        self.draw(silk, 0.36 * wide, coil)

    def sequin(self, silk, middle, radius):
        """A dished disc of metal, a little askew, held by one bead."""
        at, wide = self.place(middle), radius * self.work["size"]
        profile = [(0.16 * wide, 0.1 * wide), (0.5 * wide, 0.05 * wide), (0.86 * wide, 0.2 * wide), (wide, 0.3 * wide), (wide, 0.24 * wide), (0.5 * wide, 0), (0.16 * wide, 0.04 * wide)]
        turned("sequin", profile, [self.tones[silk][2]], at + Vector((0, 0, 0.02)), (self.dice.uniform(-7, 7), self.dice.uniform(-7, 7), 0), sides=40)
        bead = [(0.3 * wide * math.cos(turn), 0.3 * wide * math.sin(turn)) for turn in (math.pi * (step / 10 - 0.5) for step in range(11))]
        turned("bead", bead, [self.tones[silk][3]], at + Vector((0, 0, 0.3 * wide)), sides=24)

    def finish(self):
        """Lays all of it."""
        for laid in self.work["laid"]:
            kind = laid.pop("kind")
            getattr(self, kind)(**laid)
        for (silk, radius, tone), lines in self.threads.items():
            tubes("thread", lines, radius, self.tones[silk][tone], roundness=2)
