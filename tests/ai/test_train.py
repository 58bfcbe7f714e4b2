"""The training's table plays by the rules, and a few seconds of it teach something; the same seed teaches the same."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from game.ai import inputs
from game.ai.ending import Ending, bits
from game.ai.network import read
from game.ai.train import __main__ as training
from game.ai.train import export
from game.ai.train.deals import Array, Deals, Game, deal, draw, legal, settle, solved, take
from game.ai.train.encode import view
from game.ai.train.selfplay import LEADS, REPLIES, Players, Style, advantages, round_of_play
from game.rules.cards import CARDS, STANDARD, Card
from game.rules.rules import deal as dealt
from game.rules.rules import legal as legal_cards
from game.rules.rules import play, points
from game.rules.rules import settle as settled
from game.rules.state import State
from game.rules.variants import variant

GAMES = [
    (Game(), variant("two")),
    (Game(follow=1.0), variant("two", follow="on")),
    (Game(hand_size=5, trump=False, follow=1.0), variant("briscolone", follow="on")),
]


def named(number: int) -> Card:
    """The card of a canonical number; the last suit, batons, is trump."""
    return next(card for card in CARDS if card // 10 == number // 10 and STANDARD.strength[card] == number % 10)


def as_state(table: Deals, row: int, of_number: int) -> State:
    """A fresh deal of the table as the rules deal it."""
    deck = [named(int(each)) for each in (*table.leader[row], *table.follower[row], *table.stock[row])]
    if table.turned:
        first = 2 * table.leader.shape[1]
        deck.insert(first, deck.pop())
    return dealt(GAMES[of_number][1], deck, 1)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_table_plays_by_the_rules(number: int) -> None:
    rng = np.random.default_rng(number)
    table = deal(GAMES[number][0], 40, rng)
    states = [as_state(table, row, number) for row in range(40)]
    while table.leader.shape[1]:
        held = table.leader.shape[1]
        lead = rng.integers(held, size=40)
        may = legal(table.follower, take(table.leader, lead), table.follow)
        reply = (rng.random((40, held)) * may).argmax(1)
        cards = [
            (named(int(a)), named(int(b)))
            for a, b in zip(take(table.leader, lead), take(table.follower, reply), strict=True)
        ]
        after, _ = settle(table, lead, reply)
        states = [
            advanced(state, pair, may[row], table, row)
            for row, (state, pair) in enumerate(zip(states, cards, strict=True))
        ]
        table = draw(after)
        for row, state in enumerate(states):
            agree(table, row, state)
    assert all(sum(points(state)) == 120 for state in states)


def advanced(state: State, pair: tuple[Card, Card], may: Array, table: Deals, row: int) -> State:
    """The state after both cards, once the table is seen to allow what the rules do."""
    state = play(state, pair[0])
    allowed = {named(int(card)) for card, yes in zip(table.follower[row], may, strict=True) if yes}
    assert set(legal_cards(state)) == allowed
    return settled(play(state, pair[1]))


def agree(table: Deals, row: int, state: State) -> None:
    """The same hands and the same margin."""
    leader = state.leader
    assert {named(int(card)) for card in table.leader[row]} == set(state.hands[leader])
    assert {named(int(card)) for card in table.follower[row]} == set(state.hands[1 - leader])
    totals = points(state)
    assert table.margin[row] == totals[leader] - totals[1 - leader]
    assert [named(int(card)) for card in table.stock[row, table.drawn :]] == list(state.stock)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_last_tricks_are_solved_as_the_game_solves_them(number: int) -> None:
    table = deal(GAMES[number][0], 300, np.random.default_rng(9))
    leader, follower = table.leader[:, :3], table.follower[:, :3]
    solver = Ending(table.turned, bool(table.follow[0]))
    wanted = [
        solver.solve(bits(mine.tolist()), bits(theirs.tolist())) for mine, theirs in zip(leader, follower, strict=True)
    ]
    assert solved(leader, follower, table).tolist() == wanted


def run(monkeypatch: pytest.MonkeyPatch, out: Path, *words: str) -> None:
    small = "--deals", "64", "--hidden", "24", "--judge", "24", "--out", str(out)
    monkeypatch.setattr(sys, "argv", ["train", *small, *words])
    training.main()


@pytest.mark.parametrize("name", training.GAMES)
def test_the_same_seed_teaches_the_same(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    one, two, other = (tmp_path / f"{each}.npz" for each in ("one", "two", "other"))
    for path, seed in ((one, "1"), (two, "1"), (other, "2")):
        run(monkeypatch, path, "--game", name, "--rounds", "2", "--seed", seed)
    with np.load(one) as first, np.load(two) as second, np.load(other) as third:
        assert all((first[each] == second[each]).all() for each in first)
        assert not all((first[each] == third[each]).all() for each in first)


def test_what_was_learned_goes_on_and_is_exported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    first, second, target = tmp_path / "first.npz", tmp_path / "second.npz", tmp_path / "first.bin"
    run(monkeypatch, first, "--rounds", "1")
    run(monkeypatch, second, "--rounds", "1", "--start", str(first))
    monkeypatch.setattr(sys, "argv", ["export", "two", str(first), str(target)])
    export.main()
    policy, value = read(target)
    assert len(policy.rows) == 220 and len(value.rows) == 181
    with np.load(first) as before, np.load(second) as after:
        assert 0 < np.abs(before["policy0"] - after["policy0"]).max() < 0.1


@pytest.mark.parametrize("name", training.GAMES)
def test_only_inputs_that_never_are_one_are_exported_as_idle(name: str) -> None:
    game = training.GAMES[name]
    players = training.fresh(np.random.default_rng(1), 16, 16)
    lessons = round_of_play(players, game, 256, Style(4.0), np.random.default_rng(3))
    met = {"policy": np.concatenate(lessons.views), "value": np.concatenate(lessons.worlds)}
    steps = {  # of the margin and of the tricks left, which a few deals need not all meet
        "policy": range(inputs.VIEW_TRICKS, inputs.VIEW_FOLLOW),
        "value": range(inputs.WORLD_TRICKS, inputs.WORLD_FOLLOW),
    }
    for network, rows in export.idle(game).items():
        never = {int(each) for each in np.flatnonzero(~met[network].any(0))}
        assert never - set(steps[network]) == set(rows)


def lead_of(players: Players, rng: np.random.Generator, deals: int) -> float:
    """The mean lead in points of the policy on a player of random cards, who begins."""
    table, sign = deal(Game(), deals, rng), np.full(deals, -1)
    while table.leader.shape[1]:
        held = table.leader.shape[1]
        chance = rng.integers(held, size=deals)
        if table.tricks < 3:
            lead = reply = chance
        else:
            own = advantages(players.policy, view(table), table.leader, LEADS).argmax(1)
            lead = np.where(sign > 0, own, chance)
            seen = view(table, take(table.leader, lead))
            own = advantages(players.policy, seen, table.follower, REPLIES).argmax(1)
            reply = np.where(sign < 0, own, chance)
        table, won = settle(table, lead, reply)
        table, sign = draw(table), np.where(won, -sign, sign)
    return float((sign * table.margin).mean())


def test_a_few_seconds_teach_to_beat_a_player_of_random_cards(tmp_path: Path) -> None:
    players = training.fresh(np.random.default_rng(1), 32, 32)
    training.train(players, Game(), rounds=40, deals=128, seed=1, out=tmp_path / "few.npz", rate=3e-3, style=Style(4.0))
    assert lead_of(players, np.random.default_rng(2), 2000) > 15
