"""What controls lie on: gilded panels, headings with a flourish, section titles, keycaps."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.frames import Ground
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Align, Fit, Layer
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.widgets.form import Form

SHADE = 14
"""How far a panel's shadow reaches."""
MARGIN = 24
"""From the edge of a panel to what lies in it."""
KEYCAP = 26


BLEED = 2
"""How far a ground goes beyond the screen, so that no edge shows when it is enlarged."""


class ScreenParts(NamedTuple):
    """Where the parts of a screen stand: heading, panels, the row of buttons."""

    heading: Rect
    panels: Rect
    buttons: Rect


def places(room: Size, widest: int, highest: int) -> ScreenParts:
    """The parts of a screen in the middle of the room, as large as there is room and as they want."""
    wide = min(room.w - 64, widest)
    high = min(room.h - 178, highest)
    top = max((room.h - high - 178) * 2 // 5, 0) + 12
    x = (room.w - wide) // 2
    return ScreenParts(
        Rect(40, top, room.w - 80, 72), Rect(x, top + 82, wide, high), Rect(x, top + high + 100, wide, 52)
    )


def lay_backdrop(form: Form, room: Size, name: str) -> None:
    """The ground of a whole screen."""
    card = form.card(Rect(0, 0, room.w + BLEED, room.h + BLEED))
    card.art(card.rect, f"palace/{name}", Fit.COVER, plain=theme.MIDNIGHT)
    form.lay(card)


def lay_veil(form: Form, room: Size) -> None:
    """Darken everything beneath."""
    card = form.card(Rect(0, 0, room.w + BLEED, room.h + BLEED))
    card.fill(card.rect, theme.VEIL)
    form.lay(card)


def lay_panel(form: Form, rect: Rect, ground: Ground = frames.IVORY_SILK) -> Rect:
    """A panel in a carved frame with its shadow; the room inside."""
    card = form.card(rect.inset(-SHADE))
    card.shadow(rect.moved(0, 4), 12, SHADE - 4, 130)
    frames.spread(card, rect, ground)
    frames.frame(card, rect, frames.GRAND)
    form.lay(card)
    form.sheet.panel(frames.with_frame(rect, frames.GRAND))
    return rect.inset(MARGIN, MARGIN - 4)


def lay_dialog(form: Form, room: Size, size: tuple[int, int], ground: Ground = frames.IVORY_SILK) -> Rect:
    """A panel in the middle of the room, over all that is there: nothing else answers. The room inside."""
    form.sheet.cover(Layer.DIALOG)
    lay_veil(form, room)
    return lay_panel(form, Rect(0, 0, *room).centred(size), ground)


def lay_heading(form: Form, rect: Rect, words: str, size: int = 44, on_dark: bool = True) -> None:
    """Words in gilded type over a flourish, in the middle of a rectangle about 76 high; on ivory in ink."""
    card = form.card(rect)
    fitting = form.kit.type.largest(words, theme.TITLE, (size, 36, 30, 24), rect.w)
    line = rect.without_bottom(24)
    if on_dark:
        card.text(line.moved(0, 2), words, fitting, (0, 0, 0, 150), theme.TITLE, Align.CENTRE)
    top, foot = ((255, 236, 176), (206, 158, 72)) if on_dark else ((112, 74, 30), (66, 40, 20))
    card.text(line, words, fitting, top, theme.TITLE, Align.CENTRE, below=foot)
    card.art(rect.bottom_part(24).centred((min(360, rect.w), 24)), "palace/flourish")
    form.lay(card)


def lay_section(form: Form, rect: Rect, words: str, paint: Paint = theme.GOLD_INK, note: str = "") -> int:
    """The title of a part of a panel, with a note after it or a thin rule; how high it is."""
    height = 30
    card = form.card(rect.top_part(height))
    measure = form.kit.type
    wide = min(measure.width(words, theme.TITLE, theme.LARGE), rect.w)
    card.text(card.rect, words, theme.LARGE, paint, theme.TITLE)
    rest = card.rect.without_left(wide + 12)
    if note and measure.fits(note, theme.ITALIC, theme.SMALL, rest.w):
        card.text(rest.moved(0, 2), note, theme.SMALL, theme.SOFT_INK, theme.ITALIC)
    elif rest.w > 12:
        card.fill(Rect(rest.x, rect.y + height // 2 + 1, rest.w, 1), (*theme.GOLD, 150))
    form.lay(card)
    return height


def keycap_width(form: Form, key: str) -> int:
    """How wide the sign of a key is; nothing for no key."""
    if not key:
        return 0
    return max(form.kit.type.width(form.kit.cap(key), theme.STRONG, theme.SMALL) + 14, KEYCAP)


def draw_keycap(form: Form, card: Card, rect: Rect, key: str, on_dark: bool = False) -> None:
    """The sign of a key, by its name, in the middle of a rectangle."""
    cap = rect.centred((keycap_width(form, key), KEYCAP))
    fill: Paint = (255, 255, 255, 26) if on_dark else (255, 252, 244)
    edge: Paint = (*theme.BRIGHT_GOLD, 150) if on_dark else (*theme.DARK_GOLD, 170)
    card.fill(cap, fill, 5, edge)
    ink = theme.IVORY if on_dark else theme.SOFT_INK
    card.text(cap, form.kit.cap(key), theme.SMALL, ink, theme.STRONG, Align.CENTRE)
