"""The four jacks, upper halves: young, beardless and on foot."""

from sprites.curves import tapered
from sprites.decks.piacentine import features as f
from sprites.decks.piacentine.goblets import goblet
from sprites.decks.piacentine.suns import sun
from sprites.patterns import bars, checks, dots, stripes
from sprites.pen import Pen

_ALL = (0.0, 40.0, 100.0, 112.0)


def of_coins(pen: Pen) -> None:
    """A page in a feathered cap who looks into his coin as into a mirror."""
    with pen.inside("20,112! 20,80 26,68 38,62 60,62 68,70 72,112!", "blue") as doublet:
        stripes(doublet, _ALL, "gold", 9, 3.4)
    with pen.inside("16,112! 14,84 20,70 32,64! 42,74 42,90 36,112!", "red") as sleeve:
        stripes(sleeve, _ALL, "straw", 7, 2, -8)
    pen.shape("56,88! 66,82 72,70 76,60! 90,60! 90,74 82,90 66,102!", "red")
    pen.line("74,88 80,78 82,66", "straw", 1.8)
    pen.line("66,94 74,88", "straw", 1.8)
    pen.shape("74,55! 91,55! 92,61! 73,61!", "gold")
    sun(pen.at(81, 36, 0.26, line=0.65))
    f.pinch(pen.at(82, 51))
    _ruff(pen.at(47, 62))
    _page(pen.at(46, 41))


def _ruff(pen: Pen) -> None:
    pen.shape("-20,-2! -19,6 -14,4! -11,10 -6,6! -2,12 3,7! 8,11 11,5! 16,7 18,-1! 8,-5 -10,-5", "white")
    for path in ("-12,-3 -14,3", "-5,-2 -6,5", "3,-2 3,6", "9,-3 11,4"):
        pen.line(path, weight=0.8)


def _page(pen: Pen) -> None:
    f.profile(pen, "13.6,2 14,4.4 11,5.6!")
    pen.disc(4, 6, 3.2, "blush", None)
    pen.shape("8,-14! 4,-8 2,-8 1,0! -2,2 0,10 -4,17 -12,18 -18,12 -17,-4 -12,-14!", "gold")
    for path in ("-12,-8 -14,4 -11,13", "-6,-9 -8,2 -5,12", "-1,-9 -3,0"):
        pen.line(path, weight=0.8)
    f.side_eye(pen, 6, -3)
    pen.line("3,-7.6 6.4,-9 9,-7.6", weight=1.2)
    pen.shape("11.6,8! 8,9 7,10.4! 10.6,12", "red", None)
    pen.line("7,10.4 11,10.2", weight=0.9)
    pen.shape("-18,-8! -20,-17 -10,-22 6,-23 15,-17 14,-11! 2,-13 -10,-10", "red")
    pen.shape("-17,-6! -6,-12 6,-14 16,-12! 15,-7 4,-9 -8,-7 -15,-3!", "blue")
    pen.shape("-6,-17! -18,-18 -26,-27! -23,-30! -12,-28 -4,-22!", "white")
    pen.line("-5,-19 -15,-22 -22,-28", weight=0.8)
    pen.disc(-4, -16, 2.6, "gold")


def of_cups(pen: Pen) -> None:
    """A cupbearer in a red hood, dressed half and half; he carries the cup on his hand."""
    pen.shape("18,112! 18,82 24,68 38,62 52,62! 52,112!", "red")
    with pen.inside("52,62! 66,62 78,68 86,82 86,112! 52,112!", "straw") as half:
        checks(half, (52, 60, 90, 112), "green", 6)
    for y in (74, 82, 90):
        pen.disc(52, y, 1.9, "gold")
    goblet(pen.at(79.5, 36, 0.33, line=0.75))
    f.palm(pen.at(77, 56, 1.0, -10))
    with pen.inside("56,96! 66,78 71,62! 80,64! 86,76 78,94 68,104!", "straw") as sleeve:
        checks(sleeve, (50, 60, 92, 112), "green", 6)
    pen.shape("68,58! 80,61! 80,66! 67,64!", "red")
    pen.shape("12,112! 10,88 16,74 26,66! 36,78 34,112!", "red")
    pen.line("28,80 26,92 27,100")
    _cupbearer(pen.at(49, 41))


def _cupbearer(pen: Pen) -> None:
    cape = "-24,26! -20,14 -12,10 12,10 20,14 24,26! 18,21 15,29! 9,23 5,31! 0,24 -5,31! -9,23 -15,29! -18,21"
    with pen.at(2, 0).inside(cape, "blue") as cloth:
        dots(cloth, (-26, 8, 28, 32), "sky", 7, 1.5)
    pen.at(0, 0, flip=True).shape(
        "-16,14! -17,-6 -14,-20 -2,-27 10,-25! 22,-29 27,-20 25,-8! 21,-15 17,-14 16,-4 16,14! 0,22", "blue"
    )
    f.front(pen)
    f.cheeks(pen, -7.6, 7.6, 4.4, 3.4)
    pen.shape("-12,-6! -11,-17 0,-19 11,-17 12,-6! 8,-12 4,-9! 0,-13 -4,-9! -8,-12", "brown")
    f.eye(pen, -5.2, -2.4, 1.2)
    f.eye(pen, 5.4, -2.4, 1.2)
    pen.line("-8.6,-6.6 -5,-7.8 -2,-6.4", weight=1.2)
    pen.line("2,-6.4 5,-7.8 8.6,-6.6", weight=1.2)
    pen.line("-0.4,-1 -2,4 0,5.4 2,4.6")
    pen.shape("-6,8! 0,9.6 6,8! 4,12 0,13.6 -4,12", "red", "ink", 0.8)
    pen.shape("-4.4,8.8! 0,9.8 4.4,8.8! 3,10.8 -3,10.8", "white", None)
    pen.line("-7.4,7 -5.8,8.4", weight=0.9)
    pen.line("7.4,7 5.8,8.4", weight=0.9)


def of_swords(pen: Pen) -> None:
    """A halberdier's boy in a morion, slashed sleeves, sabre shouldered; he looks left over it all."""
    with pen.inside("24,112! 22,80 30,66 42,61 62,61 74,68 78,112!", "straw") as quilt:
        stripes(quilt, (0, 40, 100, 112), "red", 10, 1.8, 30)
        stripes(quilt, (0, 40, 100, 112), "red", 10, 1.8, -30)
    _shouldered_sabre(pen)
    _puff(pen.at(24, 76))
    _puff(pen.at(80, 80, flip=True))
    pen.shape("36,62! 46,57 58,57 66,63! 58,69 44,69", "silver")
    _boy(pen.at(51, 41, flip=True))
    f.fist(pen.at(67, 80, turn=24))


def _shouldered_sabre(pen: Pen) -> None:
    sabre = pen.at(69, 77, turn=4)
    sabre.shape("-3.6,-6! -2,-28 5,-48 18,-66! 14,-44 6,-26 4,-6!", "sky")
    sabre.line("0,-10 1.4,-28 8,-46", "white", 1.2)
    sabre.shape("-10,-8! 10,-8! 11,-3! -11,-3!", "gold")
    sabre.shape("-3,-3! 3,-3! 3.4,16! -3.4,16!", "red")


def _puff(pen: Pen) -> None:
    with pen.inside("-12,36! -10,18 -14,4 -6,-9 8,-10 15,0 14,16 10,24 12,36!", "blue") as sleeve:
        for x in (-8, -1, 6):
            sleeve.shape(f"{x},-12! {x + 3},0 {x},16! {x - 3},2", "white", "ink", 0.8)
        sleeve.shape("-16,18! 18,20! 18,24! -16,22!", "gold")


def _boy(pen: Pen) -> None:
    pen.shape("-12,-8! -14,4 -10,13 -4,14 0,0!", "brown")
    f.turned(pen)
    f.cheeks(pen, -5, 9.4, 4.6, 3)
    f.eye(pen, -2, -2.4, 1.4)
    f.eye(pen, 7.4, -2.4, 1.4, 0.9)
    pen.line("-6,-7 -2,-7.4 1,-5.8", weight=1.5)
    pen.line("5,-5.8 8,-7.4 11,-6.8", weight=1.5)
    pen.line("3.6,-3 7.4,2.6 6,4.8 3.4,4.2")
    f.lips(pen, 4.6, 10.2, 3.2)
    pen.line("2.6,14 5,14.4 7,13.6", weight=0.7)
    pen.line("-0.6,7.6 2.4,6.8!", weight=1)
    pen.line("6.4,6.8! 9.6,7.8", weight=1)
    pen.shape("-12,-10! -11,-20 -2,-27 10,-22 12,-12!", "grey")
    pen.shape("-8,-18! -5,-28 3,-31 10,-27 12,-18! 6,-25 -1,-25", "silver")
    pen.shape("-25,-14! -12,-9 2,-12 14,-11 22,-20! 20,-8 12,-6 2,-7 -12,-4 -20,-7", "silver")
    for x, y in ((-13, -7.4), (-4, -8.6), (5, -9.6), (14, -9)):
        pen.disc(x, y, 1.2, "ink", None)


def of_batons(pen: Pen) -> None:
    """A herdsman's lad in a straw hat, his staff slantwise before him in both hands."""
    with pen.inside("22,112! 26,84 29,70 38,63 60,63 69,70 74,84 78,112!", "green") as jerkin:
        jerkin.line("49,66! 49,112!")
    pen.shape("37,63! 43,57 55,57 61,63! 53,67 49,75! 45,67", "red")
    _lad(pen.at(49, 41))
    _striped_limb(pen, "33,70 25,78 23,86", 14, 12)
    _striped_limb(pen, "24,86 41,84", 12, 9)
    _slanting_staff(pen)
    _striped_limb(pen, "65,70 76,73 84,80", 14, 12)
    _striped_limb(pen, "85,80 82,63 74.4,47", 12.6, 11, 8.6)
    for x, y in ((46, 81), (72.5, 43)):
        f.fist(pen.at(x, y, turn=34))


def _striped_limb(pen: Pen, path: str, *widths: float) -> None:
    with pen.inside(tapered(path, *widths), "white") as sleeve:
        bars(sleeve, _ALL, "blue", 7.5, 2.4)


def _slanting_staff(pen: Pen) -> None:
    staff = pen.at(59, 62, turn=34)
    staff.shape("-4,-56! 4,-56! 4,50! -4,50!", "gold")
    for y in (-54, -46):
        staff.shape(((-5, y), (5, y), (5, y + 4.4), (-5, y + 4.4)), "red")


def _lad(pen: Pen) -> None:
    pen.shape("-12,-12! -17,-6 -13,-1! -18,5 -12,10! 12,10! 18,5 13,-1! 17,-6 12,-12!", "gold")
    f.front(pen)
    f.cheeks(pen, -7.6, 7.6, 3.6, 3.4)
    for x, y in ((-8, 2), (-5.4, 3.6), (-9, 5), (8, 2), (5.4, 3.6), (9, 5)):
        pen.disc(x, y, 0.8, "brown", None)
    f.eye(pen, -5.2, -3, -1)
    f.eye(pen, 5.2, -3, -1)
    pen.line("-8.6,-8 -5,-9 -2,-7", "brown", 1.4)
    pen.line("2,-8 5,-10 8.6,-8.6", "brown", 1.4)
    pen.shape("-2.6,3.6! 0,-2 2.6,3.6! 0,5", "blush", "ink", 0.8)
    pen.line("-6,8.4 0,11 7,7.4", weight=1.3)
    pen.shape("-1.4,10.2! 1.4,10.4! 1.2,12.4! -1.2,12.4!", "white", "ink", 0.6)
    pen.shape("-25,-8! -14,-13 -9,-25! 0,-29 9,-25! 14,-13 25,-8! 14,-5 0,-9 -14,-5", "straw")
    pen.shape("-13,-13! 0,-16 13,-13! 15,-9 0,-12 -15,-9", "red")
    pen.shape("9,-13! 14,-22 20,-24! 20,-16 14,-11!", "leaf")
