"""Rules change between versions, and data that old files name is not known: the game goes on from its last
position, and says so once. With its figures in its file (test_figures.py) no change of data stops a game.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rococo_desktop.content import ContentError, Overrides
from rococo_desktop.model.definitions import Box
from rococo_desktop.model.pack_info import PackInfo
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.errors import BadTableError, OtherPiecesError
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.header import TableSetup
from rococo_desktop.play.records.lines import Chosen, Heading, Position
from rococo_desktop.play.records.loading import DATA_CHANGED, REPLAY_DIFFERS, load
from rococo_desktop.play.records.snapshot import encode
from rococo_desktop.play.records.storage import DiskSync
from rococo_desktop.rules.referee import Ruleset, assemble
from tests.play.games import begin, boxes, play, resume, state_of, table, without_figures

OVERRIDES: dict[str, Any] = {"mine.yaml": {"garments": [{"id": "blue_gown_1", "value": 14}]}}


def changed(modules: tuple[str, ...], overrides: Overrides) -> Box:
    """A box whose data differs in something that no piece shows."""
    return replace(boxes(modules, overrides), digest="f" * 32)


def old(file: Path) -> Path:
    """A copy of a file as version 0.1 wrote it, of data that nobody knows any more."""
    copy = file.with_name("old.rococo")
    copy.write_bytes(file.read_bytes())
    return without_figures(copy, "0" * 32)


def game(file: Path, choices: int = 50) -> Session:
    """A game some turns old whose last turn is not over."""
    session = play(begin(2, file=file), Random(2), choices)
    while isinstance(session._record.lines[-1], Position):
        play(session, Random(3), 1)
    return session


def last_position(session: Session) -> str:
    """The last position in the record."""
    return [line.state for line in session._record.lines if isinstance(line, Position)][-1]


def test_with_other_data_it_goes_on_from_the_last_position(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = game(file)
    file = old(file)
    before = file.read_bytes()
    resumed = Session.resume(file, DiskSync.NEVER, changed)
    (notice,) = resumed.notices
    state = state_of(resumed)
    assert notice.key == DATA_CHANGED
    assert (notice.params["turn"], notice.params["round"]) == (state.turn, state.round)
    assert encode(state) == last_position(session)
    assert int(notice.params["choices_lost"]) > 0
    assert (resumed.steps, resumed.can_undo) == (1, False), "the history starts there"
    assert file.read_bytes() == before, "loading alone must not touch the file"
    assert resumed.record.data == "f" * 32


def test_only_choices_since_the_last_position_are_lost(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = begin(2, file=file)
    random = Random(1)
    since = 0
    for _ in range(60):
        play(session, random, 1)
        ended = not isinstance(session._record.lines[-1], Chosen)
        since = 0 if ended else since + 1
        (notice,) = load(old(file), changed).notices
        assert notice.params["choices_lost"] == since


def test_a_position_that_was_undone_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = begin(2, file=file)
    random = Random(2)
    tried = 0
    while session.deciding != NOBODY:
        before = last_position(session)
        play(session, random, 1)
        if isinstance(session._record.lines[-1], Position) and session.can_undo:
            assert encode(load(old(file), changed).timeline.state) == last_position(session) != before
            session.undo()
            loaded = load(old(file), changed)
            assert encode(loaded.timeline.state) == before
            session.redo()
            tried += 1
    assert tried > 10


def test_once_it_went_on_it_is_a_part_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    game(file)
    file = old(file)
    before = file.read_bytes()
    resumed = Session.resume(file, DiskSync.NEVER, changed)
    play(resumed, Random(4), 25)
    assert file.read_bytes().startswith(before)
    again = Session.resume(file, DiskSync.NEVER, changed)
    assert again.notices == ()
    assert state_of(again) == state_of(resumed)
    assert again.steps == resumed.steps == 26
    back = resume(file)
    assert back.notices == (), "what it goes on with is in the file now"
    assert state_of(back) == state_of(resumed)
    play(back, Random(5))
    assert resume(file).result == back.result is not None
    parts = [line for line in resume(file)._record.lines if isinstance(line, Heading)]
    assert [(part.header.data[:2], bool(part.figures)) for part in parts] == [("00", False), ("ff", True)]


def test_the_new_part_cut_at_any_byte_loses_only_what_is_new(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = game(file, 20)
    file = old(file)
    before = file.stat().st_size
    resumed = Session.resume(file, DiskSync.NEVER, changed)
    play(resumed, Random(4), 1)
    data = file.read_bytes()
    ends = [at for at, byte in enumerate(data) if byte == ord("\n") and at >= before - 1]
    cuts = sorted({cut for end in ends for cut in range(end, end + 3)} | set(range(before, len(data), 997)))
    for cut in cuts:
        file.write_bytes(data[:cut])
        loaded = load(file, changed)
        assert encode(loaded.timeline.state) == last_position(session) or cut >= len(data)
        play(Session.resume(file, DiskSync.NEVER, changed), Random(4), 1)
        assert load(file, changed).notices == ()


def test_changed_rules_are_noticed_by_the_next_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.rococo"
    session = game(file, 120)

    def generous_income(table: Any) -> None:
        for seat in range(2):
            table.adjust(seat, "livre", 7)

    def changed_rules(*args: Any) -> Ruleset:
        rules = assemble(*args)
        return replace(rules, acts={**rules.acts, "basic_income": generous_income})

    monkeypatch.setattr("rococo_desktop.play.records.header.assemble", changed_rules)
    resumed = resume(file)
    (notice,) = resumed.notices
    assert notice.key == REPLAY_DIFFERS
    lines = file.read_text(encoding="utf-8").splitlines()
    at = int(notice.params["line"]) - 1
    assert lines[at].startswith("turn ")
    assert lines[at + 1].startswith("round 2 "), "the first income is where it differs"
    assert encode(state_of(resumed)) == last_position(session)


def test_a_record_brings_its_corrections_along(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = Session.begin(table(2), file, DiskSync.NEVER, OVERRIDES, boxes)
    assert session.record.data != begin(2).record.data
    play(session, Random(1), 40)
    resumed = resume(file)
    assert (resumed.notices, resumed.record.overrides) == ((), OVERRIDES)
    assert state_of(resumed) == state_of(session)
    garments = {garment.id: garment for garment in resumed.definitions.garments}
    assert garments["blue_gown_1"].value == 14


def test_corrections_that_no_longer_fit_are_left_out_and_told(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = Session.begin(table(2), file, DiskSync.NEVER, OVERRIDES, boxes)
    play(session, Random(1), 40)
    file = old(file)
    file.write_text(
        file.read_text(encoding="utf-8").replace('"blue_gown_1"', '"blue_gown_99"'), encoding="utf-8"
    )
    with pytest.raises(ContentError):
        boxes((), {"mine.yaml": {"garments": [{"id": "blue_gown_99", "value": 14}]}})
    resumed = resume(file)
    assert [notice.key for notice in resumed.notices] == [DATA_CHANGED]
    assert resumed.record.overrides == {}
    play(resumed, Random(1), 5)
    assert resume(file).notices == ()


def test_other_pieces_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    game(file)
    file = old(file)

    def reordered(modules: tuple[str, ...], overrides: Overrides) -> Box:
        box = boxes(modules, overrides)
        base = box.packs["base"]
        return Box({"base": replace(base, garments=base.garments[::-1])}, "e" * 32)

    before = file.read_bytes()
    with pytest.raises(OtherPiecesError):
        load(file, reordered)
    assert file.read_bytes() == before


def test_broken_data_of_our_own_is_not_blamed_on_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    game(file)

    def broken(modules: tuple[str, ...], overrides: Overrides) -> Box:
        raise ContentError([])

    with pytest.raises(ContentError):
        load(old(file), broken)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seed": -1},
        {"seed": 2**70},
        {"start_seat": 2},
        {"start_seat": -1},
        {"table_rules": {"privacy": [1]}},
        {"table_rules": {"": 1}},
        {"modules": ("a\nb",)},
    ],
)
def test_a_table_that_no_record_could_hold_is_not_begun(wrong: dict[str, Any], tmp_path: Path) -> None:
    setup = {name: getattr(table(2), name) for name in TableSetup.__struct_fields__} | wrong

    def any_box(modules: tuple[str, ...], overrides: Overrides) -> Box:
        box = boxes((), {})
        return Box(
            {
                **box.packs,
                **{name: replace(box.packs["base"], id=name, info=PackInfo(name)) for name in modules},
            },
            box.digest,
        )

    with pytest.raises(BadTableError):
        Session.begin(TableSetup(**setup), tmp_path / "game.rococo", boxes=any_box)
    assert list(tmp_path.iterdir()) == []
