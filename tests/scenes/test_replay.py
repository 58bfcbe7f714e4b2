"""A past deal watched again: steps, running, pace, open hands."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pygame
import pytest

from game.rules.pay import of_sides, pay, role
from game.rules.record import replay, settled
from game.rules.rules import is_complete, is_over
from game.scenes.menu import Menu
from game.scenes.room import Room
from game.scenes.table.calling import signed
from game.scenes.table.course import course
from game.scenes.table.replay import HANDS, OFF, ON, PACE, RUN, Replay
from game.tools import snapshot
from game.view.intents import Back, Do
from game.view.layout import Screen, safe
from game.view.picture import Face
from tests.app.matrix import LANGUAGES, inside, overlap, screens
from tests.app.matrix import name as name_of
from tests.app.rig import Rig
from tests.app.stage import labels
from tests.scenes.parlour import clipboard, rig, words


def watching(speed: str = "none", size: tuple[int, int] = (390, 844)) -> tuple[Rig, Replay]:
    made = rig(
        lambda room: Replay(room, Menu(room), room.session.history.deals[-1].record, ("person", "hard")),
        deals=1,
        speed=speed,
        size=size,
    )
    assert isinstance(made.scene, Replay)
    return made, made.scene


def test_the_course_of_a_deal_is_what_was_played() -> None:
    made, _ = watching()
    record = made.session.history.deals[-1].record
    moments = course(record)
    assert [each.move for each in moments if each.move is not None] == list(record.moves)
    plays = [each.state for each in moments if each.move is not None]
    assert plays == [replay(record, count) for count in range(1, 41)]
    assert is_over(moments[-1].state)
    assert len(moments) == 1 + 40 + 20


def test_steps_lead_to_the_end_and_back() -> None:
    made, scene = watching()
    moments = course(made.session.history.deals[-1].record)
    for moment in moments[1:]:
        made.touch(made.target(ON))
        assert scene.state == moment.state
    made.touch(made.target(ON))
    assert is_over(scene.state)
    for moment in moments[-2::-1]:
        made.touch(made.target(OFF))
        assert scene.state == moment.state
    made.touch(made.target(OFF))
    assert scene.state == moments[0].state


def test_watching_changes_nothing_of_the_game() -> None:
    made, scene = watching()
    before = dict(made.store)
    made.touch(made.target(RUN))
    made.wait_for(lambda: is_over(scene.state))
    assert made.store == before


def running_time(speed: str, taps: int) -> float:
    made, scene = watching(speed)
    for _ in range(taps):
        made.touch(made.target(PACE))
    made.touch(made.target(RUN))
    start = made.now
    made.wait_for(lambda: not scene.running, 200.0)
    assert is_over(scene.state)
    return made.now - start


@pytest.mark.parametrize("speed", ["normal", "none"])
def test_it_runs_to_the_end_and_four_times_as_fast(speed: str) -> None:
    slow, fast = running_time(speed, 0), running_time(speed, 2)
    assert slow > 30
    assert fast == pytest.approx(slow / 4, rel=0.25)


def test_running_again_begins_anew_and_a_step_halts() -> None:
    made, scene = watching()
    made.key(pygame.K_END)
    assert is_over(scene.state)
    made.touch(made.target(RUN))
    assert scene.running and not scene.state.taken and not scene.state.trick
    made.touch(made.target(ON))
    assert not scene.running
    at = scene.state
    made.wait(5.0)
    assert scene.state == at


def theirs(made: Rig) -> list[Face]:
    assert isinstance(made.scene, Replay)
    row = made.scene._on.plates[0].hand
    return [item for item in made.scene.view() if isinstance(item, Face) and row.holds(item.x, item.y)]


def test_the_other_hand_is_closed_until_it_is_opened() -> None:
    made, scene = watching()
    assert len(theirs(made)) == 3 and not any(face.face_up for face in theirs(made))
    made.touch(made.target(HANDS))
    assert {face.card for face in theirs(made) if face.face_up} == set(scene.state.hands[1])
    made.touch(made.target(HANDS))
    assert not any(face.face_up for face in theirs(made))


def test_a_tap_on_the_table_is_a_step_and_ends_the_motion_first() -> None:
    made, scene = watching("calm")
    made.tap(*made.bare())
    first = scene.state
    assert len(first.trick) == 1 and scene.board.moving
    made.tap(*made.bare())
    assert scene.state == first and not scene.board.moving
    made.tap(*made.bare())
    assert is_complete(scene.state)


def test_wheel_and_keys_step_too() -> None:
    made, scene = watching()
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1)
    made.frame(0.0, wheel)
    assert len(scene.state.trick) == 1
    made.key(pygame.K_u)
    assert not scene.state.trick
    made.key(pygame.K_PAGEDOWN)
    assert len(scene.state.taken) == 2
    made.key(pygame.K_HOME)
    assert not scene.state.taken


def test_every_button_can_be_reached_by_keys() -> None:
    made, scene = watching()
    for _ in range(2):
        made.key(pygame.K_RIGHT)
    assert made.room.focus == RUN
    made.key(pygame.K_RETURN)
    assert scene.running
    made.key(pygame.K_ESCAPE)
    assert made.scene is scene.beneath


def test_what_happened_is_told_with_the_opponents_name() -> None:
    made, scene = watching()
    for _ in range(12):
        made.touch(made.target(ON))
    told = clipboard(made).said
    assert any(sentence.startswith("Aldo plays ") for sentence in told)
    assert any(sentence.startswith("You play ") for sentence in told)
    assert "Trick 5 of 20" in words(scene.view())


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (320, 480), (1280, 720)])
def test_no_button_lies_on_a_card(size: tuple[int, int]) -> None:
    made, scene = watching(size=size)
    ratio = made.room.layout.ratio
    lowest = max(item.y + item.width * ratio / 2 for item in scene.view() if isinstance(item, Face))
    for target in scene.targets():
        if target.intent != Back():
            assert target.box.y >= lowest
            assert target.box.bottom <= size[1]


MANY = ("three", "four", "six", "chiamata")


@cache
def past(name: str) -> Room:
    """A room in which a deal of this game has been played and kept."""
    room = snapshot.room(Screen(390, 844), 4, variant=name)
    while not room.session.history.deals:
        snapshot.play_on(room.session, 99)
        room.session.book()
        room.session.next_deal()
    return room


@pytest.mark.parametrize("screen", [each for each in screens() if each.scale == 1 and each.width >= 320], ids=name_of)
@pytest.mark.parametrize("name", MANY)
def test_for_many_nothing_that_is_told_lies_over_anything_else(name: str, screen: Screen) -> None:
    room = past(name)
    if name == "chiamata" and screen.height < 390:
        pytest.skip("five seats are laid out from 320 by 480 on, or from 390 high")
    room.screen = screen
    kept = room.session.history.deals[-1]
    for language in LANGUAGES:
        room.change(language=language)
        scene = Replay(room, Menu(room), kept.record, kept.seats)
        on = scene._on
        plates = [plate.box for plate in on.plates]
        for _ in range(0, len(kept.record.moves), 4):
            scene.handle(Do("step", 5))
            seen = labels(scene.view())
            crossing = [(a.label, b.label) for a, b in combinations(seen, 2) if overlap(a.box, b.box, 1)]
            assert crossing == [] and [each.label for each in seen if not inside(each.box, safe(screen), 1)] == []
            hand = on.hand
            assert [each.label for each in seen if overlap(each.box, hand, 1)] == []
        for target in scene.targets():
            assert inside(target.box, safe(screen)) and not any(overlap(target.box, plate) for plate in plates)
            assert not overlap(target.box, on.hand)


def test_the_called_card_and_the_end_of_an_auction_are_told() -> None:
    room = past("chiamata")
    room.screen = Screen(390, 844)
    room.change(language="en")
    kept = room.session.history.deals[-1]
    scene = Replay(room, Menu(room), kept.record, kept.seats)
    end = settled(replay(kept.record))
    scene.handle(Do("step", len(kept.record.moves)))
    assert end.called in [item.card for item in scene.view() if isinstance(item, Face) and item.face_up]
    scene.handle(Do("step", 99))
    totals = of_sides(end)
    assert totals is not None
    part = {"caller": "Caller", "partner": "Partner", "against": "Against"}[role(end, 0)]
    mine = totals[part == "Against"]
    assert f"{part}, {mine} points: {signed(pay(end)[0])}" in words(scene.view())
