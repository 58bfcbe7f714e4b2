"""One round of self-play: every pair of lead and reply is tried at every trick, and judged by the value.

The value sees both hands after the trick, but not what will be drawn: so chance, the largest part of the noise, is
averaged before the policy learns from it.

The policy's outputs are *advantages*: how much better than the hand's average each card is, in units of `SCALE`
points. The value's output is what the leader's result still gains, in the same unit. The result of a deal is the
difference in points plus a bonus for the win.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from game.ai import inputs
from game.ai.train.deals import Array, Deals, Game, deal, draw, legal, settle, solved
from game.ai.train.encode import view, world
from game.ai.train.network import Network

SCALE = 20.0
LEADS, REPLIES = 0, 40  # where the policy's outputs for leading and for replying begin


class Players(NamedTuple):
    """What is learned."""

    policy: Network  # VIEW -> 80: an advantage for each card led, for each card replied
    value: Network  # WORLD -> 1

    @property
    def weights(self) -> list[Array]:
        """All that is learned, the policy's first."""
        return [*self.policy.weights, *self.value.weights]


class Style(NamedTuple):
    """How the deals are played."""

    heat: float  # points of advantage over which choices are blurred
    stray: float = 0.0  # how often a card is chosen blindly, so that what follows mistakes is learned too
    trace: float = 0.6  # the lambda of the returns (tree backup: only what was a surprise is carried back)


@dataclass
class Lessons:
    """What a round teaches: decisions for the policy, worlds for the value; lists of arrays, one a trick."""

    views: list[Array] = field(default_factory=list)
    columns: list[Array] = field(default_factory=list)  # the policy's outputs concerned (deals, held)
    masks: list[Array] = field(default_factory=list)  # which of them were legal
    results: list[Array] = field(default_factory=list)  # what came of each (deals, held)
    worlds: list[Array] = field(default_factory=list)
    returns: list[Array] = field(default_factory=list)  # (deals,)

    def decision(self, rows: Array, columns: Array, mask: Array, results: Array) -> None:
        """Note one decision of every deal."""
        self.views.append(rows)
        self.columns.append(columns)
        self.masks.append(mask)
        self.results.append(results)


def utility(margin: Array, bonus: float) -> Array:
    """What the end of a deal is worth: the difference in points, and the win."""
    return margin + bonus * np.sign(margin)


def worth(table: Deals, value: Network, bonus: float) -> Array:
    """(deals,) the leader's expected result before drawing: solved in the last tricks, else judged by the value."""
    drawn = draw(table)
    if drawn.tricks <= inputs.LAST:
        return utility(table.margin + solved(drawn.leader, drawn.follower, drawn), bonus)
    return table.margin + SCALE * value(world(table))[:, 0]


def advantages(policy: Network, rows: Array, hand: Array, offset: int) -> Array:
    """(deals, held) the policy's outputs for the cards in `hand`."""
    return np.take_along_axis(policy(rows), hand + offset, 1)


def odds(scores: Array, mask: Array, heat: float) -> Array:
    """(deals, held) the probabilities of choosing each slot: softmax of the advantages at `heat` points."""
    scaled = np.where(mask, scores * SCALE / heat, -1e9)
    powers = np.exp(scaled - scaled.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True))


def chosen(chances: Array, mask: Array, stray: float, rng: np.random.Generator) -> Array:
    """(deals,) a slot drawn with the given probabilities (deals, held), or as often as `stray` any in `mask`."""
    mixed = (1 - stray) * chances + stray * mask / mask.sum(1, keepdims=True)
    drawn = mixed.cumsum(1) < rng.random((len(chances), 1)) * (1 - 1e-6)
    return np.asarray(drawn.sum(1))


def round_of_play(players: Players, game: Game, deals: int, style: Style, rng: np.random.Generator) -> Lessons:
    """Play `deals` deals to the last tricks and note what they teach."""
    table, lessons = deal(game, deals, rng), Lessons()
    kept: list[Judged] = []
    while table.tricks > inputs.LAST:
        kept.append(_trick(players, table, game, style, rng, lessons))
        table = draw(kept[-1].after)
    result = kept[-1].judged  # of the trick last played, for who leads next
    for trick, later in zip(reversed(kept[:-1]), reversed(kept[1:]), strict=True):
        surprise = np.where(later.won, -1, 1) * (result - later.judged)
        result = later.expected + style.trace * surprise
        lessons.worlds.append(world(trick.after))
        lessons.returns.append((result - trick.after.margin) / SCALE)
    return lessons


class Judged(NamedTuple):
    """A trick as it was played, and what the value says of it."""

    after: Deals  # not drawn yet
    won: Array  # (deals,) whether the follower took it
    judged: Array  # (deals,) what who leads next may expect
    expected: Array  # (deals,) what its leader could expect before it was played


def _trick(
    players: Players, table: Deals, game: Game, style: Style, rng: np.random.Generator, lessons: Lessons
) -> Judged:
    """Judge every lead with every reply, note it, and play one of each."""
    deals, held = table.leader.shape
    rows, free = view(table), np.ones((deals, held), bool)
    results = _results(players.value, table, game.bonus)
    views, masks, replies = [], [], []
    for i in range(held):
        led = table.leader[:, i]
        views.append(view(table, led))
        masks.append(legal(table.follower, led, table.follow))
        scores = advantages(players.policy, views[-1], table.follower, REPLIES)
        replies.append(odds(scores, masks[-1], style.heat))
    expected = (results * np.stack(replies, 1)).sum(2)
    lessons.decision(rows, table.leader + LEADS, free, expected)
    leads = odds(advantages(players.policy, rows, table.leader, LEADS), free, style.heat)
    lead = chosen(leads, free, style.stray, rng)
    pick = (lead, np.arange(deals))
    mask = np.stack(masks)[pick]
    lessons.decision(np.stack(views)[pick], table.follower + REPLIES, mask, -results[pick[::-1]])
    reply = chosen(np.stack(replies)[pick], mask, style.stray, rng)
    after, won = settle(table, lead, reply)
    judged = results[np.arange(deals), lead, reply]
    return Judged(after, won, np.where(won, -judged, judged), (leads * expected).sum(1))


def _results(value: Network, table: Deals, bonus: float) -> Array:
    """(deals, leads, replies) what the leader may expect of each pair of cards."""
    deals, held = table.leader.shape
    results = np.empty((deals, held, held))
    for i in range(held):
        for j in range(held):
            after, won = settle(table, np.full(deals, i), np.full(deals, j))
            expected = worth(after, value, bonus)
            results[:, i, j] = np.where(won, -expected, expected)
    return results
