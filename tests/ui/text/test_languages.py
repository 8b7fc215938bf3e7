"""Languages: a folder each and nothing else; what one lacks is said in English, and the game goes on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rococo_desktop.content.words.catalogue import Source, read_catalogue
from rococo_desktop.files.locations import USER_VARIABLE
from rococo_desktop.model.decisions import Target
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.table_setup import TableSetup
from rococo_desktop.scene_doors import GameDoors
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.picture_parts import Picture, Text
from rococo_desktop.ui.scenes.notice import NoticeScene
from rococo_desktop.ui.scenes.settings import SettingsScene
from rococo_desktop.ui.scenes.title import LANGUAGE, TitleScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.languages import (
    PSEUDO,
    following,
    language_name,
    languages,
    load_words,
    nearest_language,
    words_for,
)
from rococo_desktop.ui.text.messages import Message, listed, message
from rococo_desktop.ui.text.words import Words
from rococo_desktop.ui.window.scene import SceneStack
from tests.play.test_own_packs import SAMPLE
from tests.ui.table.playing import ROOM, Player, services, table
from tests.ui.text.tongues import HEADER, counted, entry, with_language

OWN = (
    entry("language.name", "Slovo") + entry("settings.heading", "Nastavení") + entry("title.new", "Nový ples")
)


def made_of(*entries: str) -> Words:
    """A language of these entries alone."""
    return Words("xx", read_catalogue([Source("xx.po", HEADER + "".join(entries))]))


# Forms, agreement, plurals.

HALLS = (
    entry("hall", "sál", "", "gender: m"),
    entry("hall", "ve velkém sále", "in"),
    entry("hall", "sálu", "gen"),
    entry("list.and", "{first} a {last}"),
)


def test_a_place_asks_for_a_form_and_what_lacks_it_hands_it_on() -> None:
    words = made_of(
        *HALLS, entry("a", "{hall}|{hall:in}|{hall:gen}|{hall:dat}"), entry("wrapped", "„{hall}“")
    )
    assert words.say(message("a", hall=message("hall"))) == "sál|ve velkém sále|sálu|sál"
    wrapped = message("wrapped", hall=message("hall"))
    assert words.say(message("a", hall=wrapped)) == "„sál“|„ve velkém sále“|„sálu“|„sál“"
    both = listed([message("hall"), wrapped])
    assert "sálu a „sálu“" in words.say(message("a", hall=both))
    assert words.say(message("a", hall="Ana")) == "Ana|Ana|Ana|Ana"


GOWN = (
    entry("gown", "suknia", "", "gender: f"),
    entry("gown", "suknię", "acc"),
    entry("coat", "surdut", "", "gender: m"),
    entry("blue", "niebieski"),
    entry("blue", "niebieska", "f"),
    entry("blue", "niebieską", "acc.f"),
    entry("garment", "{colour:agree=kind} {kind}", "", "gender: {kind}"),
    entry("makes", "szyje {garment:acc}"),
)


def garment(kind: str) -> Message:
    """A blue one."""
    return message("garment", colour=message("blue"), kind=message(kind))


def test_one_word_agrees_with_another_in_gender_and_case() -> None:
    words = made_of(*GOWN)
    assert words.say(garment("gown")) == "niebieska suknia"
    assert words.say(garment("coat")) == "niebieski surdut"
    assert words.say(message("makes", garment=garment("gown"))) == "szyje niebieską suknię"
    assert words.say(message("makes", garment=garment("coat"))) == "szyje niebieski surdut"


def test_a_whole_sentence_follows_the_gender_of_what_it_is_about() -> None:
    words = made_of(
        *GOWN, entry("rents", "wypożycza go", "", "agree: garment"), entry("rents", "wypożycza ją", "f")
    )
    assert words.say(message("rents", garment=garment("gown"))) == "wypożycza ją"
    assert words.say(message("rents", garment=garment("coat"))) == "wypożycza go"


def test_any_number_chooses_the_plural_text_and_so_it_does_in_every_form() -> None:
    words = made_of(
        counted("cards", "{n} karta", "{n} karty", "{n} karet"),
        counted("cards", "{n} kartu", "{n} karty", "{n} karet", form="acc"),
        "#. count: first\n" + counted("both", "{first} bod, pak {second}", "{first} body", "{first} bodů"),
        entry("takes", "bere {cards:acc}"),
    )
    for number, told in ((0, "karet"), (1, "kartu"), (2, "karty"), (5, "karet"), (22, "karet")):
        assert words.say(message("takes", cards=message("cards", n=number))) == f"bere {number} {told}"
    assert words.say(message("both", first=1, second=4)) == "1 bod, pak 4"
    assert words.say(message("both", first=3, second=1)) == "3 body"


def test_capital_letters_are_the_languages_own() -> None:
    words = made_of(entry("heading", "„{name}“", "", "capital: first"), entry("word", "élan"))
    assert words.title(message("word")) == "„Élan“"
    assert made_of(entry("heading", "{name}"), entry("word", "élan")).title(message("word")) == "élan"


# What is missing or broken.


def test_what_a_language_lacks_is_said_in_english_and_heard_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bad = entry("title.new", "{nobody} chybí")
    with_language(monkeypatch, tmp_path / "data", "xx", language=entry("language.name", "X"), other=bad)
    heard: list[str] = []
    words = load_words("xx", heard=heard.append)
    for _ in range(2):
        assert words.say(message("rank.master")) == "master"
        assert words.say(message("title.new")) == "New ball"
        assert words.say(message("nowhere.at_all")) == "nowhere.at_all"
    assert heard == [
        "xx: rank.master",
        "xx: title.new lacks nobody",
        "xx: nowhere.at_all",
    ]


@pytest.mark.parametrize(
    "damage",
    [
        b"\xff\xfe\x00\x00",
        b"nonsense",
        b'msgid "title.new"\nmsgstr "x',
        b'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=boom;\\n"\n',
        b'msgid "title.new"\nmsgstr "{"\n',
        b"",
    ],
)
def test_a_broken_catalogue_never_stops_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, damage: bytes
) -> None:
    with_language(monkeypatch, tmp_path / "data", "xx", language=OWN)
    (tmp_path / "data" / "text" / "xx" / "broken.po").write_bytes(damage)
    heard: list[str] = []
    words = load_words("xx", heard=heard.append)
    assert words.say(message("settings.heading")) == "Nastavení"
    assert words.say(message("title.quit")) == "Quit"
    assert words.say(message("amount.tiles", n=2)) == "2 tiles"
    assert len(heard) == len(set(heard))


def test_a_folder_whose_name_is_no_language_is_not_offered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with_language(monkeypatch, tmp_path / "data", "Not a language", language=OWN)
    assert "Not a language" not in languages()


def test_words_of_a_pack_are_learned_in_both_languages(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with_language(monkeypatch, tmp_path / "data", "xx", language=OWN)
    words = load_words("xx")
    words.learn(
        {
            "xx": [Source("pack", entry("employee.mine", "moje") + entry("title.new", "stolen"))],
            "en": [Source("pack", entry("employee.mine", "mine") + entry("employee.other", "other"))],
            "de": [Source("pack", entry("employee.third", "meins"))],
        }
    )
    assert words.say(message("employee.mine")) == "moje"
    assert words.say(message("employee.other")) == "other"
    assert words.say(message("title.new")) == "Nový ples"


# Which language is spoken.


def test_the_first_start_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with_language(monkeypatch, tmp_path / "data", "xx", language=OWN)
    assert nearest_language(["pt_BR", "xx_YY", "en"]) == "xx"
    assert nearest_language(["pt_BR"]) == "en"
    assert words_for("auto", lambda: ["xx_YY"]).language == "xx"
    assert words_for("gone", lambda: []).language == "en"
    assert words_for("en", lambda: ["xx"]).language == "en"


def test_a_third_language_is_one_folder_and_is_offered_by_its_own_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = languages()
    with_language(monkeypatch, tmp_path / "data", "xx", language=OWN)
    assert set(languages()) == {*before, "xx"}
    assert language_name("xx") == "Slovo"
    given = services(SceneStack())
    title, settings = TitleScene(given), SettingsScene(given)
    title.picture(ROOM)
    title.choose(LANGUAGE)
    assert given.words.language == following("en") == given.settings.current.language
    settings.pressed(("choice", "page:company"))
    settings.picture(ROOM)
    option: Target = ("choice", "language:xx")
    assert settings.spot(option) is not None
    settings.choose(option)
    assert settings.heading() == "Nastavení"
    assert "Nový ples" in _words(title.picture(ROOM))
    settings.choose(("choice", "language:en"))
    assert "New ball" in _words(title.picture(ROOM))


def test_a_game_goes_on_in_another_language_at_once() -> None:
    """Whatever lies on the stack is said anew, to the letter as a table that never spoke another language."""
    session = Session.begin(table(2, seed=3))
    stack = SceneStack()
    given = services(stack)
    scene = TableScene(given, session)
    player = Player(scene)
    for _ in range(12):
        player.choose()
    player.wait()
    notice = NoticeScene(given, [message("pause.saved")])
    pictures = (scene.picture(ROOM), notice.picture(ROOM))
    given.speak(PSEUDO)
    fresh = TableScene(_in(PSEUDO, stack), session)
    Player(fresh).wait()
    assert _words(scene.picture(ROOM)) == _words(fresh.picture(ROOM)) != _words(pictures[0])
    scene.key_down(Key("l"))
    fresh.key_down(Key("l"))
    assert _words(scene.picture(ROOM)) == _words(fresh.picture(ROOM))
    scene.key_down(Key("l"))
    assert all(word.startswith("[") for word in _words(notice.picture(ROOM)) if word.islower())
    given.speak("en")
    assert _words(scene.picture(ROOM)) == _words(pictures[0])
    assert _words(notice.picture(ROOM)) == _words(pictures[1])


def _in(language: str, stack: SceneStack) -> Services:
    return services(stack, language=language)


def _words(picture: Picture) -> list[str]:
    return [mark.words for sprite in picture.sprites for mark in sprite.marks if isinstance(mark, Text)]


def test_a_game_says_the_words_its_pack_brought_although_the_pack_is_not_here(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Also in a language that is chosen only afterwards."""
    monkeypatch.setenv(USER_VARIABLE, str(tmp_path))
    shutil.copytree(SAMPLE, tmp_path / "packs" / "atelier")
    setup = TableSetup(table(2, seed=3).seats, 3, modules=("atelier",))
    Session.begin(setup, tmp_path / "sent.rococo")
    shutil.rmtree(tmp_path / "packs")
    session = Session.resume_copy(tmp_path / "sent.rococo", None)
    given = services(SceneStack())
    stitch = message("bonus.atelier_embroiderer", otherwise=message("pause.saved"))
    assert given.words.say(stitch) != "rose stitch"
    GameDoors(lambda: given).table(session)
    assert given.words.say(stitch) == "rose stitch"
    given.speak(PSEUDO)
    assert "řőšě šťíťčh" in given.words.say(stitch)
    given.speak("en")
    assert given.words.say(stitch) == "rose stitch"
