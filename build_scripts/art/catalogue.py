"""Every section of the art, in the order it is baked; a new section is one line here."""

from __future__ import annotations

from art.section import Section
from art.signs.section import SECTION as SIGNS

SECTIONS: tuple[Section, ...] = (SIGNS,)
