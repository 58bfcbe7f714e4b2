"""Buttons and the bar at the top, shared by the scenes."""

from __future__ import annotations

from collections.abc import Iterator

from game.intents import Go, Next
from game.layout import Box
from game.paint import fitted, wrapped
from game.picture import Icon, Item, Label, Panel, Target
from game.scenes.room import Room


def style(room: Room, intent: object, rest: str) -> str:
    """The style of a button: pressed while the finger is on it."""
    return "pressed" if room.pressed == intent else rest


def mark(room: Room, box: Box, intent: object) -> Iterator[Item]:
    """The keyboard's mark, if it stands on this button."""
    if room.focus == intent:
        yield Panel(box, "focus")


def button(room: Room, box: Box, text: str, intent: object, rest: str = "button") -> Iterator[Item]:
    """A button with its text, in two lines where it is too narrow for one."""
    on, now = room.table, style(room, intent, rest)
    ink = "paper" if now in ("primary", "quiet") else "ink"
    width = box.width - 0.5 * on.text
    size = fitted(text, 1.15 * on.text, width)
    lines = (text,) if size >= round(on.text) else wrapped(text, size := round(on.text), width)
    yield Panel(box, now)
    x, y = box.centre
    for number, line in enumerate(lines):
        yield Label(line, x, y + (number - (len(lines) - 1) / 2) * 1.15 * size, size, width, ink)
    yield from mark(room, box, intent)


def icon_button(room: Room, box: Box, name: str, intent: object) -> Iterator[Item]:
    """A round button with a sign."""
    inner = Box(box.x + 0.06 * box.width, box.y + 0.06 * box.height, 0.88 * box.width, 0.88 * box.height)
    now = style(room, intent, "quiet")
    yield Panel(inner, now)
    yield Icon(name, *box.centre, 0.6 * inner.width, "ink" if now == "pressed" else "paper")
    yield from mark(room, inner, intent)


def bar_targets(room: Room) -> tuple[Target, ...]:
    """The bar's buttons."""
    on = room.table
    return (
        Target(on.button(1), Next("deck"), room.tell("change_deck")),
        Target(on.button(0), Go("menu"), room.tell("menu")),
    )


def bar(room: Room, name: str) -> Iterator[Item]:
    """The top line: who plays against you, and the buttons."""
    on = room.table
    side = 2 * on.bar.height
    backs = on.backs[0]
    free = on.bar.width - side if backs.y >= on.bar.bottom else (on.bar.width - 3 * on.back_width) / 2
    x = on.bar.right - on.gap if on.mirrored else on.bar.x + on.gap
    align = "right" if on.mirrored else "left"
    yield Label(name, x, on.bar.centre[1], 1.1 * on.text, free - 2 * on.gap, "paper", align)
    yield from icon_button(room, on.button(1), "deck", Next("deck"))
    yield from icon_button(room, on.button(0), "menu", Go("menu"))
