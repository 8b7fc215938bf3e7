"""What a pack says of itself, light enough for whoever only asks which packs there are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rococo_desktop.model.vocabulary import PackKind


@dataclass(frozen=True, slots=True)
class PackInfo:
    """What a pack says of itself in its pack.yaml."""

    id: str
    kind: PackKind = PackKind.MODULE
    order: int = 0
    """Its place among the packs of the box; a player's own come after all of them."""
    sections: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    """Packs it is only played with, the base aside."""
    excludes: tuple[str, ...] = ()
    name: str = ""
    about: str = ""
    brings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Words of the data that mean something only where it is played: verbs, counts, effects, levels."""
    rules: str = ""
    """The module of the rules that plays it; packs of a player's own have none."""
    facts: str = ""
    """The module of the content that knows what is printed of it; likewise."""
    own: bool = False
    """True if it is a player's own and not of the box."""

    @property
    def is_chosen(self) -> bool:
        """True if people say before the deal whether it is played."""
        return self.kind in (PackKind.MODULE, PackKind.HOUSE_RULES)


UNNAMED = PackInfo("")
"""A pack made up on the spot."""
