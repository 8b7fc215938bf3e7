"""The marks of what others did lie where it happened, and never on what was laid there since."""

from __future__ import annotations

from rococo_desktop.model.decisions import Funding, Reason
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui.game.presenter import DecisionPresenter
from rococo_desktop.ui.game.tray import CONFIRM
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Art, Text
from rococo_desktop.ui.picture.signs import picture_of
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.table_state.since_last_turn import SHELVES, marks_of
from rococo_desktop.ui.table_state.stage import Stage, TrayOption
from rococo_desktop.ui.text.effect_icons import Glyph
from tests.ui.table.meetings import Configuration
from tests.ui.table.stages import ALL, begin, meeting, played, staged
from tests.ui.table.test_layout import kit_of

ROOM = Size(1280, 720)


def test_a_mark_in_the_market_says_who_emptied_a_place() -> None:
    session = begin(3, ALL, 5)
    staging = Staging(session)
    empty = elsewhere = 0
    for _, decision in played(session, 5):
        view = session.view(decision.seat)
        if view.round > 3:
            break
        for kind, space in marks_of(staging.log(decision.seat), view):
            if kind in SHELVES:
                assert getattr(view, kind)[int(space)] == EMPTY
                empty += 1
            else:
                elsewhere += 1
    assert empty
    assert elsewhere


def test_the_garment_that_is_paid_for_is_marked_on_its_shelf() -> None:
    one = Configuration(2, "all")
    session, decision = meeting(one, "pay_garment")
    view = session.view(decision.seat)
    (target,) = DecisionPresenter(session, decision, view).picked
    assert target[0] == "garments"
    assert view.garments[int(target[1])] != EMPTY
    session.submit(decision.seat, decision.options[0].key)
    assert session.view(decision.seat).garments[int(target[1])] == EMPTY, "it is the one that was taken"


STATUE = 8
"""A decoration without prestige: one number stands on it."""


def written(stage: Stage, place: int) -> tuple[str, str]:
    """The number on a decoration, and what it stands on."""
    picture = compose(kit_of("en", 100), ROOM, stage)
    zone = next(spot.rect for spot in picture.hotspots if spot.target == ("decorations", place))
    marks = [mark for sprite in picture.sprites if zone.encloses(sprite.rect) for mark in sprite.marks]
    (words,) = [mark.words for mark in marks if isinstance(mark, Text)]
    blanks = {picture_of(name): name for name in ("coin", "coin_hollow")}
    (blank,) = [blanks[mark.name] for mark in marks if isinstance(mark, Art) and mark.name in blanks]
    return words, blank


def test_a_decoration_that_comes_cheaper_shows_what_it_takes() -> None:
    """A friend of its patrons saw the whole price, on a hollow coin, on what could be funded."""
    session, decision = meeting(Configuration(3, "none"), "play_card")
    statue = session.definitions.decorations[STATUE]
    place = session.definitions.first_decoration + STATUE
    stage = staged(kit_of("en", 100), session)
    dear = stage.market._replace(
        decorations=((Reason("livre_short", (2,)),),) * len(stage.market.decorations)
    )
    stage = stage._replace(market=dear, lit=frozenset())
    assert written(stage, place) == (str(statue.cost), "coin_hollow")
    asked = decision._replace(kind="fund", told=Funding(0, 5))
    cheaper = stage._replace(decision=asked, lit=frozenset({("decorations", place)}))
    assert written(cheaper, place) == (str(statue.cost - 5), "coin")


def test_a_word_of_two_lines_leaves_room_for_what_a_choice_brings() -> None:
    """That the musicians of a hall cost eight livre was left out where it could not be taken back."""
    kit = kit_of("en", 100)
    session, _ = meeting(Configuration(3, "none"), "play_card")
    label = "So be it: Musicians of the third hall"
    last = TrayOption(
        CONFIRM, label, label, glyphs=(Glyph("livre", "−8"), Glyph("prestige", "+3")), key="Space"
    )
    stage = staged(kit, session)._replace(tray=(last,), lit=frozenset({CONFIRM}))
    picture = compose(kit, ROOM, stage)
    words = {mark.words for sprite in picture.sprites for mark in sprite.marks if isinstance(mark, Text)}
    assert label not in words, "it takes two lines"
    assert {"−8", "+3"} <= words


def test_what_may_not_be_funded_keeps_its_price_to_be_read() -> None:
    """The forbidden sign stood where the number was; what is missing is small at the rim of the coin."""
    session, _ = meeting(Configuration(3, "none"), "play_card")
    stage = staged(kit_of("en", 100), session)
    never, short = Reason("decoration_limit", ("statue",)), Reason("livre_short", (2,))
    rank = Reason("needs_rank", ("journeyman",))
    place = session.definitions.first_decoration + STATUE
    cost = str(session.definitions.decorations[STATUE].cost)
    for missing, signs in (
        ((never,), ["coin", "no"]),
        ((never, short), ["coin_hollow", "no"]),
        ((rank, short), ["coin_hollow", "journeyman"]),
        ((short,), ["coin_hollow"]),
        ((), ["coin"]),
        (None, ["coin"]),
    ):
        market = stage.market._replace(decorations=(missing,) * len(stage.market.decorations))
        picture = compose(kit_of("en", 100), ROOM, stage._replace(market=market, lit=frozenset()))
        zone = next(spot.rect for spot in picture.hotspots if spot.target == ("decorations", place))
        marks = [mark for sprite in picture.sprites if zone.encloses(sprite.rect) for mark in sprite.marks]
        prices = {picture_of(name): name for name in ("coin", "coin_hollow", "no", "journeyman")}
        shown = [mark for mark in marks if isinstance(mark, Art) and mark.name in prices]
        assert [prices[mark.name] for mark in shown] == signs
        (number,) = [mark for mark in marks if isinstance(mark, Text) and mark.words == cost]
        for sign in shown[1:]:
            assert sign.rect.w <= shown[0].rect.w * 2 // 3, "the price is the larger"
            assert sign.rect.bottom <= number.rect.centre[1] - number.size // 4, "above the figures"
