"""The game under way, as it is saved after every move: who sits where, match, and the deal so far."""

from __future__ import annotations

import json
from typing import Any, Literal, NamedTuple

from game.rules import match as matches
from game.rules import record as records
from game.rules.match import Match
from game.rules.pay import outcome
from game.rules.record import Record, replay, settled
from game.rules.rules import is_complete, is_over
from game.rules.state import Variant
from game.rules.variants import variant
from game.store.settings import CHOICES, OCCUPANTS, OPTIONS, RULES, Settings, changed
from game.table.seat import PERSON

FORMAT = 2
_FLAGS = ("match_practice", "settled", "practice", "booked")
_FIELDS = {"seats", "kind", "cappotto", "dealer", "deals", "record", "nonce", *_FLAGS}
_MORE = {"doubled", "exercise"}  # fields that stand only where they tell something


class BrokenGame(ValueError):
    """A text that tells no game that could be under way."""


_KINDS = ("puzzle", "lesson")


class Exercise(NamedTuple):
    """A moment of a deal that somebody is to master."""

    kind: Literal["puzzle", "lesson"]
    number: int  # of the puzzles or lessons, from 1
    given: int  # so many moves have been made before


class Game(NamedTuple):
    """A match and the deal of it that is on the table."""

    seats: tuple[str, ...]  # who sits where: PERSON, or the level of a computer
    match: Match
    record: Record
    is_settled: bool = False  # whether the trick that the last move completed has been taken
    practice: bool = False  # whether the deal counts in no statistics
    booked: bool = False  # whether the deal, being over, has been entered in the match and the statistics
    nonce: int = 0  # the luck with which computers think in this deal; no card has to do with it
    exercise: Exercise | None = None

    @property
    def level(self) -> str | None:
        """The level of all computers, None where there are several or no computer plays."""
        levels = {who for who in self.seats if who != PERSON}
        return levels.pop() if len(levels) == 1 else None


def rules_of(settings: Settings) -> Variant:
    """The variant, with its options, that the player chose."""
    return variant(settings.variant, **{name: getattr(settings, name) for name in OPTIONS})


def agreeing(settings: Settings | None, game: Game) -> Settings:
    """The settings with the rules of the game under way, which goes on whatever became of the settings' file.

    Who was chosen to sit at its table stays chosen: that may be for the next match. A game that cannot be chosen leaves
    all as it is.
    """
    if game.match.variant.name not in CHOICES["variant"]:
        return settings or Settings()
    played = {name: value for name, value in _played(game).items() if name not in ("level", "seats")}
    if settings is not None:
        return changed(settings, **played)
    level = next((who for who in game.seats if who != PERSON), Settings().level)
    return changed(Settings(), **played, level=level, **_seats_of(game))


def _seats_of(game: Game) -> dict[str, Any]:
    """Who sits where, unless it is a person against one level; a person must be there to play."""
    usual = game.level is not None and game.seats == (PERSON, *[game.level] * (len(game.seats) - 1))
    return {} if usual or PERSON not in game.seats else {"seats": game.seats}


def _played(game: Game) -> dict[str, Any]:
    """What the game is played with, under the names of the settings."""
    match, options = game.match, game.match.variant.options
    rules: dict[str, Any] = {"variant": match.variant.name, "match": match.kind, "cappotto": match.cappotto}
    rules |= {"level": game.level, "seats": game.seats}
    return rules | {name: getattr(options, name) for name in OPTIONS}


def differs(game: Game, choices: dict[str, Any]) -> bool:
    """Whether one of the choices is a rule, a level or a seating other than those of the game."""
    played = _played(game)
    return any(played[name] != value for name, value in choices.items() if name in RULES)


def to_json(game: Game) -> dict[str, Any]:
    """The game as a JSON object."""
    return {
        "seats": game.seats,
        "kind": game.match.kind,
        "cappotto": game.match.cappotto,
        "dealer": game.match.dealer,
        "deals": game.match.deals,
        "match_practice": game.match.practice,
        "record": records.to_json(game.record),
        "settled": game.is_settled,
        "practice": game.practice,
        "booked": game.booked,
        "nonce": game.nonce,
    } | _more(game)


def _more(game: Game) -> dict[str, Any]:
    """The fields that are not in every saved game."""
    more: dict[str, Any] = {"doubled": True} if game.match.doubled else {}
    return more if game.exercise is None else more | {"exercise": list(game.exercise)}


def from_json(data: Any) -> Game:
    """The game of a JSON object, replayed through the rules. Raises ValueError, saying what is wrong."""
    if not isinstance(data, dict) or not _FIELDS <= set(data) <= _FIELDS | _MORE:
        raise BrokenGame(f"a saved game has exactly the fields {', '.join(sorted(_FIELDS))}")
    flags = [data[name] for name in (*_FLAGS, *{"doubled"} & set(data))]
    if any(type(each) is not bool for each in flags):
        raise BrokenGame("a flag of the saved game is neither true nor false")
    if type(data["nonce"]) is not int:
        raise BrokenGame("the nonce of the saved game is no number")
    record = records.from_json(data["record"])
    seats = _seats(data["seats"], record.variant.seats)
    game = Game(seats, _match(data, record), record, data["settled"], data["practice"], data["booked"], data["nonce"])
    _check_deal(game)
    return game._replace(exercise=_exercise(data["exercise"], record)) if "exercise" in data else game


def _exercise(data: Any, record: Record) -> Exercise:
    """What is to be mastered, if that can be."""
    if not isinstance(data, list) or [type(each) for each in data] != [str, int, int] or data[0] not in _KINDS:
        raise BrokenGame(f"an exercise is one of {', '.join(_KINDS)}, and has two numbers")
    if not 0 <= data[2] <= len(record.moves):
        raise BrokenGame(f"an exercise of {len(record.moves)} moves cannot begin after {data[2]}")
    return Exercise(*data)


def _seats(data: Any, count: int) -> tuple[str, ...]:
    """Who sits where, if that can be."""
    if not isinstance(data, list) or len(data) != count or not all(who in OCCUPANTS for who in data):
        raise BrokenGame(f"{count} seats are taken by some of: {', '.join(OCCUPANTS)}")
    return tuple(data)


def _from_format_1(data: Any) -> Any:
    """A game of the first format, as this one has it: its one level is that of the other player."""
    if not isinstance(data, dict) or "level" not in data or "taken" not in data:
        return data
    renamed = {"seats": [PERSON, data["level"]], "settled": data["taken"], "nonce": 0}
    return {name: value for name, value in data.items() if name not in ("level", "taken")} | renamed


def _match(data: dict[str, Any], record: Record) -> Match:
    """The match, its deals played again one by one."""
    played, kind, cappotto, deals = record.variant, data["kind"], data["cappotto"], data["deals"]
    if matches.fitting(played.name, kind) != kind or cappotto not in CHOICES["cappotto"] or not isinstance(deals, list):
        raise BrokenGame(f"{played.name} is not played in matches {kind!r}")
    first = Match(matches.fitting(played.name, kind), played, 0, (), cappotto)
    match = first
    for totals in deals:
        if match.is_over or not _is_possible(totals, played):
            raise BrokenGame(f"the match cannot have the deals {deals}")
        match = matches.after(match, tuple(totals))
    if type(data["dealer"]) is not int or not 0 <= data["dealer"] < played.seats:
        raise BrokenGame(f"there is no seat {data['dealer']!r}")
    return match._replace(dealer=data["dealer"], practice=data["match_practice"], doubled=data.get("doubled", False))


def _is_possible(totals: Any, played: Variant) -> bool:
    return (
        isinstance(totals, list) and all(type(each) is int for each in totals) and matches.is_possible(played, totals)
    )


def _check_deal(game: Game) -> None:
    """Raises BrokenGame unless the deal on the table is one of the match."""
    state = replay(game.record)
    if game.is_settled and not is_complete(state):
        raise BrokenGame("the last trick cannot have been taken: it is not complete")
    state = settled(state) if game.is_settled else state
    if not game.booked:
        of_match = game.match.dealer, game.match.doubled
        if game.match.is_over or (game.record.dealer, game.record.doubled) != of_match:
            raise BrokenGame("the deal does not belong to the match")
    elif not is_over(state) or game.match.deals[-1:] != (outcome(state),):
        raise BrokenGame("the match does not contain the deal, which should be over")


def to_text(game: Game, parked: Game | None = None) -> str:
    """The game, and the one that waits behind it if any, as one line of JSON."""
    data = {"format": FORMAT, "game": to_json(game), "parked": parked and to_json(parked)}
    return json.dumps(data, separators=(",", ":"))


def from_text(text: str) -> tuple[Game, Game | None]:
    """The game that `text` tells, and the one that waits behind it if any. Raises BrokenGame."""
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or set(data) != {"format", "game", "parked"} or data["format"] not in (1, FORMAT):
            raise BrokenGame("a saved game has the fields format, game, parked")
        if data["format"] == 1:
            data = {name: _from_format_1(value) for name, value in data.items()}
        return from_json(data["game"]), None if data["parked"] is None else from_json(data["parked"])
    except (ValueError, RecursionError) as error:
        raise BrokenGame(str(error)) from error
