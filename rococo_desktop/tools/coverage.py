"""What games exercised: every step, effect verb, main action and reason of the rules, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rococo_desktop.model.events import Adjusted, Event, RivalReasoned, Scored, Telling
from rococo_desktop.rules.referee import Ruleset


def counted(rules: Ruleset, counts: Counter[str]) -> Ruleset:
    """The same ruleset, in which every act, ask and verb counts itself."""

    def counting(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        counts.setdefault(name, 0)

        def carried_out(*data: Any) -> Any:
            counts[name] += 1
            return work(*data)

        return carried_out

    for name in rules.main_actions:
        counts.setdefault(f"action {name}", 0)
    for rule, reason in rules.told_reasons:
        counts.setdefault(f"reason {rule} {reason}", 0)
    return replace(
        rules,
        acts={name: counting(f"act {name}", act) for name, act in rules.acts.items()},
        asks={name: counting(f"ask {name}", ask) for name, ask in rules.asks.items()},
        verbs={
            name: replace(verb, perform=counting(f"verb {name}", verb.perform))
            for name, verb in rules.verbs.items()
        },
    )


def count_choice(key: str, counts: Counter[str]) -> None:
    """Count a main action by the key of its choice."""
    kind, _, name = key.partition(":")
    if kind == "action":
        counts[f"action {name}"] += 1


def count_events(events: tuple[Event, ...], counts: Counter[str]) -> None:
    """Count what was told: each message, and for a rule that was followed each reason."""
    for event in events:
        if isinstance(event, Telling):
            counts[f"told {type(event).__name__}"] += 1
            if isinstance(event, RivalReasoned):
                counts[f"reason {event.rule} {event.reason}"] += 1


def count_causes(events: tuple[Event, ...], seat: int, counts: Counter[str]) -> None:
    """Count a seat's prestige by what brought it: a line of the score sheet, or the rule followed before."""
    cause = "play"
    for event in events:
        match event:
            case Scored(rule, who, points, _) if who == seat:
                counts[rule] += points
                # The line's points are adjusted right after it: they are counted already.
                cause = ""
            case RivalReasoned(who, rule) if who == seat:
                cause = rule
            case Adjusted(who, "prestige", points) if who == seat:
                if cause:
                    counts[cause] += points
                cause = "play"
