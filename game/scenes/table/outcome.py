"""The words after a deal: who has won it, how the match stands, what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.match import Match
from game.rules.pay import of_sides, sides
from game.rules.rules import points, victor
from game.rules.state import State
from game.scenes.room import Room, shares
from game.scenes.table import calling
from game.store.seating import opponents
from game.table.seat import PERSON

MOST = 3  # sentences below the headline


def headline(room: Room) -> str:
    """Who has won the deal, and with how much."""
    if room.session.record.variant.has_auction:
        return calling.headline(room)
    totals = room.session.table.points
    best, (mine, theirs) = victor(totals), room.score(totals)
    if best is None:
        return room.tell("drawn", points=max(totals))
    name = leading(room, totals)
    is_mine = best == room.side and not is_between(room)
    key = "cappotto_" if max(totals) == sum(totals) else ""
    return _told(room, key, is_mine, (mine, theirs), name)


def _told(room: Room, kind: str, is_mine: bool, score: tuple[int, int], name: str) -> str:
    """The sentence that tells whether one's own side has won a deal or match, or the side of the player `name`."""
    mine, theirs = score if is_mine or not is_between(room) else (min(score), max(score))
    sides = room.session.record.variant.sides
    key = kind + ("won" if is_mine else "lost") + ("_side" if len(set(sides)) < len(sides) else "")
    return room.tell(key, mine=mine, theirs=theirs, name=name)


def is_between(room: Room) -> bool:
    """Whether persons at this device play against each other, so that nobody is "you"."""
    sides, seats = room.session.record.variant.sides, room.session.game.seats
    return len({side for side, who in zip(sides, seats, strict=True) if who == PERSON}) > 1


def leading(room: Room, totals: Sequence[int]) -> str:
    """What the first player of the side with most of `totals` is called; of the other sides, if one is one's own."""
    sides = room.session.record.variant.sides
    others = (side for side in set(sides) if side != room.side or is_between(room))
    return room.name(sides.index(max(others, key=lambda side: totals[side])))


def parts(state: State, seat: int) -> tuple[int, int]:
    """The points of a seat's side so far and of the best other one: after an auction in truth, none before its end."""
    if not state.variant.has_auction:
        return shares(points(state), state.variant.sides[seat])
    callers, others = of_sides(state) or (0, 0)
    return (callers, others) if sides(state)[seat] == 0 else (others, callers)


def result(room: Room, state: State, seat: int) -> str:
    """In few words, how a deal that is over ended for a seat."""
    if state.variant.has_auction:
        return calling.result(room, state, seat)
    mine, theirs = parts(state, seat)
    key = "result_drawn" if victor(points(state)) is None else "result_won" if mine > theirs else "result_lost"
    return room.tell(key, mine=mine, theirs=theirs)


def where(room: Room, state: State, seat: int) -> tuple[str, str]:
    """Which trick it is and the points taken so far, in words and in figures alone."""
    tricks = len(state.variant.pack) // state.variant.seats
    number = min(len(state.taken) + 1, tricks)
    mine, theirs = parts(state, seat)
    words = room.tell("trick_of", number=number, whole=tricks, mine=mine, theirs=theirs)
    return words, f"{number}/{tricks} · {mine}–{theirs}"


def lines(room: Room) -> tuple[str, ...]:
    """At most three sentences below it; while the match goes on, the last tells who leads."""
    return tuple(_lines(room))[:MOST]


def telling(room: Room) -> tuple[str, tuple[str, ...]]:
    """What is told large, and the sentences below it: at the end of a match that is what is told large."""
    large, below = headline(room), lines(room)
    if not is_decided(room):
        return large, below
    of_match = _won(room, room.session.match)
    return of_match, tuple(large if each == of_match else each for each in below)


def is_decided(room: Room) -> bool:
    """Whether the deal has ended a match of several deals."""
    match = room.session.match
    return match.is_over and match.kind != "single" and not room.session.rehearsing


def _lines(room: Room) -> Iterator[str]:
    session = room.session
    match = session.match
    if session.game.practice:
        yield room.tell("was_practice")
    if session.rehearsing:
        return
    if is_decided(room):
        yield _won(room, match)
    if match.variant.has_auction:
        yield from calling.lines(room, match.score)
        return
    if match.is_over:
        yield from _streak(room)
        return
    yield standing(room, match)
    is_draw = victor(match.deals[-1]) is None
    you, they = ("again_you_lead", "again_they_lead") if is_draw else ("next_you_lead", "next_they_lead")
    leads = (match.dealer + 1) % match.variant.seats
    if room.is_viewer(leads):  # with two players the other one deals
        yield room.tell(you, name=room.name(match.dealer))
    else:
        yield room.tell(they, name=room.name(leads))


def _won(room: Room, match: Match) -> str:
    """Who has won the match, and by which score, if it was the score that decided."""
    kind = "cappotto_match_" if match.is_cut_short else "match_"
    is_mine = match.victor == room.side and not is_between(room)
    if match.variant.has_auction:  # the score of all five is told beside
        return room.tell("match_yours" if is_mine else "match_theirs", name=room.name(match.victor or 0))
    return _told(room, kind, is_mine, room.score(match.score), leading(room, match.score))


def standing(room: Room, match: Match) -> str:
    """How a match stands that goes on; one of a single deal does so only after draws."""
    if match.kind == "single":
        return room.tell("single_again")
    if len(match.score) > 2:
        told = calling.signed if match.variant.has_auction else str
        return " · ".join(f"{room.name(seat)} {told(points)}" for seat, points in _by_turn(room, match.score))
    mine, theirs = room.score(match.score)
    return room.tell("match_score", kind=room.match_name(match.kind, match.variant.name), mine=mine, theirs=theirs)


def _by_turn(room: Room, score: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Every seat with the score of its side, one's own first, as the turn goes round."""
    sides, seat = room.session.record.variant.sides, room.session.viewer
    for k in range(len(sides)):
        each = (seat + k) % len(sides)
        yield each, score[sides[each]]


def _streak(room: Room) -> Iterator[str]:
    session = room.session
    line = session.history.statistics.get((opponents(session.game.seats), session.match.variant.name))
    if line is not None and line.streak > 1:
        yield room.tell("streak", count=line.streak, best=line.best_streak)


def next_label(room: Room) -> str:
    """What the button says that goes on."""
    session = room.session
    if session.rehearsing:
        return room.tell("back_to_game")
    return room.tell("revenge" if session.match.is_over else "next_deal")
