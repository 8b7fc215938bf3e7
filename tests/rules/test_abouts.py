"""What a decision is about has the names, and the order, of what its ask takes."""

from __future__ import annotations

import inspect

import pytest

from rococo_desktop.model.decisions import ABOUT, Acquiring, Decision, EmployeeQuestion
from rococo_desktop.rules import assembly
from rococo_desktop.rules.referee import pending_decision
from tests.rules.rival_turns import ALL_MODULES
from tests.rules.scenario import Scene, box, ruleset

ASKS = {kind: ask for seats in (1, 3) for kind, ask in ruleset(seats, modules=ALL_MODULES).asks.items()}


def test_there_is_an_ask_for_whatever_a_decision_is_about() -> None:
    assert ASKS.keys() == ABOUT.keys()


@pytest.mark.parametrize("kind", ABOUT)
def test_it_is_about_what_its_ask_takes(kind: str) -> None:
    _, _, _, *takes = inspect.signature(ASKS[kind]).parameters
    assert list(ABOUT[kind]._fields) == takes


def test_a_decision_knows_what_it_is_about() -> None:
    scene = Scene(2).seat(0, livre=5).agenda(("acquire", 0, 7, True))
    decision = pending_decision(scene.rules, scene.state)
    assert decision is not None
    assert decision.about == Acquiring(7, True)
    assert decision.of(Acquiring).free
    with pytest.raises(AssertionError):
        decision.of(EmployeeQuestion)
    assert Decision("hire", 0, (), (7,)).of(EmployeeQuestion).acting == 7


def test_an_ask_nobody_says_anything_about_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    without = {kind: about for kind, about in ABOUT.items() if kind != "hire"}
    monkeypatch.setattr(assembly, "ABOUT", without)
    with pytest.raises(ValueError, match="hire"):
        assembly.assemble(box(), 2)
