"""Every piece of the box as one picture, at the sizes it has in a window, to be looked at.

    python3 build_scripts/contact_sheet.py --out FILE [--size WxH] [--scale P] [--only PLACE ...]

Painted by the painter of the game; places are hire, hand, mini, chooser, garments, guests and the like.
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
    """Paint the sheet; the exit code."""
    code = run_at_home(__file__, sys.argv[1:])
    if code is not None:
        return code
    from rococo_desktop.ui.picture.geometry import Size
    from tests.ui.pieces.every_piece import sheet

    parser = argparse.ArgumentParser(prog="contact_sheet.py", description="Every piece of the box.")
    parser.add_argument("--out", type=Path, required=True, help="the picture to write")
    parser.add_argument("--size", default="1920x1080", metavar="WxH", help="the window (default: 1920x1080)")
    parser.add_argument("--scale", type=int, default=0, metavar="P", help="percent (default: by the size)")
    parser.add_argument("--only", nargs="*", default=[], metavar="PLACE", help="only these places")
    given = parser.parse_args()
    wide, _, high = given.size.partition("x")
    count = sheet(Size(int(wide), int(high)), given.scale, given.out, tuple(given.only))
    print(f"{count} pieces in {given.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
