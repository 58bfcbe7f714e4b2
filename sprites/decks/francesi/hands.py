"""Hands and sleeves of the court figures."""

from sprites.pen import Pen


def fist(pen: Pen) -> None:
    """A hand closed around an upright staff through the origin; the back of the hand to the left."""
    pen.shape("-5.4,-3 -2,-5.4 3.6,-5 5.2,-3.6 5.4,3.4 4,5 -2,5.2 -5.4,3.4", "skin")
    for y in (-2.3, 0.1, 2.5):
        pen.line(f"0.4,{y} 5,{y}", weight=0.7)
    pen.line("-5,-3 -1,-4.6 1,-3.4", weight=0.7)


def pinch(pen: Pen) -> None:
    """A hand that holds a stem between thumb and forefinger at the origin; the wrist below on the left."""
    pen.shape(
        "-8,10 -6.6,4 -4.4,0.6 -0.6,-2.6 1.6,-1.4 0.4,1! 3.6,0.4 5,2 3.6,3.8! 4.6,5.2 3.4,7! 3.4,9 1,11.6", "skin"
    )
    pen.line("0.4,1 -2.2,3.4", weight=0.7)
    pen.line("3.6,3.8 0.4,4.6", weight=0.7)
    pen.line("3.4,7 0.4,7.4", weight=0.7)


def palm(pen: Pen) -> None:
    """A hand laid flat, fingers to the right, the wrist at the origin."""
    pen.shape("-1,-4! 4,-4.4 8,-4.6 13,-3 14,-1.4 12.6,-0.2! 13.4,1.4 11.6,2.4! 11.8,4 9.6,4.6! 5,5.4 -1,4.4!", "skin")
    pen.line("12.6,-0.2 8,-0.4", weight=0.7)
    pen.line("11.6,2.4 7.6,2.2", weight=0.7)
    pen.line("4,-4.4 7,-6.4 9.4,-5.6", weight=0.7)


def cuff(pen: Pen, ink: str, width: float = 6.0) -> None:
    """A cuff around a wrist at the origin; the arm comes from below."""
    pen.shape(((-width, -2), (width, -2), (width + 1, 4), (-width - 1, 4)), ink)
