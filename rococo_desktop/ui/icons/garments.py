"""Drawings of garments: each kind of its silk, plain, trimmed or gold."""

from __future__ import annotations

from rococo_desktop.ui.icons.cloth import PITCH, Cloth, Grade
from rococo_desktop.ui.icons.coats import coat
from rococo_desktop.ui.icons.gowns import gown
from rococo_desktop.ui.icons.guests import gentleman, lady
from rococo_desktop.ui.icons.patterns import DOTS, LOZENGES, SPRIGS, STRIPES

_KINDS = (
    ("blue_gown", gown, lady, STRIPES),
    ("pink_coat", coat, gentleman, DOTS),
    ("green_gown", gown, lady, LOZENGES),
    ("orange_coat", coat, gentleman, SPRIGS),
)

SIGNS = {
    **{
        f"{name}_{int(grade)}": cut(Cloth(pattern, PITCH[pattern]), grade)
        for name, cut, _, pattern in _KINDS
        for grade in Grade
    },
    **{
        f"{name}_{int(grade)}_worn": guest(cut(Cloth(pattern, PITCH[pattern] * 1.25), grade))
        for name, cut, guest, pattern in _KINDS
        for grade in Grade
    },
}
"""Those with a number differ by their grade; a guest of the ball has those that are worn."""
