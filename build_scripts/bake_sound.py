"""Make the sounds and the music of the game, and write them to assets/sounds and assets/music.

    python3 build_scripts/bake_sound.py [NAME ...] [--pictures DIR] [--into DIR] [--list]

Without a name everything is made, in about three minutes. --pictures draws each sound into a folder, to be
looked at: wave, and spectrum over time. --into bakes elsewhere, to compare. The bake is deterministic:
the same code makes the same files, byte for byte. Exit 0 when all is made, 2 for wrong use.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from environment import ROOT, RUNTIME, run_at_home

QUALITY = 0.3


def main(arguments: Sequence[str] | None = None) -> int:
    """Bake what is wished, and say how loud and how large it is; return the exit code."""
    given = _parse(arguments)
    words = sys.argv[1:] if arguments is None else list(arguments)
    code = run_at_home(__file__, words, (RUNTIME, "sound"))
    if code is not None:
        return code
    from sound.catalogue import EFFECTS, MUSIC

    known = [*EFFECTS, *MUSIC]
    unknown = [name for name in given.names if name not in known]
    if unknown:
        print(f"bake_sound: there is no {unknown[0]}; there are {', '.join(known)}.", file=sys.stderr)
        return 2
    wished = [name for name in known if not given.names or name in given.names]
    if given.list:
        print("\n".join(wished))
        return 0
    for name in wished:
        began = time.monotonic()
        for path in bake(name, given.into):
            print(_told(path, time.monotonic() - began), flush=True)
            if given.pictures is not None:
                from sound.pictures import draw

                draw(path, given.pictures / f"{path.stem}.png")
    return 0


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bake_sound.py", description="Make the sounds of the game.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="what to make (default: everything)")
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="draw what was made here")
    parser.add_argument("--into", type=Path, default=ROOT / "assets", metavar="DIR", help="where they go")
    parser.add_argument("--list", action="store_true", help="say what there is to make")
    return parser.parse_args(arguments)


def bake(name: str, into: Path) -> list[Path]:
    """Make one entry of the catalogue, in all its versions; the files."""
    from sound.catalogue import EFFECTS, MUSIC
    from sound.levels import brought_to
    from sound.notation import read_score
    from sound.performance import perform
    from sound.rendering import rendered
    from sound.signal import closed
    from sound.writing import write_ogg

    if name in MUSIC:
        music = MUSIC[name]
        loop = rendered(perform(read_score(music.score)), music.room)
        path = into / "music" / f"{name}.ogg"
        write_ogg(path, brought_to(loop, music.loudness), QUALITY)
        return [path]
    effect, made = EFFECTS[name], []
    for number in range(1, effect.versions + 1):
        path = into / "sounds" / (f"{name}_{number}.ogg" if effect.versions > 1 else f"{name}.ogg")
        # What is cut off at the end counts no more: level it again.
        heard = closed(brought_to(effect.make(number), effect.loudness))
        write_ogg(path, brought_to(heard, effect.loudness), QUALITY)
        made.append(path)
    return made


def _told(path: Path, seconds: float) -> str:
    from sound.levels import loudness, peak_db
    from sound.signal import RATE
    from sound.writing import read_ogg

    sound = read_ogg(path)
    return (
        f"{path.stem:14} {len(sound) / RATE:7.2f} s  {loudness(sound):6.1f} LUFS  "
        f"peak {peak_db(sound):5.1f} dB  {path.stat().st_size / 1000:7.1f} kB  made in {seconds:.1f} s"
    )


if __name__ == "__main__":
    raise SystemExit(main())
