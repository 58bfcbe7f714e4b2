"""The back: a green trellis around a lozenge of hearts and spades, the same turned by half."""

from sprites.decks.francesi import suits
from sprites.decks.francesi.court import HEIGHT
from sprites.halves import two_headed
from sprites.pen import Pen

_STEP = 11.0  # width of a mesh of the trellis
_EDGE = 6.0


def back(pen: Pen) -> None:
    """The French deck's back in card coordinates."""
    two_headed(pen, _half)


def _half(pen: Pen) -> None:
    _box(pen, _EDGE, "wine")
    _box(pen, _EDGE + 4.5, "paper")
    with pen.inside(_corners(_EDGE + 6.5), "green") as field:
        _trellis(field.at(50, HEIGHT / 2))
    _box(pen, _EDGE + 6.5, None)
    for along in range(12):
        _bead(pen, 10 + along * 80 / 11, _EDGE + 2.25)
    for along in range(1, 10):
        _bead(pen, _EDGE + 2.25, 7 + along * (HEIGHT - 14) / 18)
    _medallion(pen.at(50, HEIGHT / 2))


def _corners(inset: float) -> tuple[tuple[float, float], ...]:
    right, bottom = 100 - inset, HEIGHT - inset
    return ((inset, inset), (right, inset), (right, bottom), (inset, bottom))


def _box(pen: Pen, inset: float, ink: str | None) -> None:
    pen.shape(_corners(inset), ink, "ink", 0.8)


def _bead(pen: Pen, x: float, y: float) -> None:
    for u in (x, 100 - x):
        pen.disc(u, y, 1.1, "gold", None)


def _trellis(pen: Pen) -> None:
    """Crossing laths with a blossom or a stone in every mesh; its middle at the origin."""
    for index in range(-12, 13):
        x = index * _STEP
        for lean in (-100, 100):
            pen.line(((x - lean, -100), (x + lean, 100)), "ink", 1.9)
    for index in range(-12, 13):
        x = index * _STEP
        for lean in (-100, 100):
            pen.line(((x - lean, -100), (x + lean, 100)), "leaf", 0.95)
    for row in range(-12, 13):
        for column in range(-5, 6):
            place = pen.at((column + (row % 2) / 2) * _STEP, row * _STEP / 2)
            _fill(place, row % 2 == 0)


def _fill(pen: Pen, blossom: bool) -> None:
    if blossom:
        pen.shape("0,-3.6! 1.3,-1.3! 3.6,0! 1.3,1.3! 0,3.6! -1.3,1.3! -3.6,0! -1.3,-1.3!", "paper", None)
    else:
        pen.shape("0,-2.4! 2.4,0! 0,2.4! -2.4,0!", "gold", None)


def _medallion(pen: Pen) -> None:
    for size, ink in ((1.0, "wine"), (0.9, "gold"), (0.8, "paper")):
        pen.at(0, 0, size).shape("0,-40! 29,0! 0,40! -29,0!", ink, "ink", 0.9)
    for turn in (0, 180):
        half = pen.at(0, 0, 1, turn)
        suits.heart(half.at(0, -14, 0.19))
        suits.spade(half.at(12.5, 0, 0.17, 90))
    pen.shape("0,-5! 5,0! 0,5! -5,0!", "gold")
