"""Horses, facing right. Origin in the saddle; hooves about 62 units below, muzzle 46 to the right.

A pose is data: the turn of trunk and neck, and the legs, far ones first.
"""

from typing import NamedTuple

from sprites.pen import Pen


class Coat(NamedTuple):
    """The inks of a horse."""

    body: str
    shade: str  # the far legs
    mane: str
    hoof: str = "ink"
    tack: str = "red"


class Carriage(NamedTuple):
    """How the neck is borne: trunk with neck and head, mane, where the head lies (x, y, turn of its poll), rein."""

    trunk: str
    mane: str
    head: tuple[float, float, float]
    rein: str


class Pose(NamedTuple):
    """Turn of the trunk about the hips in degrees, and four closed leg paths with their hooves."""

    turn: float
    carriage: Carriage
    far: tuple[tuple[str, str], ...]
    near_hind: tuple[str, str]
    near_fore: tuple[str, str]
    tail: float = 0  # how far it swings out from the trunk, in degrees


_POLL = (30.0, -36.4)  # of an upright head
_BARREL = "33.4,10 28,19 17,23 4,24.6 -10,21.6 -20,20 -30,17"
_BACK = "-32,8 -29.6,-1 -22,-6 -11,-2.4 -2,0.4 7,-1.4"
_UPRIGHT = Carriage(
    f"{_BACK} 12,-6 14,-15 18,-26 25,-35 30,-36.4! 35.4,-33 38.6,-26 42,-17 45.6,-10.6 "
    f"45,-5.8 41,-3.4 37,-5.6 34.6,-10.6 30.6,-14! 30,-8 32.6,1 {_BARREL}",
    "31,-38! 24,-39.4 15.6,-32 10.6,-22 8,-13 6,-3! 10,-6 11.6,-1! 13.6,-8.6 16.6,-4.6! 17.4,-12 "
    "20.6,-10! 20.6,-18 24,-17! 24,-24 28,-24! 28.6,-32",
    (*_POLL, 0),
    "39,-8.4 26,-12 10,-9",
)
_BOWED = Carriage(
    f"{_BACK} 12,-6 19,-15 28,-22.6 36,-25! 41.6,-21 44.6,-13.6 46.8,-4 48.6,2.6 "
    f"47.6,7.4 43.6,9.4 39.6,7 37.6,1.6 34.2,-3! 32.6,2 33.4,6 {_BARREL}",
    "37,-27! 30,-28.6 20,-21.4 12.6,-12.6 5,-4! 9.4,-4.4 10,1! 13.6,-5 17,-0.6! 19,-8.6 23,-4.6! "
    "24,-12 28,-9! 29,-16 33,-13.6! 34,-21",
    (36.0, -25.0, 9),
    "40.4,4 31,-5 22,-10",
)
_TAIL = "-29,-2! -35,-6 -40,0 -41,12 -38,24 -40.4,34 -38,43! -35.6,35 -34,42! -31.6,30 -33,20 -32,12 -31,6!"

_HIND = (
    "-32,4! -15,12! -14.4,22 -19,31 -21,38 -20.4,50 -19,55! -25.6,55! -26,48 -28.4,40 -29,33 -28,27 -32.6,18",
    "-26,54! -18.6,54! -15.6,61! -27,61!",
)
_HIND_BACK = (
    "-31,8! -16,12! -16,22 -24,30 -29,37 -31,46 -31,54! -37,54! -37,46 -35.6,36 -31,29 -31,20",
    "-37.4,53! -30.6,53! -27.6,60! -38.6,60!",
)
_FORE = (
    "14,12! 30,10! 28.4,24 26.6,33 26.6,38 25,48 26,54! 19.4,54! 20,47 20,38 19.4,32 16,22",
    "19,53.4! 26.4,53.4! 29,61! 17.6,61!",
)
_FORE_LIFTED = (
    "17,9! 31,5! 37,11 42,17 43.4,22 40,31 39,36! 32.4,34! 35,26 36,22.4 29,21 20,20",
    "32.6,33! 39.6,35.6! 39.6,41.4 31,41.6! 30,37",
)
_FORE_FORWARD = (
    "16,11! 30,9! 33,22 36,33 38,40 40,50 42,55! 35.6,55! 33.6,48 31,40 29,33 22,22",
    "35,54! 42.4,54! 46,61! 34,61!",
)
_FOLDED_HIGH = (
    "18,9! 31,3! 39,6 48,9 50,13 45,23 44,27! 37.6,25! 41,17 41,14 33,16 21,19",
    "37.6,24! 45,26.6! 44.6,32.4 36,32.6! 35.4,28",
)
_REAR_HIND = (
    "-31,2! -11,12! -10,22 -17,30 -21,37 -18,49 -15.6,54! -22.4,54! -25,48 -28,39 -29,32 -28.4,24 -33,14",
    "-23,53.4! -15.4,53.4! -11.6,61! -23.6,61!",
)
_REAR_FAR = (
    "-24,8! -4,12! -1,22 -4,30 -5,37 1,48 3.4,54! -3.4,54! -7,48 -13,38 -13,30 -16,20",
    "-4,53.4! 3.6,53.4! 7.4,61! -4.6,61!",
)

POSES = {
    "walk": Pose(0, _UPRIGHT, (_HIND_BACK, _FORE_LIFTED), _HIND, _FORE),
    "trot": Pose(-4, _UPRIGHT, (_HIND, _FORE_FORWARD), _HIND_BACK, _FORE_LIFTED),
    "paw": Pose(0, _BOWED, (_HIND_BACK, _FORE), _HIND, _FORE_LIFTED),
    "rear": Pose(-22, _UPRIGHT, (_REAR_FAR, _FOLDED_HIGH), _REAR_HIND, _FORE_LIFTED, tail=44),
}
_HIPS = (-22.0, 8.0)


def horse(pen: Pen, coat: Coat, pose: str) -> Pen:
    """A horse without saddle cloth; returns the pen of its trunk, on which saddle and rider are placed."""
    how = POSES[pose]
    trunk = trunk_pen(pen, how.turn)
    hind, fore = how.far
    _leg(pen, hind, coat.shade, coat.hoof)
    _leg(trunk, fore, coat.shade, coat.hoof)
    tail = trunk_pen(pen, how.turn + how.tail)
    tail.shape(_TAIL, coat.mane)
    tail.line("-35,0 -37.4,10 -35.4,22 -37,34", weight=0.7)
    _neck(trunk, coat, how.carriage)
    _leg(pen, how.near_hind, coat.body, coat.hoof, joined=True)
    _leg(trunk, how.near_fore, coat.body, coat.hoof, joined=True)
    return trunk


def trunk_pen(pen: Pen, turn: float) -> Pen:
    """A pen turned about the horse's hips."""
    return pen.at(*_HIPS, turn=turn).at(-_HIPS[0], -_HIPS[1])


def _neck(pen: Pen, coat: Coat, carriage: Carriage) -> None:
    x, y, turn = carriage.head
    head = pen.at(x, y, turn=turn).at(-_POLL[0], -_POLL[1])
    head.shape("24,-33! 24,-42! 30,-35!", coat.shade)
    pen.shape(carriage.trunk, coat.body)
    pen.shape(carriage.mane, coat.mane)
    _head(head, coat)
    pen.band(carriage.rein, 1.5, coat.tack)


def _head(pen: Pen, coat: Coat) -> None:
    pen.shape("28.4,-33! 29.6,-43! 34,-34!", coat.body)
    pen.shape("30,-36 34,-34 36.4,-29 33.4,-29.4 31,-32", coat.mane, "ink", 0.8)  # forelock
    pen.shape("34.6,-26.6! 37,-28 38.4,-25.4! 36.4,-24.8", "white", "ink", 0.6)
    pen.disc(37, -26.2, 1.1, "ink", None)
    pen.line("44.6,-10.6 43.6,-9.2", weight=1.6)  # nostril
    pen.line("46.4,-6.4 42,-7.4", weight=0.8)  # mouth
    pen.line("33,-14 30,-19 31,-24", weight=0.8)  # jaw
    pen.band("40.6,-22.4 37.4,-20 36.4,-13", 1.6, coat.tack)  # noseband, high on the face
    pen.band("29,-33 31.6,-26 37.4,-19.4 40,-9.6", 1.6, coat.tack)
    pen.disc(39.4, -9, 1.7, "gold")


def _leg(pen: Pen, leg: tuple[str, str], ink: str, hoof: str, joined: bool = False) -> None:
    """A leg with its hoof; a joined one loses the line where it grows out of the trunk."""
    path, foot = leg
    pen.shape(foot, hoof)
    pen.shape(path, ink, None if joined else "ink")
    if joined:
        pen.line(" ".join(path.split()[1:] + path.split()[:1]))
