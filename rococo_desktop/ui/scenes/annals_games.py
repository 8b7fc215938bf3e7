"""The last balls in the annals: who sat at each table, with how much prestige, and when."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.play.archive.annals import FinishedGame, SeatResult
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.text.messages import Message, joined, listed, message
from rococo_desktop.ui.text.names import solo_level_name
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import lay_section

ROW, TITLE, SIGN, MARK = 38, 38, 26, 26
LEAST = TITLE + 2 * ROW + MARK
"""With less room than this the list is left out."""
DAY = 10
"""How many letters of a moment tell its day."""


def lay_games(form: Form, rect: Rect, games: Sequence[FinishedGame]) -> None:
    """As many of the games as there is room for, the newest first."""
    if rect.h < LEAST or not games:
        return
    lay_section(form, rect, form.say(message("annals.last")))
    shown = list(reversed(games))[: (rect.h - TITLE - MARK) // ROW]
    for at, game in enumerate(shown):
        _lay_game(form, Rect(rect.x, rect.y + TITLE + at * ROW, rect.w, ROW), at, game)
    if any(seat.played_out_by for game in shown for seat in game.seats):
        card = form.card(Rect(rect.x, rect.y + TITLE + len(shown) * ROW + 4, rect.w, MARK - 4).inset(10, 0))
        said = form.say(message("annals.mark"))
        card.text(card.rect, said, theme.SMALL, theme.SOFT_INK, theme.ITALIC, Align.RIGHT)
        form.lay(card)


def _lay_game(form: Form, rect: Rect, at: int, game: FinishedGame) -> None:
    card = form.card(rect)
    if at % 2 == 0:
        card.fill(rect.inset(0, 1), (*theme.LINEN, 90), 8)
    if any(seat.won and seat.person for seat in game.seats):
        card.sign(rect.inset(8, 0).left_part(SIGN).centred((SIGN, SIGN)), "laurel")
    day = game.when[:DAY]
    wide = form.kit.type.width(day, theme.BODY, theme.SMALL)
    words = rect.inset(10, 0).without_left(SIGN + 10)
    card.text(words.right_part(wide + 2), day, theme.SMALL, theme.SOFT_INK, align=Align.RIGHT)
    said = form.say(_told(game))
    card.text(words.without_right(wide + 16), said, theme.READ, theme.INK)
    form.lay(card)
    handed = [message("seat.name", name=seat.name) for seat in game.seats if seat.played_out_by]
    about = message("annals.played_out", n=len(handed), names=listed(handed))
    form.region(rect, ("ball", at), f"{day}: {said}", form.say(about) if handed else "")


def _told(game: FinishedGame) -> Message:
    """Everybody by their place, with their prestige; of who was alone, against how strong a rival."""
    ranked = sorted(game.seats, key=lambda seat: seat.place)
    told = joined([_of_seat(seat) for seat in ranked])
    if game.level is None:
        return told
    return message("annals.result_at", result=told, level=solo_level_name(game.level))


def _of_seat(seat: SeatResult) -> Message:
    """A name with its prestige, and a mark where an agent played it out: it is told below the list."""
    key = "annals.result_handed" if seat.played_out_by else "annals.result"
    return message(key, name=seat.name, points=seat.prestige)
