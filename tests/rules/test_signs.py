"""Signs and words: when they may be given, by whom, who notices them, and what a seat makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.cards import CARDS, card
from game.rules.deal_code import BrokenCode, from_code, to_code
from game.rules.limits import limits
from game.rules.match import kinds
from game.rules.observation import determinize, observe, unseen
from game.rules.record import BrokenRecord, Record, from_json, from_text, replay, to_json, to_text
from game.rules.rules import act, deal, is_complete, is_over, settle
from game.rules.signs import GESTURES, audience, gesture, is_true, say, sayable
from game.rules.state import IllegalPlay, Sign, State, Variant, Word
from game.rules.variants import led_by, offered, variant
from game.table.sight import sight
from tests.rules.deals import after, drawn, shuffled, table

FOUR = variant("four", talk="always")
PAIRS = "AC 3D 4S|KC 5D 6S|2C 4D 7S|JB 5B 6B"  # cups are trump
SPEAKING = [
    variant("four"),
    variant("four", talk="always", signs_seen="sometimes"),
    variant("four", talk="always", swap="seven and two", exchange="on"),
    variant("six", talk="always", signs_seen="always", false_signs="on"),
    variant("six", swap="seven and two", sign_table="south"),
    variant("schembil", talk="always", signs_seen="sometimes"),
    led_by(variant("schembil"), (4, 3)),
    variant("chiamata", secret_signs="on", signs_seen="sometimes"),
]


def pairs(of: Variant = FOUR) -> State:
    return table(of, PAIRS, "C", "7B 2B 2D 2S KB 4C")


def test_the_tables_are_complete_and_differ_in_knight_and_jack_alone() -> None:
    assert set(GESTURES) == set(offered("four")["sign_table"])
    for each in GESTURES.values():
        assert set(each) == set(Sign) and len(set(each.values())) == len(Sign)
    north, south = (variant("four", sign_table=name) for name in ("north", "south"))
    differing = [sign for sign in Sign if gesture(sign, north) != gesture(sign, south)]
    assert differing == [Sign.KNIGHT, Sign.JACK]
    assert gesture(Sign.KNIGHT, north) == gesture(Sign.JACK, south) == "tongue"


@pytest.mark.parametrize(
    ("hand", "signs"),
    [
        ("AC 3D 4S", "ace loaded"),
        ("3C KC NC JC", "three king knight jack"),
        ("2C 7C", "small"),
        ("4D KS", "none"),
        ("AB 7D", "none loaded"),
    ],
)
def test_the_truth_of_a_hand(hand: str, signs: str) -> None:
    held = [card(each) for each in hand.split()]
    trump, values = card("2C").suit, FOUR.values
    assert [sign.value for sign in Sign if is_true(sign, held, trump, values)] == signs.split()


def test_where_three_and_seven_are_exchanged_the_three_sign_means_the_seven() -> None:
    values = variant("four", exchange="on").values
    assert is_true(Sign.THREE, [card("7C")], card("2C").suit, values)
    assert is_true(Sign.SMALL, [card("3C")], card("2C").suit, values)
    assert is_true(Sign.LOADED, [card("7D")], card("2C").suit, values)


def test_signs_are_true_unless_false_ones_are_agreed_upon() -> None:
    state = pairs()
    assert sayable(state, 0, state.hands[0]) == (Sign.ACE, Sign.LOADED, *Word)
    false = pairs(variant("four", talk="always", false_signs="on"))
    assert sayable(false, 0, false.hands[0]) == (*Sign, *Word)
    with pytest.raises(IllegalPlay, match="seat 0 cannot say 'king' now"):
        say(state, 0, Sign.KING, (2,))


def test_nothing_is_said_in_the_first_trick_unless_so_agreed() -> None:
    for talk, first, later in (("later", False, True), ("always", True, True), ("never", False, False)):
        state = pairs(variant("four", talk=talk))
        taken = after(state, "4S 6S 2C 6B take")
        assert bool(sayable(state, 0, state.hands[0])) == first
        assert bool(sayable(taken, 0, taken.hands[0])) == later


def test_each_is_said_once_in_a_trick_and_not_over_a_complete_one() -> None:
    state = say(pairs(), 0, Sign.ACE, (2,))
    assert Sign.ACE not in sayable(state, 0, state.hands[0])
    full = after(state, "4S 6S 2C 6B")
    assert sayable(full, 0, full.hands[0]) == ()
    assert Sign.ACE in sayable(settle(full), 0, settle(full).hands[0])


def test_partners_notice_signs_opponents_as_agreed_and_everyone_words() -> None:
    for agreed, expected in (("never", ((2,), ())), ("sometimes", ((2,), (1, 3))), ("always", ((1, 2, 3), ()))):
        state = pairs(variant("four", talk="always", signs_seen=agreed))
        assert audience(state, 0, Sign.ACE) == expected
        assert audience(state, 0, Word.LEAVE) == ((1, 2, 3), ())
    with pytest.raises(IllegalPlay, match="noticed by just"):
        say(pairs(), 0, Sign.ACE, (1, 2))
    with pytest.raises(IllegalPlay, match="noticed by just"):
        say(pairs(), 0, Sign.ACE, ())


def test_a_true_sign_names_a_card_and_only_who_noticed_it_knows() -> None:
    state = say(pairs(), 0, Sign.ACE, (2,))
    assert observe(state, 2).shown[0] == {card("AC")}
    assert observe(state, 1).shown[0] == frozenset() and observe(state, 1).told == ()
    assert [told.what for told in observe(state, 2).told] == [Sign.ACE]
    assert observe(state, 2).told[0].seen == ()  # who else has noticed it is not known
    assert observe(after(state, "AC"), 2).shown[0] == frozenset()
    false = say(pairs(variant("four", talk="always", false_signs="on")), 0, Sign.KING, (2,))
    assert observe(false, 2).shown[0] == frozenset() and limits(observe(false, 2), 2) == ()


def test_in_schembil_the_captain_speaks_and_the_others_give_signs() -> None:
    of = variant("schembil", talk="always")
    state = deal(of, shuffled(of, 3), 0)
    for seat in range(6):
        open_ones = sayable(state, seat, state.hands[seat])
        assert open_ones and all(isinstance(each, Word if seat in (0, 1) else Sign) for each in open_ones)
    led = led_by(of, (2, 5))
    assert [
        seat for seat in range(6) if Word.LOAD in sayable(state._replace(variant=led), seat, state.hands[seat])
    ] == [2, 5]
    for wrong in ((0, 2), (0,), (0, 9), (0, 1, 2)):
        with pytest.raises(ValueError, match="cannot be led by"):
            led_by(of, wrong)
    with pytest.raises(ValueError, match="cannot be led by"):
        led_by(variant("six"), (0, 1))
    assert kinds("schembil")[0] == "best of 5"


def test_three_have_nobody_to_tell() -> None:
    of = variant("three", talk="always")
    state = deal(of, of.pack, 0)
    assert all(sayable(state, seat, state.hands[seat]) == () for seat in range(3))


def test_with_secret_partners_everyone_sees_a_sign_until_the_called_card_falls() -> None:
    of = SPEAKING[-1]
    states = [state for state in talkative(of, 5) if state.called is not None]
    fallen = [state for state in states if state.called not in [each for hand in state.hands for each in hand]]
    assert fallen and len(fallen) < len(states)
    for state in states:
        certain, drawn_ones = audience(state, 0, Sign.SMALL)
        assert len(certain) + len(drawn_ones) == 4
        assert (not drawn_ones) == (state not in fallen)


def talkative(of: Variant, seed: int) -> Iterator[State]:
    """A random deal in which now and then somebody says what he may."""
    rng = Random(f"talk {seed}")
    state = deal(of, shuffled(of, seed), rng.randrange(of.seats))
    yield state
    while not is_over(state):
        seat = rng.randrange(of.seats)
        open_ones = sayable(state, seat, state.hands[seat])
        if open_ones and rng.random() < 0.4:
            what = rng.choice(open_ones)
            certain, lot = audience(state, seat, what)
            state = say(state, seat, what, tuple(sorted({*certain, *(each for each in lot if rng.random() < 0.5)})))
        else:
            state = settle(state) if is_complete(state) else act(state, drawn(state, rng))
        yield state


def recorded(of: Variant, seed: int) -> Record:
    """The record of such a deal."""
    rng = Random(f"talk {seed}")
    dealer = rng.randrange(of.seats)
    record, state = Record(of, dealer, shuffled(of, seed)), deal(of, shuffled(of, seed), dealer)
    while not is_over(state):
        seat = rng.randrange(of.seats)
        open_ones = sayable(state, seat, state.hands[seat])
        if open_ones and rng.random() < 0.3:
            what = rng.choice(open_ones)
            certain, lot = audience(state, seat, what)
            seen = tuple(sorted({*certain, *(each for each in lot if rng.random() < 0.5)}))
            state = say(state, seat, what, seen)
            record = record._replace(told=state.told)
        elif is_complete(state):
            state = settle(state)
        else:
            move = drawn(state, rng)
            state, record = act(state, move), record._replace(moves=(*record.moves, move))
    return record


any_talk, seeds = st.sampled_from(SPEAKING), st.integers(0, 2**32)


@settings(deadline=None, max_examples=15)
@given(any_talk, seeds, seeds)
def test_worlds_look_like_what_was_observed_and_agree_with_every_sign(of: Variant, seed: int, luck: int) -> None:
    rng = Random(luck)
    for state in talkative(of, seed):
        for seat in range(of.seats):
            obs = observe(state, seat)
            assert observe(sight(obs), seat) == obs
            world = determinize(obs, rng)
            assert observe(world, seat) == obs
            for limit in limits(obs, seat):
                assert limit.allows(world.hands[limit.seat])


@settings(deadline=None, max_examples=15)
@given(any_talk, seeds)
def test_the_truth_is_never_excluded(of: Variant, seed: int) -> None:
    for state in talkative(of, seed):
        for seat in range(of.seats):
            for limit in limits(observe(state, seat), seat):
                assert limit.allows(state.hands[limit.seat]), limit
            for other, shown in enumerate(observe(state, seat).shown):
                assert shown <= set(state.hands[other])


@settings(deadline=None, max_examples=15)
@given(any_talk, seeds, seeds)
def test_what_a_seat_has_not_noticed_changes_nothing_for_it(of: Variant, seed: int, luck: int) -> None:
    """The same deal without the signs that went past it, and with the unseen cards lying elsewhere."""
    for state in talkative(of, seed):
        for seat in range(of.seats):
            deaf = state._replace(told=tuple(told for told in state.told if seat in (told.seat, *told.seen)))
            assert repr(observe(deaf, seat)) == repr(observe(state, seat))
            other = determinize(observe(state, seat), Random(luck))
            assert observe(other, seat) == observe(state, seat)
            assert not unseen(observe(state, seat)) & set().union(*observe(state, seat).shown)


@settings(deadline=None, max_examples=15)
@given(any_talk, seeds)
def test_all_that_was_said_is_kept_in_record_and_code(of: Variant, seed: int) -> None:
    record = recorded(of, seed)
    assert from_text(to_text(record)) == record
    assert from_code(to_code(record)) == record._replace(told=record.told[:40])  # no code has room for more
    assert replay(from_text(to_text(record))).told == record.told


def test_what_could_not_have_been_said_is_refused() -> None:
    record = next(each for each in (recorded(SPEAKING[1], seed) for seed in range(50)) if len(each.told) > 3)
    good = to_json(record)
    first, *rest = good["told"]
    wrong = [
        [[9999, *first[1:]], *rest],
        [*rest, first],
        [[first[0], first[1], "wink", first[3]], *rest],
        [[first[0], 7, *first[2:]], *rest],
        [[first[0], first[1], first[2], []], *rest],
        [[first[0], first[1], first[2], "2"], *rest],
        [[True, *first[1:]], *rest],
        [first[:3], *rest],
        [None],
    ]
    for told in wrong:
        with pytest.raises(BrokenRecord):
            from_json(good | {"told": told})
    with pytest.raises(BrokenRecord):
        from_json(good | {"captains": [0, 1]})
    with pytest.raises(BrokenCode):
        from_code(to_code(record)[:-1])


def test_doubled_deals_and_captains_are_kept() -> None:
    led = led_by(variant("schembil"), (2, 3))
    for record in (
        Record(led, 1, shuffled(led, 1)),
        Record(variant("chiamata"), 2, shuffled(variant("chiamata"), 1), (), True),
    ):
        assert from_text(to_text(record)) == record and from_code(to_code(record)) == record
    assert len(CARDS) == 40
