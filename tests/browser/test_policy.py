"""The client under its Content-Security-Policy: all of it works, and nothing smuggled in does."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .robot import Robot
from .test_games import begin, ended

SMUGGLE = """() => {
  window.ran = [];
  window.blocked = [];
  document.addEventListener("securitypolicyviolation", (event) =>
    window.blocked.push(event.effectiveDirective));
  const script = document.createElement("script");
  script.textContent = "window.ran.push('inline')";
  const far = document.createElement("script");
  far.src = "data:text/javascript,window.ran.push('far')";
  const name = document.createElement("p");  // as if a name had been shown as markup
  name.innerHTML = `<img src="data:,x" onerror="window.ran.push('handler')">
    <a id="bait" href="javascript:window.ran.push('link')">Anna</a>
    <object data="/sw.js"></object><base href="https://evil.example/">`;
  document.body.append(script, far, name);
  document.getElementById("bait").click();
}"""


def test_a_script_that_is_smuggled_in_does_not_run(visit: Visit) -> None:
    page = visit.window().open().page
    expect(page.locator("main")).to_be_visible()
    page.evaluate(SMUGGLE)
    page.wait_for_function("() => window.blocked.length >= 5")
    blocked = set(page.evaluate("window.blocked"))
    assert {"script-src-elem", "script-src-attr", "object-src", "base-uri"} <= blocked
    assert page.evaluate("window.ran") == []


def test_the_client_breaks_no_rule_of_its_own(visit: Visit) -> None:
    """Home, rules, a whole game, its end and its replay, without one complaint of the browser."""
    screen = visit.window()
    complaints: list[str] = []
    screen.page.on("console", lambda said: complaints.append(said.text))
    begin(screen, 1)
    Robot(screen, seed=3).play()
    ended(screen)
    for path in (f"/replay/{screen.table}", "/rules", "/king", "/daily", "/"):
        screen.page.goto(screen.server.http + path)
        expect(screen.page.locator("#app :visible").first).to_be_visible()
        screen.page.wait_for_load_state("networkidle")
    assert [text for text in complaints if "Content Security Policy" in text] == []
