"""The handful of the choice of three: a place for each card, the button that takes them, and the words."""

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
from rococo_desktop.ui.text.messages import message

BUTTON = 30
"""How much of the height is the button's that takes the handful, in hundredths."""
BESIDE_COUNT = 16
"""What is free about the count where it stands behind the words."""
LOCK = 24
"""The seal on a card that goes along in any case."""


def compose_handful(desk: Desk, options: tuple[TrayOption, ...], area: Rect) -> None:
    """The places of the cards, and below all of them the button: what is missing, then that it takes them."""
    gap, number = desk.sizes.gap, desk.defs.figures.hand
    picked = [option for option in options if option.target != CONFIRM]
    desk.lay(area, "handful plate", _plate)
    area = area.inset(gap, gap - 1)
    button = area.bottom_part(max(area.h * BUTTON // 100, theme.LEAST_TARGET))
    row = area.without_bottom(button.h + gap)
    wide = max(min(int(row.h * MINI_ASPECT), area.w // number - gap), theme.LEAST_TARGET)
    step = wide + min((area.w - number * wide) // number, 4 * gap)
    cards = row.centred((step * (number - 1) + wide, int(wide / MINI_ASPECT)))
    for at in range(number):
        place = Rect(cards.x + at * step, cards.y, wide, cards.h)
        if at < len(picked):
            _card(desk, place, at, picked[at])
        else:
            desk.lay(place, ("free pick", at), partial(_free, str(at + 1), place.h // 2))
    takes = next((option for option in options if option.target == CONFIRM), None)
    if takes is not None:
        lay_option(desk, button, takes)
    else:
        _not_yet(desk, button, number - len(picked))


def _told(desk: Desk) -> tuple[str, str]:
    """What is chosen, why some of it lies in the handful already, and how many are picked."""
    number = desk.defs.figures.hand
    picked = [option for option in desk.stage.tray if option.target != CONFIRM]
    forced = sum(not option.lit for option in picked)
    key = message("board.pick.title")
    if forced:
        key = message("board.pick.forced", n=forced, more=number - forced)
    words = desk.told(("handful", key), lambda: key)
    return words, desk.told(
        ("picked", len(picked)), lambda: message("board.pick.count", n=len(picked), all=number)
    )


def head_height(desk: Desk, width: int) -> int:
    """How high words and count are above cards, in a line or two of small type."""
    words, count = _told(desk)
    beside = desk.kit.type.width(count, theme.STRONG, desk.sizes.read) + BESIDE_COUNT
    return desk.kit.type.text_height(words, theme.STRONG, desk.sizes.small, width - beside)


def lay_handful_words(desk: Desk, area: Rect) -> None:
    """Words and count: below each other beside the cards, in a line above them."""
    sizes, type_ = desk.sizes, desk.kit.type
    words, count = _told(desk)
    if area.w > area.h * 4:
        wide = type_.width(count, theme.STRONG, sizes.read) + BESIDE_COUNT
        size, high, places = sizes.small, area.h, (area.without_right(wide), area.right_part(wide))
    else:
        low = type_.line_height(theme.STRONG, sizes.large)
        tries = range(sizes.large, sizes.small - 1, -1)
        heights = {size: type_.text_height(words, theme.STRONG, size, area.w) for size in tries}
        size = next((size for size in tries if heights[size] + low <= area.h), sizes.small)
        high = min(heights[size], area.h - low)
        both = area.centred((area.w, high + low))
        places = (both.top_part(high), both.bottom_part(low))

    def paint(card: Card, inner: Rect) -> None:
        said, counted = (place.moved(inner.x - area.x, inner.y - area.y) for place in places)
        card.paragraph(said, words, size, theme.BRIGHT_GOLD, theme.STRONG, Align.CENTRE)
        card.text(counted, count, sizes.read, theme.IVORY, theme.STRONG, Align.CENTRE)

    desk.lay(area, ("handful words", words, count, size, high), paint)


def _plate(card: Card, rect: Rect) -> None:
    """The ground of the places and the button."""
    card.fill(rect, panels.LACQUER, 6, (*theme.GOLD, 150), 1, panels.LACQUER_BELOW)


def _not_yet(desk: Desk, rect: Rect, missing: int) -> None:
    """The outline of the button while cards are missing, and how many are."""
    told, size = (
        desk.told(("missing", missing), lambda: message("tray.choose_more", n=missing)),
        desk.sizes.read,
    )

    def paint(card: Card, inner: Rect) -> None:
        panels.button(card, inner, False)
        card.fill(inner, panels.CLEAR, 8, (*theme.GOLD, 200), 1)
        card.text(inner.inset(6, 0), told, size, theme.PALE_INK, theme.STRONG, Align.CENTRE)

    desk.lay(rect, ("takes", told), paint)


def _card(desk: Desk, rect: Rect, at: int, option: TrayOption) -> None:
    """A card that was picked; choosing it puts it back, unless it goes along in any case."""
    nowhere: Place = ("tray", at)
    lay_mini(desk, rect, option.card, nowhere, desk.view.viewer)
    if not option.lit:
        side = min(LOCK, rect.w // 2)
        seal = Rect(rect.right - side - 1, rect.bottom - side - 1, side, side)
        desk.lay(seal, "locked", panels.lock)
    told = f"{option.label}. {option.detail}"
    desk.sheet.hotspot(rect, option.target, told, HotspotRole.TARGET, option.lit, option.key)


def _free(number: str, size: int, card: Card, rect: Rect) -> None:
    frames.patch(card, rect, "slot", 12)
    card.text(rect, number, size, theme.PALE_INK, theme.TITLE, Align.CENTRE)
