"""The words after a deal with an auction: whether the call was made, who the partner was, how all five stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.auction import caller, holder, is_voided
from game.rules.pay import of_sides, pay, role, sides, stake, target
from game.rules.state import State
from game.scenes.room import Room
from game.table.sight import sight


def _deal(room: Room) -> State:
    """The deal that is over: everything in it has been seen."""
    return sight(room.session.table.observation(room.session.viewer))


def headline(room: Room) -> str:
    """Whether the caller's side has made its points; or that nobody has played."""
    state = _deal(room)
    plays, totals = caller(state), of_sides(state)
    if plays is None or totals is None:
        return nobody(room, state)
    is_you = room.is_viewer(plays)
    made, missed = ("you_made", "you_missed") if is_you else ("they_made", "they_missed")
    key = made if totals[0] >= target(state) else missed
    return room.tell(key, name=room.name(plays), points=totals[0], target=target(state))


def nobody(room: Room, state: State) -> str:
    """That nobody has played the deal, and why."""
    return room.tell("voided" if is_voided(state) else "all_passed")


def result(room: Room, state: State, seat: int) -> str:
    """In few words, how a deal ended for a seat: what it was, the points of its side, what it was paid."""
    totals = of_sides(state)
    if totals is None:
        return nobody(room, state)
    mine = totals[sides(state)[seat]]
    return room.tell(f"result_{role(state, seat)}", points=mine, pay=signed(pay(state)[seat]))


def lines(room: Room, score: Sequence[int]) -> Iterator[str]:
    """Who was the partner, and the running score of every seat, one's own first."""
    state, seat = _deal(room), room.session.viewer
    plays, partner = caller(state), holder(state)
    if plays is not None:
        who = "no_partner" if partner in (None, plays) else ""
        who = who or ("you_were_partner" if room.is_viewer(partner or 0) else "they_were_partner")
        yield room.tell(who, partner=room.name(partner or 0), stake=stake(state))
    else:
        yield from _again(room)
    turn = [(seat + k) % len(score) for k in range(len(score))]
    yield " · ".join(f"{room.name(each)} {signed(score[each])}" for each in turn)


def _again(room: Room) -> Iterator[str]:
    """Who deals again when nobody has played, and for how much."""
    match = room.session.match
    key = "you_deal_again" if room.is_viewer(match.dealer) else "they_deal_again"
    yield room.tell(key, name=room.name(match.dealer))
    if match.doubled:
        yield room.tell("next_doubled")


def signed(number: int) -> str:
    """A number with its sign, as it is printed."""
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}") if number else "0"
