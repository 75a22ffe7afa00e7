"""What is generated for the browser client is up to date."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path

import web_games

ROOT = Path(__file__).parents[1]


def test_the_vocabulary_is_what_the_engine_says() -> None:
    """`python tools/vocabulary.py` would change nothing."""
    tool = [sys.executable, str(ROOT / "tools" / "vocabulary.py"), "--check"]
    done = subprocess.run(tool, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_games_of_the_client_s_tests_are_what_the_engine_plays() -> None:
    """`python tests/web_games.py` would change nothing."""
    kept = gzip.decompress(web_games.TARGET.read_bytes())
    assert kept == web_games.content(), "run: python tests/web_games.py"


def test_the_moments_of_the_client_s_tests_ask_what_the_engine_asks() -> None:
    """The menus among them are those a server would send."""
    assert web_games.MOMENTS.read_text("utf-8") == web_games.moments(), (
        "run: python tests/web_games.py"
    )
