"""Leaves and flowers."""

from sprites.pen import Pen


def leaf(pen: Pen) -> None:
    """A lobed leaf growing upwards from the origin, 14 high."""
    pen.shape(
        "0,0! -3.4,-1.6 -4,-4 -2.6,-5! -5,-6.6 -4.6,-9.4 -2.6,-9.6! -3,-12 0,-14 3,-12 "
        "2.6,-9.6! 4.6,-9.4 5,-6.6 2.6,-5! 4,-4 3.4,-1.6",
        "leaf",
    )
    pen.line("0,0 0,-9.6", weight=0.7)


def blade(pen: Pen) -> None:
    """A plain pointed leaf growing upwards from the origin, 11 high."""
    pen.shape("0,0! -4,-3 -3.6,-7 0,-11! 3.6,-7 4,-3", "green")
    pen.line("0,0 0,-7", weight=0.7)


def blossom(pen: Pen, ink: str) -> None:
    """A flower of five petals."""
    pen.shape("0,-4.4 2,-2 4.4,-1.4 2.6,0.8 2.8,3.8 0,2.6 -2.8,3.8 -2.6,0.8 -4.4,-1.4 -2,-2", ink)
    pen.disc(0, 0.2, 1.1, "ink", None)


def rose(pen: Pen) -> None:
    """A rose whose stem reaches down into a hand 9 below."""
    pen.line("0,0 -1,10 -3,20", "green", 2.2)
    blade(pen.at(-1, 7, 0.9, -66))
    pen.shape("-8,-4 -8.4,-9 -4,-11.6 0,-10.4! 4,-11.6 8.4,-9 8,-4 5,1.6 0,3.4 -5,1.6", "red")
    pen.shape("-5,-5.4 -2.4,-9 2.4,-9 5,-5.4 2.6,-1.6 -2.6,-1.6", "rose", "ink", 0.8)
    pen.line("-2.4,-4.6 -1.4,-7 1.6,-7 2.2,-4.8 0,-3.6 -0.4,-5.2", weight=0.8)
    pen.line("-8,-5 -5,-1 0,0.4 5,-1 8,-5", weight=0.8)


def clover(pen: Pen) -> None:
    """A sprig of clover whose stem reaches down into a hand 10 below."""
    pen.line("0,-4 1,4 -1,12 -4,22", "green", 2.4)
    for turn in (0, 90, 180, 270):
        petal = pen.at(0, -10, 1, turn + 45)
        petal.shape("0,0! -5.4,-3 -6,-8 -2.6,-10.4 0,-8.4! 2.6,-10.4 6,-8 5.4,-3", "green")
        petal.line("0,-2 0,-6", "leaf", 1.2)
    blade(pen.at(1, 5, 0.8, 70))
