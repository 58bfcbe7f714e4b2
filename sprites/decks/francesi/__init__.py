"""The French deck: hearts, diamonds, spades, clubs for cups, coins, swords, batons; the queen for the knight."""

from sprites import signs
from sprites.decks import placeholder
from sprites.decks.backs import lattice
from sprites.decks.deck import Deck
from sprites.decks.francesi.pips import HEIGHT, NUMBERS
from sprites.inks import FRANCESI

DECK = Deck(
    ratio=HEIGHT / 100,
    inks=FRANCESI,
    signs=signs.FRENCH,
    numbers=NUMBERS,
    figures=placeholder.figures(signs.FRENCH, HEIGHT),
    back=lattice("green", "leaf", HEIGHT),
    red="CD",
)
