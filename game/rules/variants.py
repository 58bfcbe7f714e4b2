"""The variants as data. A new one is a new row here (and a name for it in each language)."""

from __future__ import annotations

from typing import Any

from game.rules.cards import cards
from game.rules.state import Options, Variant

OPPOSITE = (0, 1, 0, 1)

VARIANTS: dict[str, Variant] = {
    variant.name: variant
    for variant in (
        Variant("two"),
        Variant("scoperta", open_hands=True),
        Variant("briscolone", hand_size=5, has_trump=False),
        Variant("three", seats=3, sides=(0, 1, 2), removed=frozenset(cards("2C"))),
        Variant("four", seats=4, sides=OPPOSITE),
        Variant("six", seats=6, sides=(0, 1, 0, 1, 0, 1), removed=frozenset(cards("2C 2D 2S 2B"))),
    )
}

CHOICES: dict[str, tuple[str, ...]] = {
    "direction": ("counter-clockwise", "clockwise"),
    "bury": ("off", "on"),
    "swap": ("off", "seven and two", "two only"),
    "follow": ("off", "on"),
    "exchange": ("off", "on"),
    "partner": ("shown", "never"),
}


def variant(name: str, **options: Any) -> Variant:
    """The variant called `name` with the given options.

    Raises ValueError, saying what was expected, for an unknown name, option or value.
    """
    if name not in VARIANTS:
        raise ValueError(f"unknown variant {name!r} (expected one of: {', '.join(VARIANTS)})")
    for option, value in options.items():
        _check(option, value)
    return VARIANTS[name]._replace(options=Options(**options))


def _check(option: str, value: object) -> None:
    if option not in CHOICES:
        raise ValueError(f"unknown option {option!r} (expected one of: {', '.join(CHOICES)})")
    if value not in CHOICES[option]:
        raise ValueError(f"option {option} cannot be {value!r} (expected one of: {', '.join(CHOICES[option])})")
