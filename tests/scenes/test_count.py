"""The count after a deal: all cards of one size, each with its points, and what a match that is won is given."""

from __future__ import annotations

import pytest

from game.rules.variants import VARIANTS
from game.scenes.room import Room
from game.scenes.table.score import Score
from game.store.settings import CHOICES
from game.tools import snapshot
from game.view.effects import FEAST, Spark
from game.view.intents import Skip
from game.view.layout import Screen
from game.view.picture import Face, Label
from tests.scenes.parlour import words

SIZES = (Screen(390, 844), Screen(844, 390), Screen(1280, 720), Screen(320, 480))


def counted(of: str, screen: Screen) -> Score:
    """The count of a deal, at its end."""
    room = snapshot.room(screen, 7, variant=of)
    snapshot.play_on(room.session, 99)
    score = Score(room)
    score.handle(Skip())
    return score


def after_match(until_won: bool, **choices: str) -> Room:
    """A room in which a match has just ended, won by the person or by the computer."""
    for seed in range(40):
        room = snapshot.room(SIZES[0], seed, match="best of 3", **choices)
        while not room.session.match.is_over:
            snapshot.play_on(room.session, 99)
            room.session.book()
            if not room.session.match.is_over:
                room.session.next_deal()
        if (room.session.match.victor == room.side) == until_won:
            return room
    raise AssertionError("no such match")


@pytest.mark.parametrize("screen", SIZES)
@pytest.mark.parametrize("of", ("two", "briscolone", "three", "four", "six"))
def test_cards_of_all_sides_are_of_one_size_and_lie_on_the_screen(of: str, screen: Screen) -> None:
    faces = [item for item in counted(of, screen).view() if isinstance(item, Face)]
    assert sum(VARIANTS[of].values.points[each.card] for each in faces) == 120
    assert len({round(each.width, 3) for each in faces}) == 1
    assert all(each.x - each.width / 2 >= 0 and each.x + each.width / 2 <= screen.width for each in faces)


@pytest.mark.parametrize("screen", SIZES[:3])
def test_below_every_card_stand_its_points(screen: Screen) -> None:
    view = counted("two", screen).view()
    for face in (item for item in view if isinstance(item, Face)):
        below = [
            item
            for item in view
            if isinstance(item, Label)
            and abs(item.x - face.x) <= face.width / 2
            and 0 < item.y - face.y < face.width * 1.2
        ]
        assert str(VARIANTS["two"].values.points[face.card]) in {each.text for each in below}


def test_a_match_that_is_won_is_told_large_and_celebrated_for_a_while() -> None:
    score = Score(after_match(True))
    score.handle(Skip())
    labels = [item for item in score.view() if isinstance(item, Label)]
    largest = max(item.size for item in labels)
    assert " ".join(item.text for item in labels if item.size == largest).startswith("You win the match")
    score.update(0.1)
    assert any(isinstance(item, Spark) for item in score.view()) and score.rest == 0
    score.update(FEAST)
    assert not any(isinstance(item, Spark) for item in score.view()) and score.rest > 1e6


@pytest.mark.parametrize(("is_won", "speed"), [(True, "none"), (False, "normal")])
def test_nothing_flies_without_motion_or_after_a_match_that_is_lost(is_won: bool, speed: str) -> None:
    score = Score(after_match(is_won, speed=speed))
    score.handle(Skip())
    score.update(0.1)
    assert not any(isinstance(item, Spark) for item in score.view()) and score.rest > 1e6
    assert "match" in words(score.view())


def test_there_is_a_count_for_every_game_that_can_be_chosen() -> None:
    for of in map(str, CHOICES["variant"]):
        assert counted(of, SIZES[0]).view()
