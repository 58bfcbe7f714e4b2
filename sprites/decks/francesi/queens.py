"""The four queens."""

from sprites.decks.francesi import beasts, crowns, hair, hands, plants, suits, tokens
from sprites.decks.francesi.faces import OVAL, PROFILE, TURNED, Look, face
from sprites.decks.francesi.robes import ALL, DRESS, NECK, ROBE, ruff
from sprites.patterns import bars, dots, lozenges, stripes
from sprites.pen import Pen

_TENDER = Look(
    TURNED,
    eyes=((-3, -1.6), (6, -1.8)),
    brows=("-7.4,-5.4 -4,-7.8 0,-7.6", "4,-7.8 7,-8 9.6,-6"),
    nose="3.4,-3 6.6,3.6 5.4,5 3.2,4.8",
    mouth="0.6,8.4 2.4,9.2 4.2,9 6.6,8",
    lips="0.8,8.4! 2.8,7.2 4,7.8 5,7.2 6.6,8! 4.4,10.8",
    gaze=0.9,
    blush=((-5.4, 4.4), (8, 4)),
    brow=1.1,
    hair="ginger",
)
_PROUD = Look(
    OVAL,
    eyes=((-4.8, -1.4), (4.8, -1.4)),
    brows=("-8.6,-4.6 -5,-7 -1.6,-5.2", "8.6,-4.6 5,-7 1.6,-5.2"),
    nose="-1.4,-3.4 -1.2,3 -2,4.8 0,5.8 2,4.8",
    mouth="-3,9 0,9.4 3,9",
    lips="-3.2,9! -1.4,7.6 0,8.2 1.4,7.6 3.2,9! 0,11",
    gaze=1.2,
    blush=((-7.4, 4.6), (7.4, 4.6)),
)
_SHARP = Look(
    PROFILE,
    eyes=((4.6, -2),),
    brows=("1,-6 5,-8 9,-5.6",),
    nose="9.6,3.4 7.6,3 7.4,4.4",
    mouth="8.4,6.8 5.4,6.6",
    lips="9.4,5.6! 6,5.6 5,6.8! 6,8.4 9,8.2! 8.4,6.8!",
    lid="heavy",
    gaze=1.4,
)
_FRESH = Look(
    TURNED,
    eyes=((-3, -1.6), (6, -1.8)),
    brows=("-7,-5.4 -3.4,-6.4 -0.4,-5.2", "4.4,-5.4 6.4,-6.4 8.6,-5.4"),
    nose="4.2,1 6.4,3 5.6,4.6 3.4,4.6",
    mouth="-0.4,7.8 2.8,9.8 7,7.6",
    lips="-0.2,8! 3,8.6 6.8,7.8! 5.6,10.2 3,11.4 1,10.4",
    gaze=0.6,
    blush=((-5.6, 4.6), (8.2, 4)),
    brow=1.1,
    hair="brown",
)


def hearts(pen: Pen) -> None:
    """A red-haired queen who smells a rose."""
    head = pen.at(57, 32, flip=True)
    hair.waves(head, "ginger")
    with pen.inside(DRESS, "blue") as dress:
        lozenges(dress, ALL, "gold", 10, 0.5)
    pen.shape(NECK, "skin")
    pen.shape("47,50 44,57 55,64 66,57 64,50!", "skin")
    pen.line("47,53 52,58 58,58 64,53", "gold", 1.8)
    pen.at(55.4, 59).shape("0,5! -3,1.4 -2.4,-1 0,0! 2.4,-1 3,1.4", "red", "ink", 0.8)
    for path in ("10,100! 6,84 11,68 22,60 33,60 36,72 32,100!", "100,100! 102,80 98,68 88,61 77,60 74,70 78,100!"):
        with pen.inside(path, "white") as puff:
            stripes(puff, ALL, "red", 7, 3)
    plants.rose(pen.at(29, 51))
    hands.cuff(pen.at(25, 72), "gold")
    hands.pinch(pen.at(29, 60))
    face(head, _TENDER)
    hair.fringe(head, "ginger")
    crowns.coronet(head)
    suits.heart(pen.at(86, 34, 0.145))


def diamonds(pen: Pen) -> None:
    """A proud queen under a two-horned headdress, a mirror in her hand."""
    hair.veil(pen.at(55, 32), "sky")
    with pen.inside(ROBE, "red") as dress:
        lozenges(dress, ALL, "gold", 14, 0.36)
    pen.shape("42,48! 68,48! 64,60 55,86! 46,60", "skin")
    for path in ("44,48 46,62 55,92", "66,48 64,62 55,92"):
        pen.band(path, 5, "gold")
    pen.line("47,52 55,57 63,52", weight=2.6)
    pen.line("47,52 55,57 63,52", "white", 1.2)
    tokens.mirror(pen.at(82.4, 56))
    pen.shape("104,100! 104,76 96,70 84,70 76,76 80,100!", "blue")
    hands.cuff(pen.at(83, 69), "white")
    hands.fist(pen.at(83, 63))
    head = pen.at(55, 33)
    face(head, _PROUD)
    hair.parted(head, "ink")
    crowns.horned(head)
    suits.diamond(pen.at(28.5, 16, 0.14))


def spades(pen: Pen) -> None:
    """A sharp queen seen from the side, black-haired in a white ruff, a black cat on her arm."""
    with pen.inside(ROBE, "blue") as dress:
        stripes(dress, ALL, "sky", 9, 3)
    with pen.inside("46,50! 66,50! 64,100! 46,100!", "white") as front:
        bars(front, ALL, "blue", 6, 2)
    head = pen.at(61, 32, flip=True)
    hair.bun(head, "ink")
    face(head, _SHARP)
    hair.swept(head, "ink")
    ruff(pen.at(61, 52))
    beasts.cat(pen.at(26, 62))
    pen.shape("60,90! 58,72 48,66.6 36,67! 35,77! 46,84", "wine")
    hands.palm(pen.at(32, 72, 1, 4, flip=True))
    pen.shape("31,66.4! 37,65.6! 37,78! 31,77.4!", "white")
    crowns.needles(head.at(2.4, 1.6, 0.94))
    suits.spade(pen.at(29, 16, 0.14))


def clubs(pen: Pen) -> None:
    """A fresh queen with long plaits and a wreath, clover in her hand."""
    with pen.inside(DRESS, "white") as blouse:
        dots(blouse, ALL, "green", 7, 1.5)
    pen.shape(NECK, "skin")
    pen.shape("38,62! 46,58 55,64 64,58 72,62! 76,100! 34,100!", "red")
    for y in (66, 71.6, 77):
        pen.line(f"51,{y} 59,{y + 4}", "gold", 1.6)
        pen.line(f"59,{y} 51,{y + 4}", "gold", 1.6)
    head = pen.at(55, 32)
    hair.plaits(head, "blond")
    plants.clover(pen.at(83, 50))
    pen.shape("106,100! 102,78 94,72 84,70 74,76 76,100!", "red")
    hands.cuff(pen.at(79, 72), "gold")
    hands.pinch(pen.at(83, 60))
    face(head, _FRESH)
    for x, y in ((-6, 2.6), (-4.2, 3.6), (-6.4, 5), (8.4, 2.6)):
        head.disc(x, y, 0.55, "ginger", None)
    hair.parted(head, "blond")
    crowns.wreath(head)
    suits.club(pen.at(28, 14.5, 0.13))
