"""Languages for tests: a data folder like ours with one more folder of texts in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rococo_desktop.files import locations

HEADER = 'msgid ""\nmsgstr "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);\\n"\n\n'


def entry(key: str, text: str, form: str = "", *attributes: str) -> str:
    """An entry of a PO file."""
    notes = "".join(f"#. {attribute}\n" for attribute in attributes)
    context = f'msgctxt "{form}"\n' if form else ""
    return f'{notes}{context}msgid "{key}"\nmsgstr "{text}"\n\n'


def counted(key: str, *texts: str, form: str = "") -> str:
    """An entry with plural texts."""
    context = f'msgctxt "{form}"\n' if form else ""
    told = "".join(f'msgstr[{at}] "{text}"\n' for at, text in enumerate(texts))
    return f'{context}msgid "{key}"\nmsgid_plural "{key}"\n{told}\n'


def with_language(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, **files: str) -> None:
    """Let the game find a data folder that has this language besides ours, with these PO files."""
    ours, texts = locations.data_dir(), locations.text_dir()
    (folder / "text").mkdir(parents=True)
    for one in ours.iterdir():
        if one.name != "text":
            (folder / one.name).symlink_to(one)
    for one in texts.iterdir():
        (folder / "text" / one.name).symlink_to(one)
    (folder / "text" / name).mkdir()
    for file, text in files.items():
        (folder / "text" / name / f"{file}.po").write_text(HEADER + text, encoding="utf-8")
    monkeypatch.setenv(locations.DATA_VARIABLE, str(folder))
