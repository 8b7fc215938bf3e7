"""What the top bar says: who must do what, what Enter will do, and why something cannot be chosen."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Reason, Target
from rococo_desktop.model.views import PlayerView
from rococo_desktop.play.shown import Definitions
from rococo_desktop.play.viewing import Privacy
from rococo_desktop.ui.sheet import Kit
from rococo_desktop.ui.table.flow import Flow, Mood
from rococo_desktop.ui.table.keymap import KeyMap
from rococo_desktop.ui.table.presenter import DecisionPresenter
from rococo_desktop.ui.table.tray import CONFIRM
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.names import seat_name
from rococo_desktop.ui.text.prompts import option_label, prompt
from rococo_desktop.ui.text.reasons import why_not

PLAY_CARD = "play_card"
"""The decision most turns begin with: what is a card away is then one click away."""


class Telling(NamedTuple):
    """The words of the top bar."""

    prompt: str
    enter: str = ""
    asked: Message = Message("asks.over")
    """The prompt as a message, to be said within another."""
    aside: str = ""
    """What thin frames mean, while nothing else is to be said beside the prompt."""


def telling(
    kit: Kit,
    flow: Flow,
    presenter: DecisionPresenter | None,
    names: tuple[str, ...],
    view: PlayerView,
    pointed: Target | None,
    keymap: KeyMap,
) -> Telling:
    """Who must do what, and what Enter will do."""
    session = flow.session
    match flow.mood:
        case Mood.OVER:
            return Telling(kit.say(message("asks.over")), kit.say(message("enter.score")))
        case Mood.ENDS:
            told = message("asks.end_turn", seat=seat_name(names, flow.viewer))
            return Telling(kit.say(told), kit.say(message("enter.end_turn")), told)
        case Mood.HANDS:
            seat = seat_name(names, flow.wanted)
            if flow.privacy is Privacy.HOLD:
                return Telling(kit.say(message("asks.hand_over.hold", seat=seat, cap=keymap.keys["show"])))
            return Telling(kit.say(message("asks.hand_over.turn", seat=seat)))
        case Mood.WAITS if presenter is None:
            thinks = message("bar.thinking", seat=seat_name(names, session.deciding))
            return Telling(kit.say(thinks), aside=kit.say(message("bar.pause")))
    assert presenter is not None
    if presenter.waiting:
        told = message("asks.confirm", seat=seat_name(names, flow.viewer))
        return Telling(kit.say(told), kit.say(message("enter.confirm")), told)
    if flow.mood is Mood.WAITS:
        told = message("asks.revise", seat=seat_name(names, flow.viewer))
    else:
        told = prompt(session.definitions, presenter.decision, names, view)
    enter = _enter(kit, session.definitions, presenter, view, pointed)
    return Telling(kit.say(told), enter, told, "" if enter else _aside(kit, presenter))


def _enter(
    kit: Kit, defs: Definitions, presenter: DecisionPresenter, view: PlayerView, pointed: Target | None
) -> str:
    target = presenter.entered(pointed)
    if target is None:
        return _click(kit, defs, presenter, view, pointed)
    if target == CONFIRM:
        return kit.say(message("enter.take"))
    if presenter.picking is not None:
        return kit.say(message("enter.put_back" if target in presenter.picked else "enter.pick"))
    choice = presenter.option(target)
    if choice is None:
        return ""
    label: Message = option_label(defs, presenter.decision, choice, view)
    if target == presenter.proposed:
        return kit.say(message("enter.proposed", what=label))
    barrier = presenter.crosses_barrier(target)
    return kit.say(message("enter.choose_barrier" if barrier else "enter.choose", what=label))


def _click(
    kit: Kit, defs: Definitions, presenter: DecisionPresenter, view: PlayerView, pointed: Target | None
) -> str:
    """Where Enter does nothing: what a click does first on the way to a thing farther off."""
    if pointed is None or pointed not in presenter.reachable:
        return ""
    first = presenter.first_step(pointed)
    label = option_label(defs, presenter.decision, first, view)
    barrier = presenter.crosses_barrier(pointed)
    return kit.say(message("click.leads_barrier" if barrier else "click.leads", first=label))


def _aside(kit: Kit, presenter: DecisionPresenter) -> str:
    if not presenter.reachable:
        return ""
    asks_card = presenter.decision.kind == PLAY_CARD
    return kit.say(message("click.framed.card" if asks_card else "click.framed"))


def reasons_told(kit: Kit, defs: Definitions, reasons: tuple[Reason, ...]) -> tuple[str, ...]:
    """Each reason as a sentence, the most important first."""
    return tuple(kit.say(why_not(defs, reason)) for reason in reasons)
