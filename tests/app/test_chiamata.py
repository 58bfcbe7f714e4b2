"""Chiamata as it is played: by taps from the menu, through the auction, to the count and the next deal."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.auction import caller, is_bidding, is_naming
from game.rules.pay import pay
from game.scenes.table.calling import signed
from game.scenes.table.curtain import SHOW
from game.scenes.table.deal import Deal
from game.scenes.table.play import Play
from game.scenes.table.score import Score
from game.table.seat import PERSON
from game.view.intents import Go, Name, Pick, Say, Sit
from game.view.picture import Face, Label
from tests.app.rig import Rig
from tests.scenes.parlour import choose, words
from tests.store.sitting import seen, state_of
from tests.store.stores import Memory


def seated(seed: int = 1, **choices: Any) -> Rig:
    """At the table of chiamata, two taps from the menu."""
    rig = Rig(seed=seed, **choices)
    rig.touch(rig.target(Go("seating")))
    choose(rig, Sit("chiamata"))
    assert isinstance(rig.scene, Deal | Play) and rig.session.record.variant.name == "chiamata"
    return rig


def wishes(rig: Rig) -> list[Any]:
    """What the person may say or play now."""
    return rig.find(Say, Name, Pick)


def await_turn(rig: Rig) -> bool:
    """Let time pass until the person may act; whether that comes before the count."""
    rig.wait_for(lambda: bool(wishes(rig)) or isinstance(rig.scene, Score), 400.0)
    return not isinstance(rig.scene, Score)


def bid(rig: Rig) -> None:
    """The next rank up to the two, else pass."""
    words = [target for target in rig.find(Say) if len(target.intent.word) == 1]  # type: ignore[union-attr]
    before = rig.moves
    rig.touch(words[0] if words else rig.target(Say("pass")))
    assert rig.moves == before + 1


def calling() -> Rig:
    """A table at which the person has won the auction by bidding whatever could be bid, and is to name the suit."""
    for seed in range(40):
        rig = seated(seed)
        while await_turn(rig) and is_bidding(state_of(rig.session)):
            bid(rig)
        if is_naming(state_of(rig.session)) and rig.find(Name):
            return rig
    raise AssertionError("the person never wins the auction")


def play_to_the_count(rig: Rig) -> None:
    """The person plays whatever card he can."""
    while await_turn(rig):
        before = rig.moves
        rig.touch(rig.rng.choice(wishes(rig)))
        assert rig.moves >= before + 1
    rig.wait_for(lambda: isinstance(rig.scene, Score) and rig.scene.done)


def test_a_whole_deal_the_person_calls_names_plays_and_deals_again() -> None:
    rig = calling()
    assert caller(state_of(rig.session)) == 0
    rig.touch(rig.target(Name("D")))
    called = state_of(rig.session).called
    assert called is not None and called.suit.value == "D"
    assert any(isinstance(item, Face) and item.card == called for item in rig.scene.view())
    play_to_the_count(rig)
    state, match = state_of(rig.session), rig.session.match
    assert match.deals == (pay(state),) and match.dealer == (rig.session.record.dealer + 1) % 5
    assert rig.session.history.statistics["normal", "chiamata caller"].deals == 1
    told = words(rig.scene.view())
    standing = " · ".join(f"{rig.room.name(seat)} {signed(paid)}" for seat, paid in enumerate(pay(state)))
    assert standing in told
    rig.touch(rig.target(Go("next")))
    assert isinstance(rig.scene, Deal) and rig.moves == 0


@pytest.mark.parametrize("moves", [2, 8, 15])
def test_a_deal_goes_on_where_it_was_left(moves: int) -> None:
    """In mid-auction, when the trump has been named, in mid-trick."""
    store = Memory()
    rig = seated(3, store=store)
    for _ in range(4000):
        if rig.moves >= moves:
            break
        speak = wishes(rig)
        rig.touch(speak[0]) if speak else rig.frame(4 / 60)
    before = seen(rig.session)
    again = Rig(store=store, seed=9)
    assert seen(again.session) == before
    again.touch(again.target(Go("play")))
    assert isinstance(again.scene, Play)
    play_to_the_count(again)
    assert sum(again.session.match.deals[-1]) == 0


def test_a_match_is_won_and_told_with_the_score_of_all_five() -> None:
    rig = seated(2, speed="none")
    for _ in range(60):
        play_to_the_count(rig)
        if rig.session.match.is_over:
            break
        rig.touch(rig.target(Go("next")))
    score = rig.session.match.score
    assert max(score) >= 5 and score.count(max(score)) == 1
    told = words(rig.scene.view())
    assert " · ".join(f"{rig.room.name(seat)} {signed(points)}" for seat, points in enumerate(score)) in told
    assert rig.target(Go("next")).label == rig.room.tell("revenge")
    assert rig.session.history.statistics["normal", "chiamata"].matches == 1


def test_when_all_pass_the_same_dealer_deals_again_and_nothing_is_counted() -> None:
    rig = seated()
    rig.session.seat("chiamata", (PERSON,) * 5)
    rig.session.play("chiamata")
    rig.app.wish(Go("table"))
    dealer = rig.session.record.dealer
    for _ in range(3000):
        if isinstance(rig.scene, Score):
            break
        targets = [each for each in rig.scene.targets() if each.intent in (SHOW, Say("pass"))]
        rig.touch(targets[0]) if targets else rig.frame(4 / 60)
    assert isinstance(rig.scene, Score) and rig.scene.done and rig.moves == 5
    told = [item.text for item in rig.scene.view() if isinstance(item, Label)]
    assert rig.room.tell("all_passed") in told and "0" not in told
    again = rig.room.tell("they_deal_again", name=rig.room.name(dealer))
    assert again in told
    assert any(rig.room.tell("all_passed") in each for each in rig.world.said)
    assert rig.session.history.deals == () and rig.session.history.statistics == {}
    rig.touch(rig.target(Go("next")))
    assert rig.session.record.dealer == dealer and rig.moves == 0 and isinstance(rig.scene, Deal)
