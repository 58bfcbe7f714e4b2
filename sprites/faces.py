"""Faces, backs and signs: drawn large, shrunk smoothly, kept by width."""

from collections.abc import Iterator
from math import ceil, cos, radians, sin

import pygame

from sprites import cache, decks
from sprites.decks.deck import Deck, Drawing
from sprites.inks import COLOURS, TAGS, TINTS, Colour
from sprites.pen import Pen, upright
from sprites.typeface import font

SUITS, RANKS = "CDSB", "A234567JNK"
LETTERED = "AJNK"  # the ranks whose index may be a letter
NUMERALS = {rank: str(index + 1) for index, rank in enumerate(RANKS)}

_WORKING = 720  # pixels a card is at least drawn wide before it is shrunk
_RADIUS = 7.0  # of the card's corners, in units
_NUMERAL = 15.0  # height of the corner numeral, in units
_BREADTH = 16.4  # of the corner numeral at most, in units
_CORNER = 10.8  # middle of the corner's column, in units
_TAG_PATHS = {
    "C": "-7,-7! 7,-7! 7,7! -7,7!",
    "D": "0,-9! 9,0! 0,9! -9,0!",
    "S": "0,-8! 8.5,7! -8.5,7!",
    "B": "-3,-8! 3,-8! 3,-3! 8,-3! 8,3! 3,3! 3,8! -3,8! -3,3! -8,3! -8,-3! -3,-3!",
}


def card_height(deck: str, width: int) -> int:
    """Height in pixels of a card `width` pixels wide."""
    return round(width * decks.named(deck).ratio)


def face(
    deck: str, suit: str, rank: str, width: int, *, contrast: bool = False, figure: str = "", letters: str = ""
) -> pygame.Surface:
    """The face of a card, upright, its corners transparent; kept, so never draw on it.

    `figure` is the rank whose figure it bears, if another; the numeral stays. `letters` are the indices of ace, jack,
    knight or queen, and king, in place of their numerals; a letter goes with the figure. ValueError names an unknown
    deck, suit or rank.
    """
    drawn = decks.named(deck)
    _known("suit", suit, SUITS)
    _known("rank", rank, RANKS)
    return cache.keep(
        ("face", deck, suit, rank, width, contrast, figure, letters),
        lambda: _shrunk(drawn, width, lambda pen: _face(pen, drawn, suit, rank, contrast, figure or rank, letters)),
    )


def back(deck: str, width: int) -> pygame.Surface:
    """The back of a deck's cards."""
    drawn = decks.named(deck)
    return cache.keep(("back", deck, width), lambda: _shrunk(drawn, width, lambda pen: _back(pen, drawn)))


def steps(deck: str, width: int, *, contrast: bool = False, letters: str = "") -> Iterator[None]:
    """Make the back and all faces, one per `next`: for the idle moments between two frames."""
    back(deck, width)
    yield
    for suit in SUITS:
        for rank in RANKS:
            face(deck, suit, rank, width, contrast=contrast, letters=letters)
            yield


def pip(deck: str, suit: str, size: int) -> pygame.Surface:
    """The suit's sign, `size` pixels high and wide, on a transparent ground."""
    drawn = decks.named(deck)
    _known("suit", suit, SUITS)
    return cache.keep(("pip", deck, suit, size), lambda: _sign(drawn, suit, size))


def _known(what: str, value: str, expected: str | tuple[str, ...]) -> None:
    if value not in tuple(expected):
        raise ValueError(f"unknown {what} {value!r}: expected one of {', '.join(expected)}")


def _shrunk(deck: Deck, width: int, drawing: Drawing) -> pygame.Surface:
    """A card drawn at a multiple of its size, then averaged down."""
    factor = max(3, ceil(_WORKING / width))
    height = round(width * deck.ratio)
    large = pygame.Surface((width * factor, height * factor), pygame.SRCALPHA)
    large.fill((*COLOURS["paper_dark"], 0))
    drawing(upright(large, width * factor / 100, deck.inks))
    return _opaque(pygame.transform.smoothscale(large, (width, height)))


def _opaque(card: pygame.Surface) -> pygame.Surface:
    """Averaging leaves alpha 253 for 255, which blends slowly: fill it up in boxes that touch the round corners."""
    radius = card.get_width() * _RADIUS / 100
    for turn in (0, 22.5, 45, 67.5, 90):
        inset = [-2 * (1 + ceil(radius * (1 - part))) for part in (sin(radians(turn)), cos(radians(turn)))]
        card.fill((0, 0, 0, 8), card.get_rect().inflate(inset), pygame.BLEND_RGBA_ADD)
    return card


def _face(pen: Pen, deck: Deck, suit: str, rank: str, contrast: bool, figure: str, letters: str) -> None:
    _ground(pen, TINTS[suit] if contrast else COLOURS["paper"])
    if figure + suit in deck.figures:
        deck.figures[figure + suit](pen)
    else:
        deck.numbers[suit](pen, int(NUMERALS[rank]))
    if deck.frame:
        deck.frame(pen)
    index = dict(zip(LETTERED, letters, strict=False)).get(figure, NUMERALS[rank])
    for end in (pen, _other_end(pen, deck)):
        _corner(end, deck, suit, index)
        if contrast:
            _tag(end, suit)


def _back(pen: Pen, deck: Deck) -> None:
    _ground(pen, COLOURS["paper"])
    deck.back(pen)


def _other_end(pen: Pen, deck: Deck) -> Pen:
    return pen.at(100, deck.height, turn=180)


def _ground(pen: Pen, colour: Colour) -> None:
    """Card stock with a darker edge, so that overlapping cards stay apart."""
    rect, unit = pen.surface.get_rect(), pen.scale()
    pygame.draw.rect(pen.surface, pen.colour("edge"), rect, border_radius=round(_RADIUS * unit))
    inner = rect.inflate(-2 * unit, -2 * unit)
    pygame.draw.rect(pen.surface, colour, inner, border_radius=round((_RADIUS - 1) * unit))


def _corner(pen: Pen, deck: Deck, suit: str, index: str) -> None:
    _numeral(pen, index, "red" if suit in deck.red else "ink")
    deck.signs[suit](pen.at(_CORNER, 31.0, 0.14, line=0.6))


def _numeral(pen: Pen, text: str, ink: str) -> None:
    """The numeral in the top left corner, whichever way up the pen stands."""
    glyphs = _glyphs(text, round(_NUMERAL * 1.55 * pen.scale()), pen.colour(ink))
    shrink = min(1.0, _BREADTH * pen.scale() / glyphs.get_width())
    glyphs = pygame.transform.smoothscale_by(glyphs, shrink)
    a, _, _, d, x, y = pen.matrix
    if a < 0:
        glyphs = pygame.transform.rotate(glyphs, 180)
    centre = (round(a * _CORNER + x), round(d * 14.0 + y))
    pen.surface.blit(glyphs, glyphs.get_rect(center=centre))


def _glyphs(text: str, size: int, colour: Colour) -> pygame.Surface:
    """Glyphs close together, cut to their ink: so a ten is shrunk little, and in the hand of the other numerals."""
    drawn = [font(size).render(glyph, True, colour) for glyph in text]
    high = drawn[0].get_height()
    boxes = [glyph.get_bounding_rect() for glyph in drawn]
    kern = size // 30
    row = pygame.Surface((sum(box.width for box in boxes) + kern * (len(text) - 1), high), pygame.SRCALPHA)
    row.fill((*colour, 0))
    x = 0
    for glyph, box in zip(drawn, boxes, strict=True):
        row.blit(glyph.subsurface((box.x, 0, box.width, high)), (x, 0))
        x += box.width + kern
    ink = row.get_bounding_rect()
    return row.subsurface((0, ink.y, row.get_width(), ink.height))


def _tag(pen: Pen, suit: str) -> None:
    """The suit's shape, for players who do not tell the colours, in the corner that has no numeral."""
    place = Pen(pen.surface, pen.matrix, {**pen.inks, "tag": TAGS[suit]}, pen.weight)
    place.at(88.0, 13.0).shape(_TAG_PATHS[suit], "tag", "paper", 1.4)


def _sign(deck: Deck, suit: str, size: int) -> pygame.Surface:
    """A sign in a thin paper margin, so that black suits are seen on dark felt."""
    factor = max(2, ceil(240 / size))
    large = pygame.Surface((size * factor, size * factor), pygame.SRCALPHA)
    unit = size * factor / 116
    deck.signs[suit](Pen(large, (unit, 0, 0, unit, 58 * unit, 58 * unit), deck.inks, 4.0 * unit))
    bordered = large.copy()
    bordered.fill((*COLOURS["paper"], 0))
    silhouette = pygame.mask.from_surface(large).to_surface(setcolor=COLOURS["paper"], unsetcolor=(0, 0, 0, 0))
    for step in range(16):
        reach = pygame.Vector2(4.5 * unit, 0).rotate(step * 22.5)
        bordered.blit(silhouette, reach)
    bordered.blit(large, (0, 0))
    return pygame.transform.smoothscale(bordered, (size, size))
