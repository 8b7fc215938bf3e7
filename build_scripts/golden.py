"""Write the golden files anew: playthroughs and perft counts. Review the difference before committing it.

python3 build_scripts/golden.py            write tests/golden/*.txt and tests/perft/counts.json
python3 build_scripts/golden.py --check    change nothing; exit 1 if a file is missing or differs
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rococo_desktop.content import load_box  # noqa: E402
from rococo_desktop.model.vocabulary import Edition  # noqa: E402
from rococo_desktop.rules.referee import assemble  # noqa: E402
from rococo_desktop.tools.perft import count, position  # noqa: E402
from rococo_desktop.tools.transcript import transcript  # noqa: E402

PLAYTHROUGHS = [
    # players, edition, seed, agent
    (2, Edition.DELUXE, 7, "random"),
    (3, Edition.DELUXE, 7, "random"),
    (4, Edition.DELUXE, 7, "random"),
    (5, Edition.DELUXE, 7, "random"),
    (3, Edition.CLASSIC, 8, "random"),
    (4, Edition.DELUXE, 7, "greedy"),
]

POSITIONS = [
    # players, random choices made before, depth
    *((players, 0, 5) for players in (2, 3, 4, 5)),
    *((players, players * 40, 5) for players in (2, 3, 4, 5)),
    *((players, players * 75, 5) for players in (2, 3, 4, 5)),
]


def _playthrough(players: int, edition: Edition, seed: int, agent: str) -> str:
    return transcript(assemble(load_box(), players, edition), seed, agent)


def _perft() -> str:
    rows = []
    for players, plies, depth in POSITIONS:
        rules = assemble(load_box(), players)
        state, decision = position(rules, 7, plies)
        counts = [count(rules, state, decision, at) for at in range(depth + 1)]
        rows.append(json.dumps({"players": players, "plies": plies, "counts": counts}))
    return "[\n" + ",\n".join(rows) + "\n]\n"


def names() -> list[tuple[Path, Callable[[], str]]]:
    """Every golden file, with the way to write it."""
    games = [
        (
            ROOT / "tests" / "golden" / f"{players}-players-{edition.value}-{agent}.txt",
            partial(_playthrough, players, edition, seed, agent),
        )
        for players, edition, seed, agent in PLAYTHROUGHS
    ]
    return [*games, (ROOT / "tests" / "perft" / "counts.json", _perft)]


def main(arguments: list[str]) -> int:
    """Write or compare."""
    wrong = 0
    for path, write in names():
        content = write()
        same = path.exists() and path.read_text(encoding="utf-8") == content
        if arguments == ["--check"]:
            wrong += not same
        elif not same:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
        print(f"{'same' if same else 'differs'}: {path.relative_to(ROOT)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
