"""The table of the score sheet: seats across with emblem and place, categories down, totals at the foot."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.scenes.score_details import LIVRE, TOTAL, ExplainedFigure, cell_target, draw_medal
from rococo_desktop.ui.scenes.score_sheet import Column, ScoreSheet
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.score_sheet_words import category_name
from rococo_desktop.ui.widgets.form import Form

_HEAD, _TOTAL, _ROW = 84, 52, 46
_WIDEST_COLUMN = 240


def table_height(sheet: ScoreSheet) -> int:
    """How high the table likes to be."""
    return _HEAD + _TOTAL + _ROW * (len(sheet.rows) + 1)


def lay_table(form: Form, rect: Rect, sheet: ScoreSheet, shown: ExplainedFigure) -> None:
    """The whole table in its rectangle."""
    rows = (*sheet.rows, LIVRE)
    pitch = min((rect.h - _HEAD - _TOTAL) // len(rows), _ROW)
    names = [form.say(category_name(row)) for row in sheet.rows]
    names += [form.say(message("score.total")), form.say(message("score.livre_left"))]
    measure = form.kit.type.width
    label = min(max(measure(name, theme.STRONG, theme.READ) for name in names) + 20, rect.w * 2 // 5)
    wide = min((rect.w - label) // len(sheet.columns), _WIDEST_COLUMN)
    spare = rect.w - label - wide * len(sheet.columns)
    label += max(spare, 0)
    columns = [Rect(rect.x + label + at * wide, rect.y, wide, rect.h) for at in range(len(sheet.columns))]
    _lay_ground(form, rect, columns, sheet, pitch)
    for area, column in zip(columns, sheet.columns, strict=True):
        _lay_head(form, area.top_part(_HEAD), column)
    y = rect.y + _HEAD
    for category in sheet.rows:
        _lay_row(form, Rect(rect.x, y, rect.w, pitch), label, columns, sheet, category, shown)
        y += pitch
    _lay_row(form, Rect(rect.x, y, rect.w, _TOTAL), label, columns, sheet, TOTAL, shown)
    _lay_row(form, Rect(rect.x, y + _TOTAL, rect.w, pitch), label, columns, sheet, LIVRE, shown)


def _lay_ground(form: Form, rect: Rect, columns: list[Rect], sheet: ScoreSheet, pitch: int) -> None:
    """Stripes for the rows, light behind the winners."""
    high = _HEAD + pitch * (len(sheet.rows) + 1) + _TOTAL
    card = form.card(rect.top_part(high))
    for at in range(0, len(sheet.rows), 2):
        stripe = Rect(rect.x, rect.y + _HEAD + at * pitch, rect.w, pitch)
        card.fill(stripe, (*theme.LINEN, 90), 6)
    for area, column in zip(columns, sheet.columns, strict=True):
        if column.is_winner:
            card.fill(area.inset(4, 0).top_part(high), (*theme.BRIGHT_GOLD, 70), 12, (*theme.GOLD, 220), 2)
    total = Rect(rect.x, rect.y + _HEAD + pitch * len(sheet.rows), rect.w, 2)
    card.fill(total, (*theme.DARK_GOLD, 200))
    form.lay(card)


def _lay_head(form: Form, rect: Rect, column: Column) -> None:
    """Emblem, name, and the place; a wreath for whoever won."""
    name = form.say(column.name)
    card = form.card(rect)
    medal = Rect(rect.centre[0] - 22, rect.y + 8, 44, 44)
    if column.is_winner:
        card.sign(medal.inset(-8), "laurel")
    draw_medal(card, medal.inset(3), column.colour)
    place = Rect(medal.right - 6, medal.y + 20, 26, 26)
    card.fill(place, theme.IVORY, 13, theme.DARK_GOLD, 1)
    card.text(place, str(column.place), theme.READ, theme.INK, theme.STRONG, Align.CENTRE)
    size = form.kit.type.largest(name, theme.STRONG, (theme.READ, theme.SMALL), rect.w - 12)
    line = rect.bottom_part(28).inset(6, 0)
    if form.kit.type.fits(name, theme.STRONG, size, line.w):
        card.text(line, name, size, theme.INK, theme.STRONG, Align.CENTRE)
    else:
        card.text(line, name, size, theme.INK, theme.STRONG)
    form.lay(card)
    form.region(rect, ("head", column.seat), name, name)


def _lay_row(
    form: Form,
    rect: Rect,
    label: int,
    columns: list[Rect],
    sheet: ScoreSheet,
    category: str,
    shown: ExplainedFigure,
) -> None:
    is_total, is_livre = category == TOTAL, category == LIVRE
    words = {TOTAL: message("score.total"), LIVRE: message("score.livre_left")}.get(category)
    name = form.say(words if words is not None else category_name(category))
    card = form.card(rect)
    face = theme.TITLE if is_total else theme.BODY if is_livre else theme.STRONG
    size = theme.LARGE if is_total else theme.READ
    paint: Paint = theme.SOFT_INK if is_livre else theme.INK
    card.text(rect.left_part(label).inset(8, 0), name, size, paint, face)
    form.lay(card)
    form.region(rect.left_part(label), ("category", category), name)
    for area, column in zip(columns, sheet.columns, strict=True):
        cell = Rect(area.x, rect.y, area.w, rect.h)
        _lay_cell(form, cell, sheet, category, column, shown == ExplainedFigure(category, column.seat))


def _lay_cell(form: Form, rect: Rect, sheet: ScoreSheet, category: str, column: Column, chosen: bool) -> None:
    target: Target = cell_target(category, column.seat)
    card = form.card(rect)
    if chosen or form.pointed == target:
        card.fill(rect.inset(8, 3), (255, 255, 255, 150), 8, theme.ROYAL_BLUE if chosen else theme.GOLD, 2)
    if category == TOTAL:
        plaque = rect.centred((min(76, rect.w - 16), 40))
        frames.patch(card, plaque, "plaque", 9, theme.IVORY)
        card.text(plaque, str(column.total), 28, theme.INK, theme.STRONG, Align.CENTRE)
        value = column.total
    else:
        value = column.livre if category == LIVRE else sheet.points(category, column.seat)
        paint: Paint = theme.SOFT_INK if category == LIVRE else theme.INK if value else theme.OFF_INK
        card.text(rect, str(value), 20, paint, theme.STRONG, Align.CENTRE)
    form.lay(card)
    form.region(rect, target, f"{form.say(column.name)}: {value}")
