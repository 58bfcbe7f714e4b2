"""The page of the rules, as they are in force: every sentence goes by the variant and the options of the deal."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.cards import CARDS, Suit
from game.rules.record import chosen_options
from game.rules.state import Variant
from game.scenes.pages.page import Page
from game.scenes.pages.rows import Body, Cards, Heading, Row
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.store.settings import options_of, values_of

VALUES: dict[object, str] = {  # that need a sentence of their own
    "seven and two": "swap_seven and two_note",
    "two only": "swap_two only_note",
    "clockwise": "direction_clockwise_note",
    "never": "partner_never_note",
}


def rules_page(room: Room, beneath: Scene) -> Page:
    """How briscola is played with the deal on the table."""

    def rows() -> tuple[Row, ...]:
        variant = room.session.record.variant
        return (
            *_told(room, "rules_aim"),
            *_agreed(room, variant),
            Heading(room.tell("rules_order")),
            *_order(variant),
            *_told(room, "rules_points_exchange" if variant.is_bisca else "rules_points"),
            Heading(room.tell("rules_trick")),
            *_told(room, *trick(variant)),
            Heading(room.tell("rules_end")),
            *_told(room, "rules_count", "rules_usual" if variant.has_trump else "rules_usual_briscolone"),
            Heading(room.tell("rules_advice")),
            *_told(room, *advice(variant)),
            Heading(room.tell("rules_honest")),
            *_told(room, honest(variant)),
        )

    return Page(room, beneath, lambda: room.tell("rules"), rows)


def _told(room: Room, *keys: str) -> Iterator[Row]:
    return (Body(room.tell(key)) for key in keys)


def in_force(variant: Variant) -> dict[str, str]:
    """The options that make a deal another than the usual one, by name; without those that the variant cannot feel."""
    chosen = chosen_options(variant.options)
    felt = (name for name in options_of(variant.name) if chosen.get(name) in values_of(name, variant.name))
    return {name: chosen[name] for name in felt}


def explained(name: str, value: object, is_bisca: bool = False) -> str:
    """The key of the sentence that explains a setting at this value."""
    if value == "seven and two" and is_bisca:
        return "swap_seven and two_exchange_note"
    return VALUES.get(value, f"option_{name}_note")


def _agreed(room: Room, variant: Variant) -> Iterator[Row]:
    """What the deal is played with beyond the usual rules."""
    agreed = [explained(*each, variant.is_bisca) for each in in_force(variant).items()]
    if variant.name != "two":
        agreed.insert(0, f"variant_{variant.name}_note")
    if agreed:
        yield Heading(room.tell("rules_agreed"))
        yield from _told(room, *agreed)


def _order(variant: Variant) -> Iterator[Row]:
    """The cards of one suit, the strongest first, with what each is worth."""
    values = variant.values
    suit = sorted((card for card in CARDS if card.suit is Suit.COINS), key=lambda card: -values.strength[card])
    for row in (tuple(suit[:5]), tuple(suit[5:])):
        yield Cards(row, tuple(str(values.points[card]) for card in row), variant.is_bisca)


def trick(variant: Variant) -> tuple[str, ...]:
    """The keys of the sentences on dealing, playing, taking and drawing."""
    kind = "" if variant.has_trump else "_briscolone"
    reply = "rules_follow" if variant.options.follow == "on" else f"rules_free{kind}"
    return f"rules_hand{kind}", "rules_lead", reply, f"rules_take{kind}", f"rules_draw{kind}"


def advice(variant: Variant) -> tuple[str, ...]:
    """The keys of the sentences that advise."""
    if not variant.has_trump:
        return tuple(f"rules_briscolone_{number}" for number in range(1, 5))
    third = "rules_advice_3_follow" if variant.options.follow == "on" else "rules_advice_3"
    return "rules_advice_1", "rules_advice_2", third, "rules_advice_4", "rules_advice_5"


def honest(variant: Variant) -> str:
    """The key of what the computer sees and what not."""
    return "honest_scoperta" if variant.open_hands else "honest"
