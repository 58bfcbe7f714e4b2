"""The ways from scene to scene, so that no scene needs to know how another is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.claim import Claim
from game.rules.rules import is_over
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.store.session import Session
from game.store.settings import CHOICES, presets
from game.view.intents import Back, Choose, Go, Next


def common(room: Room, scene: Scene, intent: object) -> Scene:
    """What an intent means in every scene: the scene that follows, usually `scene` itself."""
    match intent:
        case Go(where):
            return go(room, scene, where)
        case Back():
            return menu(room)
        case Next(setting):
            values = CHOICES[setting]
            value = values[(values.index(getattr(room.session.settings, setting)) + 1) % len(values)]
            return choose(room, scene, setting, value)
        case Choose(setting, value):
            return choose(room, scene, setting, value)
    return scene


def choose(room: Room, scene: Scene, setting: str, value: Any) -> Scene:
    """Change a setting, or all of a preset; what deals a new hand asks first if cards have been played."""
    known = presets(room.session.settings.variant)
    choices = known.get(value, {}) if setting == "preset" else {setting: value}
    if room.session.gives_up(**choices):
        return _match_asked(room, scene, lambda: _changed(room, scene, choices))
    return _changed(room, scene, choices)


def _changed(room: Room, scene: Scene, choices: dict[str, Any]) -> Scene:
    """Change settings where the player is: at the table a new hand is dealt before his eyes, a page stays."""
    from game.scenes.table.deal import Deal
    from game.scenes.table.play import Play
    from game.scenes.table.score import Score

    record = room.session.record
    room.change(**choices)
    if "sound" in choices:
        room.note(room.tell(f"sound_{choices['sound']}"))
    dealt = room.session.record is not record and isinstance(scene, Deal | Play | Score)
    return deal(room) if dealt else scene


def go(room: Room, scene: Scene, where: str) -> Scene:
    """The scene called `where`; `scene` lies beneath if it is a dialog."""
    from game.scenes.pages import options

    match where:
        case "menu":
            return menu(room)
        case "play":
            return table(room)
        case "new":
            return _deal_asked(room, scene, lambda: _fresh(room))
        case "leave" if room.session.rehearsing:
            room.session.leave_rehearsal()
            return table(room)
        case "leave":
            return scene
        case "next":
            room.session.next_deal()
            room.notice = ""
            return table(room)
    return options.PAGES[where](room, scene)


def abandon(room: Room, scene: Scene) -> Scene:
    """A new match in the place of the one under way, after a question."""

    def begin() -> Scene:
        room.session.new_match()
        return deal(room)

    return _match_asked(room, scene, begin)


def _deal_asked(room: Room, scene: Scene, then: Callable[[], Scene]) -> Scene:
    """What `then` makes; after a question, if the deal under way would be lost."""
    return _asked(room, scene, "ask_abandon", "abandon", then) if _is_played(room.session) else then()


def _match_asked(room: Room, scene: Scene, then: Callable[[], Scene]) -> Scene:
    """What `then` makes; after a question, if the match under way would be lost."""
    return _asked(room, scene, "ask_match", "new_match", then) if is_under_way(room.session) else then()


def _asked(room: Room, scene: Scene, question: str, yes: str, then: Callable[[], Scene]) -> Scene:
    from game.scenes.ask import Ask

    return Ask(room, scene, room.tell(question), room.tell(yes), then)


def _is_played(session: Session) -> bool:
    """Whether cards have been played in a deal that is not over."""
    return bool(session.record.moves) and not session.booked


def is_under_way(session: Session) -> bool:
    """Whether a match has begun that is not over, be it one that waits behind an old deal."""
    has_begun = bool(session.match.deals) and not session.match.is_over
    return session.rehearsing or has_begun or _is_played(session)


def _fresh(room: Room) -> Scene:
    room.session.new_deal()
    return deal(room)


def menu(room: Room) -> Scene:
    """The menu."""
    from game.scenes.menu import Menu

    return Menu(room)


def deal(room: Room) -> Scene:
    """The dealing of the session's fresh deal."""
    from game.scenes.table.deal import Deal

    room.notice = ""
    return Deal(room)


def table(room: Room) -> Scene:
    """The session's deal, wherever it stands."""
    from game.scenes.table.play import Play

    session = room.session
    if is_over(session.state):
        return score(room)
    return Play(room) if session.record.moves else deal(room)


def score(room: Room) -> Scene:
    """The count of the finished deal."""
    from game.scenes.table.score import Score

    return Score(room)


def proof(room: Room, beneath: Scene, claim: Claim) -> Scene:
    """The cards that show that the deal is decided, and the offer to end it."""
    from game.scenes.table.proof import Proof

    return Proof(room, beneath, claim)
