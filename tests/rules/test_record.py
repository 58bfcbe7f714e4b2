"""Records: they tell every deal, and nothing but deals that could be played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.cards import card
from game.rules.record import BrokenRecord, Record, from_json, from_text, replay, settled, to_json, to_text
from game.rules.rules import is_complete, is_over, points
from game.rules.state import Swap
from game.rules.variants import variant
from tests.rules.deals import EVERY, played, playthrough

TWO = variant("two")


@settings(deadline=None, max_examples=200)
@given(st.sampled_from(EVERY), st.integers(0, 2**32), st.integers(0, 45))
def test_a_record_comes_back_from_its_text_at_any_moment(of: Any, seed: int, count: int) -> None:
    record = played(of, seed, count)
    text = to_text(record)
    assert from_text(text) == record
    assert "\n" not in text


@pytest.mark.parametrize("name", ["two", "six", "briscolone"])
def test_replaying_goes_through_every_state(name: str) -> None:
    states = list(playthrough(variant(name), 9))
    record = played(variant(name), 9)
    replayed = [replay(record, count) for count in range(len(record.moves) + 1)]
    assert [state for state in states if state in replayed] == replayed
    assert is_complete(replayed[-1])  # the last trick is still on the table
    assert is_over(settled(replayed[-1]))
    assert sum(points(settled(replayed[-1]))) == 120


def test_the_form() -> None:
    record = Record(TWO, 1, TWO.pack, (card("AC"), card("4C")))
    assert json.loads(to_text(record)) == {
        "format": 1,
        "variant": "two",
        "options": {},
        "dealer": 1,
        "deck": " ".join(map(str, TWO.pack)),
        "plays": "AC 4C",
        "points": [11, 0],
    }
    assert to_text(record).startswith('{"format":1,"variant":"two","options":{},"dealer":1,"deck":"AC 2C 3C')


def test_a_swap_tells_what_was_given_and_taken() -> None:
    of = variant("two", swap="two only")
    deck = (*(card(each) for each in ["2S", "3C", "4C", "2D", "3D", "4D", "AS"]),)
    deck += tuple(each for each in of.pack if each not in deck)
    record = Record(of, 1, deck, (Swap(card("2S")), card("AS")))
    assert to_json(record)["plays"] == "2S/AS AS"
    assert to_json(record)["options"] == {"swap": "two only"}
    assert from_text(to_text(record)) == record


GOOD = to_json(played(TWO, 1))
SWAPPING = to_json(
    next(r for r in (played(variant("two", swap="two only"), s) for s in range(99)) if "/" in str(to_json(r)))
)


def plays(change: str) -> str:
    first, second, *rest = GOOD["plays"].split()
    return " ".join(
        {"exchanged": [second, first, *rest], "twice": [first, first, *rest], "more": [first, second, *rest, first]}[
            change
        ]
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 2}, "format 2, not 1"),
        ({"format": "1"}, "format '1', not 1"),
        ({"variant": "tressette"}, "unknown variant 'tressette'"),
        ({"variant": 7}, "variant cannot be 7"),
        ({"variant": "three"}, "not the pack of three: 39"),
        ({"options": {"colour": "red"}}, "unknown option"),
        ({"options": {"bury": 1}}, "bury cannot be 1"),
        ({"options": {"name": "two"}}, "name"),
        ({"options": []}, "options cannot be"),
        ({"dealer": 2}, "no seat 2"),
        ({"dealer": True}, "dealer cannot be True"),
        ({"dealer": 1 - GOOD["dealer"]}, "are worth"),
        ({"deck": GOOD["deck"][3:]}, "not the pack of two: 40"),
        ({"deck": GOOD["deck"].replace("AD", "AX")}, "no such card: 'AX'"),
        ({"deck": GOOD["deck"].replace("AD", "AS")}, "not the pack"),
        ({"deck": None}, "deck cannot be None"),
        ({"plays": plays("exchanged")}, "break the rules"),
        ({"plays": plays("twice")}, "break the rules: seat . does not hold"),
        ({"plays": plays("more")}, "break the rules"),
        ({"plays": "2S/"}, "no such card: ''"),
        ({"plays": GOOD["plays"][:5] + "/AD"}, "cannot be swapped"),
        ({"points": [60, 60]}, r"worth \[.*\], not \[60, 60\]"),
        ({"points": []}, "worth"),
        ({"points": None}, "points cannot be None"),
        ({"more": 1}, "exactly the fields"),
    ],
)
def test_what_could_not_be_played_is_refused_and_said(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BrokenRecord, match=message):
        from_json(GOOD | change)


def test_a_swap_that_takes_another_card_than_the_turned_one_is_refused() -> None:
    assert from_json(SWAPPING)
    given, taken = next(word for word in SWAPPING["plays"].split() if "/" in word).split("/")
    other = "AD" if taken != "AD" else "AS"
    with pytest.raises(BrokenRecord, match="does not take the card that was turned up"):
        from_json(SWAPPING | {"plays": SWAPPING["plays"].replace(f"{given}/{taken}", f"{given}/{other}")})


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "[" * 100_000, "9" * 5000, '"AD"', '{"format":1}', "\ufffd"])
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord):
        from_text(text)


def test_a_record_cut_anywhere_is_refused() -> None:
    text = json.dumps(GOOD)
    for length in range(len(text)):
        with pytest.raises(BrokenRecord):
            from_text(text[:length])


@settings(deadline=None, max_examples=500)
@given(st.integers(0, 10**6), st.characters(min_codepoint=32, max_codepoint=126))
def test_a_changed_character_is_noticed_or_makes_another_deal_that_could_be_played(at: int, new: str) -> None:
    text = to_text(played(TWO, 1))
    at %= len(text)
    try:
        record = from_text(text[:at] + new + text[at + 1 :])
    except BrokenRecord:
        return
    assert from_text(to_text(record)) == record
