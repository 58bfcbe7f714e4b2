"""A deal that does not count says so on the table, beside the opponent and the score."""

from __future__ import annotations

from functools import cache

import pytest

from game.scenes.room import Room
from game.scenes.table.play import Play
from game.tools import snapshot
from game.view.layout import Screen, safe
from tests.app.matrix import inside, name, screens
from tests.app.stage import labels, looks
from tests.screen.test_labels import unreadable


@cache
def undone() -> tuple[Room, Play]:
    """The second deal of a match, made practice by taking back a play that others had followed."""
    room = snapshot.room(Screen(390, 844), 3, level="hard", match="best of 5")
    session = room.session
    snapshot.play_on(session, 99)
    session.book()
    session.next_deal()
    snapshot.play_on(session, 9)
    for _ in range(3):
        session.undo()
    assert session.game.practice and session.match.deals
    return room, Play(room)


@pytest.mark.parametrize("screen", [each for each in screens() if each.scale == 1], ids=name)
def test_practice_is_told_beside_the_score(screen: Screen) -> None:
    room, table = undone()
    for look in looks(screen, room):
        seen = labels(table.view())
        assert unreadable(seen, room) == [], look
        assert all(inside(each.box, safe(screen), 1) for each in seen), look
        told = " ".join(each.label.text for each in seen)
        assert room.tell("practice") in told, look
        assert "–".join(map(str, room.session.match.score)) in told, look


def test_a_deal_that_counts_does_not_say_so() -> None:
    room = snapshot.room(Screen(390, 844), 3)
    snapshot.play_on(room.session, 9)
    assert room.tell("practice") not in " ".join(each.label.text for each in labels(Play(room).view()))
