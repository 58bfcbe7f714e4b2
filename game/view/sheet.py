"""What every measure of the table depends on: the free part of the screen, the size of text, the variant."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.state import Variant
from game.view.layout import TARGET, Box

FLAT = 1.25  # times as wide as high, or more: the table lies


class Sheet(NamedTuple):
    """The screen as the parts of the table are laid out on it, for the right hand; `flip` makes it the left's."""

    area: Box  # inside the safe-area insets
    scale: float  # backing pixels per CSS pixel, fewer where all is drawn smaller
    text: float
    gap: float
    ratio: float
    variant: Variant
    mirrored: bool

    @property
    def least(self) -> float:
        """The least side of anything that is tapped."""
        return TARGET * self.scale

    @property
    def target(self) -> float:
        """The usual height of a button."""
        return max(self.least, 2 * self.text)

    @property
    def is_wide(self) -> bool:
        """Whether the table lies: there is more room beside the cards than above them."""
        return self.area.width >= FLAT * self.area.height

    @property
    def is_duel(self) -> bool:
        """Whether there is only one other seat."""
        return self.variant.seats == 2

    @property
    def has_stock(self) -> bool:
        """Whether cards are left over when all hands are dealt."""
        return len(self.variant.pack) > self.variant.seats * self.variant.hand_size

    @property
    def sides(self) -> int:
        """How many heaps of tricks there are."""
        return max(self.variant.sides) + 1

    @property
    def heaps_on_plates(self) -> bool:
        """Whether each seat keeps its own tricks, the others' on their plates."""
        return not self.is_duel and self.sides == self.variant.seats

    @property
    def piles(self) -> int:
        """How many heaps lie by themselves."""
        return 1 if self.heaps_on_plates else self.sides

    def flip(self, box: Box) -> Box:
        """The box where the player's hand wants it: on the other side for the left one."""
        return box._replace(x=self.area.x + self.area.right - box.right) if self.mirrored else box
