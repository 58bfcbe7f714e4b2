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


def spread(count: int, column: float, row: float, inverted: bool = False) -> Iterator[Spot]:
    """The spots of `count` pips, columns and rows that far from the middle; the lower half on its head
    if `inverted` (French pips)."""
    for x, y in _GRID[count]:
        yield x * column, y * row, 180.0 if inverted and y > 0 else 0.0
