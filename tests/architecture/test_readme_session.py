"""The session with the engine in README runs as it stands there, and prints what stands below it."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.architecture.sources import ROOT

_SESSION = re.compile(r"```python\n(.*?)```.*?```text\n(.*?)```", re.DOTALL)
LONGEST = 6
"""So many lines, or nobody reads them."""


def session(text: str) -> tuple[str, str]:
    """The one piece of Python in a document, and what it is said to print."""
    ((code, printed),) = _SESSION.findall(text)
    return code, printed


@pytest.mark.shipped
def test_the_session_of_the_readme_prints_what_it_says() -> None:
    code, printed = session((ROOT / "README.md").read_text(encoding="utf-8"))
    assert len([line for line in code.splitlines() if line]) <= LONGEST
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.stderr, done.stdout) == ("", printed)


def test_the_code_and_what_it_prints_are_told_apart() -> None:
    text = "```\nplay\n```\n\n```python\nprint(1)\n```\n\nIt prints:\n\n```text\n1\n```\n"
    assert session(text) == ("print(1)\n", "1\n")
