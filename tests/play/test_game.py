"""Games, undo, records and the notation's errors."""

from __future__ import annotations

import random
from typing import Any

import pytest
from table import names, play, table, to_json

from troyes.formats.names import ACTION_SPACE
from troyes.formats.notation import NotationError
from troyes.formats.record import Record, RecordError
from troyes.play.game import Game
from troyes.rules.edition import Edition, standard
from troyes.rules.engine import IllegalChoice, choose, is_chance, resolve_chance
from troyes.rules.terms import ASK_ACTION, N_OPTIONS


def finished(players: int = 2, seed: int = 1, **more: Any) -> Game:
    game = Game(players, seed=seed, **more)
    rng = random.Random(seed)
    while not game.over:
        game.choose(rng.choice(game.options()))
    return game


# --- chance --------------------------------------------------------------------------------------


def waits_for_chance(record: Record) -> list[bool]:
    """Whether a die or a card comes next: before the first step and after every one."""
    return [is_chance(s) for s in record.states()]


def test_a_game_and_the_engine_alone_draw_the_same_from_a_seed() -> None:
    game = finished(3, seed=7 << 64 | 9)
    keys = game.seed.key0, game.seed.key1
    s = Record(game.header, []).replay()
    resolve_chance(s, *keys)
    for step, rolled in zip(game.steps, waits_for_chance(game.record()), strict=False):
        if not rolled:
            choose(s, step)
            resolve_chance(s, *keys)
    assert s == game.state
    other = Record(game.header, []).replay()
    resolve_chance(other, *reversed(keys))
    assert other != Game(3, seed=7 << 64 | 9).state


def test_a_game_resumed_before_a_roll_rolls_the_same() -> None:
    mine = Edition({**standard().figures, "name": "ours"})
    first = Game(2, seed=5, edition=mine)
    record = first.record()
    while not waits_for_chance(record)[-1]:
        first.choose(first.options()[0], resolve_chance=False)
        record = first.record()
    again = Game.resume(record, 5)
    first.resolve_chance()
    assert again.edition.name == "ours"
    assert len(again.steps) > len(record.steps)
    assert again.state == first.state


# --- playing -------------------------------------------------------------------------------------


def test_options_have_fixed_different_names() -> None:
    assert len(ACTION_SPACE) == N_OPTIONS == 256
    assert len(set(ACTION_SPACE)) == 256


def test_choose_by_number_or_name() -> None:
    first, second = Game(3, seed=4), Game(3, seed=4)
    name = first.names()[3]
    first.choose(name)
    second.choose(second.options()[3])
    assert first.state == second.state


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = Game(3, seed=4)
    before = game.state.copy()
    with pytest.raises(ValueError, match="'merchant' is not an option; there are palace-1"):
        game.choose("merchant")
    with pytest.raises(IllegalChoice, match="0 is not an option here"):
        game.choose(0)
    with pytest.raises(IllegalChoice):
        game.choose(-5)
    with pytest.raises(IllegalChoice):
        game.choose(10**4)
    assert game.state == before
    assert game.record().steps == Game(3, seed=4).record().steps


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    game = finished()
    assert game.actor is None
    with pytest.raises(IllegalChoice):
        choose(game.state, 0)


@pytest.mark.parametrize("players", [0, 5, -1])
def test_only_one_to_four_can_play(players: int) -> None:
    with pytest.raises(ValueError, match="1 to 4 players"):
        Game(players)


def test_every_player_has_a_name() -> None:
    with pytest.raises(ValueError, match="3 players need 3 names, not 1"):
        Game(3, names=["Anna"])


def test_the_table_may_choose_the_start_player() -> None:
    """S5."""
    assert Game(4, seed=1, start=2).actor == 2
    with pytest.raises(ValueError, match="the start player must be one of"):
        Game(2, start=2)


def test_the_same_seed_is_the_same_game() -> None:
    assert finished(seed=9).record() == finished(seed=9).record()
    assert finished(seed=9).record().steps != finished(seed=10).record().steps


# --- undo ----------------------------------------------------------------------------------------


def to_actions(game: Game) -> None:
    """Play on to the first action."""
    while game.state.wait != ASK_ACTION:
        game.choose(game.options()[0])


def test_a_whole_turn_can_be_taken_back_choice_by_choice() -> None:
    game = Game(3, seed=8)
    to_actions(game)
    start, seat = game.state.copy(), game.actor
    steps = len(game.steps)
    states = []
    rng = random.Random(1)
    while game.actor == seat:
        states.append(game.state.copy())
        quiet = [name for name in game.names() if name != "pass" and "reroll" not in name]
        game.choose(rng.choice(quiet))
    assert game.undoer == seat
    while game.undoer is not None:
        game.undo()
        assert game.state == states.pop()
    assert game.state == start
    assert len(game.steps) == steps


def test_undo_ends_where_a_die_was_rolled() -> None:
    game = Game(2, seed=3)
    to_actions(game)
    game.choose("recruit")
    reroll = next(name for name in game.names() if name.startswith("reroll"))
    game.choose(reroll)
    assert game.undoer is None
    with pytest.raises(ValueError, match="nothing can be taken back"):
        game.undo()


def test_undo_ends_where_another_player_has_acted() -> None:
    game = Game(2, seed=3)
    first = game.actor
    game.choose(game.options()[0])
    assert game.undoer == first
    game.choose(game.options()[0])
    second = game.undoer
    assert second is not None
    assert second != first
    game.undo()
    assert game.undoer is None


def test_undo_and_the_same_choices_give_the_same_game() -> None:
    """Nobody can reroll by undoing."""
    rng = random.Random(5)
    straight = finished(3, seed=77)
    game = Game(3, seed=77)
    at = 0
    for step in straight.steps:
        if at < len(game.steps):
            at += 1
            continue
        if game.undoer is not None and rng.random() < 0.3:
            taken = game.steps[-1]
            game.undo()
            game.choose(taken)
        game.choose(step)
        at += 1
    assert game.over
    assert game.steps == straight.steps


def test_nothing_is_taken_back_from_a_finished_game() -> None:
    assert finished().undoer is None


# --- records -------------------------------------------------------------------------------------


def test_the_seed_is_secret_until_the_game_is_over() -> None:
    game = Game(2, seed=123456)
    assert game.record().seed is None
    assert "Seed" not in game.record().to_text()
    assert finished(seed=123456).record().seed == 123456


def test_a_game_can_be_resumed_from_its_record() -> None:
    whole = finished(4, seed=5)
    game = Game(4, seed=5)
    rng = random.Random(5)
    for _ in range(200):
        game.choose(rng.choice(game.options()))
    game = Game.resume(Record.from_json(game.record().to_json()), seed=5)
    while not game.over:
        game.choose(rng.choice(game.options()))
    assert game.record() == whole.record()


def text_of(seed: int = 1) -> list[str]:
    return finished(seed=seed).record().to_text().splitlines()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("workforce: ", "workforce: A.x9 ", r"line \d+, word 1: 'A\.x9' does not fit; expected"),
        ("workforce: ", "labour: ", r"line \d+: the label is 'labour', but next comes 'workforce'"),
        ("cards: ", "cards ", r"line \d+: a line is a label, a colon and words"),
        ('[Rules "1"]', '[Rules "2"]', "these are rules 1, the record has 2"),
        ('[Troyes "1"]', '[Troyes "7"]', "this is format 1, the record has 7"),
        ('[Players "2"]', '[Players "5"]', "must be 1 to 4"),
        ('[Players "2"]', '[Players "two"]', "is required and must be a whole number"),
        ('[Bonus "no"]', '[Bonus "perhaps"]', "must be yes or no"),
        ('[Bonus "no"]', "[Bonus no]", "a header line is"),
        ("[Seed ", "[Seed2 ", None),
        ('[Seed "', '[Seed "zz', "must be 32 hexadecimal digits"),
        ("[Edition ", '[Edition "mine 123"]\n[Edition2 ', "was played with the edition"),
    ],
)
def test_errors_in_a_text_are_named(old: str, new: str, message: str | None) -> None:
    text = "\n".join(text_of())
    assert old in text
    changed = text.replace(old, new, 1)
    if message is None:
        assert Record.from_text(changed).seed is None
        return
    with pytest.raises(RecordError, match=message):
        Record.from_text(changed)


def test_a_wrong_result_is_noticed() -> None:
    text = "\n".join(text_of())
    tag = next(line for line in text.splitlines() if line.startswith("[Result"))
    with pytest.raises(RecordError, match="the game ended"):
        Record.from_text(text.replace(tag, '[Result "A=99 B=0"]'))
    cut = text[: text.index("# round 2")]
    with pytest.raises(RecordError, match="the game is not over"):
        Record.from_text(cut)


def test_words_after_the_end_are_refused() -> None:
    text = "\n".join([*text_of(), "A: pass"])
    with pytest.raises(RecordError, match=r"line \d+: the game is over"):
        Record.from_text(text)


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", "null", '{"header": 1}', "not json", '{"header":{},"steps":[],"seed":"xyz"}'],
)
def test_what_is_no_json_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="not a record"):
        Record.from_json(text)


def test_a_step_that_cannot_be_is_named() -> None:
    record = finished().record()
    record.steps[30] = 255
    with pytest.raises(RecordError, match="step 31: 255"):
        record.replay()
    record = finished().record()
    record.steps.append(0)
    with pytest.raises(RecordError, match="the game is over"):
        record.replay()


def test_a_line_that_does_not_fit_leaves_the_state_alone() -> None:
    s = table(dice={"A": {"yellow": [4, 5]}, "N": {"red": [1]}})
    key = s.key()
    with pytest.raises(NotationError, match="'r9' does not fit"):
        play(s, "agriculture y4 r9")
    assert s.key() == key
    assert "agriculture" in names(s)


# --- header and result ---------------------------------------------------------------------------


def test_a_new_game_keeps_its_points_secret_unless_told_otherwise() -> None:
    """T5: hidden by default, open if the table says so; the state says which."""
    for open_scores in (False, True):
        game = Game(2, seed=1, open_scores=open_scores)
        assert to_json(game.state)["open_scores"] is open_scores
        assert game.header.open_scores is open_scores
        assert (game.view(0).to_json()["seats"]["B"]["vp"] is None) is not open_scores
    assert to_json(Game(2, seed=1).state)["open_scores"] is False


def test_the_result_of_a_game() -> None:
    """F3: winners and the score table, once the game is over."""
    game = finished(3, seed=4)
    totals = {seat: score["total"] for seat, score in game.scores().items()}
    assert set(totals) == {0, 1, 2}
    assert game.winners() == [s for s, total in totals.items() if total == max(totals.values())]
    assert set(finished(1, seed=4).scores()) == {0, 4}
    assert game.actor is None


def test_a_record_of_the_standard_edition_holds_no_figures() -> None:
    assert Game(2, seed=1).header.figures is None
    assert Game(2, seed=1).header.names == ["Player A", "Player B"]
