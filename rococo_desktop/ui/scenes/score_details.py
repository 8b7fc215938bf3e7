"""The explanation of one figure of the score sheet: every line with its points and its cause."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.signs import RIVAL, TRADEMARKS
from rococo_desktop.ui.scenes.score_sheet import BARRY_COLOUR, PLAY, ScoreSheet
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.score_sheet_words import category_name, category_sentence, score_cause
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.paging import FOOT, lay_pages, paged
from rococo_desktop.ui.widgets.surfaces import lay_section

TOTAL, LIVRE = "total", "livre"
_PLAQUE = 44
_WREATH = 150
_BETWEEN = 4
"""Between two lines."""
_SEAL, _STANDING = 30, 36
_MARK, _FAINT = 180, 74
"""The emblem in the room an explanation leaves: how large it is, and how much of it is seen."""


class ExplainedFigure(NamedTuple):
    """The figure that is explained; none at first."""

    category: str = ""
    seat: int = -1


class _Line(NamedTuple):
    points: str
    words: str
    high: int
    colour: int | None = None
    """Whose line it is, where that is not the seat the whole page tells about."""


def cell_target(category: str, seat: int) -> Target:
    """What pointing at this figure points at."""
    return ("figure", f"{category}:{seat}")


def cell_of(target: Target | None) -> ExplainedFigure | None:
    """The figure a target stands for, or None."""
    if target is None or target[0] != "figure":
        return None
    category, seat = str(target[1]).split(":")
    return ExplainedFigure(category, int(seat))


def pages_of(form: Form, rect: Rect, sheet: ScoreSheet, shown: ExplainedFigure) -> int:
    """How many pages the explanation takes."""
    return len(_pages(form, rect, sheet, shown))


def lay_details(
    form: Form, rect: Rect, sheet: ScoreSheet, shown: ExplainedFigure, page: int, pages: int
) -> None:
    """One page of the explanation, or the verdict while no figure is explained."""
    title, about = _titles(form, sheet, shown)
    y = rect.y + lay_section(form, rect, title) + 6
    y += _lay_words(form, Rect(rect.x, y, rect.w, rect.bottom - y), about) + 12
    if not shown.category:
        y += _lay_wreaths(form, Rect(rect.x, y, rect.w, _WREATH), sheet) + 16
    lines = _pages(form, rect, sheet, shown)[page]
    for line in lines:
        card = form.card(Rect(rect.x, y, rect.w, line.high))
        plaque = Rect(rect.x, y + (line.high - 28 if line.colour is not None else 0) // 2, _PLAQUE, 28)
        frames.patch(card, plaque, "plaque", 9, theme.IVORY)
        card.text(plaque, line.points, theme.READ, theme.INK, theme.STRONG, Align.CENTRE)
        words = Rect(rect.x + _PLAQUE + 12, y, rect.w - _PLAQUE - 12, line.high)
        if line.colour is None:
            card.paragraph(words.without_top(3), line.words, theme.SMALL, theme.INK)
        else:
            draw_medal(card, words.left_part(_SEAL).centred((_SEAL, _SEAL)), line.colour)
            card.text(words.without_left(_SEAL + 10), line.words, theme.READ, theme.INK, theme.STRONG)
        form.lay(card)
        y += line.high + _BETWEEN
    if shown.category and pages == 1:
        _lay_watermark(form, rect.without_top(y - rect.y), sheet.columns[shown.seat].colour)
    if pages > 1:
        lay_pages(form, rect.bottom_part(FOOT - 8), page, pages)


def _lay_watermark(form: Form, rect: Rect, colour: int) -> None:
    """Whose figure it is, faint in the room that is left, if there is enough of it."""
    side = min(rect.h - 40, rect.w // 2, _MARK)
    if side >= _WREATH // 2:
        card = form.card(rect.centred((side, side)))
        card.sign(card.rect, _emblem(colour), alpha=_FAINT)
        form.lay(card)


def _lay_words(form: Form, rect: Rect, words: str) -> int:
    high = form.kit.type.text_height(words, theme.ITALIC, theme.SMALL, rect.w)
    card = form.card(rect.top_part(high))
    card.paragraph(card.rect, words, theme.SMALL, theme.SOFT_INK, theme.ITALIC)
    form.lay(card)
    return high


def _lay_wreaths(form: Form, rect: Rect, sheet: ScoreSheet) -> int:
    """A wreath for whoever won, with the emblem in it; how high it is."""
    won = [column for column in sheet.columns if column.is_winner]
    side = min(_WREATH, rect.w // len(won))
    for column, area in zip(won, rect.columns(len(won)), strict=True):
        card = form.card(area)
        card.sign(area.centred((side, side)), "laurel")
        medal = area.centred((side // 2, side // 2))
        draw_medal(card, medal, column.colour)
        form.lay(card)
    return rect.h


def draw_medal(card: Card, rect: Rect, colour: int) -> None:
    """A seat's emblem on its colour, or Madame du Barry's fan."""
    card.sign(rect, _emblem(colour))


def _emblem(colour: int) -> str:
    return RIVAL if colour == BARRY_COLOUR else TRADEMARKS[colour]


def _titles(form: Form, sheet: ScoreSheet, shown: ExplainedFigure) -> tuple[str, str]:
    say = form.say
    if not shown.category:
        return say(message("score.heading")), f"{say(sheet.decided())} {say(message('score.hint'))}"
    name = sheet.columns[shown.seat].name
    if shown.category == TOTAL:
        title = message("score.of", seat=name, what=message("score.total"))
        is_winner = sheet.columns[shown.seat].is_winner
        return say(title), say(sheet.decided() if is_winner else message("score.total.about"))
    if shown.category == LIVRE:
        title = message("score.of", seat=name, what=message("score.livre_left"))
        return say(title), say(message("score.livre_left.about"))
    title = message("score.of", seat=name, what=category_name(shown.category))
    return say(title), say(category_sentence(shown.category))


def _lines(form: Form, sheet: ScoreSheet, shown: ExplainedFigure, width: int) -> list[_Line]:
    told: list[tuple[int, Message]] = []
    if shown.category == TOTAL:
        told = [(sheet.points(row, shown.seat), category_name(row)) for row in sheet.rows]
    elif shown.category == LIVRE:
        told = [(sheet.columns[shown.seat].livre, message("score.livre_left"))]
    elif shown.category == PLAY:
        told = [(sheet.points(PLAY, shown.seat), category_name(PLAY))]
    elif not shown.category:
        ranked = sorted(sheet.columns, key=lambda column: column.place)
        return [_Line(str(one.total), form.say(one.name), _STANDING, one.colour) for one in ranked]
    else:
        lines = sheet.behind(shown.category, shown.seat)
        told = [(line.points, score_cause(sheet.defs, line)) for line in lines]
    result = []
    for points, cause in told:
        words = form.kit.words.title(cause)
        high = form.kit.type.text_height(words, theme.BODY, theme.SMALL, width - _PLAQUE - 12)
        result.append(_Line(str(points), words, max(high + 6, 30)))
    return result


def _pages(form: Form, rect: Rect, sheet: ScoreSheet, shown: ExplainedFigure) -> list[list[_Line]]:
    about = form.kit.type.text_height(_titles(form, sheet, shown)[1], theme.ITALIC, theme.SMALL, rect.w)
    room = rect.h - 30 - 6 - about - 12 - (0 if shown.category else _WREATH + 16)
    lines = _lines(form, sheet, shown, rect.w)
    heights = [line.high for line in lines]
    pages = paged(heights, _BETWEEN, room)
    if len(pages) > 1:
        pages = paged(heights, _BETWEEN, room - FOOT)
    return [[lines[at] for at in page] for page in pages]
