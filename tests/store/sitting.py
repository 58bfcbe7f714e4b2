"""A session for the tests: begun, stepped, played out."""

from __future__ import annotations

from random import Random
from typing import Any

from game.rules.rules import is_complete, to_move
from game.rules.state import Move, State
from game.store.session import Session
from tests.rules.deals import drawn
from tests.store.stores import Memory

HERE = 0  # the seat of the person at this device


def state_of(session: Session) -> State:
    """The whole deal on the table, hidden cards included, as only tests may see it."""
    return session.table._state


def act(session: Session, move: Move) -> None:
    """Makes a move for the seat whose turn it is, whoever sits there."""
    session.table._act(move)


def settle(session: Session) -> None:
    """Takes the complete trick."""
    assert session.table.is_complete
    session.table.advance()


def begin(store: Memory | None = None, seed: int = 1, **choices: Any) -> Session:
    """A session over `store` (a new one by default) with some settings chosen."""
    session = Session(Memory() if store is None else store, Random(seed), lambda: "2024-05-01")
    if choices:
        session.change(**choices)
    return session


def step(session: Session, rng: Random) -> None:
    """One move, or the taking of the trick."""
    if session.table.is_complete:
        session.table.advance()
    else:
        act(session, drawn(state_of(session), rng))


def play_out(session: Session, seed: int = 1) -> None:
    rng = Random(seed)
    while not session.table.is_over:
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
    flags = (session.game.practice, session.game.booked, session.rehearsing, session.game.seats)
    return (state_of(session), session.record, session.match, session.settings, session.history, flags)


def to_players_turn(session: Session, rng: Random) -> None:
    """Steps until the player is to decide."""
    while to_move(state_of(session)) != HERE or is_complete(state_of(session)):
        step(session, rng)
