"""Names of pieces and places, as the edition on the table calls them; ids never appear."""

from __future__ import annotations

from rococo_desktop.model.definitions import Decoration, Employee, Garment
from rococo_desktop.model.vocabulary import START_LEVEL, Colour, DecorationKind, Edition, Exam, Kind, Rank
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.fallback_card_words import made_word
from rococo_desktop.ui.text.messages import Message, either, listed, message

HALLS = range(5)


# Cards.


def employee_name(defs: PublicDefinitions, card: int) -> Message:
    """An employee by rank, level and the word for the bonus: "journeyman II, second needle"."""
    return name_of_employee(defs.employees[card])


def name_of_employee(employee: Employee) -> Message:
    """The same for a card at hand."""
    rank = rank_name(employee.rank)
    if employee.level == START_LEVEL:
        return message("employee.start", rank=rank, word=employee_word(employee))
    if employee.level == 0:
        return message("employee.specialist", word=employee_word(employee))
    return message(
        "employee.hired", rank=rank, level=level_name(employee.level), word=employee_word(employee)
    )


def employee_word(employee: Employee) -> Message:
    """The short word for the bonus alone: "second needle"; made of what it does where the pack has none."""
    return message(f"bonus.{employee.id}", otherwise=made_word(employee.bonus or employee.crown))


def short_employee_word(employee: Employee) -> Message:
    """The same in a word for a card too small for it: "needle"; the whole where the pack has none."""
    return message(f"bonus.{employee.id}.short", otherwise=employee_word(employee))


def rank_name(rank: int) -> Message:
    """Apprentice, journeyman or master."""
    return message(f"rank.{Rank(rank).name.lower()}")


def level_name(level: int) -> Message:
    """The level as printed: a Roman number, or the word for start and specialised cards."""
    return message(f"level.{'start' if level == START_LEVEL else level}")


# Goods.


def colour_name(defs: PublicDefinitions, colour: int) -> Message:
    """The colour as this edition calls it (G5)."""
    return message(f"colour.{defs.edition.value}.{Colour(colour).name.lower()}")


def kind_name(kind: int) -> Message:
    """Gown or coat."""
    return message(f"kind.{Kind(kind).name.lower()}")


def garment_name(defs: PublicDefinitions, garment: int) -> Message:
    """A garment by colour, kind and worth: "blue gown, 14"."""
    return name_of_garment(defs, defs.garments[garment])


def name_of_garment(defs: PublicDefinitions, garment: Garment) -> Message:
    """The same for a garment at hand."""
    plain = message(f"garment.{defs.edition.value}.{garment.colour.name.lower()}")
    if garment.value is not None:
        return message("garment.worth", garment=plain, worth=garment.value)
    # What is never sold has no worth to be named by, and gets a word instead.
    word = message(f"fashion.{garment.id}", otherwise=made_word(garment.when_paid or garment.when_placed))
    return message("garment.called", garment=plain, word=word)


def tile_name(defs: PublicDefinitions, face: int) -> Message:
    """A resource tile by its silk; by its lower half too where another tile shows the same silk."""
    tile = defs.faces[face]
    shades = [_shade(colour_name(defs, colour), bales) for colour, bales in enumerate(tile.silk) if bales]
    silk = message("tile.silk", colours=listed(shades))
    if sum(other.silk == tile.silk for other in defs.faces) == 1:
        return silk
    goods = [message(f"good.{good}") for good in ("lace", "thread") if getattr(tile, good)]
    return message("tile.with", tile=silk, goods=listed(goods))


def _shade(colour: Message, bales: int) -> Message:
    match bales:
        case 1:
            return colour
        case 2:
            return message("silk.double", colour=colour)
        case 3:
            return message("silk.triple", colour=colour)
    return message("silk.more", n=bales, colour=colour)


def tile_goods(defs: PublicDefinitions, face: int) -> Message:
    """What the lower half of a tile brings when it is spent."""
    tile = defs.faces[face]
    goods = [
        message(f"amount.{good}", n=number)
        for good, number in (("lace", tile.lace), ("thread", tile.thread))
        if number
    ]
    return either(goods) if tile.either else listed(goods)


def jewelry_name(defs: PublicDefinitions, tile: int) -> Message:
    """A jewelry tile: "blue necklace"."""
    assert defs.jeweler is not None
    return message(f"jewelry.{defs.jeweler.jewelry[tile].colour.name.lower()}")


# Places.


def hall_name(hall: int) -> Message:
    """The royal hall and the four others."""
    return message(f"hall.{hall}")


def space_name(defs: PublicDefinitions, space: int) -> Message:
    """A guest space by its hall and its number there, apart for master spaces."""
    place = defs.side.guest_spaces[space]
    alike = [
        at
        for at, other in enumerate(defs.side.guest_spaces)
        if other.hall == place.hall and other.master == place.master
    ]
    number = alike.index(space) + 1
    if place.master:
        return message("space.master", hall=hall_name(place.hall), number=number)
    return message("space.any", hall=hall_name(place.hall), number=number)


def decoration_at(defs: PublicDefinitions, place: int) -> Decoration:
    """The decoration at a trademark place."""
    return defs.decorations[place - defs.first_decoration]


def decoration_name(defs: PublicDefinitions, place: int) -> Message:
    """A decoration by its kind, and by its number or hall."""
    decoration = decoration_at(defs, place)
    if decoration.kind is DecorationKind.MUSICIANS:
        return message("decoration.musicians", hall=hall_name(decoration.hall))
    alike = [other.id for other in defs.decorations if other.kind == decoration.kind]
    number = alike.index(decoration.id) + 1
    return message(_kind_key("decoration", defs, decoration.kind), number=number)


def funded_name(defs: PublicDefinitions, place: int) -> Message:
    """What is funded at a trademark place, as it goes into a sentence: "the left kitchen", "a statue"."""
    decoration = decoration_at(defs, place)
    match decoration.kind:
        case DecorationKind.MUSICIANS:
            return message("funded.musicians", hall=hall_name(decoration.hall))
        case DecorationKind.FIREWORKS:
            return message("funded.fireworks", factor=decoration.factor)
    return message(_kind_key("funded", defs, decoration.kind))


def decoration_kind_name(defs: PublicDefinitions, kind: str) -> Message:
    """A kind of decoration; `kitchen` means both halves."""
    if kind == "kitchen":
        return message("kitchen.classic" if defs.edition is Edition.CLASSIC else "kitchen.deluxe")
    return message(_kind_key("decoration_kind", defs, kind))


def _kind_key(family: str, defs: PublicDefinitions, kind: str) -> str:
    classic = defs.edition is Edition.CLASSIC and kind in _RENAMED
    return f"{family}.{kind}.classic" if classic else f"{family}.{kind}"


_RENAMED = (DecorationKind.KITCHEN_LEFT, DecorationKind.KITCHEN_RIGHT)
"""The fountain of the 2013 edition stands where the kitchen is (G5)."""


def rocket_place(defs: PublicDefinitions, at: int) -> int:
    """The trademark place of the fireworks space of this number, counted from 0."""
    fireworks = [
        defs.first_decoration + index
        for index, decoration in enumerate(defs.decorations)
        if decoration.kind is DecorationKind.FIREWORKS
    ]
    return fireworks[at]


def terrace_name(defs: PublicDefinitions, at: int) -> Message:
    """The fireworks space of this number, counted from 0."""
    return decoration_name(defs, rocket_place(defs, at))


def terrace_factor(defs: PublicDefinitions, at: int) -> int:
    """How often a garment counts on that space."""
    return decoration_at(defs, rocket_place(defs, at)).factor


def exam_name(exam: int) -> Message:
    """The journeyman or the master exam."""
    return message(f"exam.{Exam(exam).name.lower()}")


def task_name(defs: PublicDefinitions, task: int) -> Message:
    """An exam task in a few words."""
    assert defs.jeweler is not None
    definition = defs.jeweler.tasks[task]
    if definition.colours:
        colours = either([colour_name(defs, colour) for colour in definition.colours])
        return message(f"task.{definition.deed.value}.colours", colours=colours)
    if definition.kind is not None:
        return message(f"task.{definition.deed.value}.{definition.kind.name.lower()}")
    if definition.rank is Rank.MASTER:
        return message(f"task.{definition.deed.value}.master")
    return message(f"task.{definition.deed.value}")


KEYS = (
    *(f"rank.{rank.name.lower()}" for rank in Rank),
    *(f"level.{level}" for level in ("start", *range(7))),
    *(
        f"{family}.{edition.value}.{colour.name.lower()}"
        for family in ("colour", "garment")
        for edition in Edition
        for colour in Colour
    ),
    *(f"jewelry.{colour.name.lower()}" for colour in Colour),
    *(f"kind.{kind.name.lower()}" for kind in Kind),
    *(f"hall.{hall}" for hall in HALLS),
    *(f"decoration.{kind}" for kind in DecorationKind if kind is not DecorationKind.MUSICIANS),
    *(f"decoration_kind.{kind}" for kind in DecorationKind),
    *(f"funded.{kind}" for kind in DecorationKind),
    *(
        f"{family}.{kind}.classic"
        for family in ("decoration", "decoration_kind", "funded")
        for kind in _RENAMED
    ),
    "good.lace",
    "good.thread",
    *(f"exam.{exam.name.lower()}" for exam in Exam if exam is not Exam.NONE),
    "task.keep.colours",
    "task.spend",
    "task.fund",
    "task.tailor.master",
    "task.tailor.gown",
    "task.tailor.coat",
    "amount.lace",
    "amount.thread",
)
"""The keys of this module that are built from closed lists."""
