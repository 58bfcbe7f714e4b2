"""Beards and moustaches, around the face's middle."""

from sprites.decks.francesi.hair import sides
from sprites.pen import Pen


def curly(pen: Pen, ink: str) -> None:
    """A full beard of round curls."""
    pen.shape(
        "-12.4,0! -14.6,4 -13,8! -16,12 -13,16! -14.6,20 -10,23! -10,27 -5,27! -4,31 0,29.6! "
        "4,31 5,27! 10,27 10,23! 14.6,20 13,16! 16,12 13,8! 14.6,4 12.4,0! 9,5.4 5,7 0,7 -5,7 -9,5.4",
        ink,
    )
    for x, y in ((-9, 16), (0, 17), (9, 16), (-5, 22.4), (5, 22.4)):
        pen.line(f"{x - 2.6},{y - 1} {x - 1},{y + 2} {x + 2},{y + 1.4} {x + 2},{y - 1}", weight=0.7)
    pen.shape("-3.4,9.6 0,8.6 3.4,9.6 0,13", "red", "ink", 0.7)
    for side in sides(pen):
        side.shape("0,6.4! 4,5.4 8,7.4 12,6! 11,11 6,12 2,10 0,8.6!", ink)


def pointed(pen: Pen, ink: str) -> None:
    """A waxed moustache over a pointed beard, seen from the side."""
    pen.shape("-9,2! -5,8.4 0,11 5,11.6 8.4,10.6! 10.6,15 12.4,24 15.4,31! 5,27 -3,18 -8,10", ink)
    pen.line("2,15 6,20 10,25", "grey", 0.9)
    pen.shape("8.8,7.2! 5.4,7.6 6,9.4 8.4,9.6!", "red", None)
    pen.shape("9.4,4! 5,4 2,5.8 -2,5.6 -4.6,2.4! -5.6,6.6 -1,8.8 3,8 8.8,6.8!", ink, None)


def forked(pen: Pen, ink: str) -> None:
    """A long beard combed into two points, and drooping whiskers."""
    pen.shape(
        "-9.8,-1! -10.6,8 -11,17 -8,25 -7,33! -2,28 0.6,20! 3,28 8,33! "
        "9,25 11.6,17 10.6,8 9.4,-1! 8,5 4,7.6 0.6,7 -4,7.6 -8,5",
        ink,
    )
    for x in (-6, 6.6):
        pen.line(f"{x},14 {x * 1.1},20 {x * 1.05},26", "grey", 0.9)
    pen.shape("-3,10.8! 0.6,9.8 4,10.8! 0.6,12.6", "red", None)
    for side in sides(pen.at(0.5, 0)):
        side.line("0.6,7.6 4,8.4 6.6,12 7.4,15", "grey", 0.9)


def square(pen: Pen, ink: str) -> None:
    """A spade-broad beard, cut straight, with a moustache above a laughing mouth."""
    pen.shape(
        "-13,-1! -15,8 -15.6,18 -14,28! -10,26.4 -7,30! -3.4,27.4 0,31! 3.4,27.4 7,30! 10,26.4 14,28! "
        "15.6,18 15,8 13,-1! 10.6,5 6,7 0,6 -6,7 -10.6,5",
        ink,
    )
    for path in ("-9,14 -9.6,22", "-4,16 -4,23", "4,16 4,23", "9,14 9.6,22"):
        pen.line(path, weight=0.8)
    pen.shape("-5,9! 0,8 5,9! 3,13.4 -3,13.4", "red", "ink", 0.7)
    pen.shape("-4.6,9.4! 0,8.4 4.6,9.4! 0,10.8", "white", None)
    for side in sides(pen):
        side.shape("0,6.2! 5,5.2 10,8 14.6,6.4! 13,11.4 7,12.6 2,10.4 0,8.6!", ink)


def moustache(pen: Pen, ink: str) -> None:
    """A soldier's moustache with turned-up ends, for a face that looks to the right."""
    pen.shape(
        "4,5.6! 0,5.4 -4,8.4 -9,7 -10.4,2.6! -12.6,8 -8,12.4 -1,11.4 4,8.4! 7.4,10.6 12,9.6 14,4! 11,7 7,5.4", ink
    )
    pen.shape("2.6,12! 5.4,12! 5.6,16 4,19.6! 2.4,16", ink)
