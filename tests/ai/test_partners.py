"""Computers as partners: true signs for what they know themselves, worlds that agree with signs, words heeded."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.ai import LEVELS, at_once, decide, sign, weigh
from game.ai.alliance import agreeing
from game.ai.heard import Heard
from game.ai.normal import preferred
from game.ai.partners import LIE, Worlds, asked_for
from game.rules.cards import Card, card
from game.rules.limits import limits
from game.rules.observation import Observation, determinize, moves, observe, places, unseen
from game.rules.record import Record
from game.rules.rules import act, is_complete, to_move
from game.rules.signs import is_true, say, sayable
from game.rules.state import Sign, State, Variant, Word
from game.rules.variants import variant
from game.store.seating import players
from game.table.table import Table
from tests.rules.deals import shuffled, table
from tests.rules.test_signs import FOUR, pairs, talkative

pytestmark = pytest.mark.usefixtures("hasty")
TEAMS = [
    variant("four"),
    variant("four", talk="always", signs_seen="sometimes", exchange="on"),
    variant("six", talk="always"),
    variant("schembil", false_signs="on"),
]


def told_by_computers(of: Variant, seed: int) -> Iterator[tuple[State, int, Sign]]:
    """The moments of a deal between computers in which one gives a sign, and which; the state is the one before."""
    played = Table(Record(of, seed % of.seats, shuffled(of, seed)), players(["easy"] * of.seats, seed, None))
    while not played.is_over:
        before = played._state
        if not played.is_complete and not before.trick:
            for k in range(of.seats):
                seat = (played.turn + k) % of.seats
                what = sign(observe(before, seat))
                if what is not None:
                    yield before, seat, what
        played.advance()
    assert played.record.told


@pytest.mark.parametrize("of", TEAMS)
def test_a_computer_gives_true_signs_and_for_what_it_knows_alone(of: Variant) -> None:
    for seed in range(6):
        for state, seat, what in told_by_computers(of, seed):
            assert state.trump is not None
            assert is_true(what, state.hands[seat], state.trump, of.values)
            assert what in sayable(state, seat, state.hands[seat])
            for luck in range(3):
                other = determinize(observe(state, seat), Random(luck))
                assert sign(observe(other, seat)) is what
                assert sign(observe(other, seat), asked=True) is sign(observe(state, seat), asked=True)


def test_it_gives_the_most_telling_sign_once_and_no_more_while_that_holds() -> None:
    state = pairs()  # seat 0 holds the ace of trumps and a three of coins
    assert sign(observe(state, 0)) is Sign.ACE
    state = say(state, 0, Sign.ACE, (2,))
    assert sign(observe(state, 0)) is None, "one in a trick"
    later = observe(state, 0)
    assert sign(later, asked=True) is Sign.LOADED, "who is asked tells the next"
    assert sign(later._replace(told=(*later.told[:-1], later.told[-1]._replace(tricks=-1)))) is Sign.LOADED


def test_it_gives_none_where_opponents_always_see_it_or_partners_see_the_hand_or_somebody_has_played() -> None:
    state = pairs()
    seen = state._replace(variant=variant("four", talk="always", signs_seen="always"))
    assert sign(observe(seen, 0)) is None and sign(observe(seen, 0), asked=True) is Sign.ACE
    assert sign(observe(state, 0)._replace(stock=0)) is None
    assert sign(observe(act(state, state.hands[state.leader][0]), 0)) is None
    assert sign(observe(state._replace(variant=variant("four")), 0)) is None, "nothing is said in the first trick"


@pytest.mark.parametrize("talk", ["never", "later"])
def test_no_computer_speaks_before_it_may(talk: str) -> None:
    of = variant("four", talk=talk)
    played = Table(Record(of, 0, shuffled(of, 3)), players(["normal"] * 4, 3, None))
    while len(played.record.moves) < 4:
        played.advance()
        assert not played.record.told
    played.finish()
    assert bool(played.record.told) == (talk == "later")


def test_who_is_asked_answers_and_it_is_recorded_as_seen_by_partners() -> None:
    of = variant("four", talk="always")
    played = Table(Record(of, 3, shuffled(of, 3)), players(["normal"] * 4, 3, None, is_silent=False))
    hand = played.observation(2).hand
    expected = sign(played.observation(2), asked=True)
    assert expected is not None and played.inquire(2) is expected and played.observation(2).hand == hand
    assert [(told.seat, told.what, told.seen) for told in played.record.told] == [(2, expected, (0,))]


def check(obs: Observation, hidden: list[Card]) -> None:
    """Every sign that `obs` has noticed is true in the world in which the hidden cards lie like this."""
    for limit in limits(obs, obs.seat):
        lie = places(obs)[limit.seat]
        assert limit.allows([*obs.shown[limit.seat], *hidden[lie.start : lie.stop]])


@pytest.mark.parametrize("of", TEAMS[:3])
def test_the_worlds_that_are_imagined_agree_with_every_sign(of: Variant) -> None:
    bound = 0
    for seed in range(4):
        for state in talkative(of, seed):
            for seat in range(of.seats):
                obs, rng = observe(state, seat), Random(seed)
                worlds, hidden = Worlds(obs), sorted(unseen(obs))
                for _ in range(3):
                    rng.shuffle(hidden)
                    hidden = worlds.fitted(hidden, rng)
                    check(obs, hidden)
                    bound += bool(limits(obs, seat))
    assert bound > 100


def test_with_secret_partners_too() -> None:
    of, bound = variant("chiamata", secret_signs="on", signs_seen="always"), 0
    for seed in range(12):
        for state in talkative(of, seed):
            obs, rng = observe(state, to_move(state)), Random(seed)
            if state.called is None or is_complete(state) or not Worlds(obs).are_signed:
                continue
            heard = Heard(obs)
            world, holder = agreeing(obs, heard, Worlds(obs), rng)
            card_of = {number: card for card, number in heard.number.items()}
            hands = [[card_of[number] for number in hand] for hand in world.hands]
            assert all(limit.allows(hands[limit.seat]) for limit in limits(obs, obs.seat))
            assert all(shown <= set(hand) for shown, hand in zip(obs.shown, hands, strict=True))
            assert state.called in hands[holder] or holder == heard.holder
            bound += 1
    assert bound > 50


def test_where_signs_may_be_false_worlds_that_break_them_weigh_less() -> None:
    state = pairs(variant("four", talk="always", false_signs="on"))
    obs = observe(say(state, 2, Sign.THREE, (0,)), 0)  # it holds no such card
    worlds, hidden = Worlds(obs), sorted(unseen(obs))
    at = places(obs)[2].start
    hidden.remove(card("3C"))
    hidden.insert(at, card("3C"))
    assert worlds.weight(hidden) == 1.0
    hidden[at], hidden[-1] = hidden[-1], hidden[at]
    assert worlds.weight(hidden) == LIE
    assert obs.shown[2] == frozenset(), "and no card counts as known"


HAND = [card(each) for each in ("AD", "4S", "KC", "2C")]  # cups are trump


@pytest.mark.parametrize(
    ("word", "cards"), [(Word.LOAD, "AD"), (Word.BLANK, "4S"), (Word.TRUMP, "KC 2C"), (Word.LEAVE, "AD 4S")]
)
def test_what_a_word_asks_for(word: Word, cards: str) -> None:
    state = act(pairs(), card("3D"))  # seat 0 leads it
    obs = observe(state, 1)._replace(trick=(card("7S"), card("KS")))
    assert " ".join(map(str, asked_for(obs, HAND, word))) == cards


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("of", ["four", "schembil"])
def test_every_level_does_what_its_partner_says(level: str, of: str) -> None:
    heeded = 0
    for seed in range(8):
        state = next(
            each for each in talkative(variant(of, talk="always"), seed) if len(each.taken) == 2 and not each.trick
        )
        turn = to_move(state)
        speaker = next(
            seat
            for seat in range(state.variant.seats)
            if seat != turn and state.variant.sides[seat] == state.variant.sides[turn]
        )
        if Word.TRUMP not in sayable(state, speaker, state.hands[speaker]):
            continue
        others = tuple(seat for seat in range(state.variant.seats) if seat != speaker)
        for word in Word:
            obs = observe(say(state, speaker, word, others), turn) if word in said(state, speaker) else None
            if obs is None:
                continue
            wanted = asked_for(obs, [move for move in moves(obs) if isinstance(move, Card)], word)
            if wanted:
                assert decide(level, obs, Random(seed)) in wanted
                heeded += 1
            costs = at_once(weigh(level, obs, Random(seed)))
            assert sorted(map(repr, (each.move for each in costs))) == sorted(map(repr, moves(obs)))
            assert [each.cost for each in costs] == sorted(each.cost for each in costs) and costs[0].cost == 0
    assert heeded > 3


def said(state: State, seat: int) -> tuple[object, ...]:
    return sayable(state, seat, state.hands[seat])


def test_normal_keeps_its_trump_where_its_partner_has_told_of_a_better_one() -> None:
    """An ace is led, and the partner, who plays last, has the ace of trumps."""
    state = table(FOUR, "AD 5C 6S|KC 4S 2S|5B 6D 5S|AC 5D 4B", "C", "7B 2B 2D KB 2C 4D 7D")
    told = say(state, 3, Sign.ACE, (1,))
    assert preferred(observe(act(state, card("AD")), 1)) == card("KC")
    assert preferred(observe(act(told, card("AD")), 1)) == card("2S")
