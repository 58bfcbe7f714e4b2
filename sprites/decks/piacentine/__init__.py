"""The Piacentine deck: two-headed figures in a thin double frame, red back."""

from sprites import signs
from sprites.decks import placeholder
from sprites.decks.backs import lattice
from sprites.decks.deck import Deck
from sprites.decks.piacentine.pips import HEIGHT, NUMBERS
from sprites.inks import PIACENTINE
from sprites.pen import Pen


def frame(pen: Pen) -> None:
    """Two thin lines just inside the edge."""
    for inset, weight in ((3.2, 0.7), (5.0, 0.5)):
        right, bottom = 100 - inset, HEIGHT - inset
        pen.shape(((inset, inset), (right, inset), (right, bottom), (inset, bottom)), None, "ink", weight)


DECK = Deck(
    ratio=HEIGHT / 100,
    inks=PIACENTINE,
    signs=signs.ITALIAN,
    numbers=NUMBERS,
    figures=placeholder.figures(signs.ITALIAN, HEIGHT),
    back=lattice("red", "rose", HEIGHT),
    frame=frame,
)
