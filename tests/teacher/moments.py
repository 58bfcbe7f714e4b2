"""Moments of deals, put together from a few cards; all others lie in the piles."""

from __future__ import annotations

from game.rules.cards import Card, card, cards
from game.rules.observation import Observation, observe
from game.rules.rules import winning
from game.rules.state import State, Trick, Variant
from game.rules.variants import variant


def moment(
    hand: str,
    trick: str = "",
    theirs: str = "",
    stock: str = "",
    turned: str = "2D",
    given: str = "",
    taker: int = 0,
    of: Variant | None = None,
) -> Observation:
    """What seat 0 sees, whose turn it is: it holds `hand`, and `trick` lies on the table.

    `theirs`: the hands of the others, seat by seat, with a stroke between; `stock` without the turned card, which is
    given away in it; where there is none, the turned card has been drawn. The tricks with the cards of `given` went to
    seat 1, all others to `taker`.
    """
    of = of or variant("two")
    turn_up, played = card(turned), cards(trick)
    hands = (cards(hand), *(cards(each) for each in (theirs.split("/") if theirs else [""] * (of.seats - 1))))
    drawn = (*cards(stock), turn_up) if stock else ()
    rest = [each for each in of.pack if each not in {*played, *drawn, *sum(hands, ())}]
    lost = [each for each in cards(given) if each in rest]
    kept = [each for each in rest if each not in lost]
    tricks = (*_tricks(kept, taker, turn_up, of), *_tricks(lost, 1, turn_up, of))
    leader = -len(played) % of.seats
    return observe(State(of, hands, drawn, turn_up, turn_up.suit, leader, played, tricks), 0)


def _tricks(some: list[Card], taker: int, turn_up: Card, of: Variant) -> list[Trick]:
    """Whole tricks of these cards, each won by `taker`; what is left over is in nobody's pile."""
    found = []
    for start in range(0, len(some) - of.seats + 1, of.seats):
        laid = tuple(some[start : start + of.seats])
        found.append(Trick((taker - winning(laid, turn_up.suit, of.values)) % of.seats, laid))
    return found
