"""What a player can want, however he says it: by mouse, touch, key or test.

No tuples: two intents without values would be equal, and a tap that means one would do the other.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pick:
    """Play the card with this index (0..39) from one's hand."""

    card: int


@dataclass(frozen=True)
class Slot:
    """Play the card at this position of one's hand, from 0."""

    position: int


@dataclass(frozen=True)
class TakeTurned:
    """Swap a low trump for the turned card."""


@dataclass(frozen=True)
class Skip:
    """Do not wait: end the motion, take the trick that has been seen."""


@dataclass(frozen=True)
class Go:
    """Open the scene with this name, such as "menu", "rules", "deal"."""

    where: str


@dataclass(frozen=True)
class Choose:
    """Set a setting to a value."""

    setting: str
    value: object


@dataclass(frozen=True)
class Next:
    """Set a setting to its next value."""

    setting: str


@dataclass(frozen=True)
class Focus:
    """Move the keyboard's mark by so many targets."""

    step: int


@dataclass(frozen=True)
class Confirm:
    """Do what the keyboard's mark stands on."""


@dataclass(frozen=True)
class Back:
    """Leave this scene for the one before."""


@dataclass(frozen=True)
class Scroll:
    """Move a page's text up by so many CSS pixels."""

    amount: float


@dataclass(frozen=True)
class Undo:
    """Take one's last play back."""


@dataclass(frozen=True)
class LastTrick:
    """Look at the last trick, or away from it."""


@dataclass(frozen=True)
class Finish:
    """Accept the offer to finish a decided deal quickly."""


@dataclass(frozen=True)
class Fullscreen:
    """Fill the screen with the window, or no longer."""


@dataclass(frozen=True)
class Quit:
    """Leave the game."""


@dataclass(frozen=True)
class Do:
    """Something that only the scene on screen understands, such as a page's own button."""

    name: str
    value: object = None
