"""How hard to try: the uncompiled engine plays the same tests with fewer random games."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from troyes.rules import COMPILED

# On a busy machine NumPy's threads wait for each other: a test of a minute takes many.
os.environ.setdefault("OMP_NUM_THREADS", "1")

settings.register_profile(
    "troyes",
    max_examples=120 if COMPILED else 12,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
    print_blob=True,
)
settings.load_profile("troyes")


def pytest_report_header() -> str:
    return f"troyes: the engine runs {'compiled' if COMPILED else 'uncompiled'}"
