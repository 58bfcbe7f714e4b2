"""The motif of the back."""

from sprites.pen import Pen


def blossom(pen: Pen) -> None:
    """A four-petalled flower between dots, 17 units wide."""
    for turn in (45, 135, 225, 315):
        pen.at(0, 0, 1, turn).shape("0,-1! 2,-3.4 0,-5.6! -2,-3.4", "sky", None)
    pen.disc(0, 0, 1.7, "paper", None)
    for turn in (0, 90, 180, 270):
        pen.at(8.6, 0, 1, turn).shape("-1,0! 0,-3.2! 1,0!", "paper", None)
