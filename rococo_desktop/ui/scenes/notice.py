"""A notice: something that is to be said once, over whatever is shown."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.scenes.interlude import Interlude
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.window.scene import Scene, ScreenQuestion

WIDE, GAP = 560, 12


class NoticeScene(Interlude):
    """Sentences in a panel, and one button."""

    kind = "notice"

    def __init__(self, services: Services, messages: Sequence[Message], after: Scene | None = None) -> None:
        super().__init__(services, after)
        self._messages = tuple(messages)

    def heading(self) -> str:
        """A word that something is to be said."""
        return self.services.words.say(message("notice.title"))

    def caption(self) -> ScreenQuestion | None:
        """What is said."""
        return ScreenQuestion(NOBODY, self.kind, " ".join(self._told()))

    def _told(self) -> list[str]:
        return [self.services.words.say(one) for one in self._messages]

    def body_size(self, form: Form, room: Size) -> Size:
        """As high as the sentences are."""
        heights = [
            form.kit.type.text_height(told, theme.BODY, theme.READ, WIDE) + GAP for told in self._told()
        ]
        return Size(WIDE, sum(heights))

    def body(self, form: Form, rect: Rect) -> None:
        """The sentences."""
        card = form.card(rect)
        y = rect.y
        for told in self._told():
            line = Rect(rect.x, y, WIDE, rect.bottom - y)
            y += card.paragraph(line, told, theme.READ, theme.INK, align=Align.CENTRE) + GAP
        form.lay(card)
