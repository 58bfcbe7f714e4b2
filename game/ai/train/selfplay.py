"""One round of self-play: every legal card of every decision is tried, and judged a trick later by the value.

The policy's outputs are *advantages*: how much better than the hand's average each card is, in units of `SCALE`
points. The value's output is what the leader's result still gains, in the same unit. The result of a deal is the
difference in points plus a bonus for the win.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from game.ai import inputs
from game.ai.train.encode import view, world
from game.ai.train.network import Network
from game.ai.train.table import Array, Game, Table, deal, legal, settle, solved, take

SCALE = 20.0
LEADS, REPLIES = 0, 40  # where the policy's outputs for leading and for replying begin


class Players(NamedTuple):
    """What is learned."""

    policy: Network  # VIEW -> 80: an advantage for each card led, for each card replied
    value: Network  # WORLD -> 1


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


def worth(table: Table, value: Network, bonus: float) -> Array:
    """(deals,) the leader's expected result: solved in the last tricks, else judged by the value."""
    if table.tricks <= inputs.LAST:
        return utility(table.margin + solved(table.leader, table.follower, table), bonus)
    return table.margin + SCALE * value(world(table))[:, 0]


def advantages(policy: Network, rows: Array, hand: Array, offset: int) -> Array:
    """(deals, held) the policy's outputs for the cards in `hand`."""
    return np.take_along_axis(policy(rows), hand + offset, 1)


def chosen(scores: Array, mask: Array, heat: float, rng: np.random.Generator) -> Array:
    """(deals,) a slot drawn by softmax of the advantages at `heat` points (the Gumbel maximum)."""
    noise = rng.gumbel(size=scores.shape)
    return np.asarray(np.argmax(np.where(mask, scores * SCALE + heat * noise, -1e9), 1))


def round_of_play(
    players: Players, game: Game, deals: int, heat: float, trace: float, rng: np.random.Generator
) -> Lessons:
    """Play `deals` deals to the last tricks and note what they teach; `trace` is the lambda of the returns."""
    table, lessons = deal(game, deals, rng), Lessons()
    signs, judged, sign = [], [], np.ones(deals)
    while table.tricks > inputs.LAST:
        lessons.worlds.append(world(table))
        signs.append(sign)
        judged.append(worth(table, players.value, game.bonus))
        lead, reply = _trick(players, table, game, heat, rng, lessons)
        before = table.margin
        lessons.returns.append(-before.astype(float))
        table, won = settle(table, lead, reply)
        sign = np.where(won, -sign, sign)
    result = sign * worth(table, players.value, game.bonus)
    for k in reversed(range(len(signs))):
        lessons.returns[k] = (lessons.returns[k] + signs[k] * result) / SCALE
        result = trace * result + (1 - trace) * signs[k] * judged[k]
    return lessons


def _trick(
    players: Players, table: Table, game: Game, heat: float, rng: np.random.Generator, lessons: Lessons
) -> tuple[Array, Array]:
    """Judge every lead with the reply that the policy draws, then every reply to the lead that it draws."""
    deals, held = table.leader.shape
    rows, free = view(table), np.ones((deals, held), bool)
    lead = chosen(advantages(players.policy, rows, table.leader, LEADS), free, heat, rng)
    results, replies, seen, masks = [], [], [], []
    for i in range(held):
        slot = np.full(deals, i)
        led = table.leader[:, i]
        seen.append(view(table, led))
        masks.append(legal(table.follower, led, table.follow))
        scores = advantages(players.policy, seen[-1], table.follower, REPLIES)
        replies.append(chosen(scores, masks[-1], heat, rng))
        results.append(_after(players, table, game, slot, replies[-1]))
    lessons.decision(rows, table.leader + LEADS, free, np.stack(results, 1))
    pick = (lead, np.arange(deals))
    answers = [-_after(players, table, game, lead, np.full(deals, j)) for j in range(held)]
    lessons.decision(np.stack(seen)[pick], table.follower + REPLIES, np.stack(masks)[pick], np.stack(answers, 1))
    return lead, np.stack(replies)[pick]


def _after(players: Players, table: Table, game: Game, lead: Array, reply: Array) -> Array:
    """(deals,) what the present leader may expect after the two cards."""
    after, won = settle(table, lead, reply)
    expected = worth(after, players.value, game.bonus)
    return np.where(won, -expected, expected)


__all__ = ["Lessons", "Players", "advantages", "round_of_play", "take", "utility", "worth"]
