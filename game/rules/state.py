"""What a deal consists of: the variant with its options, the tricks, the state. Plain data, never changed in place."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.rules.cards import CARDS, EXCHANGED, STANDARD, Card, Suit, Values

Switch = Literal["off", "on"]


class Options(NamedTuple):
    """Rules of play on which regions differ; the first value of each in `variants.CHOICES` is the default."""

    direction: Literal["counter-clockwise", "clockwise"] = "counter-clockwise"
    bury: Switch = "off"  # a turned-up ace or three goes into the middle of the stock
    swap: Literal["off", "seven and two", "two only"] = "off"  # of the turned card
    follow: Switch = "off"  # the duty to follow suit (bussata)
    exchange: Switch = "off"  # of three and seven
    partner: Literal["shown", "never"] = "shown"  # partners see each other's hand once the stock is empty


class Variant(NamedTuple):
    """One way to play: seats, sides (the side of each seat), hand size, pack, and what is open."""

    name: str
    seats: int = 2
    sides: tuple[int, ...] = (0, 1)
    hand_size: int = 3
    removed: frozenset[Card] = frozenset()  # cards left out of the pack
    has_trump: bool = True
    open_hands: bool = False
    options: Options = Options()

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards that are played with, in order."""
        return tuple(each for each in CARDS if each not in self.removed)

    @property
    def is_bisca(self) -> bool:
        """Whether three and seven are exchanged."""
        return self.options.exchange == "on"

    @property
    def values(self) -> Values:
        """Points and strength of the cards under the options."""
        return EXCHANGED if self.is_bisca else STANDARD


class Trick(NamedTuple):
    """A finished trick: who led, and the cards in the order they were played."""

    leader: int
    cards: tuple[Card, ...]


class Swap(NamedTuple):
    """The move of taking the turned card in exchange for `card`."""

    card: Card


class Swapped(NamedTuple):
    """A swap that was made: after how many tricks, by which seat, what was given and what was taken."""

    tricks: int
    seat: int
    given: Card
    taken: Card


Move = Card | Swap


class State(NamedTuple):
    """A whole deal at one moment, hidden cards included. Everything else is computed from it."""

    variant: Variant
    hands: tuple[tuple[Card, ...], ...]  # each in the order in which the cards were received
    stock: tuple[Card, ...]  # the next card to be drawn first, the turned card last
    turn_up: Card | None  # the card that lies, or lay, face up under the stock
    trump: Suit | None
    leader: int
    trick: tuple[Card, ...] = ()  # on the table, in the order they were played
    taken: tuple[Trick, ...] = ()
    swaps: tuple[Swapped, ...] = ()
