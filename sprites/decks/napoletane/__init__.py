"""The Neapolitan deck: full-length figures, no frame, blue back."""

from sprites import signs
from sprites.decks.backs import lattice
from sprites.decks.deck import Deck
from sprites.decks.napoletane.back import blossom
from sprites.decks.napoletane.jacks import JACKS
from sprites.decks.napoletane.kings import KINGS
from sprites.decks.napoletane.knights import KNIGHTS
from sprites.decks.napoletane.numbers import HEIGHT, NUMBERS
from sprites.decks.napoletane.palette import INKS

DECK = Deck(
    ratio=HEIGHT / 100,
    inks=INKS,
    signs=signs.ITALIAN,
    numbers=NUMBERS,
    figures=JACKS | KNIGHTS | KINGS,
    back=lattice("blue", HEIGHT, blossom, 17.2),
)
