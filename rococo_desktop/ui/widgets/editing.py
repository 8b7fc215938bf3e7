"""Editing one line of text: caret, select all, a limit. A value: every key gives the next one.

The caret stands between letters as people see them: accents go with the letter they belong to.
"""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from rococo_desktop.play.naming import clusters, composed, cut, writable
from rococo_desktop.ui.keys.key import Key


class Editing(NamedTuple):
    """Text being written, the caret before its letter, and whether all of it is selected."""

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
        wanted = [letter for letter in words if writable(letter) and (letter.isdecimal() or not self.digits)]
        if not wanted and self.all_selected:
            return self
        before, after = composed(text[:caret] + "".join(wanted)), text[caret:]
        before = cut(before, max(self.longest - len(after), caret))
        return self._replace(text=before + after, caret=len(before), all_selected=False)

    def key(self, key: Key) -> Editing:
        """After an editing key; the same value if the key is none."""
        if key.ctrl and key.name == "a":
            return self._replace(all_selected=bool(self.text), caret=len(self.text))
        match key.name:
            case "backspace" | "delete" if self.all_selected:
                return self._replace(text="", caret=0, all_selected=False)
            case "backspace":
                start = self._border(-1)
                return self._replace(text=self.text[:start] + self.text[self.caret :], caret=start)
            case "delete":
                return self._replace(text=self.text[: self.caret] + self.text[self._border(1) :])
            case "left":
                return self._at(0 if self.all_selected else self._border(-1))
            case "right":
                return self._at(self.caret if self.all_selected else self._border(1))
            case "home":
                return self._at(0)
            case "end":
                return self._at(len(self.text))
        return self

    def _border(self, way: int) -> int:
        """The next place between letters before the caret (-1) or after it (1)."""
        borders = accumulate((len(cluster) for cluster in clusters(self.text)), initial=0)
        beyond = [border for border in borders if (border - self.caret) * way > 0]
        return min(beyond, key=lambda border: abs(border - self.caret), default=self.caret)

    def _at(self, caret: int) -> Editing:
        return self._replace(caret=caret, all_selected=False)
