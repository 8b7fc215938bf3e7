"""The settled table: what it shows and says for its viewer when nothing is on its way.

Everything is put together once and kept until somebody says `changed`; while a motion is prepared it is
composed ahead. It knows nothing of motion: the scene takes what motion sets out from, and ends with, from
here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rococo_desktop.model.decisions import Reason, Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.game.decision_at_hand import DecisionAtHand
from rococo_desktop.ui.game.flow import Flow, WaitingFor
from rococo_desktop.ui.game.handover import Handover, handover_of, tells_news, with_handover
from rococo_desktop.ui.game.long_wait import LongWait
from rococo_desktop.ui.game.open_overlays import LOG_LINE, Overlays
from rococo_desktop.ui.game.pointed_at import Attention
from rococo_desktop.ui.game.screen_question import caption_of
from rococo_desktop.ui.game.table_commands import commands_of
from rococo_desktop.ui.game.tooltip import with_tooltip
from rococo_desktop.ui.game.top_bar_words import NOT_NOW, PromptWords, reasons_told, telling, then_told
from rococo_desktop.ui.game.tray import CONFIRM
from rococo_desktop.ui.keys.keymap import KeyMap
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Hotspot, HotspotRole, Picture
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table_kit.zones import zones_for
from rococo_desktop.ui.table_state.before_count import uncounted_log
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.table_state.since_last_turn import (
    EVENING,
    deeds_of,
    lines_before,
    marked_by,
    marks_of,
)
from rococo_desktop.ui.table_state.stage import Aftermath, Caption, Stage
from rococo_desktop.ui.text.chronicle import Entry, why_done
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.window.hotspot_search import named
from rococo_desktop.ui.window.scene import ScreenQuestion

Compose = Callable[[Kit, Size, Stage], Picture]
"""Makes the picture of a stage."""


class LaidTable(NamedTuple):
    """A table that is composed: with nothing lit, as motion sets out from it, and as it is seen."""

    quiet: Stage
    picture: Picture


class SettledTable:
    """One table at rest. Whoever changes what it shows says so with `changed`."""

    def __init__(
        self,
        services: Services,
        flow: Flow,
        staging: Staging,
        at_hand: DecisionAtHand,
        attention: Attention,
        overlays: Overlays,
        compose: Compose,
    ) -> None:
        self._services = services
        self._flow = flow
        self._staging = staging
        self._at_hand = at_hand
        self._attention = attention
        self._overlays = overlays
        self._compose = compose
        self._wait = LongWait()
        self._keys_for: dict[str, str] | None = None
        self._keymap = KeyMap({})
        self._made_for: tuple[object, ...] = ()
        """The settings, what stands on the keys, the language: no scene hears of a change."""
        self._spots: tuple[Hotspot, ...] = ()
        """Those of the last picture: the mouse can come and click before the next one is composed."""
        self._said: dict[Target | None, PromptWords] = {}
        self._asked: ScreenQuestion | None = None
        self._quiet: tuple[Aftermath, Stage] | None = None
        self._ahead: LaidTable | None = None
        self._laid: LaidTable | None = None
        self._picture: Picture | None = None
        self._over: tuple[tuple[object, ...], Picture] | None = None
        """A table in motion with something over it, and what it was composed from."""

    @property
    def keymap(self) -> KeyMap:
        """The keys in force."""
        changes = self._services.settings.current.keys
        if self._keys_for is not changes:
            self._keys_for, self._keymap = changes, KeyMap(changes)
        return self._keymap

    # What holds until when.

    def changed(self) -> None:
        """Something on the table is not as it was."""
        self._said.clear()
        self._asked = self._quiet = self._laid = self._picture = self._ahead = self._over = None

    def moved(self) -> None:
        """The game has moved, or been taken back."""
        self._wait.is_over()
        self.changed()

    def waits(self, now: float) -> None:
        """The table rests and waits for an agent; after a while it says so."""
        if self._wait.lasts(self._flow.session.deciding, now):
            self.changed()

    def tip_changed(self) -> None:
        """A tooltip has appeared."""
        self._picture = None

    def arrived(self) -> None:
        """What was on its way has arrived: what was composed for this moment holds."""
        self._laid = self._picture = None

    def _notice(self) -> None:
        """Settings, keys or language may have changed."""
        services = self._services
        surroundings = (services.settings.current, services.shell.keyboard.caps, services.words.language)
        if self._made_for != surroundings:
            self.changed()
            self._made_for = surroundings

    # The picture.

    def compose_ahead(self, room: Size, left: Aftermath) -> bool:
        """Compose the table as it will be when all has arrived; False if that is done."""
        if self._ahead is not None:
            return False
        self._ahead = self._composed(room, left)
        return True

    def laid(self, room: Size, left: Aftermath) -> LaidTable:
        """The table as it is, from now on the one that answers; the same object until something changes."""
        self._notice()
        if self._laid is None:
            self._laid, self._ahead = self._ahead or self._composed(room, left), None
            self._spots = self._laid.picture.hotspots
        return self._laid

    def picture(self, room: Size, laid: LaidTable) -> Picture:
        """The table, with a tooltip where one is due."""
        if self._picture is None:
            self._picture = self._with_tooltip(laid.picture, room)
        return self._picture

    def covered(self, room: Size, beneath: Stage) -> Picture:
        """A table that stands still in the middle of a motion, with what lies over it."""
        kit, stage = self._services.kit(), self._overlaid(beneath)
        made_for = (room, kit.type.scale, kit.words.language, kit.caps, stage)
        if self._over is None or self._over[0] != made_for:
            self._over = (made_for, self._compose(kit, room, stage))
        return self._over[1]

    def _composed(self, room: Size, left: Aftermath) -> LaidTable:
        kit, quiet = self._services.kit(), self.quiet(left)
        stage = self._lively(quiet)
        if self._flow.mood is not WaitingFor.HANDS:
            return LaidTable(quiet, self._compose(kit, room, stage))
        wanted = self._handover(stage)
        stage = stage._replace(retold=tells_news(kit, zones_for(room), wanted))
        return LaidTable(quiet, with_handover(self._compose(kit, room, stage), kit, room, wanted))

    def _handover(self, stage: Stage) -> Handover:
        """Whom the table waits for, and what happened since that person's last turn."""
        flow = self._flow
        deeds = deeds_of(self._log(NOBODY), flow.view_of(NOBODY), flow.wanted)
        return handover_of(flow, stage, self.keymap, deeds)

    def _with_tooltip(self, picture: Picture, room: Size) -> Picture:
        """The picture, with the tooltip once it is due, of something that nothing lies over."""
        spot = named(picture, self._attention.pointed)
        if not self._attention.tip or spot is None or self._overlays.magnifies:
            return picture
        kit = self._services.kit()
        presenter, view = self._at_hand.presenter, self._flow.session.view(self._flow.viewer)
        goes_back = self._flow.inside_turn or (presenter is not None and presenter.half_made)
        told = reasons_told(kit, self._staging.defs, self._reasons(spot), goes_back)
        if presenter is not None and spot.role is not HotspotRole.BUTTON:
            then = then_told(kit, self._staging.defs, presenter, view, spot.target)
            spot = spot._replace(description=f"{spot.description} {then}".strip())
        why = self._told_why(spot.target)
        return with_tooltip(picture, kit, room, spot, told, kit.say(why) if why is not None else "")

    def _told_why(self, target: Target) -> Message | None:
        """Why a rival did what a line of the log tells, or what it did there since the viewer's last turn."""
        flow = self._flow
        log = self._log(flow.viewer)
        kind, which = target
        if kind == LOG_LINE and isinstance(which, int):
            return log[which].why if which < len(log) else None
        entry = marked_by(log, flow.view, flow.wanted).get(target)
        return why_done(entry) if entry is not None else None

    # The stage.

    def stage(self, left: Aftermath) -> Stage:
        """Everything the table shows now."""
        return self._lively(self.quiet(left))

    def quiet(self, left: Aftermath) -> Stage:
        """The table as it stands, with nothing lit: what motion sets out from, and ends with."""
        self._notice()
        if self._quiet is None or self._quiet[0] != left:
            self._quiet = (left, self._quieted(left))
        return self._quiet[1]

    def _quieted(self, left: Aftermath) -> Stage:
        kit, flow, keymap = self._services.kit(), self._flow, self.keymap
        view, log, told = flow.view, self._log(flow.viewer), self._telling(self._attention.meant)
        deeds = deeds_of(log, view, flow.wanted)
        silenced = keymap.keys["mute"] if self._services.settings.current.muted else ""
        return self._staging.stage(kit, view, told.prompt)._replace(
            thinks=told.thinks,
            commands=commands_of(kit, flow, keymap.commands, silenced),
            keys=keymap.actions,
            marked=marks_of(log, view, flow.wanted),
            deeds=deeds,
            evening=lines_before(log, deeds, view, EVENING),
            rival=left.rival,
            told=self._still_told(left.told),
        )

    def _still_told(self, told: Caption | None) -> Caption | None:
        """What was said of a rival stands until it does something else, or somebody else is asked."""
        flow = self._flow
        waits = flow.mood is WaitingFor.WAITS and flow.decision is None
        return told if told is not None and waits and told.seat == flow.session.deciding else None

    def _lively(self, quiet: Stage) -> Stage:
        """The same with what can be chosen, what is said, and what lies over it."""
        attention, presenter = self._attention, self._at_hand.presenter
        told = self._telling(attention.meant)
        stage = self._overlaid(quiet)._replace(enter=told.enter, aside=told.aside, why=self._why())
        if presenter is None:
            return stage
        return stage._replace(
            decision=presenter.decision,
            lit=presenter.lit,
            reachable=presenter.reachable,
            picked=presenter.picked | presenter.foreseen(self.entering(attention.meant)),
            tray=presenter.tray(self._services.kit()),
            tray_page=attention.tray_page,
            bonus_left=presenter.bonus_left,
        )

    def _overlaid(self, stage: Stage) -> Stage:
        """The same with what is pointed at, and what lies over it."""
        log, pointed, overlays = self._log(self._flow.viewer), self._attention.pointed, self._overlays
        return stage._replace(
            pointed=pointed,
            overlay=overlays.shown,
            glowing=overlays.glowing(pointed, log),
            chronicle=log if overlays.wants_log else (),
        )

    def _log(self, viewer: int) -> tuple[Entry, ...]:
        """The log, without what the last night has still to tell."""
        log = self._staging.log(viewer)
        return log if self._flow.counted else uncounted_log(log)

    # What is said.

    def caption(self) -> ScreenQuestion:
        """Who is asked what."""
        self._notice()
        if self._asked is None:
            self._asked = caption_of(self._flow, self._at_hand.presenter, self._telling(None).prompt)
        return self._asked

    def _telling(self, pointed: Target | None) -> PromptWords:
        """Who must do what, and what Enter will do."""
        if pointed not in self._said:
            flow, kit = self._flow, self._services.kit()
            presenter, enters = self._at_hand.presenter, self.entering(pointed)
            self._said[pointed] = telling(
                kit, flow, presenter, self._staging.names, flow.view, enters, self.keymap, self._wait.thinks
            )
        return self._said[pointed]

    def _why(self) -> str:
        """The first reason why the thing pointed at, or chosen last, cannot be chosen."""
        attention = self._attention
        spot = None if attention.rests else self.spot(attention.pointed)
        reasons = attention.refused or (self._reasons(spot) if spot is not None else ())
        kit = self._services.kit()
        if reasons[:1] == (NOT_NOW,):
            # Nothing is missing: something else is asked first, and that is what to say.
            return kit.say(message("why.asked_first", asked=self._telling(None).asked))
        told = reasons_told(kit, self._staging.defs, reasons[:1])
        return told[0] if told else ""

    def _reasons(self, spot: Hotspot) -> tuple[Reason, ...]:
        """Everything that stands between the viewer and a thing; nothing for what is no target."""
        if spot.role is not HotspotRole.TARGET or spot.lit or self._flow.viewer == NOBODY:
            return ()
        presenter = self._at_hand.presenter
        if presenter is None:
            return (Reason("not_your_decision") if self._flow.mood is WaitingFor.WAITS else NOT_NOW,)
        return presenter.why_not(spot.target)

    # What is meant.

    def entering(self, pointed: Target | None) -> Target | None:
        """What Enter chooses now; None if nothing. The bar says it, and the scene does it."""
        presenter, spot = self._at_hand.presenter, self.spot(pointed)
        if presenter is None or (spot is not None and spot.role is HotspotRole.BUTTON):
            return None  # a button is pressed by the shell
        target = presenter.entered(pointed)
        if spot is not None and spot.role is HotspotRole.TARGET and target not in {pointed, CONFIRM}:
            return None  # it cannot be chosen, and nothing else takes its place
        return target

    def called(self, letter: str) -> Target | None:
        """What a letter stands for in the last picture: one of the tray may be that of an action, too."""
        meant = [spot for spot in self._spots if spot.key == letter and spot.role is not HotspotRole.REGION]
        return max(meant, key=lambda spot: spot.lit).target if meant else None

    def spot(self, target: Target | None) -> Hotspot | None:
        """What stands for this target in the last picture."""
        return next((spot for spot in reversed(self._spots) if spot.target == target), None)
