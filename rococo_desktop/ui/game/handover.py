"""The hand-over: a screen before the workshop that says whose turn it is, until that person says "it is me".

Only the workshop is covered; the palace, the market and everybody's public things stay where they are. What
the others did since that person's last turn stands there as well, as everybody may know it.
"""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.viewing import Privacy
from rococo_desktop.ui.game.flow import Flow
from rococo_desktop.ui.keys.keymap import KeyMap
from rococo_desktop.ui.picture import colours, frames, theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Align, Hotspot, HotspotRole, Layer, Panel, Picture
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.zones import Zones, zones_for
from rococo_desktop.ui.table_state.since_last_turn import TurnDeeds
from rococo_desktop.ui.table_state.stage import Seat, Stage
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.names import seat_name

HERE: Target = ("command", "here")
LEAST_NEWS = 300
"""With less room than this for what the others did, it is left to the log."""
HEADING_SIZES = (48, 42, 36, 30, 26, 22)
TALL = 190
"""In a cover higher than this everything is set larger."""


class Handover(NamedTuple):
    """Whom the screen waits for, by which key, whether that is held, and whether a secret choice follows."""

    seat: Seat
    key: str
    holds: bool
    secret: bool
    news: tuple[tuple[int, tuple[Message, ...]], ...] = ()
    """What the others did meanwhile, turn by turn: the colour of each, and sentences."""


def handover_of(flow: Flow, stage: Stage, keymap: KeyMap, deeds: tuple[TurnDeeds, ...]) -> Handover:
    """Whom a table waits for."""
    decision = flow.session.decision(flow.wanted)
    secret = decision is not None and decision.kind == "choose_three"
    holds = flow.privacy is Privacy.HOLD
    news = tuple((stage.seats[deed.seat].colour, deed.lines + deed.reasons) for deed in deeds)
    return Handover(stage.seats[flow.wanted], keymap.keys["show" if holds else "here"], holds, secret, news)


def with_handover(picture: Picture, kit: Kit, room: Size, wanted: Handover) -> Picture:
    """The table with its workshop covered."""
    zones = zones_for(room)
    cover = zones.workshop
    card = Card(cover.inset(-panels.SHADE), kit.type)
    _ground(card, cover, colours.SEATS[wanted.seat.colour])
    panels.emblem(card, _seal(cover), wanted.seat.colour)
    button, words = _button_place(kit, zones, wanted), _words_place(kit, zones, wanted)
    spots = [spot for spot in picture.hotspots if not spot.rect.overlaps(cover)]
    if tells_news(kit, zones, wanted):
        told = _told_width(kit, wanted, words)
        spots += _news(card, kit, words.without_left(told + 2 * GAP), wanted)
        words = words.left_part(told)
    _words(card, kit, words, wanted)
    said = _said(kit, wanted)
    if wanted.holds:
        _key(card, kit, button, said, _largest(cover))
        spots.append(Hotspot(button, ("fact", "handover"), said, HotspotRole.REGION, False, Layer.TRAY))
    else:
        _button(card, kit, button, said, kit.cap(wanted.key), _largest(cover))
        about = kit.say(message("handover.here.about"))
        spots.append(
            Hotspot(button, HERE, f"{said}. {about}", HotspotRole.BUTTON, True, Layer.TRAY, wanted.key)
        )
    return picture._replace(
        sprites=(*picture.sprites, card.sprite(Layer.TRAY)),
        hotspots=tuple(spots),
        panels=(*picture.panels, Panel(frames.with_frame(cover), Layer.TRAY)),
    )


def tells_news(kit: Kit, zones: Zones, wanted: Handover) -> bool:
    """True if there is room for what the others did: then nobody else has to say it."""
    words = _words_place(kit, zones, wanted)
    return bool(wanted.news) and words.w - _told_width(kit, wanted, words) - 2 * GAP >= LEAST_NEWS


def _seal(cover: Rect) -> Rect:
    return cover.left_part(cover.h).inset(cover.h // 9)


def _words_place(kit: Kit, zones: Zones, wanted: Handover) -> Rect:
    """Between the seal and the button."""
    cover = zones.workshop
    seal, button = _seal(cover), _button_place(kit, zones, wanted)
    return Rect(seal.right + cover.h // 6, cover.y, button.x - seal.right - cover.h // 3, cover.h)


GAP = 26
"""Between the words, the rule, and what the others did."""


def _said(kit: Kit, wanted: Handover) -> str:
    name = seat_name((wanted.seat.name,), 0)
    if wanted.holds:
        return kit.say(message("handover.hold", cap=kit.cap(wanted.key)))
    return kit.say(message("handover.here", seat=name))


def _ground(card: Card, rect: Rect, colour: theme.Paint) -> None:
    """Midnight silk in a carved frame, a ribbon in the colour of the seat along its left."""
    panels.night_panel(card, rect)
    ribbon = rect.inset(6).left_part(rect.h - 12)
    card.fill(ribbon, (*colour[:3], 90), 7)
    card.fill(Rect(ribbon.right - 2, ribbon.y, 2, ribbon.h), (*theme.GOLD, 170))


# Whose turn it is.


def _heading(kit: Kit, wanted: Handover) -> str:
    name = seat_name((wanted.seat.name,), 0)
    return kit.say(message("handover.secret" if wanted.secret else "handover.turn", seat=name))


def _heading_size(kit: Kit, heading: str, rect: Rect, width: int) -> int:
    sizes = (64, 56, *HEADING_SIZES) if rect.h > TALL else HEADING_SIZES
    return kit.type.largest(heading, theme.TITLE, sizes, width)


def _told_width(kit: Kit, wanted: Handover, rect: Rect) -> int:
    """How wide the words are beside what the others did: their heading as large as two fifths allow."""
    heading = _heading(kit, wanted)
    most = rect.w * 2 // 5
    size = _heading_size(kit, heading, rect, most)
    return max(min(kit.type.width(heading, theme.TITLE, size) + 4, most), rect.w // 3)


def _words(card: Card, kit: Kit, rect: Rect, wanted: Handover) -> None:
    heading = _heading(kit, wanted)
    if wanted.holds:
        told = message("handover.hold.about", cap=kit.cap(wanted.key))
    else:
        told = message("handover.secret.about" if wanted.secret else "handover.turn.about")
    about = kit.say(told)
    size = _heading_size(kit, heading, rect, rect.w)
    high = kit.type.line_height(theme.TITLE, size)
    small = 24 if rect.h > TALL else 18
    lines = kit.type.text_height(about, theme.ITALIC, small, rect.w)
    if high + 8 + lines > rect.h - 12:
        small = 16
        lines = kit.type.text_height(about, theme.ITALIC, small, rect.w)
    top = rect.y + (rect.h - high - 8 - lines) // 2
    line = Rect(rect.x, top, rect.w, high)
    card.text(line.moved(0, 2), heading, size, (0, 0, 0, 150), theme.TITLE)
    card.text(line, heading, size, (255, 236, 176), theme.TITLE, below=(206, 158, 72))
    card.paragraph(Rect(rect.x, top + high + 8, rect.w, lines), about, small, theme.PALE_INK, theme.ITALIC)


# What the others did.


def _news(card: Card, kit: Kit, rect: Rect, wanted: Handover) -> list[Hotspot]:
    """The latest turns of the others that fit, each with its seal; the whole sentence where one points."""
    size = 23 if rect.h > TALL else 17
    line = kit.type.line_height(theme.BODY, size) + 4
    title = kit.say(message("handover.news"))
    head = kit.type.line_height(theme.STRONG, size) + 4
    shown = wanted.news[-max((rect.h - 20 - head) // line, 1) :]
    top = rect.y + (rect.h - head - line * len(shown)) // 2
    card.fill(Rect(rect.x - GAP, rect.y + 18, 1, rect.h - 36), (*theme.GOLD, 150))
    card.text(Rect(rect.x, top, rect.w, head - 4), title, size, theme.BRIGHT_GOLD, theme.STRONG)
    found = []
    for at, (colour, lines) in enumerate(shown):
        row = Rect(rect.x, top + head + at * line, rect.w, line)
        panels.emblem(card, row.left_part(line).inset(2), colour)
        said = [kit.say(told) for told in lines]
        words = row.without_left(line + 6)
        card.text(words, _fitting(kit, said, size, words.w), size, theme.IVORY)
        found.append(Hotspot(row, ("news", at), " ".join(said), HotspotRole.REGION, False, Layer.TRAY))
    return found


def _fitting(kit: Kit, said: list[str], size: int, width: int) -> str:
    """As many whole sentences as fit into a line; at least the beginning of the first."""
    for number in range(len(said), 0, -1):
        words = " ".join(said[:number])
        if kit.type.fits(words, theme.BODY, size, width):
            return words
    return kit.type.shortened(said[0], theme.BODY, size, width)


# The button.


def _button_place(kit: Kit, zones: Zones, wanted: Handover) -> Rect:
    cover = zones.workshop
    wide = kit.type.width(_said(kit, wanted), theme.STRONG, _largest(cover)) + 110
    wide = min(max(wide, 260), cover.w // 2)
    high = min(max(cover.h // 2, 64), 110)
    return cover.without_right(cover.h // 5).right_part(wide).centred((wide, high))


def _largest(rect: Rect) -> int:
    return 32 if rect.h > TALL else 26


def _button(card: Card, kit: Kit, rect: Rect, said: str, key: str, largest: int) -> None:
    card.shadow(rect, 12, 6, 120)
    frames.patch(card, rect.inset(-2), "button_gold", 18)
    wide = max(kit.type.width(key, theme.BODY, 18) + 16, 34)
    cap = rect.without_right(15).right_part(wide).centred((wide, 34))
    panels.key_cap(card, cap, key, 18)
    words = rect.without_right(wide + 22).inset(14, 0)
    size = kit.type.largest(said, theme.STRONG, (largest, 26, 22, 20, 18), words.w)
    card.text(words, said, size, theme.INK, theme.STRONG, Align.CENTRE)


def _key(card: Card, kit: Kit, rect: Rect, said: str, largest: int) -> None:
    card.shadow(rect, 12, 6, 110)
    frames.patch(card, rect.inset(-2), "button_night", 18)
    size = kit.type.largest(said, theme.STRONG, (largest, 26, 22, 20, 18), rect.w - 28)
    card.text(rect.inset(14, 0), said, size, theme.BRIGHT_GOLD, theme.STRONG, Align.CENTRE)
