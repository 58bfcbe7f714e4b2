"""The page of options: every setting with a line that explains it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from game.rules.cards import card
from game.rules.match import kinds
from game.rules.signs import are_agreed
from game.rules.variants import TWOS, VARIANTS
from game.scenes.pages.page import Page
from game.scenes.pages.rows import Body, Cards, Entry, Heading, Row, Stepper
from game.scenes.pages.rules import explained
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.store.presets import preset, presets
from game.store.saved_game import rules_of
from game.store.settings import CHOICES, OPTIONS, SIGNS, SettingName, options_of
from game.view.intents import Ask, Choose, Do, Go, Intent, Next

TABLE: tuple[SettingName, ...] = (
    "speed",
    "volume",
    "sound",
    "deck",
    "indices",
    "contrast",
    "hand",
    "confirm",
    "scan",
    "piles",
    "last_trick",
    "undo",
    "hints",
    "claim",
)
SHOWN = tuple(map(card, ("AD", "KS", "NC", "JB", "3S")))  # the cards that show a deck
GAME: tuple[SettingName, ...] = ("variant", "match", "cappotto", *OPTIONS)


def options_page(room: Room, beneath: Scene) -> Page:
    """Every setting with a line that explains it."""

    def rows() -> tuple[Row, ...]:
        return (
            Heading(room.tell("options_table")),
            *chain.from_iterable(_told(room, name) for name in TABLE if _applies(room, name)),
            Heading(room.tell("options_game")),
            *(_preset(room, *each) for each in presets(room.session.settings.variant).items()),
            Body(room.tell("options_game_note")),
            *(_setting(room, name) for name in GAME if _applies(room, name)),
            *_abandon(room),
        )

    def handle(intent: Intent) -> Intent | None:
        match intent:
            case Do("volume", int(step)):
                return _louder(room, step)
            case Do("abandon"):
                return Ask("ask_match", "new_match", Go("new match"))
        return intent

    return Page(room, beneath, lambda: room.tell("options"), rows, handle)


def _louder(room: Room, step: int) -> Intent | None:
    """Volume up or down by a step, with something to hear."""
    value = room.session.settings.volume + step
    room.sounds.play("felt")
    return Choose("volume", value) if value in CHOICES["volume"] else None


def _abandon(room: Room) -> Iterator[Row]:
    """The way out of a match, while there is one."""
    if room.session.is_under_way:
        yield Entry(room.tell("abandon_match"), Do("abandon"), note=room.tell("abandon_match_note"))


def _applies(room: Room, name: str) -> bool:
    """Whether the setting means anything in the variant that is played, with the deck in use."""
    if name == "indices":
        return room.session.settings.deck == "francesi"
    variant = room.session.settings.variant
    if name == "cappotto":  # where deals are paid, all the points are paid double
        return not VARIANTS[variant].has_auction
    if name in SIGNS and not are_agreed(rules_of(room.session.settings)):
        return False
    return name not in OPTIONS or name in options_of(variant)


def _told(room: Room, name: SettingName) -> Iterator[Row]:
    """A setting; under the deck some of its cards, so that it is chosen by looking at them."""
    yield _setting(room, name)
    if name == "deck":
        yield Cards(SHOWN, ("",) * len(SHOWN), room.session.settings.exchange == "on")


def _setting(room: Room, name: SettingName) -> Row:
    value = getattr(room.session.settings, name)
    is_bisca = room.session.settings.exchange == "on"
    text, word = room.tell(f"option_{name}"), _word(room, name, value)
    note = room.tell(explained(name, value, is_bisca, not VARIANTS[room.session.settings.variant].removed >= TWOS))
    if name == "variant" and value != "two":
        note = room.tell(f"variant_{value}_note")
    if name == "volume":
        steps = room.tell("volume_less", value=value), room.tell("volume_more", value=value)
        return Stepper(text, name, word, note, *steps)
    if name == "match":
        allowed = kinds(room.session.settings.variant)
        return Entry(text, Choose(name, allowed[(allowed.index(value) + 1) % len(allowed)]), word, note)
    return Entry(text, Next(name), word, note)


def _word(room: Room, name: str, value: object) -> str:
    """What a setting's value is called."""
    if name == "volume":
        return str(value)
    if name == "match":
        return room.match_name(str(value), room.session.settings.variant)
    return room.tell(str(value) if value in ("off", "on") else f"{name}_{value}")


def _preset(room: Room, name: str, values: dict[str, str]) -> Entry:
    """A preset; unless it is the one in use, with what it would change."""
    now, note = room.session.settings._asdict(), room.tell(f"preset_{name}_note")
    changes = [
        room.tell("preset_change", name=room.tell(f"option_{key}"), value=_word(room, key, value))
        for key, value in values.items()
        if now[key] != value
    ]
    if changes:
        note = room.tell("preset_changes", note=note, changes=", ".join(changes))
    chosen = preset(room.session.settings) == name
    return Entry(room.tell(f"preset_{name}"), Choose("preset", name), note=note, chosen=chosen)
