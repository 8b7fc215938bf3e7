"""The hand-over: a screen before the workshop that says whose turn it is, until that person says "it is me".

Only the workshop is covered; the palace, the market and everybody's public things stay where they are.
"""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.viewing import Privacy
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect, Size
from rococo_desktop.ui.marks import Align, Hotspot, Layer, Picture, Role
from rococo_desktop.ui.sheet import Card, Kit
from rococo_desktop.ui.table import panels
from rococo_desktop.ui.table.flow import Flow
from rococo_desktop.ui.table.keys import HERE_KEY, SHOWING_KEY
from rococo_desktop.ui.table.stage import Seat, Stage
from rococo_desktop.ui.table.zones import Zones, zones_for
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.names import seat_name

HERE: Target = ("command", "here")


class Handover(NamedTuple):
    """Whom the screen waits for, whether a key must be held, and whether a secret choice comes next."""

    seat: Seat
    holds: bool
    secret: bool


def handover_of(flow: Flow, stage: Stage) -> Handover:
    """Whom a table waits for."""
    decision = flow.session.decision(flow.wanted)
    secret = decision is not None and decision.kind == "choose_three"
    return Handover(stage.seats[flow.wanted], flow.privacy is Privacy.HOLD, secret)


def with_handover(picture: Picture, kit: Kit, room: Size, wanted: Handover) -> Picture:
    """The table with its workshop covered."""
    zones = zones_for(room)
    cover = zones.workshop
    card = Card(cover.inset(-panels.SHADE), kit.type)
    _ground(card, cover, theme.SEATS[wanted.seat.colour])
    seal = cover.left_part(cover.h).inset(cover.h // 9)
    panels.emblem(card, seal, wanted.seat.colour)
    button = _button_place(kit, zones, wanted)
    words = Rect(seal.right + cover.h // 6, cover.y, button.x - seal.right - cover.h // 3, cover.h)
    _words(card, kit, words, wanted)
    spots = [spot for spot in picture.hotspots if not spot.rect.overlaps(cover)]
    said = _said(kit, wanted)
    if wanted.holds:
        _key(card, kit, button, said)
        spots.append(Hotspot(cover, ("fact", "handover"), said, Role.REGION, False, Layer.TRAY))
    else:
        _button(card, kit, button, said)
        about = kit.say(message("handover.here.about"))
        spots.append(Hotspot(button, HERE, f"{said}. {about}", Role.BUTTON, True, Layer.TRAY, HERE_KEY))
    return picture._replace(sprites=(*picture.sprites, card.sprite(Layer.TRAY)), hotspots=tuple(spots))


def _said(kit: Kit, wanted: Handover) -> str:
    name = seat_name((wanted.seat.name,), 0)
    if wanted.holds:
        return kit.say(message("handover.hold", cap=SHOWING_KEY))
    return kit.say(message("handover.here", seat=name))


def _ground(card: Card, rect: Rect, colour: theme.Paint) -> None:
    """Walnut with a gilded edge, a ribbon in the colour of the seat along its left."""
    panels.night_panel(card, rect)
    card.fill(rect.inset(2), panels.CLEAR, 8, theme.GOLD, 2)
    ribbon = rect.inset(4).left_part(rect.h - 8)
    card.fill(ribbon, (*colour[:3], 90), 7)
    card.fill(Rect(ribbon.right - 2, ribbon.y, 2, ribbon.h), (*theme.GOLD, 170))


def _words(card: Card, kit: Kit, rect: Rect, wanted: Handover) -> None:
    name = seat_name((wanted.seat.name,), 0)
    heading = kit.say(message("handover.secret" if wanted.secret else "handover.turn", seat=name))
    if wanted.holds:
        told = message("handover.hold.about", cap=SHOWING_KEY)
    else:
        told = message("handover.secret.about" if wanted.secret else "handover.turn.about")
    about = kit.say(told)
    size = kit.type.largest(heading, theme.TITLE, (48, 42, 36, 30, 26, 22), rect.w)
    high = kit.type.line_height(theme.TITLE, size)
    small = 22 if rect.h > 190 else 18
    lines = kit.type.text_height(about, theme.ITALIC, small, rect.w)
    top = rect.y + (rect.h - high - 8 - lines) // 2
    line = Rect(rect.x, top, rect.w, high)
    card.text(line.moved(0, 2), heading, size, (0, 0, 0, 150), theme.TITLE)
    card.text(line, heading, size, (255, 236, 176), theme.TITLE, below=(206, 158, 72))
    card.paragraph(Rect(rect.x, top + high + 8, rect.w, lines), about, small, theme.PALE_INK, theme.ITALIC)


def _button_place(kit: Kit, zones: Zones, wanted: Handover) -> Rect:
    cover = zones.workshop
    wide = kit.type.width(_said(kit, wanted), theme.STRONG, 26) + 110
    wide = min(max(wide, 260), cover.w // 2)
    high = min(max(cover.h // 2, 64), 96)
    return cover.without_right(cover.h // 5).right_part(wide).centred((wide, high))


def _button(card: Card, kit: Kit, rect: Rect, said: str) -> None:
    card.shadow(rect, 12, 6, 120)
    card.fill(rect, theme.BRIGHT_GOLD, 12, theme.FOCUS, 2, theme.GOLD)
    cap = rect.right_part(64).centred((34, 34))
    panels.key_cap(card, cap, HERE_KEY, 18)
    words = rect.without_right(56).inset(14, 0)
    size = kit.type.largest(said, theme.STRONG, (26, 22, 20, 18), words.w)
    card.text(words, said, size, theme.INK, theme.STRONG, Align.CENTRE)


def _key(card: Card, kit: Kit, rect: Rect, said: str) -> None:
    card.fill(rect, (255, 255, 255, 20), 12, (*theme.BRIGHT_GOLD, 150), 2)
    size = kit.type.largest(said, theme.STRONG, (26, 22, 20, 18), rect.w - 28)
    card.text(rect.inset(14, 0), said, size, theme.BRIGHT_GOLD, theme.STRONG, Align.CENTRE)
