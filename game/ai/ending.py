"""The last tricks, when the stock is empty and both hands are known: solved exactly."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.canonical import takes
from game.ai.inputs import POINTS

_BEATS = {
    trump: tuple(tuple(takes(led, reply, trump) for reply in range(40)) for led in range(40)) for trump in (True, False)
}
_SUIT = tuple(0x3FF << 10 * (card // 10) for card in range(40))


def bits(cards: Iterator[int] | tuple[int, ...] | list[int]) -> int:
    """A hand as one integer with a bit for each card."""
    return sum(1 << card for card in cards)


def each(hand: int) -> Iterator[int]:
    """The cards of a hand of bits, lowest first."""
    while hand:
        low = hand & -hand
        yield low.bit_length() - 1
        hand ^= low


class Ending:
    """Solves endings under one set of rules, and remembers those it has solved."""

    def __init__(self, trump: bool, follow: bool) -> None:
        self._beats = _BEATS[trump]
        self._follow = follow
        self._known: dict[int, int] = {0: 0}

    def solve(self, leader: int, follower: int) -> int:
        """The leader's points minus the follower's in the tricks to come, both hands (bits) played for the best."""
        key = leader << 40 | follower
        known = self._known.get(key)
        if known is None:
            known = max(self.led(leader ^ 1 << card, follower, card) for card in each(leader))
            self._known[key] = known
        return known

    def led(self, leader: int, follower: int, card: int) -> int:
        """The same for the leader once he has led `card`, which is not in `leader` any more."""
        return min(self.replied(leader, follower ^ 1 << reply, card, reply) for reply in self.legal(follower, card))

    def replied(self, leader: int, follower: int, led: int, reply: int) -> int:
        """The same once both have played."""
        gain = POINTS[led] + POINTS[reply]
        if self._beats[led][reply]:
            return -gain - self.solve(follower, leader)
        return gain + self.solve(leader, follower)

    def legal(self, hand: int, led: int) -> Iterator[int]:
        """The cards of `hand` that may be played to `led`."""
        same = hand & _SUIT[led] if self._follow else 0
        return each(same or hand)
