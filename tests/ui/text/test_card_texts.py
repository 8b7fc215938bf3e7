"""Card texts and icon strips: for everything in the box, and never a lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any, ClassVar

import pytest

from rococo_desktop.model.effects import Condition, Count, Depute, Effect, Gain, Quantity, Tailor
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.ui.text.count_phrases import condition_clause
from rococo_desktop.ui.text.describe import (
    describe_barry_card,
    describe_decoration,
    describe_employee,
    describe_garment,
    describe_jewelry,
    describe_space,
    describe_tile,
)
from rococo_desktop.ui.text.effect_icons import ICONS, MOST_GLYPHS, effect_strip
from rococo_desktop.ui.text.effects import UntoldEffectError, effect_sentences
from rococo_desktop.ui.text.names import employee_name, employee_word
from tests.ui.text.spoken_games import english, whole_box


def texts_of_the_box() -> list[tuple[str, tuple[Effect, ...]]]:
    """Every list of effects on a card or garment, with the id of its owner."""
    defs = whole_box()
    lists = [(card.id, effects) for card in defs.employees for effects in (card.bonus, card.crown)]
    lists += [(one.id, effects) for one in defs.garments for effects in (one.when_paid, one.when_placed)]
    return [(owner, effects) for owner, effects in lists if effects]


def said(effects: Sequence[Effect]) -> str:
    """The card text in English."""
    return " ".join(english().say(sentence) for sentence in effect_sentences(whole_box(), effects))


@pytest.mark.parametrize(("owner", "effects"), texts_of_the_box(), ids=lambda value: str(value)[:12])
def test_every_effect_of_the_box_has_sentences_and_a_strip(owner: str, effects: tuple[Effect, ...]) -> None:
    for sentence in effect_sentences(whole_box(), effects):
        told = english().say(sentence)
        assert told[0].isupper()
        assert told.endswith(".")
        assert len(told) <= 160, told
    strip = effect_strip(effects)
    assert 1 <= len(strip) <= MOST_GLYPHS
    assert {glyph.icon for glyph in strip} <= ICONS
    assert "more" not in {glyph.icon for glyph in strip}
    assert all(len(glyph.text) <= 5 for glyph in strip)


@pytest.mark.parametrize(("owner", "effects"), texts_of_the_box(), ids=lambda value: str(value)[:12])
def test_a_card_cannot_lie(owner: str, effects: tuple[Effect, ...]) -> None:
    """Every number, colour, kind and flag stands in the text: change one, and the text changes."""
    for changed in changes_of(effects):
        assert said(changed) != said(effects), changed


def changes_of(value: Any) -> Iterator[Any]:
    """The same effects with one particular changed."""
    if isinstance(value, tuple):
        for at, part in enumerate(value):
            yield from ((*value[:at], other, *value[at + 1 :]) for other in changes_of(part))
    elif is_dataclass(value) and not isinstance(value, type):
        for one in fields(value):
            if one.name not in unread(value):
                changed = changes_of(getattr(value, one.name))
                yield from (replace(value, **{one.name: other}) for other in changed)
    else:
        yield from others(value)


def others(value: Any) -> list[Any]:
    """Another number, flag, word of a list or counter than this one; none for what cannot be changed."""
    match value:
        case bool():
            return [not value]
        case Enum():
            return [next(other for other in type(value) if other != value)]
        case int():
            return [value + 1]
        case "livre" | "lace" | "thread" | "prestige":
            return [next(other for other in ("livre", "prestige") if other != value)]
    return []


def unread(value: Any) -> set[str]:
    """The fields of a value that the rules do not read as it stands."""
    match value:
        case Quantity(count=None):
            return {"count", "every", "table"}
        case Quantity(table=()):
            return {"table"}
        case Quantity():
            return {"amount", "every"}
        case Count(of="garments"):
            return {"rank"}
        case Count():
            return {"of", "master_space", "chosen_hall"}
        case Condition(at_most=0):
            return {"at_least"}
        case Tailor(discount=()):
            return {"bales"}
        case Depute(printed=True):
            return {"livre"}
    return set()


@pytest.mark.parametrize("amount", [1, 2, 7])
def test_the_amount_is_said(amount: int) -> None:
    assert said([Gain("livre", Quantity(amount))]) == f"Gain {amount} livre."


def test_the_texts_read_like_this() -> None:
    defs = whole_box()
    texts = {card.id: said(card.bonus or card.crown) for card in defs.employees if card.bonus or card.crown}
    assert texts["e0b"] == "Pay 1 livre: gain 1 lace or 1 thread."
    assert texts["e2d"] == "Gain 1 prestige for every 2 of your decorations."
    assert texts["e6f"] == "Gain 2 prestige for each of your sets of one gown and one coat."


def test_every_condition_is_told() -> None:
    defs = whole_box()
    told = [
        english().say(condition_clause(defs, condition))
        for card in defs.employees
        for condition in card.condition
    ]
    assert "at least 3 coats on the board" in told
    assert len(set(told)) == len(told)


def test_every_piece_is_described_in_both_editions() -> None:
    defs = whole_box()
    assert defs.jeweler is not None
    assert defs.barry is not None
    for edition in Edition:
        here = defs._replace(edition=edition)
        lines = [describe_employee(here, card) for card in range(len(here.employees))]
        lines += [describe_garment(here, garment) for garment in range(len(here.garments))]
        lines += [describe_tile(here, face) for face in range(len(here.faces))]
        lines += [describe_space(here, space) for space in range(len(here.side.guest_spaces))]
        lines += [
            describe_decoration(here, place) for place in range(here.first_decoration, here.first_all_halls)
        ]
        lines += [describe_jewelry(here, tile) for tile in range(len(defs.jeweler.jewelry))]
        lines += [describe_barry_card(here, card) for card in range(len(defs.barry.cards))]
        for one in lines:
            assert len(one) >= 3
            for fact in one[1:]:
                assert english().say(fact).endswith(".")


def test_no_two_employees_share_a_name() -> None:
    defs = whole_box()
    names = [english().say(employee_name(defs, card)) for card in range(len(defs.employees))]
    assert len(set(names)) == len(names)
    assert not any("newcomer" in name for name in names)
    assert all(len(english().say(employee_word(card))) <= 16 for card in defs.employees)


def test_an_effect_without_words_is_an_error() -> None:
    class Unheard:
        verb: ClassVar[str] = "unheard"

    with pytest.raises(UntoldEffectError):
        effect_sentences(whole_box(), [Unheard()])
    with pytest.raises(UntoldEffectError):
        effect_strip([Unheard()])
