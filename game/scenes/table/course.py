"""Everything that a past deal went through, moment by moment."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.record import Record, replay, spoken
from game.rules.rules import act, is_complete, is_over, settle, to_move
from game.rules.state import Move, State


class Moment(NamedTuple):
    """A state of a deal, and the move that led to it, if one did: else cards were dealt, or a trick taken."""

    state: State
    seat: int = 0
    move: Move | None = None


def course(record: Record) -> tuple[Moment, ...]:
    """Everything that a deal went through: dealt, after each move, after each trick was taken.

    What was told then belongs to the moment.
    """
    moments = [Moment(replay(record, 0))]
    for number, move in enumerate(record.moves, 1):
        before = moments[-1].state
        moments.append(Moment(act(before, move), to_move(before), move))
        if is_complete(moments[-1].state):
            moments.append(Moment(settle(moments[-1].state)))
        if not is_over(moments[-1].state):
            moments[-1] = moments[-1]._replace(state=spoken(moments[-1].state, record, number))
    return tuple(moments)
