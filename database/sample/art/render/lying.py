"""How what is flat leans on something else."""
import math

from mathutils import Euler


def leaning(lean, aside, spin):
    """How to turn what is spun on its face first, then raised towards the eye, then turned to one side; all in degrees."""
    turns = ((0, 0, aside), (lean, 0, 0), (0, 0, spin))
    first, second, third = (Euler([math.radians(angle) for angle in turn]).to_matrix() for turn in turns)
    return [math.degrees(angle) for angle in (first @ second @ third).to_euler()]
