"""What a player may undo is what the Laws of the table's edition make of it, and only he is told."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bridgelaw.answer.known import Known
from bridgelaw.api.table import Table
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.course import begin
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.laws.shelf import open_book
from bridgelaw.live.messages import VIEWERS, Viewer
from bridgelaw.live.undoing import Undoing
from bridgelaw.table.facts import start
from bridgelaw.table.player_acts import Spread
from bridgelaw.web.told import teller
from tests.kit.lines import act as line
from tests.kit.tables import legal_board
from tests.live.director import road
from tests.live.tables import Played, play
from tests.live.telling import asked, options

DEAL = "N:AQ52.K83.A74.962 J93.JT4.KQ86.T73 KT4.AQ95.J53.KJ4 876.762.T92.AQ85"
BID = ("N call 1S",)
OVER = (*BID, "E call 2H")
LATE = (*OVER, "S call P")
ENDED = ("N call P", "E call P", "S call 1NT", "W call P", "N call P", "E call P")
LED = (*ENDED, "W play S8 down", "W face", "N spread", "S play S2 from=N")
Told = dict[str, tuple[str, dict[str, str], str | None]]


def undone(edition: str, lines: tuple[str, ...]) -> Told:
    """By the seat: which kind of act, the provision for each way to undo it, by whose call it is too late."""
    table = Table(dealer="N", laws=edition, deal=DEAL)
    for one in lines:
        table.do(line(one))
    found: Told = {}
    for seat in SEATS:
        it = Undoing().of(table.book, table.situation, seat, Known(table.situation, seat).ids)
        if it is not None:
            assert set(it.kinds) == set(it.law)
            found[seat.value] = (
                it.act,
                {str(kind): law for kind, law in it.law.items()},
                it.until.value if it.until else None,
            )
    return found


SLIP = {"1997": "1997:25A", "2007": "2007:25A1", "2017": "2017:25A1"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_what_could_have_been_called_is_named_as_meant(edition: str) -> None:
    """Neither a bid that was too low then, nor a redouble over nothing, nor the call itself."""
    table = Table(dealer="N", laws=edition, deal=DEAL)
    for one in (*OVER, "S call 6NT"):
        table.do(line(one))
    it = Undoing().of(table.book, table.situation, Seat.S, Known(table.situation, Seat.S).ids)
    assert it is not None
    high = ("2S", "2NT", *(f"{level}{strain}" for level in range(3, 8) for strain in ("C", "D", "H", "S", "NT")))
    assert it.calls == ("P", "X", *(bid for bid in high if bid != "6NT"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_call_may_be_undone_until_partner_has_called(edition: str) -> None:
    """A slip until then; a change of mind as long as the opponent on the left has not called."""
    slip, both = {"slip": SLIP[edition]}, {"slip": SLIP[edition], "mind": f"{edition}:25B1"}
    assert undone(edition, ()) == {}
    assert undone(edition, BID) == {"N": ("call", both, "S")}
    assert undone(edition, OVER) == {"N": ("call", slip, "S"), "E": ("call", both, "W")}
    assert undone(edition, LATE) == {"E": ("call", slip, "W"), "S": ("call", both, "N")}


@pytest.mark.parametrize(("edition", "last"), [("1997", ["E"]), ("2007", ["N", "E"]), ("2017", ["N", "E"])])
def test_after_the_last_pass(edition: str, last: list[str]) -> None:
    """Nobody else will call: until the auction period ends. When all have passed, by the Laws of 2007 and 2017."""
    found = undone(edition, ENDED)
    assert {seat: told[2] for seat, told in found.items()} == {"N": None, "E": None}
    assert found["E"][1]["slip"] == SLIP[edition]
    passed_out = undone(edition, ("N call P", "E call P", "S call P", "W call P"))
    assert bool(passed_out) == (edition != "1997")
    assert undone(edition, (*ENDED, "W play S8 down", "W face")) == {}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bid_that_is_too_low_is_a_slip_or_nothing(edition: str) -> None:
    """To put it right before the Director comes is another Law's affair."""
    assert undone(edition, (*BID, "E call 1H"))["E"] == ("call", {"slip": SLIP[edition]}, "W")


@pytest.mark.parametrize(
    ("edition", "after_defender", "after_own"), [("1997", True, False), ("2007", True, False), ("2017", True, False)]
)
def test_dummys_card_may_be_a_slip(edition: str, *, after_defender: bool, after_own: bool) -> None:
    slip = {"S": ("designation", {"slip": f"{edition}:45C4(b)"}, None)}
    assert undone(edition, LED) == slip
    assert (undone(edition, (*LED, "E play S3")) == slip) == after_defender
    assert bool(undone(edition, (*LED, "E play S3", "S play S4"))) == after_own


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_kept_of_an_auction_is_what_is_found_anew(edition: str) -> None:
    book, kept = open_book(edition), Undoing()
    for seed in range(12):
        dealer, deal, happened = legal_board(seed)
        course = begin(book, start(dealer, deal))
        for act in happened[:14]:
            for seat in SEATS:
                ids = Known(course.now, seat).ids
                assert kept.of(book, course.now, seat, ids) == Undoing().of(book, course.now, seat, ids)
            course = course.after(act)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_director_has_answered_ahead_is_kept_for_no_other_table(edition: str) -> None:
    book, kept, found = open_book(edition), Undoing(), []
    for ahead in ((), ("director find unintended_call yes",), ()):
        table = Table(dealer="N", laws=edition, deal=DEAL)
        for one in (*ahead, *BID):
            table.do(line(one))
        now = table.situation
        ids = Known(now, Seat.N).ids
        found.append(kept.of(book, now, Seat.N, ids))
        assert found[-1] == Undoing().of(book, now, Seat.N, ids)
    assert found[0] == found[2] != found[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_kept_of_a_play_is_what_is_found_anew(edition: str) -> None:
    book, kept, found = open_book(edition), Undoing(), 0
    for seed in range(3):
        dealer, deal, happened = legal_board(seed)
        course = begin(book, start(dealer, deal))
        for act in happened:
            for seat in SEATS:
                ids = Known(course.now, seat).ids
                anew = Undoing().of(book, course.now, seat, ids)
                assert kept.of(book, course.now, seat, ids) == anew
                found += anew is not None and anew.act == "designation"
            course = course.after(act)
            if len(course.now.facts.plays) == 1 and (dummy := course.now.dummy) and not course.now.facts.spread:
                course = course.after(Spread(id=f"spread{seed}", by=dummy))
    assert found > 20


def body(at: Played, who: Viewer) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(at.table.view(who).body)
    return found


def test_a_slip_stops_the_table_for_all_four_and_stands_when_it_was_one() -> None:
    async def check(at: Played) -> None:
        await at.done(*BID)
        assert {who for who in VIEWERS if "undo" in body(at, who)} == {"N"}
        undo = body(at, "N")["undo"]
        assert undo.pop("calls")[0] == "P"
        assert undo == {
            "of": "s1", "act": "call", "kinds": ["slip", "mind"], "until": "S",
            "law": {"slip": "2017:25A1", "mind": "2017:25B1"},
        }  # fmt: skip
        await at.done("N substitute 2S unintended", "N summon")
        for seat in SEATS:
            view = body(at, seat.value)
            assert view["answer"]["frozen"]
            assert "undo" not in view
            # what he meant he tells the Director; the others learn that he has said so (25A, 25B; 16C)
            meant = "2S" if seat is Seat.N else True
            assert {"act": "s2", "by": "N", "substitute": meant, "unintended": True} in view["happened"]
            own = ["1S", "2S"] if seat is Seat.N else ["1S"]
            assert [one["call"] for one in view["answer"]["auction"]] == own
        assert "2S" not in at.table.view("spectator").body.decode()
        assert asked(at) == {"unintended_call": "2017:25A1"}
        await at.done("director find unintended_call yes of=a2", "director resume")
        auction = body(at, "E")["answer"]["auction"]
        assert [(one["call"], one["status"]) for one in auction] == [("1S", "withdrawn"), ("2S", "made")]
        assert body(at, "E")["answer"]["turn"] == "E"

    play(check, laws="2017")


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_what_he_meant_is_told_to_nobody_before_it_is_decided(language: str) -> None:
    """In no field and no sentence, before the Director is called and after; who points at it names no call. Found to be
    no slip, it is known to whoever may accept it."""

    async def check(at: Played) -> None:
        said = teller(language)
        others: tuple[Viewer, ...] = ("E", "S", "W", "spectator")

        def read(who: Viewer) -> str:
            view = at.table.view(who)
            found = json.loads(view.with_told(said.told(view)))
            # which calls there are to choose from everybody knows
            del found["can"]
            return json.dumps(found)

        await at.done(*BID, "N substitute 2H unintended")
        for acted in ((), ("N summon",), ("E attention s2",)):
            await at.done(*acted)
            for who in others:
                assert "2H" not in read(who), (who, acted)
                assert "2\\u2665" not in read(who), (who, acted)
                assert said.words.say("act-substitute", "slip", seat="N") in json.loads(read(who))["told"]["happened"]
            assert '"2H"' in read("N")
            assert '"2H"' in read("director")
        await at.done("director find unintended_call no of=a2")
        if at.table.state.board.now.frozen and road(at.table.view("director"))["next"]["do"] == "explain_options":
            await at.done("director explain_options")
        for who in others:
            assert '"2H"' in read(who), who

    play(check, laws="2017")


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_bid_too_low_by_a_slip_says_so_to_the_director(edition: str) -> None:
    """It is asked about before anything is read out, nothing further is irregular, and play goes on by itself."""
    too_low = (*BID, "E call 1H", "S attention a2")
    assert undone(edition, too_low) == {}
    called = (*too_low, "S summon")
    assert undone(edition, called) == {"E": ("call", {"slip": SLIP[edition]}, None)}
    assert undone(edition, (*called, "director explain_options")) == {}

    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call 1H", "S attention s2", "S summon", "E substitute 2H unintended")
        assert asked(at) == {"unintended_call": SLIP[edition]}
        await at.done("director find unintended_call yes of=a2")
        now = at.table.state.board.now
        assert not now.frozen
        assert [it.kind for it in now.irregularities.open] == []
        assert [(str(one.call), one.by.value) for one in now.facts.calls if one.counts] == [("1S", "N"), ("2H", "E")]

    play(check, laws=edition)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_change_of_mind_counts_if_the_opponent_accepts_it(edition: str) -> None:
    async def check(at: Played) -> None:
        await at.done(*BID, "N substitute 2S", "N summon", "director find unintended_call no of=a2")
        await at.done("director explain_options")
        assert options(at, "E") == {"accept_call": f"{edition}:25B1", "reject_call": f"{edition}:25B2"}
        await at.done("E choose accept_call")
        assert [one["status"] for one in body(at, "E")["answer"]["auction"]] == ["withdrawn", "accepted"]

    play(check, laws=edition)


def test_a_card_of_dummys_goes_back_when_it_was_never_meant() -> None:
    async def check(at: Played) -> None:
        await at.done("N call P", "E call P", "S call 1NT", "W call P", "N call P", "E call P")
        lead = at.table.view("W").can.cards[0]
        await at.done(f"W play {lead} down", "W face", "N spread")
        card = at.table.view("S").can.cards[0]
        assert "undo" not in body(at, "S")
        await at.done(f"S play {card} from=N")
        undo = body(at, "S")["undo"]
        assert (undo["act"], undo["kinds"]) == ("designation", ["slip"])
        await at.done(f"S retract play of={undo['of']}", "S summon")
        assert all(body(at, seat.value)["answer"]["frozen"] for seat in SEATS)
        of = next(iter(at.table.view("director").answer.questions)).of  # type: ignore[union-attr]
        await at.done(f"director find inadvertent_play yes of={of}", "director resume")
        assert card in body(at, "S")["can"]["cards"]

    play(check, laws="2017")
