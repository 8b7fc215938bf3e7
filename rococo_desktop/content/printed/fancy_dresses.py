"""What the rulebook prints of Fancy Dresses, which nobody changes; other figures are free."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rococo_desktop.content.yaml.fact_check import Facts
from rococo_desktop.content.yaml.section import Section
from rococo_desktop.model.definitions import Pack

GARMENTS = 4
TILES = 5


def check(pack: Pack, sections: Mapping[str, Section], sound: Collection[str]) -> None:
    """Notes every contradiction to the rulebook, in the sections that could be read."""
    if "garments" in sound:
        found = len(pack.garments)
        message = f"there are {GARMENTS} new garments, not {found}"
        Facts(sections["garments"]).state(found == GARMENTS, "id", message)
    if "resources" in sound:
        tiles = sum(face.count for face in pack.faces)
        message = f"there are {TILES} new resource tiles, not {tiles}"
        Facts(sections["resources"]).state(tiles == TILES, "count", message)
