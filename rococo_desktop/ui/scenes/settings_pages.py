"""The pages of the settings about display, play and company, as rows."""

from __future__ import annotations

from rococo_desktop.play.settings import AUTO, Assistance, RenderMode, Settings, Speed
from rococo_desktop.play.viewing import Privacy
from rococo_desktop.ui.picture.scale import LARGEST_SCALE, LEAST_LOGICAL, Scale, largest
from rococo_desktop.ui.scenes.settings_rows import (
    Row,
    choice_row,
    options_of,
    percents,
    switch_row,
    words_row,
)
from rococo_desktop.ui.text.languages import language_name, languages
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.widgets.choice import Option
from rococo_desktop.ui.widgets.form import Form

SCALES = (75, 100, 125, 150, 175, 200)
STRENGTHS = (100, 75, 50, 25, 0)
KEPT = (5, 10, 20, 50, 100)
SWITCHES = ("reduced_motion", "confirm_end_of_turn", "fullscreen")


def display_rows(form: Form, width: int, settings: Settings, scale: Scale, fullscreen: bool) -> list[Row]:
    """How the table fills the screen."""
    strength, strengths = str(settings.art_strength), percents(form, STRENGTHS)
    presentations = options_of(form, "settings.presentation", RenderMode)
    return [
        _scale_row(form, width, settings, scale),
        choice_row(form, width, "art_strength", strengths, strength, message("settings.art_strength.about")),
        choice_row(
            form,
            width,
            "presentation",
            presentations,
            settings.presentation,
            message("settings.next_start"),
        ),
        switch_row(form, width, "fullscreen", fullscreen),
    ]


def play_rows(form: Form, width: int, settings: Settings) -> list[Row]:
    """How fast things move, and how much the table helps."""
    speed, helps = settings.speed, settings.assistance
    speeds, all_helps = options_of(form, "settings.speed", Speed), options_of(form, "assistance", Assistance)
    return [
        choice_row(form, width, "speed", speeds, speed, _pace(speed), [_pace(one) for one in Speed]),
        switch_row(form, width, "reduced_motion", settings.reduced_motion),
        switch_row(form, width, "confirm_end_of_turn", settings.confirm_end_of_turn),
        choice_row(
            form, width, "assistance", all_helps, helps, _aid(helps), [_aid(one) for one in Assistance]
        ),
    ]


def company_rows(form: Form, width: int, settings: Settings) -> list[Row]:
    """Which language they speak, how they share a screen, and how many of their games are kept."""
    privacy, kept = settings.privacy, settings.kept_games
    rules = options_of(form, "privacy", Privacy)
    counts = tuple(Option(str(number), str(number)) for number in KEPT)
    about = message("settings.kept_games.about", n=kept)
    abouts = [message("settings.kept_games.about", n=number) for number in KEPT]
    return [
        _language_row(form, width, settings),
        choice_row(form, width, "privacy", rules, privacy, _rule(privacy), [_rule(one) for one in Privacy]),
        choice_row(form, width, "kept_games", counts, str(kept), about, abouts),
        words_row(form, width, message("settings.people.about")),
    ]


def _language_row(form: Form, width: int, settings: Settings) -> Row:
    """The languages by their names in their own tongue, and that of the system."""
    system = Option(AUTO, form.say(message("settings.language.auto")))
    options = (system, *(Option(language, language_name(language)) for language in languages()))
    chosen = settings.language if settings.language in languages() else AUTO
    return choice_row(form, width, "language", options, chosen, message("settings.language.about"))


def _pace(speed: Speed) -> Message:
    return message(f"settings.speed.{speed}.about")


def _aid(helps: Assistance) -> Message:
    return message(f"assistance.{helps}.about")


def _rule(privacy: Privacy) -> Message:
    return message(f"privacy.{privacy}.about")


def _scale_row(form: Form, width: int, settings: Settings, scale: Scale) -> Row:
    """Every scale; one that the window is too small for says what it needs."""
    most = min(largest(scale.window), LARGEST_SCALE)
    options = [Option(AUTO, form.say(message("settings.scale.auto")))]
    for option, percent in zip(percents(form, SCALES), SCALES, strict=True):
        fits = percent <= most * 100
        needs = message(
            "settings.scale.needs",
            percent=percent,
            width=LEAST_LOGICAL.w * percent // 100,
            height=LEAST_LOGICAL.h * percent // 100,
        )
        options.append(option._replace(about="" if fits else form.say(needs), enabled=fits))
    about = message(
        "settings.scale.clamped" if scale.clamped else "settings.scale.about",
        now=round(scale.factor * 100),
        most=int(most * 100),
        width=scale.window.w,
        height=scale.window.h,
    )
    return choice_row(form, width, "scale", tuple(options), str(settings.scale), about)


KEYS = (
    *(f"settings.presentation.{value}" for value in RenderMode),
    *(f"settings.speed.{value}{part}" for value in Speed for part in ("", ".about")),
    *(f"settings.{row}" for row in ("scale", "art_strength", "presentation", "speed")),
    *(f"settings.{row}" for row in ("assistance", "language", "privacy", "kept_games")),
    *(f"settings.{name}{part}" for name in SWITCHES for part in ("", ".about")),
)
"""The keys of this module that are built from closed lists."""
