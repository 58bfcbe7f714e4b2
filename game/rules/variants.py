"""The variants as data. A new one is a new row here (and a name for it in each language)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.cards import cards
from game.rules.state import Options, Variant

OPPOSITE, TEAMS = (0, 1, 0, 1), (0, 1, 0, 1, 0, 1)
TWOS = frozenset(cards("2C 2D 2S 2B"))

VARIANTS: dict[str, Variant] = {
    variant.name: variant
    for variant in (
        Variant("two"),
        Variant("scoperta", open_hands=True),
        Variant("briscolone", hand_size=5, has_trump=False),
        Variant("three", seats=3, sides=(0, 1, 2), removed=frozenset(cards("2C"))),
        Variant("four", seats=4, sides=OPPOSITE),
        Variant("six", seats=6, sides=TEAMS, removed=TWOS),
        Variant("chiamata", seats=5, sides=(0, 1, 2, 3, 4), hand_size=8, has_auction=True),
        Variant("schembil", seats=6, sides=TEAMS, removed=TWOS, captains=(0, 1)),
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
    "talk": ("later", "always", "never"),
    "sign_table": ("north", "south"),
    "false_signs": ("off", "on"),
    "signs_seen": ("never", "sometimes", "always"),
    "secret_signs": ("off", "on"),
}

_EVERYWHERE = ("direction", "follow", "exchange")
_WHERE_A_CARD_IS_TURNED = ("bury", "swap")
_SIGNS = ("sign_table", "false_signs", "signs_seen")
_IN_TEAMS = ("partner", "talk", *_SIGNS)
_WITH_AN_AUCTION = ("secret_signs", *_SIGNS, "forced_call", "naming", "first_lead", "void_hand", "loads")


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
    if "swap" in values and of.removed >= TWOS:
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


def led_by(of: Variant, captains: Sequence[int] | None) -> Variant:
    """The variant with these captains, one of each side in their order. Raises ValueError where that cannot be."""
    if captains is None:
        return of
    if not of.captains or [of.sides[each] if each in range(of.seats) else -1 for each in captains] != [0, 1]:
        raise ValueError(f"{of.name} cannot be led by {list(captains)}")
    return of._replace(captains=tuple(captains))


def _check(option: str, value: object) -> None:
    if option not in CHOICES:
        raise ValueError(f"unknown option {option!r} (expected one of: {', '.join(CHOICES)})")
    if value not in CHOICES[option]:
        raise ValueError(f"option {option} cannot be {value!r} (expected one of: {', '.join(CHOICES[option])})")
