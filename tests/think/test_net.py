"""The network at play time against a reference, and its file."""

from __future__ import annotations

import pickle
import random
from array import array

import pytest

from troyes.think.net import Net, from_bytes


def chance_net(inputs: int, first: int, second: int, heads: int = 0) -> Net:
    rng = random.Random(inputs)
    net = Net(inputs, first, second, 2)
    net.take(array("f", [rng.gauss(0, 0.3) for _ in range(net.size())]))
    more = heads * (first + second + 1)
    net.take_heads(array("f", [rng.gauss(0, 0.3) for _ in range(more)]))
    return net


@pytest.mark.parametrize("shape", [(5, 3, 2), (40, 64, 32), (300, 33, 17)])
def test_it_computes_what_numpy_computes(shape: tuple[int, int, int]) -> None:
    np = pytest.importorskip("numpy")
    from troyes.learn.model import Model

    net = chance_net(*shape)
    model = Model(*shape, 2)
    model.take(net)
    rng = random.Random(7)
    x = [[rng.choice([0.0, 0.0, 1.0, 0.5]) for _ in range(shape[0])] for _ in range(20)]
    expected = model.predict(np.array(x, dtype=np.float32))
    net.start(x[0])
    for row, value in zip(x, expected, strict=True):
        assert net.value(row) == pytest.approx(float(value), abs=1e-4)


def test_where_it_starts_makes_no_difference() -> None:
    net = chance_net(40, 64, 32)
    rng = random.Random(3)
    x = [rng.random() for _ in range(40)]
    net.start(x)
    expected = net.value(x)
    for _ in range(5):
        net.start([rng.random() for _ in range(40)])
        assert net.value(x) == pytest.approx(expected, abs=1e-6)  # 32-bit floats round at 3e-8


def test_a_file_holds_all_of_it() -> None:
    net = chance_net(40, 64, 32)
    again = from_bytes(net.to_bytes())
    assert again.to_bytes() == net.to_bytes()
    assert (again.inputs, again.first, again.second, again.players) == (40, 64, 32, 2)
    copied = pickle.loads(pickle.dumps(net))
    x = [0.5] * 40
    for one in (net, again, copied):
        one.start(x)
    assert net.value(x) == again.value(x) == copied.value(x)


def test_heads_compute_what_numpy_computes_and_leave_the_margin_alone() -> None:
    np = pytest.importorskip("numpy")
    from troyes.learn.model import Model

    model = Model(40, 64, 32, 2, heads=True)
    net = chance_net(40, 64, 32, model.heads)
    model.take(net)
    rng = random.Random(7)
    for _ in range(10):
        x = [rng.choice([0.0, 0.0, 1.0, 0.5]) for _ in range(40)]
        row = np.array([x], dtype=np.float32)
        w1, b1, w2, b2, _, _ = model.parts(model.flat)
        h1 = np.maximum(row @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        w, b = model.head_parts(model.flat)
        expected = [*model.predict(row), *(np.concatenate([h1, h2], axis=1) @ w + b)[0]]
        assert net.all_outputs(x) == pytest.approx([float(y) for y in expected], abs=1e-4)
        assert net.value(x) == net.all_outputs(x)[0] == net.twin().all_outputs(x)[0]


def test_a_file_holds_the_heads_and_older_files_have_none() -> None:
    net, plain = chance_net(40, 16, 8, 5), chance_net(40, 16, 8)
    assert plain.to_bytes()[:8] == b"TROYNET1"
    assert net.to_bytes()[:8] == b"TROYNET2"
    assert (from_bytes(plain.to_bytes()).heads, from_bytes(net.to_bytes()).heads) == (0, 5)
    x = [0.5] * 40
    for again in (from_bytes(net.to_bytes()), pickle.loads(pickle.dumps(net)), net.twin()):
        assert again.all_outputs(x) == net.all_outputs(x)
    assert plain.all_outputs(x) == net.all_outputs(x)[:1]
    with pytest.raises(ValueError, match="bytes, not"):
        from_bytes(net.to_bytes()[:-4])
    with pytest.raises(ValueError, match="heads have 25 weights each"):
        plain.take_heads([1.0] * 26)


def test_what_is_no_network_is_refused() -> None:
    data = chance_net(4, 3, 2).to_bytes()
    with pytest.raises(ValueError, match="does not begin with"):
        from_bytes(b"nonsense")
    with pytest.raises(ValueError, match="bytes, not"):
        from_bytes(data[:-1])
    with pytest.raises(ValueError, match="at most"):
        Net(5000, 3, 2)
    with pytest.raises(ValueError, match="has 4 inputs, not 3"):
        Net(4, 3, 2).value([1.0] * 3)
    with pytest.raises(ValueError, match="weights, not 2"):
        Net(4, 3, 2).take([1.0, 2.0])
