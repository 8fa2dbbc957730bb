"""The table of a craft at work, without its ground: only the shadows on that are seen."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import catcher, expose, scene, sky, srgb, sun  # noqa: E402
from laid import high, lay, look, table, wide  # noqa: E402

lay()
reach = max(wide, high)
catcher(-reach, reach, -reach, reach)
ground = scene.objects["ground"]
ground.data.materials[0].node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = srgb(table["ground"])
sun((-6, 3.4, 8.2), 2.75, table["sun"], table["light"])
sun((3, -9, 6), 0.5, 60, "#FFFFFF")
sky("#F4F6FF", 0.24)
look()
expose(clear=True, bounces=5)
