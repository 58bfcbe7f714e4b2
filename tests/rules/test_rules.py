"""The rules by example: the deal, tricks, drawing, swaps, burying, following suit, the count."""

from __future__ import annotations

import pytest

from game.rules.cards import card, cards, written
from game.rules.rules import (
    deal,
    is_complete,
    is_over,
    legal,
    play,
    points,
    settle,
    swappable,
    to_move,
    trick_points,
    victor,
    winner,
)
from game.rules.state import IllegalPlay, Trick
from game.rules.variants import VARIANTS, variant
from tests.rules.deals import after, playthrough, shuffled, stacked, table

TWO = variant("two")


# ---- the deal


def test_three_cards_to_the_leader_then_three_to_the_next_then_the_trump() -> None:
    state = deal(TWO, stacked(TWO, "AC 2C 3C AD 2D 3D 7S KB"), dealer=0)
    assert (state.leader, to_move(state)) == (1, 1)
    assert written(state.hands[1]) == "AC 2C 3C"
    assert written(state.hands[0]) == "AD 2D 3D"
    assert state.turn_up == state.stock[-1] == card("7S")
    assert state.trump is card("7S").suit
    assert state.stock[0] == card("KB")


@pytest.mark.parametrize("name", VARIANTS)
def test_the_seat_after_the_dealer_leads(name: str) -> None:
    of = variant(name)
    for dealer in range(of.seats):
        assert deal(of, of.pack, dealer).leader == (dealer + 1) % of.seats


@pytest.mark.parametrize(("name", "dealer"), [("two", 2), ("two", -1), ("six", 6)])
def test_a_dealer_who_does_not_sit_there_is_refused(name: str, dealer: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        deal(variant(name), variant(name).pack, dealer)


@pytest.mark.parametrize("deck", ["", "AD AD", "three", "short", "double"])
def test_a_deck_that_is_not_the_pack_is_refused(deck: str) -> None:
    pack = TWO.pack
    wrong = {"three": VARIANTS["three"].pack, "short": pack[1:], "double": pack[:-1] + pack[:1]}.get(deck)
    with pytest.raises(ValueError, match="not the pack of two: 40 different cards"):
        deal(TWO, cards(deck) if wrong is None else wrong, 0)


# ---- who takes the trick


@pytest.mark.parametrize(
    ("trick", "trump", "seat"),
    [
        ("3D AD", "D", 1),  # the ace beats the three of the same suit
        ("AD 3D", "D", 0),
        ("AD 2C", "C", 1),  # the lowest trump beats any other card
        ("2C AD", "C", 0),
        ("2D AC", "S", 0),  # a card of another suit never wins
        ("2D 4D", "S", 1),
        ("2D 7D", "D", 1),  # the seven beats the two
        ("KD ND", "S", 0),
        ("JD ND", "S", 1),
        ("7D JD", "S", 1),
        ("7D AC", None, 0),  # without trump the suit led wins
        ("7D AC KD", "B", 2),
        ("7D 2B KD", "B", 1),
        ("7D 2B 4B", "B", 2),
        ("AS 2B 4B 3B", "B", 3),
        ("AS 3S KD ND", "B", 0),
        ("2S 3S AD 2B AS 4B", "B", 5),
    ],
)
def test_the_seat_that_takes_a_trick(trick: str, trump: str | None, seat: int) -> None:
    seats = len(trick.split())
    of = next(each for each in VARIANTS.values() if each.seats == seats)
    state = after(table(of, trick.replace(" ", "|"), trump), trick)
    assert is_complete(state)
    assert settle(state).leader == seat
    assert winner(Trick(0, state.trick), state.trump, of) == seat


def test_the_seat_counts_from_the_leader() -> None:
    state = table(variant("four"), "2D|4D|AS|KS", "B", leader=2)
    assert settle(after(state, "AS KS 2D 4D")).leader == 2
    assert settle(after(state._replace(leader=3), "KS 2D 4D AS")).leader == 2


def test_exchanged_the_seven_beats_the_king_and_the_four_beats_the_three() -> None:
    of = variant("two", exchange="on")
    assert settle(after(table(of, "KD|7D", "S"), "KD 7D")).leader == 1
    assert settle(after(table(of, "3D|4D", "S"), "3D 4D")).leader == 1
    assert points(after(table(of, "KD|7D", "S"), "KD 7D take")) == (0, 14)


# ---- playing and drawing


def test_the_finished_trick_stays_on_the_table_until_it_is_taken() -> None:
    state = after(table(TWO, "AD 2C|3D 4C", "S", "5B 6B 7S"), "AD 3D")
    assert written(state.trick) == "AD 3D"
    assert legal(state) == ()
    assert swappable(state) is None
    assert points(state) == (0, 0)
    assert points(settle(state)) == (21, 0)


def test_the_winner_draws_first_and_leads() -> None:
    state = after(table(TWO, "2D 2C|3D 4C", "S", "5B 6B 7B 7S"), "2D 3D take")
    assert to_move(state) == state.leader == 1
    assert [written(hand) for hand in state.hands] == ["2C 6B", "4C 5B"]
    assert written(state.stock) == "7B 7S"
    assert state.taken == (Trick(0, cards("2D 3D")),)


def test_drawing_goes_round_from_the_winner() -> None:
    state = table(variant("four"), "2D|3D|AD|4D", "S", "5B 6B 7B KB JS")
    assert written(hand[0] for hand in after(state, "2D 3D AD 4D take").hands) == "7B KB 5B 6B"


@pytest.mark.parametrize(
    ("name", "pack", "stock", "tricks", "last_drawing_trick"),
    [("two", 40, 34, 20, 17), ("three", 39, 30, 13, 10), ("four", 40, 28, 10, 7), ("six", 36, 18, 6, 3)],
)
def test_the_table_of_players(name: str, pack: int, stock: int, tricks: int, last_drawing_trick: int) -> None:
    of = variant(name)
    assert len(of.pack) == pack
    for seed in range(20):
        states = list(playthrough(of, seed))
        turned = states[0].turn_up
        assert len(states[0].stock) == stock
        assert len(states[-1].taken) == tricks
        drawn = next(state for state in states if not state.stock)
        assert len(drawn.taken) == last_drawing_trick
        first = winner(drawn.taken[-1], drawn.trump, of)
        assert turned in drawn.hands[(first - 1) % of.seats]  # the last in draw order; with two, the loser


def test_three_players_miss_no_card_that_counts() -> None:
    of = variant("three")
    assert of.removed == {card("2C")}
    assert trick_points(of.pack, of) == 120


def test_six_play_without_twos() -> None:
    assert variant("six").removed == set(cards("2C 2D 2S 2B"))
    assert variant("six").sides == (0, 1, 0, 1, 0, 1)


def test_partners_sit_opposite() -> None:
    assert variant("four").sides == (0, 1, 0, 1)
    assert points(after(table(variant("four"), "2D|AS|3D|3S", "C"), "2D AS 3D 3S take")) == (31, 0)


def test_briscolone_has_five_cards_and_no_trump() -> None:
    state = deal(variant("briscolone"), variant("briscolone").pack, 1)
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert (state.turn_up, state.trump, len(state.stock)) == (None, None, 30)
    *_, last = playthrough(variant("briscolone"), 1)
    assert len(last.taken) == 20


def test_the_trump_stays_known_once_the_turned_card_is_drawn() -> None:
    *_, last = playthrough(TWO, 3)
    first = next(playthrough(TWO, 3))
    assert last.stock == ()
    assert (last.trump, last.turn_up) == (first.trump, first.turn_up)
    assert last.trump is not None


# ---- what may not be played


@pytest.mark.parametrize("dealer", [0, 1])
def test_any_card_may_be_played_to_any_trick(dealer: int) -> None:
    state = deal(TWO, shuffled(TWO, 4), dealer)
    state = play(state, legal(state)[0])
    assert legal(state) == state.hands[to_move(state)]


def test_a_card_that_is_not_held_is_refused() -> None:
    state = table(TWO, "AD 2C|3D 4C", "S")
    for other in ("3D", "KB"):
        with pytest.raises(IllegalPlay, match=f"seat 0 does not hold {other}"):
            play(state, card(other))


def test_two_cards_in_one_turn_are_refused() -> None:
    state = table(TWO, "AD 2C|3D 4C", "S")
    with pytest.raises(IllegalPlay, match="seat 1 does not hold 2C"):
        after(state, "AD 2C")
    with pytest.raises(IllegalPlay, match="has not been taken"):
        after(state, "AD 3D 2C")


def test_an_incomplete_trick_cannot_be_taken() -> None:
    for moves in ("", "AD"):
        with pytest.raises(IllegalPlay, match="not complete"):
            settle(after(table(TWO, "AD 2C|3D 4C", "S"), moves))


# ---- the end


def test_a_deal_ends_with_the_last_trick_taken() -> None:
    state = after(table(TWO, "AD|3D", "S"), "AD 3D")
    assert not is_over(state)
    assert is_over(settle(state))
    assert legal(settle(state)) == ()


@pytest.mark.parametrize(
    ("totals", "side"),
    [
        ((61, 59), 0),
        ((59, 61), 1),
        ((60, 60), None),  # a draw, not a win
        ((120, 0), 0),
        ((50, 40, 30), 0),
        ((20, 50, 50), None),  # a tie for the top scores nobody
        ((20, 20, 80), 2),
    ],
)
def test_the_side_that_wins_a_deal(totals: tuple[int, ...], side: int | None) -> None:
    assert victor(totals) == side
