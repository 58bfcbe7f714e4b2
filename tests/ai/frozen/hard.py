"""Hard with three seats or more as it was when it was first measured: 32 worlds, everybody playing like Normal."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import NamedTuple

from game.ai.canonical import numbering, takes
from game.ai.evidence import Evidence
from game.ai.inputs import POINTS
from game.ai.weighed import Weighed
from game.rules.cards import Card
from game.rules.observation import Observation, unseen
from game.rules.rules import winner
from game.rules.state import Move
from tests.ai.frozen.normal import (
    DOUBT,
    HOLDS,
    HOLDS_TRUMP,
    KEPT,
    KEPT_TRUMP,
    LATE,
    RESCUE,
    choices,
    weighed,
    with_swap,
)

WORLDS = 32  # imagined for each move
BONUS = 20.0  # what winning the deal is worth beyond the points

_KEPT = tuple((KEPT_TRUMP if card >= 30 else KEPT)[card % 10] for card in range(40))
_HOLDS = tuple(HOLDS_TRUMP[card % 10] if card >= 30 else HOLDS for card in range(40))
_BEATS = tuple(tuple(takes(led, reply, True) for reply in range(40)) for led in range(40))


class MidTrick(NamedTuple):
    """A deal in the middle of a trick; the lists change as it is played out."""

    hands: list[list[int]]
    stock: list[int]  # next drawn first
    trick: list[int]
    leader: int
    points: list[int]  # by side


class Playouts:
    """The rules of one deal for many seats, with trump."""

    def __init__(self, sides: tuple[int, ...], follow: bool) -> None:
        self.sides, self.seats, self.follow = sides, len(sides), follow

    def legal(self, hand: list[int], trick: list[int]) -> list[int]:
        """The cards of `hand` that may be played to the trick."""
        if not self.follow or not trick:
            return hand
        return [card for card in hand if card // 10 == trick[0] // 10] or hand

    def sensible(self, at: MidTrick, seat: int) -> int:
        """The card that Normal plays from `seat`, whose turn it is."""
        trick, late = at.trick, 1.0 if at.stock else LATE
        later = [self.sides[(seat + k) % self.seats] == self.sides[seat] for k in range(1, self.seats - len(trick))]
        best = self.best(trick) if trick else -1
        mine = best >= 0 and self.sides[(at.leader + trick.index(best)) % self.seats] == self.sides[seat]
        on_table = sum([POINTS[card] for card in trick])
        standing = 2 * likely(best, mine, later) - 1 if trick else 0.0
        chosen, most, cards = -1, -1e9, self.legal(at.hands[seat], trick)
        if mine and best < 30 and POINTS[best] >= 10:  # a partner's load is not trumped
            cards = [card for card in cards if card < 30] or cards
        for card in cards:
            share = 2 * likely(card, True, later) - 1 if best < 0 or _BEATS[best][card] else standing
            promise = share * (on_table + POINTS[card]) - _KEPT[card] * late
            if promise > most:
                chosen, most = card, promise
        return chosen

    def best(self, trick: list[int]) -> int:
        """The card that wins the trick so far."""
        best = trick[0]
        for card in trick[1:]:
            if _BEATS[best][card]:
                best = card
        return best

    def play(self, at: MidTrick, card: int) -> MidTrick:
        """The deal after the seat to move plays `card`; a complete trick is taken, and all draw."""
        seat = (at.leader + len(at.trick)) % self.seats
        at.hands[seat].remove(card)
        at.trick.append(card)
        if len(at.trick) < self.seats:
            return at
        won = (at.leader + at.trick.index(self.best(at.trick))) % self.seats
        at.points[self.sides[won]] += sum([POINTS[each] for each in at.trick])
        at.trick.clear()
        for k in range(min(len(at.stock), self.seats)):
            at.hands[(won + k) % self.seats].append(at.stock.pop(0))
        return at._replace(leader=won)

    def result(self, at: MidTrick, side: int) -> float:
        """What the deal ends in for `side` when all play on like Normal: its lead on the best other, and the bonus."""
        while True:
            seat = (at.leader + len(at.trick)) % self.seats
            if not at.hands[seat]:
                break
            at = self.play(at, self.sensible(at, seat))
        lead = at.points[side] - max(p for k, p in enumerate(at.points) if k != side)
        return lead + BONUS * ((lead > 0) - (lead < 0))


def likely(best: int, ours: bool, later: list[bool]) -> float:
    """How likely our side takes a trick that `best` wins so far; `later`: whether each still to play is a partner."""
    chance = 1.0 if ours else 0.0
    for partner in later:
        if not partner:
            chance *= _HOLDS[best]
        elif not ours:
            chance += (1 - chance) * RESCUE
    return chance


def weigh(obs: Observation, rng: Random) -> Generator[None, None, tuple[Weighed, ...]]:
    """Every card by how it does over the imagined worlds, against the opinion that Normal's is as good as any.

    A swap that gains is made as Normal makes it, without a look at any world.
    """
    opinion, (cards, swap) = weighed(obs), choices(obs)
    favourite = opinion[0].move
    if not isinstance(favourite, Card) or len(cards) == 1:
        return opinion
    number = numbering(obs)
    playouts = Playouts(obs.variant.sides, obs.variant.options.follow == "on")
    side, hidden = obs.variant.sides[obs.seat], sorted(number[card] for card in unseen(obs))
    evidence = Evidence(cards.index(favourite))
    for _ in range(WORLDS):
        rng.shuffle(hidden)
        results = []
        for card in cards:
            at = playouts.play(imagined(obs, number, hidden), number[card])
            results.append(playouts.result(at, side))
            yield
        evidence.add(results, 1.0)
    leads, errors = evidence.guesses([0.0] * len(cards), DOUBT)
    moves: list[Move] = [*cards]
    return with_swap(obs, swap, dict(zip(moves, leads, strict=True)), dict(zip(moves, errors, strict=True)))


def imagined(obs: Observation, number: dict[Card, int], hidden: list[int]) -> MidTrick:
    """The deal with the hidden cards lying in the given order: the other hands' first, then the stock."""
    hands, used = [], 0
    for seat, size in enumerate(obs.sizes):
        known = [number[card] for card in sorted(obs.hand if seat == obs.seat else obs.shown[seat])]
        missing = size - len(known)
        hands.append(known + hidden[used : used + missing])
        used += missing
    stock = hidden[used:]
    if obs.stock and obs.turn_up is not None:
        stock.append(number[obs.turn_up])
    return MidTrick(hands, stock, [number[card] for card in obs.trick], obs.leader, _points(obs, number))


def _points(obs: Observation, number: dict[Card, int]) -> list[int]:
    """The points that each side has taken."""
    sides = obs.variant.sides
    totals = [0] * (max(sides) + 1)
    for trick in obs.taken:
        taker = winner(trick, obs.trump, obs.variant)
        totals[sides[taker]] += sum(POINTS[number[card]] for card in trick.cards)
    return totals
