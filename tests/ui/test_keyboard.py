"""Every command is reached from the keyboard of every country, and badges show what stands on its keys."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from rococo_desktop.ui.keys.action_letters import NEXT_KEY, TRAY_LETTERS
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.keys.keycaps import Keycaps, Layout
from rococo_desktop.ui.keys.keymap import USUAL, written
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Text
from rococo_desktop.ui.window.keyboard import Keyboard
from tests.ui.keyboards import COUNTRIES, PLACES, key_for, place_of, printed, signs
from tests.ui.supplies import fonts, still

ALPHABET = "abcdefghijklmnopqrstuvwxyz"
ABROAD = tuple(country for country in COUNTRIES if country != "us")


def press(country: str, us: str, mod: int = 0, up: bool = False) -> pygame.Event:
    """The event of a key by its place: what SDL makes of it under the layout of a country."""
    kind = pygame.KEYUP if up else pygame.KEYDOWN
    return pygame.Event(kind, key=ord(signs(country)[us]), scancode=PLACES[us], mod=mod)


def keyboard(country: str) -> Keyboard:
    """A keyboard of that country."""
    return Keyboard(place_of(country))


class Switched:
    """A keyboard whose layout is switched while the game runs."""

    def __init__(self, country: str) -> None:
        self.country = country
        self.board = Keyboard(self._place_of)

    def _place_of(self, code: int) -> int:
        return place_of(self.country)(code)

    def switch(self, country: str) -> None:
        """As the system says that it is another."""
        self.country = country
        self.board.heed(pygame.Event(pygame.KEYMAPCHANGED))


@pytest.mark.parametrize("country", COUNTRIES)
def test_letters_were_dead_on_russian_greek_and_turkish_keyboards(country: str) -> None:
    board = keyboard(country)
    for letter in ALPHABET:
        assert board.key(press(country, key_for(country, letter))).name == letter


@pytest.mark.parametrize("country", COUNTRIES)
def test_digits_are_where_they_are_printed_whatever_their_keys_give_without_shift(country: str) -> None:
    board = keyboard(country)
    for digit in "1234567890":
        assert board.key(press(country, digit)).name == digit


@pytest.mark.parametrize("country", COUNTRIES)
def test_no_two_keys_are_one_letter_but_the_two_of_turkish(country: str) -> None:
    board = keyboard(country)
    named = [board.key(press(country, us)).name for us in PLACES]
    twice = {name for name in named if name.isalnum() and named.count(name) > 1}
    assert twice == ({"i"} if country == "tr" else set())


def test_on_azerty_the_key_that_says_a_is_a_and_the_comma_at_the_place_of_m_is_no_m() -> None:
    board = keyboard("fr")
    assert board.key(press("fr", "q")).name == "a"
    assert board.key(press("fr", "m")).name == ","


@pytest.mark.parametrize("country", COUNTRIES)
def test_every_usual_key_can_be_pressed(country: str) -> None:
    board = keyboard(country)
    letters = {key for key in (*USUAL.values(), *TRAY_LETTERS, NEXT_KEY, "Ctrl+Z") if len(key[-1:]) == 1}
    for key in {one for one in letters if len(one) == 1 or one.startswith("Ctrl+")}:
        letter = key.removeprefix("Ctrl+").lower()
        mod = pygame.KMOD_LCTRL if key.startswith("Ctrl+") else 0
        assert written(board.key(press(country, key_for(country, letter), mod))) == key


@pytest.mark.parametrize("country", COUNTRIES)
def test_badges_show_what_stands_on_the_key_that_is_meant(country: str) -> None:
    caps = keyboard(country).caps
    assert [caps.shown(letter.upper()) for letter in ALPHABET] == [
        printed(country, letter) for letter in ALPHABET
    ]
    assert len({caps.shown(letter.upper()) for letter in ALPHABET}) == len(ALPHABET)
    assert [caps.shown(digit) for digit in "12345"] == list("12345")


def test_a_russian_keyboard_says_so_also_with_ctrl_and_leaves_other_keys_as_they_are() -> None:
    caps = keyboard("ru").caps
    assert [caps.shown(key) for key in ("Q", "Ctrl+Z", "F1", "Space", "Shift", "1 – 5", "+", "")] == [
        *("Й", "Ctrl+Я", "F1", "Space", "Shift", "1 – 5", "+", "")
    ]


@pytest.mark.parametrize("country", ABROAD)
def test_our_fonts_have_what_badges_show(country: str) -> None:
    shown = {cap for _, cap in keyboard(country).caps.own}
    for face in (theme.BODY, theme.STRONG):
        font = fonts().font(face, theme.SMALL)
        assert all(font.metrics(cap)[0] is not None for cap in shown)


def test_a_script_our_fonts_do_not_have_is_shown_by_the_american_letter() -> None:
    hebrew = {ord("ש"): PLACES["a"], ord("נ"): PLACES["b"]}
    layout = Layout(lambda code: hebrew.get(code, 0))
    assert layout.name(ord("ש"), PLACES["a"]) == "a"
    assert layout.caps == Keycaps()


def test_what_was_bound_on_one_keyboard_is_bound_on_another() -> None:
    # Both press the key at the place of an American semicolon, which German and Russian letters have.
    german = {ord(letter): PLACES[letter] for letter in ALPHABET} | {ord("ö"): PLACES[";"]}
    layout = Layout(lambda code: german.get(code, 0))
    assert layout.name(ord("ö"), PLACES[";"]) == ";" == keyboard("ru").key(press("ru", ";")).name
    assert (layout.caps.shown(";"), keyboard("ru").caps.shown(";")) == ("Ö", "Ж")
    assert keyboard("us").key(press("us", ";")) == Key(";")


def test_a_key_is_let_go_as_what_it_was_pressed_as_though_the_layout_is_another_by_then() -> None:
    switched = Switched("ru")
    board = switched.board
    assert board.key(press("ru", "q")).name == "q"
    switched.switch("fr")
    assert board.key(press("fr", "q", up=True)).name == "q"
    assert board.key(press("fr", "q")).name == "a"


def test_a_letter_that_is_written_counts_where_x_switched_the_layout_without_a_word_to_sdl() -> None:
    told = pygame.Event(pygame.KEYDOWN, key=pygame.K_q, scancode=PLACES["q"], mod=0, unicode="a")
    assert keyboard("us").key(told) == Key("a")


def test_badges_follow_a_layout_that_is_switched_while_the_game_runs() -> None:
    services = still(Size(1280, 720))
    switched = Switched("us")
    services.shell.keyboard = switched.board
    services.stack.push(services.doors.title())
    services.stack.settle()
    title = services.stack.top
    before = title.picture(services.shell.scale.logical)
    assert title.picture(services.shell.scale.logical) is before
    switched.switch("ru")
    after = title.picture(services.shell.scale.logical)
    drawn = {mark.words for sprite in after.sprites for mark in sprite.marks if isinstance(mark, Text)}
    assert {"Й", "Т"} <= drawn  # to leave, and a new ball
    assert [spot.key for spot in after.hotspots] == [spot.key for spot in before.hotspots]


def test_sdl_tells_where_a_character_is() -> None:
    pygame.display.init()
    assert Keyboard().caps == Keycaps()
    assert Keyboard().key(pygame.Event(pygame.KEYDOWN, key=pygame.K_q, scancode=20, mod=0)) == Key("q")
