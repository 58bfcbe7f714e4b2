"""The puzzle of a day: the last three tricks with all cards open, and one card that wins against every reply."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.ai.canonical import numbered
from game.ai.ending import Ending, bits
from game.rules.cards import CARDS, STANDARD, Card
from game.rules.record import Record
from game.rules.variants import variant
from game.teacher.ending_deal import deal_before
from game.teacher.facts import ENOUGH

FIRST = date(2026, 12, 1)  # the day of puzzle 1
GAME = "scoperta"  # in which both hands lie open
FILE = Path(__file__).with_name("puzzles.bin")
SIZE = 4  # bytes of a puzzle in the file
DAYS = 1100  # so many of the first have a day of their own; the others are for whoever wants another one


class Puzzle(NamedTuple):
    """Both hands; the solver, who needs `need` points more, leads; `best` is the one card to lead."""

    mine: tuple[Card, ...]
    theirs: tuple[Card, ...]  # the turned card last
    need: int
    best: Card

    @property
    def record(self) -> Record:
        """The deal up to the ending. Raises ValueError where no deal leads to it."""
        found = deal_before(variant(GAME), self.mine, self.theirs, ENOUGH - self.need)
        if found is None:
            raise ValueError(f"no deal leads to {self}")
        return found


def solved(mine: Sequence[Card], theirs: Sequence[Card]) -> dict[Card, int]:
    """What each first card brings the solver, in points, both sides playing the rest for the best."""
    number = numbered(theirs[-1].suit, variant(GAME))
    hand, other = bits([number[card] for card in mine]), bits([number[card] for card in theirs])
    ending, total = Ending(trump=True, follow=False), sum(STANDARD.points[card] for card in (*mine, *theirs))
    return {card: (total + ending.led(hand ^ 1 << number[card], other, number[card])) // 2 for card in mine}


def puzzle(mine: Sequence[Card], theirs: Sequence[Card]) -> Puzzle | None:
    """The puzzle of these hands; None if more than one card, or none, brings the most, or no deal leads to it."""
    results = solved(mine, theirs)
    most = max(results.values(), default=0)
    best = [card for card, points in results.items() if points == most]
    if len(best) != 1 or not 0 < most <= ENOUGH:
        return None
    found = Puzzle(tuple(mine), tuple(theirs), most, best[0])
    return found if deal_before(variant(GAME), mine, theirs, ENOUGH - most) is not None else None


# ---- the file: six cards each, in the order of the days


def packed(mine: Sequence[Card], theirs: Sequence[Card]) -> bytes:
    """Six cards in the order given, as places among the cards that are left."""
    code, left = 0, list(CARDS)
    for card in (*mine, *theirs):
        code = code * len(left) + left.index(card)
        left.remove(card)
    return code.to_bytes(SIZE, "big")


def unpacked(data: bytes) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The two hands: the inverse of `packed`."""
    code, places = int.from_bytes(data, "big"), []
    for base in range(35, 41):
        code, place = divmod(code, base)
        places.append(place)
    left = list(CARDS)
    cards = [left.pop(place) for place in reversed(places)]
    return tuple(cards[:3]), tuple(cards[3:])


@cache
def _data() -> bytes:
    return FILE.read_bytes() if FILE.exists() else b""


def count() -> int:
    """How many puzzles there are."""
    return len(_data()) // SIZE


def shipped(number: int) -> Puzzle:
    """The puzzle with this number, from 1. Raises IndexError for a number that there is not."""
    if not 1 <= number <= count():
        raise IndexError(f"there is no puzzle {number} (from 1 to {count()})")
    found = puzzle(*unpacked(_data()[(number - 1) * SIZE : number * SIZE]))
    if found is None:
        raise IndexError(f"puzzle {number} is none")
    return found


def of_day(today: str) -> int:
    """The number of the puzzle of a day, such as 2026-12-01; once all have had their day they come again."""
    return max(0, (date.fromisoformat(today) - FIRST).days) % DAYS + 1
