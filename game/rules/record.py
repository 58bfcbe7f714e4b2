"""A deal as it was played: deck order and moves, written as one line of JSON, replayed through the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from game.rules.auction import BIDS
from game.rules.cards import Card, Suit, card, cards, written
from game.rules.rules import act, deal, is_complete, points, settle
from game.rules.signs import said, say
from game.rules.state import Bid, IllegalPlay, Move, Options, State, Swap, Told, Variant
from game.rules.variants import VARIANTS, led_by, variant

FORMAT = 1
_FIELDS = {"format", "variant", "options", "dealer", "deck", "plays", "points"}
_MORE = {"doubled", "captains", "told"}  # fields that stand only where they tell something
_SUITS = {suit.value for suit in Suit}


class BrokenRecord(ValueError):
    """A text that tells no deal that could have been played."""


class Record(NamedTuple):
    """A deal and what has been played of it: enough to bring back every state that it went through."""

    variant: Variant
    dealer: int
    deck: tuple[Card, ...]  # in the order in which the cards leave the pack
    moves: tuple[Move, ...] = ()
    doubled: bool = False  # whether the deal counts double, as the one before was voided
    told: tuple[Told, ...] = ()  # the signs and words, in order


def settled(state: State) -> State:
    """`state` with the trick on the table taken, if it is complete."""
    return settle(state) if is_complete(state) else state


def replay(record: Record, upto: int | None = None) -> State:
    """The state after the first `upto` moves (all of them by default).

    A trick that the last of them completes is still on the table, unless something was said after it. Raises
    ValueError for an impossible deck or dealer, IllegalPlay for a move that the rules forbid.
    """
    state = deal(record.variant, record.deck, record.dealer, record.doubled)
    state = spoken(state, record, 0)
    for number, move in enumerate(record.moves[:upto], 1):
        state = spoken(act(settled(state), move), record, number)
    return state


def spoken(state: State, record: Record, number: int) -> State:
    """The state with all that was said after so many moves; by then the trick was taken."""
    for told in record.told:
        if told.after == number:
            state = say(settled(state), told.seat, told.what, told.seen)
    return state


def chosen_options(options: Options) -> dict[str, str]:
    """The options that differ from their defaults, by name."""
    return {name: value for name, value in options._asdict().items() if value != Options._field_defaults[name]}


def to_json(record: Record) -> dict[str, Any]:
    """The record as a JSON object; `points` are those of each side once all complete tricks are taken."""
    state = settled(replay(record))
    return {
        "format": FORMAT,
        "variant": record.variant.name,
        "options": chosen_options(record.variant.options),
        "dealer": record.dealer,
        "deck": written(record.deck),
        "plays": " ".join(_words(record, state)),
        "points": list(points(state)),
    } | _more(record)


def _more(record: Record) -> dict[str, Any]:
    """The fields that are not in every record."""
    more: dict[str, Any] = {"doubled": True} if record.doubled else {}
    if record.variant.captains != VARIANTS[record.variant.name].captains:
        more["captains"] = list(record.variant.captains)
    if record.told:
        more["told"] = [[told.after, told.seat, told.what.value, list(told.seen)] for told in record.told]
    return more


def _words(record: Record, end: State) -> Iterator[str]:
    """Each move in notation; a swap with the card that it takes."""
    swaps = iter(end.swaps)
    for move in record.moves:
        match move:
            case Card():
                yield str(move)
            case Swap():
                yield f"{move.card}/{next(swaps).taken}"
            case Bid():
                yield move.word
            case Suit():
                yield move.value


def from_json(data: Any) -> Record:
    """The record of a JSON object, replayed through the rules. Raises BrokenRecord, saying what is wrong."""
    if not isinstance(data, dict) or not _FIELDS <= set(data) <= _FIELDS | _MORE:
        raise BrokenRecord(f"a record has exactly the fields {', '.join(sorted(_FIELDS))}")
    if data["format"] != FORMAT:
        raise BrokenRecord(f"this is a record of format {data['format']!r}, not {FORMAT}")
    _check_types(data)
    try:
        return _replayed(data)
    except IllegalPlay as error:
        raise BrokenRecord(f"the plays break the rules: {error}") from error
    except (ValueError, TypeError) as error:
        raise BrokenRecord(str(error)) from error


def _check_types(data: dict[str, Any]) -> None:
    wanted = {"variant": str, "options": dict, "dealer": int, "deck": str, "plays": str, "points": list}
    for name, kind in (wanted | {"doubled": bool, "captains": list, "told": list}).items():
        if name in data and type(data[name]) is not kind:
            raise BrokenRecord(f"{name} cannot be {data[name]!r}")


def _replayed(data: dict[str, Any]) -> Record:
    moves, taken = _moves(data["plays"])
    of = led_by(variant(data["variant"], **data["options"]), data.get("captains"))
    told = tuple(map(_told, data.get("told", ())))
    record = Record(of, data["dealer"], cards(data["deck"]), moves, data.get("doubled", False), told)
    state = settled(replay(record))
    if [each.taken for each in state.swaps] != taken:
        raise BrokenRecord("a swap does not take the card that was turned up")
    if tuple(each._replace(tricks=0) for each in state.told) != told:
        raise BrokenRecord("something was said out of order, or after more moves than were made")
    if list(points(state)) != data["points"]:
        raise BrokenRecord(f"the plays are worth {list(points(state))}, not {data['points']}")
    return record._replace(told=state.told)


def _told(data: Any) -> Told:
    """What was said, as one list; how many tricks had been taken is left to the rules."""
    after, seat, what, seen = data
    if type(after) is not int or type(seat) is not int or not all(type(each) is int for each in seen):
        raise BrokenRecord("what was said has numbers of moves and seats")
    return Told(after, 0, seat, said(what), tuple(seen))


def _moves(plays: str) -> tuple[tuple[Move, ...], list[Card]]:
    """The moves written in `plays`, and the cards that its swaps claim to take."""
    words = [word.partition("/") for word in plays.split()]
    return tuple(_move(word, bool(slash)) for word, slash, _ in words), [card(got) for _, slash, got in words if slash]


def _move(word: str, is_swap: bool) -> Move:
    """The move of a word: a suit is one letter, a bid a rank, a number or one of the words, all else a card."""
    if is_swap:
        return Swap(card(word))
    if word in _SUITS:
        return Suit(word)
    return Bid(word) if word in BIDS else card(word)


def to_text(record: Record) -> str:
    """The record as one line of JSON."""
    return json.dumps(to_json(record), separators=(",", ":"))


def from_text(text: str) -> Record:
    """The record that `text` tells, replayed through the rules. Raises BrokenRecord, saying what is wrong."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenRecord(f"this is not JSON: {error}") from error
    return from_json(data)
