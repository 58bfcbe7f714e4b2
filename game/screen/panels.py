"""Boxes of paper and felt, and the keyboard's mark around them."""

from __future__ import annotations

import pygame

import sprites

# fill, edge; None leaves out
STYLES: dict[str, tuple[str | None, str | None]] = {
    "paper": ("paper", "ink"),
    "primary": ("red", "ink"),
    "button": ("paper_dark", "ink"),
    "pressed": ("gold", "ink"),
    "quiet": ("felt_dark", None),
    "turn": ("felt_dark", "gold"),
    "rim": (None, "gold"),
    "chosen": ("gold", "ink"),
    "line": ("ink", None),
    "won": ("green", None),
    "lost": ("red", None),
    "drawn": ("gold", None),
    "veil": ("felt_dark", None),
}
VEIL = 176  # of 255: how much a veil covers


def panel(width: int, height: int, style: str) -> pygame.Surface:
    """A rounded box, drawn twice as large and scaled down for soft corners; a veil lets all shine through."""
    fill, edge = STYLES[style]
    if style == "veil":
        veil = pygame.Surface((width, height), pygame.SRCALPHA)
        veil.fill((*sprites.COLOURS["felt_dark"], VEIL))
        return veil
    picture = _large(width, height)
    radius = _radius(width, height)
    weight = max(2, min(width, height, 100) // (8 if style in ("turn", "rim") else 16))
    if fill is not None:
        pygame.draw.rect(picture, sprites.COLOURS[fill], picture.get_rect(), border_radius=radius)
    if edge is not None:
        pygame.draw.rect(picture, sprites.COLOURS[edge], picture.get_rect(), weight, border_radius=radius)
    return pygame.transform.smoothscale(picture, (width, height))


def ring(width: int, height: int, weight: int, ink: str) -> pygame.Surface:
    """A band between dark lines, `weight` wide in all, so that it is told from light and from dark grounds."""
    picture, radius = _large(width, height), _radius(width, height)
    whole, line = picture.get_rect(), max(2, round(0.4 * weight))
    pygame.draw.rect(picture, sprites.COLOURS["ink"], whole, 2 * weight, border_radius=radius)
    band = whole.inflate(-2 * line, -2 * line)
    pygame.draw.rect(picture, sprites.COLOURS[ink], band, 2 * (weight - line), border_radius=radius - line)
    return pygame.transform.smoothscale(picture, (width, height))


def _large(width: int, height: int) -> pygame.Surface:
    return pygame.Surface((width * 2, height * 2), pygame.SRCALPHA)


def _radius(width: int, height: int) -> int:
    return min(width, height, 48) // 2
