"""Plays imagined worlds on, both hands by the learned policy, and judges where they lead. Private to this package.

Two players, canonical cards (see `game.ai.inputs`); the rules are those of `game.rules`, kept short for speed, and
a test holds the two against each other.
"""

from __future__ import annotations

from typing import NamedTuple

from game.ai.brain import Brain
from game.ai.canonical import takes
from game.ai.ending import Ending, bits
from game.ai.inputs import LAST, POINTS

Cards = list[int]


class Position(NamedTuple):
    """A world between two tricks, before or after drawing, from the side of who leads next."""

    leader: Cards
    follower: Cards
    stock: Cards  # next drawn first, the turned card last
    margin: int  # the leader's points minus the follower's
    tricks: int  # still to be taken
    views: int  # sums of rows over the cards not played yet: for what players see …
    worlds: int  # … and for the worlds


def draw(at: Position) -> Position:
    """The position once both have drawn, if there is a stock."""
    if not at.stock:
        return at
    first, second, *rest = at.stock
    return at._replace(leader=[*at.leader, first], follower=[*at.follower, second], stock=rest)


class Guide:
    """A brain under the rules of one deal."""

    def __init__(self, brain: Brain, trump: bool, follow: bool, open_hands: bool, public: frozenset[int]) -> None:
        """`public`: the cards that both know of when one of them holds them."""
        self.brain, self.trump, self.follow = brain, trump, follow
        self.public = frozenset(range(40)) if open_hands else public
        self.ending = Ending(trump, follow)

    def legal(self, hand: Cards, led: int) -> Cards:
        """The cards of `hand` that may be played to `led` (-1: when leading)."""
        if not self.follow or led < 0:
            return hand
        return [card for card in hand if card // 10 == led // 10] or hand

    def view(self, views: int, hand: Cards, other: Cards, tricks: int, margin: int, led: int) -> int:
        """What the player of `hand` sees; `margin` is his, `led` the card to reply to or -1."""
        brain = self.brain
        held = brain.held
        total = views + sum([held[card] for card in hand]) + brain.view_moment(tricks, margin)
        if led >= 0:
            total += brain.table[led]
        if self.public:
            total += sum([brain.shown[card] for card in other if card in self.public])
        return total

    def choice(self, view: int, hand: Cards, led: int) -> int:
        """The card of `hand` that the policy prefers."""
        cards = self.legal(hand, led)
        if len(cards) == 1:
            return cards[0]
        scores = self.brain.advantages(view, cards, led >= 0)
        return cards[scores.index(max(scores))]

    def lead(self, at: Position) -> int:
        """The card that the leader leads."""
        return self.choice(self.view(at.views, at.leader, at.follower, at.tricks, at.margin, -1), at.leader, -1)

    def reply(self, at: Position, led: int) -> int:
        """The follower's reply to `led`, which is still in the leader's hand."""
        view = self.view(at.views, at.follower, at.leader, at.tricks, -at.margin, led)
        return self.choice(view, at.follower, led)

    def settle(self, at: Position, led: int, reply: int) -> tuple[Position, int]:
        """The position after the trick, not drawn yet; 1 if its leader took it and leads again, -1 if the follower."""
        leader = [card for card in at.leader if card != led]
        follower = [card for card in at.follower if card != reply]
        margin, sign = at.margin, 1
        if takes(led, reply, self.trump):
            leader, follower, margin, sign = follower, leader, -margin, -1
        unseen, pool = self.brain.unseen, self.brain.pool
        views = at.views - unseen[led] - unseen[reply]
        worlds = at.worlds - pool[led] - pool[reply]
        margin += POINTS[led] + POINTS[reply]
        return Position(leader, follower, at.stock, margin, at.tricks - 1, views, worlds), sign

    def expected(self, at: Position, ahead: int) -> float:
        """The result, in points and bonus, of who leads next and has not drawn yet.

        After `ahead` more tricks by the policy the value judges; the last tricks are solved.
        """
        if at.tricks <= LAST:
            drawn = draw(at)
            return self.utility(at.margin + self.ending.solve(bits(drawn.leader), bits(drawn.follower)))
        if not ahead:
            return at.margin + self.brain.value(self.world(at))
        drawn = draw(at)
        led = self.lead(drawn)
        after, sign = self.settle(drawn, led, self.reply(drawn, led))
        return sign * self.expected(after, ahead - 1)

    def world(self, at: Position) -> int:
        """The value's inputs."""
        brain = self.brain
        total = at.worlds + brain.world_moment(at.tricks, at.margin)
        return total + sum([brain.leads[card] for card in at.leader] + [brain.follows[card] for card in at.follower])

    def utility(self, margin: int) -> float:
        """What the end of a deal is worth: the points, and a bonus for the win."""
        return margin + self.brain.bonus * ((margin > 0) - (margin < 0))
