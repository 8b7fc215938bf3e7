"""Compare a fresh bake with the pictures in assets: same names and sizes, same look within a tolerance.

    python -m art.compare SECTION FOLDER        from build_scripts; prints one JSON object

Lossy files of one drawing may differ by their encoder: the mean difference of all channels counts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image

PICTURES = Path(__file__).resolve().parents[2] / "assets" / "pictures"
KINDS = (".webp", ".jpg")
TOLERANCE = 0.6
"""Per cent of full scale, as a mean over a picture."""


def difference(one: Path, other: Path) -> float:
    """How much two pictures differ, in per cent; 100 if they are not even of one size."""
    with Image.open(one) as first, Image.open(other) as second:
        if first.size != second.size:
            return 100.0
        planes = [np.asarray(picture.convert("RGBA"), dtype=np.float32) for picture in (first, second)]
    # What cannot be seen does not count.
    seen = [plane[..., :3] * (plane[..., 3:] / 255) for plane in planes]
    colour = float(np.abs(seen[0] - seen[1]).mean())
    cover = float(np.abs(planes[0][..., 3] - planes[1][..., 3]).mean())
    return max(colour, cover) * 100 / 255


def compare(section: str, fresh: Path, kept: Path = PICTURES) -> dict[str, object]:
    """What differs between a section as it was baked now and as it is kept."""
    names = [
        {path.relative_to(folder) for path in (folder / section).rglob("*") if path.suffix in KINDS}
        for folder in (fresh, kept)
    ]
    found = {str(name): difference(fresh / name, kept / name) for name in sorted(names[0] & names[1])}
    worst = max(found, key=lambda name: found[name], default="")
    wrong = [f"{name} differs by {far:.2f} %" for name, far in found.items() if far > TOLERANCE]
    wrong += [f"{name} is kept but not baked any more" for name in sorted(map(str, names[1] - names[0]))]
    wrong += [f"{name} is baked but not kept" for name in sorted(map(str, names[0] - names[1]))]
    return {
        "section": section,
        "pictures": len(found),
        "same": sum((fresh / name).read_bytes() == (kept / name).read_bytes() for name in found),
        "worst": worst,
        "difference": round(found.get(worst, 0.0), 3),
        "wrong": wrong,
    }


if __name__ == "__main__":
    print(json.dumps(compare(sys.argv[1], Path(sys.argv[2]))))
