"""Codes of deals: short, sturdy, and the same for ever."""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from itertools import accumulate
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import deal_code
from game.rules.deal_code import BrokenCode, found_in, from_code, to_code
from game.rules.record import Record, from_text
from game.rules.state import Variant
from game.rules.variants import CHOICES, variant
from tests.rules.deals import EVERY, played

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


@settings(deadline=None, max_examples=300)
@given(st.sampled_from(EVERY), st.integers(0, 2**32), st.integers(0, 50))
def test_a_deal_comes_back_from_its_code(of: Variant, seed: int, count: int) -> None:
    record = played(of, seed, count)
    code = to_code(record)
    assert from_code(code) == record
    assert set(code) <= set(LETTERS)


def test_codes_are_short_enough_for_a_message() -> None:
    dealt = [len(to_code(played(variant("two"), seed, 0))) for seed in range(200)]
    whole = [len(to_code(played(variant("two"), seed))) for seed in range(200)]
    assert max(dealt) <= 46
    assert max(whole) <= 60


GOOD = to_code(played(variant("two"), 1))


def test_how_it_is_typed_does_not_matter() -> None:
    typed = " ".join(GOOD[i : i + 5] for i in range(0, len(GOOD), 5)).lower()
    assert from_code(f"  {typed}\n") == from_code(GOOD)
    assert from_code("-".join(GOOD)) == from_code(GOOD)
    assert from_code(GOOD.replace("0", "O").replace("1", "l")) == from_code(GOOD)


LETTER = """Ciao nonna,
    bisca o briscola? Ecco: {}

    Bi-bi, B1 e B12, un abbraccio da BLUETTE"""
AROUND = ["«{}»", "“{}”", '"{}"', "({})", "<{}>", "*{}*", "{}.", "{},", "{}!", "{}?", "{}…", ":{}", "é{}è", LETTER]
AROUND += ["Ecco: {}", "La mano B1: {} (prova!)", "bi {}", "https://example.org/?deal={}&from=b1", "{} – olha só"]


@pytest.mark.parametrize("around", AROUND)
def test_a_code_is_found_wherever_it_stands_and_however_it_is_written(around: str) -> None:
    for code in (GOOD, *PINNED.values()):
        grouped = [code[i : i + 5] for i in range(0, len(code), 5)]
        for written in (code, code.lower(), " ".join(grouped), "\n".join(grouped), "-".join(grouped)):
            assert found_in(around.replace("{}", written)) == from_code(code)


def test_a_code_that_stands_alone_is_found_as_ever() -> None:
    for written in (GOOD, f" {GOOD.lower()}\n", "-".join(GOOD), "\n".join(GOOD), GOOD.replace("0", "o")):
        assert found_in(written) == from_code(GOOD)


def test_the_first_of_two_codes_is_taken() -> None:
    first, second = PINNED["two"], PINNED["briscolone"]
    assert found_in(f"{first} {second}") == from_code(first)
    assert found_in(f"{second[:-1]} {first}") == from_code(first)


def test_a_text_without_a_code_holds_none() -> None:
    damaged = [GOOD[:-1], GOOD[:9] + GOOD[10:], f"x{GOOD}", f"{GOOD}x", GOOD[2:]]
    for text in ["", "B1", "B1 " * 300, "Il blu di B1", "x" * 5_000_000, "\ud800\0", *damaged]:
        for each in (text, f"Ecco: {text}!"):
            with pytest.raises(BrokenCode):
                found_in(each)


def plainly(text: str) -> Record | None:
    """The first code, looked for in the plainest way: every row of words is tried."""
    words = re.findall("[0-9A-Za-z]+", text)
    for start, word in enumerate(words):
        if word.upper().translate(str.maketrans("OIL", "011")).startswith(("B1", "B2")):
            for code in accumulate(words[start : start + 106]):
                with suppress(BrokenCode):
                    return from_code(code)
    with suppress(BrokenCode):
        return from_code(text)
    return None


SORTED = Record(variant("two"), 0, variant("two").pack)  # its code is the shortest of all
SNIPPETS = [
    "b1",
    "B1",
    "B2",
    "bl",
    "Il",
    "blu",
    "0",
    "00",
    "0000",
    "000000",
    "UU",
    "ß",
    "é",
    "\ufeff",
    "-",
    "\n",
    "x" * 60,
]


@settings(deadline=None, max_examples=400)
@given(st.lists(st.sampled_from([*SNIPPETS, GOOD[:6], GOOD[6:30], GOOD[30:], GOOD, to_code(SORTED)])), st.booleans())
def test_just_what_is_there_is_found(parts: list[str], apart: bool) -> None:
    text = (" " if apart else "").join(parts)
    try:
        found: Record | None = found_in(text)
    except BrokenCode:
        found = None
    assert found == plainly(text)


def test_the_shortest_code_is_found_too() -> None:
    code = to_code(SORTED)
    assert len(code) == 8
    for text in (code, f"Ecco: {code}!", " ".join(code[:2] + code[2:]), f"b1 {code[:3]} {code[3:]} blu"):
        assert found_in(text) == SORTED


def test_the_mark_before_a_text_is_no_part_of_a_code() -> None:
    for text in (f"\ufeff{GOOD}", f"\ufeff\n{GOOD}\r\n", f"\ufeff{GOOD[:9]}\u200b{GOOD[9:]}"):
        assert found_in(text) == from_code(GOOD)
    assert from_code(f"\ufeff{GOOD}") == from_code(GOOD)


def steps(text: str) -> int:
    """How many lines of the module run until it is known that a text holds no code."""
    count = 0

    def line(frame: FrameType, event: str, about: Any) -> Any:
        nonlocal count
        count += event == "line"
        return line

    def call(frame: FrameType, event: str, about: Any) -> Any:
        return line if frame.f_code.co_filename == deal_code.__file__ else None

    before = sys.gettrace()
    sys.settrace(call)
    try:
        with pytest.raises(BrokenCode):
            found_in(text)
    finally:
        sys.settrace(before)
    return count


HARD = {
    "prose": "il blu bianco della bici bisca blocco bliss bit birra biro bip blu",
    "beginnings": "b1",
    "beginnings and noughts": "B1 0",
    "beginnings with a good head": "B1 0000 00000",
    "beginnings within each other": "b1 b1 00 00 00",
    "beginnings with a good head in a word": "B10000 0000000",
    "beginnings before a long word": "b1 " * 50 + "x" * 900,
    "one long beginning": "B" + "1" * 900,
}


@pytest.mark.parametrize("name", HARD)
def test_the_work_grows_with_the_text_and_no_faster(name: str) -> None:
    """A few lines for each letter of the worst prose, not many more where all is made to look like codes."""
    few = (HARD[name] + " ") * (3_000 // len(HARD[name]))
    steps(few)  # what is remembered of it costs nothing the next time
    once, ten_times = steps(few), steps(few * 10)
    assert ten_times <= 12 * once
    assert ten_times <= (10 if name == "prose" else 100) * len(few * 10)


def test_every_single_wrong_letter_is_noticed() -> None:
    for at, right in enumerate(GOOD):
        for letter in set(LETTERS) - {right}:
            with pytest.raises(BrokenCode):
                from_code(GOOD[:at] + letter + GOOD[at + 1 :])


def test_swapped_missing_and_added_letters_are_noticed() -> None:
    wrong = [GOOD[:at] + GOOD[at + 1] + GOOD[at] + GOOD[at + 2 :] for at in range(len(GOOD) - 1)]
    wrong += [GOOD[:at] + GOOD[at + 1 :] for at in range(len(GOOD))]
    wrong += [GOOD[:at] + "Z" + GOOD[at:] for at in range(len(GOOD) + 1)]
    for each in wrong:
        if each != GOOD:
            with pytest.raises(BrokenCode):
                from_code(each)


def test_what_is_no_code_is_refused() -> None:
    strange = ["B1ZZZZ\u00df\u0130", "B10000\ud800", "B1" + "0" * 10**6]
    for text in ["", "B1", "B1000", "B10000", "B1" + GOOD[2:], "B3" + GOOD[2:], "hello", "AD 3C", *strange]:
        with pytest.raises(BrokenCode):
            from_code(text)


def test_numbers_that_tell_no_deal_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even with the right checksum: no variant, no option, too many moves, something left over."""
    rng = Random(3)
    monkeypatch.setattr("game.rules.deal_code._checksum", lambda edition, body: "0000")
    for length in range(120):
        code = "B20000" + "".join(rng.choice(LETTERS) for _ in range(length)) + "1"
        try:
            record = from_code(code)
        except BrokenCode:
            continue
        assert from_code(to_code(record)) == record


PINNED = {  # as the first edition wrote them
    "briscolone": "B1X0RZ20000MXEZ68GBJQB3V064CS5BMZ5RJCP5C005RW1KD87R2C1MBAXAG4",
    "four": "B1TX3C40000G56XPD7SZ4C0D9FJ4JDR3S362S9WCE3S6MHTJAJRERKF2",
    "four, two only": "B1QX1S40802ZGDCYMWJNVMA99J4KZSAABDTBX7TQN4YMBV8ZBTT0E7PE",
    "scoperta": "B15QN610000R2KEVPKWFS0XGYND5VSXBTGQCB0RRAQ8J2DJXWDGDTJF4",
    "six": "B1DZT150000CNT6XDJ0G4Q78WT48TSMNZ8QF1ENJPVJKC6BE61",
    "three": "B1DZG13000G3SKA81RTQ5WV495NN7VRVYZ54R85KNJPCWXSE3DHMDX",
    "two": "B1MRK400000R2KEVPKWFS0XGYND5VSXBTGQCB0RRAQ8J2DJXWDGDTJF4",
    "two, every option": "B1SMSM0G490MD89JJD6F69YH3STCDC2HS0T5F2J892X83XCWPYMCM8G1",
}
PINNED_2 = {
    "briscolone": "B218NK2C0000MXEZ68GBJB1ANC7X87KMRRVCWH76QBCB21FRC3T1P0B0XJAQ241",
    "four, two only": "B2E44E4C0802ZGDCYMWJNV4HGWYFBATQQZ91G611EJ635KT6TZJP6GVHN3",
    "four": "B25SPF4C0000G56XPD7SZC5J27DDMEF7B793RJ32RE83SQCMPMJ4P3YWK",
    "scoperta": "B2B0MV1C0000R2KEVPKWFERF429A38G062C59GXFY31KKF8KC7F3CKPW31",
    "six": "B2Y9QS5C0000CNT6XDJ0T8P1X31FYDTG4PJW609B8EXPW4KSJK9",
    "three": "B29XNJ3C000G3SKA81RTV3B5F2KZ0BMAN4AFM2E5B4CSZ2FFPV8B4DB7",
    "two, every option": "B2CWHW0CG490MD89JJD6FFD452ZABPA4KC92YSSX6V8G6N873QN75352C",
    "two": "B260B20C0000R2KEVPKWFERF429A38G062C59GXFY31KKF8KC7F3CKPW31",
}


@pytest.mark.parametrize("name", PINNED)
def test_codes_of_this_version_stay_readable(name: str) -> None:
    """The golden deals. Variants, options and their values may only be added at the ends of their lists."""
    golden = Path(__file__).parent / "golden" / f"{name}.txt"
    deal = from_text(golden.read_text().splitlines()[0])
    assert from_code(PINNED[name]) == deal
    assert to_code(deal) == PINNED_2[name] and from_code(PINNED_2[name]) == deal


def test_a_code_tells_how_many_options_it_knows() -> None:
    """One from before an option was added is read, one from after is refused."""
    fewer = dict(list(CHOICES.items())[:-1])
    with patch("game.rules.deal_code.CHOICES", fewer):
        older = to_code(SORTED)
    last, values = list(CHOICES.items())[-1]
    named = SORTED._replace(variant=variant("two", **{last: values[1]}))
    assert older == to_code(SORTED) and from_code(older) == SORTED
    newer = to_code(named)
    assert newer != older and from_code(newer) == named
    with patch("game.rules.deal_code.CHOICES", fewer), pytest.raises(BrokenCode):
        from_code(newer)


def test_options_have_room_in_the_code() -> None:
    assert max(map(len, CHOICES.values())) <= 8
