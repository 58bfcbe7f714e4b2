"""Deals between computer players: the records are true, the sums agree, bad requests are told what was expected."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.rules.record import from_text, replay, settled
from game.rules.rules import is_over, points
from game.tools.arena import interval, main, show_progress
from game.tools.bout import won

ROOT = Path(__file__).parent.parent.parent


def lines(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[list[str], str]:
    """What the arena prints: the records, and the summary."""
    main(words)
    printed = capsys.readouterr()
    return printed.out.splitlines(), printed.err


@pytest.mark.parametrize("name", ["two", "scoperta", "briscolone", "three", "four", "six"])
def test_every_line_is_a_record_of_a_whole_deal(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    records, _ = lines(capsys, "--game", name, "--players", "normal", "--deals", "6", "--option", "follow=on")
    assert len(records) == 6
    for text in records:
        record = from_text(text)
        assert record.variant.name == name and record.variant.options.follow == "on"
        assert is_over(settled(replay(record)))


def test_the_same_seed_plays_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--players", "easy,normal", "--deals", "5", "--seed"
    first, _ = lines(capsys, *words, "3")
    assert lines(capsys, *words, "3")[0] == first
    assert lines(capsys, *words, "4")[0] != first


def test_more_processes_play_the_same(capfd: pytest.CaptureFixture[str]) -> None:
    words = "--players", "easy,normal", "--deals", "9"
    main(words)
    alone = capfd.readouterr().out
    main([*words, "--jobs", "2"])
    assert capfd.readouterr().out == alone


def test_every_deal_goes_once_round_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    """So that neither the cards nor the lead favour a level; but no way round is played twice."""
    records, _ = lines(capsys, "--players", "easy,normal", "--deals", "4")
    decks = [from_text(text).deck for text in records]
    assert decks[::2] == decks[1::2] and len(set(decks)) == 4
    dealers = [from_text(text).dealer for text in records]
    assert dealers == [0, 0, 1, 1, 0, 0, 1, 1]
    four = "--variant", "four", "--deals", "2", "--players"
    assert len(lines(capsys, *four, "easy,normal,normal,normal")[0]) == 8
    assert len(lines(capsys, *four, "easy,normal,easy,normal")[0]) == 4
    assert len(lines(capsys, *four, "easy,easy")[0]) == 2


def test_the_summary_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    records, told = lines(capsys, "--players", "easy,normal", "--deals", "10")
    totals = [points(settled(replay(from_text(text)))) for text in records]
    both = [*totals[::2], *(pair[::-1] for pair in totals[1::2])]
    easy, normal = told.splitlines()[1:]
    assert easy.split()[:2] == ["easy", str(sum(a > b for a, b in both))]
    assert normal.split()[:2] == ["normal", str(sum(b > a for a, b in both))]
    assert f"{sum(a for a, _ in both) / 20:5.2f} ± " in easy


@pytest.mark.parametrize(
    ("totals", "shares"),
    [
        ((61, 59), (1, 0)),
        ((60, 60), (0.5, 0.5)),
        ((50, 20, 50), (0.5, 0, 0.5)),
        ((40, 40, 40), (1 / 3, 1 / 3, 1 / 3)),
        ((30, 41, 49), (0, 0, 1)),
    ],
)
def test_who_shares_the_top_shares_the_win_and_nobody_else(totals: tuple[int, ...], shares: tuple[float, ...]) -> None:
    assert won(totals) == shares


def test_the_scores_of_all_seats_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    _, told = lines(capsys, "--game", "three", "--players", "easy,normal,normal", "--deals", "40")
    easy, normal = (float(line.split("draws")[1].split()[0]) for line in told.splitlines()[1:])
    assert easy + 2 * normal == pytest.approx(100, abs=0.2)


def test_the_interval_of_known_numbers() -> None:
    middle, around = interval([0, 1, 0, 1])
    assert (middle, round(around, 4)) == (0.5, round(1.96 * (1 / 3 / 4) ** 0.5, 4))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--variant", "chess"], "expected one of: two"),
        (["--option", "swap=maybe"], "expected one of: off, seven and two, two only"),
        (["--option", "swap"], "expected name=value"),
        (["--players", "easy,genius"], "expected one of: easy, normal, hard"),
        (["--players", "easy,easy,easy"], "3 players cannot share 2 seats evenly"),
        (["--deals", "0"], "expected a whole number from 1"),
        (["--jobs", "two"], "expected a whole number from 1"),
    ],
)
def test_a_bad_request_says_what_was_expected(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert told in capsys.readouterr().err


class Terminal(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def test_progress_shows_on_a_terminal_only() -> None:
    silent, shown = io.StringIO(), Terminal()
    show_progress(1, 2, silent)
    show_progress(1, 2, shown)
    assert silent.getvalue() == ""
    assert shown.getvalue() == f"\r[{'#' * 20:<40}] 1/2"


def test_it_runs_as_a_module() -> None:
    words = [sys.executable, "-m", "game.tools.arena", "--players", "easy,easy", "--deals", "2"]
    done = subprocess.run(words, capture_output=True, text=True, check=True, env={**os.environ})
    assert len(done.stdout.splitlines()) == 2 and "points a deal" in done.stderr


posix = pytest.mark.skipif(sys.platform == "win32", reason="pipes and signals as POSIX has them")
DEALS = "--players easy,easy --deals 200"


@posix
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    ("ending", "code", "told"),
    [
        (" | head -1 >/dev/null; exit ${PIPESTATUS[0]}", 141, ""),
        (" >/dev/full", 2, "game.arena: cannot go on: No space left on device\n"),
        (" 2>/dev/full >/dev/null", 2, ""),
        (" 2>&1 >/dev/null | true; exit ${PIPESTATUS[0]}", 141, ""),
        (" >&- 2>&-", 0, ""),
    ],
)
def test_where_nobody_takes_what_it_prints_it_ends_quietly(
    ending: str, code: int, told: str, unbuffered: str, jobs: int
) -> None:
    """With the code that a shell expects; one line where there is something to be told and somebody to hear it."""
    text = f"{sys.executable} -m game.arena {DEALS} --jobs {jobs}{ending}"
    env = os.environ | {"PYTHONUNBUFFERED": unbuffered}
    done = subprocess.run(["bash", "-c", text], capture_output=True, text=True, env=env, cwd=ROOT, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (code, "", told)


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_it_ends_quietly_with_all_its_processes(jobs: str) -> None:
    words = [sys.executable, "-u", "-m", "game.arena", "--players", "easy,easy", "--deals", "1000000", "--jobs", jobs]
    arena = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT, start_new_session=True
    )
    assert arena.stdout is not None and arena.stdout.readline()
    os.killpg(arena.pid, signal.SIGINT)  # as the terminal does, to all of them
    _, told = arena.communicate(timeout=60)
    assert (arena.returncode, told) == (130, "")
    with pytest.raises(ProcessLookupError):
        os.killpg(arena.pid, signal.SIGINT)
