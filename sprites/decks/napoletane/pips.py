"""The suits in full: chalice, rosette coin, straight sword, knotted club; 100 units high around the origin."""

from sprites.pen import Pen


def cup(pen: Pen) -> None:
    """A red chalice with gold bands and a rim like a lid."""
    pen.shape("-7,12! -5,22 -8,30 -20,38 -30,44! -32,50! 32,50! 30,44! 20,38 8,30 5,22 7,12!", "gold")
    pen.disc(0, 23, 9, "red")
    pen.shape("-33,-24! -35,-6 -24,10 -8,16! 8,16! 24,10 35,-6 33,-24!", "red")
    pen.shape("-34.6,-14! -34.6,-4 0,2 34.6,-4 34.6,-14! 0,-8", "gold")
    for x, y in ((-22, -7.6), (-7.4, -4.6), (7.4, -4.6), (22, -7.6)):
        pen.disc(x, y, 3, "blue", None)
    pen.shape("-38,-36! -40,-28 -34,-22! 34,-22! 40,-28 38,-36!", "gold")
    pen.shape("-36,-36! -22,-42 -6,-44 -5,-50! 5,-50! 6,-44 22,-42 36,-36!", "red")


def coin(pen: Pen) -> None:
    """A golden disc: a rosette around a star."""
    pen.disc(0, 0, 49, "gold")
    pen.disc(0, 0, 40, "amber")
    for turn in range(0, 360, 45):
        pen.at(0, 0, 1, turn).shape("-4,-14! -13,-26 -8,-36 0,-39! 8,-36 13,-26 4,-14!", "gold", "ink", 0.8)
    pen.disc(0, 0, 18, "red")
    pen.shape(_STAR, "gold", "ink", 0.7)
    pen.disc(0, 0, 3.6, "blue", "ink")


_STAR = "0,-16! 4,-4! 16,0! 4,4! 0,16! -4,4! -16,0! -4,-4!"


def sword(pen: Pen, length: float = 100, halo: bool = False, blade: str = "sky") -> None:
    """A straight blade, point up, in a gilt hilt; a longer one grows at its point; halo as for clubs."""
    point = 50 - length
    outline = f"0,{point}! 5.4,{point + 8}! 4.6,25! -4.6,25! -5.4,{point + 8}!"
    if halo:
        for path in (outline, _GUARD):
            pen.shape(path, "paper", "paper", 5)
    pen.shape(outline, blade)
    pen.shape(f"0,{point}! 5.4,{point + 8}! 4.6,25! 0,25!", "steel" if blade == "sky" else "amber", None)
    pen.shape(outline, None)
    pen.shape("-3.6,29! 3.6,29! 4.4,42! -4.4,42!", "red")
    pen.shape(_GUARD, "gold")
    pen.disc(0, 45, 5, "gold")


_GUARD = "-18,22 -15,19 -10,23 10,23 15,19 18,22 17,29 10,31 -10,31 -17,29"
_CLUB = (
    "-7,-46 0,-50 7,-46 10,-36 8,-24 9.4,-14 6.6,0 7.4,14 5,30 5,50! -5,50! -5,30 -7,18 -6.6,4 -9,-10 -8,-24 -10,-36"
)


def club(pen: Pen, halo: bool = False, ink: str = "green") -> None:
    """A knotted club, thick end up, with cut twigs; a halo of paper sets it off from what lies behind it."""
    if halo:
        pen.shape(_CLUB, "paper", "paper", 4.6)
    for x, y, turn in ((5.0, -16.0, 52), (-5.0, 2.0, -54), (4.0, 18.0, 50)):
        _twig(pen.at(x, y, 1, turn), ink)
    pen.shape(_CLUB, ink)
    light = "leaf" if ink == "green" else "gold"
    for x, y in ((-2.4, -34.0), (2.6, -8.0), (-1.6, 14.0)):
        pen.disc(x, y, 2.5, light, "ink")
    pen.line("3.6,-40 4.6,-30", light, 1.2)
    pen.line("1.4,24 1,40", light, 1.2)


def _twig(pen: Pen, ink: str) -> None:
    """A short side branch, cut off, growing upwards."""
    pen.shape("-3.4,0! -3,-11! 3,-11! 3.4,0!", ink)
    pen.shape("-3,-11 0,-12.6 3,-11 0,-9.4", "paper", "ink", 0.7)


PIPS = {"C": cup, "D": coin, "S": sword, "B": club}
