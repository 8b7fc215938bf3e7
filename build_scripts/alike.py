"""Find the pictures of a folder that look most alike at the size they have on the table.

    python3 build_scripts/alike.py FOLDER [--ending TEXT] [--size WxH] [--count N] [--sheet FILE]

FOLDER lies below assets/pictures, such as garments or garments/classic; --ending takes pictures whose name
ends so, such as _worn. Prints the closest pairs with their mean difference in per cent over what either of
them covers; --sheet also writes them side by side, to be looked at. Exit 0, or 2 for wrong use.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

from environment import ROOT, RUNTIME, run_at_home

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Planes = NDArray[Any]

PICTURES = ROOT / "assets" / "pictures"
GROUND = (112, 92, 78)
"""What the pictures lie on while they are compared."""
KINDS = (".webp", ".jpg")


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare what is wished; return the exit code."""
    given = _parse(arguments)
    words = sys.argv[1:] if arguments is None else list(arguments)
    code = run_at_home(__file__, words, (RUNTIME, "art"))
    if code is not None:
        return code
    files = sorted(
        file
        for file in (PICTURES / given.folder).glob("*")
        if file.suffix in KINDS and file.stem.endswith(given.ending)
    )
    if len(files) < 2:
        print(f"alike: there are no two pictures like that in {given.folder}.", file=sys.stderr)
        return 2
    width, height = (int(side) for side in given.size.split("x"))
    pairs = closest(files, (width, height))[: given.count]
    for apart, one, other in pairs:
        print(f"{apart * 100:5.1f} %  {one.stem}  {other.stem}")
    if given.sheet is not None:
        _write(pairs, (width, height), given.sheet)
    return 0


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="alike.py", description="Find the pictures that look most alike.")
    parser.add_argument("folder", metavar="FOLDER", help="a folder below assets/pictures")
    parser.add_argument("--ending", default="", metavar="TEXT", help="how the names end")
    parser.add_argument("--size", default="62x98", metavar="WxH", help="at which size (default 62x98)")
    parser.add_argument("--count", type=int, default=10, metavar="N", help="how many pairs (default 10)")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="write the pairs here")
    return parser.parse_args(arguments)


def closest(files: Sequence[Path], size: tuple[int, int]) -> list[tuple[float, Path, Path]]:
    """All pairs with their difference, from 0 to 1, the most alike first."""
    import numpy as np

    shown = {file: _shown(file, size) for file in files}
    pairs = []
    for one, other in combinations(files, 2):
        (a, covers_a), (b, covers_b) = shown[one], shown[other]
        region = np.maximum(covers_a, covers_b) > 0.5
        pairs.append((float(np.abs(a - b).mean(axis=-1)[region].mean()), one, other))
    return sorted(pairs)


def _shown(file: Path, size: tuple[int, int]) -> tuple[Planes, Planes]:
    """A picture on the ground, and how much of it is covered."""
    import numpy as np
    from PIL import Image

    with Image.open(file) as opened:
        whole = opened.convert("RGBA").convert("RGBa")
    whole.thumbnail(size, Image.Resampling.BOX)
    page = Image.new("RGBa", size)
    page.paste(whole, ((size[0] - whole.width) // 2, size[1] - whole.height))
    pixels = np.asarray(page, np.float32) / 255
    cover = pixels[..., 3]
    return pixels[..., :3] + np.array(GROUND, np.float32) / 255 * (1 - cover[..., None]), cover


def _write(pairs: Sequence[tuple[float, Path, Path]], size: tuple[int, int], sheet: Path) -> None:
    """The pairs one below the other, at their real size and four times as large."""
    from PIL import Image

    wide, high = size[0] * 4, size[1] * 4
    page = Image.new("RGB", (5 * (2 * wide + 2 * size[0] + 24), -(-len(pairs) // 5) * (high + 12)), GROUND)
    for at, (_, one, other) in enumerate(pairs):
        x, y = at % 5 * (2 * wide + 2 * size[0] + 24), at // 5 * (high + 12)
        for side, file in enumerate((one, other)):
            with Image.open(file) as opened:
                picture = opened.convert("RGBA")
            for left, width, height in (
                (x + side * wide, wide, high),
                (x + 2 * wide + side * size[0], *size),
            ):
                small = picture.copy()
                small.thumbnail((width, height), Image.Resampling.LANCZOS)
                page.paste(small, (left, y), small)
    sheet.parent.mkdir(parents=True, exist_ok=True)
    page.save(sheet)


if __name__ == "__main__":
    sys.exit(main())
