"""What lies around the cards: the cloth, their shadows, the mark on the winning card."""

from math import cos, pi, sin
from random import Random

import pygame

from sprites import cache
from sprites.inks import COLOURS, Colour
from sprites.pen import Pen

SHADOW = 0.12  # how far a shadow reaches beyond the card on each side, in card widths
_DEPTH = 76  # alpha in the middle of a shadow


def shadow(width: int, height: int) -> pygame.Surface:
    """The soft shadow of a card of this size, larger by SHADOW card widths on each side."""
    return cache.keep(("shadow", width, height), lambda: _stretched_shadow(width, height))


def cloth(width: int, height: int) -> pygame.Surface:
    """The table: opaque felt with fibres, darker towards the corners, a thin line along the edge."""
    return cache.keep(("cloth", width, height), lambda: _cloth(width, height))


def star(size: int) -> pygame.Surface:
    """The mark of the card that is winning the trick: an eight-pointed compass star."""
    return cache.keep(("star", size), lambda: _star(size))


def _stretched_shadow(width: int, height: int) -> pygame.Surface:
    """Scaled from a shadow that is drawn once: a card in flight needs another size for nearly every frame."""
    plain = (200, 320) if height >= width else (320, 200)
    drawn = cache.keep(("drawn shadow", plain), lambda: _shadow(*plain))
    reach = round(width * SHADOW)
    return pygame.transform.smoothscale(drawn, (width + 2 * reach, height + 2 * reach))


def _shadow(width: int, height: int) -> pygame.Surface:
    reach = round(width * SHADOW)
    surface = pygame.Surface((width + 2 * reach, height + 2 * reach), pygame.SRCALPHA)
    for inset in range(2 * reach):
        part = (inset + 1) / (2 * reach)
        alpha = round(_DEPTH * part * part * (3 - 2 * part))  # smoothstep: no visible edge
        box = surface.get_rect().inflate(-2 * inset, -2 * inset)
        pygame.draw.rect(surface, (10, 14, 10, alpha), box, border_radius=max(2, 2 * reach - inset))
    return surface


def _cloth(width: int, height: int) -> pygame.Surface:
    surface = pygame.transform.smoothscale(_glow(), (width, height))
    tile = _fibres()
    for x in range(0, width, tile.get_width()):
        for y in range(0, height, tile.get_height()):
            surface.blit(tile, (x, y))
    _print(surface)
    return surface


def _print(surface: pygame.Surface) -> None:
    """Tone on tone, a great rosette in the middle and a line along the edge: barely seen, never in the way."""
    short = min(surface.get_size())
    layer = pygame.Surface((short, short), pygame.SRCALPHA)
    unit = short / 130
    inks = {"line": COLOURS["felt_light"]}
    pen = Pen(layer, (unit, 0, 0, unit, 65 * unit, 65 * unit), inks, max(1.0, 0.5 * unit))
    for radius in (49, 46, 14):
        pen.disc(0, 0, radius, None, "line")
    for turn in range(0, 360, 30):
        pen.at(0, 0, 1, turn).shape("-3.6,-14! -10,-30 -8,-40 0,-45! 8,-40 10,-30 3.6,-14!", None, "line")
    layer.set_alpha(46)
    surface.blit(layer, layer.get_rect(center=surface.get_rect().center))
    edge = surface.get_rect().inflate(-short // 40, -short // 40)
    pygame.draw.rect(surface, COLOURS["felt_dark"], edge, max(1, short // 300), border_radius=short // 24)


def _glow() -> pygame.Surface:
    """A small picture of the light on the felt: bright in the middle, dark in the corners."""
    side = 24
    small = pygame.Surface((side, side))
    for x in range(side):
        for y in range(side):
            off = ((x / (side - 1) - 0.5) ** 2 + (y / (side - 1) - 0.5) ** 2) * 2
            small.set_at((x, y), _mix(COLOURS["felt"], COLOURS["felt_dark"], off))
    return small


def _fibres() -> pygame.Surface:
    """A tile of short strokes, lighter and darker than the felt; always the same."""
    side, rng = 192, Random(7)
    tile = pygame.Surface((side, side), pygame.SRCALPHA)
    for _ in range(1500):
        x, y, turn = rng.random() * side, rng.random() * side, rng.random() * pi
        tone = (255, 255, 230, 9) if rng.random() < 0.5 else (0, 20, 10, 16)
        pygame.draw.line(tile, tone, (x, y), (x + 5 * cos(turn), y + 5 * sin(turn)))
    return tile


def _mix(a: Colour, b: Colour, part: float) -> Colour:
    red, green, blue = (round(p + (q - p) * part) for p, q in zip(a, b, strict=True))
    return red, green, blue


def _star(size: int) -> pygame.Surface:
    factor = max(2, -(-240 // size))
    large = pygame.Surface((size * factor, size * factor), pygame.SRCALPHA)
    large.fill((*COLOURS["ink"], 0))
    unit = size * factor / 108
    inks = {"ink": COLOURS["ink"], "gold": COLOURS["gold"], "white": COLOURS["white"]}
    pen = Pen(large, (unit, 0, 0, unit, 54 * unit, 54 * unit), inks, 4.0 * unit)
    for turn in (45, 135, 225, 315):
        _ray(pen.at(0, 0, 0.7, turn))
    for turn in (0, 90, 180, 270):
        _ray(pen.at(0, 0, 1.0, turn))
    return pygame.transform.smoothscale(large, (size, size))


def _ray(pen: Pen) -> None:
    pen.shape("0,0! 14,-14! 0,-50! -14,-14!", "gold")
    pen.shape("0,0! -14,-14! 0,-50!", "white")
