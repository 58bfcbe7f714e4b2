"""Write trained weights as the game reads them: `python -m game.ai.train.export two two.npz game/ai/two.bin`."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from game.ai import inputs
from game.ai.network import FINE, STEP, UNIT
from game.ai.train.__main__ import GAMES
from game.ai.train.deals import Array, Game


def idle(game: Game) -> dict[str, list[int]]:
    """The inputs of each network that are never one in `game`: their weights are still those of the start."""
    view: list[int] = []
    world: list[int] = []
    if not game.shown:
        view += range(inputs.SHOWN, inputs.TABLE)
        world += [inputs.WORLD_OPEN]
    if not game.follow:
        view += [inputs.VIEW_FOLLOW]
        world += [inputs.WORLD_FOLLOW]
    if not game.trump:
        view += range(inputs.VIEW_TURNED, inputs.VIEW_TRICKS)
        world += range(inputs.WORLD_TURNED, inputs.WORLD_TRICKS)
    return {"policy": view, "value": world}


def exported(weights: list[Array]) -> bytes:
    """One network (weights and biases of three layers in turn) in the format of `game.ai.network.read`."""
    sizes = [weights[0].shape[0], *(each.shape[1] for each in weights[::2])]
    parts = [np.array(sizes, "<u2").tobytes()]
    for layer in range(3):
        bias, weight = weights[2 * layer + 1], weights[2 * layer]
        parts.append(np.rint(bias * (UNIT if layer else STEP)).astype("<i4").tobytes())
        parts.append(np.rint(weight * (FINE if layer else STEP)).astype("<i2" if layer else np.int8).tobytes())
    return b"".join(parts)


def main() -> None:
    """Read the game and the two paths from the command line."""
    parser = argparse.ArgumentParser(prog="python -m game.ai.train.export", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    chosen = parser.parse_args()
    data = b""
    with np.load(chosen.source) as arrays:
        for name, rows in idle(GAMES[chosen.game]).items():
            weights = [arrays[f"{name}{i}"] for i in range(6)]
            weights[0][rows] = 0  # zeros compress well
            data += exported(weights)
    chosen.target.write_bytes(data)
    print(f"{chosen.target}: {len(data)} bytes")


if __name__ == "__main__":
    main()
