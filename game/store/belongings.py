"""Everything of the player's as one text: settings, statistics, past deals, what was learned."""

from __future__ import annotations

import json
from typing import NamedTuple

from game.store import history, progress, settings
from game.store.history import History
from game.store.progress import Progress
from game.store.safe_files import sealed, unsealed
from game.store.settings import Settings

FORMAT = 1
_FIELDS = {"format", "settings", "history", "progress"}


class BrokenBelongings(ValueError):
    """A text that does not hold all that belongs to a player."""


class Belongings(NamedTuple):
    """What a player takes along to another device. A game under way stays where it is."""

    settings: Settings
    history: History
    progress: Progress


def to_text(mine: Belongings) -> str:
    """All of it as one line of JSON, with a checksum."""
    parts = {
        "settings": settings.to_text(mine.settings),
        "history": history.to_text(mine.history),
        "progress": progress.to_text(mine.progress),
    }
    told = {name: json.loads(text) for name, text in parts.items()}
    return sealed(json.dumps({"format": FORMAT} | told, separators=(",", ":")))


def from_text(text: str) -> Belongings:
    """What `text` tells. Raises BrokenBelongings, saying what is wrong."""
    try:
        data = json.loads(unsealed(text.strip()))
        if not isinstance(data, dict) or set(data) != _FIELDS or data["format"] != FORMAT:
            raise BrokenBelongings(f"all that belongs to a player has the fields {', '.join(sorted(_FIELDS))}")
        parts = {name: json.dumps(data[name]) for name in _FIELDS - {"format"}}
        return Belongings(
            settings.from_text(parts["settings"]),
            history.from_text(parts["history"]),
            progress.from_text(parts["progress"]),
        )
    except (ValueError, RecursionError) as error:
        raise BrokenBelongings(str(error)) from error
