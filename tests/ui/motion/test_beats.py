"""A rival's turn in beats: card, deed and what follows, each with words that stand until they are read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, get_args

import pytest

from rococo_desktop.model.events import (
    Adjusted,
    Deputed,
    Event,
    FavorMoved,
    ForfeitedBonus,
    Funded,
    Hired,
    Marked,
    Moved,
    ReachedAllHalls,
    Rented,
    TookJewelry,
    TurnBegan,
    UsedBonus,
)
from rococo_desktop.model.outlook import FIREWORKS
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.past import Moment
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.motion.beats import DEEDS, cut, told_in_beats
from rococo_desktop.ui.motion.pace import PACES, seconds_to_read
from rococo_desktop.ui.motion.steps import Outlook, Step, steps_of
from rococo_desktop.ui.motion.timetable import timetable
from rococo_desktop.ui.table_state.fill_stage import Log
from rococo_desktop.ui.text.captions import Herald
from rococo_desktop.ui.text.languages import load_words
from rococo_desktop.ui.text.messages import sentences
from tests.ui.table.playing import table
from tests.ui.table.test_whole_games import ALL

WORDS = load_words("en")
GAMES = 4
"""So many games until everything a rival can do was done."""
NAMES = ("Ana", "Blanche", "Cyril")
RARE: tuple[Any, ...] = (ReachedAllHalls(1, 0), TookJewelry(1, 0))
"""What rivals who choose anything hardly ever come to do."""
PLAYED = Moved(7, ("hand", 1), ("resolving", 1))
PUT_AWAY = Moved(7, ("resolving", 1), ("discard", 1))


class Shown:
    """One choice as the table shows it to seat 0."""

    def __init__(self, session: Session, key: str) -> None:
        self.session = session
        self.before = session.view(0)
        self.outlook: Outlook = (session.market(0), session.halls())
        self.since = since = session.steps
        session.submit(session.deciding, key)
        view, market, halls = session.view(0), session.market(0), session.halls()
        news = [Moment(one.seat, one.events, view, market, halls) for one in session.events(0, since)]
        self.steps = steps_of(news, self.before, session.definitions, self.outlook)

    def told_to(self, viewer: int) -> list[list[str]]:
        """What is said of rivals of seat 0, beat by beat, by events as this viewer may know them."""
        events = [event for one in self.session.events(viewer, self.since) for event in one.events]
        defs = self.session.definitions
        heralds = {seat: Herald(defs, NAMES, self.before) for seat in (1, 2)}
        return [[WORDS.say(one) for one in herald.tell(seat, events)] for seat, herald in heralds.items()]

    def beats(self, viewer: int = 0) -> tuple[Step, ...]:
        """The same in beats."""
        return told_in_beats(self.steps, self.before, self.outlook, viewer, self.session.definitions, NAMES)


def choices(seed: int) -> Iterator[Shown]:
    """Every choice of a game in which anything is chosen."""
    session, chance = Session.begin(table(3, seed, ALL)), Random(seed)
    while session.deciding != NOBODY:
        decision = session.decision(session.deciding)
        assert decision is not None
        yield Shown(session, chance.choice(decision.options).key)


def said(step: Step) -> list[str]:
    """The sentences of a step."""
    told = step.told
    return [] if told is None else [WORDS.say(one) for one in (*told.deed, *told.follows)]


def everything(steps: Sequence[Step]) -> list[Event]:
    """What happens in these steps."""
    return [event for step in steps for event in step.events]


def test_beats_are_cut_where_a_deed_begins_and_where_it_is_done() -> None:
    hired, paid = Hired(1, 9, 3), Adjusted(1, "livre", -3)
    comes = Moved(9, ("hire", 0), ("hand", 1))
    assert list(cut([hired, paid, comes, ForfeitedBonus(1, 7), PUT_AWAY])) == [
        (hired, paid, comes),
        (ForfeitedBonus(1, 7), PUT_AWAY),
    ]
    rented, walks = Rented(1, 3, 4), Moved(3, ("bench", 1), ("guests", 4))
    marked, reward = Marked(4, 1), Adjusted(1, "livre", 2)
    assert list(cut([rented, walks, marked, reward, PUT_AWAY])) == [
        (rented, walks, marked),
        (reward,),
        (PUT_AWAY,),
    ]
    uses = UsedBonus(1, 7)
    assert list(cut([PLAYED, uses, UsedBonus(1, 8), reward])) == [
        (PLAYED,),
        (uses, UsedBonus(1, 8), reward),
    ]
    leaves = Moved(7, ("resolving", 1), ("leaving", 1))
    assert list(cut([Deputed(1, 7, 4), leaves, reward])) == [(Deputed(1, 7, 4), leaves, reward)]
    assert list(cut([FavorMoved(-1, 1), reward])) == [(FavorMoved(-1, 1),), (reward,)]


def test_whatever_a_rival_does_is_told_in_its_beat_in_the_words_of_the_log() -> None:
    """And nothing is lost: the beats hold the same events, and end with the same table."""
    deeds: set[type] = set()
    spoken: set[str] = set()
    for seed in range(GAMES):
        for shown in choices(seed):
            beats = shown.beats()
            assert everything(beats) == everything(shown.steps)
            if shown.steps:
                assert beats[-1]._replace(events=(), told=None) == shown.steps[-1]._replace(events=())
            for beat in beats:
                if beat.seat in {0, NOBODY}:
                    assert beat.told is None
                    continue
                done = [event for event in beat.events if isinstance(event, DEEDS)]
                deeds |= {type(event) for event in done}
                assert len([one for one in done if not isinstance(one, UsedBonus)]) <= 1, "one by one"
                if done and not isinstance(done[0], ForfeitedBonus):
                    assert beat.told is not None
                    assert beat.told.deed
                    assert said(beat)[0].startswith(NAMES[beat.seat])
                spoken |= set(said(beat))
    assert deeds | set(map(type, RARE)) == set(get_args(DEEDS)), "everything a rival can do"
    for sentence in (
        "Blanche plays the apprentice, coin purse.",
        "Blanche uses the bonus (+2 livre).",
        "Cyril claims the queen’s favor.",
        "Cyril gains 5 livre.",
    ):
        assert sentence in spoken


def test_what_rivals_seldom_do_is_told_as_well() -> None:
    session = Session.begin(table(3, 1, ALL))
    herald = Herald(session.definitions, NAMES, session.view(0))
    for event in RARE:
        event = event._replace(place=session.definitions.first_all_halls) if event is RARE[0] else event
        told = herald.tell(1, [event])
        assert len(told) == 1
        assert WORDS.say(told[0]).startswith("Blanche ")


def test_captions_tell_nobody_more_than_everybody_may_know() -> None:
    """What seat 0 reads of its rivals is what a table that nobody looks at would say."""
    leaks = 0
    for seed in range(GAMES):
        for shown in choices(seed):
            assert shown.told_to(0) == shown.told_to(NOBODY)
            leaks += shown.told_to(1) != shown.told_to(NOBODY)
    assert leaks, "what a rival knows of itself would have been found"


def test_captions_say_what_the_log_says() -> None:
    """Where one choice is one deed, they are the very line."""
    same = 0
    for shown in choices(1):
        beats = [beat for beat in shown.beats() if beat.told is not None]
        log = Log(shown.session, shown.session.definitions, NAMES).entries(0)
        lines = {WORDS.say(entry.text) for entry in log}
        same += sum(said(beat)[0] in lines for beat in beats)
        if same > 60:
            return
    raise AssertionError(same)


def test_a_majority_changes_with_the_trademark_that_changes_it() -> None:
    """For rivals with a sentence, for the own seat without one; never before, never in a later beat."""
    told = own = 0
    for seed in range(3):
        for shown in choices(seed):
            before, last = shown.outlook[1], None
            for beat in shown.beats():
                changed = [
                    new for old, new in zip(before, beat.halls, strict=True) if old.placings != new.placings
                ]
                marks = [event for event in beat.events if isinstance(event, Marked)]
                assert bool(changed) <= bool(marks), "it changes there and then"
                if changed and beat.seat == 0:
                    own += 1
                elif beat.told is not None and beat.told.follows and beat.told is not last:
                    told += 1
                    leads = said(beat)[-1]
                    names = {NAMES[one.seat] for one in changed[0].placings if one.place == 1}
                    assert all(name in leads for name in names)
                    assert ("terrace" in leads) == (changed[0].hall == FIREWORKS)
                before, last = beat.halls, beat.told
            assert before == (shown.steps[-1].halls if shown.steps else before)
    assert told > 5
    assert own > 2


@pytest.mark.parametrize(("speed", "rate"), [(Speed.SLOW, 0.8), (Speed.NORMAL, 1.0)])
def test_whatever_is_said_stands_until_it_is_read(speed: Speed, rate: float) -> None:
    longest, turns = 0.0, 0
    for shown in choices(2):
        rows = timetable(shown.beats(), 0, PACES[speed], WORDS.say)
        stands: dict[int, float] = {}
        for row in rows:
            if row.step.told is not None:
                stands[id(row.step.told)] = stands.get(id(row.step.told), 0.0) + row.seconds
        for row in rows:
            told = row.step.told
            if told is None:
                continue
            words = WORDS.say(sentences((*told.deed, *told.follows)))
            assert stands[id(told)] >= seconds_to_read(words) / rate - 1e-9
        longest = max(longest, sum(row.seconds for row in rows if row.step.told is not None))
        turns += any(isinstance(event, TurnBegan) for event in everything(shown.steps))
    assert turns > 40
    assert longest < 16.0 / rate, "nobody waits for ever for one choice"


def test_a_hiring_is_slow_enough_to_be_followed() -> None:
    """It took 0.6 seconds, and five things flew."""
    hirings = [
        row
        for shown in choices(2)
        for row in timetable(shown.beats(), 0, PACES[Speed.NORMAL], WORDS.say)
        if row.step.seat > 0 and any(isinstance(event, Hired) for event in row.step.events)
    ]
    assert hirings
    assert all(row.length > 0.9 for row in hirings)
    assert all(row.seconds < 4.0 or row.step.told is None for row in hirings), (
        "and then the next thing happens"
    )


def test_what_nobody_reads_is_not_told() -> None:
    assert not PACES[Speed.FAST].reads
    assert not PACES[Speed.INSTANT].reads


def test_a_funding_comes_before_what_follows_from_it() -> None:
    """Card, deed, consequence: in this order, whatever else happens."""
    seen = 0
    for shown in choices(3):
        kinds = [type(beat.events[0]) for beat in shown.beats() if beat.seat > 0]
        if Funded in kinds and len(kinds) > kinds.index(Funded) + 1:
            seen += 1
            assert kinds[kinds.index(Funded) + 1] is not Funded
    assert seen > 3
