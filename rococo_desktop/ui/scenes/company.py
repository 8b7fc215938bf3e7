"""The company of a game in progress: seats change hands, people other names, and each has habits."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.errors import BadTableError
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.rivals import HANDED_LEVEL, level_of
from rococo_desktop.play.settings import Assistance
from rococo_desktop.play.table_setup import PERSON
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.scenes.company_picture import BACK, Company, lay_company
from rococo_desktop.ui.scenes.rival_chooser import RivalScene
from rococo_desktop.ui.scenes.setup_draft import LONGEST_NAME
from rococo_desktop.ui.scenes.writing_screen import WritingScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.widgets.editing import Editing
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.rival_panel import RivalShown


class CompanyScene(WritingScene):
    """Every change holds at once: who plays is written into the game, habits into the settings."""

    kind = "company"

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self._session = session
        self._wrong: Message | None = None

    def heading(self) -> str:
        """What the screen is."""
        return self.services.words.say(message("company.heading"))

    def default(self) -> Target | None:
        """Go back."""
        return BACK

    def compose(self, form: Form, room: Size) -> None:
        """One row for each seat."""
        settings = self.services.settings.current
        company = Company(self._session.record.seats, settings, self.field, self.editing, self._wrong)
        lay_company(form, room, self.heading(), company)

    # Pressing.

    def pressed(self, target: Target) -> None:
        """Change one thing about one seat."""
        kind, which = target[0], str(target[1])
        if target == BACK:
            self.services.stack.pop()
        elif kind == "field":
            name = self._session.record.seats[int(which)].name
            self.write(which, Editing.begin(name, LONGEST_NAME))
        elif kind == "level":
            self._choose_level(int(which))
        elif kind == "switch":
            self._habit(int(which.removeprefix("confirm")), confirm=True)
        elif kind == "choice":
            row, value = which.split(":", 1)
            if row.startswith("player"):
                seat = int(row.removeprefix("player"))
                now = self._session.record.seats[seat].player
                rival = HANDED_LEVEL if now == PERSON else now
                self._session.reseat(seat, player=PERSON if value == "person" else rival)
            else:
                self._habit(int(row.removeprefix("assistance")), assistance=Assistance(value))
        self.changed()

    def _choose_level(self, seat: int) -> None:
        entry = self._session.record.seats[seat]
        shown = RivalShown(seat, entry.name, level_of(entry.player), entry.character, only_level=True)
        self.services.stack.push(RivalScene(self.services, shown, self._level_chosen))

    def _level_chosen(self, shown: RivalShown) -> RivalShown:
        """From its next choice on the seat is played so well."""
        self._session.reseat(shown.seat, player=shown.level)
        self.changed()
        return shown

    def _habit(self, seat: int, confirm: bool = False, assistance: Assistance | None = None) -> None:
        settings, name = self.services.settings.current, self._session.record.seats[seat].name
        if confirm:
            settings = settings.with_habits(name, confirm_end_of_turn=not settings.confirms(name))
        if assistance is not None:
            settings = settings.with_habits(name, assistance=assistance)
        self.services.settings.change(people=settings.people)

    # Writing.

    def stopped(self, field: str, text: str | None) -> None:
        """The name stands, if it can: two people of one name could not be told apart."""
        self._wrong = None
        if text is None:
            return
        try:
            # The habits go with the name; whoever sits down under a known one finds theirs.
            self._session.reseat(int(field), name=text)
        except BadTableError as error:
            taken = error.params["why"] == "seating.name_twice"
            self._wrong = (
                message("company.name_twice", name=text) if taken else message("company.name_missing")
            )
