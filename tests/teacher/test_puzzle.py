"""Puzzles: what is shipped is what it claims to be, for every day, for everybody."""

from __future__ import annotations

from hashlib import sha256
from itertools import permutations

import pytest

from game.ai.normal import preferred
from game.rules.cards import cards
from game.rules.observation import observe
from game.rules.record import replay, settled
from game.rules.rules import act, is_over, points, to_move
from game.rules.state import State
from game.teacher.ending_deal import OTHER, SOLVER
from game.teacher.facts import ENOUGH
from game.teacher.puzzle import DAYS, FILE, SIZE, count, of_day, packed, puzzle, shipped, solved, unpacked

PUBLISHED = 1500  # puzzles whose days have been promised
DIGEST = "84eacdbf4e720a573d5cd22489ce90dbe10ed7c8ee70170208ad55b41e65838b"


def final(state: State) -> int:
    """The points of the solver when both sides play on for the best: by the rules alone, without the solver."""
    state = settled(state)
    if is_over(state):
        return points(state)[SOLVER]
    outcomes = [final(act(state, card)) for card in state.hands[to_move(state)]]
    return max(outcomes) if to_move(state) == SOLVER else min(outcomes)


def test_what_has_been_published_stays() -> None:
    assert sha256(FILE.read_bytes()[: PUBLISHED * SIZE]).hexdigest() == DIGEST
    assert count() >= PUBLISHED
    assert DAYS >= 3 * 366


@pytest.mark.parametrize("number", [1, 2, 3, 250, 500, DAYS, DAYS + 1, PUBLISHED])
def test_one_card_alone_reaches_the_goal_against_every_reply(number: int) -> None:
    """Tried out move by move through the rules."""
    found = shipped(number)
    state = settled(replay(found.record))
    assert (state.leader, state.stock) == (SOLVER, ())
    assert {*state.hands[SOLVER]} == {*found.mine} and {*state.hands[OTHER]} == {*found.theirs}
    assert points(state)[SOLVER] == ENOUGH - found.need
    reached = [card for card in found.mine if final(act(state, card)) >= ENOUGH]
    assert reached == [found.best]


def test_none_is_found_by_normal_and_none_comes_twice() -> None:
    data = FILE.read_bytes()
    codes = [data[at : at + SIZE] for at in range(0, len(data), SIZE)]
    assert len(codes) == len(set(codes)) == count()
    for number in range(1, count() + 1, 7):
        found = shipped(number)
        assert preferred(observe(settled(replay(found.record)), SOLVER)) != found.best


def test_every_day_has_one_and_the_first_of_a_month_has_that_of_everybody() -> None:
    assert [of_day(day) for day in ("2026-12-01", "2026-12-02", "2027-01-01", "2028-02-29")] == [1, 2, 32, 456]
    assert of_day("2029-12-05") == 1
    assert of_day("2019-01-01") == 1


@pytest.mark.parametrize("number", [0, -1, 10**6])
def test_there_is_no_such_puzzle(number: int) -> None:
    with pytest.raises(IndexError, match=f"no puzzle {number}"):
        shipped(number)


def test_hands_are_packed_and_unpacked() -> None:
    for six in list(permutations(cards("AC 2D 3S KB JC 7D")))[::50]:
        assert unpacked(packed(six[:3], six[3:])) == (six[:3], six[3:])


def test_where_two_cards_are_as_good_there_is_no_puzzle() -> None:
    mine, theirs = cards("4C 5C 4S"), cards("AB 3B 2D")
    assert len(set(solved(mine, theirs).values())) == 1
    assert puzzle(mine, theirs) is None
