"""Our levels as players of a two-player arena that is not part of this repository.

The arena calls `play(obs)` with its own view of a deal (`me`, `hand`, `trump_card`, `tricks`, `lead`, `stock`,
`leader`, `opp_n`; cards are numbered as ours) and expects a card number:

    PYTHONPATH=. python ARENA/arena.py tests.ai.yardstick:Level:level=hard greedy --pairs 2000
"""

from __future__ import annotations

from random import Random
from typing import Protocol

from game.ai import decide
from game.rules.cards import CARDS, Card
from game.rules.observation import Observation
from game.rules.state import Trick
from game.rules.variants import variant

TWO = variant("two")


class Sight(Protocol):
    """The arena's view of a deal, as far as it is read here."""

    me: int
    hand: tuple[int, ...]
    trump_card: int
    tricks: tuple[tuple[int, int, int, int], ...]  # leader, led, reply, stock before
    lead: int | None
    stock: int
    leader: int
    opp_n: int


def observation(sight: Sight) -> Observation:
    """The same view as ours."""
    turned = CARDS[sight.trump_card]
    hand = tuple(CARDS[each] for each in sight.hand)
    taken = tuple(Trick(leader, (CARDS[led], CARDS[reply])) for leader, led, reply, _ in sight.tricks)
    trick = () if sight.lead is None else (CARDS[sight.lead],)
    gone = {card for each in taken for card in each.cards}.union(trick)
    known = {turned} - gone - set(hand) if not sight.stock else set()
    sizes, shown = [len(hand)] * 2, [frozenset[Card]()] * 2
    sizes[1 - sight.me], shown[1 - sight.me] = sight.opp_n, frozenset(known)
    return Observation(
        variant=TWO,
        seat=sight.me,
        hand=hand,
        sizes=tuple(sizes),
        shown=tuple(shown),
        stock=sight.stock,
        turn_up=turned,
        trump=turned.suit,
        leader=sight.leader,
        trick=trick,
        taken=taken,
        swaps=(),
    )


class Level:
    """One of our levels as the arena wants it."""

    def __init__(self, level: str = "normal") -> None:
        self.level = self.name = level
        self.rng = Random(1)

    def new_game(self, seat: int, seed: str) -> None:
        """Begin a deal with a generator of its own."""
        self.rng = Random(seed)

    def play(self, sight: Sight) -> int:
        """The number of the card to play."""
        move = decide(self.level, observation(sight), self.rng)
        assert isinstance(move, Card)
        return int(move)
