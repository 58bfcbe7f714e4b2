"""A small network in plain Python: a layer of many neurons is one large integer, a *lane* of bits for each.

Adding two such integers adds every lane at once, and multiplying one by a small number scales every lane, so the
interpreter works on a whole layer per operation. The first layer's weights are signed bytes in steps of 1/128, the
later ones' are 16 bits in steps of 1/512, activations are bytes in steps of 1/128.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from operator import mul
from pathlib import Path

STEP = 128  # steps in one unit of an activation and of the first layer's weights
FINE = 512  # steps in one unit of the later layers' weights
UNIT = STEP * FINE  # steps in one unit of an output
NARROW, WIDE = 16, 32  # bits of a lane in the first and in the second layer
_KINDS = {NARROW: "h", WIDE: "i"}
_RAISE = 1 << 15, 1 << 31  # keeps every lane positive
_CLIPPED = (bytes(_RAISE[0]) + bytes(range(256)) + b"\xff" * (_RAISE[0] - 256)).__getitem__  # raised lane -> 0..255


def packed(lanes: Sequence[int], bits: int) -> int:
    """One integer with a lane of `bits` for each of the (possibly negative) `lanes`, the first lowest."""
    middles = _ones(len(lanes), bits) << bits - 1
    return (int.from_bytes(array(_KINDS[bits], lanes).tobytes(), "little") ^ middles) - middles  # the xor raises each


@cache
def _ones(lanes: int, bits: int) -> int:
    """A one in every lane."""
    return sum(1 << bits * lane for lane in range(lanes))


class Network:
    """Inputs of zeros and ones -> two hidden layers with activations 0..255 -> outputs."""

    def __init__(self, layers: Sequence[tuple[Sequence[int], Sequence[Sequence[int]]]]) -> None:
        """`layers`: three pairs of biases and rows of weights, as whole numbers (see `read`)."""
        (first, rows), (second, middle), (third, last) = layers
        self.sizes = 2 * len(first), 4 * len(second)
        self.rows = [packed(row, NARROW) for row in rows]
        self.bias = packed(first, NARROW) + _ones(len(first), NARROW) * _RAISE[0]
        self._middle = [packed(row, WIDE) for row in middle]
        self._start = packed(second, WIDE) + _ones(len(second), WIDE) * _RAISE[1]
        self._columns = [tuple(row[k] for row in last) for k in range(len(third))]
        self._third = third

    def features(self, total: int) -> list[int]:
        """The second layer's activations, from the sum of the bias and the rows of the inputs that are one."""
        narrow, wide = self.sizes
        activations = map(_CLIPPED, memoryview(total.to_bytes(narrow, "little")).cast("H"))
        lanes = self._start
        for activation, row in zip(activations, self._middle, strict=True):
            if activation:
                lanes += activation * row
        raised = memoryview(lanes.to_bytes(wide, "little")).cast("I")
        return [0 if lane <= 0x80000000 else 255 if lane > 0x8001FFFF else (lane >> 9) & 255 for lane in raised]

    def output(self, features: list[int], number: int) -> int:
        """Output `number`, in steps of 1/UNIT."""
        total: int = sum(map(mul, features, self._columns[number]), self._third[number])
        return total


def read(path: Path) -> list[Network]:
    """The networks in a file: for each four sizes (uint16), then for each layer biases (int32) and weights.

    Weights are int8 in the first layer, int16 in the others; all little-endian, row by row.
    """
    data, networks = path.read_bytes(), []
    start = 0
    while start < len(data):
        sizes = _numbers(data[start : start + 8], "H")
        start += 8
        layers = []
        for number, (rows, columns) in enumerate(pairwise(sizes)):
            middle = start + 4 * columns
            end = middle + rows * columns * (2 if number else 1)
            weights = _numbers(data[middle:end], "h" if number else "b")
            biases = _numbers(data[start:middle], "i")
            layers.append((biases, [weights[k : k + columns] for k in range(0, len(weights), columns)]))
            start = end
        networks.append(Network(layers))
    return networks


def _numbers(data: bytes, kind: str) -> list[int]:
    return array(kind, data).tolist()
