"""The game's one typeface: Source Serif Pro Semibold (SIL Open Font License), from its package.

The browser build has no package: it stages the same file as `sprites/font.ttf` beside this module.
"""

from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

import pygame

_PACKAGE, _FILE = "font_source_serif_pro", "files/SourceSerifPro-Semibold.ttf"
STAGED = Path(__file__).with_name("font.ttf")


def font_path() -> Path:
    """Where the typeface's file is; FileNotFoundError tells both places it may be in."""
    spec = find_spec(_PACKAGE)
    packaged = Path(spec.origin).parent / _FILE if spec and spec.origin else STAGED
    for path in (packaged, STAGED):
        if path.is_file():
            return path
    raise FileNotFoundError(f"no typeface: install font-source-serif-pro, or put a TTF file at {STAGED}")


@lru_cache(maxsize=32)
def font(size: int) -> pygame.font.Font:
    """The typeface `size` pixels high, cached until `forget`."""
    pygame.font.init()
    return pygame.font.Font(str(font_path()), size)
