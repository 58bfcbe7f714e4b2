"""The sprig in the open middle of the twos and fours: an ornament too slight to be counted."""

from sprites.pen import Pen


def flourish(pen: Pen) -> None:
    """Two leafy scrolls turned about a bud."""
    for turn in (0, 180):
        half = pen.at(0, 0, turn=turn)
        half.line("2,0! 10,-5 18,-4 23,2 19,7 14,4", "green", 1.5)
        for x, y, tilt, ink in (
            (9, -5, 30, "leaf"),
            (15, -5, 150, "green"),
            (20, -3.4, 60, "leaf"),
            (23, 2, 120, "green"),
        ):
            half.at(x, y, 0.62, tilt).shape("0,1! -4.4,-7 0,-15! 4.4,-7", ink, "ink", 0.8)
    pen.shape("0,-5! 4,0! 0,5! -4,0!", "red", "ink", 0.8)
