"""A recorded tour: what moves at the table as strips of pictures, to be looked at.

    python3 build_scripts/tour.py --out DIR [--only NAME ...] [--frames N] [--speed slow|normal|fast]

Agents play with every module until every kind of motion has been seen once; each is saved as one sheet of its
frames, cut to where something moves, with the seconds since it set out. Exit 1 if a kind never came.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from environment import ROOT, run_at_home

sys.path.insert(0, str(ROOT))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


def main() -> int:
    """Record what is wished; the exit code."""
    code = run_at_home(__file__, sys.argv[1:])
    if code is not None:
        return code
    from tests.ui.table.touring import KINDS, record

    parser = argparse.ArgumentParser(prog="tour.py", description="What moves at the table, as pictures.")
    parser.add_argument("--out", type=Path, required=True, help="where the sheets go")
    parser.add_argument("--only", nargs="*", choices=sorted(KINDS), default=sorted(KINDS), metavar="NAME")
    parser.add_argument("--frames", type=int, default=8, help="pictures of each motion (default: 8)")
    parser.add_argument("--speed", choices=("slow", "normal", "fast"), default="normal")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    missing = record(given.out, set(given.only), given.frames, given.speed)
    for name in sorted(missing):
        print(f"tour: {name} never came", file=sys.stderr)
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())
