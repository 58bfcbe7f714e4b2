"""How cards travel from one place to another: a pure function of the time since the move. Seconds throughout."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from game.rules.cards import Card
from game.view.places import Place, Zone

DEAL = 0.09  # between two dealt cards
PLAY = 0.22
TAKE = 0.35
DRAW = 0.22
SLIDE = 0.15  # a hand closes its gap
SEEN = 0.9  # the finished trick stays to be seen
SPEEDS = {"calm": 1.5, "normal": 1.0, "fast": 0.55, "none": 0.0}

Places = Mapping[Card, Place]


class Span(NamedTuple):
    """When a card sets out and for how long it travels."""

    start: float
    length: float

    @property
    def end(self) -> float:
        return self.start + self.length


class Moved(NamedTuple):
    """A card on its way: its place now, how far it is turned over (1 = flat, 0 = on edge), how high it flies (0..1)."""

    place: Place
    squeeze: float = 1.0
    flight: float = 0.0


def ease_out(part: float) -> float:
    """Quick at first, gentle on arrival; maps 0..1 to 0..1."""
    return 1 - (1 - part) ** 3


def timetable(before: Places, after: Places) -> dict[Card, Span]:
    """When each card that lies elsewhere `after` travels.

    A deal goes card by card from the top of the pack; a trick is swept up before cards are drawn.
    """
    moved = [card for card in after if _travels(before[card], after[card])]
    swept = any(after[card].zone is Zone.PILE for card in moved)
    leaving = [card for card in moved if before[card].zone is Zone.STOCK or after[card].zone is Zone.TURN]
    leaving += [card for card in moved if before[card].zone is Zone.TURN and after[card].zone is Zone.HAND]
    leaving.sort(key=lambda card: -before[card].z)
    pace = DRAW / 2 if swept else DEAL
    wait = TAKE if swept else 0.0
    result = {card: _span(after[card].zone, wait) for card in moved}
    return result | {card: Span(wait + pace * i, DRAW) for i, card in enumerate(leaving)}


def _travels(old: Place, new: Place) -> bool:
    return old != new._replace(z=old.z) and not (old.zone is new.zone and old.zone in (Zone.STOCK, Zone.PILE))


def _span(to: Zone, wait: float) -> Span:
    return {
        Zone.TRICK: Span(0.0, PLAY),
        Zone.PILE: Span(0.0, TAKE),
        Zone.HAND: Span(wait, SLIDE),
        Zone.TURN: Span(0.0, DRAW),
        Zone.STOCK: Span(0.0, 0.0),
    }[to]


class Transition:
    """The way from the places `before` to the places `after`."""

    def __init__(self, before: Places, after: Places) -> None:
        self.before, self.after = before, after
        self.spans = timetable(before, after)
        self.length = max((span.end for span in self.spans.values()), default=0.0)

    def at(self, now: float) -> dict[Card, Moved]:
        """Every card `now` seconds after the move."""
        return {card: self._card(card, place, now) for card, place in self.after.items()}

    def _card(self, card: Card, after: Place, now: float) -> Moved:
        span = self.spans.get(card)
        if span is None or now >= span.end:
            return Moved(after)
        before = self.before[card]
        if now <= span.start:
            return Moved(before)
        return blend(before, after, (now - span.start) / span.length)


def blend(before: Place, after: Place, part: float) -> Moved:
    """A card after `part` (0..1) of its way: in a slight arc to another zone, turned over at half of it if it must."""
    eased = ease_out(part)
    lift = math.sin(math.pi * eased) if before.zone is not after.zone else 0.0
    distance = math.hypot(after.x - before.x, after.y - before.y)

    def between(a: float, b: float) -> float:
        return a + (b - a) * eased

    flips = before.face_up != after.face_up
    place = Place(
        x=between(before.x, after.x),
        y=between(before.y, after.y) - 0.08 * distance * lift,
        width=between(before.width, after.width),
        angle=between(before.angle, after.angle) + 4 * lift,
        face_up=after.face_up if eased >= 0.5 else before.face_up,
        z=after.z + 1000,
        zone=after.zone,
    )
    return Moved(place, abs(1 - 2 * eased) if flips else 1.0, lift)
