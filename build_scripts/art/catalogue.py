"""Every section of the art, in the order it is baked; a new section is one line here."""

from __future__ import annotations

from art.garments.section import SECTION as GARMENTS
from art.palace.section import SECTION as PALACE
from art.portraits.section import SECTION as PORTRAITS
from art.section import Section
from art.signs.section import SECTION as SIGNS

SECTIONS: tuple[Section, ...] = (PALACE, PORTRAITS, SIGNS, GARMENTS)
