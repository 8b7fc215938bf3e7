"""The packages for Linux, all made from one tree that is laid out like the root of a system."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import tarfile
import time
from pathlib import Path

from shipping.icons import SIDES
from shipping.licences import copyright_of
from shipping.product import BUILD, DIST, FOLDER, IDENTIFIER, NAME, PREPARED, RECIPES, PackingError, filled
from shipping.product import version as product_version

TREE = BUILD / "tree"
ARCHITECTURES = {"x86_64": ("amd64", "x86_64"), "aarch64": ("arm64", "aarch64")}
"""What Debian and Red Hat call a machine."""


def lay_out() -> Path:
    """Put the folder build, menu entry, icons, file type and licences where a system wants them."""
    if not FOLDER.is_dir():
        raise PackingError("The programs come first: package.py --only folder makes them.")
    shutil.rmtree(TREE, ignore_errors=True)
    share = TREE / "usr" / "share"
    shutil.copytree(FOLDER, TREE / "usr" / "lib" / NAME, symlinks=True)
    (TREE / "usr" / "bin").mkdir(parents=True)
    (TREE / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    _write(share / "applications" / f"{NAME}.desktop", filled(RECIPES / f"{NAME}.desktop"))
    _write(share / "mime" / "packages" / f"{NAME}.xml", filled(RECIPES / "mime.xml"))
    _write(
        share / "metainfo" / f"{IDENTIFIER}.metainfo.xml", filled(RECIPES / "metainfo.xml", date=_build_day())
    )
    for side in SIDES:
        icon = share / "icons" / "hicolor" / f"{side}x{side}" / "apps" / f"{NAME}.png"
        icon.parent.mkdir(parents=True)
        shutil.copy(PREPARED / f"{side}.png", icon)
    shutil.copytree(PREPARED / "licences", share / "doc" / NAME)
    _write(share / "doc" / NAME / "copyright", copyright_of(PREPARED / "licences"))
    _make_readable(TREE)
    return TREE


def make_deb() -> Path:
    """A package for Debian, Ubuntu and their kin."""
    architecture = _architecture()[0]
    room = BUILD / "deb"
    shutil.rmtree(room, ignore_errors=True)
    shutil.copytree(TREE, room, symlinks=True)
    control = room / "DEBIAN"
    kilobytes = sum(file.lstat().st_size for file in TREE.rglob("*")) // 1024
    _write(
        control / "control",
        filled(RECIPES / "control", architecture=architecture, kilobytes=str(kilobytes), libc=_libc()),
    )
    sums = [
        f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  {file.relative_to(TREE)}"
        for file in sorted(TREE.rglob("*"))
        if file.is_file() and not file.is_symlink()
    ]
    _write(control / "md5sums", "\n".join(sums) + "\n")
    _make_readable(room)
    made = DIST / f"{NAME}_{product_version()}_{architecture}.deb"
    _run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(room), str(made))
    return made


def make_rpm() -> Path:
    """A package for Fedora, openSUSE and their kin."""
    architecture = _architecture()[1]
    room = BUILD / "rpm"
    shutil.rmtree(room, ignore_errors=True)
    recipe = room / f"{NAME}.spec"
    _write(recipe, filled(RECIPES / f"{NAME}.rpm.spec", tree=str(TREE), libc=_libc()))
    _run(
        "rpmbuild", "-bb", "--target", architecture, "--define", f"_topdir {room}",
        "--define", f"_rpmdir {room}", "--define", "_binary_payload w9.xzdio",
        "--define", f"_buildhost {NAME}", str(recipe),
    )  # fmt: skip
    built = next(room.glob(f"{architecture}/*.rpm"))
    return Path(shutil.copy(built, DIST / built.name))


def make_archive() -> Path:
    """The folder build with menu entry, icon and licences, to be unpacked anywhere."""
    stem = f"{NAME}-{product_version()}-linux-{platform.machine()}"
    made = DIST / f"{stem}.tar.xz"
    with tarfile.open(made, "w:xz") as archive:
        archive.add(FOLDER, stem, filter=_of_nobody)
        for place in ("share/applications", "share/icons", "share/mime", "share/metainfo"):
            archive.add(TREE / "usr" / place, f"{stem}/{place}", filter=_of_nobody)
        archive.add(PREPARED / "licences", f"{stem}/licences", filter=_of_nobody)
    return made


def make_appdir() -> Path:
    """A folder that `appimagetool` makes an AppImage of; that tool is fetched by the CI workflow."""
    made = DIST / f"{NAME}.AppDir"
    shutil.rmtree(made, ignore_errors=True)
    shutil.copytree(TREE, made, symlinks=True)
    (made / "AppRun").symlink_to(f"usr/bin/{NAME}")
    (made / f"{NAME}.desktop").symlink_to(f"usr/share/applications/{NAME}.desktop")
    shutil.copy(PREPARED / "256.png", made / f"{NAME}.png")
    (made / ".DirIcon").symlink_to(f"{NAME}.png")
    return made


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _build_day() -> str:
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return time.strftime("%Y-%m-%d", time.gmtime(int(epoch) if epoch else None))


def _make_readable(tree: Path) -> None:
    """Whatever the mask of who packs: what is installed can be read by everybody and written by its owner."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)


def _of_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def _architecture() -> tuple[str, str]:
    try:
        return ARCHITECTURES[platform.machine()]
    except KeyError:
        raise PackingError(f"There is no name for packages of a {platform.machine()} machine.") from None


def _libc() -> str:
    """The C library a build asks for: that of the machine it was made on."""
    return platform.libc_ver()[1] or "2.28"


def _run(*command: str) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    except FileNotFoundError:
        raise PackingError(f"{command[0]} is not installed.") from None
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise PackingError(f"{command[0]} failed: {last}")
