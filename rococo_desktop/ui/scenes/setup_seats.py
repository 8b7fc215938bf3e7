"""The company of a table being set: seats with colour, name and who plays; who begins; the seed."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import SoloLevel
from rococo_desktop.play.packs import solo_packs
from rococo_desktop.play.table_setup import COLOURS, MOST_SEATS, PERSON, SeatEntry
from rococo_desktop.play.viewing import Privacy
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.signs import TRADEMARKS
from rococo_desktop.ui.pieces.du_barry_cards import MEDALLION, PORTRAIT
from rococo_desktop.ui.pieces.trademarks import paint_trademark
from rococo_desktop.ui.scenes.setup_draft import TableDraft
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.names import (
    emblem_name,
    module_sentence,
    seat_colour_name,
    seat_name,
    solo_level_name,
    solo_level_sentence,
)
from rococo_desktop.ui.widgets import choice
from rococo_desktop.ui.widgets.button import Button, button_width, lay_button
from rococo_desktop.ui.widgets.choice import Option, choice_width, lay_choice
from rococo_desktop.ui.widgets.editing import Editing
from rococo_desktop.ui.widgets.field import Field, lay_field
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.rival_plate import lay_plate, plate_width
from rococo_desktop.ui.widgets.surfaces import lay_section

_MEDAL = 52
_LEAST_PORTRAIT = 120
"""The least width at which Madame du Barry hangs as a great portrait; else only her head is shown."""
_FIELD = 46
_GAP = 10
_LINES = 3
"""Below the seats: privacy, who begins, the seed. Each keeps its place whatever is chosen above."""


def lay_company(form: Form, rect: Rect, draft: TableDraft, field: str, editing: Editing | None) -> None:
    """Everything about the seats."""
    say = form.say
    options = tuple(
        Option(
            str(number),
            str(number),
            say(message("setup.number_solo")) if number == 1 else "",
            name=say(message("setup.players", n=number)),
        )
        for number in range(1, MOST_SEATS + 1)
    )
    wide = max(choice_width(form, options), 300)
    lay_section(form, Rect(rect.x, rect.y + 8, rect.w - wide - 16, 30), say(message("setup.company")))
    lay_choice(
        form, Rect(rect.right - wide, rect.y, wide, choice.HEIGHT), "number", options, str(draft.number)
    )
    foot = _LINES * _FIELD + (_LINES - 1) * _GAP
    rows = Rect(rect.x, rect.y + choice.HEIGHT + 10, rect.w, rect.h - choice.HEIGHT - 20 - foot)
    pitch = min(rows.h // MOST_SEATS, 84)
    for row, seat in enumerate(draft.places):
        area = Rect(rows.x, rows.y + row * pitch, rows.w, pitch).centred((rows.w, _MEDAL))
        _lay_seat(form, area, draft, seat, field, editing)
    for number in range(draft.number + 1, MOST_SEATS + 1) if not draft.is_solo else ():
        area = Rect(rows.x, rows.y + (number - 1) * pitch, rows.w, pitch).centred((rows.w, _MEDAL))
        _lay_empty(form, area, number)
    if draft.is_solo:
        below = Rect(rows.x, rows.y, rows.w, rows.h + foot - _FIELD)
        _lay_rival(form, below.without_top(pitch + 6), draft)
    else:
        _lay_privacy(form, Rect(rect.x, rect.bottom - foot, rect.w, _FIELD), draft)
        _lay_begins(form, Rect(rect.x, rect.bottom - 2 * _FIELD - _GAP, rect.w, _FIELD), draft)
    _lay_seed(form, rect.bottom_part(_FIELD), draft, field, editing)


def _lay_seat(
    form: Form, rect: Rect, draft: TableDraft, at: int, field: str, editing: Editing | None
) -> None:
    seat = draft.entry(at)
    _lay_medal(form, rect.left_part(_MEDAL), seat, at)
    rest = rect.without_left(_MEDAL + 12)
    players = () if draft.is_solo else _players(form, rest, draft.people == (at,))
    wide = choice_width(form, players) if players else 0
    written = rest.without_right(wide + 12) if players else rest
    if seat.player == PERSON:
        _lay_name(form, written, draft, at, seat, editing if field == str(at) else None)
    else:
        lay_plate(form, written, at, draft.shown(at), _wrong(draft, at))
    if players:
        area = rest.right_part(wide).centred((wide, choice.HEIGHT))
        lay_choice(form, area, f"player{at}", players, _kind(seat))


def _lay_name(
    form: Form, rect: Rect, draft: TableDraft, at: int, seat: SeatEntry, editing: Editing | None
) -> None:
    """Where a person writes who they are."""
    name = Field(
        str(at),
        form.say(message("setup.name", number=draft.places.index(at) + 1)),
        seat.name,
        hint=form.say(message("setup.name_hint")),
        editing=editing,
        wrong=_wrong(draft, at),
    )
    lay_field(form, rect.centred((rect.w, _FIELD)), name)


def _wrong(draft: TableDraft, at: int) -> bool:
    """True if something about this seat keeps the table from being dealt."""
    return any(problem.seat == draft.places.index(at) for problem in draft.problems())


def _lay_empty(form: Form, rect: Rect, number: int) -> None:
    """A chair nobody sits on: pressing it makes the table so large."""
    target: Target = ("chair", number)
    pointed = form.pointed == target
    card = form.card(rect)
    if pointed:
        card.fill(rect, (255, 253, 244), 10, (*theme.GOLD, 130))
    medal = rect.left_part(_MEDAL)
    card.fill(medal.inset(3), (*theme.LINEN, 110), _MEDAL // 2 - 3, (*theme.DARK_GOLD, 110), 1)
    card.sign(medal.centred((18, 18)), "plus", theme.DARK_GOLD)
    label = form.say(message("setup.empty_chair"))
    card.text(rect.without_left(_MEDAL + 24), label, theme.READ, theme.SOFT_INK, theme.ITALIC)
    form.lay(card)
    form.control(rect, target, label, form.say(message("setup.players", n=number)))
    form.tips.pop(target)


def _kind(seat: SeatEntry) -> str:
    return "person" if seat.player == PERSON else "agent"


def _players(form: Form, rect: Rect, is_last: bool) -> tuple[Option, ...]:
    """A person or a rival, in signs alone where words leave no room for a rival's plate.

    The last person stays at the table.
    """
    stays = form.say(message("setup.one_person")) if is_last else ""
    person, rival = form.say(message("setup.person")), form.say(message("setup.rival"))
    options = (
        Option("person", person, icon="person"),
        Option("agent", rival, stays, "agent", enabled=not is_last),
    )
    if choice_width(form, options) + 12 + plate_width(form) <= rect.w:
        return options
    return tuple(option._replace(label="", name=option.label) for option in options)


def _lay_privacy(form: Form, rect: Rect, draft: TableDraft) -> None:
    """How people at one screen keep their cards to themselves; for several only, but always in its place."""
    shares = len(draft.people) > 1
    alone = form.say(message("setup.privacy.alone"))
    options = tuple(
        Option(
            rule,
            form.say(message(f"privacy.{rule}")),
            form.say(message(f"privacy.{rule}.about")) if shares else alone,
            enabled=shares,
        )
        for rule in Privacy
    )
    label_wide = _label_width(form)
    _lay_label(form, rect.left_part(label_wide), form.say(message("setup.privacy")))
    chosen = draft.privacy if shares else ""
    lay_choice(form, rect.without_left(label_wide + 12), "privacy", options, chosen)


def _lay_medal(form: Form, rect: Rect, seat: SeatEntry, at: int) -> None:
    """The seat's emblem on its colour: pressing it takes the next."""
    target: Target = ("colour", at)
    number = COLOURS.index(seat.colour)
    pointed = form.pointed == target
    card = form.card(rect)
    if pointed:
        card.fill(rect, (*theme.LIT, 120), rect.w // 2)
    paint_trademark(card, rect, number)
    form.lay(card)
    label = form.kit.words.title(
        message("setup.colour", colour=seat_colour_name(seat.colour), emblem=emblem_name(number))
    )
    form.control(rect, target, label, form.say(message("setup.colour_next")))
    form.tips[target] = f"{label}. {form.tips[target]}"


def _lay_begins(form: Form, rect: Rect, draft: TableDraft) -> None:
    """Who begins: drawn by lot, or one of the seats by its emblem."""
    options = [Option("lot", form.say(message("setup.lot")), icon="die")]
    for at, seat in enumerate(draft.playing):
        number = COLOURS.index(seat.colour)
        label = form.say(message("setup.begins_seat", name=seat.name))
        options.append(Option(str(at), "", label, TRADEMARKS[number], name=label))
    chosen = "lot" if draft.start_seat is None else str(draft.start_seat)
    label_wide = _label_width(form)
    _lay_label(form, rect.left_part(label_wide), form.say(message("setup.begins")))
    rest = rect.without_left(label_wide + 12)
    wide = min(choice_width(form, tuple(options)) + 10 * len(options), rest.w)
    lay_choice(form, rest.left_part(wide), "begins", tuple(options), chosen)


def _label_width(form: Form) -> int:
    """The labels of the two lowest rows stand in one column."""
    keys = ("setup.begins", "setup.seed", "setup.privacy")
    words = [form.say(message(key)) for key in keys]
    return max(max(form.kit.type.width(word, theme.STRONG, theme.READ) for word in words) + 8, _MEDAL)


def _lay_seed(form: Form, rect: Rect, draft: TableDraft, field: str, editing: Editing | None) -> None:
    label_wide = _label_width(form)
    _lay_label(form, rect.left_part(label_wide), form.say(message("setup.seed")))
    rest = rect.without_left(label_wide + 12)
    written = min(240, rest.w - 60)
    seed = Field(
        "seed",
        form.say(message("setup.seed")),
        draft.seed,
        form.say(message("setup.seed.about")),
        form.say(message("setup.seed_hint")),
        editing if field == "seed" else None,
    )
    lay_field(form, rest.left_part(written), seed)
    if draft.seed:
        chance = Button(
            ("button", "by_chance"),
            form.say(message("setup.by_chance")),
            form.say(message("setup.by_chance.about")),
            icon="die",
        )
        area = rest.without_left(written + 12)
        lay_button(form, area.left_part(min(button_width(form, chance), area.w)), chance)


def _lay_label(form: Form, rect: Rect, words: str) -> None:
    card = form.card(rect)
    card.text(rect, words, theme.READ, theme.INK, theme.STRONG)
    form.lay(card)


def _lay_rival(form: Form, rect: Rect, draft: TableDraft) -> None:
    """Madame du Barry: her name, how strong she plays, and that this is a rule of ours."""
    say = form.say
    options = tuple(
        Option(level, say(solo_level_name(level)), say(solo_level_sentence(level))) for level in SoloLevel
    )
    wide = min(rect.w * 3 // 10, rect.h * 4 // 5, rect.w - choice_width(form, options) - 16)
    if wide >= _LEAST_PORTRAIT:
        card = form.card(rect.right_part(wide))
        card.art(card.rect, PORTRAIT)
        form.lay(card)
        rect = rect.without_right(wide + 16)
    card = form.card(rect.top_part(_MEDAL))
    name = card.rect
    if wide < _LEAST_PORTRAIT:
        card.art(name.left_part(_MEDAL), MEDALLION)
        name = name.without_left(_MEDAL + 12)
    card.text(name, say(seat_name((), 0)), 26, theme.GOLD_INK, theme.TITLE)
    form.lay(card)
    y = rect.y + _MEDAL + 10
    y += _lay_words(form, Rect(rect.x, y, rect.w, 0), say(module_sentence(solo_packs()[0])), theme.BODY) + 12
    _lay_label(form, Rect(rect.x, y, rect.w, 26), say(message("setup.level")))
    y += 30
    lay_choice(form, Rect(rect.x, y, rect.w, choice.HEIGHT), "level", options, draft.level)
    y += choice.HEIGHT + 8
    for words_said, face in (
        (say(solo_level_sentence(draft.level)), theme.BODY),
        (say(message("setup.house_rule")), theme.ITALIC),
    ):
        y += _lay_words(form, Rect(rect.x, y, rect.w, 0), words_said, face) + 6


def _lay_words(form: Form, rect: Rect, words: str, face: theme.FontFace) -> int:
    """A paragraph from the top of the rectangle; how high it is."""
    high = form.kit.type.text_height(words, face, theme.SMALL, rect.w)
    card = form.card(Rect(rect.x, rect.y, rect.w, high))
    card.paragraph(card.rect, words, theme.SMALL, theme.SOFT_INK, face)
    form.lay(card)
    return high


KEYS = tuple(f"privacy.{rule}{part}" for rule in Privacy for part in ("", ".about"))
"""The keys of this module that are built from closed lists."""
