"""Many two-player deals side by side in numpy arrays, always at the same trick: the table of the self-play.

`deals` is the number of deals, `held` the cards in each hand. Cards are canonical (see `game.ai.inputs`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from game.ai import inputs

Array = np.ndarray[Any, Any]

POINTS = np.array(inputs.POINTS)
SUIT = np.arange(40) // 10
OTHERS = {n: np.array([[k for k in range(n) if k != i] for i in range(n)], int) for n in range(1, 6)}


def beats(trump: bool) -> Array:
    """A table [led, reply]: whether the reply takes the trick."""
    led, reply = np.meshgrid(np.arange(40), np.arange(40), indexing="ij")
    same = SUIT[led] == SUIT[reply]
    return np.where(same, reply > led, trump & (SUIT[reply] == 3))


@dataclass(frozen=True)
class Game:
    """What is played: hand size, whether there is trump, and how often the options are on (0 to 1)."""

    hand_size: int = 3
    trump: bool = True
    follow: float = 0.0
    shown: float = 0.0
    bonus: float = 40.0  # points that winning the deal is worth beyond the difference in points


@dataclass(frozen=True)
class Deals:
    """Deals between two tricks, before or after drawing, seen from the side of who leads or will lead."""

    leader: Array  # (deals, held) cards
    follower: Array  # (deals, held)
    played: Array  # (deals, 40) bool
    stock: Array  # (deals, cards) next drawn first, the turned card last
    drawn: int  # cards of the stock that are gone
    margin: Array  # (deals,) the leader's points minus the follower's
    follow: Array  # (deals,) bool: suit must be followed
    shown: Array  # (deals, 40) bool: cards that both see when they are in a hand
    beats: Array
    turned: bool  # whether the last card of the stock lies face up

    @property
    def left(self) -> int:
        """The cards in the stock."""
        return int(self.stock.shape[1]) - self.drawn

    @property
    def tricks(self) -> int:
        """The tricks still to be taken."""
        return self.left // 2 + int(self.leader.shape[1])


def deal(game: Game, deals: int, rng: np.random.Generator) -> Deals:
    """Fresh deals of `game`."""
    deck = rng.permuted(np.tile(np.arange(40), (deals, 1)), axis=1)
    n = game.hand_size
    if game.trump:  # the turned card is the last of the deck: rename its suit and the last suit
        suit = deck[:, -1:] // 10
        deck = np.where(deck // 10 == suit, deck % 10 + 30, np.where(deck >= 30, deck % 10 + suit * 10, deck))
    share = np.where(rng.random(deals) < game.shown, rng.choice([0.05, 0.3, 1.0, 1.0], deals), 0.0)
    return Deals(
        leader=deck[:, :n],
        follower=deck[:, n : 2 * n],
        played=np.zeros((deals, 40), bool),
        stock=deck[:, 2 * n :],
        drawn=0,
        margin=np.zeros(deals, int),
        follow=rng.random(deals) < game.follow,
        shown=rng.random((deals, 40)) < share[:, None],
        beats=beats(game.trump),
        turned=game.trump,
    )


def take(hands: Array, slot: Array) -> Array:
    """The card in each hand's `slot`."""
    cards: Array = np.take_along_axis(hands, slot[:, None], 1)[:, 0]
    return cards


def without(hands: Array, slot: Array) -> Array:
    """The hands less the card in `slot`."""
    kept: Array = np.take_along_axis(hands, OTHERS[hands.shape[1]][slot], 1)
    return kept


def marked(cards: Array) -> Array:
    """(deals, 40) bool: which cards each row of `cards` holds."""
    marks = np.zeros((len(cards), 40), bool)
    np.put_along_axis(marks, cards, True, 1)
    return marks


def legal(hand: Array, led: Array, follow: Array) -> Array:
    """(deals, held) bool: which slots may be played to the card `led`."""
    same = SUIT[hand] == SUIT[led][:, None]
    allowed: Array = same | ~same.any(1, keepdims=True) | ~follow[:, None]
    return allowed


def settle(table: Deals, lead: Array, reply: Array) -> tuple[Deals, Array]:
    """The tables once the slots `lead` and `reply` are played, not drawn yet; whether the follower took (deals,)."""
    led, answer = take(table.leader, lead), take(table.follower, reply)
    won = table.beats[led, answer]
    leader, follower = without(table.leader, lead), without(table.follower, reply)
    after = replace(
        table,
        leader=np.where(won[:, None], follower, leader),
        follower=np.where(won[:, None], leader, follower),
        played=table.played | marked(np.stack([led, answer], 1)),
        margin=np.where(won, -table.margin, table.margin) + POINTS[led] + POINTS[answer],
    )
    return after, won


def draw(table: Deals) -> Deals:
    """The tables once the leader, then the follower has drawn, if there is a stock."""
    if not table.left:
        return table
    return replace(
        table,
        leader=np.concatenate([table.leader, table.stock[:, table.drawn, None]], 1),
        follower=np.concatenate([table.follower, table.stock[:, table.drawn + 1, None]], 1),
        drawn=table.drawn + 2,
    )


def solved(leader: Array, follower: Array, table: Deals) -> Array:
    """(deals,) what the leader's margin gains in the last tricks when both see all and play best."""
    held = leader.shape[1]
    if held == 0:
        return np.zeros(len(leader), int)
    best = np.full(len(leader), -999)
    for i in range(held):
        led = leader[:, i]
        may = legal(follower, led, table.follow)
        worst = np.full(len(leader), 999)
        for j in range(held):
            answer = follower[:, j]
            won = table.beats[led, answer][:, None]
            rest, other = np.delete(leader, i, 1), np.delete(follower, j, 1)
            later = solved(np.where(won, other, rest), np.where(won, rest, other), table)
            gain = POINTS[led] + POINTS[answer] + later
            worst = np.minimum(worst, np.where(may[:, j], np.where(won[:, 0], -gain, gain), 999))
        best = np.maximum(best, worst)
    return best
