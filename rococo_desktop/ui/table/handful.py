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
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_mini
from rococo_desktop.ui.table_state.stage import TrayOption
from rococo_desktop.ui.text.messages import Message, message

BUTTON = 6
"""The least width of the button that takes the handful, by the height of small type."""


def compose_handful(desk: Desk, options: tuple[TrayOption, ...], area: Rect) -> None:
    """Words above; below them the places of the cards, how many there are, and the button that takes them."""
    sizes, gap, number = desk.sizes, desk.sizes.gap, desk.defs.figures.hand
    picked = [option for option in options if option.target != CONFIRM]
    desk.lay(area, "handful plate", _plate)
    area = area.inset(gap, gap - 1)
    words = _words(desk, sum(not option.lit for option in picked))
    row = area.without_top(_lay_words(desk, area, words) + gap - 1)
    most = (area.w - BUTTON * sizes.small - number * gap) // number
    wide = max(min(int(row.h * MINI_ASPECT), most), theme.LEAST_TARGET)
    cards = row.left_part(number * (wide + gap)).centred((number * (wide + gap), int(wide / MINI_ASPECT)))
    for at in range(number):
        place = Rect(cards.x + at * (wide + gap), cards.y, wide, cards.h)
        if at < len(picked):
            _card(desk, place, at, picked[at])
        else:
            desk.lay(place, ("free pick", at), partial(_free, str(at + 1), place.h // 2))
    rest = row.without_left(cards.w)
    _count(desk, rest.top_part(sizes.line), len(picked), number)
    takes = next((option for option in options if option.target == CONFIRM), None)
    button = rest.without_top(sizes.line)
    if takes is not None:
        lay_option(desk, button, takes, is_narrow=True)
    else:
        _not_yet(desk, button)


def _plate(card: Card, rect: Rect) -> None:
    """The ground of words and cards: plain, so that they can be read."""
    card.fill(rect, panels.LACQUER, 6, (*theme.GOLD, 150), 1, panels.LACQUER_BELOW)


def _count(desk: Desk, rect: Rect, picked: int, number: int) -> None:
    """How many are picked."""
    told = desk.told(("picked", picked), lambda: message("board.pick.count", n=picked, all=number))

    def paint(card: Card, inner: Rect) -> None:
        card.text(inner, told, desk.sizes.number, theme.IVORY, theme.STRONG, Align.CENTRE)

    desk.lay(rect, ("picked", told), paint)


def _not_yet(desk: Desk, room: Rect) -> None:
    """The outline of the button while cards are missing; where its words find no room it says none."""
    told, size = desk.told("takes", lambda: message("tray.take")), desk.sizes.small
    lines = desk.kit.type.wrapped(told, theme.STRONG, size, room.w - 12)
    high = desk.kit.type.line_height(theme.STRONG, size)
    above_key = room.without_bottom(panels.key_height(size) + 3)
    rect = above_key if above_key.h >= high * len(lines) else room
    lines = lines if rect.h >= high * len(lines) else ()

    def paint(card: Card, inner: Rect) -> None:
        panels.button(card, inner, False)
        card.fill(inner, panels.CLEAR, 8, (*theme.GOLD, 200), 1)
        words = inner.centred((inner.w - 12, high * len(lines)))
        for at, line in enumerate(lines):
            row = Rect(words.x, words.y + at * high, words.w, high)
            card.text(row, line, size, theme.PALE_INK, theme.STRONG, Align.CENTRE)

    desk.lay(rect, ("takes", told), paint)


def _words(desk: Desk, forced: int) -> Message:
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
    lay_mini(desk, rect, option.card, nowhere, desk.view.viewer)
    told = f"{option.label}. {option.detail}"
    desk.sheet.hotspot(rect, option.target, told, HotspotRole.TARGET, option.lit, option.key)


def _free(number: str, size: int, card: Card, rect: Rect) -> None:
    frames.patch(card, rect, "slot", 12)
    card.text(rect, number, size, theme.PALE_INK, theme.TITLE, Align.CENTRE)
