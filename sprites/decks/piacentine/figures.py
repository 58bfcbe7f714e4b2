"""The twelve figures: halves made two-headed, the cut hidden under a sash."""

from collections.abc import Mapping
from functools import partial

from sprites.decks.deck import Drawing
from sprites.decks.piacentine import jacks, kings, knights
from sprites.halves import two_headed
from sprites.pen import Pen

_RISE = 9.0  # the cut falls to the left
_SASHES = {"C": ("straw", "red"), "D": ("blue", "gold"), "S": ("red", "straw"), "B": ("gold", "red")}
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
    two_headed(pen, body, _RISE)
    _sash(pen.at(50, 90), *_SASHES[suit])


def _sash(pen: Pen, ground: str, mark: str) -> None:
    end, slope, half = 44.6, 44.6 * _RISE / 50, 5.0
    pen.shape(((-end, slope - half), (end, -slope - half), (end, half - slope), (-end, slope + half)), ground)
    for bead in range(-5, 6):
        pen.disc(bead * 8, -bead * 8 * _RISE / 50, 2.2, mark, None)


FIGURES = {name: partial(_figure, body=body, suit=name[1]) for name, body in _HALVES.items()}
