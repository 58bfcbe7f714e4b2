"""The four showpiece aces, drawn around the card's middle."""

from math import cos, radians, sin

from sprites.decks.deck import Drawing
from sprites.decks.francesi.plants import blade
from sprites.patterns import lozenges
from sprites.pen import Pen

_HEART = "0,38! -15,21 -31,4 -34,-16 -25,-32 -10,-32 0,-18! 10,-32 25,-32 34,-16 31,4 15,21"
_INNER_HEART = "0,30! -12,17 -25.6,2 -28,-14 -21,-26 -11,-26 0,-10! 11,-26 21,-26 28,-14 25.6,2 12,17"
_SPADE = "0,-46! 15,-26 32,-10 39,8 31,23 15,24 0,13! -15,24 -31,23 -39,8 -32,-10 -15,-26"
_INNER_SPADE = "0,-37! 13,-20 28,-6 33.4,8 27,18 14,18 0,7! -14,18 -27,18 -33.4,8 -28,-6 -13,-20"


def hearts(pen: Pen) -> None:
    """A burning heart, pierced by an arrow."""
    arrow = pen.at(0, 4, 1, 60)
    _fletching(arrow)
    _flames(pen.at(0, -26))
    pen.shape(_HEART, "red", "ink", 1.4)
    with pen.inside(_INNER_HEART, "wine", "gold") as heart:
        lozenges(heart, (-30, -30, 30, 30), "red", 9, 0.8)
    _point(arrow)


def _fletching(pen: Pen) -> None:
    pen.shape("-1.8,-40! 1.8,-40! 1.8,40! -1.8,40!", "gold")
    for y in (29.0, 34.5, 40.0):
        pen.shape(f"0,{y}! 6.4,{y + 4}! 6.4,{y + 9}! 0,{y + 5}! -6.4,{y + 9}! -6.4,{y + 4}!", "white")


def _point(pen: Pen) -> None:
    """The end that has come through: the shaft leaves the heart where its edge is."""
    pen.shape("-1.8,-29! 1.8,-29! 1.8,-38! -1.8,-38!", "gold")
    pen.shape("0,-50! 7,-35! 0,-38.4! -7,-35!", "steel")
    pen.shape("-4.6,-28.4 0,-31 4.6,-28.4 0,-26.6", "wine")


def _flames(pen: Pen) -> None:
    pen.shape(
        "-13,10! -19,2 -16,-8 -17,-16! -10,-11 -8,-16 -10,-26! -2,-20 1,-27 0,-35! "
        "8,-26 9,-18 14,-24! 17,-14 15,-7 19,-2 13,10!",
        "gold",
    )
    pen.shape("-8,10! -11,2 -8,-5 -8,-10! -3,-6 0,-11 0,-20! 5,-12 5,-6 9,-10! 11,2 8,10!", "red")
    pen.shape("-4,10! -5,3 -1,-2 1,-7! 5,2 4,10!", "white", None)


def diamonds(pen: Pen) -> None:
    """A cut stone in a burst of rays."""
    for index in range(24):
        _ray(pen, index * 15.0, 1.0 if index % 2 else 0.84)
    pen.shape("0,-44! 34,0! 0,44! -34,0!", "red", "ink", 1.4)
    facets = (
        ("0,-44! 0,-20! -15,0! -34,0!", "rose"),
        ("0,-44! 34,0! 15,0! 0,-20!", "red"),
        ("-34,0! -15,0! 0,20! 0,44!", "red"),
        ("34,0! 0,44! 0,20! 15,0!", "wine"),
        ("0,-20! 15,0! 0,20! -15,0!", "red"),
        ("0,-20! -15,0! 0,0!", "white"),
        ("0,20! 15,0! 0,0!", "wine"),
        ("0,-20! 15,0! 0,0!", "rose"),
    )
    for path, ink in facets:
        pen.shape(path, ink, "ink", 0.9)
    pen.shape("0,-44! 34,0! 0,44! -34,0!", None, "ink", 1.6)


def _ray(pen: Pen, turn: float, reach: float) -> None:
    """A ray towards `turn`; the rays end on an ellipse that leaves the corners free."""
    x, y = sin(radians(turn)), -cos(radians(turn))
    end = (41 * x * reach, 60 * y * reach)
    root = (-y * 5.0, x * 5.0)
    points = (root, end, (-root[0], -root[1]))
    pen.shape(points, "gold" if reach == 1.0 else "white", "ink", 0.9)


def spades(pen: Pen) -> None:
    """A spade that holds the night: the moon's face among stars."""
    pen.shape("-4,10! -7,34 -20,50! 20,50! 7,34 4,10!", "ink")
    pen.shape(_SPADE, "ink")
    pen.shape(_INNER_SPADE, None, "gold", 1.2)
    pen.shape(
        "6,-17 -6,-17 -15,-8 -16,3 -9,12 2,13.4 8,10! -1,7 -5,2.4! -1.6,2 -1.2,0.2! -4,0 -1,-1.6! -1.6,-3! "
        "2.4,-5.4 0.6,-8! 1,-13",
        "gold",
        None,
    )
    pen.shape("-4.6,-5.4! -2.4,-7 -0.6,-5.6! -2.4,-4.4", "ink", None)
    pen.disc(-8, 2, 2.2, "white", None)
    for x, y, size in (
        (12, -5, 1.0),
        (20, 5, 0.8),
        (11, 8, 0.6),
        (-22, 6, 0.9),
        (0, -26, 0.9),
        (25, 13, 0.4),
        (-21, -4, 0.5),
    ):
        _star(pen.at(x, y, size))
    _ribbon(pen.at(0, 38))


def _star(pen: Pen) -> None:
    pen.shape("0,-5! 1.3,-1.3! 5,0! 1.3,1.3! 0,5! -1.3,1.3! -5,0! -1.3,-1.3!", "white", None)


def _ribbon(pen: Pen) -> None:
    """A ribbon wound around the stem, its ends flying."""
    for side in (pen, pen.at(0, 0, flip=True)):
        side.shape("4,-3! 14,-8 23,-4 30,-9! 28,-3! 33,1! 23,4 14,0 4,5!", "blue")
        side.line("12,-6 22,-1 28,-4", "sky", 1.0)
    pen.shape("-7,-5! 7,-5! 7,6! -7,6!", "blue")
    pen.shape("-2.4,-5! 2.4,-5! 2.4,6! -2.4,6!", "sky", None)


def clubs(pen: Pen) -> None:
    """A clover leaf on which a ladybird walks."""
    pen.shape("-5,-4! -5,26 -19,50! 19,50! 5,26 5,-4!", "ink")
    for side in (pen, pen.at(0, 0, flip=True)):
        blade(side.at(8, 48, 1.6, 64))
        blade(side.at(6, 37, 1.2, 48))
    for x, y, turn in ((0, -25, 0), (-20.5, 10, -118), (20.5, 10, 118)):
        _lobe(pen.at(x, y, 1, turn))
    pen.disc(0, 0, 12, "ink", None)
    pen.disc(0, -1, 3.6, "gold")
    _ladybird(pen.at(23, 7, 1, 40))


def _lobe(pen: Pen) -> None:
    """One of the three leaves, growing upwards, its stalk end below."""
    pen.disc(0, 0, 20.5, "ink", None)
    pen.shape("0,15! -11,6 -15,-4 -11,-13 -4,-14 0,-10! 4,-14 11,-13 15,-4 11,6", "green", None)
    pen.line("0,15 0,-5", "leaf", 1.3)
    for y in (9, 3):
        pen.line(f"-7,{y - 9} 0,{y} 7,{y - 9}", "leaf", 1.1)


def _ladybird(pen: Pen) -> None:
    for x in (-1.0, 1.0):
        pen.line(f"{x},-6 {x * 3},-11", "white", 0.8)
    pen.shape("-4,-4 -3,-8 0,-9 3,-8 4,-4", "ink", "white", 0.7)
    pen.shape("0,-5! 5.4,-4 7.6,1 6,6.4 0,9 -6,6.4 -7.6,1 -5.4,-4", "red", "white", 0.8)
    pen.line("0,-5 0,9", weight=1.0)
    for x, y in ((-3.4, -0.6), (3.4, -0.6), (-3, 4), (3, 4)):
        pen.disc(x, y, 1.4, "ink", None)


ACES: dict[str, Drawing] = {"C": hearts, "D": diamonds, "S": spades, "B": clubs}
