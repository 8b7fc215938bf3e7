"""The signs of the table by name: painted ones, and those of one colour that are stained as wanted."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import Edition

_GOODS = "livre prestige lace thread tile bag bag_tile silk gown coat garment jewelry necklace ring"
_JEWELRY = "blue_necklace pink_ring green_necklace orange_ring"
_PEOPLE = """
thimble master journeyman apprentice start_player specialist person staff employee agent guest
"""
_HONOURS = "crown favor bonus decoration exam exam_journeyman exam_master task laurel"
_PALACE = """
fireworks kitchen kitchen_left kitchen_right fountain fountain_left fountain_right musicians jeweler
statue statue_1 statue_2 statue_3 hall all_halls master_space terrace drawer display
"""
_ACTS = "acquire tailor hire depute fund sell rent keep forfeit hand supply discard deck"
_BLANKS = "coin coin_hollow medal medal_small no leaves removed chosen"
_TRADEMARKS = """
trademark_scissors trademark_rose trademark_crown trademark_swan trademark_lily trademark_fan
"""
_DYED = "blue pink green orange blue_gown pink_coat green_gown orange_coat"
_LINES = """
forward back times gear door die round_arrow restart question feather pencil menu undo redo log zoom play info
 check fan each arrow slash plus minus equals more lock at_end then silent lily
arch arch_full arch_guest
column_left column_centre column_right from_left from_right
replay_pause replay_step_on replay_step_back replay_turn_on replay_turn_back replay_eye replay_pace
"""
_SHOWN_ALONE = """
favor acquire tailor hire depute fund exam_journeyman exam_master forfeit fireworks hall all_halls guest
master_space task
"""

DYED = frozenset(_DYED.split())
"""Signs that have the colour of a silk: the classic edition dyes them otherwise (G5)."""
LINES = frozenset(_LINES.split())
"""Signs of one colour, which whoever draws them says."""
PAINTED = frozenset(
    (
        *" ".join((_GOODS, _JEWELRY, _PEOPLE, _HONOURS, _PALACE, _ACTS, _BLANKS, _TRADEMARKS)).split(),
        *DYED,
        *(f"{name}_classic" for name in DYED),
    )
)
"""Signs with colours of their own."""

SHOWN_ALONE = frozenset(_SHOWN_ALONE.split())
"""Signs that the magnifier shows alone in a niche: they are baked larger than others."""

TRADEMARKS = (
    "trademark_scissors",
    "trademark_rose",
    "trademark_crown",
    "trademark_swan",
    "trademark_lily",
)
"""The trademark of each seat colour: outline and emblem go with the colour."""
RIVAL = "trademark_fan"
"""That of Madame du Barry."""


def in_edition(name: str, edition: Edition) -> str:
    """The sign as an edition has it."""
    return f"{name}_classic" if edition is Edition.CLASSIC and name in DYED else name


def picture_of(name: str) -> str:
    """The picture of a sign in the gallery."""
    return f"signs/{name}"
