"""The picture of the list of games: rows on the left, the chosen game large on the right."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.table_setup import PERSON, SeatEntry
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.pieces.trademarks import paint_trademark
from rococo_desktop.ui.saved_games import Listed
from rococo_desktop.ui.text.messages import Message, joined, message
from rococo_desktop.ui.text.messages import listed as listed_words
from rococo_desktop.ui.text.names import edition_name, module_name
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.button_row import lay_row
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import (
    ScreenParts,
    lay_backdrop,
    lay_heading,
    lay_panel,
    lay_section,
    places,
)
from rococo_desktop.ui.widgets.tips import lay_notice
from rococo_desktop.ui.widgets.vacancy import SHADE, draw_mount, draw_view, lay_vacancy

OPEN: Target = ("button", "open")
WATCH: Target = ("button", "watch")
DELETE: Target = ("button", "delete")
UNDO: Target = ("button", "undo")
BACK: Target = ("button", "back")
NEW: Target = ("button", "new")
NEWER: Target = ("button", "newer")
OLDER: Target = ("button", "older")

WIDEST, HIGHEST = 1320, 580
_ROW, _GAP, _TURN = 70, 6, 46
_SEAL = 26


class GameList(NamedTuple):
    """What the screen shows: the games found so far, where the list begins, and which one is chosen."""

    games: tuple[Listed, ...]
    first: int
    chosen: int
    looks: bool
    """True while more games are being looked for."""
    thrown: Path | None
    notice: Message | None
    today: date
    busy: bool = False
    """True if another window plays the chosen game."""


def rows_in(room: Size) -> int:
    """How many games the list shows at once."""
    area = places(room, WIDEST, HIGHEST).panels
    return max((area.h - 40 - 38 - _TURN - _GAP + _GAP) // (_ROW + _GAP), 1)


def lay_load(form: Form, room: Size, heading: str, shelf: GameList) -> None:
    """The whole screen."""
    lay_backdrop(form, room, "salon")
    at = places(room, WIDEST, HIGHEST)
    lay_heading(form, at.heading, heading)
    if shelf.games or shelf.looks:
        _lay_games(form, at, shelf, rows_in(room))
    else:
        _lay_nothing(form, at, shelf)
    if shelf.notice is not None:
        lay_notice(form, room, form.say(shelf.notice))


def _lay_games(form: Form, at: ScreenParts, shelf: GameList, rows: int) -> None:
    left, right = at.panels.split_columns([46, 54], 24)
    _lay_list(form, lay_panel(form, left), shelf, rows)
    chosen = shelf.games[shelf.chosen] if shelf.chosen < len(shelf.games) else None
    _lay_chosen(form, lay_panel(form, right), chosen, shelf.today)
    _lay_buttons(form, at.buttons, shelf, chosen)


def _lay_nothing(form: Form, at: ScreenParts, shelf: GameList) -> None:
    """No game yet: what will be kept here, and the way to the first one."""
    lay_vacancy(form, lay_panel(form, at.panels), form.say(message("load.none")))
    back = Button(BACK, form.say(message("button.back")), key="Esc", icon="back", style=Style.NIGHT)
    new = Button(NEW, form.say(message("title.new")), key="N", icon="feather", style=Style.PRIMARY)
    lay_row(form, at.buttons, [back], [*_undoing(form, shelf), new], 240)


# The list.


def _lay_list(form: Form, rect: Rect, shelf: GameList, rows: int) -> None:
    total = len(shelf.games)
    lay_section(form, rect, form.say(message("load.games", n=total)))
    y = rect.y + 38
    for at in range(shelf.first, min(shelf.first + rows, total)):
        _lay_row(form, Rect(rect.x, y, rect.w, _ROW), at, shelf)
        y += _ROW + _GAP
    if total > rows:
        _lay_turning(form, rect.bottom_part(_TURN), shelf, rows)
    elif 0 < total < rows - 1 and not shelf.looks:
        _lay_about(form, rect.without_top(y + 8 - rect.y))


def _lay_about(form: Form, rect: Rect) -> None:
    """Where games come from, at the foot of a short list."""
    said = form.say(message("load.about"))
    rect = rect.inset(16, 0)  # clear of the corners of the frame
    high = form.kit.type.text_height(said, theme.ITALIC, theme.READ, rect.w)
    card = form.card(rect.without_bottom(10).bottom_part(high))
    card.paragraph(card.rect, said, theme.READ, theme.SOFT_INK, theme.ITALIC)
    form.lay(card)


def _lay_row(form: Form, rect: Rect, at: int, shelf: GameList) -> None:
    target: Target = ("game", at)
    listed, chosen = shelf.games[at], at == shelf.chosen
    card = form.card(rect.inset(-2))
    pointed = form.pointed == target
    ink: Paint = theme.IVORY if chosen else theme.INK
    soft: Paint = theme.CREAM if chosen else theme.SOFT_INK
    if chosen:
        frames.patch(card, rect.inset(-2), "button_blue", 14)
    else:
        frames.patch(card, rect.inset(-2), "strip_active" if pointed else "strip", 12, theme.CREAM)
    inner = rect.inset(14, 8)
    seals = inner.right_part(0)
    if listed.game is not None:
        seals = inner.right_part(len(listed.game.seats) * (_SEAL + 3))
        _seals(card, seals, listed.game.seats)
    words = inner.without_right(seals.w + 12)
    title, facts = _title(form, listed), _facts(form, listed, shelf.today)
    card.text(words.top_part(28), title, theme.NUMBER + 1, ink, theme.STRONG)
    card.text(words.bottom_part(24), facts, theme.SMALL, soft, theme.BODY)
    form.lay(card)
    form.control(rect, target, f"{title}, {facts}")


def _seals(card: Card, rect: Rect, seats: tuple[SeatEntry, ...]) -> None:
    for at, seat in enumerate(seats):
        disc = Rect(rect.x + at * (_SEAL + 3), rect.y + (rect.h - _SEAL) // 2, _SEAL, _SEAL)
        _seal(card, disc, seat)


def _seal(card: Card, disc: Rect, seat: SeatEntry) -> None:
    paint_trademark(card, disc, seat.shown_colour)


def _title(form: Form, listed: Listed) -> str:
    if listed.name:
        return listed.name
    if listed.game is None:
        return listed.file.name
    names = [message("seat.name", name=seat.name) for seat in listed.game.seats]
    if len(names) == 1:
        names.append(message("seat.du_barry"))
    return form.say(joined(names))


def _facts(form: Form, listed: Listed, today: date) -> str:
    when = _when(listed.saved, today)
    if listed.game is None:
        return form.say(message("load.broken", date=when))
    key = "load.finished" if listed.game.finished else "load.round"
    return form.say(message(key, round=listed.game.round, date=when))


def _when(written: float, today: date) -> Message:
    """The day and the hour; the last two days by their names."""
    try:
        saved = datetime.fromtimestamp(written)
    except (ValueError, OverflowError, OSError):  # before or beyond all that a calendar has
        return message("load.undated")
    hour = f"{saved:%H:%M}"
    if saved.date() == today:
        return message("load.today", time=hour)
    if saved.date() == today - timedelta(days=1):
        return message("load.yesterday", time=hour)
    return message("load.day", date=f"{saved:%Y-%m-%d}", time=hour)


def _lay_turning(form: Form, rect: Rect, shelf: GameList, rows: int) -> None:
    last = min(shelf.first + rows, len(shelf.games))
    newer = Button(NEWER, form.say(message("load.newer")), icon="back", enabled=shelf.first > 0)
    older = Button(OLDER, form.say(message("load.older")), icon="forward", enabled=last < len(shelf.games))
    wide = max(button_width(form, newer), button_width(form, older))
    lay_button(form, rect.left_part(wide), newer)
    lay_button(form, rect.right_part(wide), older)
    card = form.card(rect.inset(wide + 8, 0))
    told = message("load.shown", first=shelf.first + 1, last=last, all=len(shelf.games))
    card.text(card.rect, form.say(told), theme.SMALL, theme.SOFT_INK, theme.BODY, Align.CENTRE)
    form.lay(card)


# The chosen game.


def _lay_chosen(form: Form, rect: Rect, listed: Listed | None, today: date) -> None:
    if listed is None:
        return
    rect = rect.without_top(4)
    photo = rect.top_part(min(rect.w * 9 // 16, rect.h - 190))
    photo = photo.centred((photo.h * 16 // 9, photo.h))
    _lay_photo(form, photo, listed)
    below = rect.without_top(photo.h + 12)
    card = form.card(below)
    title = _title(form, listed)
    size = form.kit.type.largest(title, theme.TITLE, (28, 25, 22), below.w)
    card.text(below.top_part(34), title, size, theme.GOLD_INK, theme.TITLE)
    card.text(
        Rect(below.x, below.y + 34, below.w, 26),
        _facts(form, listed, today),
        theme.READ,
        theme.INK,
        theme.STRONG,
    )
    form.lay(card)
    rest = below.without_top(66)
    if listed.game is None:
        told = form.card(rest)
        words = form.say(listed.problem) if listed.problem is not None else ""
        told.paragraph(rest, words, theme.READ, theme.CARMINE)
        form.lay(told)
        return
    _lay_seats(form, rest.top_part(32), listed.game.seats)
    told = form.card(rest.without_top(38))
    kept = form.say(message("load.kept" if listed.name else "load.by_itself"))
    if listed.problem is not None:
        told.paragraph(told.rect, form.say(listed.problem), theme.READ, theme.CARMINE)
    else:
        told.paragraph(told.rect, f"{form.say(_box(listed))}\n{kept}", theme.SMALL, theme.SOFT_INK)
    form.lay(told)


def _lay_photo(form: Form, rect: Rect, listed: Listed) -> None:
    card = form.card(rect.inset(-SHADE))
    if listed.picture is not None:
        draw_mount(card, rect)
        card.photo(rect, str(listed.picture), listed.saved)
    else:
        draw_view(card, rect)
    form.lay(card)


def _lay_seats(form: Form, rect: Rect, seats: tuple[SeatEntry, ...]) -> None:
    """Everybody with seal and name; agents with the sign of their kind."""
    card = form.card(rect)
    for seat, area in zip(seats, rect.columns(len(seats), 8), strict=True):
        disc = area.left_part(28).centred((28, 28))
        _seal(card, disc, seat)
        words = area.without_left(34)
        if seat.player != PERSON:
            words = words.without_right(22)
        name = form.kit.type.shortened(seat.name, theme.STRONG, theme.READ, words.w)
        card.text(words, name, theme.READ, theme.INK, theme.STRONG)
        if seat.player != PERSON:
            sign = words.x + form.kit.type.width(name, theme.STRONG, theme.READ) + 4
            card.sign(Rect(sign, words.y, 18, words.h).centred((18, 18)), "agent")
    form.lay(card)


def _box(listed: Listed) -> Message:
    game = listed.game
    assert game is not None
    if game.edition is Edition.CLASSIC:
        return edition_name(game.edition)
    if not game.modules:
        return message("load.box_plain", edition=edition_name(game.edition))
    modules = listed_words([module_name(module) for module in game.modules])
    return message("load.box", edition=edition_name(game.edition), modules=modules)


def _lay_buttons(form: Form, rect: Rect, shelf: GameList, chosen: Listed | None) -> None:
    say, night = form.say, Style.NIGHT
    back = Button(BACK, say(message("button.back")), key="Esc", icon="back", style=night)
    can_open = chosen is not None and chosen.game is not None
    finished = chosen is not None and chosen.game is not None and chosen.game.finished
    going_on = "load.copy" if shelf.busy else "load.open"
    label = say(message("load.result" if finished else going_on))
    go_on = Button(
        OPEN, label, key="Enter" if can_open else "", icon="forward", style=Style.PRIMARY, enabled=can_open
    )
    delete = Button(
        DELETE,
        say(message("load.delete")),
        say(message("load.delete.about")),
        "Del",
        "times",
        style=night,
        enabled=chosen is not None,
    )
    about = say(message("load.watch.about"))
    watch = Button(WATCH, say(message("load.watch")), about, "W", "replay_eye", style=night, enabled=can_open)
    lay_row(form, rect, [back], [*_undoing(form, shelf), delete, watch, go_on], 200)


def _undoing(form: Form, shelf: GameList) -> list[Button]:
    """The way back to what was thrown away last, if there is one."""
    if shelf.thrown is None:
        return []
    about = form.say(message("load.undo", name=shelf.thrown.stem))
    return [
        Button(UNDO, form.say(message("load.undo.short")), about, "U", "round_arrow", style=Style.NIGHT),
    ]
