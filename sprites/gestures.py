"""Faces that give signs: what partners do with lips, eyes, cheeks, a shoulder or two fingers, to be read at a glance.

Each is drawn around the origin, from -50 to 50; what the sign is made with is larger than life.
"""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from sprites import cache
from sprites.inks import COMMON
from sprites.pen import Pen

_WORKING = 320  # pixels a face is at least drawn high before it is shrunk
_LINE = 3.4  # of an outline, in units
_INKS = dict(COMMON) | {"hair": (92, 56, 36), "rose": (232, 148, 122), "lips": (196, 62, 58), "coat": (52, 98, 142)}


def gesture(name: str, size: int) -> pygame.Surface:
    """The face that gives the sign called `name` (a key of GESTURES), `size` pixels high and wide."""
    if name not in GESTURES:
        raise ValueError(f"unknown sign {name!r}: expected one of {', '.join(GESTURES)}")
    return cache.keep(("gesture", name, size), lambda: _drawn(GESTURES[name], size))


class Part(NamedTuple):
    """What makes a face: how the eyes look, how the mouth is, what else there is, how far down the brows stand."""

    eyes: Callable[[Pen], None]
    mouth: Callable[[Pen], None]
    more: Callable[[Pen], None] | None = None
    brows: float = 0.0
    turn: float = 0.0  # degrees by which the head leans
    round_cheeks: bool = False


def _drawn(part: Part, size: int) -> pygame.Surface:
    factor = max(2, -(-_WORKING // size))
    large = pygame.Surface((size * factor, size * factor), pygame.SRCALPHA)
    large.fill((*_INKS["ink"], 0))
    unit = size * factor / 108
    _face(Pen(large, (unit, 0, 0, unit, 54 * unit, 54 * unit), _INKS, _LINE * unit), part)
    return pygame.transform.smoothscale(large, (size, size))


def _face(pen: Pen, part: Part) -> None:
    """Bust, head and hair; then what the sign is made with."""
    if part.more is not _shrug:
        pen.shape("-40,50! -34,38 -12,34! 12,34! 34,38 40,50!", "coat")
    head = pen.at(0, 0, 1, part.turn)
    for side in (False, True):
        head.at(0, 0, 1, 0, side).shape("30,-10 39,-12 39,4 30,6", "skin")
    if part.round_cheeks:
        head.shape("0,-44 24,-38 31,-16 42,4 42,22 24,34 0,40 -24,34 -42,22 -42,4 -31,-16 -24,-38", "skin")
    else:
        head.shape("0,-44 24,-38 32,-14 30,12 18,34 0,41 -18,34 -30,12 -32,-14 -24,-38", "skin")
    head.shape("-33,-8! -37,-30 -22,-47 4,-50 28,-44 37,-28 33,-8! 28,-24 14,-31 -8,-30 -26,-24", "hair")
    for side in (False, True):
        brow = head.at(0, part.brows, 1, 0, side)
        brow.line("6,-17 13,-21 22,-18", "hair", 1.5)
    head.line("1,-4 5,9 -3,10", weight=1.0)
    part.eyes(head)
    part.mouth(head)
    if part.more is not None:
        part.more(pen)


# eyes


def _open_eyes(pen: Pen, across: float = 0.0) -> None:
    for x in (-14, 14):
        pen.shape(f"{x - 9},-7 {x},-14 {x + 9},-7 {x},0", "white", "ink", 0.7)
        pen.disc(x + across, -7, 4.4, "ink", None)


def _raised_eyes(pen: Pen) -> None:
    for x in (-14, 14):
        pen.shape(f"{x - 10},-8 {x},-18 {x + 10},-8 {x},3", "white", "ink", 0.8)
        pen.disc(x, -13.5, 4.6, "ink", None)


def _squeezed_eyes(pen: Pen) -> None:
    for side in (False, True):
        half = pen.at(0, 0, 1, 0, side)
        half.line("23,-15! 6,-7! 23,1", weight=1.7)
        half.line("27,-4 30,-6", weight=0.9)


def _sly_eyes(pen: Pen) -> None:
    _open_eyes(pen, 4.0)


# mouths


def _smile(pen: Pen) -> None:
    pen.line("-11,20 -5,24 5,24 11,20", "lips", 1.6)


def _kissing(pen: Pen) -> None:
    pen.shape("-9,19 -5,14 0,16.5! 5,14 9,19 10,23 5,30 0,31.5 -5,30 -10,23", "lips", "ink", 0.8)
    pen.disc(0, 23, 2.6, "ink", None)


def _twisted(pen: Pen) -> None:
    pen.line("-6,24 4,25 14,22 22,14", "lips", 2.6)
    pen.line("25,8 28,14 26,20", weight=1.0)


def _tongued(pen: Pen) -> None:
    pen.shape("-14,16 0,19 14,16 11,25 0,29 -11,25", "ink")
    pen.shape("-7,23! 7,23! 7.5,33 0,39 -7.5,33", "rose", "ink", 0.8)
    pen.line("0,26 0,33", "lips", 0.8)


def _flat(pen: Pen) -> None:
    pen.line("-8,24 0,22.5 8,24", "lips", 1.6)


def _gritted(pen: Pen) -> None:
    pen.line("-12,26 -5,21 0,23 5,21 12,26", "lips", 1.7)


def _puffed(pen: Pen) -> None:
    for side in (False, True):
        half = pen.at(0, 0, 1, 0, side)
        half.disc(29, 16, 11, "rose", None)
        half.line("20,27 15,18 19,9", weight=1.0)
    pen.shape("-4.5,22 0,19.5 4.5,22 0,25.5", "lips", "ink", 0.8)


# the rest


def _heart(pen: Pen) -> None:
    pen.at(37, 18, 0.9).shape("0,4! -9,-4 -6,-10 0,-6! 6,-10 9,-4", "red", "ink", 0.6)


def _shrug(pen: Pen) -> None:
    """One shoulder up to the ear, the other low."""
    pen.shape("12,50! 16,24 30,8 44,12 50,26 50,50!", "coat")
    pen.shape("-46,50! -42,44 -14,38! 6,40 18,50!", "coat")
    pen.line("41,2 47,5", weight=1.1)
    pen.line("44,-6 50,-2", weight=1.1)


def _rubbing(pen: Pen) -> None:
    """A hand below the face: thumb and index rub each other."""
    hand = pen.at(28, 26, 1.0)
    hand.shape("-6,26! -12,12 -10,4 4,0 18,6 20,16 16,26!", "skin")
    hand.band("12,6 9,-8 -3,-17", 7.5, "skin")
    hand.band("-8,10 -12,-2 -5,-15", 7.5, "skin")
    hand.line("4,14 12,13", weight=0.8)
    hand.line("4,20 12,19", weight=0.8)
    for turn in (-40, 0, 40):
        hand.at(-5, -19, 1, turn).line("0,-6 0,-11", weight=1.1)


GESTURES: dict[str, Part] = {
    "kiss": Part(_open_eyes, _kissing, _heart, brows=-2),
    "mouth": Part(_sly_eyes, _twisted),  # to its own left
    "eyes": Part(_raised_eyes, _flat, brows=-8),
    "tongue": Part(_open_eyes, _tongued, brows=-2),
    "shoulder": Part(_sly_eyes, _flat, _shrug, turn=-7),
    "fingers": Part(_open_eyes, _smile, _rubbing),
    "squeeze": Part(_squeezed_eyes, _gritted, brows=3),
    "cheeks": Part(_open_eyes, _puffed, round_cheeks=True, brows=-3),
}
