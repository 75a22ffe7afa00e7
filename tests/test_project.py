"""The project's own files: what others install and build from them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "web" / "package-lock.json"
PLATFORMS = [(os, cpu) for os in ("linux", "darwin", "win32") for cpu in ("x64", "arm64")]


def test_the_lock_of_the_client_has_the_binaries_of_every_platform() -> None:
    """`npm ci` fails on a machine whose binaries are not in the lock."""
    packages = json.loads(LOCK.read_text("utf-8"))["packages"]
    names = {path.rpartition("node_modules/")[2] for path in packages}
    for path, package in packages.items():
        for name in package.get("optionalDependencies", {}):
            assert name in names, f"{path or 'package.json'} may need {name}, which is not locked"
    for os, cpu in PLATFORMS:
        there = [
            name
            for name, package in packages.items()
            if os in package.get("os", []) and cpu in package.get("cpu", [])
        ]
        for tool in ("@rolldown/binding", "lightningcss"):
            assert any(tool in name for name in there), f"{tool} for {os} {cpu} is not locked"


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in LOCK.read_text("utf-8")


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_runs_is_there(path: Path) -> None:
    """Targets of make, scripts of npm, and the folders and files of tests."""
    text = path.read_text("utf-8")
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    scripts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
    for target in re.findall(r"run: make ([\w-]+)", text):
        assert target in targets, f"make {target}"
    for script in re.findall(r"npm run ([\w-]+)", text):
        assert script in scripts, f"npm run {script}"
    for name in re.findall(r"(?<![\w/])tests(?:/[\w.]+)*", text.partition("jobs:")[2]):
        assert (ROOT / name).exists(), name


def test_there_are_workflows() -> None:
    assert {path.stem for path in WORKFLOWS} == {"tests", "wheels"}
