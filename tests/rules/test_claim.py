"""The claim: it is right, it is proven, and it gives nothing away."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.cards import cards, written
from game.rules.claim import Claim, decided, won
from game.rules.rules import points, trick_points, victor
from game.rules.state import Variant
from game.rules.variants import variant
from tests.rules.deals import EVERY, after, playthrough, table

TWO = variant("two")
FIXED = [of for of in EVERY if not of.has_auction]  # games whose sides are fixed


FIVE_LOADS = "AC 2D take AD 4D take AS 2S take 3C 2B take 3D 4S take"  # 53 points


@pytest.mark.parametrize(("sixth", "total"), [("2C", 53), ("JC", 55), ("KC", 57)])
def test_less_than_sixty_one_is_not_enough(sixth: str, total: int) -> None:
    state = after(table(TWO, f"AC 3C AD 3D AS {sixth}|2D 4D 2S 4S 2B 5D", "C"), f"{FIVE_LOADS} {sixth} 5D take")
    assert points(state) == (total, 0)
    assert decided(state) is None


def test_sixty_are_not_enough_and_sixty_one_are() -> None:
    begun = after(table(TWO, "AC 3C AD 3D AS KC|2D 4D 2S 4S 2B ND", "C"), FIVE_LOADS)
    sixty = after(begun, "KC ND take")
    assert points(sixty) == (60, 0)
    assert decided(sixty) is None
    more = after(begun._replace(hands=(cards("KC"), cards("KD"))), "KC KD take")
    assert points(more) == (61, 0)
    assert decided(more) == Claim(0, 61, cards("AC AD AS 3C 3D KC KD"))


def test_the_proof_is_short_and_begins_with_the_dearest_cards() -> None:
    state = table(TWO, "AC AD AS AB 3C 3D 2C|2D 3S 4S 4B 5C 5D KC", "C")
    end = after(state, "AC 5C take AD 2D take AS 3S take AB 4B take 3C 4S take 3D 5D take")
    assert points(end) == (74, 0)
    claim = decided(end)
    assert claim is not None
    assert written(claim.proof) == "AC AD AS AB 3S 3C"
    assert trick_points(claim.proof, TWO) == 64


def test_the_trick_on_the_table_belongs_to_nobody_yet() -> None:
    state = table(TWO, "AC 3C AD 3D AS KC|2D 4D 2S 4S 2B KD", "C")
    before = after(state, "AC 2D take AD 4D take AS 2S take 3C 2B take 3D 4S take KC KD")
    assert decided(before) is None
    assert decided(after(before, "take")) is not None


def test_of_three_players_the_first_may_be_safe_with_less_than_half() -> None:
    three = variant("three")
    state = table(three, "AC AD 3C 3D 2S|AS AB 3S 5D JC|KC KD 3B KS 6S", "C")
    end = after(state, "AC AS KC take AD AB KD take")
    assert points(end) == (52, 0, 0)
    assert decided(end) is None  # 68 are out
    end = after(end, "3C JC 3B take")
    assert points(end) == (74, 0, 0)
    assert decided(end) is not None


@settings(deadline=None, max_examples=300)
@given(st.sampled_from(FIXED), st.integers(0, 2**32))
def test_a_claim_is_right_whatever_follows(of: Variant, seed: int) -> None:
    claims = {claim.side for state in playthrough(of, seed) if (claim := decided(state)) is not None}
    *_, last = playthrough(of, seed)
    end = victor(points(last))
    assert claims == (set() if end is None else {end})


@settings(deadline=None, max_examples=200)
@given(st.sampled_from(FIXED), st.integers(0, 2**32))
def test_the_proof_is_made_of_won_cards_and_is_enough(of: Variant, seed: int) -> None:
    for state in playthrough(of, seed):
        claim = decided(state)
        if claim is not None:
            assert set(claim.proof) <= set(won(state, claim.side))
            shown = trick_points(claim.proof, of)
            others = [total for side, total in enumerate(points(state)) if side != claim.side]
            out = trick_points(of.pack, of) - sum(points(state))
            assert max(others) + out < shown <= claim.points
            assert shown > 60 or (shown == claim.points and len(others) == 2)
            assert trick_points(claim.proof[:-1], of) <= 60  # one card less would not do


@pytest.mark.parametrize("name", ["two", "four"])
def test_hidden_cards_do_not_matter(name: str) -> None:
    rng = Random(1)
    for state in playthrough(variant(name), 5):
        hidden = [*state.stock, *(each for hand in state.hands for each in hand)]
        rng.shuffle(hidden)
        sizes = list(map(len, state.hands))
        hands = tuple(tuple(hidden[sum(sizes[:i]) : sum(sizes[: i + 1])]) for i in range(len(sizes)))
        other = state._replace(hands=hands, stock=tuple(hidden[sum(sizes) :]))
        assert decided(other) == decided(state)
