"""The page of statistics: figures, chart, copying and pasting, and the reset that asks twice."""

from __future__ import annotations

import itertools

import pytest

from game.scenes.ask import Question
from game.scenes.menu import Menu
from game.scenes.pages.page import Page
from game.scenes.pages.statistics import COPY, PASTE, RESET, Chart, even, facts
from game.store import belongings, statistics
from game.store.statistics import Line
from game.view.intents import Back
from game.view.layout import Box
from game.view.picture import Label, Panel
from tests.app.rig import Rig
from tests.scenes.parlour import agree, choose, clipboard, open_page, rig, words, yes

LINE = Line(deals=3, wins=1, draws=1, matches=2, matches_won=1, points=190, streak=1, best_streak=1, last=(40, 60, 90))


def page(deals: int = 0) -> Rig:
    made = rig(Menu, deals)
    open_page(made, "statistics")
    return made


def test_the_figures_of_a_line() -> None:
    told = dict(facts(rig(Menu).room, LINE))
    assert told == {
        "Deals": "3",
        "Won": "1",
        "Drawn": "1",
        "Lost": "1",
        "Matches won": "1 of 2",
        "Points per deal": "63.3",
        "Won in a row": "1",
        "Most in a row": "1",
        "All 120 points": "0",
        "Abandoned": "0",
    }


@pytest.mark.parametrize("language", ["it", "pt"])
def test_other_languages_write_a_comma(language: str) -> None:
    assert "63,3" in dict(facts(rig(Menu, language=language).room, LINE)).values()


def bars(points: tuple[int, ...], box: Box) -> list[Panel]:
    items = list(Chart(points).items(rig(Menu).room, box))
    return [item for item in items if isinstance(item, Panel) and item.style != "line"]


def test_a_bar_rises_from_sixty_or_falls_from_it() -> None:
    box = Box(10, 100, 300, 98)
    won, most, lost, drawn = bars((90, 120, 30, 60), box)
    assert [each.style for each in (won, most, lost, drawn)] == ["won", "won", "lost", "drawn"]
    middle = box.centre[1]
    assert won.box.bottom == most.box.bottom == lost.box.y == middle
    assert most.box.height == pytest.approx(2 * won.box.height)
    assert lost.box.height == pytest.approx(won.box.height)
    assert drawn.box.centre[1] == middle


def test_the_line_stands_at_sixty() -> None:
    box = Box(10, 100, 300, 98)
    items = list(Chart((1,)).items(rig(Menu).room, box))
    line = next(item for item in items if isinstance(item, Panel) and item.style == "line")
    label = next(item for item in items if isinstance(item, Label) and item.text == "60")
    assert line.box.centre[1] == pytest.approx(label.y) == box.centre[1]


def test_fifty_bars_stand_apart_inside_the_chart_the_newest_on_the_right() -> None:
    box = Box(10, 100, 200, 98)
    boxes = [each.box for each in bars(tuple(range(10, 110, 2)), box)]
    assert len(boxes) == 50
    assert all(a.right < b.x for a, b in itertools.pairwise(boxes))
    assert box.x < boxes[0].x and boxes[-1].right <= box.right + 0.01
    assert next(each.box for each in bars((61,), box)).x == pytest.approx(boxes[-1].x)


def test_even_the_narrowest_win_is_seen() -> None:
    assert all(each.box.height >= 2 for each in bars((61, 59, 60), Box(0, 0, 200, 98)))


def test_before_the_first_deal_only_pasting_is_offered() -> None:
    made = page()
    assert [target.intent for target in made.scene.targets()] == [PASTE, Back()]
    assert made.room.tell("no_statistics").split()[0] in words(made.scene.view())


def test_what_is_copied_is_everything() -> None:
    made = page(deals=2)
    choose(made, COPY)
    text = clipboard(made).text
    assert text is not None and "\n" not in text
    assert belongings.from_text(text) == made.session.belongings
    assert made.room.tell("copied") in words(made.scene.view())


def test_what_was_copied_comes_back_whole() -> None:
    here, there = page(deals=2), page()
    here.room.change(language="pt")
    here.session.learning.try_puzzle(3)
    choose(here, COPY)
    clipboard(there).text = clipboard(here).text
    choose(there, PASTE)
    assert there.session.belongings == here.session.belongings
    assert there.room.language == "pt"


def test_pasting_where_there_is_nothing_yet() -> None:
    made = page()
    clipboard(made).text = statistics.to_text({("hard", "two"): LINE})
    choose(made, PASTE)
    assert isinstance(made.scene, Page)
    assert made.session.history.statistics == {("hard", "two"): LINE}
    assert "63.3" in words(made.scene.view())


@pytest.mark.parametrize("agrees", [True, False])
def test_pasting_over_others_asks_first(agrees: bool) -> None:
    made = page(deals=1)
    before = made.session.history.statistics
    clipboard(made).text = statistics.to_text({("hard", "two"): LINE})
    choose(made, PASTE)
    assert isinstance(made.scene, Question)
    made.touch(yes(made) if agrees else made.target(Back()))
    assert isinstance(made.scene, Page)
    assert made.session.history.statistics == ({("hard", "two"): LINE} if agrees else before)


@pytest.mark.parametrize("text", [None, "", "B1XYZ", '{"format":1,"lines":[{}]}', "[" * 5000])
def test_what_is_no_statistics_changes_nothing(text: str | None) -> None:
    made = page(deals=1)
    before = made.session.history
    clipboard(made).text = text
    choose(made, PASTE)
    assert made.session.books.history == before
    assert made.room.tell("no_statistics_pasted") in clipboard(made).said


def test_reset_asks_twice() -> None:
    made = page(deals=2)
    choose(made, RESET)
    agree(made)
    assert isinstance(made.scene, Question)
    assert made.session.history.statistics
    agree(made)
    assert isinstance(made.scene, Page)
    assert made.session.history.statistics == {}
    assert len(made.session.history.deals) == 2
    assert [target.intent for target in made.scene.targets()] == [COPY, PASTE, Back()]


def test_a_double_tap_never_says_yes_twice() -> None:
    made = page(deals=1)
    choose(made, RESET)
    where = yes(made).box.centre
    made.tap(*where)
    made.tap(*where)
    assert made.session.history.statistics


def test_no_to_the_second_question_keeps_all() -> None:
    made = page(deals=1)
    choose(made, RESET)
    agree(made)
    made.touch(made.target(Back()))
    assert isinstance(made.scene, Page)
    assert made.session.history.statistics


def test_where_more_than_two_sides_play_the_line_is_an_even_share_and_decides_nothing() -> None:
    assert [even(name) for name in ("two", "three", "four", "six", "chiamata")] == [60, 40, 60, 60, 60]
    items = list(Chart((20, 100, 40), even("three"), decides=False).items(rig(Menu).room, Box(0, 0, 400, 200)))
    line, *bars = [item for item in items if isinstance(item, Panel)]
    level = line.box.centre[1]
    assert [item.text for item in items if isinstance(item, Label)] == ["0", "40", "120"]
    assert {bar.style for bar in bars} == {"drawn"}
    low, high, fair = (bar.box for bar in bars)
    assert low.y == pytest.approx(level) and high.bottom == pytest.approx(level)
    assert high.height == pytest.approx(3 * low.height) and fair.centre[1] == pytest.approx(level)
