"""The pages behind the menu, by the name that `intents.Go` uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.cards import CARDS, Suit
from game.intents import Choose, Do, Next
from game.match import kinds
from game.record import chosen_options
from game.scenes import Scene, routes
from game.scenes.page import Page
from game.scenes.replays import replays
from game.scenes.room import Room
from game.scenes.rows import Body, Cards, Entry, Heading, Row, Stepper
from game.scenes.statistics import statistics
from game.settings import CHOICES, PRESETS, preset
from game.state import Variant

TABLE = ("speed", "volume", "sound", "deck", "contrast", "hand", "confirm", "piles", "last_trick", "undo", "claim")
GAME = ("variant", "match", "cappotto", "bury", "swap", "follow", "exchange")


def levels(room: Room, beneath: Scene) -> Page:
    """What each level is worth, and the choice of one."""

    def rows() -> tuple[Row, ...]:
        now = room.session.settings.level
        entries = tuple(
            Entry(
                room.tell("name_and_level", name=room.tell(f"opponent_{level}"), level=room.tell(f"level_{level}")),
                Choose("level", level),
                note=room.tell(f"about_{level}"),
                chosen=level == now,
            )
            for level in map(str, CHOICES["level"])
        )
        return (*entries, Body(room.tell("honest")))

    return Page(room, beneath, lambda: room.tell("levels"), rows)


def rules(room: Room, beneath: Scene) -> Page:
    """How briscola is played."""

    def rows() -> tuple[Row, ...]:
        return (
            Body(room.tell("rules_aim")),
            *_agreed(room),
            Heading(room.tell("rules_order")),
            *_order(room.session.record.variant),
            Body(room.tell("rules_points")),
            Heading(room.tell("rules_trick")),
            *(Body(room.tell(f"rules_trick_{number}")) for number in range(1, 5)),
            Heading(room.tell("rules_end")),
            Body(room.tell("rules_end_1")),
            Heading(room.tell("rules_advice")),
            *(Body(room.tell(f"rules_advice_{number}")) for number in range(1, 6)),
            Heading(room.tell("rules_honest")),
            Body(room.tell("honest")),
        )

    return Page(room, beneath, lambda: room.tell("rules"), rows)


def _agreed(room: Room) -> Iterator[Row]:
    """What the deal on the table is played with beyond the usual rules."""
    variant = room.session.record.variant
    agreed = [f"option_{name}" for name in chosen_options(variant.options)]
    if variant.name != "two":
        agreed.insert(0, "option_variant")
    if agreed:
        yield Heading(room.tell("rules_agreed"))
        yield from (Body(room.tell(f"{each}_note")) for each in agreed)


def _order(variant: Variant) -> Iterator[Row]:
    """The cards of one suit, the strongest first, with what each is worth."""
    values = variant.values
    suit = sorted((card for card in CARDS if card.suit is Suit.COINS), key=lambda card: -values.strength[card])
    for row in (tuple(suit[:5]), tuple(suit[5:])):
        yield Cards(row, tuple(str(values.points[card]) for card in row))


def options(room: Room, beneath: Scene) -> Page:
    """Every setting with a line that explains it."""

    def rows() -> tuple[Row, ...]:
        return (
            Heading(room.tell("options_table")),
            *(_setting(room, name) for name in TABLE),
            Heading(room.tell("options_game")),
            Body(room.tell("options_game_note")),
            *(_preset(room, name) for name in PRESETS),
            *(_setting(room, name) for name in GAME if _applies(room, name)),
            *_abandon(room),
        )

    def handle(intent: object) -> Scene | None:
        match intent:
            case Do("volume", int(step)):
                return _louder(room, page, step)
            case Do("abandon"):
                return routes.abandon(room, page)
        return None

    page = Page(room, beneath, lambda: room.tell("options"), rows, handle)
    return page


def _louder(room: Room, page: Page, step: int) -> Scene:
    """Volume up or down by a step, with something to hear."""
    value = room.session.settings.volume + step
    scene = routes.choose(room, page, "volume", value) if value in CHOICES["volume"] else page
    room.sounds.play("felt")
    return scene


def _abandon(room: Room) -> Iterator[Row]:
    """The way out of a match, while there is one."""
    if routes.is_under_way(room.session):
        yield Entry(room.tell("abandon_match"), Do("abandon"), note=room.tell("abandon_match_note"))


def _applies(room: Room, name: str) -> bool:
    """Whether the setting means anything in the variant that is played."""
    return room.session.settings.variant != "briscolone" or name not in ("bury", "swap")


def _setting(room: Room, name: str) -> Row:
    value = getattr(room.session.settings, name)
    text, word, note = room.tell(f"option_{name}"), _word(room, name, value), room.tell(f"option_{name}_note")
    if name == "volume":
        return Stepper(text, name, word, note)
    if name == "match":
        allowed = kinds(room.session.settings.variant)
        return Entry(text, Choose(name, allowed[(allowed.index(value) + 1) % len(allowed)]), word, note)
    return Entry(text, Next(name), word, note)


def _word(room: Room, name: str, value: object) -> str:
    """What a setting's value is called."""
    if name == "volume":
        return str(value)
    return room.tell(str(value) if value in ("off", "on") else f"{name}_{value}")


def _preset(room: Room, name: str) -> Entry:
    """A preset; unless it is the one in use, with what it would change."""
    now, note = room.session.settings._asdict(), room.tell(f"preset_{name}_note")
    changes = [
        room.tell("preset_change", name=room.tell(f"option_{key}"), value=_word(room, key, value))
        for key, value in PRESETS[name].items()
        if now[key] != value
    ]
    if changes:
        note = room.tell("preset_changes", note=note, changes=", ".join(changes))
    chosen = preset(room.session.settings) == name
    return Entry(room.tell(f"preset_{name}"), Choose("preset", name), note=note, chosen=chosen)


PAGES: dict[str, Callable[[Room, Scene], Scene]] = {
    "levels": levels,
    "rules": rules,
    "options": options,
    "statistics": statistics,
    "replays": replays,
}
