"""The command line for several people and for saved games."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rococo_desktop.__main__ import main
from rococo_desktop.app import opened
from rococo_desktop.command_line import parse
from rococo_desktop.files.locations import HOME_VARIABLE
from rococo_desktop.logbook import Logbook
from rococo_desktop.play.table_setup import PUBLIC
from rococo_desktop.play.viewing import people_of
from rococo_desktop.ui.text.messages import Message
from tests.play.games import begin, play


def test_a_table_of_several_people() -> None:
    table = parse(["--players", "4", "--people", "3", "--privacy", "hold"]).table
    assert table is not None
    assert people_of(table.seats) == (0, 1, 2)
    assert table.table_rules == {"privacy": "hold"}
    alone = parse(["--players", "4"]).table
    assert alone is not None
    assert (people_of(alone.seats), alone.table_rules) == ((0,), {})
    demo = parse(["--demo", "--players", "3"]).table
    assert demo is not None
    assert people_of(demo.seats) == ()


def test_a_seed_that_was_chosen_deals_as_ever_and_is_public() -> None:
    chosen = parse(["--players", "3", "--seed", "4711"]).table
    assert chosen is not None
    assert (chosen.seed, chosen.table_rules) == (4711, {PUBLIC: True})
    drawn = {table.seed for _ in range(50) if (table := parse(["--players", "3"]).table) is not None}
    assert len(drawn) == 50
    assert max(drawn) > 2**55


@pytest.mark.parametrize(
    "words", ["--players 2 --people 3", "--players 3 --people 0", "x.rococo --players 2", "x.rococo --demo"]
)
def test_wrong_use_is_one_sentence(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse(words.split())
    assert left.value.code == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_a_game_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = Logbook(tmp_path / "log")
    notices: list[Message] = []
    assert opened(tmp_path / "none.rococo", notices, log) is None
    assert "cannot be read" in capsys.readouterr().err
    (tmp_path / "holiday.png").write_bytes(b"\x89PNG")
    assert opened(tmp_path / "holiday.png", notices, log) is None
    assert "not a Rococo record" in capsys.readouterr().err
    assert [notice.key for notice in notices] == ["fault.record"] * 2
    assert main(["holiday"]) == 2


def test_a_game_that_was_sent_goes_on_in_a_file_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    sent = tmp_path / "sent.rococo"
    game = play(begin(2, file=sent), Random(1), 20)
    before = sent.read_bytes()
    assert parse([str(sent)]).file == sent
    session = opened(sent, [], Logbook(tmp_path))
    assert session is not None
    assert [session.view(seat) for seat in (-1, 0, 1)] == [game.view(seat) for seat in (-1, 0, 1)]
    play(session, Random(2), 3)
    assert sent.read_bytes() == before
    assert session.record.file is not None
    assert Path(session.record.file).parent == tmp_path / "home" / "saves"
