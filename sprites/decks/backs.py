"""Card backs."""

from math import ceil

from sprites.decks.deck import Drawing
from sprites.pen import Pen


def lattice(ground: str, height: float, motif: Drawing, step: float) -> Drawing:
    """A back of small motifs, each drawn around its origin, `step` units apart in offset rows within a paper border."""

    def draw(pen: Pen) -> None:
        box = ((7, 7), (93, 7), (93, height - 7), (7, height - 7))
        with pen.inside(box, ground) as field:
            rows = 2 * ceil((height - 14) / step)  # even, so that the field looks the same upside down
            for row in range(rows + 1):
                y = height / 2 + (row - rows / 2) * step / 2
                for column in range(-5, 6):
                    motif(field.at(50 + (column + (row % 2) / 2) * step, y))

    return draw
