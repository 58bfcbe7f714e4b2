"""Train the computer's networks by self-play: `python -m game.ai.train --seed 1 --rounds 3000 --out two.npz`."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np

from game.ai import inputs
from game.ai.train.deals import Array, Game
from game.ai.train.network import Network
from game.ai.train.selfplay import SCALE, Lessons, Players, Style, round_of_play

GAMES = {
    "two": Game(),
    "options": Game(follow=0.5, shown=0.6),
    "briscolone": Game(hand_size=5, trump=False, follow=0.4, shown=0.0, bonus=0.0),
}
BATCH = 2048
MEMORY = 0.04  # of all rounds: how far back the average reaches that is saved, for the last weights are noisy


def fresh(rng: np.random.Generator, hidden: int, judge: int) -> Players:
    """Players who know nothing yet."""
    return Players(
        Network((inputs.VIEW, hidden, 32, 80), rng),
        Network((inputs.WORLD, judge, 32, 1), rng),
    )


def stacked(parts: list[Array], fill: float) -> Array:
    """The decisions of all tricks under one another, hands padded to the largest with `fill`."""
    width = max(part.shape[1] for part in parts)
    return np.concatenate([np.pad(part, ((0, 0), (0, width - part.shape[1])), constant_values=fill) for part in parts])


def teach_policy(policy: Network, lessons: Lessons, rate: float, rng: np.random.Generator) -> float:
    """Fit the advantages; returns the mean squared error in points squared."""
    rows, columns = np.concatenate(lessons.views), stacked(lessons.columns, 0)
    mask, results = stacked(lessons.masks, 0).astype(bool), stacked(lessons.results, 0) / SCALE
    order, loss = rng.permutation(len(rows)), 0.0
    for batch in np.array_split(order, max(1, len(rows) // BATCH)):
        legal, column = mask[batch], columns[batch]
        count = legal.sum(1, keepdims=True)
        outputs, cache = policy.forward(rows[batch])
        error = np.where(legal, np.take_along_axis(outputs, column, 1) - results[batch], 0)
        error = np.where(legal, error - error.sum(1, keepdims=True) / count, 0)
        slope = np.zeros_like(outputs)
        np.add.at(slope, (np.arange(len(batch))[:, None], column), error / len(batch))
        policy.train(cache, slope, rate)
        loss += float((error**2).sum())
    return loss / len(rows) * SCALE**2


def teach_value(value: Network, lessons: Lessons, rate: float, rng: np.random.Generator) -> float:
    """Fit the value; returns the mean squared error in points squared."""
    rows, returns = np.concatenate(lessons.worlds), np.concatenate(lessons.returns)
    order, loss = rng.permutation(len(rows)), 0.0
    for batch in np.array_split(order, max(1, len(rows) // BATCH)):
        outputs, cache = value.forward(rows[batch])
        error = outputs - returns[batch, None].astype(np.float32)
        value.train(cache, error / len(batch), rate)
        loss += float((error**2).sum())
    return loss / len(rows) * SCALE**2


def save(path: Path, weights: list[Array]) -> None:
    """Write the weights, the policy's six arrays and then the value's, in full precision."""
    names = [f"{name}{i}" for name in ("policy", "value") for i in range(6)]
    np.savez(path, **dict(zip(names, weights, strict=True)))  # type: ignore[arg-type]


def load(path: Path, players: Players) -> None:
    """Read what `save` wrote."""
    with np.load(path) as arrays:
        for name, network in (("policy", players.policy), ("value", players.value)):
            network.weights = [arrays[f"{name}{i}"] for i in range(6)]


def progress(done: int, rounds: int, start: float, losses: tuple[float, float]) -> None:
    """One line on stderr: how far, how long still, and the errors."""
    left = (time.monotonic() - start) / done * (rounds - done)
    bar = "#" * (20 * done // rounds)
    line = f"{bar:<20} {done}/{rounds} rounds, {left:.0f} s left, errors {losses[0]:.1f} {losses[1]:.1f}"
    print(line, file=sys.stderr, end="\r" if sys.stderr.isatty() else "\n", flush=True)


def train(
    players: Players, game: Game, rounds: int, deals: int, seed: int, out: Path, rate: float, style: Style
) -> None:
    """Learn for `rounds` rounds of `deals` deals; the learning rate and the heat fall to a tenth.

    What is saved is a running average of the weights (Polyak, Juditsky 1992).
    """
    rng, start = np.random.default_rng(seed), time.monotonic()
    averages, window = [np.zeros_like(each) for each in players.weights], max(1.0, MEMORY * rounds)
    for done in range(1, rounds + 1):
        fall = 0.1 ** ((done - 1) / rounds)
        lessons = round_of_play(players, game, deals, style._replace(heat=style.heat * fall), rng)
        losses = (
            teach_policy(players.policy, lessons, rate * fall, rng),
            teach_value(players.value, lessons, rate * fall, rng),
        )
        for average, weight in zip(averages, players.weights, strict=True):
            average += (weight - average) / min(done, window)
        if done % max(1, rounds // 200) == 0:
            progress(done, rounds, start, losses)
        if done % 100 == 0 or done == rounds:
            save(out, averages)


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(prog="python -m game.ai.train", description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="two")
    parser.add_argument("--rounds", type=int, default=3000)
    parser.add_argument("--deals", type=int, default=1024, help="deals a round")
    parser.add_argument("--hidden", type=int, default=128, help="neurons in the policy's first layer")
    parser.add_argument("--judge", type=int, default=128, help="neurons in the value's first layer")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate at the start")
    parser.add_argument("--heat", type=float, default=4.0, help="points over which choices are blurred at the start")
    parser.add_argument("--stray", type=float, default=0.0, help="how often a card is chosen blindly, 0 to 1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    players = fresh(np.random.default_rng(chosen.seed), chosen.hidden, chosen.judge)
    if chosen.start:
        load(chosen.start, players)
    style = Style(chosen.heat, chosen.stray)
    train(players, GAMES[chosen.game], chosen.rounds, chosen.deals, chosen.seed, chosen.out, chosen.rate, style)


if __name__ == "__main__":
    main()
