"""Events of every kind a window can get, drawn by chance: mostly of use to somebody, sometimes of none."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame

from rococo_desktop.ui.picture.picture_parts import Hotspot, HotspotRole
from rococo_desktop.ui.window.shell import Shell

KEYS = (
    *("escape", "return", "space", "tab", "backspace", "delete", "insert", "home", "end", "menu"),
    *("page up", "page down"),
    *("left", "right", "up", "down", *(f"f{number}" for number in range(1, 13))),
    *("left shift", "right ctrl", "left alt", "print screen"),
)
KEY = (pygame.KEYDOWN, pygame.KEYUP)
STRANGE = (0, 1, 0x7FFFFFFF, 0x444, 0x3B1, pygame.K_KP_ENTER, pygame.K_KP_5, pygame.K_AC_BACK)
"""Codes of keys without a letter or a name of ours."""
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-=,./;'[]\\`"
MODIFIERS = (pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META, pygame.KMOD_NUM)
WRITTEN = (
    *("a", "Ü", "ж", "Ω", "漢字", "🎭", "❤️", "\u200b", "e\u0301", "\x00", "<b>", "%s{0}", "İ", "\t", " ", ""),
    *("ﷺ" * 9, "x" * 300),
)
WINDOW = (
    *(pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED),
    *(pygame.WINDOWEXPOSED, pygame.WINDOWLEAVE, pygame.WINDOWENTER, pygame.WINDOWMINIMIZED),
    *(pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED, pygame.WINDOWSHOWN, pygame.WINDOWHIDDEN),
    *(pygame.WINDOWMOVED, pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED, pygame.WINDOWTAKEFOCUS),
    *(pygame.ACTIVEEVENT, pygame.CLIPBOARDUPDATE, pygame.USEREVENT, pygame.KEYMAPCHANGED),
    *(pygame.VIDEOEXPOSE, pygame.WINDOWDISPLAYCHANGED, pygame.RENDER_TARGETS_RESET),
)


class Mischief:
    """Makes events for a game whose files lie in this folder."""

    def __init__(self, chance: Random, home: Path) -> None:
        self._chance = chance
        self._home = home
        self._kinds: dict[Callable[[Shell], list[pygame.Event]], int] = {
            self._press: 24,
            self._let_go: 10,
            self._move: 16,
            self._click: 40,
            self._wheel: 6,
            self._write: 6,
            self._window: 8,
            self._drop: 1,
            self._touch: 1,
        }

    def choice(self, shell: Shell) -> list[pygame.Event]:
        """What a person might do: a click on something that can be chosen, or a word that it is meant."""
        if self._chance.random() < 0.25:
            return [pygame.Event(kind, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=40) for kind in KEY]
        lit = [spot for spot in shell._picture.hotspots if spot.lit]
        spots = [spot for spot in lit if spot.role is HotspotRole.TARGET] or lit
        return self._clicks(_middle(shell, self._chance.choice(spots)), 1) if spots else self._click(shell)

    def some(self, shell: Shell, number: int) -> list[pygame.Event]:
        """At least so many events."""
        kinds = self._chance.choices(list(self._kinds), list(self._kinds.values()), k=number)
        return [event for kind in kinds for event in kind(shell)]

    def _press(self, shell: Shell) -> list[pygame.Event]:
        return [self._key(pygame.KEYDOWN)]

    def _let_go(self, shell: Shell) -> list[pygame.Event]:
        return [self._key(pygame.KEYUP)]

    def _key(self, kind: int) -> pygame.Event:
        chance, written = self._chance, ""
        if chance.random() < 0.5:
            code = pygame.key.key_code(chance.choice(KEYS))
        elif chance.random() < 0.9:
            written = chance.choice(LETTERS)
            code = ord(written)
        else:
            code = chance.choice((*STRANGE, chance.randrange(2**30)))
        held = 0
        while chance.random() < 0.3:
            held |= chance.choice(MODIFIERS)
        return pygame.Event(kind, key=code, mod=held, unicode=written, scancode=chance.randrange(512))

    def _at(self, shell: Shell) -> tuple[int, int]:
        """Mostly on something that can be pointed at."""
        width, height = shell.window.size
        spots = shell._picture.hotspots
        if spots and self._chance.random() < 0.85:
            return _middle(shell, self._chance.choice(spots))
        return (self._chance.randrange(-50, width + 50), self._chance.randrange(-50, height + 50))

    def _move(self, shell: Shell) -> list[pygame.Event]:
        at = self._at(shell)
        return [pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0), touch=False)]

    def _click(self, shell: Shell) -> list[pygame.Event]:
        """Mostly a whole click, sometimes half of one."""
        clicks = self._clicks(self._at(shell), self._chance.choice((1, 1, 1, 1, 1, 1, 2, 3, 4, 5)))
        return [self._chance.choice(clicks)] if self._chance.random() < 0.2 else clicks

    def _clicks(self, at: tuple[int, int], button: int) -> list[pygame.Event]:
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        return [pygame.Event(kind, pos=at, button=button, touch=False) for kind in kinds]

    def _wheel(self, shell: Shell) -> list[pygame.Event]:
        y = self._chance.choice((-120, -3, -1, 0, 1, 3, 120))
        kind = pygame.MOUSEWHEEL
        return [pygame.Event(kind, x=0, y=y, precise_x=0.0, precise_y=y * 1.0, flipped=False, touch=False)]

    def _write(self, shell: Shell) -> list[pygame.Event]:
        text = self._chance.choice(WRITTEN)
        if self._chance.random() < 0.2:
            return [pygame.Event(pygame.TEXTEDITING, text=text, start=0, length=len(text))]
        return [pygame.Event(pygame.TEXTINPUT, text=text)]

    def _window(self, shell: Shell) -> list[pygame.Event]:
        return [pygame.Event(self._chance.choice(WINDOW), x=10, y=10, gain=0, state=1)]

    def _drop(self, shell: Shell) -> list[pygame.Event]:
        saves = sorted(str(file) for file in self._home.rglob("*.rococo"))[:20]
        files = [*saves, str(self._home), os.devnull, str(self._home / "no such file"), "", "a" * 5000]
        dropped = self._chance.choice(files)
        given = pygame.Event(pygame.DROPFILE, file=dropped)
        if self._chance.random() < 0.2:
            given = pygame.Event(pygame.DROPTEXT, text=dropped)
        return [pygame.Event(pygame.DROPBEGIN), given, pygame.Event(pygame.DROPCOMPLETE)]

    def _touch(self, shell: Shell) -> list[pygame.Event]:
        kind = self._chance.choice((pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION))
        return [pygame.Event(kind, touch_id=1, finger_id=1, x=0.5, y=0.5, dx=0.0, dy=0.0, pressure=1.0)]


def _middle(shell: Shell, spot: Hotspot) -> tuple[int, int]:
    x, y = spot.rect.centre
    return (round(x * shell.scale.factor), round(y * shell.scale.factor))
