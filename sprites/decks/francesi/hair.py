"""Hair of the court figures, around the face's middle."""

from collections.abc import Iterator

from sprites.patterns import scales
from sprites.pen import Pen


def sides(pen: Pen) -> Iterator[Pen]:
    """The pen and its mirror image, for what both sides of a head share."""
    yield pen
    yield pen.at(0, 0, flip=True)


def side_curls(pen: Pen, ink: str) -> None:
    """Three rolled curls at each temple."""
    for side in sides(pen):
        side.shape("9,-12! 15,-13 19,-8 16,-4! 20.5,-1 19.5,4 16.5,5! 20,9 17,14 11,12 8,4", ink)
        for x, y in ((15, -8.4), (16, 0.6), (15, 9)):
            side.line(f"{x - 2},{y + 2} {x + 1.6},{y + 1.4} {x + 1},{y - 1.6} {x - 1.4},{y - 0.8}", weight=0.7)


def nape(pen: Pen, ink: str) -> None:
    """Smooth hair behind a profile, rolled up at the neck."""
    pen.shape("4,-14! -6,-16 -13,-10 -14,0 -17,8 -16,15 -10,18 -5,15! -3,10! -4,4 -2,-3 3,-7! 8,-9!", ink)
    pen.line("-5,-9 -9,-2 -11,7", "grey", 0.9)
    pen.line("-13,11 -10,14 -8,11 -10.6,9.6", "grey", 0.9)


def coif(pen: Pen) -> None:
    """A hood of mail that leaves the face free."""
    with pen.inside(
        "-13,-14! -15.4,-2 -15,10 -22,22 -10,26 0,27 10,26 22,22 15,10 15.4,-2 13,-14! 0,-18", "steel"
    ) as mail:
        scales(mail, (-20, -6, 20, 27), "ink", 6)


def mane(pen: Pen, ink: str) -> None:
    """Thick hair that stands off to both sides."""
    for side in sides(pen):
        side.shape("6,-14! 15,-14 20,-9! 17.6,-6 22,-1! 18.4,2 22,8! 18,9 19.6,15! 14,14 9,9", ink)
        side.line("14,-9 16,-5", weight=0.7)
        side.line("15,1 17,5", weight=0.7)


def waves(pen: Pen, ink: str) -> None:
    """Long loose hair down to the shoulders, behind a face that looks to the right."""
    pen.shape(
        "0,-17 -11,-15 -16,-7 -14.6,0 -19,7 -16.6,14 -21,21 -18,28 -22,36! -10,34 -2,26! 4,24! 12,30 20,32! "
        "17,24 19.4,17 15,10 17,3 13.4,-4 14,-10 10,-16",
        ink,
    )
    for path in ("-13,-4 -15.4,6 -13,13 -17,22 -14.6,30", "13,8 15.4,17 13.4,23 15.6,28", "-10,10 -11,18 -9,26"):
        pen.line(path, weight=0.8)


def fringe(pen: Pen, ink: str) -> None:
    """Hair combed aside over the forehead, for a face that looks to the right."""
    pen.shape("2,-17 -9,-16 -13,-8 -11.6,4! -9.6,-2 -6,-6 2,-9 5,-13! 8,-9 10.4,-6 11,-1! 12.4,-8 10,-14", ink)


def locks(pen: Pen, ink: str) -> None:
    """Hair to the collar that curls outwards at its ends."""
    for side in sides(pen):
        side.shape("2,-16 12,-13 15,-5 14,3 17,8 22,8! 20,14 13,16 8,11", ink)
        side.line("11.6,-2 11.6,6 15,11", weight=0.8)


def veil(pen: Pen, ink: str) -> None:
    """A cloth that falls behind the head onto both shoulders."""
    pen.shape("-18,-18 -17,-4 -20,10 -30,28 -26,34! -12,26 0,22 12,26 26,34! 30,28 20,10 17,-4 18,-18!", ink)
    for side in sides(pen):
        side.line("15,0 17,12 24,28", weight=0.7)
        side.line("13,10 14,18 17,25", weight=0.7)


def bun(pen: Pen, ink: str) -> None:
    """A knot of hair behind a profile that looks to the right."""
    pen.shape("-8,-6 -14,-8 -20,-4 -21.6,3 -18,9 -12,10 -7,6", ink)
    pen.line("-10,-3 -15,-3.4 -17.6,1 -15,5 -12,3", "grey", 0.9)


def swept(pen: Pen, ink: str) -> None:
    """Hair drawn back smoothly from a profile's forehead and cheek."""
    pen.shape("9,-9! 2,-8 -1,-3 -1.6,3 -4,7 -8,8! -12,2 -11.6,-8 -8,-15 2,-17 9,-13!", ink)
    pen.line("4,-11 -3,-8 -6.6,0", "grey", 0.9)
    pen.disc(-3.6, 8.4, 1.8, "gold")


def plaits(pen: Pen, ink: str) -> None:
    """Two long plaits tied with red ribbons, falling over the shoulders in front."""
    for side in sides(pen):
        for step in range(4):
            x, y = 14.4 + step * 0.9, 4 + step * 8.4
            side.shape(
                f"{x - 4.6},{y - 5} {x},{y - 6} {x + 4.6},{y - 5} {x + 4},{y + 2} {x},{y + 5} {x - 4},{y + 2}", ink
            )
            side.line(f"{x - 3},{y - 3} {x},{y + 1} {x + 3},{y - 3}", weight=0.7)
        side.shape("14,34! 22,34! 21.6,38! 14.6,38!", "red")
        side.shape("14.4,38! 21.8,38! 23,47! 18,44! 13,47!", ink)


def parted(pen: Pen, ink: str) -> None:
    """Hair parted in the middle and drawn down over the ears."""
    pen.shape(
        "1,-17 -10,-16 -14,-8 -15,4 -11.4,6! -10.6,-1 -7,-6 1.4,-10.4! 6,-7 9.8,-3 11,4! 14.4,2 13.6,-8 10,-15", ink
    )
    pen.line("-11.6,-6 -12.6,2", weight=0.7)
    pen.line("-5,-11 -9.4,-7", weight=0.7)


def page(pen: Pen, ink: str) -> None:
    """A page's hair, rolled inwards below the ears."""
    for side in sides(pen):
        side.shape("4,-16 12,-14 16.6,-6 17,4 18.4,10 15,15 9.6,14 8,8", ink)
        side.line("13,-4 13.6,6 12,11 10.4,9.6", weight=0.8)


def bangs(pen: Pen, ink: str) -> None:
    """Straight hair across the forehead."""
    pen.shape("-12.6,-14! -13,2! -10.6,3! -10.4,-6.6 -5,-7.6 0,-8 5,-7.6 10.4,-6.6 10.6,3! 13,2! 12.6,-14!", ink)
    for x in (-5, 0, 5):
        pen.line(f"{x},-13 {x},-9.6", weight=0.8)


def cropped(pen: Pen, ink: str) -> None:
    """Short hair that shows behind the ear of a face that looks to the right."""
    pen.shape("-8,-12! -13,-9 -14.6,-1 -13.4,6 -9.6,10! -9,2", ink)
    pen.shape("-10,-2.6 -12.4,-2 -12,2.4 -9.6,3.6", "skin")


def tousled(pen: Pen, ink: str) -> None:
    """Unruly hair behind a profile."""
    pen.shape("2,-16! -8,-16 -15,-10! -12.6,-9 -17,-3! -13.6,-2 -17.6,5! -13.6,5 -15.6,11! -9,12 -4,8! -2,-4", ink)


def sideburn(pen: Pen, ink: str) -> None:
    """Hair before and around the ear of a profile."""
    pen.shape("9.6,-9! 4,-8 2.4,-4! 1.6,-7 -1.6,1! -3.6,-2 -7,3! -11,0 -11,-12 2,-16", ink)
    pen.shape("-5.6,-1 -8,-2.4 -9.4,0.6 -7.6,4.4 -5.4,3", "skin")
