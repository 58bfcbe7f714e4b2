"""The statistics and the kept deals."""

from __future__ import annotations

import json
from functools import reduce
from random import Random
from typing import Any

import pytest

from game.rules import record as records
from game.rules.variants import variant
from game.store import history, statistics
from game.store.history import BrokenHistory, Entry, History, with_entry
from game.store.statistics import BrokenStatistics, Line, Statistics, with_deal, with_match
from tests.rules.deals import played

KEY = ("normal", "two")


def line(*deals: tuple[int, ...], side: int = 0) -> Line:
    empty: Statistics = {}
    return reduce(lambda sums, points: with_deal(sums, KEY, points, side), deals, empty)[KEY]


def test_deals_wins_draws_and_points() -> None:
    sums = line((70, 50), (60, 60), (40, 80), (61, 59))
    assert (sums.deals, sums.wins, sums.draws, sums.losses) == (4, 2, 1, 1)
    assert (sums.points, sums.average) == (231, 57.75)
    assert sums.last == (70, 60, 40, 61)
    assert Line().average == 0


def test_the_other_side_sees_the_other_half() -> None:
    sums = line((70, 50), (0, 120), side=1)
    assert (sums.wins, sums.losses, sums.points, sums.cappotti) == (1, 1, 170, 1)


def test_streaks() -> None:
    assert line((61, 59), (62, 58)).streak == 2
    assert line((61, 59), (60, 60), (62, 58)).streak == 2  # a draw neither adds nor breaks
    broken = line((61, 59), (62, 58), (50, 70), (90, 30))
    assert (broken.streak, broken.best_streak) == (1, 2)


def test_all_120_points() -> None:
    assert line((120, 0), (0, 120), (119, 1)).cappotti == 1


def test_three_players() -> None:
    sums = line((50, 40, 30), (50, 50, 20), (20, 20, 80))
    assert (sums.wins, sums.draws, sums.losses) == (1, 1, 1)


def test_matches() -> None:
    sums = with_match(with_match({}, KEY, won=True), KEY, won=False)
    assert (sums[KEY].matches, sums[KEY].matches_won) == (2, 1)


def test_levels_and_variants_are_counted_apart() -> None:
    sums = with_deal(with_deal({}, KEY, (70, 50)), ("hard", "two"), (50, 70))
    assert sums[KEY].wins == 1
    assert sums[("hard", "two")].losses == 1


def test_the_chart_ends_with_the_last_fifty() -> None:
    sums = line(*((60 + i % 3, 60 - i % 3) for i in range(70)))
    assert len(sums.last) == 50
    assert sums.last[-1] == 60 + 69 % 3


def some() -> Statistics:
    sums = with_match(with_deal(with_deal({}, KEY, (70, 50)), KEY, (120, 0)), KEY, True)
    return with_deal(sums, ("hard", "briscolone"), (60, 60))


def test_statistics_come_back_from_their_text() -> None:
    assert statistics.from_text(statistics.to_text(some())) == some()
    assert statistics.from_text(statistics.to_text({})) == {}
    assert "\n" not in statistics.to_text(some())


@pytest.mark.parametrize("around", ["\ufeff{}", "\n \ufeff{}\r\n", "\ufeff\ufeff\n{}"], ids=ascii)
def test_the_mark_that_some_programs_put_before_a_text_does_no_harm(around: str) -> None:
    text = statistics.to_text(some())
    assert statistics.from_text(around.replace("{}", text)) == some()
    with pytest.raises(BrokenStatistics):
        statistics.from_text(around.replace("{}", ""))


@pytest.mark.parametrize(
    "change",
    [
        {"deals": 1},
        {"wins": 3},
        {"wins": -1},
        {"wins": 1.0},
        {"wins": True},
        {"draws": "0"},
        {"matches_won": 2},
        {"streak": 3},
        {"best_streak": 1},
        {"cappotti": 3},
        {"points": 241},
        {"points": 100},
        {"last": []},
        {"last": [70, 121]},
        {"last": [70, "x"]},
        {"last": 7},
        {"level": 1},
        {"variant": None},
        {"colour": "red"},
        {"deals": 10**30},
        {"matches": 10**30},
        {"matches": 3},
        {"points": 10**30},
        {"points": 189},
        {"cappotti": 0},
        {"wins": 1},
        {"draws": 1},
        {"last": [70, 60]},
        {"last": [71, 120]},
    ],
)
def test_numbers_that_cannot_be_are_refused(change: dict[str, Any]) -> None:
    data = statistics.to_json(some())
    data["lines"][0] |= change
    text = json.dumps(data)
    with pytest.raises(BrokenStatistics):
        statistics.from_text(text)


def many(deals: int, seed: int = 1) -> Line:
    """So many deals, of any result, with matches between."""
    rng, sums = Random(seed), Statistics()
    for _ in range(deals):
        mine = rng.choice((0, 2, 40, 59, 60, 60, 61, 80, 118, 120))
        sums = with_deal(sums, KEY, (mine, 120 - mine))
        if rng.random() < 0.4:
            sums = with_match(sums, KEY, mine > 60)
    return sums[KEY]


@pytest.mark.parametrize("deals", [1, 2, 7, 49, 50, 51, 80, 400])
def test_whatever_is_played_can_be_copied_and_pasted(deals: int) -> None:
    for seed in range(20):
        sums = {KEY: many(deals, seed)}
        assert statistics.from_text(statistics.to_text(sums)) == sums


@pytest.mark.parametrize("name", ["deals", "wins", "draws", "matches", "points"])
@pytest.mark.parametrize("deals", [7, 50, 80])
def test_a_number_out_of_all_measure_is_refused(name: str, deals: int) -> None:
    """Alone, or together with those that it must agree with."""
    for wrong in (10**6 + 1, 10**30):
        for others in ({}, {"deals": wrong}, {"deals": wrong, "wins": wrong, "points": 100 * wrong}):
            change: dict[str, Any] = {name: wrong} | others
            line = many(deals)._replace(**change)
            with pytest.raises(BrokenStatistics):
                statistics.from_text(statistics.to_text({KEY: line}))


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ({"points": 61 * 30 - 1}, {"points": 61 * 30}),  # thirty deals won before those of the chart
        ({"points": 119 * 30 + 1}, {"points": 119 * 30}),
        ({"points": 119 * 30 + 2, "cappotti": 1}, {"points": 119 * 30 + 1, "cappotti": 1}),
        ({"points": 120 * 30, "cappotti": 31}, {"points": 120 * 30, "cappotti": 30}),
    ],
)
def test_the_deals_before_the_chart_must_be_possible_too(wrong: dict[str, Any], right: dict[str, Any]) -> None:
    chart = Line(deals=80, wins=30, draws=50, last=(60,) * 50, best_streak=1)
    for change, accepted in ((wrong, False), (right, True)):
        line = chart._replace(**change | {"points": 60 * 50 + change["points"]})
        text = statistics.to_text({KEY: line})
        if accepted:
            assert statistics.from_text(text)[KEY] == line
        else:
            with pytest.raises(BrokenStatistics):
                statistics.from_text(text)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format":3,"lines":[]}', '{"format":1,"lines":{}}', "[" * 100_000])
def test_what_is_no_statistics_is_refused(text: str) -> None:
    with pytest.raises(BrokenStatistics):
        statistics.from_text(text)
    with pytest.raises(BrokenHistory):
        history.from_text(text)


def kept(count: int) -> History:
    entries = (
        Entry(played(variant("two"), seed), ("person", "easy"), "2024-05-01", seed % 2 == 0) for seed in range(count)
    )
    return reduce(with_entry, entries, History(some()))


def test_the_last_fifty_deals_are_kept() -> None:
    full = kept(53)
    assert len(full.deals) == 50
    assert full.deals[-1].record == played(variant("two"), 52)
    assert full.deals[0].record == played(variant("two"), 3)
    assert history.from_text(history.to_text(full)) == full


@pytest.mark.parametrize(
    "change",
    [
        {"record": {}},
        {"record": None},
        {"record": records.to_json(played(variant("four"), 1))},
        {"record": records.to_json(played(variant("three"), 1))},
        {"level": 3},
        {"date": None},
        {"practice": 0},
        {"practice": "no"},
        {"more": 1},
    ],
)
def test_kept_deals_that_cannot_be_are_refused(change: dict[str, Any]) -> None:
    data = json.loads(history.to_text(kept(2)))
    data["deals"][1] |= change
    with pytest.raises(BrokenHistory):
        history.from_text(json.dumps(data))


@pytest.mark.parametrize("date", ["", "2024-05-01", "2024-02-29", "1999-12-31", "9999-12-31"])
def test_a_date_is_kept(date: str) -> None:
    text = history.to_text(with_entry(History(), Entry(played(variant("two"), 1), ("person", "easy"), date)))
    assert history.from_text(text).deals[0].date == date


STRANGE = ["\ud800", "a\0b", "\u202e", "\u200b", "\n", " ", "today", "1 May 2024", "x" * 10_000, "\u0662024-05-01"]
NO_DATES = ["2024-13-01", "2024-00-10", "2024-02-30", "2023-02-29", "2024-05-00", "0000-01-01", "2024-5-1", "20240501"]
NO_DATES += ["2024-W18-3", "2024-05-01 ", "2024-05-01\n", "-2024-05-01", "2024-05-01-", "2024/05/01", "+024-05-01"]


@pytest.mark.parametrize("date", STRANGE + NO_DATES)
def test_what_is_no_date_is_refused(date: str) -> None:
    """It would be drawn on the pages of the past deals."""
    text = history.to_text(with_entry(History(), Entry(played(variant("two"), 1), ("person", "easy"), date)))
    with pytest.raises(BrokenHistory):
        history.from_text(text)


def test_old_deals_by_a_rule_that_was_mended_are_left_out_and_cost_no_others() -> None:
    """The swap of the turned card, where three and seven are exchanged; any other broken deal breaks the history."""
    good = records.to_json(played(variant("two"), 1))
    for options, count in (({"swap": "seven and two", "exchange": "on"}, 1), ({"swap": "seven and two"}, None)):
        old = records.to_json(played(variant("two", **options), 2))
        old["plays"] = "7C/JC " + old["plays"].partition(" ")[2]
        deals = [{"record": each, "level": "easy", "date": "", "practice": False} for each in (good, old)]
        text = json.dumps({"format": 1, "tally": {"format": 1, "lines": []}, "deals": deals})
        if count is None:
            with pytest.raises(BrokenHistory):
                history.from_text(text)
        else:
            assert [entry.record for entry in history.from_text(text).deals] == [records.from_json(good)]
