"""A cup of milky tea on its saucer, and two biscuits."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from kit import disc, group, material, mottled, through, tube, turned  # noqa: E402


def cup(at, turn=0, size=1.0):
    """Its handle is to the right, before it is turned by degrees."""
    china = material("china", "#FBF8F1", 0.12, coat=0.5)
    line = material("line", "#C9412F", 0.2, coat=0.5)
    with group("cup", at, (0, 0, turn), size):
        saucer = [(0, 0.08), (0.9, 0.06), (0.95, 0), (1.05, 0), (1.1, 0.08), (1.7, 0.24), (2.2, 0.46), (2.24, 0.5), (2.2, 0.53), (1.66, 0.32), (1.05, 0.16), (0.86, 0.13), (0, 0.13)]
        turned("saucer", through(saucer, 5), [china], (0, 0, 0))
        turned("saucer's line", [(1.98, 0.448), (2.08, 0.486)], [line], (0, 0, 0.008))
        low = 0.13
        wall = [(0, 0.05), (0.6, 0.05), (0.68, 0), (0.76, 0.0), (0.78, 0.1), (0.8, 0.18), (1.12, 0.5), (1.36, 1.1), (1.5, 1.9), (1.56, 2.3), (1.54, 2.35), (1.5, 2.33), (1.42, 1.9), (1.27, 1.1), (0.9, 0.45), (0, 0.34)]
        turned("cup", through(wall, 5), [china], (0, 0, low))
        turned("cup's line", [(1.5, 1.86), (1.523, 2.0)], [line], (0, 0, low))
        # It climbs the china a little.
        tea = [(0, 1.94), (1.3, 1.94), (1.38, 1.95), (1.415, 1.975), (1.43, 2.0), (1.43, 1.9)]
        turned("tea", tea, [mottled("milky tea", "#B06A32", "#C98545", (0.9, 0.9, 0.9), 0.05, 0.6, 0)], (0, 0, low))
        handle = [(1.42, 0, 2.02), (1.75, 0, 2.16), (2.12, 0, 2.02), (2.22, 0, 1.6), (2.04, 0, 1.16), (1.66, 0, 0.92), (1.3, 0, 0.9)]
        tube("handle", [(x, y, z + low) for x, y, z in through(handle, 10)], 0.125, china)
        baked = [material("biscuit", image="biscuit", rough=0.75), material("crust", "#C08238", 0.75)]
        for x, y, z, *lean in ((-1.05, -1.2, 0.45, 10, -12, 0), (-0.45, -1.55, 0.6, 9, 6, 40)):
            disc("biscuit", 0.6, 0.16, baked, (x, y, z), lean, bevel=0.05)
