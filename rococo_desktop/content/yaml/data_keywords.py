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
    PackKind,
    Provenance,
    Rank,
    Reward,
    SoloLevel,
)

BASE = "base"

FILES = {
    "employees": "employees.yaml",
    "garments": "garments.yaml",
    "resources": "resources.yaml",
    "sides": "board.yaml",
    "figures": "figures.yaml",
    "jeweler_board": "jeweler_board.yaml",
    "barry": "barry.yaml",
    "rulings": "rulings.yaml",
    "changes": "changes.yaml",
}
"""The sections a pack can have, and the file that holds each."""

OWN_SECTIONS = ("employees", "garments", "resources", "rulings", "changes")
"""Those of a player's own pack: the others need rules of their own, or are the base game itself."""

PACK_KINDS = {kind.value: kind for kind in PackKind}
OWN_KINDS = {kind.value: kind for kind in (PackKind.MODULE, PackKind.HOUSE_RULES)}

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

GARMENT_EFFECTS = ("when_paid", "when_placed")
"""When a garment can bring something."""


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
