"""Rendering a game as text, as SVG, or as an array of pixels, without secrets.

The picture, including its letters, consists of rectangles only, so that one drawing serves both SVG
and pixels.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from troyes.formats.position import to_json
from troyes.play.view import View
from troyes.rules.card_rows import CARDS, NO_CARD
from troyes.rules.engine import is_over
from troyes.rules.event_rows import EVENTS
from troyes.rules.layout import (
    banner_at,
    cathedral_at,
    colour_of,
    first_die,
    first_space,
    level_of,
    on_card,
    value_of,
)
from troyes.rules.scoring import final_vp, owners
from troyes.rules.state import State
from troyes.rules.terms import BUILDINGS, COLOURS, NEUTRAL, NOBODY, SEAT_LETTERS

RENDER_MODES = ("human", "ansi", "rgb_array", "svg")
WIDTH, HEIGHT = 480, 360
PAPER, INK, EMPTY = "#f4ecd8", "#2b2118", "#dccfae"
OWNER_COLOURS = ("#b0413e", "#3b6ea5", "#5b8c3a", "#c78a1b", "#7d7d7d")
DICE_COLOURS = ("#c0392b", "#ffffff", "#e8c02a")

# Letters on a grid of 3 by 5, row by row from the top, one octal digit a row.
GLYPHS = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71717", "4": "55711", "5": "74717",
    "6": "74757", "7": "71122", "8": "75757", "9": "75717", "A": "25755", "B": "65656",
    "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553", "H": "55755",
    "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755", "N": "65555",
    "O": "25552", "P": "65644", "Q": "25563", "R": "65655", "S": "34216", "T": "72222",
    "U": "55557", "V": "55552", "W": "55775", "X": "55255", "Y": "55222", "Z": "71247",
    "?": "61202", "-": "00700", "+": "02720", ".": "00002", ":": "02020", "/": "11244",
}  # fmt: skip


class Box(NamedTuple):
    """A filled rectangle."""

    x: int
    y: int
    width: int
    height: int
    colour: str


def write(x: int, y: int, text: str, colour: str = INK, size: int = 2) -> list[Box]:
    """A line of text, `size` pixels a dot."""
    boxes = []
    for k, letter in enumerate(text.upper()):
        for row, digit in enumerate(GLYPHS.get(letter, "00000")):
            for column in range(3):
                if int(digit) & 4 >> column:
                    left = x + (k * 4 + column) * size
                    boxes.append(Box(left, y + row * size, size, size, colour))
    return boxes


def shown(s: State) -> State:
    """What a spectator may see."""
    return View(s, None).state


def points(s: State, owner: int) -> str:
    """The victory points as far as they are open."""
    if is_over(s):
        return str(final_vp(s, owner))
    return "?" if s.vp[owner] < 0 else str(s.vp[owner])


# --- the picture ---------------------------------------------------------------------------------


def draw(s: State) -> list[Box]:
    """The table as rectangles."""
    s = shown(s)
    boxes = [Box(0, 0, WIDTH, HEIGHT, PAPER)]
    boxes += write(10, 8, f"Troyes  round {s.round}/{s.rounds}")
    if not is_over(s) and s.actor <= NEUTRAL:
        boxes += write(260, 8, f"{SEAT_LETTERS[s.actor]} to choose", OWNER_COLOURS[s.actor])
    boxes += draw_buildings(s) + draw_cathedral(s) + draw_seats(s) + draw_cards(s)
    return boxes + draw_events(s)


def draw_buildings(s: State) -> list[Box]:
    """Who stands in the buildings."""
    boxes = []
    for building, name in enumerate(BUILDINGS):
        y = 28 + building * 26
        boxes += write(10, y + 4, name.replace("_", " ")[:9])
        for place in range(6):
            owner = s.space[first_space(building) + place]
            colour = EMPTY if owner == NOBODY else OWNER_COLOURS[owner]
            boxes.append(Box(96 + place * 20, y, 16, 16, colour))
    return boxes


def draw_cathedral(s: State) -> list[Box]:
    """The cathedral, the highest level on top."""
    boxes = write(260, 28, "cathedral")
    for k in range(18):
        level = level_of(k)
        column = k - cathedral_at(level, 0)
        owner = s.cathedral[k]
        colour = EMPTY if owner == NOBODY else OWNER_COLOURS[owner]
        boxes.append(Box(260 + column * 20, 84 - level * 20, 16, 16, colour))
    return boxes


def draw_seats(s: State) -> list[Box]:
    """Purses, and the dice of the districts."""
    boxes = []
    for k, owner in enumerate([*range(s.players), NEUTRAL]):
        y = 112 + k * 22
        boxes.append(Box(10, y, 16, 16, OWNER_COLOURS[owner]))
        boxes += write(15, y + 3, SEAT_LETTERS[owner], PAPER)
        if owner in owners(s):  # the neutral player has dice alone
            purse = f"{s.deniers[owner]}D {s.influence[owner]}I {points(s, owner)}P"
            boxes += write(34, y + 3, purse)
        x = 160
        for die in range(18):
            for _ in range(s.dice[first_die(owner) + die]):
                boxes.append(Box(x, y, 14, 16, INK))
                boxes.append(Box(x + 1, y + 1, 12, 14, DICE_COLOURS[colour_of(die)]))
                boxes += write(x + 4, y + 3, str(value_of(die)))
                x += 16
    return boxes


def draw_cards(s: State) -> list[Box]:
    """The activity cards with their tradesmen."""
    boxes = []
    for slot in range(9):
        colour, turn = divmod(slot, 3)
        x, y = 10 + colour * 156, 228 + turn * 20
        boxes.append(Box(x, y, 4, 16, DICE_COLOURS[colour]))
        card = s.card[slot]
        boxes += write(x + 8, y + 3, "-" if card == NO_CARD else CARDS[card][:11])
        for owner in range(5):
            if s.trade[on_card(slot, owner)]:
                boxes.append(Box(x + 100 + owner * 9, y + 2, 7, 12, OWNER_COLOURS[owner]))
    return boxes


def draw_events(s: State) -> list[Box]:
    """The queue with its cubes; what does not fit is left out."""
    boxes = []
    for k in range(min(s.queue_len, 9)):
        event = s.queue[k]
        x, y = 10 + k % 3 * 156, 294 + k // 3 * 20
        boxes += write(x, y + 3, EVENTS[event].replace("_", " ")[:12])
        for cube in range(s.covered[event]):
            owner = s.banner[banner_at(event, cube)]
            boxes.append(Box(x + 100 + cube * 6, y + 4, 5, 8, OWNER_COLOURS[owner]))
    return boxes


def svg(s: State) -> str:
    """The picture as an SVG document."""
    shapes = "".join(
        f'<rect x="{b.x}" y="{b.y}" width="{b.width}" height="{b.height}" fill="{b.colour}"/>'
        for b in draw(s)
    )
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{shapes}</svg>'


def pixels(s: State) -> Any:
    """The picture as an array: height, width, red-green-blue."""
    image = np.zeros((HEIGHT, WIDTH, 3), np.uint8)
    for x, y, width, height, colour in draw(s):
        image[y : y + height, x : x + width] = tuple(bytes.fromhex(colour[1:]))
    return image


# --- the text ------------------------------------------------------------------------------------


def ansi(s: State) -> str:
    """The table in a few lines of text."""
    data = to_json(shown(s))
    lines = [f"Round {s.round} of {s.rounds}, {data['step']}, waits for {data['waits_for']}"]
    for owner in [*range(s.players), NEUTRAL]:
        letter = SEAT_LETTERS[owner]
        dice = " ".join(
            f"{colour[0]}{value}" for colour in COLOURS for value in data["dice"][letter][colour]
        )
        mark = ">" if data["actor"] == letter else " "
        known = points(shown(s), owner)
        purse = f"{s.deniers[owner]:3} deniers {s.influence[owner]:2} influence {known:>3} VP"
        if owner not in owners(s):  # the neutral player has dice alone
            purse = " " * len(purse)
        lines.append(f"{mark}{letter} {purse}  {dice}".rstrip())
    lines += ["events: " + ", ".join(event["event"] for event in data["events"])]
    if is_over(s):
        totals = (f"{SEAT_LETTERS[owner]} {final_vp(s, owner)}" for owner in owners(s))
        lines.append("final: " + ", ".join(totals))
    return "\n".join(lines) + "\n"


def check_mode(mode: str | None) -> None:
    """Refuse an unknown mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode must be one of {', '.join(RENDER_MODES)}, not {mode!r}")


def render(s: State, mode: str | None) -> Any:
    """What an environment's `render` returns; `human` prints the text."""
    if mode == "rgb_array":
        return pixels(s)
    if mode == "svg":
        return svg(s)
    if mode == "ansi":
        return ansi(s)
    if mode == "human":
        print(ansi(s), end="")
    return None
