"""Settings: their values, their text, the presets."""

from __future__ import annotations

import json

import pytest

from game import ai
from game.rules import match, variants
from game.store import settings
from game.store.settings import (
    CHOICES,
    OPTIONS,
    PRESETS,
    RULES,
    BrokenSettings,
    Settings,
    changed,
    from_text,
    preset,
    to_text,
)


def test_every_setting_has_choices_and_a_default_among_them() -> None:
    assert set(CHOICES) == set(Settings._fields)
    for name, value in Settings()._asdict().items():
        assert value in CHOICES[name]


def test_the_choices_are_those_of_the_rules() -> None:
    for name in OPTIONS:
        assert CHOICES[name] == variants.CHOICES[name]
    assert set(CHOICES["variant"]) <= set(variants.VARIANTS)
    assert CHOICES["level"] == ai.LEVELS
    assert set(CHOICES["match"]) == {kind for each in CHOICES["variant"] for kind in match.kinds(str(each))}
    assert set(RULES) <= set(Settings._fields)


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_comes_back_from_its_text(name: str) -> None:
    for value in CHOICES[name]:
        chosen = changed(Settings(), **{name: value})
        assert from_text(to_text(chosen)) == chosen


def test_what_the_text_leaves_out_has_its_default() -> None:
    assert from_text('{"format":1,"level":"easy"}') == Settings(level="easy")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Expecting value"),
        ("[]", "format 1"),
        ("{}", "format 1"),
        ('{"format":2}', "format 1"),
        ('{"format":1,"level":"divine"}', "level cannot be 'divine' .*easy, normal, hard"),
        ('{"format":1,"volume":11}', "volume cannot be 11"),
        ('{"format":1,"volume":true}', "volume cannot be True"),
        ('{"format":1,"volume":"7"}', "volume cannot be '7'"),
        ('{"format":1,"volume":[7]}', "volume cannot be"),
        ('{"format":1,"colour":"red"}', "unknown setting 'colour'"),
        ('{"format":1,"settings":"x"}', "unknown setting 'settings'"),
        ("[" * 100_000, "recursion"),
    ],
)
def test_broken_settings_are_refused_and_said(text: str, message: str) -> None:
    with pytest.raises(BrokenSettings, match=message):
        from_text(text)


def test_settings_cut_anywhere_are_refused() -> None:
    text = to_text(Settings())
    for length in range(len(text)):
        with pytest.raises(BrokenSettings):
            from_text(text[:length])


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_known_once_chosen(name: str) -> None:
    chosen = changed(Settings(level="hard"), **PRESETS[name])
    assert preset(chosen) == name
    assert chosen.level == "hard"


def test_the_game_begins_with_the_classic_preset_and_may_leave_them_all() -> None:
    assert preset(Settings()) == "classic"
    assert preset(Settings(bury="on", swap="two only")) is None


def test_the_text_is_one_line_with_a_format() -> None:
    assert "\n" not in to_text(Settings())
    assert json.loads(to_text(Settings()))["format"] == settings.FORMAT
