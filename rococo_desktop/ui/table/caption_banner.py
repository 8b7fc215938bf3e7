"""The caption: what a rival just does, on a banner in the place of the prompt, with its emblem."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_state.stage import Caption
from rococo_desktop.ui.text.messages import sentences

EDGE = 8
"""How far words keep away from the edge of the banner."""


class Plan(NamedTuple):
    """How a banner is laid: how much room it has, what stands on it, and how large."""

    banner: Rect
    lines: tuple[str, ...]
    size: int


def lay_caption(desk: Desk, rect: Rect, told: Caption) -> None:
    """The banner, and beside it how to skip what is shown, where the words leave room for that."""
    parts = tuple(desk.say(sentences(part)) for part in (told.deed, told.follows) if part)
    hint, colour = desk.stage.enter, desk.stage.seats[told.seat].colour
    whole = rect.inset(0, 2)
    plan = _plan(desk, whole, parts, hint)

    def paint(card: Card, inner: Rect) -> None:
        face = inner.left_part(plan.banner.w)
        card.fill(face, theme.IVORY, 8, theme.GOLD, 2, theme.LINEN)
        panels.emblem(card, face.left_part(face.h).inset(5), colour)
        for row, line in zip(_room(face).rows(len(plan.lines)), plan.lines, strict=True):
            card.text(row, line, plan.size, theme.INK, theme.STRONG)
        if plan.banner.w < inner.w:
            _paint_hint(card, inner.without_left(plan.banner.w + EDGE), hint, desk.sizes.small)

    desk.fresh(whole, paint)
    desk.region(rect, ("fact", "prompt"), " ".join((*parts, hint)).strip())


def _room(face: Rect) -> Rect:
    """Where the words stand: beside the emblem, which is as high as the banner."""
    return Rect(face.x + face.h, face.y + 1, face.w - face.h - EDGE, face.h - 2)


def _plan(desk: Desk, rect: Rect, parts: tuple[str, ...], hint: str) -> Plan:
    """One line if it can be, else what follows from a deed below it; without the hint if it must be."""
    beside = [rect.without_right(_hint_width(desk, hint) + EDGE)] if hint else []
    for layout in (_in_one_line, _in_sentences, _in_two_lines):
        for banner in (*beside, rect):
            plan = layout(desk, banner, parts)
            if plan is not None:
                return plan
    first, *rest = desk.kit.type.wrapped(" ".join(parts), theme.STRONG, desk.sizes.small, _room(rect).w)
    return Plan(rect, (first, " ".join(rest)), desk.sizes.small)


def _hint_width(desk: Desk, hint: str) -> int:
    """How wide the hint is in two lines: so the banner is as long whatever stands on it."""
    kind, size = desk.kit.type, desk.sizes.small
    wide = kind.width(hint, theme.ITALIC, size)
    halves = kind.wrapped(hint, theme.ITALIC, size, wide * 5 // 8)
    return max(kind.width(half, theme.ITALIC, size) for half in halves) + 2 * EDGE


def _in_one_line(desk: Desk, banner: Rect, parts: tuple[str, ...]) -> Plan | None:
    kind, sizes, room = desk.kit.type, desk.sizes, _room(banner)
    whole = " ".join(parts)
    for size in (sizes.read + 2, sizes.read, sizes.number):
        if kind.fits(whole, theme.STRONG, size, room.w):
            return Plan(banner, (whole,), size)
    return None


def _in_sentences(desk: Desk, banner: Rect, parts: tuple[str, ...]) -> Plan | None:
    kind, room = desk.kit.type, _room(banner)
    for size in _small_enough(desk, banner):
        if len(parts) == TWO and all(kind.fits(part, theme.STRONG, size, room.w) for part in parts):
            return Plan(banner, parts, size)
    return None


def _in_two_lines(desk: Desk, banner: Rect, parts: tuple[str, ...]) -> Plan | None:
    for size in _small_enough(desk, banner):
        lines = desk.kit.type.wrapped(" ".join(parts), theme.STRONG, size, _room(banner).w)
        if len(lines) <= TWO:
            return Plan(banner, lines, size)
    return None


def _small_enough(desk: Desk, banner: Rect) -> list[int]:
    """The sizes in which two lines stand on the banner."""
    sizes, high = desk.sizes, desk.kit.type.line_height
    return [
        size for size in (sizes.number, sizes.small) if 2 * high(theme.STRONG, size) <= banner.h + LEADING
    ]


TWO = 2
"""So many lines the banner holds."""
LEADING = 6
"""How much of the height of two lines is air that they can do without."""


def _paint_hint(card: Card, rect: Rect, hint: str, size: int) -> None:
    card.fill(rect, (*theme.GOLD, 40), 8, theme.DARK_GOLD, 1)
    lines = [line.strip(" ·") for line in card.type.wrapped(hint, theme.ITALIC, size, rect.w - 2 * EDGE + 1)]
    height = min(card.type.line_height(theme.ITALIC, size), rect.h // len(lines))
    top = rect.y + (rect.h - height * len(lines)) // 2
    for at, line in enumerate(lines):
        row = Rect(rect.x, top + at * height, rect.w, height).inset(EDGE - 2, 0)
        card.text(row, line, size, theme.BRIGHT_GOLD, theme.ITALIC, Align.CENTRE)
