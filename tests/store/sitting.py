"""A session for the tests: begun, stepped, played out."""

from __future__ import annotations

from random import Random
from typing import Any

from game.rules.rules import is_complete, is_over, to_move
from game.store.session import Session
from tests.rules.deals import moves
from tests.store.stores import Memory


def begin(store: Memory | None = None, seed: int = 1, **choices: Any) -> Session:
    """A session over `store` (a new one by default) with some settings chosen."""
    session = Session(Memory() if store is None else store, Random(seed), lambda: "2024-05-01")
    if choices:
        session.change(**choices)
    return session


def step(session: Session, rng: Random) -> None:
    """One move, or the taking of the trick."""
    if is_complete(session.state):
        session.settle()
    else:
        session.act(rng.choice(moves(session.state)))


def play_out(session: Session, seed: int = 1) -> None:
    rng = Random(seed)
    while not is_over(session.state):
        step(session, rng)


def play_match(session: Session, seed: int = 1) -> int:
    """Plays and books deals until the match is over; how many there were."""
    for count in range(1, 100):
        play_out(session, seed * 100 + count)
        session.book()
        if session.match.is_over:
            return count
        session.next_deal()
    raise AssertionError("the match does not end")


def seen(session: Session) -> tuple[object, ...]:
    """All that a player could notice."""
    flags = (session.practice, session.booked, session.rehearsing, session.level)
    return (session.state, session.record, session.match, session.settings, session.history, flags)


def to_players_turn(session: Session, rng: Random) -> None:
    """Steps until the player is to decide."""
    while to_move(session.state) != 0 or is_complete(session.state):
        step(session, rng)
