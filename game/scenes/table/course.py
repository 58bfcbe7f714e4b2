"""Everything that a past deal went through, moment by moment."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.record import Record, replay
from game.rules.rules import act, is_complete, settle, to_move
from game.rules.state import Move, State


class Moment(NamedTuple):
    """A state of a deal, and the move that led to it, if one did: else cards were dealt, or a trick taken."""

    state: State
    seat: int = 0
    move: Move | None = None


def course(record: Record) -> tuple[Moment, ...]:
    """Everything that a deal went through: dealt, after each move, after each trick was taken."""
    moments = [Moment(replay(record, 0))]
    for move in record.moves:
        before = moments[-1].state
        moments.append(Moment(act(before, move), to_move(before), move))
        if is_complete(moments[-1].state):
            moments.append(Moment(settle(moments[-1].state)))
    return tuple(moments)
