"""The shell around the scenes: window, input, frames. It sleeps while nothing moves."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence

import pygame

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.keys.key import RIGHT_BUTTON, Key
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Hotspot, HotspotRole, Picture, Sprite
from rococo_desktop.ui.picture.scale import AUTOMATIC, Scale, scale_for
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.window import hotspot_search
from rococo_desktop.ui.window.covered_motion import in_motion
from rococo_desktop.ui.window.dragging import Slider
from rococo_desktop.ui.window.drawn_frames_log import PaintedFrame
from rococo_desktop.ui.window.focus_ring import ring_around
from rococo_desktop.ui.window.frame_wait import LONGEST_SLEEP, wait
from rococo_desktop.ui.window.gallery import Gallery
from rococo_desktop.ui.window.heap_trim import give_back
from rococo_desktop.ui.window.keyboard import HELD, Keyboard
from rococo_desktop.ui.window.listeners import Audience, Listeners, NoAudience
from rococo_desktop.ui.window.loading_sign import LoadingSign
from rococo_desktop.ui.window.painter import FULL, Painter
from rococo_desktop.ui.window.pointer import Pointer
from rococo_desktop.ui.window.press_effect import DEPTH, sink, sinks
from rococo_desktop.ui.window.resizing import Resizing
from rococo_desktop.ui.window.scene import Scene, SceneStack
from rococo_desktop.ui.window.still_layers import Backdrops, same
from rococo_desktop.ui.window.surface_cache import budget

FRAMES_KEPT = 20_000
LAYING_SECONDS = 0.03
"""How long sprites of a new scene are rendered before the window is looked after again."""


class Shell:
    """Shows the top of a scene stack in a window and hands it what the player does."""

    def __init__(
        self,
        window: pygame.Window,
        typography: Typography,
        gallery: Gallery,
        scale_percent: int = AUTOMATIC,
        art_strength: int = FULL,
        fullscreen: bool = False,
    ) -> None:
        self.window = window
        self.art_strength = art_strength
        """How much of the ornament is seen, in per cent; another is in force with the next frame."""
        self.gallery = gallery
        self.scale_percent = scale_percent
        self.listeners = Listeners()
        self._acts = 0
        """How many keys went down and buttons came up, for those who watch."""
        self.audience: Audience = NoAudience()
        self.alive: Callable[[], None] = lambda: None
        """Called with every turn of the loop: whoever watches that it does not stand still hears it."""
        self.keyboard = Keyboard()
        self.frame_ms: deque[float] = deque(maxlen=FRAMES_KEPT)
        """How long each painted frame took from the event pump to the return of flip, for the bench."""
        self._type = typography
        self._clock = pygame.Clock()
        self._scale = scale_for(Size(*window.size), scale_percent)
        self._stretching = Resizing()
        gallery.stock.allow(budget(self._scale.window))
        self._painter = Painter(self.typography, self._scale, gallery, art_strength)
        self._backdrops = Backdrops()
        self._garland = LoadingSign()
        self._laid_out: Scene | None = None
        """The scene whose first picture is ready to be painted."""
        self._unready = False
        """True if that picture is to be made ready once more, at another scale."""
        self._over: tuple[Picture, ...] = ()
        """What was painted over a motion that stands still."""
        self._runs = False
        self._ringed: Sprite | None = None
        self._stale = True
        """True if the window does not show what it should."""
        self._picture = Picture((), ())
        self._pointer = Pointer()
        self._answers: Scene | None = None
        """The scene that is pointed at."""
        self._slider = Slider()
        self._pressed: Target | None = None
        """What the mouse button went down on: it is chosen if the button comes up there as well."""
        self._sunken: Rect | None = None
        """What is painted as pressed down."""
        self.fullscreen = fullscreen

    @property
    def scale(self) -> Scale:
        """The scale in force."""
        return self._scale

    def play_to(self, audience: Audience, alive: Callable[[], None] = lambda: None) -> None:
        """Let somebody hear what goes on in the window, and somebody that the loop does not stand still."""
        self.audience, self.alive = audience, alive

    @property
    def typography(self) -> Typography:
        """The fonts at the scale in force: what scenes measure with."""
        return self._type.at_scale(self._scale.factor)

    def set_scale(self, percent: int) -> None:
        """Wish for another scale, or AUTOMATIC; it is in force with the next frame."""
        self.scale_percent = percent

    def set_art_strength(self, percent: int) -> None:
        """Show so much of the ornament; it is in force with the next frame."""
        self.art_strength = percent

    def toggle_fullscreen(self) -> None:
        """Between a window and the whole screen."""
        self.fullscreen = not self.fullscreen
        if self.fullscreen:
            self.window.set_fullscreen(True)
        else:
            self.window.set_windowed()

    def prepare(self, sprites: Iterable[Sprite], until: float) -> bool:
        """Render ahead what will be shown, until about this moment of `perf_counter`; True once all is ready.

        Outside of `run` nobody may come back for the rest, so all of it is rendered at once.
        """
        return self._painter.prepare(sprites, until if self._runs else math.inf)

    def prepare_backdrop(self, picture: Picture) -> bool:
        """Paint ahead a picture that is shown soon, alone on the screen; True if it is ready already.

        Outside of `run` it is painted when it is shown.
        """
        if not self._runs:
            return True
        return self._backdrops.prepare(self._painter, self._scale.window, (picture,))

    def run(self, stack: SceneStack) -> None:
        """Live until no scene is left."""
        self._runs = True
        if stack.settle():
            self.sketch(stack)
        while stack.settle():
            self.alive()
            wake = self.frame(stack)
            if not stack.settle():
                return
            wish = self.audience.beat(time.monotonic(), wake != 0.0, stack.music)
            wait(self._clock, wake if wish is None else min(wish, LONGEST_SLEEP if wake is None else wake))

    def frame(self, stack: SceneStack) -> float | None:
        """One frame: pump what has come in, live, paint if anything changed; when the next one is due."""
        began = time.perf_counter()
        self.gallery.stock.next_moment()
        for event in pygame.event.get():
            for listener in (self.keyboard.heed, *self.listeners.heeding):
                listener(event)
            if event.type in {pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED}:
                self.audience.focus(event.type == pygame.WINDOWFOCUSGAINED)
            self._handle(event, stack)
            if not stack.settle():
                return None
            self._turn_to(stack)
        wake = stack.live(time.monotonic())
        if not stack.settle():
            return None
        self._rescale()
        if not self._lay_out(stack):
            self._stretching.again(self.window)
            self.listeners.watch(None)
            return 0.0
        if self._paint(stack):
            self.frame_ms.append((time.perf_counter() - began) * 1000)
        return self._stretching.wake(wake, time.monotonic())

    def _turn_to(self, stack: SceneStack) -> None:
        """The top scene answers from now on, and nothing of what still stands of another."""
        if self._answers is not stack.top:
            self._answers = stack.top
            self._pressed, self._picture = None, Picture((), ())
            self._pointer.look_away(stack.shown)

    # Painting.

    def sketch(self, stack: SceneStack) -> None:
        """Show at once that the game is there, before what it draws with is loaded."""
        surface = self.window.get_surface()
        surface.fill(theme.MIDNIGHT)
        self._painter.paint(surface, stack.top.first_sight(self._scale.logical))
        self.window.flip()

    def _lay_out(self, stack: SceneStack) -> bool:
        """Render a part of what a new scene shows, while the last one still stands; True once it is ready."""
        self._turn_to(stack)
        coming = self._laid_out is not stack.top
        if coming or self._unready:
            # What still stands does not answer any more; at another scale it is still for the same eyes.
            eyes = NOBODY if coming else self._picture.eyes
            self._pressed, self._picture = None, Picture((), (), eyes=eyes)
            pictures = [scene.picture(self._scale.logical) for scene in stack.shown]
            sprites = [sprite for picture in pictures for sprite in picture.sprites]
            now = time.perf_counter()
            # A panel that comes or goes is small, and what stands on it may still be read.
            whole = stack.top.covers and (self._laid_out is None or self._laid_out.covers)
            due = self._garland.due(stack.top if coming else self._painter, now) and whole
            if not self.prepare(sprites, now + LAYING_SECONDS):
                if due:
                    self._open_garland(sprites)
                return False
            if self._laid_out is not None:
                give_back()  # what was only needed to render it
            self._laid_out, self._unready = stack.top, False
        return True

    def _open_garland(self, sprites: Sequence[Sprite]) -> None:
        """Show how far the next scene is; once it stands all is painted anew."""
        surface, painter = self.window.get_surface(), self._painter
        standing = self._stretching.standing(surface, self._backdrops.surface)
        self._garland.paint(surface, standing, painter, painter.ready(sprites))
        self.window.flip()
        self._stale = True

    def _rescale(self) -> None:
        """Take the scale for the window once it rests; then everything is rendered anew."""
        size = Size(*self.window.get_surface().get_size())
        if not self._stretching.rests(size, time.monotonic()) and self._runs:
            return
        scale = scale_for(size, self.scale_percent)
        if scale == self._scale and self.art_strength == self._painter.art_strength:
            return
        self._scale, self._unready = scale, True
        self._backdrops.forget()
        self.gallery.forget_sizes()
        self.gallery.stock.allow(budget(scale.window))
        self._painter = Painter(self.typography, scale, self.gallery, self.art_strength)
        self.typography.forget_others()
        self.listeners.rescale(scale.factor)

    def _paint(self, stack: SceneStack) -> bool:
        """Paint if anything changed; True if it did."""
        window, scale = self.window.get_surface(), self._scale
        surface = self._stretching.sheet(window, scale.window)
        self._stale |= self._stretching.is_new(window)
        pictures = self._pictures(stack)
        stage, over = in_motion(stack.shown, pictures)
        beneath = pictures[: len(pictures) - len(over)]
        if not self._backdrops.shows(beneath):
            self._backdrops.show(self._painter, scale.window, beneath)
            self._stale = True
        if not same(over, self._over):
            self._over, self._stale = over, True
        moving, sparks, fading = stage.moving(), stage.sparks(), stage.fading()
        ring = ring_around(self._picture, self._pointer.focus, self._pointer.hover)
        sunken = sinks(self._picture, self._pressed, self._pointer.hover)
        lives = not over and bool(moving or sparks or fading)
        changed = lives or self._stale or (ring, sunken) != (self._ringed, self._sunken)
        if changed:
            if fading is None:
                self._backdrops.paint(surface)
            else:
                given_way = (*beneath[:-1], fading.picture)
                self._backdrops.paint_fading(surface, self._painter, given_way, fading.share)
            self._painter.paint_moving(surface, moving)
            self._painter.paint_sparks(surface, sparks)
            for picture in over:
                self._painter.paint(surface, picture.sprites)
            if sunken is not None:
                sink(surface, pygame.Rect(scale.pixels(sunken)), max(round(DEPTH * scale.factor), 1))
            if ring is not None:
                self._painter.paint(surface, (ring,))
            self._garland.stands(pictures, scale.logical)
            # What moved must be painted over once more when it has arrived.
            self._ringed, self._sunken, self._stale = ring, sunken, lives
            self._stretching.show(window)
            self.window.flip()
        if self._stretching.active:  # nothing has settled
            self.listeners.watch(None)
        else:
            caption = stack.top.caption()
            if caption is not None and self.listeners.hear(
                caption, self._picture, scale, self._pointer.focus
            ):
                self.audience.asked(caption.viewer, caption.kind)
            self.listeners.watch(
                PaintedFrame(caption, pictures, scale, lives, self._acts, self._pointer.mouse)
            )
        return changed

    def _pictures(self, stack: SceneStack) -> tuple[Picture, ...]:
        """What is shown now, and what answers: with all that is said of what lies under the mouse by now."""
        pointer, room = self._pointer, self._scale.logical
        pictures = tuple(scene.picture(room) for scene in stack.shown)
        if pictures[-1].eyes != self._picture.eyes:
            pointer.forget(stack.top)
        self._picture, told = pictures[-1], pointer.told
        self._follow(stack.top)
        if pointer.told != told:
            pictures = tuple(scene.picture(room) for scene in stack.shown)
            self._picture = pictures[-1]
        return pictures

    # Input.

    def _follow(self, scene: Scene, moved: bool = False) -> None:
        """Find out what is pointed at in the picture as it is now; the mouse may have moved."""
        look = self._pointer.move if moved else self._pointer.follow
        if look(scene, self._picture):
            self.audience.act("hover")

    def _handle(self, event: pygame.Event, stack: SceneStack) -> None:
        scene = stack.top
        self._acts += event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONUP}
        match event.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                stack.close()
            case pygame.KEYDOWN:
                self._key(scene, self.keyboard.key(event))
            case pygame.KEYUP:
                self._let_go(stack, self.keyboard.key(event))
            case pygame.TEXTINPUT:
                scene.typed(event.text)
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESIZED | pygame.WINDOWSIZECHANGED:
                self._stale = True
            case _:
                self._handle_mouse(event, scene)

    def _handle_mouse(self, event: pygame.Event, scene: Scene) -> None:
        match event.type:
            case pygame.MOUSEMOTION:
                self._pointer.come_to(self._stretching.point(self._scale, *event.pos))
                if not self._slider.follow(scene, self._picture, self._pointer.mouse):
                    self._follow(scene, moved=True)
                    scene.stirred()
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP if event.button == 1:
                self._left_button(scene, event)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                right = Key(RIGHT_BUTTON)
                if not self._skips(scene, right) and not scene.key_down(right):
                    scene.key_down(Key("escape"))
            case pygame.MOUSEBUTTONUP if event.button == 3:
                scene.key_up(Key(RIGHT_BUTTON))
            case pygame.MOUSEWHEEL:
                scene.scrolled(self._pointer.hover, event.y)
            case pygame.WINDOWLEAVE:
                self._pressed = None
                self._pointer.leave(scene, self._picture)

    def _left_button(self, scene: Scene, event: pygame.Event) -> None:
        """Down it presses what lies under the mouse, up it chooses that, if the mouse is still there."""
        pointer = self._pointer
        pointer.come_to(self._stretching.point(self._scale, *event.pos))
        self._follow(scene, moved=True)
        pressed, self._pressed = self._pressed, None
        self._slider.let_go()
        if event.type == pygame.MOUSEBUTTONDOWN:
            if not self._slider.take_hold(scene, self._picture, pointer.mouse):
                self._pressed = None if self._skips(scene, pointer.hover) else pointer.hover
        elif pressed is not None and pressed == pointer.hover:
            self._press(scene, hotspot_search.under(self._picture, pointer.mouse))

    def _skips(self, scene: Scene, meant: Key | Target | None) -> bool:
        """True if what the player did ended a motion and means no more; what the scene heeds never does."""
        return (meant is None or not scene.heeds(meant)) and scene.hurry()

    def _let_go(self, stack: SceneStack, key: Key) -> None:
        """Tell every scene in sight: what a key held open must not stay open beneath something else."""
        for scene in stack.shown:
            scene.key_up(key)

    def _press(self, scene: Scene, spot: Hotspot | None) -> None:
        if self._skips(scene, spot.target if spot else None) or spot is None:
            return
        if spot.lit and spot.role is HotspotRole.BUTTON:
            self.audience.act("press")
        scene.choose(spot.target)

    def _key(self, scene: Scene, key: Key) -> None:
        if key.name == "f11" or (key.name == "return" and key.alt):
            self.toggle_fullscreen()
            return
        if self.audience.key(key):
            return
        if (key.name not in HELD and self._skips(scene, key)) or scene.key_down(key):
            return
        focus = self._pointer.focus
        if key.name in {"return", "space"} and focus is not None:
            self._press(scene, hotspot_search.named(self._picture, focus))
        else:
            self._pointer.walk(scene, self._picture, key.name, key.shift)
