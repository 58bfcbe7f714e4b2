"""The suits' signs, 100 high around the origin. Spades are pointed, clubs deeply cut: told apart at 8 pixels."""

from sprites.decks.deck import Drawing
from sprites.pen import Pen


def heart(pen: Pen) -> None:
    """A heart with full shoulders."""
    pen.shape("0,50! -19,27 -41,4 -46,-20 -36,-42 -15,-44 0,-24! 15,-44 36,-42 46,-20 41,4 19,27", "red", None)


def diamond(pen: Pen) -> None:
    """A diamond whose sides are slightly hollow."""
    pen.shape("0,-50! 16,-24 39,0! 16,24 0,50! -16,24 -39,0! -16,-24", "red", None)


def spade(pen: Pen) -> None:
    """A spade with a long point and low, wide hips."""
    pen.shape("-3,10! -7,36 -19,50! 19,50! 7,36 3,10!", "ink", None)
    pen.shape("0,-50! 7,-34 24,-15 41,3 44,18 34,29 16,27 0,14! -16,27 -34,29 -44,18 -41,3 -24,-15 -7,-34", "ink", None)


def club(pen: Pen) -> None:
    """A club of three round leaves on short stalks."""
    pen.shape("-4,-8! -5,30 -17,50! 17,50! 5,30 4,-8!", "ink", None)
    pen.shape("0,-12! 26,4! 26,16! 0,6! -26,16! -26,4!", "ink", None)
    for x, y in ((0, -28), (-26, 12), (26, 12)):
        pen.disc(x, y, 21.5, "ink", None)


SIGNS: dict[str, Drawing] = {"C": heart, "D": diamond, "S": spade, "B": club}
