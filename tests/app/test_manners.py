"""How the table answers: one card a tap, none by accident, nothing disturbed, nothing drawn in vain, nothing lost."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.app import STEP
from game.rules.cards import CARDS
from game.rules.observation import observe
from game.rules.rules import is_complete, is_over, legal, points, to_move
from game.scenes.ask import Question
from game.scenes.menu import Menu
from game.scenes.table.deal import Deal
from game.scenes.table.play import GLANCE, Play
from game.scenes.table.score import Score
from game.scenes.trouble import Trouble
from game.view.intents import Go, LastTrick, Pick, Quit, Undo
from game.view.motion import SEEN
from game.view.names import Pages, Scenes
from game.view.picture import Face, Target
from tests.app.pilot import Pilot, picked
from tests.app.rig import Rig
from tests.scenes.parlour import yes
from tests.store.sitting import HERE, state_of
from tests.store.stores import Memory


def seated(**choices: str) -> Rig:
    """A rig at the table, the player to move."""
    rig = Rig(**({"level": "easy"} | choices))  # type: ignore[arg-type]
    rig.touch(rig.target(Go("play")))
    rig.wait_for(lambda: bool(rig.find(Pick)))
    return rig


def follower(**choices: str) -> Rig:
    """A rig at the table, a card of the computer's to be answered."""
    for seed in range(1, 30):
        rig = Rig(seed=seed, **({"level": "easy"} | choices))  # type: ignore[arg-type]
        rig.touch(rig.target(Go("play")))
        rig.wait_for(lambda rig=rig: bool(rig.find(Pick)))  # type: ignore[misc]
        if state_of(rig.session).trick:
            return rig
    raise AssertionError("the player always leads")


def answered(rig: Rig) -> None:
    """The player answers; the trick lies complete and at rest."""
    rig.touch(rig.find(Pick)[0])
    assert is_complete(state_of(rig.session))
    scene = rig.scene
    assert isinstance(scene, Play)
    rig.wait_for(lambda: not scene.board.moving)


def test_one_tap_to_the_first_card() -> None:
    rig = Rig()
    assert isinstance(rig.scene, Menu)
    rig.touch(rig.target(Go("play")))
    assert isinstance(rig.scene, Deal)
    rig.wait_for(lambda: isinstance(rig.scene, Play))
    assert rig.moves == 0


@pytest.mark.parametrize("speed", ["none", "fast", "normal", "calm"])
@pytest.mark.parametrize("make", [seated, follower])
def test_a_fast_double_tap_plays_one_card(speed: str, make: type) -> None:
    for gap in (0.0, STEP, 0.1, 0.3):
        rig: Rig = make(speed=speed)
        before, target = rig.moves, rig.find(Pick)[-1]
        where = rig.point(target)
        rig.tap(*where, dt=0.0)
        rig.frame(gap)
        rig.tap(*where, dt=0.0)
        rig.frame()
        assert rig.moves == before + 1


def test_a_double_tap_within_one_frame_plays_one_card() -> None:
    for make in (seated, follower):
        rig = make(speed="none")
        before, (x, y) = rig.moves, rig.point(rig.find(Pick)[0])
        rig.frame(STEP, rig.down(x, y), rig.up(x, y), rig.down(x, y), rig.up(x, y))
        assert rig.moves == before + 1


def test_a_tap_during_the_dealing_plays_nothing_and_ends_it() -> None:
    rig = Rig(speed="calm")
    rig.touch(rig.target(Go("play")))
    rig.wait(0.3)
    hand = rig.room.layout.hand
    rig.tap(*hand.centre)
    rig.frame()
    assert isinstance(rig.scene, Play)
    assert rig.moves == 0


def test_a_tap_during_motion_plays_nothing_and_ends_it() -> None:
    rig = seated(speed="calm")
    scene = rig.scene
    assert isinstance(scene, Play)
    for _ in range(40):
        rig.wait_for(lambda: bool(rig.find(Pick)))
        rig.touch(rig.find(Pick)[0])
        if not scene.board.moving or is_over(state_of(rig.session)):
            break
        before = rig.session.record.moves
        rig.frame(0.05)
        rig.tap(*rig.room.layout.hand.centre, dt=0.0)
        assert not scene.board.moving
        assert rig.session.record.moves == before
        if rig.moves > 8:
            return
    raise AssertionError("nothing moved")


def test_a_finger_that_went_down_in_motion_plays_nothing() -> None:
    rig = seated(speed="normal")
    rig.touch(rig.find(Pick)[0])
    x, y = rig.room.layout.hand.centre
    rig.frame(STEP, rig.down(x, y))
    rig.wait_for(lambda: bool(rig.find(Pick)))
    before = rig.moves
    rig.frame(STEP, rig.up(x, y))
    assert rig.moves == before


@pytest.mark.parametrize("speed", ["none", "normal", "calm"])
def test_the_finished_trick_is_seen(speed: str) -> None:
    """A tap right after it is complete does not take it; later a tap does; by itself it goes after its pause."""
    rig = follower(speed=speed)
    answered(rig)
    rig.frame(0.0)
    rig.tap(*rig.bare(), dt=0.05)
    assert is_complete(state_of(rig.session))
    rig.wait(GLANCE)
    rig.tap(*rig.bare(), dt=0.0)
    assert not is_complete(state_of(rig.session))

    rig = follower(speed=speed)
    answered(rig)
    least = SEEN * max(rig.room.speed, 0.6)
    rig.wait(least - 0.25)
    assert is_complete(state_of(rig.session))
    rig.wait(0.35)
    assert not is_complete(state_of(rig.session))


def history(rig: Rig, disturb: bool) -> list[object]:
    """What is on the table at every frame of a fixed sequence of taps, with or without changes on the way."""
    seen: list[object] = []
    rng = Random(5)
    for number in range(600):
        picks = rig.find(Pick)
        if picks and number % 3 == 0:
            intent = picks[rng.randrange(len(picks))].intent
            rig.app.wish(intent)
        if disturb and number % 7 == 0:
            rig.key(pygame.K_d)
            rig.room.change(language=("it", "pt", "en")[number % 3])
            rig.resize((320 + number, 480))
        elif number % 7 == 0:
            rig.frame(STEP)
        rig.frame(2 * STEP)
        seen.append((state_of(rig.session), type(rig.scene)))
    return seen


@pytest.mark.parametrize("speed", ["normal", "none"])
def test_deck_language_and_size_disturb_nothing(speed: str) -> None:
    calm, disturbed = history(seated(speed=speed), False), history(seated(speed=speed), True)
    assert len(set(map(str, calm))) > 20
    assert disturbed == calm


@pytest.mark.parametrize("speed", ["none", "normal"])
def test_an_idle_table_costs_nothing(speed: str) -> None:
    rig = seated(speed=speed)
    rig.wait(1.0)
    flips = rig.app.flips
    for _ in range(180):
        rig.frame(STEP)
    assert rig.app.flips == flips
    rig.frame(STEP, pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False))
    assert rig.app.flips == flips


def test_pages_and_questions_cost_nothing() -> None:
    rig = Rig()
    for page in ("rules", "learn", "puzzle", "options", "levels", "statistics", "past deals"):
        rig.app.wish(Go(page))
        rig.frame()
        flips = rig.app.flips
        rig.wait(1.0)
        assert rig.app.flips == flips, page
        rig.key(pygame.K_ESCAPE)


def test_motion_is_drawn_every_frame_and_ends() -> None:
    rig = seated(speed="normal")
    rig.wait(1.0)
    rig.touch(rig.find(Pick)[0])
    flips = rig.app.flips
    for _ in range(6):
        rig.frame(STEP)
    assert rig.app.flips == flips + 6


def test_a_card_lifts_in_the_frame_of_the_touch() -> None:
    rig = seated()
    rig.wait(1.0)
    target, flips = rig.find(Pick)[0], rig.app.flips
    rig.frame(0.0, rig.down(*rig.point(target)))
    assert rig.app.flips == flips + 1
    assert rig.room.pressed == target.intent


def test_a_second_tap_can_be_asked_for() -> None:
    rig = seated(confirm="on", speed="none")
    before, (one, other) = rig.moves, rig.find(Pick)[:2]
    rig.touch(one)
    rig.touch(other)
    assert rig.moves == before
    rig.touch(other)
    assert rig.session.record.moves[before:] == (picked(other.intent),)


def test_a_whole_deal_by_keys() -> None:
    rig = Rig(speed="none", level="easy")
    rig.key(pygame.K_RETURN)
    rng = Random(3)
    for _ in range(2000):
        if isinstance(rig.scene, Score):
            break
        if rig.find(Pick):
            before = rig.moves
            if rng.random() < 0.5:
                rig.key(rng.choice((pygame.K_1, pygame.K_2, pygame.K_3)[: len(rig.find(Pick))]))
            else:
                for _ in range(rng.randint(1, 3)):
                    rig.key(pygame.K_RIGHT)
                while not isinstance(rig.room.focus, Pick):
                    rig.key(pygame.K_LEFT)
                rig.key(pygame.K_RETURN)
            assert rig.moves == before + 1
        else:
            rig.frame(5 * STEP)
    assert isinstance(rig.scene, Score)
    assert sum(points(state_of(rig.session))) == 120
    rig.frame()
    rig.key(pygame.K_RETURN)
    assert isinstance(rig.scene, Deal | Play)


@pytest.mark.parametrize("scene", ["menu", "rules", "learn", "puzzle", "options", "levels"])
def test_every_target_can_be_reached_by_keys(scene: Scenes | Pages) -> None:
    rig = Rig()
    rig.app.wish(Go(scene))
    wanted = {str(target.intent) for target in rig.scene.targets()}
    found = set()
    for _ in range(60):
        rig.key(pygame.K_DOWN)
        found.add(str(rig.room.focus))
    assert wanted <= found


def test_a_new_deal_is_asked_about_once_cards_lie() -> None:
    rig = seated(speed="none")
    rig.touch(rig.find(Pick)[0])
    record = rig.session.record
    rig.key(pygame.K_n)
    assert isinstance(rig.scene, Question)
    rig.key(pygame.K_ESCAPE)
    assert isinstance(rig.scene, Play)
    assert rig.session.record.deck == record.deck
    rig.key(pygame.K_n)
    rig.touch(yes(rig))
    assert isinstance(rig.scene, Deal | Play)
    assert rig.session.record.deck != record.deck


def test_a_change_of_level_deals_before_the_eyes() -> None:
    """Also while the cards are still being dealt: what is shown is what is played."""
    rig = Rig(speed="calm", level="easy")
    rig.touch(rig.target(Go("play")))
    rig.wait(0.2)
    rig.key(pygame.K_l)
    rig.wait_for(lambda: isinstance(rig.scene, Play))
    assert isinstance(rig.scene, Play)
    assert observe(rig.scene.board.state, HERE) == rig.session.table.observation(HERE)


@pytest.mark.parametrize("match", ["single", "best of 3"])
def test_a_change_of_level_in_the_count_deals_too(match: str) -> None:
    """Also while the points are still being counted."""
    rig = Rig(speed="none", level="easy", match=match)
    Pilot(rig).deal()
    rig.app.wish(Go("menu"))
    rig.app.wish(Go("play"))
    rig.key(pygame.K_l)
    if match != "single":
        assert isinstance(rig.scene, Question), "the match would be lost"
        rig.touch(yes(rig))
    assert isinstance(rig.scene, Deal | Play)
    assert rig.session.game.seats[1] == "normal" and rig.moves == 0


def test_undo_takes_the_last_card_back() -> None:
    rig = follower(speed="none")
    hand = state_of(rig.session).hands[HERE]
    rig.touch(rig.find(Pick)[0])
    rig.frame()
    rig.touch(rig.target(Undo()))
    assert state_of(rig.session).hands[HERE] == hand


@pytest.mark.parametrize("seed", range(6))
def test_a_killed_game_goes_on_in_the_middle_of_the_trick(seed: int) -> None:
    """At any moment the store holds all: rebuilt from it, the same cards lie, and the same deal follows."""
    rng = Random(seed)
    whole = Rig(seed=seed, speed="none", level="normal")
    while not isinstance(whole.scene, Score):
        rebuilt = Rig(seed=99, store=Memory(whole.store))
        assert rebuilt.session.record == whole.session.record
        assert state_of(rebuilt.session) == state_of(whole.session)
        assert rebuilt.session.match == whole.session.match
        for _ in range(rng.randint(1, 12)):
            if not isinstance(whole.scene, Score):
                Pilot(whole)._step()
    last = Rig(seed=98, store=Memory(whole.store))
    assert last.session.game.booked and last.session.books.history == whole.session.history


@pytest.mark.parametrize("variant", ["two", "scoperta", "briscolone"])
def test_a_rehearsal_and_the_game_behind_it_survive_a_restart(variant: str) -> None:
    rig = Rig(speed="none", level="easy", variant=variant)
    Pilot(rig).deal()
    rig.touch(rig.target(Go("next")))
    waiting = rig.session.record
    rig.session.rehearse(rig.session.history.deals[-1].record)
    other = Rig(store=Memory(rig.store))
    assert other.session.notices == []
    assert other.session.rehearsing
    assert other.session.record == rig.session.record
    other.session.leave_rehearsal()
    assert other.session.record == waiting


def test_the_computer_answers_the_same_after_a_restart() -> None:
    rig = seated(speed="none", level="normal")
    rig.touch(rig.find(Pick)[0])
    assert to_move(state_of(rig.session)) != HERE
    other = Rig(seed=77, store=Memory(rig.store))
    other.touch(other.target(Go("play")))
    for each in (rig, other):
        each.wait_for(lambda each=each: each.moves == 2)  # type: ignore[misc]
    assert rig.session.record == other.session.record


def test_a_trouble_can_be_left_by_touch_and_by_keys() -> None:
    for keys in (False, True):
        rig = Rig()
        rig.app.director.scene = Trouble(rig.room, "OSError: gone", "report-1.txt")
        rig.frame()
        if keys:
            rig.key(pygame.K_TAB)
            rig.key(pygame.K_RETURN)
        else:
            rig.touch(rig.target(Quit()))
        assert not rig.app.running


def test_a_hidden_page_forgets_the_finger(monkeypatch: pytest.MonkeyPatch) -> None:
    for signal in ("hidden", "cancelled"):
        rig = seated(speed="none")
        before, (x, y) = rig.moves, rig.point(rig.find(Pick)[0])
        rig.frame(STEP, rig.down(x, y))
        with monkeypatch.context() as patch:
            patch.setattr("game.host.signals", lambda signal=signal: {signal})
            rig.frame()
        rig.frame(STEP, rig.up(x, y))
        assert rig.moves == before


@pytest.mark.parametrize("dt", [0.0, -5.0, 600.0, 1e9])
def test_the_clock_may_jump(dt: float) -> None:
    rig = seated(speed="normal")
    rig.touch(rig.find(Pick)[0])
    before = rig.moves
    rig.app.frame(dt, ())
    assert rig.moves == before  # at most five steps pass, too few for an answer
    rig.wait_for(lambda: len(rig.find(Pick)) == 3)


def test_the_screen_reader_hears_every_play_in_one_breath_a_trick() -> None:
    rig = Rig(speed="none", level="easy")
    Pilot(rig).deal()
    said, variant = rig.world.said, rig.session.record.variant
    names = [rig.room.card_name(card, variant) for card in CARDS]
    assert all(sum(f"plays {name}." in text or f"play {name}." in text for text in said) == 1 for name in names)
    assert 20 <= len(said) <= 22, "the last trick's end and the count are told as well"
    assert sum(text.count("take") for text in said) >= 20
    assert legal(state_of(rig.session)) == ()


def test_practice_is_told_once_when_it_begins() -> None:
    rig = seated(speed="none")
    told = []
    for _ in range(4):
        rig.touch(rig.find(Pick)[0])
        rig.wait_for(lambda: bool(rig.find(Pick)))
        rig.key(pygame.K_u)
        if isinstance(rig.scene, Question):
            rig.touch(yes(rig))
        told.append(rig.room.notice)
        rig.wait_for(lambda: bool(rig.find(Pick)))
    assert rig.session.game.practice
    assert told == [rig.room.tell("now_practice"), "", "", ""]


@pytest.mark.parametrize("speed", ["none", "normal"])
def test_the_last_trick_can_be_seen_until_the_next_is_complete(speed: str) -> None:
    """In every moment of a deal: by key and by tap on a pile, the trick that was taken last, or nothing."""
    rig, shown, hidden = seated(speed=speed), 0, 0
    while not isinstance(rig.scene, Score):
        if rig.find(Pick):
            rig.touch(rig.find(Pick)[0])
        rig.frame(5 * STEP)
        scene, state = rig.scene, state_of(rig.session)
        if isinstance(scene, Play) and not scene.board.moving:
            allowed = bool(state.taken) and not is_complete(state)
            assert bool(rig.find(LastTrick)) == allowed
            scene.handle(LastTrick())
            assert scene.looking == allowed
            shown, hidden = shown + allowed, hidden + is_complete(state)
            scene.looking = False
    assert shown > 20 and hidden > 10


def test_undo_back_before_the_first_trick_is_drawn() -> None:
    rig = seated(speed="normal")
    rig.touch(rig.find(Pick)[0])
    rig.wait_for(lambda: bool(state_of(rig.session).taken) and bool(rig.find(Pick)))
    for asked in range(30):
        if not state_of(rig.session).taken:
            break
        rig.key(pygame.K_u)
        assert isinstance(rig.scene, Question) == (asked == 0), "asked once, when it costs the deal its count"
        if asked == 0:
            assert not rig.session.game.practice
            rig.key(pygame.K_ESCAPE)
            assert not rig.session.game.practice and state_of(rig.session).taken
            rig.key(pygame.K_u)
            rig.touch(yes(rig))
        for _ in range(40):
            rig.frame()
    assert not state_of(rig.session).taken
    assert rig.session.game.practice


def test_the_pages_button_is_the_one_tap_to_the_first_card(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = Rig()
    monkeypatch.setattr("game.host.signals", lambda: {"started"})
    rig.frame()
    assert isinstance(rig.scene, Deal)


def thrown(rig: Rig, card: Target, to: tuple[float, float]) -> None:
    """A card of the hand is dragged somewhere and let go."""
    x, y = card.box.centre
    rig.frame(STEP, rig.down(x, y))
    for part in (0.3, 0.7, 1.0):
        at = (x + part * (to[0] - x), y + part * (to[1] - y))
        rig.frame(STEP, pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0), touch=False))
    rig.frame(STEP, rig.up(*to))


@pytest.mark.parametrize("confirm", ["off", "on"])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 720)])
def test_a_card_that_is_dragged_onto_the_table_is_played(size: tuple[int, int], confirm: str) -> None:
    rig = Rig(size, level="easy", speed="none", confirm=confirm)
    rig.touch(rig.target(Go("play")))
    rig.wait_for(lambda: bool(rig.find(Pick)))
    card, before = rig.find(Pick)[-1], rig.moves
    thrown(rig, card, rig.room.layout.trick)
    assert rig.session.record.moves[before:][:1] == (picked(card.intent),)


def test_a_card_that_is_let_go_elsewhere_falls_back() -> None:
    rig = seated(speed="none")
    card, before = rig.find(Pick)[-1], rig.moves
    hand = rig.room.layout.hand
    for to in (hand.centre, (2.0, hand.y + 20), (200.0, hand.bottom - 20)):
        thrown(rig, card, to)
        assert rig.moves == before
    thrown(rig, rig.target(Go("menu")), rig.room.layout.trick)
    assert rig.moves == before and isinstance(rig.scene, Play)


def test_a_dragged_card_goes_with_the_finger() -> None:
    rig = seated(speed="none")
    card = rig.find(Pick)[0]
    x, y = card.box.centre
    rig.frame(STEP, rig.down(x, y))
    rig.frame(STEP, pygame.event.Event(pygame.MOUSEMOTION, pos=(x + 40, y - 90), rel=(0, 0), buttons=(1, 0, 0)))
    faces = [
        each
        for each in rig.scene.view()
        if isinstance(each, Face) and each.face_up and each.card == picked(card.intent)
    ]
    assert [(round(each.x - x), round(each.y - y)) for each in faces] == [(40, -90)]
