"""The form: a sheet with what is pointed at, and what each control has to say when it is."""

from __future__ import annotations

from dataclasses import dataclass, field

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import HotspotRole
from rococo_desktop.ui.picture.sheet import Card, Kit, Sheet
from rococo_desktop.ui.text.messages import Message


@dataclass(slots=True)
class Form:
    """Where controls are laid. Each control leaves a hotspot and, if it has more to say, a tip."""

    sheet: Sheet
    pointed: Target | None = None
    tips: dict[Target, str] = field(default_factory=dict)

    @property
    def kit(self) -> Kit:
        """Words and fonts."""
        return self.sheet.kit

    def say(self, message: Message) -> str:
        """The words of a message."""
        return self.sheet.kit.say(message)

    def card(self, rect: Rect) -> Card:
        """A sprite to be composed."""
        return self.sheet.card(rect)

    def lay(self, card: Card) -> None:
        """Put a composed sprite on the sheet."""
        self.sheet.lay(card)

    def control(
        self, rect: Rect, target: Target, label: str, about: str = "", enabled: bool = True, key: str = ""
    ) -> None:
        """Make a control answer; what it says beyond its label becomes its tip."""
        description = f"{label}: {about}" if about else label
        self.sheet.hotspot(rect, target, description, HotspotRole.BUTTON, enabled, key)
        if about:
            self.tips[target] = about

    def region(self, rect: Rect, target: Target, label: str, about: str = "") -> None:
        """Make a part answer that only tells something."""
        self.sheet.hotspot(rect, target, f"{label}: {about}" if about else label)
        if about:
            self.tips[target] = about
