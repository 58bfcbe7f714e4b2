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
from game.rules.variants import VARIANTS
from game.view.layout import TARGET, TEXT, Box, Layout, Screen, around, lay_out, safe
from game.view.motion import Transition
from game.view.places import Place, Zone, hand_place, pack_places, places, turn_place
from tests.app.matrix import RATIOS, inside, name, overlap, screens
from tests.rules.deals import playthrough, shuffled

SCREENS = list(screens())
PLAYED = [VARIANTS[each] for each in ("two", "scoperta", "briscolone")]
every_screen = pytest.mark.parametrize("screen", SCREENS, ids=name)


def tables(screen: Screen, variants: list[Variant] = PLAYED) -> Iterator[Layout]:
    for ratio, variant, mirrored in product(RATIOS, variants, (False, True)):
        yield lay_out(screen, ratio, variant, mirrored)


def extent(place: Place, ratio: float) -> Box:
    """The upright box about a card that lies at an angle."""
    angle = math.radians(place.angle)
    sine, cosine = abs(math.sin(angle)), abs(math.cos(angle))
    wide, high = place.width, place.width * ratio
    return around(place.x, place.y, wide * cosine + high * sine, wide * sine + high * cosine)


def hull(boxes: list[Box]) -> Box:
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def zone(state: State, on: Layout, wanted: Zone, seat: int | None = None) -> Box:
    """What the cards of one zone cover together; of a hand, that of `seat`."""
    held = None if seat is None else state.hands[seat]
    found = [
        extent(place, on.ratio)
        for card, place in places(state, on).items()
        if place.zone is wanted and (held is None or card in held)
    ]
    return hull(found)


def counter(on: Layout) -> Box:
    """The line below the stock in which the number of its cards stands."""
    y = on.stock[1] + on.stock_width * on.ratio / 2 + 0.9 * on.text
    return around(on.stock[0], y, max(on.stock_width, 2 * on.text), 1.3 * on.text)


@cache
def full_trick(variant: Variant) -> State:
    """A state with a complete trick on the table, something taken by each side, and a full stock."""
    for state in playthrough(variant, 5):
        winners = {trick.leader for trick in state.taken}
        if len(state.trick) == variant.seats and len(winners) > 1:
            return state
    raise AssertionError("never both sides took")


def parts(on: Layout, variant: Variant) -> dict[str, Box]:
    """Everything that must not overlap, by name."""
    start, state = deal(variant, shuffled(variant, 5), 1), full_trick(variant)
    lifted = zone(start, on, Zone.HAND, 0)
    lifted = lifted._replace(y=lifted.y - 0.05 * on.hand.height)
    found = {
        "hand": hull([zone(start, on, Zone.HAND, 0), lifted]),
        "trick": zone(state, on, Zone.TRICK),
        "stock": zone(start, on, Zone.STOCK),
        "counter": counter(on),
        "status": on.status,
        "deck button": on.button(1),
        "menu button": on.button(0),
    }
    found |= {f"back {seat}": zone(start, on, Zone.HAND, seat) for seat in range(1, variant.seats)}
    for side, pile in enumerate(on.piles):
        found[f"pile {side}"] = around(*pile, on.pile_width, on.pile_width * on.ratio)
    if start.turn_up is not None:
        turned = extent(turn_place(on), on.ratio)
        found["turned"] = turned
    return found


@every_screen
def test_nothing_overlaps(screen: Screen) -> None:
    for variant, ratio, mirrored in product(PLAYED, RATIOS, (False, True)):
        on = lay_out(screen, ratio, variant, mirrored)
        for (one, a), (other, b) in combinations(parts(on, variant).items(), 2):
            if {one, other} != {"stock", "turned"}:
                assert not overlap(a, b), (variant.name, ratio, mirrored, one, a, other, b)


@every_screen
def test_everything_lies_in_the_safe_area(screen: Screen) -> None:
    for variant, ratio, mirrored in product(PLAYED, RATIOS, (False, True)):
        on = lay_out(screen, ratio, variant, mirrored)
        for which, box in (parts(on, variant) | {"action": on.action}).items():
            assert inside(box, safe(screen)), (variant.name, ratio, mirrored, which, box)


@every_screen
def test_what_is_tapped_is_large_enough_and_apart(screen: Screen) -> None:
    for variant, ratio, mirrored in product(PLAYED, RATIOS, (False, True)):
        on = lay_out(screen, ratio, variant, mirrored)
        boxes = {"menu": on.button(0), "deck": on.button(1), "action": on.action}
        boxes |= {f"pile {number}": box for number, box in enumerate(on.pile_targets)}
        for which, box in (boxes | {"status": on.status}).items():
            assert min(box.width, box.height) >= TARGET * screen.scale - 0.01 or which == "status", (which, box)
        for (one, a), (other, b) in combinations((boxes | hand_boxes(on, variant)).items(), 2):
            if not (one.startswith("card") and other.startswith("card")):
                assert not overlap(a, b, 0.01), (variant.name, ratio, mirrored, one, other)


def hand_boxes(on: Layout, variant: Variant) -> dict[str, Box]:
    found = {}
    for index in range(variant.hand_size):
        place = hand_place(on, index, variant.hand_size)
        found[f"card {index}"] = around(place.x, place.y, on.hand_width, on.hand_width * on.ratio)
    return found


@every_screen
def test_every_card_of_the_hand_shows_a_full_target(screen: Screen) -> None:
    for variant, ratio, mirrored in product(PLAYED, RATIOS, (False, True)):
        on = lay_out(screen, ratio, variant, mirrored)
        for count in range(1, variant.hand_size + 1):
            shown = [hand_place(on, index, count) for index in range(count)]
            assert on.hand_width >= on.least and on.hand_width * ratio >= on.least
            for left, right in pairwise(shown):
                assert right.x - left.x >= on.least - 0.01
                assert right.z > left.z


@every_screen
def test_the_index_of_the_turned_card_looks_out(screen: Screen) -> None:
    for on in tables(screen):
        turned, stock = extent(turn_place(on), on.ratio), on.stock[0]
        free = stock - on.stock_width / 2 - turned.x if on.mirrored else turned.right - stock - on.stock_width / 2
        assert free >= 0.38 * on.stock_width * on.ratio  # numeral and sign fill the outer 38 of 160 units


@every_screen
def test_text_is_never_small(screen: Screen) -> None:
    for on in tables(screen):
        assert on.text >= TEXT * screen.scale
        assert counter(on).width >= 2 * on.text


@every_screen
def test_cards_keep_a_size_that_can_be_read(screen: Screen) -> None:
    for on in tables(screen):
        assert on.hand_width >= 0.14 * min(screen.width, screen.height)
        assert min(on.trick_width, on.stock_width, on.pile_width, on.back_width) >= 13 * screen.scale


@every_screen
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_each_card_of_the_pack_has_one_place(screen: Screen, variant: Variant) -> None:
    on = lay_out(screen, 1.6, variant)
    for state in playthrough(variant, 3):
        assert set(places(state, on)) == set(variant.pack)
    assert set(pack_places(deal(variant, shuffled(variant, 3), 0), on)) == set(variant.pack)


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
@pytest.mark.parametrize("variant", PLAYED, ids=lambda each: str(each.name))
def test_the_hand_is_larger_than_any_other_card(screen: Screen, variant: Variant) -> None:
    which = SCREENS.index(screen)
    on = lay_out(screen, RATIOS[which % 3], variant, mirrored=which % 2 == 1)
    for shown in moments(variant, on, seed=which):
        held = [place for place in shown.values() if place.y == on.hand.centre[1] and place.z < 1000]
        assert all(place.width == on.hand_width for place in held)
        flying = [place for place in shown.values() if place.z >= 1000]
        assert all(place.width <= on.hand_width for place in flying)
        resting = [place for place in shown.values() if place.z < 1000 and place not in held]
        assert all(place.width < 0.93 * on.hand_width for place in resting)
    assert not held and not flying, "the deal has been played to its end"


@every_screen
def test_seats_in_turn_order_stand_from_right_to_left(screen: Screen) -> None:
    """Briscola goes round counter-clockwise: the next player sits to the right."""
    for seats in ("three", "four", "six"):
        backs = lay_out(screen, 1.6, VARIANTS[seats]).backs
        assert [box.x for box in backs] == sorted((box.x for box in backs), reverse=True)


@every_screen
def test_the_left_hand_sees_the_mirrored_table(screen: Screen) -> None:
    for variant, ratio in product(PLAYED, RATIOS):
        right, left = (lay_out(screen, ratio, variant, mirrored) for mirrored in (False, True))
        middle = safe(screen).centre[0]
        for a, b in ((right.stock, left.stock), (right.trick, left.trick), *zip(right.piles, left.piles, strict=True)):
            assert a[0] + b[0] == pytest.approx(2 * middle)
            assert a[1] == b[1]
        assert right.button(0).centre[0] + left.button(0).centre[0] == pytest.approx(2 * middle)


def test_a_finished_deal_lies_in_the_piles() -> None:
    variant = VARIANTS["two"]
    on = lay_out(SCREENS[0], 1.6, variant)
    last = [state for state in playthrough(variant, 9) if is_over(state)][-1]
    assert {place.zone for place in places(last, on).values()} == {Zone.PILE}
