"""What a deck is: its proportions, inks and drawings, all as data."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from sprites.inks import Inks
from sprites.pen import Pen

Drawing = Callable[[Pen], None]
Numbers = Callable[[Pen, int], None]  # draws the card of 1 (ace) to 7 pips


class Deck(NamedTuple):
    """One deck. Suits are keyed "C", "D", "S", "B"; figures "JC" to "KB". Cards are 100 units wide."""

    ratio: float  # height of a card over its width
    inks: Inks
    signs: Mapping[str, Drawing]  # the corner symbols
    numbers: Mapping[str, Numbers]
    figures: Mapping[str, Drawing]
    back: Drawing
    red: str = ""  # the suits whose numerals are red
    frame: Drawing | None = None  # drawn over number cards and figures, under the corners

    @property
    def height(self) -> float:
        """Height of a card in units."""
        return self.ratio * 100
