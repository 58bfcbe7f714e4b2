"""Crowns, around the face's middle: the band lies on the forehead, 9 above it."""

from sprites.decks.francesi.plants import blade, blossom, leaf
from sprites.pen import Pen


def band(pen: Pen, stones: tuple[str, ...] = ("blue", "red", "blue")) -> None:
    """The golden ring of a crown, set with stones."""
    pen.shape("-13.4,-8.4! 0,-6.4 13.4,-8.4! 14,-14! 0,-12.2 -14,-14!", "gold")
    for index, ink in enumerate(stones):
        x = (index - (len(stones) - 1) / 2) * 8
        pen.disc(x, -9.4 - abs(x) * 0.12, 1.9, ink, "ink")


def arched(pen: Pen) -> None:
    """A closed crown: a red cap between golden arches under an orb."""
    pen.shape("-13,-12! -17,-18 -11,-24 0,-22.4 11,-24 17,-18 13,-12!", "red")
    for path in ("-13,-13 -16.4,-18 -10,-23 0,-21.6", "13,-13 16.4,-18 10,-23 0,-21.6"):
        pen.band(path, 3, "gold")
    pen.band("0,-12 0,-21", 3, "gold")
    for x, y in ((-16, -18), (16, -18), (-8, -22.6), (8, -22.6)):
        pen.disc(x, y, 1.5, "white")
    band(pen)
    pen.disc(0, -23.4, 2.8, "gold")


def spiked(pen: Pen) -> None:
    """An open crown of five tall points, a red lozenge on each."""
    pen.shape(
        "-13.2,-8! -17,-20! -9.8,-14.8! -8.8,-22.4! -3.4,-15.4! 0,-24! 3.4,-15.4! 8.8,-22.4! 9.8,-14.8! "
        "17,-20! 13.2,-8! 0,-6.2",
        "gold",
    )
    for x, y in ((-17, -19.6), (-8.8, -22), (0, -23.4), (8.8, -22), (17, -19.6)):
        pen.at(x, y).shape("0,-3.4! 2.4,0! 0,3.4! -2.4,0!", "red", "ink", 0.8)
    pen.line("-13.6,-11.4 0,-9.4 13.6,-11.4", weight=0.8)


def walled(pen: Pen) -> None:
    """A crown like a town wall with three towers."""
    pen.shape(
        "-14,-8! -15.6,-22! -12.8,-22! -12.8,-20! -10.4,-20! -10.4,-22! -7.6,-22! -7.2,-17.6! -4.6,-17.6! -5,-25.4! "
        "-2.2,-25.4! -2.2,-23! 2.2,-23! 2.2,-25.4! 5,-25.4! 4.6,-17.6! 7.2,-17.6! 7.6,-22! 10.4,-22! 10.4,-20! "
        "12.8,-20! 12.8,-22! 15.6,-22! 14,-8! 0,-6",
        "gold",
    )
    pen.line("-14.4,-12.4 0,-10.4 14.4,-12.4", weight=0.8)
    for x, y in ((-11.0, -16.2), (0.0, -16.4), (11.0, -16.2)):
        pen.shape(
            f"{x - 1.6},{y + 2.4}! {x - 1.6},{y - 1} {x},{y - 2.6} {x + 1.6},{y - 1} {x + 1.6},{y + 2.4}!", "ink", None
        )
    for x, y in ((-7.4, -9.8), (0, -8.9), (7.4, -9.8)):
        pen.disc(x, y, 1.3, "blue", None)


def leafy(pen: Pen) -> None:
    """A golden ring with oak leaves and acorns standing on it."""
    for x, turn in ((-12.0, -48), (12.0, 48), (-7.0, -24), (7.0, 24), (0.0, 0)):
        leaf(pen.at(x, -11, 1, turn))
    for x in (-4.4, 4.4):
        pen.shape(f"{x - 2},-15! {x - 2},-18 {x},-20 {x + 2},-18 {x + 2},-15!", "gold")
        pen.shape(f"{x - 2.6},-13! {x - 2.6},-15.6! {x + 2.6},-15.6! {x + 2.6},-13!", "brown")
    band(pen, ("red", "white", "red"))


def coronet(pen: Pen) -> None:
    """A queen's small crown of hearts."""
    pen.shape("-11,-9.6! -13.4,-17! -7,-14! 0,-17! 7,-14! 13.4,-17! 11,-9.6! 0,-8", "gold")
    for x, y in ((-12.6, -18.0), (0.0, -20.0), (12.6, -18.0)):
        pen.at(x, y).shape("0,4.6! -4.4,0 -3.2,-3.8 0,-2! 3.2,-3.8 4.4,0", "red")
    for x, y in ((-6.4, -11.6), (0, -11), (6.4, -11.6)):
        pen.disc(x, y, 1.3, "blue", None)


def horned(pen: Pen) -> None:
    """A headdress of two padded horns, rolled in gold."""
    for side in (pen, pen.at(0, 0, flip=True)):
        side.shape("0,-8! 7,-9 11.6,-4 12,3! 16.4,-2 18.6,-12 18.4,-24 14,-26.6 8,-22 4,-16 0,-14.6!", "blue")
        side.line("14,-20 15,-12 13.6,-6", "sky", 1.4)
        side.band("0,-8.4 7,-9 11.4,-4 12,3", 3.4, "gold")
    pen.at(0, -11).shape("0,-5! 3.6,0! 0,5! -3.6,0!", "red")


def needles(pen: Pen) -> None:
    """A narrow crown of long spikes set far back, with black pearls."""
    tilted = pen.at(-2, 0, 1, -8)
    tilted.shape(
        "-11,-9! -15,-23! -8,-15.4! -7,-27! -2.4,-16! 1.6,-28! 4.4,-15.6! 9.6,-26! 10,-14.6! 15,-22! 12,-8.4! 0,-7.6",
        "gold",
    )
    for x, y in ((-15, -23), (-7, -27), (1.6, -28), (9.6, -26), (15, -22)):
        tilted.disc(x, y, 1.7, "ink", None)
    tilted.line("-11.6,-12 0,-11 12.4,-11.6", weight=0.8)


def wreath(pen: Pen) -> None:
    """Flowers and leaves in a ring around the head."""
    for x, y, turn in ((-14.0, -9.0, -80), (14.0, -10.0, 80), (-9.0, -15.0, -30), (9.0, -15.6, 30), (0.0, -15.0, 0)):
        blade(pen.at(x, y, 0.85, turn))
    for x, y, ink in (
        (-13.4, -9, "red"),
        (13.4, -9.6, "gold"),
        (-7, -13, "white"),
        (7, -13.4, "red"),
        (0, -14.4, "gold"),
    ):
        blossom(pen.at(x, y), ink)
