"""The four kings, upper halves. Heads stand about 54,40; the cut runs through the middle of the card."""

from sprites.decks.piacentine import features as f
from sprites.decks.piacentine.goblets import goblet
from sprites.decks.piacentine.suns import sun
from sprites.patterns import checks, dots, lozenges, scales, stripes
from sprites.pen import Pen

_ALL = (0.0, 40.0, 100.0, 110.0)


def of_coins(pen: Pen) -> None:
    """Broad and brown-bearded, in ermine; he shows a coin."""
    with pen.inside("10,110! 12,80 20,66 38,58 54,62 70,58 86,64 92,78 94,110!", "red") as cloth:
        lozenges(cloth, _ALL, "gold", 9, 0.55)
    with pen.inside("40,62! 54,70 68,62! 66,84 68,110! 38,110! 42,84", "blue") as robe:
        stripes(robe, _ALL, "sky", 6, 1.6)
    for y in (76, 84, 92):
        pen.disc(54, y, 2, "gold", "ink")
    _ermine(pen)
    _merchant(pen.at(52, 43))
    sun(pen.at(82, 38, 0.24, line=0.6))
    pen.shape("72,82! 76,68 74,60! 90,60! 93,72 88,84!", "red")
    pen.shape("73,56! 90,56! 91,62! 72,62!", "white")
    f.pinch(pen.at(81, 52))


def _ermine(pen: Pen) -> None:
    with pen.inside("28,62! 40,54 54,62 66,54 78,60! 78,68 68,74 54,72 40,75 28,70", "white") as fur:
        for x, y in ((35, 65), (43, 68), (50, 67), (57, 68), (65, 67), (72, 65), (39, 60), (69, 60)):
            fur.shape(((x - 1.2, y - 1), (x + 1.2, y - 1), (x, y + 4)), "ink", None)


def _merchant(pen: Pen) -> None:
    pen.shape("-14,-14! -17,0 -16,12 -10,16 10,16 16,12 17,0 14,-14!", "brown")
    f.front(pen)
    f.cheeks(pen, -8, 8, 3)
    pen.shape("-13,1! -10,6 -5,6 0,4 5,6 10,6 13,1! 14,12 9,20 11,27! 4,24 0,20! -4,24 -11,27! -9,20 -14,12", "brown")
    for path in ("-9,10 -7,17 -8,23", "9,10 7,17 8,23", "-3,14 -3,20", "3,14 3,20"):
        pen.line(path, weight=0.7)
    f.lips(pen, 0, 9.5, 3.4)
    pen.shape("0,4.5! -4,3.6 -9,7 -8,9.4 -3,8 0,7! 3,8 8,9.4 9,7 4,3.6", "brown", "ink", 0.8)
    f.eye(pen, -5.6, -3, 1)
    f.eye(pen, 5.8, -3, 1)
    pen.line("-10,-7 -6,-9.4 -2,-7.6", weight=1.6)
    pen.line("2,-7.6 6,-9.4 10,-7", weight=1.6)
    pen.line("1.4,-4 3,2 0,4 -2,3")
    _sun_crown(pen.at(0, -14))


def _sun_crown(pen: Pen) -> None:
    pen.shape("-14,0! -18,-16! -11,-9! -9,-20! -4,-10! 0,-23! 4,-10! 9,-20! 11,-9! 18,-16! 14,0!", "gold")
    pen.shape("-15,2! -14,-4 0,-6 14,-4 15,2! 0,0", "red")
    for x, y in ((-18, -16), (-9, -20), (0, -22), (9, -20), (18, -16)):
        pen.disc(x, y, 2, "red")
    for x in (-8, 0, 8):
        pen.disc(x, -2.4, 1.3, "straw", None)


def of_cups(pen: Pen) -> None:
    """Old, white and merry; he holds his cup out and his belly with the other hand."""
    with pen.inside("14,112! 18,80 28,66 42,58 62,58 76,64 88,76 93,112!", "green") as cloth:
        dots(cloth, _ALL, "leaf", 10, 2.2)
    pen.shape("42,60! 54,68 66,60! 74,112! 38,112!", "straw")
    for y in (74, 82):
        pen.disc(55, y, 2, "red")
    goblet(pen.at(22, 57, 0.34, line=0.75))
    with pen.inside("38,66! 40,80 34,92 22,98 14,92 14,80! 27,78! 30,70", "green") as sleeve:
        dots(sleeve, _ALL, "leaf", 10, 2.2)
    pen.shape("12,77! 29,76! 30,82! 12,84!", "red")
    f.fist(pen.at(21, 71))
    with pen.inside("80,66 92,76 93,92 84,98! 70,86! 74,78", "green") as sleeve:
        dots(sleeve, _ALL, "leaf", 10, 2.2)
    pen.shape("74,74! 79,82! 74,86! 68,78!", "red")
    f.palm(pen.at(66, 76, turn=30, flip=True))
    _jolly(pen.at(54, 41.6))


def _jolly(pen: Pen) -> None:
    curls = "-13,-14! -19,-8 -16,-4! -21,4 -16,8! -19,16 -10,18! 10,18! 19,16 16,8! 21,4 16,-4! 19,-8 13,-14!"
    pen.shape(curls, "white")
    f.front(pen)
    f.cheeks(pen, -7.6, 7.6, 1.6, 3.8)
    pen.shape("-13,0! -9,5 0,4 9,5 13,0! 17,8 13,12! 16,20 9,21! 7,27 0,25! -7,27 -9,21! -16,20 -13,12! -17,8", "white")
    for path in ("-8,13 -10,16 -7,18", "8,13 10,16 7,18", "-2,17 0,20 3,18"):
        pen.line(path, "grey", 0.9)
    pen.shape("-4,9! 0,8 4,9! 2,13 -2,13", "red", "ink", 0.8)
    pen.shape("0,4! -6,2.6 -13,8 -11,10.4! -5,10 0,7.6! 5,10 11,10.4! 13,8 6,2.6", "white", "ink", 0.9)
    f.shut_eye(pen, -5.8, -4)
    f.shut_eye(pen, 5.8, -4)
    for side in (False, True):
        pen.at(0, 0, flip=side).shape("1.6,-8.4! 5,-12 10,-10.6 12,-6.6! 6,-9", "white", "ink", 0.8)
    pen.shape("-1,-3! -3.4,2 0,4.4 3.4,2 1,-3!", "blush", "ink", 0.9)
    _cap_crown(pen.at(0, -14))


def _cap_crown(pen: Pen) -> None:
    pen.shape("-13,-2! -17,-10 -9,-17 0,-18.6 9,-17 17,-10 13,-2!", "red")
    for path in ("-6,-3 -8,-10 -5,-17", "6,-3 8,-10 5,-17", "0,-3 0,-19"):
        pen.line(path, weight=0.8)
    pen.disc(0, -20, 2.6, "gold")
    pen.shape("-15,2! -16,-9! -10,-5! -5,-11! 0,-5! 5,-11! 10,-5! 16,-9! 15,2! 0,-1", "gold")
    for x in (-9, 0, 9):
        pen.disc(x, -1.4, 1.6, "blue", None)


def of_swords(pen: Pen) -> None:
    """Gaunt and black-bearded, in scale armour; he looks along his sabre."""
    with pen.inside("20,110! 18,84 24,68 38,60 56,60 70,62 80,70 82,110!", "grey") as mail:
        scales(mail, (0, 56, 100, 112), "ink", 7)
    with pen.inside("6,110! 8,86 16,70 34,58 44,62! 36,72 30,90 30,110!", "blue") as cloak:
        stripes(cloak, _ALL, "sky", 8, 2.4, 14)
    pen.shape("36,58! 44,54 62,54 68,60! 60,68 46,68", "red")
    _warlord(pen.at(50, 41.6))
    _raised_sabre(pen)


def _raised_sabre(pen: Pen) -> None:
    pen.shape("80,56! 79,40 81,26 89,8! 90,28 86,42 85.4,56!", "sky")
    pen.line("83,52 83,38 86,22", "white", 1.2)
    pen.shape("74,54! 91,54! 92,58! 73,58!", "gold")
    pen.disc(82.6, 72, 3, "gold")
    f.fist(pen.at(82.5, 63.5))
    with pen.inside("60,100! 66,80 74,70! 80,66! 88,70! 88,80 78,92 70,104!", "blue") as sleeve:
        stripes(sleeve, _ALL, "sky", 8, 2.4, -14)
    pen.shape("75,67! 89,67! 91,73! 74,73!", "gold")


def _warlord(pen: Pen) -> None:
    face = pen.at(0, 0)
    with pen.inside("-14,-14! -16,4 -17,20! -6,22 8,22 15,18! 14,0 13,-14!", "silver") as coif:
        scales(coif, (-20, -20, 20, 26), "grey", 5)
    f.turned(face)
    face.shape("-9,4! -4,8 2,6 8,7 12,4! 12,11 9,20 6,29! 1,22 -6,15", "ink")
    f.lips(face, 5, 10.4, 3)
    face.shape("5,6! 0,5 -5,10 -10,8! -7,13 -1,12 5,8.6! 9,11 13,11 16,7! 11,8 8,5", "ink", "skin", 0.5)
    f.sly_eye(face, -2.4, -3, 1)
    f.sly_eye(face, 7.4, -3, 1)
    face.line("-8,-7.6! 0,-6.6 2.6,-4.4!", weight=2)
    face.line("11.6,-8! 7,-7 4.6,-4.6!", weight=2)
    face.line("3.6,-4 8.2,2.6 7,4.6 4,4.4")
    face.line("-6,3 -3,6", weight=0.8)
    _spiked_crown(pen.at(0, -14))


def _spiked_crown(pen: Pen) -> None:
    pen.shape("-14,-2! -13,-12 0,-18 13,-12 14,-2!", "silver")
    pen.shape("-15,2! -19,-12! -10,-8! -8,-18! -3,-9! 0,-22! 3,-9! 8,-18! 10,-8! 19,-12! 15,2! 0,-1", "gold")
    pen.shape("0,-9! 3,-4! 0,1! -3,-4!", "red", "ink", 0.8)
    for x in (-9, 9):
        pen.disc(x, -3, 1.5, "blue", None)


def of_batons(pen: Pen) -> None:
    """Long-moustached and crowned with leaves; his staff lies on his shoulder."""
    with pen.inside("12,110! 16,78 28,64 44,60 62,60 78,64 88,78 92,110!", "straw") as cloth:
        checks(cloth, (10, 56, 96, 110), "green", 6.4)
    pen.shape("42,58! 52,66 62,58! 66,72 58,84 52,96! 46,84 38,72", "red")
    pen.shape("47,60! 52,66 57,60! 52,78!", "white")
    _forester(pen.at(51, 41))
    _shouldered_staff(pen)


def _shouldered_staff(pen: Pen) -> None:
    staff = pen.at(80, 52, turn=12)
    staff.shape("-4,-44! 4,-44! 4,46! -4,46!", "green")
    for y in (-43, -35, -27, 34):
        staff.shape(((-5, y), (5, y), (5, y + 4.4), (-5, y + 4.4)), "gold")
    with pen.inside("58,108! 62,86 68,76! 82,74! 90,86 84,104!", "straw") as sleeve:
        checks(sleeve, (50, 70, 96, 110), "green", 6.4)
    pen.shape("67,72! 85,70! 86,77! 68,79!", "red")
    f.fist(pen.at(77, 66, turn=8))


def _forester(pen: Pen) -> None:
    pen.shape("-12,-12! -19,-2 -15,4! -20,12 -14,20 -6,14 8,14 15,19 19,11 15,4! 18,-3 12,-12!", "brown")
    for path in ("-15,-4 -13,2 -15,8 -13,14", "15,-4 13,2 15,8 13,13"):
        pen.line(path, weight=0.8)
    f.turned(pen)
    f.cheeks(pen, -6, 9, 3)
    f.eye(pen, -2.6, -3.4, -1)
    f.eye(pen, 7, -3.4, -0.6, 0.9)
    pen.line("-7,-9 -2.6,-10 0.6,-7.6", weight=1.6)
    pen.line("4.4,-7.6 7.4,-9.6 11,-8", weight=1.6)
    pen.line("3,-5 6.6,2 5.6,4.4 2.4,4")
    f.lips(pen, 3.4, 10.6, 3)
    pen.shape(
        "4,6.2! -2,5 -8,10 -12,20! -15,19 -13,22 -8,21 -4,13 4,8.6! 9,13 12,20 16,22 18,19! 15,18 13,10 9,5", "brown"
    )
    _leaf_crown(pen.at(0, -13))


def _leaf_crown(pen: Pen) -> None:
    for x, y, turn in ((-13, -4, -50), (13, -4, 50), (-8, -7, -26), (8, -7, 26), (0, -8, 0)):
        pen.at(x, y, 1.0, turn).shape("-4,4! -5.4,-5 0,-14! 5.4,-5 4,4!", "leaf" if abs(turn) in (50, 0) else "green")
        pen.at(x, y, 1.0, turn).line("0,3 0,-9", weight=0.8)
    pen.shape("-15,3! -15,-4 0,-7 15,-4 15,3! 0,0", "gold")
    for x in (-9, 0, 9):
        pen.disc(x, -2, 1.8, "red", "ink")
