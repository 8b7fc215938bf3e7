"""The greedy agent's weights: what it thinks things are worth, read from `data/ai/`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path

from rococo_desktop.content.yaml.fields import Row
from rococo_desktop.content.yaml.problems import ContentError, ProblemList
from rococo_desktop.content.yaml.reading import read_file
from rococo_desktop.files.locations import data_dir

_LARGEST = 1000


@dataclass(frozen=True, slots=True)
class Weights:
    """Hundredths of a prestige point, or percent; the data file explains each."""

    livre_end: int
    livre_round: int
    bale_blue: int
    bale_pink: int
    bale_green: int
    bale_orange: int
    spare_bale: int
    lace: int
    thread: int
    spare_token: int
    fitting_garment: int
    garment_on_bench: int
    garments: int
    halls: int
    lead_now: int
    lead_round: int
    spoiling: int
    represented_hall: int
    rocket_without_guest: int
    rockets: int
    statue_open_colour: int
    card_in_hand: int
    employee: int
    employee_level: int
    master: int
    favor: int
    jewelry: int
    jewelry_round: int
    jeweler: int
    task: int
    exam: int
    balance: int

    def scaled(self, percent: Mapping[str, int]) -> Weights:
        """The same weights, each that is named scaled to so many percent."""
        return replace(
            self, **{name: round(getattr(self, name) * share / 100) for name, share in percent.items()}
        )


def load_weights(path: Path | None = None) -> Weights:
    """The weights of the data file; ContentError with every problem if it is not sound."""
    problems = ProblemList()
    file = data_dir() / "ai" / "greedy.yaml" if path is None else path
    root = read_file(file, f"ai/{file.name}", problems)
    weights = None
    if root is not None:
        with Row(root, problems, "the file") as top:
            node = top.child("weights")
            if node is not None:
                with Row(node, problems, "weights") as row:
                    weights = Weights(**{f.name: row.integer(f.name, 0, _LARGEST) for f in fields(Weights)})
    if weights is None or problems:
        raise ContentError(problems.found)
    return weights
