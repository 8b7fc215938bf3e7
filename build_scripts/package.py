"""Pack the game for the system this runs on, with PyInstaller, into dist/.

    python3 build_scripts/package.py [--only folder|linux|deb|rpm|archive|appdir]

Everywhere: the folder build dist/rococo-desktop/ and the single file dist/single/. On Linux also a .deb, an
.rpm, a .tar.xz and an AppDir. The recipe of the Windows installer is filled in at build/prepared/windows.iss;
on macOS the app bundle comes from the same spec file. A package that cannot be made here, because its tool is
missing or fails, is named and the others are made all the same. Exit 1 when the programs could not be made,
or the one package that was asked for by name; 2 when the environment could not be made.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from environment import ROOT, RUNTIME, SetupError, provide, requirements, surroundings

PACKING = "package"
PACKAGES = {"deb": "make_deb", "rpm": "make_rpm", "archive": "make_archive", "appdir": "make_appdir"}
"""What each package for Linux is made by, by the name it is asked for with."""
HOME = ROOT / "build" / ".venv"
"""An environment of its own: whatever else is installed would be frozen along."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the packages and say where they lie."""
    parser = argparse.ArgumentParser(prog="package.py", description="Pack the game for this system.")
    parser.add_argument(
        "--only",
        choices=("folder", "linux", *PACKAGES),
        help="the programs, or all packages of them, or one, alone",
    )
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.inside:
        return pack(given.only)
    try:
        python = provide({RUNTIME: requirements(RUNTIME), PACKING: requirements(PACKING)}, HOME)
    except SetupError as error:
        print(f"package: {error}", file=sys.stderr)
        return 2
    command = [str(python), str(Path(__file__).resolve()), "--inside"]
    command += ["--only", given.only] if given.only else []
    return subprocess.run(command, env=surroundings(), check=False).returncode


def pack(only: str | None) -> int:
    """What is done inside the environment that has PyInstaller."""
    steps: list[tuple[str, Callable[[], Path]]] = []
    if only in (None, "folder"):
        steps += [("prepared", _prepared), ("programs", _frozen)]
    packages: list[tuple[str, Callable[[], Path]]] = []
    if only != "folder" and sys.platform == "linux":
        from shipping import linux

        steps.append(("tree", linux.lay_out))
        asked = PACKAGES if only in (None, "linux") else (only,)
        packages = [(name, getattr(linux, PACKAGES[name])) for name in asked]
    elif only != "folder" and only is not None:
        print(f"package: no {only}: It is made on Linux only.", file=sys.stderr)
        return 1
    if not all(_made(name, make) for name, make in steps):
        return 1
    missing = [name for name, make in packages if not _made(name, make)]
    return 1 if only in missing else 0


def _made(name: str, make: Callable[[], Path]) -> bool:
    """Make one thing; say where it lies, or why it could not be made."""
    from shipping import product

    try:
        made = make()
    except (product.PackingError, OSError) as error:
        print(f"package: no {name}: {error}", file=sys.stderr, flush=True)
        return False
    print(f"{name:9} {_size(made):6.1f} MB  {made.relative_to(ROOT)}", flush=True)
    return True


def _prepared() -> Path:
    """Icons, version information, licences and the filled recipes: what the spec file asks for."""
    from shipping import icons, licences, product

    shutil.rmtree(product.PREPARED, ignore_errors=True)
    icons.make_icons(product.PREPARED)
    licences.gather(product.PREPARED / "licences")
    numbers = ", ".join([*product.version().split("."), "0", "0", "0"][:4])
    for name, facts in (("version.txt", {"numbers": numbers}), ("windows.iss", {})):
        text = product.filled(product.RECIPES / name, **facts)
        (product.PREPARED / name).write_text(text, encoding="utf-8")
    return product.PREPARED


def _frozen() -> Path:
    """The folder build and the single file."""
    from shipping import product

    log = product.BUILD / "pyinstaller.log"
    variables = surroundings()
    # The spec file asks our own modules for names and licences.
    variables["PYTHONPATH"] += os.pathsep + str(ROOT / "build_scripts")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--distpath", str(product.DIST)]
    command += ["--workpath", str(product.BUILD / "work"), str(product.SPEC)]
    for path in (product.FOLDER, product.SINGLE):
        shutil.rmtree(path, ignore_errors=True)
    with log.open("w", encoding="utf-8") as said:
        done = subprocess.run(
            command, env=variables, stdout=said, stderr=subprocess.STDOUT, cwd=ROOT, check=False
        )
    if done.returncode or not product.FOLDER.is_dir():
        last = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-1:]
        raise product.PackingError(f"{''.join(last)} (details in {log.relative_to(ROOT)})")
    return product.FOLDER


def _size(path: Path) -> float:
    files = [path] if path.is_file() else [file for file in path.rglob("*") if not file.is_symlink()]
    return sum(file.lstat().st_size for file in files if file.is_file()) / 1e6


if __name__ == "__main__":
    sys.exit(main())
