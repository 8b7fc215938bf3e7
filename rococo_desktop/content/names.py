"""The words data files may use, and what each stands for."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import (
    START_LEVEL,
    Adornment,
    Colour,
    DecorationKind,
    Deed,
    Exam,
    Kind,
    Provenance,
    Rank,
    Reward,
    SoloLevel,
)

BASE = "base"

MODULES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring", "du_barry")

SOLO = MODULES[-1]
"""The pack that comes along when one person plays alone."""

PACKS = (BASE, *MODULES)
"""Every pack the box can have, in the order they are laid out."""

SECTIONS_OF_PACK: dict[str, tuple[str, ...]] = {
    BASE: ("employees", "garments", "resources", "sides", "figures", "rulings"),
    "jewelry_box": ("employees", "jeweler_board", "rulings"),
    "fancy_dresses": ("garments", "resources"),
    "festivity_dresses": ("garments", "rulings"),
    "expert_tailoring": ("garments", "rulings"),
    "du_barry": ("barry", "rulings"),
}
"""What each pack is made of: all of it must be there, and nothing else."""

COLOURS = {colour.name.lower(): colour for colour in Colour}
RANKS = {rank.name.lower(): rank for rank in reversed(Rank)}
REWARDS = {reward.value: reward for reward in Reward}
PROVENANCES = {provenance.value: provenance for provenance in Provenance}
LEVELS = {"start": START_LEVEL, **{str(level): level for level in range(7)}}
GUESTS = {"any": False, "master": True}

GARMENT_KINDS = {"gown": Kind.GOWN, "coat": Kind.COAT}
JEWELRY_KINDS = {"necklace": Kind.GOWN, "ring": Kind.COAT}
"""A necklace is jewelry for a gown, a ring for a coat (J3)."""

EXAMS = {"journeyman": Exam.JOURNEYMAN, "master": Exam.MASTER}
DEEDS = {deed.value: deed for deed in Deed}

SOLO_LEVELS = {level.value: level for level in SoloLevel}
ADORNMENTS = {adornment.value: adornment for adornment in Adornment}
COLUMNS = {"left": 0, "centre": 1, "right": 2}
DIRECTIONS = {"left": False, "right": True}
"""Where counting starts; the meaning is whether it starts from the right."""

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
    "matching_jewelry": (),
}
"""What can be counted, and by which filters each count can be narrowed."""

HOME_OF_COUNT = {name: "jewelry_box" for name in COUNTS if name not in ("garments", "decorations", "staff")}
HOME_OF_VERB = {
    "choose_hall": "jewelry_box",
    "use_bonus": "jewelry_box",
    "take_jewelry": "jewelry_box",
    "claim_favor": "expert_tailoring",
}
HOME_OF_EFFECTS = {"when_paid": "festivity_dresses", "when_placed": "expert_tailoring"}
"""The module that brings a word into play; what stands in none of these belongs to the base game."""


def same(words: tuple[str, ...]) -> dict[str, str]:
    """Returns words that stand for themselves, as a choice of words."""
    return {word: word for word in words}


BARRY_DECORATIONS = same(
    (
        DecorationKind.FIREWORKS.value,
        "kitchen",
        DecorationKind.STATUE.value,
        DecorationKind.MUSICIANS.value,
    )
)
"""What her cards fund; the two halves of the kitchen are one to them (B9)."""
