"""A stranger at the real window: sees only what is drawn, clicks right and wrong, and holds the screen to it.

Never asks the engine what can be done. At each question it tries the promise it has tried least there.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from tests.ui.liking import liking
from tests.ui.window import promises
from tests.ui.window.display import Hand
from tests.ui.window.doing import Doing
from tests.ui.window.findings import Findings
from tests.ui.window.promises import AT_ONCE, Question, is_choice, is_question
from tests.ui.window.sight import Sight, Thing, Window

CONFIRM = ("confirm", "choice")
TIP = 0.62
"""After so many seconds at rest a tooltip must be there."""
AT_REST = ("F1", "F2", "F3", "F4", "l")
IN_MOTION = ("Escape", "Escape", "Escape", "F1", "F3", "Return", "space", "l", "click")
LOOKING = ("escape", "tooltip", "ground", "keys")
"""Promises that can be tried without answering the question."""
MOST = 100_000


class Stranger:
    """Plays on until time is up or the ball is over, and tries a promise at every question."""

    def __init__(
        self, window: Window, hand: Hand, size: tuple[int, int], seed: int, holds: bool = False
    ) -> None:
        self.window = window
        self.hand = hand
        self._size = size
        self.found = Findings(window, hand.done)
        self.doing = Doing(window, hand)
        self._holds = holds
        """True where people hold a key to see their cards."""
        self._random = Random(seed)
        self._earlier: list[Question | None] = []
        """The questions of this turn before the one that is asked."""
        self._ended: Sight | None = None
        self._stale = 0
        self._pokes: dict[str, Callable[[Sight], None]] = {
            "choosable": self._choose_wrong,
            "refusal": self._choose,
            "enter": self._enter,
            "escape": self._escape,
            "tooltip": self._hover,
            "figures": self._choose,
            "ground": self._click_ground,
            "keys": self._press_f_key,
        }

    # The way of a game.

    def play(self, seconds: float, looked_for: str = "") -> None:
        """Live at the table until time is up, or the ball over, or a promise looked for is broken."""
        deadline = time.monotonic() + seconds
        for _ in range(MOST):
            sight = self.doing.settled()
            if time.monotonic() > deadline or sight.kind == "score" or self.found.has_broken(looked_for):
                return
            self._answer(sight)

    def _answer(self, sight: Sight) -> None:
        kind = sight.kind
        if kind == "handover":
            self._take_seat(sight)
        elif kind == "finale":
            self._watch_finale(sight)
        elif not is_question(kind):
            self._leave(sight)
        else:
            self._poke(sight)

    def _poke(self, sight: Sight) -> None:
        """Try the promise tried least often at this kind of question; now and then just play on."""
        names = list(self._pokes)
        self._random.shuffle(names)
        # What only looks comes first: other acts may lead to the next question.
        least = min(names, key=lambda name: (self.found.tried[name, sight.kind], name not in LOOKING))
        self._stale += 1
        looked = all(self.found.tried[name, sight.kind] for name in LOOKING)
        if self._stale > 12 or (looked and self._random.random() < 0.3):
            least = "refusal"
        self._pokes[least](sight)

    def _leave(self, sight: Sight) -> None:
        """Go on from a screen that is no question."""
        keys = {"pause": "Escape", "keys": "Escape", "settings": "Escape", "company": "Escape"}
        if sight.kind in {"income", "round_start", "notice", "interlude"} and self._random.random() < 0.5:
            self._hover(sight)
            sight = self.doing.settled()
        if sight.kind == "income" and self._ended is not None:
            self.found.note("figures", "end_turn", promises.paid_early(self._ended, sight))
        self._ended = None
        self.doing.press(keys.get(sight.kind, "space"))

    def _take_seat(self, sight: Sight) -> None:
        """Say who one is, or hold the key; try the promises of that screen before."""
        rest = [
            name
            for name in ("tooltip", "ground", "keys", "escape", "enter")
            if self.found.tried[name, "handover"] < 2 or self._random.random() < 0.04
        ]
        if rest:
            self._pokes[self._random.choice(rest)](sight)
            return
        before = sight.figures()
        if self._holds:
            self.hand.let_go("Shift_L")
            time.sleep(0.05)
            after = self.doing.act(lambda: self.hand.hold("Shift_L"))
        elif self._random.random() < 0.5:
            here = sight.thing("command", "here")
            if here is None:
                self.found.broke("choosable", "handover", "nobody can say who they are")
                return
            after = self.doing.click(here.middle)
        else:
            after = self.doing.press("i")
        if after.kind == "handover" and not self._holds:
            self.found.note("choosable", "handover", "saying who one is did nothing")
            return
        now = after.figures()
        moved = [key for key, value in now.items() if before.get(key, value) != value]
        self.found.note("choosable", "handover", "")
        self.found.note("refusal", "handover", "the bar refuses something" if after.refuses else "")
        self.found.note("figures", "handover", f"{moved} differ once somebody sits there" if moved else "")
        self._earlier.clear()

    def _watch_finale(self, sight: Sight) -> None:
        """Hold what the strips show first against the table before it; stop it, look, go on, and leave it."""
        table = next((one for one in reversed(self.window.past) if one.figures()), None)
        first = next((one for one in self.window.past if one.kind == "finale"), None)
        if table is not None and first is not None and not self.found.tried["figures", "finale"]:
            self.found.note("figures", "finale", promises.counted_early(table, first))
        if self._random.random() < 0.5:
            self.doing.press("p")
            self._hover(self.window.sight)
            self.doing.press("p")
            time.sleep(self._random.random() * 2)
        self.doing.press("Return")

    # Choosing.

    def _wish(self, sight: Sight) -> Thing | None:
        """Something that says it can be chosen; what ends a question where there is only that."""
        for target in (("command", "end_turn"), CONFIRM):
            found = sight.thing(*target)
            if found is not None and found.lit and (sight.kind in AT_ONCE):
                return found
        open_ = [one for one in sight.things if one.promises]
        if not open_:
            return None
        return self._random.choices(open_, [liking(one.target) for one in open_])[0]

    def _choose(self, sight: Sight) -> None:
        thing = self._wish(sight)
        if thing is None:
            # A click while something moved may have opened a workshop, which is closed as anybody would.
            after = self.doing.press("Escape")
            if after.question != sight.question or self._wish(after) is None:
                told = f"nothing says that it can be chosen ({sight.prompt})"
                self.found.broke("choosable", sight.kind, told)
            return
        self._stale = 0
        if self._random.random() < 0.25:
            self._choose_in_motion(sight, thing)
            return
        after = self.doing.click(thing.middle)
        self._judge_choice(sight, thing, after)

    def _judge_choice(self, sight: Sight, thing: Thing, after: Sight) -> None:
        kind = sight.kind
        self.found.note("choosable", kind, promises.chosen(sight, thing, after))
        self.found.note("refusal", kind, promises.refused(sight, thing, after))
        self._went(sight, thing, after)

    def _went(self, before: Sight, thing: Thing, after: Sight) -> None:
        """Something was chosen: hold the figures to it, and remember the way back."""
        kind = before.kind
        same_turn = after.kind in {"end_turn", "confirm"} or (
            kind not in AT_ONCE and is_choice(after.kind) and after.kind != "choose_three"
        )
        picks = kind == "choose_three" and after.question == before.question
        if same_turn or picks:
            self.found.note("figures", kind, promises.early(before, after))
            if after.kind in {"end_turn", "confirm"}:
                self.found.note("figures", after.kind, promises.early(before, after))
        if kind == "terrace" and after.kind == "finale":
            self.found.note("figures", kind, promises.counted_early(before, after))
        if before.question != after.question:
            if same_turn and kind != "confirm":
                self._earlier += [before.question, None] if thing.near else [before.question]
            else:
                self._earlier.clear()
        self._ended = before if kind == "end_turn" else None

    def _choose_in_motion(self, sight: Sight, thing: Thing) -> None:
        """Choose, and do something else while that is on its way."""
        acts = self.window.look().acts
        self.hand.click(*thing.middle)
        time.sleep(self._random.random() * 0.5)
        now = self.window.until(lambda seen: seen.acts > acts, 20)
        key = self._random.choice(IN_MOTION)
        if now.settled:
            self._judge_choice(sight, thing, now)
            return
        acts = now.acts
        if key == "click":
            self.hand.click(*self._anywhere(now))
        else:
            self.hand.press(key)
        done = acts + 1
        if key == "l":  # what moves stands still beneath the log
            self.window.until(lambda seen: seen.acts >= done)
            time.sleep(self._random.random() * 0.5)
            self.hand.press("Escape")
            done += 1
        after = self.window.until(lambda seen: seen.acts >= done and (seen.settled or seen.covered))
        if not after.settled:  # the click met the button of the log: what moves stands still beneath it
            after = self.doing.press("Escape")
        first = next((one for one in self.window.past if one.acts > acts), after)
        while_moving = not self.doing.last_before(acts).kind  # while what can be chosen lights up it is asked
        if while_moving:
            self.found.in_motion[key, sight.kind] += 1
            if key == "Escape":
                wrong = "" if first.kind == "pause" else f"Esc in motion led to {first.kind or 'no pause'}"
                self.found.note("escape", sight.kind, wrong)
            if key == "F1":
                wrong = "" if first.kind == "keys" else f"F1 in motion led to {first.kind or 'no help'}"
                self.found.note("keys", sight.kind, wrong)
        self._earlier.clear()
        self._ended = None

    def _choose_wrong(self, sight: Sight) -> None:
        """Click something that does not say it can be chosen."""
        dull = [
            one
            for one in sight.things
            if one.role == "target"
            and not one.promises
            and sight.at(one.middle) == one
            # A panel over half of it takes the click, and says nothing.
            and sight.cover(one.middle, margin=0) <= one.layer
        ]
        if not dull or sight.kind in {"end_turn", "confirm"}:
            self._choose(sight)
            return
        thing = self._random.choice([one for one in dull if promises.PAYABLE in one.about] or dull)
        after = self.doing.click(thing.middle)
        self.found.note("choosable", sight.kind, promises.declined(sight, thing, after))

    # Enter and Esc.

    def _enter(self, sight: Sight) -> None:
        if sight.kind == "handover":
            self.found.note("enter", sight.kind, promises.entered(sight, self.doing.press("Return")))
            return
        thing = self._wish(sight)
        if thing is None or thing.role != "target" or self._random.random() < 0.25:
            dull = [one for one in sight.things if one.role == "target" and not one.promises]
            thing = self._random.choice(dull) if dull else thing
        if thing is None:
            self._choose(sight)
            return
        pointed = self.doing.point(thing.middle)
        if pointed.question != sight.question:
            return
        after = self.doing.press("Return")
        wrong = promises.entered(pointed, after)
        if promises.differs(pointed, after):
            self._stale = 0
            wrong = wrong or self._as_clicked(pointed, thing, after)
            after = self.window.sight
            self._went(pointed, thing, after)
        self.found.note("enter", sight.kind, f"at {thing.target}: {wrong}" if wrong else "")

    def _as_clicked(self, before: Sight, thing: Thing, after: Sight) -> str:
        """What differs if the thing is clicked instead; nothing where that cannot be tried."""
        undo = after.thing("command", "undo")
        if undo is None or not undo.lit or not thing.lit or before.kind in AT_ONCE or after.kind in AT_ONCE:
            return ""
        if before.thing(*thing.target) is None or before.at(thing.middle) != thing:
            return ""
        back = self.doing.press("ctrl+z")
        if back.question != before.question:
            return f"what Enter did is taken back to {back.kind}, not to {before.kind}"
        again = self.doing.click(thing.middle)
        if (again.question, again.said) == (after.question, after.said):
            return ""
        words = sorted({one for one, _ in again.said} ^ {one for one, _ in after.said})
        return f"'{before.enter}' is not what a click on {thing.target} does: {again.kind}, {words[:8]}"

    def _escape(self, sight: Sight) -> None:
        if self._random.random() < 0.25:
            self._escape_overlay(sight)
            return
        after = self.doing.press("Escape")
        earlier = tuple(self._earlier)
        # A click while things moved may have opened a workshop as they came to rest.
        self.found.note("escape", sight.kind, promises.escaped(sight, after, earlier, sight.covered))
        if after.kind == "pause":
            back = self.doing.press("Escape")
            shares = back.kind == "handover"
            if back.question != sight.question and not shares:
                self.found.broke("escape", sight.kind, f"from the pause one comes back to {back.question}")
        elif after.question != sight.question:
            self._earlier = promises.went_back(self._earlier, after.question)

    def _escape_overlay(self, sight: Sight) -> None:
        """Open something over the table, and close it with Esc."""
        opened = self.doing.press("l")
        if opened.said == sight.said:
            return
        after = self.doing.press("Escape")
        wrong = promises.escaped(opened, after, tuple(self._earlier), covered=True)
        if not wrong and after.said != sight.said:
            wrong = f"Esc did not close the log: {sorted(set(after.said) ^ set(sight.said))[:8]}"
        self.found.note("escape", sight.kind, wrong)

    # Looking.

    def _anywhere(self, sight: Sight) -> tuple[int, int]:
        """A point of the window: on something, on a panel, or just anywhere."""
        boxes = [one.box for one in sight.things] + [box for box, _ in sight.panels]
        wide, high = self._size
        if boxes and self._random.random() < 0.7:
            x, y, w, h = self._random.choice(boxes)
            point = (x + self._random.randrange(max(w, 1)), y + self._random.randrange(max(h, 1)))
        else:
            point = (self._random.randrange(wide), self._random.randrange(high))
        return (min(max(point[0], 1), wide - 2), min(max(point[1], 1), high - 2))

    def _hover(self, sight: Sight) -> None:
        self.doing.point(self._anywhere(sight))
        time.sleep(TIP)
        seen = self.window.look()
        if seen.settled and seen.question == sight.question:
            self.found.note("tooltip", sight.kind, promises.told(seen))

    def _click_ground(self, sight: Sight) -> None:
        """Click where nothing is: empty ground, or that of a panel."""
        for _ in range(400):
            point = self._anywhere(sight)
            there = sight.at(point)
            if there is None or there.layer < sight.cover(point):
                break
        else:
            return
        after = self.doing.click(point)
        wrong = ""
        if promises.differs(sight, after):
            wrong = f"a click on the ground at {point} led to {after.kind}"
        elif after.refuses and there is not None:
            wrong = f"a click on the ground of a panel at {point} is answered: {after.bar}"
        self.found.note("ground", sight.kind, wrong)

    def _press_f_key(self, sight: Sight) -> None:
        key = self._random.choice(AT_REST)
        thing = sight.thing("command", {"F3": "replay", "F2": "exams"}.get(key, ""))
        acts = self.window.look().acts
        after = self.doing.press(key)
        wrong = ""
        if key == "F1":
            wrong = "" if after.kind == "keys" else f"F1 led to {after.kind}"
        if key == "F3" and thing is not None and thing.lit:
            shown = any(one.moves for one in self.window.past if one.acts > acts)
            wrong = "" if shown else "F3 is lit and showed nothing"
        if key in {"F1", "F2", "l"} and after.said != sight.said:
            after = self.doing.press("Escape")
        if key == "F4":
            after = self.doing.press("F4")
        if after.question != sight.question and not wrong:
            wrong = f"{key} at {sight.kind} led to {after.kind} ({after.prompt})"
        self.found.note("keys", sight.kind, wrong)
