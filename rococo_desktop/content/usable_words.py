"""Which words a pack may use: those of the base game, its own, and those of the packs it waits for.

A card that used the word of a module not in play would stop a game in its middle, so it is told here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass

from rococo_desktop.content.yaml.data_keywords import GARMENT_EFFECTS, LEVELS
from rococo_desktop.content.yaml.fact_check import Facts
from rococo_desktop.content.yaml.problems import Placed
from rococo_desktop.content.yaml.section import Section
from rococo_desktop.model.definitions import Pack
from rococo_desktop.model.effects import ChooseHall, Count
from rococo_desktop.model.pack_info import PackInfo
from rococo_desktop.model.vocabulary import PackKind

_LEVEL_WORDS = {level: word for word, level in LEVELS.items()}


class Reach:
    """Who brings which word, among all packs there are."""

    def __init__(self, packs: Iterable[PackInfo]) -> None:
        known = tuple(packs)
        self.base = tuple(info.id for info in known if info.kind is PackKind.BASE)
        self.home = {
            (sort, word): info.id for info in known for sort, words in info.brings.items() for word in words
        }

    def check(self, pack: Pack, sections: Mapping[str, Section], sound: Collection[str]) -> None:
        """Notes every word of another module, and every chosen hall where none is chosen."""
        homes = (*self.base, pack.id, *pack.info.needs)
        if "employees" in sound:
            facts = Facts(sections["employees"])
            for card in pack.employees:
                self._hold("levels", _LEVEL_WORDS[card.level], homes, facts, facts.entry(card.id, "level"))
                for field in ("bonus", "crown", "condition"):
                    self._check(getattr(card, field), homes, facts, facts.entry(card.id, field))
        if "garments" in sound:
            facts = Facts(sections["garments"])
            for garment in pack.garments:
                near = (*homes, garment.needs_module)
                for field in GARMENT_EFFECTS:
                    where = facts.entry(garment.id, field)
                    if getattr(garment, field):
                        self._hold("effects", field, near, facts, where)
                    self._check(getattr(garment, field), near, facts, where)

    def _check(self, effects: object, homes: Collection[str | None], facts: Facts, where: Placed) -> None:
        for sort, word in _words(effects, hall_chosen=False):
            if sort:
                self._hold(sort, word, homes, facts, where)
            else:
                facts.problems.add(where, "chosen_hall stands outside of choose_hall")

    def _hold(self, sort: str, word: str, homes: Collection[str | None], facts: Facts, where: Placed) -> None:
        home = self.home.get((sort, word))
        if home in homes and home is not None:
            return
        told = f"level {word}" if sort == "levels" else word
        if home is None:
            facts.problems.add(where, f"{told}: no pack that is here brings this")
        elif sort == "effects":
            facts.problems.add(where, f"{told} is only for the garments of {home}")
        else:
            facts.problems.add(where, f"{told} is known only where {home} is played")


def _words(value: object, *, hall_chosen: bool) -> Iterator[tuple[str, str]]:
    """Yields each word with its sort; no sort where a chosen hall is out of place."""
    if isinstance(value, tuple):
        for child in value:
            yield from _words(child, hall_chosen=hall_chosen)
    elif is_dataclass(value):
        verb = getattr(value, "verb", None)
        if verb is not None:
            yield "verbs", verb
        if isinstance(value, Count):
            yield "counts", value.of
            if value.chosen_hall and not hall_chosen:
                yield "", "chosen_hall"
        chosen = hall_chosen or isinstance(value, ChooseHall)
        for field in fields(value):
            yield from _words(getattr(value, field.name), hall_chosen=chosen)
