"""The table on every screen: nothing overlaps, nothing is cut off, the hand is the largest, targets are large."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise, product

import pytest

from game.rules.cards import Card
from game.rules.rules import deal, is_over
from game.rules.state import State, Variant
from game.rules.variants import VARIANTS, variant
from game.view.layout import TARGET, TEXT, Box, Layout, Screen, around, hull, safe
from game.view.motion import Transition
from game.view.places import Place, Zone, hand_place, pack_places, places, turn_place
from game.view.plan import lay_out
from tests.app.matrix import RATIOS, inside, name, overlap, screens
from tests.rules.deals import playthrough, shuffled

SCREENS = list(screens())
EIGHT = Variant("eight cards", seats=5, sides=(0, 1, 2, 3, 4), hand_size=8, has_trump=False)  # as in chiamata
CLOCKWISE = variant("four", direction="clockwise")
TABLES = [*VARIANTS.values(), EIGHT, CLOCKWISE]
every_screen = pytest.mark.parametrize("screen", SCREENS, ids=name)


def layouts(screen: Screen) -> Iterator[tuple[Variant, Layout]]:
    """Every table on a screen: decks of every height, right and left hand."""
    for ratio, played, mirrored in product(RATIOS, TABLES, (False, True)):
        yield played, lay_out(screen, ratio, played, mirrored)


def extent(place: Place, ratio: float) -> Box:
    """The upright box about a card that lies at an angle."""
    angle = math.radians(place.angle)
    sine, cosine = abs(math.sin(angle)), abs(math.cos(angle))
    wide, high = place.width, place.width * ratio
    return around(place.x, place.y, wide * cosine + high * sine, wide * sine + high * cosine)


def zone(state: State, on: Layout, wanted: Zone, seat: int | None = None) -> Box | None:
    """What the cards of one zone cover together; of a hand, that of `seat`."""
    held = None if seat is None else state.hands[seat]
    found = [
        extent(place, on.ratio)
        for card, place in places(state, on).items()
        if place.zone is wanted and (held is None or card in held)
    ]
    return hull(*found) if found else None


def counter(on: Layout) -> Box:
    """The line below the stock in which the number of its cards stands."""
    y = on.stock[1] + on.stock_width * on.ratio / 2 + 0.9 * on.text
    return around(on.stock[0], y, max(on.stock_width, 2 * on.text), 1.3 * on.text)


@cache
def moments_of(variant: Variant) -> tuple[State, State]:
    """The deal before the first card, and a full trick on the table after somebody has taken one."""
    for state in playthrough(variant, 5):
        if len(state.trick) == variant.seats and state.taken:
            return deal(variant, shuffled(variant, 5), 1), state
    raise AssertionError("a second trick is played in every deal")


def parts(on: Layout, variant: Variant) -> dict[str, Box]:
    """Everything that must not overlap, by name."""
    start, state = moments_of(variant)
    held = zone(start, on, Zone.HAND, 0)
    assert held is not None
    found: dict[str, Box | None] = {
        "hand": hull(held, held._replace(y=held.y - 0.05 * on.hand_width * on.ratio)),
        "trick": zone(state, on, Zone.TRICK),
        "stock": zone(start, on, Zone.STOCK),
        "status": on.status,
        "menu": on.menu,
    }
    found |= {f"back {seat}": zone(start, on, Zone.HAND, seat) for seat in range(1, variant.seats)}
    found |= {f"name {seat}": plate.name for seat, plate in enumerate(on.plates, 1)}
    found |= {f"marks {seat}": plate.marks for seat, plate in enumerate(on.plates, 1)}
    found |= {f"heap {k}": around(x, y, width, width * on.ratio) for k, (x, y, width) in enumerate(on.heaps)}
    if start.turn_up is not None:
        found |= {"turned": extent(turn_place(on), on.ratio), "counter": counter(on)}
    return {name: box for name, box in found.items() if box is not None}


@every_screen
def test_nothing_overlaps(screen: Screen) -> None:
    for played, on in layouts(screen):
        for (one, a), (other, b) in combinations(parts(on, played).items(), 2):
            if {one, other} != {"stock", "turned"}:
                assert not overlap(a, b), (played.name, on.ratio, on.mirrored, one, a, other, b)


@every_screen
def test_everything_lies_in_the_safe_area(screen: Screen) -> None:
    for played, on in layouts(screen):
        for which, box in (parts(on, played) | {"action": on.action}).items():
            assert inside(box, safe(screen)), (played.name, on.ratio, on.mirrored, which, box)


@every_screen
def test_plates_stand_apart_and_hold_what_is_theirs(screen: Screen) -> None:
    for played, on in layouts(screen):
        for one, other in combinations([plate.box for plate in on.plates], 2):
            assert not overlap(one, other), (played.name, on.ratio)
        for plate in on.plates if len(on.plates) > 1 else ():
            assert all(inside(box, plate.box) for box in (plate.name, plate.hand, plate.marks))
            assert not overlap(plate.box, on.menu) and not overlap(plate.box, on.status)


@every_screen
def test_what_is_tapped_is_large_enough_and_apart(screen: Screen) -> None:
    for played, on in layouts(screen):
        boxes = {"menu": on.menu, "action": on.action}
        boxes |= {f"plate {number}": plate.box for number, plate in enumerate(on.plates)}
        boxes |= {f"pile {number}": box for number, box in enumerate(on.pile_targets)}
        for which, box in boxes.items():
            assert min(box.width, box.height) >= TARGET * on.unit - 0.01, (played.name, which, box)
        for (one, a), (other, b) in combinations((boxes | hand_boxes(on, played)).items(), 2):
            if not (one.startswith("card") and other.startswith("card")):
                assert not overlap(a, b, 0.01), (played.name, on.ratio, on.mirrored, one, a, other, b)


def hand_boxes(on: Layout, played: Variant) -> dict[str, Box]:
    found = {}
    for index in range(played.hand_size):
        place = hand_place(on, index, played.hand_size)
        found[f"card {index}"] = around(place.x, place.y, on.hand_width, on.hand_width * on.ratio)
    return found


@every_screen
def test_every_card_of_the_hand_shows_a_full_target(screen: Screen) -> None:
    for played, on in layouts(screen):
        for count in range(1, played.hand_size + 1):
            shown = [hand_place(on, index, count) for index in range(count)]
            assert on.hand_width >= on.least and on.hand_width * on.ratio >= on.least
            for left, right in pairwise(shown):
                assert right.z > left.z
                beside = right.y == left.y
                assert (right.x - left.x if beside else right.y - left.y) >= on.least - 0.01, (played.name, count)


def test_a_long_hand_lies_in_two_rows_where_one_would_be_too_narrow() -> None:
    upright = [lay_out(Screen(width, 780), 1.6, EIGHT) for width in (320, 389, 390, 430)]
    assert [on.hand_rows for on in upright] == [2, 2, 1, 1]
    rows = [hand_place(upright[0], index, 7).y for index in range(7)]
    assert [rows.count(y) for y in sorted(set(rows))] == [3, 4]


@every_screen
def test_no_card_of_the_trick_covers_the_index_of_another(screen: Screen) -> None:
    """Whichever lies on top: the indices stand in the left upper and the right lower corner."""
    for played, on in layouts(screen):
        wide, high = on.trick_width, on.trick_width * on.ratio
        cards = [around(x, y, wide, high) for x, y in on.slots]
        for one, other in ((a, b) for a in cards for b in cards if a is not b):
            index = Box(one.x, one.y, 0.22 * wide, 0.25 * high)
            for corner in (index, index._replace(x=one.right - 0.22 * wide, y=one.bottom - 0.25 * high)):
                assert not overlap(corner, other), (played.name, on.ratio)


@every_screen
def test_the_slots_lie_as_the_seats_sit(screen: Screen) -> None:
    """Who plays next sits to the right, or to the left where it goes round clockwise; one's own card lies lowest."""
    for played, on in layouts(screen):
        own, *others = on.slots
        assert all(own[1] >= y for _, y in others)
        xs = [x for x, _ in others]
        names = [plate.box.centre[0] for plate in on.plates]
        falling = played.options.direction == "counter-clockwise"
        if len(others) > 1:
            assert (xs[0] > own[0] > xs[-1]) if falling else (xs[0] < own[0] < xs[-1])
            assert names == sorted(names, reverse=falling)


@every_screen
def test_the_index_of_the_turned_card_looks_out(screen: Screen) -> None:
    for played, on in layouts(screen):
        turned, stock = extent(turn_place(on), on.ratio), on.stock[0]
        free = stock - on.stock_width / 2 - turned.x if on.mirrored else turned.right - stock - on.stock_width / 2
        assert free >= 0.38 * on.stock_width * on.ratio, (
            played.name,
            on.ratio,
        )  # numeral and sign fill the outer 38 of 160 units


@every_screen
def test_text_is_never_small(screen: Screen) -> None:
    for _, on in layouts(screen):
        assert on.text >= TEXT * on.unit
        assert counter(on).width >= 2 * on.text


@every_screen
def test_only_what_is_too_small_for_the_table_is_drawn_smaller(screen: Screen) -> None:
    """Never below two thirds: magnified four times, as on such a screen, letters are still larger than elsewhere."""
    css = (screen.width / screen.scale, screen.height / screen.scale)
    for played, on in layouts(screen):
        is_small = css == (320, 256) or (css == (240, 320) and played.seats > 4)
        assert on.unit == pytest.approx(screen.scale * (2 / 3 if is_small else 1)), played.name


@every_screen
def test_cards_keep_a_size_that_can_be_read(screen: Screen) -> None:
    for played, on in layouts(screen):
        assert on.hand_width >= 0.14 * min(screen.width, screen.height), played.name
        assert min(on.trick_width, on.stock_width) >= 17 * on.unit, (played.name, on.ratio, on.mirrored)
        assert min(on.back_width, *(heap.width for heap in on.heaps)) >= 8.5 * on.unit, (played.name, on.ratio)


@pytest.mark.parametrize(
    ("size", "share"), [((390, 844), 0.9), ((768, 1024), 0.72), ((844, 390), 0.66), ((1280, 720), 0.66)]
)
def test_the_trick_of_two_is_large_and_the_other_hand_no_toy(size: tuple[int, int], share: float) -> None:
    for ratio in RATIOS:
        on = lay_out(Screen(*size), ratio, VARIANTS["two"])
        assert on.trick_width >= share * on.hand_width
        assert on.back_width >= 0.4 * on.trick_width


@every_screen
@pytest.mark.parametrize("played", TABLES, ids=lambda each: str(each.name))
def test_each_card_of_the_pack_has_one_place(screen: Screen, played: Variant) -> None:
    on = lay_out(screen, 1.6, played)
    for state in playthrough(played, 3):
        assert set(places(state, on)) == set(played.pack)
    assert set(pack_places(deal(played, shuffled(played, 3), 0), on)) == set(played.pack)


def moments(variant: Variant, on: Layout, seed: int) -> Iterator[dict[Card, Place]]:
    """Every card at many moments of a whole deal."""
    previous: dict[Card, Place] | None = None
    for state in playthrough(variant, seed):
        now = places(state, on)
        way = Transition(previous or pack_places(state, on), now)
        for step in range(5):
            yield {card: moved.place for card, moved in way.at(way.length * step / 4).items()}
        previous = now


@every_screen
def test_the_hand_is_larger_than_any_other_card(screen: Screen) -> None:
    which = SCREENS.index(screen)
    for played in TABLES:
        on = lay_out(screen, RATIOS[which % 3], played, mirrored=which % 2 == 1)
        for shown in moments(played, on, seed=which):
            resting = [place for place in shown.values() if place.z < 900]
            held = [place for place in resting if place.z >= 100]
            assert all(place.width == on.hand_width for place in held)
            flying = [place for place in shown.values() if place.z >= 900]
            assert all(place.width <= on.hand_width for place in flying)
            others = [place for place in resting if place not in held]
            assert all(place.width < 0.93 * on.hand_width for place in others), played.name
        assert played.has_auction or (not held and not flying), "played to its end, unless all have passed"


@every_screen
def test_the_left_hand_sees_the_mirrored_table(screen: Screen) -> None:
    for played, ratio in product(TABLES, RATIOS):
        right, left = (lay_out(screen, ratio, played, mirrored) for mirrored in (False, True))
        middle = safe(screen).centre[0]
        pairs = [(right.stock, left.stock), (right.trick, left.trick)]
        pairs += [(a.centre, b.centre) for a, b in zip(right.piles, left.piles, strict=True)]
        pairs += [(right.menu.centre, left.menu.centre), (right.action.centre, left.action.centre)]
        for a, b in pairs:
            assert a[0] + b[0] == pytest.approx(2 * middle)
            assert a[1] == b[1]


def test_a_finished_deal_lies_in_the_piles() -> None:
    two = VARIANTS["two"]
    on = lay_out(SCREENS[0], 1.6, two)
    last = [state for state in playthrough(two, 9) if is_over(state)][-1]
    assert {place.zone for place in places(last, on).values()} == {Zone.PILE}
