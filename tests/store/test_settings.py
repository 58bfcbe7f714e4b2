"""Settings: their values, their text, the presets."""

from __future__ import annotations

import json

import pytest

from game import ai
from game.rules import match, variants
from game.store import settings
from game.store.presets import PRESETS, preset
from game.store.settings import (
    CHOICES,
    OPTIONS,
    RULES,
    BrokenSettings,
    Settings,
    changed,
    from_text,
    to_text,
)


def test_every_setting_has_choices_and_a_default_among_them() -> None:
    assert set(CHOICES) == set(Settings._fields) - {"seats", "games"}
    for name in CHOICES:
        assert getattr(Settings(), name) in CHOICES[name]


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
        ("[]", "format 2"),
        ("{}", "format 2"),
        ('{"format":3}', "format 2"),
        ("[" * 100_000, "recursion"),
    ],
)
def test_broken_settings_are_refused_and_said(text: str, message: str) -> None:
    with pytest.raises(BrokenSettings, match=message):
        from_text(text)


UNKNOWN = [
    {"colour": "red"},
    {"settings": {"more": [1, None]}},
    {"": ""},
    {"format ": 2, "Level": "hard", "check": 7},
    {"language": "de"},
    {"level": "divine"},
    {"deck": None},
    {"speed": ["fast"]},
    {"volume": 11},
    {"volume": True},
    {"volume": "7"},
    {"volume": 3.0},
    {"volume": {"level": 3}},
    {"undo": "on "},
    {"colour": "red", "contrast": "very", "piles": ""},
]


@pytest.mark.parametrize("unknown", UNKNOWN, ids=str)
def test_what_another_version_may_have_added_costs_no_other_choice(unknown: dict[str, object]) -> None:
    """Neither a setting nor a value that is unknown here; what it was chosen for has its default."""
    chosen = Settings("pt", "hard", "francesi", "calm", 2, "off", "on", "left", "on", "all", "off", "off", "off")
    text = json.dumps(json.loads(to_text(chosen)) | unknown)
    defaults = {name: Settings._field_defaults[name] for name in unknown if name in CHOICES}
    assert from_text(text) == chosen._replace(**defaults)


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
