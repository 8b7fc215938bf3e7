"""The actions of the workshop as buttons, each with its sign, key and short word; or the end of the turn."""

from __future__ import annotations

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, HotspotRole
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table.card_chooser import buttons_of, chooses_three, laid_out
from rococo_desktop.ui.table.tray_panel import docks
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.reach_mark import paint_reach, reach_sign
from rococo_desktop.ui.table_state.action_tooltips import action_about
from rococo_desktop.ui.table_state.stage import Command
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.names import action_words
from rococo_desktop.ui.text.seat_and_module_names import ACTIONS, EXAMS

SIGNS = {"journeyman_exam": "exam_journeyman", "master_exam": "exam_master"}
COLUMNS = 3
GAP = 3
LOW = 6
"""A row of its own of which less is made than of others has this part of the height."""
EDGE = 2
"""From the edge of a button to its word."""
SIGN = 48
FLOURISH = 18
"""How high the flourish below the name of a workshop is."""
FLAT, FLAT_EDGE = theme.CREAM, theme.DARK_GOLD
"""The ground of what can be done and is made little of: the cream of a button, but flat."""
DIM = 130
"""How much is seen of the sign of an action that cannot be taken now."""


def compose_actions(desk: Desk, area: Rect, seat: int) -> None:
    """The buttons; nothing where the tray lies."""
    if desk.view.own is None:
        _whose(desk, area, seat)
        return
    ending = next((one for one in desk.stage.commands if one.name == "end_turn" and one.enabled), None)
    docked = docks(desk)
    if chooses_three(desk.stage) or (buttons_of(desk.stage) and not docked):
        return
    if docked or laid_out(desk.stage, desk.zones):
        _question(desk, area)
        return
    if ending is not None:
        _end_turn(desk, area, ending)
        return
    names = [name for name in ACTIONS if desk.defs.jeweler is not None or name not in EXAMS]
    *names, forfeit = names
    if len(names) % COLUMNS:  # with examinations it lies in the last place, else it has a low row of its own
        *rects, last = [rect for row in area.rows(3, GAP) for rect in row.columns(COLUMNS, GAP)]
    else:
        last = area.bottom_part(max(theme.LEAST_TARGET, area.h // LOW))
        upper = area.without_bottom(last.h + GAP)
        rects = [rect for row in upper.rows(len(names) // COLUMNS, GAP) for rect in row.columns(COLUMNS, GAP)]
    for name, rect in zip(names, rects, strict=True):
        _action(desk, rect, name)
    _forfeit(desk, last, forfeit)


def _whose(desk: Desk, area: Rect, seat: int) -> None:
    """While nobody looks there is nothing to do here, but it is said whose workshop this is."""
    owner, sizes = desk.stage.seats[seat], desk.sizes
    told = desk.say(message("board.workshop_of", seat=owner.name))

    def paint(card: Card, inner: Rect) -> None:
        side = min(inner.h * 3 // 5, inner.w // 3)
        seal = Rect(inner.x + 8, inner.y + (inner.h - side) // 2, side, side)
        panels.emblem(card, seal, owner.colour)
        words = inner.without_left(side + 20).without_right(12)
        size = next(
            (one for one in (sizes.large + 8, sizes.large + 4) if _lines(card, told, one, words.w) == 1),
            sizes.large,
        )
        lines = card.type.wrapped(told, theme.TITLE, size, words.w)
        high = card.type.line_height(theme.TITLE, size)
        top = words.y + (words.h - high * len(lines) - FLOURISH) // 2
        for at, line in enumerate(lines):
            row = Rect(words.x, top + at * high, words.w, high)
            card.text(row, line, size, theme.BRIGHT_GOLD, theme.TITLE)
        wide = min(max(card.type.width(line, theme.TITLE, size) for line in lines), words.w)
        card.art(Rect(words.x, top + high * len(lines), wide, FLOURISH), "palace/flourish", alpha=190)

    desk.lay(area, ("whose", told, owner.colour), paint)
    desk.region(area, ("fact", "whose workshop"), told)


def _question(desk: Desk, area: Rect) -> None:
    """What is asked, beside the panel with the answers: the bar is far from there."""
    words, sizes, width = desk.stage.prompt, desk.sizes, area.w - 24
    tries = range(sizes.large + 6, sizes.small, -2)
    heights = {size: desk.kit.type.text_height(words, theme.TITLE, size, width) for size in tries}
    size = next((size for size in tries if heights[size] <= area.h - FLOURISH - 8), sizes.small)
    high = desk.kit.type.text_height(words, theme.TITLE, size, width)

    def paint(card: Card, inner: Rect) -> None:
        both = inner.centred((width, high + FLOURISH))
        card.paragraph(both.top_part(high), words, size, theme.BRIGHT_GOLD, theme.TITLE, Align.CENTRE)
        foot = both.bottom_part(FLOURISH)
        card.art(foot.centred((min(width, 9 * FLOURISH), FLOURISH)), "palace/flourish", alpha=190)

    desk.lay(area, ("question", words, size), paint)


def _lines(card: Card, words: str, size: int, width: int) -> int:
    return len(card.type.wrapped(words, theme.TITLE, size, width))


def _action(desk: Desk, rect: Rect, name: str) -> None:
    sizes = desk.sizes
    target = ("action", name)
    lit = desk.is_lit(target)
    # What is a card away can be done, too, and looks like it; it has the frame and the mark of such things.
    mark = reach_sign(desk.stage) if target in desk.stage.reachable and not lit else ""
    reached = lit or target in desk.stage.reachable
    words = [desk.say(word) for word in action_words(name)]
    room = rect.w - 2 * EDGE
    fits = (word for word in words if desk.kit.type.fits(word, theme.STRONG, sizes.small, room))
    word = next(fits, words[-1])
    key = desk.stage.keys[name]
    shown_key = desk.kit.cap(key)

    def paint(card: Card, inner: Rect) -> None:
        panels.button(card, inner, reached)
        ink = theme.INK if reached else theme.PALE_INK
        wide = max(card.type.width(shown_key, theme.BODY, sizes.small) + 4, sizes.small + 3)
        cap = Rect(inner.right - wide - 5, inner.y + 4, wide, sizes.line - 3)
        sign, alpha = SIGNS.get(name, name), 255 if reached else DIM
        upper, lower = inner.without_bottom(sizes.line + 2), inner.bottom_part(sizes.line + 2)
        # In the middle, as large as leaves the key beside it; letters are lower than their line.
        side = min(upper.h + 3, inner.w - 2 * (wide + 8), SIGN * sizes.small // 16)
        card.sign(upper.moved(0, 3).centred((side, side)), sign, alpha=alpha)
        card.text(lower.inset(EDGE, 0).moved(0, -2), word, sizes.small, ink, theme.STRONG, Align.CENTRE)
        panels.key_cap(card, cap, shown_key, sizes.small, reached)
        if mark:
            _mark(card, inner, mark, sizes.small)

    desk.lay(rect, ("action", name, lit, reached, mark, word, shown_key), paint, raised=lit)
    desk.thing(rect, target, desk.say(action_about(desk.stage, name)), key=key)


def _mark(card: Card, rect: Rect, mark: str, side: int) -> None:
    """What a click does besides, in the corner across from the key."""
    paint_reach(card, Rect(rect.x + 4, rect.y + 3, side + 2, side + 2), mark)


def _forfeit(desk: Desk, rect: Rect, name: str) -> None:
    """To do nothing: a flat bar of which less is made than of any action, the sign before its word."""
    sizes, target = desk.sizes, ("action", name)
    lit = desk.is_lit(target)
    reached = lit or target in desk.stage.reachable
    mark = reach_sign(desk.stage) if reached and not lit else ""
    key = desk.stage.keys[name]
    shown_key = desk.kit.cap(key)
    small, side = sizes.small, sizes.large
    wide = max(desk.kit.type.width(shown_key, theme.BODY, small) + 4, small + 3)
    room = rect.w - 2 * (wide + 8) - side - 6
    words = [desk.say(word) for word in action_words(name)]
    word = next((one for one in words if desk.kit.type.fits(one, theme.STRONG, small, room)), words[-1])
    is_bar = desk.kit.type.fits(word, theme.STRONG, small, room)

    def paint(card: Card, inner: Rect) -> None:
        edge = FLAT_EDGE if reached else (*theme.GOLD, 60)
        card.fill(inner, FLAT if reached else (0, 0, 0, 70), 6, edge, 1)
        ink, alpha = (theme.INK, 255) if reached else (theme.PALE_INK, DIM)
        cap = Rect(inner.right - wide - 5, inner.y + 4, wide, sizes.line - 3)
        if is_bar:
            cap = cap._replace(y=inner.y + (inner.h - cap.h) // 2)
            both = inner.centred((side + 6 + card.type.width(word, theme.STRONG, small), inner.h))
            card.sign(both.left_part(side).centred((side, side)), name, alpha=alpha)
            card.text(both.without_left(side + 6), word, small, ink, theme.STRONG)
        else:
            upper, lower = inner.without_bottom(sizes.line), inner.bottom_part(sizes.line + 2)
            least = min(upper.h, side)
            card.sign(upper.moved(0, 3).centred((least, least)), name, alpha=alpha)
            card.text(lower.inset(EDGE, 0).moved(0, -2), word, small, ink, theme.STRONG, Align.CENTRE)
        panels.key_cap(card, cap, shown_key, small, reached)
        if mark:
            _mark(card, inner, mark, small)

    desk.lay(rect, ("forfeit", lit, reached, mark, word, shown_key), paint, raised=lit)
    desk.thing(rect, target, desk.say(action_about(desk.stage, name)), key=key)


def _end_turn(desk: Desk, area: Rect, command: Command) -> None:
    sizes = desk.sizes
    rect = area.centred((min(area.w, 360), min(area.h, 120)))
    key = desk.kit.cap(command.key)

    def paint(card: Card, inner: Rect) -> None:
        panels.button(card, inner, True, strong=True)
        upper, lower = inner.top_part(inner.h * 3 // 5), inner.bottom_part(inner.h * 2 // 5)
        card.text(upper.moved(0, 4), command.label, sizes.large + 2, theme.INK, theme.STRONG, Align.CENTRE)
        card.text(lower.moved(0, -6), key, sizes.small, theme.SOFT_INK, theme.BODY, Align.CENTRE)

    desk.lay(rect, ("end turn", command.label, key), paint)
    told = f"{command.label}. {command.why}" if command.why else command.label
    desk.sheet.hotspot(rect, ("command", command.name), told, HotspotRole.BUTTON, True, command.key)
