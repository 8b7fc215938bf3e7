"""The button that lets a chooser give way to the board it covers, and the one that brings it back."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, HotspotRole
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_state.stage import Command
from rococo_desktop.ui.text.messages import message

BOARD: Target = ("command", "board")
HEIGHT = theme.LEAST_TARGET
_SIGN = "replay_eye"
_EDGE = 10


def board_command(desk: Desk) -> Command | None:
    """The command as the stage has it; a table that is only looked at has none."""
    return next((one for one in desk.stage.commands if one.name == "board"), None)


def narrow(desk: Desk, command: Command) -> int:
    """How wide the button is with its sign and its key alone."""
    return max(desk.sizes.large + _key_width(desk, command) + 3 * _EDGE, theme.LEAST_TARGET)


def wide(desk: Desk, command: Command) -> int:
    """How wide it is with its words as well."""
    return narrow(desk, command) + desk.kit.type.width(command.label, theme.STRONG, desk.sizes.small) + _EDGE


def _key_width(desk: Desk, command: Command) -> int:
    return desk.kit.type.width(desk.kit.cap(command.key), theme.BODY, desk.sizes.small) + 10


def lay_board_button(desk: Desk, rect: Rect, command: Command) -> None:
    """The button on a chooser: a sign, words where they find room, and the key."""
    sizes = desk.sizes
    words = command.label if rect.w >= wide(desk, command) else ""
    key = desk.kit.cap(command.key)

    def paint(card: Card, inner: Rect) -> None:
        panels.button(card, inner, True)
        body = inner.inset(_EDGE, 0)
        side = sizes.large
        card.sign(Rect(body.x, body.y + (body.h - side) // 2, side, side), _SIGN, theme.DARK_GOLD)
        cap = body.right_part(_key_width(desk, command)).centred((_key_width(desk, command), sizes.line))
        panels.key_cap(card, cap, key, sizes.small)
        if words:
            room = Rect(body.x + side, body.y, cap.x - body.x - side, body.h)
            card.text(room, words, sizes.small, theme.INK, theme.STRONG, Align.CENTRE)

    desk.lay(rect, ("board button", words, key), paint)
    told = f"{command.label}. {command.why}" if command.why else command.label
    desk.sheet.hotspot(rect, BOARD, told, HotspotRole.BUTTON, True, command.key)


def back(desk: Desk) -> Command | None:
    """The command while the board is shown: it brings the chooser back, from where the actions are."""
    command = board_command(desk)
    if command is None or not desk.stage.board:
        return None
    label, about = desk.say(message("command.board.back")), desk.say(message("command.board.back.about"))
    return command._replace(label=label, why=about)
