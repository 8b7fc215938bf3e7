"""Setting a table: who plays, which box, which modules, who begins; then the ball is dealt."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.table_setup import drawn_seed
from rococo_desktop.play.viewing import Privacy
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.scenes.rival_chooser import RivalScene
from rococo_desktop.ui.scenes.setup_draft import LONGEST_NAME, LONGEST_SEED, draft_from, remembered
from rococo_desktop.ui.scenes.setup_picture import BACK, BY_CHANCE, START, SetupShown, lay_setup
from rococo_desktop.ui.scenes.writing_screen import WritingScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.rival_names import called
from rococo_desktop.ui.widgets.editing import Editing
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.rival_panel import Elsewhere, RivalShown
from rococo_desktop.ui.widgets.tips import lay_notice

SEED = "seed"
"""The field of the seed; those of the names are called by their seats."""


class SetupScene(WritingScene):
    """Begins with the last table; what is set is remembered when the ball begins."""

    kind = "setup"

    def __init__(self, services: Services, solo: bool = False) -> None:
        super().__init__(services)
        self.draft = self._proposed = draft_from(services.settings.current, solo, called(services.words))
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
        lay_setup(form, room, SetupShown(self.draft, self.field, self.editing, self.heading()))
        if self._opening:
            lay_notice(form, room, form.say(message("title.opening")))

    def unfinished(self) -> bool:
        """True once anything was set otherwise than it was proposed."""
        return super().unfinished() or self.draft != self._proposed

    # Pressing.

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
            self._begin_writing(which)
        elif kind == "colour":
            self.draft = self.draft.with_next_colour(int(which))
        elif kind == "chair":
            self.draft = self.draft.with_number(int(which))
        elif kind == "rival":
            self._choose_rival(int(which))
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
                seat = int(row.removeprefix("player"))
                self.draft = draft.with_person(seat) if value == "person" else draft.with_rival(seat)

    def _choose_rival(self, seat: int) -> None:
        self.services.stack.push(RivalScene(self.services, self._rival_at(seat), self._rival_chosen))

    def _rival_at(self, seat: int) -> RivalShown:
        entry = self.draft.entry(seat)
        others = {
            one.character: Elsewhere(at, one.shown_colour)
            for at, one in enumerate(self.draft.playing)
            if at != seat
        }
        return RivalShown(seat, self.draft.called[seat], entry.player, entry.character, others)

    def _rival_chosen(self, shown: RivalShown) -> RivalShown:
        """What the chooser says holds at once."""
        draft = self.draft.with_level(shown.seat, shown.level).with_called(shown.seat, shown.called)
        self.draft = draft.with_character(shown.seat, shown.character)
        self.changed()
        return self._rival_at(shown.seat)

    def _begin(self) -> None:
        table = self.draft.table(drawn_seed())
        self.services.settings.change(**remembered(self.draft, table))
        self.services.stack.reset(self.services.doors.table(self.services.begin(table)))

    # Writing.

    def _begin_writing(self, field: str) -> None:
        self._before = self.draft.seed if field == SEED else self.draft.entry(int(field)).name
        longest = LONGEST_SEED if field == SEED else LONGEST_NAME
        self.write(field, Editing.begin(self._before, longest, field == SEED))

    def written(self, field: str, text: str) -> None:
        """It holds at once: the other controls show it."""
        if field == SEED:
            self.draft = self.draft._replace(seed=text)
        else:
            self.draft = self.draft.with_name(int(field), text)

    def stopped(self, field: str, text: str | None) -> None:
        """The text stands, or what was there before."""
        self.written(field, self._before if text is None else text)
