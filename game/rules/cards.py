"""The pack: four suits, ten ranks, forty cards; their points and their strength."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum


class Suit(Enum):
    """The four Italian suits, by the letter that the notation uses."""

    CUPS = "C"
    COINS = "D"
    SWORDS = "S"
    BATONS = "B"


class Rank(Enum):
    """The ten ranks, by the letter that the notation uses, in the order of their numbers 1 to 10."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    JACK = "J"
    KNIGHT = "N"
    KING = "K"


SUITS = tuple(Suit)
RANKS = tuple(Rank)


class Card(int):
    """One of the forty cards: an integer 0..39 (suit · 10 + number - 1), so that sets of cards are fast.

    Use the objects in `CARDS`, or `card("AD")`.
    """

    suit: Suit
    rank: Rank

    def __new__(cls, index: int) -> Card:
        self = super().__new__(cls, index)
        self.suit = SUITS[index // 10]
        self.rank = RANKS[index % 10]
        return self

    def __repr__(self) -> str:
        return self.rank.value + self.suit.value

    __str__ = __repr__

    def __reduce__(self) -> tuple[type[Card], tuple[int]]:
        return Card, (int(self),)


CARDS = tuple(Card(index) for index in range(40))
_BY_TEXT = {str(each): each for each in CARDS}

_POINTS = {Rank.ACE: 11, Rank.KING: 4, Rank.KNIGHT: 3, Rank.JACK: 2}
_WEAK_TO_STRONG = "24567JNK3A"
_WEAK_TO_STRONG_EXCHANGED = "23456JNK7A"


class Values:
    """What each card is worth (`points`) and what it beats (`strength`, 0 weakest to 9): two different orders.

    Both are tuples over the forty cards. `exchanged` makes the seven worth 10 and second to the ace; the three is
    then worth nothing and stands between the four and the two, as in lower Piedmont and in Portuguese bisca.
    """

    def __init__(self, exchanged: bool = False) -> None:
        order = _WEAK_TO_STRONG_EXCHANGED if exchanged else _WEAK_TO_STRONG
        second = Rank.SEVEN if exchanged else Rank.THREE
        worth = _POINTS | {second: 10}
        self.points = tuple(worth.get(each.rank, 0) for each in CARDS)
        self.strength = tuple(order.index(each.rank.value) for each in CARDS)


STANDARD = Values()
EXCHANGED = Values(exchanged=True)


def card(text: str) -> Card:
    """The card written `text`, such as "AD" or "NB". Raises ValueError for anything else."""
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise ValueError(f"no such card: {text!r} (expected a rank of A234567JNK and a suit of CDSB)") from None


def cards(text: str) -> tuple[Card, ...]:
    """The cards written in `text`, separated by spaces."""
    return tuple(card(word) for word in text.split())


def written(some: Iterable[Card]) -> str:
    """The cards in notation, separated by spaces: the inverse of `cards`."""
    return " ".join(map(str, some))
