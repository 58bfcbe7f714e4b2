"""Motion is a pure function of time: it begins and ends where it should, never jumps, and keeps the timetable."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from game.rules.cards import Card
from game.rules.rules import act, deal, is_complete, settle, to_move
from game.rules.state import State, Variant
from game.rules.variants import VARIANTS, variant
from game.view.layout import Layout, Screen
from game.view.motion import DEAL, DRAW, PLAY, SEEN, SLIDE, SPEEDS, TAKE, Moved, Transition, blend, ease_out, timetable
from game.view.places import Place, Zone, hand_place, pack_places, places, turn_place
from game.view.plan import lay_out
from tests.rules.deals import moves, playthrough, shuffled

TWO = VARIANTS["two"]
STILL = 1e-9


def on(of: Variant = TWO) -> Layout:
    return lay_out(Screen(390, 844), 1.6, of)


def ways(of: Variant, seed: int) -> Iterator[tuple[State, State, Transition]]:
    """Every change of a deal, from the dealing to the last trick taken."""
    table_ = on(of)
    for before, after in pairwise(playthrough(of, seed)):
        yield before, after, Transition(places(before, table_), places(after, table_))


def distance(a: Place, b: Place) -> float:
    return math.hypot(a.x - b.x, a.y - b.y)


def test_the_durations_of_the_design() -> None:
    assert (DEAL, PLAY, TAKE, DRAW, SEEN) == (0.09, 0.22, 0.35, 0.22, 0.9)
    assert SPEEDS["none"] == 0 < SPEEDS["fast"] < SPEEDS["normal"] == 1 < SPEEDS["calm"]


def test_arrival_is_gentle() -> None:
    parts = [ease_out(i / 100) for i in range(101)]
    assert parts[0] == 0 and parts[-1] == 1
    steps = [b - a for a, b in pairwise(parts)]
    assert all(step > 0 for step in steps)
    assert steps == sorted(steps, reverse=True)


@pytest.mark.parametrize("of", VARIANTS.values(), ids=list(VARIANTS))
def test_it_begins_and_ends_where_the_cards_lie(of: Variant) -> None:
    for _, _, way in ways(of, 4):
        assert {card: moved.place for card, moved in way.at(way.length).items()} == way.after
        start = way.at(0.0)
        assert set(start) == set(of.pack)
        assert all(start[card].place == way.before[card] for card in way.spans if way.spans[card].length)
        assert all(moved.flight == 0 and moved.squeeze == 1 for moved in way.at(way.length).values())


@pytest.mark.parametrize("of", VARIANTS.values(), ids=list(VARIANTS))
def test_the_same_moment_shows_the_same(of: Variant) -> None:
    for _, _, way in ways(of, 5):
        moments = [way.length * part / 7 for part in range(8)]
        forth = [way.at(moment) for moment in moments]
        back = [way.at(moment) for moment in reversed(moments)]
        assert forth == back[::-1]
        assert way.at(-3.0) == way.at(0.0)
        assert way.at(way.length + 600) == way.at(way.length)


@pytest.mark.parametrize("of", VARIANTS.values(), ids=list(VARIANTS))
def test_nothing_jumps_and_cards_come_nearer_all_the_time(of: Variant) -> None:
    """Between two moments no card goes further than its whole way's steepest part allows, nor back."""
    for _, _, way in list(ways(of, 6))[::4]:
        pace = way.length / 60
        for early, late in pairwise(way.at(pace * i) for i in range(61)):
            for card, span in way.spans.items():
                if span.length:
                    a, b, goal = early[card], late[card], way.after[card]
                    most = 4 * pace / span.length  # ease_out rises by 3 at most, the arc by less than 1
                    assert distance(a.place, b.place) <= most * distance(way.before[card], goal) + STILL
                    assert abs(a.place.width - b.place.width) <= most * abs(way.before[card].width - goal.width)
                    assert abs(a.squeeze - b.squeeze) <= 2 * most
                    assert abs(b.place.x - goal.x) <= abs(a.place.x - goal.x) + STILL


def test_a_card_is_turned_over_at_half_of_its_way() -> None:
    before, after = on().stock, hand_place(on(), 0, 3)
    start = Place(*before, on().stock_width, 0, False, 3, Zone.STOCK)
    shown = [blend(start, after, part / 1000) for part in range(1001)]
    assert [moved.place.face_up for moved in shown] == sorted(moved.place.face_up for moved in shown)
    turned = next(i for i, moved in enumerate(shown) if moved.place.face_up)
    assert shown[turned].squeeze < 0.01
    assert max(moved.flight for moved in shown) == pytest.approx(1, abs=0.001)


def test_the_dealing() -> None:
    """Leader's hand first, card by card, then the other's, then the turned card; 90 ms apart, 220 ms each."""
    state = deal(TWO, shuffled(TWO, 1), 0)
    way = Transition(pack_places(state, on()), places(state, on()))
    assert state.turn_up is not None
    order = [*state.hands[1], *state.hands[0], state.turn_up]
    assert [way.spans[card].start for card in order] == pytest.approx([DEAL * i for i in range(7)])
    assert {way.spans[card].length for card in order} == {DRAW}
    assert way.length == pytest.approx(6 * DEAL + DRAW)
    assert set(way.spans) == set(order)


def test_a_play() -> None:
    """The card played takes 220 ms; the rest of the hand closes the gap meanwhile."""
    for before, after, way in ways(TWO, 8):
        if len(after.trick) > len(before.trick):
            card = after.trick[-1]
            assert way.spans[card] == (0.0, PLAY)
            assert way.length == PLAY
            others = {other for other in way.spans if other != card}
            assert others <= set(after.hands[to_move(before)])
            assert {way.spans[other] for other in others} <= {(0.0, SLIDE)}


def test_taking_and_drawing() -> None:
    """350 ms for the trick, then the winner draws first; the turned card is drawn last of all."""
    for before, after, way in ways(TWO, 9):
        if not is_complete(before):
            continue
        assert {way.spans[card] for card in before.trick} == {(0.0, TAKE)}
        drawn = before.stock[:2]
        assert [way.spans[card] for card in drawn] == [(TAKE + i * DRAW / 2, DRAW) for i in range(len(drawn))]
        if drawn:
            assert drawn[0] in after.hands[after.leader]
        assert set(way.spans) >= {*before.trick, *drawn}


def test_the_swap_of_the_turned_card() -> None:
    swapping = variant("two", swap="seven and two")
    for seed in range(60):
        for before, after in pairwise(playthrough(swapping, seed)):
            if len(after.swaps) > len(before.swaps):
                way = Transition(places(before, on()), places(after, on()))
                made = after.swaps[-1]
                assert {made.given, made.taken} <= set(way.spans)
                assert way.after[made.given] == turn_place(on())
                return
    raise AssertionError("nobody swapped")


def test_taking_back() -> None:
    """Undo goes the other way: every card arrives, whatever it has to cross."""
    rng, states = Random(2), list(playthrough(TWO, 10))
    for _ in range(30):
        early, late = sorted(rng.sample(range(len(states)), 2))
        way = Transition(places(states[late], on()), places(states[early], on()))
        assert {card: moved.place for card, moved in way.at(way.length).items()} == places(states[early], on())
        assert way.length <= TAKE + 40 * DEAL + DRAW


def test_what_does_not_travel_is_not_in_the_timetable() -> None:
    state = deal(TWO, shuffled(TWO, 3), 1)
    lying = places(state, on())
    assert timetable(lying, lying) == {}
    assert Transition(lying, lying).length == 0
    after = settle(act(act(state, moves(state)[0]), moves(act(state, moves(state)[0]))[0]))
    spans = timetable(lying, places(after, on()))
    assert not {card for card in spans if card in after.stock and card in state.stock}


def test_a_sinking_stock_does_not_fly() -> None:
    """A card that stays in the stock, or in a pile, is never shown on its way."""
    for before, after, way in ways(TWO, 11):
        staying = [card for card in after.stock if card in before.stock]
        middle: dict[Card, Moved] = way.at(way.length / 2)
        assert all(middle[card].flight == 0 for card in staying)
