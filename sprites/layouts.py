"""Where the pips of a number card stand: x, y from the card's centre and a turn in degrees.

Columns are 1 and rows are 1 from the middle; `spread` scales them to a deck's card.
"""

from collections.abc import Iterator

Spot = tuple[float, float, float]

_COLUMN = {1: ((0, 0),), 2: ((0, -1), (0, 1)), 3: ((0, -1), (0, 0), (0, 1))}
_PAIRS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_GRID: dict[int, tuple[tuple[float, float], ...]] = {
    **_COLUMN,
    4: _PAIRS,
    5: (*_PAIRS, (0, 0)),
    6: (*_PAIRS, (-1, 0), (1, 0)),
    7: (*_PAIRS, (-1, 0), (1, 0), (0, -0.5)),
}
BELT = 1.88  # columns: how far the outer two stand in a middle row of three
_BELTED = (*_PAIRS, (-BELT, 0), (0, 0), (BELT, 0))


def spread(count: int, column: float, row: float, inverted: bool = False, belt: bool = False) -> Iterator[Spot]:
    """The spots of `count` pips, columns and rows that far from the middle; the lower half on its head
    if `inverted` (French pips). With a `belt`, seven are two, three and two: no part of the card stays empty."""
    for x, y in _BELTED if belt and count == 7 else _GRID[count]:
        yield x * column, y * row, 180.0 if inverted and y > 0 else 0.0
