"""Troubles with files are told at the table, in one line, and the game goes on."""

from __future__ import annotations

from game.intents import Go, Pick
from tests.scenes.parlour import words
from tests.stores import Failing
from tests.ui.rig import Rig


def test_a_disk_that_fills_during_play_is_told_once_and_stops_nothing() -> None:
    store = Failing()
    of = Rig(store=store, speed="none", language="en")
    of.touch(of.target(Go("play")))
    store.methods.add("write")
    told = 0
    for _ in range(4000):
        if len(of.room.session.record.moves) >= 20:
            break
        told += "without saving" in words(of.scene.view())
        card = next((each for each in of.scene.targets() if isinstance(each.intent, Pick)), None)
        if card is not None:
            of.touch(card)
        of.wait(0.1)
    assert len(of.room.session.record.moves) >= 20
    assert told > 0
    assert "without saving" not in words(of.scene.view())
