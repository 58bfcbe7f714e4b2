"""The command line of the game."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game import __version__, host, main
from game.store.settings import CHOICES
from game.tools import snapshot
from game.tools.terminal import ended
from game.view.layout import Screen
from sprites.files import picture

LEAST, MOST = (240, 320), (7680, 4320)


def size(text: str) -> tuple[int, int]:
    """The size written WxH, in pixels. Raises ArgumentTypeError, saying what was expected."""
    wide, _, high = text.lower().partition("x")
    if not (wide.isascii() and wide.isdigit() and high.isascii() and high.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size (expected WxH, such as 390x844)")
    found = int(wide), int(high)
    if any(not low <= each <= most for each, low, most in zip(found, LEAST, MOST, strict=True)):
        raise argparse.ArgumentTypeError(f"{text!r} is out of range (expected 240x320 to 7680x4320)")
    return found


def folder(text: str) -> Path:
    """A folder that is there or can be made. Raises ArgumentTypeError, saying what was expected."""
    path = Path(text)
    there = next((each for each in (path, *path.parents) if os.path.lexists(each)), path)
    if not text.strip() or not os.path.isdir(there):
        raise argparse.ArgumentTypeError(f"expected a folder, not {text!r}")
    return path


def parser() -> argparse.ArgumentParser:
    """The options of the command."""
    result = argparse.ArgumentParser("briscola", description="Briscola against an honest computer.")
    result.add_argument("--version", action="version", version=f"briscola {__version__}")
    result.add_argument("--lang", choices=[each for each in CHOICES["language"] if each], help="language of all words")
    result.add_argument("--game", choices=CHOICES["variant"], help="what to play; asks if another match is under way")
    result.add_argument("--level", choices=CHOICES["level"], help="how well the computer plays")
    result.add_argument("--deck", choices=CHOICES["deck"], help="which cards to play with")
    result.add_argument("--size", type=size, metavar="WxH", help="size of the window in pixels")
    result.add_argument("--seed", type=int, metavar="N", help="deal the same cards every time")
    result.add_argument("--data-dir", type=folder, metavar="DIR", help="keep settings and saved games there")
    result.add_argument("--screenshot", type=picture, metavar="FILE", help="write a picture of a scene and exit")
    result.add_argument(
        "--scene", choices=list(snapshot.SCENES), default="play", help="which scene (with --screenshot)"
    )
    return result


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command; its exit code. Raises SystemExit for wrong arguments, and where only help was asked for."""
    return ended("briscola", partial(_run, arguments))


def _run(arguments: Sequence[str] | None) -> int:
    options = parser().parse_args(arguments)
    names = {"language": options.lang, "level": options.level, "deck": options.deck}
    choices: dict[str, Any] = {name: value for name, value in names.items() if value is not None}
    try:
        if options.screenshot:
            screen = Screen(*(options.size or (390, 844)))
            choices = {"language": host.language()} | choices | ({"variant": options.game} if options.game else {})
            snapshot.snapshot(str(options.screenshot), options.scene, screen, options.seed or 0, **choices)
            return 0
        if options.data_dir:
            host.use_folder(options.data_dir)
        return asyncio.run(main.main(options.size, options.seed, options.game, **choices))
    except (pygame.error, OSError, ValueError) as error:
        main.tell(str(error))
        return 2
