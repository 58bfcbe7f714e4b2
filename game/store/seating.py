"""Who sits at the table: persons at this device and computers by their level; what their deals are counted under."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.table.computer import Computer, patience
from game.table.person import Person
from game.table.seat import PERSON, Seat

MIXED, PEOPLE = "mixed", "people"  # computers of different levels; several persons at one device


def players(
    occupants: Sequence[str], nonce: int, clock: Callable[[], float] | None, is_silent: bool = False
) -> list[Seat]:
    """The seats of a table; `nonce` is the luck of the computers in this deal, `clock` measures their work.

    `is_silent` if they give no signs.
    """
    return [
        Person() if who == PERSON else Computer(who, nonce, clock, patience(occupants, seat), is_silent)
        for seat, who in enumerate(occupants)
    ]


def viewer(occupants: Sequence[str]) -> int:
    """The seat from which the table is seen: that of the first person, the first seat where nobody is one."""
    return occupants.index(PERSON) if PERSON in occupants else 0


def opponents(occupants: Sequence[str]) -> str:
    """What deals between these are counted under: the level of all computers, `MIXED` or `PEOPLE`."""
    levels = set(occupants) - {PERSON}
    if list(occupants).count(PERSON) > 1:
        return PEOPLE
    return levels.pop() if len(levels) == 1 else MIXED
