"""What no committed text may hold: paths of one machine and hosts of package registries."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, listing

# Written in pieces, so that this file does not hold what it looks for.
_HOMES = ("/ro" + "ot/", "/wo" + "rk/", "/ho" + r"me/\w", "/Us" + r"ers/\w", r"[A-Z]:\\Us" + "ers")
_HOSTS = ("py" + r"pi\.org", "python" + r"hosted\.org", "npm" + r"js\.(org|com)", r"deb\.deb" + r"ian\.org")
MACHINE = re.compile("|".join([rf"(?<![\w.])({'|'.join(_HOMES)})", *_HOSTS]))


def machine_words(name: str, text: str) -> list[str]:
    """Each line of a text that names a place of one machine or a registry's host."""
    lines = enumerate(text.splitlines(), start=1)
    return [f"{name}:{number}: {line.strip()[:120]}" for number, line in lines if MACHINE.search(line)]


def committed_texts() -> list[tuple[str, str]]:
    """Every text file git knows or would add, with its content."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    names = sorted({name for name in listed.stdout.decode().split("\0") if name})
    read = [(name, _text(ROOT / name)) for name in names]
    return [(name, text) for name, text in read if text is not None]


def _text(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def test_no_text_names_a_machine_or_a_registry() -> None:
    found = [line for name, text in committed_texts() for line in machine_words(name, text)]
    assert not found, listing(found)


@pytest.mark.parametrize(
    "text",
    [
        "see /ro" + "ot/x",
        "'/wo" + "rk/main'",
        "/ho" + "me/anna/rococo",
        "https://py" + "pi.org/simple",
        "C:\\Us" + "ers",
    ],
)
def test_a_machine_word_is_found(text: str) -> None:
    assert len(machine_words("a.md", f"fine\n{text}\n")) == 1


def test_ordinary_paths_pass() -> None:
    assert machine_words("a.md", "data/base/garments.yaml, ~/.config, ../shared, framework/x, a.home/b") == []
