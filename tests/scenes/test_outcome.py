"""What is told after a deal, however it ended, in every kind of match and every language."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

import pytest

from game.rules.match import Match, after, kinds
from game.scenes.menu import standing
from game.scenes.room import Room
from game.scenes.table.outcome import headline, lines
from game.scenes.table.play import Play
from game.scenes.table.score import Score
from game.screen.typeset import measure
from game.store.history import History
from game.store.settings import CHOICES
from game.store.statistics import Line
from game.texts import tell
from game.tools import snapshot
from game.view.intents import Skip
from game.view.layout import TEXT, Screen
from game.view.picture import Star
from tests.app.matrix import LANGUAGES, screens
from tests.scenes.parlour import words

RESULTS = {"won": (70, 50), "lost": (50, 70), "drawn": (60, 60), "all": (120, 0), "none": (0, 120)}
KINDS = [(str(of), kind) for of in ("two", "scoperta", "briscolone") for kind in kinds(of)]


class Told(NamedTuple):
    """How it happened, and what was told of it."""

    match: Match
    practice: bool
    lines: tuple[str, ...]


@cache
def played(of: str) -> Room:
    """A room whose deal is over."""
    made = snapshot.room(Screen(390, 844), 3, variant=of)
    snapshot.play_on(made.session, 99)
    return made


def stage(match: Match, practice: bool, streak: int = 0) -> Room:
    """A room in which the match has just come to this."""
    made = played(match.variant.name)
    session, line = made.session, Line(deals=99, wins=99, streak=streak, best_streak=streak)
    session.books.history = History({(session.game.seats[1], match.variant.name): line})
    session.game = session.game._replace(match=match, practice=practice, booked=True)
    return made


@cache
def endings(language: str) -> list[Told]:
    """Every kind of match after every course of up to three deals, counted and as practice."""
    found = []
    for (of, kind), cappotto, dealer, count in product(KINDS, CHOICES["cappotto"], (0, 1), (1, 2, 3)):
        for course in product(RESULTS.values(), repeat=count):
            match = Match(kind, played(of).session.record.variant, dealer, (), str(cappotto))
            for totals in course:
                match = match if match.is_over else after(match, totals)
            if len(match.deals) == count:
                for practice in (False, True):
                    made = stage(match, practice, 10)
                    made.change(language=language)
                    found.append(Told(match, practice, lines(made)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_leads_is_told_while_a_match_goes_on(language: str) -> None:
    name = tell(language, "opponent_normal")
    for match, _, told in endings(language):
        keys = ("next_you_lead", "next_they_lead", "again_you_lead", "again_they_lead")
        mine, theirs = match.deals[-1]
        leads = [] if match.is_over else [keys[2 * (mine == theirs) + 1 - match.dealer]]
        sentences = [tell(language, key, name=name) for key in keys]
        assert [each for each in told if each in sentences] == [tell(language, key, name=name) for key in leads]


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_most_three_sentences_are_told_and_practice_is_one_of_them(language: str) -> None:
    for _, practice, told in endings(language):
        assert len(told) <= 3
        assert (tell(language, "was_practice") in told) == practice


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_read_on_the_narrowest_screen(language: str) -> None:
    screen = min(screens(), key=lambda each: each.width)
    made = stage(endings(language)[0].match, False)
    made.screen, before = screen, made.screen
    width = Score(made)._boxes()[3].width
    made.screen = before
    every = {each for _, _, told in endings(language) for each in told}
    assert len(every) > 20
    assert {each for each in every if measure(each, TEXT) > width} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_won_by_its_score_tells_the_score_and_no_other_does(language: str) -> None:
    """A score is told of a match that is over only if it is the winner's, and enough."""
    name, told_so, cut_short = tell(language, "opponent_normal"), 0, 0
    for match, practice, told in endings(language):
        if not match.is_over or match.kind == "single":
            continue
        mine, theirs = match.score
        won = match.victor == 0
        enough = match._replace(cappotto="noted").victor == match.victor
        key = ("match_won" if won else "match_lost") if enough else f"cappotto_match_{'won' if won else 'lost'}"
        assert told[practice] == tell(language, key, name=name, mine=mine, theirs=theirs)
        assert enough or not any(figure.isdigit() and figure != "120" for figure in told[practice].split())
        told_so, cut_short = told_so + enough, cut_short + (not enough)
    assert told_so and cut_short


def test_a_match_won_by_all_the_points_while_behind() -> None:
    match = Match("best of 5", played("two").session.record.variant, 0, ((20, 100), (20, 100), (120, 0)), "wins")
    assert match.score == (1, 2) and match.victor == 0
    made = stage(match, False)
    made.change(language="it")
    assert lines(made) == ("Il cappotto ti dà la partita.",)
    made.change(language="en")
    assert lines(made) == ("All 120 points win you the match.",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_deal_has_no_score(language: str) -> None:
    """After a draw it is dealt again: told in words, after the deal, on the menu and at the table."""
    made = stage(Match("single", played("two").session.record.variant, 0, ((60, 60),)), False)
    made.change(language=language)
    again = tell(language, "single_again")
    assert lines(made)[0] == standing(made)[0] == again
    assert "0" not in "".join(lines(made)) and headline(made)
    assert "0–0" not in words(Play(made).view())


def test_the_deals_won_in_a_match_are_shown_as_stars_once_the_count_is_over() -> None:
    match = Match("best of 5", played("two").session.record.variant, 0, ((20, 100), (20, 100), (70, 50)))
    made = stage(match, False)
    scene = Score(made)
    assert not any(isinstance(item, Star) for item in scene.view())
    scene.handle(Skip())
    stars = [item.y for item in scene.view() if isinstance(item, Star)]
    assert sorted(map(stars.count, set(stars))) == [1, 2]
    assert stars.count(max(stars)) == 1  # one's own strip is the lowest


PARTNERS = {
    "it": ("Avete vinto 70 a 50.", "Vince la squadra di Ines, 70 a 50."),
    "pt": ("Vocês venceram por 70 a 50.", "O time de Ines venceu por 70 a 50."),
    "en": ("Your side wins, 70 to 50.", "Ines’s side wins, 70 to 50."),
}
POINTS = (70, 50)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["four", "six"])
def test_partners_win_together(language: str, variant: str) -> None:
    made = snapshot.room(Screen(240, 320), 3, variant=variant)
    made.change(language=language)
    name = made.name(1)
    for cappotto, match, won in product((False, True), (False, True), (False, True)):
        key = "cappotto_" * cappotto + "match_" * match + ("won" if won else "lost") + "_side"
        told = made.tell(key, mine=POINTS[not won], theirs=POINTS[won], name=name)
        assert measure(told, TEXT) <= 240 - 2 * made.layout.gap, told
        if not cappotto and not match:
            assert told == PARTNERS[language][not won].replace("Ines", name)


def test_whoever_has_partners_is_told_so() -> None:
    for seed in range(6):
        for variant, is_side in (("three", False), ("four", True), ("six", True)):
            made = snapshot.room(Screen(390, 844), seed, variant=variant)
            snapshot.play_on(made.session, 99)
            totals = made.session.table.points
            if len(set(totals)) == len(totals) and max(totals) < 120:
                assert ("side" in headline(made)) == is_side


def test_every_score_of_three_is_told() -> None:
    made = snapshot.room(Screen(390, 844), 3, variant="three")
    snapshot.play_on(made.session, 99)
    totals = ((20, 90, 10), (20, 10, 90), (10, 90, 20))
    match = Match("best of 5", made.session.record.variant, 0, totals, "noted")
    made.session.game = made.session.game._replace(match=match, booked=True)
    first, second, third = (made.name(seat) for seat in range(3))
    assert lines(made)[0] == f"{first} 0 · {second} 2 · {third} 1"
