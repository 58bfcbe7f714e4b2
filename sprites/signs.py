"""Signs of the Italian suits: the plain symbols of the card's corners, menus and score pages.

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


ITALIAN = {"C": cup, "D": coin, "S": sword, "B": baton}
