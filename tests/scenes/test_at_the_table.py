"""What a stranger at the table would find wrong: where the star lies, what a text lies on, which table is behind it."""

from __future__ import annotations

from itertools import product

import pytest

import sprites
from game.director import Director
from game.rules.match import Match
from game.rules.observation import observe
from game.rules.record import Record
from game.rules.rules import is_complete, winning
from game.rules.variants import variant
from game.scenes.fan import ACES, fan
from game.scenes.menu import Menu
from game.scenes.room import Room
from game.scenes.table.board import Board
from game.scenes.table.deal import Deal
from game.scenes.table.play import Play
from game.scenes.table.score import Score
from game.store.saved_game import Game
from game.tools.snapshot import play_on, room
from game.view.intents import Go
from game.view.layout import Box, Screen, around
from game.view.picture import Face, Label, Panel, Star
from tests.app.matrix import overlap
from tests.rules.deals import playthrough, shuffled
from tests.store.sitting import state_of

INDEX = 0.3  # of a card's width and height, at its top left and bottom right: there stand number and suit


def indices(face: Face, ratio: float) -> tuple[Box, Box]:
    """The corners of an upright card in which its index stands."""
    wide, high = face.width, face.width * ratio
    left, top = face.x - wide / 2, face.y - high / 2
    first = Box(left, top, INDEX * wide, INDEX * high)
    return first, Box(left + wide - first.width, top + high - first.height, first.width, first.height)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (320, 480), (1280, 720)])
@pytest.mark.parametrize("name", ["two", "scoperta", "briscolone"])
def test_the_star_lies_on_the_winner_and_on_no_index(name: str, size: tuple[int, int]) -> None:
    """Neither on one's own nor on that of the card beside it."""
    here, led, replied = room(Screen(*size), 1, deck="piacentine"), 0, 0
    ratio = sprites.card_height("piacentine", 1000) / 1000
    for state in (state for seed in range(6) for state in playthrough(variant(name), seed)):
        if not is_complete(state):
            continue
        board = Board(here, state, 0)
        items = list(board.view())
        star = next(item for item in items if isinstance(item, Star))
        faces = {item.card: item for item in items if isinstance(item, Face) and item.face_up}
        best = winning(state.trick, state.trump, state.variant.values)
        winner, loser = faces[state.trick[best]], faces[state.trick[1 - best]]
        led, replied = led + (best == 0), replied + (best == 1)
        spot = around(star.x, star.y, 0.7 * star.size, 0.7 * star.size)  # its body; the rays are thin
        assert overlap(spot, around(winner.x, winner.y, winner.width, winner.width * ratio))
        assert not any(overlap(spot, corner) for face in (winner, loser) for corner in indices(face, ratio))
    assert led > 8 and replied > 8


def test_after_a_match_play_deals_the_next_and_counts_nothing_again() -> None:
    here = room(Screen(390, 844), 2, match="single")
    while not here.session.match.is_over:
        if here.session.game.booked:
            here.session.next_deal()
        play_on(here.session, 99)
        here.session.book()
    finished = here.session.record
    director = Director(here)
    director.wish(Go("play"))
    assert isinstance(director.scene, Deal) and here.session.record != finished
    assert here.session.match.deals == () and len(here.session.history.deals) >= 1
    assert here.session.record.dealer == 1 - finished.dealer, "the opening passes on in a revenge"


def test_a_count_that_was_left_can_be_seen_again_from_the_menu() -> None:
    here = room(Screen(390, 844), 2)
    play_on(here.session, 99)
    director = Director(here, Score(here))
    director.wish(Go("menu"))
    director.wish(Go("table"))
    assert isinstance(director.scene, Score)


def test_what_is_to_be_read_while_cards_fly_lies_on_something() -> None:
    for language, size in product(("it", "pt", "en"), ((390, 844), (320, 480), (844, 390))):
        here = room(Screen(*size), 3, language=language)
        scene = Deal(here)
        for _ in range(40):
            scene.update(1 / 60)
            view = scene.view()
            words = here.tell("dealing")
            told = next(at for at, item in enumerate(view) if isinstance(item, Label) and item.text == words)
            ground = view[told - 1]
            assert isinstance(ground, Panel) and ground.style == "quiet"
            assert not any(isinstance(item, Face) for item in view[told:])


def behind(here: Room) -> list[Face]:
    """The cards that lie open behind the menu, without the fan of aces, which is the same in every deal."""
    menu = Menu(here)
    aces = set(fan(menu._plan().paper, here.layout))
    return [item for item in menu.view() if isinstance(item, Face) and item.face_up and item not in aces]


def test_behind_the_menu_lies_ones_own_table_and_beneath_a_veil() -> None:
    here = room(Screen(390, 844), 4)
    play_on(here.session, 9)
    assert Menu(here)._demo is None
    own = set(state_of(here.session).hands[0]) | set(state_of(here.session).trick)
    assert own <= {face.card for face in behind(here)}
    view = Menu(here).view()
    veil = next(at for at, item in enumerate(view) if isinstance(item, Panel) and item.style == "veil")
    assert [item.card for item in view[veil:] if isinstance(item, Face)] == list(ACES)  # nothing of the deal
    assert {face.card for face in behind(here)} == {
        item.card for item in Play(here).view() if isinstance(item, Face) and item.face_up
    }


def test_the_demonstration_plays_one_deal_and_rests() -> None:
    here = room(Screen(390, 844), 4)
    menu = Menu(here)
    assert menu._demo is not None
    seen, quiet = menu.view(), 0
    for _ in range(60 * 600):
        menu.update(1 / 60)
        if menu._demo._table.is_over and not menu._demo.board.moving:
            quiet += 1
            if quiet == 1:
                seen = menu.view()
        if quiet > 300:
            break
    assert quiet > 300 and menu.view() == seen


def test_the_words_are_from_the_seat_that_looks() -> None:
    """Whoever sits where: what "you" do is what the person's seat does."""
    of = variant("two")
    here = room(Screen(390, 844), 4, language="en")
    record = Record(of, 0, shuffled(of, 1))
    here.session._seat(Game(("normal", "person"), Match("single", of, 0), record))
    scene = Play(here)
    assert scene.seat == 1 and scene.is_mine  # the seat after the dealer leads
    assert scene.hand == here.session.table.observation(1).hand
    assert observe(scene.board.state, 1) == here.session.table.observation(1)
    told = [item.text for item in scene.view() if isinstance(item, Label)]
    assert here.tell("you_lead") in told and any(text.startswith("Rosa") for text in told)
