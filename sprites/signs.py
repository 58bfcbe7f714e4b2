"""Suit signs: the plain symbols of the card's corners, menus and score pages.

Every sign is drawn around the origin, from y = -50 to 50, and must read at 8 pixels: few forms, no detail.
"""

from sprites.pen import Pen


def cup(pen: Pen) -> None:
    """A red goblet with a golden rim."""
    pen.shape("-12,10! -9,32 -30,44! -30,50! 30,50! 30,44! 9,32 12,10!", "gold")
    pen.shape("-38,-40! 38,-40! 36,-8 12,16 -12,16 -36,-8", "red")
    pen.shape("-42,-50! 42,-50! 42,-34! -42,-34!", "gold")


def coin(pen: Pen) -> None:
    """A golden disc with a red eye."""
    pen.disc(0, 0, 46, "gold")
    pen.disc(0, 0, 20, "red")


def sword(pen: Pen) -> None:
    """A short straight blade, point up."""
    pen.shape("0,-50! 14,-36! 14,14! -14,14! -14,-36!", "sky")
    pen.shape("-36,12! 36,12! 36,26! -36,26!", "gold")
    pen.shape("-9,26! 9,26! 15,50! -15,50!", "red")


def baton(pen: Pen) -> None:
    """A knotted green club with one cut twig on each side."""
    pen.shape("12,-8! 36,-28! 42,-13! 14,10!", "leaf")
    pen.shape("-12,12! -36,-6! -42,9! -10,32!", "leaf")
    pen.shape("-24,-42 0,-50 24,-42 22,-10 15,20 14,50! -14,50! -15,20 -22,-10", "green")


def heart(pen: Pen) -> None:
    """French hearts."""
    pen.shape("0,50! -20,28 -42,4 -46,-22 -34,-44 -14,-44 0,-24! 14,-44 34,-44 46,-22 42,4 20,28", "red", None)


def diamond(pen: Pen) -> None:
    """French diamonds, the sides slightly hollow."""
    pen.shape("0,-50! 16,-24 38,0! 16,24 0,50! -16,24 -38,0! -16,-24", "red", None)


def spade(pen: Pen) -> None:
    """French spades."""
    pen.shape("-4,14! -8,36 -20,50! 20,50! 8,36 4,14!", "ink", None)
    pen.shape("0,-50! 18,-28 38,-10 46,10 36,26 18,28 0,16! -18,28 -36,26 -46,10 -38,-10 -18,-28", "ink", None)


def club(pen: Pen) -> None:
    """French clubs."""
    pen.shape("-6,-6! -5,26 -20,50! 20,50! 5,26 6,-6!", "ink", None)
    for x, y in ((0, -27), (-24, 10), (24, 10)):
        pen.disc(x, y, 22.5, "ink", None)


ITALIAN = {"C": cup, "D": coin, "S": sword, "B": baton}
FRENCH = {"C": heart, "D": diamond, "S": spade, "B": club}
