"""The four jacks."""

from sprites.decks.francesi import arms, beards, hair, hands, hats, suits, tokens
from sprites.decks.francesi.faces import OVAL, SNUB, TURNED, Look, face
from sprites.decks.francesi.robes import ALL, DOUBLET, dags, sleeve
from sprites.patterns import checks, dots, stripes
from sprites.pen import Pen

_SINGER = Look(
    OVAL,
    eyes=((-4.8, -1.2), (4.8, -1.2)),
    brows=("-8.4,-3.6 -5.4,-6.4 -2,-6.6", "8.4,-3.6 5.4,-6.4 2,-6.6"),
    nose="-0.6,-2.6 -1.4,2.6 -2.2,4.4 0.2,5.4 2,4.4",
    mouth="-1.8,12 0,12.6 1.8,12",
    lips="-3.4,8.6 0,7 3.4,8.6 2.4,11 0,12 -2.4,11",
    lid="shut",
    blush=((-7.6, 4.4), (7.6, 4.4)),
    hair="brown",
)
_ROGUE = Look(
    TURNED,
    eyes=((-3, -1.6), (6, -1.8)),
    brows=("-7,-5 -3.4,-7.4 0.4,-5.6", "4,-5.4 6.6,-7.6 9,-6.4"),
    nose="3.4,-3 8,3.6 6.6,5.4 3.4,4.6",
    mouth="-3.4,6.6 -1,9.6 3,11 7,9.4 9,6.4",
    gaze=1.2,
    blush=((-5.6, 5),),
)
_SOLDIER = Look(
    TURNED,
    eyes=((-3, -1.6), (6, -1.8)),
    brows=("-8,-5.6 -3.4,-5 0.4,-3.2", "3.8,-3.6 6,-5.2 9,-6"),
    nose="3.4,-3 7.2,3.4 5.6,5 2.6,4.8",
    mouth="1.6,10.6 4,9.8 6.4,10.4",
    gaze=0.6,
    brow=2.0,
    hair="grey",
)
_HUNTER = Look(
    SNUB,
    eyes=((4.8, -2),),
    brows=("1,-5.4 5,-7 8.6,-5.4",),
    nose="9.4,3.4 7.4,2.6 7,4",
    mouth="8.6,8.2 5.6,8.6 3.6,6.8",
    gaze=1.2,
    blush=((1.4, 5),),
    hair="brown",
)


def hearts(pen: Pen) -> None:
    """A singer with closed eyes and a lute."""
    with pen.inside(DOUBLET, "red") as doublet:
        stripes(doublet, ALL, "gold", 8, 3.4)
    head = pen.at(56, 32)
    hair.page(head, "brown")
    pen.shape("36,52! 44,46 55,55! 66,46 74,52! 66,62 55,56! 44,62", "white")
    face(head, _SINGER)
    hair.bangs(head, "brown")
    hats.beret(head)
    tokens.lute(pen.at(40, 70, 1, 44))
    pen.shape("104,80! 102,60 92,51 80,49! 75,58! 84,64 92,84!", "wine")
    hands.cuff(pen.at(77.6, 53.4, 1, -66), "white", 5)
    hands.fist(pen.at(71, 50, 1, 44))
    suits.heart(pen.at(28.5, 15, 0.14))


def diamonds(pen: Pen) -> None:
    """A blond gamester, fashionably dressed, who shows his cards."""
    with pen.inside(DOUBLET, "gold") as doublet:
        stripes(doublet, ALL, "blue", 12, 5)
    pen.shape("51,52! 62,52! 63,100! 50,100!", "white")
    for y in (66, 74, 82):
        pen.disc(56.4, y, 1.8, "gold")
    pen.shape("42,56! 48,48! 66,48! 73,56! 66,63 57,56! 49,63", "red")
    tokens.hand_of_cards(pen.at(27, 62))
    pen.shape("2,110! 4,90 14,80 26,76 36,80 40,110!", "red")
    hands.cuff(pen.at(27, 75), "white")
    hands.fist(pen.at(27, 69, flip=True))
    head = pen.at(58, 32, flip=True)
    hair.locks(head, "blond")
    face(head, _ROGUE)
    hair.fringe(head, "blond")
    hats.flat_cap(head)
    suits.diamond(pen.at(87, 44, 0.14))


def spades(pen: Pen) -> None:
    """A scarred soldier in a plumed helmet, with a halberd."""
    with pen.inside(DOUBLET, "blue") as doublet:
        stripes(doublet, ALL, "white", 9, 4, slant=14)
    with pen.inside("36,54! 46,48! 66,48! 76,54! 72,68 56,84! 40,68", "steel") as plate:
        plate.line("56,50 56,90", "white", 2)
        dots(plate, (40, 60, 76, 64), "ink", 8, 0.8)
    pen.band("40,52 56,57 72,52", 5, "gold")
    arms.halberd(pen.at(84, 62))
    sleeve(pen, "106,110! 106,80 96,72 84,69 74,75 76,110!", "blue", (84, 63), "gold")
    head = pen.at(54, 33)
    hair.cropped(head, "ginger")
    face(head, _SOLDIER)
    head.line("-6.4,2 -3,9", "wine", 1.2)
    for x, y in ((-5.6, 4.6), (-4.4, 7)):
        head.line(f"{x},{y} {x + 2.4},{y - 1.2}", "wine", 0.8)
    beards.moustache(head, "ginger")
    hats.kettle(head.at(0, -2.6))
    suits.spade(pen.at(29, 34, 0.14))


def clubs(pen: Pen) -> None:
    """A freckled hunter with a bow and a pointed cap."""
    arms.quiver(pen.at(28, 62, 1, 4))
    with pen.inside(DOUBLET, "green") as doublet:
        checks(doublet, ALL, "leaf", 7)
    arms.bow(pen.at(80, 58))
    sleeve(pen, "106,110! 104,78 94,71 82,69 72,76 76,110!", "brown", (82, 62), "gold")
    head = pen.at(50, 32)
    hair.tousled(head, "brown")
    dags(pen.at(52, 51, 0.8), "red")
    face(head, _HUNTER)
    for x, y in ((2.4, 3.4), (4.4, 4.4), (1, 6.2), (3.4, 6.4)):
        head.disc(x, y, 0.6, "ginger", None)
    hair.sideburn(head, "brown")
    hats.pointed(head)
    suits.club(pen.at(14, 49, 0.125))
