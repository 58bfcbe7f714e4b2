"""The puzzle by taps: played, booked at the first try, copied; the game proper waits."""

from __future__ import annotations

from game.scenes.menu import Menu
from game.scenes.pages.page import Page
from game.scenes.table.play import Play
from game.store.progress import Progress
from game.teacher.puzzle import DAYS, FIRST, of_day, shipped
from game.view.intents import Do, Go, Hint, Pick, Undo
from tests.app.rig import Rig
from tests.scenes.parlour import choose, clipboard, rig, words

TODAY = of_day("2024-05-01")  # as the rig's clock has it


def opened() -> Rig:
    """The page of today's puzzle, by taps from the menu."""
    made = rig(Menu)
    made.touch(made.target(Go("learn")))
    made.touch(made.target(Go("puzzle")))
    return made


def led(made: Rig, card: int) -> None:
    """The puzzle is put on the table, and a card led."""
    choose(made, Do("solve"))
    made.wait_for(lambda: bool(made.find(Pick)))
    assert isinstance(made.scene, Play)
    made.touch(made.target(Pick(card)))


def played_on(made: Rig) -> None:
    """To the end of the puzzle, each of the cards that may be played the best there is."""
    made.session.hand_over("hard")
    made.wait_for(lambda: isinstance(made.scene, Page))


def results(made: Rig) -> Progress:
    return made.session.learning.progress


def test_the_one_card_solves_it() -> None:
    made = opened()
    led(made, int(shipped(TODAY).best))
    assert results(made).puzzles == {TODAY: "begun"}
    played_on(made)
    assert results(made).puzzles == {TODAY: "solved"}
    assert results(made).days == ("2024-05-01",)
    assert not made.session.rehearsing
    choose(made, Do("copy"))
    assert clipboard(made).text == made.room.tell(
        "puzzle_line",
        number=TODAY,
        day=FIRST.isoformat(),
        result=made.room.tell("puzzle_line_solved"),
        streak=1,
    )


def test_any_other_card_misses_it_and_later_tries_change_nothing() -> None:
    made = opened()
    puzzle = shipped(TODAY)
    led(made, int(next(card for card in puzzle.mine if card != puzzle.best)))
    played_on(made)
    assert results(made).puzzles == {TODAY: "missed"}
    led(made, int(puzzle.best))
    played_on(made)
    assert results(made).puzzles == {TODAY: "missed"}
    assert results(made).days == ()


def test_a_first_try_that_is_left_is_no_second_first_try() -> None:
    """Whoever leads a card, sees the answer and leaves has tried; closing the game in between changes nothing."""
    made = opened()
    puzzle = shipped(TODAY)
    led(made, int(next(card for card in puzzle.mine if card != puzzle.best)))
    made.wait_for(lambda: made.moves > made.session.game.exercise.given + 1)  # type: ignore[union-attr]
    again = rig(Menu, store=made.store)
    assert again.session.game.exercise is not None
    assert results(again).puzzles == {TODAY: "begun"}
    again.touch(again.target(Go("leave")))
    assert results(again).puzzles == {TODAY: "missed"}


def test_the_game_proper_waits_and_the_deal_is_in_no_book() -> None:
    made = rig(Menu, deals=1)
    before, history = made.session.record, made.session.history
    made.app.wish(Go("puzzle"))
    led(made, int(shipped(TODAY).best))
    played_on(made)
    assert (made.session.record, made.session.history) == (before, history)


def test_it_is_begun_anew_as_it_was_given_and_nothing_is_taken_back_or_hinted() -> None:
    made = opened()
    led(made, int(shipped(TODAY).mine[0]))
    made.wait_for(lambda: bool(made.find(Pick)))
    assert not made.find(Hint, Undo)
    made.app.wish(Go("new"))
    made.session.new_deal()
    assert len(made.session.record.moves) == 34
    assert set(made.session.table.observation(0).hand) == set(shipped(TODAY).mine)


def test_another_one_has_no_day_and_none_comes_twice() -> None:
    made = opened()
    choose(made, Do("another"))
    assert made.room.tell("puzzle_extra", number=DAYS + 1) in words(made.scene.view())
    led(made, int(shipped(DAYS + 1).best))
    played_on(made)
    choose(made, Do("another"))
    made.app.wish(Go("puzzle"))
    choose(made, Do("another"))
    assert made.room.tell("puzzle_extra", number=DAYS + 2) in words(made.scene.view())
