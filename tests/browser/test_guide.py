"""The first game: a script of lessons that is true, legal and in nobody's way."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, ViewportSize, expect

from troyes.formats.position import to_json
from troyes.play.menu import menu
from troyes.rules.black_dice import highest_black
from troyes.rules.engine import options
from troyes.rules.layout import colour_of, district_of, value_of
from troyes.rules.setup import rounds_for
from troyes.rules.state import State
from troyes.rules.terms import ASK_ACTION, PASS, RECRUIT, RED

from .conftest import DESKTOP, PHONE, Visit
from .screen import Screen
from .stage import Stage, search
from .texts import LANGUAGES, messages

Args = dict[str, Any]
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
LESSONS = {
    "goal", "character", "city-hall", "bishopric", "palace", "mix", "income", "dice", "event",
    "black", "recruit", "hire", "origin", "cathedral", "fight", "buy", "settle", "free",
}  # fmt: skip

# What is wrong with what a step shows: not seen, covered, under the card, not to be clicked.
FAULTS = """([at, told]) => {
  const one = [...document.querySelectorAll(at)].find((e) => e.getBoundingClientRect().width > 0);
  if (!one) return ["not there"];
  const r = one.getBoundingClientRect();
  const card = document.querySelector("[data-hint]")?.getBoundingClientRect();
  const light = document.querySelector(".light")?.getBoundingClientRect();
  if (!card || !light) return ["no light"];
  const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
  const faults = [];
  if (r.top < 0 || r.left < 0 || r.bottom > innerHeight || r.right > innerWidth)
    faults.push(`out of sight: ${Math.round(r.top)} to ${Math.round(r.bottom)} of ${innerHeight}`);
  if (r.left < card.right && card.left < r.right && r.top < card.bottom && card.top < r.bottom)
    faults.push("under the card");
  const [lx, ly] = [(light.left + light.right) / 2, (light.top + light.bottom) / 2];
  if (Math.abs(lx - x) > 3 || Math.abs(ly - y) > 3)
    faults.push("the light is elsewhere");
  if (card.left < 0 || card.top < 0 || card.right > innerWidth || card.bottom > innerHeight)
    faults.push("the card is cut off");
  const hit = document.elementFromPoint(x, y);
  if (!one.contains(hit) && !(told && hit?.closest(".board, .panel")))
    faults.push(`covered by ${hit?.outerHTML.slice(0, 80)}`);
  const under = (e) => {
    const d = e.getBoundingClientRect();
    return d.left < card.right && card.left < d.right && d.top < card.bottom && card.top < d.bottom;
  };
  if ([...document.querySelectorAll(".ask")].some(under)) faults.push("over what is asked");
  const step = document.querySelector("[data-hint]").dataset.hint;
  const wide = innerHeight < 500; // a phone on its side has no room for all of them and the card
  if (["dice", "buy"].includes(step) && !wide)
    if ([...document.querySelectorAll("[data-district]")].some(under))
      faults.push("dice of others are under the card");
  if (!told && one.dataset.piece && !one.classList.contains("on")) faults.push("not lit");
  if (!told && one.dataset.button && (one.disabled || one.ariaDisabled === "true"))
    faults.push("off");
  return faults;
}"""


def entry(s: State, name: str) -> Args:
    """What the engine offers at a place of the board."""
    return next(one for one in menu(s) if one["name"] == name.replace("@name-", ""))


def offers(s: State, name: str, times: int, price: int = 0) -> bool:
    """Whether so much can be done there, with dice of this price."""
    return any(
        (group[2], group[3]) == (price, times)
        for way in entry(s, name)["ways"]
        for group in way["groups"]
    )


def pay(s: State) -> int:
    """What A's citizens get (P1.2)."""
    buildings = to_json(s)["buildings"]
    count = {name: sum(row.count("A") for row in rows) for name, rows in buildings.items()}
    return int(2 * count["palace"] + count["bishopric"])


def buys(s: State, args: Args) -> bool:
    """Whether there is a die of that owner's for that price, and more of them cost more (A0.2)."""
    district = "ABCDN".index(args["owner"])
    whose = "gray" if args["owner"] == "N" else "player"
    figures = (args["one"], args["two"], args["three"], args["whose"])
    return figures == (2, 4, 6, whose) and any(
        [district_of(die) for die in dice] == [district] and price == args["price"]
        for one in menu(s)
        for way in one["ways"]
        for dice, _, price, _ in way["groups"]
    )


def strongest(s: State) -> int:
    """The most that one die of the reader's counts against black ones."""
    return max(
        value_of(die) * (2 if colour_of(die) == RED else 1) for die in range(18) if s.dice[die]
    )


# What each lesson says, held against the game as the server has it.
TRUE: dict[str, Callable[[State, Args], bool]] = {
    "goal": lambda s, a: a == {"rounds": rounds_for(2)},
    "character": lambda s, a: (
        a["count"] == len(a["names"].split(","))
        and a["names"] == ",".join(f"@name-{one}" for one in to_json(s)["seats"]["A"]["characters"])
    ),
    "city-hall": lambda s, a: s.supply[0] > 0,
    "bishopric": lambda s, a: a == {"pay": 1},
    "palace": lambda s, a: a == {"pay": 2},
    "mix": lambda s, a: a == {"left": s.supply[0]},
    "income": lambda s, a: a == {"income": 10, "pay": pay(s), "deniers": s.deniers[0]},
    "dice": lambda s, a: a == {"count": sum(s.dice[k] for k in range(18))},
    "event": lambda s, a: (
        a["count"] == s.queue_len
        and a["event"] == "@name-" + to_json(s)["events"][-1]["event"].split(".")[0]
    ),
    "black": lambda s, a: (
        a
        == {
            "value": highest_black(s),
            "influence": 1,
            "vp": min(2, s.vp[0]),
            "dice": a["dice"],
        }
        and (a["dice"] == 1) == (strongest(s) >= highest_black(s))
    ),
    "recruit": lambda s, a: (
        a == {"influence": s.influence[0], "cost": 2} and RECRUIT in options(s) and not s.supply[0]
    ),
    "hire": lambda s, a: (
        entry(s, a["card"])["hire"] == a["cost"] and offers(s, a["card"], a["times"])
    ),
    "cathedral": lambda s, a: (
        offers(s, "cathedral", a["cubes"]) and (a["vp"], a["level"]) == (1, 2)
    ),
    "fight": lambda s, a: (
        offers(s, a["event"].replace("@name-", "fight:"), a["cubes"])
        and a["influence"] == 1
        and a["stays"] == ("yes" if a["event"] == "@name-marauding" else "no")
    ),
    "buy": buys,
    "free": lambda s, a: a["passing"] == 2 and PASS in options(s),
}


class Guided:
    """A newcomer who does what the guide says, and looks closely."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.page = screen.page
        self.seen: list[str] = []

    def step(self) -> tuple[str, str, str | None, Args]:
        """The step shown: its text, its lesson, what it points at, what it says."""
        card = self.page.locator("[data-hint]")
        expect(card).to_be_visible()
        told = card.evaluate("(e) => ({...e.dataset})")
        return told["hint"], told["lesson"], told.get("at"), json.loads(told["args"])

    def look(self, language: str = "en") -> bool:
        """Whether a step is only told. What it shows and says is checked."""
        hint, lesson, at, args = self.step()
        told = self.screen.button("guide-next").count() > 0
        self.seen.append(hint)
        if at:
            look = [at, told]
            for _ in range(300):  # it may still scroll there
                faults = self.page.evaluate(FAULTS, look)
                if not faults:
                    break
                self.page.wait_for_timeout(100)
            self.picture(hint)
            assert faults == [], (hint, at, faults)
        elif hint not in ("goal", "free"):
            raise AssertionError(f"{hint} points at nothing")
        text = self.page.locator("[data-hint]").inner_text()
        assert messages(language)[f"guide-{hint}-title"].casefold() in text.casefold()
        assert "guide-" not in text and "{" not in text and "@" not in text
        if hint == lesson and hint in TRUE:
            assert TRUE[hint](self.screen.state(), args), (hint, args)
            for key, value in args.items():
                shown = f"${key}" in messages(language)[f"guide-{hint}"]
                assert not (shown and isinstance(value, int) and value > 2) or str(value) in text
        if hint == "origin":  # one from the supply is chosen already, if there is one
            chosen = self.page.locator('[data-piece="supply:A"].picked').count()
            assert (args["supply"] == "some") == (at == '[data-button="confirm"]') == bool(chosen)
        return told

    def picture(self, hint: str) -> None:
        """For looking at the steps."""
        if os.environ.get("TROYES_SHOTS"):
            name = f"guide-{self.page.viewport_size['width']}-{len(self.seen):02}-{hint}.png"  # type: ignore[index]
            self.page.screenshot(path=Path(os.environ["TROYES_SHOTS"]) / name)

    def at_rest(self, at: str) -> FloatRect:
        """Where something is, once the page no longer moves it."""
        one, before = self.page.locator(f"{at} >> visible=true").first, None
        for _ in range(300):
            box = one.bounding_box()
            if box is not None and box == before:
                return box
            before = box
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{at} does not come to rest")

    def go(self, told: bool) -> None:
        """Do what the step asks for, with the mouse, and wait for the next."""
        card = self.page.locator("[data-hint]")
        before = card.evaluate("(e) => e.dataset.hint + e.dataset.lesson + e.dataset.at")
        if told:
            self.screen.press("guide-next")
        else:
            at = card.get_attribute("data-at")
            assert at is not None
            box = self.at_rest(at)
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.wait_for_function(
            "(b) => { const e = document.querySelector('[data-hint]');"
            " return !e || e.dataset.hint + e.dataset.lesson + e.dataset.at !== b }",
            arg=before,
        )


def begin(visit: Visit, **more: Any) -> Guided:
    """A newcomer takes the offer."""
    screen = visit.window(**more).open("/")
    screen.press("guide-start")
    expect(screen.page.locator("[data-hint]")).to_be_visible()
    screen.table = screen.page.url.rsplit("/", 1)[1]
    return Guided(screen)


@pytest.mark.parametrize(
    ("size", "language"),
    [
        *((size, language) for size in (DESKTOP, PHONE) for language in LANGUAGES),
        (ON_ITS_SIDE, "ru"),  # the least room, and the longest words
    ],
)
def test_the_script_to_its_end(visit: Visit, size: ViewportSize, language: str) -> None:
    guided = begin(visit, viewport=size, settings={"language": language})
    while guided.seen[-1:] != ["free"]:
        guided.go(guided.look(language))
        assert len(guided.seen) < 80, guided.seen
    assert set(guided.seen) >= LESSONS, LESSONS - set(guided.seen)
    expect(guided.page.locator("[data-hint]")).to_have_count(0)
    state = guided.screen.state()
    assert state.round == 1 and state.wait == ASK_ACTION and guided.screen.lit()
    guided.page.reload()  # who has been through it is not asked again
    expect(guided.page.locator(".table")).to_be_visible()
    expect(guided.page.locator("[data-hint]")).to_have_count(0)


def test_it_goes_on_after_a_reload_and_can_be_read_again(visit: Visit) -> None:
    guided = begin(visit)
    page, screen = guided.page, guided.screen
    guided.go(guided.look())
    guided.go(guided.look())
    assert guided.step()[0] == "city-hall"
    page.reload()
    assert guided.step()[0] == "city-hall"
    guided.go(guided.look())
    assert guided.step()[0] == "confirm"
    guided.go(guided.look())
    assert guided.step()[0] == "bishopric"
    screen.press("guide-close")
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_it_waits_until_what_others_did_has_come_to_rest(visit: Visit) -> None:
    """Nothing of the guide's lies over pieces that still move.

    Slowly: on a loaded machine the others' turn would be over before it is looked at.
    """
    guided = begin(visit, reduced_motion="no-preference", settings={"speed": "slow"})
    page = guided.page
    for _ in range(4):  # the goal, the characters, a citizen, Confirm
        guided.go(guided.look())
    expect(guided.screen.button("skip")).to_be_visible()
    page.evaluate("document.querySelector('.flights').append(document.createElement('svg'))")
    expect(guided.screen.button("skip")).to_have_count(0)
    expect(guided.screen.button("undo")).to_be_visible()  # it is the reader's turn
    page.wait_for_timeout(500)  # much longer than it takes to come
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.evaluate("document.querySelector('.flights').lastElementChild.remove()")
    assert guided.step()[0] == "bishopric"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_adviser_at_a_time(visit: Visit, size: ViewportSize) -> None:
    """While the guide says what to do, nobody can ask for another hint; the last step shows the
    button for that, and who presses it has done with the guide."""
    guided = begin(visit, viewport=size)
    hint = guided.screen.button("hint")
    while guided.seen[-1:] != ["free"]:
        told = guided.look()
        if guided.seen[-1] != "free":
            expect(hint).to_be_hidden()
            guided.go(told)
    expect(hint).to_be_visible()
    hint.click()
    expect(guided.page.locator("[data-hint]")).to_have_count(0)
    expect(guided.page.locator("[data-advice]")).to_be_visible()


def test_who_does_something_else_is_not_held_up(stage: Stage, visit: Visit) -> None:
    """Another piece than the lit one: the guide says so, and goes on from what was done."""
    guided = begin(visit)
    guided.go(guided.look())
    guided.go(guided.look())
    wanted = guided.step()[2]
    other = next(
        name
        for name, light in guided.screen.lit().items()
        if light == "on" and name not in str(wanted)
    )
    guided.screen.pick(other)
    expect(guided.page.locator('[data-hint="astray"]')).to_be_visible()
    guided.look()
    guided.screen.confirm()
    expect(guided.page.locator('[data-hint="astray"]')).to_have_count(0)
    assert guided.step()[0] in ("city-hall", "bishopric", "palace")


def test_the_guide_stops_where_it_has_nothing_to_teach(stage: Stage, visit: Visit) -> None:
    """In the middle of another game: one word, and the game is the player's."""
    scene = search(lambda s: s.round == 2 and PASS in options(s))
    anna = stage.guest("Anna")
    screen = visit(stage.put(scene, anna, "novice"), anna)
    screen.page.get_by_role("button", name="Menu").click()
    screen.press("guide")
    guided = Guided(screen)
    assert guided.look()
    assert guided.seen == ["free"]
    guided.go(told=True)
    expect(screen.page.locator("[data-hint]")).to_have_count(0)
    assert screen.lit()


def test_it_can_be_refused(visit: Visit) -> None:
    screen = visit.window().open("/")
    expect(screen.button("guide-refuse")).to_be_visible()
    screen.press("guide-refuse")
    expect(screen.button("guide-refuse")).to_have_count(0)
    screen.page.reload()
    expect(screen.button("guide-start")).to_be_visible()  # still there for those who want it
    expect(screen.button("guide-refuse")).to_have_count(0)
