"""What every level says that a move costs: each move once, the played one first, in points, by its own thinking."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot, isfinite, sqrt
from random import Random
from statistics import fmean, pstdev, stdev
from types import ModuleType

import pytest

from game.ai import LEVELS, at_once, decide, duel, easy, many, think, weigh
from game.ai.normal import DOUBT, KEPT, KEPT_TRUMP, LATE, choices, gain, kept, partners_load, promise
from game.ai.weighed import Weighed, ranked
from game.rules.cards import Card, card
from game.rules.observation import Observation, moves, observe
from game.rules.state import Move, Swap
from game.rules.variants import variant
from tests.ai.positions import RULES, to_play, with_a_choice
from tests.rules.deals import EVERY, after, table

BLANKS = card("2C"), card("4C"), card("5C")


def weighed(level: str, obs: Observation, seed: int = 1) -> dict[Move, Weighed]:
    """What the level thinks of every move, the best first."""
    return {each.move: each for each in at_once(weigh(level, obs, Random(seed)))}


def seen(share: int) -> Iterator[Observation]:
    """What the seats to move see in a deal under every `share`-th set of rules."""
    for seed, of in enumerate(EVERY):
        if seed % share == 0:
            yield from (obs for _, obs in to_play(of, seed))


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("level", LEVELS)
def test_every_move_is_weighed_once_and_the_played_one_stands_first(level: str) -> None:
    swaps = 0
    for number, obs in enumerate(obs for of in RULES.values() for obs in with_a_choice(of)):
        one, other = Random(number), Random(number)
        told = at_once(weigh(level, obs, one))
        assert len(told) == len(moves(obs)) and {each.move for each in told} == set(moves(obs))
        assert told[0].cost == told[0].error == 0
        assert [each.cost for each in told] == sorted(each.cost for each in told)
        assert all(each.error >= 0 and isfinite(each.cost) and isfinite(each.error) for each in told)
        assert decide(level, obs, other) == told[0].move
        assert one.getstate() == other.getstate()
        swaps += isinstance(moves(obs)[-1], Swap)
    assert swaps > 20


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["two", "four"])
def test_weighing_pauses_as_often_as_thinking(level: str, name: str) -> None:
    obs = next(to_play(variant(name), 2))[1]
    pauses = [sum(1 for _ in thought(level, obs, Random(1))) for thought in (weigh, think)]
    assert pauses[0] == pauses[1] > 0


def test_moves_that_cost_the_same_keep_their_order() -> None:
    first, second, third = BLANKS
    told = ranked({first: 1.0, second: 7.0, third: 7.0}, dict.fromkeys(BLANKS, 4.0))
    assert told == ((second, 0, 0), (third, 0, 2), (first, 3, 2))


def test_normal_counts_half_of_what_the_difference_loses() -> None:
    tried = 0
    for obs in seen(15):
        cards, swap = choices(obs)
        if not cards or swap is not None or partners_load(obs):
            continue
        told, most = weighed("normal", obs), max(promise(obs, each) for each in cards)
        for each in cards:
            assert told[each].cost == pytest.approx((most - promise(obs, each)) / 2)
        assert {each.error for each in told.values()} <= {0, DOUBT / 2}
        tried += 1
    assert tried > 500


def test_a_trump_on_a_partners_load_costs_what_it_is_worth_kept() -> None:
    """The trick counts as taken: only the points and what both are worth in the hand differ."""
    refused = 0
    for obs in seen(3):
        told = weighed("normal", obs)
        chosen, points = next(iter(told)), obs.variant.values.points
        if not partners_load(obs) or not isinstance(chosen, Card) or chosen.suit is obs.trump:
            continue
        for each in told:
            if isinstance(each, Card) and each.suit is obs.trump:
                spent = kept(obs, each) - points[each]
                assert told[each].cost == pytest.approx((spent - kept(obs, chosen) + points[chosen]) / 2)
                assert told[each].cost > 0
                refused += 1
    assert refused > 25


@pytest.mark.parametrize("share", [1.0, LATE])
def test_no_trump_is_worth_spending_on_a_trick_that_is_taken_anyway(share: float) -> None:
    points = 0, 0, 0, 0, 0, 2, 3, 4, 10, 11  # by strength
    plain = [gives - share * worth for gives, worth in zip(points, KEPT, strict=True)]
    trumps = [gives - share * worth for gives, worth in zip(points, KEPT_TRUMP, strict=True)]
    assert max(trumps) < min(plain)


def swapping(exchange: str = "off") -> Observation:
    """Seat 0 has just won a trick and holds the seven of trump; an ace (or, with the exchange, a jack) is turned."""
    of = variant("two", swap="seven and two", exchange=exchange)
    stock = "AS 3S 4B 5B 6S JS " + ("AD" if exchange == "off" else "JD")
    return observe(after(table(of, "7D 2C KC | 4S 5S 6B", "D", stock), "KC 6B take"), 0)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_who_does_not_swap_gives_up_the_gain(level: str) -> None:
    obs, swap = swapping(), Swap(card("7D"))
    told, cards = weighed(level, obs), choices(obs)[0]
    assert next(iter(told)) == swap and told[swap] == (swap, 0, 0)
    more = KEPT_TRUMP[9] - KEPT_TRUMP[4]
    assert gain(obs, swap) == more > 0
    most = max(promise(obs, each) for each in cards)
    for each in cards:
        assert told[each].cost == pytest.approx((more + most - promise(obs, each)) / 2)
        assert told[each].error == DOUBT / 2


def chance(*wanted: bool) -> int:
    """A seed with which Easy meets, in turn, each chance in `wanted` or misses it: of the swap, of the whim."""

    def meets(seed: int) -> bool:
        rng = Random(seed)
        shares = (easy.SEES, easy.WHIM)[-len(wanted) :]
        return all((rng.random() < share) is each for each, share in zip(wanted, shares, strict=True))

    return next(filter(meets, range(999)))


def test_at_a_whim_every_move_is_worth_the_same_to_easy() -> None:
    for obs in seen(35):
        cards, swap = choices(obs)
        if swap is not None or len(cards) < 2:
            continue
        told = weighed("easy", obs, chance(True))
        assert {each.cost for each in told.values()} == {0}
        error = sqrt(2) * stdev(promise(obs, each) for each in cards) / 2
        assert [each.error for each in told.values()] == [0] + [pytest.approx(error)] * (len(cards) - 1)


def test_easy_sees_no_gain_in_a_swap_that_it_overlooks() -> None:
    obs, swap = swapping(), Swap(card("7D"))
    assert next(iter(weighed("easy", obs, chance(True, False)))) == swap
    told = weighed("easy", obs, chance(False, False))
    assert next(iter(told)) == max(choices(obs)[0], key=lambda each: promise(obs, each))
    assert told[swap].cost == 0
    assert told[swap].error == pytest.approx(hypot(DOUBT, gain(obs, swap)) / 2)
    whim = weighed("easy", obs, chance(False, True))
    assert {each.cost for each in whim.values()} == {0} and next(iter(whim)) != swap


@pytest.mark.parametrize(("name", "module", "number"), [("two", duel, "TRIALS"), ("four", many, "WORLDS")])
def test_more_worlds_leave_less_doubt(
    name: str, module: ModuleType, number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sums = {}
    for worlds in (120, 960):
        monkeypatch.setattr(module, number, worlds)
        positions = [obs for _, obs in to_play(variant(name), 3)][2:16:5]
        sums[worlds] = sum(each.error for obs in positions for each in weighed("hard", obs).values())
    assert sums[120] > 1.2 * sums[960]


@pytest.mark.parametrize("name", ["two", "four"])
def test_two_weighings_differ_by_about_what_hard_says(name: str) -> None:
    """Other worlds, other costs: they scatter no more than the errors say, which hold what Hard doubts besides."""
    scatter, said = [], []
    for _, obs in list(to_play(variant(name), 3))[2:16:5]:
        runs = [weighed("hard", obs, seed) for seed in range(8)]
        best = max(runs[0], key=lambda move: sum(next(iter(run)) == move for run in runs))
        for move in set(runs[0]) - {best}:
            scatter.append(pstdev(run[move].cost - run[best].cost for run in runs))
            said.append(fmean(run[move].error for run in runs))
    assert 0.2 < hypot(*scatter) / hypot(*said) < 1
    assert min(said) > 0.05
