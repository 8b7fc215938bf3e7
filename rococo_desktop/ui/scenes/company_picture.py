"""The picture of the company: for each seat its seal and name, who plays it, and how that person likes it."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.rivals import level_of
from rococo_desktop.play.settings import Assistance, Settings
from rococo_desktop.play.table_setup import COLOURS, PERSON, SeatEntry
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.pieces.rival_faces import paint_face
from rococo_desktop.ui.pieces.trademarks import paint_trademark
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.names import emblem_name, seat_colour_name
from rococo_desktop.ui.text.rival_names import level_name
from rococo_desktop.ui.widgets import choice
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.choice import Option, choice_width, lay_choice
from rococo_desktop.ui.widgets.editing import Editing
from rococo_desktop.ui.widgets.field import Field, lay_field
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import lay_backdrop, lay_heading, lay_panel, places
from rococo_desktop.ui.widgets.switch import Switch, lay_switch
from rococo_desktop.ui.widgets.tips import lay_notice

BACK: Target = ("button", "back")
WIDEST, PITCH, HEAD, FOOT = 1240, 74, 44, 60
TALL = 148
"""How high a row is in which every choice is explained."""
FEW = 3
"""So many seats may be explained: with more the same sentences would stand too often."""
_SEAL, _GREAT_SEAL, _FIELD, _SWITCH = 52, 88, 46, 230
_SENTENCE = 270
"""The least width of a column with sentences."""
_TOP = 18
"""How far below the edge of a tall row its controls lie."""


class Company(NamedTuple):
    """What the screen shows: the seats, the settings, and the name being written."""

    seats: tuple[SeatEntry, ...]
    settings: Settings
    field: str
    """That of the name being written: the number of its seat."""
    editing: Editing | None
    wrong: Message | None


def lay_company(form: Form, room: Size, heading: str, company: Company) -> None:
    """The whole screen."""
    lay_backdrop(form, room, "salon")
    others, seats = HEAD + FOOT + 48, len(company.seats)
    at = places(room, WIDEST, others + TALL * seats)
    tall = seats <= FEW and at.panels.h == others + TALL * seats
    pitch = TALL if tall else PITCH
    if not tall:
        at = places(room, WIDEST, others + pitch * seats)
    lay_heading(form, at.heading, heading)
    inner = lay_panel(form, at.panels)
    players, helps = _players(form), _helps(form)
    least = _SENTENCE if tall else 0
    widths = (
        max(choice_width(form, players) + 8, least),
        _SWITCH,
        max(choice_width(form, helps) + 8, least),
    )
    columns = _columns(inner, widths)
    titles = ("company.name", "company.player", "company.confirm", "company.assistance")
    card = form.card(inner.top_part(HEAD))
    for column, key in zip(columns, titles, strict=True):
        words = column.top_part(30)
        card.text(words, form.say(message(key)), theme.READ, theme.GOLD_INK, theme.STRONG)
    form.lay(card)
    for seat, entry in enumerate(company.seats):
        row = Rect(inner.x, inner.y + HEAD + seat * pitch, inner.w, pitch)
        if tall:
            _lay_stripe(form, row, seat)
        cells = [Rect(column.x, row.y, column.w, pitch) for column in columns]
        _lay_seat(form, cells, seat, entry, company, tall)
    foot = form.card(inner.bottom_part(FOOT).without_top(8))
    if any(entry.player == PERSON for entry in company.seats):
        foot.paragraph(
            foot.rect, form.say(message("company.about")), theme.SMALL, theme.SOFT_INK, theme.ITALIC
        )
    else:
        foot.paragraph(foot.rect, form.say(message("company.nobody")), theme.SMALL, theme.INK, theme.STRONG)
    form.lay(foot)
    back = Button(BACK, form.say(message("button.back")), key="Esc", icon="back", style=Style.NIGHT)
    lay_button(form, at.buttons.left_part(button_width(form, back)), back)
    if company.wrong is not None:
        lay_notice(form, room, form.say(company.wrong))


def _columns(inner: Rect, widths: tuple[int, int, int]) -> list[Rect]:
    gap = 24
    name = inner.left_part(inner.w - sum(widths) - 3 * gap)
    found, x = [name], name.right + gap
    for wide in widths:
        found.append(Rect(x, inner.y, wide, inner.h))
        x += wide + gap
    return found


def _lay_stripe(form: Form, row: Rect, seat: int) -> None:
    """The ground of a tall row: every other one a little darker, so that the eye keeps to it."""
    if seat % 2 == 0:
        card = form.card(row.inset(-8, 3))
        card.fill(card.rect, (*theme.LINEN, 110), 10)
        form.lay(card)


def _lay_seat(
    form: Form, cells: list[Rect], seat: int, entry: SeatEntry, company: Company, tall: bool
) -> None:
    name, player, confirm, helps = (cell.without_top(_TOP) if tall else cell for cell in cells)
    seal = _GREAT_SEAL if tall else _SEAL
    disc = cells[0].left_part(seal).centred((seal, seal))
    card = form.card(disc)
    paint_trademark(card, disc, entry.shown_colour)
    form.lay(card)
    rest = name.without_left(seal + 16)
    label = form.say(message("company.name_of", number=seat + 1))
    editing = company.editing if company.field == str(seat) else None
    field = Field(str(seat), label, entry.name, editing=editing)
    lay_field(form, _control(rest, _FIELD, tall), field)
    is_person = entry.player == PERSON
    kind = "person" if is_person else "agent"
    lay_choice(form, _control(player, choice.HEIGHT, tall), f"player{seat}", _players(form), kind)
    on = company.settings.confirms(entry.name)
    wanted = company.settings.assists(entry.name)
    if is_person:
        word = form.say(message("company.asks" if on else "company.at_once"))
        lay_switch(form, _control(confirm, 46, tall), Switch(f"confirm{seat}", word, "", on))
        row = f"assistance{seat}"
        lay_choice(form, _control(helps, choice.HEIGHT, tall), row, _helps(form), wanted)
    else:
        room = Rect(confirm.x, confirm.y, helps.right - confirm.x, confirm.h)
        _lay_level(form, _control(room, 46, tall), seat, entry)
    if tall:
        _explain(form, rest, _look(entry))
        _explain(form, player, message(f"company.{kind}.about"))
        if is_person:
            _explain(form, confirm, message("company.asks.about" if on else "company.at_once.about"))
            _explain(form, helps, message(f"assistance.{wanted}.about"))


def _lay_level(form: Form, rect: Rect, seat: int, entry: SeatEntry) -> None:
    """Who plays the seat, and how well: pressed, it lets one choose how well."""
    if entry.character:
        face = form.card(rect.left_part(_FIELD))
        paint_face(face, face.rect, entry.character)
        form.lay(face)
        rect = rect.without_left(_FIELD + 10)
    level = level_of(entry.player)
    label = form.say(level_name(level) if level else message("company.plays_itself"))
    about = form.say(message("company.level.about"))
    button = Button(("level", seat), label, about, icon="pencil")
    lay_button(form, rect.left_part(min(button_width(form, button), rect.w)), button)


def _look(entry: SeatEntry) -> Message:
    number = entry.shown_colour
    return message("setup.colour", colour=seat_colour_name(COLOURS[number]), emblem=emblem_name(number))


def _control(cell: Rect, high: int, tall: bool) -> Rect:
    """Where a control of this height lies: in the middle of its row, or at the top of a tall one."""
    row = cell.top_part(choice.HEIGHT) if tall else cell
    return row.centred((row.w, high))


def _explain(form: Form, cell: Rect, told: Message) -> None:
    """A sentence below the control of a tall row."""
    card = form.card(cell.without_top(choice.HEIGHT + 8))
    card.paragraph(card.rect, form.kit.words.title(told), theme.SMALL, theme.SOFT_INK, theme.ITALIC)
    form.lay(card)


def _players(form: Form) -> tuple[Option, ...]:
    say = form.say
    return (
        Option("person", say(message("setup.person")), say(message("company.person.about")), "person"),
        Option("agent", say(message("setup.rival")), say(message("company.agent.about")), "agent"),
    )


def _helps(form: Form) -> tuple[Option, ...]:
    say = form.say
    return tuple(
        Option(kind, say(message(f"assistance.{kind}")), say(message(f"assistance.{kind}.about")))
        for kind in Assistance
    )


KEYS = (
    *(f"assistance.{kind}{part}" for kind in Assistance for part in ("", ".about")),
    *(f"company.{kind}.about" for kind in ("person", "agent")),
)
"""The keys of this module that are built from closed lists."""
