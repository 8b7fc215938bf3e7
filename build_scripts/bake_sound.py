"""Make the sounds and the music: `python3 build_scripts/bake_sound.py [NAME ...] [--pictures FOLDER]`.

Needs the packages of the extra `sound` (numpy, soundfile); the game itself does not. Without names everything
is made, in about three minutes. The same code gives the same files, byte for byte.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ASSETS = HERE.parent / "assets"
EFFECT_QUALITY, MUSIC_QUALITY = 0.3, 0.3


def main() -> int:
    """Bake what was asked for, and say how loud and how large it is; 2 for an unknown name."""
    parser = argparse.ArgumentParser(description="Make the sounds and the music of the game.")
    parser.add_argument("names", nargs="*", help="only these, by their names in sound/catalogue.py")
    parser.add_argument("--pictures", type=Path, help="also draw what was made into this folder")
    parser.add_argument(
        "--out", type=Path, default=ASSETS, help="the assets folder, unless another is wanted"
    )
    wishes = parser.parse_args()
    sys.path.insert(0, str(HERE))
    from sound.catalogue import EFFECTS, MUSIC

    known = [*EFFECTS, *MUSIC]
    unknown = [name for name in wishes.names if name not in known]
    if unknown:
        print(f"There is no sound {unknown[0]}; there are {', '.join(known)}.", file=sys.stderr)
        return 2
    for name in wishes.names or known:
        began = time.monotonic()
        for path in _bake(name, wishes.out):
            print(_told(path, time.monotonic() - began))
            if wishes.pictures is not None:
                from sound.pictures import draw

                draw(path, wishes.pictures / f"{path.stem}.png")
    return 0


def _bake(name: str, assets: Path) -> list[Path]:
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
        path = assets / "music" / f"{name}.ogg"
        write_ogg(path, brought_to(loop, music.loudness), MUSIC_QUALITY)
        return [path]
    effect, made = EFFECTS[name], []
    for number in range(1, effect.versions + 1):
        path = assets / "sounds" / (f"{name}_{number}.ogg" if effect.versions > 1 else f"{name}.ogg")
        heard = closed(brought_to(effect.make(number), effect.loudness))
        write_ogg(path, brought_to(heard, effect.loudness), EFFECT_QUALITY)
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
