"""Pictures of the main screens: desktop and phone, by day and by night.

`make screenshots` puts all of them into screenshots/. With `--docs`, only the few that the README
shows are made again, in docs/pictures. The screens are those of the browser tests.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import ARGUMENTS, DESKTOP, PHONE, Visit, chromium  # noqa: E402
from browser.screens import SCREENS, show  # noqa: E402
from browser.stage import Stage  # noqa: E402
from server.harness import Server  # noqa: E402

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
SCHEMES = ("light", "dark")
# What the README shows: file, screen, size, scheme.
SHOWN = [
    ("game", "dice picked", "desktop", "light"),
    ("night", "game", "desktop", "dark"),
    ("end", "end", "desktop", "light"),
    ("phone", "dice picked", "phone", "light"),
    ("phone-night", "king", "phone", "dark"),
]


def webp(page: Page) -> bytes:
    """The window as a small picture."""
    session = page.context.new_cdp_session(page)
    wish = {"format": "webp", "quality": 82, "optimizeForSpeed": False}
    return base64.b64decode(session.send("Page.captureScreenshot", wish)["data"])


def take_all(stage: Stage, visit: Visit, names: list[str], out: Path) -> None:
    """Every screen in every size and scheme, the whole page."""
    for name in names:
        for size, options in SIZES.items():
            for scheme in SCHEMES:
                screen = show(name, stage, visit, color_scheme=scheme, **options)
                screen.page.wait_for_timeout(400)
                file = out / f"{name.replace(' ', '-')}-{size}-{scheme}.png"
                screen.page.screenshot(path=file, full_page=size == "phone")
                screen.page.context.close()
                print(file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file)


def take_docs(stage: Stage, visit: Visit, out: Path) -> None:
    """The pictures of the README."""
    for file, name, size, scheme in SHOWN:
        options = SIZES[size]
        screen = show(name, stage, visit, color_scheme=scheme, device_scale_factor=2, **options)
        if screen.page.locator(".log").count():  # what happened before comes after the table
            screen.page.locator(".log .entry").first.wait_for(state="attached")
        screen.page.wait_for_timeout(400)
        picture = webp(screen.page)
        (out / f"{file}.webp").write_bytes(picture)
        print(f"{file}.webp", len(picture))
        screen.page.context.close()


def main() -> None:
    """Start a server and a browser, take the pictures."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--out", type=Path, default=ROOT / "screenshots")
    reader.add_argument("--docs", action="store_true", help="those of the README, in docs/pictures")
    reader.add_argument("names", nargs="*", help=f"screens: {', '.join(SCREENS)}")
    wish = reader.parse_args()
    folder = ROOT / "docs" / "pictures" if wish.docs else wish.out
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        with Server(Path(place) / "troyes.db") as server:
            stage, visit = Stage(server.database), Visit(browser, server)
            if wish.docs:
                take_docs(stage, visit, folder)
            else:
                take_all(stage, visit, wish.names or list(SCREENS), folder)
            stage.close()
        browser.close()


if __name__ == "__main__":
    main()
