"""Setting a table: who plays, which box, which modules, who begins; then the ball is dealt."""

from __future__ import annotations

import msgspec

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.seating import PERSON, drawn_seed
from rococo_desktop.play.viewing import Privacy
from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.scene import Key
from rococo_desktop.ui.scenes.draft import AGENT, LONGEST_NAME, LONGEST_SEED, draft_from
from rococo_desktop.ui.scenes.menu import MenuScene
from rococo_desktop.ui.scenes.setup_picture import BACK, BY_CHANCE, START, Setting, lay_setup
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.widgets.editing import Editing
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.tips import lay_notice


class SetupScene(MenuScene):
    """Begins with the last table; what is set is remembered when the ball begins."""

    kind = "setup"

    def __init__(self, services: Services, solo: bool = False) -> None:
        super().__init__(services)
        self.draft = draft_from(services.settings.current.last_table, solo, services.settings.current.privacy)
        self._field = ""
        self._editing: Editing | None = None
        self._before = ""
        self._opening = False

    def heading(self) -> str:
        """What the screen is for."""
        return self.services.words.say(message("setup.solo" if self.draft.is_solo else "setup.heading"))

    def default(self) -> Target | None:
        """Begin."""
        return START

    def compose(self, form: Form, room: Size) -> None:
        """The two panels and the row of buttons."""
        lay_setup(form, room, Setting(self.draft, self._field, self._editing, self.heading()))
        if self._opening:
            lay_notice(form, room, form.say(message("title.opening")))

    # Pressing.

    def choose(self, target: Target) -> None:
        """Press a control; what was being written stands."""
        if self._editing is not None and target != ("field", self._field):
            self._stop()
        super().choose(target)

    def pressed(self, target: Target) -> None:
        """Change the table by one control."""
        kind, which = target[0], str(target[1])
        if target == START:
            self._opening = True
            self.after_frame(self._begin)
        elif target == BACK:
            self.services.stack.pop()
        elif target == BY_CHANCE:
            self.draft = self.draft._replace(seed="")
        elif kind == "field":
            self._write(which)
        elif kind == "colour":
            self.draft = self.draft.with_next_colour(int(which))
        elif kind == "chair":
            self.draft = self.draft.with_number(int(which))
        elif kind == "switch":
            self.draft = self.draft.with_module(which, which not in self.draft.modules)
        elif kind == "choice":
            self._option(*which.split(":", 1))
        self.changed()

    def _option(self, row: str, value: str) -> None:
        draft = self.draft
        match row:
            case "number":
                self.draft = draft.with_number(int(value))
            case "edition":
                self.draft = draft._replace(edition=Edition(value))
            case "level":
                self.draft = draft._replace(level=SoloLevel(value))
            case "begins":
                self.draft = draft._replace(start_seat=None if value == "lot" else int(value))
            case "privacy":
                self.draft = draft._replace(privacy=Privacy(value))
            case _ if row.startswith("player"):
                player = PERSON if value == "person" else AGENT
                self.draft = draft.with_player(int(row.removeprefix("player")), player)

    def _begin(self) -> None:
        table = self.draft.table(drawn_seed())
        self.services.settings.change(last_table=msgspec.structs.replace(table, seed=0))
        self.services.stack.reset(self.services.doors.table(self.services.begin(table)))

    # Writing.

    def _write(self, name: str) -> None:
        if self._editing is not None:
            return
        self._field, self._before = name, self._text(name)
        is_seed = name == "seed"
        self._editing = Editing.begin(self._before, LONGEST_SEED if is_seed else LONGEST_NAME, is_seed)

    def _stop(self, keep: bool = True) -> None:
        if self._editing is not None:
            self._put(self._editing.text.strip() if keep else self._before)
        self._editing, self._field = None, ""
        self.changed()

    def _text(self, name: str) -> str:
        return self.draft.seed if name == "seed" else self.draft.seats[int(name)].name

    def _put(self, text: str) -> None:
        if self._field == "seed":
            self.draft = self.draft._replace(seed=text)
        else:
            self.draft = self.draft.with_name(int(self._field), text)

    def typed(self, text: str) -> None:
        """Write into the field that is edited."""
        if self._editing is not None:
            self._edit(self._editing.typed(text))

    def _edit(self, editing: Editing) -> None:
        self._editing = editing
        self._put(editing.text)
        self.changed()

    def key_down(self, key: Key) -> bool:
        """While something is written, keys belong to it; Tab goes on to the next control."""
        if self._editing is None:
            return super().key_down(key)
        if key.name == "tab":
            self._stop()
            return False
        if key.name in {"return", "escape"}:
            self._stop(keep=key.name == "return")
        else:
            self._edit(self._editing.key(key))
        return True
