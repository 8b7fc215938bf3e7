"""What all tests share: the box they play with, Hypothesis profiles, and choosing tests by their rule.

Tests play with the frozen box, a copy of the data that stays as it is when figures of `data/` change. Tests
of the shipped data itself are those in the folders of SHIPPED, and others marked `shipped`.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest

from rococo_desktop.files.locations import DATA_VARIABLE, HOME_VARIABLE, USER_VARIABLE

HERE = Path(__file__).resolve().parent
FROZEN_BOX = HERE / "frozen_box"
SHIPPED = ("content", "golden")
"""The folders whose tests look at the shipped data."""

SHIPPED_VARIABLE, FROZEN_VARIABLE = "ROCOCO_TESTED_DATA", "ROCOCO_TESTED_BOX"
"""Environment variables with folders in place of `data/` and of the frozen box: for mutation of the data."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--rule ID`, which runs only the tests that name this rule of RULES.md."""
    parser.addoption(
        "--rule", action="append", default=[], metavar="ID", help="only tests that prove this rule"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Load the Hypothesis profile of the tier: `check` is repeatable and short, `soak` searches on."""
    from hypothesis import HealthCheck, settings

    calm = [HealthCheck.too_slow, HealthCheck.data_too_large]
    settings.register_profile(
        "check",
        deadline=None,
        derandomize=True,
        database=None,
        max_examples=30,
        stateful_step_count=40,
        suppress_health_check=calm,
    )
    settings.register_profile(
        "soak",
        deadline=None,
        derandomize=False,
        max_examples=1500,
        stateful_step_count=120,
        print_blob=True,
        suppress_health_check=calm,
    )
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "check"))
    for variable in (HOME_VARIABLE, USER_VARIABLE):  # a shell in which somebody tries packs has them
        os.environ.pop(variable, None)
    lay_out(frozen=True)  # test modules load boxes when they are imported


def lay_out(*, frozen: bool) -> None:
    """Have the game, and every process it starts, find the frozen box or the shipped data."""
    variable, usual = (FROZEN_VARIABLE, str(FROZEN_BOX)) if frozen else (SHIPPED_VARIABLE, "")
    os.environ[DATA_VARIABLE] = os.environ.get(variable, usual)


def looks_at_shipped_data(item: pytest.Item) -> bool:
    """True for a test of the figures in `data/` themselves."""
    if item.get_closest_marker("shipped"):
        return True
    return item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] in SHIPPED


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Begin with another part of the test modules in each of several processes.

    In a fresh checkout they have to be compiled, with their asserts rewritten: each process finds most of it
    done by the others.
    """
    process = getattr(session.config, "workerinput", None)
    if process is not None:
        number = int(process["workerid"].removeprefix("gw"))
        for path in sorted(HERE.rglob("test_*.py"))[number :: process["workercount"]]:
            import_module(".".join(path.relative_to(HERE.parent).with_suffix("").parts))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep only the tests of the rules asked for with `--rule`, and deal them out among several processes."""
    wanted = set(config.getoption("--rule"))
    if wanted:
        kept = [item for item in items if wanted & named_rules(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
    processes = getattr(config, "workerinput", {}).get("workercount", 1)
    if processes > 1:
        items[:] = dealt(items, processes)


def dealt(items: Sequence[pytest.Item], processes: int) -> list[pytest.Item]:
    """The tests in an order that keeps all cores busy to the end.

    Each process takes one part of the list, all of a size, and helps the others when it is done. The first
    begins with the tests that mostly wait, so that they never wait all at once; the others begin with the
    long ones, so that only short ones are left to help with.
    """
    waiting = [item for item in items if item.get_closest_marker("waits")]
    long = [item for item in items if item.get_closest_marker("long")]
    begun = [waiting, *(long[at :: processes - 1] for at in range(processes - 1))]
    apart = {*waiting, *long}
    short = iter([item for item in items if item not in apart])
    order: list[pytest.Item] = []
    for number, first in enumerate(begun, 1):
        end = len(items) * number // processes
        order += [*first, *islice(short, max(end - len(order) - len(first), 0))]
    return [*order, *short]


def pytest_collection_finish(session: pytest.Session) -> None:
    """Leave what was collected out of the search for garbage, and search seldom: pictures have no cycles."""
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)


def named_rules(item: pytest.Item) -> set[str]:
    """The rule ids a test names by `@pytest.mark.rule(...)`, on itself, its class or its module."""
    return {str(rule) for marker in item.iter_markers("rule") for rule in marker.args}


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Lay out the box of this test; empty our caches while mutmut notes which test runs which function."""
    lay_out(frozen=not looks_at_shipped_data(item))
    if os.environ.get("MUTANT_UNDER_TEST") == "stats":
        clear_caches()


def clear_caches() -> None:
    """Empty every `functools` cache at the top of our modules and of the tests."""
    ours = [
        module for name, module in list(sys.modules.items()) if name.startswith(("rococo_desktop", "tests"))
    ]
    for module in ours:
        for value in list(vars(module).values()):
            if hasattr(value, "cache_clear"):
                value.cache_clear()
