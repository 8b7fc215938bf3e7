"""What the rulebook prints of Festivity Dresses, which nobody changes; other figures are free."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rococo_desktop.content.yaml.fact_check import Facts
from rococo_desktop.content.yaml.section import Section
from rococo_desktop.model.definitions import Pack

GARMENTS = 4


def check(pack: Pack, sections: Mapping[str, Section], sound: Collection[str]) -> None:
    """Notes every contradiction to the rulebook, in the sections that could be read."""
    if "garments" not in sound:
        return
    facts = Facts(sections["garments"])
    found = len(pack.garments)
    facts.state(found == GARMENTS, "id", f"there are {GARMENTS} new garments, not {found}")
    for one in pack.garments:
        if one.value is not None:
            facts.contradict(facts.entry(one.id, "value"), "a festivity garment is never sold")
        if not one.when_paid or one.when_placed:
            message = "a festivity garment has a bonus when it is paid"
            facts.contradict(facts.entry(one.id, "when_paid"), message)
