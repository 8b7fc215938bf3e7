"""What the annals say of everybody who played: how often, how well, at which tables, and with what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.archive.annals import FinishedGame, SeatResult
from rococo_desktop.play.naming import tidied


class Ball(NamedTuple):
    """A kind of game: games of one kind can be compared."""

    edition: Edition
    players: int
    """1 against Madame du Barry."""
    modules: tuple[str, ...]
    """In the order of their names."""
    level: SoloLevel | None = None
    """How strong Madame du Barry was, where that is known."""

    @property
    def order(self) -> tuple[str, int, tuple[str, ...], str]:
        """Where it stands among kinds that were played as often."""
        return (self.edition, self.players, self.modules, self.level or "")


class Tally(NamedTuple):
    """So many games, what came of them, and the mean points of each category."""

    games: int
    wins: int
    best: int
    mean: float
    categories: tuple[tuple[str, float], ...]


class Meetings(NamedTuple):
    """How often somebody sat at a table with a rival, and how often they won the ball."""

    games: int
    wins: int


Rival = tuple[str, str]
"""A level and a character, which is empty for nobody in particular."""


class Standing(NamedTuple):
    """What the annals say of one name: of all games, and of each kind of game, the most played first."""

    name: str
    whole: Tally
    by_ball: tuple[tuple[Ball, Tally], ...]
    by_rival: Mapping[Rival, Meetings] = MappingProxyType({})
    """Of balls with rivals whose level is known."""


def standings(games: Iterable[FinishedGame]) -> tuple[Standing, ...]:
    """What the annals say of every person, those with most games first."""
    by_name: dict[str, dict[Ball, list[SeatResult]]] = {}
    met: dict[str, dict[Rival, Meetings]] = {}
    for game in games:
        for seat in game.seats:
            if seat.person:
                by_name.setdefault(tidied(seat.name), {}).setdefault(ball_of(game), []).append(seat)
                _meet(met.setdefault(tidied(seat.name), {}), seat, game)
    found = [_standing(name, results, met[name]) for name, results in by_name.items()]
    return tuple(sorted(found, key=lambda one: (-one.whole.games, -one.whole.wins, one.name)))


def _meet(met: dict[Rival, Meetings], seat: SeatResult, game: FinishedGame) -> None:
    """Count the rivals of a game somebody played."""
    for other in game.seats:
        if other.agent:
            rival = other.agent, other.character
            before = met.get(rival, Meetings(0, 0))
            met[rival] = Meetings(before.games + 1, before.wins + seat.won)


def ball_of(game: FinishedGame) -> Ball:
    """Which kind of game it was."""
    return Ball(game.edition, len(game.seats), tuple(sorted(game.modules)), game.level)


def _standing(
    name: str, by_ball: dict[Ball, list[SeatResult]], by_rival: Mapping[Rival, Meetings]
) -> Standing:
    tallies = [(ball, tally(results)) for ball, results in by_ball.items()]
    tallies.sort(key=lambda pair: (-pair[1].games, pair[0].order))
    whole = tally([one for own in by_ball.values() for one in own])
    return Standing(name, whole, tuple(tallies), by_rival)


def tally(results: Sequence[SeatResult]) -> Tally:
    """These results, of which there is at least one, in figures."""
    games = len(results)
    kinds = sorted({kind for result in results for kind in result.categories})
    means = tuple((kind, sum(one.categories.get(kind, 0) for one in results) / games) for kind in kinds)
    points = [result.prestige for result in results]
    return Tally(games, sum(one.won for one in results), max(points), sum(points) / games, means)
