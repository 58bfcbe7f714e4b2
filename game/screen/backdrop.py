"""What lies beneath all that moves: the first items of a picture that stay from frame to frame, as one surface."""

from __future__ import annotations

import pygame

from game.view.picture import Clip, View

LEAST = 5  # items that must have stayed, for it to be worth keeping them


class Backdrop:
    """Keeps the cloth with the items on it that were the same in two pictures running."""

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._items: View = ()
        self._look: object = None  # what the kept items were drawn with
        self._before: View = ()  # the picture before

    def lay(self, surface: pygame.Surface, view: View, look: object) -> int:
        """Draw what is kept, if the view begins with it; how many of its items are drawn thereby.

        `look` is whatever else decides how items are drawn: deck, sizes.
        """
        count = len(self._items)
        if self._surface is None or look != self._look or view[:count] != self._items:
            self._items = ()
            return 0
        if count:
            surface.blit(self._surface, (0, 0))
        return count

    def staying(self, view: View) -> int:
        """After how many items of the view the surface is to be kept; 0 if not at all. Asked once for each view."""
        before, self._before = self._before, view
        count = 0
        for old, new in zip(before, view, strict=False):
            if old != new:
                break
            count += 1
        clipped = any(isinstance(item, Clip) for item in view)
        return 0 if clipped or count < len(self._items) + LEAST else count

    def keep(self, surface: pygame.Surface, items: View, look: object) -> None:
        """Keep the surface as it is now, with these items drawn on it."""
        if self._surface is None or self._surface.get_size() != surface.get_size():
            self._surface = surface.copy()
        else:
            self._surface.blit(surface, (0, 0))
        self._items, self._look = items, look
