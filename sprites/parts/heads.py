"""Heads: a face of few strokes, hair, beard. Origin between the eyes and the mouth; 20 units from hairline to chin.

Faces look to the right; a pen with `flip` makes them look left. Hats are put on afterwards (`sprites.parts.hats`).
"""

from typing import NamedTuple

from sprites.pen import Pen


class Look(NamedTuple):
    """What tells one head from another."""

    mood: str = "calm"  # a key of MOODS
    hair: str = "bob"  # a key of HAIR
    beard: str = ""  # a key of BEARDS; none if empty
    hair_ink: str = "brown"
    skin: str = "skin"


class Mood(NamedTuple):
    """Strokes of an expression: both brows and the mouth, as open paths."""

    near_brow: str
    far_brow: str
    mouth: str
    gaze: float = 0.4  # how far the pupils are turned to the side the face looks to


MOODS = {
    "calm": Mood("-3,-4.4 -0.5,-5.6 2,-4.6", "4.8,-4.8 6.2,-5.4 7.4,-4.4", "1,7 3.4,7.4 5.8,6.6"),
    "stern": Mood("-3.4,-5.8 -0.5,-5.2 2.4,-3.4", "4.4,-3.6 6,-4.8 7.6,-5.2", "1,7.6 3.4,6.8 5.8,7.4"),
    "merry": Mood("-3.4,-4.6 -0.8,-6.4 1.8,-5.2", "4.8,-5.4 6.2,-6.4 7.6,-5", "0.2,5.8 1,7.2 3.4,8 5.6,6.8 6.4,5.4"),
    "sly": Mood("-3.2,-5.4 -0.6,-5.4 2.2,-3.8", "4.8,-5.8 6.2,-6.6 7.6,-5.4", "0.8,7.6 3.4,7.2 5.4,6.2 6.6,5.2", 1.0),
    "sad": Mood("-3.2,-3.8 -0.4,-5.4 2.2,-5.8", "4.6,-5.8 6,-5.4 7.6,-4", "1.2,7.8 3.4,7 5.8,7.6", -0.3),
}

# Hair in front of the face and behind it.
HAIR = {
    "bob": (
        "-1,-12 -9.6,-9 -11.6,0 -10.8,9! -6.4,9.4! -5.8,2 -6.4,-3 -3,-6.4 3,-7.2 8,-4.6! 8.6,-9 4,-12",
        "-9,-6 9,-6 10,8! 5,8! -8,9!",
    ),
    "long": (
        "-1,-12 -9.4,-9 -11.6,0 -12.4,10 -15,17! -9,18 -7.6,13! -6.6,6 -6.6,-3 -3,-7 3,-7.4 8,-5! 8.6,-9 4,-12",
        "-9,-6 9,-6 10.6,6 12.4,14 8,17! 2,15 -10,17!",
    ),
    "curls": (
        "0,-12 -6,-12 -8,-9! -11.4,-8 -11,-4! -13,-2 -11,2! -12.4,5 -9,9 -6.4,6! -6,0 -6.6,-4 -2,-6 0,-8 "
        "4,-6 8.4,-5! 9,-10 5,-12",
        "-9,-6 9,-6 10.4,0 9.4,7! -8,8!",
    ),
    "short": ("-1,-11.6 -8.6,-8 -9,-1 -6.4,0! -5.8,-4 -3,-7 3,-7.6 8,-5! 8,-9 4,-11.6", ""),
    "none": ("", ""),
}

BEARDS = {
    "full": "-8,-1! -6,4 -2,6.6 0.6,5.4 3.6,4.8 7,5.2 8,2! 9,8 7,14 3,17.4 -2,15.6 -6.4,10 -8.6,4",
    "long": "-8,-1! -6,4 -2,6.6 0.6,5.4 3.6,4.8 7,5.2 8,2! 9.4,8 10,16 8.4,24 4,32! 1,25 -3,28! -5,20 -8.6,12 -9,4",
    "forked": "-8,-1! -6,4 -2,6.6 0.6,5.4 3.6,4.8 7,5.2 8,2! 9.6,8 9.4,15 7,21! 4,15! 2.4,15! -1,21! -5,14 -8.4,7",
    "goatee": "0.6,8.6! 3.4,9.4 6,8.4! 6,13 4,17! 1.2,13",
    "moustache": "3.4,4.6 0,5 -2,6.6 -5.4,5.4! -3.4,8.8 0.6,8 3.6,6.4 6,7.4 9.4,7.6 10.6,4.6! 8.4,5.8 6.4,4.8",
    "stubble": "",
}


def head(pen: Pen, look: Look) -> None:
    """A three-quarter face with hair and beard."""
    front, behind = HAIR[look.hair]
    if behind:
        pen.shape(behind, look.hair_ink)
    if look.hair in ("short", "none"):
        pen.shape("-6.4,-2 -9,-2.4 -9,1 -6.6,3.4", look.skin)
    pen.shape("-6.4,-9 0,-11 6.4,-9 8,-4 7.6,0 8.2,3 6.4,8 2.6,11.2 -1.6,10.6 -5.8,6.6 -7.4,0", look.skin)
    pen.disc(-3, 4, 1.9, "rose", None)
    _features(pen, MOODS[look.mood])
    if look.beard:
        _beard(pen, look)
    if front:
        pen.shape(front, look.hair_ink)


def _features(pen: Pen, mood: Mood) -> None:
    for x in (-0.6, 5.9):
        pen.shape(f"{x - 2},-1.4! {x},-3 {x + 1.9},-1.4! {x},-0.5", "white", "ink", 0.55)
        pen.disc(x + mood.gaze, -1.7, 1.05, "ink", None)
    pen.line("3.2,-3.6 6.4,2.4 5.8,3.7 3.2,3.8", weight=0.8)
    pen.line(mood.near_brow, weight=1.3)
    pen.line(mood.far_brow, weight=1.2)
    pen.line(mood.mouth, "red", 1.3)


def _beard(pen: Pen, look: Look) -> None:
    if look.beard == "stubble":
        for x, y in ((-4, 7), (-2, 9), (0.6, 9.6), (3.4, 9.6), (5.6, 8.4)):
            pen.disc(x, y, 0.5, "ink", None)
        return
    pen.shape(BEARDS[look.beard], look.hair_ink)
    if look.beard in ("full", "long", "forked"):
        pen.shape(BEARDS["moustache"], look.hair_ink, "ink", 0.8)
        pen.line("2,9 3.6,9.4 5.2,9", "red", 1.3)
    if look.beard == "long":
        pen.line("-4,11 -2,18 -2.4,24", weight=0.6)
        pen.line("3,13 4,20 3.4,27", weight=0.6)


def profile(pen: Pen, look: Look) -> None:
    """A face seen from the side, with a nose to remember."""
    front, _ = HAIR[look.hair]
    pen.shape(
        "-6,-9 0,-11 5,-9.4 6,-5.4 5.6,-3.6! 9.6,1.6 9,3.6 6.4,3.8! 7.2,5.6 6.2,6.6! 7,7.8 6,10 3,11.8 "
        "-1,11 -5.4,7.6 -7.4,0",
        look.skin,
    )
    pen.disc(0.4, 3.4, 2, "rose", None)
    pen.shape("1.2,-1.8! 3.4,-3.2 4.8,-2.8! 4.4,-0.8", "white", "ink", 0.55)
    pen.disc(3.7, -1.9, 1, "ink", None)
    pen.line("0.4,-4.8 3,-6 5.4,-5", weight=1.3)
    pen.line("2.8,6 4.6,7.2 6.4,6.7" if look.mood == "merry" else "3,7 4.8,6.4 6.4,6.6", "red", 1.3)
    if look.beard == "goatee":
        pen.shape("3,8.8! 6.4,8.2! 7.4,14 5,17! 2,12", look.hair_ink)
    elif look.beard:
        pen.shape("-7,-1! -3,4 2,7.6 6.4,8! 8.4,12 6,18 1,16 -5,9 -8,4", look.hair_ink)
    if look.beard and look.beard != "stubble":
        pen.shape("7.6,4.2! 4,5 0,8.4! 4,7.6 7,6", look.hair_ink, "ink", 0.8)
    if front:
        pen.at(-1.6, 0).shape(front, look.hair_ink)
