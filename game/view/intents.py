"""What a player can want, however he says it: by mouse, touch, key or test.

No tuples: two intents without values would be equal, and a tap that means one would do the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from game.rules.record import Record
from game.view.names import PageDeed, Pages, Part, ReplayDeed, Scenes, TableDeed

if TYPE_CHECKING:
    from game.store.settings import SettingName

LINE = 48.0  # CSS pixels that an arrow key or one notch of the wheel scrolls


@dataclass(frozen=True)
class Pick:
    """Play the card with this index (0..39) from one's hand."""

    card: int


@dataclass(frozen=True)
class Throw:
    """Let go of a card of one's hand that was dragged, at a point in pixels."""

    card: int
    x: float
    y: float


@dataclass(frozen=True)
class Slot:
    """Play the card at this position of one's hand, from 0."""

    position: int


@dataclass(frozen=True)
class Say:
    """Say this word, in the auction or to one's partners, or give them the sign of this name."""

    word: str


@dataclass(frozen=True)
class Name:
    """Name the suit with this letter trump."""

    suit: str


@dataclass(frozen=True)
class TakeTurned:
    """Swap a low trump for the turned card."""


@dataclass(frozen=True)
class Skip:
    """Do not wait: end the motion, take the trick that has been seen."""


@dataclass(frozen=True)
class Go:
    """Go somewhere: "table" to the deal as it stands, "play" to where it goes on, the others by their names."""

    where: Scenes | Pages


@dataclass(frozen=True)
class Sit:
    """Play the game with this name, as it was last played, with those who were chosen for it."""

    game: str


@dataclass(frozen=True)
class Choose:
    """Set a setting to a value; the setting "preset" stands for several."""

    setting: SettingName | Literal["preset"]
    value: str | int


@dataclass(frozen=True)
class Next:
    """Set a setting to its next value."""

    setting: SettingName


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
    """Take one's last play back; `asked` once the player knows what that costs."""

    asked: bool = False


@dataclass(frozen=True)
class Hint:
    """Ask for advice, then for the card; `asked` once the player knows what that costs."""

    asked: bool = False


@dataclass(frozen=True)
class LastTrick:
    """Look at the last trick, or away from it."""


@dataclass(frozen=True)
class ReadAloud:
    """Say what lies in this part of the table; "last" says once more what was said last."""

    what: Part | Literal["last"]


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

    name: TableDeed | ReplayDeed | PageDeed
    value: int | None = None


@dataclass(frozen=True)
class Study:
    """Open the page of a deal: who sat where, when it was played, and whether as practice."""

    record: Record
    seats: tuple[str, ...]
    date: str = ""
    practice: bool = False


@dataclass(frozen=True)
class Watch:
    """Watch a deal again; `seats` tells who sat where."""

    record: Record
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Ask:
    """Ask before something is given up: the keys of the question and of its yes, and what a yes does.

    `swapped` puts yes on the left, so that a double tap never answers two questions in a row.
    """

    question: str
    yes: str
    then: Intent
    swapped: bool = False


@dataclass(frozen=True)
class Sure:
    """The player has said yes: do it without asking."""

    what: Intent


Intent = (
    Pick
    | Throw
    | Slot
    | Say
    | Name
    | TakeTurned
    | Skip
    | Go
    | Sit
    | Choose
    | Next
    | Focus
    | Confirm
    | Back
    | Scroll
    | Undo
    | Hint
    | LastTrick
    | ReadAloud
    | Finish
    | Fullscreen
    | Quit
    | Do
    | Study
    | Watch
    | Ask
    | Sure
)
