"""A fresh bake makes what is shipped; left out where the packages of the extra `sound` are not installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rococo_desktop.files.locations import assets_dir

pytest.importorskip("soundfile", exc_type=ImportError)

from bake_sound import bake


@pytest.mark.parametrize("name", ["hover", "coin", "turn"])
def test_a_fresh_bake_gives_the_same_sound(name: str, tmp_path: Path) -> None:
    import numpy as np

    from sound.writing import read_ogg

    made = bake(name, tmp_path)
    assert made
    for path in made:
        shipped = read_ogg(assets_dir() / "sounds" / path.name)
        fresh = read_ogg(path)
        assert fresh.shape == shipped.shape
        assert np.max(np.abs(fresh - shipped)) < 0.01


def test_strings_are_in_tune_over_the_whole_keyboard() -> None:
    """Each string's first partial lies within three cents of the temperament, on every stop."""
    import numpy as np

    from sound.signal import RATE
    from sound.strings import STOPS, string
    from sound.tuning import frequency

    for stop_name, stop in STOPS.items():
        for key in range(38, 87, 12):
            wanted = frequency(key) * 2**stop.octaves
            sound = string(key, stop_name)
            size, step = 8192, 2048
            window = np.hanning(size)
            turn = np.exp(-2j * np.pi * wanted * np.arange(size) / RATE)
            first, second = (
                np.sum(sound[at : at + size] * window * turn) * np.exp(-2j * np.pi * wanted * at / RATE)
                for at in (400, 400 + step)
            )
            drift = float(np.angle(second / first)) / (2 * np.pi) / (step / RATE)
            cents = 1200 * np.log2((wanted + drift) / wanted)
            assert abs(cents) < 3, f"key {key} on {stop_name}: {cents:.1f} cents"
