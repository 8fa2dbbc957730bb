"""
Makes the two faces of the site from their variable originals:

    python3 make-fonts.py <Bricolage Grotesque, with opsz, wdth and wght> <Newsreader, with opsz and wght>

Both keep optical sizes: one file has a cut to read and one to look at. What takes most room in a variable face
is how its kerning varies; that is fixed at the cut where it shows. Needs fontTools and Brotli.
"""
import os
import sys

from fontTools import subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.varLib import build, instancer

here = os.path.dirname(os.path.abspath(__file__))

LATIN = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0©·×àáâäçèéíñóöü–—‘’“”…"
# Nobody sets these in running text; where somebody does, they come in the other face.
PROSE = "".join(letter for letter in LATIN if letter not in "#$<>@[\\]^_`{|}~")


def cut(source, limits, letters, features):
    face = instancer.instantiateVariableFont(TTFont(source), limits)
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [1, 2]
    options.notdef_outline = False
    options.drop_tables += ["STAT", "MVAR"]
    chooser = subset.Subsetter(options)
    chooser.populate(text=letters)
    chooser.subset(face)
    return face


def write(name, face, kerned):
    assert face.getGlyphOrder() == kerned.getGlyphOrder()
    for table in ("GPOS", "GDEF"):
        if table in kerned:
            face[table] = kerned[table]
    face.flavor = "woff2"
    path = os.path.join(here, f"{name}.woff2")
    face.save(path)
    print(f"{os.path.getsize(path):7} bytes  {name}")


def grotesque(source):
    """Weights from 400 to 700; its smallest cut up to 14 CSS pixels, its largest from 34 on."""
    limits = {"wdth": 100, "opsz": (14, 72), "wght": (400, 700)}
    face = cut(source, limits, LATIN, ["tnum"])
    optical = next(axis for axis in face["fvar"].axes if axis.axisTag == "opsz")
    optical.minValue, optical.defaultValue, optical.maxValue = 14, 34, 34
    kerned = cut(source, {"wdth": 100, "opsz": 72, "wght": 700}, LATIN, ["tnum", "kern"])
    write("bricolage-grotesque", face, kerned)


def serif(source):
    """One weight to the eye: as it grows from 26 to 44 CSS pixels its cut opens and its strokes become finer."""
    space = DesignSpaceDocument()
    space.addAxis(AxisDescriptor(tag="opsz", name="Optical size", minimum=26, default=26, maximum=44))
    for size, cut_for, weight in ((26, 18, 410), (44, 72, 330)):
        face = cut(source, {"opsz": cut_for, "wght": weight}, PROSE, [])
        space.addSource(SourceDescriptor(name=str(size), font=face, location={"Optical size": size}))
    face, _, _ = build(space, exclude=["MVAR", "STAT", "avar"])
    write("newsreader", face, cut(source, {"opsz": 40, "wght": 370}, PROSE, ["kern"]))


grotesque(sys.argv[1])
serif(sys.argv[2])
