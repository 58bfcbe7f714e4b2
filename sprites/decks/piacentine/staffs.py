"""Batons: straight staffs with bands, woven into a trellis; the odd one upright upon it; the ace."""

from functools import partial
from math import atan2, hypot, sin, tan

from sprites.decks.piacentine.flourish import flourish
from sprites.decks.piacentine.strips import Track, bridge, strip
from sprites.patterns import checks
from sprites.pen import Pen

_HALF = 49  # of a leaning staff's height
_SPACING = {1: 0.0, 2: 16.0, 3: 12.0}
_LEAN = {1: 29.0, 2: 26.6, 3: 24.0}
_BREADTH = {1: 5.0, 2: 3.8, 3: 2.7}
_BANDS = (-0.9, -0.76, 0.76, 0.9)
_RISING, _FALLING, _UPRIGHT = ("green", "gold"), ("gold", "red"), ("red", "gold")  # inks of wood and bands


def sign(pen: Pen) -> None:
    """The corner's two staffs, crossed."""
    for turn, (wood, bands) in ((38, _RISING), (-38, _FALLING)):
        staff = pen.at(0, 0, turn=turn)
        staff.shape("-11,-58! 11,-58! 11,58! -11,58!", wood)
        for y in (-50, 36):
            staff.shape(((-14, y), (14, y), (14, y + 14), (-14, y + 14)), bands)


def number(pen: Pen, count: int) -> None:
    """The batons from 1 to 7."""
    if count == 1:
        ace(pen)
        return
    pairs = count // 2
    _weave(pen, pairs)
    if count % 2:
        _staff(pen, _upright, _BREADTH[pairs], _UPRIGHT)
        return
    for y in (22, 158):
        flourish(pen.at(50, y, 0.8))


def _weave(pen: Pen, pairs: int) -> None:
    half = _BREADTH[pairs]
    rising: list[Track] = [partial(_leaning, pairs=pairs, place=place, side=-1) for place in range(pairs)]
    falling: list[Track] = [partial(_leaning, pairs=pairs, place=place, side=1) for place in range(pairs)]
    for track, inks in [(track, _RISING) for track in rising] + [(track, _FALLING) for track in falling]:
        _staff(pen, track, half, inks)
    for one, track in enumerate(rising):
        for other in range(pairs):
            if (one + other + pairs) % 2 == 0:
                t = (pairs - 1 - one - other) * _SPACING[pairs] / (2 * _LEAN[pairs])
                bridge(pen, track, lambda _: half, _RISING[0], t, *_overlap(pairs))


def _overlap(pairs: int) -> tuple[float, float]:
    """Reach and skew of the bridge where two staffs cross: half the sides of the rhomb that they share."""
    half, crossing = _BREADTH[pairs], 2 * atan2(_LEAN[pairs], _HALF)
    length = hypot(_LEAN[pairs], _HALF)  # of a staff for one step of its track's t
    return (half + 0.6) / sin(crossing) / length, half / tan(crossing) / length


def _leaning(t: float, pairs: int, place: int, side: int) -> tuple[float, float]:
    offset = (place - (pairs - 1) / 2) * _SPACING[pairs]
    return 50 + side * (offset + _LEAN[pairs] * t), 90 + _HALF * t


def _upright(t: float) -> tuple[float, float]:
    return 50, 90 + 74 * t


def _staff(pen: Pen, track: Track, half: float, inks: tuple[str, str]) -> None:
    wood, bands = inks
    strip(pen, track, lambda _: half, wood)
    for middle in _BANDS:
        strip(pen, track, lambda _: half + 0.7, bands, (middle - 0.04, middle + 0.04))


def ace(pen: Pen) -> None:
    """A hand holds up one thick staff in leaf, a ribbon wound around it."""
    for x, y, turn, ink in _SPRIGS:
        _sprig(pen.at(x, y, 1, turn), ink)
    with pen.inside("39,12! 61,12! 61,168! 39,168!", "green") as wood:
        for y in (34, 64, 94, 124):
            wood.band(f"36,{y + 8}! 64,{y - 8}!", 8, "straw")
            wood.line(f"36,{y + 8}! 64,{y - 8}!", "red", 2)
    for y in (12, 146):
        _cap(pen.at(50, y))
    _arm(pen)


_SPRIGS = (
    (40, 62, -62, "leaf"),
    (60, 62, 58, "green"),
    (40, 92, -58, "green"),
    (60, 32, 50, "leaf"),
    (40, 136, -100, "leaf"),
    (60, 94, 70, "leaf"),
)


def _sprig(pen: Pen, ink: str) -> None:
    pen.shape("-3,2! -2,-8! 2,-8! 3,2!", "brown")
    pen.shape("0,-6! -9,-14 -1,-30! 8,-16", ink)
    pen.line("0,-8 -0.6,-22", weight=0.8)


def _cap(pen: Pen) -> None:
    pen.shape("-14,-2! 14,-2! 14,6! -14,6!", "gold")
    pen.shape("-12.4,6! 12.4,6! 12.4,16! -12.4,16!", "red")
    pen.shape("-14,16! 14,16! 14,24! -14,24!", "gold")
    for x in (-7, 0, 7):
        pen.shape(((x - 2.6, 11), (x, 7.6), (x + 2.6, 11), (x, 14.4)), "straw", None)


_HAND = (
    "72,104! 62,103 50,100.6 40,101.4 36,104.6 38.4,108! 34.6,111.4 37.4,114.6! 34.6,118 38.4,121.4! 36.6,125 41,128"
    " 54,129 64,126.6 72,126!"
)


def _arm(pen: Pen) -> None:
    with pen.inside("94.6,100! 86,98 76,103! 76,127! 86,132 94.6,130!", "blue") as sleeve:
        checks(sleeve, (74, 96, 100, 134), "sky", 5.5)
    pen.shape("72,100! 79,99! 79,130! 72,130!", "white")
    pen.shape(_HAND, "skin")
    for path in ("38.4,108! 50,107.4", "37.4,114.6! 52,114.2", "38.4,121.4! 52,120.8"):
        pen.line(path)
    pen.shape("66,105! 58,103.6 49,107 46.4,112 49,114.4 56,112.4 61,113", "skin")
    pen.line("48,110.6 50.6,112.6", weight=0.8)
