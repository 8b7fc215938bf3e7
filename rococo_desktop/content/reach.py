"""Which words a pack may use: those of the base game, its own, and those of a module an entry waits for.

A card that used the word of a module not in play would stop a game in its middle, so it is told here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass

from rococo_desktop.content.facts import Facts
from rococo_desktop.content.names import BASE, HOME_OF_COUNT, HOME_OF_EFFECTS, HOME_OF_VERB
from rococo_desktop.content.problems import Placed
from rococo_desktop.content.section import Section
from rococo_desktop.model.definitions import Pack
from rococo_desktop.model.effects import ChooseHall, Count


def check_reach(pack: Pack, sections: Mapping[str, Section], sound: Collection[str]) -> None:
    """Notes every word of another module, and every chosen hall where none is chosen."""
    if "employees" in sound:
        facts = Facts(sections["employees"])
        for card in pack.employees:
            for field in ("bonus", "crown", "condition"):
                _check(getattr(card, field), (BASE, pack.id), facts, facts.entry(card.id, field))
    if "garments" in sound:
        facts = Facts(sections["garments"])
        for garment in pack.garments:
            homes = (BASE, pack.id, garment.needs_module)
            for field, home in HOME_OF_EFFECTS.items():
                where = facts.entry(garment.id, field)
                if getattr(garment, field) and home not in homes:
                    facts.problems.add(where, f"{field} is only for the garments of {home}")
                _check(getattr(garment, field), homes, facts, where)


def _check(effects: object, homes: Collection[str | None], facts: Facts, where: Placed) -> None:
    for word, home in _words(effects, hall_chosen=False):
        if home is None:
            facts.problems.add(where, "chosen_hall stands outside of choose_hall")
        elif home not in homes:
            facts.problems.add(where, f"{word} is known only where {home} is played")


def _words(value: object, *, hall_chosen: bool) -> Iterator[tuple[str, str | None]]:
    """Yields each word with the pack that brings it; None where a chosen hall is out of place."""
    if isinstance(value, tuple):
        for child in value:
            yield from _words(child, hall_chosen=hall_chosen)
    elif is_dataclass(value):
        verb = getattr(value, "verb", None)
        if verb in HOME_OF_VERB:
            yield verb, HOME_OF_VERB[verb]
        if isinstance(value, Count):
            yield value.of, HOME_OF_COUNT.get(value.of, BASE)
            if value.chosen_hall and not hall_chosen:
                yield "chosen_hall", None
        chosen = hall_chosen or isinstance(value, ChooseHall)
        for field in fields(value):
            yield from _words(getattr(value, field.name), hall_chosen=chosen)
