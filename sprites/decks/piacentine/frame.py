"""The thin double frame, and the red back."""

from sprites.decks.backs import lattice
from sprites.decks.piacentine.pips import HEIGHT
from sprites.decks.piacentine.suns import petals
from sprites.pen import Pen

_OUTER = "6,2.6! 94,2.6! 96.4,3.6 97.4,6! 97.4,174! 96.4,176.4 94,177.4! 6,177.4! 3.6,176.4 2.6,174! 2.6,6! 3.6,3.6"
_NOTCH = "21,5.4! 94.6,5.4! 94.6,138! 92,140.5! 79,140.5! 79,174.6! 5.4,174.6! 5.4,42! 8,39.5! 21,39.5!"


def frame(pen: Pen) -> None:
    """Two thin lines; the inner one steps aside for the numerals."""
    pen.shape(_OUTER, None, "ink", 0.6)
    pen.shape(_NOTCH, None, "ink", 0.6)


def _motif(pen: Pen) -> None:
    """A small sun and, between four of them, a bead."""
    pen.shape(petals(8, 3.3, 2.2), "straw", None)
    pen.disc(0, 0, 1.3, "red", None)
    pen.disc(0, 6, 0.8, "gold", None)


back = lattice("red", HEIGHT, _motif, step=12)
