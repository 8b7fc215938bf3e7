"""Signs of garments: any, each kind, and each kind of its silk."""

from __future__ import annotations

from rococo_desktop.ui.icons.cloth import BOLD, Cloth
from rococo_desktop.ui.icons.coats import coat
from rococo_desktop.ui.icons.gowns import gown
from rococo_desktop.ui.icons.paths import arc, moved, smooth, whole
from rococo_desktop.ui.icons.patterns import DOTS, LOZENGES, SPRIGS, STRIPES
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import PARQUET


def garment(pen: Pen) -> None:
    """A tailor's form on its stand: any garment."""
    for foot in ([(32, 50), (16, 61)], [(32, 50), (48, 61)], [(32, 46), (32, 61)]):
        pen.line(foot, 4.6)
        pen.line(foot, 1.6, shade(PARQUET, 0.35))
    body = whole(
        smooth(
            [(28, 9), (26.6, 13), (14, 16.5), (11, 24), (17, 31), (19.5, 36), (13, 46), (14, 52), (31, 53)]
        )
    )
    pen.outlined(body)
    pen.line([(32, 11), (32, 51)], 1.6, pen.dark)
    pen.stroke([(20, 36), (32, 38.4), (44, 36)], 1.6, pen.dark)
    pen.stroke([(12, 22), (32, 27.6), (52, 22)], 1.6, pen.dark)
    pen.outlined(moved(arc((0, 0), 5.4, 4.6, 0, 360), 32, 6), shade(PARQUET, 0.35))


_PLAIN = Cloth(None)
_KINDS = (
    ("blue_gown", gown, STRIPES),
    ("pink_coat", coat, DOTS),
    ("green_gown", gown, LOZENGES),
    ("orange_coat", coat, SPRIGS),
)

SIGNS = {
    "gown": gown(_PLAIN),
    "coat": coat(_PLAIN),
    "garment": garment,
    **{name: cut(Cloth(pattern, BOLD[pattern])) for name, cut, pattern in _KINDS},
}
