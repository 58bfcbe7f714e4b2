"""At a table with a called card: what plays tell of its holder, worlds that agree with what is known, hiding."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from random import Random

import pytest

from game.ai import alliance, at_once, decide, heard, suspicion, weigh
from game.ai.alliance import HIDING, MOST, imagined
from game.ai.heard import Heard
from game.rules.auction import caller, holder, is_bidding, is_naming, known_holder, known_sides
from game.rules.cards import CARDS, Card, Suit, card, cards
from game.rules.observation import Observation, observe
from game.rules.record import settled
from game.rules.rules import act, deal, is_over, to_move
from game.rules.state import Bid, State
from game.rules.variants import variant
from tests.rules.deals import shuffled

CHIAMATA = variant("chiamata")
# Seat 0 plays and has called the ace of coins, which seat 2 holds; seat 0 leads.
HANDS = (
    "3D KD ND 7D 2C 4C 5S 6B",
    "AC 7C 5C 2S 4S KB 6D 2B",
    "AD 3C 6C KS 6S AB 4B 4D",
    "NC KC 3S NS 7S 3B 5B 2D",
    "JC AS JS NB JB 7B 5D JD",
)


def bid_out(dealer: int = 4) -> State:
    """The deal of HANDS once coins are trump and the ace is called."""
    state = deal(CHIAMATA, [each for hand in HANDS for each in cards(hand)], dealer)
    for word in ("A", "pass", "pass", "pass", "pass"):
        state = act(state, Bid(word))
    return act(state, Suit.COINS)


def played(state: State, text: str) -> State:
    """The state after some cards, tricks taken as they are complete."""
    for each in cards(text):
        state = settled(act(state, each))
    return state


def by_normal(seed: int) -> Iterator[tuple[State, Observation]]:
    """Every state of a deal between five Normals in which a card is to be played."""
    state = deal(CHIAMATA, shuffled(CHIAMATA, seed), seed % 5)
    while not is_over(state):
        obs = observe(state, to_move(state))
        if not (is_bidding(obs) or is_naming(obs)):
            yield state, obs
        state = settled(act(state, decide("normal", obs, Random(1))))


def test_the_hands_are_a_whole_pack() -> None:
    assert sorted(each for hand in HANDS for each in cards(hand)) == list(CARDS)


def test_there_is_no_suspicion_before_a_card_is_called() -> None:
    state = deal(CHIAMATA, shuffled(CHIAMATA, 1), 0)
    assert suspicion(observe(state, 1)) is None


def test_a_load_given_to_the_caller_makes_suspect() -> None:
    """Seat 1 trumps; seat 2 throws a three, or what a defender would, on a trick that the caller is taking."""
    state = played(bid_out(), "3D 2B")
    given, kept = (played(state, each) for each in ("3C", "6S"))
    before = suspicion(observe(state, 4))
    after, other = (suspicion(observe(each, 4)) for each in (given, kept))
    assert before is not None and after is not None and other is not None
    assert after[2] > before[2] + 0.2
    assert other[2] < before[2]


def test_who_knows_does_not_suspect() -> None:
    state = bid_out()
    assert suspicion(observe(state, 2)) == (0, 0, 1, 0, 0)
    assert suspicion(observe(played(state, "KD 6D AD 2D 5D"), 4)) == (0, 0, 1, 0, 0)


@pytest.mark.usefixtures("hasty")
def test_suspicion_is_shared_among_those_who_can_hold_the_card() -> None:
    for seed in range(6):
        for state, obs in by_normal(seed):
            shares = suspicion(obs)
            assert shares is not None and sum(shares) == pytest.approx(1)
            assert shares == suspicion(obs)
            if known_holder(obs, obs.seat, obs.hand) is None:
                assert shares[obs.seat] == 0
                assert shares[holder(state) or 0] > 0


def test_suspicion_is_worth_more_than_the_number_of_hidden_cards() -> None:
    """The mean logarithmic loss, of defenders, while the called card has not fallen."""
    told, prior = list[float](), list[float]()
    for seed in range(12):
        for state, obs in by_normal(seed):
            plays, truth = caller(obs), holder(state)
            if obs.seat == plays or truth == plays or known_holder(obs, obs.seat, obs.hand) is not None:
                continue
            shares = suspicion(obs)
            assert shares is not None and truth is not None
            hidden = [0 if seat in (obs.seat, plays) else size for seat, size in enumerate(obs.sizes)]
            told.append(-log(max(shares[truth], 1e-6)))
            prior.append(-log(hidden[truth] / sum(hidden)))
    assert len(told) > 80
    assert sum(told) / len(told) < 0.7 * sum(prior) / len(prior)


def test_a_seat_is_heard_as_normal_plays() -> None:
    """Of the cards that it had, with what it knew, the one that Normal played is the likeliest."""
    tried = 0
    for seed in range(4):
        before: tuple[State, Observation] | None = None
        for state, obs in by_normal(seed):
            if before is not None:
                tried += _heard_right(*before, obs)
            before = state, obs
    assert tried > 100


def _heard_right(state: State, obs: Observation, after: Observation) -> bool:
    hears, seat = Heard(after), obs.seat
    if not hears.plays[seat]:
        return False
    at, played_card, fallen = hears.plays[seat][-1]
    is_partner = obs.called in obs.hand and seat != caller(obs)
    partner = hears.holder if fallen else seat if is_partner else None
    sides = heard.against(hears.caller, partner, 5)
    known = known_sides(obs, seat, obs.hand)
    assert sides == tuple(1 if side is None else side for side in known)
    hand = [hears.number[each] for each in sorted(obs.hand)]
    chances = {each: heard.chance(heard.engine(sides, False), hand, at, each) for each in hand}
    assert sum(chances.values()) == pytest.approx(1)
    own = at.best >= 0 and sides[at.taker] == sides[seat] and at.best < 30
    assert own or chances[played_card] == pytest.approx(max(chances.values()))
    return True


def test_imagined_worlds_agree_with_what_is_known() -> None:
    for seed in range(5):
        for number, (_, obs) in enumerate(by_normal(seed)):
            hears, rng = Heard(obs), Random(number)
            who = rng.choices(range(5), at_once(hears.suspicion(rng)))[0]
            world = imagined(obs, hears, who, rng)
            assert [len(hand) for hand in world.hands] == list(obs.sizes)
            assert sorted(world.hands[obs.seat]) == sorted(hears.number[each] for each in obs.hand)
            others = [each for seat, hand in enumerate(world.hands) if seat != obs.seat for each in hand]
            known = [each for hand in hears.shown for each in hand]
            assert sorted(others) == sorted([*hears.hidden, *known])
            assert all(set(known) <= set(hand) for known, hand in zip(hears.shown, world.hands, strict=True))
            if hears.called in hears.hidden:
                assert hears.called in world.hands[who]


def telling(state: State, seat: int) -> dict[Card, float]:
    """What each card costs for what it tells."""
    obs = observe(state, seat)
    return dict(zip(sorted(obs.hand), alliance._telling(obs, Heard(obs)), strict=True))


def test_a_secret_partner_hides() -> None:
    state = played(bid_out(), "3D 2B")
    costs = telling(state, 2)
    assert costs[card("AD")] == HIDING * MOST
    assert costs[card("3C")] == HIDING * MOST
    assert costs[card("6S")] < HIDING * MOST / 3


def test_nobody_else_hides_nor_he_near_the_end() -> None:
    state = bid_out()
    assert set(telling(state, 0).values()) == {0}
    for seed in range(3):
        for _, obs in by_normal(seed):
            if obs.called not in obs.hand or len(obs.hand) <= alliance.OPEN:
                assert set(alliance._telling(obs, Heard(obs))) == {0.0}


def test_hard_pauses_after_every_world() -> None:
    obs = observe(bid_out(), 0)
    assert sum(1 for _ in weigh("hard", obs, Random(1))) >= alliance.WORLDS
