"""Where a record is contradicted by its own choices, in words for whoever looks for the reason."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from rococo_desktop.play.records import snapshot
from rococo_desktop.play.records.lines import Chosen, Position
from rococo_desktop.play.records.loading import Difference
from rococo_desktop.rules.referee import pending_decision

MOST = 6
"""So many figures of a position are told at most."""


def told(differs: Difference) -> str:
    """What the file says, what the rules say, and after how many choices."""
    line, timeline = differs
    state, made = timeline.state, len(timeline.played) - 1
    where = f"line {line.number}, after {made} choices (round {state.round}, turn {state.turn})"
    match line.line:
        case Chosen(seat, key):
            decision = pending_decision(timeline.rules, state)
            if decision is None:
                return f"{where}: seat {seat} chooses {key}, but the game is over"
            keys = ", ".join(choice.key for choice in decision.options)
            asked = f"seat {decision.seat} decides {decision.kind}: {keys}"
            return f"{where}: seat {seat} chooses {key}, but {asked}"
        case Position(_, kept):
            parts = list(islice(_parts(json.loads(kept), json.loads(snapshot.encode(state)), ""), MOST))
            return f"{where}: the position in the file is another: {'; '.join(parts) or 'its turn'}"
    return f"{where}: the digest of the round is another"


def _parts(kept: Any, made: Any, path: str) -> Iterator[str]:
    """The figures in which two positions differ."""
    if isinstance(kept, dict) and isinstance(made, dict):
        for key in sorted(kept.keys() | made.keys()):
            yield from _parts(kept.get(key), made.get(key), f"{path}.{key}" if path else key)
    elif isinstance(kept, list) and isinstance(made, list) and len(kept) == len(made):
        for at, (one, other) in enumerate(zip(kept, made, strict=True)):
            yield from _parts(one, other, f"{path}.{at}")
    elif kept != made:
        yield f"{path} is {json.dumps(kept)}, played {json.dumps(made)}"
