"""The handful of the choice of three: why, a place for each of its cards, and the button that takes it."""

from __future__ import annotations

from functools import partial

from rococo_desktop.model.places import Place
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, HotspotRole
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table.laid_rows import MINI_ASPECT
from rococo_desktop.ui.table.option_button import CONFIRM, lay_option
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_employee
from rococo_desktop.ui.table_state.stage import TrayOption
from rococo_desktop.ui.text.messages import Message, message

LINES = 4
"""The words over the handful take at most so many lines."""


def compose_handful(desk: Desk, options: tuple[TrayOption, ...], area: Rect) -> None:
    """Words above; below them the places of the cards, and the button, or how many cards it waits for."""
    gap, number = desk.sizes.gap, desk.defs.figures.hand
    picked = [option for option in options if option.target != CONFIRM]
    words = _words(desk, sum(not option.lit for option in picked), number - len(picked))
    high = _lay_words(desk, area, words)
    row = area.without_top(high + gap)
    wide = max(min(int(row.h * MINI_ASPECT), area.w // 5), theme.LEAST_TARGET)
    for at in range(number):
        place = Rect(row.x + at * (wide + gap), row.y, wide, row.h)
        if at < len(picked):
            _card(desk, place, at, picked[at])
        else:
            desk.lay(place, ("free pick", at), partial(_free, str(at + 1), desk.sizes.large))
    rest = row.without_left(number * (wide + gap))
    takes = next((option for option in options if option.target == CONFIRM), None)
    if takes is not None:
        lay_option(desk, rest, takes, is_narrow=True)
    else:
        left = number - len(picked)
        told = desk.told(("picks left", left), lambda: message("board.pick.more", n=left))
        desk.lay(rest, ("more picks", told), partial(_more, told, desk.sizes.small))


def _words(desk: Desk, forced: int, missing: int) -> Message:
    """What is chosen here, and why some of it lies in the handful already."""
    if forced:
        return message("board.pick.forced", n=forced, more=desk.defs.figures.hand - forced)
    return message("board.pick.title")


def _lay_words(desk: Desk, area: Rect, told: Message) -> int:
    """The words from the top of the area; how high they are."""
    words, sizes = desk.told(("handful", told), lambda: told), desk.sizes
    width = area.w - 8
    high = 0
    for size in (sizes.read, sizes.small):
        high = desk.kit.type.text_height(words, theme.STRONG, size, width)
        if high <= area.h * 2 // 5:
            break

    def paint(card: Card, inner: Rect) -> None:
        card.paragraph(inner.inset(4, 0), words, size, theme.BRIGHT_GOLD, theme.STRONG, Align.CENTRE)

    desk.lay(area.top_part(high), ("handful words", words, size), paint)
    return high


def _card(desk: Desk, rect: Rect, at: int, option: TrayOption) -> None:
    """A card that was picked; choosing it puts it back."""
    nowhere: Place = ("tray", at)
    lay_employee(desk, rect, option.card, nowhere, desk.view.viewer)
    told = f"{option.label}. {option.detail}"
    desk.sheet.hotspot(rect, option.target, told, HotspotRole.TARGET, option.lit, option.key)


def _free(number: str, size: int, card: Card, rect: Rect) -> None:
    frames.patch(card, rect, "slot", 12)
    card.text(rect, number, size, theme.PALE_INK, theme.TITLE, Align.CENTRE)


def _more(words: str, size: int, card: Card, rect: Rect) -> None:
    """Where the button will be that takes the handful."""
    card.fill(rect, (255, 255, 255, 16), 8)
    inner = rect.inset(6, 0)
    lines = card.type.wrapped(words, theme.STRONG, size, inner.w)
    high = card.type.line_height(theme.STRONG, size)
    top = rect.y + (rect.h - high * len(lines)) // 2
    for at, line in enumerate(lines):
        row = Rect(inner.x, top + at * high, inner.w, high)
        card.text(row, line, size, theme.BRIGHT_GOLD, theme.STRONG, Align.CENTRE)
