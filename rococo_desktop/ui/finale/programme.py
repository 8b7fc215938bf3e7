"""The programme of the final scoring: the lines of the engine's score sheet as acts and cues, in their order.

Nothing is counted here: every figure is that of a line of the sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from rococo_desktop.model import score_causes
from rococo_desktop.model.events import Event, Moved
from rococo_desktop.model.places import Place
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.state import ScoreLine
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.piece_names import garment_name
from rococo_desktop.ui.text.score_sheet_words import category_sentence, score_cause

STEPS = ("F1", "F1j", "F2", "F3", "F4", "F5", "F6", "F7", "B12")
"""The acts in their order; F1j and B12 belong to modules, F5 is the walk to the terrace."""


class CueManner(StrEnum):
    """How a cue is staged."""

    COUNT = "count"
    """Points lift from where they lie."""
    WALK = "walk"
    """A garment walks to the terrace."""
    ROCKET = "rocket"
    """A rocket bursts, and the garment's prestige is multiplied."""


class ScoreCue(NamedTuple):
    """One thing that happens: who gets how much, from where, and why."""

    manner: CueManner
    seat: int
    points: int
    why: Message
    sources: tuple[Place, ...]
    """Where it comes from: the first of these that the table shows."""
    goal: Place | None = None
    """Where a walk ends."""
    piece: int = EMPTY
    """The garment that walks."""
    factor: int = 1


class Act(NamedTuple):
    """One step of the final scoring."""

    step: str
    cues: tuple[ScoreCue, ...]


class Walk(NamedTuple):
    """A garment that went from the royal hall to the terrace."""

    garment: int
    space: int
    at: int
    seat: int


def walks_of(events: Iterable[Event], view: PlayerView, fireworks: Sequence[int]) -> tuple[Walk, ...]:
    """Everybody who went out to the terrace; what was taken back in between is not among these events."""
    found = []
    for event in events:
        match event:
            case Moved(garment, ("guests", int(space)), ("terrace", int(at))):
                found.append(Walk(garment, space, at, view.trademarks[fireworks[at]]))
    return tuple(found)


def before_walks(view: PlayerView, walks: Iterable[Walk]) -> PlayerView:
    """The table before these garments went out."""
    guests, terrace, marks = list(view.guests), list(view.terrace), list(view.trademarks)
    for walk in walks:
        guests[walk.space], terrace[walk.at], marks[walk.space] = walk.garment, EMPTY, walk.seat
    return view._replace(guests=tuple(guests), terrace=tuple(terrace), trademarks=tuple(marks))


def programme(
    defs: PublicDefinitions, view: PlayerView, lines: Sequence[ScoreLine], walks: Sequence[Walk]
) -> tuple[Act, ...]:
    """Every step with something to show, the fireworks of the last one at its end."""
    acts = []
    for step in STEPS:
        if step == "F5":
            cues = [_walk(defs, walk) for walk in walks]
        else:
            found = [_cue(defs, view, line) for line in lines if line.rule == step]
            cues = sorted(found, key=lambda cue: cue.manner is CueManner.ROCKET)
        if cues:
            acts.append(Act(step, tuple(cues)))
    return tuple(acts)


def about(step: str) -> Message:
    """What an act counts, in one sentence."""
    return message("finale.F5.about") if step == "F5" else category_sentence(step)


def _walk(defs: PublicDefinitions, walk: Walk) -> ScoreCue:
    factor = _factor(defs, walk.at)
    why = message("finale.walks", garment=garment_name(defs, walk.garment), factor=factor)
    source, goal = ("guests", walk.space), ("terrace", walk.at)
    return ScoreCue(CueManner.WALK, walk.seat, 0, why, (source,), goal, walk.garment, factor)


def _factor(defs: PublicDefinitions, at: int) -> int:
    return defs.decorations[defs.fireworks[at] - defs.first_decoration].factor


def _cue(defs: PublicDefinitions, view: PlayerView, line: ScoreLine) -> ScoreCue:
    why = score_cause(defs, line)
    sources = tuple(_sources(defs, view, line))
    match line.why:
        case score_causes.GarmentOnTerrace(garment, factor):
            return ScoreCue(
                CueManner.ROCKET, line.seat, line.points, why, sources, piece=garment, factor=factor
            )
    return ScoreCue(CueManner.COUNT, line.seat, line.points, why, sources)


def _sources(defs: PublicDefinitions, view: PlayerView, line: ScoreLine) -> Iterator[Place]:
    why = line.why
    if type(why) in OWN:
        yield (OWN[type(why)], line.seat)
    else:
        yield from _on_board(defs, view, why)
    yield ("seat", line.seat)


OWN: Mapping[type[score_causes.Cause], str] = {
    score_causes.LivreGivenBack: "livre",
    score_causes.JewelryOwned: "jewelry",
    score_causes.FavorHeld: "favor",
    score_causes.Crowned: "supply",
}
"""What scores from before its seat, and where it lies there."""


def _on_board(defs: PublicDefinitions, view: PlayerView, why: score_causes.Cause) -> Iterator[Place]:
    """Where on the board points lie; nowhere for what is not on it."""
    match why:
        case score_causes.HallWon(hall):
            yield ("halls", hall)
        case score_causes.FireworksWon():
            yield ("halls", NOBODY)
        case score_causes.StatueFunded(place) | score_causes.DecorationFunded(place):
            yield ("trademarks", place)
        case score_causes.GarmentRented(garment):
            yield ("guests", view.guests.index(garment))
        case score_causes.GarmentOnTerrace(garment):
            yield ("terrace", view.terrace.index(garment))
        case score_causes.InAllHalls(at):
            yield ("trademarks", defs.first_all_halls + at)


KEYS = tuple(f"finale.{step}" for step in STEPS)
"""The keys of this module that are built from closed lists."""
