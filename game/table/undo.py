"""Taking a card back: where a seat's last decision lies, and what it costs to go back there."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.rules.cards import Suit
from game.rules.record import Record, replay, settled
from game.rules.rules import to_move
from game.rules.state import Bid


class Undo(NamedTuple):
    """A way back: to when only `moves` moves had been made; whether it was `free`."""

    moves: int
    free: bool


@lru_cache(maxsize=8)
def undo(record: Record, is_settled: bool, seat: int) -> Undo | None:
    """The way back to the last decision of `seat`, None if it has made none.

    Free until another seat has acted or told something after it, or a card has been drawn: from then on something has
    been seen, and the deal becomes practice. `is_settled` tells whether a trick that the last move completes has been
    taken.
    """
    for at in reversed(range(len(record.moves))):
        if isinstance(record.moves[at], (Bid, Suit)):
            return None  # what is said in the auction stands
        before = settled(replay(record, at))
        if to_move(before) == seat:
            now = replay(record)
            stock = len((settled(now) if is_settled else now).stock)
            is_last = at == len(record.moves) - 1 and all(told.after <= at or told.seat == seat for told in record.told)
            return Undo(at, is_last and stock == len(before.stock))
    return None
