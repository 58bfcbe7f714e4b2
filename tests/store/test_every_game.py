"""One deal of every game is finished, the game is started again, and all of it is there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from game.rules.auction import is_bidding
from game.rules.match import Kind, kinds
from game.rules.pay import Role, of_sides, pay, role
from game.rules.record import replay
from game.rules.variants import VARIANTS, variant
from game.store.books import HISTORY
from game.store.safe_files import unsealed
from game.store.seating import MIXED, PEOPLE, opponents, viewer
from game.store.session import SETTINGS, Session
from game.store.statistics import Line
from game.store.under_way import GAME
from game.table.seat import PERSON
from tests.store.sitting import begin, play_match, play_out, seen, state_of, step
from tests.store.stores import Memory

FOLDER = Path(__file__).parent / "published" / "2"  # files of the second format, as this version writes them
FIRST = ("two", "scoperta", "briscolone", "three", "four", "six")  # the games that they tell of
FILES = (SETTINGS, GAME, HISTORY)
OF_CHIAMATA = ("normal", MIXED, PEOPLE)  # whom it is played against


def seatings(count: int) -> Iterator[tuple[str, ...]]:
    """A person against computers of one level, of several, and beside another person, at several seats."""
    yield (PERSON, *["normal"] * (count - 1))
    yield ("hard", PERSON, *["easy"] * (count - 2))
    yield (PERSON, PERSON, *["easy"] * (count - 2))


def played(store: Memory) -> Session:
    """A sitting in which one deal of every game has been finished in every seating; another has begun."""
    session = begin(store, deck="francesi")
    for number, name in enumerate(VARIANTS):
        of = variant(name)
        for seats in seatings(of.seats):
            session.start(of, seats, kinds(name)[0])
            play_out(session, number)
            session.book()
    pairs = variant("four", swap="two only", partner="never")
    session.start(pairs, (PERSON, "hard", "easy", "normal"), "best of 5")
    play_out(session, 5)
    session.book()
    session.next_deal()
    return session


def noticed(session: Session) -> tuple[object, ...]:
    """All that a player could notice, but for the settings, which these matches were not begun by."""
    state, record, match, _, *rest = seen(session)
    return state, record, match, *rest


def test_all_of_it_is_there_after_a_restart() -> None:
    store = Memory()
    session = played(store)
    again = begin(store)
    assert again.notices == []
    assert noticed(again) == noticed(session)
    assert {entry.record.variant.name for entry in again.history.deals} == set(VARIANTS)
    for entry in again.history.deals:
        assert len(entry.seats) == entry.record.variant.seats
        assert not replay(entry.record).stock


def test_the_statistics_tell_games_and_opponents_apart() -> None:
    lines = played(Memory()).history.statistics
    roles = {key: line for key, line in lines.items() if key[1] not in VARIANTS}
    assert {name for _, name in lines} - {name for _, name in roles} == set(VARIANTS)
    assert {name for _, name in roles} <= {f"chiamata {role}" for role in get_args(Role)} and roles
    assert {who for who, name in lines if name == "three"} == {"normal", MIXED, PEOPLE}
    assert lines["hard", "two"].deals == 1  # one computer is no mixture
    assert sum(line.deals for line in roles.values()) == sum(lines[who, "chiamata"].deals for who in OF_CHIAMATA)
    assert sum(line.deals for line in lines.values()) == 3 * len(VARIANTS) + 1 + sum(x.deals for x in roles.values())
    for (_, name), line in lines.items():
        assert 0 <= line.wins + line.draws <= line.deals and line.points <= 120 * line.deals, name


def test_who_is_counted_under_what() -> None:
    assert opponents((PERSON, "hard")) == opponents(("hard", PERSON, "hard")) == "hard"
    assert opponents((PERSON, "hard", "easy")) == MIXED
    assert opponents((PERSON, PERSON)) == opponents((PERSON, "easy", PERSON)) == PEOPLE
    assert viewer(("hard", PERSON, PERSON)) == 1 and viewer(("hard", "easy")) == 0


def test_points_are_counted_from_the_seat_of_the_person() -> None:
    session = begin()
    session.start(variant("three"), ("easy", "hard", PERSON), "single")
    play_out(session)
    session.book()
    line = session.history.statistics[MIXED, "three"]
    assert line.points == session.table.points[2] and line.last == (line.points,)
    assert session.match.victor is None or line.wins == (session.match.victor == 2)


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name in VARIANTS for kind in kinds(name)])
def test_every_match_of_every_game_comes_to_its_end(name: str, kind: Kind) -> None:
    session = begin()
    session.start(variant(name), (PERSON, *["easy"] * (VARIANTS[name].seats - 1)), kind)
    count = play_match(session, seed=7)
    match = session.match
    assert match.is_over and match.victor is not None and len(match.deals) == count
    assert [match.score.count(most) for most in [max(match.score)]] == [1] and match.score[match.victor] > 0
    won = session.history.statistics["easy", name].matches_won
    assert won == (match.victor == VARIANTS[name].sides[0])
    session.next_deal()
    assert session.match.deals == () and not session.match.is_over


def test_a_deal_of_chiamata_counts_for_its_role_by_whether_one_was_paid() -> None:
    counted = {each: [0, 0, 0] for each in get_args(Role)}
    session = begin(variant="chiamata", match="10 deals")
    for seed in range(12):
        play_out(session, seed)
        session.book()
        end = state_of(session)
        if (totals := of_sides(end)) is not None:
            mine = role(end, 0)
            paid = pay(end)[0] > 0
            more = (1, paid, totals[mine == "against"])
            counted[mine] = [a + b for a, b in zip(counted[mine], more, strict=True)]
        session.next_deal()
    lines = session.history.statistics
    for each, told in counted.items():
        line = lines.get(("normal", f"chiamata {each}"), Line())
        assert [line.deals, line.wins, line.points] == told and line.draws == 0
    whole = lines["normal", "chiamata"]
    assert [whole.deals, whole.wins, whole.points] == [sum(each) for each in zip(*counted.values(), strict=True)]
    assert min(told[0] for told in counted.values()) > 0


def test_a_deal_for_many_goes_on_in_the_middle_of_a_trick() -> None:
    for name in ("three", "four", "six"):
        store = Memory()
        session = begin(store)
        session.start(variant(name), (PERSON, *["normal"] * (VARIANTS[name].seats - 1)), "best of 3")
        rng = Random(2)
        for _ in range(9):
            step(session, rng)
            assert noticed(begin(store)) == noticed(session)


TALKING: tuple[tuple[str, dict[str, str]], ...] = (
    ("chiamata", {}),
    ("chiamata", {"naming": "blind", "void_hand": "on", "first_lead": "caller", "secret_signs": "on"}),
    ("schembil", {"talk": "always", "signs_seen": "sometimes"}),
)


@pytest.mark.parametrize(("name", "options"), TALKING)
def test_auctions_signs_and_words_go_on_where_they_were(name: str, options: dict[str, str]) -> None:
    """Started again after every bid, sign, word, card and trick, and once the deal is booked."""
    spoken, said = 0, 0
    for seed in range(3):
        store, rng = Memory(), Random(seed)
        session = begin(store, seed)
        of = variant(name, **options)
        session.start(of, (PERSON, *["normal"] * (of.seats - 1)), kinds(name)[0])
        while not session.table.is_over:
            step(session, rng)
            seat = rng.randrange(of.seats)
            if session.table.sayable(seat) and rng.random() < 0.3:
                session.table.say(seat, rng.choice(session.table.sayable(seat)))
            again = begin(store, seed=99)
            assert again.notices == [] and noticed(again) == noticed(session)
        spoken, said = spoken + len(session.record.told), said + len(state_of(session).calls)
        session.book()
        assert noticed(begin(store)) == noticed(session)
        session.next_deal()
        assert noticed(begin(store)) == noticed(session)
    assert bool(said) == of.has_auction and bool(spoken) == (name == "schembil" or "secret_signs" in options)


@pytest.mark.parametrize("name", FILES)
def test_files_of_the_second_format_stay_readable(name: str, regenerate: bool) -> None:
    if regenerate:
        store = Memory()
        played(store)
        FOLDER.mkdir(exist_ok=True)
        for each in FILES:
            (FOLDER / each).write_text(store[each])
    store = Memory({each: (FOLDER / each).read_text() for each in FILES})
    session = begin(store)
    assert session.notices == []
    assert json.loads(unsealed(store[name]))["format"] == 2
    assert session.game.seats == (PERSON, "hard", "easy", "normal")
    assert len(session.history.deals) == 3 * len(FIRST) + 1
    assert session.match.deals and not session.match.is_over


CALLED = Path(__file__).parent / "published" / "2-auction"  # the same format, since games are called and led


def called(store: Memory) -> Session:
    """A sitting in which four, schembil (with signs) and chiamata were played; an auction of chiamata is under way."""
    session, rng = begin(store, deck="piacentine"), Random(4)
    for of in (variant("four", talk="always"), variant("schembil", talk="always"), variant("chiamata", void_hand="on")):
        session.start(of, (PERSON, *["normal"] * (of.seats - 1)), kinds(of.name)[0])
        while not session.table.is_over:
            step(session, rng)
            if not of.has_auction and session.table.sayable(2):
                session.table.say(2, session.table.sayable(2)[0])
        session.book()
    session.next_deal()
    while len(session.record.moves) < 7:
        step(session, rng)
    return session


def test_files_with_an_auction_under_way_and_with_signs_stay_readable(regenerate: bool) -> None:
    if regenerate:
        store = Memory()
        called(store)
        CALLED.mkdir(exist_ok=True)
        for each in FILES:
            (CALLED / each).write_text(store[each])
    session = begin(Memory({each: (CALLED / each).read_text() for each in FILES}))
    assert session.notices == []
    kept = {entry.record.variant.name: entry.record for entry in session.history.deals}
    assert set(kept) == {"four", "schembil", "chiamata"}
    assert kept["four"].told and kept["schembil"].told and replay(kept["chiamata"]).called is not None
    assert session.settings.variant == "chiamata" and session.match.deals[-1] != (0,) * 5
    assert is_bidding(state_of(session)) and len(session.record.moves) == 7
    play_out(session)
    session.book()
    assert len(session.match.deals) == 2
