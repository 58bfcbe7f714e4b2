"""When a deal is decided, and the cards that prove it: an offer to finish fast, made from what everyone has seen."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.cards import Card
from game.rules.rules import points, trick_points, winner
from game.rules.state import State


class Claim(NamedTuple):
    """The side that can no longer be caught, its points, and the fewest of its won cards that show it.

    The proof is worth more than half of all points; less only where a third side makes less enough.
    """

    side: int
    points: int
    proof: tuple[Card, ...]  # the dearest first


def decided(state: State) -> Claim | None:
    """The claim that the finished tricks allow, if any.

    Nothing but finished tricks is looked at: a side is safe once it has more than any other could reach by taking
    every point that is still out, which with two sides means 61.
    """
    totals = points(state)
    whole = trick_points(state.variant.pack, state.variant)
    out = whole - sum(totals)
    side = totals.index(max(totals))
    needed = max(total for other, total in enumerate(totals) if other != side) + out + 1
    if totals[side] < needed:
        return None
    enough = min(totals[side], whole // 2 + 1)
    return Claim(side, totals[side], _proof(won(state, side), enough, state.variant.values.points))


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
