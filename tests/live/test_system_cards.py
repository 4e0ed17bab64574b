"""The system cards of the two sides: written by the players, read when the Laws have it."""

from __future__ import annotations

import pytest

from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.live.messages import Kept, NextBoard, Note, Refused, Viewer, WriteCard
from bridgelaw.live.system_cards import SystemCard, cards_for
from bridgelaw.live.table import LiveTable
from tests.live.tables import Played, client, play

CARD = ("1NT 15-17", "2♣ strong", "leads: fourth best")
DEAL = "N:AKQ2.AK2.432.K32 J543.QJ3.KQ5.QJT T98.T987.AJT.A87 76.654.9876.9654"


async def write(at: Played, who: Viewer, *lines: str) -> Kept | Refused:
    return await at.send(who, WriteCard(id=client(), lines=lines))


def cards(at: Played, who: Viewer, **asked: bool) -> tuple[SystemCard, SystemCard]:
    first, second = cards_for(at.table.state, who, **asked)
    return first, second


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_own_card_is_closed_from_the_first_call_to_the_end(edition: str) -> None:
    async def check(at: Played) -> None:
        assert isinstance(await write(at, "N", *CARD), Kept)
        # there is one now: to write it anew would be to look at it
        own, _ = cards(at, "S")
        assert (own.written, own.may_read, own.may_write, own.lines) == (True, False, False, ())
        assert own.law is not None
        assert own.law.startswith(edition)
        assert isinstance(answer := await write(at, "S", "nothing"), Refused)
        assert answer.code == "own-card"
        # East and West have none yet, and may write one until somebody calls
        assert cards(at, "E")[0].may_write
        await at.done("N call 1NT")
        assert not cards(at, "E")[0].may_write
        assert isinstance(await write(at, "W", "late"), Refused)
        await at.done("E call P", "S call P", "W call P")
        await at.done(f"E play {at.table.view('E').can.cards[0]} down", "E face")
        await at.done("S spread", "N claim 13 'mine'", "E agree", "W agree")
        own, _ = cards(at, "S")
        assert (own.lines, own.may_write, own.law) == (CARD, True, None)
        assert isinstance(await write(at, "S", "1NT 12-14"), Kept)
        assert cards(at, "N")[0].lines == ("1NT 12-14",)

    play(check, laws=edition)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_opponents_read_it_when_the_laws_let_them(edition: str) -> None:
    async def check(at: Played) -> None:
        await write(at, "E", *CARD)
        between = edition != "1997"
        assert cards(at, "N")[1].lines == CARD
        # not at his turn: only where the edition opens it before the auction
        assert bool(cards(at, "S")[1].lines) is between
        await at.done("N call 1NT")
        assert cards(at, "S")[1].lines == ()
        await at.done("E call P")
        assert cards(at, "S")[1].lines == CARD
        await at.done("S call P", "W call P")
        await at.done(f"E play {at.table.view('E').can.cards[0]} down", "E face", "S spread")
        second = at.table.view("N").can
        assert second.of == "S"
        assert cards(at, "N")[1].lines == CARD
        # dummy never, while the play goes on
        assert (cards(at, "S")[1].may_read, cards(at, "S")[1].lines) == (False, ())

    play(check, laws=edition)


def test_what_nobody_has_asked_for_is_not_sent() -> None:
    async def check(at: Played) -> None:
        await write(at, "E", *CARD)
        theirs = cards(at, "N", opponents=False)[1]
        assert (theirs.written, theirs.may_read, theirs.lines) == (True, True, ())

    play(check)


def test_the_director_reads_both_and_who_looks_on_neither() -> None:
    async def check(at: Played) -> None:
        await write(at, "E", *CARD)
        await at.done("N call 1NT")
        assert [card.lines for card in cards(at, "director")] == [(), CARD]
        assert [(card.written, card.lines) for card in cards(at, "spectator")] == [(False, ()), (True, ())]
        for who in ("spectator", "director"):
            assert isinstance(answer := await write(at, who, "mine"), Refused)
            assert answer.code == "not-allowed"
        # it is in nobody's view
        for viewer in ("N", "E", "S", "W", "spectator", "director"):
            assert b"strong" not in at.table.view(viewer).body

    play(check)


def test_it_lasts_beyond_its_board_and_through_a_restart() -> None:
    async def check(at: Played) -> None:
        await write(at, "E", *CARD)
        for _ in range(2):
            await at.send("director", NextBoard(id=client(), deal=DEAL))
        await at.send("director", Note(id=client(), text="both have cards"))
        again = await LiveTable.load(at.house.store, at.table.id, at.clock)
        assert again.state.board.index == 2
        assert again.state.cards == at.table.state.cards == {"EW": CARD}
        assert cards_for(again.state, "director")[1].lines == CARD

    play(check)


def test_no_line_takes_it_away_and_controls_are_refused() -> None:
    async def check(at: Played) -> None:
        await write(at, "E", *CARD)
        assert isinstance(await write(at, "N", "a\x00b"), Refused)
        await at.done("N call P", "E call P", "S call P", "W call P")
        assert isinstance(await write(at, "W"), Kept)
        assert not cards(at, "W")[0].written

    play(check)
