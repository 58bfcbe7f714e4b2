"""The sprigs of the twos and fours, an ornament too slight to be counted, and where four great pips stand."""

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


def framed(pen: Pen, count: int) -> None:
    """The sprigs of a card of cups or coins: between two pips, above and below four."""
    for y in {2: (90,), 4: (22, 158)}.get(count, ()):
        flourish(pen.at(50, y, 0.8 if count == 4 else 1.0))


def grid(count: int, column: float, row: float) -> tuple[float, float]:
    """How far columns and rows stand from the middle: four pips, being larger, keep below the corners' notch."""
    return (20.0, 25.0) if count == 4 else (column, row)
