"""The page of the rules, as they are in force: every sentence goes by the variant and the options of the deal."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.cards import CARDS, Suit
from game.rules.record import chosen_options
from game.rules.signs import are_agreed, gesture, told_of
from game.rules.state import Sign, Variant
from game.rules.variants import TWOS
from game.scenes.pages.page import Page
from game.scenes.pages.rows import Body, Cards, Faces, Heading, Row
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.store.settings import SIGNS, options_of, values_of

VALUES: dict[tuple[str, object], str] = {  # that need a sentence of their own
    ("swap", "two only"): "swap_two only_note",
    ("direction", "clockwise"): "direction_clockwise_note",
    ("partner", "never"): "partner_never_note",
    ("forced_call", "off"): "forced_call_off_note",
    ("naming", "blind"): "naming_blind_note",
    ("first_lead", "caller"): "first_lead_caller_note",
    ("talk", "always"): "talk_always_note",
    ("talk", "never"): "talk_never_note",
    ("sign_table", "south"): "sign_table_south_note",
    ("signs_seen", "sometimes"): "signs_seen_sometimes_note",
    ("signs_seen", "always"): "signs_seen_always_note",
}


def rules_page(room: Room, beneath: Scene) -> Page:
    """How briscola is played with the deal on the table."""

    def rows() -> tuple[Row, ...]:
        variant = room.session.record.variant
        return (
            *_told(room, aim(variant)),
            *_agreed(room, variant),
            Heading(room.tell("rules_order")),
            *_order(variant),
            *_told(room, "rules_points_exchange" if variant.is_bisca else "rules_points"),
            *_auction(room, variant),
            Heading(room.tell("rules_trick")),
            *_told(room, *trick(variant)),
            *_signs(room, variant),
            Heading(room.tell("rules_end")),
            *_told(room, *count(variant)),
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
    return {name: chosen[name] for name in felt if name not in SIGNS or are_agreed(variant)}


def explained(name: str, value: object, is_bisca: bool = False, has_twos: bool = True) -> str:
    """The key of the sentence that explains a setting at this value."""
    if value == "seven and two":
        if is_bisca:
            return "swap_seven and two_exchange_note" if has_twos else "swap_seven and two_six_exchange_note"
        return "swap_seven and two_note" if has_twos else "swap_seven and two_six_note"
    return VALUES.get((name, value), f"option_{name}_note")


def _agreed(room: Room, variant: Variant) -> Iterator[Row]:
    """What the deal is played with beyond the usual rules."""
    agreed = [explained(*each, variant.is_bisca, not variant.removed >= TWOS) for each in in_force(variant).items()]
    if variant.name != "two" and variant.seats == 2:
        agreed.insert(0, f"variant_{variant.name}_note")
    if agreed:
        yield Heading(room.tell("rules_agreed"))
        yield from _told(room, *agreed)


def _order(variant: Variant) -> Iterator[Row]:
    """The cards of one suit, the strongest first, with what each is worth."""
    values = variant.values
    suit = sorted((card for card in variant.pack if card.suit is Suit.COINS), key=lambda card: -values.strength[card])
    for row in (tuple(suit[:5]), tuple(suit[5:])):
        yield Cards(row, tuple(str(values.points[card]) for card in row), variant.is_bisca)


def aim(variant: Variant) -> str:
    """The key of what is played with, by whom, and who wins."""
    return "rules_aim" if variant.seats == 2 else f"rules_aim_{variant.name}"


def _auction(room: Room, variant: Variant) -> Iterator[Row]:
    """Where there is an auction: what may be said, and what follows from it."""
    if variant.has_auction:
        options = variant.options
        yield Heading(room.tell("rules_auction"))
        name = "rules_name" if options.naming == "at once" else "rules_name_blind"
        call = "rules_call_forced" if options.forced_call == "on" else "rules_call_two"
        yield from _told(room, "rules_bid", name, "rules_alone", call)


def _signs(room: Room, variant: Variant) -> Iterator[Row]:
    """Where partners may tell each other something: when, by which signs, in which words, and who notices it."""
    if are_agreed(variant):
        yield Heading(room.tell("rules_signs"))
        first, *others = telling(variant)
        yield from _told(room, first)
        yield Faces(tuple(_face(room, sign, variant) for sign in Sign))
        yield from _told(room, *others)


def _face(room: Room, sign: Sign, variant: Variant) -> tuple[str, str, str]:
    """The name of a sign's face, what the sign says, how it is given."""
    cards, how = told_of(sign, Suit.COINS, variant.values), gesture(sign, variant)
    named = room.called_name(CARDS[cards[0]], variant) if len(cards) == 1 else room.tell(f"sign_{sign.value}")
    return how, named, room.tell(f"gesture_{how}")


def telling(variant: Variant) -> tuple[str, ...]:
    """The keys of the sentences on signs and words."""
    options = variant.options
    truth = "rules_signs_false" if options.false_signs == "on" else "rules_signs_true"
    if variant.has_auction:
        return "rules_signs_secret", truth
    words = "rules_words_captain" if variant.captains else "rules_words"
    return f"rules_signs_{options.talk}", truth, words, f"rules_seen_{options.signs_seen}"


def count(variant: Variant) -> tuple[str, ...]:
    """The keys of how a deal is counted, and what is paid for it."""
    if variant.has_auction:
        return "rules_count_chiamata", "rules_pay", "rules_stake", usual(variant)
    return "rules_count", usual(variant)


def usual(variant: Variant) -> str:
    """The key of how long a match usually is."""
    if variant.has_auction:
        return "rules_usual_chiamata"
    if not variant.has_trump:
        return "rules_usual_briscolone"
    if variant.captains:
        return "rules_usual_schembil"
    return "rules_usual_three" if variant.seats == 3 else "rules_usual"


def trick(variant: Variant) -> tuple[str, ...]:
    """The keys of the sentences on dealing, playing, taking and drawing."""
    if variant.seats > 2:
        return tuple(_trick_of_many(variant))
    kind = "" if variant.has_trump else "_briscolone"
    reply = "rules_follow" if variant.options.follow == "on" else f"rules_free{kind}"
    return f"rules_hand{kind}", "rules_lead", reply, f"rules_take{kind}", f"rules_draw{kind}"


def _trick_of_many(variant: Variant) -> Iterator[str]:
    """The same for three and more: who comes after whom, and what partners see."""
    leads = "caller_" if variant.has_auction and variant.options.first_lead == "caller" else ""
    yield from () if variant.has_auction else ("rules_hand",)
    yield f"rules_lead_{leads}{variant.options.direction}"
    yield "rules_follow_many" if variant.options.follow == "on" else "rules_free"
    yield from ("rules_take", "rules_next" if variant.has_auction else "rules_draw_many")
    if "partner" in options_of(variant.name) and variant.options.partner == "shown":
        yield "rules_partners_shown"


def advice(variant: Variant) -> tuple[str, ...]:
    """The keys of the sentences that advise."""
    if variant.has_auction:
        return tuple(f"rules_chiamata_{number}" for number in range(1, 6))
    if not variant.has_trump:
        return tuple(f"rules_briscolone_{number}" for number in range(1, 5))
    third = "rules_advice_3_follow" if variant.options.follow == "on" else "rules_advice_3"
    fewer = "six" if variant.removed >= TWOS else variant.name
    fourth = f"rules_advice_4_{fewer}" if variant.removed else "rules_advice_4"
    team = ("rules_advice_team",) if len(set(variant.sides)) < variant.seats else ()
    return ("rules_advice_1", "rules_advice_2", third, fourth, "rules_advice_5", *team)


def honest(variant: Variant) -> str:
    """The key of what the computer sees and what not."""
    if variant.has_auction:
        return "honest_chiamata"
    return "honest_scoperta" if variant.open_hands else "honest"
