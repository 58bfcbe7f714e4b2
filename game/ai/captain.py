"""A captain who leads its team in words: what it asks of the partner whose turn it is."""

from __future__ import annotations

from game.ai.normal import HOLDS_TRUMP, chance, kept
from game.rules.cards import Card
from game.rules.observation import Observation
from game.rules.rules import trick_points, winning
from game.rules.signs import moves_made, sayable
from game.rules.state import Word

SURE = 0.8  # how likely the own side must take a trick that a load is asked for
LOAD = 10  # points that a load brings at least


def word(obs: Observation) -> Word | None:
    """What a captain says to the partner who plays next; None for nothing, and from everybody else."""
    seats, sides = obs.variant.seats, obs.variant.sides
    turn = (obs.leader + len(obs.trick)) % seats
    if obs.seat not in obs.variant.captains or not obs.trick or len(obs.trick) == seats:
        return None
    if turn == obs.seat or sides[turn] != sides[obs.seat] or _has_spoken(obs):
        return None
    is_wise = _is_safe(obs) or any(_will_take(obs, card) for card in obs.hand)
    return Word.LOAD if is_wise and Word.LOAD in sayable(obs, obs.seat, obs.hand) else None


def _has_spoken(obs: Observation) -> bool:
    """Whether it has said something to this partner already."""
    return any(told.seat == obs.seat and told.after == moves_made(obs) for told in obs.told)


def _is_safe(obs: Observation) -> bool:
    """Whether the own side wins the trick, and is likely to go on doing so."""
    at = winning(obs.trick, obs.trump, obs.variant.values)
    seat = (obs.leader + at) % obs.variant.seats
    return obs.variant.sides[seat] == obs.variant.sides[obs.seat] and chance(obs, obs.trick) >= SURE


def _will_take(obs: Observation, card: Card) -> bool:
    """Whether the captain, who is still to play, is likely to take the trick with this trump, and would gladly."""
    seats, sides, turn = obs.variant.seats, obs.variant.sides, len(obs.trick)
    is_to_play = (obs.seat - obs.leader) % seats > turn
    if not is_to_play or card.suit is not obs.trump:
        return False
    if winning((*obs.trick, card), obs.trump, obs.variant.values) != turn:
        return False
    rivals = sum(sides[(obs.leader + later) % seats] != sides[obs.seat] for later in range(turn, seats))
    likely = HOLDS_TRUMP[obs.variant.values.strength[card]] ** rivals
    return likely >= SURE and trick_points(obs.trick, obs.variant) + LOAD > kept(obs, card)
