"""The screens that everything must fit: phones to large desktops, upright, lying, square, with insets and without."""

from __future__ import annotations

from collections.abc import Iterator

from game.view.layout import Box, Screen

SIZES = (
    (240, 320),
    (320, 256),  # a screen of 1280 by 1024, magnified four times
    (320, 480),
    (360, 640),
    (390, 844),
    (430, 932),
    (480, 320),
    (844, 390),
    (600, 600),
    (768, 1024),
    (1024, 600),
    (1280, 720),
    (1920, 1080),
    (3840, 2160),
)  # in CSS pixels
RATIOS = (1.5, 1.6, 1.8)
LANGUAGES = ("it", "pt", "en")


def screen(width: int, height: int, scale: int = 1, insets: tuple[int, int, int, int] = (0, 0, 0, 0)) -> Screen:
    """The screen of so many CSS pixels; `insets` are top, right, bottom, left."""
    top, right, bottom, left = (scale * each for each in insets)
    return Screen(width * scale, height * scale, float(scale), top, right, bottom, left)


def insets_of(width: int, height: int) -> tuple[int, int, int, int]:
    """What a phone of this size hides behind its notch and its bar."""
    return (47, 0, 34, 0) if height > width else (0, 47, 21, 47)


def screens() -> Iterator[Screen]:
    """Every screen of the matrix."""
    for width, height in SIZES:
        phone = 360 <= min(width, height) <= 480
        for scale in (1, 2, 3) if max(width, height) < 1000 else (1, 2) if width < 2000 else (1,):
            yield screen(width, height, scale)
            if phone:
                yield screen(width, height, scale, insets_of(width, height))


def name(of: Screen) -> str:
    """How a test calls a screen: 390x844@2, with a plus if it has insets."""
    css = f"{of.width / of.scale:.0f}x{of.height / of.scale:.0f}@{of.scale:.0f}"
    return css + "+" * (of.top + of.left > 0)


def overlap(a: Box, b: Box, slack: float = 0.51) -> bool:
    """Whether two boxes share more than a strip of `slack` pixels, which rounding may cause."""
    wide = min(a.right, b.right) - max(a.x, b.x)
    high = min(a.bottom, b.bottom) - max(a.y, b.y)
    return wide > slack and high > slack


def inside(inner: Box, outer: Box, slack: float = 0.51) -> bool:
    """Whether `inner` lies in `outer`."""
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )
