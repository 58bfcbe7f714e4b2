"""The French deck: hearts, diamonds, spades, clubs for cups, coins, swords, batons; the queen for the knight."""

from sprites.decks.deck import Deck
from sprites.decks.francesi import jacks, kings, queens
from sprites.decks.francesi.court import HEIGHT, court, rhomb, sash, slash, stud
from sprites.decks.francesi.palette import INKS
from sprites.decks.francesi.pips import NUMBERS
from sprites.decks.francesi.reverse import back
from sprites.decks.francesi.suits import SIGNS

_FIGURES = {
    "JC": court(jacks.hearts, sash("blue", slash("white", 2.4)), 14),
    "JD": court(jacks.diamonds, sash("ink", stud("gold")), 14),
    "JS": court(jacks.spades, sash("red", slash("white", 4), 9), -14),
    "JB": court(jacks.clubs, sash("brown", rhomb("gold")), -14),
    "NC": court(queens.hearts, sash("red", stud("white", 1.8)), 14),
    "ND": court(queens.diamonds, sash("ink", rhomb("white")), -14),
    "NS": court(queens.spades, sash("wine", rhomb("gold", 2.2, 4)), 14),
    "NB": court(queens.clubs, sash("green", stud("gold", 1.8)), -14),
    "KC": court(kings.hearts, sash("blue", stud("red")), -12),
    "KD": court(kings.diamonds, sash("wine", rhomb("gold")), -12),
    "KS": court(kings.spades, sash("ink", stud("sky"), 10), 12),
    "KB": court(kings.clubs, sash("red", slash("gold"), 8), 12),
}

DECK = Deck(
    ratio=HEIGHT / 100,
    inks=INKS,
    signs=SIGNS,
    numbers=NUMBERS,
    figures=_FIGURES,
    back=back,
    red="CD",
)
