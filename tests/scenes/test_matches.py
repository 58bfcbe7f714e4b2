"""Matches and options: scores on the menu, the way out of a match, presets, volume."""

from __future__ import annotations

import re
from typing import Any

import pygame
import pytest

from game.director import Director
from game.scenes.ask import Question
from game.scenes.menu import Menu, standing
from game.scenes.pages.page import Page
from game.scenes.pages.rules import in_force
from game.scenes.table.deal import Deal
from game.scenes.table.play import Play
from game.store.presets import PRESETS
from game.store.settings import CHOICES, OPTIONS, RULES, Settings, options_of
from game.texts import tell
from game.tools import snapshot
from game.tools.snapshot import play_on
from game.view.intents import Back, Choose, Do, Go, Next, Sure
from game.view.layout import Screen
from tests.app.rig import Rig
from tests.scenes.parlour import agree, choose, open_page, rig, words

ABANDON = Do("abandon")


def options(deals: int = 0, **choices: Any) -> Rig:
    made = rig(Menu, deals, **choices)
    open_page(made, "options")
    return made


def test_the_menu_of_a_newcomer_tells_no_scores() -> None:
    assert standing(rig(Menu).room) == ()


def test_the_menu_tells_the_match_under_way_and_the_streak() -> None:
    made = rig(Menu, 1, match="best of 5")
    mine, theirs = made.session.match.score
    assert (mine, theirs) in {(1, 0), (0, 1)}
    told = words(made.scene.view())
    assert f"Best of five: {mine} to {theirs}." in told
    line = made.session.history.statistics["normal", "two"]
    assert (f"best: {line.best_streak}" in told) == (line.best_streak > 0)


def test_a_match_is_abandoned_after_a_question() -> None:
    made = options(1, match="best of 5")
    before = made.session.match
    choose(made, ABANDON)
    assert isinstance(made.scene, Question)
    made.touch(made.target(Back()))
    assert made.session.match == before
    choose(made, ABANDON)
    agree(made)
    assert isinstance(made.scene, Deal)
    assert made.session.match.deals == ()


def test_where_no_match_is_under_way_there_is_none_to_abandon() -> None:
    made = options()
    made.key(pygame.K_END)
    assert ABANDON not in [target.intent for target in made.scene.targets()]


@pytest.mark.parametrize("deals", [0, 1])
def test_another_level_asks_only_if_a_match_would_be_lost(deals: int) -> None:
    made = rig(Menu, deals, match="best of 5")
    made.app.wish(Choose("level", "hard"))
    assert isinstance(made.scene, Question) == bool(deals)


def test_a_game_that_waits_behind_an_old_deal_is_not_lost_without_a_question() -> None:
    made = rig(Menu, 1, match="single")
    play_on(made.session, 5)
    waiting = made.session.record
    made.session.rehearse(made.session.history.deals[-1].record)
    made.app.wish(Choose("level", "hard"))
    assert isinstance(made.scene, Question)
    made.touch(made.target(Back()))
    made.session.leave_rehearsal()
    assert made.session.record == waiting


def test_volume_goes_up_and_down_and_stays_in_its_range() -> None:
    made = options()
    for _ in range(9):
        choose(made, Do("volume", -1))
    assert made.session.settings.volume == 0
    choose(made, Do("volume", 1))
    assert made.session.settings.volume == 1
    for _ in range(11):
        choose(made, Do("volume", 1))
    assert made.session.settings.volume == 10


def test_the_keys_stay_on_the_volume_button() -> None:
    made = options()
    while made.room.focus != Do("volume", 1):
        made.key(pygame.K_DOWN)
    made.key(pygame.K_RETURN)
    made.key(pygame.K_RETURN)
    assert made.room.focus == Do("volume", 1)
    assert made.session.settings.volume == 9


def test_every_setting_is_on_the_page_or_the_menu_with_a_sentence() -> None:
    for name in set(CHOICES) - {"language", "level"}:
        for language in ("it", "pt", "en"):
            assert tell(language, f"option_{name}_note").endswith(".")
    told = ""
    for variant in ("four", "chiamata"):
        made = options(variant=variant, deck="francesi")
        for _ in range(40):
            told += words(made.scene.view()) + "\n"
            made.key(pygame.K_PAGEDOWN)
    missing = [name for name in set(CHOICES) - {"language", "level"} if tell("en", f"option_{name}") not in told]
    assert missing == []


@pytest.mark.parametrize(("deck", "told"), [("napoletane", False), ("francesi", True)])
def test_indices_are_asked_for_where_the_deck_has_letters(deck: str, told: bool) -> None:
    made = options(deck=deck)
    page = made.scene
    assert isinstance(page, Page)
    assert any(getattr(row, "intent", None) == Next("indices") for row, _ in page._layout()) == told
    assert made.room.letters == ("AJQK" if told else "")
    made.room.change(indices="numerals")
    assert made.room.letters == ""


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_says_what_it_changes_and_changes_just_that(name: str) -> None:
    made = options(follow="on", undo="off", swap="two only")
    before = made.session.settings._asdict()
    page = made.scene
    assert isinstance(page, Page)
    entry = next(row for row, _ in page._layout() if getattr(row, "intent", None) == Choose("preset", name))
    note = entry.note  # type: ignore[attr-defined]
    choose(made, Choose("preset", name))
    after = made.session.settings._asdict()
    changed = {key for key in Settings._fields if after[key] != before[key]}
    told = {key for key in set(CHOICES) - {"language", "level"} if f"{tell('en', f'option_{key}')} to " in note}
    assert changed == told != set()


@pytest.mark.parametrize("of", CHOICES["variant"])
@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_offered_and_sets_what_the_variant_has(name: str, of: str) -> None:
    """One whose very rule the variant has not is not offered, and changes nothing if it is wished for all the same."""
    made = options(variant=of)
    wish, before = Choose("preset", name), made.session.settings
    page = made.scene
    assert isinstance(page, Page)
    offered = wish in [getattr(row, "intent", None) for row, _ in page._layout()]
    made.app.wish(wish)
    after = made.session.settings
    rules = {key for key in OPTIONS if getattr(after, key) != Settings._field_defaults[key]}
    assert rules == set(in_force(made.session.record.variant))
    assert offered == (rules == {key for key in OPTIONS if PRESETS[name].get(key, "off") != "off"})
    assert offered or after == before


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_leaves_alone_what_the_variant_has_not(name: str) -> None:
    made = options(variant="briscolone", bury="on", swap="two only", follow="on", exchange="on")
    page = made.scene
    assert isinstance(page, Page)
    entries = [row for row, _ in page._layout() if getattr(row, "intent", None) == Choose("preset", name)]
    assert not any(tell("en", f"option_{key}") in entry.note for entry in entries for key in ("bury", "swap"))  # type: ignore[attr-defined]
    made.app.wish(Choose("preset", name))
    assert (made.session.settings.bury, made.session.settings.swap) == ("on", "two only")


@pytest.mark.parametrize("language", ["it", "pt", "en"])
def test_the_options_below_the_line_on_new_matches_and_no_others_start_one(language: str) -> None:
    made = options(language=language)
    page = made.scene
    assert isinstance(page, Page)
    rows = [row for row, _ in page._layout()]
    line = next(at for at, row in enumerate(rows) if getattr(row, "text", "") == tell(language, "options_game_note"))
    above, below = (
        {getattr(getattr(row, "intent", None), "setting", None) for row in part} for part in (rows[:line], rows[line:])
    )
    assert above >= {"preset", "undo", "deck"} and not above & set(RULES)
    assert below - {None} == {"variant", "match", "cappotto", *options_of("two")}


@pytest.mark.parametrize("language", ["it", "pt", "en"])
@pytest.mark.parametrize("name", PRESETS)
def test_what_a_preset_changes_is_told_without_a_colon_after_a_colon(name: str, language: str) -> None:
    made = options(language=language, follow="on", undo="off", swap="two only", exchange="on")
    page = made.scene
    assert isinstance(page, Page)
    entry = next(row for row, _ in page._layout() if getattr(row, "intent", None) == Choose("preset", name))
    assert re.findall(r"[^.]*:[^.]*:", entry.note) == []  # type: ignore[attr-defined]


def test_all_rows_can_be_reached_by_keys() -> None:
    made = options()
    reached = set()
    for _ in range(300):
        made.key(pygame.K_DOWN)
        reached.add(made.room.focus)
    assert Choose("preset", "bisca") in reached
    assert Do("volume", -1) in reached
    assert Go("menu") not in reached
    assert {getattr(each, "setting", None) for each in reached} >= {"speed", "claim", "preset", "exchange", "match"}


@pytest.mark.parametrize(("size", "told"), [((1280, 720), True), ((390, 844), False)])
def test_the_keys_are_told_where_there_may_be_some(size: tuple[int, int], told: bool) -> None:
    made = rig(Menu, size=size)
    seen = words(made.scene.view())
    keys = f"{tell('en', 'keys_play')} · {tell('en', 'keys_table')}".split(" · ")
    assert all((key in seen) == told for key in keys)


def test_a_deal_made_on_a_page_over_the_table_is_the_one_that_lies_there_afterwards() -> None:
    """Another level gives the match up: on the way back the table shows the new deal."""
    made = snapshot.room(Screen(390, 844), 3, level="hard")
    snapshot.play_on(made.session, 5)
    director = Director(made, Play(made))
    for wish in (Go("levels"), Choose("level", "easy"), Sure(Choose("level", "easy")), Back()):
        director.wish(wish)
    assert made.session.settings.level == "easy" and made.session.record.moves == ()
    assert isinstance(director.scene, Deal)
    assert director.scene.board.state.taken == ()
