"""
Paper boats side by side, each of a colour that `boats.json` names: folded as the page's instructions say, seen
from a little above the rim. Each has a square of its own, 126 units wide and 90 high, and covers in it what the
drawn boat covers of its 120 by 84: the drawings they are laid into know that, so camera and corners stay.
"""
import json
import os
import sys

sys.path.append(os.path.dirname(__file__))
from cargo import mangoes
from kit import expose, eye, sky, sun, textures
from origami import Fold, surface


SQUARE = 3.36


def boat(color, image):
    """A hull whose two ends rise, and the sheet's middle that stands in it as a peak; `image` is printed on the sheet."""
    it = Fold(color, image)
    peak, left, right = (0.05, 0, 1.79), (-0.64, 0, 0.62), (0.64, 0, 0.62)
    bow, stern = (-1.6, 0, 0.95), (1.6, 0, 0.95)
    front, back = (0, -0.6, 0.357), (0, 0.6, 0.357)
    keel, far_keel = (-0.1, -0.25, -0.487), (-0.1, 0.25, -0.487)
    foot, heel = (-0.96, 0, -0.38), (0.92, 0, -0.38)
    # The inside first, then the peak, then the hull before it.
    it.sheets(surface(bow, foot, far_keel, back), surface(stern, back, far_keel, heel), along=[(1, 0, 0.9), (1, 0, -0.9)])
    it.sheets(
        surface(peak, left, front, front, 0.03), surface(peak, front, right, right, 0.03), along=[(0.6, 0, 1), (0.6, 0, -1)]
    )
    it.sheets(surface(peak, back, left, left), surface(peak, right, back, back), along=[(0.6, 0, 1), (0.6, 0, -1)])
    near_bow, near_stern = surface(bow, foot, keel, front, 0.03), surface(stern, front, keel, heel, 0.03)
    it.sheets(near_bow, near_stern, along=[(1, 0, -0.36), (1, 0, 0.36)])
    it.line(peak, front)
    it.line(left, peak, right)
    it.line(left, front, right)
    it.line(bow, front, stern, width=0.0055)
    it.line(bow, foot)
    it.line(stern, heel)
    it.line(front, keel)
    steps = [step / 12 for step in range(13)]
    it.crease(*(near_bow(0.86 * t, t) for t in steps), width=0.003)
    it.crease(*(near_bow(0.42 + 0.1 * t, t) for t in steps), width=0.003)
    it.crease(*(near_stern(t, 0.46) for t in steps), width=0.003)
    it.crease(*(near_stern(0.3 + 0.34 * t, t) for t in steps), width=0.003)
    it.crease(peak, (-0.3, -0.276, 0.5), width=0.003)
    return it


with open(f"{textures}/boats.json", encoding="utf-8") as file:
    told = json.load(file)
colors = told["colors"]
for at, color in enumerate(colors):
    boat(color, told["printed"]).set_down((at - (len(colors) - 1) / 2) * SQUARE, 0, (0, 0, told["turn"]))
if told["laden"]:
    mangoes()
sun((-6.4, -4.6, 8), 5.7, 14, "#FFF8F0")
sun((1, -9, -1.5), 0.75, 50, "#FFE9DC")
sky("#FFEFE6", 0.26)
# The middle of the picture is the middle of the boat.
HEIGHT = 1.104
eye((0, -25.1, HEIGHT + 8.16), (0, 0, HEIGHT), across=SQUARE * len(colors))
expose(clear=True, bounces=5)
