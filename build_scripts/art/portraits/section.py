"""The section of people."""

from __future__ import annotations

from collections.abc import Iterator

from art.portraits.cameos import cameos
from art.portraits.cards import cards
from art.section import Baked, Section


def _pictures() -> Iterator[Baked]:
    yield from cameos()
    yield from cards()


SECTION = Section("portraits", _pictures)
