"""`python -m game.tools.film FILE.webp`: a short moving picture of the game, played and drawn by itself."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pygame

try:
    from PIL import Image
except ImportError:  # it belongs to the developers' packages; the command says so
    Image = None  # type: ignore[assignment]

from game.scenes.table.deal import Deal
from game.scenes.table.play import Play
from game.screen.paint import Painter
from game.store.seating import players
from game.tools.command import size
from game.tools.snapshot import room
from game.tools.terminal import ended
from game.view.layout import Screen

STEP = 1 / 60  # seconds, as at the table
EVERY = 4  # steps from picture to picture: 15 a second
SECONDS = 14


def film(screen: Screen, seed: int, seconds: float) -> Iterator[pygame.Surface]:
    """The first `seconds` of a deal between two computers at Normal, dealing included, as one of them sees it."""
    shown = room(screen, seed, level="normal")
    session, painter, surface = shown.session, Painter(), pygame.Surface((screen.width, screen.height))
    session.table.reseat(players(["normal"] * len(session.game.seats), seed, lambda: 0.0))
    painter.prepare(session.settings.deck, False, shown.layout.hand_width)
    scene: Deal | Play = Deal(shown)
    for step in range(round(seconds / STEP)):
        if scene.update(STEP) is not None and isinstance(scene, Deal):
            scene = Play(shown)
        if step % EVERY == 0:
            painter.paint(surface, scene.view())
            yield surface


def parser() -> argparse.ArgumentParser:
    """The options of the command."""
    result = argparse.ArgumentParser("python -m game.tools.film", description="A short moving picture of the game.")
    result.add_argument("file", type=webp, metavar="FILE.webp", help="where to write it")
    result.add_argument("--size", type=size, default=(270, 480), metavar="WxH", help="its size in pixels")
    result.add_argument("--seed", type=int, default=5, metavar="N", help="which deal")
    return result


def webp(text: str) -> Path:
    """A file that can hold it. Raises ArgumentTypeError, saying what was expected."""
    if not text.lower().endswith(".webp"):
        raise argparse.ArgumentTypeError(f"expected a file ending in .webp, not {text!r}")
    return Path(text)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command; its exit code."""
    return ended("film", partial(_run, arguments))


def _run(arguments: Sequence[str] | None) -> int:
    options = parser().parse_args(arguments)
    if Image is None:
        print("film: pillow is missing: pip install -e '.[bundle]'", file=sys.stderr)
        return 2
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    pygame.display.init()
    pygame.display.set_mode(options.size)
    try:
        write(film(Screen(*options.size), options.seed, SECONDS), options.file)
    except OSError as error:
        print(f"film: {error}", file=sys.stderr)
        return 1
    return 0


def write(pictures: Iterator[pygame.Surface], path: Path) -> None:
    """Write pictures as one that moves, for ever. Raises OSError."""
    frames = [Image.frombytes("RGB", each.get_size(), pygame.image.tobytes(each, "RGB")) for each in pictures]
    shown = round(1000 * EVERY * STEP)  # milliseconds
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=shown, loop=0, quality=70, method=4)


if __name__ == "__main__":
    sys.exit(run())
