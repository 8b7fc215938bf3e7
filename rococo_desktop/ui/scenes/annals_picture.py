"""The picture of the annals: names with their figures, points by their source, results by kind of ball."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.archive.standings import Ball, Standing, Tally
from rococo_desktop.play.packs import choosable_modules
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.text.messages import Message, joined, message
from rococo_desktop.ui.text.names import edition_name, module_name, solo_level_name
from rococo_desktop.ui.text.score_sheet_words import CATEGORIES, category_name
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.paging import lay_pages

BACK: Target = ("button", "back")
EXPORT: Target = ("button", "export")
NEW: Target = ("button", "new")
BY_SOURCE, BY_BALL, BY_RIVAL = "source", "ball", "rival"
_HEAD, _ROW, _FOOT = 40, 46, 54
_COLUMNS = ("annals.games", "annals.wins", "annals.best", "annals.mean")
_SHARES = (40, 15, 15, 15, 15)
_BALL = 58


def people_in(rect: Rect) -> int:
    """How many names the list shows at once."""
    return max((rect.h - _HEAD) // _ROW, 1)


def lay_people(
    form: Form, rect: Rect, people: Sequence[Standing], first: int, chosen: int, unread: int = 0
) -> Rect:
    """A row for each name from the first shown on; the room that is left below them.

    Lines of the annals that could not be read are told above them.
    """
    name, *figures = rect.split_columns(_SHARES, 6)
    last = min(first + people_in(rect), len(people))
    shown = message("load.shown", first=first + 1, last=last, all=len(people))
    note = form.say(shown) if last - first < len(people) else ""
    if unread:
        note = form.say(message("annals.unread", n=unread))
    _lay_head(form, rect.top_part(_HEAD), figures, note)
    for row, at in enumerate(range(first, last)):
        person = people[at]
        line = Rect(rect.x, rect.y + _HEAD + row * _ROW, rect.w, _ROW)
        card = form.card(line)
        if at == chosen:
            card.fill(line.inset(0, 2), (*theme.BRIGHT_GOLD, 90), 8, (*theme.GOLD, 200))
        elif at % 2 == 0:
            card.fill(line.inset(0, 2), (*theme.LINEN, 90), 8)
        card.text(name.inset(10, 0)._replace(y=line.y, h=_ROW), person.name, 20, theme.INK, theme.STRONG)
        _draw_figures(card, figures, line, person.whole)
        form.lay(card)
        form.control(line, ("name", at), person.name)
    return rect.without_top(_HEAD + (last - first) * _ROW)


def _lay_head(form: Form, rect: Rect, figures: Sequence[Rect], note: str = "") -> None:
    card = form.card(rect)
    left = rect.without_right(rect.right - figures[0].x).inset(10, 0)
    card.text(left, note, theme.SMALL, theme.SOFT_INK, theme.ITALIC)
    for area, key in zip(figures, _COLUMNS, strict=True):
        words = form.say(message(key))
        cell = area._replace(y=rect.y, h=rect.h)
        card.text(cell, words, theme.SMALL, theme.SOFT_INK, theme.STRONG, Align.CENTRE)
    form.lay(card)


def _draw_figures(card: Card, figures: Sequence[Rect], line: Rect, tally: Tally) -> None:
    told = (str(tally.games), str(tally.wins), str(tally.best), f"{tally.mean:.1f}")
    for area, words in zip(figures, told, strict=True):
        card.text(area._replace(y=line.y, h=line.h), words, 20, theme.INK, theme.STRONG, Align.CENTRE)


# Points by their source.


def lay_sources(form: Form, rect: Rect, tally: Tally) -> None:
    """A bar for each category."""
    card = form.card(rect.top_part(24))
    card.text(card.rect, form.say(message("annals.about")), theme.SMALL, theme.SOFT_INK, theme.ITALIC)
    form.lay(card)
    y = rect.y + 34
    means = dict(tally.categories)
    most = max(means.values(), default=1.0)
    pitch = min(44, (rect.bottom - y) // len(CATEGORIES))
    for category in (one for one in CATEGORIES if one in means):
        card = form.card(Rect(rect.x, y, rect.w, pitch))
        _draw_bar(card, form.say(category_name(category)), means[category], most)
        form.lay(card)
        y += pitch


def _draw_bar(card: Card, words: str, mean: float, most: float) -> None:
    """A name, a bar of gold and the figure."""
    name, rest = card.rect.split_columns((42, 58), 8)
    card.text(name, words, theme.READ, theme.INK)
    figure = rest.right_part(56)
    bar = rest.without_right(62).centred((rest.w - 62, 16))
    card.fill(bar, (*theme.LINEN, 180), 8)
    wide = round(bar.w * max(mean, 0) / max(most, 1))
    if wide >= 8:
        card.fill(bar.left_part(wide), theme.BRIGHT_GOLD, 8, (*theme.DARK_GOLD, 160), 1, theme.GOLD)
    card.text(figure, f"{mean:.1f}", theme.READ, theme.INK, theme.STRONG, Align.RIGHT)


# Results by kind of ball.


def balls_in(rect: Rect, number: int) -> int:
    """How many kinds of ball are shown at once, of so many."""
    rows = max((rect.h - _HEAD) // _BALL, 1)
    return rows if number <= rows else max((rect.h - _HEAD - _FOOT) // _BALL, 1)


def lay_balls(form: Form, rect: Rect, balls: Sequence[tuple[Ball, Tally]], page: int, rows: int) -> None:
    """One page of the kinds of ball, each with its figures."""
    name, *figures = rect.split_columns((44, 14, 14, 14, 14), 4)
    _lay_head(form, rect.top_part(_HEAD), figures)
    for row, (ball, tally) in enumerate(balls[page * rows : (page + 1) * rows]):
        line = Rect(rect.x, rect.y + _HEAD + row * _BALL, rect.w, _BALL)
        card = form.card(line)
        if row % 2 == 0:
            card.fill(line.inset(0, 2), (*theme.LINEN, 90), 8)
        words = name.inset(8, 0)._replace(y=line.y, h=_BALL)
        title, about = form.say(_table_name(ball)), form.say(_box_name(ball))
        card.text(words.top_part(_BALL // 2).moved(0, 4), title, theme.READ, theme.INK, theme.STRONG)
        card.text(
            words.bottom_part(_BALL // 2).moved(0, -4), about, theme.SMALL, theme.SOFT_INK, theme.ITALIC
        )
        _draw_figures(card, figures, line, tally)
        form.lay(card)
        form.region(line, ("kind", page * rows + row), title, form.say(_whole_box(ball)))
    pages = -(-len(balls) // rows)
    if pages > 1:
        lay_pages(form, rect.bottom_part(_FOOT - 8), page, pages)


def _table_name(ball: Ball) -> Message:
    if ball.level is not None:
        return message("annals.alone_at", level=solo_level_name(ball.level))
    if ball.players == 1:
        return message("annals.alone")
    return message("annals.players", n=ball.players)


def _box_name(ball: Ball) -> Message:
    """Edition and modules in a few words."""
    if ball.edition is Edition.CLASSIC:
        return edition_name(ball.edition)
    number = len(ball.modules)
    if not number:
        return message("annals.no_modules")
    if set(ball.modules) == set(choosable_modules()):
        return message("annals.all_modules")
    return module_name(ball.modules[0]) if number == 1 else message("annals.modules", n=number)


def _whole_box(ball: Ball) -> Message:
    """Edition and modules, every one by its name."""
    if not ball.modules:
        return _box_name(ball)
    return joined([module_name(module) for module in ball.modules])


KEYS = _COLUMNS
"""The keys of this module that no call of `message` spells out."""
