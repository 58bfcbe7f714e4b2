"""The canvas that the browser's side draws on: as large as the page, with as many pixels as there is time for."""

from __future__ import annotations

from math import sqrt

import pygame

from game.view.layout import Screen

MOST_SCALE = 2.0  # backing pixels per CSS pixel
MOST_PIXELS = 1.0e6  # of the backing surface: each frame copies all of it
STABLE_POLLS = 3  # a phone that is being turned reports nonsense in between
SLOW = 0.014  # seconds to paint and flip a picture; where most take longer, fewer pixels are drawn
WATCHED = 60  # pictures that are judged together: cards that are made for the first time must not decide
FEWER = 0.6  # of the pixels, each time
FEWEST_PIXELS = 0.3e6


class Surface:
    """Follows the page's size: the mode is set again when a new size has been stable for some polls."""

    def __init__(self) -> None:
        self.seen = ""
        self.polls = 0
        self.screen = Screen(0, 0)
        self.settled = ""
        self.most_pixels = MOST_PIXELS
        self.too_fine = False
        self.times: list[float] = []

    def poll(self, seen: str) -> Screen:
        """Hear the page's geometry, once a frame; the screen as it is now."""
        self.polls = self.polls + 1 if seen == self.seen else 0
        self.seen = seen
        if self.polls == STABLE_POLLS:
            self.fit(seen)
        elif self.too_fine:
            self.fit(self.settled)
        return self.screen

    @property
    def settles(self) -> bool:
        """Whether the page's size is the one that the surface has been fitted to."""
        return self.polls >= STABLE_POLLS and not self.too_fine

    def fit(self, geometry: str) -> None:
        """Set the mode for this geometry, unless that is how it is already."""
        self.settled, self.too_fine = geometry, False
        wanted = backing(geometry, self.most_pixels)
        if wanted[:2] != self.screen[:2]:
            pygame.display.set_mode(wanted[:2])
        self.screen = wanted

    def drawn(self, seconds: float) -> None:
        """Judge how long pictures take; where the median is slow, the next poll sets a mode with fewer pixels.

        Not this very picture's frame: what is pressed until the next poll is heard as pixels of this picture.
        """
        self.times.append(seconds)
        if len(self.times) < WATCHED:
            return
        median, self.times = sorted(self.times)[WATCHED // 2], []
        if median > SLOW and self.most_pixels > FEWEST_PIXELS:
            self.most_pixels = max(FEWEST_PIXELS, FEWER * self.most_pixels)
            self.too_fine = True


def backing(geometry: str, most_pixels: float = MOST_PIXELS) -> Screen:
    """The backing surface for a page's geometry: sharp, but never more pixels than a frame can copy."""
    width, height, ratio, *insets = (float(word) for word in geometry.split())
    width, height = max(1.0, width), max(1.0, height)
    scale = min(ratio, MOST_SCALE, sqrt(most_pixels / (width * height)))
    return Screen(round(width * scale), round(height * scale), scale, *(round(inset * scale) for inset in insets))
