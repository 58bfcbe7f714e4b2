"""What the player chose, and its text."""

from __future__ import annotations

import json
from typing import Any, Literal, NamedTuple

from game.texts import LANGUAGES

FORMAT = 2


class BrokenSettings(ValueError):
    """A text that tells no settings of this game."""


Switch = Literal["off", "on"]
Level = Literal["easy", "normal", "hard"]
Speed = Literal["calm", "normal", "fast", "none"]
Game = Literal["two", "scoperta", "briscolone"]
SettingName = Literal[
    "language",
    "level",
    "deck",
    "speed",
    "volume",
    "sound",
    "contrast",
    "hand",
    "confirm",
    "piles",
    "last_trick",
    "undo",
    "claim",
    "variant",
    "match",
    "cappotto",
    "bury",
    "swap",
    "follow",
    "exchange",
]


class Settings(NamedTuple):
    """The player's choices; the defaults stand here, the values allowed in `CHOICES`."""

    language: str = ""  # that of the system
    level: Level = "normal"
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
    match: str = "best of 3"
    cappotto: Literal["noted", "wins"] = "noted"  # all 120 points
    bury: Switch = "off"
    swap: Literal["off", "seven and two", "two only"] = "off"
    follow: Switch = "off"
    exchange: Switch = "off"


_SWITCH = ("off", "on")

CHOICES: dict[str, tuple[str | int, ...]] = {
    "language": ("", *LANGUAGES),
    "level": ("easy", "normal", "hard"),
    "deck": ("napoletane", "piacentine", "francesi"),
    "speed": ("calm", "normal", "fast", "none"),
    "volume": tuple(range(11)),
    "sound": _SWITCH,
    "contrast": _SWITCH,
    "hand": ("right", "left"),
    "confirm": _SWITCH,
    "piles": ("hidden", "own", "all"),
    "last_trick": _SWITCH,
    "undo": _SWITCH,
    "claim": _SWITCH,
    "variant": ("two", "scoperta", "briscolone"),
    "match": ("single", "best of 3", "best of 5", "first to 120", "two deals", "first to 121", "first to 151"),
    "cappotto": ("noted", "wins"),
    "bury": _SWITCH,
    "swap": ("off", "seven and two", "two only"),
    "follow": _SWITCH,
    "exchange": _SWITCH,
}

OPTIONS: tuple[SettingName, ...] = ("bury", "swap", "follow", "exchange")  # those that are rules of play
RULES: tuple[SettingName, ...] = (
    "level",
    "variant",
    "match",
    "cappotto",
    *OPTIONS,
)  # changing one of them starts a new match

_HOUSE = {"last_trick": "on", "undo": "on", "claim": "on"} | dict.fromkeys(OPTIONS, "off")

PRESETS: dict[str, dict[str, str]] = {
    "classic": _HOUSE,
    "club": _HOUSE | {"last_trick": "off", "undo": "off", "claim": "off"},
    "seven and two": _HOUSE | {"swap": "seven and two"},
    "bussata": _HOUSE | {"follow": "on"},
    "bisca": _HOUSE | {"exchange": "on"},
}


def options_of(variant: str) -> tuple[str, ...]:
    """The rules of play that mean anything in a variant: in briscolone no card is turned, to be buried or swapped."""
    return OPTIONS if variant != "briscolone" else tuple(each for each in OPTIONS if each not in ("bury", "swap"))


def presets(variant: str) -> dict[str, dict[str, str]]:
    """The presets that mean anything in a variant, each with what it sets there."""
    absent = dict.fromkeys(set(OPTIONS) - set(options_of(variant)), "off")
    fitting = {name: values for name, values in PRESETS.items() if absent.items() <= values.items()}
    return {name: {k: v for k, v in values.items() if k not in absent} for name, values in fitting.items()}


def preset(settings: Settings) -> str | None:
    """The name of the preset that the settings agree with, if any."""
    chosen, known = settings._asdict(), presets(settings.variant)
    return next((name for name, values in known.items() if values.items() <= chosen.items()), None)


def changed(settings: Settings, /, **choices: Any) -> Settings:
    """The settings with some choices made anew. Raises ValueError, saying what was expected."""
    for name, value in choices.items():
        if name not in CHOICES:
            raise ValueError(f"unknown setting {name!r} (expected one of: {', '.join(CHOICES)})")
        if not _is_choice(name, value):
            raise ValueError(f"{name} cannot be {value!r} (expected one of: {', '.join(map(str, CHOICES[name]))})")
    return settings._replace(**choices)


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
    return changed(Settings(), **{name: value for name, value in data.items() if _is_choice(name, value)})
