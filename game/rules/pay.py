"""What a deal is worth: the points of its sides, and with an auction what everyone pays or gets."""

from __future__ import annotations

from typing import Literal

from game.rules.auction import caller, contract, holder
from game.rules.rules import points
from game.rules.state import Bid, Public, State

Role = Literal["caller", "partner", "against"]
ENOUGH = 61  # points with which the caller's side makes a bid that names none


def target(public: Public) -> int:
    """The points that the caller's side needs."""
    bid = contract(public)
    return ENOUGH if bid is None else asked(bid)


def asked(bid: Bid) -> int:
    """The points that a bid promises: 61 unless it names more."""
    return int(bid.word) if len(bid.word) > 1 and bid.word.isdecimal() else ENOUGH


def stake(public: Public) -> int:
    """By how much the bid and a voided deal before multiply the pay: twice from 71 points on, three times from 81 …"""
    return multiple(target(public)) * (2 if public.doubled else 1)


def multiple(points: int) -> int:
    """By how much a bid of so many points multiplies the pay."""
    return 1 + min((points - ENOUGH) // 10, 4)


def of_sides(state: State) -> tuple[int, int] | None:
    """The points of the caller's side and of the others, so far and in truth; None where nobody plays."""
    plays, partner = caller(state), holder(state)
    if plays is None:
        return None
    totals = points(state)
    mine = sum(totals[seat] for seat in {plays, plays if partner is None else partner})
    return mine, sum(totals) - mine


def sides(state: State) -> tuple[int, ...]:
    """The side of each seat as points are counted, in truth: after an auction the caller's is 0, the others' 1."""
    plays, partner = caller(state), holder(state)
    if not state.variant.has_auction:
        return state.variant.sides
    return tuple(int(seat not in (plays, partner)) for seat in range(state.variant.seats))


def role(state: State, seat: int) -> Role:
    """What a seat is in a deal with an auction that somebody has won, in truth."""
    if seat == caller(state):
        return "caller"
    return "partner" if seat == holder(state) else "against"


def pay(state: State) -> tuple[int, ...]:
    """What each seat gets of a deal with an auction that is over; the sum is 0, and so is each where nobody played.

    The caller 2, his partner 1, each other -1; alone 4; turned round where the bid was not made, times the stake,
    twice all that where one side took all the points.
    """
    plays, partner, totals = caller(state), holder(state), of_sides(state)
    if plays is None or totals is None:
        return (0,) * state.variant.seats
    sign = 1 if totals[0] >= target(state) else -1
    factor = sign * stake(state) * (2 if 0 in totals else 1)
    alone = partner in (None, plays)
    gets = {plays: 4 if alone else 2} if alone or partner is None else {plays: 2, partner: 1}
    return tuple(factor * gets.get(seat, -1) for seat in range(state.variant.seats))


def outcome(state: State) -> tuple[int, ...]:
    """What a deal enters in the match: the points of each side, or with an auction what each seat gets."""
    return pay(state) if state.variant.has_auction else points(state)
