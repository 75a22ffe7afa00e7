"""Coming to the game and going: invitations, watching, leaving, wrong links, what is remembered."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect
from server.harness import Server

from troyes.bots import make_bot
from troyes.bots.levels import ADVISER, LEVELS
from troyes.bots.people import NAMES
from troyes.bots.value import ValueBot
from troyes.play.log import CHOICE
from troyes.play.view import View
from troyes.rules.engine import options
from troyes.rules.layout import on_card
from troyes.rules.state import State
from troyes.rules.terms import (
    ASK_ACTION,
    ASK_SPACE,
    CUBE,
    DIE,
    FIGHT,
    FLIP,
    MODIFY,
    PASS,
    RECRUIT,
    STOP,
)
from troyes.server.hint import SEED

from .conftest import DESKTOP, PHONE, Visit
from .hand import dice_pieces, search_way, target_piece, ways
from .screens import at, show
from .stage import Scene, Stage, finished, search
from .texts import LANGUAGES, english, messages

# The pieces and buttons that a hint marks.
MARKED = """() => [...document.querySelectorAll("div.ring")].map((ring) => {
  const {x, y, width, height} = ring.getBoundingClientRect();
  const at = document.elementFromPoint(x + width / 2, y + height / 2);
  const {piece, button} = at.closest("[data-piece], [data-button]").dataset;
  return piece ?? button;
})"""
# The first of them that is not picked yet.
MARKED_NEXT = """() => {
  for (const ring of document.querySelectorAll("div.ring")) {
    const {x, y, width, height} = ring.getBoundingClientRect();
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    const found = at.closest("[data-piece], [data-button]");
    const {piece, button} = found.dataset;
    if (!found.matches(".picked, [aria-pressed=true]"))
      return piece ? `[data-piece="${piece}"]` : `[data-button="${button}"]`;
  }
}"""
DICE = range(DIE, DIE + 90)
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def new_table(visit: Visit, name: str, *seats: str) -> tuple[str, object]:
    """A table whose host sits in a window."""
    host = visit.window().open()
    table = host.page.evaluate(
        """async ([name, seats]) => {
          const post = async (path, body, token) => (await fetch(path, {method: "POST",
            headers: {"Content-Type": "application/json", Authorization: "Bearer " + token},
            body: JSON.stringify(body)})).json();
          const {token} = await post("/api/guests", {name});
          localStorage.setItem("troyes-token", token);
          localStorage.setItem("troyes-name", name);
          const kinds = seats.map((kind) => ({kind}));
          return (await post("/api/tables", {seats: kinds, private: true}, token)).id;
        }""",
        [name, seats],
    )
    host.page.goto(f"{host.server.http}/t/{table}")
    return table, host


@SIZES
def test_who_is_invited_knows_by_whom_and_to_what(visit: Visit, size: ViewportSize) -> None:
    table, host = new_table(visit, "Hugo", "me", "open")
    mary = visit.window(viewport=size, settings={"language": "pl"}).open(f"/t/{table}")
    welcome = mary.page.locator("[data-invited]")
    expect(welcome).to_contain_text("Hugo")
    expect(welcome).to_contain_text(messages("pl")["invited-pitch"])
    assert mary.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    welcome.get_by_role("combobox").select_option("en")
    expect(welcome).to_contain_text(english("invited-pitch"))
    # They talk while they wait.
    host.page.get_by_label(english("chat-say")).fill("hello")  # type: ignore[attr-defined]
    host.page.get_by_role("button", name=english("chat-send")).click()  # type: ignore[attr-defined]
    expect(mary.page.locator(".said")).to_contain_text("hello")
    expect(mary.page.get_by_label(english("invited-guide"))).to_be_checked()
    welcome.get_by_label(english("home-name")).fill("Mary")
    mary.press("join")
    expect(mary.page.locator(".table")).to_be_visible()
    assert table in mary.page.evaluate("localStorage.getItem('troyes-guide')")
    expect(host.page.locator(".people")).to_contain_text("Mary")  # type: ignore[attr-defined]


def test_who_talks_before_joining_is_called_by_the_name_in_the_field(visit: Visit) -> None:
    table, host = new_table(visit, "Guest", "me", "open")
    mary = visit.window().open(f"/t/{table}")
    welcome = mary.page.locator("[data-invited]")
    expect(welcome).to_be_visible()
    here = mary.page.locator("section.leaf")
    assert "Guest (2)" not in here.inner_text()  # herself, as a watcher
    welcome.get_by_label(english("home-name")).fill("Mary")
    mary.page.get_by_label(english("chat-say")).fill("what is this?")
    mary.page.get_by_role("button", name=english("chat-send")).click()
    said = host.page.locator(".said")  # type: ignore[attr-defined]
    expect(said).to_contain_text("what is this?")
    expect(said).to_contain_text("Mary")


LINES = """(one) => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))"""


def test_the_pitch_has_two_lines_in_every_language(visit: Visit) -> None:
    table, _ = new_table(visit, "Hugo", "me", "open")
    welcome = visit.window().open(f"/t/{table}").page.locator("[data-invited]")
    for language in LANGUAGES:
        welcome.get_by_role("combobox").select_option(language)
        pitch = welcome.get_by_text(messages(language)["invited-pitch"])
        expect(pitch).to_be_visible()
        assert pitch.evaluate(LINES) <= 2, language


def test_who_waits_for_others_reads_what_it_is_about(visit: Visit) -> None:
    table, _ = new_table(visit, "Hugo", "me", "open", "open")
    mary = visit.window(viewport=PHONE, settings={"language": "en"}).open(f"/t/{table}")
    expect(mary.page.locator("[data-invited]")).to_be_visible()
    assert "Guest" not in mary.page.locator("section.leaf").inner_text()  # herself, as a watcher
    mary.press("join")
    pitch = mary.page.locator("[data-pitch]")
    expect(pitch).to_contain_text(english("invited-pitch"))
    expect(pitch).to_be_in_viewport(ratio=1)
    pitch.get_by_role("button").click()
    expect(mary.page.locator("dialog[open]")).to_contain_text(english("name-hugues"))


def test_the_guide_tells_the_goal_while_others_think(stage: Stage, visit: Visit) -> None:
    scene = Scene(start=0)
    scene.resolve_chance()
    mary = stage.guest("Mary")
    table = stage.put(scene, stage.guest("Hugo"), mary)
    screen = visit.window(mary)
    kept = {"table": table, "seen": []}
    screen.page.add_init_script(f"localStorage.setItem('troyes-guide', '{json.dumps(kept)}')")
    screen.sit(table)
    for lesson in ("goal", "character"):
        hint = screen.page.locator(f"[data-hint={lesson}]")
        expect(hint).to_be_in_viewport(ratio=1)
        screen.press("guide-next")
    expect(screen.page.locator("[data-hint]")).to_have_count(0)
    assert screen.page.locator(".prompt .text").inner_text() == "Waiting for Hugo to move."


def test_who_comes_to_a_full_table_is_told_that_they_watch(stage: Stage, visit: Visit) -> None:
    anna = stage.guest("Anna")
    table = stage.put(search(lambda s: s.wait == ASK_ACTION), anna, "novice")
    player = visit(table, anna)
    watcher = visit(table, stage.guest("Wanda"))
    expect(watcher.page.locator("[data-watching]")).to_have_text(english("watching-full"))
    expect(player.page.locator("aside")).to_contain_text("Wanda")
    expect(player.page.locator("[data-watching]")).to_have_count(0)
    phone = visit(table, stage.guest("Wenzel"), viewport=PHONE, has_touch=True, is_mobile=True)
    told = phone.page.locator("[data-watching]")
    expect(told).to_have_text(english("watching-full"))
    expect(told).to_be_in_viewport(ratio=1)


def test_who_has_left_is_played_by_a_bot_and_the_others_are_told(
    stage: Stage, visit: Visit
) -> None:
    """Also that nobody takes a seat back, or is told to watch, when the game is over."""
    anna, bertran = stage.guest("Anna"), stage.guest("Bertran")
    table = stage.put(search(lambda s: s.wait == ASK_ACTION), anna, bertran)
    stays, leaves = visit(table, anna), visit(table, bertran)
    said = stays.page.get_by_text("A bot plays for Bertran")
    expect(said).to_have_count(0)
    leaves.page.get_by_role("button", name=english("menu")).click()
    leaves.press("leave").press("leave-sure")
    expect(said).to_be_visible()
    expect(leaves.page.get_by_text("A bot plays for")).to_have_count(0)
    expect(leaves.button("back:1").last).to_be_visible()
    over = visit(stage.put(finished(), anna, bertran), stage.guest("Wanda"))
    expect(over.button("replay")).to_be_visible()
    expect(over.page.locator("[data-watching]")).to_have_count(0)


@pytest.fixture
def patient(tmp_path: Path) -> Server:
    return Server(tmp_path / "t.db", "--come-back-seconds", "60")


@SIZES
def test_leaving_asks_first_and_leaves_time_to_come_back(
    patient: Server, visit: Visit, size: ViewportSize
) -> None:
    with patient:
        stage = Stage(patient.database)
        anna = stage.guest("Anna")
        table = stage.put(search(lambda s: PASS in options(s)), anna, "novice")
        screen = visit.window(anna, patient, viewport=size).sit(table)
        before = screen.version
        screen.page.get_by_role("button", name=english("menu")).click()
        screen.press("leave")
        screen.press("stay")
        expect(screen.button("option:0")).to_be_visible()
        screen.page.get_by_role("button", name=english("menu")).click()
        screen.press("leave")
        screen.press("leave-sure")
        back = screen.page.locator("[data-button='back:0'] >> visible=true").first
        expect(back).to_be_in_viewport()
        screen.page.wait_for_timeout(1500)
        assert screen.version == before  # no bot has moved
        back.click()
        expect(screen.button("option:0")).to_be_visible()
        assert screen.version == before
        stage.close()


@pytest.mark.parametrize(
    ("path", "why"),
    [("/t/abc", "lost-cut"), ("/t/", "lost-cut"), ("/t/AAAAAAAAAAAAAAAA", "lost-table"),
     ("/nowhere", "lost-page"), ("/replay/x", "lost-cut"),
     ("/replay/AAAAAAAAAAAAAAAA", "lost-table"), ("/daily/2026-13-45", "lost-cut")],
)  # fmt: skip
def test_a_wrong_link_says_what_is_wrong(visit: Visit, path: str, why: str) -> None:
    """As somebody comes to it from outside: the server has to answer it, too."""
    screen = visit.window().open(path)
    lost = screen.page.locator("[data-lost]")
    expect(lost).to_contain_text(english(why))
    assert screen.page.locator(".notice button").count() == 0  # the page says it already
    lost.get_by_role("link", name=english("lost-home")).click()
    expect(screen.button("play")).to_be_visible()


def test_an_old_link_to_a_seat_says_so(stage: Stage, visit: Visit) -> None:
    anna = stage.guest("Anna")
    table = stage.put(search(lambda s: s.wait == ASK_ACTION), anna, "novice")
    screen = visit.window().open(f"/t/{table}#take=used")
    expect(screen.page.locator("aside")).to_contain_text(english("lost-code"))


def test_the_same_companions_come_again(visit: Visit) -> None:
    """Number, level and names of bots; they have faces, and no two the same name."""
    level = list(LEVELS)[1]
    screen = visit.window().open("/")
    first = screen.page.locator("section.first")
    first.get_by_role("radio", name=english(f"bot-{level}"), exact=True).check()
    first.get_by_role("radio", name="3").check()
    met = []
    for _ in range(2):
        screen.press("play")
        screen.page.wait_for_url(re.compile("/t/"))
        expect(screen.page.locator(".table")).to_be_visible()
        shown = " ".join(screen.page.locator(".people h3").all_inner_texts())
        assert shown.upper().count(english(f"bot-{level}").upper()) == 3
        met.append(sorted(name for name in NAMES if name.upper() in shown.upper()))
        screen.open("/")
        expect(first.get_by_role("radio", name="3")).to_be_checked()
        expect(first.get_by_role("radio", name=english(f"bot-{level}"), exact=True)).to_be_checked()
    assert met[0] == met[1] and len(met[0]) == 3, met
    expect(screen.page.locator(".tables svg[viewBox='26 22 68 68']").first).to_be_visible()


def test_without_the_server_no_button_is_covered(tmp_path: Path, visit: Visit) -> None:
    with Server(tmp_path / "t.db") as server:
        screen = visit.window(server=server).open("/")
        expect(screen.button("play")).to_be_visible()
        server.kill()
        told = screen.page.locator(".state .lost")
        expect(told).to_be_visible()
        covered = screen.page.evaluate(
            """() => {
              const said = document.querySelector(".state").getBoundingClientRect();
              return [...document.querySelectorAll("button, a, select, input")]
                .map((one) => [one.outerHTML, one.getBoundingClientRect()])
                .filter(([, r]) => r.width && r.top < said.bottom && r.bottom > said.top)
                .map(([html]) => html.slice(0, 80));
            }"""
        )
        assert covered == []


@pytest.mark.parametrize("last", ["", ".log summary >> nth=-1", "[role=tab] >> nth=1"])
def test_enter_confirms_where_the_hand_is(stage: Stage, visit: Visit, last: str) -> None:
    """After a click on the log or the tabs, too: only the keyboard goes there to press Enter."""
    scene, way = search_way(lambda s, w: w.price == 0 and not w.modifier and len(w.dice) == 1)
    anna = stage.guest("Anna")
    screen = visit(stage.put(scene, anna, stage.guest("Bertran")), anna)
    screen.pick(*dice_pieces(way.dice), target_piece(way.target))
    expect(screen.button("confirm")).to_be_enabled()
    if last:  # else the target clicked last has the focus
        screen.page.locator(last).click()
    screen.page.keyboard.press("Enter")
    expect(screen.page.locator(".table")).not_to_have_attribute(
        "data-version", str(len(scene.entries))
    )


@SIZES
def test_a_hint_marks_a_legal_turn_and_says_why(
    stage: Stage, visit: Visit, size: ViewportSize
) -> None:
    anna = stage.guest("Anna")
    scene = search(lambda s: s.round == 1 and PASS in options(s))
    screen = visit(stage.put(scene, anna, "novice"), anna, viewport=size)
    screen.press("hint")
    advice = screen.page.locator("[data-advice]")
    expect(advice).to_be_visible()
    expect(advice).to_contain_text(english("hint-title"))
    row = json.loads(f"[{advice.get_attribute('data-advice')}]")
    trial = scene.copy()
    for option in row:
        trial.choose(option)
    expect(advice.locator(".why")).not_to_be_empty()
    expect(screen.page.locator("div.ring").first).to_be_in_viewport()


def test_a_hint_puts_back_what_is_picked(stage: Stage, visit: Visit) -> None:
    """What it advises is about a new turn, and marked whatever was picked before."""
    screen = show("advice", stage, visit)
    marks = screen.page.locator("div.ring")
    expect(marks).not_to_have_count(0)
    marked = screen.page.evaluate(MARKED)
    assert any(piece.startswith("die:N.r") for piece in marked)
    screen.pick(next(piece for piece in screen.lit() if piece.startswith("die:A.w")))
    expect(marks).not_to_have_count(len(marked))
    screen.press("hint")
    expect(marks).to_have_count(len(marked))
    assert screen.page.evaluate(MARKED) == marked
    assert "picked" not in screen.lit().values()


def test_a_hint_marks_the_button_of_a_turn_without_pieces(stage: Stage, visit: Visit) -> None:
    """When it is best to pass, Pass shines, and passing is what is said."""
    anna = stage.guest("Anna")
    scene = search(lambda s: options(s) == [PASS])
    screen = visit(stage.put(scene, anna, "novice"), anna).press("hint")
    advice = screen.page.locator("[data-advice]")
    expect(advice).to_contain_text("You pass")
    ring = screen.page.locator("div.ring").bounding_box()
    button = screen.button(f"option:{PASS}").bounding_box()
    assert ring and button and abs(ring["x"] + 4 - button["x"]) < 2


@pytest.mark.parametrize("influence", [RECRUIT, FLIP], ids=["recruit", "flip"])
def test_a_hint_stays_while_it_is_followed(stage: Stage, visit: Visit, influence: int) -> None:
    """Influence is spent first; what it was spent for is still told and marked then."""
    anna = stage.guest("Anna")
    bot = make_bot(ADVISER, SEED)
    assert isinstance(bot, ValueBot)
    turn: list[int] = []

    def spends_influence(s: State) -> bool:
        if s.wait != ASK_ACTION or influence not in options(s):
            return False
        turn[:] = bot.best_turn(View(s, s.actor), None)
        return turn[0] == influence

    scene = search(spends_influence)
    screen = visit(stage.put(scene, anna, "novice"), anna).press("hint")
    advice = screen.page.locator("[data-advice]")
    expect(advice).to_be_visible()
    whole, why = advice.inner_text(), advice.locator(".why").inner_text()
    name = "recruit" if influence == RECRUIT else "flip"
    assert name in screen.page.evaluate(MARKED)
    screen.press(name)
    rest = 1
    while influence == FLIP and (turn[rest] in DICE or turn[rest] == STOP):
        rest += 1
    flipped = tuple(option - DIE for option in turn[1:rest] if option in DICE)
    if flipped:
        screen.pick(*dice_pieces(flipped)).confirm()
    target = target_piece(turn[rest])
    screen.page.wait_for_function(f"(name) => ({MARKED})().includes(name)", arg=target)
    expect(advice.locator(".why")).to_have_text(why)
    assert len(advice.inner_text()) < len(whole)  # what is done is not told again
    lit = [piece for piece, light in screen.lit().items() if light == "on"]
    screen.pick(lit[0] if lit[0] != target else lit[1])  # nothing else is confirmed by that
    expect(advice).to_be_visible()
    screen.press("undo").press("undo")
    expect(advice).to_have_text(whole, use_inner_text=True)


def test_a_hint_marks_only_what_does_what_it_says(stage: Stage, visit: Visit) -> None:
    """A card whose cube is spent is a target of its own: its button is marked, when it is there."""
    anna = stage.guest("Anna")
    bot = make_bot(ADVISER, SEED)
    assert isinstance(bot, ValueBot)
    turn: list[int] = []

    def spends_a_cube(s: State) -> bool:
        if (
            s.wait != ASK_ACTION
            or s.actor
            or not any(s.cubes[on_card(slot, 0)] for slot in range(9))
        ):
            return False
        turn[:] = bot.best_turn(View(s, 0), None)
        return len(turn) > 1 and readable(turn[1]) is not None

    def readable(option: int) -> int | None:
        return option - MODIFY if MODIFY <= option < MODIFY + 9 else None

    screen = visit(stage.put(search(spends_a_cube), anna, "novice"), anna)
    screen.press("hint")
    advice = screen.page.locator("[data-advice]")
    expect(advice).to_be_visible()
    row = json.loads(f"[{advice.get_attribute('data-advice')}]")
    assert row == turn
    slot = readable(row[1])
    assert slot is not None
    marked = screen.page.evaluate(MARKED)
    dice = [one for one in marked if one.startswith("die:")]
    assert dice and set(marked) == {target_piece(row[0]), *dice}  # not the card of the cube
    screen.pick(*marked)
    screen.page.wait_for_function(
        f"(name) => ({MARKED})().includes(name)", arg=f"modifier:{slot + 1}"
    )


def test_who_clicks_only_what_shines_plays_what_the_hint_says(stage: Stage, visit: Visit) -> None:
    """A cube goes on an event later: until then the event does not shine, as it would be fought."""
    anna = stage.guest("Anna")
    bot = make_bot(ADVISER, SEED)
    assert isinstance(bot, ValueBot)
    turn: list[int] = []

    def puts_cubes(s: State) -> bool:
        if s.wait != ASK_ACTION:
            return False
        turn[:] = bot.best_turn(View(s, 0), None)
        dice = sorted(option - DIE for option in turn if option in DICE)
        fought = [way.target - FIGHT for way in ways(s) if sorted(way.dice) == dice]
        return any(CUBE + position in turn for position in fought if position >= 0)

    scene = search(puts_cubes)
    screen = visit(stage.put(scene, anna, "novice"), anna)
    screen.press("hint")
    expect(screen.page.locator("div.ring").first).to_be_visible()
    for _ in range(3 * len(turn)):
        if len(screen.entries()) > len(scene.entries):
            break
        new = screen.page.evaluate(MARKED_NEXT)
        if new:
            screen.page.locator(new).click()
        elif screen.button("confirm").is_enabled():
            screen.press("confirm")
        screen.page.wait_for_timeout(300)  # what shines is looked for five times a second
    added = [
        entry.value for entry in screen.entries()[len(scene.entries) :] if entry.kind == CHOICE
    ]
    assert added[: len(turn)] == turn


def test_who_comes_back_finds_their_game_the_day_and_a_rematch_first(
    stage: Stage, visit: Visit
) -> None:
    """Above what a stranger wants: the running game, the game of the day, the same once more."""
    anna = stage.guest("Anna")
    stage.put(search(lambda s: s.wait == ASK_ACTION), anna, "novice")
    stage.put(finished(2), anna, "novice")
    page = visit.window(anna).open("/").page

    def top(selector: str) -> float:
        box = page.locator(selector).first.bounding_box()
        assert box
        return box["y"]

    again = page.locator("[data-returning] [data-button=rematch]")
    expect(again).to_be_visible()
    stranger = top("[data-button=play]")
    for wanted in ("[data-returning] a.main", "[data-button=rematch]", "a[href='/daily']"):
        assert top(wanted) < stranger, wanted
    again.click()
    expect(page.locator(".table[data-version]")).to_be_visible()


def test_a_stranger_finds_a_game_before_the_king(visit: Visit) -> None:
    page = visit.window().open("/").page
    play, king = (page.locator(f"[data-button={name}]") for name in ("play", "solo"))
    expect(play).to_be_visible()
    first, second = play.bounding_box(), king.bounding_box()
    assert first and second and first["y"] < second["y"]
    expect(page.locator("[data-returning]")).to_have_count(0)


SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.shifts.push(one.value);
  }).observe({ type: "layout-shift", buffered: true });
}"""


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_typeface_of_its_own_for_every_script(visit: Visit, language: str) -> None:
    """Within its limit of size, and what was drawn before it stays where it was but for a word
    or two that end a line elsewhere."""
    context = visit.context(settings={"language": language})
    context.add_init_script(f"({SHIFTS})()")
    loaded: dict[str, int] = {}
    page = visit.tab(context).page
    page.on(
        "response", lambda one: loaded.update({one.url: int(one.headers.get("content-length", 0))})
    )
    page.goto(visit.server.http)
    expect(page.locator("[data-button=play]")).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    fonts = {url: size for url, size in loaded.items() if url.endswith(".woff2")}
    wanted = {"en": "latin", "pl": "polish", "ru": "cyrillic"}[language]
    assert any(wanted in url for url in fonts), fonts
    assert sum(fonts.values()) < 120_000, fonts
    used = page.evaluate("() => getComputedStyle(document.body).fontFamily")
    assert used.startswith('"Alegreya Sans"')
    assert sum(page.evaluate("() => window.shifts")) < 0.05


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1366, 650), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_offer_of_sound_leaves_the_log_alone(
    stage: Stage, visit: Visit, width: int, height: int, language: str
) -> None:
    """On a laptop, in the King's Challenge, whose tables need most of the room beside the board."""
    options = {"viewport": {"width": width, "height": height}, "settings": {"language": language}}
    scene = search(lambda s: s.wait == ASK_SPACE and s.supply[0] < 5, players=1)
    page = at(scene, stage, visit, **options).page
    expect(page.locator("[data-sound=on]")).to_be_visible()
    expect(page.locator(".story [data-sound]")).to_have_count(0)
    expect(page.locator(".tabs")).to_be_hidden()  # nobody to talk to: the log has all the room
    boxes = [page.locator(name).bounding_box() for name in (".story", ".story .recap")]
    story, recap = ([box["y"], box["height"]] for box in boxes if box)
    assert recap[0] + recap[1] <= story[0] + story[1] + 1  # what le Roy did is not cut off
    assert story[1] > 60  # three lines at least
    page.locator("[data-sound=off]").click()
    expect(page.locator("[data-sound]")).to_have_count(0)


def test_sound_is_offered_once(stage: Stage, visit: Visit) -> None:
    anna = stage.guest("Anna")
    scene = Scene(start=0)
    scene.resolve_chance()
    screen = visit(stage.put(scene, anna, stage.guest("Bertran")), anna).at_last()
    offer = screen.page.locator("[data-sound=off]")
    later = visit(
        stage.put(search(lambda s: PASS in options(s)), anna, stage.guest("Bertran")), anna
    )
    expect(later.at_last().page.locator(".log")).to_be_visible()
    expect(later.page.locator("[data-sound]")).to_have_count(0)  # not in the middle of a game
    offer.click()
    expect(screen.page.locator("[data-sound]")).to_have_count(0)
    screen.sit(stage.put(scene, anna, stage.guest("Bertran"))).at_last()
    expect(screen.page.locator(".log")).to_be_visible()
    expect(screen.page.locator("[data-sound]")).to_have_count(0)
