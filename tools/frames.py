"""How fast the client is: first picture from a cold server, frames while a turn is shown, its size.

    python tools/frames.py           # needs the built client and Chromium; prints the figures

A game with four players is brought to its second round. A server that has just been started opens
it in a new browser profile; then a hand inside the page plays by clicking what is lit, with three
bots answering and everything moving, while the page notes the time between frames. After that the
same goes on under Chrome's trace, which tells how much processor time the page's tasks took: other
programs on the machine change that less.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import ARGUMENTS, DESKTOP, Visit, chromium  # noqa: E402
from browser.stage import Stage, search  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from server.harness import Server  # noqa: E402

from troyes.rules.engine import options  # noqa: E402
from troyes.rules.terms import PASS  # noqa: E402

SECONDS = 20
WATCH = """
  window.frames_ = [];
  window.long_ = [];
  new PerformanceObserver((list) => window.long_.push(...list.getEntries().map((e) => e.duration)))
    .observe({ type: "long-animation-frame", buffered: true });
  let last = 0;
  const note = (now) => { if (last) window.frames_.push(now - last); last = now;
                          requestAnimationFrame(note); };
  requestAnimationFrame(note);
  new MutationObserver((_, watch) => {
    if (!document.querySelector(".board [data-piece]")) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (window.shown_ = performance.now())));
  }).observe(document, { childList: true, subtree: true });
"""

HAND = """
  let state = 1;
  const any = (list) => list[(state = (state * 48271) % 2147483647) % list.length];
  window.hand_ = setInterval(() => {
    const button = (name) => document.querySelector(`[data-button="${name}"]:enabled`);
    const sure = button("confirm");
    if (sure) return sure.click();
    if (document.querySelector(".prompt")?.getAttribute("aria-busy") === "true") return;
    const lit = [...document.querySelectorAll(".board [data-piece].on")];
    const back = any([1, 0, 0, 0, 0, 0, 0, 0]) && button("undo");
    const what = back || (lit.length ? any(lit) : button("option:0") ?? button("option:4"));
    what?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }, 450);
"""


def size() -> int:
    """Everything of the client in one language, gzipped."""
    texts = {path.stem for path in (ROOT / "web/src/locales/en").glob("*.ftl")}
    found: dict[str, int] = {}
    for path in (ROOT / "src/troyes/web/assets").iterdir():
        if path.suffix in (".js", ".css"):
            part = path.stem[:-9]
            key = part if part in texts else path.name
            found[key] = max(found.get(key, 0), len(gzip.compress(path.read_bytes())))
    return sum(found.values())


def busy(trace: bytes) -> list[float]:
    """Processor time of the tasks of the page's main thread, in milliseconds, sorted."""
    events = json.loads(trace)["traceEvents"]
    main = {
        (e["pid"], e["tid"])
        for e in events
        if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    return sorted(
        e["tdur"] / 1000
        for e in events
        if "tdur" in e and "RunTask" in e["name"] and (e["pid"], e["tid"]) in main
    )


def main() -> None:
    """Measure and print."""
    argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "").parse_args()
    folder = Path(tempfile.mkdtemp())
    with Server(folder / "troyes.db") as server:  # makes the database
        stage = Stage(server.database)
        scene = search(lambda s: s.round == 2 and PASS in options(s), players=4)
        anna = stage.guest("Anna")
        table = stage.put(scene, anna, "novice", "novice", "novice")
        stage.close()
    with Server(folder / "troyes.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        visit = Visit(browser, server)
        context = visit.context(
            anna, viewport=DESKTOP, reduced_motion="no-preference", settings={"speed": "fast"}
        )
        context.add_init_script(WATCH)
        screen = visit.tab(context).sit(table)
        page = screen.page
        page.wait_for_function("() => window.shown_")
        shown = page.evaluate("window.shown_")
        page.wait_for_timeout(1500)
        page.evaluate("() => { window.frames_ = []; window.long_ = []; }")
        page.evaluate(f"() => {{ {HAND} }}")
        page.wait_for_timeout(SECONDS * 1000)
        frames = sorted(page.evaluate("window.frames_"))
        long = page.evaluate("window.long_")
        browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
        page.wait_for_timeout(SECONDS * 1000)
        trace = browser.stop_tracing()
        browser.close()
    tasks = busy(trace)
    print(f"table shown from a cold server: {shown:.0f} ms")
    print(f"frames: {len(frames)}, median {frames[len(frames) // 2]:.1f} ms, ", end="")
    print(f"99 of 100 below {frames[len(frames) * 99 // 100]:.1f} ms, longest {frames[-1]:.1f} ms")
    print(f"frames over 50 ms: {sum(f > 50 for f in frames)}, long ones of its own: {len(long)}")
    print(
        f"tasks of the page: {len(tasks)}, longest {tasks[-1]:.1f} ms of processor time, ", end=""
    )
    print(f"over 50 ms: {sum(t > 50 for t in tasks)}")
    print(f"client in one language: {size() / 1000:.1f} kB gzipped")


if __name__ == "__main__":
    main()
