"""The section of people."""

from __future__ import annotations

from art.portraits.cameos import cameos
from art.section import Section

SECTION = Section("portraits", cameos)
