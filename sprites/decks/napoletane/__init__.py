"""The Neapolitan deck: full-length figures, no frame, blue back."""

from sprites import signs
from sprites.decks import placeholder
from sprites.decks.backs import lattice
from sprites.decks.deck import Deck
from sprites.decks.napoletane.pips import HEIGHT, NUMBERS
from sprites.inks import NAPOLETANE

DECK = Deck(
    ratio=HEIGHT / 100,
    inks=NAPOLETANE,
    signs=signs.ITALIAN,
    numbers=NUMBERS,
    figures=placeholder.figures(signs.ITALIAN, HEIGHT),
    back=lattice("blue", "sky", HEIGHT),
)
