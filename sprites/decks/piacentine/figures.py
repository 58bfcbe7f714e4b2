"""The twelve figures: halves made two-headed, the cut hidden under a sash."""

from collections.abc import Mapping
from functools import partial

from sprites.decks.deck import Drawing
from sprites.decks.piacentine import jacks, kings, knights
from sprites.halves import two_headed
from sprites.pen import Pen

_RISE = 9.0  # the cut falls to the left
_SASHES = {
    "C": ("straw", "red", "0,-3.2! 3.4,0! 0,3.2! -3.4,0!"),
    "D": ("blue", "gold", "-1.4,-2.4! 1.4,-2.4! 2.8,0! 1.4,2.4! -1.4,2.4! -2.8,0!"),
    "S": ("red", "straw", "-2.6,-4! 0.2,-4! 2.6,4! -0.2,4!"),
    "B": ("gold", "green", "0,-4.4! 4,0! 0,4.4! -4,0!"),
}
_HALVES: Mapping[str, Drawing] = {
    "JC": jacks.of_cups,
    "JD": jacks.of_coins,
    "JS": jacks.of_swords,
    "JB": jacks.of_batons,
    "NC": knights.of_cups,
    "ND": knights.of_coins,
    "NS": knights.of_swords,
    "NB": knights.of_batons,
    "KC": kings.of_cups,
    "KD": kings.of_coins,
    "KS": kings.of_swords,
    "KB": kings.of_batons,
}


def _figure(pen: Pen, body: Drawing, suit: str) -> None:
    two_headed(pen, partial(_half, body=body, suit=suit), _RISE)


def _half(pen: Pen, body: Drawing, suit: str) -> None:
    body(pen)
    _sash(pen, suit)


def _sash(pen: Pen, suit: str) -> None:
    """A band along the cut, strung with beads; the middle one lies on the card's centre."""
    ground, mark, bead = _SASHES[suit]
    middle = pen.at(50, 90)
    end, slope, half = 44.6, 44.6 * _RISE / 50, 5.0
    middle.shape(((-end, slope - half), (end, -slope - half), (end, half - slope), (-end, slope + half)), ground)
    for place in range(-5, 6):
        middle.at(place * 8, -place * 8 * _RISE / 50).shape(bead, mark, None)


FIGURES = {name: partial(_figure, body=body, suit=name[1]) for name, body in _HALVES.items()}
