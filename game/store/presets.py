"""Presets: several settings that go together, by the name under which players know them."""

from __future__ import annotations

from game.store.settings import Settings, options_of

_SWITCHED = ("bury", "swap", "follow", "exchange")  # the rules of play that presets settle
_HOUSE = {"last_trick": "on", "undo": "on", "hints": "on", "claim": "on"} | dict.fromkeys(_SWITCHED, "off")

PRESETS: dict[str, dict[str, str]] = {
    "classic": _HOUSE,
    "club": _HOUSE | {"last_trick": "off", "undo": "off", "hints": "off", "claim": "off"},
    "seven and two": _HOUSE | {"swap": "seven and two"},
    "bussata": _HOUSE | {"follow": "on"},
    "bisca": _HOUSE | {"exchange": "on"},
}


def presets(variant: str) -> dict[str, dict[str, str]]:
    """The presets that mean anything in a variant, each with what it sets there."""
    absent = dict.fromkeys(set(_SWITCHED) - set(options_of(variant)), "off")
    fitting = {name: values for name, values in PRESETS.items() if absent.items() <= values.items()}
    return {name: {k: v for k, v in values.items() if k not in absent} for name, values in fitting.items()}


def preset(settings: Settings) -> str | None:
    """The name of the preset that the settings agree with, if any."""
    chosen, known = settings._asdict(), presets(settings.variant)
    return next((name for name, values in known.items() if values.items() <= chosen.items()), None)
