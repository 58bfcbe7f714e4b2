"""Old deals played by hand, while the game proper waits."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.record import replay
from game.store.session import Session
from tests.store.sitting import begin, play_out, seen, state_of, step
from tests.store.stores import Memory


@pytest.mark.parametrize("swapped", [False, True])
def test_an_old_deal_is_played_by_hand_while_the_game_waits(swapped: bool) -> None:
    store = Memory()
    session = begin(store)
    play_out(session)
    session.book()
    old, first = session.record, replay(session.record, 0)
    session.next_deal()
    step(session, Random(1))
    waiting = seen(session)
    session.rehearse(old, swapped)
    assert session.rehearsing
    assert session.game.practice
    assert state_of(session).hands == (first.hands[::-1] if swapped else first.hands)
    assert state_of(session).stock == first.stock
    step(session, Random(1))
    assert seen(begin(store)) == seen(session)
    sums = session.history.statistics
    play_out(session, seed=8)
    session.book()
    assert session.history.statistics == sums
    assert session.history.deals[-1].practice
    session.next_deal()
    assert (seen(session)[:4], session.rehearsing) == (waiting[:4], False)


def test_a_rehearsal_can_be_left_or_begun_again() -> None:
    session = begin()
    waiting = state_of(session)
    deck = Session(Memory(), Random(9)).record
    session.rehearse(deck)
    step(session, Random(1))
    session.new_deal()
    assert session.record.moves == ()
    assert session.record.deck == deck.deck
    session.rehearse(deck)  # another on top: still one game waits
    session.leave_rehearsal()
    assert state_of(session) == waiting
    with pytest.raises(ValueError, match="no old deal"):
        session.leave_rehearsal()


def test_a_new_level_ends_a_rehearsal() -> None:
    session = begin()
    session.rehearse(session.record)
    session.change(level="easy")
    assert not session.rehearsing
    assert not session.game.practice
