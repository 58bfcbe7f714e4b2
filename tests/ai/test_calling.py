"""Hard in the auction: it bids on hands that are worth it, by deals that agree with what it sees."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

import pytest

from game.ai import at_once, calling, decide, weigh
from game.ai.calling import Auction, dealt
from game.rules.auction import called_by
from game.rules.cards import CARDS, Suit, cards
from game.rules.observation import Observation, moves, observe
from game.rules.rules import act, deal
from game.rules.state import PASS, Bid, State
from game.rules.variants import variant
from tests.rules.deals import stacked

CHIAMATA = variant("chiamata")
STRONG = "AD 3D KD ND 7D AC 2S 4B"
POOR = "2D 4C 5C 2S 4S 5S 2B 4B"


def opening(hand: str) -> State:
    """A deal in which seat 0, who speaks first, holds `hand`."""
    return deal(CHIAMATA, stacked(CHIAMATA, hand), 4)


def weighed(obs: Observation) -> dict[object, float]:
    """What Hard thinks that each move costs."""
    return {each.move: each.cost for each in at_once(weigh("hard", obs, Random(1)))}


def test_a_strong_hand_bids_and_a_poor_one_passes() -> None:
    assert decide("hard", observe(opening(STRONG), 0), Random(1)) != PASS
    assert decide("hard", observe(opening(POOR), 0), Random(1)) == PASS


def test_who_holds_the_best_trumps_names_them() -> None:
    state = opening(STRONG)
    for word in ("J", "pass", "pass", "pass", "pass"):
        state = act(state, Bid(word))
    costs = weighed(observe(state, 0))
    assert min(costs, key=lambda suit: costs[suit]) is Suit.COINS


def test_every_bid_is_weighed_once_also_in_points() -> None:
    state = opening(STRONG)
    for word in ("4", "2", "pass", "pass"):
        state = act(state, Bid(word))
    for at in (opening(STRONG), state):
        obs = observe(at, (0, 4)[at is state])
        costs = weighed(obs)
        assert set(costs) == set(moves(obs)) and min(costs.values()) == 0
    assert len(costs) == 60


def test_more_points_are_made_less_often() -> None:
    auction = Auction(observe(opening(STRONG), 0), Random(1))
    chances = [at_once(auction.promised(Bid(word), Suit.COINS)) for word in ("62", "70", "80", "90", "120")]
    assert chances == sorted(chances, reverse=True) and chances[0] > chances[-1] + 0.3
    assert all(0 < chance < 1 for chance in chances)


def test_it_pauses_after_every_deal() -> None:
    obs = observe(opening(STRONG), 0)
    assert sum(1 for _ in weigh("hard", obs, Random(1))) >= calling.DEALS * 8


@pytest.mark.parametrize("naming", ["at once", "blind"])
def test_imagined_deals_are_whole_and_agree_with_the_own_hand(naming: str) -> None:
    """Also over a complete first trick: the cards that lie there are counted to those who played them."""
    of = variant("chiamata", naming=naming)
    state = deal(of, stacked(of, STRONG), 4)
    dealt_hand = set(state.hands[0])
    for word in ("A", "pass", "pass", "pass", "pass"):
        state = act(state, Bid(word))
    while naming == "blind" and len(state.trick) < 5:
        state = act(state, decide("normal", observe(state, len(state.trick)), Random(1)))
    hands = dealt(observe(state, 0), Random(3))
    assert sorted(each for hand in hands for each in hand) == list(CARDS)
    assert [len(hand) for hand in hands] == [8] * 5
    assert set(hands[0]) == dealt_hand
    for seat, each in enumerate(state.trick):
        assert each in hands[seat]


def test_a_bid_pays_what_it_pays() -> None:
    """Twice the stake for the caller, four times for one who calls a card of his own."""
    auction = Auction(observe(opening(STRONG), 0), Random(1))

    def sure(bid: Bid, suit: Suit) -> Generator[None, None, float]:
        yield
        return 1.0

    auction.promised = sure  # type: ignore[method-assign]
    for word, paid in (("J", 2), ("71", 4), ("91", 8), ("A", 4)):
        auction.obs = observe(opening(STRONG if word == "A" else "AC 3C 5D 6D 2S 4S 2B 4B"), 0)
        if word == "A":
            assert called_by(CHIAMATA, Bid("A"), Suit.COINS, cards(STRONG)) in cards(STRONG)
        assert at_once(auction.pays(Bid(word))) == paid
