"""Card backs."""

from collections.abc import Callable
from math import ceil

from sprites.decks.deck import Drawing
from sprites.pen import Pen

Motif = Callable[[Pen], None]


def lattice(ground: str, mark: str, height: float, motif: Drawing | None = None, step: float = 10.0) -> Drawing:
    """A back of small motifs (drawn around the origin, 10 units wide) in offset rows inside a paper border."""

    def draw(pen: Pen) -> None:
        box = ((7, 7), (93, 7), (93, height - 7), (7, height - 7))
        with pen.inside(box, ground) as field:
            rows = 2 * ceil((height - 14) / step)  # even, so that the field looks the same upside down
            for row in range(rows + 1):
                y = height / 2 + (row - rows / 2) * step / 2
                for column in range(-5, 6):
                    x = 50 + (column + (row % 2) / 2) * step
                    (motif or _rhomb(mark))(field.at(x, y))

    return draw


def _rhomb(ink: str) -> Drawing:
    return lambda pen: pen.shape("0,-3.4! 3.4,0! 0,3.4! -3.4,0!", ink, None)
