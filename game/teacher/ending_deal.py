"""A whole deal that leads to a given ending: the last three tricks, each hand and the points as they are wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.cards import SUITS, Card, Suit
from game.rules.record import Record
from game.rules.state import Variant

SOLVER, OTHER = 0, 1  # the seats: the solver leads to the last three tricks


class _Pair(NamedTuple):
    """Two cards of a trick: who plays `high` wins it, or, where `is_led`, who leads."""

    high: Card
    low: Card
    points: int
    is_led: bool = False


def deal_before(of: Variant, mine: Sequence[Card], theirs: Sequence[Card], points: int) -> Record | None:
    """A deal in which the solver, with `points` points, leads with the hand `mine` against `theirs`.

    The last card of `theirs` is the turned one, which its loser drew after the seventeenth trick. None if no way is
    found in which the other 34 cards are worth just that.
    """
    trump = theirs[-1].suit
    pairs = _pairs([card for card in of.pack if card not in {*mine, *theirs}], trump, of)
    won = _chosen([pair.points for pair in pairs], points)
    if won is None:
        return None
    tricks = [*_won_by(OTHER, [each for number, each in enumerate(pairs) if number not in won])]
    tricks += _won_by(SOLVER, [each for number, each in enumerate(pairs) if number in won])
    if not tricks or tricks[-1][0] != SOLVER:
        return None
    return _record(of, tricks, mine, theirs)


def _pairs(rest: list[Card], trump: Suit, of: Variant) -> list[_Pair]:
    """Each suit's cards in pairs, from the top; what is left of a suit with what is left of another."""
    pairs, left = [], []
    for suit in SUITS:
        cards = sorted((card for card in rest if card.suit is suit), key=lambda card: -of.values.strength[card])
        pairs += [_pair(high, low, of) for high, low in zip(cards[::2], cards[1::2], strict=False)]
        left += cards[len(cards) // 2 * 2 :]
    left.sort(key=lambda card: card.suit is not trump)
    for high, low in zip(left[::2], left[1::2], strict=True):
        pairs.append(_pair(high, low, of)._replace(is_led=high.suit is not trump))
    return pairs


def _pair(high: Card, low: Card, of: Variant) -> _Pair:
    return _Pair(high, low, of.values.points[high] + of.values.points[low])


def _chosen(worths: list[int], points: int) -> frozenset[int] | None:
    """Which of the pairs come to these points."""
    ways = {0: frozenset[int]()}
    for number, worth in enumerate(worths):
        ways = {total + worth: way | {number} for total, way in ways.items()} | ways
    return ways.get(points)


def _won_by(seat: int, pairs: list[_Pair]) -> list[tuple[int, _Pair]]:
    """The tricks of a seat, one after another: what only its leader wins not first."""
    return [(seat, pair) for pair in sorted(pairs, key=lambda pair: pair.is_led)]


def _record(of: Variant, tricks: list[tuple[int, _Pair]], mine: Sequence[Card], theirs: Sequence[Card]) -> Record:
    """Everybody plays the card that he has drawn last, and keeps his last three."""
    kept = (mine, theirs)
    got = [
        [*kept[seat][:2], *(pair.high if winner == seat else pair.low for winner, pair in tricks)] for seat in (0, 1)
    ]
    first = tricks[0][0]
    order = [*got[first][:3], *got[1 - first][:3], theirs[-1]]
    for number, (winner, _) in enumerate(tricks[:-1]):
        order += [got[winner][number + 3], got[1 - winner][number + 3]]
    order.append(mine[-1])
    leaders = [first, *(winner for winner, _ in tricks[:-1])]
    moves = [got[seat][number + 2] for number, leader in enumerate(leaders) for seat in (leader, 1 - leader)]
    return Record(of, 1 - first, tuple(order), tuple(moves))
