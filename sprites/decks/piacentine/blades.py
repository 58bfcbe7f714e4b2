"""Swords: sabres bent into an almond and woven at both ends, the odd one straight within; the ace."""

from functools import partial
from math import atan2, degrees

from sprites.decks.piacentine.strips import Track, bridge, crossings, normal, strip
from sprites.pen import Pen

_HALF = 68  # of a sabre's height
_SPACING = {1: 0.0, 2: 17.0, 3: 11.6}
_BREADTH = {1: 4.8, 2: 4.0, 3: 3.2}
_BULGE = {1: 29.0, 2: 36.0, 3: 37.0}  # of the outermost sabre: left of the middle at half height
_STEELS = ("sky", "gold", "rose")  # from the outermost sabre inwards, so that neighbours are told apart
_GRIP = {1: 0.95, 2: 0.72, 3: 0.46}
_END = 0.97  # of a track, where the hilt sits
_REACH = 41.0  # how far the ends swing back
_GATHER = 0.14  # how much closer neighbours lie at the ends than in the middle


def sign(pen: Pen) -> None:
    """The corner's sabre."""
    pen.shape("48,-58! 56,-22 42,12 8,36! -20,8! 6,-8 30,-28", "steel")
    pen.shape("-15,19! 4,38! -30,60! -48,42!", "red")
    pen.shape("-45,-6! -30,-21! 29,38! 14,53!", "gold")


def number(pen: Pen, count: int) -> None:
    """The swords from 1 to 7."""
    if count == 1:
        ace(pen)
        return
    pairs = count // 2
    _weave(pen, pairs)
    if count % 2:
        _straight(pen.at(50, 86), _BREADTH[pairs] / 4.4)


def _weave(pen: Pen, pairs: int) -> None:
    breadth = partial(_taper, half=_BREADTH[pairs])
    reach = 0.006 + _BREADTH[pairs] * 0.0135
    lefts: list[Track] = [partial(_sabre, pairs=pairs, place=place, side=1) for place in range(pairs)]
    rights: list[Track] = [partial(_sabre, pairs=pairs, place=place, side=-1) for place in range(pairs)]
    for track, steel in (*zip(lefts, _STEELS, strict=False), *zip(rights, _STEELS, strict=False)):
        strip(pen, track, breadth, steel, (-1.0, _END))
        strip(pen, track, breadth, "red", (-0.08, 0.08))
    for top in (True, False):
        for one, other, t in crossings(lefts, rights, top):
            if (one + other + top) % 2:
                bridge(pen, lefts[one], breadth, _STEELS[one], t, reach)
    for track in (*lefts, *rights):
        _hilt(pen, track, _GRIP[pairs])


def _sabre(t: float, pairs: int, place: int, side: int) -> tuple[float, float]:
    inward = place * _SPACING[pairs] * (1 - _GATHER * t * t) - _BULGE[pairs]
    return 50 + side * (inward + _REACH * abs(t) ** 2.1), 86 + _HALF * t


def _taper(t: float, half: float) -> float:
    """A blade is full down from its point, which takes the first eighth."""
    return half * min(1.0, 0.06 + (t + 1) * 4)


def _hilt(pen: Pen, track: Track, scale: float) -> None:
    (x, y), (dx, dy) = track(_END), normal(track, _END)
    _grip(pen.at(x, y, scale, degrees(atan2(dy, dx))))


def _grip(pen: Pen) -> None:
    pen.shape("-3.4,0! 3.4,0! 3.8,15! -3.8,15!", "red")
    pen.shape("-9,-2! -7,-3 0,-1 7,-3 9,-2! 9,3! 0,5 -9,3!", "gold")
    pen.disc(0, 16, 4.6, "gold")


def _straight(pen: Pen, scale: float) -> None:
    """The odd sword, point up, from one crossing to the other."""
    wide = 5.2 * scale
    pen.shape(f"0,-64! {wide},-54! {wide},50! {-wide},50! {-wide},-54!", "straw")
    pen.line("0,-52 0,46", "red", 1.6)
    _grip(pen.at(0, 50, 1.05 * scale))


def ace(pen: Pen) -> None:
    """A great sabre through a crown, between a palm and an olive branch."""
    _ribbon(pen)
    _branch(pen, "green", "leaf")
    _branch(pen.at(100, 0, flip=True), "leaf", "green")
    for x, y in ((76, 66), (80, 92), (70, 118)):
        pen.disc(x, y, 2.6, "red")
    _crown_back(pen.at(50, 62))
    pen.shape("42,132! 40,104 42,66 48,38 60,14! 62,40 58,70 58,104 58,132!", "sky")
    pen.line("50,126 48,100 49,66 54,38", "white", 2.2)
    _crown_front(pen.at(50, 62))
    _great_hilt(pen.at(50, 132))


def _crown_back(pen: Pen) -> None:
    pen.shape("-22,4! -16,-6 0,-9 16,-6 22,4! 0,10", "red")
    pen.shape("-10,-8! -8,-20! -3,-10! 3,-10! 8,-20! 10,-8!", "gold")


def _crown_front(pen: Pen) -> None:
    pen.shape("-22,14! -28,-8! -18,0! -15,-12! -7,5! 0,-6! 7,5! 15,-12! 18,0! 28,-8! 22,14! 0,20", "gold")
    pen.shape("-22,13! 0,19 22,13! 23,6! 0,12 -23,6!", "red")
    for x, y in ((-28.0, -8.0), (-15.0, -12.0), (0.0, -6.0), (15.0, -12.0), (28.0, -8.0)):
        pen.disc(x, y, 2.6, "red")
    for x, y in ((-14.0, 12.4), (0.0, 15.0), (14.0, 12.4)):
        pen.disc(x, y, 2, "straw", None)


def _great_hilt(pen: Pen) -> None:
    pen.shape("-5,2! 5,2! 6,26! -6,26!", "red")
    for y in (9, 14, 19):
        pen.line(f"-5,{y + 1.5}! 5,{y - 1.5}!", "gold", 1.6)
    pen.shape("-22,-8! -26,-3 -21,1! -10,-2 0,4 10,-2 20,8! 26,4 24,-3! 14,-4 0,-5 -12,-6", "gold")
    pen.disc(0, 29, 7, "gold")
    pen.disc(0, 29, 3, "red", None)


def _branch(pen: Pen, ink: str, other: str) -> None:
    """A branch with leaves on both sides, rising on the left."""
    pen.line("44,150 28,138 18,116 16,90 22,64", "brown", 2.6)
    leaves = ((28, 138, -42), (21, 124, -20), (17, 108, -4), (16, 92, 8), (19, 76, 24))
    for x, y, turn in leaves:
        pen.at(x, y, 1, turn - 34).shape("0,1! -4.6,-8 -0.6,-17! 3.6,-8", ink)
        pen.at(x, y, 1, turn + 58).shape("0,1! -4.6,-7 -0.6,-15! 3.6,-7", other)
    pen.at(22, 65, 1, 20).shape("0,1! -4.6,-8 -0.6,-17! 3.6,-8", ink)


def _ribbon(pen: Pen) -> None:
    for flip in (False, True):
        tail = pen.at(100 if flip else 0, 0, flip=flip)
        tail.shape("48,147! 42,144 34,150 25,146! 27,153! 22,161! 32,158 40,165 48,161!", "red")
        tail.line("46,151 41,149 34,154 30,152", "rose", 1.2)
