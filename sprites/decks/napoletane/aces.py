"""The four showpiece aces, and the mask of the three of clubs."""

from sprites.decks.napoletane.pips import coin
from sprites.parts.hats import crown, leaf
from sprites.pen import Pen


def coins(pen: Pen) -> None:
    """A two-headed eagle under one crown, the great coin for a breast."""
    _tail(pen.at(50, 108))
    for flip in (False, True):
        _wing(pen.at(50, 66, 1, 0, flip))
        _talon(pen.at(50, 108, 1, 0, flip))
    for flip in (False, True):
        _neck(pen.at(50, 66, 1, 0, flip))
    pen.shape("38,62! 50,56 62,62! 70,80 66,108 50,116 34,108 30,80", "blue")
    crown(pen.at(50.4, 41, 1.0))
    coin(pen.at(50, 91, 0.47))


def _neck(pen: Pen) -> None:
    """The right neck and head of the two, its beak open; origin between the shoulders."""
    pen.shape("-1,0! 1,-14 4,-24 10,-31 18,-31! 21,-26 19,-21! 13,-20 11,-13 12,0!", "blue")
    for y in (-18, -12, -6):
        pen.line(f"3,{y} 6,{y + 3} 9.4,{y}", "sky", 1)
    pen.shape("18.6,-30! 26,-30 30.6,-25 29.4,-19.6! 26,-23 20,-23.4!", "gold")
    pen.line("20,-26 28,-25", weight=0.7)
    pen.shape("19,-22.6! 25,-21 22,-18.4 18,-19!", "red", "ink", 0.8)
    pen.shape("12,-27! 14.6,-29 17.4,-26.6! 14.6,-25.4", "white", "ink", 0.6)
    pen.disc(15.4, -27, 1.1, "ink", None)
    pen.line("10.6,-29.6 14,-31.4 18,-29", weight=1.2)


def _wing(pen: Pen) -> None:
    """The right wing; origin at the shoulder's middle."""
    for turn, length in ((158, 42), (138, 42), (118, 38), (99, 33), (80, 28)):
        pen.at(13, -12, 1, turn).shape(f"-4,0! -6,{-length * 0.6} 0,{-length}! 6,{-length * 0.6} 4,0!", "blue")
    for turn, length in ((148, 25), (122, 24), (94, 20)):
        pen.at(14, -12, 1, turn).shape(f"-4,0! -5.4,{-length * 0.6} 0,{-length}! 5.4,{-length * 0.6} 4,0!", "red")
    pen.shape("4,-6! 9,-18 18,-25 27,-23 31,-16! 25,-16 20,-10 18,0 13,10 8,16! 4,8", "sky")
    pen.line("9,-5 13,-14 22,-19", weight=0.7)


def _tail(pen: Pen) -> None:
    for turn in (-34, 34, -17, 17, 0):
        pen.at(0, 0, 1, 180 + turn).shape("-4,0! -6.4,-24 0,-34! 6.4,-24 4,0!", "blue" if turn else "red")


def _talon(pen: Pen) -> None:
    pen.band("12,0 17,11", 4, "gold")
    for toe in ("17,11 24,13 26,19", "17,11 18,18 15,22", "17,11 11,15 9,20"):
        pen.band(toe, 2.2, "gold")


def cups(pen: Pen) -> None:
    """A great fountain cup."""
    for flip in (False, True):
        _jets(pen.at(50, 30, 1, 0, flip))
    pen.shape("45,40! 46,26 50,14! 54,26 55,40!", "sky")
    pen.shape("40,108! 43,120 40,128 28,136 22,142! 20,152! 80,152! 78,142! 72,136 60,128 57,120 60,108!", "gold")
    pen.line("23,144 77,144", weight=0.8)
    pen.disc(50, 119, 9, "red")
    _bowl(pen)
    pen.shape("14,66! 12,74 18,80! 82,80! 88,74 86,66! 50,64", "gold")
    pen.shape("37,66! 39,54 36,46! 64,46! 61,54 63,66!", "gold")
    pen.shape("26,46! 32,52 50,54 68,52 74,46! 78,40! 50,43 22,40!", "red")
    for x, ink in ((24, "red"), (37, "blue"), (50, "red"), (63, "blue"), (76, "red")):
        pen.disc(x, 73, 3, ink)


def _bowl(pen: Pen) -> None:
    with pen.inside("17,80! 17,94 28,108 42,113! 58,113! 72,108 83,94 83,80!", "red") as bowl:
        for x in range(14, 90, 12):
            bowl.shape(f"{x},76! {x + 6},104! {x + 12},76!", "blue")
            bowl.disc(x + 6, 84, 2.4, "gold", None)
        bowl.band("10,104 50,116 90,104", 3, "gold")


def _jets(pen: Pen) -> None:
    """Water falling to the right of the spout, with drops."""
    for path in ("2,10 8,-14 20,-14 25,10 26,34", "2,10 5,-6 12,-6 15,12"):
        pen.band(path, 3.6, "sky")
    for x, y in ((30, 16), (14, -20)):
        pen.shape(f"{x},{y - 4.4}! {x + 2.8},{y + 1} {x},{y + 3.6} {x - 2.8},{y + 1}", "sky")


def swords(pen: Pen) -> None:
    """A sword held upright, a ribbon winding about its blade, a crown about its point."""
    _ribbon_behind(pen)
    pen.shape("50,10! 57.4,22! 57,112! 43,112! 42.6,22!", "sky")
    pen.shape("50,10! 57.4,22! 57,112! 50,112!", "steel", None)
    pen.shape("50,10! 57.4,22! 57,112! 43,112! 42.6,22!", None)
    pen.line("50,22 50,104", weight=0.8)
    _ribbon_front(pen)
    with pen.inside("45.6,120! 54.4,120! 55.4,143! 44.6,143!", "red") as grip:
        for y in range(112, 146, 5):
            grip.band(f"42,{y + 4} 58,{y}", 1.6, "gold", None)
    pen.shape(
        "22,108 25,103 31,105 36,109 64,109 69,105 75,103 78,108 75,115 66,119 58,120 50,122 42,120 34,119 25,115",
        "gold",
    )
    for x in (25, 75):
        pen.disc(x, 109, 2.4, "red")
    pen.disc(50, 114.6, 3.8, "blue")
    pen.disc(50, 147, 6.6, "gold")
    pen.disc(50, 147, 2.4, "red")


def _ribbon_behind(pen: Pen) -> None:
    for path in (
        "36,86! 42,80! 58,66! 66,60! 66,72! 58,78! 42,92!",
        "36,54! 42,48! 58,36! 66,30! 66,42! 58,48! 42,60!",
    ):
        pen.shape(path, "rose")


def _ribbon_front(pen: Pen) -> None:
    pen.shape("36,54! 33,60 36,67! 50,75 64,83! 67,76 66,72! 52,63", "red")
    pen.shape("66,60! 69,67 66,72! 60,67 64,62", "rose")
    pen.shape("36,86! 33,92 36,98! 24,101 18,95! 20,90! 13,86! 24,83 30,88", "red")
    pen.shape("66,30! 69,37 66,42! 80,46 86,40! 82,36! 88,30! 78,31", "red")
    for x, y in ((43, 63), (50, 67), (57, 71)):
        pen.disc(x, y, 1.5, "gold", None)


def clubs(pen: Pen) -> None:
    """One thick club in leaf, and a bird that has found it."""
    for x, y, flip in ((41, 66, False), (43, 112, False), (58, 106, True)):
        _branch(pen.at(x, y, 1, 56 if flip else -56, flip))
    pen.shape("56,76! 66,70 80,68.6! 80,61! 66,61.6 56,64!", "green")
    pen.shape("79,68.6 77.4,65 79,61 82,65", "paper", "ink", 0.8)
    pen.shape(
        "34,30 37,20 45,15 55,15 63,20 66,32 62,44 65,56 60,70 62,84 58,98 60,112 56,126 57,152! 43,152! 44,126 "
        "40,112 43,98 38,84 41,70 35,58 38,44",
        "green",
    )
    for x, y, r in ((43, 38, 5.0), (55, 56, 4.6), (46, 84, 4.4), (53, 112, 4.0)):
        pen.disc(x, y, r, "leaf")
        pen.disc(x, y, r * 0.45, "green")
    for path in ("58,26 60,36", "46,58 45,70", "55,78 54,92", "48,128 48,144", "52.6,132 52.6,146"):
        pen.line(path, "leaf", 1.4)
    pen.shape("40,18 50,14 60,18 50,22.6", "paper")
    pen.line("45,18 50,17 55,18", weight=0.7)
    _bird(pen.at(78, 44, 1.3))


def _branch(pen: Pen) -> None:
    """A branch growing upwards from the origin, with a leaf at its tip and one on its left."""
    leaf(pen.at(-2, -9, 1.35, -66))
    leaf(pen.at(0, -13, 1.7))
    pen.shape("-4.6,4! -3,-14! 3,-14! 4.6,4!", "green")


def _bird(pen: Pen) -> None:
    """A goldfinch looking left; origin at its breast."""
    pen.line("-1,8 -1.6,13", weight=1.2)
    pen.line("3,8 2.6,13", weight=1.2)
    pen.shape("4,3! 9,9 12,19! 8,20! 2,10!", "ink")
    pen.shape("-4,-9 -8,-4 -7,4 -2,9 4,8 8,2 6,-4 3,-10 -1,-12", "gold")
    pen.shape("-6.6,-5! -5,-10 -1,-13 3.6,-11 4.6,-6! 0,-4.4", "red")
    pen.shape("-5.6,-10! -11.6,-6.4! -6.4,-5!", "amber")
    pen.shape("0,-3! 6,-3 9,2 11,13! 5,9 1,4", "blue")
    pen.line("3,0 7,4", "sky", 1)
    pen.disc(-1.8, -8.6, 1.3, "ink", None)


def mask(pen: Pen) -> None:
    """A leaf-bearded face for the crossing of the three clubs; origin between its eyes."""
    for x, y, turn in (
        (-13.0, 10, -120),
        (13, 10, 120),
        (-9, 18, -150),
        (9, 18, 150),
        (0, 20, 180),
        (-14, -6, -60),
        (14, -6, 60),
    ):
        leaf(pen.at(x, y, 1.25, turn))
    for turn in (-36, 36, -13, 13):
        leaf(pen.at(turn * 0.3, -10, 1.2, turn))
    pen.shape("-15,-8 -8,-15 0,-16 8,-15 15,-8 16,4 11,14 6,21 0,23 -6,21 -11,14 -16,4", "gold")
    for x in (-6.6, 6.6):
        pen.disc(x * 1.4, 7, 3.2, "rose", None)
        pen.shape(f"{x - 4.4},-2! {x},-5.6 {x + 4.4},-2! {x},0.4", "white", "ink", 0.7)
        pen.disc(x, -2.4, 1.9, "ink", None)
    pen.line("-12,-6.6 -6.6,-9.6 -2,-6", weight=1.8)
    pen.line("2,-6 6.6,-9.6 12,-6.6", weight=1.8)
    pen.line("-1.4,-5 -3.6,6 0,8 3.6,6", weight=1)
    pen.shape("-9,9! -4,9.4 0,11 4,9.4 9,9! 5,17 0,19 -5,17", "red")
    pen.shape("-7,10.4! 0,12 7,10.4! 5,13.6 0,14.4 -5,13.6", "white", "ink", 0.6)


ACES = {"C": cups, "D": coins, "S": swords, "B": clubs}
