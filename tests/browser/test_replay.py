"""Looking back: the replay of a finished game, an uploaded record, and what the end offers."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from troyes.formats.record import Header, Record
from troyes.play.log import CHOICE, OUTCOME
from troyes.rules.edition import standard
from troyes.rules.engine import apply_option, is_over, options
from troyes.rules.scoring import breakdown, owners
from troyes.rules.state import State
from troyes.rules.terms import ASK_ACTION, CHARACTERS, NO_CHARACTER, PASS
from troyes.server.replay import address

from .conftest import DESKTOP, PHONE, Visit
from .screen import Screen
from .screens import ended, people, placed
from .stage import Scene, Stage, finished, search
from .texts import LANGUAGES, english, messages

GAMES = Path(__file__).parents[1] / "games"


def steps(scene: Scene) -> list[int]:
    """The choices and outcomes of a scene."""
    return [entry.value for entry in scene.entries if entry.kind in (CHOICE, OUTCOME)]


def moment(screen: Screen, at: int) -> None:
    """Wait until the page shows a moment."""
    expect(screen.page.locator(".table")).to_have_attribute("data-moment", str(at))


def now(screen: Screen) -> int:
    """The moment the page shows."""
    return int(screen.page.locator(".table").get_attribute("data-moment") or -1)


def move(screen: Screen, name: str) -> Locator:
    """A button of the controls."""
    return screen.page.locator(f'[data-move="{name}"]')


def watching(stage: Stage, visit: Visit, scene: Scene, fragment: str = "") -> tuple[Screen, str]:
    """A stranger looks at a finished game."""
    table = stage.put(scene, *people(stage, scene.players))
    screen = visit.window(stage.guest("Xavier")).open(f"/replay/{table}{fragment}")
    expect(screen.page.locator(".table")).to_be_visible()
    return screen, table


def at_the_end(stage: Stage, visit: Visit, scene: Scene, **options: object) -> tuple[Screen, str]:
    """A player of a finished game before its score table."""
    guests = people(stage, scene.players)
    table = stage.put(scene, *guests)
    screen = visit(table, guests[0], **options)
    expect(screen.page.locator("dialog[open] tr.total")).to_be_visible()
    return screen, table


# --- the replay of a game ------------------------------------------------------------------------


def test_steps_turns_and_rounds_by_buttons(stage: Stage, visit: Visit) -> None:
    scene = finished()
    last = len(steps(scene))
    screen, _ = watching(stage, visit, scene)
    moment(screen, 0)
    move(screen, "step-on").click()
    moment(screen, 1)
    move(screen, "turn-on").click()
    after_turn = now(screen)
    assert after_turn > 1
    move(screen, "round-on").click()
    assert now(screen) > after_turn
    expect(screen.page.locator(".board").first).to_have_attribute(
        "aria-label", re.compile("round 1")
    )
    move(screen, "round-on").click()
    expect(screen.page.locator(".board").first).to_have_attribute(
        "aria-label", re.compile("round 2")
    )
    move(screen, "round-back").click()
    move(screen, "round-back").click()
    moment(screen, 0)
    move(screen, "last").click()
    moment(screen, last)
    move(screen, "step-back").click()
    moment(screen, last - 1)
    move(screen, "first").click()
    moment(screen, 0)


def test_steps_by_keys(stage: Stage, visit: Visit) -> None:
    scene = finished()
    screen, _ = watching(stage, visit, scene)
    for key, at in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)]:
        screen.page.keyboard.press(key)
        moment(screen, at)
    screen.page.keyboard.press("End")
    moment(screen, len(steps(scene)))
    screen.page.keyboard.press("PageUp")
    before = now(screen)
    assert before < len(steps(scene))
    screen.page.keyboard.press("Shift+ArrowLeft")
    assert now(screen) < before


def test_every_moment_shows_all_points_and_characters(stage: Stage, visit: Visit) -> None:
    scene = ended()
    screen, _ = watching(stage, visit, scene)
    screen.page.locator("input[type=range]").evaluate(
        "e => { e.value = 200; e.dispatchEvent(new Event('input', {bubbles: true})); }"
    )
    moment(screen, 200)
    state = next(islice(record_of(scene).states(), 200, None))
    for seat, panel in enumerate(screen.page.locator(".panel").all()):
        points = english("panel-vp")
        expect(panel.get_by_role("img", name=f"{points}: {state.vp[seat]}")).to_be_visible()
        for card in state.hands[seat * 2 : seat * 2 + 2]:
            if card != NO_CHARACTER:
                expect(panel).to_contain_text(english(f"name-{CHARACTERS[card]}"))


def record_of(scene: Scene) -> Record:
    """The record of a scene that has come to its end."""
    names = [f"Player {k}" for k in range(scene.players)]
    header = Header(scene.players, scene.bonus, scene.open_scores, names, standard().identity)
    return Record(header, steps(scene))


def test_it_plays_by_itself_to_the_end(stage: Stage, visit: Visit) -> None:
    scene = finished()
    last = len(steps(scene))
    screen, _ = watching(stage, visit, scene, f"#at={last - 12}")
    screen.page.locator("select").select_option("fast")
    screen.page.keyboard.press("Space")
    moment(screen, last)
    expect(move(screen, "play")).to_have_attribute("aria-label", english("replay-play"))
    move(screen, "play").click()  # once more, from the beginning
    expect(screen.page.locator(".table")).not_to_have_attribute("data-moment", str(last))
    move(screen, "play").click()
    assert now(screen) < last


# What of a box is hidden, and how high its text is; the box itself keeps some room.
TEXT_HEIGHT = """e => {
  const text = document.createRange();
  text.selectNodeContents(e);
  return [e.scrollHeight - e.clientHeight, text.getBoundingClientRect().height];
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_long_turns_are_told_whole_and_move_no_control(
    stage: Stage, visit: Visit, size: ViewportSize
) -> None:
    screen, _ = watching(stage, visit, ended())
    screen.page.set_viewport_size(size)
    screen.page.evaluate("() => document.fonts.ready.then(() => true)")
    caption = screen.page.locator("p.now")
    place = move(screen, "play").bounding_box()
    heights = set()
    for _ in range(60):
        move(screen, "turn-on").click()
        screen.page.evaluate("scrollTo(0, 0)")  # the click may have scrolled the page
        assert move(screen, "play").bounding_box() == place
        hidden, height = caption.evaluate(TEXT_HEIGHT)
        assert hidden <= 0, caption.inner_text()
        expect(caption).to_be_in_viewport(ratio=1)
        heights.add(height)
    assert len(heights) > 1  # some turns take more lines than others


def test_a_moment_has_an_address(stage: Stage, visit: Visit) -> None:
    screen, table = watching(stage, visit, finished(), "#at=37")
    moment(screen, 37)
    screen.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    move(screen, "step-on").click()
    screen.button("link").click()
    expect(screen.button("link")).to_contain_text(english("copied"))
    copied = screen.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{screen.server.http}/replay/{table}#at=38"
    expect(screen.page).to_have_url(copied)
    screen.page.reload()
    moment(screen, 38)
    screen.page.goto(f"{screen.server.http}/replay/{table}#at=5")
    moment(screen, 5)


def test_the_log_leads_to_its_moments(stage: Stage, visit: Visit) -> None:
    scene = finished()
    screen, _ = watching(stage, visit, scene, "#at=100")
    screen.page.get_by_role("button", name=english("replay-jump")).nth(1).click()
    assert 0 < now(screen) < 100


def test_a_running_game_has_no_replay(stage: Stage, visit: Visit) -> None:
    table = stage.put(placed(), *people(stage, 3))
    screen = visit.window(stage.guest("Xavier")).open(f"/replay/{table}")
    expect(screen.page.get_by_text(english("error-not-over"))).to_be_visible()


# --- records one brings along --------------------------------------------------------------------


def test_a_file_is_shown(visit: Visit) -> None:
    text = (GAMES / "4p-bonus-1.troyes").read_text("utf-8")
    screen = visit.window().open("/replay")
    screen.page.locator("input[type=file]").set_input_files(GAMES / "4p-bonus-1.troyes")
    moment(screen, 0)
    move(screen, "last").click()
    moment(screen, len(Record.from_text(text).steps))
    screen.page.get_by_role("button", name=english("replay-result")).click()
    totals = screen.page.locator("dialog[open] tr.total td").all_inner_texts()
    result = re.search(r'\[Result "(.*)"\]', text)
    assert result
    assert totals == [one.split("=")[1].replace("-", "−") for one in result[1].split()]


def test_a_record_comes_with_the_address(visit: Visit) -> None:
    record = Record.from_text((GAMES / "3p-1.troyes").read_text("utf-8"))
    screen = visit.window().open(f"/{address(record)}&at=50")
    moment(screen, 50)
    move(screen, "turn-on").click()
    at = now(screen)
    expect(screen.page).to_have_url(re.compile(rf"/replay#game=[\w-]+&at={at}$"))
    screen.page.reload()
    moment(screen, at)
    screen.page.get_by_role("button", name=english("replay-another")).click()
    expect(screen.page.locator("textarea")).to_be_empty()
    expect(screen.page).to_have_url(f"{screen.server.http}/replay")


def test_an_uploaded_record_has_an_address(visit: Visit) -> None:
    screen = visit.window().open("/replay")
    screen.page.locator("input[type=file]").set_input_files(GAMES / "2p-1.troyes")
    moment(screen, 0)
    screen.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    move(screen, "last").click()
    last = now(screen)
    screen.button("link").click()
    link = screen.page.evaluate("navigator.clipboard.readText()")
    other = visit.window()
    other.page.goto(link)
    moment(other, last)


def test_a_file_with_several_games(visit: Visit, tmp_path: Path) -> None:
    records = [Record.from_text((GAMES / f"{n}p-1.troyes").read_text("utf-8")) for n in (1, 2, 3)]
    file = tmp_path / "games.jsonl"
    file.write_text("".join(one.to_json() + "\n" for one in records), "utf-8")
    screen = visit.window().open("/replay")
    screen.page.locator("input[type=file]").set_input_files(file)
    screen.page.locator("input[type=number]").fill("3")
    screen.page.get_by_role("button", name=english("replay-show")).click()
    moment(screen, 0)
    expect(screen.page.locator(".panel")).to_have_count(3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_named_in_ones_language(visit: Visit, language: str) -> None:
    lines = (GAMES / "2p-1.troyes").read_text("utf-8").splitlines()
    number = next(k for k, line in enumerate(lines) if line.startswith("black:"))
    lines[number] = "black: b9"
    screen = visit.window(settings={"language": language}).open("/replay")
    screen.page.locator("textarea").fill("\n".join(lines))
    screen.page.locator("section button.main").click()
    said = messages(language)["error-record-word"]
    for name, value in {
        "line": number + 1, "word": 1, "token": "b9", "expected": "b1, b2, b3, b4, b5, b6",
    }.items():  # fmt: skip
        said = said.replace("{ $" + name + " }", str(value))
    expect(screen.page.locator(".error")).to_have_text(said)
    picked = screen.page.locator("textarea").evaluate(
        "e => e.value.slice(e.selectionStart, e.selectionEnd)"
    )
    assert picked == "black: b9"


def test_a_dropped_file_is_shown(visit: Visit) -> None:
    text = (GAMES / "2p-1.troyes").read_text("utf-8")
    screen = visit.window().open("/replay")
    data = screen.page.evaluate_handle(
        """(text) => { const data = new DataTransfer();
          data.items.add(new File([text], "game.troyes")); return data; }""",
        text,
    )
    screen.page.locator("section.leaf").dispatch_event("drop", {"dataTransfer": data})
    moment(screen, 0)


# --- the end -------------------------------------------------------------------------------------


def test_the_characters_are_revealed_one_by_one(stage: Stage, visit: Visit) -> None:
    scene = ended()
    screen, _ = at_the_end(stage, visit, scene, reduced_motion="no-preference")
    screen.button("reveal").click()
    s = scene.state
    dealt = [CHARACTERS[card] for card in s.hands if card != NO_CHARACTER]
    for character in dealt:  # they turn up by themselves
        name = english(f"name-{character}")
        card = screen.page.locator("article").filter(has_text=name)
        expect(card).to_be_visible()
        shown = card.evaluate("e => [...e.querySelectorAll('li b')].map((b) => +b.textContent)")
        assert shown == [breakdown(s, owner)[character] for owner in owners(s)]
    expect(screen.button("reveal-next")).to_have_count(0)
    screen.button("reveal-scores").click()
    expect(screen.page.locator("dialog[open] tr.total")).to_be_visible()
    screen.button("reveal").click()
    screen.button("reveal-scores").click()  # skipped
    expect(screen.page.locator("dialog[open] tr.total")).to_be_visible()


def last_pass(s: State) -> bool:
    """Whether passing would end the game."""
    if s.wait != ASK_ACTION or PASS not in options(s):
        return False
    after = s.copy()
    apply_option(after, PASS)
    return is_over(after)


def test_who_sees_the_game_end_sees_the_characters_first(stage: Stage, visit: Visit) -> None:
    guests = people(stage, 2)
    table = stage.put(search(last_pass), *guests)
    screen = visit(table, guests[0], reduced_motion="no-preference")
    screen.press(f"option:{PASS}").confirm()
    expect(screen.page.locator("dialog[open] article")).to_be_visible()
    screen.button("reveal-scores").click()
    expect(screen.page.locator("dialog[open] tr.total")).to_be_visible()
    screen.page.keyboard.press("Escape")  # who looks at the board sees the scores at once then
    screen.page.get_by_role("button", name=english("end-title")).click()
    expect(screen.page.locator("dialog[open] tr.total")).to_be_visible()
    screen.page.reload()  # and so does who comes back later
    expect(screen.page.locator("dialog[open] tr.total")).to_be_visible()


def test_the_course_of_the_game_as_a_table(stage: Stage, visit: Visit) -> None:
    scene = ended()
    screen, _ = at_the_end(stage, visit, scene)
    screen.page.get_by_text(english("plot-table")).click()
    rows = screen.page.locator("details tbody tr")
    expect(rows).to_have_count(scene.players)
    for owner in owners(scene.state):
        figures = rows.nth(owner).locator("td").all_inner_texts()
        assert len(figures) == scene.state.round + 1
        assert int(figures[-2]) == scene.state.vp[owner]
        assert int(figures[-1]) == breakdown(scene.state, owner)["total"]


def test_what_the_end_offers(stage: Stage, visit: Visit, tmp_path: Path) -> None:
    scene = ended()
    screen, table = at_the_end(stage, visit, scene)
    page = screen.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    with page.expect_download() as waiting:
        screen.button("download").click()
    waiting.value.save_as(tmp_path / "game.troyes")
    record = Record.from_text((tmp_path / "game.troyes").read_text("utf-8"))
    assert record.steps == steps(scene)

    screen.button("share").click()  # this browser has no way of its own to share
    expect(screen.button("share")).to_contain_text(english("copied"))
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{screen.server.http}/replay/{table}"

    screen.button("replay").click()
    expect(page).to_have_url(link)
    moment(screen, 0)
    page.go_back()
    screen.button("rematch").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]{16}$"))
    expect(page).not_to_have_url(re.compile(table))


def test_home_leads_to_result_and_replay(stage: Stage, visit: Visit) -> None:
    anna, *others = people(stage, 3)
    table = stage.put(ended(), anna, *others)
    screen = visit.window(anna).open()
    page = screen.page
    page.get_by_role("link", name=english("replay"), exact=True).click()
    expect(page).to_have_url(f"{screen.server.http}/replay/{table}")
    moment(screen, 0)
    page.get_by_role("link", name=re.compile(english("to-home"))).click()
    page.get_by_role("link", name=english("replay-result"), exact=True).click()
    expect(page.locator("dialog[open] tr.total")).to_be_visible()
    screen.open()
    page.get_by_role("link", name=english("replay-record")).click()
    expect(page.locator("textarea")).to_be_visible()
