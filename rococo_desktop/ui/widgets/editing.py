"""Editing one line of text: caret, select all, a limit. A value: every key gives the next one."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.ui.scene import Key


class Editing(NamedTuple):
    """Text being written, the caret before its character, and whether all of it is selected."""

    text: str
    caret: int
    all_selected: bool = False
    longest: int = 60
    digits: bool = False
    """True if only digits may be written."""

    @classmethod
    def begin(cls, text: str, longest: int, digits: bool = False) -> Editing:
        """Begin with everything selected, so that writing replaces it."""
        return cls(text, len(text), bool(text), longest, digits)

    def typed(self, words: str) -> Editing:
        """With these characters written in; what is not allowed, or too much, is left out."""
        text, caret = ("", 0) if self.all_selected else (self.text, self.caret)
        wanted = [
            letter for letter in words if letter.isprintable() and (letter.isdecimal() or not self.digits)
        ]
        written = "".join(wanted)[: max(self.longest - len(text), 0)]
        if not written and self.all_selected:
            return self
        return self._replace(
            text=text[:caret] + written + text[caret:], caret=caret + len(written), all_selected=False
        )

    def key(self, key: Key) -> Editing:
        """After an editing key; the same value if the key is none."""
        if key.ctrl and key.name == "a":
            return self._replace(all_selected=bool(self.text), caret=len(self.text))
        match key.name:
            case "backspace" | "delete" if self.all_selected:
                return self._replace(text="", caret=0, all_selected=False)
            case "backspace" if self.caret:
                text = self.text[: self.caret - 1] + self.text[self.caret :]
                return self._replace(text=text, caret=self.caret - 1)
            case "delete":
                return self._replace(text=self.text[: self.caret] + self.text[self.caret + 1 :])
            case "left":
                return self._at(0 if self.all_selected else self.caret - 1)
            case "right":
                return self._at(self.caret + (0 if self.all_selected else 1))
            case "home":
                return self._at(0)
            case "end":
                return self._at(len(self.text))
        return self

    def _at(self, caret: int) -> Editing:
        return self._replace(caret=min(max(caret, 0), len(self.text)), all_selected=False)
