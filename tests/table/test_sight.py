"""A view knows what its seat knows: stand-ins look like the observation, and pictures like each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from unittest.mock import patch

import pytest

from game.rules.observation import observe
from game.rules.record import Record
from game.rules.state import Sign, Variant
from game.rules.variants import VARIANTS
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table.play import Play
from game.store.saved_game import Game
from game.table.seat import PERSON
from game.table.sight import progress, sight, step_back
from game.table.table import Happened
from game.tools.snapshot import play_on, room
from game.view.intents import LastTrick
from game.view.layout import Screen
from tests.rules.deals import EVERY, playthrough
from tests.store.sitting import begin
from tests.table.arrangements import GAMES, twins


@pytest.mark.parametrize("of", EVERY[::7], ids=lambda of: f"{of.name} {'-'.join(of.options)}")
def test_a_stand_in_looks_like_what_was_observed_and_so_does_the_moment_before(of: Variant) -> None:
    states = list(playthrough(of, 3))
    for seat in range(of.seats):
        before = sight(observe(states[0], seat))
        for was, now in pairwise(states):
            obs = observe(now, seat)
            after = sight(obs, before)
            assert observe(after, seat) == obs
            assert progress(after) == progress(before) + 1
            assert observe(step_back(after, before), seat) == observe(was, seat)
            before = after


@pytest.mark.parametrize("of", GAMES, ids=lambda of: f"{of.name} {'-'.join(of.options)}")
def test_what_was_taken_back_goes_where_it_came_from(of: Variant) -> None:
    """From any moment of a deal to any earlier one."""
    states, rng = list(playthrough(of, 5)), Random(1)
    for seat in range(of.seats):
        seen = sight(observe(states[0], seat))
        shown = [seen := sight(observe(state, seat), seen) for state in states]
        for _ in range(10):
            early, late = sorted(rng.sample(range(len(states)), 2))
            obs = observe(states[early], seat)
            back = sight(obs, shown[late])
            assert observe(back, seat) == obs


def seated(record: Record, is_settled: bool, seat: int) -> Room:
    """A room in which this deal is on the table, a person at `seat` and computers elsewhere."""
    made = room(Screen(390, 844), 1, piles="all")
    session = made.session
    seats = tuple(PERSON if each == seat else "normal" for each in range(record.variant.seats))
    session._seat(Game(seats, session.match._replace(variant=record.variant, dealer=record.dealer), record, is_settled))
    return made


def looks(scene: Scene) -> Iterator[object]:
    """All that can be seen, tapped or heard of a scene."""
    yield scene.view()
    yield scene.targets()
    if isinstance(scene, Play):
        yield scene.may_undo, scene.may_swap, scene.may_look, scene.may_finish, scene.is_mine
        scene.handle(LastTrick())
        yield scene.view()
        scene.handle(LastTrick())


def film(record: Record, is_settled: bool, seat: int) -> Iterator[object]:
    """Every picture and word while the last things that happened in a deal happen before the eyes of a seat."""
    before = record._replace(moves=record.moves[:-1])
    here = seated(before, is_settled=True, seat=seat)
    said: list[str] = []
    scene, table = Play(here), here.session.table
    with patch.object(here.world, "say", said.append):
        yield from looks(scene)
        for happened in [lambda: table._act(record.moves[-1]), table.advance][: 1 + is_settled]:
            scene._tell(happened() or Happened(0))
            scene.board.see(table.observation(seat))
            for _ in range(20):
                yield scene.view()
                scene.board.update(1 / 30)
            yield from looks(scene)
    yield said


@pytest.mark.slow
def test_no_picture_word_or_offer_depends_on_what_the_seat_cannot_know() -> None:
    compared, pictures = dict.fromkeys(VARIANTS, 0), 0
    for record, other, is_settled, seat in twins(range(14)):
        if record.moves:
            shown, same = (list(film(each, is_settled, seat)) for each in (record, other))
            assert shown == same, (record.variant, seat, len(record.moves), is_settled)
            compared[record.variant.name] += 1
            pictures += len(shown)
    assert min(compared.values()) > 10 and pictures > 10_000, (compared, pictures)


def test_a_view_that_peeks_is_found_out() -> None:
    """The comparison can fail: a board that shows the true state differs."""
    differs = 0
    for record, other, is_settled, seat in twins(range(2)):
        pictures = []
        for each in (record, other):
            here = seated(each, is_settled, seat)
            scene = Play(here)
            scene.board.open_seats = frozenset(range(record.variant.seats))
            scene.board.cut(here.session.table._state)
            pictures.append(scene.view())
        differs += pictures[0] != pictures[1]
    assert differs > 10


def test_the_session_deals_nothing_that_is_seen_before_it_is_shown() -> None:
    session = begin(variant="two")
    obs = session.table.observation(session.viewer)
    assert observe(sight(obs), session.viewer) == obs


def test_a_card_that_a_partner_has_told_of_is_known_to_what_is_drawn_from() -> None:
    told = 0
    for seed in range(30):
        here = room(Screen(390, 844), seed, variant="four")
        play_on(here.session, 9)
        scene, table = Play(here), here.session.table
        for what in table.sayable(2):
            if isinstance(what, Sign) and what not in (Sign.NONE, Sign.SMALL, Sign.LOADED):
                table.say(2, what)
                scene._hear()
                told += 1
                assert observe(scene.board.state, scene.seat) == table.observation(scene.seat)
    assert told > 5
