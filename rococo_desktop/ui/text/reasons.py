"""Why not: every reason the rules can give, as one sentence."""

from __future__ import annotations

from rococo_desktop.model.decisions import Reason
from rococo_desktop.model.vocabulary import Colour, DecorationKind, Rank
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.piece_names import colour_name, decoration_kind_name, rank_name

PLAIN = (
    "not_your_decision",
    "not_now",
    "nothing_there",
    "drawers_empty",
    "garments_empty",
    "hire_empty",
    "favor_taken",
    "space_taken",
    "master_space",
    "needs_thimble",
    "no_guest_space",
    "not_in_hand",
    "no_bonus",
    "crown_bonus",
    "bonus_used",
    "bonus_nothing",
    "not_sold",
    "not_own_royal_garment",
    "play_card_first",
    "needs_jeweler",
    "wrong_jewelry",
    "with_a_rental",
    "other_exam",
    "exam_deck_empty",
    "specialist_condition",
)
"""The reasons without parameters."""

OF_THE_TABLE = ("goes_along", "hand_full", "not_paid")
"""Those the table gives itself, while several cards or tiles are picked for one choice."""


class UntoldReasonError(KeyError):
    """A reason there are no words for: the rules know one more than this table."""


def why_not(defs: PublicDefinitions, reason: Reason) -> Message:
    """The reason as one short sentence naming the missing thing; UntoldReasonError for an unknown one."""
    if reason.key in PLAIN or reason.key in OF_THE_TABLE:
        return message(f"why_not.{reason.key}")
    match reason:
        case Reason("staff_minimum"):
            return message("why_not.staff_minimum", n=defs.figures.minimum_staff)
        case Reason("needs_rank", (str(rank),)):
            return message("why_not.needs_rank", rank=rank_name(Rank[rank.upper()]))
        case Reason("livre_short", (int(missing),)):
            return message("why_not.livre_short", n=missing)
        case Reason("goods_short", ("lace" | "thread" as good, int(missing))):
            return message(f"why_not.{good}_short", n=missing)
        case Reason("goods_short", (str(colour), int(missing))):
            named = colour_name(defs, Colour[colour.upper()])
            return message("why_not.silk_short", n=missing, colour=named)
        case Reason("decoration_limit", (str(kind),)):
            named = decoration_kind_name(defs, DecorationKind(kind).value)
            return message("why_not.decoration_limit", kind=named)
        case Reason("tasks_missing", (int(missing),)):
            return message("why_not.tasks_missing", n=missing)
    raise UntoldReasonError(reason)


def all_reasons() -> tuple[Reason, ...]:
    """One reason of every kind there are words for."""
    return (
        *(Reason(key) for key in PLAIN),
        Reason("staff_minimum"),
        *(Reason("needs_rank", (rank.name.lower(),)) for rank in Rank),
        Reason("livre_short", (2,)),
        *(Reason("goods_short", (good, 1)) for good in ("lace", "thread")),
        *(Reason("goods_short", (colour.name.lower(), 1)) for colour in Colour),
        *(Reason("decoration_limit", (kind.value,)) for kind in DecorationKind),
        Reason("tasks_missing", (1,)),
    )


KEYS = (*(f"why_not.{key}" for key in (*PLAIN, *OF_THE_TABLE)), "why_not.lace_short", "why_not.thread_short")
"""The keys of this module that are built from closed lists."""
