"""The picture of the company: for each seat its seal and name, who plays it, and how that person likes it."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.seating import PERSON, SeatEntry
from rococo_desktop.play.settings import Assistance, Settings
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect, Size
from rococo_desktop.ui.pieces.tokens import paint_trademark
from rococo_desktop.ui.text.messages import Message, message
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
WIDEST, PITCH, HEAD, FOOT = 1240, 74, 40, 60
_SEAL, _FIELD, _SWITCH = 52, 46, 220


class Company(NamedTuple):
    """What the screen shows: the seats, the settings, and the name being written."""

    seats: tuple[SeatEntry, ...]
    settings: Settings
    seat: int
    editing: Editing | None
    wrong: Message | None


def lay_company(form: Form, room: Size, heading: str, company: Company) -> None:
    """The whole screen."""
    lay_backdrop(form, room, "salon")
    high = HEAD + PITCH * len(company.seats) + FOOT + 48
    at = places(room, WIDEST, high)
    lay_heading(form, at.heading, heading)
    inner = lay_panel(form, at.panels)
    players, helps = _players(form), _helps(form)
    widths = (choice_width(form, players) + 8, _SWITCH, choice_width(form, helps) + 8)
    columns = _columns(inner, widths)
    titles = ("company.name", "company.player", "company.confirm", "company.assistance")
    card = form.card(inner.top_part(HEAD))
    for column, key in zip(columns, titles, strict=True):
        words = column.top_part(30)
        card.text(words, form.say(message(key)), theme.READ, theme.GOLD_INK, theme.STRONG)
    form.lay(card)
    for seat, entry in enumerate(company.seats):
        row = [Rect(c.x, inner.y + HEAD + seat * PITCH, c.w, PITCH) for c in columns]
        _lay_seat(form, row, seat, entry, company)
    foot = form.card(inner.bottom_part(FOOT).without_top(8))
    foot.paragraph(foot.rect, form.say(message("company.about")), theme.SMALL, theme.SOFT_INK, theme.ITALIC)
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


def _lay_seat(form: Form, row: list[Rect], seat: int, entry: SeatEntry, company: Company) -> None:
    name, player, confirm, helps = row
    disc = name.left_part(_SEAL).centred((_SEAL, _SEAL))
    card = form.card(disc)
    paint_trademark(card, disc, entry.shown_colour)
    form.lay(card)
    rest = name.without_left(_SEAL + 12)
    label = form.say(message("company.name_of", number=seat + 1))
    editing = company.editing if company.seat == seat else None
    field = Field(str(seat), label, entry.name, editing=editing)
    lay_field(form, rest.centred((rest.w, _FIELD)), field)
    kind = "person" if entry.player == PERSON else "agent"
    lay_choice(form, player.centred((player.w, choice.HEIGHT)), f"player{seat}", _players(form), kind)
    if entry.player != PERSON:
        told = form.card(Rect(confirm.x, confirm.y, helps.right - confirm.x, confirm.h))
        words = form.say(message("company.plays_itself"))
        told.text(told.rect, words, theme.READ, theme.SOFT_INK, theme.ITALIC)
        form.lay(told)
        return
    on = company.settings.confirms(entry.name)
    word = form.say(message("company.asks" if on else "company.at_once"))
    lay_switch(form, confirm.centred((confirm.w, 46)), Switch(f"confirm{seat}", word, "", on))
    wanted = company.settings.assists(entry.name)
    lay_choice(form, helps.centred((helps.w, choice.HEIGHT)), f"assistance{seat}", _helps(form), wanted)


def _players(form: Form) -> tuple[Option, ...]:
    say = form.say
    return (
        Option("person", say(message("setup.person")), say(message("company.person.about")), "person"),
        Option("agent", say(message("setup.agent")), say(message("company.agent.about")), "agent"),
    )


def _helps(form: Form) -> tuple[Option, ...]:
    say = form.say
    return tuple(
        Option(kind, say(message(f"assistance.{kind}")), say(message(f"assistance.{kind}.about")))
        for kind in Assistance
    )


KEYS = tuple(f"assistance.{kind}{part}" for kind in Assistance for part in ("", ".about"))
"""The keys of this module that are built from closed lists."""
