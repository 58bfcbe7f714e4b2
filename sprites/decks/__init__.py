"""The decks, by name. A further deck is one more module with a `DECK` and one more line here."""

from sprites.decks import francesi, napoletane, piacentine
from sprites.decks.deck import Deck

DECKS: dict[str, Deck] = {
    "napoletane": napoletane.DECK,
    "piacentine": piacentine.DECK,
    "francesi": francesi.DECK,
}
