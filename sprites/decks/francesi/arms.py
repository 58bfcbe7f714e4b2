"""Weapons, around the hand at the origin that holds them upright."""

from sprites.decks.francesi.plants import leaf
from sprites.pen import Pen


def staff(pen: Pen, ink: str, top: float, bottom: float = 60.0, width: float = 3.4) -> None:
    """A pole from `top` to `bottom`."""
    half = width / 2
    pen.shape(((-half, top), (half, top), (half, bottom), (-half, bottom)), ink)


def sword(pen: Pen) -> None:
    """A broad sword held upright by the grip at the origin."""
    pen.shape("0,-55! 4,-48! 4,-7! -4,-7! -4,-48!", "sky")
    pen.shape("0,-48! 1.2,-44! 1.2,-10! -1.2,-10! -1.2,-44!", "white", None)
    pen.shape("-10,-9.4! -8,-8 8,-8 10,-9.4! 10.6,-4.6! 8,-5 -8,-5 -10.6,-4.6!", "gold")
    staff(pen, "red", -4, 10, 3.6)
    pen.disc(0, 11, 3.4, "gold")


def cudgel(pen: Pen) -> None:
    """A gnarled club, thick end up, with one living leaf."""
    leaf(pen.at(5, -37, 0.8, 62))
    pen.shape(
        "-2.4,30! -3,6 -4,-10 -6.4,-22! -9.6,-25! -7.4,-29! -8,-42 -4,-51 2,-52 6.4,-46 6.6,-34 5,-20 4,-6 3,6 2.4,30!",
        "brown",
    )
    for x, y in ((-1.4, -43), (2, -31), (-2, -20)):
        pen.disc(x, y, 1.7, "gold", "ink")
    pen.line("2.4,-40 3.4,-36", weight=0.8)
    pen.line("-3.8,-34 -3.2,-27", weight=0.8)


def halberd(pen: Pen) -> None:
    """A long axe with a spear's point, held upright."""
    staff(pen, "brown", -46)
    pen.shape("0,-55.4! 3.4,-46! 2.2,-38! -2.2,-38! -3.4,-46!", "sky")
    pen.shape("-2,-38! -8,-38 -12,-43! -14.4,-33 -12,-23! -8,-28 -2,-28!", "sky")
    pen.shape("2,-37! 9,-36 7,-33! 9,-30 2,-29!", "sky")
    pen.shape("-2.8,-39! 2.8,-39! 2.8,-26! -2.8,-26!", "gold")
    pen.shape("-3,-24! 3,-24! 4.4,-15! 1.4,-17.4! 0,-14! -1.4,-17.4! -4.4,-15!", "red")


def bow(pen: Pen) -> None:
    """A bow held upright by its grip, 2 to the right of the origin, with an arrow laid on."""
    pen.line("-7,-49.6 -5,60", weight=0.9)
    pen.band("-9,-50 -6.4,-48.6 -1,-40 4.4,-24 3.4,-10 2.4,4 4,18 2,40", 3.6, "brown")
    pen.band("2.2,-12 2,2 2.4,10", 4, "red")
    for y in (-21.0,):
        pen.shape(f"-0.6,{y - 1.6}! 4.4,{y}! 3.6,{y + 3}! -0.6,{y + 2}!", "gold")


def quiver(pen: Pen) -> None:
    """A quiver full of arrows, slung over the shoulder; its mouth at the origin."""
    for x, y, ink in ((-4, -6, "red"), (4, -6, "white"), (0, -9, "gold")):
        pen.line(f"{x},4 {x},{y - 4}", "brown", 1.6)
        pen.shape(f"{x},{y + 3}! {x - 3},{y}! {x - 3},{y - 7}! {x},{y - 4}! {x + 3},{y - 7}! {x + 3},{y}!", ink)
    pen.shape("-7,0! 7,0! 6,40! -6,40!", "brown")
    pen.shape("-7.6,-1! 7.6,-1! 7.4,4! -7.4,4!", "gold")
