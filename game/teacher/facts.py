"""What is true of playing a card at a moment of a deal, as far as one seat can know it."""

from __future__ import annotations

from functools import cached_property

from game.ai.normal import choices, sides
from game.rules.cards import Card
from game.rules.observation import Observation, unseen
from game.rules.rules import trick_points, winner, winning

ENOUGH = 61  # points of 120 that win a deal between two sides


class Facts:
    """A seat's view of the moment in which it plays `card`; all points are those of the cards."""

    def __init__(self, obs: Observation, card: Card) -> None:
        self.obs, self.card = obs, card
        self.variant = obs.variant
        self.leads = not obs.trick
        self.is_last = len(obs.trick) == obs.variant.seats - 1
        self.on_table = trick_points(obs.trick, obs.variant)

    def worth(self, card: Card) -> int:
        """The points of a card."""
        return self.variant.values.points[card]

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return card.suit is self.obs.trump

    def is_load(self, card: Card) -> bool:
        """Whether a card is the ace or the second card of a plain suit."""
        return self.worth(card) >= 10 and not self.is_trump(card)

    def wins_with(self, card: Card) -> bool:
        """Whether a card would be the winning one of the trick so far."""
        return winning((*self.obs.trick, card), self.obs.trump, self.variant.values) == len(self.obs.trick)

    def is_beaten(self, card: Card) -> bool:
        """Whether a card that may be in another hand, or be drawn, is higher in its suit."""
        strength = self.variant.values.strength
        return any(each.suit is card.suit and strength[each] > strength[card] for each in self.out)

    @cached_property
    def open(self) -> list[Card]:
        """The cards that may be played."""
        return choices(self.obs)[0]

    @cached_property
    def others(self) -> list[Card]:
        """The cards that could be played instead."""
        return [each for each in self.open if each != self.card]

    @cached_property
    def winners(self) -> list[Card]:
        """The cards of the hand that would win the trick so far."""
        return [each for each in self.open if self.wins_with(each)]

    @cached_property
    def wins(self) -> bool:
        """Whether the card would win the trick so far."""
        return self.card in self.winners

    @cached_property
    def out(self) -> frozenset[Card]:
        """The cards that may be played against one: in hidden hands, in hands that are known, in the stock."""
        turned = frozenset([self.obs.turn_up]) if self.obs.stock and self.obs.turn_up is not None else frozenset()
        return unseen(self.obs).union(turned, *self.obs.shown)

    @cached_property
    def trumps_out(self) -> bool:
        """Whether a trump may be played against one."""
        return any(map(self.is_trump, self.out))

    @cached_property
    def is_counted(self) -> bool:
        """Whether both hands are known, between two players: what is not seen, the other holds."""
        return self.variant.seats == 2 and not self.obs.stock

    @cached_property
    def turned(self) -> Card | None:
        """The turned card, where the loser of this trick draws it."""
        return self.obs.turn_up if self.variant.seats == 2 and self.obs.stock == 2 else None

    @cached_property
    def is_ours(self) -> bool:
        """Whether a partner's card wins the trick so far."""
        if self.leads:
            return False
        side = sides(self.obs)
        at = self.obs.leader + winning(self.obs.trick, self.obs.trump, self.variant.values)
        return side[at % len(side)] == side[self.obs.seat]

    @cached_property
    def totals(self) -> tuple[int, int]:
        """The points taken by one's own side and by all others."""
        side, ours, theirs = sides(self.obs), 0, 0
        for trick in self.obs.taken:
            points = trick_points(trick.cards, self.variant)
            if side[winner(trick, self.obs.trump, self.variant)] == side[self.obs.seat]:
                ours += points
            else:
                theirs += points
        return ours, theirs
