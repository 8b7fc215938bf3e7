"""How each person at the table likes it, by the seat they play now."""

from __future__ import annotations

from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Assistance
from rococo_desktop.play.settings_in_force import Preferences


class TableHabits:
    """The settings of whoever plays a seat; asked anew each time, for both can change at any moment."""

    def __init__(self, preferences: Preferences, session: Session) -> None:
        self._preferences = preferences
        self._session = session

    def confirms(self, seat: int) -> bool:
        """True if this seat is asked before its turn ends."""
        return self._preferences.current.confirms(self._session.record.seats[seat].name)

    def is_plain(self, seat: int) -> bool:
        """True if this seat wants no more to be shown than what it can choose, and why not."""
        seats = self._session.record.seats
        if not 0 <= seat < len(seats):
            return False
        return self._preferences.current.assists(seats[seat].name) is Assistance.PLAIN
