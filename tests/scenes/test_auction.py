"""The auction at the table, by taps: what may be said, where it stands, what is told of it, and the deal after it."""

from __future__ import annotations

from functools import cache

import pytest

from game.rules.auction import bids, caller, contract, is_naming
from game.rules.cards import Suit
from game.rules.pay import of_sides, pay
from game.rules.state import PASS, Bid
from game.rules.variants import VARIANTS
from game.scenes.room import Room
from game.scenes.table.auction import role, staked
from game.scenes.table.play import Play
from game.scenes.table.score import Score
from game.table.seat import PERSON
from game.tools import snapshot
from game.view.intents import Go, Name, Pick, Say
from game.view.layout import TARGET, Screen, safe
from game.view.picture import Icon, Label
from tests.app.matrix import LANGUAGES, inside, name, overlap, screens
from tests.store.sitting import state_of

FIVE = VARIANTS["chiamata"]
SCREENS = [each for each in screens() if each.scale == 1]
SCREENS = [each for each in SCREENS if max(each.width, each.height) >= 480]


def table(seed: int, seats: tuple[str, ...] = (PERSON, *["normal"] * 4)) -> tuple[Room, Play]:
    room = snapshot.room(Screen(390, 844), seed)
    room.session.start(FIVE, seats, "first to 5")
    return room, Play(room)


def until_asked(play: Play) -> bool:
    """Let time pass until the person is to say something; whether that comes."""
    for _ in range(900):
        if play.may_speak:
            return True
        if play.room.session.table.is_over or play.is_mine:
            return False
        play.update(0.5)
    raise AssertionError("nobody speaks")


def asked(highest: str = "A") -> tuple[Room, Play]:
    """A table at which another seat has bid `highest`, those between have passed, and the person is to speak."""
    for seed in range(9):
        room, _ = table(seed)
        table_, words = room.session.table, iter((highest, *["pass"] * 4))
        while table_.turn != 0:
            table_._act(Bid(next(words)))
        if len(state_of(room.session).calls) > 1:
            return room, Play(room)
    raise AssertionError("the person always leads")


def naming() -> tuple[Room, Play]:
    """A table at which the person has won the auction."""
    for seed in range(60):
        room, play = table(seed)
        while until_asked(play) and not is_naming(play.board.state):
            free = bids(play.board.state, play.hand)
            play.handle(Say(free[1].word if len(free) > 1 else "pass"))
        if play.may_speak:
            return room, play
    raise AssertionError("the person never calls")


@cache
def named() -> tuple[Room, Play]:
    """Such a table, which stays as it is."""
    return naming()


def test_all_that_may_be_said_can_be_tapped_up_to_the_points() -> None:
    _, play = asked()
    free = {bid.word for bid in bids(play.board.state, play.hand)}
    assert {target.intent.word for target in play.targets() if isinstance(target.intent, Say)} == free
    assert not any(isinstance(target.intent, Pick) for target in play.targets())
    assert all(target.label for target in play.targets())


def test_after_the_two_the_next_points_and_the_first_of_each_stake_are_offered() -> None:
    _, play = asked("2")
    words = {target.intent.word for target in play.targets() if isinstance(target.intent, Say)}
    assert words == {"pass", "62", "63", "64", "65", "66", "71", "81", "91", "101", "120"}
    assert [staked(play.board.state, Bid(word)) for word in ("A", "2", "70", "71", "81", "91", "101", "120")] == [
        *(1, 1, 1, 2, 3, 4, 5, 5)
    ]


@pytest.mark.parametrize("screen", SCREENS, ids=name)
def test_what_may_be_said_is_large_apart_and_always_in_its_place(screen: Screen) -> None:
    passes = set()
    for room, play in (asked(), asked("3"), asked("2"), named()):
        room.screen = screen
        for language in LANGUAGES:
            room.change(language=language)
            on = room.layout
            found = [target for target in play.targets() if isinstance(target.intent, Say | Name)]
            for number, target in enumerate(found):
                assert min(target.box.width, target.box.height) >= TARGET - 0.01, target
                assert inside(target.box, safe(screen))
                assert not overlap(target.box, on.hand) and not overlap(target.box, on.menu)
                assert not any(overlap(target.box, other.box, 0.01) for other in found[:number])
            passes |= {target.box for target in found if target.intent == Say("pass")}
    assert len(passes) == 1


def test_each_plate_tells_what_was_said_there() -> None:
    room, play = asked("3")
    shown = [item for item in play.view() if isinstance(item, Label)]
    for call in play.board.state.calls:
        plate = room.layout.plates[call.seat - 1].box
        word = "three" if call.bid == Bid("3") else room.tell("said_pass")
        assert [item.text for item in shown if plate.holds(item.x, item.y) and item.text == word] == [word]


def test_the_person_passes_and_the_auction_goes_on() -> None:
    room, play = asked()
    before = len(play.board.state.calls)
    play.handle(Say("pass"))
    assert play.board.state.calls[before].bid == PASS
    play.handle(Say("pass"))
    assert len([call for call in state_of(room.session).calls if call.seat == 0]) == 1


def test_the_caller_names_the_trump_and_is_told_what_he_plays_for() -> None:
    room, play = naming()
    assert {target.intent.suit for target in play.targets() if isinstance(target.intent, Name)} == set("CDSB")
    assert room.tell("your_trump") == "Choose the trumps."
    play.handle(Name("D"))
    state = play.board.state
    assert state.trump is Suit.COINS and state.called is not None and caller(state) == 0
    labels = [item.text for item in play.view() if isinstance(item, Label)]
    assert room.tell("role_caller") in labels or room.tell("role_alone") in labels


def test_the_crown_stands_on_the_plate_of_the_caller_alone() -> None:
    for seed in range(40):
        room, play = table(seed, (PERSON, *["hard"] * 4))
        snapshot.play_on(room.session, 9)
        state = state_of(room.session)
        if caller(state) not in (None, 0) and state.called is not None:
            play = Play(room)
            crowns = [item for item in play.view() if isinstance(item, Icon) and item.name == "crown"]
            plates = [plate.box.holds(crowns[0].x, crowns[0].y) for plate in room.layout.plates]
            assert len(crowns) == 1 and plates.index(True) == (caller(state) or 0) - 1
            return
    raise AssertionError("nobody calls")


def test_only_the_seat_itself_is_told_that_it_is_the_partner() -> None:
    for seed in range(60):
        room, _ = table(seed)
        snapshot.play_on(room.session, 9)
        state = state_of(room.session)
        if state.called is not None and state.called in state.hands[0] and caller(state) != 0:
            assert role(Play(room).board.state, 0) == "role_partner"
            other = next(seat for seat in range(1, 5) if seat != caller(state))
            assert role(state, other) == "role_against"
            return
    raise AssertionError("the person is never the partner")


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_deal_by_taps_ends_in_a_count_of_two_sides(seed: int) -> None:
    room, play = table(seed)
    for _ in range(3000):
        speak = [target.intent for target in play.targets() if isinstance(target.intent, Say | Name | Pick)]
        play.handle(speak[0]) if speak else None
        if play.update(0.4) == Go("score"):
            break
    score = Score(room)
    for _ in range(99):
        score.update(1.0)
    state = state_of(room.session)
    shown = [item.text for item in score.view() if isinstance(item, Label)]
    assert score.done and sum(pay(state)) == 0
    if contract(state) is not None:
        totals = of_sides(state)
        assert totals is not None and sum(totals) == 120
        assert all(str(total) in shown for total in totals)
        assert any("partner" in text or "One against four" in text for text in shown)
    assert any(all(room.name(seat) in text for seat in range(5)) for text in shown)


def test_a_deal_in_which_all_pass_is_told_and_dealt_again() -> None:
    room, _ = table(3)
    for _ in range(5):
        room.session.table._act(PASS)
    dealer = room.session.record.dealer
    assert room.session.table.is_over
    score = Score(room)
    score.update(1.0)
    assert room.tell("all_passed") in [item.text for item in score.view() if isinstance(item, Label)]
    assert score.done and score.targets()
    room.session.next_deal()
    assert room.session.record.dealer == dealer
