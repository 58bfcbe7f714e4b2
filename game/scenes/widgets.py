"""Buttons, signs and lettering, shared by the scenes."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from game.scenes.room import Room
from game.screen.typeset import fitted, measure, wrapped
from game.view.intents import Intent
from game.view.layout import Box, Layout, around
from game.view.picture import Icon, Item, Label, Panel, Ring


def style(room: Room, intent: Intent, rest: str) -> str:
    """The style of a button: pressed while the finger is on it."""
    return "pressed" if room.pressed == intent else rest


def mark(room: Room, box: Box, intent: Intent, rest: str = "button") -> Iterator[Item]:
    """The keyboard's mark, if it stands on this button, which has the style `rest`."""
    if room.focus == intent:
        yield ring(box, room.layout, "red" if rest in ("chosen", "pressed") else "gold")


def ring(box: Box, on: Layout, ink: str = "gold") -> Ring:
    """The keyboard's mark around a box: most of it outside, and clear of the next box."""
    return Ring(around(*box.centre, box.width + 1.6 * on.gap, box.height + 1.6 * on.gap), round(1.2 * on.gap), ink)


def button(room: Room, box: Box, text: str, intent: Intent, rest: str = "button") -> Iterator[Item]:
    """A button with its text, in two lines where it is too narrow for one."""
    now = style(room, intent, rest)
    yield Panel(box, now)
    inner = around(*box.centre, box.width - 0.5 * room.layout.text, box.height)
    yield from lettering(text, inner, room.layout.text, "paper" if now in ("primary", "quiet") else "ink")
    yield from mark(room, box, intent, now)


def lettering(text: str, box: Box, size: float, ink: str, align: str = "centre") -> Iterator[Item]:
    """A text in the middle of a box: a little larger than `size` where it fits in one line, else in more lines."""
    best = fitted(text, 1.15 * size, box.width)
    lines = (text,) if best >= round(size) else wrapped(text, best := round(size), box.width)
    x = {"left": box.x, "centre": box.centre[0], "right": box.right}[align]
    for number, line in enumerate(lines):
        y = box.centre[1] + (number - (len(lines) - 1) / 2) * 1.15 * best
        yield Label(line, x, y, best, box.width, ink, align)


def icon_button(room: Room, box: Box, name: str, intent: Intent) -> Iterator[Item]:
    """A round button with a sign."""
    inner = Box(box.x + 0.06 * box.width, box.y + 0.06 * box.height, 0.88 * box.width, 0.88 * box.height)
    now = style(room, intent, "quiet")
    yield Panel(inner, now)
    yield Icon(name, *box.centre, 0.6 * inner.width, "ink" if now == "pressed" else "paper")
    yield from mark(room, inner, intent, now)


def printable(text: str) -> str:
    """The text as a typeface can show it: what the system says of files and faults may hold anything."""
    return "".join(each if each.isprintable() else "?" for each in text)


def fits(text: str, box: Box, size: float) -> bool:
    """Whether a text can be read in a box: in at most two lines, no word wider than the box."""
    lines = wrapped(text, round(size), box.width)
    return len(lines) <= 2 and max(measure(line, round(size)) for line in lines) <= box.width


def spread(box: Box, cards: int, on: Layout, most: float = inf, foot: float = 0.0) -> list[tuple[float, float, float]]:
    """Centre and width of each of so many cards, none wider than `most`, with `foot` pixels free below each.

    They lie in the number of rows that shows them largest.
    """

    def width(rows: int) -> float:
        across = -(-cards // rows)
        high = (box.height / rows - on.gap - foot) / on.ratio
        return min(high, box.width / (0.62 * (across - 1) + 1), 0.9 * on.hand_width, most)

    if not cards:
        return []
    rows = max((1, 2, 3), key=width)
    across, size = -(-cards // rows), width(rows)
    step = min(size + on.gap, (box.width - size) / max(1, across - 1))
    left = box.centre[0] - step * (across - 1) / 2
    pace = min(box.height / rows, size * on.ratio + foot + 2 * on.gap)
    top = box.centre[1] - (pace * (rows - 1) + foot) / 2
    return [(left + number % across * step, top + number // across * pace, size) for number in range(cards)]
