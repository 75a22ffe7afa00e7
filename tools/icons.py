"""Redraw the icons of the installed client after a change of favicon.svg."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import ARGUMENTS, chromium  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

PUBLIC = ROOT / "web" / "public"
PAPER = "#f5ead0"
# name, size, share of the width that the drawing takes, ground
ICONS = (
    ("icon-192.png", 192, 1.0, "transparent"),
    ("icon-512.png", 512, 1.0, "transparent"),
    ("icon-180.png", 180, 0.86, PAPER),  # some systems put it on black otherwise
    ("icon-maskable-512.png", 512, 0.66, PAPER),  # systems cut it to a circle or a drop
)


def main() -> None:
    """Let the browser draw the window at every size."""
    argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "").parse_args()
    drawing = (PUBLIC / "favicon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name, size, share, ground in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;"
                f"background:{ground}}}svg{{width:{share:.0%};height:{share:.0%}}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=ground == "transparent")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
