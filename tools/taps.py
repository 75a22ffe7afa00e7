"""How many taps and swipes a turn takes on a phone, by kind of turn.

    python tools/taps.py             # needs the built client and Chromium; prints a table
    python tools/taps.py place       # only the kinds that begin so

A game of four bots is looked through for every kind of turn, some of each. Each is put on a server
and played in a window of 390 x 844 by a thumb that knows what it wants: it begins at the top of the
page, taps what it sees (on the board, in the strip, or among the targets beside Confirm), and where
something is out of sight it swipes if one swipe does it, over the line of targets or down the page,
else it takes the strip's button for that part of the town, and then swipes on, at most 450 pixels a
time. Every action is played twice: its dice first, and its target first. What is picked already, a
citizen of the supply or the highest number, is confirmed as it is.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import mean

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import ARGUMENTS, PHONE, Visit, chromium  # noqa: E402
from browser.hand import Hand, Way, ways  # noqa: E402
from browser.screen import LIGHT, Screen  # noqa: E402
from browser.screens import NAMES  # noqa: E402
from browser.stage import Scene, Stage, walk  # noqa: E402
from playwright.sync_api import expect, sync_playwright  # noqa: E402
from server.harness import Server  # noqa: E402

from troyes.bots import Bot, make_bot  # noqa: E402
from troyes.play.view import View  # noqa: E402
from troyes.rules.engine import is_over, options  # noqa: E402
from troyes.rules.layout import building_of, district_of, slot_colour  # noqa: E402
from troyes.rules.state import State  # noqa: E402
from troyes.rules.terms import (  # noqa: E402
    ACTIVATE,
    AGRICULTURE,
    ASK_ACTION,
    ASK_COUNTER,
    ASK_SPACE,
    CATHEDRAL,
    COLOURS,
    COUNTER,
    FIGHT,
    FROM_SUPPLY,
    NUMBER,
    SETTLE,
)

SAMPLES = 4
SWIPE = 450
# Where a thing can be tapped: its own place, or its copy in the strip. A piece that lies under
# another one of the board is hit by a tap beside it.
SPOT = """(piece) => {
  for (const one of document.querySelectorAll(
      `[data-strip-piece="${piece}"], [data-piece="${piece}"], [data-button="${piece}"]`)) {
    const box = one.getBoundingClientRect();
    for (const [x, y] of [[.5, .5], [.3, .15], [.7, .15], [.3, .85], [.7, .85]]) {
      const at = [box.left + x * box.width, box.top + y * box.height];
      if (one.contains(document.elementFromPoint(...at))) return at;
    }
  }
  return null;
}"""
AWAY = """(piece) => {
  const box = document.querySelector(`[data-piece="${piece}"]`).getBoundingClientRect();
  return (box.top + box.bottom) / 2 - innerHeight / 2;
}"""
# How far a target is off what is seen of the targets; null if it is not there.
ALONG = """(piece) => {
  const target = document.querySelector(`.targets.line [data-strip-piece="${piece}"]`);
  if (!target) return null;
  const [one, line] = [target, target.parentElement].map((e) => e.getBoundingClientRect());
  return one.top < line.top ? one.top - line.top : one.bottom - line.bottom;
}"""
TURN = "(by) => document.querySelector('.targets.line').scrollBy(0, by)"
DOWN = "(by) => scrollBy(0, by)"
STILL = """async () => {
  let last = -1;
  for (let same = 0; same < 4; ) {
    await new Promise(requestAnimationFrame);
    same = scrollY === last ? same + 1 : 0;
    last = scrollY;
  }
}"""


def part(piece: str) -> str:
    """The part of the town a piece is in, as the strip names it."""
    kind, _, rest = piece.partition(":")
    if kind == "die":
        return "dice"
    if kind in ("event", "black"):
        return "events"
    if kind == "cathedral":
        return "white"
    if kind == "supply":
        return "people"
    if kind in ("card", "tradesman"):
        return COLOURS[slot_colour(int(rest.split(":")[0]))]
    if kind == "space":
        return COLOURS[building_of(int(rest))]
    where = {"palace": "red", "bishopric": "white"}
    return where.get(rest.split(":")[0], "yellow")


class Thumb(Screen):
    """A screen under a thumb that counts."""

    taps = 0
    swipes = 0
    swiped = False
    jumped = False

    def tap(self, x: float, y: float) -> None:
        """One tap."""
        self.page.touchscreen.tap(x, y)
        self.taps += 1
        self.page.evaluate(STILL)

    def swipe(self, how: str, by: float) -> None:
        """One swipe, over the line of targets or down the page."""
        self.page.evaluate(how, by)
        self.swipes += 1
        self.page.evaluate(STILL)

    def reach(self, piece: str) -> None:
        """Tap a piece, after bringing it into view if need be."""
        self.page.evaluate(STILL)
        for _ in range(12):
            spot = self.page.evaluate(SPOT, piece)
            if spot:
                return self.tap(*spot)
            along, away = (self.page.evaluate(how_far, piece) for how_far in (ALONG, AWAY))
            if not self.swiped:
                self.swiped = True
                if along is not None and abs(along) <= SWIPE:
                    self.swipe(TURN, along)
                    continue
                if abs(away) <= SWIPE:
                    self.swipe(DOWN, away)
                    continue
            jump = self.page.locator(f'[data-jump="{part(piece)}"]')
            if jump.count() and not self.jumped:
                self.jumped = True
                box = jump.bounding_box()
                assert box
                self.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                continue
            self.swipe(DOWN, max(-SWIPE, min(SWIPE, away)))
        raise AssertionError(f"{piece} is out of reach")

    def pick(self, *pieces: str) -> Screen:
        """Tap pieces, each as soon as it is lit."""
        for name in pieces:
            if not name.startswith("die:") and self.is_picked(name):
                continue
            expect(self.piece(name)).to_have_class(LIGHT)
            self.swiped = self.jumped = False
            self.reach(name)
        return self

    def is_picked(self, piece: str) -> bool:
        """Whether a piece is picked without a tap."""
        return "picked" in (self.piece(piece).get_attribute("class") or "").split()

    def press(self, name: str) -> Screen:
        """Tap a button of the prompt, which is always there."""
        if name.startswith("option:") and self.button(name).get_attribute("aria-pressed") == "true":
            return self
        self.page.evaluate(STILL)
        self.button(name).tap()
        self.taps += 1
        return self


def kind_of(way: Way, seat: int) -> str:
    """What a turn is called in the table."""
    bought = any(district_of(die) != seat for die in way.dice)
    what = (
        "fight an event"
        if way.target >= FIGHT
        else "hire a tradesman and use the card"
        if way.target >= ACTIVATE and way.hire
        else "use a card"
        if way.target >= ACTIVATE
        else "place a citizen"
        if way.target >= SETTLE
        else {CATHEDRAL: "build the cathedral", AGRICULTURE: "farm"}[way.target]
    )
    return f"{what}, {'a die bought' if bought else 'own dice'}"


def situations() -> dict[str, list[tuple[Scene, Way | None]]]:
    """Some of every kind of turn."""
    found: dict[str, list[tuple[Scene, Way | None]]] = defaultdict(list)
    for seed in (3, 4):
        bots = [make_bot("classic", seed + seat) for seat in range(4)]

        def choose(s: State, rng: object, bots: list[Bot] = bots) -> int:
            return bots[s.actor].choose(View(s, s.actor))

        for scene in walk(seed, 4, choose=choose):
            s = scene.state
            if is_over(s):
                break
            now: dict[str, Way | None] = {}
            if s.wait == ASK_ACTION and s.round > 1:
                for way in ways(s):
                    single = SETTLE <= way.target < ACTIVATE  # a citizen takes a single die
                    if len(way.dice) == (1 if single else 2) and not way.modifier:
                        now.setdefault(kind_of(way, s.actor), way)
            elif s.wait == ASK_COUNTER and COUNTER in options(s):
                now["face the black dice"] = None
            elif s.wait == ASK_SPACE:
                now["place a citizen at the start"] = None
            for kind, one in now.items():
                if len(found[kind]) < SAMPLES:
                    found[kind].append((scene.copy(), one))
    return found


def play(thumb: Thumb, scene: Scene, way: Way | None, dice_first: bool) -> tuple[int, int]:
    """Taps and swipes of one turn."""
    hand = Hand(thumb, scene)
    thumb.page.evaluate("scrollTo(0, 0)")
    thumb.taps = thumb.swipes = 0
    if way:
        hand.act(way, dice_first)
        hand.finish(prefer=[FROM_SUPPLY, *reversed(range(NUMBER, NUMBER + 20))])
    elif scene.state.wait == ASK_SPACE:
        hand.answer(options(scene.state)[0])
    else:  # dice against the highest black die, one after the other until they beat it
        while not thumb.button("confirm").is_enabled():
            lit = [name for name, light in thumb.lit().items() if light == "on"]
            thumb.pick(max((d for d in lit if d.startswith("die:")), key=lambda d: d[7]))
            thumb.page.wait_for_timeout(300)
        thumb.confirm()
    return thumb.taps, thumb.swipes


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument(
        "begins", nargs="?", default="", help="only the kinds of turn that begin so"
    )
    begins = parser.parse_args().begins
    kinds = situations()
    with Server(Path(tempfile.mkdtemp()) / "troyes.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        stage = Stage(server.database)
        guests = [stage.guest(name) for name in NAMES]
        visit = Visit(browser, server)
        expect.set_options(timeout=20_000)
        print("| kind of turn | turns | dice first: taps | swipes | target first: taps | swipes |")
        print("|---|---|---|---|---|---|")
        for kind, turns in sorted(kinds.items()):
            if not kind.startswith(begins):
                continue
            cells = []
            for dice_first in (True, False):
                counted = []
                for scene, way in turns:
                    context = visit.context(
                        guests[scene.seat], viewport=PHONE, has_touch=True, is_mobile=True
                    )
                    thumb = Thumb(context.new_page(), server)
                    thumb.sit(stage.put(scene, *guests)).at_last()
                    counted.append(play(thumb, scene, way, dice_first))
                    context.close()
                taps, swipes = zip(*counted, strict=True)
                cells.append(f"{mean(taps):.1f} | {mean(swipes):.1f}")
            print(f"| {kind} | {len(turns)} | {' | '.join(cells)} |", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
