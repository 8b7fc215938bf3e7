"""What follows the word for the end of a turn is not shown before it, nor the count before its night."""

from __future__ import annotations

import msgspec
import pytest

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Speed
from rococo_desktop.play.table_setup import TableSetup
from rococo_desktop.rules.referee import advance, observe
from rococo_desktop.ui.game.flow import WaitingFor
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.game.tray import CONFIRM
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.picture_parts import Text
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_kit.zones import zones_for
from rococo_desktop.ui.table_state.fill_stage import Log
from rococo_desktop.ui.text.log_scribe import SCORING
from tests.ui.table import plain_table
from tests.ui.table.hosting import Host
from tests.ui.table.meetings import MODULES
from tests.ui.table.playing import NAMES, ROOM, NoDoors, Player, begin, table

LAST = 7
FIGURES = ("livre", "lace", "thread", "prestige")


def own_acts_alone(session: Session, viewer: int) -> PlayerView:
    """The game after the last choice, had the rules stopped where its own turn ends."""
    kept = session._timeline._kept[-1]
    agenda = kept.state.agenda
    own = max(at for at, step in enumerate(agenda) if step[0] == "next_turn") + 1
    fields = {name: getattr(kept.state, name) for name in GameState.__slots__}
    alone = GameState(**fields | {"agenda": agenda[own:]})
    choice = kept.decision.option(kept.key)
    assert choice is not None
    done = advance(session._timeline.rules, alone, choice)
    assert done.decision is None
    done.state.agenda = session._timeline.state.agenda
    return unused(observe(session._timeline.rules, done.state, viewer))


def unused(view: PlayerView) -> PlayerView:
    """The view without which bonuses were used in a turn: the next one forgets them, and nobody sees them."""
    return view._replace(seats=tuple(facts._replace(used=()) for facts in view.seats))


class Doubter(Host):
    """Looks at the table whenever it waits for a word, and at its purses while the court counts."""

    def __init__(self, scene: TableScene, seed: int) -> None:
        super().__init__(scene, seed)
        self.seen = {"ends": 0, "waits": 0, "counts": 0}
        self._purses: list[tuple[int | None, ...]] = []

    def choose(self) -> Target | None:
        """As ever, after a look."""
        self.wait()
        self.look()
        return super().choose()

    def look(self) -> None:
        """Hold what is shown against what may be."""
        flow, session, presenter = self.scene.flow, self.scene.session, self.scene.presenter
        if flow.mood is WaitingFor.ENDS:
            self.seen["ends"] += 1
            stage = self.scene.stage()
            assert unused(stage.view) == own_acts_alone(session, flow.viewer)
            assert stage.view.active == flow.viewer
            assert not [deed for deed in stage.deeds if deed.seat == flow.viewer]
            assert self.scene._staging.log(flow.viewer)[-1].seat == flow.viewer
        elif presenter is not None and presenter.waiting:
            self.seen["waits"] += 1
            assert flow.view.active == flow.viewer
        if session.view(NOBODY).sheet and not flow.counted:
            self.seen["counts"] += 1
            shown = purses(self.scene)
            assert shown == (self._purses or shown), "it is counted before the last night"
            self._purses = shown
            log = self.scene._settled._log(flow.viewer)
            assert all(entry.text.key == "log.terrace" for entry in log if entry.turn == SCORING)


@pytest.mark.parametrize(
    ("setup", "seed"),
    [
        (table(2, 2, MODULES["all"], people=2), 3),
        (table(2, 3, edition=Edition.CLASSIC, people=1), 2),
    ],
)
def test_nothing_that_follows_the_end_of_a_turn_is_shown_before_the_word(
    setup: TableSetup, seed: int
) -> None:
    scene, _ = begin(setup, plain_table.compose)
    player = Doubter(scene, seed)
    player.play()
    assert player.seen["ends"] > 10
    assert player.seen["waits"] > 1


def to_the_last_word(scene: TableScene, seed: int) -> Player:
    """Play on until the last turn of the last round waits for its word."""
    player = Player(scene, seed)
    while True:
        player.wait()
        waits = scene.presenter is not None and scene.presenter.waiting
        if waits and scene.session.view(NOBODY).round == LAST:
            return player
        assert player.choose() is not None, "the game is over without a word"


def purses(scene: TableScene) -> list[tuple[int | None, ...]]:
    """What stands on the strips."""
    return [tuple(getattr(facts, name) for name in FIGURES) for facts in scene.stage().view.seats]


def test_the_last_turn_of_the_game_is_not_done_before_its_word() -> None:
    setup = msgspec.structs.replace(table(2, 7, people=2), table_rules={"privacy": "open"})
    scene, _ = begin(setup, plain_table.compose)
    to_the_last_word(scene, 1)
    before, steps = purses(scene), scene.session.steps
    assert not scene.stage().view.sheet
    scene.key_down(Key("escape"))
    assert (purses(scene), scene.session.steps) == (before, steps)
    player = to_the_last_word(scene, 2)
    scene.choose(CONFIRM)
    assert scene.session.view(NOBODY).sheet
    assert scene.flow.mood is not WaitingFor.ENDS, "the word is asked for twice"
    assert not scene.flow.can_undo
    counted = [facts.prestige for facts in scene.session.view(NOBODY).seats]
    assert [facts[3] for facts in purses(scene)] != counted
    player.play()


def test_agents_alone_leave_the_count_to_the_last_night() -> None:
    scene, _ = begin(table(3, 5, people=0), plain_table.compose, speed=Speed.INSTANT)
    shown: list[list[tuple[int | None, ...]]] = []
    for now in range(400):
        scene.picture(ROOM)
        scene.tick(now / 10)
        if scene.session.view(NOBODY).sheet and not scene.flow.counted:
            shown.append(purses(scene))
        if scene.flow.counted:
            break
    assert scene.flow.counted
    total = sum(line.points for line in scene.session.view(NOBODY).sheet)
    before, after = (sum(facts[3] or 0 for facts in seats) for seats in (shown[-1], purses(scene)))
    assert after - before == total


def test_a_confirmation_turned_off_at_the_end_of_a_turn_lets_the_game_go_on() -> None:
    scene, given = begin(table(2, 3, people=2), plain_table.compose)
    host = Host(scene, 1)
    host.until(WaitingFor.ENDS)
    rested = scene.session.rests
    given.settings.change(confirm_end_of_turn=False)
    scene.tick(host.now + 1)
    assert (rested, scene.session.rests) == (True, False)
    assert scene.flow.mood is not WaitingFor.ENDS


def test_the_log_tells_a_turn_that_waited_for_its_word_once_and_whole() -> None:
    scene, _ = begin(table(2, 3, people=2), plain_table.compose)
    host = Host(scene, 1)
    for _ in range(60):
        host.choose()
        scene.stage()
    scene.session.rest(False)
    fresh = Log(scene.session, scene._staging.defs, scene._staging.names)
    assert scene._staging.log(scene.flow.viewer) == fresh.entries(scene.flow.viewer)


def test_the_seat_whose_turn_waits_for_its_word_is_the_one_that_is_lit() -> None:
    scene, _ = begin(table(3, 3, people=3))
    host = Host(scene, 1)
    host.until(WaitingFor.ENDS)
    ended = scene.flow.viewer
    assert scene.session.deciding != ended
    stage = scene.stage()
    assert stage.view.active == ended
    steps = scene.session.steps
    scene.key_down(Key("space"))
    assert scene.session.steps == steps
    assert scene.session.view(NOBODY).active == scene.session.deciding != ended


def test_a_card_somebody_else_plays_lies_below_their_name() -> None:
    scene, given = begin(table(2, 3, people=2))
    host = Host(scene, 1)
    while True:
        host.wait()
        if scene.flow.mood is WaitingFor.DECIDES and any(
            seat.resolving for seat in scene.session.view(NOBODY).seats
        ):
            break
        host.choose()
    session, plays = scene.session, scene.flow.viewer
    watcher = 1 - plays
    kit, staging = given.kit(), scene._staging

    def words(viewer: int) -> list[str]:
        picture = compose(kit, ROOM, staging.stage(kit, session.view(viewer)))
        bench = zones_for(ROOM).bench.play
        inside = [sprite for sprite in picture.sprites if sprite.rect.overlaps(bench) and sprite.rect.w < 200]
        return [mark.words for sprite in inside for mark in sprite.marks if isinstance(mark, Text)]

    assert NAMES[plays] in words(watcher)
    assert NAMES[plays] not in words(plays)


def test_what_waits_for_a_word_is_named_with_all_that_was_chosen_on_the_way() -> None:
    for seed in range(3, 30):
        scene, given = begin(table(2, seed), plain_table.compose)
        player = Player(scene, seed)
        for _ in range(60):
            player.wait()
            presenter = scene.presenter
            for target in sorted(presenter.reachable, key=str) if presenter is not None else ():
                assert presenter is not None
                way = presenter.way(target)
                told = scene.session.preview(presenter.decision.seat, *way)
                if len(way) > 1 and told.ends_round:
                    scene.choose(target)
                    (button,) = presenter.tray(given.kit())
                    assert button.label.count(";") == len(way) - 1, "each choice is named"
                    return
            if player.choose() is None:
                break
    raise AssertionError("nothing farther off ended a round")


def test_enter_at_the_table_of_a_ball_that_is_over_leads_to_the_score_sheet_not_to_the_count() -> None:
    scene, given = begin(table(2, 3), plain_table.compose, speed=Speed.FAST)
    player = Player(scene, 3)
    player.play()
    assert isinstance(given.doors, NoDoors)
    assert given.doors.opened[-1] == "finale"
    scene.key_down(Key("return"))
    assert given.doors.opened[-1] == "score"
