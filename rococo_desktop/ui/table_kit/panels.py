"""How the parts of the table are built: gilded panels, niches, plaques and counters."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, Fit
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.picture.theme import FontFace, Paint
from rococo_desktop.ui.pieces import paint_trademark

CLEAR: Paint = (0, 0, 0, 0)
SHADE = frames.SHADE
"""How far the shadow of a panel reaches beyond it."""
GOLDEN = (246, 206, 118)
LACQUER, LACQUER_BELOW = (46, 30, 30), (22, 14, 18)
"""What names of zones are written on."""
KEY_EDGE = 5
"""From the edge of a key to what stands on it."""
NOUGHTS = frozenset("0–")
"""How a number of nothing begins, and what stands for one that never is."""
SCORE = "prestige"
"""What never steps back: who has none yet has that for a score."""
CARTOUCHE_END = 16
"""How wide the scrolls at the ends of a cartouche are."""


def panel(card: Card, rect: Rect) -> None:
    """A panel of laid paper in a carved frame, for words in ink; it throws a shadow of SHADE."""
    frames.framed(card, rect, frames.PAPER, frames.ORNATE)


def night_panel(card: Card, rect: Rect) -> None:
    """A panel of midnight silk in a carved frame, for cards that are laid out."""
    frames.framed(card, rect, frames.NIGHT_SILK, frames.ORNATE)


def dock_panel(card: Card, rect: Rect) -> None:
    """The same in a narrow frame, for what is to be chosen in a part of the workshop."""
    frames.framed(card, rect, frames.NIGHT_SILK, frames.PLAIN)


def plaque(
    card: Card,
    rect: Rect,
    words: str,
    size: int,
    gold: bool = False,
    ink: Paint = theme.INK,
    face: FontFace = theme.STRONG,
) -> None:
    """A marble plaque with a number, white or of the colour of gold."""
    plain = GOLDEN if gold else theme.IVORY
    frames.patch(card, rect, "plaque_gold" if gold else "plaque", min(rect.h // 3, 8), plain)
    card.text(rect, words, size, ink, face, Align.CENTRE)


def cartouche(card: Card, rect: Rect, words: str, size: int) -> None:
    """A name in ink on ivory, between two gilded scrolls of CARTOUCHE_END."""
    card.art(rect, "palace/cartouche", Fit.PATCH, CARTOUCHE_END)
    card.text(rect.inset(CARTOUCHE_END, 0), words, size, theme.INK, theme.STRONG, Align.CENTRE)


def nameplate(card: Card, rect: Rect, lines: Sequence[str], size: int, line: int) -> None:
    """The name of a zone in gold on dark lacquer, in one line or several."""
    card.fill(rect.inset(0, -1), LACQUER, 6, (*theme.GOLD, 230), 1, LACQUER_BELOW)
    for at, words in enumerate(lines):
        row = Rect(rect.x, rect.y + at * line + (rect.h - len(lines) * line) // 2, rect.w, line)
        card.text(row.inset(6, 0), words, size, theme.BRIGHT_GOLD, theme.STRONG)


def counter(
    card: Card,
    rect: Rect,
    icon: str,
    words: str,
    size: int,
    ink: Paint = theme.INK,
    side: int = 0,
    face: FontFace = theme.STRONG,
) -> None:
    """A sign with a number to its right, which is smaller where it is long: none is ever cut."""
    side = side or min(rect.h, size + 2)
    card.sign(Rect(rect.x, rect.y + (rect.h - side) // 2, side, side), icon)
    room = rect.without_left(side + 2)
    sizes = (size, *range(size - 1, theme.LEAST_TEXT - 1, -1))
    card.text(room, words, card.type.largest(words, face, sizes, room.w), ink, face)


def tally(
    card: Card,
    rect: Rect,
    icon: str,
    words: str,
    size: int,
    side: int,
    ink: Paint = theme.INK,
    pale: Paint = theme.OFF_INK,
) -> None:
    """How much there is of something: of nothing the figure alone steps back, the sign stays what it is."""
    if is_nothing(icon, words):
        counter(card, rect, icon, words, size, pale, side, theme.BODY)
    else:
        counter(card, rect, icon, words, size, ink, side)


def is_nothing(icon: str, words: str) -> bool:
    """True for a figure that steps back."""
    return icon != SCORE and words[0] in NOUGHTS


def emblem(card: Card, rect: Rect, colour: int) -> None:
    """The trademark of a seat, as a small seal in its colour."""
    paint_trademark(card, rect, colour)


def button(card: Card, rect: Rect, enabled: bool, strong: bool = False, pressed: bool = False) -> None:
    """The face of a button; pressed is what was chosen and can still be taken back."""
    name = "button_gold" if strong else "button_pressed" if pressed else "button"
    name = name if enabled else "button_off"
    frames.patch(card, rect, name, 12)


def key_cap(card: Card, rect: Rect, key: str, size: int, enabled: bool = True) -> None:
    """A key as it is shown on what it chooses."""
    ink: Paint = theme.SOFT_INK if enabled else theme.PALE_INK
    card.fill(rect, CLEAR, 4, (*ink[:3], 150), 1)
    card.text(rect, key, size, ink, theme.BODY, Align.CENTRE)


def lock(card: Card, rect: Rect) -> None:
    """A seal on what cannot be changed."""
    card.fill(rect, LACQUER, rect.h // 2, theme.BRIGHT_GOLD, 2, LACQUER_BELOW)
    card.sign(rect.inset(rect.h // 5), "lock", theme.IVORY)


def key_width(kit: Kit, key: str, size: int) -> int:
    """How wide a key is that hangs beside what it chooses."""
    return max(kit.type.width(kit.cap(key), theme.BODY, size) + 2 * KEY_EDGE, key_height(size))


def key_height(size: int) -> int:
    """How high it is."""
    return size + 6


def hanging_key(card: Card, rect: Rect, key: str, size: int) -> None:
    """A key of its own beside or below what it chooses, as a small ivory plate."""
    card.fill(rect, theme.CREAM, 4, theme.DARK_GOLD, 1, theme.LINEN)
    card.text(rect, key, size, theme.INK, theme.BODY, Align.CENTRE)
