"""Dice that can be trusted: the promise, and every roll made once more."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from troyes.formats.fair_dice import commitment, salt_of, verify
from troyes.formats.record import Record, RecordError
from troyes.simulate import Plan, play_game

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.troyes"))
SALT = salt_of("a table of a test")


@pytest.fixture(scope="module", params=[1, 2, 4])
def record(request: pytest.FixtureRequest) -> Record:
    """A whole game, with the promise its table would have given."""
    from troyes.rules.edition import standard

    plan = Plan(request.param, 1, ("random",) * request.param, 7, True)
    game, _ = play_game(plan, 0, standard())
    found = game.record()
    assert found.seed is not None
    found.header.commitment = f"{SALT} {commitment(found.seed, SALT)}"
    return found


def test_the_commitment_is_what_the_documents_say() -> None:
    text = f"troyes dice 1\nab\n{5:032x}\n"
    assert commitment(5, "ab") == hashlib.sha256(text.encode()).hexdigest()
    assert len({commitment(seed, salt) for seed in range(20) for salt in ("ab", "cd")}) == 40
    assert "a table of a test" not in SALT
    assert len(SALT) == 32


def test_an_honest_game_is_sound(record: Record) -> None:
    found = verify(record)
    assert found.sound
    assert found.committed is True
    assert found.wrong == []
    assert sum(found.faces) == found.rolls > 20
    assert found.draws > 5


def test_one_changed_die_is_found(record: Record) -> None:
    """Another face, in the middle of the game, that is still a legal game."""
    changed = 0
    for k, step in enumerate(record.steps):
        other = Record(record.header, [*record.steps[:k], step % 6 + 1], record.seed)
        try:
            if k + 1 in verify(other).wrong:
                changed += 1
        except ValueError:
            continue  # it was a choice, or a card
        if changed == 5:
            return
    raise AssertionError("no die was changed")


def test_another_seed_breaks_the_promise(record: Record) -> None:
    assert record.seed is not None
    found = verify(Record(record.header, record.steps, record.seed ^ 1))
    assert found.committed is False
    assert found.wrong
    assert not found.sound


def test_the_promise_is_part_of_both_formats(record: Record) -> None:
    for again in (Record.from_text(record.to_text()), Record.from_json(record.to_json())):
        assert again == record
    assert f'[Commitment "{record.header.commitment}"]' in record.to_text()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_records_without_a_promise_stay_as_they_are(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.from_text(text)
    assert record.header.commitment is None
    assert "ommitment" not in record.to_text() + record.to_json()
    assert record.to_text() == text


@pytest.mark.parametrize("value", ["", "ab", "ab cd", "xy " + "0" * 64, "ab " + "0" * 63])
def test_a_promise_that_is_none_is_refused(record: Record, value: str) -> None:
    text = re.sub(r'\[Commitment "[^"]*"\]', f'[Commitment "{value}"]', record.to_text())
    with pytest.raises(RecordError, match="Commitment"):
        Record.from_text(text)


def run(path: Path, *arguments: str) -> tuple[int, str]:
    """`troyes verify`."""
    command = [sys.executable, "-m", "troyes", "verify", str(path), *arguments]
    found = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert "Traceback" not in found.stderr
    return found.returncode, " ".join((found.stdout + found.stderr).split())


def test_the_command(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.troyes"
    path.write_text(record.to_text(), "utf-8")
    code, said = run(path)
    assert code == 0, said
    assert "are those of the seed" in said
    assert "is the one committed to before the game" in said
    seed = f"{record.seed:032x}"
    lie = record.to_text().replace(f'[Seed "{seed}"]', f'[Seed "{"0" * 31}1"]')
    path.write_text(lie, "utf-8")
    code, said = run(path)
    assert code == 1
    assert "not those of the seed" in said
    assert "is not the one committed to" in said
    path.write_text(record.to_text().replace(f'[Seed "{seed}"]\n', ""), "utf-8")
    code, said = run(path)
    assert code == 1
    assert "no seed" in said
    assert run(tmp_path / "none.troyes")[0] == 2


def test_the_promise_that_somebody_saw_counts(record: Record, tmp_path: Path) -> None:
    """Whoever writes a record anew can promise what they like in it, but not what others saw."""
    assert record.header.commitment is not None
    path = tmp_path / "game.troyes"
    path.write_text(record.to_text(), "utf-8")
    seen = record.header.commitment.split()[1]
    assert run(path, "--commitment", seen.upper())[0] == 0
    code, said = run(path, "--commitment", commitment(2, "ab"))
    assert code == 1
    assert "is not the one committed to" in said
    code, said = run(path, "--commitment", seen[:20])
    assert code == 2
    assert "64 hexadecimal digits" in said
    silent = re.sub(r'\[Commitment "[^"]*"\]\n', "", record.to_text())
    path.write_text(silent, "utf-8")
    assert run(path)[0] == 0
    assert run(path, "--commitment", seen)[0] == 1
