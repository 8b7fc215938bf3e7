"""What cards count, in words: "each of your gowns on the board", "at least 3 rings", "no green gown"."""

from __future__ import annotations

from rococo_desktop.content.yaml.data_keywords import COUNTS
from rococo_desktop.model.effects import Condition, Count, Countable, Sets
from rococo_desktop.model.vocabulary import Colour, Edition, Kind, Rank
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.messages import Message, listed, message


def things(defs: PublicDefinitions, count: Count) -> Message:
    """What is counted, as a plural: "your gowns on the board"."""
    return _said("things", defs, count)


def per(defs: PublicDefinitions, count: Countable, every: int) -> Message:
    """How many of it bring something: "each of ...", "every 2 of ..."."""
    if isinstance(count, Sets):
        return message("per.sets", n=every, parts=_parts(defs, count))
    return message("per.things", n=every, things=things(defs, count))


def measure(defs: PublicDefinitions, count: Countable) -> Message:
    """What a table is read by."""
    if isinstance(count, Sets):
        return message("measure.sets", parts=_parts(defs, count))
    if count.of == "staff" and count.rank is None:
        return message("measure.staff")
    return message("measure.things", things=things(defs, count))


def condition_clause(defs: PublicDefinitions, condition: Condition) -> Message:
    """What must hold, as part of a sentence: "at least 3 coats on the board"."""
    count = condition.count
    if isinstance(count, Sets):
        parts = _parts(defs, count)
        low = message("have.sets", n=condition.at_least, parts=parts)
        high = message("have.sets", n=condition.at_most or 0, parts=parts)
        nothing = message("no.sets", parts=parts)
    else:
        low = _said("have", defs, count, n=condition.at_least)
        high = _said("have", defs, count, n=condition.at_most or 0)
        nothing = _said("no", defs, count)
    if condition.at_most is None:
        return message("condition.at_least", n=condition.at_least, what=low)
    if condition.at_most == 0:
        return nothing
    if condition.at_least == 0:
        return message("condition.at_most", what=high)
    return message("condition.between", low=condition.at_least, what=high)


def _parts(defs: PublicDefinitions, count: Sets) -> Message:
    """What a complete set is made of."""
    return listed([_part(defs, part) for part in count.parts])


def _part(defs: PublicDefinitions, count: Count) -> Message:
    if count.of in _IN_SETS and not (count.master_space or count.chosen_hall):
        return message(f"part.{_word(defs, count)}")
    return _said("have", defs, count, n=1)


def _said(family: str, defs: PublicDefinitions, count: Count, **params: int) -> Message:
    key = f"{family}.{_word(defs, count)}"
    if count.of != "garments":
        return message(key, **params)
    return message(key, **params, where=_where(count))


def _word(defs: PublicDefinitions, count: Count) -> str:
    if count.of == "garments" and count.colour is not None:
        return f"garments.{defs.edition.value}.{count.colour.name.lower()}"
    if count.of == "jewelry" and count.colour is not None:
        return f"jewelry.{count.colour.name.lower()}"
    if count.of in ("garments", "jewelry") and count.kind is not None:
        return f"{count.of}.{count.kind.name.lower()}"
    if count.of == "staff" and count.rank is not None:
        return f"staff.{count.rank.name.lower()}"
    return count.of


def _where(count: Count) -> Message:
    if count.master_space and count.chosen_hall:
        return message("where.master_hall")
    if count.master_space:
        return message("where.master")
    return message("where.hall" if count.chosen_hall else "where.board")


_WORDS = (
    *COUNTS,
    *(f"garments.{edition.value}.{colour.name.lower()}" for edition in Edition for colour in Colour),
    *(f"jewelry.{colour.name.lower()}" for colour in Colour),
    *(f"{of}.{kind.name.lower()}" for of in ("garments", "jewelry") for kind in Kind),
    *(f"staff.{rank.name.lower()}" for rank in Rank),
)

_IN_SETS = ("garments", "jewelry")

KEYS = (
    *(f"{family}.{word}" for family in ("things", "have", "no") for word in _WORDS),
    *(f"part.{word}" for word in _WORDS if word.split(".")[0] in _IN_SETS),
)
"""The keys of this module that are built from closed lists."""
