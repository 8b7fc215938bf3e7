"""What the rulebook prints of Expert Tailoring, which nobody changes; other figures are free."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rococo_desktop.content.yaml.fact_check import Facts
from rococo_desktop.content.yaml.section import Section
from rococo_desktop.model.definitions import Pack
from rococo_desktop.model.vocabulary import Colour

GARMENTS = 6
WITH_JEWELRY = 2
SOLD = [(Colour.GREEN, 14, 0)]
"""Colour, value and prestige of the one garment that may be sold (X3d)."""


def check(pack: Pack, sections: Mapping[str, Section], sound: Collection[str]) -> None:
    """Notes every contradiction to the rulebook, in the sections that could be read."""
    if "garments" not in sound:
        return
    facts = Facts(sections["garments"])
    found = len(pack.garments)
    facts.state(found == GARMENTS, "id", f"there are {GARMENTS} new garments, not {found}")
    bound = sum(1 for one in pack.garments if one.needs_module == "jewelry_box")
    message = f"{WITH_JEWELRY} garments need the jewelry box, not {bound}"
    facts.state(bound == WITH_JEWELRY, "needs_module", message)
    sold = [(one.colour, one.value, one.prestige) for one in pack.garments if one.value is not None]
    message = "only the green gown may be sold, for 14 livre, and it has no prestige"
    facts.state(sold == SOLD, "value", message)
    for one in pack.garments:
        if not one.when_placed or one.when_paid:
            message = "an expert garment has a bonus when it is placed"
            facts.contradict(facts.entry(one.id, "when_placed"), message)
