"""What was learned by self-play, ready to be asked: the advantage of each card, the value of a world.

A view (what a player knows) and a world (everything) are sums of the first layer's rows; a card that moves changes
them by an addition or two, so that no position is ever encoded from the start.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.ai import inputs
from game.ai.network import UNIT, read

SCALE = 20.0  # points in one unit of the networks' outputs
BONUS = {"two": 40.0, "options": 40.0, "briscolone": 0.0}  # what winning a deal was worth in training, in points


class Brain:
    """The policy and the value that were trained for one kind of game."""

    def __init__(self, name: str) -> None:
        self.bonus = BONUS[name]
        self.policy, self.judge = read(Path(__file__).with_name(f"{name}.bin"))
        rows, worlds = self.policy.rows, self.judge.rows
        self.unseen = rows[inputs.UNSEEN : inputs.SHOWN]
        self.held = _difference(rows, inputs.HAND, self.unseen)  # what changes when a card is mine, not unseen
        self.shown = _difference(rows, inputs.SHOWN, self.unseen)
        self.table = _difference(rows, inputs.TABLE, self.unseen)
        self.pool = worlds[inputs.POOL : inputs.POOL + 40]
        self.leads = _difference(worlds, inputs.LEADER, self.pool)
        self.follows = _difference(worlds, inputs.FOLLOWER, self.pool)

    def advantages(self, view: int, cards: list[int], replying: bool) -> list[float]:
        """How much better than the hand's average each of `cards` is, in points."""
        features, output = self.policy.features(view), self.policy.output
        offset = 40 if replying else 0
        return [output(features, card + offset) * (SCALE / UNIT) for card in cards]

    def value(self, world: int) -> float:
        """What who took the last trick, before drawing, still gains: in points, with the bonus for the win."""
        return self.judge.output(self.judge.features(world), 0) * (SCALE / UNIT)

    def view_start(self, turned: int, follow: bool) -> int:
        """The part of a policy's view that does not change: the turned card and the duty to follow."""
        rows, total = self.policy.rows, self.policy.bias
        if turned >= 0:
            total += rows[inputs.VIEW_TURNED + turned % 10]
        return total + (rows[inputs.VIEW_FOLLOW] if follow else 0)

    def world_start(self, turned: int, follow: bool, open_hands: bool) -> int:
        """The same for the value."""
        rows, total = self.judge.rows, self.judge.bias
        if turned >= 0:
            total += rows[inputs.WORLD_TURNED + turned % 10]
        total += rows[inputs.WORLD_FOLLOW] if follow else 0
        return total + (rows[inputs.WORLD_OPEN] if open_hands else 0)

    def view_moment(self, tricks: int, margin: int) -> int:
        """The part of a view that tells the tricks left and the own margin."""
        rows = self.policy.rows
        return rows[inputs.VIEW_TRICKS + tricks - inputs.LAST] + rows[inputs.VIEW_MARGIN + inputs.bucket(margin)]

    def world_moment(self, tricks: int, margin: int) -> int:
        """The same for a world, from the leader's side."""
        rows = self.judge.rows
        return rows[inputs.WORLD_TRICKS + tricks - inputs.LAST] + rows[inputs.WORLD_MARGIN + inputs.bucket(margin)]


def _difference(rows: list[int], start: int, base: list[int]) -> list[int]:
    return [rows[start + card] - base[card] for card in range(40)]


@cache
def brain(name: str) -> Brain:
    """The brain called `name`, read once."""
    return Brain(name)
