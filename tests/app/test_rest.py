"""When the loop may sleep, and that nothing is lost by it: what it promises holds, and it wakes to the same game."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable

import pygame
import pytest

from game import app, host
from game.app import STEP, App
from game.host import native
from game.scenes.menu import Menu
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table.play import Play
from game.scenes.table.replay import RUN
from game.scenes.table.score import Score
from game.screen.paint import Painter
from game.screen.sound import Sounds
from game.screen.warming import Warming
from game.view.intents import Ask, Go, LastTrick, Pick, Skip, Watch
from game.view.names import Pages
from tests.app.rig import Rig
from tests.app.test_manners import answered, follower, seated

PAGES: tuple[Pages, ...] = ("rules", "learn", "puzzle", "options", "levels", "statistics", "past deals")


def settled(rig: Rig, seconds: float = 5.0) -> Rig:
    """The rig once the loop may sleep for good."""
    rig.wait_for(lambda: rig.app.rest == math.inf, seconds)
    return rig


def sleep(rig: Rig, most: float = 30.0) -> None:
    """One turn of the loop, after as long a sleep as it allows, as `run` does it."""
    rig.frame(STEP + min(rig.app.rest, most))


# where it sleeps


@pytest.mark.parametrize("speed", ["none", "normal"])
def test_it_sleeps_at_the_players_turn(speed: str) -> None:
    settled(seated(speed=speed))
    settled(follower(speed=speed))


@pytest.mark.parametrize("page", PAGES)
def test_it_sleeps_on_every_page(page: Pages) -> None:
    rig = Rig()
    rig.app.wish(Go(page))
    settled(rig)


def test_it_sleeps_at_a_question_and_while_the_last_trick_is_looked_at() -> None:
    rig = seated(speed="normal")
    rig.app.wish(Ask("ask_abandon", "abandon", Go("new")))
    settled(rig)
    rig.key(pygame.K_ESCAPE)
    for _ in range(20):
        if rig.find(LastTrick):
            break
        rig.touch(rig.find(Pick)[0])
        rig.wait_for(lambda: bool(rig.find(Pick)))
    rig.touch(rig.find(LastTrick)[0])
    assert isinstance(rig.scene, Play) and rig.scene.looking
    settled(rig)


def test_the_demonstration_sleeps_between_two_cards_and_for_good_after_its_deal() -> None:
    rig, turns = Rig(), 0
    while rig.app.rest < math.inf:
        sleep(rig)
        turns += 1
        assert turns < 20_000
    assert isinstance(rig.scene, Menu) and rig.now > 120, "it has played a deal"


def test_the_count_and_a_past_deal_sleep_when_they_are_done() -> None:
    rig = Rig(speed="none", level="easy")
    rig.touch(rig.target(Go("play")))
    while not isinstance(rig.scene, Score):
        rig.wait_for(lambda: bool(rig.find(Pick)) or isinstance(rig.scene, Score))
        if rig.find(Pick):
            rig.touch(rig.find(Pick)[0])
    settled(rig)
    rig.room.change(speed="normal")
    rig.app.wish(Watch(rig.session.record, rig.session.game.seats))
    settled(rig)
    rig.app.wish(RUN)
    rig.frame()
    assert rig.app.rest < math.inf
    settled(rig, 120.0)


def test_it_sleeps_only_when_nothing_is_left_to_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    rig, left = settled(seated(speed="none")), [True]
    monkeypatch.setattr(App, "_warm", lambda self: left[0])
    rig.frame()
    assert rig.app.rest == 0.0
    left[0] = False
    rig.frame()
    assert rig.app.rest == math.inf


def test_what_is_made_ahead_comes_to_an_end() -> None:
    pygame.display.set_mode((320, 480))
    painter, warming = Painter(), Warming(Sounds(1.0, False).steps())
    painter.prepare("francesi", False, 40)
    assert warming.go_on(painter)
    assert any(not warming.go_on(painter) for _ in range(5000))
    assert not warming.go_on(painter)
    painter.prepare("francesi", True, 40)
    assert warming.go_on(painter), "the deck looks different now"


# what it promises


def promises(rig: Rig) -> None:
    """As long as the loop may sleep, at most 2 s, no step changes the picture, the scene or the deal."""
    until = rig.now + min(rig.app.rest, 2.0)
    before = (rig.scene, rig.app.view(), rig.session.record)
    while rig.now + 2 * STEP < until:
        rig.frame(STEP)
        assert (rig.scene, rig.app.view(), rig.session.record) == before


@pytest.mark.parametrize("speed", ["none", "fast", "calm"])
def test_nothing_changes_while_it_sleeps(speed: str) -> None:
    rig = Rig(speed=speed, level="normal")
    for _ in range(40):
        promises(rig)
        rig.frame(STEP)
    rig.touch(rig.target(Go("play")))
    while not isinstance(rig.scene, Score):
        promises(rig)
        rig.frame(STEP)
        if rig.find(Pick):
            rig.touch(rig.find(Pick)[0])
    while rig.app.rest < math.inf:
        promises(rig)
        rig.frame(STEP)


def course(turn: Callable[[Rig], None]) -> list[tuple[float, int, str]]:
    """When, in tenths of a second, each move of a deal has been seen, and in which scene."""
    rig = Rig(speed="normal", level="easy", seed=5)
    rig.touch(rig.target(Go("play")))
    seen: list[tuple[float, int, str]] = []
    while not (isinstance(rig.scene, Score) and rig.scene.done):
        if rig.find(Pick) and rig.app.rest == math.inf:
            rig.touch(rig.find(Pick)[0])
        turn(rig)
        if not seen or seen[-1][1:] != (rig.moves, type(rig.scene).__name__):
            seen.append((rig.now, rig.moves, type(rig.scene).__name__))
    return seen


def test_it_wakes_to_the_same_game() -> None:
    awake, asleep = course(lambda rig: rig.frame(STEP)), course(sleep)
    assert [each[1:] for each in asleep] == [each[1:] for each in awake]
    assert [each[0] for each in asleep] == pytest.approx([each[0] for each in awake], abs=0.5)
    ends = [then[-1][0] - then[0][0] for then in (awake, asleep)]
    assert ends[0] == pytest.approx(ends[1], rel=0.02)


def test_a_motion_begins_at_its_beginning_however_long_one_has_thought() -> None:
    rig = settled(seated(speed="calm"))
    x, y = rig.point(rig.find(Pick)[0])
    rig.frame(600.0, rig.down(x, y), rig.up(x, y))
    assert isinstance(rig.scene, Play)
    assert rig.scene.board.moving and rig.scene.board.clock <= 2 * STEP


def test_a_finished_trick_is_taken_at_its_time_by_a_loop_that_sleeps() -> None:
    rig = follower(speed="normal")
    answered(rig)
    while rig.app.rest == 0.0:
        rig.frame(STEP)
    left = rig.app.rest
    rig.frame(left - 2 * STEP)
    assert rig.app.rest > 0
    for _ in range(4):
        rig.frame(STEP)
    assert isinstance(rig.scene, Play) and rig.scene.board.state.taken


# beneath the cover


@pytest.fixture
def covered(monkeypatch: pytest.MonkeyPatch) -> Rig:
    monkeypatch.setattr("game.host.IS_WEB", True)
    rig = Rig(scene=Menu, painted=True, speed="normal")
    return settled(rig)


def test_beneath_the_cover_nothing_moves_and_nothing_is_flipped(covered: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    view = covered.app.view()
    covered.wait(20.0)
    assert (covered.app.flips, covered.app.view(), covered.app.rest) == (0, view, math.inf)
    with monkeypatch.context() as patch:
        patch.setattr("game.host.signals", lambda: {"started"})
        covered.frame()
    assert covered.app.flips == 1
    covered.wait(1.0)
    assert covered.app.flips > 5, "the cards are dealt"


def test_a_page_out_of_sight_is_not_painted_in_vain_and_is_whole_when_it_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rig = seated(speed="normal")
    for signal in ("hidden", "shown"):
        flips = rig.app.flips
        with monkeypatch.context() as patch:
            patch.setattr("game.host.signals", lambda signal=signal: {signal})
            rig.frame()
        if signal == "hidden":
            rig.touch(rig.find(Pick)[0])
            rig.wait(5.0)
        assert rig.app.flips == flips + (signal == "shown")


# the loop itself


def test_the_loop_sleeps_as_long_as_the_app_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    room = seated(speed="none").room
    slept: list[float] = []
    quitting = pygame.event.Event(pygame.QUIT)

    async def rest(seconds: float) -> None:
        slept.append(seconds)
        if seconds == math.inf:
            pygame.event.post(quitting)

    def scene(room: Room) -> Scene:
        return Play(room)

    monkeypatch.setattr(host, "rest", rest)
    pygame.event.clear()
    asyncio.run(app.run(App(room, scene)))
    assert slept[0] == 0.0 and slept[-1] == math.inf


def test_a_window_sleeps_until_an_event_and_loses_none(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.event.clear()
    sent = [pygame.event.Event(pygame.USEREVENT, number=number) for number in range(3)]
    for event in sent:
        pygame.event.post(event)
    monkeypatch.setattr(pygame.time, "wait", lambda milliseconds: pytest.fail("it slept"))
    for seconds in (0.0, 0.1, math.inf):
        asyncio.run(native.rest(seconds))
    assert pygame.event.get(pygame.USEREVENT) == sent
    pygame.event.clear()


@pytest.mark.parametrize(("seconds", "glances"), [(0.0, 0), (0.0001, 1), (0.1, 6), (math.inf, 15)])
def test_a_window_wakes_by_itself_and_looks_for_events_once_a_frame(
    monkeypatch: pytest.MonkeyPatch, seconds: float, glances: int
) -> None:
    slept: list[int] = []
    pygame.event.clear()
    monkeypatch.setattr(pygame.time, "wait", slept.append)
    asyncio.run(native.rest(seconds))
    assert slept == [17] * glances


def test_what_is_told_goes_at_its_time_also_when_something_wakes_the_loop_before() -> None:
    rig = settled(seated(speed="none"))
    rig.room.note("something")
    rig.frame()
    rig.frame()
    left = rig.app.rest
    assert 0 < left < math.inf
    rig.frame(left / 2, pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode=""))
    assert rig.room.notice == "something"
    rig.app.wish(Skip())
    rig.frame(left / 2 + 2 * STEP)
    assert rig.room.notice == ""
