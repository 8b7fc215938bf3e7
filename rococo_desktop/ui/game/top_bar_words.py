"""What the top bar says: who must do what, what Enter will do, and why something cannot be chosen."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Choice, Reason, Target
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.play.viewing import Privacy
from rococo_desktop.ui.game.flow import Flow, WaitingFor
from rococo_desktop.ui.game.presenter import DecisionPresenter
from rococo_desktop.ui.game.tray import CONFIRM
from rococo_desktop.ui.keys.keymap import KeyMap
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.text.messages import Message, message, rows
from rococo_desktop.ui.text.names import seat_name
from rococo_desktop.ui.text.prompts import option_label, prompt
from rococo_desktop.ui.text.reasons import why_not

NOT_NOW = Reason("not_now")

PLAY_CARD = "play_card"
"""The decision most turns begin with: what is a card away is then one click away."""


class PromptWords(NamedTuple):
    """The words of the top bar."""

    prompt: str
    enter: str = ""
    asked: Message = Message("asks.over")
    """The prompt as a message, to be said within another."""
    aside: str = ""
    """What pale halos and their sign mean, while nothing else is to be said beside the prompt."""
    thinks: int = NOBODY
    """The agent that is said to think."""


def telling(
    kit: Kit,
    flow: Flow,
    presenter: DecisionPresenter | None,
    names: tuple[str, ...],
    view: PlayerView,
    target: Target | None,
    keymap: KeyMap,
    thinks: int,
) -> PromptWords:
    """Who must do what, and what Enter will do, which chooses this target.

    While an agent decides nothing is said, until it is to be said that it thinks.
    """
    session = flow.session
    match flow.mood:
        case WaitingFor.OVER:
            return PromptWords(kit.say(message("asks.over")), kit.say(message("enter.score")))
        case WaitingFor.ENDS:
            told = message("asks.end_turn", seat=seat_name(names, flow.viewer))
            return PromptWords(kit.say(told), kit.say(message("enter.end_turn")), told)
        case WaitingFor.HANDS:
            seat = seat_name(names, flow.wanted)
            if flow.privacy is Privacy.HOLD:
                return PromptWords(
                    kit.say(message("asks.hand_over.hold", seat=seat, cap=kit.cap(keymap.keys["show"])))
                )
            return PromptWords(kit.say(message("asks.hand_over.turn", seat=seat)))
        case WaitingFor.WAITS if presenter is None:
            if thinks != session.deciding:
                return PromptWords("")
            told = message("bar.thinking", seat=seat_name(names, thinks))
            return PromptWords(kit.say(told), aside=kit.say(message("bar.pause")), thinks=thinks)
    assert presenter is not None
    if presenter.waiting:
        told = message("asks.confirm", seat=seat_name(names, flow.viewer))
        return PromptWords(kit.say(told), kit.say(message("enter.confirm")), told)
    if flow.mood is WaitingFor.WAITS:
        told = message("asks.revise", seat=seat_name(names, flow.viewer))
    else:
        told = prompt(session.definitions, presenter.decision, names, view)
    does = _enter(session.definitions, presenter, view, target) if target is not None else None
    enter = kit.say(does) if does is not None else ""
    return PromptWords(kit.say(told), enter, told, "" if enter else _aside(kit, presenter))


def _enter(
    defs: PublicDefinitions, presenter: DecisionPresenter, view: PlayerView, target: Target
) -> Message | None:
    """What Enter does, which chooses this target; and what a click does, on the way to one farther off."""
    if target == CONFIRM:
        return message("enter.take")
    if presenter.picking is not None:
        return message("enter.put_back" if target in presenter.picking.loose else "enter.pick")
    choice = presenter.option(target)
    if choice is None and presenter.paying is not None and target in presenter.lit:
        return message("enter.lay_down" if target in presenter.paying.open else "enter.take_up")
    if choice is None and target not in presenter.reachable:
        return None
    told = (
        _choosing(defs, presenter, choice, view, target)
        if choice is not None
        else _leading(defs, presenter, view, target)
    )
    return message("enter.for_good", told=told) if presenter.crosses_barrier(target) else told


def _choosing(
    defs: PublicDefinitions, presenter: DecisionPresenter, choice: Choice, view: PlayerView, target: Target
) -> Message:
    label: Message = option_label(defs, presenter.decision, choice, view)
    if target == presenter.proposed:
        return message("enter.proposed", what=label)
    then = _unasked(defs, presenter, view, target)
    return message("enter.only", what=label, then=then) if then else message("enter.choose", what=label)


def _leading(
    defs: PublicDefinitions, presenter: DecisionPresenter, view: PlayerView, target: Target
) -> Message:
    label = option_label(defs, presenter.decision, presenter.first_step(target), view)
    then = _unasked(defs, presenter, view, target)
    return (
        message("click.leads_only", first=label, then=then) if then else message("click.leads", first=label)
    )


def _unasked(
    defs: PublicDefinitions, presenter: DecisionPresenter, view: PlayerView, target: Target
) -> Message | None:
    """What choosing the target takes besides, because nothing else can be taken; None if it takes nothing."""
    labels = [option_label(defs, one, one.options[0], view) for one in presenter.unasked(target)]
    return rows(labels) if labels else None


def then_told(
    kit: Kit, defs: PublicDefinitions, presenter: DecisionPresenter, view: PlayerView, target: Target
) -> str:
    """The same as a sentence for a tooltip, or nothing."""
    then = _unasked(defs, presenter, view, target)
    return kit.say(message("tooltip.only", then=then)) if then else ""


def _aside(kit: Kit, presenter: DecisionPresenter) -> str:
    if not presenter.reachable:
        return ""
    asks_card = presenter.decision.kind == PLAY_CARD
    return kit.say(message("click.framed.card" if asks_card else "click.framed"))


def reasons_told(
    kit: Kit, defs: PublicDefinitions, reasons: tuple[Reason, ...], goes_back: bool = False
) -> tuple[str, ...]:
    """Each reason as a sentence, the most important first; `goes_back` if Escape takes back a choice."""
    return tuple(
        kit.say(message("why_not.not_now.back") if goes_back and reason == NOT_NOW else why_not(defs, reason))
        for reason in reasons
    )
