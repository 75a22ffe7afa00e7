"""Figures in the texts of the client: every language states those of the engine, and no others.

What an edition can change is put into the texts when they are shown (`web/tests/texts.test.ts`).
The rest is written out in them, as figures or as words; `STATED` says for each such text which
figures of the engine it must state, line by line. A text with a number that is not in it, or
that says another one, is named.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from browser.texts import LANGUAGES, messages
from king import king
from table import play, queue, table

from troyes.rules.accounts import lose_two_vp
from troyes.rules.activities import CATHEDRAL_PAIRS
from troyes.rules.card_rows import CARDS
from troyes.rules.cards import apply_card, counted
from troyes.rules.characters import threshold
from troyes.rules.edition import standard
from troyes.rules.event_rows import EVENTS
from troyes.rules.events import act
from troyes.rules.facts import BY_SETUP
from troyes.rules.groups import free_dice
from troyes.rules.king import take_roy_turn
from troyes.rules.setup import characters_to_deal, citizens_for, new_game, rounds_for
from troyes.rules.state import State, dice_in, standing
from troyes.rules.terms import (
    ARCHER_HIT,
    BUILDINGS,
    CATHEDRAL_COLUMNS,
    CATHEDRAL_LEVELS,
    CITIZENS,
    CITY_HALL,
    COLOURS,
    FLIP_COST,
    GRADE_VP,
    MAX_GROUP,
    MAX_INFLUENCE,
    NEUTRAL,
    RECRUIT_COST,
    REROLL_COST,
    ROUNDS_OF_CARDS,
    ROY_CITIZENS,
)

ROOT = Path(__file__).parents[1]
HALF = 0.5
Line = list[float]
# Numbers as words, by what they count. Words for "one" are articles as well, and those for "both"
# and "second" state no figure: they are left alone.
WORDS: dict[str, dict[float, str]] = {
    "en": {
        2: "two|twice|double", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight",
        9: "nine", 10: "ten", 11: "eleven", 12: "twelve", HALF: "half",
    },
    "fr": {
        2: "(?<!reçoit les )(?<!partagent les )deux(?! camps)(?! sont à lui)|double|paire",
        3: "trois", 4: "quatre", 5: "cinq", 6: "six", 7: "sept", 8: "huit",
        9: "neuf", 10: "dix", 11: "onze", 12: "douze", HALF: "moitié",
    },
    "it": {
        2: "due|doppio", 3: "tre", 4: "quattro", 5: "cinque",
        6: "sei(?= i personaggi| fasi| di loro|;)", 7: "sette",
        8: "otto", 9: "nove", 10: "dieci", 11: "undici", 12: "dodici", HALF: "metà",
    },
    "pl": {
        2: "dwa|dwie|dwóch|dwom|dwóm|dwoma|dwiema|podwójnie", 3: "trzy|trzech|trzem|trzema",
        4: "cztery|czterech|czterem", 5: "pięć|pięciu", 6: "sześć|sześciu", 7: "siedem|siedmiu",
        8: "osiem|ośmiu", 9: "dziewięć|dziewięciu", 10: "dziesięć|dziesięciu",
        11: "jedenaście|jedenastu", 12: "dwanaście|dwunastu", HALF: r"połow\w+",
    },
    "ru": {
        2: "два|две|двух|двум|двумя|вдвойне|дважды", 3: "три|трёх|трём|тремя",
        4: "четыре|четырёх|четырём", 5: "пять|пяти", 6: "шесть|шести|шестеро", 7: "семь|семи",
        8: "восемь|восьми", 9: "девять|девяти", 10: "десять|десяти", 11: "одиннадцать",
        12: "двенадцать|двенадцати", HALF: r"половин\w+",
    },
}  # fmt: skip


# --- what texts state ----------------------------------------------------------------------------


def own_words(text: str) -> list[str]:
    """The lines of a pattern without variables, choices, and addresses of links."""
    text = re.sub(r"\]\(#[\w-]+\)", "]", text)
    text = re.sub(r"\{[^{}]*->", "\n", text)
    text = re.sub(r"^\s*\*?\[[^\]]*\]", "", text, flags=re.MULTILINE)
    while re.search(r"\{[^{}]*\}", text):
        text = re.sub(r"\{[^{}]*\}", " ", text)
    return text.splitlines()


def stated(language: str, text: str) -> list[Line]:
    """The numbers of every line that has some; of equal lines one after the other, the first."""
    assert language in WORDS, f"say in WORDS of tests/test_texts.py how {language!r} writes numbers"
    found: list[Line] = []
    for line in own_words(text):
        numbers: Line = [int(n) for n in re.findall(r"\d+", line)]
        for number, words in WORDS[language].items():
            numbers += [number] * len(re.findall(rf"(?<![\w’-])(?:{words})(?!\w)", line, re.I))
        if numbers and sorted(numbers) not in found[-1:]:
            found.append(sorted(numbers))
    return found


# --- what the engine says ------------------------------------------------------------------------


@cache
def vocabulary() -> dict[str, Any]:
    """What `tools/vocabulary.py` has asked of the engine."""
    text = (ROOT / "web" / "src" / "vocabulary.ts").read_text("utf-8")
    rows = re.findall(r"^export const (\w+) = (.*?)(?: as const)?;$", text, re.MULTILINE)
    return {name: json.loads(value) for name, value in rows}


def penalty() -> int:
    """T7: what is lost by those who cannot pay."""
    s = table(seats={"A": {"vp": 9}})
    lose_two_vp(s, 0, BY_SETUP)
    return 9 - s.vp[0]


def waiting() -> int:
    """P4.2: what is added each time the turn of one who has passed would come."""
    s = table(dice={"A": {"red": [1]}, "B": {"yellow": [2, 2]}})
    play(s, "pass")
    before = s.on_district[0]
    play(s, "agriculture y2")
    return int(s.on_district[0] - before)


def cubes_counted() -> int:
    """C.glassblower: how many cubes count once."""
    for n in range(1, CATHEDRAL_COLUMNS + 1):
        s = table(cathedral=[["A"] * n + [None] * (CATHEDRAL_COLUMNS - n), [None] * 6, [None] * 6])
        if counted(s, 0, CATHEDRAL_PAIRS):
            return n
    raise AssertionError


def supported() -> int:
    """E.support: how many events get a cube."""
    s = table(events=queue("marauding war brigands support"))
    before = cubes_of_gray(s)
    act(s, EVENTS.index("support"), 3)
    return cubes_of_gray(s) - before


def cubes_of_gray(s: State) -> int:
    """Gray cubes on events."""
    return sum(s.banner[k] == NEUTRAL for k in range(len(s.banner)))


def taxed() -> int:
    """K10: how many times a tax collector's denier le Roy's citizens bring."""
    s = table(players=1, buildings={"city_hall": [["N", None], [None, None], [None, None]]})
    before = s.deniers[0]
    apply_card(s, 0, CARDS.index("tax_collector"), 1)
    rate = standard().figures["cards"]["tax_collector"]["effect"]["deniers"]
    return (int(s.deniers[0]) - before) // int(rate) // int(standing(s, NEUTRAL, CITY_HALL))


def builders() -> int:
    """K10: le Roy's VP for a cube of Traveling Builders."""
    s = table(players=1, events=queue("marauding traveling_builders"))
    act(s, EVENTS.index("traveling_builders"), 1)
    return int(s.vp[NEUTRAL])


def roy(roll: int, **position: Any) -> tuple[int, int, int]:
    """K9: the VP le Roy gains by a roll, the dice it takes, and his cubes on the cathedral."""
    s = king(**position)
    dice = dice_in(s, NEUTRAL) + dice_in(s, 0)
    take_roy_turn(s, roll)
    built = sum(s.cathedral[k] == NEUTRAL for k in range(CATHEDRAL_LEVELS * CATHEDRAL_COLUMNS))
    return int(s.vp[NEUTRAL]), dice - dice_in(s, NEUTRAL) - dice_in(s, 0), built


def few() -> int:
    """F2: up to how many players the thresholds of few hold."""
    return max(
        players
        for players in range(1, 5)
        if threshold(new_game(standard(), players), 0, 0)
        == standard().figures["characters"]["chretien"]["few"][0]
    )


def roy_begins() -> tuple[int, int]:
    """K2: how many citizens le Roy places at a time, and how many the player."""
    s = new_game(standard(), 1, start=0)
    turns = citizens_for(1) // 2 + 1
    spaces = len(BUILDINGS) * 6
    return (spaces - citizens_for(1)) // turns, int(s.supply[0]) // (turns - 1)


def flipped() -> int:
    """I1: what a die and its opposite face show together."""
    s = table(dice={"A": {"red": [2]}}, seats={"A": {"influence": 9}})
    play(s, "flip r2")
    return 2 + next(value for value in range(1, 7) if s.dice[value - 1])


def events_of_a_round() -> int:
    """B2: how many events Resistance brings along, itself included."""
    events = standard().figures["events"]
    found, called = 1, events["resistance"]["calls"]
    while called != "none":
        found += 1
        called = next(
            event["calls"]
            for name, event in events.items()
            if event["deck"] == called and name != "resistance"
        )
    return found


def phases() -> int:
    """The phases of a round as the rules page numbers them."""
    text = (ROOT / "web" / "src" / "rules" / "contents.ts").read_text("utf-8")
    return max(int(n) for n in re.findall(r'part\("\w+", (\d)\)', text))


def columns() -> tuple[Line, Line]:
    """A2.2: VP, and influence with first and last column, of both halves of the cathedral."""
    gains = vocabulary()["CATHEDRAL_GAINS"]
    low = [k for k, gain in enumerate(gains, 1) if gain["influence"] == gains[0]["influence"]]
    high = [k for k in range(1, len(gains) + 1) if k not in low]
    return (
        [gains[0]["vp"], gains[0]["influence"], low[0], low[-1]],
        [gains[-1]["influence"], high[0], high[-1]],
    )


def lasting() -> Line:
    """S4: rounds with so many players, one and two being the same."""
    return [n for players in (2, 3, 4) for n in (rounds_for(players), players)]


@cache
def expected() -> dict[str, list[Line]]:
    """The figures that every text must state, line by line."""
    v = vocabulary()
    lose = penalty()
    cube = v["FIGHTING"]["influence"]
    beaten, missed = v["BLACK_DICE"]["influence"], -v["BLACK_DICE"]["vp"]
    double = v["BLACK_DICE"]["red"]
    share = 1 / v["HARVEST"]
    passing = [v["PASSING"], waiting()]
    low, high = columns()
    level, event = -v["ENDING"]["level"], v["ENDING"]["event"]
    sizes: Line = list(range(2, MAX_GROUP + 1))
    modifiers = v["MODIFIERS"]
    three, two, build = roy(2), roy(3), roy(7)
    none_left = roy(8, pile=[])[0]
    tithe = free_dice(new_game(standard(), 1), CARDS.index("tithe"), 9)
    his, yours = roy_begins()
    verdicts = [[n for n in (one["from"], one["to"]) if n is not None] for one in v["VERDICTS"]]
    verdicts[-1] = [verdicts[-1][0] - 1]  # "more than"
    grades: Line = list(GRADE_VP)
    gray = sum(len(one["gray"]) for one in standard().figures["buildings"].values())
    dealt = characters_to_deal(new_game(standard(), 2)) // 2
    cards = ROUNDS_OF_CARDS * len(COLOURS)
    bonus_cards = [name for name in v["BONUS"] if name in CARDS]
    places = len(BUILDINGS)
    begun = new_game(standard(), 2)
    faces = 2  # le Roy's dice
    found: dict[str, list[Line]] = {
        "board-agriculture": [[share]],
        "guide-palace": [[double]],
        "guide-mix": [[len(COLOURS)]],
        "guide-black": [[double]],
        "guide-buy": [sizes],
        "guide-free": [[waiting()]],
        "what-is-needed": [grades, [few()]],
        "why-then-presence": [[event]],
        "why-then-black": [[missed]],
        "help-archer": [[ARCHER_HIT, cube]],
        "help-diplomat": [[cube]],
        "help-chivalry": [[cube]],
        "help-monk": [[modifiers["monk"]["times"]]],
        "help-priest": [[modifiers["priest"]["each"]]],
        "help-apprenticeship": [[modifiers["apprenticeship"]["fixed"]]],
        "help-confession": [[modifiers["confession"]["each"]]],
        "help-templar": [[modifiers["templar"]["times"]]],
        "help-prior": [[modifiers["prior"]["times"]] * 2],
        "help-blacksmith": [[modifiers["blacksmith"]["flat"]]],
        "help-glassblower": [[cubes_counted()]],
        "help-support": [[supported()]],
        "help-civil_war": [[lose]],
        "help-drought": [[lose]],
        "help-heresy": [[lose]],
        "help-chretien": [[places]],
        "help-cathedral": [[1, MAX_GROUP, *low, *high, level]],
        "help-agriculture": [[1, MAX_GROUP, share]],
        "help-influence": [[REROLL_COST, RECRUIT_COST, FLIP_COST, MAX_GROUP, MAX_INFLUENCE]],
        "help-square": [sizes],
        "help-events": [[cube]],
        "help-black": [[double, beaten, missed]],
        "help-facedown": [[len(COLOURS), ROUNDS_OF_CARDS]],
        "help-round": [lasting()],
        "help-king-tithe": [[tithe]],
        "help-king-support": [[supported()]],
        "help-king-civil_war": [[lose]],
        "help-king-drought": [[lose]],
        "help-king-heresy": [[lose]],
        "help-king-traveling_builders": [[builders()]],
        "help-king-chretien": [[places]],
        "help-king-square": [sizes],
        "help-king-black": [[double, beaten, missed]],
        "rules-setup": [
            [
                begun.deniers[0], begun.influence[0], CITIZENS,
                *(n for players in (2, 3, 4) for n in (citizens_for(players), players)),
            ],
            [dealt, 2],
            [cards],
            [places, 2, gray],
        ],
        "rules-round": [[*lasting(), phases()]],
        "rules-reveal": [[ROUNDS_OF_CARDS, len(COLOURS)]],
        "rules-income": [[lose, 0]],
        "rules-trouble": [[lose]],
        "rules-black": [[double], [beaten], [missed]],
        "rules-dice": [[MAX_GROUP], *([size] for size in sizes)],
        "rules-actions": [[len(ACTIONS)]],
        "rules-activate": [[2]],  # no two
        "rules-build": [[MAX_GROUP, CATHEDRAL_LEVELS], [*low, *high, level]],
        "rules-fight": [[cube]],
        "rules-place": [[2]],  # no two
        "rules-farm": [[MAX_GROUP, share]],
        "rules-pass": [passing],
        "rules-influence": [
            [MAX_INFLUENCE], [REROLL_COST], [RECRUIT_COST], [FLIP_COST, MAX_GROUP, flipped()],
        ],
        "rules-cards": [[ROUNDS_OF_CARDS]],
        "rules-events": [[len(standard().figures["events"]["war"]["rewards"])]],
        "rules-bonus": [[len(bonus_cards), events_of_a_round()]],
        "rules-characters": [[dealt, 2]],
        "rules-end": [[event], [level]],
        "rules-king": [
            [rounds_for(1), 2], [ROY_CITIZENS], [his, yours, citizens_for(1), his],
            [len(v["CHARACTERS"])], [faces],
            [2, 12, three[0], three[1], three[1]], [3, 11, two[0], two[1]], [4, 10], [5, 9], [6],
            [7, build[2], build[1], build[0] // build[2], build[0]], [8, none_left],
            [tithe], [builders()], *verdicts,
        ],
        "prompt-space": [[places]],
        "prompt-dice": [[MAX_GROUP], [MAX_GROUP, share], [MAX_GROUP]],
        "prompt-pass": [passing],
        "prompt-reroll": [[REROLL_COST]],
        "prompt-reroll-ready": [[REROLL_COST]],
        "prompt-flip": [[MAX_GROUP, FLIP_COST]],
        "prompt-flip-ready": [[FLIP_COST, flipped()]],
        "prompt-counter": [[double]],
        "button-reroll": [[REROLL_COST]],
        "button-recruit": [[RECRUIT_COST]],
        "button-flip": [[FLIP_COST]],
        "home-solo-text": [[faces]],
        "forecast-text": [[faces]],
        "roy-three": [[three[1] - 1, three[1], three[0]]],
        "roy-two": [[two[1], two[0]]],
        "roy-does": [[build[1], build[2], build[0] // build[2]], [none_left]],
        "standing-grades": [grades],
        "preview-nothing": [[0]],
    }  # fmt: skip
    return {name: [sorted(line) for line in lines] for name, lines in found.items()}


ACTIONS = ("activate a card", "build", "fight", "place a citizen", "farm")
# Numbers that are not of the game: a year, minutes, how many play the first game, how often or how
# many there are of something that a variable tells.
OTHERS = {
    "motto", "invited-pitch", "rules-goal", "hand-over-text", "lost-code", "tour-offer-text",
    "guide-hire", "why-group-column", "error-record-line", "story-die",
}  # fmt: skip


# --- tests ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_state_the_figures_of_the_engine(language: str) -> None:
    """In figures or in words; a text with a number that nobody expects is named, too."""
    texts = messages(language)
    found = {
        name: numbers
        for name, text in texts.items()
        if name not in OTHERS and (numbers := stated(language, text))
    }
    wrong = [
        f"{name}: states {found.get(name)}, the engine says {expected().get(name)} "
        "(`expected` in tests/test_texts.py)"
        for name in sorted({*found, *expected()})
        if found.get(name) != expected().get(name)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("language", "name", "change"),
    [
        ("en", "rules-pass", lambda text: text.replace("2 deniers", "3 deniers")),
        ("fr", "help-prior", lambda text: text.replace("deux", "trois")),
        ("it", "rules-king", lambda text: text.replace("11", "10")),
        ("pl", "help-square", lambda text: text.replace("trzech", "czterech")),
        ("ru", "rules-farm", lambda text: text.replace("половину", "треть")),
        ("en", "watching-full", lambda text: text + " You have 3 minutes."),
    ],
)
def test_a_wrong_figure_is_noticed(language: str, name: str, change: Callable[[str], str]) -> None:
    text = messages(language)[name]
    assert change(text) != text
    assert stated(language, text) == expected().get(name, [])
    assert stated(language, change(text)) != expected().get(name, [])


def test_le_roys_taxes_are_those_of_the_engine() -> None:
    """K10: the client multiplies the figure of the edition by it."""
    assert vocabulary()["ROY_TAXES"] == taxed()


def test_no_text_is_expected_that_does_not_exist() -> None:
    assert {*expected(), *OTHERS} <= messages("en").keys()
