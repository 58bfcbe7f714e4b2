"""The decks, by name. A further deck is one more folder with a `DECK` and one more name here."""

from functools import cache
from importlib import import_module

from sprites.decks.deck import Deck

NAMES = ("napoletane", "piacentine", "francesi")


@cache
def named(name: str) -> Deck:
    """The deck called `name`. Raises ValueError for an unknown one.

    Its modules are imported by name when a card of it is first asked for: a player sees one deck, and the three of
    them are a third of all that the game would read before its first picture.
    """
    if name not in NAMES:
        raise ValueError(f"unknown deck {name!r}: expected one of {', '.join(NAMES)}")
    found: Deck = import_module(f"sprites.decks.{name}").DECK
    return found
