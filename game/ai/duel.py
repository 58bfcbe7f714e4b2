"""Hard with two players: what self-play taught, improved by a look into many imagined worlds.

The policy alone already plays well. The search asks whether another card does better in worlds that agree with all
that is known: this trick and the next are played out by the policy, then the value judges, or the ending is solved.
Worlds in which the opponent would hardly have played as he did count less. Another card than the policy's is played
only as far as the evidence of the worlds outweighs the policy's opinion.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from itertools import permutations
from random import Random
from typing import NamedTuple

from game.ai.brain import brain
from game.ai.canonical import Known, Spoken
from game.ai.ending import bits
from game.ai.evidence import Evidence
from game.ai.guide import Cards, Guide, Position
from game.ai.inputs import LAST

TRIALS = 480  # of a card in an imagined world, for each move
AHEAD = 1  # tricks played by the policy after the present one, before the value judges
DOUBT = 1.2  # the policy's own error in points: how its opinion weighs against worlds that the value judges
DOUBT_SOLVED = 6.0  # the same against worlds that are solved to the end
HEARD = 6  # of the opponent's latest cards, how many are asked what they tell of his hand
HEAT = 3.0  # points of advantage over which the opponent's choices are blurred
STRAY = 0.2  # how often the opponent is taken to choose blindly
# The plain suits mean the same: each order of them gives the networks another look at one and the same thing.
LOOKS = [tuple((*order, 3)[card // 10] * 10 + card % 10 for card in range(40)) for order in permutations(range(3))]


class World(NamedTuple):
    """One way the hidden cards may lie."""

    theirs: Cards  # the opponent's hand
    stock: Cards  # next drawn first, the turned card last


class Duel:
    """One decision between two players."""

    def __init__(self, seen: Known, trump: bool, follow: bool, open_hands: bool) -> None:
        name = "two" if trump else "briscolone"
        if trump and (follow or open_hands or seen.public):
            name = "options"
        self.seen = seen
        self.guide = Guide(brain(name), trump, follow, open_hands, seen.public)
        learned = self.guide.brain
        live = [*seen.hand, *seen.unseen, *seen.shown] + ([seen.led] if seen.led >= 0 else [])
        self.looks = [
            learned.view_start(seen.turned, follow) + sum(learned.unseen[look[card]] for card in live) for look in LOOKS
        ]
        self.views = self.looks[0]
        start = learned.world_start(seen.turned, follow, open_hands)
        self.worlds = start + sum(learned.pool[card] for card in live)
        self.tricks = len(seen.hand) + seen.stock // 2
        self.cards = self.guide.legal(list(seen.hand), seen.led)
        self._chances: dict[tuple[int, frozenset[int]], float] = {}

    def weigh(self, rng: Random) -> Generator[None, None, tuple[list[float], list[float]]]:
        """What each of `cards` comes to, and the standard error of its distance from the best; yields after each world.

        Both in points of the difference between the two players, with the bonus for the win where worlds were asked.
        """
        if len(self.cards) == 1:
            return [0.0], [0.0]
        if not self.seen.stock and len(self.seen.hand) <= LAST + 2:
            solved = yield from self._solve()
            return solved, [0.0] * len(solved)
        opinion = self.opinion()
        favourite = opinion.index(max(opinion))
        evidence = Evidence(favourite)
        for world in self.imagine(rng):
            results = [self.after(world, card) for card in self.cards]
            evidence.add(results, self.plausible(world, rng))
            yield
        close = self.tricks - 1 - AHEAD <= LAST  # the worlds are solved to the end
        return evidence.guesses(opinion, DOUBT_SOLVED if close else DOUBT)

    def _solve(self) -> Generator[None, None, list[float]]:
        """What each card still wins when both hands are known: exact, and without the bonus."""
        mine, theirs, ending = bits(self.seen.hand), bits([*self.seen.shown, *self.seen.unseen]), self.guide.ending
        results: list[float] = []
        for card in self.cards:
            rest = mine ^ 1 << card
            if self.seen.led < 0:
                results.append(ending.led(rest, theirs, card))
            else:
                results.append(-ending.replied(theirs, rest, self.seen.led, card))
            yield
        return results

    def opinion(self) -> list[float]:
        """The policy's advantages of my cards, in points, its mean over the orders of the plain suits."""
        seen, guide, replying = self.seen, self.guide, self.seen.led >= 0
        totals = [0.0] * len(self.cards)
        for look, views in zip(LOOKS, self.looks, strict=True):
            hand, shown = [look[card] for card in seen.hand], [look[card] for card in seen.shown]
            view = guide.view(views, hand, shown, self.tricks, seen.margin, look[seen.led] if replying else -1)
            said = guide.brain.advantages(view, [look[card] for card in self.cards], replying)
            totals = [total + each for total, each in zip(totals, said, strict=True)]
        return [total / len(LOOKS) for total in totals]

    def imagine(self, rng: Random) -> Iterator[World]:
        """Worlds that agree with what I know: shuffles of the unseen cards, each dealt from several places."""
        seen, hidden = self.seen, list(self.seen.unseen)
        missing = seen.size - len(seen.shown)
        turned = [seen.turned] if seen.turned >= 0 else []
        turns = max(1, len(hidden) // max(1, missing)) if missing else 1
        for number in range(TRIALS // len(self.cards)):
            if number % turns == 0:
                rng.shuffle(hidden)
            start = number % turns * missing
            lie = hidden[start:] + hidden[:start]
            yield World(lie[:missing] + list(seen.shown), lie[missing:] + turned)

    def after(self, world: World, card: int) -> float:
        """What I may expect in `world` if I play `card`."""
        seen, guide, mine = self.seen, self.guide, list(self.seen.hand)
        if seen.led < 0:
            at = Position(mine, world.theirs, world.stock, seen.margin, self.tricks, self.views, self.worlds)
            after, sign = guide.settle(at, card, guide.reply(at, card))
            return sign * guide.expected(after, AHEAD)
        at = Position(world.theirs, mine, world.stock, -seen.margin, self.tricks, self.views, self.worlds)
        after, sign = guide.settle(at, seen.led, card)
        return -sign * guide.expected(after, AHEAD)

    def plausible(self, world: World, rng: Random) -> float:
        """How likely the opponent would have chosen his latest cards with the hand that he has in `world`.

        When he drew which of his cards is not known: one way, drawn by lot, stands for all.
        """
        likely, hand = 1.0, world.theirs[:]
        if len(self.seen.shown) == self.seen.size:
            return likely
        for number, spoken in enumerate(self.seen.spoken[:HEARD]):
            if number or self.seen.led < 0:
                hand.pop(rng.randrange(len(hand)))  # what he drew after that trick
            hand.append(spoken.card)
            key = number, frozenset(hand)
            if key not in self._chances:
                self._chances[key] = self._chance(spoken, hand)
            likely *= self._chances[key]
        return likely

    def _chance(self, spoken: Spoken, hand: Cards) -> float:
        """How likely the policy chooses the card spoken from `hand`."""
        unseen = self.guide.brain.unseen
        views = self.views + sum([unseen[card] for card in spoken.since if card != self.seen.led])
        mine = list(self.seen.hand)
        view = self.guide.view(views, hand, mine, spoken.tricks, spoken.margin, spoken.led)
        cards = self.guide.legal(hand, spoken.led)
        if spoken.card not in cards:
            return 0.0
        scores = self.guide.brain.advantages(view, cards, spoken.led >= 0)
        best = max(scores)
        odds = [math.exp((score - best) / HEAT) for score in scores]
        return STRAY / len(cards) + (1 - STRAY) * odds[cards.index(spoken.card)] / sum(odds)
