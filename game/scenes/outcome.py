"""The words after a deal: who has won it, how the match stands, what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules import points, victor
from game.scenes.room import Room
from game.session import PLAYER


def headline(room: Room) -> str:
    """Who has won the deal, and with how much."""
    mine, theirs = points(room.session.state)
    if mine == theirs:
        return room.tell("drawn", points=mine)
    if 0 in (mine, theirs):
        return room.tell("cappotto_won" if mine else "cappotto_lost", name=room.opponent)
    return room.tell("won" if mine > theirs else "lost", mine=mine, theirs=theirs, name=room.opponent)


def result(room: Room, totals: Sequence[int]) -> str:
    """In few words, how a deal of two sides ended for the player."""
    mine, theirs = totals
    key = "result_drawn" if mine == theirs else "result_won" if mine > theirs else "result_lost"
    return room.tell(key, mine=mine, theirs=theirs)


def lines(room: Room) -> tuple[str, ...]:
    """At most three sentences below it."""
    return tuple(_lines(room))[:3]


def _lines(room: Room) -> Iterator[str]:
    session = room.session
    match = session.match
    if session.practice:
        yield room.tell("was_practice")
    if session.rehearsing:
        return
    mine, theirs = match.score
    if match.is_over:
        if match.kind != "single":
            key = "match_won" if match.victor == PLAYER else "match_lost"
            yield room.tell(key, mine=mine, theirs=theirs, name=room.opponent)
        yield from _streak(room)
        return
    yield room.tell("match_score", kind=room.tell(f"match_{match.kind}"), mine=mine, theirs=theirs)
    if victor(match.deals[-1]) is None:
        yield room.tell("same_dealer")
    leads = (match.dealer + 1) % match.variant.seats
    yield room.tell("next_you_lead" if leads == PLAYER else "next_they_lead", name=room.opponent)


def _streak(room: Room) -> Iterator[str]:
    session = room.session
    line = session.history.tally.get((session.level, session.match.variant.name))
    if line is not None and line.streak > 1:
        yield room.tell("streak", count=line.streak, best=line.best_streak)


def next_label(room: Room) -> str:
    """What the button says that goes on."""
    session = room.session
    if session.rehearsing:
        return room.tell("back_to_game")
    return room.tell("revenge" if session.match.is_over else "next_deal")
