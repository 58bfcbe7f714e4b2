"""Renders a named scene without a window, for pictures and tests."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.director import Director
from game.rules import signs
from game.rules.auction import is_bidding
from game.scenes.menu import Menu
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table.deal import Deal
from game.scenes.table.play import Play
from game.scenes.table.score import Score
from game.screen.paint import Painter
from game.screen.sound import Sounds
from game.store import statistics
from game.store.session import Session
from game.table.seat import PERSON
from game.tools.nowhere import Nowhere
from game.view.intents import Do, Finish, Go, Hint, Intent
from game.view.layout import Screen
from sprites.files import save


def room(screen: Screen, seed: int, **choices: Any) -> Room:
    """A room with a fresh session that is kept nowhere."""
    nowhere = Nowhere()
    session = Session(nowhere, Random(seed), lambda: "2025-03-21")
    session.change(sound="off", **choices)
    made = Room(session, Sounds(0.0, True), nowhere, "en")
    made.screen = screen
    return made


def play_on(session: Session, moves: int) -> None:
    """Computers at Normal play for everybody until `moves` moves have been made or the deal is over."""
    table, before = session.table, session.table.seats
    session.hand_over("normal")
    while not table.is_over and (len(session.record.moves) < moves or _at_its_end(session)):
        table.advance()
    table.reseat(before)


def _at_its_end(session: Session) -> bool:
    """Whether nothing but the taking of the last trick is left."""
    return session.table.is_complete and len(session.record.moves) >= len(session.record.deck)


def _deal(room: Room) -> Scene:
    scene = Deal(room)
    for _ in range(30):
        scene.update(1 / 60)
    return scene


def _played(moves: int) -> Callable[[Room], Scene]:
    def make(room: Room) -> Scene:
        play_on(room.session, moves)
        return Play(room)

    return make


def _score(room: Room) -> Scene:
    play_on(room.session, 99)
    scene = Score(room)
    for _ in range(600):
        scene.update(1 / 60)
    return scene


def _lived(room: Room) -> Room:
    """The room after many deals: the statistics are filled with made-up points, the last deals are real ones."""
    rng = Random(5)
    line: statistics.Statistics = {}
    for number in range(80):
        mine = 60 if number == 44 else 120 if number == 61 else rng.randint(20, 108)
        line = statistics.with_deal(line, ("normal", "two"), (mine, 120 - mine))
        if number % 3 == 0:
            line = statistics.with_match(line, ("normal", "two"), mine > 60)
        if number % 5 == 0:
            line = statistics.with_deal(line, ("hard", "briscolone"), (120 - mine, mine))
    session = room.session
    session.books.import_statistics(statistics.to_text(line))
    for _ in range(4):
        play_on(session, 99)
        session.book()
        session.next_deal()
    return room


def _after(make: Callable[[Room], Scene], *wishes: Intent) -> Callable[[Room], Scene]:
    """The scene that comes when all this is wished for in the scene that `make` makes."""

    def scene(room: Room) -> Scene:
        director = Director(room, make(room))
        for wish in wishes:
            director.wish(wish)
        return director.scene

    return scene


def _later(room: Room) -> Scene:
    return Menu(_lived(room))


def _practice(room: Room) -> Room:
    session = _lived(room).session
    session.rehearse(session.history.deals[-1].record)
    play_on(session, 9)
    return room


def _shared(room: Room) -> Scene:
    """Two persons at one device: the second has played, the first is to show his hand."""
    session = room.session
    name, seats = session.settings.variant, list(session.seated(session.settings.variant))
    seats[len(seats) // 2] = PERSON
    session.seat(name, seats)
    session.play(name)
    play_on(session, 5)
    while not session.goes_on:
        play_on(session, len(session.record.moves) + 1)
        if session.table.is_complete:
            session.table.advance()
    return Play(room)


def _auction(room: Room) -> Scene:
    """The person is to speak, and others have spoken; chiamata, if what is chosen has no auction."""
    session = room.session
    if not session.record.variant.has_auction:
        session.play("chiamata")
    while not (session.record.moves and _is_bidding(session) and session.table.turn == session.viewer):
        if session.record.moves and not _is_bidding(session):
            session.new_deal()
        play_on(session, len(session.record.moves) + 1)
    return Play(room)


def _signs(room: Room) -> Scene:
    """A partner is asked, others have given signs, and it is seen what the person may tell."""
    session = room.session
    if not signs.are_agreed(session.record.variant):
        session.play("four")
    count = session.record.variant.seats
    while not (session.record.moves and session.table.turn == session.viewer and session.table.sayable(0)):
        play_on(session, len(session.record.moves) + 1)
        if session.table.is_over or len(session.record.moves) > 4 * count:
            session.new_deal()
    scene = Play(room)
    scene.update(1 / 60)
    for wish in (Do("confer"), Do("inquire")):
        scene.handle(wish)
    return scene


def _is_bidding(session: Session) -> bool:
    return is_bidding(session.table.observation(session.viewer))


def _decided(room: Room) -> Play:
    """The deal has gone on until a side cannot be caught and the player is to move.

    Raises ValueError where no deal is ended early.
    """
    if room.session.match.adds_up:
        raise ValueError(f"in {room.session.record.variant.name} every point counts to the end of the deal")
    while not (play := Play(room)).may_finish:
        play_on(room.session, len(room.session.record.moves) + 1)
        if room.session.table.is_over:
            room.session.new_deal()
    return play


def _advised(room: Room) -> Scene:
    """The player, whose turn it is, has been given a hint, and shown the card."""
    room.session.practise()
    while not (play := Play(room)).may_ask:
        play_on(room.session, len(room.session.record.moves) + 1)
    play.update(0.1)
    play.handle(Hint())
    play.update(0.1)
    play.handle(Hint())
    return play


SCENES: dict[str, Callable[[Room], Scene]] = {
    "menu": Menu,
    "deal": _deal,
    "play": _played(9),
    "play-late": _played(35),
    "hint": _advised,
    "practice": lambda room: Play(_practice(room)),
    "menu-later": _later,
    "menu-practice": lambda room: Menu(_practice(room)),
    "score": _score,
    "auction": _auction,
    "signs": _signs,
    "conferring": _after(_signs, Do("confer")),
    "question": _after(_played(5), Go("new")),
    "replays": _after(_later, Go("past deals")),
    "past-deal": _after(_later, Go("past deals"), Do("open", 0)),
    "replay": _after(_later, Go("past deals"), Do("open", 0), Do("watch"), Do("step", 20)),
    "offer": _decided,
    "proof": _after(_decided, Finish()),
    "statistics": _after(_later, Go("statistics")),
    "rules": _after(Play, Go("rules")),
    "curtain": _after(_shared, Go("curtain")),
    "learn": _after(Menu, Go("learn")),
    "craft": _after(Menu, Go("craft")),
    "puzzle": _after(Menu, Go("puzzle")),
    "puzzle-table": _after(Menu, Go("puzzle"), Do("solve")),
    "seating": _after(Menu, Go("seating")),
    "levels": _after(Play, Go("levels")),
    "options": _after(Play, Go("options")),
}


def snapshot(path: str, name: str, screen: Screen, seed: int, **choices: Any) -> None:
    """Write a picture of the scene called `name` to `path`. Raises ValueError for an unknown name, or OSError."""
    if name not in SCENES:
        raise ValueError(f"unknown scene {name!r} (expected one of: {', '.join(SCENES)})")
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((screen.width, screen.height))
    shown = room(screen, seed, **choices)
    scene = SCENES[name](shown)
    settings, painter = shown.session.settings, Painter()
    painter.prepare(settings.deck, settings.contrast == "on", shown.layout.hand_width, shown.letters)
    painter.paint(surface, scene.view())
    save(surface, Path(path))
