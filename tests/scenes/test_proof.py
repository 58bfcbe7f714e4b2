"""A decided deal: the offer, the cards that prove it, the quick end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.rules.claim import decided
from game.rules.match import kinds
from game.rules.rules import is_complete, is_over, legal, points
from game.scenes.menu import Menu
from game.scenes.table.ending import Ending
from game.scenes.table.play import Play
from game.scenes.table.proof import Proof
from game.scenes.table.score import Score
from game.texts import tell
from game.tools.snapshot import SCENES, play_on
from game.view.intents import Back, Finish, Pick
from game.view.picture import Face
from tests.app.matrix import overlap
from tests.app.rig import Rig
from tests.scenes.parlour import rig, words
from tests.store.sitting import act, settle, state_of


def offered(**choices: Any) -> Rig:
    """At the table of a decided deal, the player to move."""
    made = rig(SCENES["offer"], **choices)
    assert isinstance(made.scene, Play)
    return made


def proven(**choices: Any) -> Rig:
    made = offered(**choices)
    made.touch(made.target(Finish()))
    assert isinstance(made.scene, Proof)
    return made


def test_nothing_is_offered_before_the_deal_is_decided() -> None:
    made, offers, others = rig(Menu), 0, 0
    for _ in range(12):
        for moves in range(41):
            play_on(made.session, moves)
            play = Play(made.room)
            if play.is_mine and len(play.hand) > 1:
                totals = points(state_of(made.session))
                assert play.may_finish == (max(totals) >= 61 and min(totals) > 0)
                offers, others = offers + play.may_finish, others + (not play.may_finish)
        made.session.new_deal()
    assert offers and others


FOR_TWO = [(of, kind) for of in ("two", "scoperta", "briscolone") for kind in kinds(of)]


@pytest.mark.parametrize(("of", "kind"), [*FOR_TWO, ("four", "best of 3"), ("four", "two deals"), ("six", "two deals")])
def test_nothing_is_offered_where_every_point_counts_to_the_end(of: str, kind: str) -> None:
    made, offers = rig(Menu, variant=of, match=kind), 0
    for _ in range(12):
        for moves in range(41):
            play_on(made.session, moves)
            offers += Play(made.room).may_finish
        made.session.new_deal()
    adds_up = kind.startswith("first to") or kind == "two deals"
    assert bool(offers) != adds_up


def test_nothing_is_offered_while_a_side_may_still_take_all_the_points() -> None:
    """It would be noted, or win the match; whoever plays on must play for it."""
    made, seen = rig(Menu), 0
    for seed in range(60):
        made.session.new_deal()
        rng = Random(seed)
        while not is_over(state := state_of(made.session)):
            if 0 in points(state) and max(points(state)) >= 61:
                seen += 1
                assert not Play(made.room).may_finish
            if is_complete(state):
                settle(made.session)
                continue
            best = state.variant.values.points  # the player grabs what he can, the other gives it to him
            act(made.session, max(legal(state), key=lambda card: (best[card], rng.random())))
    assert seen


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("it", "il computer gioca il resto per tutti e due"),
        ("pt", "o computador joga o resto pelos dois"),
        ("en", "the computer plays the rest for both"),
    ],
)
def test_the_offer_and_its_option_tell_who_plays_the_rest(language: str, sentence: str) -> None:
    made = proven(language=language)
    assert sentence in " ".join(words(made.scene.view()).split())
    note = tell(language, "option_claim_note")
    assert sentence in note or sentence.replace("il computer gioca il resto", "il resto lo gioca il computer") in note


def test_who_wants_no_offers_gets_none() -> None:
    made = offered()
    assert made.find(Finish)
    made.room.change(claim="off")
    assert not made.find(Finish)
    made.app.wish(Finish())
    assert isinstance(made.scene, Play)


def test_the_offer_hides_no_card_of_the_hand() -> None:
    for size in ((390, 844), (844, 390), (320, 480), (1280, 720)):
        made = offered(size=size)
        offer = made.target(Finish()).box
        assert not any(overlap(target.box, offer, 0.01) for target in made.find(Pick))


def test_the_proof_shows_cards_that_are_enough() -> None:
    made = proven()
    claim = decided(state_of(made.session))
    assert claim is not None
    values = state_of(made.session).variant.values.points
    assert sum(values[card] for card in claim.proof) >= 61
    beneath = len(list(made.scene._over.view())) if isinstance(made.scene, Proof) else 0
    shown = [item.card for item in made.scene.view()[beneath:] if isinstance(item, Face)]
    assert shown == list(claim.proof)
    assert f"= {sum(values[card] for card in claim.proof)}" in words(made.scene.view()).replace("\n", " ")


def test_who_would_rather_play_on_is_back_at_the_table() -> None:
    made = offered()
    table, record = made.scene, made.session.record
    made.touch(made.target(Finish()))
    made.touch(made.target(Back()))
    assert made.scene is table
    assert made.session.record == record
    made.touch(made.find(Pick)[0])
    assert len(made.session.record.moves) == len(record.moves) + 1


@pytest.mark.parametrize("speed", ["calm", "normal", "none"])
def test_the_rest_is_played_out_within_two_seconds_and_counted(speed: str) -> None:
    made = proven(speed=speed)
    played = made.session.record.moves
    claim = decided(state_of(made.session))
    made.touch(made.target(Finish()))
    start = made.now
    made.wait_for(lambda: isinstance(made.scene, Score), 2.0)
    assert made.now - start < 2.0
    session = made.session
    assert session.game.booked and is_over(state_of(session))
    assert session.record.moves[: len(played)] == played and len(session.record.moves) == 40
    assert session.history.deals[-1].record == session.record
    totals = points(state_of(session))
    assert claim is not None and totals.index(max(totals)) == claim.side


def test_a_tap_ends_it_at_once() -> None:
    made = proven(speed="calm")
    made.app.wish(Finish())
    assert isinstance(made.scene, Ending)
    made.tap(*made.bare())
    assert isinstance(made.scene, Score)


def test_a_process_that_dies_on_the_way_finds_the_deal_again() -> None:
    made = proven(speed="calm")
    made.app.wish(Finish())
    for _ in range(3):
        made.frame()
    assert isinstance(made.scene, Ending)
    state = state_of(made.session)
    again = Rig(store=made.store)
    assert state_of(again.session) == state
