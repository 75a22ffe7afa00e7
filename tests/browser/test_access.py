"""By key, by ear, by eye: where the focus is, what is said, what can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from troyes.formats.position import to_json
from troyes.rules.layout import first_die
from troyes.rules.terms import ASK_ORIGIN, PASS

from .conftest import PHONE, Visit
from .hand import dice_pieces, target_piece
from .paint import CONTRAST, contrasts
from .screens import NAMES, at, farming, last_round, may_pass, middle, placed, show
from .stage import Stage, search
from .texts import english

# --- by key --------------------------------------------------------------------------------------


def focused(page: Page) -> str:
    """What has the focus."""
    return page.evaluate("document.activeElement.tagName")


def test_the_focus_never_falls_to_the_body(stage: Stage, visit: Visit) -> None:
    """Through a turn played by keys alone, and through the menu."""
    screen = at(placed(), stage, visit)
    page = screen.page
    page.locator("[data-piece].on").first.focus()
    page.keyboard.press("Enter")
    expect(screen.button("confirm")).to_be_enabled()
    assert focused(page) != "BODY"
    screen.button("confirm").focus()
    before = screen.version
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-version", str(before))
    page.wait_for_timeout(200)
    page.wait_for_function("() => document.activeElement.closest('.ask') !== null")
    page.locator('[data-piece="event:0"]').focus()
    expect(page.locator(".board-bubble")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator('[data-piece="event:0"]')).to_be_focused()
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_timeout(200)
    assert focused(page) != "BODY"


# Every frame in which the focus lies nowhere.
WATCH = """() => {
  window.fallen = [];
  let last = document.activeElement;
  (function look() {
    const now = document.activeElement;
    if (!now || now === document.body) fallen.push(last.outerHTML.slice(0, 120));
    else last = now;
    requestAnimationFrame(look);
  })();
}"""


def test_the_focus_stays_while_bots_play(stage: Stage, visit: Visit) -> None:
    """In no frame of two turns by keys, with what three bots do on stage between them, undo, the
    recap and windows that open and close.

    Slowly: on a loaded machine what is shown again would be over before it is looked at.
    """
    scene, farm = farming()
    anna = stage.guest("Anna")
    table = stage.put(scene, anna, "novice", "novice", "novice")
    screen = visit(table, anna, settings={"speed": "slow"}).at_last()
    page = screen.page
    die = screen.piece(dice_pieces(farm.dice)[0])
    die.focus()
    page.evaluate(WATCH)
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")  # put back
    for piece in [target_piece(farm.target), *dice_pieces(farm.dice)]:
        screen.piece(piece).focus()
        page.keyboard.press("Enter")
    expect(screen.button("confirm")).to_be_enabled()
    screen.button("confirm").focus()
    page.keyboard.press("Enter")
    expect(screen.button("skip")).to_be_visible()
    expect(screen.button("option:0")).to_be_visible()  # a turn of one's own again
    again = page.locator(".recap button").last
    again.focus()
    page.keyboard.press("Enter")
    expect(screen.button("skip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(again).to_be_visible()
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    screen.button("rules").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    screen.button("option:0").focus()
    page.keyboard.press("Enter")
    expect(screen.button("confirm")).to_be_enabled()
    page.keyboard.press("Control+Enter")
    page.wait_for_timeout(1500)
    assert page.evaluate("fallen") == []


def test_enter_confirms_what_was_just_picked(stage: Stage, visit: Visit) -> None:
    """Also on a button that stays pressed, as on a piece: the second Enter does not put it back."""
    screen = at(search(may_pass, seat=0), stage, visit)
    page, passing = screen.page, screen.button("option:0")
    passing.focus()
    page.keyboard.press("Enter")
    expect(passing).to_have_attribute("aria-pressed", "true")
    expect(screen.button("confirm")).to_be_enabled()
    before = len(screen.entries())
    page.keyboard.press("Enter")
    expect(passing).to_have_count(0)
    assert screen.entries()[before].value == PASS


FOCUSABLE = """() => [...document.querySelectorAll('[data-piece^="space:"]')].map((one) => [
  one.tabIndex >= 0, one.classList.contains("on") || one.classList.contains("picked")])"""


@pytest.mark.parametrize("name", ["placement", "game", "origin", "replay"])
def test_occupied_spaces_are_no_tab_stops(stage: Stage, visit: Visit, name: str) -> None:
    """Only what may be picked, and while nothing is asked only what explains itself."""
    page = show(name, stage, visit).page
    stops = page.locator('[data-piece^="space:"][tabindex="0"]:not(.on, .picked)')
    assert stops.count() == 0
    spaces = page.evaluate(FOCUSABLE)
    assert len(spaces) >= 6 and all(lit or not stop for stop, lit in spaces)


STOP = """() => {
  const one = document.activeElement;
  return one === document.body ? null : [one.dataset.piece ?? "", one.closest(".board") !== null
    && one.getAttribute("role") !== "button", one.matches(".on, .picked")];
}"""


@pytest.mark.parametrize("name", ["placement", "game", "origin", "black dice", "replay"])
def test_tab_stops_only_at_what_can_be_used(stage: Stage, visit: Visit, name: str) -> None:
    """With the key itself: browsers stop at parts of a drawing that listen for the focus, too."""
    page = show(name, stage, visit).page
    page.keyboard.press("Tab")
    stops: list[tuple[str, bool, bool]] = []
    while (stop := page.evaluate(STOP)) and len(stops) < 200:
        stops.append(stop)
        page.keyboard.press("Tab")
    assert len(stops) > 5
    assert [piece for piece, plain, _ in stops if plain] == []
    if name != "replay":
        board = [piece for piece, _, lit in stops if piece and not lit]
        assert [piece for piece in board if piece.startswith(("space:", "card:", "die:"))] == []


def test_a_bubble_goes_with_the_focus(stage: Stage, visit: Visit) -> None:
    """Also one that has not come yet: whoever tabs on quickly leaves none behind."""
    page = show("game", stage, visit).page
    bubble = page.locator(".board-bubble")
    page.locator('[data-piece="event:0"]').focus()
    page.locator('[data-piece="supply:A"]').focus()
    page.get_by_role("tab").first.focus()
    page.wait_for_timeout(600)
    expect(bubble).to_have_count(0)
    page.locator('[data-piece="event:0"]').focus()
    expect(bubble).to_be_visible()
    page.locator('[data-piece="supply:A"]').focus()
    expect(bubble).to_contain_text("Citizens in supply")
    page.get_by_role("tab").first.focus()
    expect(bubble).to_have_count(0)


def test_the_focus_returns_to_the_menu(stage: Stage, visit: Visit) -> None:
    """When it is closed, and when a dialogue is that was opened from it; a hint keeps it, too."""
    screen = show("king", stage, visit)
    page, menu = screen.page, screen.page.get_by_role("button", name="Menu")
    menu.focus()
    page.keyboard.press("Enter")
    screen.button("rules").focus()
    page.keyboard.press("Escape")
    expect(screen.button("rules")).to_have_count(0)
    expect(menu).to_be_focused()
    for name in ("rules", "leave"):
        page.keyboard.press("Enter")
        screen.button(name).focus()
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(menu).to_be_focused()
    screen.button("hint").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-advice]")).to_be_visible()
    expect(screen.button("hint")).to_be_focused()


@pytest.mark.parametrize("name", ["stranger", "home"])
def test_tab_goes_down_the_first_page(stage: Stage, visit: Visit, name: str) -> None:
    """From section to section in the order in which they are seen."""
    page = show(name, stage, visit).page
    tops = page.eval_on_selector_all(
        "main section", "(all) => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert len(tops) > 3 and tops == sorted(tops)


def test_arrows_move_everywhere(stage: Stage, visit: Visit) -> None:
    """From the board to the prompt below, to the panels beside it, and back."""
    page = show("game", stage, visit).page
    where = "() => document.activeElement.closest('.board, .ask, .panels, .bar, .story')?.className"
    page.locator('[data-piece="event:0"]').focus()
    page.keyboard.press("ArrowDown")
    assert "ask" in page.evaluate(where)
    page.keyboard.press("ArrowUp")
    assert "board" in page.evaluate(where)
    for _ in range(14):
        page.keyboard.press("ArrowRight")
    assert "board" not in page.evaluate(where)
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    assert page.evaluate(where).split()[0] in ("board", "ask")


def test_arrows_find_out_who_stands_where(stage: Stage, visit: Visit) -> None:
    """An occupied space is no stop for Tab, yet arrows come to it, and it shows that they have."""
    page = show("game", stage, visit).page
    page.locator('[data-piece="building:palace"]').focus()
    page.keyboard.press("ArrowRight")
    space = page.locator('[data-piece^="space:"]:focus')
    expect(space).to_have_attribute("tabindex", "-1")
    expect(space.locator(".focus")).to_be_visible()


# --- by ear --------------------------------------------------------------------------------------


def test_the_outcome_is_told_before_confirm(stage: Stage, visit: Visit) -> None:
    """The button is described by what was picked and what it would bring."""
    page = show("dice picked", stage, visit).page
    told = page.evaluate(
        """() => document.querySelector("[data-button=confirm]").getAttribute("aria-describedby")
             .split(" ").map((id) => document.getElementById(id)?.textContent ?? "")"""
    )
    assert all(text.strip() for text in told), told
    assert page.locator(".told li").first.inner_text() in told[1]


def test_all_that_is_asked_and_shown_is_heard_in_one_place(stage: Stage, visit: Visit) -> None:
    """Prompt and stage come and go; what is read out is an element that stays, as many screen
    readers need it."""
    scene, farm = farming()
    anna = stage.guest("Anna")
    table = stage.put(scene, anna, "novice", "novice", "novice")
    screen = visit(table, anna, settings={"speed": "slow"}).at_last()
    page = screen.page
    heard = page.locator("[data-heard]")
    expect(heard).to_have_attribute("role", "status")
    expect(heard).to_contain_text(screen.prompt)
    place = heard.element_handle()
    screen.pick(target_piece(farm.target), *dice_pieces(farm.dice))
    expect(screen.button("confirm")).to_be_enabled()
    for line in page.locator(".told li").all_inner_texts():
        expect(heard).to_contain_text(line)
    screen.confirm()
    shown = page.locator(".staging .text")
    expect(shown).to_be_attached()
    sentence = page.evaluate(
        "() => [document.querySelector('.staging .text'), document.querySelector('[data-heard]')]"
        ".map((one) => one?.textContent)"
    )
    assert sentence[0] == sentence[1]
    page.keyboard.press("Escape")
    expect(screen.button("option:0")).to_be_visible()
    expect(heard).to_have_text(screen.prompt)
    assert place.evaluate("(one) => one.isConnected")
    assert page.locator(".ask [role=status], .ask [aria-live]").count() == 1


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_round_that_nobody_saw_begin_is_heard(stage: Stage, visit: Visit, speed: str) -> None:
    """Who wants nothing to move, or others' turns at once, hears all the same what they brought."""
    scene = search(may_pass, seat=0)
    anna = stage.guest("Anna")
    table = stage.put(scene, anna, *["novice"] * (scene.players - 1))
    screen = visit(table, anna, settings={"speed": speed}).at_last()
    page = screen.page
    heard = page.locator("[data-heard]")
    screen.press(f"option:{PASS}").confirm()
    page.wait_for_function("() => document.querySelector('.board .piece.on') !== null")
    number = scene.state.round + 1
    expect(heard).to_contain_text(f"Round {number}. ")
    expect(heard).to_contain_text("Income and salaries: you get")
    expect(heard).to_contain_text(screen.prompt)
    others = page.locator(".recap li:not([data-recap=city]) .deed").first.inner_text()
    assert (others in heard.inner_text()) == (speed == "off")
    page.locator(".board .piece.on").first.focus()
    page.keyboard.press("Enter")
    expect(heard).not_to_contain_text("Income and salaries")
    page.keyboard.press("Escape")
    expect(heard).to_contain_text(screen.prompt)
    expect(heard).not_to_contain_text("Income and salaries")


def test_keys_that_ask(stage: Stage, visit: Visit) -> None:
    """Each says what is so, as the server has it; in a text field they are letters."""
    screen = at(middle()[0], stage, visit)
    page = screen.page
    state = screen.state()
    seat = state.actor
    said = page.locator("[data-query]")
    answers: dict[str, str] = {}
    for key in "dmels":
        page.keyboard.press(key)
        expect(said).not_to_have_text("" if not answers else list(answers.values())[-1])
        answers[key] = said.inner_text()
    dice = sum(state.dice[first_die(seat) + k] for k in range(18))
    assert answers["d"].count(",") == max(0, dice - 1)
    assert f"Deniers: {state.deniers[seat]}" in answers["m"]
    assert f"Influence: {state.influence[seat]}" in answers["m"]
    assert "Marauding" in answers["e"]
    assert answers["l"].strip("– ")
    assert all(name in answers["s"] for name in ("Anna", "Bertran", "Clarin", "Doette"))
    hidden = "Victory points, hidden"
    assert answers["s"].count(hidden) == 3, "others' points stay secret"
    assert answers["s"].count("Dice left: ") == 5, "those of gray citizens can be bought, too"
    page.evaluate(CYRILLIC)  # the same key where Russian is written
    expect(said).to_have_text(answers["d"])


CYRILLIC = """() => dispatchEvent(new KeyboardEvent("keydown", {key: "в", code: "KeyD"}))"""


def test_it_is_heard_whose_cubes_lie_where(stage: Stage, visit: Visit) -> None:
    """On events, in the query and on the card, and on every level of the cathedral."""
    screen = at(last_round(), stage, visit)
    page, position = screen.page, to_json(screen.state())
    names = dict(zip("ABCDN", [*NAMES, "Gray"], strict=True))
    page.keyboard.press("e")
    asked = page.locator("[data-query]")
    expect(asked).to_contain_text("Marauding")
    for k, event in enumerate(position["events"]):
        cubes = event["cubes"]
        told = ", ".join(f"{names[owner]} {cubes.count(owner)}" for owner in dict.fromkeys(cubes))
        if told:
            expect(asked).to_contain_text(f"): {told}.")
            card = screen.piece(f"event:{k}").get_attribute("aria-label")
            assert f"Cubes: {told}" in (card or "")
    cathedral = screen.piece("cathedral").get_attribute("aria-label") or ""
    for name, level in zip(("Bottom", "Middle", "Top"), position["cathedral"], strict=True):
        told = cathedral.split(f"{name} level: ")[1].split(". ")[0] if any(level) else ""
        for owner in filter(None, dict.fromkeys(level)):
            columns = ", ".join(str(x + 1) for x, one in enumerate(level) if one == owner)
            assert f"{names[owner]} in column{'s' * (level.count(owner) > 1)} {columns}" in told


# --- to be seen ----------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_buttons_can_be_read_in_every_state(stage: Stage, visit: Visit, scheme: str) -> None:
    """Dimmed, picked, and picked with the mouse on it."""
    screen = at(middle()[0], stage, visit, color_scheme=scheme)
    page = screen.page
    assert page.evaluate(CONTRAST, screen.button("confirm").element_handle()) >= 4.5
    assert page.evaluate(CONTRAST, screen.button("undo").element_handle()) >= 4.5
    screen.press("reroll")
    pressed = page.locator(".prompt [aria-pressed=true]").first
    expect(pressed).to_be_visible()
    assert page.evaluate(CONTRAST, pressed.element_handle()) >= 4.5
    pressed.hover()
    assert page.evaluate(CONTRAST, pressed.element_handle()) >= 4.5
    for off in page.locator(".prompt [aria-disabled=true]").element_handles():
        assert page.evaluate(CONTRAST, off) >= 4.5


def test_forced_colours(stage: Stage, visit: Visit) -> None:
    """Red, white and yellow stay apart, and the open tab is marked."""
    page = show("game", stage, visit, forced_colors="active").page
    ground = "(all) => all.map((one) => getComputedStyle(one).backgroundColor)"
    dots = page.eval_on_selector_all(".panel:first-of-type .dot", ground)
    assert len(set(dots[:3])) == 3
    tabs = page.eval_on_selector_all("[role=tab]", ground)
    assert tabs[0] != tabs[1]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_marked_can_be_read_in_forced_colours(
    stage: Stage, visit: Visit, scheme: str
) -> None:
    """What is marked has the page's own ground: it is what browsers paint behind its letters."""
    options = {"color_scheme": scheme, "forced_colors": "active", "device_scale_factor": 3}
    page = show("rules", stage, visit, **options).page
    page.get_by_role("searchbox").fill("dice")
    expect(page.locator("mark").first).to_be_visible()
    marks = contrasts(page, "mark", 3)
    assert marks
    assert [one for one in marks if one.ratio < 4.5] == []


@pytest.mark.parametrize("name", ["home", "results", "daily", "rules", "game", "king"])
@pytest.mark.parametrize("language", ["fr", "ru"])
def test_large_letters_need_no_sideways_scrolling(
    stage: Stage, visit: Visit, name: str, language: str
) -> None:
    """Twice as large, on a phone."""
    settings = {"language": language}
    page = show(name, stage, visit, viewport=PHONE, settings=settings).page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_timeout(200)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    wide = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.id)"
    assert page.eval_on_selector_all("article.entry", wide) == []


def test_verdicts_in_forced_colours(stage: Stage, visit: Visit) -> None:
    """Each verdict of the King keeps its colour, and so does the ground of the signs in the key."""
    page = show("king", stage, visit, forced_colors="active").page
    ground = "(all) => all.map((one) => getComputedStyle(one).backgroundColor)"
    verdicts = page.eval_on_selector_all(".glass span", ground)
    assert len(verdicts) == len(set(verdicts)) == 6
    paper = page.eval_on_selector_all("body", ground)
    assert paper[0] not in page.eval_on_selector_all(".legend i", ground)
    corner = "(one) => getComputedStyle(one).borderLeftColor"
    assert page.locator(".mark i").first.evaluate(corner) == "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_on_the_board_can_be_read(stage: Stage, visit: Visit, scheme: str) -> None:
    """Every word and figure, dimmed ones too, as it is painted by day and by night."""
    options = {"color_scheme": scheme, "device_scale_factor": 3}
    page = show("dice picked", stage, visit, **options).page
    texts = contrasts(page, ".board text", 3)
    assert len(texts) > 100
    assert page.locator(".art.off text").count() > 50
    assert [one for one in texts if one.ratio < 4.5] == []


HINT = "(all) => all.map((one) => getComputedStyle(one, '::placeholder').color)"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_to_write_in_a_field_can_be_read(stage: Stage, visit: Visit, scheme: str) -> None:
    """The words in an empty field have the colour of dimmed words."""
    page = show("stranger", stage, visit, color_scheme=scheme).page
    words = page.eval_on_selector_all("input[placeholder]", HINT)
    soft = page.locator(".words p").evaluate("(one) => getComputedStyle(one).color")
    assert len(words) >= 3
    assert set(words) == {soft}
    assert page.evaluate(CONTRAST, page.locator(".field span").first.element_handle()) >= 4.5


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_rest_of_the_board_can_be_read_in_the_guide(
    stage: Stage, visit: Visit, scheme: str
) -> None:
    """What the guide speaks of is lit, the rest a little darker; so are the signs in the rules."""
    options = {"color_scheme": scheme, "device_scale_factor": 3}
    page = show("guide", stage, visit, **options).page
    texts = contrasts(page, ".board text", 3)
    assert len(texts) > 40
    assert [one for one in texts if one.ratio < 4.5] == []
    page = show("rules", stage, visit, **options).page
    signs = contrasts(page, "a.anchor", 3)
    assert signs
    assert [one for one in signs if one.ratio < 4.5] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_picked_citizen_of_the_supply_can_be_read(
    stage: Stage, visit: Visit, scheme: str
) -> None:
    """How many are there stands in the panel, on the ground of what is picked."""
    scene = search(lambda s: s.wait == ASK_ORIGIN and s.supply[0] > 0)
    anna = stage.guest("Anna")
    options = {"color_scheme": scheme, "device_scale_factor": 3}
    page = visit(stage.put(scene, anna, stage.guest("Bertran")), anna, **options).page
    expect(page.locator("button.help-chip.picked")).to_be_visible()
    texts = contrasts(page, "button.help-chip.picked", 3)
    assert [one.text for one in texts] == [str(scene.state.supply[0])]
    assert texts[0].ratio >= 4.5  # the figure beside it, or the number
    ink = "(one) => getComputedStyle(one).color"
    plain = page.locator(".panel .chip-supply").last
    assert page.locator(".picked .chip-supply").evaluate(ink) == plain.evaluate(ink)


def test_letters_on_the_board_keep_their_distances(stage: Stage, visit: Visit) -> None:
    """However small it is: no letter is moved to a whole pixel."""
    page = show("game", stage, visit).page
    apart = """() => [...document.querySelectorAll(".board text")].map((one) => ({
      text: one.textContent, style: getComputedStyle(one).textRendering,
    })).filter(({style}) => style !== "geometricprecision")"""
    assert page.evaluate(apart) == []


SPACES = """async (sizes) => {
  await document.fonts.load('700 20px "Alegreya Sans"', "a");
  const line = document.body.appendChild(document.createElement("span"));
  const wide = (text, size) => {
    line.style.cssText = `position: fixed; font: 700 ${size}px "Alegreya Sans"; white-space: pre`;
    line.textContent = text;
    return line.getBoundingClientRect().width / size;
  };
  return sizes.map((size) => wide("a" + " a".repeat(40), size) - wide("a".repeat(41), size));
}"""


def test_spaces_keep_their_width(stage: Stage, visit: Visit) -> None:
    """Small letters too: a space of two and a half pixels does not become one of two."""
    page = show("stranger", stage, visit).page
    large, *small = page.evaluate(SPACES, [100, 12, 13, 14, 15, 16])
    assert large > 0
    assert small == pytest.approx([large] * 5, rel=0.02)


def test_the_button_of_hints_has_a_sign_of_its_own(stage: Stage, visit: Visit) -> None:
    """The key "?" opens the rules at what is pointed at: the button bore it and did not."""
    hint = show("king", stage, visit).button("hint")
    expect(hint).to_be_visible()
    expect(hint.locator("svg")).to_be_visible()
    expect(hint).to_have_text("")
    expect(hint).to_have_attribute("title", english("hint-ask"))


def test_the_button_of_hints_stays_round(stage: Stage, visit: Visit) -> None:
    """Also for who has letters twice as large."""
    page = show("king", stage, visit).page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    box = page.locator('[data-button="hint"]').bounding_box()
    assert box and abs(box["width"] - box["height"]) < 2
