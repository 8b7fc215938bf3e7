"""The tray: every option that is no thing on the table, as a button with its numbers and its key."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.decisions import Choice, Decision, Target
from rococo_desktop.model.outlook import Outcome
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import Colour
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.play.table_setup import COLOURS
from rococo_desktop.ui.game.option_signs import option_sign
from rococo_desktop.ui.game.picking import PICKED, Picking
from rococo_desktop.ui.keys.action_letters import tray_keys
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.table_state.stage import TrayOption
from rococo_desktop.ui.text.effect_icons import Glyph
from rococo_desktop.ui.text.messages import message, rows
from rococo_desktop.ui.text.names import employee_name, seat_name
from rococo_desktop.ui.text.option_labels import silk_wasted
from rococo_desktop.ui.text.prompts import option_detail, option_label

OTHER_KINDS = frozenset(
    {"cards", "bonus", "tile", "colour", "payment", "garment", "depute", "option", "times", "exam_deck"}
    | {"task", "jewelry", "terrace", "halls", "opponent"}
)
"""Kinds of target that are no thing on the table."""

DONE = ("discard", "done")
CONFIRM = ("confirm", "choice")
"""Makes the choice that is laid out and waits."""


def is_on_table(target: Target) -> bool:
    """True if a target is a thing that lies on the table, and is chosen there."""
    return target[0] not in OTHER_KINDS and target != DONE


def tray_of(
    kit: Kit, session: Session, decision: Decision, options: Sequence[Choice], view: PlayerView
) -> tuple[TrayOption, ...]:
    """These options as buttons, in their order, each with what it changes at once."""
    defs = session.definitions
    keys = tray_keys([choice.target for choice in options])
    colours = tuple(
        COLOURS.index(seat.colour) if seat.colour in COLOURS else seat.shown_emblem
        for seat in session.record.seats
    )
    return tuple(
        TrayOption(
            choice.target,
            _label(kit, session, decision, choice, view),
            _detail(kit, session, decision, choice, view),
            glyphs_of(session.preview(decision.seat, choice.key).outcome),
            tiles_of(defs, choice, view),
            key,
            option_sign(defs, decision, choice, colours),
            wasted=wasted_of(defs, decision, choice, view),
        )
        for choice, key in zip(options, keys, strict=True)
    )


def _label(kit: Kit, session: Session, decision: Decision, choice: Choice, view: PlayerView) -> str:
    told = option_label(session.definitions, decision, choice, view)
    if choice.target[0] == "opponent":
        names = tuple(seat.name for seat in session.record.seats)
        told = message("tray.of_seat", seat=seat_name(names, int(choice.target[1])), what=told)
    return kit.say(told)


def _detail(kit: Kit, session: Session, decision: Decision, choice: Choice, view: PlayerView) -> str:
    told = kit.say(option_detail(session.definitions, decision, choice, view, session.market(decision.seat)))
    if session.preview(decision.seat, choice.key).crosses_barrier:
        told = f"{told} {kit.say(message('barrier.any'))}"
    return told


def confirm_tray(
    kit: Kit, session: Session, decision: Decision, keys: tuple[str, ...], view: PlayerView
) -> tuple[TrayOption, ...]:
    """The one button of a choice that is laid out and waits: all that was chosen, and that it is for good."""
    choice = decision.option(keys[0])
    assert choice is not None
    told = session.preview(decision.seat, *keys)
    way = ((decision, choice), *((asked, asked.options[0]) for asked in told.way))
    what = rows([option_label(session.definitions, asked, chosen, view) for asked, chosen in way])
    glyphs = glyphs_of(told.outcome)
    detail = kit.say(message("tray.confirm_detail"))
    label = kit.say(message("tray.confirm", what=what))
    return (TrayOption(CONFIRM, label, detail, glyphs, key="Space", sign="check"),)


def glyphs_of(outcome: Outcome) -> tuple[Glyph, ...]:
    """What a choice changes at once, in signs: "+3 livre", "-1 lace"."""
    named = (
        ("livre", outcome.livre),
        ("lace", outcome.lace),
        ("thread", outcome.thread),
        ("silk", outcome.tiles),
        ("prestige", outcome.prestige),
        ("crown", outcome.at_end),
    )
    return tuple(Glyph(icon, f"{number:+d}".replace("-", "−")) for icon, number in named if number)


def tiles_of(defs: PublicDefinitions, choice: Choice, view: PlayerView) -> tuple[int, ...]:
    """The resource tiles an option gives, or keeps."""
    kind, which = choice.target
    if kind == "payment":
        numbers = {face.id: at for at, face in enumerate(defs.faces)}
        return tuple(numbers[name] for name in str(which).split("+") if name)
    if kind == "tile" and which == "keep" and view.own is not None:
        return view.own.drawn[:1]
    return ()


def wasted_of(
    defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView
) -> tuple[Glyph, ...]:
    """What a payment gives for nothing: the signs of the colours, and how many where not one."""
    if choice.target[0] != "payment":
        return ()
    bales = silk_wasted(defs, decision, choice, view)
    return tuple(
        Glyph(colour.name.lower(), str(bales[colour]) if bales[colour] > 1 else "")
        for colour in Colour
        if bales[colour]
    )


def picking_tray(
    kit: Kit, session: Session, decision: Decision, picking: Picking, view: PlayerView
) -> tuple[TrayOption, ...]:
    """The cards picked so far, to be put back, and once the handful is whole, the button that takes it."""
    defs = session.definitions
    picked = tuple(
        TrayOption(
            (PICKED, at),
            kit.say(employee_name(defs, card)),
            kit.say(message("tray.put_back" if (PICKED, at) in picking.loose else "tray.forced")),
            card=card,
            lit=(PICKED, at) in picking.loose,
        )
        for at, card in enumerate(picking.cards)
    )
    choice = picking.complete
    if choice is None:
        return picked
    barrier = session.crosses_barrier(choice.key, decision.seat)
    detail = message("tray.take_barrier" if barrier else "tray.take_detail")
    takes = TrayOption(CONFIRM, kit.say(message("tray.take")), kit.say(detail), key="Space", sign="check")
    return (*picked, takes)
