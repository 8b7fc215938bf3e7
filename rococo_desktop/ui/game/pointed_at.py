"""What the viewer attends to: the thing pointed at and for how long, and what was refused last."""

from __future__ import annotations

from rococo_desktop.model.decisions import Reason, Target
from rococo_desktop.ui.game.tooltip import HOVER

NEXT_PAGE: Target = ("tray", "next")
NO_THINGS = frozenset({"command", "confirm", "fact", "log", "picked", "region", "tray"})
"""Kinds of targets that are no pieces to be seen large."""


class Attention:
    """Where the eye is. It is no part of the game and is forgotten when the game moves on."""

    def __init__(self) -> None:
        self.pointed: Target | None = None
        self.thing: Target | None = None
        """The piece pointed at last: the button of the magnifier lies elsewhere."""
        self.tip = False
        """True once the tooltip of the thing pointed at is due."""
        self.refused: tuple[Reason, ...] = ()
        """Why the thing chosen last could not be."""
        self.tray_page = 0
        self.rests = False
        """True while the pointer has not moved since the last choice: nobody asks what lies under it now."""
        self._since = 0.0
        self._hushed = False

    @property
    def meant(self) -> Target | None:
        """What Enter is for: the thing pointed at, unless it came to lie under a pointer at rest."""
        return None if self.rests else self.pointed

    def point(self, target: Target | None, now: float) -> bool:
        """Something is pointed at, or nothing any more; True if that is news."""
        if target is None and self.pointed is None:
            return False
        self.pointed, self._since = target, now
        if target is not None and target[0] not in NO_THINGS:
            self.thing = target
        self.tip = self._hushed = self.rests = False
        self.refused = ()
        return True

    def refuse(self, reasons: tuple[Reason, ...]) -> None:
        """What was chosen could not be, and why."""
        self.refused = reasons

    def hush(self) -> None:
        """What is pointed at has said enough: its tooltip goes, and stays away until the eye moves on."""
        self.tip, self._hushed = False, True

    def stir(self, now: float) -> bool:
        """The pointer moves within what it points at; True if that asks about it anew."""
        stirs = self.rests
        if stirs:
            self.point(self.pointed, now)
        return stirs

    def rest(self) -> None:
        """Something was chosen: whatever lies under the pointer now, nobody has asked why it cannot be."""
        self.refused = ()
        self.tip, self.rests = False, True

    def turn_back(self) -> None:
        """The game has moved: what was refused no longer matters, and the tray is a new one."""
        self.rest()
        self.tray_page = 0

    def turns_page(self, target: Target) -> bool:
        """True if this target turns to the next page of the tray, which it does."""
        turns = target == NEXT_PAGE
        self.tray_page += turns
        return turns

    def look_away(self) -> None:
        """Other eyes come: nothing of what was pointed at is remembered for them."""
        self.pointed = self.thing = None
        self.tip = False
        self.turn_back()

    def tip_due(self, now: float) -> float | None:
        """In how many seconds the tooltip is due; None if it is there, or none will come."""
        if self.pointed is None or self.tip or self._hushed or self.rests:
            return None
        left = self._since + HOVER - now
        if left > 0:
            return left
        self.tip = True
        return None
