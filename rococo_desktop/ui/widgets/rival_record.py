"""How often somebody won against each rival: a row for each character, a column for each level."""

from __future__ import annotations

from collections.abc import Mapping

from rococo_desktop.play.archive.standings import Meetings, Rival
from rococo_desktop.play.rivals import characters, levels
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.pieces.rival_faces import paint_face
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.rival_names import character_name, level_name
from rococo_desktop.ui.widgets.form import Form

ANYBODY = ""
"""The row of rivals who are nobody in particular, or not known any more."""
ALL = "all"
"""The row, and the column, of the sums."""
_NOTE, _HEAD, _ROW, _FACE, _DISC = 28, 40, 48, 42, 28


def lay_record(form: Form, rect: Rect, met: Mapping[Rival, Meetings]) -> None:
    """The table; the last column and the last row are the sums."""
    counted = _counted(met)
    note = form.card(rect.top_part(_NOTE))
    about = message("annals.rivals_about" if counted else "annals.no_rivals")
    note.paragraph(note.rect, form.say(about), theme.SMALL, theme.SOFT_INK, theme.ITALIC)
    form.lay(note)
    if not counted:
        return
    rest = rect.without_top(_NOTE + 4)
    rows = [who for who in (*characters(), ANYBODY) if any(one == who for _, one in counted)]
    pitch = min((rest.h - _HEAD) // (len(rows) + 1), _ROW)
    columns = rest.split_columns([12, *[12] * len(levels()), 16], 2)
    _lay_head(form, rest.top_part(_HEAD), columns[1:])
    for at, who in enumerate((*rows, ALL)):
        y = rest.y + _HEAD + at * pitch
        cells = [column._replace(y=y, h=pitch) for column in columns]
        if at % 2 == 0:
            stripe = form.card(Rect(rest.x, y, rest.w, pitch))
            stripe.fill(stripe.rect.inset(0, 1), (*theme.LINEN, 90), 8)
            form.lay(stripe)
        _lay_row_head(form, cells[0], who)
        for cell, level in zip(cells[1:], (*levels(), ALL), strict=True):
            _lay_cell(form, cell, who, level, _sum(counted, who, level))


def _lay_row_head(form: Form, rect: Rect, who: str) -> None:
    card = form.card(rect)
    if who == ALL:
        words = form.say(message("annals.all_rivals"))
        size = form.kit.type.largest(words, theme.STRONG, (theme.READ, theme.SMALL), rect.w)
        card.text(rect, words, size, theme.INK, theme.STRONG, Align.CENTRE)
    else:
        side = min(_FACE, rect.h - 4)
        paint_face(card, rect.centred((side, side)), who)
        form.region(rect, ("met", who), form.say(_called(who)))
    form.lay(card)


def _lay_cell(form: Form, rect: Rect, who: str, level: str, met: Meetings) -> None:
    if not met.games:
        return
    card = form.card(rect)
    words = f"{met.wins}/{met.games}"
    face = theme.STRONG if ALL in (who, level) else theme.BODY
    card.text(rect, words, theme.SMALL, theme.INK, face, Align.CENTRE)
    form.lay(card)
    told = message("annals.met", rival=_called(who), won=met.wins, n=met.games)
    if level != ALL:
        at = level_name(level)
        told = message("annals.met_at", rival=_called(who), level=at, won=met.wins, n=met.games)
    form.region(rect, ("met", f"{who} {level}"), form.say(told))


def _called(who: str) -> Message:
    return message("annals.any_rival") if who in (ANYBODY, ALL) else character_name(who)


def _lay_head(form: Form, rect: Rect, columns: list[Rect]) -> None:
    """The levels by their numbers, as where a rival is chosen."""
    card = form.card(rect)
    for number, (column, level) in enumerate(zip(columns[:-1], levels(), strict=True), 1):
        disc = column._replace(y=rect.y, h=rect.h).centred((_DISC, _DISC))
        card.fill(disc, theme.IVORY, _DISC // 2, theme.DARK_GOLD, 1)
        card.text(disc, str(number), theme.NUMBER, theme.GOLD_INK, theme.STRONG, Align.CENTRE)
        form.region(disc, ("level", level), form.say(level_name(level)))
    words = form.say(message("annals.all_rivals"))
    last = columns[-1]._replace(y=rect.y, h=rect.h)
    card.text(last, words, theme.SMALL, theme.SOFT_INK, theme.STRONG, Align.CENTRE)
    form.lay(card)


def _counted(met: Mapping[Rival, Meetings]) -> dict[Rival, Meetings]:
    """The meetings with rivals of levels there are; who is not known is anybody."""
    found: dict[Rival, Meetings] = {}
    for (level, character), one in met.items():
        if level in levels():
            rival = level, character if character in characters() else ANYBODY
            before = found.get(rival, Meetings(0, 0))
            found[rival] = Meetings(before.games + one.games, before.wins + one.wins)
    return found


def _sum(counted: Mapping[Rival, Meetings], who: str, level: str) -> Meetings:
    """All meetings of a cell; ALL stands for every character, or every level."""
    parts = [one for (at, other), one in counted.items() if level in (at, ALL) and who in (other, ALL)]
    return Meetings(sum(one.games for one in parts), sum(one.wins for one in parts))
