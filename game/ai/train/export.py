"""Write trained weights as the bytes that the game reads: `python -m game.ai.train.export two.npz game/ai/two.bin`."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from game.ai.network import FINE, STEP, UNIT
from game.ai.train.table import Array


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
    """Read the two paths from the command line."""
    source, target = map(Path, sys.argv[1:])
    with np.load(source) as arrays:
        names = "policy", "value"
        data = b"".join(exported([arrays[f"{name}{i}"] for i in range(6)]) for name in names)
    target.write_bytes(data)
    print(f"{target}: {len(data)} bytes")


if __name__ == "__main__":
    main()
