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
        Variant("chiamata", seats=5, sides=(0, 1, 2, 3, 4), hand_size=8, has_auction=True),
    )
}

CHOICES: dict[str, tuple[str, ...]] = {
    "direction": ("counter-clockwise", "clockwise"),
    "bury": ("off", "on"),
    "swap": ("off", "seven and two", "two only"),
    "follow": ("off", "on"),
    "exchange": ("off", "on"),
    "partner": ("shown", "never"),
    "forced_call": ("on", "off"),
    "naming": ("at once", "blind"),
    "first_lead": ("right", "caller"),
    "void_hand": ("off", "on"),
    "loads": ("off", "on"),
}

_EVERYWHERE = ("direction", "follow", "exchange")
_WHERE_A_CARD_IS_TURNED = ("bury", "swap")
_IN_TEAMS = ("partner",)
_WITH_AN_AUCTION = ("forced_call", "naming", "first_lead", "void_hand", "loads")


def offered(name: str) -> dict[str, tuple[str, ...]]:
    """The options that mean anything in the variant called `name`, each with its values, the default first.

    Where the twos are left out there is nothing to swap under "two only".
    """
    of = VARIANTS[name]
    chosen = [*_EVERYWHERE]
    chosen += _WHERE_A_CARD_IS_TURNED if of.has_trump and not of.has_auction else ()
    chosen += _IN_TEAMS if len(set(of.sides)) < of.seats else ()
    chosen += _WITH_AN_AUCTION if of.has_auction else ()
    values = {option: values for option, values in CHOICES.items() if option in chosen}
    if "swap" in values and of.removed.issuperset(cards("2C 2D 2S 2B")):
        values["swap"] = ("off", "seven and two")
    return values


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
