"""Hard with three seats or more: imagined worlds, each played out to the end with everybody playing like Normal."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from game.ai.canonical import numbering
from game.ai.evidence import Evidence
from game.ai.inputs import POINTS
from game.ai.normal import choices, weighed, with_swap
from game.ai.partners import Worlds
from game.ai.playouts import MidTrick, Playouts, copied
from game.ai.weighed import Weighed
from game.rules.cards import Card
from game.rules.observation import Observation, unseen
from game.rules.rules import winner, winning
from game.rules.state import Move

WORLDS = 256  # imagined for each move
BONUS = 60.0  # what winning the deal is worth beyond the points
DOUBT = 4.0  # the error of Normal's opinion, in points and bonus, against what the worlds say


def weigh(obs: Observation, rng: Random) -> Generator[None, None, tuple[Weighed, ...]]:
    """Every card by how it does over the imagined worlds, against the opinion that Normal's is as good as any.

    A swap that gains is made as Normal makes it, without a look at any world.
    """
    opinion, (cards, swap) = weighed(obs), choices(obs)
    favourite = opinion[0].move
    if not isinstance(favourite, Card) or len(cards) == 1:
        return opinion
    number, sides = numbering(obs), obs.variant.sides
    playouts = Playouts(sides, obs.variant.options.follow == "on")
    hidden, evidence = sorted(unseen(obs), key=lambda card: number[card]), Evidence(cards.index(favourite))
    signed = Worlds(obs)
    for _ in range(WORLDS):
        rng.shuffle(hidden)
        hidden = signed.fitted(hidden, rng)
        world, results = imagined(obs, number, [number[card] for card in hidden]), []
        for card in cards:
            points = playouts.finish(playouts.play(copied(world), number[card]))
            results.append(utility(points, sides, sides[obs.seat]))
        evidence.add(results, signed.weight(hidden))
        yield
    leads, errors = evidence.guesses([0.0] * len(cards), DOUBT)
    moves: list[Move] = [*cards]
    return with_swap(obs, swap, dict(zip(moves, leads, strict=True)), dict(zip(moves, errors, strict=True)))


def utility(points: list[int], sides: tuple[int, ...], side: int) -> float:
    """What the end of a deal is worth to `side`: its lead on the best other, and the bonus for the win."""
    totals = [0] * (max(sides) + 1)
    for each, gained in zip(sides, points, strict=True):
        totals[each] += gained
    lead = totals.pop(side) - max(totals)
    return lead + BONUS * ((lead > 0) - (lead < 0))


def imagined(obs: Observation, number: dict[Card, int], hidden: list[int]) -> MidTrick:
    """The deal with the hidden cards lying in the given order: the other hands' first, then the stock."""
    hands, used = [], 0
    for seat, size in enumerate(obs.sizes):
        known = [number[card] for card in sorted(obs.hand if seat == obs.seat else obs.shown[seat])]
        missing = size - len(known)
        hands.append(known + hidden[used : used + missing])
        used += missing
    stock = hidden[used:][::-1]
    if obs.stock and obs.turn_up is not None:
        stock.insert(0, number[obs.turn_up])
    return under_way(obs, number, hands, stock)


def under_way(obs: Observation, number: dict[Card, int], hands: list[list[int]], stock: list[int]) -> MidTrick:
    """The trick on the table and the points taken, with these hands and this stock."""
    trick, seats = [number[card] for card in obs.trick], obs.variant.seats
    turn, points = (obs.leader + len(trick)) % seats, [0] * seats
    for each in obs.taken:
        points[winner(each, obs.trump, obs.variant)] += sum(POINTS[number[card]] for card in each.cards)
    if not trick:
        return MidTrick(hands, stock, turn, 0, -1, -1, -1, 0, points)
    best = winning(obs.trick, obs.trump, obs.variant.values)
    total = sum(POINTS[card] for card in trick)
    return MidTrick(hands, stock, turn, len(trick), trick[0], trick[best], (obs.leader + best) % seats, total, points)
