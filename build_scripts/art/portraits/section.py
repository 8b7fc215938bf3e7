"""The section of people."""

from __future__ import annotations

from collections.abc import Iterator

from art.portraits.cameos import cameos
from art.portraits.cards import cards
from art.portraits.du_barry import du_barry
from art.portraits.rivals import rivals
from art.section import Baked, Section


def _pictures() -> Iterator[Baked]:
    yield from cameos()
    yield from cards()
    yield from du_barry()
    yield from rivals()


SECTION = Section("portraits", _pictures)
