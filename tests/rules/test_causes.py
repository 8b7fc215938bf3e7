"""What points were given for: every kind can be written on the sheet and read off it again."""

from __future__ import annotations

import pytest

from rococo_desktop.model.score_causes import KINDS, Cause, cause_of, written


@pytest.mark.parametrize("kind", KINDS.values())
def test_a_cause_is_read_as_it_was_written(kind: type[Cause]) -> None:
    cause = kind(*range(3, 3 + len(kind._fields)))
    rule, told = written(cause)
    again = cause_of(rule, told)
    assert (type(again), again) == (kind, cause)


def test_no_two_kinds_are_written_alike() -> None:
    assert len(set(KINDS.values())) == len(KINDS)


def test_what_nobody_writes_is_an_error() -> None:
    with pytest.raises(KeyError):
        cause_of("F7", ("garmet", 3, 1))
