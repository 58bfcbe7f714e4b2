"""The pages behind the menu, by the name that `intents.Go` uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.rules.match import kinds
from game.scenes import routes
from game.scenes.pages.page import Page
from game.scenes.pages.past_deals import past_deals_page
from game.scenes.pages.rows import Body, Entry, Heading, Row, Stepper
from game.scenes.pages.rules import explained, honest, rules_page
from game.scenes.pages.statistics import statistics_page
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.store.settings import CHOICES, OPTIONS, options_of, preset, presets
from game.view.intents import Choose, Do, Next

TABLE = ("speed", "volume", "sound", "deck", "contrast", "hand", "confirm", "piles", "last_trick", "undo", "claim")
GAME = ("variant", "match", "cappotto", "bury", "swap", "follow", "exchange")


def levels_page(room: Room, beneath: Scene) -> Page:
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
        return (*entries, Body(room.tell(honest(room.session.record.variant))))

    return Page(room, beneath, lambda: room.tell("levels"), rows)


def options_page(room: Room, beneath: Scene) -> Page:
    """Every setting with a line that explains it."""

    def rows() -> tuple[Row, ...]:
        return (
            Heading(room.tell("options_table")),
            *(_setting(room, name) for name in TABLE),
            Heading(room.tell("options_game")),
            *(_preset(room, *each) for each in presets(room.session.settings.variant).items()),
            Body(room.tell("options_game_note")),
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
    return name not in OPTIONS or name in options_of(room.session.settings.variant)


def _setting(room: Room, name: str) -> Row:
    value = getattr(room.session.settings, name)
    text, word, note = room.tell(f"option_{name}"), _word(room, name, value), room.tell(explained(name, value))
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


PAGES: dict[str, Callable[[Room, Scene], Scene]] = {
    "levels": levels_page,
    "rules": rules_page,
    "options": options_page,
    "statistics": statistics_page,
    "replays": past_deals_page,
}
