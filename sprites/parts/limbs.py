"""Arms, legs, hands, shoes. Paths run from the body outwards."""

from sprites.curves import tapered
from sprites.pen import Pen


def limb(pen: Pen, path: str, ink: str, *widths: float) -> None:
    """An arm, a leg or a sleeve along an open path, as thick as the widths spread along it."""
    pen.shape(tapered(path, *widths), ink)


def fist(pen: Pen, ink: str = "skin") -> None:
    """A closed hand around something upright that passes through the origin; fingers to the right."""
    pen.shape("-3.8,-2.6 -1,-4.4 3.4,-3.8 4.4,-1 4.2,2.6 1,4.4 -2.6,3.8 -4.4,1", ink)
    for y in (-1.6, 0.2, 2):
        pen.line(f"0.6,{y} 4,{y + 0.2}", weight=0.55)


def palm(pen: Pen, ink: str = "skin") -> None:
    """An open hand carrying something above the origin; the wrist is at the lower left."""
    pen.shape("-5,4 -3.4,0.6 0,-0.6 5,-1.6 6,0.4 2.4,2 0.6,4.4 -3,6.4", ink)
    pen.line("0.4,1.4 4,0.4", weight=0.55)


def shoe(pen: Pen, ink: str) -> None:
    """A pointed shoe; origin at the ankle, the toe to the right."""
    pen.shape("-4,-2! 3.6,-2! 5,1 12,3.4 13.4,5.6! -4.4,5.6! -5,1", ink)


def boot(pen: Pen, ink: str, cuff: str) -> None:
    """A boot to below the knee; origin at the ankle, the toe to the right."""
    pen.shape("-5,-18! 6,-18! 4.6,-8 5,-1 12,2.4 13.4,5.6! -4.6,5.6! -4.4,-4", ink)
    pen.shape("-6.4,-23! 7.4,-23! 6.4,-15! -5.4,-15!", cuff)
    pen.line("-4.6,3.6 13,3.8", weight=0.6)
