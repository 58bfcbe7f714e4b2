"""Finished surfaces, ready for quick blitting, within a bound of memory."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

BOUND = 64 * 2**20  # bytes of pixels kept; the least recently used surfaces go first

_kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()


def keep(key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
    """The surface of this key, drawn at most once while it is kept."""
    if key not in _kept:
        _kept[key] = ready(draw())
        _shed()
    _kept.move_to_end(key)
    return _kept[key]


def ready(surface: pygame.Surface) -> pygame.Surface:
    """Convert for the display and run-length encode: without it WebAssembly blends every pixel (50 times slower)."""
    if surface.get_flags() & pygame.SRCALPHA:
        fit = surface.convert_alpha() if pygame.display.get_surface() else surface
        fit.set_alpha(255, pygame.RLEACCEL)
        return fit
    return surface.convert() if pygame.display.get_surface() else surface


def held() -> int:
    """Bytes of pixels kept now."""
    return sum(surface.get_width() * surface.get_height() * 4 for surface in _kept.values())


def clear() -> None:
    """Drop everything."""
    _kept.clear()


def _shed() -> None:
    while held() > BOUND and len(_kept) > 1:
        _kept.popitem(last=False)
