"""The auction and what follows from it, by example and for every deal."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.auction import (
    bids,
    called_by,
    caller,
    contract,
    holder,
    is_bidding,
    is_dead,
    is_naming,
    known_holder,
    known_sides,
    must_hold,
    player,
)
from game.rules.cards import CARDS, SUITS, Card, Suit, card, cards
from game.rules.claim import decided
from game.rules.observation import determinize, moves, observe, unseen
from game.rules.pay import of_sides, outcome, pay, stake, target
from game.rules.rules import act, deal, is_complete, is_over, points, settle, to_move
from game.rules.state import KEEP, PASS, VOID, Bid, IllegalPlay, State, Variant
from game.rules.variants import offered, variant
from game.table.sight import sight
from tests.rules.deals import EVERY, drawn, playthrough, shuffled, stacked

FIVE = variant("chiamata")
AUCTIONS = [of for of in EVERY if of.has_auction]
any_auction = st.sampled_from(AUCTIONS)
seeds = st.integers(0, 2**32)

# Seat 0 speaks first (4 deals). He has the trumps, 3 the ace of coins, 1 hardly a point.
HANDS = "3D KD ND 2D AS 7B 4C 2B 4D 5C 6C 7C 2S 4S 5S 6S 5D AC 3C KC NC JC 7S JS AD JD 6D KS 7D AB 3B KB"


def said(words: str, of: Variant = FIVE, doubled: bool = False) -> State:
    """The deal above after these bids, and the suits named and cards played that are among them."""
    state = deal(of, stacked(of, HANDS), 4, doubled)
    for word in words.split():
        state = settle(state) if is_complete(state) else state
        move = Suit(word) if word in "CDSB" else Bid(word) if len(word) != 2 or word.isdecimal() else card(word)
        state = act(state, move)
    return state


def words(state: State) -> list[str]:
    return [bid.word for bid in bids(state, state.hands[to_move(state)])]


def test_the_seat_at_the_dealers_right_speaks_first_and_the_turn_goes_round() -> None:
    state = said("")
    assert to_move(state) == 0 and is_bidding(state)
    assert [to_move(said(" ".join(["A", "3", "K", "N", "J"][:count]))) for count in range(5)] == [0, 1, 2, 3, 4]


def test_each_rank_is_lower_than_the_last_and_may_be_skipped() -> None:
    assert words(said("")) == ["pass", "A", "3", "K", "N", "J", "7", "6", "5", "4", "2"]
    assert words(said("3")) == ["pass", "K", "N", "J", "7", "6", "5", "4", "2"]
    assert words(said("3 pass 4")) == ["pass", "2"]
    assert words(said("3 pass 2"))[:3] == ["pass", "62", "63"]
    assert words(said("3 pass 2 70"))[:2] == ["pass", "71"]
    with pytest.raises(IllegalPlay, match="seat 1 cannot bid 'A'"):
        said("3 A")
    with pytest.raises(IllegalPlay, match="cannot bid '62'"):
        said("3 62")


def test_where_three_and_seven_are_exchanged_the_order_of_the_ranks_is_too() -> None:
    of = variant("chiamata", exchange="on")
    assert [bid.word for bid in bids(deal(of, of.pack, 0), ())][1:] == list("A7KNJ65432")


def test_who_has_passed_is_not_asked_again_and_nobody_raises_himself() -> None:
    state = said("A pass 3 pass pass")
    assert to_move(state) == 0
    state = act(state, PASS)
    assert not is_bidding(state)
    assert caller(state) == to_move(state) == 2 and is_naming(state)
    assert [to_move(said("A 3 pass K pass")), to_move(said("A 3 pass K pass pass"))] == [0, 1]


def test_the_last_may_speak_though_all_before_him_have_passed() -> None:
    state = said("pass pass pass pass")
    assert is_bidding(state) and to_move(state) == 4
    assert caller(act(state, Bid("A"))) == 4
    dead = act(state, PASS)
    assert is_dead(dead) and is_over(dead)
    assert all(moves(observe(dead, seat)) == () for seat in range(5))


def test_the_highest_bid_ends_the_auction() -> None:
    assert caller(said("2 120")) == 1


def test_the_caller_names_the_suit_and_with_it_the_called_card() -> None:
    state = said("A pass pass pass pass")
    assert moves(observe(state, 0)) == SUITS
    named = act(state, Suit.COINS)
    assert (named.trump, named.called, holder(named), to_move(named)) == (Suit.COINS, card("AD"), 3, 0)
    with pytest.raises(IllegalPlay, match="no card is to be played now"):
        act(state, card("3D"))
    with pytest.raises(IllegalPlay, match="no trump is to be named now"):
        act(named, Suit.CUPS)


def test_who_calls_a_card_of_his_own_plays_alone_and_only_he_knows() -> None:
    state = said("3 pass pass pass pass D")
    assert holder(state) == 0
    assert known_sides(state, 0, state.hands[0]) == (0, 1, 1, 1, 1)
    assert known_sides(state, 1, state.hands[1]) == (0, 1, None, None, None)
    fallen = act(state, card("3D"))
    assert known_sides(fallen, 1, fallen.hands[1]) == (0, 1, 1, 1, 1)


def test_the_partner_knows_and_the_others_learn_it_when_the_card_falls() -> None:
    state = said("A pass pass pass pass D")
    assert [known_holder(state, seat, state.hands[seat]) for seat in range(5)] == [None, None, None, 3, None]
    assert known_sides(state, 0, state.hands[0]) == (0, None, None, None, None)
    assert known_sides(state, 3, state.hands[3]) == (0, 1, 1, 0, 1)
    fallen = said("A pass pass pass pass D 2D 4D 5D AD")
    assert [known_holder(fallen, seat, fallen.hands[seat]) for seat in range(5)] == [3] * 5
    assert player(fallen, card("AD")) == 3


def test_after_a_bid_in_points_the_lowest_card_that_he_lacks_is_called() -> None:
    points_bid = "2 62 63 pass pass 64 pass pass"
    state = said(f"{points_bid} D")
    assert (caller(state), state.called) == (0, card("4D"))  # the two is his own
    assert must_hold(state) == cards("2D")
    for seat in range(1, 5):
        assert observe(state, seat).shown[0] == {card("2D")}
    free = said(f"{points_bid} D", variant("chiamata", forced_call="off"))
    assert free.called == card("2D") and holder(free) == 0
    assert observe(free, 1).shown[0] == frozenset()


def test_blind_the_suit_is_named_over_the_complete_first_trick() -> None:
    of = variant("chiamata", naming="blind")
    auction = "A pass pass pass pass"
    full = said(f"{auction} 2B 4D 5D AD NB", of)
    assert not is_complete(full) and is_naming(full) and to_move(full) == 0
    named = act(full, Suit.COINS)
    assert known_holder(named, 1, named.hands[1]) == 3
    assert is_complete(named) and settle(named).leader == 3
    assert settle(act(full, Suit.BATONS)).leader == 4  # the knight of batons; who has the ace of batons stays hidden


def test_blind_a_card_already_played_is_not_one_that_he_lacks() -> None:
    full = said("2 62 pass pass pass 63 pass 2D 4S 5D AD NB", variant("chiamata", naming="blind"))
    assert act(full, Suit.COINS).called == card("4D")


def test_the_first_lead_is_the_dealers_rights_or_the_callers() -> None:
    auction = "pass A pass pass pass C"
    assert to_move(said(auction)) == 0
    assert to_move(said(auction, variant("chiamata", first_lead="caller"))) == 1


def test_with_loads_one_plays_alone_without_trump_and_the_auction_is_over() -> None:
    of = variant("chiamata", loads="on")
    state = said("A loads", of)
    assert not is_bidding(state) and not is_naming(state)
    assert (caller(state), state.trump, target(state), holder(state)) == (1, None, 61, 1)
    assert known_sides(state, 2, state.hands[2]) == (1, 0, 1, 1, 1)
    assert "loads" not in words(said("A"))


def test_a_poor_hand_may_void_the_deal_before_the_auction_and_the_others_only_keep() -> None:
    of = variant("chiamata", void_hand="on")
    state = said("keep", of)
    assert words(said("", of)) == ["keep"] and words(state) == ["keep", "void"]
    voided = act(state, VOID)
    assert is_over(voided) and outcome(voided) == (0,) * 5
    assert observe(voided, 3).shown[1] == set(voided.hands[1])  # he lays it open
    kept = said("keep keep keep keep keep", of)
    assert to_move(kept) == 0 and words(kept)[0] == "pass"
    assert KEEP not in bids(kept, kept.hands[0]) and VOID not in bids(kept, kept.hands[1])


@pytest.mark.parametrize(
    ("bid", "points", "factor"),
    [("J", 61, 1), ("70", 70, 1), ("71", 71, 2), ("81", 81, 3), ("91", 91, 4), ("101", 101, 5)],
)
def test_the_stake_grows_with_the_bid(bid: str, points: int, factor: int) -> None:
    state = said(f"{bid} pass pass pass pass" if bid == "J" else f"2 {bid} pass pass pass pass")
    assert (target(state), stake(state)) == (points, factor)
    assert stake(state._replace(doubled=True)) == 2 * factor


PAYS = [
    ((61, 59), "A", (2, -1, -1, 1, -1)),
    ((60, 60), "A", (-2, 1, 1, -1, 1)),
    ((70, 50), "71", (-4, 2, 2, -2, 2)),
    ((71, 49), "71", (4, -2, -2, 2, -2)),
    ((120, 0), "A", (4, -2, -2, 2, -2)),
    ((0, 120), "A", (-4, 2, 2, -2, 2)),
    ((120, 0), "101", (20, -10, -10, 10, -10)),
]


@pytest.mark.parametrize(("totals", "bid", "expected"), PAYS)
def test_what_is_paid(
    totals: tuple[int, int], bid: str, expected: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`expected` with seat 3 for the partner; it is his in the deal where the ace is called."""
    auction = "A pass pass pass pass" if bid == "A" else f"2 62 pass pass pass {bid} pass"
    state = said(f"{auction} D")
    partner = holder(state)
    assert caller(state) == 0 and partner == (3 if bid == "A" else 1)
    gets = list(expected)
    gets[1], gets[3] = (gets[1], gets[3]) if partner == 3 else (gets[3], gets[1])
    monkeypatch.setattr("game.rules.pay.points", lambda _: (totals[0], 0, 0, 0, totals[1]))
    assert pay(state) == tuple(gets) and sum(gets) == 0
    assert pay(state._replace(doubled=True)) == tuple(2 * each for each in gets)


def test_alone_it_is_four_for_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    state = said("3 pass pass pass pass D")
    monkeypatch.setattr("game.rules.pay.points", lambda _: (61, 59, 0, 0, 0))
    assert pay(state) == (4, -1, -1, -1, -1)
    monkeypatch.setattr("game.rules.pay.points", lambda _: (60, 60, 0, 0, 0))
    assert pay(state) == (-4, 1, 1, 1, 1)


# in every deal


@settings(deadline=None, max_examples=200)
@given(any_auction, seeds)
def test_the_auction_rises_ends_and_nobody_speaks_after_passing(of: Variant, seed: int) -> None:
    *_, last = playthrough(of, seed)
    calls = [call for call in last.calls if call.bid not in (KEEP, VOID)]
    passed = [call.seat for call in calls if call.bid == PASS]
    assert len(passed) == len(set(passed))
    for number, call in enumerate(calls):
        assert call.seat not in [other.seat for other in calls[:number] if other.bid == PASS]
    order = [*"A3KNJ76542"] if of.options.exchange == "off" else [*"A7KNJ65432"]
    order += [*map(str, range(62, 121)), "loads"]
    rungs = [order.index(call.bid.word) for call in calls if call.bid != PASS]
    assert rungs == sorted(set(rungs))
    if caller(last) is not None:
        assert contract(last) is not None
        assert sum(pay(last)) == 0 and any(pay(last))
        assert len(last.taken) == 8


@settings(deadline=None, max_examples=200)
@given(any_auction, seeds)
def test_pay_and_sides_agree_with_the_tricks(of: Variant, seed: int) -> None:
    *_, last = playthrough(of, seed)
    sides = of_sides(last)
    if sides is None:
        assert pay(last) == (0,) * 5
        return
    plays = caller(last)
    assert plays is not None
    known = known_sides(last, (plays + 1) % 5, ())  # all cards have fallen
    assert sides[0] == sum(total for total, side in zip(points(last), known, strict=True) if side == 0)
    assert (pay(last)[plays] > 0) == (sides[0] >= target(last))
    claim = decided(last)
    assert claim is not None and claim.side == (0 if sides[0] >= target(last) else 1)


@settings(deadline=None, max_examples=200)
@given(any_auction, seeds)
def test_a_claim_is_right_whatever_follows_and_rests_on_cards_that_were_won(of: Variant, seed: int) -> None:
    states = list(playthrough(of, seed))
    claims = [claim for state in states if (claim := decided(state)) is not None]
    sides = of_sides(states[-1])
    assert len({claim.side for claim in claims}) <= 1
    for claim in claims:
        assert sides is not None and (claim.side == 0) == (sides[0] >= target(states[-1]))
        worth = sum(of.values.points[each] for each in claim.proof)
        enough = target(states[-1]) if claim.side == 0 else 121 - target(states[-1])
        assert enough <= worth <= claim.points
        assert worth - of.values.points[claim.proof[-1]] < enough


def with_the_called_card_elsewhere(state: State, to: int) -> State | None:
    """The deal in which `to` was dealt the called card, for a card of his own; None where that shows."""
    called = state.called
    at = next((seat for seat, hand in enumerate(state.hands) if called in hand), None)
    if called is None or at is None or at == to or not state.hands[to]:
        return None
    other = state.hands[to][-1]
    swap = {called: other, other: called}
    hands = tuple(tuple(swap.get(each, each) for each in hand) for hand in state.hands)
    return state._replace(hands=hands)


@settings(deadline=None, max_examples=200)
@given(any_auction, seeds, st.integers(0, 4))
def test_who_holds_the_called_card_is_seen_by_none_but_himself(of: Variant, seed: int, to: int) -> None:
    for state in playthrough(of, seed):
        moved = with_the_called_card_elsewhere(state, to)
        if moved is None:
            continue
        for seat in range(5):
            if state.hands[seat] != moved.hands[seat] or must_hold(state):
                continue
            obs, other = observe(state, seat), observe(moved, seat)
            assert repr(obs) == repr(other)
            assert sight(obs) == sight(other)
            assert known_sides(obs, seat, obs.hand) == known_sides(other, seat, other.hand)
            assert decided(sight(obs)) == decided(state) == decided(moved)
            if to_move(state) == seat and not is_complete(state) and not is_over(state):
                assert moves(obs) == moves(other)


@settings(deadline=None, max_examples=100)
@given(any_auction, seeds, seeds)
def test_no_world_gives_the_called_card_to_one_who_cannot_have_it(of: Variant, seed: int, luck: int) -> None:
    rng = Random(luck)
    for state in playthrough(of, seed):
        for seat in range(5):
            obs = observe(state, seat)
            for world in (determinize(obs, rng), sight(obs)):
                plays = caller(world)
                if plays is None or world.called is None or not must_hold(world):
                    continue
                assert world.called not in world.hands[plays]
                assert {each for each in must_hold(world) if player(world, each) is None} <= set(world.hands[plays])


def test_the_called_card_lies_anywhere_it_can_as_often() -> None:
    """After a forced call it is as likely at each of the three others who may have it."""
    state = said("2 62 63 pass pass 64 pass pass D")
    obs = observe(state, 1)  # 1 holds the called four himself
    assert state.called in obs.hand
    obs, rng = observe(state, 2), Random(5)
    found = [0] * 5
    for _ in range(4000):
        world = determinize(obs, rng)
        found[next(seat for seat, hand in enumerate(world.hands) if state.called in hand)] += 1
    assert found[0] == found[2] == 0
    assert all(1200 < count < 1470 for count in (found[1], found[3], found[4]))


def test_every_option_of_the_auction_is_offered_and_none_that_means_nothing() -> None:
    assert set(offered("chiamata")) == {
        *("direction", "follow", "exchange", "forced_call", "naming", "first_lead", "void_hand", "loads"),
        *("sign_table", "false_signs", "signs_seen", "secret_signs"),
    }
    assert "partner" not in offered("three") and "partner" in offered("four")
    assert offered("six")["swap"] == ("off", "seven and two")
    assert "swap" not in offered("briscolone") and "forced_call" not in offered("two")


def test_deals_hold_a_poor_hand_as_often_as_was_reckoned() -> None:
    """8.3 % of deals."""
    of, poor = variant("chiamata", void_hand="on"), 0
    for seed in range(4000):
        state = deal(of, shuffled(of, seed), 0)
        poor += any(VOID in bids(state, hand) for hand in state.hands)
    assert 0.070 < poor / 4000 < 0.096


def test_a_card_is_called_from_the_suit_that_is_named() -> None:
    for suit in SUITS:
        assert called_by(FIVE, Bid("K"), suit, ()) == next(
            each for each in CARDS if each.suit is suit and each.rank.value == "K"
        )
        assert called_by(FIVE, Bid("62"), suit, ()).rank.value == "2"


def test_random_bids_are_open_ones() -> None:
    state, rng = said(""), Random(1)
    while is_bidding(state):
        move = drawn(state, rng)
        assert move in moves(observe(state, to_move(state)))
        state = act(state, move)
    assert not isinstance(state.called, Card) and not unseen(observe(state, 0)) & set(state.hands[0])
