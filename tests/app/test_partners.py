"""Partners at the table, by taps and keys: signs given, asked for, seen at the plates, taken back, kept, replayed."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.rules.record import Record, replay
from game.rules.signs import is_true
from game.rules.state import Sign, Told, Word
from game.rules.variants import variant
from game.scenes.table import signs
from game.scenes.table.curtain import SHOW
from game.scenes.table.deal import Deal
from game.scenes.table.last_trick import paper
from game.scenes.table.play import Play
from game.scenes.table.replay import Replay
from game.scenes.table.score import Score
from game.scenes.table.signs import CONFER, INQUIRE
from game.table.seat import PERSON
from game.view.intents import Do, Go, LastTrick, Pick, Say, Sit
from game.view.picture import Face, Gesture, Panel, View
from tests.app.rig import Rig
from tests.scenes.parlour import choose
from tests.store.sitting import seen, state_of
from tests.store.stores import Memory
from tests.table.arrangements import rearranged

SIZES = [(390, 844), (844, 390), (320, 480), (1280, 720)]


def seated(game: str = "four", seed: int = 1, **choices: Any) -> Rig:
    """At the table, two taps from the menu."""
    rig = Rig(seed=seed, **choices)
    rig.touch(rig.target(Go("seating")))
    choose(rig, Sit(game))
    assert isinstance(rig.scene, Deal | Play) and rig.session.record.variant.name == game
    return rig


def await_turn(rig: Rig) -> None:
    rig.wait_for(lambda: bool(rig.find(Pick)), 200.0)


def speaking(game: str = "four", seed: int = 1, **choices: Any) -> Rig:
    """At the table, in the second trick, the person to play."""
    rig = seated(game, seed, **choices)
    await_turn(rig)
    assert not rig.session.record.told and CONFER not in [target.intent for target in rig.scene.targets()]
    rig.touch(rig.rng.choice(rig.find(Pick)))
    rig.wait_for(lambda: bool(state_of(rig.session).taken) and bool(rig.find(Pick)), 200.0)
    return rig


def faces(view: View) -> list[Gesture]:
    return [item for item in view if isinstance(item, Gesture)]


def at_plates(rig: Rig) -> list[int]:
    """The seats at whose plates a face is seen."""
    boxes = [plate.box.grown(0) for plate in rig.room.layout.plates]
    return [
        k + 1
        for k, box in enumerate(boxes)
        for face in faces(rig.scene.view())
        if box.x <= face.x <= box.right and abs(face.y - box.centre[1]) < box.height
    ]


def told(rig: Rig) -> tuple[Told, ...]:
    return rig.session.record.told


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", ["right", "left"])
def test_one_thumb_gives_a_sign_that_is_true(size: tuple[int, int], hand: str) -> None:
    rig = speaking(size=size, hand=hand)
    before, moves = told(rig), rig.moves
    rig.touch(rig.target(CONFER))
    given = rig.find(Say)
    assert given and not rig.find(Pick)
    state = state_of(rig.session)
    assert state.trump is not None
    offered = [target.intent.word for target in given if isinstance(target.intent, Say)]
    signed = [what for what in offered if what not in {word.value for word in Word}]
    true = [sign.value for sign in Sign if is_true(sign, state.hands[0], state.trump, state.variant.values)]
    assert signed == true and len(faces(rig.scene.view())) >= len(true)
    rig.touch(given[0])
    assert [each.seat for each in told(rig)[len(before) :]] == [0] and 2 in told(rig)[-1].seen
    assert rig.moves == moves and rig.find(Pick) and not rig.find(Say)
    assert rig.world.said[-1] == rig.room.notice == signs.sentence(rig.room, state_of(rig.session), told(rig)[-1])
    rig.touch(rig.target(CONFER))
    assert given[0].intent not in [target.intent for target in rig.find(Say)], "each once in a trick"


@pytest.mark.parametrize("size", SIZES)
def test_a_partner_who_is_asked_answers_with_a_face_at_his_plate(size: tuple[int, int]) -> None:
    rig = speaking(size=size)
    before = told(rig)
    rig.touch(rig.target(CONFER))
    rig.touch(rig.target(INQUIRE))
    new = told(rig)[len(before) :]
    assert [each.seat for each in new] == [2] and new[0].seen == (0,)
    assert 2 in at_plates(rig) and 1 not in at_plates(rig) and 3 not in at_plates(rig)
    assert rig.room.notice == signs.sentence(rig.room, state_of(rig.session), new[0])
    for _ in range(8):  # at last there is nothing more to tell
        rig.touch(rig.target(CONFER))
        rig.touch(rig.target(INQUIRE))
    assert rig.room.notice == rig.room.tell("nothing_to_tell")
    assert all(is_true(each.what, *held(rig, each)) for each in told(rig) if isinstance(each.what, Sign))


def held(rig: Rig, each: Told) -> Any:
    """The hand of who told it then, with trump and values."""
    state = replay(rig.session.record, each.after)
    assert state.trump is not None
    return state.hands[each.seat], state.trump, state.variant.values


def test_it_is_done_by_keys_too_and_left_again() -> None:
    rig = speaking()
    rig.key(pygame.K_p)
    assert rig.find(Say)
    for leave in (pygame.K_p, pygame.K_ESCAPE):
        rig.key(leave)
        assert isinstance(rig.scene, Play) and not rig.find(Say) and rig.find(Pick)
        rig.key(pygame.K_p)
    before, moves = len(told(rig)), rig.moves
    for key in (pygame.K_1, pygame.K_t, pygame.K_u):
        rig.key(key)
        assert rig.find(Say) and rig.moves == moves, "the hand waits"
    while not isinstance(rig.room.focus, Say):
        rig.key(pygame.K_RIGHT)
    rig.key(pygame.K_RETURN)
    assert len(told(rig)) == before + 1 and told(rig)[-1].seat == 0 and rig.find(Pick)
    rig.key(pygame.K_p)
    rig.tap(*rig.bare())
    assert rig.find(Pick) and rig.moves == moves, "a tap elsewhere closes the sheet and does nothing else"


def test_nothing_goes_on_while_one_chooses() -> None:
    rig = speaking()
    rig.touch(rig.rng.choice(rig.find(Pick)))
    rig.wait_for(lambda: CONFER in [target.intent for target in rig.scene.targets()] and not rig.find(Pick))
    rig.touch(rig.target(CONFER))
    moves = rig.moves
    rig.wait(20.0)
    assert rig.moves == moves and rig.find(Say)


@pytest.mark.parametrize("talk", ["never", "later"])
def test_there_is_no_button_where_nothing_may_be_told(talk: str) -> None:
    rig = seated("four") if talk == "later" else Rig(seed=1)
    if talk == "never":
        rig.session.start(variant("four", talk="never"), rig.session.seated("four"), "best of 3")
        rig.touch(rig.target(Go("play")))
    for _ in range(2 if talk == "never" else 1):
        await_turn(rig)
        assert CONFER not in [target.intent for target in rig.scene.targets()] and not faces(rig.scene.view())
        rig.touch(rig.rng.choice(rig.find(Pick)))
    if talk == "never":
        assert rig.room.layout.speech.width == 0 and not told(rig)


def test_what_opponents_tell_each_other_is_not_seen_unless_it_may_be() -> None:
    for agreed in ("never", "sometimes", "always"):
        noticed = overlooked = 0
        for seed in range(8):
            rig = Rig(seed=seed)
            chosen = variant("four", talk="always", signs_seen=agreed)
            rig.session.start(chosen, rig.session.seated("four"), "best of 3")
            rig.touch(rig.target(Go("play")))
            await_turn(rig)
            for seat in (1, 3):
                rig.session.table.inquire(seat)
            rig.frame()
            rig.frame()
            for each in told(rig):
                if each.seat in (1, 3):
                    noticed += 0 in each.seen
                    overlooked += 0 not in each.seen
            shown = {each.seat for each in told(rig) if 0 in each.seen}
            assert set(at_plates(rig)) == shown
            assert all(each in shown for each in at_plates(rig))
        assert bool(noticed) == (agreed != "never") and bool(overlooked) == (agreed != "always")


def test_no_picture_and_no_word_depends_on_a_sign_that_was_not_seen() -> None:
    """The same deal, once with the opponents' signs and once without."""
    rig = speaking(speed="none")
    deaf = Record(*rig.session.record)._replace(told=tuple(each for each in told(rig) if 0 in (each.seat, *each.seen)))
    assert len(deaf.told) < len(told(rig))
    for seat in (1, 3):
        rig.session.table.inquire(seat)
    rig.frame()
    rig.frame()
    with_signs, said = rig.scene.view(), list(rig.world.said)
    rig.session.table.record = deaf
    rig.session.table.go_back(len(deaf.moves))
    rig.frame()
    rig.frame()
    assert rig.scene.view() == with_signs and rig.world.said == said


def test_a_sign_survives_the_end_of_the_process_and_is_seen_again() -> None:
    store = Memory()
    rig = speaking(store=store)
    for wish in (INQUIRE, None):
        rig.touch(rig.target(CONFER))
        rig.touch(rig.target(wish) if wish else rig.find(Say)[0])
    before, shown = seen(rig.session), at_plates(rig)
    assert shown
    again = Rig(store=store, seed=9)
    assert seen(again.session) == before and told(again) == told(rig)
    again.touch(again.target(Go("play")))
    again.frame()
    assert at_plates(again) == shown


def test_taking_a_card_back_takes_back_what_was_told_after_it() -> None:
    rig = speaking(undo="on")
    rig.touch(rig.target(CONFER))
    rig.touch(rig.find(Say)[0])
    kept, moves = told(rig), rig.moves
    rig.touch(rig.rng.choice(rig.find(Pick)))
    rig.wait_for(lambda: bool(rig.find(Pick)) and len(state_of(rig.session).taken) > 1, 200.0)
    rig.touch(rig.target(CONFER))
    rig.touch(rig.target(INQUIRE))
    assert len(told(rig)) > len(kept)
    assert isinstance(rig.scene, Play) and rig.scene.may_undo
    rig.session.undo()
    assert rig.moves == moves and told(rig) == kept
    assert replay(rig.session.record).told == kept


def test_the_last_trick_and_the_replay_tell_the_signs() -> None:
    rig = speaking()
    rig.touch(rig.target(CONFER))
    rig.touch(rig.find(Say)[0])
    rig.touch(rig.target(CONFER))
    rig.touch(rig.target(INQUIRE))
    rig.touch(rig.rng.choice(rig.find(Pick)))
    rig.wait_for(lambda: bool(rig.find(LastTrick)) and len(state_of(rig.session).taken) == 2, 200.0)
    rig.touch(rig.find(LastTrick)[0])
    sheet, view = paper(rig.room.layout), rig.scene.view()
    shown = faces(view[view.index(Panel(sheet)) :])
    assert all(sheet.holds(face.x, face.y) for face in shown)
    given = {each.seat for each in told(rig) if each.tricks == 1 and 0 in (each.seat, *each.seen)}
    assert {0, 2} <= given and len(shown) == len(given)
    record, seats = rig.session.record, rig.session.game.seats
    watched = Replay(rig.room, rig.scene, record, seats)
    at = next(each for each in record.told if each.seat == 2)
    while not watched.board.state.told:
        watched.handle(Do("step", 1))
    first = watched.board.state.told
    assert all(0 in (each.seat, *each.seen) for each in first)
    while at.what not in [each.what for each in watched.board.state.told if each.seat == 2]:
        watched.handle(Do("step", 1))
    assert faces(watched.view())
    assert signs.sentence(rig.room, watched.state, at, seats) in rig.world.said


def test_the_captain_speaks_and_the_others_give_signs() -> None:
    rig = Rig(seed=2)
    rig.session.start(variant("schembil", talk="always"), (PERSON, *["normal"] * 5), "best of 5")
    rig.touch(rig.target(Go("play")))
    await_turn(rig)
    rig.touch(rig.target(CONFER))
    assert {target.intent.word for target in rig.find(Say)} == {word.value for word in Word}  # type: ignore[union-attr]
    rig.touch(rig.target(Say("load")))
    assert told(rig)[-1].what is Word.LOAD and told(rig)[-1].seen == (1, 2, 3, 4, 5)
    rig.touch(rig.target(CONFER))
    rig.touch(rig.target(INQUIRE))
    assert {each.seat for each in told(rig) if isinstance(each.what, Sign)} >= {2, 4}
    assert {2, 4} <= set(at_plates(rig))


def test_between_persons_who_share_the_device_no_sign_is_seen() -> None:
    rig = Rig(seed=3, speed="none")
    rig.session.start(variant("four", talk="always"), (PERSON, "normal", PERSON, "normal"), "best of 3")
    rig.touch(rig.target(Go("play")))
    rig.wait_for(lambda: SHOW in [target.intent for target in rig.scene.targets()])
    assert not faces(rig.scene.view()) and CONFER not in [target.intent for target in rig.scene.targets()]
    rig.touch(rig.target(SHOW))
    await_turn(rig)
    first = rig.session.viewer
    rig.touch(rig.target(CONFER))
    assert INQUIRE not in [target.intent for target in rig.scene.targets()], "the partner sits here too"
    rig.touch(rig.find(Say)[0])
    rig.touch(rig.rng.choice(rig.find(Pick)))
    rig.wait_for(lambda: SHOW in [target.intent for target in rig.scene.targets()] and rig.session.viewer != first)
    assert not faces(rig.scene.view())
    rig.touch(rig.target(SHOW))
    await_turn(rig)
    mine = [each for each in told(rig) if each.seat == first and isinstance(each.what, Sign)]
    assert mine and rig.session.viewer in mine[0].seen
    assert faces(rig.scene.view())[:1], "the partner sees it when the hand is his"


def test_the_faces_tell_nothing_of_hidden_cards() -> None:
    """The unseen cards in another order, under which every sign is as true: the same picture."""
    tried = 0
    for seed in range(6):
        rig = speaking(speed="none", seed=seed)
        rig.touch(rig.target(CONFER))
        rig.touch(rig.target(INQUIRE))
        rig.frame()
        view, record = rig.scene.view(), rig.session.record
        twin = rearranged(record, rig.session.table.is_settled, 0, Random(seed))
        for _ in range(30):
            twin = twin or rearranged(record, rig.session.table.is_settled, 0, Random(rig.rng.random()))
        if twin is not None:
            tried += 1
            rig.session.table.record = twin
            rig.session.table.go_back(len(twin.moves))
            rig.frame()
            assert rig.scene.view() == view
    assert tried > 2


@pytest.mark.parametrize("game", ["four", "six"])
@pytest.mark.parametrize("shown", ["shown", "never"])
def test_partners_show_their_cards_when_the_stock_is_empty(game: str, shown: str) -> None:
    """Theirs alone, not one trick sooner, and only where that is agreed."""
    rig = Rig(seed=5, speed="none")
    rig.session.start(variant(game, partner=shown), rig.session.seated(game), "best of 3")
    rig.touch(rig.target(Go("play")))
    late = 0
    while not isinstance(rig.scene, Score):
        rig.wait_for(lambda: bool(rig.find(Pick)) or isinstance(rig.scene, Score), 200.0)
        if isinstance(rig.scene, Score):
            break
        state = state_of(rig.session)
        theirs = {card for seat in range(2, state.variant.seats, 2) for card in state.hands[seat]}
        others = {card for seat in range(1, state.variant.seats, 2) for card in state.hands[seat]}
        seen_now = {item.card for item in rig.scene.view() if isinstance(item, Face) and item.face_up}
        open_now = shown == "shown" and not state.stock
        late += not state.stock
        assert seen_now & theirs == (theirs if open_now else set()) and not seen_now & others
        rig.touch(rig.rng.choice(rig.find(Pick)))
    assert late == 3
