"""The company of a game in progress: seats change hands, people other names, and each has habits."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.errors import BadTableError
from rococo_desktop.play.seating import AGENTS, PERSON
from rococo_desktop.play.session import Session
from rococo_desktop.play.settings import Assistance
from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.scene import Key
from rococo_desktop.ui.scenes.company_picture import BACK, Company, lay_company
from rococo_desktop.ui.scenes.draft import LONGEST_NAME
from rococo_desktop.ui.scenes.menu import MenuScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.widgets.editing import Editing
from rococo_desktop.ui.widgets.form import Form


class CompanyScene(MenuScene):
    """Every change holds at once: who plays is written into the game, habits into the settings."""

    kind = "company"

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self._session = session
        self._seat = -1
        self._editing: Editing | None = None
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
        company = Company(self._session.record.seats, settings, self._seat, self._editing, self._wrong)
        lay_company(form, room, self.heading(), company)

    # Pressing.

    def choose(self, target: Target) -> None:
        """Press a control; what was being written stands."""
        if self._editing is not None and target != ("field", str(self._seat)):
            self._stop()
        super().choose(target)

    def pressed(self, target: Target) -> None:
        """Change one thing about one seat."""
        kind, which = target[0], str(target[1])
        if target == BACK:
            self.services.stack.pop()
        elif kind == "field":
            self._write(int(which))
        elif kind == "switch":
            self._habit(int(which.removeprefix("confirm")), confirm=True)
        elif kind == "choice":
            row, value = which.split(":", 1)
            if row.startswith("player"):
                seat = int(row.removeprefix("player"))
                self._session.reseat(seat, player=PERSON if value == "person" else AGENTS[0])
            else:
                self._habit(int(row.removeprefix("assistance")), assistance=Assistance(value))
        self.changed()

    def _habit(self, seat: int, confirm: bool = False, assistance: Assistance | None = None) -> None:
        settings, name = self.services.settings.current, self._session.record.seats[seat].name
        if confirm:
            settings = settings.with_habits(name, confirm_end_of_turn=not settings.confirms(name))
        if assistance is not None:
            settings = settings.with_habits(name, assistance=assistance)
        self.services.settings.change(people=settings.people)

    # Writing.

    def _write(self, seat: int) -> None:
        if self._editing is None:
            self._seat = seat
            self._editing = Editing.begin(self._session.record.seats[seat].name, LONGEST_NAME)

    def _stop(self, keep: bool = True) -> None:
        """The name stands, if it can: two people of one name could not be told apart."""
        editing, seat = self._editing, self._seat
        self._editing, self._seat, self._wrong = None, -1, None
        if editing is not None and keep:
            self._rename(seat, editing.text.strip())
        self.changed()

    def _rename(self, seat: int, name: str) -> None:
        """The habits go with the name; whoever sits down under a known one finds theirs."""
        try:
            self._session.reseat(seat, name=name)
        except BadTableError as error:
            taken = error.params["why"] == "seating.name_twice"
            self._wrong = (
                message("company.name_twice", name=name) if taken else message("company.name_missing")
            )

    def typed(self, text: str) -> None:
        """Write into the name that is edited."""
        if self._editing is not None:
            self._editing = self._editing.typed(text)
            self.changed()

    def key_down(self, key: Key) -> bool:
        """While a name is written, keys belong to it; Tab goes on to the next control."""
        if self._editing is None:
            return super().key_down(key)
        if key.name == "tab":
            self._stop()
            return False
        if key.name in {"return", "escape"}:
            self._stop(keep=key.name == "return")
        else:
            self._editing = self._editing.key(key)
            self.changed()
        return True
