"""The turn loop: every game through one table, each seat told what it may see and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from game.ai import LEVELS
from game.rules.cards import Card
from game.rules.observation import Observation, moves, observe
from game.rules.record import Record, replay, settled
from game.rules.rules import is_complete
from game.rules.state import IllegalPlay, Move
from game.rules.variants import VARIANTS, variant
from game.table.computer import LONGEST, SHARED, SHORTEST, STEP, Computer, luck, patience
from game.table.person import Person
from game.table.seat import PERSON
from game.table.table import Happened, Table
from tests.rules.deals import shuffled


class Spy:
    """Plays at random and remembers all that it was told and asked."""

    def __init__(self, seed: int) -> None:
        self.occupant = "spy"
        self.told: list[Observation] = []
        self.asked: list[Observation] = []
        self.forgot = 0
        self._rng = Random(seed)

    def tell(self, obs: Observation) -> None:
        self.told.append(obs)

    def ask(self, obs: Observation) -> None:
        self.asked.append(obs)

    def poll(self) -> Move | None:
        return self._rng.choice(moves(self.asked[-1]))

    def hurry(self) -> None: ...
    def speak(self, obs: Observation, asked: bool = False) -> None: ...

    def forget(self) -> None:
        self.forgot += 1


def fresh(name: str, seed: int = 1, **options: str) -> Record:
    of = variant(name, **options)
    return Record(of, Random(seed).randrange(of.seats), shuffled(of, seed))


@pytest.mark.parametrize("name", VARIANTS)
def test_every_game_is_played_by_computers_to_its_end(name: str) -> None:
    record = fresh(name)
    levels = [LEVELS[seat % 2] for seat in range(record.variant.seats)]  # Hard with many seats takes its time
    table = Table(record, [Computer(level, seat) for seat, level in enumerate(levels)])
    table.finish()
    assert table.is_over and sum(table.points) == 120
    assert sum(isinstance(move, Card) for move in table.record.moves) == len(record.deck)
    assert settled(replay(table.record)) == table._state


@pytest.mark.parametrize("name", VARIANTS)
def test_each_seat_is_told_after_every_change_just_what_it_may_see(name: str) -> None:
    record = fresh(name, 4, swap="seven and two") if name != "briscolone" else fresh(name, 4)
    spies = [Spy(seat) for seat in range(record.variant.seats)]
    table = Table(record, spies)
    states = []
    while not table.is_over:
        assert table.advance() is not None
        states.append(table._state)
    for seat, spy in enumerate(spies):
        assert spy.told == [observe(state, seat) for state in states]
        assert [obs.seat for obs in spy.asked] == [seat] * len(spy.asked)
        assert spy.forgot == len(states)
    assert sum(len(spy.asked) for spy in spies) == len(table.record.moves)


def test_what_happens_is_told_by_seat_and_move() -> None:
    table = Table(fresh("four"), [Spy(seat) for seat in range(4)])
    first = table.turn
    happened = [table.advance() for _ in range(5)]
    assert [each.seat for each in happened[:4] if each] == [(first + k) % 4 for k in range(4)]
    assert happened[4] == Happened(table.turn, None)
    assert tuple(each.move for each in happened[:4] if each) == table.record.moves


def test_a_person_answers_once_and_not_before_his_turn() -> None:
    person = Person()
    table = Table(fresh("two", 2), [person, Computer("easy")])
    while table.turn != 1 or table.is_complete:
        table.advance()
    person.play(next(iter(table.observation(0).hand)))
    while table.turn != 0 or table.is_complete:
        table.advance()
    before = len(table.record.moves)
    table.advance()  # what was chosen out of turn is void
    assert len(table.record.moves) == before
    first, second, *_ = table.observation(0).hand
    person.play(first)
    person.play(second)
    assert table.advance() == Happened(0, second)
    while table.turn != 0 or table.is_complete:
        table.advance()
    assert table.advance() is None


def test_a_forbidden_answer_changes_nothing() -> None:
    person = Person()
    table = Table(fresh("two", 2), [person, Computer("easy")])
    while table.turn != 0 or table.is_complete:
        table.advance()
    table.advance()
    person.play(next(iter(table._state.hands[1])))
    before = table._state, table.record
    with pytest.raises(IllegalPlay):
        table.advance()
    assert (table._state, table.record) == before


def test_going_back_forgets_what_was_thought() -> None:
    spies = [Spy(1), Spy(2)]
    table = Table(fresh("two"), spies)
    for _ in range(9):
        table.advance()
    table.go_back(2)
    assert table.record.moves == table.record.moves[:2] and len(table.record.moves) == 2
    assert not is_complete(table._state)
    assert spies[0].told[-1] == table.observation(0)


def test_a_table_needs_its_number_of_seats() -> None:
    with pytest.raises(ValueError, match="needs 3 seats, not 2"):
        Table(fresh("three"), [Person(), Person()])


# ---- the pause


def polls(computer: Computer, obs: Observation) -> int:
    """How many steps it takes until the computer answers."""
    computer.ask(obs)
    count = 1
    while computer.poll() is None:
        count += 1
    return count


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_answers_within_a_second_and_not_at_once(level: str) -> None:
    record, waits = fresh("two", 3), set()
    for count in range(0, 12, 2):
        table = Table(record, [Computer("easy", count), Computer("easy")])
        while len(table.record.moves) < count or table.is_complete:
            table.advance()
        obs = table.observation(table.turn)
        steps = polls(Computer(level, clock=lambda: 0.0), obs)
        assert SHORTEST - STEP <= steps * STEP <= LONGEST + 2 * STEP
        waits.add(steps)
        assert polls(Computer(level), obs) == 1  # nobody watches
        hurried = Computer(level, clock=lambda: 0.0)
        hurried.ask(obs)
        hurried.hurry()
        assert hurried.poll() is not None  # a tap ends the wait
    assert len(waits) > 1  # the harder the choice, the longer


def test_one_slice_is_thought_in_a_step_where_time_is_short() -> None:
    """A clock by which every slice takes a step's whole time: the answer comes once all slices are thought."""
    now = [0.0]

    def clock() -> float:
        now[0] += 0.01
        return now[0]

    obs = Table(fresh("two", 3), [Computer("hard"), Computer("hard")]).observation(fresh("two", 3).dealer ^ 1)
    slow, quick = polls(Computer("hard", clock=clock), obs), polls(Computer("hard", clock=lambda: 0.0), obs)
    assert slow > 100 > quick


def test_computers_that_follow_each_other_share_their_time() -> None:
    assert patience((PERSON, "hard"), 1) == LONGEST
    assert patience((PERSON, *["hard"] * 5), 3) == pytest.approx(SHARED / 5)
    assert patience((PERSON, "easy", "easy", PERSON, "easy", "easy"), 4) == LONGEST
    assert patience(("easy",) * 6, 0) == pytest.approx(SHARED / 6)


def test_luck_is_made_of_what_everyone_saw_and_of_a_number() -> None:
    """Two deals with other hidden cards and the same public course think with the same luck."""
    lots = set()
    for seed in range(30):
        record = fresh("two", seed)
        obs = observe(replay(record), 0)
        lots.add((obs.leader, luck(9, obs).random()))
    assert len(lots) == 2  # one for each leader
    assert luck(9, obs).random() != luck(10, obs).random()
