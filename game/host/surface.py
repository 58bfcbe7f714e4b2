"""The canvas that the browser's side draws on: as large as the page, with as many pixels as there is time for."""

from __future__ import annotations

from math import sqrt

import pygame

from game.host.sharpness import MOST_PIXELS, Sharpness
from game.view.layout import Screen

MOST_SCALE = 2.0  # backing pixels per CSS pixel
STABLE_POLLS = 3  # a phone that is being turned reports nonsense in between


class Surface:
    """Follows the page's size: the mode is set again when a new size has been stable for some polls."""

    def __init__(self) -> None:
        self.seen = ""
        self.polls = 0
        self.screen = Screen(0, 0)
        self.settled = ""
        self.sharpness = Sharpness()
        self.stale = False  # another number of pixels is wanted

    def poll(self, seen: str) -> Screen:
        """Hear the page's geometry, once a frame; the screen as it is now."""
        self.polls = self.polls + 1 if seen == self.seen else 0
        self.seen = seen
        if self.polls == STABLE_POLLS:
            self.fit(seen)
        elif self.stale:
            self.fit(self.settled)
        return self.screen

    @property
    def settles(self) -> bool:
        """Whether the page's size is the one that the surface has been fitted to."""
        return self.polls >= STABLE_POLLS and not self.stale

    def fit(self, geometry: str) -> None:
        """Set the mode for this geometry, unless that is how it is already."""
        self.settled, self.stale = geometry, False
        wanted = backing(geometry, self.sharpness.pixels)
        if wanted[:2] != self.screen[:2]:
            pygame.display.set_mode(wanted[:2])
        self.screen = wanted

    def drawn(self, seconds: float) -> None:
        """Hear how long a picture took; if another number of pixels follows from it, the next poll sets that mode.

        Not this very picture's frame: what is pressed until the next poll is heard as pixels of this picture.
        """
        self.stale = self.sharpness.drawn(seconds, self.screen.width * self.screen.height) or self.stale


def backing(geometry: str, most_pixels: float = MOST_PIXELS) -> Screen:
    """The backing surface for a page's geometry: sharp, but never more pixels than a frame can copy."""
    width, height, ratio, *insets = (float(word) for word in geometry.split())
    width, height = max(1.0, width), max(1.0, height)
    scale = min(ratio, MOST_SCALE, sqrt(most_pixels / (width * height)))
    return Screen(round(width * scale), round(height * scale), scale, *(round(inset * scale) for inset in insets))
