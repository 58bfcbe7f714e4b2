"""Contact sheets of the decks: `python -m sprites --out FILE [--deck NAME] [--width N] …`."""

import argparse
import contextlib
import os
import sys
from pathlib import Path

import pygame

from sprites import DECKS, back, card_height, face
from sprites.faces import RANKS, SUITS
from sprites.files import picture, save
from sprites.inks import COLOURS

_WIDTHS = (60, 120, 240)


def main(arguments: list[str] | None = None) -> None:
    """Write the sheet the arguments ask for; a wrong argument ends with status 2 and what was expected."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    decks = [chosen.deck] if chosen.deck else list(DECKS)
    widths = [chosen.width] if chosen.width else _WIDTHS
    cards = [[(suit, rank) for rank in chosen.rank or RANKS] for suit in chosen.suit or SUITS]
    blocks = [_block(deck, width, cards, chosen.contrast) for width in widths for deck in decks]
    try:
        save(_stack(blocks), chosen.out)
    except (OSError, pygame.error) as error:
        parser.error(f"cannot write {chosen.out}: {error}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m sprites", description="Write a contact sheet of the decks.")
    parser.add_argument("--out", type=_out, default=Path("decks.png"), help="picture file (decks.png)")
    parser.add_argument("--deck", choices=DECKS, help="only this deck")
    parser.add_argument("--width", type=_width, help="card width in pixels (60, 120 and 240)")
    parser.add_argument("--suit", choices=tuple(SUITS), help="only this suit")
    parser.add_argument("--rank", choices=tuple(RANKS), help="only this rank")
    parser.add_argument("--contrast", action="store_true", help="the high-contrast option")
    return parser


def _width(text: str) -> int:
    if not text.isdecimal() or not 8 <= int(text) <= 2000:
        raise argparse.ArgumentTypeError(f"expected a whole number of pixels from 8 to 2000, not {text!r}")
    return int(text)


def _out(text: str) -> Path:
    path = picture(text)
    if not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"expected a file in an existing folder, not {text!r}")
    return path


def _block(deck: str, width: int, cards: list[list[tuple[str, str]]], contrast: bool) -> pygame.Surface:
    """One deck at one width: a row per suit, the back at the end of the first row."""
    gap, height = max(2, width // 15), card_height(deck, width)
    across = len(cards[0]) + 1
    sheet = pygame.Surface((across * (width + gap) + gap, len(cards) * (height + gap) + gap))
    sheet.fill(COLOURS["felt"])
    for row, names in enumerate(cards):
        shown = [face(deck, suit, rank, width, contrast=contrast) for suit, rank in names]
        for column, card in enumerate([*shown, back(deck, width)] if row == 0 else shown):
            sheet.blit(card, (gap + column * (width + gap), gap + row * (height + gap)))
    return sheet


def _stack(blocks: list[pygame.Surface]) -> pygame.Surface:
    width = max(block.get_width() for block in blocks)
    sheet = pygame.Surface((width, sum(block.get_height() for block in blocks)))
    sheet.fill(COLOURS["felt"])
    y = 0
    for block in blocks:
        sheet.blit(block, (0, y))
        y += block.get_height()
    return sheet


def _run() -> int:
    """The exit code, as a shell has it for SIGINT and SIGPIPE; nobody is told who does not take what is printed."""
    try:
        try:
            main()
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()  # the help, too
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        with contextlib.suppress(OSError):
            if not isinstance(error, BrokenPipeError):
                print(f"sprites: cannot go on: {error.strerror}", file=sys.stderr)
        with open(os.devnull, "w") as nowhere:  # Python would try again at its end, and complain
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
        return 141 if isinstance(error, BrokenPipeError) else 2
    return 0


if __name__ == "__main__":
    sys.exit(_run())
