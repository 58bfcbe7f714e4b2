"""Tables of deals as the zeros and ones of `game.ai.inputs`, one row a deal."""

from __future__ import annotations

import numpy as np

from game.ai import inputs
from game.ai.train.deals import Array, Deals, marked


def _common(rows: Array, table: Deals, margin: Array, turned: int, tricks: int, buckets: int, follow: int) -> None:
    """Fill in what the view and the world share, at the given offsets."""
    deals = np.arange(len(rows))
    if table.turned and table.left:
        rows[deals, turned + table.stock[:, -1] % 10] = 1
    rows[:, tricks + table.tricks - inputs.LAST] = 1
    rows[deals, buckets + np.clip((margin + 62) // 4, 0, 30)] = 1
    rows[:, follow] = table.follow


def view(table: Deals, led: Array | None = None) -> Array:
    """(deals, VIEW) what the leader knows, or the follower once the cards `led` (deals,) lie on the table."""
    leads = led is None
    own, other = (table.leader, table.follower) if leads else (table.follower, table.leader)
    rows = np.zeros((len(own), inputs.VIEW), np.float32)
    mine, theirs = marked(own), marked(other) & table.shown
    unseen = ~(table.played | mine | theirs)
    if table.turned and table.left:
        unseen[np.arange(len(own)), table.stock[:, -1]] = False
    if led is not None:
        on_table = marked(led[:, None])
        rows[:, inputs.TABLE : inputs.TABLE + 40] = on_table
        unseen &= ~on_table
        theirs = theirs & ~on_table
    rows[:, inputs.HAND : inputs.HAND + 40] = mine
    rows[:, inputs.UNSEEN : inputs.UNSEEN + 40] = unseen
    rows[:, inputs.SHOWN : inputs.SHOWN + 40] = theirs
    margin = table.margin if leads else -table.margin
    offsets = inputs.VIEW_TURNED, inputs.VIEW_TRICKS, inputs.VIEW_MARGIN, inputs.VIEW_FOLLOW
    _common(rows, table, margin, *offsets)
    return rows


def world(table: Deals) -> Array:
    """(deals, WORLD) everything but the order of the stock, after a trick and before drawing."""
    rows = np.zeros((len(table.leader), inputs.WORLD), np.float32)
    first, second = marked(table.leader), marked(table.follower)
    pool = ~(table.played | first | second)
    if table.turned and table.left:
        pool[np.arange(len(rows)), table.stock[:, -1]] = False
    rows[:, inputs.LEADER : inputs.LEADER + 40] = first
    rows[:, inputs.FOLLOWER : inputs.FOLLOWER + 40] = second
    rows[:, inputs.POOL : inputs.POOL + 40] = pool
    offsets = inputs.WORLD_TURNED, inputs.WORLD_TRICKS, inputs.WORLD_MARGIN, inputs.WORLD_FOLLOW
    _common(rows, table, table.margin, *offsets)
    rows[:, inputs.WORLD_OPEN] = table.shown.all(1)
    return rows
