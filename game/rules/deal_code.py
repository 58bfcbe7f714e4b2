"""A deal as a short line of text that fits into a message, with or without what was played.

Every choice (variant, options, dealer, each card of the deck, each move) is a digit in a number system whose base is
the count of possibilities at that point; the whole number is written in 32 letters and digits that are hard to
confuse, with a checksum in front. The lists that are counted through must therefore only ever grow at their ends, as
`VERSION` would otherwise have to change.
"""

from __future__ import annotations

import re
from binascii import crc32
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from itertools import islice

from game.rules.cards import Card
from game.rules.observation import moves as open_moves
from game.rules.observation import observe
from game.rules.record import Record, replay, settled
from game.rules.rules import act, deal, is_over, to_move
from game.rules.state import Move, Sign, State, Told, Variant, Word
from game.rules.variants import CHOICES, VARIANTS, variant

VERSION = "B2"  # what is written; codes of B1 are still read
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_CONFUSED = str.maketrans("OIL", "011")
_CHECK = 4  # letters of checksum
_LONGEST = 300  # letters of a body, more than any deal needs
_VARIANTS = 64  # bases with room to grow
_VALUES = 8
_OPTIONS = 32  # the number of options that a code of the second edition tells comes before them
_OLD_OPTIONS = 6  # those of the first edition, always all of them
_MOVES = {"B1": 128, "B2": 1024}  # by edition: an auction takes more than cards
_SAID, _KEPT = 256, 40  # signs and words: the base of their number, and how many of a deal a code has room for
_WHATS: tuple[Sign | Word, ...] = (*Sign, *Word)
_HEAD = -(-(6 + 5 + 3 * len(CHOICES)) // 5)  # letters of a body, of 5 bits each, that hold its variant and options


class BrokenCode(ValueError):
    """A text that is no deal's code."""


def to_code(record: Record) -> str:
    """The code of a deal: some forty letters, with all its plays some fifty-five."""
    number = 0
    for digit, base in reversed(list(_digits(record))):
        number = number * base + digit
    body = ""
    while number:
        number, letter = divmod(number, 32)
        body += _LETTERS[letter]
    return VERSION + _checksum(VERSION, body) + body


def _digits(record: Record) -> Iterator[tuple[int, int]]:
    """Every choice of the deal, as its place among the possibilities and their number."""
    of = record.variant
    yield list(VARIANTS).index(of.name), _VARIANTS
    told = list(_told(of))
    yield len(told), _OPTIONS
    for place in told:
        yield place, _VALUES
    yield record.dealer, of.seats
    left = list(of.pack)
    for each in record.deck:
        yield left.index(each), len(left)
        left.remove(each)
    yield len(record.moves), _MOVES[VERSION]
    state = deal(of, record.deck, record.dealer)
    for move in record.moves:
        state = settled(state)
        yield _open(state).index(move), len(_open(state))
        state = act(state, move)
    yield from _more(record)


def _more(record: Record) -> Iterator[tuple[int, int]]:
    """What few deals have: at the end of the number nothing costs nothing."""
    of = record.variant
    yield int(record.doubled), 2
    yield list(_captains(of)).index(of.captains), len(_captains(of))
    yield len(record.told[:_KEPT]), _SAID
    for told in record.told[:_KEPT]:
        yield told.after, _MOVES[VERSION]
        yield told.seat, of.seats
        yield _WHATS.index(told.what), len(_WHATS)
        yield sum(1 << seat for seat in told.seen), 1 << of.seats


def _captains(of: Variant) -> list[tuple[int, ...]]:
    """Every choice of captains, the usual one first."""
    if not of.captains:
        return [()]
    return [(one, other) for one in range(0, of.seats, 2) for other in range(1, of.seats, 2)]


def _told(of: Variant) -> tuple[int, ...]:
    """The place of each option's value; of those that came with the second edition none after the last that matters."""
    values = [values.index(getattr(of.options, name)) for name, values in CHOICES.items()]
    last = max((number for number, value in enumerate(values) if value), default=0)
    return tuple(values[: max(last + 1, _OLD_OPTIONS)])


def _open(state: State) -> tuple[Move, ...]:
    return open_moves(observe(state, to_move(state)))


def _checksum(edition: str, body: str) -> str:
    check = crc32((edition + body).encode())
    return "".join(_LETTERS[check >> 5 * place & 31] for place in range(_CHECK))


def from_code(text: str) -> Record:
    """The deal of a code; blanks, dashes, small letters and O for 0, I or L for 1 do no harm. Raises BrokenCode.

    Nor does the mark that some programs put before a text.
    """
    code = _normal("".join(text.split()).replace("-", "").replace("\ufeff", ""))
    edition, body = code[: len(VERSION)], code[len(VERSION) + _CHECK :]
    if edition not in _MOVES:
        raise BrokenCode(f"the code of a deal begins with {VERSION}")
    if not set(body) <= set(_LETTERS) or len(body) > _LONGEST or code != edition + _checksum(edition, body) + body:
        raise BrokenCode("a letter of the code is wrong or missing")
    try:
        return _read(_Number(_number(body)), edition)
    except (ValueError, IndexError) as error:
        raise BrokenCode("this code tells no deal") from error


def found_in(text: str) -> Record:
    """The deal of the first code somewhere in a text, such as a message. Raises BrokenCode if there is none.

    A code begins with a word and goes on over as many more as it takes. The work grows with the text and no faster:
    where a word might begin one, a few letters more tell nearly always that it does not.
    """
    words = _normal(" ".join(re.findall("[0-9A-Za-z]+", text))).split()
    for start, word in enumerate(words):
        if word.startswith(tuple(_MOVES)):
            for code in _candidates(words, start):
                with suppress(BrokenCode):
                    return from_code(code)
    return from_code(text)


def _normal(text: str) -> str:
    return text.upper().translate(_CONFUSED)


def _candidates(words: list[str], start: int) -> Iterator[str]:
    """The words from `start` on, as many as could be a code by their first letters, length and checksum."""
    code, before = "", len(VERSION) + _CHECK
    for at in range(start, len(words)):
        if len(code) + len(words[at]) > before + _LONGEST:
            return
        code += words[at]
        edition, body = code[: len(VERSION)], code[before:]
        if not _is_head(edition, body[:_HEAD]):
            if len(body) >= _HEAD:
                return
        elif code[len(VERSION) : before] == _checksum(edition, body):
            yield code


@lru_cache(4096)
def _is_head(edition: str, letters: str) -> bool:
    """Whether a body may begin so: with a variant and options that there are."""
    with suppress(ValueError, IndexError):
        _variant(_Number(_number(letters)), edition)
        return True
    return False


def _number(body: str) -> int:
    """Raises ValueError for a letter that no code has."""
    number = 0
    for letter in reversed(body):
        number = number * 32 + _LETTERS.index(letter)
    return number


class _Number:
    """The digits of a number, each taken by naming its base."""

    def __init__(self, rest: int) -> None:
        self.rest = rest

    def take(self, base: int) -> int:
        self.rest, digit = divmod(self.rest, base)
        return digit


def _read(number: _Number, edition: str) -> Record:
    of = _variant(number, edition)
    dealer = number.take(of.seats)
    deck = _deck(of, number)
    record = Record(of, dealer, deck, _moves(deal(of, deck, dealer), number, _MOVES[edition]))
    record = _with_more(record, number)
    if number.rest:
        raise BrokenCode("something is left over")
    return record


def _with_more(record: Record, number: _Number) -> Record:
    doubled, captains = number.take(2) == 1, _captains(record.variant)
    of = record.variant._replace(captains=captains[number.take(len(captains))])
    told = []
    for _ in range(number.take(_SAID)):
        after, seat = number.take(_MOVES[VERSION]), number.take(of.seats)
        what, mask = _WHATS[number.take(len(_WHATS))], number.take(1 << of.seats)
        told.append(Told(after, 0, seat, what, tuple(each for each in range(of.seats) if mask >> each & 1)))
    said = tuple(told)
    record = record._replace(variant=of, doubled=doubled, told=said)
    heard = replay(record).told
    if tuple(each._replace(tricks=0) for each in heard) != said:
        raise BrokenCode("something was said out of order")
    return record._replace(told=heard)


def _variant(number: _Number, edition: str) -> Variant:
    """Raises ValueError where a later version has told more options than this one knows."""
    name = list(VARIANTS)[number.take(_VARIANTS)]
    count = _OLD_OPTIONS if edition == "B1" else number.take(_OPTIONS)
    if count > len(CHOICES):
        raise BrokenCode("this code tells of options that are not known here")
    told = islice(CHOICES.items(), count)
    return variant(name, **{option: values[number.take(_VALUES)] for option, values in told})


def _deck(of: Variant, number: _Number) -> tuple[Card, ...]:
    left = list(of.pack)
    return tuple(left.pop(number.take(len(left))) for _ in of.pack)


def _moves(state: State, number: _Number, most: int) -> tuple[Move, ...]:
    made: list[Move] = []
    for _ in range(number.take(most)):
        state = settled(state)
        if is_over(state):
            raise BrokenCode("more moves than cards")
        made.append(_open(state)[number.take(len(_open(state)))])
        state = act(state, made[-1])
    return tuple(made)
