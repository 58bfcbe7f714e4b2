"""The four kings."""

from sprites.decks.francesi import arms, beards, beasts, crowns, hair, suits, tokens
from sprites.decks.francesi.faces import GAUNT, PROFILE, ROUND, WIDE, Look, face
from sprites.decks.francesi.robes import ALL, ROBE, ermine, fur, sleeve
from sprites.patterns import bars, dots, lozenges, scales, stripes
from sprites.pen import Pen

_KIND = Look(
    ROUND,
    eyes=((-5, -1.4), (5, -1.4)),
    brows=("-9,-4.2 -5.6,-5.6 -2,-4.6", "9,-4.2 5.6,-5.6 2,-4.6"),
    nose="-1.6,-2.6 -2,2 -3.2,4.4 -1.4,5.8 1.4,5.8 3.2,4.4",
    mouth="-3,9.6 0,11 3,9.6",
    blush=((-8, 3.6), (8, 3.6)),
    hair="grey",
    brow=1.8,
)
_SHREWD = Look(
    PROFILE,
    eyes=((4.4, -2.2),),
    brows=("0.4,-5.4 4,-6.4 8.6,-4.8",),
    nose="9.4,3 7.2,2.6 7,4",
    mouth="8.2,7 5,7.6 3.4,6.6",
    lid="heavy",
    gaze=1.2,
    brow=1.7,
)
_STERN = Look(
    GAUNT,
    eyes=((-4.2, -1.6), (4.6, -1.6)),
    brows=("-8.4,-6 -4,-5 -1,-2.8", "8.6,-6 4.4,-5 1.6,-2.8"),
    nose="-1,-3 -0.6,3 -2.2,5.4 0.6,7 2.6,5.4",
    mouth="-3.4,11 0.4,9.8 4,11",
    brow=2.0,
)
_HEARTY = Look(
    WIDE,
    eyes=((-5.4, -1.4), (5.4, -1.4)),
    brows=("-10,-3.4 -6,-5.8 -2,-4.6", "10,-3.4 6,-5.8 2,-4.6"),
    nose="-2,-2.6 -2.6,1.4 -4.6,3.6 -3,5.8 0,5.2 3,5.8 4.6,3.6 2.6,1.6",
    mouth="-4,8.6 0,10.6 4,8.6",
    blush=((-9, 3.6), (9, 3.6), (0, 4)),
    gaze=-1.0,
    brow=2.2,
    hair="ginger",
)


def hearts(pen: Pen) -> None:
    """An old king, white-curled and kind, with a heart on his sceptre."""
    with pen.inside(ROBE, "red") as robe:
        dots(robe, ALL, "gold", 9, 1.7)
    with pen.inside("40,50! 70,50! 77,100! 34,100!", "blue") as tunic:
        stripes(tunic, ALL, "gold", 7, 2)
    for path in ("40,50 34,66 31,100", "70,50 77,66 81,100"):
        ermine(pen, path)
    tokens.sceptre(pen.at(84, 44))
    sleeve(pen, "102,100! 102,70 93,66 82,70 76,77 82,100!", "red", (84, 63))
    head = pen.at(56, 32)
    hair.side_curls(head, "white")
    face(head, _KIND)
    beards.curly(head, "white")
    crowns.arched(head)
    suits.heart(pen.at(29, 15, 0.14))


def diamonds(pen: Pen) -> None:
    """A shrewd king seen from the side, black-bearded, a falcon on his fist."""
    with pen.inside(ROBE, "gold") as robe:
        lozenges(robe, ALL, "red", 10, 0.86)
    with pen.inside("20,100! 32,62 40,48 50,44! 63,50! 66,62 65,100!", "blue") as collar:
        bars(collar, ALL, "sky", 6, 2)
    fur(pen, "63,50 67,64 66,100", 5, "white")
    fur(pen, "42,47 31,62 20,100", 5, "white")
    beasts.falcon(pen.at(82, 54, 0.9))
    sleeve(pen, "104,100! 104,74 94,66 78,66 70,74 76,100!", "red", (82, 60), "gold")
    head = pen.at(52, 32)
    hair.nape(head, "ink")
    face(head, _SHREWD)
    beards.pointed(head, "ink")
    crowns.spiked(head.at(-0.6, 0))
    suits.diamond(pen.at(26.6, 14, 0.115))


def spades(pen: Pen) -> None:
    """A stern king in mail under a walled crown, his sword upright."""
    with pen.inside(ROBE, "steel") as mail:
        scales(mail, (38, 50, 72, 86), "ink", 7)
    for path in ("-4,100! 2,78 9,64 24,54 42,49! 38,66 41,100!", "104,100! 102,76 96,62 86,53 68,49! 72,66 69,100!"):
        with pen.inside(path, "blue") as mantle:
            dots(mantle, ALL, "white", 9, 1.5)
    for path in ("40,49 38,66 41,100", "70,49 72,66 69,100"):
        pen.band(path, 3, "gold")
    arms.sword(pen.at(30, 62))
    sleeve(pen, "4,110! 6,84 15,74 29,71 38,76 44,110!", "red", (30, 65), "gold", flip=True)
    head = pen.at(55, 32)
    hair.coif(head)
    face(head, _STERN)
    beards.forked(head, "ink")
    crowns.walled(head)
    suits.spade(pen.at(84, 36, 0.145))


def clubs(pen: Pen) -> None:
    """A hearty king of the woods: oak leaves for a crown, a knotted club."""
    with pen.inside(ROBE, "green") as robe:
        lozenges(robe, ALL, "leaf", 10, 0.5)
    with pen.inside("42,50! 68,50! 70,100! 42,100!", "white") as tunic:
        stripes(tunic, ALL, "red", 8, 2)
    for path in ("42,49 38,66 40,100", "70,49 73,66 71,100"):
        pen.band(path, 5, "gold")
    arms.cudgel(pen.at(29, 62))
    sleeve(pen, "2,110! 4,84 14,76 28,72 38,76 43,110!", "green", (29, 66), "gold", flip=True)
    head = pen.at(56, 31)
    hair.mane(head, "ginger")
    face(head, _HEARTY)
    beards.square(head, "ginger")
    crowns.leafy(head)
    suits.club(pen.at(86, 37, 0.14))
