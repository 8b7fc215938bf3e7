"""Filling the stage: everything the table shows at one moment, asked of the game for one viewer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from rococo_desktop.model.outlook import Gained, HallStanding, Market
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.play.game.session_values import Happening, PublicDefinitions, RecordInfo
from rococo_desktop.play.table_setup import COLOURS, PERSON, SeatEntry
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.table_state.stage import Seat, Stage
from rococo_desktop.ui.text.chronicle import Chronicle, Entry
from rococo_desktop.ui.text.names import seat_name


class ShownGame(Protocol):
    """A game the table can show: the one that is played, or one that is watched."""

    @property
    def record(self) -> RecordInfo:
        """What everybody may know of its record."""
        ...

    @property
    def definitions(self) -> PublicDefinitions:
        """Its pieces and its board."""
        ...

    @property
    def version(self) -> int:
        """A number that changes whenever the game has moved, forward or back."""
        ...

    @property
    def steps(self) -> int:
        """How many choices are in effect, the deal counted as one."""
        ...

    @property
    def rests(self) -> bool:
        """True while what happened last is shown only as far as its own turn goes."""
        ...

    def events(self, viewer: int, since: int = 0) -> tuple[Happening, ...]:
        """What happened through each choice in effect from number `since` on."""
        ...

    def market(self, viewer: int) -> Market:
        """What everything costs now and next, and what the viewer can pay."""
        ...

    def halls(self) -> tuple[HallStanding, ...]:
        """Who leads every hall and the fireworks."""
        ...

    def forecast(self, viewer: int, card: int) -> tuple[Gained, ...]:
        """What this employee's bonus would give the viewer now."""
        ...


class Log:
    """The log as far as the game is: it grows with it, and is written anew where something was undone."""

    def __init__(self, session: ShownGame, defs: PublicDefinitions, names: tuple[str, ...]) -> None:
        self._session = session
        self._blank = (defs, names, characters_of(session))
        self._viewer = NOBODY
        self._read: tuple[int, int] = (-1, -1)
        self._book = Chronicle(*self._blank)
        self._asked: tuple[int, bool, int] = (-1, False, NOBODY)
        self._entries: tuple[Entry, ...] = ()

    def entries(self, viewer: int) -> tuple[Entry, ...]:
        """Every line, as the viewer may know it."""
        session = self._session
        asked = (session.version, session.rests, viewer)
        if asked == self._asked:
            return self._entries
        # A choice that is told only in part is read once all of it is told.
        part = 1 if session.rests else 0
        now = (session.version - part, session.steps - part)
        version, steps = self._read
        # Every choice adds one to both; taking one back adds to the version alone.
        goes_on = steps <= now[1] and now[0] - version == now[1] - steps
        if viewer != self._viewer or version < 0 or not goes_on:
            self._book, steps = Chronicle(*self._blank), 0
        told = session.events(viewer, steps)
        whole = now[1] - steps
        self._book.read(told[:whole])
        self._read, self._viewer, self._asked = now, viewer, asked
        self._entries = self._book.entries(told[whole:])
        return self._entries


def characters_of(game: ShownGame) -> tuple[str, ...]:
    """The character of each seat, empty where it has none."""
    return tuple(entry.character for entry in game.record.seats)


class Staging:
    """What does not change while a game is played, and the stage for a view of it."""

    def __init__(self, session: ShownGame, is_plain: Callable[[int], bool] = lambda seat: False) -> None:
        self._session = session
        self._is_plain = is_plain
        self.defs: PublicDefinitions = session.definitions
        self.names = tuple(entry.name for entry in session.record.seats)
        self._log = Log(session, self.defs, self.names)

    def rename(self) -> None:
        """Somebody at the table may have another name now: the log tells everything with it."""
        names = tuple(entry.name for entry in self._session.record.seats)
        if names != self.names:
            self.names = names
            self._log = Log(self._session, self.defs, names)

    def seats(self, kit: Kit) -> tuple[Seat, ...]:
        """Everybody at the table, the rival of a single player included."""
        entries = self._session.record.seats
        found = [
            Seat(entry.name, _colour(entry), entry.player == PERSON, entry.player, entry.character)
            for entry in entries
        ]
        free = iter([at for at in range(len(COLOURS)) if at not in {seat.colour for seat in found}])
        found += [
            Seat(kit.say(seat_name(self.names, seat)), next(free), False)
            for seat in range(len(found), self.defs.seats)
        ]
        return tuple(found)

    def stage(
        self,
        kit: Kit,
        view: PlayerView,
        prompt: str = "",
        market: Market | None = None,
        halls: tuple[HallStanding, ...] = (),
    ) -> Stage:
        """The table as it is in this view, with nothing lit and nothing in the tray."""
        session = self._session
        plain = self._is_plain(view.viewer)
        market = market if market is not None else session.market(view.viewer)
        return Stage(
            view,
            self.defs,
            self.seats(kit),
            prices_alone(market) if plain else market,
            halls or session.halls(),
            {} if plain else self._forecasts(view),
            prompt,
        )

    def _forecasts(self, view: PlayerView) -> Mapping[int, tuple[Gained, ...]]:
        if view.viewer == NOBODY or view.own is None:
            return {}
        seat, own = view.seats[view.viewer], view.own
        cards = {*own.hand, *own.supply, *own.looking, *own.specialist, *view.hire}
        cards |= {*seat.discard, *seat.resolving, *seat.leaving}
        return {card: self._session.forecast(view.viewer, card) for card in sorted(cards - {EMPTY})}

    def log(self, viewer: int) -> tuple[Entry, ...]:
        """The log of the game so far, as the viewer may know it."""
        return self._log.entries(viewer)


def prices_alone(market: Market) -> Market:
    """The market without what the viewer can pay."""
    return Market(
        tuple(one._replace(missing=None) for one in market.garments),
        tuple(one._replace(missing=None) for one in market.drawers),
        market.hire._replace(missing=None),
        tuple(one._replace(missing=None) for one in market.jewelry),
        (None,) * len(market.decorations),
    )


def _colour(entry: SeatEntry) -> int:
    """The colour of a seat; a record from elsewhere may name one we do not have."""
    return COLOURS.index(entry.colour) if entry.colour in COLOURS else entry.shown_emblem
