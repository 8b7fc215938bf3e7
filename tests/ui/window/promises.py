"""What the screen promises somebody who does not know the game, and how a stranger finds a promise broken.

Pure: each function is given what was seen before and after something was done, and returns what is wrong.
"""

from __future__ import annotations

import re

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture.picture_parts import Layer
from tests.ui.window.sight import Box, Sight, Thing, middle_in

PROMISES: dict[str, str] = {
    "choosable": "what says that it can be chosen can be, by a click; what does not, cannot",
    "refusal": "after a legal click no refusal is shown",
    "enter": "Enter does what it is said to do",
    "escape": "Esc pauses, or goes back one step",
    "tooltip": "a tooltip belongs to what is visible there",
    "figures": "no figure appears before its cause is confirmed",
    "ground": "empty ground, and what lies behind a panel, does nothing",
    "keys": "F-keys show what they say, and one comes back to where one was",
}
PAYABLE = "You can pay for it."
NAMELESS = ("Not now.", "Not part of this choice")
"""Refusals that name nothing that is missing."""
ACTING = frozenset({"play_card", "main_action"})
"""Where nothing but what is missing stands between a player and a thing on the board."""
AT_ONCE = frozenset({"choose_three", "end_turn", "confirm", "handover"})
"""Questions after whose answer others may act."""
SCREENS = frozenset(
    {"title", "setup", "settings", "keys", "pause", "company", "keep", "load", "annals", "course", "export"}
    | {"notice", "mishap", "round_start", "income", "interlude", "finale", "score", "theatre", "over", "menu"}
)
"""Screens that are no question of the table."""


def is_question(kind: str) -> bool:
    """True for a question of the table."""
    return bool(kind) and kind not in SCREENS


def is_choice(kind: str) -> bool:
    """True for a question of the game itself."""
    return is_question(kind) and kind != "handover"


def chosen(before: Sight, thing: Thing, after: Sight) -> str:
    """What is wrong after a click on something that says it can be chosen."""
    if differs(before, after):
        return ""
    return f"a click on {thing.target} ({thing.about}) did nothing"


def differs(before: Sight, after: Sight) -> bool:
    """True if the game, or a half-made choice, has moved."""
    return (before.question, before.step, before.lit) != (after.question, after.step, after.lit)


def refused(before: Sight, thing: Thing, after: Sight) -> str:
    """What is wrong with the bar after a legal click."""
    if is_question(after.kind) and after.refuses:
        return f"after a click on {thing.target} at {before.kind} the bar says: {' | '.join(after.bar)}"
    return ""


def declined(before: Sight, thing: Thing, after: Sight) -> str:
    """What is wrong after a click on something that does not say it can be chosen."""
    if differs(before, after):
        return f"a click on {thing.target} ({thing.about}), which is not lit, did something"
    if not after.refuses:
        return f"a click on {thing.target} ({thing.about}) is refused without a word"
    said = " ".join(after.bar)
    payable = before.kind in ACTING and PAYABLE in thing.about
    if payable and said.startswith(NAMELESS):
        return f"{thing.target} says it can be paid, and nothing that is missing is named: {said}"
    return ""


def entered(before: Sight, after: Sight) -> str:
    """What is wrong after Enter, by what the bar said it would do."""
    said = before.enter
    moved = differs(before, after)
    if not said:
        return f"nothing was said of Enter ({before.bar}), and it led to {after.kind}" if moved else ""
    picked = after.step - before.step if before.question == after.question else None
    if said.startswith("Enter: pick this card"):
        return "" if picked == 1 else f"'{said}' picked {picked}"
    if said.startswith("Enter: put it back"):
        return "" if picked == -1 else f"'{said}' picked {picked}"
    return "" if moved else f"'{said}' did nothing"


Question = tuple[str, str, int]


def escaped(before: Sight, after: Sight, earlier: tuple[Question | None, ...], covered: bool) -> str:
    """What is wrong after Esc at a settled question; `earlier` are the questions of this turn before it.

    None stands for one that was answered on the way to a thing farther off, and not seen.
    """
    if after.kind == "pause":
        return "" if not covered else "Esc left what lay over the table and paused"
    if before.question == after.question:
        back = after.step < before.step or before.lit != after.lit or covered
        return "" if back else "Esc did nothing"
    if covered:
        return f"Esc over an overlay changed the question to {after.kind}"
    if earlier and earlier[-1] is not None and after.question != earlier[-1]:
        return f"Esc led from {before.kind} to {after.kind} ({after.prompt}), not to {earlier[-1]}"
    return ""


def went_back(earlier: list[Question | None], now: Question) -> list[Question | None]:
    """The questions before the one that Esc led to.

    On the way to a thing farther off there may have been several that were not seen, and one of them may be
    asked in the words of another, as a bonus asks for a tile like the action before it: then it is not known
    which of the two is asked now.
    """
    if not earlier:
        return []
    *before, last = earlier
    if last is not None:
        return before
    seen = [at for at, one in enumerate(earlier) if one == now]
    return [*earlier[: seen[-1]], None] if seen else earlier


def told(sight: Sight) -> str:
    """What is wrong with the tooltip that is shown."""
    if not sight.tip:
        return ""
    there = [one for one in sight.things if one.about and sight.tip.startswith(one.about)]
    here = [one for one in there if _touches(sight.mouse, one.box)]
    if not here:
        return f"at {sight.mouse} the tooltip speaks of something else: {sight.tip}"
    cover = sight.cover(sight.mouse)
    if all(one.layer < cover for one in here):
        return f"at {sight.mouse} the tooltip of something covered is shown: {sight.tip}"
    return ""


def _touches(point: tuple[int, int], box: Box) -> bool:
    x, y, w, h = box
    return x - 1 <= point[0] <= x + w and y - 1 <= point[1] <= y + h


def early(before: Sight, after: Sight) -> str:
    """Which figures moved that had no cause yet, between two questions of one turn."""
    if before.viewer == NOBODY or before.viewer != after.viewer:
        return ""
    mine = str(before.viewer)
    waits = after.kind == "confirm"
    was, now = before.figures(), after.figures()
    moved = [
        f"{counted} of seat {seat}: {was[seat, counted]} to {value}"
        for (seat, counted), value in now.items()
        if was.get((seat, counted), value) != value and (waits or seat != mine)
    ]
    if moved:
        return f"at {after.kind}: {', '.join(moved)}"
    if before.round != after.round:
        return f"at {after.kind} the bar says round {after.round}, and it was round {before.round}"
    if after.kind in {"end_turn", "confirm"} and after.active and after.viewer not in after.active:
        return f"at {after.kind} the strip of {after.active} is lit, and seat {mine} has not ended its turn"
    return ""


def counted_early(table: Sight, finale: Sight) -> str:
    """What is wrong with the points as the last night begins: they are those the table showed before it."""
    shown = {one.target[1]: one.box for one in table.things if str(one.target[1]).startswith("prestige")}
    moved = [
        f"{whose}: {table.drawn_in(box)} at the table, then {finale.drawn_in(box)}"
        for whose, box in shown.items()
        if finale.drawn_in(box) not in {"", table.drawn_in(box)}
    ]
    return ", ".join(moved)


def paid_early(ended: Sight, income: Sight) -> str:
    """What is wrong with the income after a turn: on the strips before it is told, or not after it."""
    sums = incomes(income)
    mine = ended.viewer  # others may have had a turn meanwhile
    names = {
        name: str(mine)
        for thing in ended.things
        if thing.target == ("seat", mine)
        for name in _name(ended, thing)
    }
    wrong = []
    for name, got in sums.items():
        seat = names.get(name)
        box = next((one.box for one in ended.things if one.target == ("fact", f"livre {seat}")), None)
        if seat is None or box is None:
            continue
        before, after = ended.drawn_in(box), income.drawn_in(box, 1)
        if before.isdigit() and after.isdigit() and int(after) - int(before) != got:
            wrong.append(f"{name} has {before} before, {after} after an income of {got}")
    return ", ".join(wrong)


def _name(sight: Sight, thing: Thing) -> tuple[str, ...]:
    if thing.target[0] != "seat":
        return ()
    return tuple(word.text for word in sight.words if not word.depth and middle_in(word.box, thing.box))


def incomes(sight: Sight) -> dict[str, int]:
    """The sums of an income screen by the names over them."""
    own = [word for word in sight.words if not word.depth and word.layer != Layer.TIP]
    sums = [word for word in own if re.fullmatch(r"\+\d+", word.text)]
    if not sums:
        return {}
    last = max(word.box[1] for word in sums)
    found = {}
    for word in sums:
        if word.box[1] >= last - 4:
            x = word.box[0] + word.box[2] // 2
            above = [one for one in own if one.box[0] <= x <= one.box[0] + one.box[2] and one.box[1] < last]
            names = [one for one in above if not re.fullmatch(r"[+\d–]+", one.text) and one.box[2] < 300]
            if names:
                found[max(names, key=lambda one: one.box[1]).text] = int(word.text)
    return found
