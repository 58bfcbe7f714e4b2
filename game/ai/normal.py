"""Normal: a sensible person. Weighs the points on the table against what each card is worth kept; counts nothing.

Of what has gone before it uses nothing but what lies in sight: its hand, the trick, the turned card, the hands
that are open.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from game.ai import bidding
from game.ai.partners import named
from game.ai.weighed import Weighed, ranked
from game.rules.auction import known_sides
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
SIGNED = 0.75  # the same for one who has told of a card that would
DOUBT = 2.0  # the error, in points, of how far one card is thought to be better than another


def weigh(obs: Observation, rng: Random) -> Generator[None, None, tuple[Weighed, ...]]:
    """Every card by what it promises; a swap by what it gains; what is said in the auction as `bidding` has it."""
    if bidding.is_called_for(obs):
        return (yield from bidding.weigh(obs))
    yield
    return weighed(obs)


def weighed(obs: Observation) -> tuple[Weighed, ...]:
    """What a sensible person thinks of every move, the one that he makes first."""
    cards, swap = choices(obs)
    considered = [card for card in cards if card.suit is not obs.trump] if partners_load(obs) else cards
    worths: dict[Move, float] = {card: promise(obs, card) for card in considered or cards}
    if len(worths) < len(cards):
        _add_refused(obs, worths, cards)
    return with_swap(obs, swap, worths)


def preferred(obs: Observation) -> Move:
    """The move that a sensible person makes."""
    return weighed(obs)[0].move


def choices(obs: Observation) -> tuple[list[Card], Swap | None]:
    """The cards that may be played, in order, and the swap if there is one."""
    options = moves(obs)
    swap = options[-1] if isinstance(options[-1], Swap) else None
    return [move for move in options if isinstance(move, Card)], swap


def sides(obs: Observation) -> tuple[int, ...]:
    """The side of each seat; whoever may be the caller's partner is taken for one of the others until it is known."""
    known = known_sides(obs, obs.seat, obs.hand)
    return tuple(1 if side is None else side for side in known)


def _add_refused(obs: Observation, worths: dict[Move, float], cards: list[Card]) -> None:
    """Add to `worths` the trumps that are not thought of on a partner's load.

    There the trick counts as taken whatever is played, so that a trump loses against the card chosen what the two
    differ in points given to the own side, less what they are worth kept. No trump gains by that (a test reads it off
    the tables).
    """
    points = obs.variant.values.points
    chosen = max((card for card in cards if card in worths), key=lambda card: worths[card])
    sure = worths[chosen] - (points[chosen] - kept(obs, chosen))
    for card in cards:
        if card not in worths:
            worths[card] = sure + points[card] - kept(obs, card)


def with_swap(
    obs: Observation, swap: Swap | None, worths: dict[Move, float], errors: dict[Move, float] | None = None
) -> tuple[Weighed, ...]:
    """All moves ranked: the cards by `worths`, with `errors` (by default Normal's own), and the swap if there is one.

    After a swap the same cards can be played, but for the one given. So it is worth what the best card is, and its
    gain; who plays without it gives up the gain.
    """
    errors = errors or dict.fromkeys(worths, DOUBT)
    if swap is None:
        return ranked(worths, errors)
    return ranked(worths | {swap: max(worths.values()) + gain(obs, swap)}, errors | {swap: DOUBT})


def partners_load(obs: Observation) -> bool:
    """Whether a partner's ace or three, no trump, wins the trick so far: it is not trumped."""
    if not obs.trick:
        return False
    position = winning(obs.trick, obs.trump, obs.variant.values)
    best, side = obs.trick[position], sides(obs)
    ours = side[(obs.leader + position) % len(side)] == side[obs.seat]
    return ours and best.suit is not obs.trump and obs.variant.values.points[best] >= 10


def gain(obs: Observation, swap: Swap) -> float:
    """What the turned card is worth more, kept, than the one given for it, in points: the stronger is worth more."""
    return 0.0 if obs.turn_up is None else kept(obs, obs.turn_up) - kept(obs, swap.card)


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
    variant, sided = obs.variant, sides(obs)
    position = winning(trick, obs.trump, variant.values)
    side = sided[obs.seat]
    ours = sided[(obs.leader + position) % variant.seats] == side
    likely = 1.0 if ours else 0.0
    for later in range(len(trick), variant.seats):
        seat = (obs.leader + later) % variant.seats
        if sided[seat] != side:
            likely *= _holds(obs, trick, position, seat)
        elif not ours:
            likely += (1 - likely) * _rescue(obs, trick, position, seat)
    return likely


def _rescue(obs: Observation, trick: tuple[Card, ...], position: int, seat: int) -> float:
    """How likely a partner still to play takes the trick: likelier if he has given a sign of a card that does."""
    return SIGNED if any(_beats(obs, trick, card) for card in named(obs, seat)) else RESCUE


def _beats(obs: Observation, trick: tuple[Card, ...], card: Card) -> bool:
    return winning((*trick, card), obs.trump, obs.variant.values) == len(trick)


def _holds(obs: Observation, trick: tuple[Card, ...], position: int, seat: int) -> float:
    """How likely the winning card is not beaten by `seat`: known if his hand lies open, else a habit."""
    hand, best = obs.shown[seat], trick[position]
    if len(hand) == obs.sizes[seat]:
        return 0.0 if any(_beats(obs, trick, card) for card in hand) else 1.0
    return HOLDS_TRUMP[obs.variant.values.strength[best]] if best.suit is obs.trump else HOLDS
