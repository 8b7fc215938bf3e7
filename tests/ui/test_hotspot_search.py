"""What is pointed at: by the mouse the topmost, by the keyboard the nearest, nothing beneath a dialog."""

from __future__ import annotations

from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Hotspot, HotspotRole, Layer, Panel, Picture
from rococo_desktop.ui.window import hotspot_search


def spot(name: str, x: int, y: int, lit: bool = False, layer: int = Layer.TABLE, size: int = 50) -> Hotspot:
    return Hotspot(Rect(x, y, size, size), ("thing", name), name, HotspotRole.TARGET, lit, layer)


def picture(*spots: Hotspot, modal: int = Layer.TABLE) -> Picture:
    return Picture((), spots, modal)


def target_of(found: Hotspot | None) -> object:
    return found.target[1] if found else None


def test_the_topmost_hotspot_answers() -> None:
    both = picture(spot("low", 0, 0), spot("high", 0, 0, layer=Layer.TRAY))
    assert target_of(hotspot_search.under(both, (10, 10))) == "high"


def test_of_one_layer_the_smaller_one_answers() -> None:
    both = picture(spot("zone", 0, 0, size=300), spot("thing", 20, 20))
    assert target_of(hotspot_search.under(both, (30, 30))) == "thing"
    assert target_of(hotspot_search.under(both, (200, 200))) == "zone"


def test_beneath_a_dialog_nothing_answers() -> None:
    shown = picture(spot("table", 0, 0), spot("dialog", 100, 0, layer=Layer.DIALOG), modal=Layer.DIALOG)
    assert hotspot_search.under(shown, (10, 10)) is None
    assert target_of(hotspot_search.next_stop(shown, None, 1)) == "dialog"


def test_tab_goes_first_to_what_can_be_chosen_and_around_the_end() -> None:
    shown = picture(spot("a", 0, 0), spot("b", 100, 0, lit=True), spot("c", 200, 0, lit=True))
    order = []
    current = None
    for _ in range(4):
        found = hotspot_search.next_stop(shown, current, 1)
        assert found is not None
        current = found.target
        order.append(found.target[1])
    assert order == ["b", "c", "a", "b"]
    assert target_of(hotspot_search.next_stop(shown, ("thing", "b"), -1)) == "a"


def test_arrows_go_to_the_nearest_in_their_direction_and_prefer_what_is_lit() -> None:
    shown = picture(
        spot("here", 0, 0, lit=True),
        spot("dark", 100, 0),
        spot("lit", 200, 0, lit=True),
        spot("below", 0, 200),
    )
    assert target_of(hotspot_search.neighbour(shown, ("thing", "here"), "right")) == "lit"
    assert target_of(hotspot_search.neighbour(shown, ("thing", "dark"), "right")) == "lit"
    assert target_of(hotspot_search.neighbour(shown, ("thing", "here"), "down")) == "below"
    assert target_of(hotspot_search.neighbour(shown, ("thing", "here"), "up")) == "here"


def covered(*spots: Hotspot, by: Rect) -> Picture:
    return Picture((), spots, panels=(Panel(by, Layer.TRAY),))


def test_the_empty_ground_of_a_panel_does_not_let_through_what_lies_beneath() -> None:
    shown = covered(
        spot("hall", 0, 0, size=200), spot("card", 20, 20, layer=Layer.TRAY), by=Rect(0, 0, 400, 100)
    )
    assert target_of(hotspot_search.under(shown, (30, 30))) == "card"
    assert hotspot_search.under(shown, (100, 50)) is None
    assert target_of(hotspot_search.under(shown, (100, 150))) == "hall", "beside the panel it lies open"


def test_the_keyboard_goes_only_to_what_no_panel_covers() -> None:
    here = spot("here", 0, 300, lit=True)
    shown = covered(
        spot("beneath", 0, 0, lit=True), spot("half", 0, 80, lit=True), here, by=Rect(0, 0, 400, 100)
    )
    assert [stop.target[1] for stop in hotspot_search.stops(shown)] == ["here"]
    assert hotspot_search.neighbour(shown, here.target, "up") == here
    assert not hotspot_search.open_to_keys(shown, ("thing", "half"))
    assert hotspot_search.named(shown, ("thing", "beneath")) is None


def test_tab_passes_by_the_ground_around_a_panel() -> None:
    ground = Hotspot(Rect(0, 0, 900, 900), ("region", "away"), "away", HotspotRole.GROUND)
    shown = picture(ground, spot("thing", 0, 0))
    assert [stop.target[1] for stop in hotspot_search.stops(shown)] == ["thing"]
    assert hotspot_search.under(shown, (500, 500)) == ground


def test_tab_goes_through_one_part_before_the_next() -> None:
    """By their height alone it jumped between two panels that stand side by side."""
    left = (spot("name", 0, 0), spot("colour", 0, 100))
    right = (spot("edition", 400, 0), spot("module", 400, 90))
    order = [stop.target[1] for stop in hotspot_search.stops(picture(*left, *right))]
    assert order == ["name", "colour", "edition", "module"]
