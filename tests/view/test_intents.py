"""Intents are told apart by what they are, not by what they carry."""

from __future__ import annotations

from itertools import combinations

from game.view import intents

PLAIN = [getattr(intents, name) for name in ("TakeTurned", "Skip", "Confirm", "Back", "Undo", "LastTrick", "Finish")]
NUMBERED = [intents.Pick, intents.Slot, intents.Focus, intents.Scroll]


def test_intents_without_values_differ() -> None:
    assert all(a() != b() for a, b in combinations(PLAIN, 2))
    assert len({each() for each in PLAIN}) == len(PLAIN)


def test_intents_with_the_same_value_differ() -> None:
    assert all(a(1) != b(1) for a, b in combinations(NUMBERED, 2))
    named: list[object] = [intents.Next("deck"), intents.Choose("deck", 1), intents.Go("menu"), intents.Do("run")]
    assert all(a != b for a, b in combinations(named, 2))


def test_the_same_wish_is_the_same() -> None:
    assert intents.Back() == intents.Back()
    assert intents.Do("volume", 1) == intents.Do("volume", 1) != intents.Do("volume", -1)
    assert intents.Do("copy") == intents.Do("copy", None)
