"""What is put on the table: a fresh deal, the first of a revenge, an old one to be played by hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal

from game.rules.match import Match, fitting
from game.rules.record import Record
from game.rules.state import Variant
from game.store.saved_game import Exercise, Game
from game.table.computer import ADVISER
from game.table.seat import PERSON


def fresh(match: Match, seats: Sequence[str], rng: Random) -> Game:
    """The next deal of `match`, shuffled. Its nonce is drawn before the cards, and so tells nothing of them."""
    nonce, deck = rng.getrandbits(32), list(match.variant.pack)
    rng.shuffle(deck)
    return Game(tuple(seats), match, Record(match.variant, match.dealer, tuple(deck), (), match.doubled), nonce=nonce)


def first_dealer(before: Game | None, played: Variant, seats: Sequence[str], rng: Random) -> int:
    """Who deals first in a match: drawn by lot; in a revenge the deal passes on as from deal to deal."""
    if before is not None and before.match.is_over and (before.match.variant, before.seats) == (played, tuple(seats)):
        return before.match.dealer
    return rng.randrange(played.seats)


def rehearsal(old: Record, level: str, swapped: bool) -> Game:
    """An old deal to be played by hand against computers of a level, as practice; `swapped` moves hands a seat on."""
    dealer = (old.dealer + swapped) % old.variant.seats
    match = Match(fitting(old.variant.name, "single"), old.variant, dealer)
    seats = (PERSON, *(level,) * (old.variant.seats - 1))
    return Game(seats, match, Record(old.variant, dealer, old.deck), practice=True)


def exercise(kind: Literal["puzzle", "lesson"], number: int, given: Record) -> Game:
    """A moment of a deal to be mastered against the best of the computers, as practice."""
    match = Match(fitting(given.variant.name, "single"), given.variant, given.dealer)
    seats = (PERSON, *(ADVISER,) * (given.variant.seats - 1))
    what = Exercise(kind, number, len(given.moves))
    return Game(seats, match, given, is_settled=bool(given.moves), practice=True, exercise=what)
