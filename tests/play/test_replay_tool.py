"""`replay FILE`: what was chosen turn by turn, the score at the end, one sentence for what is wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.records.snapshot import digest
from rococo_desktop.tools.replay import main
from tests.play.games import begin, play, small_record, state_of, wander, without_figures


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A finished game of three with second thoughts in it, and its report."""
    file = tmp_path_factory.mktemp("replay") / "game.rococo"
    session = begin(3, file=file)
    random = Random(1)
    while session.deciding != NOBODY:
        wander(session, random, 50)
    return file, digest(state_of(session))


def test_json_tells_turns_scores_and_winners(
    finished: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    file, state = finished
    assert main([str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["digest"], told["over"], told["notices"], told["round"]) == (state, True, [], 7)
    assert [seat["name"] for seat in told["seats"]] == ["Ana", "Břetislav", "Zoë"]
    best = max((score, livre) for score, livre in zip(told["scores"], told["livre"], strict=True))
    assert told["winners"] == [
        seat for seat in range(3) if (told["scores"][seat], told["livre"][seat]) == best
    ]
    for seat in range(3):
        points = sum(line["points"] for line in told["sheet"] if line["seat"] == seat)
        assert 0 <= points <= told["scores"][seat]
    numbers = [turn["turn"] for turn in told["turns"] if turn["seat"] != NOBODY]
    assert numbers == sorted(set(numbers))
    assert sum(len(turn["choices"]) for turn in told["turns"]) == told["choices"] > 100
    assert all(
        choice["seat"] == turn["seat"]
        for turn in told["turns"]
        for choice in turn["choices"]
        if turn["seat"] != NOBODY
    )


def test_text_names_people_and_places(finished: tuple[Path, str], capsys: pytest.CaptureFixture[str]) -> None:
    file, state = finished
    assert main([str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{file}: deluxe, seed ")
    assert lines[1].startswith("round 1, everybody: ")
    assert any(line.startswith("round 3, turn ") and ", Zoë: " in line for line in lines)
    at = lines.index("final score")
    assert lines[at + 1].startswith("1. ")
    assert lines[-1] == f"state {state}"


def test_an_unfinished_game_has_no_winner_yet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.rococo"
    play(begin(2, file=file), Random(1), 30)
    assert main([str(file)]) == 0
    assert ", score so far" in capsys.readouterr().out
    assert main([str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["over"], told["winners"]) == (False, [])


def test_a_replay_that_differs_is_told_and_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.rococo"
    small_record(file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("\n0 ", "\n1 ", 1), encoding="utf-8")
    assert main([str(file)]) == 1
    assert "the game goes on from the position of turn " in capsys.readouterr().out
    assert main([str(file), "--json"]) == 1
    (notice,) = json.loads(capsys.readouterr().out)["notices"]
    assert notice["key"] == "load.replay_differs"
    file.write_text(text, encoding="utf-8")
    without_figures(file, "0" * 32)
    assert main([str(file)]) == 1
    assert "the data has changed: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"nothing of ours\n", "this is not a Rococo record"),
        (b"rococo-record 77\n", "this record has format 77, and this version knows formats up to 5"),
        (b"rococo-record 1\nnonsense\n", "the record is damaged here (line)"),
    ],
)
def test_a_bad_file_is_one_sentence(
    content: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.rococo"
    file.write_bytes(content)
    assert main([str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith(f": {sentence}\n")


@pytest.mark.parametrize("args", [[], ["--yes"], ["a", "b"], ["nowhere.rococo"]])
def test_wrong_use_is_two(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "FILE" in capsys.readouterr().out


def test_alone_one_plays_against_madame_du_barry(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "solo.rococo"
    play(begin(1, file=file), Random(3))
    assert main([str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    final = lines[lines.index("final score") + 1 :]
    assert [line.split(":")[0] for line in final[:2]] == ["1. Madame du Barry", "2. Ana"]


def test_a_position_is_shown_by_the_number_of_choices(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.rococo"
    session = play(begin(2, file=file), Random(1), 30)
    assert main([str(file), "--at", "30", "--json"]) == 0
    there = json.loads(capsys.readouterr().out)
    assert (there["at"], there["of"], there["deciding"]) == (30, 30, session.deciding)
    assert there["digest"] == digest(state_of(session))
    assert main([str(file), "--at", "0"]) == 0
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first == "choice 0 of 30: the deal"
    assert second.startswith("round 1, turn 0; now decides: Břetislav, choose_three: ")
    assert main([str(file), "--at", "31"]) == 2
    assert "--at takes a number from 0 to 30 here" in capsys.readouterr().err


def changed(file: Path, old: str, new: str) -> int:
    """Change the first line of this kind behind the first twenty choices; its number."""
    lines = file.read_text(encoding="utf-8").split("\n")
    at = next(at for at, line in enumerate(lines) if at > 30 and re.fullmatch(old, line))
    lines[at] = new
    file.write_text("\n".join(lines), encoding="utf-8")
    return at + 1


def test_a_choice_that_cannot_be_made_is_told_with_those_that_can(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.rococo"
    play(begin(2, file=file), Random(1))
    line = changed(file, r"[01] action:.*", "0 action:dance")
    assert main([str(file)]) == 1
    told = next(said for said in capsys.readouterr().out.splitlines() if said.startswith("line "))
    assert told.startswith(f"line {line}, after ")
    assert "chooses action:dance, but seat " in told
    assert " decides main_action: " in told
    made = int(told.split("after ")[1].split()[0])
    assert main([str(file), "--at", str(made)]) == 1
    assert capsys.readouterr().out.startswith(f"choice {made} of {made}: ")
    assert main([str(file), "--at", str(made + 1)]) == 2
    capsys.readouterr()


def test_a_position_that_is_another_is_told_figure_by_figure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.rococo"
    play(begin(2, file=file), Random(1))
    text = file.read_text(encoding="utf-8")
    place = text.index('"livre":', text.index("turn 5 "))
    file.write_text(f'{text[:place]}"livre":1{text[place + 8 :]}', encoding="utf-8")
    assert main([str(file)]) == 1
    assert ": the position in the file is another: players.0.livre is 1" in capsys.readouterr().out


def test_a_digest_that_is_another_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.rococo"
    play(begin(2, file=file), Random(1))
    line = changed(file, r"round 2 .*", f"round 2 {'0' * 32}")
    assert main([str(file)]) == 1
    out = capsys.readouterr().out
    assert f"line {line}, after " in out
    assert "the digest of the round is another" in out
