"""What a player can want, however he says it: by mouse, touch, key or test."""

from __future__ import annotations

from typing import NamedTuple


class Pick(NamedTuple):
    """Play the card with this index (0..39) from one's hand."""

    card: int


class Slot(NamedTuple):
    """Play the card at this position of one's hand, from 0."""

    position: int


class TakeTurned(NamedTuple):
    """Swap a low trump for the turned card."""


class Skip(NamedTuple):
    """Do not wait: end the motion, take the trick that has been seen."""


class Go(NamedTuple):
    """Open the scene with this name, such as "menu", "rules", "deal"."""

    where: str


class Choose(NamedTuple):
    """Set a setting to a value."""

    setting: str
    value: object


class Next(NamedTuple):
    """Set a setting to its next value."""

    setting: str


class Focus(NamedTuple):
    """Move the keyboard's mark by so many targets."""

    step: int


class Confirm(NamedTuple):
    """Do what the keyboard's mark stands on."""


class Back(NamedTuple):
    """Leave this scene for the one before."""


class Scroll(NamedTuple):
    """Move a page's text up by so many CSS pixels."""

    amount: float


class Undo(NamedTuple):
    """Take one's last play back."""


class LastTrick(NamedTuple):
    """Look at the last trick, or away from it."""


class Finish(NamedTuple):
    """Accept the offer to finish a decided deal quickly."""


class Fullscreen(NamedTuple):
    """Fill the screen with the window, or no longer."""


class Quit(NamedTuple):
    """Leave the game."""


class Do(NamedTuple):
    """Something that only the scene on screen understands, such as a page's own button."""

    name: str
    value: object = None
