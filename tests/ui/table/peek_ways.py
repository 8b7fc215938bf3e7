"""The ways in which people, seats, agents, eyes, games and settings can change in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.settings import Assistance, Speed
from rococo_desktop.ui.finale.scene import FinaleScene
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.scenes.crash import MishapScene
from rococo_desktop.ui.scenes.load import LoadScene
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.theatre.scene import TheatreScene
from tests.ui.table.peeking import Houses


class Place(NamedTuple):
    """Who sits where: the person whose decision it was, the other one, and the agent."""

    own: int
    other: int
    agent: int


Way = Callable[[Houses, Place], None]


def button(name: str) -> Target:
    """A button of a screen."""
    return ("button", name)


def press(houses: Houses, target: Target, what: str) -> None:
    """Press something, and look."""
    houses.choose(target)
    houses.compare(what)


def back(houses: Houses) -> None:
    """From the pause to the table."""
    press(houses, button("resume"), "back at the table")


def seat(houses: Houses, *changes: tuple[int, str]) -> None:
    """In the pause: let persons or agents play seats, one after the other."""
    press(houses, button("company"), "the company")
    for number, player in changes:
        press(houses, ("choice", f"player{number}:{player}"), f"seat {number} to {player}")
    press(houses, button("back"), "back in the pause")


def seats(*changes: tuple[str, str]) -> Way:
    """Pause, change these seats, and go back."""

    def way(houses: Houses, place: Place) -> None:
        houses.pause()
        seat(houses, *((getattr(place, who), player) for who, player in changes))
        back(houses)

    return way


def seats_and_later(first: tuple[tuple[str, str], ...], then: tuple[tuple[str, str], ...]) -> Way:
    """The same in two pauses, with some of the game between them."""

    def way(houses: Houses, place: Place) -> None:
        seats(*first)(houses, place)
        for _ in range(4):
            houses.pass_time(0.09)
            houses.compare("a while")
        if isinstance(houses.top, FinaleScene):
            return  # The last choice of the evening was made meanwhile: there is no seat to take back.
        seats(*then)(houses, place)

    return way


def renamed(who: str) -> Way:
    """Somebody takes another name."""

    def way(houses: Houses, place: Place) -> None:
        houses.pause()
        press(houses, button("company"), "the company")
        press(houses, ("field", str(getattr(place, who))), "a name")
        houses.both(lambda scene: scene.typed("Zora"))
        houses.press(Key("return"))
        houses.compare("another name")
        press(houses, button("back"), "back in the pause")
        back(houses)

    return way


def habits(houses: Houses, place: Place) -> None:
    """Both are asked no more before their turns end, and want no help."""
    houses.pause()
    press(houses, button("company"), "the company")
    for number in (place.own, place.other):
        press(houses, ("switch", f"confirm{number}"), "at once")
        press(houses, ("choice", f"assistance{number}:{Assistance.PLAIN}"), "plain")
    press(houses, button("back"), "back in the pause")
    back(houses)


def settings(houses: Houses, place: Place) -> None:
    """Other keys, another pace, nothing that moves, no sound; on the way through the screen itself."""
    houses.pause()
    press(houses, button("settings"), "the settings")
    for given in houses.settings:
        given.settings.change(keys={"here": "F6", "show": "Z"}, speed=Speed.FAST, muted=True)
        given.settings.change(keys={}, reduced_motion=True)
    houses.press(Key("escape"))
    houses.compare("back in the pause")
    back(houses)


def keys(houses: Houses, place: Place) -> None:
    """The keys are looked up."""
    houses.pause()
    press(houses, button("keys"), "the keys")
    houses.press(Key("escape"))
    back(houses)


def nothing(houses: Houses, place: Place) -> None:
    """Only the pause."""
    houses.pause()
    houses.compare("the pause")
    back(houses)


def title(houses: Houses) -> None:
    """In the pause: to the title, and go on."""
    houses.choose(button("title"))
    for _ in range(3):
        houses.pass_time(0.1)
    houses.compare("the title")
    houses.choose(button("continue"))
    for _ in range(3):
        houses.pass_time(0.1)


def found_in_list(houses: Houses, kept: bool) -> None:
    """In the pause: the list of games, with the ball chosen, or the copy that is kept."""
    houses.choose(button("load"))
    for _ in range(8):
        houses.pass_time(0.1)
    scene = houses.top
    assert isinstance(scene, LoadScene)
    at = next(number for number, one in enumerate(scene._games) if bool(one.name) == kept)
    if at != scene._chosen:
        houses.choose(("game", at))
    houses.compare("the list")


def opened(houses: Houses) -> None:
    """In the pause: the ball is opened from the list."""
    found_in_list(houses, kept=False)
    houses.choose(button("open"))


def kept_and_opened(houses: Houses) -> None:
    """In the pause: a copy is kept, and gone on with."""
    houses.choose(button("keep"))
    houses.both(lambda scene: scene.key_down(Key("return")))
    found_in_list(houses, kept=True)
    houses.choose(button("open"))


def watched(houses: Houses) -> None:
    """In the pause: the ball is watched, with whatever the theatre has."""
    found_in_list(houses, kept=False)
    houses.choose(button("watch"))
    assert isinstance(houses.top, TheatreScene)
    for name in ("e", "end", "l", "l", "page up", "right", "e", "left", "home", "end"):
        houses.press(Key(name))
        for _ in range(2):
            houses.pass_time(0.12)
            houses.compare(f"the theatre after {name}")


def left_theatre(houses: Houses) -> None:
    """From the theatre to the table."""
    for _ in range(2):
        houses.press(Key("escape"))
    houses.compare("back in the pause")
    back(houses)


def taken_over(houses: Houses) -> None:
    """In the theatre: play on from there."""
    houses.press(Key("page up"))
    houses.press(Key("t"))


def mishap(houses: Houses) -> None:
    """Something goes wrong, and the game goes on."""
    for given in houses.settings:
        given.stack.abandon()
        given.stack.push(given.doors.title())
        given.stack.push(MishapScene(given, [message("mishap.no_report")]))
        given.stack.settle()
    houses.choose(button("resume"))


def paused(*steps: Callable[[Houses], None], handed: str = "") -> Way:
    """Pause, hand a seat to an agent perhaps, and then do these things."""

    def way(houses: Houses, place: Place) -> None:
        houses.pause()
        if handed:
            seat(houses, (getattr(place, handed), "agent"))
        for step in steps:
            step(houses)

    return way


TO_AGENT, TO_PERSON = "agent", "person"
OWN_AWAY, OTHER_AWAY = ("own", TO_AGENT), ("other", TO_AGENT)
OWN_BACK, OTHER_BACK, GUEST = ("own", TO_PERSON), ("other", TO_PERSON), ("agent", TO_PERSON)

WHEN_OVER: dict[str, Way] = {
    "only the pause": nothing,
    "own seat to an agent": seats(OWN_AWAY),
    "other seat to an agent": seats(OTHER_AWAY),
    "own seat away and back": seats(OWN_AWAY, OWN_BACK),
    "swapped with the agent": seats(GUEST, OWN_AWAY),
    "own name": renamed("own"),
    "habits": habits,
    "settings": settings,
    "keys": keys,
}
"""The ways that are there when the game is over as well: then there is nothing to go on with."""

WAYS: dict[str, Way] = WHEN_OVER | {
    "other seat away and back": seats(OTHER_AWAY, OTHER_BACK),
    "own seat away, a while, back": seats_and_later((OWN_AWAY,), (OWN_BACK,)),
    "other seat away, a while, back": seats_and_later((OTHER_AWAY,), (OTHER_BACK,)),
    "a guest at the agent's seat": seats(GUEST),
    "a guest comes and goes": seats_and_later((GUEST,), (("agent", TO_AGENT),)),
    "all away, own back": seats(OWN_AWAY, OTHER_AWAY, OWN_BACK),
    "all away, other back": seats(OWN_AWAY, OTHER_AWAY, OTHER_BACK),
    "all away, a while, other back": seats_and_later((OWN_AWAY, OTHER_AWAY), (OTHER_BACK,)),
    "own away, then other instead": seats_and_later((OWN_AWAY,), (OWN_BACK, OTHER_AWAY)),
    "other name": renamed("other"),
    "title and continue": paused(title),
    "own away, title and continue": paused(title, handed="own"),
    "other away, title and continue": paused(title, handed="other"),
    "opened from the list": paused(opened),
    "own away, opened from the list": paused(opened, handed="own"),
    "a copy kept and opened": paused(kept_and_opened),
    "own away, a copy kept and opened": paused(kept_and_opened, handed="own"),
    "watched": paused(watched, left_theatre),
    "own away, watched": paused(watched, left_theatre, handed="own"),
    "other away, watched": paused(watched, left_theatre, handed="other"),
    "watched and taken over": paused(watched, taken_over),
    "own away, watched and taken over": paused(watched, taken_over, handed="own"),
    "a mishap": paused(mishap),
    "own away, a mishap": paused(mishap, handed="own"),
}
