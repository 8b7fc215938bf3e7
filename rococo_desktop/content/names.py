"""The words data files may use, and what each stands for."""

from __future__ import annotations

from rococo_desktop.model.definitions import START_LEVEL
from rococo_desktop.model.vocabulary import Colour, Kind, Provenance, Rank, Reward

BASE = "base"

MODULES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring", "du_barry")

PACKS = (BASE, *MODULES)
"""Every pack the box can have, in the order they are laid out."""

COLOURS = {colour.name.lower(): colour for colour in Colour}
RANKS = {rank.name.lower(): rank for rank in reversed(Rank)}
REWARDS = {reward.value: reward for reward in Reward}
PROVENANCES = {provenance.value: provenance for provenance in Provenance}
LEVELS = {"start": START_LEVEL, **{str(level): level for level in range(7)}}
GUESTS = {"any": False, "master": True}

GARMENT_KINDS = {"gown": Kind.GOWN, "coat": Kind.COAT}
JEWELRY_KINDS = {"necklace": Kind.GOWN, "ring": Kind.COAT}
"""A necklace is jewelry for a gown, a ring for a coat (J3)."""

GAINS = ("livre", "prestige", "lace", "thread", "tile")
PAYMENTS = ("livre", "lace", "thread")
BONUS_SOURCES = ("supply", "opponent_discard")

COUNTS: dict[str, tuple[str, ...]] = {
    "garments": ("colour", "kind", "master_space", "chosen_hall"),
    "decorations": (),
    "decoration_types": (),
    "staff": ("rank",),
    "halls": (),
    "jewelry": ("colour", "kind"),
    "livre": (),
    "lace": (),
    "thread": (),
    "tiles": (),
    "prestige": (),
    "master_exams": (),
}
"""What can be counted, and by which filters each count can be narrowed."""


def same(words: tuple[str, ...]) -> dict[str, str]:
    """Returns words that stand for themselves, as a choice of words."""
    return {word: word for word in words}
