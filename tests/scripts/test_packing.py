"""Packing goes on past what cannot be made here, and says so; what was asked for by name must be made."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import package
from shipping import icons, linux, product

WITHOUT_TOOLS = ("deb", "rpm")
WITH_NOTHING_BUT_PYTHON = ("archive", "appdir")


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small folder build on a machine that has neither dpkg-deb nor rpmbuild."""
    build, dist = tmp_path / "build", tmp_path / "dist"
    for name, place in {
        "BUILD": build,
        "DIST": dist,
        "TREE": build / "tree",
        "FOLDER": dist / product.NAME,
        "PREPARED": build / "prepared",
    }.items():
        monkeypatch.setattr(linux, name, place)
    monkeypatch.setattr(package, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    (dist / product.NAME).mkdir(parents=True)
    (dist / product.NAME / product.NAME).write_text("#!/bin/sh\n", encoding="utf-8")
    (build / "prepared" / "licences").mkdir(parents=True)
    (build / "prepared" / "licences" / "LICENSE").write_text("free", encoding="utf-8")
    for side in icons.SIDES:
        (build / "prepared" / f"{side}.png").write_bytes(b"")
    return dist


def test_without_rpmbuild_the_archive_and_the_appdir_are_made_all_the_same(
    built: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert package.pack("linux") == 0
    told = capsys.readouterr()
    assert "package: no deb: dpkg-deb is not installed." in told.err
    assert "package: no rpm: rpmbuild is not installed." in told.err
    assert [line.split()[0] for line in told.out.splitlines()] == ["tree", "archive", "appdir"]
    assert len(list(built.glob("*.tar.xz"))) == 1
    assert (built / f"{product.NAME}.AppDir" / "AppRun").is_symlink()


@pytest.mark.parametrize("name", WITHOUT_TOOLS)
def test_what_was_asked_for_by_name_and_could_not_be_made_is_a_failure(built: Path, name: str) -> None:
    assert package.pack(name) == 1


@pytest.mark.parametrize("name", WITH_NOTHING_BUT_PYTHON)
def test_one_package_can_be_asked_for_alone(
    built: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert package.pack(name) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["tree", name]


def test_packages_without_programs_say_what_comes_first(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(linux, "FOLDER", built / "nowhere")
    assert package.pack("linux") == 1
    assert "package.py --only folder" in capsys.readouterr().err


def test_a_package_for_linux_asked_for_elsewhere_is_a_failure(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert package.pack("archive") == 1


def test_every_package_that_can_be_asked_for_has_a_maker() -> None:
    assert all(callable(getattr(linux, maker)) for maker in package.PACKAGES.values())
