"""The motif of the back."""

from sprites.pen import Pen


def blossom(pen: Pen) -> None:
    """A four-petalled flower between four dots, 14 units wide."""
    for turn in (0, 90, 180, 270):
        petal = pen.at(0, 0, 1, turn)
        petal.shape("0,-1! 2.5,-3.6 0,-6.2! -2.5,-3.6", "sky", None)
    pen.disc(0, 0, 1.7, "paper", None)
    pen.disc(7.2, 0, 0.95, "paper", None)
