"""What everybody's plays tell of the hands at a table with a called card, and of who holds that card.

A seat is taken to have played as Normal would with what it knew of the sides: the caller for himself, the secret
partner with the caller, the others all together against the caller. Private to this package.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cache
from math import exp
from random import Random
from typing import NamedTuple

from game.ai.canonical import numbering
from game.ai.inputs import POINTS
from game.ai.playouts import BEATS, MidTrick, Playouts
from game.rules.auction import caller, is_forced, known_holder
from game.rules.cards import Card
from game.rules.observation import Observation, unseen
from game.rules.state import Trick

HEAT = 2.0  # points of promise over which choices are blurred
STRAY = 0.15  # how often a seat is taken to choose blindly
HANDS = 24  # imagined of each seat, as the partner's and as another's, to tell the two apart
ALONE = 0.02  # how many calls are of a card of one's own


class Play(NamedTuple):
    """A card that a seat chose, and what lay on the table then; the hands of `at` are empty."""

    at: MidTrick
    card: int
    fallen: bool  # whether the called card had been played before


@cache
def engine(sides: tuple[int, ...], follow: bool) -> Playouts:
    """The play-outs with these sides."""
    return Playouts(sides, follow)


def against(caller: int, partner: int | None, seats: int) -> tuple[int, ...]:
    """The sides, 0 the caller's, with this partner."""
    return tuple(int(seat not in (caller, partner)) for seat in range(seats))


class Heard:
    """What a seat knows once the trump is named, and what it has heard."""

    def __init__(self, obs: Observation) -> None:
        plays = caller(obs)
        assert plays is not None and obs.called is not None
        self.number = numbering(obs)
        self.seat, self.caller, self.called = obs.seat, plays, self.number[obs.called]
        self.seats, self.follow = obs.variant.seats, obs.variant.options.follow == "on"
        self.holder = known_holder(obs, obs.seat, obs.hand)
        self.alone_too = not is_forced(obs)
        self.shown = [[self.number[card] for card in sorted(cards)] for cards in obs.shown]
        self.sizes = obs.sizes
        self.hidden = sorted(self.number[card] for card in unseen(obs))
        self.plays = self._plays(obs)
        self._chances: dict[tuple[int, bool, frozenset[int]], float] = {}

    def _plays(self, obs: Observation) -> list[list[Play]]:
        """Of each seat what it has played, in order; not what was played before the trump was named."""
        plays: list[list[Play]] = [[] for _ in range(self.seats)]
        fallen, blind = False, obs.variant.options.naming == "blind"
        for trick in (*obs.taken[blind:], Trick(obs.leader, obs.trick)):
            for play in _in_order(trick, self.number, self.seats):
                plays[play.at.turn].append(play._replace(fallen=fallen))
                fallen = fallen or play.card == self.called
        return plays

    def plausible(self, seat: int, hand: Sequence[int], is_partner: bool) -> float:
        """How likely `seat` would have played as it did if `hand` is what it has left, from 0 to 1."""
        key = seat, is_partner, frozenset(hand)
        if key not in self._chances:
            self._chances[key] = self._chance(seat, [*hand], is_partner)
        return self._chances[key]

    def _chance(self, seat: int, held: list[int], is_partner: bool) -> float:
        likely = 1.0
        for at, card, fallen in reversed(self.plays[seat]):
            held.append(card)
            partner = self.holder if fallen else seat if is_partner else None
            likely *= chance(engine(against(self.caller, partner, self.seats), self.follow), held, at, card)
        return likely

    def suspicion(self, rng: Random) -> Generator[None, None, list[float]]:
        """How likely each seat holds, or held, the called card; yields after each seat."""
        if self.holder is not None:
            return [float(seat == self.holder) for seat in range(self.seats)]
        weights = []
        for seat in range(self.seats):
            weights.append(self._odds(seat, rng))
            yield
        return [weight / sum(weights) for weight in weights]

    def _odds(self, seat: int, rng: Random) -> float:
        """The weight of `seat` among those who may hold the called card: its hidden cards, and what its plays tell."""
        missing = self.sizes[seat] - len(self.shown[seat])
        if seat == self.seat or not missing or (seat == self.caller and not self.alone_too):
            return 0.0
        if seat == self.caller:
            return missing * ALONE
        others = [card for card in self.hidden if card != self.called]
        with_it, without = 1e-9, 1e-9
        tells = self.plays[seat] and len(others) >= missing  # else it holds all that is hidden
        for _ in range(HANDS if tells else 0):
            hand = rng.sample(others, missing)
            without += self.plausible(seat, self.shown[seat] + hand, False)
            with_it += self.plausible(seat, [*self.shown[seat], *hand[1:], self.called], True)
        return missing * with_it / without


def chance(playouts: Playouts, held: list[int], at: MidTrick, card: int) -> float:
    """How likely who holds `held` and plays like Normal, but for a blur, plays `card`."""
    cards = playouts.legal(held, at.led)
    if card not in cards:
        return 0.0
    promised = playouts.promises(cards, at)
    best = max(promised)
    odds = [exp((each - best) / HEAT) for each in promised]
    return STRAY / len(cards) + (1 - STRAY) * odds[cards.index(card)] / sum(odds)


def _in_order(trick: Trick, number: dict[Card, int], seats: int) -> list[Play]:
    """The cards of a trick, each with what lay there before."""
    plays, led, best, taker, total = list[Play](), -1, -1, -1, 0
    for played, each in enumerate(trick.cards):
        card, turn = number[each], (trick.leader + played) % seats
        plays.append(Play(MidTrick([], [], turn, played, led, best, taker, total, []), card, False))
        led = card if led < 0 else led
        if best < 0 or BEATS[best][card]:
            best, taker = card, turn
        total += POINTS[card]
    return plays
