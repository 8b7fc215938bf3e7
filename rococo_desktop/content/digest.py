"""A stable fingerprint of the definitions, so that a saved game knows whether the data is still the same."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import blake2b

from rococo_desktop.model.definitions import Pack

_NOT_IN_PLAY = ("info", "provenance", "rulings")
_LATER = ("exam_cards",)
"""Fields that version 0.1 did not know: they count where they say something new, so that the digests in its
saves still mean the same data. A field added to a definition belongs here."""


def digest_of(packs: Iterable[Pack]) -> str:
    """Returns a hex digest of what the packs say in play; comments, provenance and rulings do not matter."""
    told = json.dumps([_told(pack) for pack in packs], separators=(",", ":"), ensure_ascii=True)
    return blake2b(told.encode("ascii"), digest_size=16).hexdigest()


def _told(value: object) -> object:
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value):
        told = {
            one.name: _told(getattr(value, one.name))
            for one in fields(value)
            if one.name not in _NOT_IN_PLAY
            and not (one.name in _LATER and getattr(value, one.name) == one.default)
        }
        return {"": type(value).__name__, **told}
    if isinstance(value, dict):
        return [[_told(key), _told(child)] for key, child in value.items()]
    if isinstance(value, tuple):
        return [_told(child) for child in value]
    return value
