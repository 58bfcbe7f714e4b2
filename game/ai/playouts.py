"""Imagined worlds of many seats, played out to the end with everybody playing like Normal.

A short and fast form of `game.rules` and of `game.ai.normal`, on canonical cards; a test holds it against both. All
that a card promises but for what lies on the table is looked up. Private to this package.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from game.ai.canonical import takes
from game.ai.inputs import POINTS
from game.ai.normal import HOLDS, HOLDS_TRUMP, KEPT, KEPT_TRUMP, LATE, RESCUE

Table = tuple[float, ...]  # a number for each card
Shares = tuple[Table, ...]  # four of them, see `shares`

EARLY = tuple((KEPT_TRUMP if card >= 30 else KEPT)[card % 10] for card in range(40))  # what each card is worth kept
LATER = tuple(worth * LATE for worth in EARLY)
_HOLDS = tuple(HOLDS_TRUMP[card % 10] if card >= 30 else HOLDS for card in range(40))
_LOADS = frozenset(card for card in range(30) if POINTS[card] >= 10)
BEATS = tuple(tuple(takes(led, reply, True) for reply in range(40)) for led in range(40))


class MidTrick(NamedTuple):
    """A deal in the middle of a trick; the lists change as it is played out."""

    hands: list[list[int]]
    stock: list[int]  # next drawn last, so that drawing is cheap
    turn: int  # the seat to move
    played: int  # cards played to the trick
    led: int
    best: int  # the card that wins the trick so far, -1 while none lies there
    taker: int  # who played it
    total: int  # points on the table
    points: list[int]  # by seat


def copied(at: MidTrick) -> MidTrick:
    """The same deal with lists of its own."""
    hands, stock, turn, count, led, best, taker, total, points = at
    return MidTrick([hand[:] for hand in hands], stock[:], turn, count, led, best, taker, total, points[:])


class Playouts:
    """The rules of one deal for many seats, with the sides that are taken for true."""

    def __init__(self, sides: tuple[int, ...], follow: bool) -> None:
        self.sides, self.seats, self.follow = sides, len(sides), follow
        self._partners = [[side == other for other in sides] for side in sides]
        self._shares = [[self._later(seat, count) for count in range(self.seats)] for seat in range(self.seats)]

    def _later(self, seat: int, count: int) -> Shares:
        """How likely `seat`, before whom `count` have played, takes the trick with each card."""
        following = [(seat + step) % self.seats for step in range(1, self.seats - count)]
        return shares(tuple(self._partners[seat][other] for other in following))

    def legal(self, hand: list[int], led: int) -> list[int]:
        """The cards of `hand` that may be played to a trick that began with `led`, -1 for a lead."""
        if not self.follow or led < 0:
            return hand
        return [card for card in hand if card // 10 == led // 10] or hand

    def sensible(self, at: MidTrick) -> int:
        """The card that Normal plays, whose turn it is."""
        cards, best = at.hands[at.turn], at.best
        if self.follow:
            cards = self.legal(cards, at.led)
        if best < 0:
            return max(cards, key=self._shares[at.turn][0][2 if at.stock else 3].__getitem__)
        if best in _LOADS and self._partners[at.turn][at.taker]:  # a partner's load is not trumped
            cards = [card for card in cards if card < 30] or cards
        promised = self.promises(cards, at)
        return cards[promised.index(max(promised))]

    def promises(self, cards: list[int], at: MidTrick) -> list[float]:
        """What each of `cards` promises the seat to move, to whom nothing is known but his own hand."""
        ours, theirs, early, late = self._shares[at.turn][at.played]
        best, total = at.best, at.total
        if best < 0:
            leads = early if at.stock else late
            return [leads[card] for card in cards]
        kept, beaten = EARLY if at.stock else LATER, BEATS[best]
        standing = (ours if self._partners[at.turn][at.taker] else theirs)[best]
        return [(ours[card] if beaten[card] else standing) * (total + POINTS[card]) - kept[card] for card in cards]

    def play(self, at: MidTrick, card: int) -> MidTrick:
        """The deal after the seat to move plays `card`; a complete trick is taken, and all draw."""
        hands, stock, turn, count, led, best, taker, total, points = at
        hands[turn].remove(card)
        total += POINTS[card]
        if best < 0:
            led = best = card
            taker = turn
        elif BEATS[best][card]:
            best, taker = card, turn
        if count + 1 < self.seats:
            return MidTrick(hands, stock, (turn + 1) % self.seats, count + 1, led, best, taker, total, points)
        points[taker] += total
        for step in range(min(len(stock), self.seats)):
            hands[(taker + step) % self.seats].append(stock.pop())
        return MidTrick(hands, stock, taker, 0, -1, -1, -1, 0, points)

    def finish(self, at: MidTrick) -> list[int]:
        """The points that each seat ends the deal with when all play on like Normal; `at` is used up."""
        while at.hands[at.turn]:
            at = self.play(at, self.sensible(at))
        return at.points


@cache
def shares(later: tuple[bool, ...]) -> Shares:
    """For each card the difference that the trick makes, from 1 for taken to -1 for lost, if the card is the best so
    far and ours, or theirs; and what leading it promises, early and late in the deal.

    `later`: whether each that is still to play is a partner.
    """
    ours, theirs = (tuple(2 * likely(card, mine, later) - 1 for card in range(40)) for mine in (True, False))
    leads = (tuple(ours[card] * POINTS[card] - kept[card] for card in range(40)) for kept in (EARLY, LATER))
    return ours, theirs, *leads


def likely(best: int, ours: bool, later: Sequence[bool]) -> float:
    """How likely our side takes a trick that `best` wins so far; `later`: whether each still to play is a partner."""
    chance = 1.0 if ours else 0.0
    for partner in later:
        if not partner:
            chance *= _HOLDS[best]
        elif not ours:
            chance += (1 - chance) * RESCUE
    return chance
