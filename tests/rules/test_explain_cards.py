"""Why not, before a card is played and about bonuses; and in whole games, for all that is not possible."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import Choice, Reason, Target
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.rules import referee
from rococo_desktop.rules.core import reasons
from rococo_desktop.rules.core.explain import PLAY_FIRST
from rococo_desktop.rules.core.reasons import goods_short, livre_short, needs_rank
from rococo_desktop.rules.core.ruleset import Ruleset
from tests.rules.random_games import Moment, random_game
from tests.rules.scenario import Scene


def hand(*cards: str, livre: int = 0) -> Scene:
    """Seat 0 chooses which of these cards to play."""
    scene = Scene().seat(0, livre=livre, lace=0, thread=0, hand=list(cards), supply=["e1e", "e1f"])
    return scene.agenda(("play_card", 0))


@pytest.mark.rule("P3.1")
def test_only_a_card_in_hand_can_be_played() -> None:
    scene = hand("e0a", "e0d")
    assert scene.explain(0, "hand", scene.card("e0a")) == ()
    assert scene.explain(0, "hand", scene.card("e0b")) == (reasons.NOT_IN_HAND,)
    assert scene.explain(0, "supply", scene.card("e0b")) == (reasons.NOT_NOW,)
    assert scene.explain(0, "action", "hire") == scene.explain(0, "favor", 0) == (PLAY_FIRST,)


@pytest.mark.rule("P3.3")
def test_before_a_card_is_played_the_best_one_in_hand_speaks() -> None:
    def things(*cards: str) -> Scene:
        scene = hand(*cards, livre=1).display("garments", "blue_gown_9", None, None, "blue_gown_3")
        return scene.seat(0, silk=["bb"]).display("hire", "e1a", "e1b").display("drawers", "b", "p", "g", "o")

    best = things("e0d", "e0a", "e0b")
    assert best.explain(0, "garments", 0) == (livre_short(5), goods_short("blue", 1), goods_short("lace", 1))
    assert best.explain(0, "hire", 0) == (PLAY_FIRST,)
    assert best.explain(0, "garments", 3) == (PLAY_FIRST,)
    assert best.explain(0, "drawers", 3) == (PLAY_FIRST,)
    assert best.explain(0, "drawers", 0) == (livre_short(1),)
    assert best.explain(0, "drawers", 4) == (reasons.NOTHING_THERE,)
    assert best.explain(0, "decorations", best.decoration("kitchen_left_1")) == (livre_short(4),)
    middle = things("e0d", "e0b")
    assert middle.explain(0, "hire", 0) == (needs_rank("master"),)
    assert middle.explain(0, "garments", 3) == (PLAY_FIRST,)
    assert middle.explain(0, "garments", 0)[0] == reasons.NEEDS_THIMBLE
    least = things("e0d", "e0c")
    assert least.explain(0, "garments", 0)[0] == reasons.NEEDS_THIMBLE, "no journeyman would do"
    assert least.explain(0, "hire", 3) == (needs_rank("master"), reasons.NOTHING_THERE)
    assert least.explain(0, "garments", 3) == (needs_rank("journeyman"),)
    assert least.explain(0, "drawers", 3) == (PLAY_FIRST,)


def why_no_bonus(card: str, name: str | None = None, **facts: object) -> tuple[Reason, ...]:
    """The reasons at the very moment the bonus of a card comes up."""
    scene = Scene().seat(0, livre=0, **facts)
    scene.turn(0, card).agenda(("bonus", 0, scene.card(card)))
    return referee.explain(scene.rules, scene.state, 0, ("bonus", name or card))


@pytest.mark.rule("E0a", "P3.6", "E.8")
def test_why_a_bonus_cannot_be_used() -> None:
    assert why_no_bonus("e0a") == (reasons.NO_BONUS,)
    assert why_no_bonus("e6c") == (reasons.CROWN_BONUS,)
    assert why_no_bonus("e0d") == ()
    assert why_no_bonus("e0b") == (reasons.BONUS_NOTHING,)
    assert why_no_bonus("e3d", supply=["e0b", "e0c", "e0d"]) == (reasons.BONUS_NOTHING,)
    used = [index for index, one in enumerate(Scene().rules.employees) if one.id == "e0d"]
    assert why_no_bonus("e0d", used=used) == (reasons.BONUS_USED,)
    # What is left is one option that does nothing, taken without a word.
    assert why_no_bonus("e0a", "none") == ()
    scene = Scene().turn(0, "e0a").agenda(("bonus", 0, Scene().card("e0a")))
    decision = referee.pending_decision(scene.rules, scene.state)
    assert decision is not None
    assert decision.options == (Choice("bonus:none", ("bonus", "none"), ()),)
    # The bonus of a card that is not up now.
    assert why_no_bonus("e0d", "e1a") == (reasons.NOT_NOW,)


ORDER = (
    {"not_your_decision"},
    {"needs_rank", "needs_thimble", "master_space"},
    {"favor_taken", "decoration_limit", "staff_minimum"},
    {"nothing_there", "drawers_empty", "garments_empty", "hire_empty", "space_taken", "no_guest_space"},
    {"livre_short"},
    {"goods_short"},
)
"""The order the player is promised: decision, rank, limit, nothing there, livre, goods."""

ALONE = {"not_now", "play_card_first", "not_in_hand", "not_own_royal_garment", "not_your_decision"}


def targets(rules: Ruleset) -> list[Target]:
    """Everything one can point at on this table."""
    side = rules.side
    found: list[Target] = [("favor", 0), ("bonus", "forfeit"), ("discard", "done"), ("depute", "nobody")]
    for kind, number in (
        ("drawers", rules.figures.drawers * side.drawer_spaces),
        ("garments", len(side.garment_prices)),
        ("hire", rules.figures.hire_spaces),
        ("guests", len(side.guest_spaces)),
        ("terrace", len(rules.fireworks)),
        ("silk", len(rules.faces)),
        ("times", 4),
        ("option", 2),
    ):
        found += [(kind, at) for at in range(number)]
    found += [("decorations", place) for place in range(rules.first_decoration, rules.first_all_halls)]
    for card, employee in enumerate(rules.employees):
        found += [("hand", card), ("supply", card), ("resolving", card), ("bonus", employee.id)]
    found += [("action", name) for name in (*rules.main_actions,)]
    found += [
        ("tile", "keep"),
        ("tile", "lace"),
        ("garment", "rent"),
        ("garment", "sell"),
        ("colour", "blue"),
    ]
    return found


def check(moment: Moment) -> set[str]:
    """Hold every explanation at this moment against the options, and return the keys of all reasons."""
    rules, state, decision = moment.rules, moment.state, moment.decision
    assert decision is not None
    options = {option.target for option in decision.options}
    keys: set[str] = set()
    for target in {*targets(rules), *options}:
        found = referee.explain(rules, state, decision.seat, target)
        assert (not found) == (target in options), (decision.kind, target, found)
        words = [reason.key for reason in found]
        keys.update(words)
        if not ALONE.isdisjoint(words):
            assert len(words) == 1
        else:
            ranks = [next(at for at, group in enumerate(ORDER) if word in group) for word in words]
            assert ranks == sorted(ranks), words
            assert len(set(found)) == len(found)
    other = (decision.seat + 1) % rules.seats
    for target in options:
        assert referee.explain(rules, state, other, target) == (reasons.NOT_YOUR_DECISION,)
    return keys


def test_over_whole_games_something_is_explained_if_and_only_if_it_is_not_possible() -> None:
    keys: set[str] = set()
    for players, seed, edition in (
        (2, 1, Edition.DELUXE),
        (3, 2, Edition.CLASSIC),
        (4, 3, Edition.DELUXE),
        (5, 4, Edition.DELUXE),
    ):
        for at, moment in enumerate(random_game(players, seed, edition)):
            if moment.decision is not None and at % (7 if moment.state.round == 7 else 23) == 0:
                keys |= check(moment)
    rare = {"no_guest_space", "garments_empty", "drawers_empty", "hire_empty", "staff_minimum"}
    assert keys >= set().union(*ORDER[1:]) - rare
