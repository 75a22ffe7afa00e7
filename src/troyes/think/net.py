"""The network at play time: two hidden layers over plain arrays, the first one incremental.

All positions to which the turns of one decision lead are nearly alike, so the first layer is
computed once for the position before the turn (`start`) and then only what has changed is added
(`value`). Everything is done in 32-bit floats and in one fixed order, every product and every sum
rounded by itself, so that compiled and uncompiled code come to the very same numbers.

>>> net = Net(3, 8, 4)
>>> net.start([1.0, 0.0, 2.0])
>>> net.value([1.0, 1.0, 2.0])
0.0
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Sequence
from typing import Any

COMPILED = not __file__.endswith(".py")
MOST_INPUTS = 1024
MOST_UNITS = 256
LANES = 8  # in which the output is summed up
MAGIC = b"TROYNET1"
HEADER = "<8s4I"
WITH_HEADS = b"TROYNET2"  # the same, then the number of heads; their weights come last
Numbers = Any  # an array of 32-bit floats; compiled, a pointer to them
Places = Any  # the same with integers


def floats(n: int) -> array[float]:
    """An array of 32-bit floats, all zero."""
    return array("f", bytes(4 * n))


class Net:
    """Inputs, two layers of rectified units, one output.

    It may have further outputs (`heads`) that read both layers. They cost nothing in play:
    only `all_outputs` computes them.
    """

    inputs: int
    first: int
    second: int
    players: int
    w: Numbers  # all weights; those of the first layer come first
    b1: int  # where the others begin
    w2: int
    b2: int
    w3: int
    bias: float

    def __init__(self, inputs: int, first: int, second: int, players: int = 0) -> None:
        """A network of zeros."""
        if not (0 < inputs <= MOST_INPUTS and 0 < first <= MOST_UNITS and 0 < second <= MOST_UNITS):
            raise ValueError(
                f"a network has at most {MOST_INPUTS} inputs and {MOST_UNITS} units in a layer, "
                f"not {inputs}-{first}-{second}"
            )
        self.inputs = inputs
        self.first = first
        self.second = second
        self.players = players
        if not COMPILED:
            self.x0 = floats(1024)
            self.h0 = floats(256)
            self.h1 = floats(256)
            self.h2 = floats(256)
            self.given = floats(1024)
            self.rows = [0] * 1040  # MOST_INPUTS, and space to write 16 at a time
            self.by = floats(1040)
            self.all = [0, 0]
        self.all[0], self.all[1] = 0, inputs  # one span
        self.take(array("d", bytes(8 * self.size())))
        self.take_heads(array("d"))

    def size(self) -> int:
        """The number of weights."""
        return (self.inputs + 1) * self.first + (self.first + 2) * self.second + 1

    def take(self, weights: Sequence[float]) -> None:
        """Take all weights from one flat array: w1 (by input), b1, w2 (by unit), b2, w3, b3."""
        if len(weights) != self.size():
            raise ValueError(f"this network has {self.size()} weights, not {len(weights)}")
        self.share(array("d", weights))

    def share(self, weights: array[float]) -> None:
        """Take all weights from where they are."""
        self.weights = weights
        self.b1 = self.inputs * self.first
        self.w2 = self.b1 + self.first
        self.b2 = self.w2 + self.first * self.second
        self.w3 = self.b2 + self.second
        if COMPILED:
            point_at(self)  # type: ignore[name-defined]  # noqa: F821  (net.pxd)
        else:
            setattr(self, "w", array("f", self.weights))  # noqa: B010  (compiled, a pointer to them)
        self.bias = self.weights[self.size() - 1]

    def take_heads(self, weights: Sequence[float]) -> None:
        """Take the weights of further outputs: one per unit of both layers, then biases."""
        units = self.first + self.second + 1
        if len(weights) % units:
            raise ValueError(f"heads have {units} weights each, so {len(weights)} do not fit")
        self.head_weights = array("d", weights)
        self.heads = len(weights) // units

    def twin(self) -> Net:
        """Another network that shares the weights: each thread needs its own."""
        net = Net(self.inputs, self.first, self.second, self.players)
        net.share(self.weights)
        net.head_weights, net.heads = self.head_weights, self.heads
        return net

    # --- thinking ---

    def begin(self, x: Numbers) -> None:
        """The first layer of a position from which others follow."""
        n = 0
        for i in range(self.inputs):
            self.x0[i] = x[i]
            if x[i] != 0.0:
                self.rows[n] = i
                self.by[n] = x[i]
                n += 1
        for j in range(self.first):
            self.h1[j] = self.w[self.b1 + j]
        self.add(self.h0, self.h1, n)

    def judge(self, x: Numbers, spans: Places, n_spans: int) -> float:
        """The output for a position, computed incrementally from the last: only spans differ."""
        self.add(self.h1, self.h0, self.changes(x, spans, n_spans))
        return self.output()

    def changes(self, x: Numbers, spans: Places, n_spans: int) -> int:
        """List the inputs within spans that differ from the start; return their number."""
        if COMPILED:
            return list_changes(self, x, spans, n_spans)  # type: ignore[name-defined, no-any-return]  # noqa: F821
        n = 0
        for k in range(n_spans):
            for i in range(spans[2 * k], spans[2 * k + 1]):
                if x[i] != self.x0[i]:
                    self.rows[n] = i
                    self.by[n] = x[i] - self.x0[i]
                    n += 1
        return n

    def add(self, out: Numbers, start: Numbers, n: int) -> None:
        """`out` is `start` plus the `n` rows of the first layer's weights that are listed."""
        if COMPILED:
            add_rows(self, out, start, n)  # type: ignore[name-defined]  # noqa: F821
        else:
            self.add_plainly(out, start, n)

    def add_plainly(self, out: Numbers, start: Numbers, n: int) -> None:
        """The same, uncompiled."""
        cell = floats(2)  # what is put into an array of floats is rounded to 32 bits
        w = self.w
        listed = [(self.by[k], self.rows[k] * self.first) for k in range(n)]
        for j in range(self.first):
            cell[0] = start[j]
            for by, row in listed:
                cell[1] = by * w[row + j]
                cell[0] += cell[1]
            out[j] = cell[0]

    def output(self) -> float:
        """The second layer, its even and odd inputs apart, and the output."""
        if COMPILED:
            return second_layer(self)  # type: ignore[name-defined, no-any-return]  # noqa: F821
        return self.plain_output()

    def plain_output(self) -> float:
        """The same, uncompiled."""
        cell = floats(3)
        lanes = floats(LANES)
        w = self.w
        active = [
            (i % 2, self.h1[i], self.w2 + i * self.second)
            for i in range(self.first)
            if self.h1[i] > 0.0  # the others add nothing
        ]
        for j in range(self.second):
            cell[0], cell[1] = w[self.b2 + j], 0.0
            for side, unit, row in active:
                cell[2] = unit * w[row + j]
                cell[side] += cell[2]
            cell[0] += cell[1]
            self.h2[j] = max(cell[0], 0.0)
            cell[2] = self.h2[j] * w[self.w3 + j]
            lanes[j % LANES] += cell[2]
        for half in (4, 2, 1):
            for k in range(half):
                lanes[k] += lanes[k + half]
        return self.bias + lanes[0]

    # --- the same for lists ---

    def start(self, x: Sequence[float]) -> None:
        """`begin` for any sequence of numbers."""
        self.put(x)
        self.begin(self.given)

    def value(self, x: Sequence[float]) -> float:
        """`judge` for any sequence of numbers."""
        self.put(x)
        return self.judge(self.given, self.all, 1)

    def all_outputs(self, x: Sequence[float]) -> list[float]:
        """The output for a position, and those of the heads."""
        self.start(x)
        found = [self.judge(self.given, self.all, 1)]
        units = [max(self.h0[i], 0.0) for i in range(self.first)]
        units += [max(self.h2[i], 0.0) for i in range(self.second)]
        units.append(1.0)
        for head in range(self.heads):
            total = 0.0
            for i, unit in enumerate(units):
                total += unit * self.head_weights[i * self.heads + head]
            found.append(total)
        return found

    def put(self, x: Sequence[float]) -> None:
        """Copy numbers into a buffer of their own."""
        if len(x) != self.inputs:
            raise ValueError(f"this network has {self.inputs} inputs, not {len(x)}")
        for i in range(self.inputs):
            self.given[i] = x[i]

    # --- in a file ---

    def to_bytes(self) -> bytes:
        """The network as a file: a header and the weights as 32-bit floats."""
        header = struct.pack(HEADER, MAGIC, self.players, self.inputs, self.first, self.second)
        if self.heads:
            header = WITH_HEADS + header[len(MAGIC) :] + struct.pack("<I", self.heads)
        return header + array("f", [*self.weights, *self.head_weights]).tobytes()

    def __reduce__(self) -> tuple[Any, ...]:
        return from_bytes, (self.to_bytes(),)

    def __repr__(self) -> str:
        return f"<Net {self.inputs}-{self.first}-{self.second} for {self.players}>"


def from_bytes(data: bytes) -> Net:
    """The network of a file."""
    size = struct.calcsize(HEADER)
    if len(data) < size + 4 or data[:8] not in (MAGIC, WITH_HEADS):
        raise ValueError("not a network file: it does not begin with " + repr(MAGIC))
    _, players, inputs, first, second = struct.unpack(HEADER, data[:size])
    heads = 0
    if data[:8] == WITH_HEADS:
        (heads,) = struct.unpack("<I", data[size : size + 4])
        size += 4
    net = Net(inputs, first, second, players)
    count = net.size() + heads * (first + second + 1)
    if len(data) != size + 4 * count:
        raise ValueError(f"a {net!r} takes {size + 4 * count} bytes, not {len(data)}")
    weights = array("f")
    weights.frombytes(data[size:])
    net.take(weights[: net.size()])
    net.take_heads(weights[net.size() :])
    return net
