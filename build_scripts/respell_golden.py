"""Turn playthroughs of before events had names into the spelling of today: nothing else may differ.

git show OLD:tests/golden/2-players.txt > DIR/2-players.txt, and so on for all of them
python3 build_scripts/respell_golden.py DIR     exit 1 if a file, respelled, is not the one in tests/golden
"""

from __future__ import annotations

import re
import sys
from ast import literal_eval
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rococo_desktop.model import events  # noqa: E402

KINDS: dict[str, type[events.Telling]] = {
    "all_halls": events.ReachedAllHalls,
    "buys_jewelry": events.BoughtJewelry,
    "claims_favor": events.ClaimedFavor,
    "deputes": events.Deputed,
    "final_scoring": events.CountBegan,
    "forfeits_action": events.ForfeitedAction,
    "forfeits_bonus": events.ForfeitedBonus,
    "funds": events.Funded,
    "game_over": events.GameEnded,
    "has_chosen": events.HasChosen,
    "hires": events.Hired,
    "hires_specialist": events.HiredSpecialist,
    "income": events.Earned,
    "marks_task": events.MarkedTask,
    "mixed": events.Mixed,
    "rents": events.Rented,
    "rival_rule": events.RivalReasoned,
    "round": events.RoundBegan,
    "sells": events.Sold,
    "start_player": events.BecameStartPlayer,
    "tailors": events.Tailored,
    "takes_exam": events.TookExam,
    "takes_jewelry": events.TookJewelry,
    "terrace": events.SentToTerrace,
    "turn": events.TurnBegan,
    "uses_bonus": events.UsedBonus,
}
OLD = re.compile(r"    (\w+) (-?\d+) (\(.*\))")


def respelled(line: str) -> str:
    """A line of an old playthrough as it is written today."""
    found = OLD.fullmatch(line)
    if found is None or found[1] not in KINDS:
        return line
    kind, seat, about = KINDS[found[1]], int(found[2]), literal_eval(found[3])
    values: tuple[object, ...] = (seat, *about) if "seat" in kind._fields else about
    if kind is events.GameEnded:
        values = (about,)
    if kind is events.RivalReasoned:
        values = (seat, *about[:2], about[2:])
    told = [f" {name}={value}" for name, value in zip(kind._fields, values, strict=True)]
    return f"    {kind.__name__}{''.join(told)}"


def main() -> int:
    """Compare every old file with the one of today."""
    wrong = 0
    for file in sorted((ROOT / "tests" / "golden").glob("*.txt")):
        old = (Path(sys.argv[1]) / file.name).read_text(encoding="utf-8").splitlines()
        new = file.read_text(encoding="utf-8").splitlines()
        told = [respelled(line) for line in old]
        other = sum(one != line for one, line in zip(old, told, strict=True))
        same = told == new
        wrong += not same
        print(f"{file.name}: {len(old)} lines, {other} respelled, {'the same' if same else 'NOT the same'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
