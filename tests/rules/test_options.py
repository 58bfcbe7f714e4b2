"""The options that are rules of play, by example: bussata, burying, swapping."""

from __future__ import annotations

import pytest

from game.rules.cards import card, cards, written
from game.rules.rules import (
    deal,
    legal,
    play,
    swap,
    swappable,
    to_move,
)
from game.rules.state import IllegalPlay, State
from game.rules.variants import variant
from tests.rules.deals import after, stacked, table

TWO = variant("two")


# ---- following suit


@pytest.mark.parametrize(
    ("lead", "hand", "allowed"),
    [("AD", "2D 3C 4S", "2D"), ("AD", "2D 3D 4S", "2D 3D"), ("AD", "3C 4S", "3C 4S"), ("AS", "3C 4S", "4S")],
)
def test_bussata_suit_must_be_followed_where_it_can_be(lead: str, hand: str, allowed: str) -> None:
    state = after(table(variant("two", follow="on"), f"{lead}|{hand}", "S"), lead)
    assert written(legal(state)) == allowed
    for each in set(cards(hand)) - set(cards(allowed)):
        with pytest.raises(IllegalPlay, match="must follow"):
            play(state, each)


def test_bussata_the_leader_is_free() -> None:
    state = table(variant("two", follow="on"), "AD 2C|3D 4C", "S")
    assert legal(state) == state.hands[0]


# ---- a turned ace or three


def test_a_turned_ace_stays_unless_it_is_to_be_buried() -> None:
    assert deal(TWO, stacked(TWO, "2C 3C 4C 2D 3D 4D AS"), 0).turn_up == card("AS")


def buried(top: str, exchange: str = "off") -> State:
    of = variant("two", bury="on", exchange=exchange)
    return deal(of, stacked(of, "2C 4C 5C 2D 4D 5D " + top), 0)


def test_a_turned_ace_goes_into_the_middle_and_the_next_card_is_turned() -> None:
    state = buried("AS KB")
    assert state.turn_up == state.stock[-1] == card("KB")
    assert state.trump is card("KB").suit
    assert 10 < state.stock.index(card("AS")) < 23
    assert len(set(state.stock)) == 34


def test_loads_are_buried_until_another_card_is_turned() -> None:
    assert buried("AS 3B AB JC").turn_up == card("JC")
    assert buried("7S 3B").turn_up == card("7S")


def test_burying_goes_by_what_a_card_is_worth() -> None:
    assert buried("7S KB", exchange="on").turn_up == card("KB")
    assert buried("3S KB", exchange="on").turn_up == card("3S")


# ---- swapping the turned card

SEVEN_AND_TWO = variant("two", swap="seven and two")
TWO_ONLY = variant("two", swap="two only")


def won(turned: str, hand: str, stock: str = "4B 5B 6B 4C") -> State:
    """Seat 0 has just won a trick under *seven and two*, and holds `hand`; trump swords."""
    lying = cards(f"{stock} {turned}")
    return after(table(SEVEN_AND_TWO, f"KB {hand}|JB 5C", "S", " ".join(map(str, lying))), "KB JB take")


@pytest.mark.parametrize(
    ("turned", "hand", "low"),
    [
        ("AS", "7S 2D", "7S"),
        ("3S", "7S 2D", "7S"),
        ("KS", "7S 2D", "7S"),
        ("NS", "7S 2D", "7S"),
        ("JS", "7S 2D", "7S"),
        ("JS", "2S 2D", None),  # the two does not take a figure
        ("7S", "2S 2D", "2S"),
        ("4S", "2S 2D", "2S"),
        ("4S", "7S 2D", None),  # the seven does not take lower cards
        ("AS", "7D 2D", None),  # the seven of another suit does not
    ],
)
def test_seven_and_two(turned: str, hand: str, low: str | None) -> None:
    state = won(turned, hand)
    assert swappable(state) == (card(low) if low else None)
    if low:
        after_it = swap(state, card(low))
        assert card(turned) in after_it.hands[0]
        assert after_it.turn_up == after_it.stock[-1] == card(low)
        assert (after_it.trump, to_move(after_it)) == (state.trump, 0)


@pytest.mark.parametrize(
    ("turned", "hand", "low"),
    [
        *((f"{rank}S", "3S 2D", "3S") for rank in "A7KNJ"),
        *((f"{rank}S", "2S 2D", "2S") for rank in "6543"),
        *((f"{rank}S", "2S 7S", None) for rank in "AKNJ"),  # neither the seven nor the two takes high cards
        *((f"{rank}S", "3S 7S", None) for rank in "654"),
    ],
)
def test_where_three_and_seven_are_exchanged_the_three_swaps_in_the_place_of_the_seven(
    turned: str, hand: str, low: str | None
) -> None:
    bisca = variant("two", swap="seven and two", exchange="on")
    assert swappable(won(turned, hand)._replace(variant=bisca)) == (card(low) if low else None)


@pytest.mark.parametrize("exchange", ["off", "on"])
def test_the_swap_takes_a_stronger_card_whatever_is_turned(exchange: str) -> None:
    of = variant("two", swap="seven and two", exchange=exchange)
    for turned in (each for each in of.pack if each.suit.value == "S"):
        others = [card(f"{rank}S") for rank in "234567JNKA" if card(f"{rank}S") != turned]
        lows = [low for low in others if swappable(won(str(turned), f"{low} 2D")._replace(variant=of)) == low]
        for low in lows:
            assert of.values.strength[turned] > of.values.strength[low]
        assert len(lows) <= 1
        assert bool(lows) == (str(turned) != "2S")


def test_six_players_have_no_twos_to_swap() -> None:
    for exchange, high in (("off", "7S"), ("on", "3S")):
        of = variant("six", swap="seven and two", exchange=exchange)
        hands = f"KB {high} 4D|JB 5C 6C|JC 5D 6D|4C 5B 6B|JD NC NB|KC KD ND"
        for turned, taken in (("AS", True), ("4S", False)):
            state = after(table(of, hands, "S", f"4B AB AC AD 3C 6D 7C 5S {turned}"), "KB JB JC 4C JD KC take")
            assert (swappable(state) == card(high)) == taken


def test_seven_and_two_needs_a_won_trick() -> None:
    state = table(SEVEN_AND_TWO, "7S 2D|JB 5C", "S", "4B 5B 6B AS")
    assert swappable(state) is None
    with pytest.raises(IllegalPlay, match="7S cannot be swapped"):
        swap(state, card("7S"))


def test_seven_and_two_is_for_the_winner_before_he_leads() -> None:
    state = won("AS", "2D 4D")._replace(hands=(cards("2D 4D 6B"), cards("7S 5C 4C")))
    assert swappable(state) is None  # the loser holds the seven
    assert swappable(after(state, "2D")) is None  # and cannot swap when it is his turn to answer


def test_seven_and_two_once_a_trick() -> None:
    state = won("AS", "7S 2S", "4B 5B 6B 4C 6C")
    once = after(state, "7S/")
    assert swappable(once) is None  # though the two could now take the seven
    assert swappable(after(once, "AS 5C take")) == card("2S")


def test_seven_and_two_while_a_hidden_card_is_left() -> None:
    assert swappable(won("AS", "7S 2D", stock="4B 5B 6B")) == card("7S")
    assert swappable(won("AS", "7S 2D", stock="4B 5B 6B")._replace(stock=cards("AS"))) is None


@pytest.mark.parametrize("turned", ["AS", "3S", "KS", "7S", "4S"])
def test_two_only_takes_any_turned_card_before_the_first_play(turned: str) -> None:
    state = table(TWO_ONLY, "2S 3D|JB 5C", "S", f"4B 5B 6B {turned}")
    assert swappable(state) == card("2S")
    assert written(after(state, "2S/").hands[0]) == f"{turned} 3D"


def test_two_only_the_second_player_may_before_he_answers() -> None:
    state = after(table(TWO_ONLY, "4D 3D|2S 5C", "S", "4B 5B 6B AS"), "4D")
    assert swappable(state) == card("2S")
    assert swappable(after(state, "5C take")) is None
    assert swappable(after(table(TWO_ONLY, "2S 3D|JB 5C", "S", "4B 5B 6B AS"), "3D JB take")) is None


def test_without_the_option_nothing_is_swapped() -> None:
    state = table(TWO, "2S 7S|JB 5C", "S", "4B 5B 6B AS")
    assert swappable(state) is None
    assert swappable(after(state._replace(hands=(cards("2S KB"), cards("JB 5C"))), "KB JB take")) is None
