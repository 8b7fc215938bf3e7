"""Red means no: the colour of refusals is used for them alone, and nothing else is painted red."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import rococo_desktop
from rococo_desktop.ui.picture.picture_parts import Art, Fill, Text
from rococo_desktop.ui.picture.theme import CARMINE, Paint
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.stage import Stage
from tests.ui.table.meetings import Configuration
from tests.ui.table.stages import meeting, staged
from tests.ui.table.test_layout import kit_of
from tests.ui.table.test_marks import ROOM

UI = Path(rococo_desktop.__file__).parent / "ui"

REFUSALS = {
    "game/tooltip.py": "why something cannot be chosen",
    "pieces/lacks.py": "what is missing for a garment that is chosen or pointed at",
    "scenes/export.py": "what could not be written",
    "scenes/keep.py": "a name that cannot be taken",
    "scenes/load_picture.py": "what is wrong with a file",
    "scenes/settings_keys.py": "a key that is taken",
    "widgets/field.py": "what cannot stand in a field",
    "widgets/rival_plate.py": "a name a rival cannot have",
}
"""Who may paint red, and for what."""


def _is_red(colour: Paint) -> bool:
    red, green, blue = colour[:3]
    return 255 >= red >= 100 and red >= 2.2 * max(green, blue)


def _red_in(file: Path) -> Iterator[int]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr == "CARMINE":
            yield node.lineno
        if isinstance(node, ast.Tuple) and len(node.elts) == 3:
            parts = [part.value for part in node.elts if isinstance(part, ast.Constant)]
            if len(parts) == 3 and all(isinstance(part, int) for part in parts):
                red, green, blue = (int(str(part)) for part in parts)
                if _is_red((red, green, blue)):
                    yield node.lineno


def test_red_is_painted_for_refusals_alone() -> None:
    assert _is_red(CARMINE)
    found = {
        file.relative_to(UI).as_posix(): lines
        for file in sorted(UI.rglob("*.py"))
        if (lines := [*_red_in(file)]) and not {"audio", "fireworks"} & {*file.parts}
    }
    found.pop("picture/theme.py")
    assert found.keys() == REFUSALS.keys(), found


def _with_payment() -> Stage:
    session, _ = meeting(Configuration(2, "all"), "pay_garment")
    return staged(kit_of("en", 100), session)


def test_what_was_chosen_has_a_gold_seal_with_a_tick() -> None:
    stage = _with_payment()
    for picked in (frozenset(), frozenset({("garments", 0)})):
        picture = compose(kit_of("en", 100), ROOM, stage._replace(picked=picked))
        marks = [mark for sprite in picture.sprites for mark in sprite.marks]
        seals = [mark for mark in marks if isinstance(mark, Art) and mark.name == "signs/chosen"]
        assert len(seals) == len(picked)
        assert not [mark for mark in marks if isinstance(mark, Fill) and mark.border == CARMINE]


def test_how_many_lie_alike_is_told_on_navy() -> None:
    stage = _with_payment()
    own = stage.view.own
    assert own is not None
    twice = stage.view._replace(own=own._replace(silk=(own.silk[0],) * 2))
    picture = compose(kit_of("en", 100), ROOM, stage._replace(view=twice, lit=frozenset(), tray=()))
    badges = [
        sprite.marks
        for sprite in picture.sprites
        if any(isinstance(mark, Text) and mark.words == "×2" for mark in sprite.marks)
    ]
    assert badges
    for marks in badges:
        grounds = [mark.paint for mark in marks if isinstance(mark, Fill) and mark.paint[3:] != (0,)]
        assert all(paint[2] > max(paint[:2]) for paint in grounds), "blue above all"
