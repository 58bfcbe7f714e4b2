"""When a deal is decided, and the cards that prove it: an offer to finish fast, made from what everyone has seen."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.auction import caller, contract, known_holder
from game.rules.cards import Card
from game.rules.pay import target
from game.rules.rules import points, trick_points, winner
from game.rules.state import LOADS, State


class Claim(NamedTuple):
    """The side that can no longer be caught, its points, and the fewest of its won cards that show it.

    The proof is worth more than half of all points; less only where a third side makes less enough, or where more was
    bid. With an auction side 0 is the caller's and side 1 the other one, and only those points are counted of which
    everyone knows that they are that side's.
    """

    side: int
    points: int
    proof: tuple[Card, ...]  # the dearest first


def decided(state: State) -> Claim | None:
    """The claim that the finished tricks allow, if any.

    Nothing but finished tricks is looked at: a side is safe once it has more than any other could reach by taking
    every point that is still out, which with two sides means 61.
    """
    if state.variant.has_auction:
        return _decided_by_bid(state)
    totals = points(state)
    whole = trick_points(state.variant.pack, state.variant)
    out = whole - sum(totals)
    side = totals.index(max(totals))
    needed = max(total for other, total in enumerate(totals) if other != side) + out + 1
    if totals[side] < needed:
        return None
    enough = min(totals[side], whole // 2 + 1)
    return Claim(side, totals[side], _proof(won(state, side), enough, state.variant.values.points))


def _decided_by_bid(state: State) -> Claim | None:
    """The same where a caller needs his bid: his partner is left out of both sides until the called card has fallen."""
    plays = caller(state)
    if plays is None or (state.called is None and contract(state) != LOADS):
        return None
    totals, whole, worth = points(state), trick_points(state.variant.pack, state.variant), state.variant.values.points
    partner = known_holder(state, plays, ())
    others = [seat for seat in range(len(totals)) if seat not in (plays, partner)]
    if partner is None:
        others.remove(max(others, key=lambda seat: totals[seat]))
    mine = sorted({plays, plays if partner is None else partner})
    for side, seats, enough in ((0, mine, target(state)), (1, others, whole + 1 - target(state))):
        made = sum(totals[seat] for seat in seats)
        if made >= enough:
            cards = [card for seat in seats for card in won(state, seat)]
            return Claim(side, made, _proof(cards, enough, worth))
    return None


def won(state: State, side: int) -> list[Card]:
    """The cards of the tricks that a side has taken."""
    sides, trump = state.variant.sides, state.trump
    mine = (trick for trick in state.taken if sides[winner(trick, trump, state.variant)] == side)
    return [each for trick in mine for each in trick.cards]


def _proof(cards: list[Card], enough: int, worth: tuple[int, ...]) -> tuple[Card, ...]:
    """The dearest of `cards`, as few as are worth `enough`."""
    shown: list[Card] = []
    for each in sorted(cards, key=lambda each: -worth[each]):
        if sum(worth[card] for card in shown) >= enough:
            break
        shown.append(each)
    return tuple(shown)
