"""The picture of a table being set: the company on the left, the box on the right, the way on below."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.packs import OfferedPack
from rococo_desktop.play.table_setup import company_problems
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.scenes.setup_draft import TableDraft
from rococo_desktop.ui.scenes.setup_seats import lay_company
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.names import edition_name, edition_sentence, module_name, module_sentence
from rococo_desktop.ui.widgets import choice
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.choice import Option, lay_choice
from rococo_desktop.ui.widgets.editing import Editing
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import lay_backdrop, lay_heading, lay_panel, lay_section, places
from rococo_desktop.ui.widgets.switch import Switch, lay_switch, switch_height

START: Target = ("button", "start")
BACK: Target = ("button", "back")
BY_CHANCE: Target = ("button", "by_chance")

WIDEST, HIGHEST = 1320, 580


class SetupShown(NamedTuple):
    """What the picture shows: the table so far, and what is being written."""

    draft: TableDraft
    field: str
    editing: Editing | None
    heading: str


def lay_setup(form: Form, room: Size, setting: SetupShown) -> None:
    """Lay the whole screen."""
    lay_backdrop(form, room, "salon")
    at = places(room, WIDEST, HIGHEST)
    lay_heading(form, at.heading, setting.heading)
    left, right = at.panels.split_columns([53, 47], 24)
    lay_company(form, lay_panel(form, left), setting.draft, setting.field, setting.editing)
    _lay_box(form, lay_panel(form, right), setting.draft)
    _lay_buttons(form, at.buttons, setting.draft)


def _lay_box(form: Form, rect: Rect, draft: TableDraft) -> None:
    """The edition, and the modules with a sentence each."""
    say = form.say
    rect = rect.without_top(8)  # its title stands in line with that of the other panel
    y = rect.y + lay_section(form, rect, say(message("setup.edition"))) + 6
    lay_choice(form, Rect(rect.x, y, rect.w, choice.HEIGHT), "edition", _editions(form, draft), draft.box)
    y += choice.HEIGHT + 6
    y += _lay_edition(form, Rect(rect.x + 2, y, rect.w - 4, rect.bottom - y), draft.box) + 12
    classic = say(message("seating.classic_without_modules")) if draft.box is Edition.CLASSIC else ""
    y += lay_section(form, Rect(rect.x, y, rect.w, 30), say(message("setup.modules")), note=classic) + 2
    _lay_packs(
        form, Rect(rect.x, y, rect.w, rect.bottom - y), [_module(form, draft, one) for one in draft.packs]
    )


def _lay_packs(form: Form, rect: Rect, switches: list[Switch]) -> None:
    """One below the other with a sentence each; where they are too many, the names alone in two columns."""
    heights = [switch_height(form, switch, rect.w) for switch in switches]
    spare = rect.h - sum(heights)
    if spare >= 0:
        y = rect.y
        gap = min(spare // len(switches), 20)
        for switch, high in zip(switches, heights, strict=True):
            lay_switch(form, Rect(rect.x, y, rect.w, high), switch)
            y += high + gap
        return
    brief = [switch._replace(sentence=switch.mark, mark="") for switch in switches]
    half = -(-len(brief) // 2)
    high = max(switch_height(form, switch, rect.w // 2) for switch in brief)
    step = min(high + 8, max(rect.h // half, high))
    for at, switch in enumerate(brief[: 2 * max(rect.h // step, 1)]):
        column, row = divmod(at, half)
        wide = rect.w // 2
        lay_switch(form, Rect(rect.x + column * wide, rect.y + row * step, wide - 8, high), switch)


def _lay_edition(form: Form, rect: Rect, edition: Edition) -> int:
    """A sentence about the edition; how high the highest of them is, so that nothing below moves."""
    sentences = {one: form.say(edition_sentence(one)) for one in Edition}
    high = max(
        form.kit.type.text_height(words, theme.BODY, theme.SMALL, rect.w) for words in sentences.values()
    )
    card = form.card(rect.top_part(high))
    card.paragraph(card.rect, sentences[edition], theme.SMALL, theme.SOFT_INK)
    form.lay(card)
    return high


def _editions(form: Form, draft: TableDraft) -> tuple[Option, ...]:
    alone = form.say(message("seating.classic_not_alone")) if draft.is_solo else ""
    return tuple(
        Option(
            edition,
            form.say(edition_name(edition)),
            alone if edition is Edition.CLASSIC else "",
            enabled=not (alone and edition is Edition.CLASSIC),
        )
        for edition in Edition
    )


def _module(form: Form, draft: TableDraft, offered: OfferedPack) -> Switch:
    info, module = offered.info, offered.info.id
    classic = draft.box is Edition.CLASSIC
    on = module in draft.modules and not classic
    sentence = form.say(module_sentence(module))
    why = ""
    if classic:
        why = form.say(message("seating.classic_without_modules"))
    elif offered.why:
        why = sentence = form.say(message("setup.own_broken", why=offered.why))
    elif not on:
        for other, key in company_problems(info, draft.modules):
            why = form.say(message(key, module=module_name(module), other=module_name(other)))
    return Switch(
        module,
        form.say(module_name(module)),
        sentence,
        on,
        why,
        mark=form.say(message("setup.own")) if info.own else "",
    )


def side_sentence(draft: TableDraft) -> Message:
    """Which side of the board the table has; the 2013 edition has none for a single player (G5)."""
    if draft.number > 3:
        return message("setup.side_many")
    return message("setup.side_few.classic" if draft.box is Edition.CLASSIC else "setup.side_few")


def _lay_buttons(form: Form, rect: Rect, draft: TableDraft) -> None:
    say = form.say
    back = Button(BACK, say(message("button.back")), key="Esc", icon="back", style=Style.NIGHT)
    problem = next(iter(draft.problems()), None)
    why = ""
    if problem is not None:
        seat = {"number": problem.seat + 1} if problem.seat is not None else {}
        why = say(message(problem.key, **{**problem.params, **seat}))
    start = Button(
        START, say(message("setup.start")), why, "B", "forward", style=Style.PRIMARY, enabled=not why
    )
    back_wide, start_wide = button_width(form, back), max(button_width(form, start), 240)
    lay_button(form, rect.left_part(back_wide), back)
    lay_button(form, rect.right_part(start_wide), start)
    middle = Rect(rect.x + back_wide + 20, rect.y, rect.w - back_wide - start_wide - 40, rect.h)
    last = message("setup.seed_public" if draft.seed else "setup.remembered")
    words = why or say(side_sentence(draft)) + " " + say(last)
    lines = form.kit.type.text_height(words, theme.ITALIC, theme.SMALL, middle.w)
    line = middle.centred((middle.w, lines))
    card = form.card(line)
    card.paragraph(
        line, words, theme.SMALL, theme.POWDER_PINK if why else theme.PALE_INK, theme.ITALIC, Align.CENTRE
    )
    form.lay(card)
