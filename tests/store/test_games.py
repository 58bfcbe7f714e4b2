"""What every game is played with is remembered: who sits where, kind of match, options; also through a restart."""

from __future__ import annotations

import json

import pytest

from game.rules.match import kinds
from game.rules.variants import VARIANTS
from game.store.session import SETTINGS
from game.store.settings import CHOICES, OPTIONS, Settings, changed, from_text, options_of, seated, to_text, values_of
from game.table.seat import PERSON
from tests.store.sitting import begin, step
from tests.store.stores import Memory

GAMES = [str(each) for each in CHOICES["variant"]]


def test_every_game_of_the_rules_can_be_chosen_and_has_options_that_can_be_felt() -> None:
    assert set(GAMES) <= set(VARIANTS)
    assert options_of("two") == ("bury", "swap", "follow", "exchange")
    assert options_of("briscolone") == ("follow", "exchange")
    auction = ("forced_call", "naming", "first_lead", "void_hand", "loads")
    signs = ("sign_table", "false_signs", "signs_seen")
    assert options_of("chiamata") == ("follow", "exchange", "direction", "secret_signs", *signs, *auction)
    assert set(options_of("three")) == set(OPTIONS) - {"partner", "talk", "secret_signs", *signs, *auction}
    assert (
        set(options_of("four"))
        == set(options_of("six"))
        == set(options_of("schembil"))
        == set(OPTIONS) - {"secret_signs", *auction}
    )
    assert values_of("swap", "six") == ("off", "seven and two") and len(values_of("swap", "four")) == 3


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_as_it_was_the_last_time(name: str) -> None:
    """The one before keeps its own: neither seats nor rules go over to it."""
    store = Memory()
    session = begin(store, variant="scoperta", level="easy")
    seats = (PERSON, *["hard"] * (VARIANTS[name].seats - 1))
    session.seat(name, seats)
    session.change(variant=name, match=kinds(name)[1], follow="on", cappotto="wins")
    session.new_match()
    assert (session.game.seats, session.match.kind, session.record.variant.name) == (seats, kinds(name)[1], name)
    other = "three" if name == "two" else "two"
    session.change(variant=other, follow="off", match="single", cappotto="noted", level="normal")
    assert session.game.seats == (PERSON, *["normal"] * (VARIANTS[other].seats - 1))
    again = begin(store)
    assert again.settings == session.settings
    again.play(name)
    assert (again.game.seats, again.match.kind, again.match.cappotto) == (seats, kinds(name)[1], "wins")
    assert again.record.variant.options.follow == "on"
    again.play(other)
    assert (again.record.variant.options.follow, again.match.kind) == ("off", "single")


def test_a_game_that_is_new_is_played_by_the_rules_of_the_one_before_as_far_as_it_has_them() -> None:
    session = begin(follow="on", swap="two only", match="best of 5")
    session.play("four")
    assert (session.record.variant.options.follow, session.record.variant.options.swap) == ("on", "two only")
    assert session.match.kind == "best of 5"
    session.play("six")
    assert session.record.variant.options.swap == "off"


def test_the_usual_match_gives_way_to_the_usual_match_and_a_chosen_one_stays() -> None:
    for kind, first in (("best of 3", "best of 5"), ("single", "single"), ("two deals", "two deals")):
        session = begin(match=kind)
        session.play("schembil")
        assert session.match.kind == first
        session.change(match="best of 3")
        session.play("two")
        session.play("schembil")
        assert session.match.kind == "best of 3"  # as it was last played


def test_others_at_the_table_are_for_the_next_match() -> None:
    session = begin(match="single")
    session.play("four")
    step(session, session._rng)
    record = session.record
    seats = (PERSON, "easy", PERSON, "hard")
    session.seat("four", seats)
    assert session.record == record and session.game.seats != seats
    assert not session.is_agreed("four")
    session.new_match()
    assert session.game.seats == seats == session.seated("four")
    assert session.is_agreed("four") and not session.is_agreed("six")


def test_a_level_is_that_of_every_computer_and_of_no_person() -> None:
    session = begin()
    session.seat("four", (PERSON, "easy", PERSON, "hard"))
    session.play("four")
    session.change(level="normal")
    assert session.game.seats == (PERSON, "normal", PERSON, "normal")


@pytest.mark.parametrize(
    "seats",
    [(), (PERSON,), (PERSON, "hard", "easy"), ("hard", "easy"), (PERSON, "divine"), (PERSON, None), "pe", None, 7],
)
def test_nobody_sits_where_he_cannot(seats: object) -> None:
    session = begin()
    with pytest.raises(ValueError, match="expected one of person, easy, normal, hard for each"):
        session.change(seats=seats)
    assert session.settings == Settings()


BROKEN: list[tuple[str, object]] = [
    ("seats", [PERSON, "divine"]),
    ("seats", [PERSON]),
    ("seats", {"0": PERSON}),
    ("seats", 3),
    ("games", [1, 2]),
    ("games", {"chess": {"match": "single"}}),
    ("games", {"four": {"seats": [PERSON, "hard"], "match": "for ever", "bury": True, "volume": 0}}),
    ("games", {"four": "six"}),
    ("games", {"": {}}),
]


@pytest.mark.parametrize(("name", "value"), BROKEN, ids=str)
def test_what_cannot_be_remembered_costs_no_other_choice(name: str, value: object) -> None:
    chosen = changed(Settings(), variant="three", match="two deals", seats=(PERSON, "hard", "easy"), deck="francesi")
    told = from_text(json.dumps(json.loads(to_text(chosen)) | {name: value}))
    assert told == chosen._replace(**{name: Settings._field_defaults[name]})


def test_settings_of_before_there_were_more_games_are_read() -> None:
    text = '{"format":2,"level":"hard","variant":"briscolone","match":"first to 151","follow":"on"}'
    told = from_text(text)
    assert (told.level, told.variant, told.match, told.follow) == ("hard", "briscolone", "first to 151", "on")
    assert seated(told, "six") == (PERSON, *["hard"] * 5)


def test_all_that_is_remembered_stands_in_one_line() -> None:
    store = Memory()
    session = begin(store)
    for name in GAMES:
        session.play(name)
    assert "\n" not in store[SETTINGS] and begin(store).settings == session.settings
