"""Small signs for buttons, as strokes in a square of 100 units."""

from __future__ import annotations

import pygame

import sprites

Stroke = tuple[tuple[int, int], ...]

EYE: Stroke = ((14, 50), (30, 34), (50, 28), (70, 34), (86, 50), (70, 66), (50, 72), (30, 66), (14, 50))

CIRCLE: Stroke = ((14, 50), (20, 34), (35, 27), (50, 34), (56, 50), (50, 66), (35, 73), (20, 66), (14, 50))

ICONS: dict[str, tuple[Stroke, ...]] = {
    "menu": (((22, 30), (78, 30)), ((22, 50), (78, 50)), ((22, 70), (78, 70))),
    "deck": (((38, 20), (80, 20), (80, 80), (38, 80), (38, 20)), ((26, 28), (20, 28), (20, 86), (62, 86))),
    "dealer": (((18, 34), (44, 26), (58, 72), (32, 80), (18, 34)), ((52, 24), (80, 30), (70, 78), (60, 76))),
    "crown": (((16, 76), (84, 76), (88, 30), (66, 52), (50, 20), (34, 52), (12, 30), (16, 76)),),
    "partner": (CIRCLE, tuple((x + 30, y) for x, y in CIRCLE)),
    "leader": (((30, 14), (30, 88)), ((30, 18), (78, 34), (30, 52))),
    "undo": (((36, 24), (20, 42), (36, 60)), ((22, 42), (62, 42), (76, 52), (78, 64), (70, 78), (46, 80))),
    "hint": (
        (
            (50, 14),
            (64, 18),
            (73, 30),
            (71, 44),
            (60, 56),
            (60, 64),
            (40, 64),
            (40, 56),
            (29, 44),
            (27, 30),
            (36, 18),
            (50, 14),
        ),
        ((41, 76), (59, 76)),
        ((45, 87), (55, 87)),
    ),
    "back": (((58, 22), (30, 50), (58, 78)),),
    "forward": (((42, 22), (70, 50), (42, 78)),),
    "play": (((34, 22), (76, 50), (34, 78), (34, 22)),),
    "open": (EYE, ((50, 44), (56, 50), (50, 56), (44, 50), (50, 44))),
    "shut": (EYE, ((24, 78), (76, 22))),
    "person": (
        ((50, 20), (62, 25), (67, 37), (62, 49), (50, 54), (38, 49), (33, 37), (38, 25), (50, 20)),
        ((20, 84), (26, 68), (38, 62), (62, 62), (74, 68), (80, 84)),
    ),
    "pause": (((36, 24), (36, 76)), ((64, 24), (64, 76))),
}
FINE = 4  # drawn so many times larger, then scaled down


def icon(name: str, size: int, ink: str) -> pygame.Surface:
    """The sign called `name`, `size` pixels square, in one of the table's inks."""
    large = max(1, size) * FINE
    picture = pygame.Surface((large, large), pygame.SRCALPHA)
    colour, weight = sprites.COLOURS[ink], max(2, large // 11)
    for stroke in ICONS[name]:
        points = [(x * large / 100, y * large / 100) for x, y in stroke]
        pygame.draw.lines(picture, colour, False, points, weight)
        for point in points:
            pygame.draw.circle(picture, colour, point, weight / 2)
    return pygame.transform.smoothscale(picture, (max(1, size), max(1, size)))
