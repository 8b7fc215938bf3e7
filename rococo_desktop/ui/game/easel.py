"""The easel: what the table shows and says for its viewer at this moment, put together from all sides."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.model.decisions import Reason, Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.game.attention import Attention
from rococo_desktop.ui.game.commands import commands_of
from rococo_desktop.ui.game.flow import Flow, Mood
from rococo_desktop.ui.game.handover import Handover, handover_of
from rococo_desktop.ui.game.overlays import Overlays
from rococo_desktop.ui.game.presenter import DecisionPresenter
from rococo_desktop.ui.game.prompt_bar import NOT_NOW, Telling, reasons_told, telling, then_told
from rococo_desktop.ui.game.tooltip import with_tooltip
from rococo_desktop.ui.game.tray import CONFIRM
from rococo_desktop.ui.keys.keymap import KeyMap
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.marks import Hotspot, Picture, Role
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.before_count import uncounted_log
from rococo_desktop.ui.table.since_last_turn import deeds_of, marks_of
from rococo_desktop.ui.table.stage import Stage
from rococo_desktop.ui.table.staging import Staging
from rococo_desktop.ui.text.chronicle import Entry
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.window.hotspot_search import named


class Easel:
    """The decision as it is presented, and the stage with everything that follows from it."""

    def __init__(
        self, services: Services, flow: Flow, staging: Staging, confirms: Callable[[int], bool]
    ) -> None:
        self._services = services
        self._flow = flow
        self._staging = staging
        self._confirms = confirms
        self._keys_for: dict[str, str] | None = None
        self._keymap = KeyMap({})
        self._presenter: DecisionPresenter | None = None
        self._presented = (-1, NOBODY)
        self.spots: tuple[Hotspot, ...] = ()
        """Those of the last picture: the mouse can come and click before the next one is composed."""

    @property
    def presenter(self) -> DecisionPresenter | None:
        """The decision the viewer has to make, as far as it is made; None if there is none."""
        session, viewer = self._flow.session, self._flow.viewer
        if viewer == NOBODY:
            return None  # what somebody has half chosen waits until they look again
        if self._presented != (session.version, viewer):
            self._presented = (session.version, viewer)
            decision = self._flow.decision
            self._presenter = None
            if decision is not None:
                view = self._flow.view
                self._presenter = DecisionPresenter(session, decision, view, self._confirms(viewer))
        return self._presenter

    @property
    def half_made(self) -> bool:
        """True if somebody, who may have looked away meanwhile, has half made a choice."""
        presented = self._presented[0] == self._flow.session.version
        return presented and self._presenter is not None and self._presenter.half_made

    @property
    def keymap(self) -> KeyMap:
        """The keys in force."""
        changes = self._services.settings.current.keys
        if self._keys_for is not changes:
            self._keys_for, self._keymap = changes, KeyMap(changes)
        return self._keymap

    def forget(self) -> None:
        """The game has moved: whatever was half made is not any more."""
        self._presented = (-1, NOBODY)

    # The stage.

    def quiet(self, attention: Attention) -> Stage:
        """The table as it stands, with nothing lit: what motion sets out from."""
        kit, flow, keymap = self._services.kit(), self._flow, self.keymap
        view, log = flow.view, self._log(flow.viewer)
        silenced = keymap.keys["mute"] if self._services.settings.current.muted else ""
        return self._staging.stage(kit, view, self.telling(attention.meant).prompt)._replace(
            commands=commands_of(kit, flow, keymap.commands, silenced),
            keys=keymap.actions,
            marked=marks_of(log, view, flow.wanted),
            deeds=deeds_of(log, view, flow.wanted),
        )

    def lively(self, quiet: Stage, attention: Attention, overlays: Overlays) -> Stage:
        """The same with what can be chosen, what is said, and what lies over it."""
        presenter = self.presenter
        telling = self.telling(attention.meant)
        stage = self.overlaid(quiet, attention, overlays)._replace(
            enter=telling.enter, aside=telling.aside, why=self._why(attention)
        )
        if overlays.board:
            return stage._replace(board=True, enter="", aside="", why="")
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

    def overlaid(self, stage: Stage, attention: Attention, overlays: Overlays) -> Stage:
        """The same with what is pointed at, and what lies over it."""
        log = self._log(self._flow.viewer)
        return stage._replace(
            pointed=attention.pointed,
            overlay=overlays.shown,
            glowing=overlays.glowing(attention.pointed, log),
            chronicle=log if overlays.wants_log else (),
        )

    def with_tooltip(self, picture: Picture, room: Size, attention: Attention, overlays: Overlays) -> Picture:
        """The picture, with the tooltip once it is due, of something that nothing lies over."""
        spot = named(picture, attention.pointed)
        if not attention.tip or spot is None or overlays.magnifies:
            return picture
        kit = self._services.kit()
        if overlays.board:
            return with_tooltip(picture, kit, room, spot)
        presenter, view = self.presenter, self._flow.session.view(self._flow.viewer)
        goes_back = self._flow.inside_turn or (presenter is not None and presenter.half_made)
        told = reasons_told(kit, self._staging.defs, self.reasons(spot), goes_back)
        if presenter is not None and spot.role is not Role.BUTTON:
            then = then_told(kit, self._staging.defs, presenter, view, spot.target)
            spot = spot._replace(description=f"{spot.description} {then}".strip())
        return with_tooltip(picture, kit, room, spot, told)

    def handover(self, stage: Stage) -> Handover:
        """Whom the table waits for, and what happened since that person's last turn."""
        flow = self._flow
        deeds = deeds_of(self._log(NOBODY), flow.view_of(NOBODY), flow.wanted)
        return handover_of(flow, stage, self.keymap, deeds)

    def _log(self, viewer: int) -> tuple[Entry, ...]:
        """The log, without what the last night has still to tell."""
        log = self._staging.log(viewer)
        return log if self._flow.counted else uncounted_log(log)

    # What is said.

    def telling(self, pointed: Target | None) -> Telling:
        """Who must do what, and what Enter will do."""
        flow, view = self._flow, self._flow.view
        kit, names = self._services.kit(), self._staging.names
        return telling(kit, flow, self.presenter, names, view, self.entering(pointed), self.keymap)

    def entering(self, pointed: Target | None) -> Target | None:
        """What Enter chooses now; None if nothing. The bar says it, and the scene does it."""
        presenter, spot = self.presenter, self.spot(pointed)
        if presenter is None or (spot is not None and spot.role is Role.BUTTON):
            return None  # a button is pressed by the shell
        target = presenter.entered(pointed)
        if spot is not None and spot.role is Role.TARGET and target not in {pointed, CONFIRM}:
            return None  # it cannot be chosen, and nothing else takes its place
        return target

    def _why(self, attention: Attention) -> str:
        """The first reason why the thing pointed at, or chosen last, cannot be chosen."""
        spot = None if attention.rests else self.spot(attention.pointed)
        reasons = attention.refused or (self.reasons(spot) if spot is not None else ())
        kit = self._services.kit()
        if reasons[:1] == (NOT_NOW,):
            # Nothing is missing: something else is asked first, and that is what to say.
            return kit.say(message("why.asked_first", asked=self.telling(None).asked))
        told = reasons_told(kit, self._staging.defs, reasons[:1])
        return told[0] if told else ""

    def reasons(self, spot: Hotspot) -> tuple[Reason, ...]:
        """Everything that stands between the viewer and a thing; nothing for what is no target."""
        if spot.role is not Role.TARGET or spot.lit or self._flow.viewer == NOBODY:
            return ()
        presenter = self.presenter
        if presenter is None:
            return (Reason("not_your_decision") if self._flow.mood is Mood.WAITS else NOT_NOW,)
        return presenter.why_not(spot.target)

    def called(self, letter: str) -> Target | None:
        """What a letter stands for in the last picture: one of the tray may be that of an action, too."""
        meant = [spot for spot in self.spots if spot.key == letter and spot.role is not Role.REGION]
        return max(meant, key=lambda spot: spot.lit).target if meant else None

    def spot(self, target: Target | None) -> Hotspot | None:
        """What stands for this target in the last picture."""
        return next((spot for spot in reversed(self.spots) if spot.target == target), None)
