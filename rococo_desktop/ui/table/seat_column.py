"""The seat column: a strip for each seat with all that everybody may know of it, and the evening below."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.vocabulary import NOBODY, DecorationKind
from rococo_desktop.play.rivals import level_of, portrait_of
from rococo_desktop.ui.picture import colours, frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Fit
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces.du_barry_cards import MEDALLION
from rococo_desktop.ui.pieces.large_signs import decoration_sign
from rococo_desktop.ui.pieces.rival_faces import paint_face
from rococo_desktop.ui.table.deeds_panel import compose_deeds
from rococo_desktop.ui.table.du_barry_panel import compose_rival
from rococo_desktop.ui.table.seat_lines import (
    SeatStrip,
    lay_cards,
    lay_counts,
    number_size,
    paint_cards,
    paint_counts,
    rival_tokens,
)
from rococo_desktop.ui.table.seat_marks import lay_marks, marks_of, paint_marks
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_count
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.seat_places import EDGE, LINES, seat_places
from rococo_desktop.ui.table_state.deed_signs import latest_sign
from rococo_desktop.ui.text.messages import Message, message, sentences
from rococo_desktop.ui.text.rival_names import character_taste, level_name

SIDE = 8
"""What a strip keeps clear at its sides."""
OWN_BAND, BAND = 5, 4
"""How wide the band in the seat's colour is on the viewer's own strip, and on others."""


def compose_strips(desk: Desk) -> None:
    """All strips; below them the rival of a single player, or what the evening told."""
    alone = desk.defs.barry is not None
    places = seat_places(desk.zones, desk.defs.seats, alone)
    for seat, zone in enumerate(places.strips):
        _strip(desk, seat, zone, places.is_airy)
    if places.rest is None:
        return
    if alone:
        compose_rival(desk, places.rest)
    else:
        compose_deeds(desk, places.rest)


def represented(desk: Desk, seat: int) -> tuple[bool, ...]:
    """In which halls a seat has a trademark (H)."""
    marks, defs = desk.view.trademarks, desk.defs
    return tuple(
        marks[defs.musicians[hall]] == seat or any(marks[space] == seat for space in spaces)
        for hall, spaces in enumerate(defs.hall_spaces)
    )


def _guests(desk: Desk, seat: int) -> tuple[int, ...]:
    marks = desk.view.trademarks
    return tuple(sum(marks[space] == seat for space in spaces) for spaces in desk.defs.hall_spaces)


def _funded(desk: Desk, seat: int) -> tuple[str, ...]:
    """The signs of what a seat funded; its musicians show among its halls."""
    defs = desk.defs
    places = [
        defs.first_decoration + at
        for at, decoration in enumerate(defs.decorations)
        if decoration.kind is not DecorationKind.MUSICIANS
    ]
    return tuple(decoration_sign(defs, at) for at in places if desk.view.trademarks[at] == seat)


def _acts(desk: Desk, seat: int) -> bool:
    """True for the seat whose turn it is, or that is asked while everybody chooses."""
    decision = desk.stage.decision
    return seat in (desk.view.active, decision.seat if decision is not None else NOBODY)


def _look(desk: Desk, seat: int) -> SeatStrip:
    view, who = desk.view, desk.stage.seats[seat]
    is_rival = seat not in desk.defs.people
    return SeatStrip(
        name=who.name,
        colour=who.colour,
        facts=view.seats[seat],
        halls=represented(desk, seat),
        guests=_guests(desk, seat),
        funded=_funded(desk, seat),
        deed="" if is_rival else latest_sign(desk.stage.deeds, seat),
        favor=view.favor == seat,
        starts=view.start_seat == seat,
        active=_acts(desk, seat),
        own=view.viewer == seat,
        is_agent=not (who.is_person or is_rival),
        character="" if who.is_person else who.character,
        rival=view.rival_hand if is_rival else NOBODY,
    )


class Lines(NamedTuple):
    """The lines of a strip from top to bottom."""

    first: Rect
    counts: Rect
    cards: Rect
    marks: Rect
    fifth: Rect
    """Of no height where there is none."""


def lines_of(desk: Desk, zone: Rect, is_airy: bool) -> Lines:
    """The lines of a strip: where nobody deals in jewelry four say all there is, with more air."""
    inner = zone.inset(SIDE, EDGE)
    if is_airy and desk.defs.jeweler is not None:
        first, counts, cards, marks, fifth = inner.rows(LINES + 1)
        return Lines(first, counts, cards, marks, fifth)
    first, counts, cards, marks = inner.rows(LINES)
    return Lines(first, counts, cards, marks, inner.bottom_part(0))


def _strip(desk: Desk, seat: int, zone: Rect, is_airy: bool) -> None:
    look, lines = _look(desk, seat), lines_of(desk, zone, is_airy)

    def paint(card: Card, inner: Rect) -> None:
        _paint(desk, card, inner, look, is_airy)

    desk.lay(zone, ("strip", look, is_airy), paint, panels.SHADE)
    whole = desk.say(message("board.seat.open", seat=look.name))
    desk.region(zone, ("seat", seat), whole)
    desk.sheet.anchor(("bench", seat), zone)
    for place in ("jewelry", "specialist"):
        desk.sheet.anchor((place, seat), lines.marks)
    tokens = rival_tokens(lines.cards) if look.is_rival else _first_line(desk, lines.first, look).tokens
    for place in ("favor", "starts"):
        desk.sheet.anchor((place, seat), tokens.right_part(24))
    desk.sheet.anchor(("seat", seat), lines.first.left_part(lines.first.h))
    _first(desk, seat, look, lines.first)
    lay_counts(desk, seat, look, lines.counts)
    lay_cards(desk, seat, look, lines.cards)
    lay_marks(desk, seat, look, marks_of(desk, lines.marks, lines.fifth))


def _paint(desk: Desk, card: Card, rect: Rect, look: SeatStrip, is_airy: bool) -> None:
    lines = lines_of(desk, rect, is_airy)
    if look.active:
        card.art(rect.inset(-panels.SHADE), "palace/glow", Fit.PATCH, 2 * panels.SHADE + 6)
        frames.patch(card, rect.inset(-1), "strip_active", 14, theme.IVORY)
    else:
        frames.patch(card, rect.inset(-2), "strip", 14, theme.LINEN)
    wide = OWN_BAND if look.own else BAND
    card.fill(Rect(rect.x + 2, rect.y + 8, wide, rect.h - 16), colours.SEATS[look.colour], 2)
    _paint_first(desk, card, lines.first, look)
    paint_counts(desk, card, lines.counts, look)
    paint_cards(desk, card, lines.cards, look)
    if look.is_rival:
        tokens = rival_tokens(lines.cards)
        _paint_tokens(card, tokens, look, tokens.x + tokens.w, min(tokens.h - 2, tokens.w // 2))
    paint_marks(desk, card, marks_of(desk, lines.marks, lines.fifth), look)


# Line 1: who it is.


class FirstLine(NamedTuple):
    """The parts of the first line, from the left; tokens of the rival of a single player lie elsewhere."""

    emblem: Rect
    agent: Rect
    name: Rect
    size: int
    tokens: Rect
    deed: Rect
    """The badge of the last deed, always in the same place.

    Of no width where there is nothing to tell, or the name needs the room.
    """
    prestige: Rect
    score: int
    """The size of its figures."""


def _first_line(desk: Desk, line: Rect, look: SeatStrip) -> FirstLine:
    sizes, type_ = desk.sizes, desk.kit.type
    side = min(line.h, sizes.large + 6) - 2
    emblem = Rect(line.x, line.y + (line.h - side) // 2, side, side)
    mark = min(line.h - 4, sizes.number) if look.is_agent else 0
    agent = Rect(emblem.right + 3, line.y + (line.h - mark) // 2, mark, mark)
    left = agent.right + (3 if mark else 0 if look.is_rival else 2)
    prestige, score = _prestige_room(desk, line, look, left)
    badge = 0 if look.is_rival else max(side, theme.LEAST_REGION)
    held = 0 if look.is_rival else (look.favor + look.starts) * (side - 2)
    least = type_.width(look.name, theme.STRONG, sizes.small)
    if left + least + held + badge + APART > prestige.x:
        badge = 0
    deed = Rect(prestige.x - badge - 3, line.y + (line.h - badge) // 2, badge, badge)
    tokens = Rect(deed.x - held - 1, line.y, held, line.h)
    name = Rect(left, line.y, tokens.x - 1 - left, line.h)
    fits = (number_size(desk, line), sizes.number, sizes.small)
    size = type_.largest(look.name, theme.STRONG, fits, name.w)
    return FirstLine(
        emblem, agent, name, size, tokens, deed if look.deed else deed.left_part(0), prestige, score
    )


def _prestige_room(desk: Desk, line: Rect, look: SeatStrip, left: int) -> tuple[Rect, int]:
    """Where the prestige stands and its size: room for two figures, or for as many as there are.

    What everybody looks for first is larger than other figures. Beside the long name of the rival of a single
    player its star may be smaller, and its figures no larger than others.
    """
    least, words, type_ = number_size(desk, line), str(look.facts.prestige), desk.kit.type
    size = least + SCORE_MORE
    star = min(line.h - 2, size + 4)
    if look.is_rival:
        name = type_.width(look.name, theme.STRONG, desk.sizes.small) + APART
        room, smallest = line.right - left - name - 3, desk.sizes.small - 1
        while size > least and _figures(desk, words, size) + smallest > room:
            size -= 1
        star = max(min(star, room - _figures(desk, words, size)), smallest)
    return line.right_part(star + _figures(desk, words, size) + 3), size


def _figures(desk: Desk, words: str, size: int) -> int:
    """The room for figures of prestige."""
    return max(desk.kit.type.width(words, theme.STRONG, size), size)


def _paint_first(desk: Desk, card: Card, line: Rect, look: SeatStrip) -> None:
    parts, side = _first_line(desk, line, look), min(line.h, desk.sizes.large + 6) - 2
    if look.own:
        ribbon = Rect(line.x + side // 2, line.y + 1, line.w - side // 2 + 2, line.h - 2)
        card.fill(ribbon, OWN_GOLD, 4, theme.GOLD, 1)
    if look.is_rival:
        card.art(parts.emblem, MEDALLION)
        panels.emblem(card, parts.emblem.right_part(side // 2).bottom_part(side // 2), look.colour)
    else:
        panels.emblem(card, parts.emblem, look.colour)
    if look.facts.prestige is not None:
        words = str(look.facts.prestige)
        star = parts.prestige.w - _figures(desk, words, parts.score) - 3
        panels.tally(card, parts.prestige, panels.SCORE, words, parts.score, star)
    if not look.is_rival:
        _paint_tokens(card, line, look, parts.tokens.right, side - 2)
    if look.is_agent:
        _paint_agent(card, parts.agent, look.character)
    card.text(parts.name, look.name, parts.size, theme.INK, theme.STRONG)
    if parts.deed.w:
        card.fill(parts.deed, theme.IVORY, parts.deed.h // 2, theme.DARK_GOLD, RING)
        card.sign(parts.deed.inset(RING + 1), look.deed)


def _paint_agent(card: Card, rect: Rect, character: str) -> None:
    """The face of a rival, which takes the room around the place of a sign as well; or the sign."""
    if portrait_of(character):
        paint_face(card, rect.inset(-FACE).moved(-2, 0), character)
    else:
        card.sign(rect, "agent")


OWN_GOLD = (246, 222, 158)
"""The ground of the viewer's own name."""
SCORE_MORE = 3
"""By how much the figures of prestige are larger than others."""
FACE = 3
"""How far the face of a rival reaches beyond the place of the sign: over the edge of the emblem, too."""
APART = 5
"""From the name to what stands behind it."""
RING = 2
"""How wide the ring of that badge is."""


def _paint_tokens(card: Card, line: Rect, look: SeatStrip, right: int, side: int) -> None:
    """The queen's favor and the start token, from the right."""
    for shown, icon in ((look.favor, "favor"), (look.starts, "start_player")):
        if shown:
            card.sign(Rect(right - side, line.y + (line.h - side) // 2, side, side), icon)
            right -= side


def _first(desk: Desk, seat: int, look: SeatStrip, line: Rect) -> None:
    prestige = look.facts.prestige
    parts = _first_line(desk, line, look)
    desk.sheet.anchor(("prestige", seat), parts.prestige)
    if prestige is not None:
        told = told_count(desk, seat, "prestige", prestige)
        desk.region(parts.prestige, ("fact", f"prestige {seat}"), told)
    if parts.deed.w:
        lines = [line for turn in desk.stage.deeds if turn.seat == seat for line in turn.lines]
        desk.region(parts.deed, ("fact", f"deeds {seat}"), desk.say(sentences(lines)))
    if look.is_agent:
        about = line.left_part(min(2 * line.h, line.w // 3, parts.tokens.x - line.x))
        desk.region(about, ("fact", f"agent {seat}"), desk.say(_told_agent(desk, seat)))


def _told_agent(desk: Desk, seat: int) -> Message:
    """Name, level and taste of a rival; of an agent without a level, that it is one."""
    who = desk.stage.seats[seat]
    level = level_of(who.player)
    if not level:
        return message("board.seat.agent", seat=who.name)
    told = message("board.seat.rival", seat=who.name, level=level_name(level))
    return sentences([told, character_taste(who.character)] if portrait_of(who.character) else [told])
