"""The pages behind the menu, by the name that `intents.Go` uses."""

from __future__ import annotations

from collections.abc import Callable

from game.cards import cards
from game.intents import Choose, Next
from game.match import kinds
from game.scenes import Scene
from game.scenes.page import Page
from game.scenes.replays import replays
from game.scenes.room import Room
from game.scenes.rows import Body, Cards, Entry, Heading, Row
from game.scenes.statistics import statistics
from game.settings import CHOICES, PRESETS, preset

TABLE = ("speed", "volume", "sound", "deck", "contrast", "hand", "confirm", "piles", "last_trick", "undo", "claim")
GAME = ("variant", "match", "cappotto", "bury", "swap", "follow", "exchange")


def levels(room: Room, beneath: Scene) -> Page:
    """What each level is worth, and the choice of one."""

    def rows() -> tuple[Row, ...]:
        now = room.session.settings.level
        entries = tuple(
            Entry(
                room.tell(f"level_{level}"),
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
        order = ("AD 3D KD ND JD", "7D 6D 5D 4D 2D")
        worth = (("11", "10", "4", "3", "2"), ("0",) * 5)
        return (
            Body(room.tell("rules_aim")),
            Heading(room.tell("rules_order")),
            *(Cards(cards(line), words) for line, words in zip(order, worth, strict=True)),
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


def options(room: Room, beneath: Scene) -> Page:
    """Every setting with a line that explains it."""

    def rows() -> tuple[Row, ...]:
        names = ("off", "on")
        return (
            Heading(room.tell("options_table")),
            *(_setting(room, name, names) for name in TABLE),
            Heading(room.tell("options_game")),
            Body(room.tell("options_game_note")),
            *(_preset(room, name) for name in PRESETS),
            *(_setting(room, name, names) for name in GAME if _applies(room, name)),
        )

    return Page(room, beneath, lambda: room.tell("options"), rows)


def _applies(room: Room, name: str) -> bool:
    """Whether the setting means anything in the variant that is played."""
    return room.session.settings.variant != "briscolone" or name not in ("bury", "swap")


def _setting(room: Room, name: str, switch: tuple[str, str]) -> Entry:
    value = getattr(room.session.settings, name)
    word = str(value) if name == "volume" else room.tell(value if value in switch else f"{name}_{value}")
    following = Next(name)
    if name == "match":
        allowed = kinds(room.session.settings.variant)
        chosen = allowed[(allowed.index(value) + 1) % len(allowed)]
        return Entry(room.tell("option_match"), Choose("match", chosen), word, room.tell("option_match_note"))
    return Entry(room.tell(f"option_{name}"), following, word, room.tell(f"option_{name}_note"))


def _preset(room: Room, name: str) -> Entry:
    chosen = preset(room.session.settings) == name
    return Entry(
        room.tell(f"preset_{name}"), Choose("preset", name), note=room.tell(f"preset_{name}_note"), chosen=chosen
    )


PAGES: dict[str, Callable[[Room, Scene], Scene]] = {
    "levels": levels,
    "rules": rules,
    "options": options,
    "statistics": statistics,
    "replays": replays,
}
