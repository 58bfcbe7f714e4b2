"""What a deal consists of: the variant with its options, the tricks, the state. Plain data, never changed in place."""

from __future__ import annotations

from enum import Enum
from typing import Literal, NamedTuple, Protocol

from game.rules.cards import CARDS, EXCHANGED, STANDARD, Card, Suit, Values

Switch = Literal["off", "on"]


class IllegalPlay(ValueError):
    """A move that the rules forbid in this state."""


class Options(NamedTuple):
    """Rules of play on which regions differ; the first value of each in `variants.CHOICES` is the default."""

    direction: Literal["counter-clockwise", "clockwise"] = "counter-clockwise"
    bury: Switch = "off"  # a turned-up ace or three goes into the middle of the stock
    swap: Literal["off", "seven and two", "two only"] = "off"  # of the turned card
    follow: Switch = "off"  # the duty to follow suit (bussata)
    exchange: Switch = "off"  # of three and seven
    partner: Literal["shown", "never"] = "shown"  # partners see each other's hand once the stock is empty
    forced_call: Literal["on", "off"] = "on"  # who has bid points calls the lowest card that he lacks; else the two
    naming: Literal["at once", "blind"] = "at once"  # blind: the suit is named over the complete first trick (al buio)
    first_lead: Literal["right", "caller"] = "right"  # of the dealer
    void_hand: Switch = "off"  # a hand of four points or fewer may void the deal before the auction
    loads: Switch = "off"  # one may play alone, without trump, for 61
    talk: Literal["later", "always", "never"] = "later"  # words and signs of partners: after the first trick
    sign_table: Literal["north", "south"] = "north"
    false_signs: Switch = "off"
    signs_seen: Literal["never", "sometimes", "always"] = "never"  # by opponents
    secret_signs: Switch = "off"  # signs where partners are secret


class Variant(NamedTuple):
    """One way to play: seats, sides (the side of each seat), hand size, pack, and what is open.

    With an auction the sides are found out in the deal: here every seat is a side of its own.
    """

    name: str
    seats: int = 2
    sides: tuple[int, ...] = (0, 1)
    hand_size: int = 3
    removed: frozenset[Card] = frozenset()  # cards left out of the pack
    has_trump: bool = True
    open_hands: bool = False
    has_auction: bool = False
    captains: tuple[int, ...] = ()  # of each side, the seat that leads it in words; empty where all speak
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


class Bid(NamedTuple):
    """The move of saying `word` in the auction: a rank ("A", "3" … "2"), points ("62" to "120"), "pass" or "loads".

    "loads": to play alone and without trump for 61. Before the auction, where a poor hand may void the deal, every
    seat says "keep" or "void".
    """

    word: str


PASS, LOADS, KEEP, VOID = map(Bid, ("pass", "loads", "keep", "void"))


class Call(NamedTuple):
    """A bid that was made, and by which seat."""

    seat: int
    bid: Bid


class Sign(Enum):
    """What a partner's sign says of his hand: a trump, but for LOADED, which is an ace or three of a plain suit."""

    ACE = "ace"
    THREE = "three"  # the second trump, where three and seven are exchanged the seven
    KING = "king"
    KNIGHT = "knight"
    JACK = "jack"
    SMALL = "small"
    NONE = "none"
    LOADED = "loaded"


class Word(Enum):
    """A request to one's partners, in words that all hear."""

    BLANK = "blank"
    LOAD = "load"
    TRUMP = "trump"
    LEAVE = "leave"


class Told(NamedTuple):
    """A sign or a word: after how many moves and how many tricks, by which seat, what, and which others noticed it."""

    after: int
    tricks: int
    seat: int
    what: Sign | Word
    seen: tuple[int, ...]


Move = Card | Swap | Bid | Suit  # a suit: the caller names the trump


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
    calls: tuple[Call, ...] = ()  # all that was said in the auction, in order
    called: Card | None = None  # the card whose holder is the caller's partner
    doubled: bool = False  # whether the deal counts double, as the one before was voided
    told: tuple[Told, ...] = ()  # signs and words, in order


class Public(Protocol):
    """What everyone at the table sees: the part that a State and an Observation share."""

    @property
    def variant(self) -> Variant: ...
    @property
    def turn_up(self) -> Card | None: ...
    @property
    def trump(self) -> Suit | None: ...
    @property
    def leader(self) -> int: ...
    @property
    def trick(self) -> tuple[Card, ...]: ...
    @property
    def taken(self) -> tuple[Trick, ...]: ...
    @property
    def swaps(self) -> tuple[Swapped, ...]: ...
    @property
    def calls(self) -> tuple[Call, ...]: ...
    @property
    def called(self) -> Card | None: ...
    @property
    def doubled(self) -> bool: ...
    @property
    def told(self) -> tuple[Told, ...]: ...
