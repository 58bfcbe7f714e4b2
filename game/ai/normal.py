"""Normal: a sensible person. Weighs the points on the table against what each card is worth kept; counts nothing.

Of what has gone before it uses nothing but what lies in sight: its hand, the trick, the turned card, the hands
that are open.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from game.rules.cards import Card
from game.rules.observation import Observation, moves
from game.rules.rules import trick_points, winning
from game.rules.state import Move, Swap

# What a card is worth kept in the hand, in points, by strength (0..9), apart for trumps. Set by hand, after play.
KEPT = (0.0, 0.1, 0.2, 0.3, 0.4, 2.0, 2.6, 3.2, 6.0, 7.0)
KEPT_TRUMP = (4.5, 4.7, 4.9, 5.1, 5.4, 8.5, 9.0, 9.5, 17.5, 20.0)
LATE = 0.6  # how much of that remains once the stock is empty
HOLDS = 0.55  # how often a card that wins so far is not beaten by an opponent still to play
HOLDS_TRUMP = (0.6, 0.6, 0.65, 0.65, 0.7, 0.75, 0.8, 0.85, 0.95, 1.0)  # the same for trumps, by strength
RESCUE = 0.3  # how often a partner still to play takes a trick that the opponents are winning


def think(obs: Observation, rng: Random) -> Generator[None, None, Move]:
    """The card that promises most; a swap when it gains."""
    yield
    return preferred(obs)


def preferred(obs: Observation) -> Move:
    """The move that a sensible person makes."""
    options = moves(obs)
    for move in options:
        if isinstance(move, Swap) and gains(obs, move):
            return move
    cards = [move for move in options if not isinstance(move, Swap)]
    if partners_load(obs):
        cards = [card for card in cards if card.suit is not obs.trump] or cards
    return max(cards, key=lambda card: promise(obs, card))


def partners_load(obs: Observation) -> bool:
    """Whether a partner's ace or three, no trump, wins the trick so far: it is not trumped."""
    if not obs.trick:
        return False
    position = winning(obs.trick, obs.trump, obs.variant.values)
    best, sides = obs.trick[position], obs.variant.sides
    ours = sides[(obs.leader + position) % len(sides)] == sides[obs.seat]
    return ours and best.suit is not obs.trump and obs.variant.values.points[best] >= 10


def gains(obs: Observation, swap: Swap) -> bool:
    """Whether the turned card is stronger than the one given for it."""
    strength = obs.variant.values.strength
    return obs.turn_up is not None and strength[obs.turn_up] > strength[swap.card]


def promise(obs: Observation, card: Card) -> float:
    """What playing `card` promises, in points: the share of the trick, less what the card is worth kept."""
    trick = (*obs.trick, card)
    return (2 * chance(obs, trick) - 1) * trick_points(trick, obs.variant) - kept(obs, card)


def kept(obs: Observation, card: Card) -> float:
    """What a card is worth in the hand, in points."""
    table = KEPT_TRUMP if card.suit is obs.trump else KEPT
    return table[obs.variant.values.strength[card]] * (1.0 if obs.stock else LATE)


def chance(obs: Observation, trick: tuple[Card, ...]) -> float:
    """How likely the own side takes the trick, as far as it has been played."""
    variant = obs.variant
    position = winning(trick, obs.trump, variant.values)
    side, sides = variant.sides[obs.seat], variant.sides
    ours = sides[(obs.leader + position) % variant.seats] == side
    likely = 1.0 if ours else 0.0
    for later in range(len(trick), variant.seats):
        seat = (obs.leader + later) % variant.seats
        if sides[seat] != side:
            likely *= _holds(obs, trick, position, seat)
        elif not ours:
            likely += (1 - likely) * RESCUE
    return likely


def _holds(obs: Observation, trick: tuple[Card, ...], position: int, seat: int) -> float:
    """How likely the winning card is not beaten by `seat`: known if his hand lies open, else a habit."""
    hand, best = obs.shown[seat], trick[position]
    if len(hand) == obs.sizes[seat]:
        after = len(trick)
        beaten = any(winning((*trick, card), obs.trump, obs.variant.values) == after for card in hand)
        return 0.0 if beaten else 1.0
    return HOLDS_TRUMP[obs.variant.values.strength[best]] if best.suit is obs.trump else HOLDS
