"""Boards that are over: the Director goes on with a ruling while the table plays the next one. Cases on paper."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bridgelaw.api.first_board import first_board
from bridgelaw.live.cases import mark
from bridgelaw.live.exchange import dealt_of
from bridgelaw.live.house import House
from bridgelaw.live.messages import VIEWERS, Arrange, Entered, Kept, NextBoard, Note, Refused, Sent, Strike, Viewer
from bridgelaw.live.settings import Dealt
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from tests.live.tables import Played, client, play

SUMMONED = ("N call 1H", "E call 1D", "S attention s2", "S summon")
UNKNOWN = Dealt(7, "S", "All", "N:- - - -")


async def next_board(at: Played) -> None:
    assert isinstance(await at.send("director", NextBoard(id=client())), Kept)


def test_a_ruling_goes_on_while_the_next_board_is_played() -> None:
    async def check(at: Played) -> None:
        await at.done(*SUMMONED)
        await next_board(at)
        await at.done("E call 1C")
        before = {who: at.table.view(who).body for who in VIEWERS}
        await at.done("director explain_options", place=1)
        over = await at.table.at_board(1)
        assert [act.verb for act in over.board.course.happened] == [
            "call",
            "call",
            "attention",
            "summon",
            "explain_options",
        ]
        assert {who: at.table.view(who).body for who in VIEWERS} == before
        await at.done("S call P")
        assert len(at.table.state.board.course.happened) == 2
        assert isinstance(await at.send("director", Note(id=client(), text="to be heard", place=1)), Kept)
        again = await House(at.house.store, at.clock).table(at.table.id)
        assert again.state.version == at.table.state.version
        assert again.state.board == at.table.state.board
        assert (await again.at_board(1)).board == (await at.table.at_board(1)).board
        assert [note.text for note in (await again.at_board(1)).board.notes] == ["to be heard"]
        assert len((await again.record(1)).acts) == 5

    play(check)


def test_a_player_points_out_on_the_board_before_what_was_irregular_there() -> None:
    """It is noticed there and the Director is called to it; the board on the table goes on for everybody."""

    async def check(at: Played) -> None:
        await at.done("N call P", "E call P", "S call P", "W call P")
        assert (await at.refused("N attention s2", place=2)).code == "no-deal"
        await next_board(at)
        assert (await at.refused("N attention s1", place=2)).code == "not-ended"
        assert (await at.refused("N call P", place=1)).code == "not-allowed"
        called: list[int | None] = []
        at.table.follow(called.append)
        before = {who: at.table.view(who).body for who in VIEWERS}
        await at.done("N attention s2", place=1)
        await at.done("N summon", place=1)
        assert called == [1, 1]
        assert {who: at.table.view(who).body for who in VIEWERS} == before
        over = await at.table.view_of(1)
        assert over.answer.frozen
        assert over.waiting == ("director",)
        await at.done("E call 1C")

    play(check)


def test_players_do_not_go_on_while_the_director_has_been_called_on_the_board() -> None:
    async def check(at: Played) -> None:
        await at.done("N call P", "E call P", "S call P", "W call P", "W summon")
        players: tuple[Viewer, ...] = ("N", "E", "S", "W")
        for who in players:
            no = await at.send(who, NextBoard(id=client()))
            assert isinstance(no, Refused)
            assert no.code == "director-called"
        sentences = {Words(language).say("refused-director-called") for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        await at.done("director resume")
        for who in players:
            assert at.table.state.board.index == 0
            assert isinstance(await at.send(who, NextBoard(id=client())), Kept)
        assert at.table.state.board.index == 1

    play(check)


def test_the_director_goes_on_also_where_he_has_been_called() -> None:
    async def check(at: Played) -> None:
        await at.done("N call P", "E call P", "S call P", "W call P", "W summon")
        await next_board(at)
        assert at.table.state.board.index == 1
        await at.done("director resume", place=1)

    play(check)


def test_only_the_director_says_which_board() -> None:
    async def check(at: Played) -> None:
        await at.done(*SUMMONED)
        await next_board(at)
        assert (await at.refused("N call P", place=1)).code == "not-allowed"
        assert (await at.refused("director explain_options", place=3)).code == "no-deal"
        assert (await at.refused("director explain_options", place=0)).code == "no-deal"
        # what cannot have happened there is not kept
        version = at.table.state.version
        assert isinstance(await at.do("director attention a9", place=1), Refused)
        assert at.table.state.version == version

    play(check)


def test_two_directors_on_one_case() -> None:
    async def check(at: Played) -> None:
        await at.done(*SUMMONED)
        seen = mark(at.table.state)
        await at.done("director explain_options", case=seen)
        assert (await at.refused("director explain_options", case=seen)).code == "stale"

    play(check)


def test_calls_and_cards_alone_make_no_ruling_old() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1H", "E reserve")
        seen = mark(at.table.state)
        await at.done("E call P", "S call 2H")
        assert mark(at.table.state) == seen
        await at.done("E summon")
        assert mark(at.table.state) != seen

    play(check)


def test_the_field_of_a_board_can_be_added_and_the_cards_not_changed() -> None:
    async def check(at: Played) -> None:
        dealt = at.table.state.board.dealt
        given = replace(dealt, field={"results": [420, 450, -50]})
        assert isinstance(await at.send("director", Arrange(id=client(), board=given)), Kept)
        record = await at.table.record()
        assert record.field == {"results": [420, 450, -50]}
        assert dealt_of(first_board(record), 1) == given
        other = replace(dealt, dealer="W" if dealt.dealer != "W" else "E")
        assert isinstance(no := await at.send("director", Arrange(id=client(), board=other)), Refused)
        assert no.code == "not-paper"
        assert isinstance(no := await at.send("director", Strike(id=client())), Refused)
        assert no.code == "not-paper"
        who: Viewer = "N"
        assert isinstance(no := await at.send(who, Arrange(id=client(), board=given)), Refused)
        assert no.code == "not-allowed"

    play(check)


def test_on_paper_hands_may_be_unknown_and_the_last_line_is_struck_out() -> None:
    async def check(at: Played) -> None:
        for by, call in (("S", "1S"), ("W", "1H"), ("N", "P")):
            act = Sent(id=client(), act={"by": by, "call": call}, seen=at.table.view("director").revision)
            assert isinstance(await at.send("director", act), Kept)
        seen = at.table.view("director").revision
        assert isinstance(await at.send("director", Strike(id=client(), seen=seen)), Kept)
        assert [act.id for act in at.table.state.board.course.happened] == ["a1", "a2"]
        assert b'"call":"P"' not in at.table.view("director").body
        no = await at.send("director", Strike(id=client(), seen=seen))
        assert isinstance(no, Refused)
        assert no.code == "stale"
        hands = replace(UNKNOWN, deal="N:AQ52.K83.A74.962 J93.JT4.KQ86.T73 KT4.AQ95.J53.KJ4 876.762.T92.AQ85")
        assert isinstance(await at.send("director", Arrange(id=client(), board=hands)), Kept)
        assert msgspec.json.decode(at.table.view("director").said)["hands"]["N"] == "AQ52.K83.A74.962"
        no = await at.send("director", Arrange(id=client(), board=replace(UNKNOWN, deal="N:AA... - - -")))
        assert isinstance(no, Refused)
        assert no.code == "no-deal"
        again = await House(at.house.store, at.clock).table(at.table.id)
        assert again.state.board == at.table.state.board

    play(check, kind="paper", boards=(UNKNOWN,))


def test_on_paper_an_act_is_put_where_it_belongs() -> None:
    async def check(at: Played) -> None:
        for by, call in (("S", "1S"), ("W", "P"), ("N", "2S"), ("E", "P")):
            await at.send("director", Sent(id=client(), act={"by": by, "call": call}))
        pause = Entered(id=client(), act={"by": "N", "convey": "hesitation"}, before="a3")
        assert isinstance(await at.send("director", pause), Kept)
        board = at.table.state.board
        assert [act.id for act in board.course.happened] == ["a1", "a2", "a5", "a3", "a4"]
        # nobody has measured anything
        assert all(act.at is None for act in board.course.happened)
        shown = bytes(at.table.view("director").happened)
        assert shown.index(b'"hesitation"') < shown.index(b'"2S"')
        wrong = Entered(id=client(), act={"by": "N", "explain": "?", "of": "a4"}, before="a3")
        assert isinstance(no := await at.send("director", wrong), Refused)
        assert no.code == "no-such-act"
        nowhere = Entered(id=client(), act={"by": "N", "call": "P"}, before="a9")
        assert isinstance(await at.send("director", nowhere), Refused)
        assert isinstance(await at.send("director", Strike(id=client())), Kept)
        assert [act.id for act in at.table.state.board.course.happened] == ["a1", "a2", "a3", "a4"]
        again = await House(at.house.store, at.clock).table(at.table.id)
        assert again.state.board == at.table.state.board

    play(check, kind="paper", boards=(UNKNOWN,))


def test_at_a_table_nothing_is_put_in_front_of_anything() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1H")
        no = await at.refused("director resume", before="a1")
        assert no.code == "not-paper"

    play(check)


def test_what_the_director_has_ruled_is_not_struck_out() -> None:
    async def check(at: Played) -> None:
        await at.send("director", Sent(id=client(), act={"by": "S", "call": "1S"}))
        await at.send("director", Sent(id=client(), act={"attention": "a1"}))
        no = await at.send("director", Strike(id=client()))
        assert isinstance(no, Refused)
        assert [act.id for act in at.table.state.board.course.happened] == ["a1", "a2"]

    play(check, kind="paper", boards=(UNKNOWN,))
