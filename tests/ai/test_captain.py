"""The captain's words: when a computer speaks, to whom, from what it knows itself, and for whom a word is meant."""

from __future__ import annotations

from random import Random

import pytest

from game.ai import LEVELS, decide, word
from game.ai.partners import heeding
from game.ai.weighed import ranked
from game.rules.cards import card, cards
from game.rules.observation import determinize, moves, observe
from game.rules.record import Record
from game.rules.rules import act, is_complete
from game.rules.signs import say, sayable
from game.rules.state import Move, Sign, State, Word
from game.rules.variants import led_by, variant
from game.store.seating import players
from game.table.table import Table
from tests.rules.deals import shuffled, table

pytestmark = pytest.mark.usefixtures("hasty")
SCHEMBIL = variant("schembil", talk="always")
HANDS = "AC 4S 5S|4D 5D 6D|AD 7S 6S|4B 5B 6B|KD 4C 6C|JB 7B 7D"  # cups are trump, of which seat 0 has the ace


def begun(plays: str, of: str = "0 1") -> State:
    """Seats 0 and 1, or others, lead their teams; seat 0 has led, and so on."""
    led = led_by(SCHEMBIL, tuple(map(int, of.split())))
    state = table(led, HANDS, "C", "KB NB 3B AB JS NS KS 3S AS JC NC KC")
    for each in cards(plays):
        state = act(state, each)
    return state


def test_a_captain_whose_trump_will_take_the_trick_asks_for_a_load() -> None:
    state = begun("", "4 1")  # the captain plays fifth and has no such trump
    assert word(observe(act(act(state, card("4S")), card("6D")), 4)) is None
    led = act(act(begun("")._replace(leader=1), card("6D")), card("AD"))  # the captain of seat 0 plays last
    assert word(observe(act(led, card("5B")), 0)) is Word.LOAD
    weak = led._replace(hands=(tuple(cards("5C 4S 5S")), *led.hands[1:]))
    assert word(observe(act(weak, card("5B")), 0)) is None


def test_it_speaks_once_to_the_partner_whose_turn_it_is_and_nobody_else_speaks() -> None:
    state = act(act(act(begun("")._replace(leader=1), card("6D")), card("AD")), card("5B"))
    assert word(observe(state, 0)) is Word.LOAD
    said = say(state, 0, Word.LOAD, (1, 2, 3, 4, 5))
    assert word(observe(said, 0)) is None
    assert all(word(observe(state, seat)) is None for seat in range(1, 6))
    after = act(state, card("KD"))  # an opponent is to play
    assert word(observe(after, 0)) is None
    four = state._replace(variant=SCHEMBIL._replace(captains=()))
    assert word(observe(four, 0)) is None, "where all may speak the computers are silent"


def test_a_word_is_for_the_next_of_the_side_alone() -> None:
    state = act(act(begun("")._replace(leader=1), card("6D")), card("7S"))
    said = say(act(state, card("5B")), 0, Word.LOAD, (1, 2, 3, 4, 5))
    hand = tuple(cards("AD 4C 6S"))

    def first(now: State, seat: int) -> Move:
        obs = observe(now._replace(hands=(*now.hands[:seat], hand, *now.hands[seat + 1 :])), seat)
        worths: dict[Move, float] = {each: float(each == card("6S")) for each in moves(obs)}
        return heeding(obs, ranked(worths, dict.fromkeys(worths, 1.0)))[0].move

    assert first(said, 4) == card("AD")
    earlier = say(act(begun("")._replace(leader=1), card("6D")), 0, Word.LOAD, (1, 2, 3, 4, 5))
    later = act(act(earlier, card("7S")), card("5B"))  # seat 2 was meant, and has played
    assert first(later, 4) == card("6S")


def test_what_a_captain_says_comes_from_what_it_knows() -> None:
    spoken = 0
    for seed in range(30):
        played = Table(Record(SCHEMBIL, seed % 6, shuffled(SCHEMBIL, seed)), players(["normal"] * 6, seed, None))
        while not played.is_over:
            state = played._state
            for seat in (0, 1):
                obs = observe(state, seat)
                said = word(obs)
                spoken += said is not None
                assert said is None or (said in sayable(state, seat, state.hands[seat]) and not is_complete(state))
                assert word(observe(determinize(obs, Random(seed)), seat)) is said
            played.advance()
        told = played.record.told
        assert all(isinstance(each.what, Word) == (each.seat in (0, 1)) for each in told)
        assert any(isinstance(each.what, Sign) for each in told)
    assert spoken > 10


@pytest.mark.parametrize("level", LEVELS)
def test_the_partner_to_play_does_it(level: str) -> None:
    state = act(act(begun("")._replace(leader=1), card("6D")), card("7S"))
    said = say(act(state, card("5B")), 0, Word.TRUMP, (1, 2, 3, 4, 5))
    assert decide(level, observe(said, 4), Random(1)) in cards("4C 6C")
