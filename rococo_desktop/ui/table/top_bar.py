"""The top bar: round and phase, the queen's favor, the prompt line or why not, and the commands."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, HotspotRole
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table.caption_banner import lay_caption
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.reach_mark import paint_reach, reach_sign
from rococo_desktop.ui.table_state.stage import Command
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.seat_and_module_names import amount

FAVOR = ("favor", 0)
COMMAND_SIGNS = {"help": "info", "magnify": "zoom", "exams": "exam", "replay": "play", "mute": "silent"}
LARGE_COMMANDS = frozenset({"end_turn", "exams"})
"""Commands that have a place of their own: in the workshop, beside the jeweler."""


def compose_bar(desk: Desk) -> None:
    """The whole bar."""
    bar = desk.zones.bar
    desk.lay(bar, "bar", _ground)
    right = _commands(desk, bar)
    left = Rect(bar.x + 8, bar.y, _round_width(desk), bar.h)
    _round(desk, left)
    favor = Rect(left.right + 6, bar.y, max(bar.h, theme.LEAST_TARGET), bar.h)
    _favor(desk, favor)
    _prompt(desk, Rect(favor.right + 10, bar.y, right - favor.right - 20, bar.h))


def _ground(card: Card, rect: Rect) -> None:
    frames.spread(card, rect, frames.WALNUT)
    card.fill(rect.bottom_part(2), theme.GOLD)


def phase_of(desk: Desk) -> str:
    """What the round is at: choosing cards, taking turns, or the end."""
    view = desk.view
    if view.is_over:
        return "over"
    kinds = {step[0] for step in view.agenda}
    if kinds & {"choose_three", "reveal_choices"}:
        return "choose"
    return "scoring" if "terrace" in kinds or view.sheet else "actions"


PHASES = ("choose", "actions", "scoring", "over")


def _round_width(desk: Desk) -> int:
    """As wide as any round and phase, so that nothing moves when they change."""
    last = desk.defs.figures.rounds
    whole = desk.told("widest round", lambda: message("board.round", round=last, last=last))
    phases = [_phase_name(desk, phase) for phase in PHASES]
    width = desk.kit.type.width
    widest = max(width(phase, theme.ITALIC, desk.sizes.small) for phase in phases)
    return max(widest, width(whole, theme.STRONG, desk.sizes.number), 110) + 4


def _phase_name(desk: Desk, phase: str) -> str:
    return desk.told(("phase", phase), lambda: message(f"board.phase.{phase}"))


def _round(desk: Desk, rect: Rect) -> None:
    sizes, view = desk.sizes, desk.view
    last = desk.defs.figures.rounds
    told = desk.say(message("board.round", round=max(view.round, 1), last=last))
    phase_name = phase_of(desk)
    phase = _phase_name(desk, phase_name)

    def paint(card: Card, inner: Rect) -> None:
        upper = inner.top_part(inner.h // 2)
        card.text(upper.moved(0, 1), told, sizes.number, theme.BRIGHT_GOLD, theme.STRONG)
        card.text(
            inner.bottom_part(inner.h // 2).moved(0, -2), phase, sizes.small, theme.PALE_INK, theme.ITALIC
        )

    desk.lay(rect, ("round", told, phase), paint)
    desk.region(rect, ("fact", "round"), f"{told}. {phase}.")


def _favor(desk: Desk, rect: Rect) -> None:
    holder = desk.view.favor
    colour = desk.stage.seats[holder].colour if holder != NOBODY else NOBODY

    def paint(card: Card, inner: Rect) -> None:
        disc = inner.centred((inner.h - 6, inner.h - 6))
        if colour == NOBODY:
            card.fill(disc, theme.IVORY, disc.h // 2, theme.GOLD, 2, theme.LINEN)
            card.sign(disc.inset(disc.w // 8), "favor")
        else:
            card.fill(disc, (0, 0, 0, 90), disc.h // 2, theme.DARK_GOLD, 1)
            panels.emblem(card, disc.inset(disc.w // 6), colour)

    desk.lay(rect, ("favor", colour), paint, place=("favor", NOBODY) if holder == NOBODY else None)
    desk.sheet.anchor(("favor", NOBODY), rect)
    desk.thing(rect, FAVOR, desk.say(_favor_told(desk, holder)))
    desk.close()


def _favor_told(desk: Desk, holder: int) -> Message:
    """What the favor brings; in the last round there is no next one to begin (A1, F2)."""
    figures = desk.defs.figures
    last = desk.view.round >= figures.rounds
    prestige = amount("prestige", figures.favor_prestige)
    if holder != NOBODY:
        seat = desk.stage.seats[holder].name
        if last:
            return message("board.favor.held_last", seat=seat, prestige=prestige)
        return message("board.favor.held", seat=seat)
    if last:
        return message("board.favor.board_last", n=figures.favor_livre, prestige=prestige)
    return message("board.favor.board", n=figures.favor_livre)


def _prompt(desk: Desk, rect: Rect) -> None:
    stage, sizes, kind = desk.stage, desk.sizes, desk.kit.type
    why = bool(stage.why)
    if stage.told is not None and not why:
        lay_caption(desk, rect, stage.told)
        return
    words = stage.why or stage.prompt
    ink = theme.LIT if why else theme.IVORY
    fits = (sizes.read + 2, sizes.read, sizes.number, sizes.small)
    hint = stage.enter or ("" if why else _fitting_aside(desk, rect, fits[0]))
    mark = reach_sign(stage) if hint and hint == stage.aside else ""
    lead_in = sizes.large + 4 if mark else 0
    chip = rect.right_part(_hint_width(desk, hint, rect) + lead_in if hint else 0)
    thinks = NOBODY if why else stage.thinks
    side = sizes.large if why else rect.h - 6 if thinks != NOBODY else 0
    lead = side + 8 if side else 0
    room = Rect(rect.x + lead, rect.y, chip.x - rect.x - lead - 8, rect.h)

    def paint(card: Card, inner: Rect) -> None:
        sign = Rect(inner.x, inner.y + (inner.h - side) // 2, side, side)
        if why:
            card.sign(sign, "no")
        elif thinks != NOBODY:
            card.fill(sign, theme.IVORY, side // 2, theme.GOLD, 2, theme.LINEN)
            panels.emblem(card, sign.inset(side // 6), stage.seats[thinks].colour)
        size = kind.largest(words, theme.STRONG, fits, room.w)
        if kind.fits(words, theme.STRONG, size, room.w):
            card.text(room, words, size, ink, theme.STRONG)
        else:
            _two_lines(card, room, words, sizes.small, ink)
        if hint:
            face = chip.inset(0, max((chip.h - 2 * sizes.line) // 2, 3))
            card.fill(face, (*theme.GOLD, 40), 8, theme.DARK_GOLD, 1)
            if mark:
                spot = face.inset(6, 0).left_part(sizes.large).centred((sizes.large, sizes.large))
                paint_reach(card, spot, mark)
                face = face.without_left(lead_in)
            if kind.fits(hint, theme.ITALIC, sizes.small, face.w - 12):
                card.text(face.inset(6, 0), hint, sizes.small, theme.BRIGHT_GOLD, theme.ITALIC, Align.CENTRE)
            else:
                _two_lines(card, face.inset(6, 0), hint, sizes.small, theme.BRIGHT_GOLD)

    desk.fresh(rect, paint)
    desk.region(rect, ("fact", "prompt"), f"{words} {hint}".strip())


def _hint_width(desk: Desk, hint: str, rect: Rect) -> int:
    return min(desk.kit.type.width(hint, theme.ITALIC, desk.sizes.small) + 20, rect.w * 2 // 5)


def _fitting_aside(desk: Desk, rect: Rect, size: int) -> str:
    """What is said beside the prompt, unless the prompt would have to be smaller for it."""
    stage = desk.stage
    mark = desk.sizes.large + 4 if reach_sign(stage) else 0
    room = rect.w - _hint_width(desk, stage.aside, rect) - mark - 8
    return stage.aside if desk.kit.type.fits(stage.prompt, theme.STRONG, size, room) else ""


def _two_lines(card: Card, rect: Rect, words: str, size: int, ink: theme.Paint) -> None:
    """At most two lines, the second shortened."""
    lines = card.type.wrapped(words, theme.BODY, size, rect.w)
    height = card.type.line_height(theme.BODY, size)
    shown = [lines[0], " ".join(lines[1:])] if len(lines) > 1 else list(lines)
    top = rect.y + (rect.h - height * len(shown)) // 2
    for at, line in enumerate(shown):
        card.text(Rect(rect.x, top + at * height, rect.w, height), line, size, ink, theme.BODY)


def _commands(desk: Desk, bar: Rect) -> int:
    """The command buttons from the right; where they begin."""
    sizes = desk.sizes
    right = bar.right - 4
    for command in reversed(desk.stage.commands):
        if command.name in LARGE_COMMANDS:
            continue
        side = sizes.large
        width = 20 + side + desk.kit.type.width(desk.kit.cap(command.key), theme.BODY, sizes.small)
        rect = Rect(right - max(width, theme.LEAST_TARGET), bar.y, max(width, theme.LEAST_TARGET), bar.h)
        lay_command(desk, rect, command)
        right = rect.x
    return right


def lay_command(desk: Desk, rect: Rect, command: Command) -> None:
    """The button of a command: its sign and its key."""
    sizes = desk.sizes
    sign = COMMAND_SIGNS.get(command.name, command.name)
    key = desk.kit.cap(command.key)

    def paint(card: Card, inner: Rect) -> None:
        face = inner.inset(3, 4)
        panels.button(card, face.inset(-2), command.enabled)
        ink = theme.INK if command.enabled else theme.PALE_INK
        side = sizes.large
        gilt = theme.DARK_GOLD if command.enabled else theme.PALE_INK
        card.sign(Rect(face.x + 5, face.y + (face.h - side) // 2, side, side), sign, gilt)
        card.text(face.without_left(side + 7), key, sizes.small, ink)

    desk.lay(rect, ("command", command.name, key, command.enabled), paint)
    told = f"{command.label}. {command.why}" if command.why else command.label
    desk.sheet.hotspot(
        rect, ("command", command.name), told, HotspotRole.BUTTON, command.enabled, command.key
    )


KEYS = tuple(f"board.phase.{phase}" for phase in PHASES)
"""The keys of this module that are built from closed lists."""
