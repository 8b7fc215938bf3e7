"""Every section of the art, in the order it is baked; a new section is one line here."""

from __future__ import annotations

from art import garments
from art.section import Section

SECTIONS: tuple[Section, ...] = (garments.SECTION,)
