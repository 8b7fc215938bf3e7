"""How choices are made at the table: refusals, half-made choices, the way back, the end of the turn."""

from __future__ import annotations

import msgspec
import pytest

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.table_setup import TableSetup
from rococo_desktop.ui.game.flow import WaitingFor
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.game.tray import CONFIRM
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.picture_parts import HotspotRole
from rococo_desktop.ui.table_state.identical_cards import lying
from tests.ui.table import plain_table
from tests.ui.table.meetings import MODULES
from tests.ui.table.playing import ROOM, Player, begin, table
from tests.ui.table.test_whole_games import ALL

UNDO, REDO = Key("z", ctrl=True), Key("y", ctrl=True)


def alone_first(seed: int = 3) -> TableSetup:
    """A table of two at which the person begins."""
    setup = table(2, seed)
    return type(setup)(setup.seats, setup.seed, start_seat=0)


def settled(scene: TableScene) -> str:
    """The kind of question the table asks once it has settled."""
    Player(scene).wait()
    caption = scene.caption()
    assert caption is not None
    return caption.kind


def mood(scene: TableScene) -> WaitingFor:
    """What the table waits for."""
    return scene.flow.mood


def three_chosen(scene: TableScene) -> None:
    """Choose any three cards and let the agent choose its own."""
    player = Player(scene)
    while settled(scene) == "choose_three":
        presenter = scene.presenter
        assert presenter is not None
        assert presenter.picking is not None
        scene.choose(min(presenter.picking.open, key=str) if presenter.picking.complete is None else CONFIRM)
        player.wait()


def lit(scene: TableScene) -> set[Target]:
    """What is lit on the table and in the tray."""
    return {
        spot.target for spot in scene.picture(ROOM).hotspots if spot.lit and spot.role is HotspotRole.TARGET
    }


@pytest.mark.long
def test_everything_that_is_not_lit_says_why_in_one_sentence() -> None:
    scene, _ = begin(table(3, 8, ALL), plain_table.compose)
    player = Player(scene, 5)
    refused = 0
    for _ in range(150):
        player.wait()
        caption = scene.caption()
        assert caption is not None
        often = player.kinds[caption.kind] >= 3  # then it was asked about everything that lies there
        for spot in () if often else scene.picture(ROOM).hotspots:
            presenter = scene.presenter
            reach = presenter.reachable if presenter is not None else frozenset()
            if spot.role is not HotspotRole.TARGET or spot.lit or spot.target in reach or presenter is None:
                continue
            scene.point(spot.target)
            scene.picture(ROOM)
            assert scene.stage().why, f"nothing is said about {spot.target} at {scene.caption()}"
            refused += 1
        if player.choose() is None:
            break
    assert refused > 1000


def test_a_refused_click_changes_nothing_and_is_explained() -> None:
    scene, _ = begin(alone_first(), plain_table.compose)
    three_chosen(scene)
    version = scene.session.version
    scene.choose(("guests", 0))
    assert scene.session.version == version
    assert scene.stage().why


@pytest.mark.parametrize("name", ["l", "f2", "f1", "f4", "m", "escape"])
def test_looking_something_up_leaves_a_half_made_choice_as_it_is(name: str) -> None:
    scene, _ = begin(alone_first(), plain_table.compose)
    assert settled(scene) == "choose_three"
    assert scene.presenter is not None
    assert scene.presenter.picking is not None
    scene.choose(min(scene.presenter.picking.open, key=str))
    scene.choose(min(scene.presenter.picking.open, key=str))
    scene.key_down(Key(name))
    left = 1 if name == "escape" else 2  # which puts one of them back
    assert scene.presenter.picking is not None
    assert len(scene.presenter.picking.cards) == left


def test_three_cards_are_picked_one_by_one_and_put_back() -> None:
    scene, _ = begin(alone_first(), plain_table.compose)
    assert settled(scene) == "choose_three"
    presenter = scene.presenter
    assert presenter is not None
    assert presenter.picking is not None
    first, second, *_ = sorted(presenter.picking.open, key=str)
    scene.choose(first)
    scene.choose(second)
    assert presenter.picked == {first, second}
    scene.choose(("picked", 0))
    assert presenter.picked == {second}
    scene.key_down(Key("escape"))
    assert presenter.picked == frozenset()
    assert scene.session.steps == 1


def test_undo_redo_and_restart_by_keys() -> None:
    scene, _ = begin(alone_first(), plain_table.compose)
    three_chosen(scene)
    assert settled(scene) == "play_card"
    began = scene.session.steps
    scene.choose(min(lit(scene), key=str))
    assert settled(scene) == "main_action"
    scene.key_down(UNDO)
    assert settled(scene) == "play_card"
    scene.key_down(REDO)
    assert settled(scene) == "main_action"
    scene.choose(("action", "forfeit"))
    scene.picture(ROOM)
    assert scene.session.steps > began + 1
    scene.key_down(Key("r"))
    assert settled(scene) == "play_card"
    assert scene.session.steps == began


def test_escape_walks_back_through_the_turn_and_then_opens_the_menu() -> None:
    scene, given = begin(alone_first(), plain_table.compose)
    three_chosen(scene)
    scene.choose(min(lit(scene), key=str))
    scene.key_down(Key("escape"))
    assert settled(scene) == "play_card"
    assert given.doors.opened == []  # type: ignore[attr-defined]
    scene.key_down(Key("escape"))
    assert given.doors.opened == ["pause"]  # type: ignore[attr-defined]


def to_the_end_of_the_turn(scene: TableScene) -> None:
    """Play a card, forgo the action and the bonus."""
    three_chosen(scene)
    scene.choose(min(lit(scene), key=str))
    scene.choose(("action", "forfeit"))
    if scene.session.deciding == scene.flow.viewer and scene.presenter is not None:
        scene.choose(("bonus", "forfeit"))


def test_the_end_of_the_turn_waits_to_be_confirmed() -> None:
    scene, _ = begin(alone_first(), plain_table.compose)
    to_the_end_of_the_turn(scene)
    assert mood(scene) is WaitingFor.ENDS
    steps = scene.session.steps
    for now in range(20):
        scene.tick(now)
    assert scene.session.steps == steps, "an agent went on before the turn was over"
    scene.key_down(UNDO)
    assert mood(scene) is WaitingFor.DECIDES
    scene.key_down(REDO)
    assert mood(scene) is WaitingFor.ENDS
    assert scene.key_down(Key("space"))
    assert mood(scene) is WaitingFor.WAITS
    scene.tick(50.0)
    assert scene.session.steps > steps


def test_without_confirmation_the_turn_passes_by_itself() -> None:
    scene, _ = begin(alone_first(), plain_table.compose, confirm_end_of_turn=False)
    to_the_end_of_the_turn(scene)
    assert mood(scene) is WaitingFor.WAITS


def test_a_choice_that_ends_the_turn_for_good_waits_for_a_second_word() -> None:
    scene, _ = begin(table(1, 3), plain_table.compose)
    player = Player(scene, 4)
    while settled(scene) != "confirm":
        player.choose()
    steps = scene.session.steps
    assert "cannot be taken back" in scene.stage().prompt
    scene.key_down(Key("escape"))
    assert settled(scene) != "confirm"
    assert scene.session.steps == steps
    while settled(scene) != "confirm":
        player.choose()
    scene.key_down(Key("return"))
    assert scene.session.steps > steps


def test_the_barrier_is_announced_before_it_is_crossed() -> None:
    """What cannot be taken back says so in the tray, or in what Enter will do."""
    crossed = 0
    for seed in range(1, 4):
        scene, _ = begin(table(2, seed, ALL), plain_table.compose)
        player = Player(scene, seed)
        for _ in range(400):
            player.wait()
            presenter = scene.presenter
            if presenter is not None and not presenter.waiting and presenter.picking is None:
                for choice in presenter.decision.options:
                    if scene.session.crosses_barrier(choice.key):
                        crossed += 1
                        scene.point(choice.target)
                        scene.picture(ROOM)
                        stage = scene.stage()
                        told = [option.detail for option in stage.tray if option.target == choice.target]
                        assert any("cannot be taken back" in words for words in (stage.enter, *told))
            if player.choose() is None:
                break
    assert crossed > 10


def test_a_thing_a_few_choices_away_is_reached_by_one_click() -> None:
    reached = 0
    for seed in range(1, 6):
        scene, _ = begin(alone_first(seed), plain_table.compose)
        three_chosen(scene)
        scene.choose(min(lit(scene), key=str))
        presenter = scene.presenter
        assert presenter is not None
        steps = scene.session.steps
        for target in sorted(presenter.reachable, key=str)[:1]:
            assert not presenter.why_not(target)
            scene.choose(target)
            assert scene.session.steps > steps + 1 or presenter.waiting
            reached += 1
    assert reached


@pytest.mark.parametrize("key", ["1", "2"])
def test_a_seat_shows_while_its_digit_is_held(key: str) -> None:
    scene, _ = begin(alone_first(), plain_table.compose)
    three_chosen(scene)
    before = scene.caption()
    scene.key_down(Key(key))
    overlay = scene.stage().overlay
    assert overlay is not None
    assert (overlay.kind, overlay.seat) == ("seat", int(key) - 1)
    scene.key_up(Key(key))
    assert scene.stage().overlay is None
    assert scene.caption() == before


def test_letters_choose_actions_and_options_of_the_tray() -> None:
    scene, _ = begin(alone_first(), plain_table.compose)
    three_chosen(scene)
    scene.choose(min(lit(scene), key=str))
    assert settled(scene) == "main_action"
    scene.picture(ROOM)
    assert scene.key_down(Key("x"))
    assert settled(scene) != "main_action"


def test_enter_does_what_the_bar_says() -> None:
    scene, _ = begin(alone_first(), plain_table.compose)
    three_chosen(scene)
    target = min(lit(scene), key=str)
    scene.point(target)
    scene.picture(ROOM)
    assert scene.stage().enter
    assert scene.key_down(Key("return"))
    assert settled(scene) == "main_action"
    scene.point(("guests", 0))
    scene.picture(ROOM)
    version = scene.session.version
    assert not scene.key_down(Key("return")), "what is refused is not replaced by something else"
    assert scene.session.version == version


def test_the_magnifier_stays_by_its_button_until_something_is_chosen() -> None:
    scene, _ = begin(alone_first(), plain_table.compose)
    three_chosen(scene)
    scene.point(("garments", 2))
    scene.point(("command", "magnify"))
    scene.choose(("command", "magnify"))
    overlay = scene.stage().overlay
    assert overlay is not None
    assert (overlay.kind, overlay.target) == ("magnify", ("garments", 2))
    scene.choose(("command", "magnify"))
    assert scene.stage().overlay is None
    scene.choose(("command", "magnify"))
    scene.choose(min(lit(scene), key=str))
    assert scene.stage().overlay is None


def test_the_three_cards_may_be_chosen_anew_until_everybody_has_chosen() -> None:
    scene, given = begin(alone_first(), plain_table.compose)
    given.agents.poll = lambda: None  # type: ignore[method-assign]  # the agent takes its time
    assert settled(scene) == "choose_three"

    def choose(first: bool) -> frozenset[Target]:
        presenter = scene.presenter
        assert presenter is not None
        assert presenter.picking is not None
        while presenter.picking.complete is None:
            scene.choose(sorted(presenter.picking.open, key=str)[0 if first else -1])
        picked = presenter.picked
        scene.choose(CONFIRM)
        return picked

    one = choose(first=True)
    assert mood(scene) is WaitingFor.WAITS
    scene.tick(1.0)
    assert scene.stage().lit, "the choice can still be changed"
    other = choose(first=False)
    assert one != other
    own = scene.session.view(0).own
    assert own is not None
    assert set(lying("supply", own.chosen)) == other


def test_it_is_said_what_one_click_on_something_farther_off_does_first() -> None:
    scene, _ = begin(alone_first(1), plain_table.compose)
    three_chosen(scene)
    presenter = scene.presenter
    assert presenter is not None
    reach = sorted(presenter.reachable, key=str)
    assert reach
    scene.point(None)
    scene.picture(ROOM)
    assert (scene.stage().enter, scene.stage().aside) == ("", "Plays the card as well")
    for target in reach:
        scene.point(target)
        scene.picture(ROOM)
        first = presenter.first_step(target)
        assert first in presenter.decision.options
        assert scene.stage().enter.startswith("Enter: ")
        assert not scene.stage().aside
        taken_back = "cannot be taken back" not in scene.stage().enter
        assert taken_back != presenter.crosses_barrier(target)


def test_no_legal_click_is_answered_with_a_refusal() -> None:
    setup = msgspec.structs.replace(table(2, 3, MODULES["all"], people=2), table_rules={"privacy": "open"})
    scene, _ = begin(setup, plain_table.compose)
    player = Player(scene, 4)
    moved = 0
    for _ in range(60):
        player.wait()
        options = sorted({spot.target for spot in player.lit() if spot.target[0] != "picked"}, key=str)
        target = player.pick(options) if options else ("command", "end_turn")
        scene.point(target)
        scene.choose(target)
        assert not scene.stage().why, f"after {target}: {scene.stage().why}"
        player.wait()
        assert not scene.stage().why
        scene.tick(player.now + 1)
        assert not scene._attention.tip, f"nobody has asked what lies there after {target}"
        scene.stirred()
        moved += bool(scene.stage().why)
    assert moved, "once the pointer moves, it is said why"


def test_a_card_taken_back_after_a_confirmed_turn_leads_to_the_cards_not_to_the_word() -> None:
    """Whoever has cards left when the others have none plays several turns on end."""
    for seed in range(1, 40):
        scene, _ = begin(table(2, seed), plain_table.compose)
        player = Player(scene, seed)
        for _ in range(120):
            player.wait()
            caption = scene.caption()
            again = scene.session.turn_just_ended(0) is not None and caption is not None
            if again and caption is not None and caption.kind == "play_card":
                card = min((spot.target for spot in player.lit() if spot.target[0] == "hand"), key=str)
                scene.choose(card)
                assert settled(scene) != "play_card"
                scene.key_down(UNDO)
                assert settled(scene) == "play_card"
                return
            if player.choose() is None:
                break
    raise AssertionError("nobody played twice on end")
