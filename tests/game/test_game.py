"""Seats, vulnerability, cards, calls, deals and tricks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.game.calls import CALLS, call, lowest_over, outranks
from bridgelaw.game.cards import CARDS, PACK, card, in_order
from bridgelaw.game.contracts import contract
from bridgelaw.game.deals import complete, parse_deal, parse_hand, write_deal
from bridgelaw.game.seats import EW, NS, SEATS, Seat, dealer_of, is_vulnerable, vulnerability_of
from bridgelaw.game.tricks import winner


def test_round_the_table() -> None:
    for seat in SEATS:
        assert seat.lho.rho is seat
        assert seat.partner.partner is seat
        assert seat.lho.lho is seat.partner
        assert seat.side is seat.partner.side is not seat.lho.side


def test_dealer_and_vulnerability_of_the_first_sixteen_boards() -> None:
    assert [dealer_of(n).value for n in range(1, 6)] == ["N", "E", "S", "W", "N"]
    rows = (
        ["None", "NS", "EW", "All"],
        ["NS", "EW", "All", "None"],
        ["EW", "All", "None", "NS"],
        ["All", "None", "NS", "EW"],
    )
    written = [v for row in rows for v in row]
    assert [vulnerability_of(n) for n in range(1, 17)] == written
    assert [vulnerability_of(n) for n in range(17, 33)] == written
    assert is_vulnerable(NS, "NS")
    assert not is_vulnerable(EW, "NS")
    assert is_vulnerable(EW, "All")


def test_cards_are_one_object_each() -> None:
    assert len(PACK) == 52
    assert card("HK") is CARDS["HK"] is card("hk")
    assert card("D10") is card("DT")
    assert str(card("DT")) == "DT"
    assert [str(c) for c in in_order([card("C2"), card("SA"), card("S2")])] == ["SA", "S2", "C2"]


@pytest.mark.parametrize("text", ["", "K", "HX", "1H", "H11", "♥K"])
def test_not_a_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        card(text)


@pytest.mark.parametrize("text", ["", "0C", "10C", "1X", "XXX", "8"])
def test_not_a_call(text: str) -> None:
    with pytest.raises(ValueError, match="not a call"):
        call(text)


def test_bids_outrank_in_order() -> None:
    assert outranks(call("1D"), call("1C"))
    assert outranks(call("1C"), None)
    assert not outranks(call("1H"), call("1S"))
    assert lowest_over("H", call("1S")) is call("2H")
    assert lowest_over("S", call("1H")) is call("1S")
    assert lowest_over("C", call("7NT")) is call("8C")
    assert lowest_over("D", call("9NT")) is None
    assert call("1N") is CALLS["1NT"]


def test_contract_text() -> None:
    assert str(contract("3NTX", Seat.N)) == "3NTX"
    assert contract("2HXX", Seat.E).tricks_needed == 8
    with pytest.raises(ValueError, match="not a contract"):
        contract("8C", Seat.N)


@given(st.permutations(PACK), st.sampled_from(SEATS))
def test_deal_round_trip(cards: list[object], first: Seat) -> None:
    deal = {seat: frozenset(cards[13 * n : 13 * n + 13]) for n, seat in enumerate(SEATS)}
    assert parse_deal(write_deal(deal, first)) == deal  # type: ignore[arg-type]


def test_unknown_hand_is_filled_in_when_three_are_known() -> None:
    whole = parse_deal("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -")
    assert whole[Seat.W] is None
    assert complete(whole)[Seat.W] == frozenset(c for c in PACK if c.suit == "C")
    unknown = parse_deal("N:AK... - - -")
    assert complete(unknown) == unknown


@pytest.mark.parametrize("text", ["N:A... K...", "X:- - - -", "- - - -", "N:A... A... - -"])
def test_not_a_deal(text: str) -> None:
    with pytest.raises(ValueError, match=r"deal|two hands"):
        parse_deal(text)


@pytest.mark.parametrize("text", ["AK.Q.J", "A1.Q.J.T", "AA..."])
def test_not_a_hand(text: str) -> None:
    with pytest.raises(ValueError, match="hand"):
        parse_hand(text)


def test_who_wins_a_trick() -> None:
    def played(text: str) -> list[tuple[Seat, object]]:
        return [(seat, card(word)) for seat, word in zip(SEATS, text.split(), strict=True)]

    assert winner(played("H5 HK H2 HA"), "NT") is Seat.W  # type: ignore[arg-type]
    assert winner(played("H5 HK S2 HA"), "S") is Seat.S  # type: ignore[arg-type]
    assert winner(played("H5 DA CA SA"), "NT") is Seat.N  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="empty trick"):
        winner([], "NT")
