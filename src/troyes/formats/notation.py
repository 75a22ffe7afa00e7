"""Games as text: one readable line per turn, which parses back to the same game.

The format is described in docs/notation.md. A line is a label and words; every word is one option
or one outcome. STOP and NO_MODIFIER are never written: where a word does not fit and one of them is
an option, the reader supplies it, and so it does at the end of a line.
"""

from __future__ import annotations

from collections.abc import Iterable

from troyes.rules.engine import apply_option, is_chance, is_over, options, outcomes, resolve
from troyes.rules.event_rows import EVENTS
from troyes.rules.state import State
from troyes.rules.terms import (
    ASK_ACTION,
    CHANCE,
    DRAW_CARD,
    DRAW_CHARACTER,
    DRAW_EVENT,
    NO_MODIFIER,
    ROLL_ARCHER,
    ROLL_BLACK,
    ROLL_EVENT,
    ROLL_REROLL,
    ROLL_ROY,
    ROLL_ROY_PLACEMENT,
    ROLL_START,
    ROLL_WORKFORCE,
    SEAT_LETTERS,
    STOP,
)
from troyes.rules.turn import turn_goes_on

from .names import option_called, option_name, outcome_called, outcome_name

UNFINISHED = "..."  # the last word of a turn that is not over
LABELS = {
    ROLL_START: "start",
    DRAW_CHARACTER: "characters",
    ROLL_ROY_PLACEMENT: "N",
    DRAW_CARD: "cards",
    ROLL_WORKFORCE: "workforce",
    DRAW_EVENT: "events",
    ROLL_BLACK: "black",
    ROLL_ROY: "N",
}


class NotationError(ValueError):
    """A text that is not a game; the message names line and word.

    `kind` and `details` say the same for programs, which may say it in another language.
    """

    def __init__(self, text: str, kind: str = "text", /, **details: str | int) -> None:
        super().__init__(text)
        self.kind = kind
        self.details = details


def label(s: State) -> str:
    """The label of the line on which the next step stands."""
    if s.wait == ROLL_EVENT:
        return EVENTS[s.event]
    if is_chance(s) and s.actor == CHANCE:
        return LABELS[s.wait]
    return SEAT_LETTERS[s.actor]


def words_left(s: State) -> str:
    """What would fit at a state, for error messages."""
    if is_chance(s):
        names = [outcome_name(s, outcome) for outcome in outcomes(s)]
    else:
        names = [option_name(s, option) for option in options(s)]
    return ", ".join(dict.fromkeys(names))


def misfit(s: State, word: str) -> NotationError:
    """The error for a word that does not fit here."""
    text = f"{word!r} does not fit; "
    if is_over(s):
        return NotationError(text + "the game is over", "over", token=word)
    left = words_left(s)
    return NotationError(text + f"expected one of: {left}", "word", token=word, expected=left)


# --- reading -------------------------------------------------------------------------------------


def read_word(s: State, word: str) -> list[int]:
    """Apply one word, and what it implies, to a state; return the steps taken."""
    steps: list[int] = []
    while True:
        if is_chance(s):
            outcome = outcome_called(s, word)
            if outcome is not None:
                resolve(s, outcome)
                return [*steps, outcome]
        elif not is_over(s):
            option = option_called(s, word)
            if option is not None:
                apply_option(s, option)
                return [*steps, option]
            supplied = [option for option in options(s) if implied(option)]
            if supplied and s.wait != ASK_ACTION:
                apply_option(s, supplied[0])
                steps += supplied
                continue
        raise misfit(s, word)


def finish_turn(s: State) -> list[int]:
    """At the end of a line, insert STOP if the turn would otherwise continue."""
    steps = []
    while not is_chance(s) and not is_over(s) and STOP in options(s):
        apply_option(s, STOP)
        steps.append(STOP)
    return steps


def play(s: State, text: str) -> list[int]:
    """Play the words of a line, without its label, on a state; return the steps taken.

    >>> from troyes.formats.position import from_json
    >>> s = from_json({"players": 2, "round": 1, "step": "actions", "dice": {"A": {"yellow": [4]}}})
    >>> play(s, "agriculture y4")
    [8, 148, 1]
    >>> s.deniers[0]
    2
    """
    trial = s.copy()  # a line that does not fit is not played at all
    steps = []
    for word in text.split():
        if word != UNFINISHED:
            steps += read_word(trial, word)
    if not text.rstrip().endswith(UNFINISHED):
        steps += finish_turn(trial)
    for step in steps:
        if is_chance(s):
            resolve(s, step)
        else:
            apply_option(s, step)
    return steps


def read_lines(s: State, lines: Iterable[tuple[int, str]]) -> list[int]:
    """Play numbered lines on a state; errors name the line and the word."""
    steps = []
    for number, line in lines:
        head, colon, body = line.partition(":")
        if not colon:
            text = f"line {number}: a line is a label, a colon and words"
            raise NotationError(text, "line", line=number, token=line)
        if is_over(s) and body.strip():
            text = f"line {number}: the game is over"
            raise NotationError(text, "over", line=number, token=line)
        for k, word in enumerate(body.split(), 1):
            if k == 1 and head.strip() != label(s):
                raise NotationError(
                    f"line {number}: the label is {head.strip()!r}, but next comes {label(s)!r}",
                    "label", line=number, token=head.strip(), expected=label(s),
                )  # fmt: skip
            if word == UNFINISHED:
                continue
            try:
                steps += read_word(s, word)
            except NotationError as error:
                place: dict[str, str | int] = {"line": number, "word": k}
                raise NotationError(
                    f"line {number}, word {k}: {error}", error.kind, **place, **error.details
                ) from None
        if not body.rstrip().endswith(UNFINISHED):
            steps += finish_turn(s)
    return steps


# --- writing -------------------------------------------------------------------------------------


def write_lines(s: State, steps: Iterable[int]) -> list[str]:
    """The lines of a game that continues from a state with these steps; plays them on it."""
    lines: list[str] = []
    words: list[str] = []
    head = ""
    open_turn = False
    silent: list[str] = []  # implied options since the last word written
    for step in steps:
        if not open_turn:
            here = label(s)
            same = here == head and is_chance(s) and s.wait != ROLL_EVENT and s.wait != ROLL_ROY
            if not same or (s.wait == ROLL_ROY_PLACEMENT and s.n_roy_faces == 0):
                flush(lines, head, words)
                head = here
                if s.wait in (DRAW_CARD, ROLL_WORKFORCE) and s.revealed + s.next_space == 0:
                    note_round(lines, s)
        before = s.wait
        if is_chance(s):
            words.append(outcome_name(s, step))
            silent.clear()
            resolve(s, step)
            mid = before in (ROLL_REROLL, ROLL_ARCHER) or (before == ROLL_ROY and s.roy_die > 0)
        else:
            silent.append(option_name(s, step))
            if not implied(step):
                words.append(silent[-1])
                silent.clear()
            apply_option(s, step)
            mid = True
        open_turn = mid and (before == ROLL_ROY or turn_goes_on(before, step, s.wait))
        if not open_turn:
            silent.clear()
    if open_turn:
        words += [*silent, UNFINISHED]
    flush(lines, head, words)
    return lines


def note_round(lines: list[str], s: State) -> None:
    """A comment before the first line of a round."""
    text = f"# round {s.round}"
    if text not in lines:
        lines.append(text)


def flush(lines: list[str], head: str, words: list[str]) -> None:
    """Write the current line."""
    if words:
        lines.append(f"{head}: {' '.join(words)}")
        words.clear()


def implied(option: int) -> bool:
    """Whether the notation leaves an option out: the reader supplies it (docs/notation.md)."""
    return option in (STOP, NO_MODIFIER)


def turn_text(s: State, turn: tuple[int, ...]) -> str:
    """A turn in the notation."""
    s = s.copy()
    words = []
    for option in turn:
        if not implied(option):
            words.append(option_name(s, option))
        apply_option(s, option)
    return " ".join(words)
