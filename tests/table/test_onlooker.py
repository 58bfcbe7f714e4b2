"""Who looks at no hand sees the same whatever the hands are, and all that lies open."""

from __future__ import annotations

from game.rules.observation import observe
from game.rules.signs import say
from game.rules.state import Sign, Word
from game.table.onlooker import onlooker
from game.table.sight import sight
from tests.rules.test_signs import FOUR, pairs
from tests.table.arrangements import at_rest, twins


def test_an_onlooker_sees_the_same_whatever_anybody_holds() -> None:
    count, others = 0, 0
    for record, other, is_settled, _ in twins(range(4)):
        if record.variant.open_hands:
            continue
        one, two = at_rest(record, is_settled), at_rest(other, is_settled)
        for seat in range(record.variant.seats):
            assert onlooker(observe(one, seat)) == onlooker(observe(two, seat))
            count, others = count + 1, others + (one.hands[seat] != two.hands[seat])
    assert count > 100 and others > 50


def test_what_lies_open_is_seen_and_every_hand_has_its_size() -> None:
    for record, _, is_settled, seat in twins(range(4)):
        if record.variant.open_hands:
            continue
        state = at_rest(record, is_settled)
        seen = sight(onlooker(observe(state, seat)))
        assert seen.trick == state.trick and seen.taken == state.taken and seen.turn_up == state.turn_up
        assert list(map(len, seen.hands)) == list(map(len, state.hands)) and len(seen.stock) == len(state.stock)
        whole = [card for hand in seen.hands for card in hand] + [*seen.stock, *seen.trick]
        whole += [card for trick in seen.taken for card in trick.cards]
        assert sorted(whole) == list(record.variant.pack)
        for each in state.swaps:
            if each.taken in state.hands[each.seat]:
                assert each.taken in seen.hands[each.seat]


def test_signs_are_for_partners_alone_and_words_for_all() -> None:
    plain = pairs(FOUR)
    state = say(plain, 0, Sign.ACE, (2,))
    spoken = say(state, 2, Word.LOAD, (0, 1, 3))
    for seat in (0, 2):
        assert onlooker(observe(state, seat)) == onlooker(observe(plain, seat))
        assert [told.what for told in onlooker(observe(spoken, seat)).told] == [Word.LOAD]
