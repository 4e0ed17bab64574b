"""A table goes on: acts are checked, kept once, judged and shown to whom they belong."""

from __future__ import annotations

import json

import pytest

from bridgelaw.live.exchange import written
from bridgelaw.live.messages import VIEWERS, Import, Kept, NextBoard, Refused, Report, Sent, TakeUp, Viewer
from bridgelaw.live.table import LiveTable
from bridgelaw.live.view import View
from bridgelaw.store.model import Event, Unavailable
from tests.live.tables import Played, client, play


def test_an_act_is_shown_to_everybody_with_his_own_revision() -> None:
    async def check(at: Played) -> None:
        told: list[tuple[Viewer, int]] = []

        def watch(who: Viewer) -> None:
            at.table.watch(who, lambda view: told.append((who, view.revision)))

        for who in VIEWERS:
            watch(who)
        assert await at.do("N call 1H", seen=1) == Kept(id=f"client-{int(client()[7:]) - 1:06}", revision=2)
        assert told == [(who, 2) for who in VIEWERS]
        body = json.loads(at.table.view("W").body)
        assert body["happened"] == [{"act": "s1", "by": "N", "call": "1H"}]
        assert body["answer"]["auction"] == [{"act": "s1", "by": "N", "call": "1H", "status": "made"}]
        assert body["waiting"] == ["E"]
        assert body["can"] == {"calls": [], "cards": [], "of": None, "call_as": "call", "stopped": False}
        assert json.loads(at.table.view("E").body)["can"]["calls"][:3] == ["P", "X", "1S"]

    play(check)


def test_where_the_authority_wants_leads_faced_they_are_faced() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1H", "E call P", "S call P", "W call P")
        view = at.table.view("E")
        assert view.table["opening_lead"] == "face_up"
        card = view.can.cards[0]
        await at.done(f"E play {card}")
        assert at.table.view("S").answer.phase == "play"
        assert json.loads(at.table.view("S").body)["answer"]["plays"][0]["card"] == card

    play(check, regulations={"opening_lead": "face_up"})


def test_a_lead_that_lies_face_down_only_its_leader_knows() -> None:
    """What he led stands in what he was told to have happened, before it is faced and after."""

    async def check(at: Played) -> None:
        await at.done("N call 1H", "E call P", "S call P", "W call P")
        for who in VIEWERS:
            at.table.watch(who, lambda view: None)
        card = at.table.view("E").can.cards[0]
        await at.done(f"E play {card} down=yes")
        for step in ((), ("E face",)):
            await at.done(*step)
            own, others = (json.loads(view.body)["happened"][4] for view in (at.table.view("E"), at.table.view("S")))
            assert (own["play"], others["play"]) == (card, True)

    play(check)


def test_what_is_irregular_has_to_be_confirmed() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1H")
        no = await at.refused("E call 1D")
        assert (no.code, [(o.kind, o.law) for o in no.objections]) == ("objection", [("insufficient_bid", "2017:27")])
        assert at.table.view("S").revision == 2
        await at.done("E call 1D", "S attention s2", "S summon", "director explain_options", "S choose accept_call")
        assert (await at.refused("N attention s9")).code == "no-such-act"
        assert (await at.refused("E call 1S", seen=3)).code == "stale"

    play(check)


def test_a_table_that_prevents_refuses_what_is_mechanical() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1H")
        no = await at.refused("E call 1D", confirmed=True)
        assert (no.code, no.objections[0].kind) == ("prevented", "insufficient_bid")
        assert (await at.refused("S call P", confirmed=True)).code == "prevented"
        await at.done("E call 1S")

    play(check, entry="prevent")


def test_a_message_that_is_sent_again_is_kept_once() -> None:
    async def check(at: Played) -> None:
        message = Sent(id="the-same-one", act={"call": "1H"}, seen=1)
        first = await at.send("N", message)
        again = await at.send("N", message)
        assert first == again == Kept(id="the-same-one", revision=2)
        await at.done("E call P", "S call P", "W call P")
        await at.send("director", NextBoard(id=client()))
        assert await at.send("N", message) == Kept(id="the-same-one", revision=at.table.view("N").revision)
        assert at.table.state.board.now.facts.count == 0

    play(check)


def test_what_may_have_been_kept_is_not_refused_while_the_database_cannot_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sent again once its board is over, an act would be refused as any act out of its place."""

    async def check(at: Played) -> None:
        message = Sent(id="the-same-one", act={"call": "1H"}, seen=1)
        await at.send("N", message)
        await at.done("E call P", "S call P", "W call P")
        await at.send("director", NextBoard(id=client()))

        async def find(*_: str) -> Event | None:
            raise Unavailable("away")

        with monkeypatch.context() as patch:
            patch.setattr(at.house.store, "find", find)
            no = await at.send("N", message)
            assert isinstance(no, Refused)
            assert no.code == "unavailable"
        assert isinstance(await at.send("N", message), Kept)

    play(check)


def test_a_report_is_for_the_director_until_he_takes_it_up() -> None:
    async def check(at: Played) -> None:
        told: list[View] = []
        await at.done("N call 1H", "E call P")
        at.table.watch("E", told.append)
        report = Report(id=client(), about={"by": "E", "convey": "remark", "text": "SECRET", "of": "s2"})
        assert isinstance(await at.send("S", report), Kept)
        assert told == []
        assert b"SECRET" in at.table.view("S").body
        assert b"SECRET" in at.table.view("director").body
        for who in ("N", "E", "W", "spectator"):
            assert b"SECRET" not in at.table.view(who).body
        no = await at.send("N", TakeUp(id=client(), report="r1"))
        assert isinstance(no, Refused)
        assert no.code == "not-allowed"
        assert isinstance(await at.send("director", TakeUp(id=client(), report="r1")), Kept)
        assert json.loads(told[0].body)["happened"][-1] == {"act": "s3", "by": "E", "convey": "remark", "of": "s2"}
        again = await at.send("director", TakeUp(id=client(), report="r1"))
        assert isinstance(again, Refused)
        assert again.code == "no-such-report"

    play(check)


def test_a_table_that_is_read_again_is_the_same() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1H", "E call 1D", "S attention s2", "S summon", "director explain_options")
        await at.send("W", Report(id=client(), about={"by": "E", "convey": "hesitation", "of": "s2"}))
        await at.done("S choose reject_call", "E substitute 2D", "S call P", "W call P")
        before = {who: at.table.view(who).body for who in VIEWERS}
        other = await LiveTable.load(at.house.store, at.table.id, at.clock)
        assert {who: other.view(who).body for who in VIEWERS} == before

    play(check)


def test_a_board_that_has_ended_lies_open_and_gives_way_to_the_next() -> None:
    async def check(at: Played) -> None:
        no = await at.send("E", NextBoard(id=client()))
        assert isinstance(no, Refused)
        assert no.code == "not-ended"
        assert set(at.table.view("N").answer.hands) == {"N"}  # type: ignore[union-attr]
        await at.done("N call P", "E call P", "S call P", "W call P")
        assert set(at.table.view("N").answer.hands) == {"N", "E", "S", "W"}  # type: ignore[union-attr]
        assert set(at.table.view("spectator").answer.hands) == {"N", "E", "S", "W"}  # type: ignore[union-attr]
        assert at.table.view("N").waiting == ("N", "E", "S", "W")
        for seat, waiting in (("E", "NSW"), ("W", "NS"), ("N", "S")):
            assert isinstance(await at.send(seat, NextBoard(id=client())), Kept)  # type: ignore[arg-type]
            again = await at.send(seat, NextBoard(id=client()))  # type: ignore[arg-type]
            assert isinstance(again, Refused)
            assert again.code == "is-ready"
            assert at.table.view("spectator").waiting == tuple(waiting)
            assert at.table.view("S").table["board"] == 1
        assert isinstance(await at.send("S", NextBoard(id=client())), Kept)
        view = at.table.view("S")
        assert (view.table["board"], view.table["dealer"], set(view.answer.hands)) == (2, "E", {"S"})  # type: ignore[union-attr]
        first = await at.table.record(1)
        assert [str(act.call) for act in first.acts] == ["P"] * 4  # type: ignore[attr-defined]

    play(check)


def test_a_claim_faces_the_hand() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1NT", "E call P", "S call P", "W call P")
        lead = at.table.view("E").can.cards[0]
        await at.done(f"E play {lead} down", "E face", "S spread")
        assert set(at.table.view("W").answer.hands) == {"W", "S"}  # type: ignore[union-attr]
        await at.done('N claim 13 "all high"')
        for who in ("E", "W", "spectator"):
            view = at.table.view(who)
            assert {"N", "S"} <= set(view.answer.hands)  # type: ignore[union-attr]
            assert json.loads(view.body)["happened"][-1]["claim"] == {"tricks": 13, "line": "all high"}
        assert at.table.view("E").waiting == ("E", "W")
        assert set(at.table.view("E").answer.hands) == {"N", "E", "S"}  # type: ignore[union-attr]
        await at.done("E agree", "W agree")
        assert set(at.table.view("E").answer.hands) == {"N", "E", "S", "W"}  # type: ignore[union-attr]

    play(check)


def test_nobody_learns_by_trying_what_another_hand_holds() -> None:
    """A card of dummy's that does not lie open, or of anybody else, is refused whether it is there or not."""

    async def check(at: Played) -> None:
        await at.done("N call 1NT", "E call P", "S call P", "W call P")
        cards = ("SA", "HA", "DA", "CA", "S2", "H2", "D2", "C2")
        for who, hand in (("N", "S"), ("N", "E"), ("W", "E"), ("S", "N")):
            codes = {(await at.refused(f"{who} play {card} from={hand}")).code for card in cards}
            assert codes == {"not-allowed"}
        assert (await at.refused("N designate ace")).code == "not-allowed"

    play(check)


def test_what_a_seat_may_not_send_is_refused() -> None:
    async def check(at: Played) -> None:
        for line in (
            "N state correction_period_over", "N convey hesitation", "N resume", "N find damage yes",
            "N call 1H at=1", "N call 1H took=1", "N call 1H id=a9", "N play S2 trick=3",
        ):  # fmt: skip
            assert (await at.refused(line)).code == "not-allowed", line
        assert (await at.send("N", Sent(id=client(), act={"by": "E", "call": "P"}))).code == "not-allowed"  # type: ignore[union-attr]
        assert (await at.send("spectator", Sent(id=client(), act={"call": "P"}))).code == "not-allowed"  # type: ignore[union-attr]
        assert (await at.send("N", Sent(id="short", act={"call": "P"}))).code == "bad-id"  # type: ignore[union-attr]
        long, odd = {"ask": "x" * 301}, {"ask": "a\u202eb"}
        assert (await at.send("N", Sent(id=client(), act=long))).code == "too-long"  # type: ignore[union-attr]
        assert (await at.send("N", Sent(id=client(), act=odd))).code == "bad-characters"  # type: ignore[union-attr]
        assert (await at.send("N", Sent(id=client(), act={}))).code == "missing-field"  # type: ignore[union-attr]
        assert at.table.state.version == 1

    play(check)


def test_the_director_records_what_players_did() -> None:
    async def check(at: Played) -> None:
        act = {"by": "E", "convey": "remark", "took": 3, "text": "SECRET"}
        assert isinstance(await at.send("director", Sent(id=client(), act=act)), Kept)
        assert json.loads(at.table.view("N").body)["happened"] == [{"act": "s1", "by": "E", "convey": "remark"}]
        assert b"SECRET" in at.table.view("director").body

    play(check)


def test_a_board_comes_from_elsewhere_and_goes_there() -> None:
    async def check(at: Played) -> None:
        await at.done("N call P", "E call P", "S call P", "W call P")
        record = await at.table.record()
        for form in ("record", "pbn", "lin"):
            text = written(record, form)
            assert isinstance(await at.send("director", Import(id=client(), text=text, form=form)), Kept)
            again = await at.table.record()
            assert ([str(a.call) for a in again.acts], again.deal) == (["P"] * 4, record.deal)  # type: ignore[attr-defined]
        no = await at.send("director", Import(id=client(), text="bridgelaw: 2"))
        assert isinstance(no, Refused)
        assert no.code == "version"
        deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
        assert isinstance(await at.send("director", NextBoard(id=client(), board=5, deal=deal)), Kept)
        assert at.table.view("S").answer.hands == {"S": "..AKQJT98765432."}  # type: ignore[union-attr]
        bad = await at.send("director", NextBoard(id=client(), deal="N:... ... ... ..."))
        assert isinstance(bad, Refused)
        assert bad.code == "no-deal"

    play(check)
