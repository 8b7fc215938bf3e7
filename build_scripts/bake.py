"""Draw the pictures of the game and write them to assets/pictures.

    python3 build_scripts/bake.py [SECTION ...] [--only TEXT] [--sheets DIR] [--into DIR] [--jobs J] [--list]

Without a section everything is baked. --only takes the pictures whose name holds the text. --sheets writes
one contact sheet for each section into a folder, to be looked at. --into bakes elsewhere, to compare. The
bake is deterministic: the same code draws the same pictures. Exit 0 when all is baked, 2 for wrong use.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

from environment import ROOT, RUNTIME, run_at_home

if TYPE_CHECKING:
    from art.section import Baked, Section

PICTURES = ROOT / "assets" / "pictures"


def main(arguments: Sequence[str] | None = None) -> int:
    """Bake what is wished; return the exit code."""
    given = _parse(arguments)
    words = sys.argv[1:] if arguments is None else list(arguments)
    code = run_at_home(__file__, words, (RUNTIME, "art"))
    if code is not None:
        return code
    from art.catalogue import SECTIONS

    unknown = [name for name in given.sections if name not in {section.name for section in SECTIONS}]
    if unknown:
        known = ", ".join(section.name for section in SECTIONS)
        print(f"bake: there is no section {unknown[0]}; there are {known}.", file=sys.stderr)
        return 2
    wished = [section for section in SECTIONS if not given.sections or section.name in given.sections]
    if given.list:
        print("\n".join(picture.name for section in wished for picture in section.pictures()))
        return 0
    for section in wished:
        _bake(section, given.only, given.into, given.jobs, given.sheets)
    return 0


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bake.py", description="Draw the pictures of the game.")
    parser.add_argument("sections", nargs="*", metavar="SECTION", help="what to bake (default: everything)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only pictures whose name holds this")
    parser.add_argument("--sheets", type=Path, metavar="DIR", help="write contact sheets here")
    parser.add_argument("--into", type=Path, default=PICTURES, metavar="DIR", help="where the pictures go")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--list", action="store_true", help="say what there is to bake")
    return parser.parse_args(arguments)


def _bake(section: Section, only: str, into: Path, jobs: int, sheets: Path | None) -> None:
    from art.writing import contact_sheet

    began = time.monotonic()
    names = [picture.name for picture in section.pictures() if only in picture.name]
    written: list[tuple[Path, int]] = []
    with ProcessPoolExecutor(jobs) as pool:
        for done in pool.map(_draw, [section.name] * len(names), names, [into] * len(names)):
            written.append(done)
            if sys.stdout.isatty():
                print(f"\r\033[K{section.name}: {len(written)} of {len(names)}", end="", flush=True)
    total = sum(size for _, size in written) / 2**20
    end = "\r\033[K" if sys.stdout.isatty() else ""
    print(
        f"{end}{section.name}: {len(names)} pictures, {total:.2f} MB, {time.monotonic() - began:.0f} s",
        flush=True,
    )
    if sheets is not None:
        contact_sheet([file for file, _ in written], sheets / f"{section.name}.png")


def _draw(section: str, name: str, into: Path) -> tuple[Path, int]:
    from art.catalogue import SECTIONS
    from art.writing import write

    pictures = next(one for one in SECTIONS if one.name == section).pictures()
    picture: Baked = next(one for one in pictures if one.name == name)
    file = into / f"{name}{picture.kind.value}"
    return file, write(picture.draw(), file, picture.kind, picture.quality)


if __name__ == "__main__":
    sys.exit(main())
