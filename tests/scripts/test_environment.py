"""environment.py: when it installs, and one clear sentence when it cannot."""

from __future__ import annotations

import builtins
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import environment
from environment import SetupError, provide, require_python


def test_an_old_python_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "OLDEST_PYTHON", (4, 0))
    with pytest.raises(SetupError, match=r"needs Python 4\.0 or newer, and this is 3\.\d+"):
        require_python()


def test_a_python_without_venv_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without_venv(name: str, *rest: Any) -> Any:
        if name == "ensurepip":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without_venv)
    with pytest.raises(SetupError, match="lacks the venv module"):
        require_python()


def test_it_installs_only_what_is_missing_or_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    made: list[Path] = []
    installed: list[list[str]] = []

    def create(place: Path) -> None:
        made.append(place)
        environment.interpreter(place).parent.mkdir(parents=True)
        environment.interpreter(place).touch()

    def install(python: Path, lines: Sequence[str]) -> None:
        installed.append(list(lines))

    monkeypatch.setattr(environment, "_create", create)
    monkeypatch.setattr(environment, "install", install)
    provide({"runtime": ["a"]}, home)
    provide({"runtime": ["a"]}, home)
    provide({"runtime": ["a"], "dev": ["b", "c"]}, home)
    provide({"runtime": ["a>1"], "dev": ["b", "c"]}, home)
    assert made == [home]
    assert installed == [["a"], ["b", "c"], ["a>1"]]


@pytest.mark.parametrize(
    ("output", "told"),
    [
        (
            "WARNING: Retrying ... NewConnectionError(...)\nERROR: No match",
            "No package index could be reached",
        ),
        ("ERROR: No matching distribution found for x\n", "No matching distribution found for x"),
    ],
)
def test_a_failed_install_says_why(output: str, told: str, tmp_path: Path) -> None:
    assert told in environment._why_pip_failed(output, tmp_path)


def test_the_groups_of_pyproject_are_read() -> None:
    assert any(line.startswith("PyYAML") for line in environment.requirements(environment.RUNTIME))
    assert any(line.startswith("pytest") for line in environment.requirements(environment.DEV))
