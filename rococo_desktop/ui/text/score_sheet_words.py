"""The score sheet in words: each line's cause, and the categories of the final scoring."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model import score_causes
from rococo_desktop.model.state import ScoreLine
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.messages import Message, message, rows
from rococo_desktop.ui.text.piece_names import (
    decoration_name,
    employee_name,
    garment_name,
    hall_name,
)
from rococo_desktop.ui.text.seat_and_module_names import amount, seat_name

CATEGORIES = ("play", "F1", "F1j", "F2", "F3", "F4", "F6", "F7", "B12")
"""The rows of the score sheet in their order; `play` is what was gained before the final scoring."""


def category_name(category: str) -> Message:
    """The name of a row of the score sheet."""
    return message(f"category.{category}")


def category_sentence(category: str) -> Message:
    """What a row of the score sheet counts, in one sentence."""
    return message(f"category.{category}.about")


def score_line(defs: PublicDefinitions, line: ScoreLine, seats: tuple[str, ...]) -> Message:
    """A line of the sheet: who gets how much, and why."""
    return message(
        "score.line",
        seat=seat_name(seats, line.seat),
        prestige=amount("prestige", line.points),
        cause=score_cause(defs, line),
    )


def score_lines(defs: PublicDefinitions, lines: Sequence[ScoreLine], seats: tuple[str, ...]) -> Message:
    """Several lines of one seat as one: what they bring together, and each cause with its points."""
    if len(lines) == 1:
        return score_line(defs, lines[0], seats)
    parts = [message("score.part", cause=score_cause(defs, line), n=line.points) for line in lines]
    total = amount("prestige", sum(line.points for line in lines))
    named = seat_name(seats, lines[0].seat)
    return message("score.lines", seat=named, prestige=total, causes=rows(parts))


def score_cause(defs: PublicDefinitions, line: ScoreLine) -> Message:
    """Why the points of a line were given."""
    match line.why:
        case score_causes.LivreGivenBack(livre):
            return message("score.livre", n=livre)
        case score_causes.JewelryOwned(tiles):
            return message("score.jewelry", n=tiles)
        case score_causes.Crowned(card):
            return message("score.crown", card=employee_name(defs, card))
        case score_causes.FavorHeld():
            return message("score.favor")
        case score_causes.HallWon() | score_causes.FireworksWon() as won:
            return _majority(won)
        case score_causes.GarmentRented() | score_causes.GarmentOnTerrace() as seen:
            return _garment(defs, seen)
        case score_causes.StatueFunded() | score_causes.DecorationFunded() as funded:
            return _decoration(defs, funded)
        case score_causes.InAllHalls():
            return message("score.all_halls")
        case score_causes.TilesHeld(tiles):
            return message("score.tiles", n=tiles)


def _majority(won: score_causes.HallWon | score_causes.FireworksWon) -> Message:
    rank = message(f"place.{won.place}")
    if isinstance(won, score_causes.FireworksWon):
        return message("score.fireworks", n=won.fireworks, place=rank)
    told = message("score.hall", n=won.garments, hall=hall_name(won.hall), place=rank)
    if won.masters:
        told = message("score.hall_masters", n=won.masters, hall=told)
    return message("score.hall_musicians", hall=told) if won.musicians else told


def _garment(
    defs: PublicDefinitions, seen: score_causes.GarmentRented | score_causes.GarmentOnTerrace
) -> Message:
    named = garment_name(defs, seen.garment)
    if isinstance(seen, score_causes.GarmentOnTerrace):
        return message("score.terrace", garment=named, factor=seen.factor)
    return message("score.garment", garment=named)


def _decoration(
    defs: PublicDefinitions, funded: score_causes.StatueFunded | score_causes.DecorationFunded
) -> Message:
    named = decoration_name(defs, funded.place)
    if isinstance(funded, score_causes.StatueFunded):
        return message("score.statue", n=funded.colours, statue=named)
    return message("score.decoration", decoration=named)


KEYS = (
    *(f"category.{category}{part}" for category in CATEGORIES for part in ("", ".about")),
    *(f"place.{place}" for place in (1, 2)),
)
"""The keys of this module that are built from closed lists."""
