"""The fan of aces that stands behind the menu's paper: the deck in use is seen before it is played with."""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.rules.cards import card
from game.view.layout import Box, Layout, safe
from game.view.picture import Face

ACES = tuple(map(card, ("AB", "AS", "AC", "AD")))
LEANS = (-27, -9, 9, 27)  # degrees
SEEN = 0.68  # of a card's height: so much of it looks out from behind the paper
RADIUS = 1.35  # heights of a card from the point about which they are fanned to their centres
LEAST = 2.6  # heights of text that must look out, else there is no fan


def room_for(paper: Box, on: Layout) -> tuple[float, float]:
    """How far the fan looks out above the paper, or else at its inner side, in pixels; (0, 0) where it has no room."""
    area, most = safe(on.screen), SEEN * _height(paper, on)
    above = min(most, paper.y - area.y - on.gap)
    if above >= LEAST * on.text:
        return above, 0.0
    free = paper.x - area.x if _is_right(paper, on) else area.right - paper.right
    return (0.0, most) if free > 4 * most else (0.0, 0.0)


def fan(paper: Box, on: Layout) -> Iterator[Face]:
    """The aces, which are the same in every game, to be drawn before the paper."""
    above, beside = room_for(paper, on)
    if not above and not beside:
        return
    height = min(_height(paper, on), max(above, beside) / SEEN)
    turn = 0 if above else -90 if _is_right(paper, on) else 90
    side = paper.x if _is_right(paper, on) else paper.right
    edge = (paper.centre[0], paper.y) if above else (side, paper.centre[1])
    away = (RADIUS + 0.5 - SEEN) * height  # from the edge to the point about which they are fanned
    for ace, lean in zip(ACES, LEANS, strict=True):
        towards, angle = math.radians(turn), math.radians(turn + lean)
        x = edge[0] - away * math.sin(towards) + RADIUS * height * math.sin(angle)
        y = edge[1] + away * math.cos(towards) - RADIUS * height * math.cos(angle)
        yield Face(ace, x, y, height / on.ratio, -(turn + lean), shadow=False)


def _is_right(paper: Box, on: Layout) -> bool:
    """Whether the paper lies at the right of the screen."""
    return paper.centre[0] > safe(on.screen).centre[0]


def _height(paper: Box, on: Layout) -> float:
    """Of a card: so that all of them are hardly wider than the paper, and none is larger than one in the hand."""
    return min(0.3 * paper.width, 0.8 * on.hand_width) * on.ratio
