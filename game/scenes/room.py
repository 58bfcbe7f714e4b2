"""What every scene needs of the world around it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf
from typing import Any, Protocol

import sprites
from game import texts
from game.rules.cards import Card, Suit
from game.rules.state import Variant
from game.screen.sound import Sounds
from game.store.seating import viewer
from game.store.session import Session
from game.table.seat import PERSON
from game.view.intents import Intent
from game.view.layout import Layout, Screen
from game.view.motion import SPEEDS
from game.view.plan import lay_out


class World(Protocol):
    """What the scenes may ask of the outside; `host` does it."""

    def say(self, text: str) -> None:
        """Tell a screen reader."""

    def copy(self, text: str) -> bool:
        """Offer a text to be copied; whether that worked."""

    def paste(self) -> str | None:
        """A text that the player has copied or types in, if any."""


class Room:
    """Session, words, sounds and screen; `pressed` and `focus` are the intents under the finger and the key mark."""

    def __init__(self, session: Session, sounds: Sounds, world: World, language: str, still: bool = False) -> None:
        self.session = session
        self.sounds = sounds
        self.world = world
        self.screen = Screen(390, 844)
        self.pressed: Intent | None = None
        self.focus: Intent | None = None
        self.dragged: tuple[Intent, float, float] | None = None  # what goes with the finger, how many pixels
        self.notice = ""  # told in the line of text until the next play, or for a while
        self._notice_left = 0.0  # seconds
        self._system_language = language
        self._still = still  # the system asks for reduced motion

    @property
    def language(self) -> str:
        """The language of all words: the player's choice, else the system's."""
        return self.session.settings.language or self._system_language

    def tell(self, key: str, **values: object) -> str:
        """A sentence in the player's language."""
        return texts.tell(self.language, key, **values)

    def card_name(self, card: Card, variant: Variant) -> str:
        """The whole name of a card, as the deck in use calls it in a deal of this variant."""
        return texts.card_name(self.language, card, self.session.settings.deck == "francesi", variant.is_bisca)

    def with_rank(self, card: Card, variant: Variant) -> str:
        """The rank of a card with its article, as in "takes with the king"."""
        return texts.rank_name(self.language, card, self.session.settings.deck == "francesi", variant.is_bisca)

    def called_name(self, card: Card, variant: Variant) -> str:
        """The rank of a card as it is called in an auction."""
        return texts.called_name(self.language, card, self.session.settings.deck == "francesi", variant.is_bisca)

    def suit_name(self, suit: Suit) -> str:
        """What the deck in use calls a suit."""
        return texts.suit_name(self.language, suit.value, self.session.settings.deck == "francesi")

    def name(self, seat: int, seats: Sequence[str] | None = None) -> str:
        """What the player at a seat is called; each level has names of its own. `seats`: who sits where elsewhere."""
        occupants = self.session.game.seats if seats is None else seats
        if not occupants:
            return self.tell("opponent")
        who, before = occupants[seat], list(occupants[:seat]).count(occupants[seat])
        if who == PERSON:
            return self.tell("you") if list(occupants).count(who) == 1 else self.tell("player", number=before + 1)
        return self.tell(f"opponent_{who}_{before + 1}" if before else f"opponent_{who}")

    def is_viewer(self, seat: int, seats: Sequence[str] | None = None) -> bool:
        """Whether this seat is "you": the table is seen from it, and no other person sits there."""
        occupants = self.session.game.seats if seats is None else seats
        return seat == viewer(occupants) and list(occupants).count(PERSON) < 2

    @property
    def letters(self) -> str:
        """The indices of ace, jack, queen and king on the cards in use; empty where they are numerals."""
        settings = self.session.settings
        return self.tell("french_letters") if (settings.deck, settings.indices) == ("francesi", "letters") else ""

    @property
    def side(self) -> int:
        """One's own side: that of the first person at this device."""
        return self.session.record.variant.sides[viewer(self.session.game.seats)]

    def score(self, totals: Sequence[int]) -> tuple[int, int]:
        """What one's own side has of `totals`, and what the best of the other sides has."""
        return shares(totals, self.side)

    def match_name(self, kind: str, variant: str) -> str:
        """What a kind of match is called: for three, of whom one may win it late, by the deals that must be won."""
        return self.tell(f"match_{kind}_three" if variant == "three" and kind.startswith("best") else f"match_{kind}")

    @property
    def layout(self) -> Layout:
        """The parts of the table for the deal of the session."""
        return self.layout_for(self.session.record.variant)

    def layout_for(self, variant: Variant, foot: float = 0.0, aside: float = 0.0) -> Layout:
        """The parts of the table for any variant, on this screen, with this deck.

        `foot` pixels stay free below it, `aside` on the side of the player's hand.
        """
        ratio, mirrored, screen = _ratio(self.session.settings.deck), self.session.settings.hand == "left", self.screen
        if foot or aside:
            left, right = (round(aside), 0) if mirrored else (0, round(aside))
            screen = screen._replace(
                bottom=screen.bottom + round(foot), left=screen.left + left, right=screen.right + right
            )
        return lay_out(screen, ratio, variant, mirrored)

    @property
    def speed(self) -> float:
        """The factor on every duration; 0 turns motion into cuts."""
        return 0.0 if self._still else SPEEDS[self.session.settings.speed]

    def change(self, **choices: Any) -> None:
        """Change settings; sound follows at once. A chosen speed overrules the system's wish for stillness."""
        self._still = self._still and "speed" not in choices
        self.session.change(**choices)
        self.sounds.volume = self.session.settings.volume / 10
        self.sounds.muted = self.session.settings.sound == "off"

    def note(self, text: str) -> None:
        """Tell something in the line of text, for as long as it takes to read."""
        self.notice, self._notice_left = text, reading(text)

    @property
    def rest(self) -> float:
        """For how many seconds what is told stays."""
        return self._notice_left if self.notice else inf

    def wait(self, dt: float) -> None:
        """Let `dt` seconds pass: what has been read is told no longer."""
        self._notice_left -= dt
        if self._notice_left <= 0:
            self.notice = ""


def shares(totals: Sequence[int], side: int) -> tuple[int, int]:
    """What `side` has of `totals`, and what the best of the other sides has."""
    return totals[side], max(total for other, total in enumerate(totals) if other != side)


def reading(text: str) -> float:
    """How long it takes to read a text, in seconds."""
    return 2.0 + 0.06 * len(text)


@cache
def _ratio(deck: str) -> float:
    """The height of a deck's cards over their width."""
    return sprites.card_height(deck, 1000) / 1000
