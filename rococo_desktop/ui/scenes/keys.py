"""What the keys do: an overlay that any key closes."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.keys.action_letters import COMPANY_KEYS, EVERYWHERE_KEYS
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.keys.keymap import KeyMap
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.scenes.menu_base import MenuScene
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.names import action_name
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import (
    KEYCAP,
    MARGIN,
    draw_keycap,
    keycap_width,
    lay_dialog,
    lay_heading,
)

CLOSE: Target = ("button", "close")
_HEAD, _FOOT, _GAP, _TITLE = 86, 66, 28, 36

_WALKING = (("Tab", "tab"), ("←↑↓→", "arrows"), ("Enter", "enter"), ("Esc", "escape"))
_TABLE = ("undo", "redo", "restart", "end_turn", "log", "replay", "magnify", "exams", "menu")
_SHOWN = (("1 – 5", "seat"), ("Space", "skip"))
_ALWAYS = (("F11", "fullscreen"),)


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
        """Escape and the key that opened it close it; nothing beneath hears a key."""
        closes = KeyMap(self.services.settings.current.keys).command_of(key) == "help"
        if closes or key.name in {"escape", "return", "space"}:
            self.services.stack.pop()
            return True
        return False

    def compose(self, form: Form, room: Size) -> None:
        """A panel with three columns, as high as the longest."""
        wide = min(room.w - 64, 1160)
        column = (wide - 2 * MARGIN - 2 * _GAP) // 3
        known = KeyMap(self.services.settings.current.keys)
        lists = (
            (message("keys.finding"), _walking(known)),
            (message("keys.table"), _table(known)),
            (message("keys.actions"), _actions(known)),
        )
        high = max(_list_height(form, column, rows) for _, rows in lists)
        high = min(room.h - 32, high + _HEAD + _FOOT + 2 * MARGIN - 8)
        inner = lay_dialog(form, room, (wide, high))
        lay_heading(form, inner.top_part(_HEAD - 10), self.heading(), 36, on_dark=False)
        close = Button(CLOSE, form.say(message("keys.close")), key="Esc", style=Style.PRIMARY)
        lay_button(form, inner.bottom_part(48).centred((button_width(form, close), 48)), close)
        columns = inner.without_top(_HEAD).without_bottom(_FOOT).columns(3, _GAP)
        for rect, (title, rows) in zip(columns, lists, strict=True):
            _lay_list(form, rect, title, rows)


def _walking(known: KeyMap) -> list[tuple[str, Message]]:
    others = tuple((known.keys[name], name) for name in ("help", *EVERYWHERE_KEYS, *COMPANY_KEYS))
    return [(cap, message(f"keys.{name}")) for cap, name in (*_WALKING, *_ALWAYS, *others)]


def _table(known: KeyMap) -> list[tuple[str, Message]]:
    rows = (*((known.commands[name], name) for name in _TABLE), *_SHOWN)
    return [(cap, message(f"keys.{name}")) for cap, name in rows]


def _actions(known: KeyMap) -> list[tuple[str, Message]]:
    return [(cap, action_name(action)) for action, cap in known.actions.items()]


def _caps(form: Form, rows: list[tuple[str, Message]]) -> int:
    """How wide the column of keys is."""
    return max(keycap_width(form, cap) for cap, _ in rows)


def _row_height(form: Form, words: str, width: int) -> int:
    return max(form.kit.type.text_height(words, theme.BODY, theme.SMALL, width), KEYCAP)


def _list_height(form: Form, width: int, rows: list[tuple[str, Message]]) -> int:
    room = width - _caps(form, rows) - 12
    return _TITLE + sum(_row_height(form, form.say(words), room) + 8 for _, words in rows)


def _lay_list(form: Form, rect: Rect, title: Message, rows: list[tuple[str, Message]]) -> None:
    card = form.card(rect)
    card.text(rect.top_part(28), form.say(title), theme.READ, theme.GOLD_INK, theme.STRONG)
    caps = _caps(form, rows)
    room = rect.w - caps - 12
    y = rect.y + _TITLE
    for cap, words in rows:
        said = form.say(words)
        high = _row_height(form, said, room)
        draw_keycap(form, card, Rect(rect.x, y, keycap_width(form, cap), KEYCAP), cap)
        line = Rect(rect.x + caps + 12, y + (2 if high == KEYCAP else 0), room, high)
        card.paragraph(line, said, theme.SMALL, theme.INK)
        y += high + 8
    form.lay(card)


KEYS = tuple(f"keys.{name}" for name in (*_TABLE, *(name for _, name in (*_WALKING, *_ALWAYS, *_SHOWN))))
"""The keys of the catalogue that are built from closed lists."""
