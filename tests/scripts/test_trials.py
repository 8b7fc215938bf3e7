"""try_package.py: a demonstration that tells nothing, or never ends, has not gone well."""

from __future__ import annotations

import sys

import pytest

import try_package
from try_package import TrialError


def demonstrated(program: str) -> str:
    """The trial of a program that is given as Python."""
    return try_package._demonstrated([sys.executable, "-c", program], {})


def test_a_demonstration_tells_its_rounds() -> None:
    said = "print('busy'); print('{\"rounds\": 7, \"seconds\": 1.5}')"
    assert demonstrated(said) == "played 7 rounds in 1.5 s, exit 0"


@pytest.mark.parametrize("program", ["pass", "print('done')"])
def test_a_demonstration_without_scores_has_failed(program: str) -> None:
    with pytest.raises(TrialError, match="it told no scores"):
        demonstrated(program)


def test_a_demonstration_that_breaks_says_how() -> None:
    with pytest.raises(TrialError, match="exit 3: no screen"):
        demonstrated("import sys; print('no screen', file=sys.stderr); sys.exit(3)")


def test_a_demonstration_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(try_package, "PATIENCE", 0.2)
    with pytest.raises(TrialError, match="no end within"):
        demonstrated("import time; time.sleep(60)")
