"""The Piacentine deck: two-headed figures in a thin double frame, red back."""

from sprites.decks.deck import Deck
from sprites.decks.piacentine.figures import FIGURES
from sprites.decks.piacentine.frame import back, frame
from sprites.decks.piacentine.palette import INKS
from sprites.decks.piacentine.pips import HEIGHT, NUMBERS, SIGNS

DECK = Deck(
    ratio=HEIGHT / 100,
    inks=INKS,
    signs=SIGNS,
    numbers=NUMBERS,
    figures=FIGURES,
    back=back,
    frame=frame,
)
