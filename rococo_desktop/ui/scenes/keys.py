"""What the keys do: an overlay that any key closes."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect, Size
from rococo_desktop.ui.marks import Layer
from rococo_desktop.ui.scene import Key
from rococo_desktop.ui.scenes.menu import MenuScene
from rococo_desktop.ui.table.keys import ACTION_KEYS, COMMAND_KEYS
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.names import action_name
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import (
    draw_keycap,
    keycap_width,
    lay_panel,
    lay_section,
    lay_veil,
)

CLOSE: Target = ("button", "close")
_ROW = 34
_CAP = 118

_WALKING = (("Tab", "tab"), ("←↑↓→", "arrows"), ("Enter", "enter"), ("Esc", "escape"))
_TABLE = ("undo", "redo", "restart", "end_turn", "log", "magnify", "menu")
_EXAMS = ("journeyman_exam", "master_exam")
_ALWAYS = (("1 – 5", "seat"), ("F11", "fullscreen"), ("F1", "help"))


class KeysScene(MenuScene):
    """Three lists: finding one's way, the table, the actions."""

    covers = False
    kind = "keys"

    def heading(self) -> str:
        """What the screen is."""
        return self.services.words.say(message("keys.heading"))

    def default(self) -> Target | None:
        """Close."""
        return CLOSE

    def pressed(self, target: Target) -> None:
        """Close it."""
        self.services.stack.pop()

    def key_down(self, key: Key) -> bool:
        """Escape and F1 close it; nothing beneath hears a key."""
        if key.name in {"escape", "f1", "return", "space"}:
            self.services.stack.pop()
            return True
        return False

    def compose(self, form: Form, room: Size) -> None:
        """A panel with three columns."""
        form.sheet.layer = form.sheet.modal = Layer.DIALOG
        lay_veil(form, room)
        area = Rect(0, 0, *room).centred((min(room.w - 64, 1180), min(room.h - 60, 560)))
        inner = lay_panel(form, area)
        lay_section(form, inner, self.heading())
        close = Button(CLOSE, form.say(message("keys.close")), key="Esc", style=Style.PRIMARY)
        wide = button_width(form, close)
        lay_button(form, inner.bottom_part(50).right_part(wide), close)
        lists = inner.without_top(48).without_bottom(62)
        columns = lists.columns(3, 28)
        _lay_list(form, columns[0], message("keys.finding"), _walking())
        _lay_list(form, columns[1], message("keys.table"), _table())
        _lay_list(form, columns[2], message("keys.actions"), _actions())


def _walking() -> list[tuple[str, Message]]:
    return [(cap, message(f"keys.{name}")) for cap, name in (*_WALKING, *_ALWAYS)]


def _table() -> list[tuple[str, Message]]:
    return [(COMMAND_KEYS[name], message(f"keys.{name}")) for name in _TABLE]


def _actions() -> list[tuple[str, Message]]:
    return [
        (cap, message(f"keys.{action}") if action in _EXAMS else action_name(action))
        for action, cap in ACTION_KEYS.items()
    ]


def _lay_list(form: Form, rect: Rect, title: Message, rows: list[tuple[str, Message]]) -> None:
    card = form.card(rect)
    card.text(rect.top_part(28), form.say(title), theme.READ, theme.DARK_GOLD, theme.STRONG)
    caps = min(max(keycap_width(form, cap) for cap, _ in rows), _CAP)
    y = rect.y + 36
    for cap, words in rows:
        said = form.say(words)
        room = rect.w - caps - 12
        high = max(form.kit.type.text_height(said, theme.BODY, theme.SMALL, room), 26)
        draw_keycap(form, card, Rect(rect.x, y, caps, 26), cap)
        line = Rect(rect.x + caps + 12, y + (2 if high <= 26 else 0), room, high)
        card.paragraph(line, said, theme.SMALL, theme.INK)
        y += high + 8
    form.lay(card)


KEYS = tuple(f"keys.{name}" for name in (*_TABLE, *_EXAMS, *(name for _, name in (*_WALKING, *_ALWAYS))))
"""The keys of the catalogue that are built from closed lists."""
