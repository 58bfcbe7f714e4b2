"""In bisca the French jack beats the queen, as in Portugal: drawn, named and ranked alike wherever a card is shown."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import sprites
from game.rules.cards import CARDS, Rank
from game.rules.rules import is_complete, to_move
from game.rules.variants import variant
from game.scenes.menu import Menu
from game.scenes.scene import Scene
from game.scenes.table.board import Board
from game.scenes.table.play import Play
from game.scenes.table.replay import Replay
from game.scenes.table.score import Score
from game.scenes.table.status import status, swapped, taken, told
from game.screen.card_cache import CardCache
from game.texts import card_name, rank_name, tell
from game.tools.snapshot import SCENES, play_on, room
from game.view.intents import LastTrick
from game.view.layout import Screen
from game.view.picture import Face, View
from tests.app.matrix import LANGUAGES
from tests.rules.deals import playthrough
from tests.sprites.pictures import pixels
from tests.store.sitting import state_of

WIDTH = 120
TWO, BISCA = variant("two"), variant("two", exchange="on")
FIGURES = [card for card in CARDS if card.rank in (Rank.JACK, Rank.KNIGHT)]


def drawn(deck: str, card: int, bisca: bool) -> np.ndarray:
    originals = CardCache(1e9)
    originals.begin(deck, False, "", WIDTH)
    return pixels(originals.of(card, bisca).picture)


def middle(picture: np.ndarray) -> np.ndarray:
    """The figure without the corners and the frame."""
    width, height = picture.shape[:2]
    return picture[width // 4 : -width // 4, height // 4 : -height // 4]


@pytest.mark.parametrize("deck", sprites.DECKS)
def test_only_the_french_figures_change_places(deck: str) -> None:
    for card in CARDS:
        same = np.array_equal(drawn(deck, card, True), drawn(deck, card, False))
        assert same == (deck != "francesi" or card not in FIGURES), card


def test_the_nine_shows_the_jack_and_the_eight_the_queen() -> None:
    """The figure is the other's, the numeral stays."""
    for low, high in zip(FIGURES[::2], FIGURES[1::2], strict=True):
        for here, there in ((low, high), (high, low)):
            assert np.array_equal(middle(drawn("francesi", here, True)), middle(drawn("francesi", there, False)))
            numeral = slice(0, WIDTH // 5), slice(0, WIDTH // 5)
            assert np.array_equal(drawn("francesi", here, True)[numeral], drawn("francesi", here, False)[numeral])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_is_called_what_it_shows(language: str) -> None:
    for of, names in ((TWO, "JQ"), (BISCA, "QJ")):
        for card in FIGURES:
            name = tell(language, f"rank_{names[card.rank is Rank.KNIGHT]}")
            assert rank_name(language, card, True, of.is_bisca) == name
            assert card_name(language, card, True, of.is_bisca).startswith(name)
            assert of.values.points[card] == (3 if card.rank is Rank.KNIGHT else 2)
        assert len({card_name(language, card, True, of.is_bisca) for card in CARDS}) == 40
    for card in CARDS:
        assert card_name(language, card, False, True) == card_name(language, card, False, False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_calls_it_so(language: str) -> None:
    jack, queen = tell(language, "rank_J"), tell(language, "rank_Q")
    here = room(Screen(390, 844), 3, deck="francesi")  # whose own deal is no bisca
    here.change(language=language)
    checked = 0
    for state in (state for seed in range(20) for state in playthrough(variant("two", exchange="on"), seed)):
        hand = state.hands[to_move(state)]
        for card in (each for each in hand if each in FIGURES):
            name = jack if card.rank is Rank.KNIGHT else queen
            assert name in told(here, state, 0, card) and name in swapped(here, state, 0, card)
        if is_complete(state):
            word = taken(here, state)
            figures = {jack: Rank.KNIGHT, queen: Rank.JACK}
            ranks = [rank for name, rank in figures.items() if name in word]
            assert not ranks or ranks[0] in {each.rank for each in state.trick}
            checked += bool(ranks)
        turned = state.turn_up
        if turned in FIGURES and state.stock:
            swap = state._replace(variant=variant("two", exchange="on", swap="two only"))
            low = next(each for each in CARDS if each.suit is turned.suit and each.rank is Rank.TWO)
            swap = swap._replace(hands=((low,), ()), leader=0, trick=(), taken=())
            assert (jack if turned.rank is Rank.KNIGHT else queen) in status(here, swap)
    assert checked > 10


ELSEWHERE = {"menu", "menu-later", "menu-practice", "craft", "puzzle", "puzzle-table"}  # they show cards of other deals


def views(scene: Scene) -> Iterator[View]:
    yield scene.view()
    if isinstance(scene, Play):
        scene.handle(LastTrick())
        yield scene.view()


@pytest.mark.parametrize("exchange", ["off", "on"])
@pytest.mark.parametrize("name", sorted(SCENES.keys() - ELSEWHERE))
def test_every_card_on_screen_is_of_the_deal_that_is_played(name: str, exchange: str) -> None:
    scene = SCENES[name](room(Screen(390, 844), 3, exchange=exchange, deck="francesi"))
    for view in views(scene):
        assert {item.bisca for item in view if isinstance(item, Face)} <= {exchange == "on"}


def test_an_old_deal_is_watched_as_it_was_played() -> None:
    for old, now in (("on", "off"), ("off", "on")):
        here = room(Screen(390, 844), 3, exchange=old, deck="francesi")
        play_on(here.session, 99)
        here.session.book()
        here.change(exchange=now)
        scene = Replay(here, Menu(here), here.session.history.deals[-1].record, ("person", "normal"))
        assert {item.bisca for item in scene.view() if isinstance(item, Face)} == {old == "on"}
        shown = Board(here, state_of(here.session), 0).view()
        assert {item.bisca for item in shown if isinstance(item, Face)} == {now == "on"}
        menu = Menu(here).view()  # the demonstration is plain briscola
        assert {item.bisca for item in menu if isinstance(item, Face)} == {False}


def test_the_count_and_the_last_trick_show_it_too() -> None:
    here = room(Screen(390, 844), 3, exchange="on", deck="francesi")
    play_on(here.session, 9)
    table = Play(here)
    if is_complete(state_of(here.session)):
        table._advance()
    table.board.skip()
    before = sum(isinstance(item, Face) for item in table.view())
    table.handle(LastTrick())
    assert sum(isinstance(item, Face) for item in table.view()) == before + 2
    assert all(item.bisca for item in table.view() if isinstance(item, Face))
    play_on(here.session, 99)
    score = Score(here)
    for _ in range(900):
        score.update(1 / 60)
    faces = [item for item in score.view() if isinstance(item, Face)]
    assert len(faces) == 20 and all(item.bisca for item in faces)
