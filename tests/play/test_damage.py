"""Files that cannot be loaded: each gets its typed error with file and line, and stays as it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rococo_desktop.play.errors import (
    DamagedError,
    ForeignFileError,
    IncompleteError,
    NewerFormatError,
    OccupiedError,
    OtherPiecesError,
    RecordError,
    SnapshotError,
    TooLargeError,
    UnknownTableError,
    UnreadableError,
)
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records import lines
from rococo_desktop.play.records.loading import REPLAY_DIFFERS, load
from tests.play.games import begin, boxes, resume, small_record, state_of, without_figures

Damage = Callable[[list[str]], list[str]]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of a small game, with their line feeds."""
    file = tmp_path_factory.mktemp("record") / "game.rococo"
    small_record(file)
    return without_figures(file).read_text(encoding="utf-8").splitlines(keepends=True)


def put(line: int, text: str) -> Damage:
    """Another text in place of a line, counted from 1."""
    return lambda found: [*found[: line - 1], text + "\n", *found[line:]]


def drop(line: int) -> Damage:
    """Without a line."""
    return lambda found: found[: line - 1] + found[line:]


def in_header(**changes: Any) -> Damage:
    """Another value for fields of the header; None takes the field away."""

    def damage(found: list[str]) -> list[str]:
        header = json.loads(found[1].removeprefix("header "))
        for name, value in changes.items():
            holder = header["table"] if name in header["table"] else header
            holder[name] = value
            if value is None:
                del holder[name]
        return put(2, f"header {json.dumps(header)}")(found)

    return damage


KINDS: dict[str, tuple[Damage, type[RecordError], int]] = {
    "no first line": (drop(1), ForeignFileError, 1),
    "another program's file": (put(1, "18xx-record 1"), ForeignFileError, 1),
    "no number": (put(1, "rococo-record"), ForeignFileError, 1),
    "format 0": (put(1, "rococo-record 0"), ForeignFileError, 1),
    "a word as number": (put(1, "rococo-record one"), ForeignFileError, 1),
    "more in the first line": (put(1, "rococo-record 1 draft"), ForeignFileError, 1),
    "the next format": (put(1, f"rococo-record {lines.FORMAT + 1}"), NewerFormatError, 1),
    "a far format": (put(1, "rococo-record 904 compressed"), NewerFormatError, 1),
    "no header": (drop(2), DamagedError, 2),
    "two headers": (lambda found: [*found[:2], *found[1:]], DamagedError, 3),
    "no first position": (drop(3), DamagedError, 3),
    "an empty line": (put(6, ""), DamagedError, 6),
    "a line of words": (put(6, "hello there"), DamagedError, 6),
    "a seat that cannot be": (put(6, "7 play:e0a"), DamagedError, 6),
    "a key with a space": (put(6, "0 play: e0a"), DamagedError, 6),
    "a key of other letters": (put(6, "0 play:\N{LATIN SMALL LETTER E WITH ACUTE}"), DamagedError, 6),
    "a key without end": (put(6, "0 " + "x" * 201), DamagedError, 6),
    "two spaces": (put(6, "0  play:e0a"), DamagedError, 6),
    "undo nothing": (put(6, "undo 0"), DamagedError, 6),
    "undo a word": (put(6, "undo all"), DamagedError, 6),
    "undo more than there is": (put(7, "undo 500"), DamagedError, 7),
    "a short digest": (put(4, "round 1 abc"), DamagedError, 4),
    "a digest of capitals": (put(4, "round 1 " + "A" * 32), DamagedError, 4),
    "a long line": (put(6, "0 " + "x" * lines.MAX_LINE), TooLargeError, 6),
    "header that is a list": (put(2, "header []"), DamagedError, 2),
    "header cut inside": (put(2, 'header {"app":"0.1.0"}'), DamagedError, 2),
    "header no JSON": (put(2, "header {app: 1}"), DamagedError, 2),
    "header too deep": (put(2, 'header {"app":' + "[" * 50_000 + "]" * 50_000 + "}"), DamagedError, 2),
    "no seats": (in_header(seats=[]), DamagedError, 2),
    "six seats": (in_header(seats=[{"name": "A", "colour": "red"}] * 6), DamagedError, 2),
    "a seat without a name": (in_header(seats=[{"colour": "red"}] * 2), DamagedError, 2),
    "a name of two lines": (in_header(seats=[{"name": "A\nB", "colour": "red"}] * 2), DamagedError, 2),
    "a seed of words": (in_header(seed="12"), DamagedError, 2),
    "a seed below zero": (in_header(seed=-1), DamagedError, 2),
    "a seed without end": (in_header(seed=10**30), DamagedError, 2),
    "an unknown edition": (in_header(edition="gold"), DamagedError, 2),
    "an unknown field": (in_header(cheats=True), DamagedError, 2),
    "a missing field": (in_header(pieces=None), DamagedError, 2),
    "a digest that is none": (in_header(data="xyz"), DamagedError, 2),
    "overrides as a list": (in_header(overrides=[1]), DamagedError, 2),
    "an unknown module": (in_header(modules=["moon_dresses"]), UnknownTableError, 2),
    "the base game as module": (in_header(modules=["base"]), UnknownTableError, 2),
    "one seat": (
        in_header(seats=[{"name": "A", "colour": "red"}], edition="classic"),
        UnknownTableError,
        2,
    ),
    "a start seat that is not there": (in_header(start_seat=3), UnknownTableError, 2),
    "other pieces": (in_header(pieces="0" * 32), OtherPiecesError, 2),
}


@pytest.mark.parametrize("kind", KINDS)
def test_damage_is_told_and_the_file_left_alone(kind: str, record: list[str], tmp_path: Path) -> None:
    damage, error, line = KINDS[kind]
    file = tmp_path / "game.rococo"
    file.write_text("".join(damage(record)), encoding="utf-8")
    check_refused(file, error, line)


def check_refused(file: Path, error: type[RecordError], line: int) -> None:
    """The file raises this error at this line, in words, and nothing writes over it."""
    before = file.read_bytes()
    with pytest.raises(RecordError) as caught:
        resume(file)
    assert type(caught.value) is error
    assert (caught.value.file, caught.value.line) == (str(file), line)
    assert caught.value.key.startswith("record.")
    assert str(caught.value).startswith(f"{file}:{line}: " if line else f"{file}: ")
    assert file.read_bytes() == before
    with pytest.raises(OccupiedError):
        begin(2).save_as(file)
    other = begin(2, file=file)
    assert isinstance(other.storage_problem, OccupiedError)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "error", "line"),
    [
        (b"", ForeignFileError, 1),
        (b"\n", ForeignFileError, 1),
        (b"\0" * 4096, ForeignFileError, 1),
        (b"\xff\xfe" + "rococo-record 1\n".encode("utf-16-le"), ForeignFileError, 1),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), ForeignFileError, 1),
        (b"PK\x03\x04" * 1000, ForeignFileError, 1),
        (b'{"format": 1}', ForeignFileError, 1),
        (b"rococo-record 1", IncompleteError, 1),
        (b"rococo-record 2", IncompleteError, 1),
        (b"rococo", IncompleteError, 1),
        (b"rococo-record 1\n", IncompleteError, 1),
        (b"rococo-record 1\nheader {", IncompleteError, 1),
        (b"rococo-record 1\n\xff\xff\n", DamagedError, 2),
        (b"rococo-record 1\n0 play:e0a\n", DamagedError, 2),
        (b"rococo-record 3", IncompleteError, 1),
        (b"rococo-record 4", IncompleteError, 1),
        (b"rococo-record 5", IncompleteError, 1),
        (b"rococo-record 6", NewerFormatError, 1),
    ],
)
def test_foreign_and_barely_begun_files(
    content: bytes, error: type[RecordError], line: int, tmp_path: Path
) -> None:
    file = tmp_path / "game.rococo"
    file.write_bytes(content)
    check_refused(file, error, line)


def test_a_missing_file_and_a_folder_are_told(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.rococo", tmp_path):
        with pytest.raises(UnreadableError) as caught:
            resume(path)
        assert caught.value.params["why"]


def test_a_huge_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.rococo"
    session = small_record(file)
    monkeypatch.setattr("rococo_desktop.play.records.reading.MAX_FILE", file.stat().st_size - 1)
    with pytest.raises(TooLargeError):
        resume(file)
    monkeypatch.undo()
    assert state_of(resume(file)) == state_of(session)


def test_a_file_from_an_editor_with_other_line_ends_still_loads(record: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    file.write_bytes("".join(record).replace("\n", "\r\n").encode())
    assert resume(file).notices == ()


def test_the_file_cut_at_any_byte_loads_or_says_what_is_missing(tmp_path: Path) -> None:
    whole, file = tmp_path / "whole.rococo", tmp_path / "game.rococo"
    session = small_record(whole, 12)
    data = whole.read_bytes()
    opening = len(b"".join(data.splitlines(keepends=True)[:4]))
    ends = [at for at, byte in enumerate(data) if byte == ord("\n")]
    cuts = {cut for end in ends for cut in range(end - 2, end + 4)} | set(range(len(data) - 100, len(data)))
    steps = set()
    for cut in sorted(cuts):
        file.write_bytes(data[:cut])
        if cut < opening:
            with pytest.raises((ForeignFileError, IncompleteError)):
                load(file, boxes)
            continue
        loaded = load(file, boxes)
        assert loaded.notices == ()
        assert loaded.end.size <= cut
        assert data[loaded.end.size - 1 : loaded.end.size] == b"\n"
        steps.add(len(loaded.timeline.played))
    assert max(steps) >= session.steps - 1
    assert len(steps) > 5


def test_after_a_cut_the_game_goes_on_in_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    small_record(file)
    data = file.read_bytes()
    for cut in range(len(data) - 30, len(data)):
        file.write_bytes(data[:cut])
        session = resume(file)
        assert file.read_bytes() == data[:cut], "loading alone must not touch the file"
        play_one(session)
        assert session.storage_problem is None
        assert state_of(resume(file)) == state_of(session)


def play_one(session: Session) -> None:
    """Make the first choice there is."""
    decision = session.decision(session.deciding)
    assert decision is not None
    session.submit(decision.seat, decision.options[0].key)


def test_an_altered_choice_goes_on_from_the_last_position(record: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    at = next(number for number, line in enumerate(record, 1) if line.startswith(("0 ", "1 ")))
    file.write_text("".join(put(at, record[at - 1][:1] + " play:nobody")(record)), encoding="utf-8")
    before = file.read_bytes()
    session = resume(file)
    assert [notice.key for notice in session.notices] == [REPLAY_DIFFERS]
    assert session.notices[0].params["line"] == at
    assert file.read_bytes() == before
    play_one(session)
    assert file.read_bytes().startswith(before)
    again = resume(file)
    assert again.notices == ()
    assert state_of(again) == state_of(session)


def test_an_altered_digest_is_a_difference(record: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    file.write_text("".join(put(4, "round 1 " + "0" * 32)(record)), encoding="utf-8")
    (notice,) = resume(file).notices
    assert (notice.key, notice.params["line"]) == (REPLAY_DIFFERS, 4)


def test_random_bytes_in_a_record_never_raise_anything_else(record: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    data = "".join(record).encode()
    random = Random(0)
    outcomes: set[str] = set()
    for _ in range(100):
        damaged = bytearray(data)
        for _ in range(random.choice((1, 1, 3, 40))):
            at = random.randrange(len(damaged))
            damaged[at] = (
                random.randrange(256) if random.random() < 0.5 else random.choice(b"0123456789,[]{}")
            )
        file.write_bytes(damaged)
        try:
            outcomes.add("with notice" if load(file, boxes).notices else "loaded")
        except RecordError as error:
            outcomes.add(type(error).__name__)
    assert {"with notice", "DamagedError", "SnapshotError"} <= outcomes


def broken_state(record: list[str], change: Callable[[dict[str, Any]], None]) -> list[str]:
    """The record with an impossible first line of choices, so that its last position counts, changed."""
    found = list(record)
    first = next(at for at, line in enumerate(found) if line[:1] in "01")
    found[first] = "0 play:nobody\n"
    last = max(at for at, line in enumerate(found) if line.startswith("turn "))
    word, turn, text = found[last].split(" ", 2)
    state = json.loads(text)
    change(state)
    found[last] = f"{word} {turn} {json.dumps(state)}\n"
    return found[: last + 1]


UNSOUND: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a tile too many": lambda s: s["bag"].append(0),
    "a card lost": lambda s: s["deck"].pop(),
    "livre below zero": lambda s: s["players"][0].update(livre=-1),
    "livre without end": lambda s: s["players"][0].update(livre=10**15),
    "livre as words": lambda s: s["players"][0].update(livre="12"),
    "livre in fractions": lambda s: s["players"][0].update(livre=1.5),
    "livre yes": lambda s: s["players"][0].update(livre=True),
    "a missing field": lambda s: s.pop("favor"),
    "an unknown field": lambda s: s.update(cheat=1),
    "a field of a seat missing": lambda s: s["players"][1].pop("silk"),
    "a seat too many": lambda s: s["players"].append(s["players"][0]),
    "no seats": lambda s: s["players"].clear(),
    "no such start seat": lambda s: s.update(start_seat=2),
    "no such favor holder": lambda s: s.update(favor=-2),
    "no such trademark": lambda s: s["trademarks"].__setitem__(0, 9),
    "a trademark without garment": lambda s: s["trademarks"].__setitem__(0, 0),
    "a guest space too few": lambda s: s["guests"].pop(),
    "a terrace too long": lambda s: s["terrace"].append(-1),
    "trademark places missing": lambda s: s["trademarks"].pop(),
    "a drawer space missing": lambda s: s["drawers"].pop(),
    "pile out of order": lambda s: s["bag"].reverse(),
    "chance below zero": lambda s: s.update(rng=-1),
    "chance too large": lambda s: s.update(rng=2**64),
    "round eight": lambda s: s.update(round=8),
    "a round that needs more cards": lambda s: s.update(round=s["round"] - 1),
    "an unknown step": lambda s: s["agenda"].append(["win", 0]),
    "a step without a name": lambda s: s["agenda"].append([]),
    "a step of a list": lambda s: s["agenda"].append([["play_card"], 0]),
    "a step with a mapping": lambda s: s["agenda"].append(["play_card", {"seat": 0}]),
    "a step with a fraction": lambda s: s["agenda"].append(["play_card", 0.5]),
    "a step of too few words": lambda s: s["agenda"].append(["play_card"]),
    "a step of a seat not there": lambda s: s["agenda"].append(["play_card", 4]),
    "an ask nobody can answer": lambda s: s["agenda"].append(["keep_or_spend", 0, 0]),
    "an unknown step far off": lambda s: s["agenda"].insert(0, ["win", 0]),
    "a step without a name far off": lambda s: s["agenda"].insert(0, []),
    "a step of too many words far off": lambda s: s["agenda"].insert(0, ["next_turn", 0, 1]),
    "a step with a fraction far off": lambda s: s["agenda"].insert(0, ["next_turn", 0.5]),
    "a step with a mapping far off": lambda s: s["agenda"].insert(0, ["next_turn", {"seat": 0}]),
    "a cause with a fraction": lambda s: s["sheet"].append(["F1", 0, 1, [[0.5]]]),
    "a cause of no rule": lambda s: s["sheet"].append(["F7", 0, 1, ["decorat ion", 40]]),
    "a cause with a word too many": lambda s: s["sheet"].append(["F2", 0, 1, ["favor", 1]]),
    "a cause that names no garment": lambda s: s["sheet"].append(["F7", 0, 1, ["garment", 999, 1]]),
    "a cause that names no decoration": lambda s: s["sheet"].append(["F7", 0, 1, ["decoration", 0]]),
    "a cause that names a third place": lambda s: s["sheet"].append(["F3", 0, 1, [0, 3, 1, 0, 0]]),
    "a cause without number": lambda s: s["sheet"].append(["F1", 0, 1, [None]]),
    "points of a seat not there": lambda s: s["sheet"].append(["F2", 2, 1, ["favor"]]),
    "a secret card that is none": lambda s: s["players"][0].update(secret=[[1, 999]]),
    "an option that leads nowhere": lambda s: s["agenda"].extend(
        [["take_tile", 0, 0, False, 99], ["bonus", 0, 3]]
    ),
    "a deed left lying": lambda s: s["agenda"].append(["end_round"]),
    "steps without end": lambda s: s.update(agenda=[["next_turn", 0]] * 2000 + s["agenda"]),
    "a choice of cards not owned": lambda s: s["players"][0].update(chosen=[9, 9, 9]),
    "a used card that is none": lambda s: s["players"][0].update(used=[999]),
    "a list": lambda s: s["players"].__setitem__(0, []),
}


@pytest.mark.parametrize("kind", UNSOUND)
def test_a_position_no_game_reaches_is_refused(kind: str, record: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    file.write_text("".join(broken_state(record, UNSOUND[kind])), encoding="utf-8")
    before = file.read_bytes()
    with pytest.raises(SnapshotError) as caught:
        resume(file)
    assert caught.value.params["what"]
    assert caught.value.line == before.count(b"\n")
    assert file.read_bytes() == before


def test_a_sound_position_is_taken(record: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    file.write_text("".join(broken_state(record, lambda state: None)), encoding="utf-8")
    assert [notice.key for notice in resume(file).notices] == [REPLAY_DIFFERS]
