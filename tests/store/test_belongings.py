"""Everything of a player's leaves as one text and comes back whole; anything else is refused, and nothing is lost."""

from __future__ import annotations

import json

import pytest

from game.store.belongings import BrokenBelongings, from_text, to_text
from game.store.safe_files import sealed
from game.store.session import Session
from tests.store.sitting import begin, play_match
from tests.store.stores import Memory


def lived(**choices: str) -> Session:
    """A sitting that has something to lose."""
    session = begin(None, 3, language="pt", deck="francesi", **choices)
    play_match(session)
    session.learning.try_puzzle(7)
    session.learning.end_puzzle(7, solved=True, of_today=True)
    session.learning.remember(5, 6)
    session.learning.learn("strozzare")
    return session


def test_all_of_it_is_taken_to_another_device() -> None:
    here, there = lived(), begin(seed=9)
    text = to_text(here.belongings)
    assert "\n" not in text
    there.take(from_text(text))
    assert there.belongings == here.belongings
    store = Memory()
    again = begin(store)
    again.take(from_text(text))
    assert begin(store).belongings == here.belongings


def test_the_game_under_way_goes_on() -> None:
    """What it is played by stays, whatever was chosen elsewhere."""
    here, there = lived(variant="three"), begin(seed=9)
    record = there.record
    there.take(from_text(to_text(here.belongings)))
    assert there.record == record
    assert there.settings.variant == "two"
    assert there.settings.language == "pt"


def test_what_is_cut_or_changed_is_refused() -> None:
    text = to_text(lived().belongings)
    for end in range(0, len(text) - 1, 997):
        with pytest.raises(BrokenBelongings):
            from_text(text[:end])
    with pytest.raises(BrokenBelongings):
        from_text(text.replace('"solved"', '"missed"'))


@pytest.mark.parametrize("part", ["settings", "history", "progress"])
def test_a_part_that_is_none_is_refused(part: str) -> None:
    data = json.loads(to_text(lived().belongings))
    data.pop("check")
    wrong: list[dict[str, object]] = [{part: []}, {part: None}, {"more": 1}]
    for broken in wrong:
        with pytest.raises(BrokenBelongings):
            from_text(sealed(json.dumps(data | broken, separators=(",", ":"))))
