"""Hard's look into imagined worlds, for two players."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from game.ai.canonical import known, numbering
from game.ai.duel import Duel, World
from game.rules.cards import Card, card
from game.rules.observation import Observation, observe
from game.rules.record import settled
from game.rules.rules import deal, play, to_move
from game.rules.state import Variant
from game.rules.variants import variant
from tests.ai.positions import TWO_SEATS, to_play
from tests.rules.deals import stacked


def duel(obs: Observation, number: dict[Card, int] | None = None) -> Duel:
    of = obs.variant
    seen = known(obs, number or numbering(obs))
    return Duel(seen, of.has_trump, of.options.follow == "on", of.open_hands)


@pytest.mark.parametrize("of", TWO_SEATS, ids=str)
def test_the_names_of_the_plain_suits_do_not_matter(of: Variant) -> None:
    for _, obs in list(to_play(of, 4))[::5]:
        number = numbering(obs)
        plain = duel(obs)
        wanted = dict(zip(plain.cards, plain.opinion(), strict=True))
        for order in permutations(range(3)):
            turned = [(*order, 3)[each // 10] * 10 + each % 10 for each in range(40)]
            other = duel(obs, {card: turned[each] for card, each in number.items()})
            said = dict(zip(other.cards, other.opinion(), strict=True))
            assert {turned[card]: pytest.approx(value) for card, value in wanted.items()} == said


def test_who_let_a_load_go_hardly_holds_what_takes_it() -> None:
    """A three is led and a blank thrown on it: that he holds that suit's ace is less likely than that he does not."""
    of = variant("two")
    state = deal(of, stacked(of, "3C 5D 6D 2S 4S 7D 2B"), 1)
    state = settled(play(play(state, card("3C")), card("2S")))
    obs = observe(state, to_move(state))
    number, thinking = numbering(obs), duel(obs)
    ace, blank, other = card("AC"), card("4D"), card("4S")
    hidden = list(thinking.seen.unseen)

    def likely(held: Card) -> float:
        rest = [each for each in hidden if each not in (number[held], number[other])]
        worlds = [World([number[held], number[other], rest[k]], rest[:k] + rest[k + 1 :]) for k in range(len(rest))]
        return sum(thinking.plausible(world, Random(k)) for k, world in enumerate(worlds)) / len(worlds)

    assert likely(ace) < likely(blank) / 2


def test_the_hands_of_imagined_worlds_are_those_the_observation_allows() -> None:
    for of in TWO_SEATS:
        for _, obs in list(to_play(of, 8))[::6]:
            thinking = duel(obs)
            seen = thinking.seen
            turned = [seen.turned] if seen.turned >= 0 else []
            for world in thinking.imagine(Random(2)):
                assert len(world.theirs) == seen.size and set(seen.shown) <= set(world.theirs)
                assert sorted(world.theirs + world.stock) == sorted([*seen.unseen, *seen.shown, *turned])
