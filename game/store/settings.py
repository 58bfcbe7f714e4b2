"""What the player chose, and its text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, get_args

from game.rules import variants
from game.rules.match import Kind, fitting, kinds
from game.rules.variants import VARIANTS, offered
from game.table.seat import PERSON
from game.texts import LANGUAGES

FORMAT = 2


class BrokenSettings(ValueError):
    """A text that tells no settings of this game."""


Switch = Literal["off", "on"]
Level = Literal["easy", "normal", "hard"]
Speed = Literal["calm", "normal", "fast", "none"]
Game = Literal["two", "scoperta", "briscolone", "three", "four", "six", "schembil", "chiamata"]
SettingName = (
    Literal["language", "level", "deck", "indices", "speed", "volume", "sound", "contrast", "hand", "confirm", "scan"]
    | Literal["piles", "last_trick", "undo", "hints", "claim", "variant", "match", "cappotto"]
    | Literal["bury", "swap", "follow", "exchange", "direction", "partner"]
    | Literal["forced_call", "naming", "first_lead", "void_hand", "loads"]
    | Literal["talk", "sign_table", "false_signs", "signs_seen", "secret_signs"]
)


class Settings(NamedTuple):
    """The player's choices; the defaults stand here, the values allowed in `CHOICES`."""

    language: str = ""  # that of the system
    level: Level = "normal"  # of the computers, wherever they have not been given one each
    deck: Literal["napoletane", "piacentine", "francesi"] = "napoletane"
    speed: Speed = "normal"
    volume: int = 7
    sound: Switch = "on"
    contrast: Switch = "off"
    hand: Literal["right", "left"] = "right"
    confirm: Switch = "off"  # a second tap before a card is played
    piles: Literal["hidden", "own", "all"] = "hidden"  # whose points are shown during the deal
    last_trick: Switch = "on"  # may be looked at
    undo: Switch = "on"
    claim: Switch = "on"  # the offer to finish a decided deal fast
    variant: Game = "two"
    match: Kind = "best of 3"
    cappotto: Literal["noted", "wins"] = "noted"  # all 120 points
    bury: Switch = "off"
    swap: Literal["off", "seven and two", "two only"] = "off"
    follow: Switch = "off"
    exchange: Switch = "off"
    direction: Literal["counter-clockwise", "clockwise"] = "counter-clockwise"
    partner: Literal["shown", "never"] = "shown"
    forced_call: Switch = "on"  # after a bid in points the card called is one that the caller lacks
    naming: Literal["at once", "blind"] = "at once"
    first_lead: Literal["right", "caller"] = "right"
    void_hand: Switch = "off"
    loads: Switch = "off"
    talk: Literal["later", "always", "never"] = "later"
    sign_table: Literal["north", "south"] = "north"
    false_signs: Switch = "off"
    signs_seen: Literal["never", "sometimes", "always"] = "never"
    secret_signs: Switch = "off"
    seats: tuple[str, ...] = ()  # who sits where in the game chosen; empty: a person against computers of the level
    games: Mapping[str, Mapping[str, Any]] = {}  # what others were last played with, by name; never changed in place
    indices: Literal["letters", "numerals"] = "letters"  # of French aces and figures
    scan: str = "off"  # seconds for which the ring of one-switch play stays on each choice
    hints: Switch = "on"  # may be asked for


_SWITCH = ("off", "on")
SIGNS: tuple[SettingName, ...] = ("sign_table", "false_signs", "signs_seen")  # where there are any
OPTIONS: tuple[SettingName, ...] = (  # rules of play
    *("bury", "swap", "follow", "exchange", "direction", "partner"),
    *("talk", "secret_signs", *SIGNS),
    *("forced_call", "naming", "first_lead", "void_hand", "loads"),
)

CHOICES: dict[str, tuple[str | int, ...]] = {
    "language": ("", *LANGUAGES),
    "level": get_args(Level),
    "deck": ("napoletane", "piacentine", "francesi"),
    "speed": get_args(Speed),
    "indices": ("letters", "numerals"),
    "volume": tuple(range(11)),
    **dict.fromkeys(("sound", "contrast", "confirm", "last_trick", "undo", "hints", "claim"), _SWITCH),
    "hand": ("right", "left"),
    "piles": ("hidden", "own", "all"),
    "variant": get_args(Game),
    "match": tuple(dict.fromkeys(kind for game in get_args(Game) for kind in kinds(game))),
    "cappotto": ("noted", "wins"),
    "scan": ("off", "0.5", "1", "1.5", "2", "3", "4", "5"),
    **{option: variants.CHOICES[option] for option in OPTIONS},
}
OCCUPANTS = (PERSON, *map(str, CHOICES["level"]))
AGREED = ("match", "cappotto", *OPTIONS)  # what each game remembers, besides who sits where
RULES = ("level", "seats", "variant", *AGREED)  # changing one of them starts a new match


def options_of(variant: str) -> tuple[str, ...]:
    """The rules of play that can be felt in a variant: between two players there is no direction."""
    known = offered(variant)
    return tuple(each for each in OPTIONS if each in known and (each != "direction" or VARIANTS[variant].seats > 2))


def values_of(name: str, variant: str) -> tuple[str | int, ...]:
    """The values of a setting that mean anything in a variant."""
    return offered(variant).get(name, CHOICES[name])


def changed(settings: Settings, /, **choices: Any) -> Settings:
    """The settings with some choices made anew. Raises ValueError, saying what was expected.

    Another game comes with what it was last played with; a level is that of every computer at the table.
    """
    for name, value in choices.items():
        _check(name, value, choices.get("variant", settings.variant))
    turned = _turned(settings, choices.get("variant", settings.variant))
    if "level" in choices and "seats" not in choices:
        choices["seats"] = tuple(who if who == PERSON else choices["level"] for who in turned.seats)
    return _fitted(turned._replace(**choices))


def _check(name: str, value: Any, variant: Any) -> None:
    if name == "seats":
        if not is_seating(value, variant):
            expected = f"one of {', '.join(OCCUPANTS)} for each, a person too"
            raise ValueError(f"seats cannot be {value!r} (expected {expected})")
    elif name not in CHOICES:
        raise ValueError(f"unknown setting {name!r} (expected one of: {', '.join(CHOICES)})")
    elif not _is_choice(name, value):
        raise ValueError(f"{name} cannot be {value!r} (expected one of: {', '.join(map(str, CHOICES[name]))})")


def _turned(settings: Settings, variant: Any) -> Settings:
    """The settings turned to another game: as it was last played, at first like the one before (usual stays usual)."""
    if variant == settings.variant:
        return settings
    games = {**settings.games, settings.variant: _agreed(settings)}
    was_usual = settings.match == kinds(settings.variant)[0]
    first = {"seats": (), "match": kinds(variant)[0] if was_usual else settings.match}
    return settings._replace(variant=variant, **first | dict(games.pop(variant, {})), games=games)


def _agreed(settings: Settings) -> dict[str, Any]:
    """What the game chosen is played with, to be remembered."""
    agreed = {name: getattr(settings, name) for name in AGREED}
    return agreed | ({"seats": settings.seats} if settings.seats else {})


def _fitted(settings: Settings) -> Settings:
    """The settings with a kind of match, and a swap, that their game has."""
    swaps = settings.swap in values_of("swap", settings.variant)
    kind = fitting(settings.variant, settings.match)
    return settings._replace(match=kind, swap=settings.swap if swaps else "off")


def seated(settings: Settings, variant: str) -> tuple[str, ...]:
    """Who sits where when this game is played next."""
    chosen = settings.seats if variant == settings.variant else settings.games.get(variant, {}).get("seats", ())
    return tuple(chosen) or (PERSON, *[settings.level] * (VARIANTS[variant].seats - 1))


def with_seats(settings: Settings, variant: str, seats: tuple[str, ...]) -> Settings:
    """The settings with others round the table of a game, be it the one chosen or not. Raises ValueError."""
    _check("seats", seats, variant)
    if variant == settings.variant:
        return settings._replace(seats=seats)
    remembered = {**settings.games.get(variant, {}), "seats": seats}
    return settings._replace(games={**settings.games, variant: remembered})


def is_seating(seats: Any, variant: Any) -> bool:
    """Whether these can sit round the table of a game: as many as it has seats, a person among them."""
    return (
        isinstance(seats, tuple | list)
        and variant in VARIANTS
        and len(seats) == VARIANTS[variant].seats
        and all(who in OCCUPANTS for who in seats)
        and PERSON in seats
    )


def _is_choice(name: str, value: Any) -> bool:
    return any(value == each and type(value) is type(each) for each in CHOICES.get(name, ()))


def to_text(settings: Settings) -> str:
    """The settings as one line of JSON."""
    return json.dumps({"format": FORMAT} | settings._asdict(), separators=(",", ":"))


def from_text(text: str) -> Settings:
    """The settings that `text` tells; what it leaves out has its default. Raises BrokenSettings.

    What another version may have added, be it a setting or one more value, costs no other choice: it is left out.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenSettings(str(error)) from error
    if not isinstance(data, dict) or data.pop("format", None) not in (1, FORMAT):
        raise BrokenSettings(f"settings are an object of format {FORMAT}")
    told = Settings()._replace(**{name: value for name, value in data.items() if _is_choice(name, value)})
    games = data.get("games")
    remembered = {name: _remembered(name, each) for name, each in games.items()} if isinstance(games, dict) else {}
    games = {name: each for name, each in remembered.items() if each and name in CHOICES["variant"]}
    return _fitted(told._replace(seats=_remembered(told.variant, data).get("seats", ()), games=games))


def _remembered(variant: str, data: Any) -> dict[str, Any]:
    """What of `data` can be what a game was last played with."""
    if not isinstance(data, dict):
        return {}
    told = {name: data[name] for name in AGREED if name in data and _is_choice(name, data[name])}
    return told | ({"seats": tuple(data["seats"])} if is_seating(data.get("seats"), variant) else {})
