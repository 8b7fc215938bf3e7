"""The buttons of the table itself: what each does, whether it can now, and why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.viewing import Privacy
from rococo_desktop.ui.game.flow import Flow, WaitingFor
from rococo_desktop.ui.keys.action_letters import COMMAND_KEYS
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.table_state.stage import Command
from rococo_desktop.ui.text.messages import message

COMMAND = "command"
"""The kind of target of a command; which one is its name."""


MOVES: Mapping[str, Callable[[Flow], None]] = {
    "undo": Flow.undo,
    "redo": Flow.redo,
    "restart": Flow.restart,
    "end_turn": Flow.end_turn,
    "here": Flow.arrive,
}
"""Commands after which the table asks something else, and what they do."""


def can_do(flow: Flow, name: str) -> bool:
    """True if the command does something now."""
    session = flow.session
    match name:
        case "undo" | "restart":
            return flow.can_undo
        case "redo":
            return session.can_redo and flow.mood is WaitingFor.DECIDES
        case "here":
            return flow.mood is WaitingFor.HANDS and flow.privacy is Privacy.TURN
        case "replay":
            return flow.watcher != NOBODY and session.has_past(flow.watcher)
        case "end_turn":
            return flow.mood is WaitingFor.ENDS
        case "exams":
            return session.definitions.jeweler is not None
    return True


def commands_of(
    kit: Kit, flow: Flow, keys: Mapping[str, str] = COMMAND_KEYS, silenced: str = ""
) -> tuple[Command, ...]:
    """All commands, in the order of their buttons; before them, with its key, the end of a silence."""
    found = []
    if silenced:
        label, about = kit.say(message("command.mute")), kit.say(message("command.mute.about"))
        found.append(Command("mute", label, silenced, enabled=True, why=about))
    for name, key in keys.items():
        enabled = can_do(flow, name)
        if name == "exams" and not enabled:
            continue
        why = message(f"command.{name}.about") if enabled else message(f"command.{name}.why_not")
        label = kit.say(message(f"command.{name}"))
        found.append(Command(name, label, key, enabled, kit.say(why), name in MOVES))
    return tuple(found)


NEVER_REFUSED = ("log", "magnify", "exams", "help", "menu")

KEYS = (
    *(f"command.{name}{part}" for name in COMMAND_KEYS for part in ("", ".about")),
    *(f"command.{name}.why_not" for name in COMMAND_KEYS if name not in NEVER_REFUSED),
)
"""The keys of this module that are built from closed lists."""
