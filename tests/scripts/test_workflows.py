"""The workflows run what was reviewed, may do no more than they need, and try what we claim."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CLAIM = "Programming Language :: Python :: 3."


def read(file: Path) -> dict[str, Any]:
    """A workflow as plain data."""
    told = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert isinstance(told, dict)
    return told


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_every_action_is_pinned_by_its_commit_with_the_tag_beside_it(file: Path) -> None:
    uses = re.findall(r"uses: (.+)", file.read_text(encoding="utf-8"))
    assert uses
    loose = [one for one in uses if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one)]
    assert loose == []


def test_one_action_has_one_commit_everywhere() -> None:
    pins = {
        pin
        for file in WORKFLOWS
        for pin in re.findall(r"uses: (\S+@\S+ # \S+)", file.read_text(encoding="utf-8"))
    }
    assert len({pin.partition("@")[0] for pin in pins}) == len(pins)


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_may_only_read_and_only_a_release_writes(file: Path) -> None:
    told = read(file)
    assert told["permissions"] == {"contents": "read"}
    writing = {name for name, job in told["jobs"].items() if "permissions" in job}
    assert writing <= {"release"}


def test_the_check_runs_under_every_python_we_claim() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    claimed = [f"3.{one.removeprefix(CLAIM)}" for one in project["classifiers"] if one.startswith(CLAIM)]
    tried = read(ROOT / ".github" / "workflows" / "check.yml")["jobs"]["check"]["strategy"]["matrix"][
        "python"
    ]
    assert tried == claimed
    assert project["requires-python"] == f">={claimed[0]}"


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_whatever_is_fetched_is_compared_with_its_checksum(file: Path) -> None:
    for job in read(file)["jobs"].values():
        for step in job["steps"]:
            fetched = re.findall(r"curl \S+ (\S+) https://\S+", step.get("run", ""))
            summed = re.findall(r"^[0-9a-f]{64}  (\S+)$", step.get("run", ""), re.MULTILINE)
            assert fetched == summed
            assert "continuous" not in step.get("run", "")


def test_what_is_released_has_checksums() -> None:
    jobs = read(ROOT / ".github" / "workflows" / "package.yml")["jobs"]
    assert jobs["release"]["needs"] == "checksums"
    assert {"linux", "windows", "macos"} == set(jobs["checksums"]["needs"])
    assert any("> SHA256SUMS" in step.get("run", "") for step in jobs["checksums"]["steps"])
