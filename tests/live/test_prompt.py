"""What a viewer is told to do, and as what he may do it, is what can be read off his own view: nothing that he does not
know decides it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bridgelaw import Table, read_record
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.course import Course, follow
from bridgelaw.lawbook.editions import Edition
from bridgelaw.laws.shelf import open_book
from bridgelaw.live.messages import VIEWERS
from bridgelaw.live.view import View
from bridgelaw.table import acts
from bridgelaw.table.facts import start
from bridgelaw.words import Words
from bridgelaw.words.telling.prompt import prompt_line
from tests.kit import seats as kit
from tests.kit.tables import Move, legal_board
from tests.kit.whole import examples_of
from tests.live.folded import folded

GONE = ("withdrawn", "cancelled", "void")
DONE_WHILE_STOPPED = ("correct_call", "repeat_call", "play_card", "lead_suit", "not_lead_suit", "follow_suit")
Line = tuple[str, str | None]


class Reader:
    """Somebody who has nothing but a view."""

    def __init__(self, view: View) -> None:
        self.view: dict[str, Any] = msgspec.json.decode(view.body)
        self.answer = self.view["answer"]
        self.seat = view.who if view.who in Seat.__members__ else None
        self.phase, self.turn, self.declarer = (self.answer[name] for name in ("phase", "turn", "declarer"))
        self.bidding = self.phase in ("setup", "auction")
        self.dummy = None if self.bidding or not self.declarer else Seat[self.declarer].partner.value
        self.duties = {one["what"] for one in self.answer["obligations"] if one["who"] == self.seat}
        self.options = {one["id"] for one in self.answer.get("options", ()) if one["by"] == view.who}

    @property
    def replaces(self) -> bool:
        own = self.seat is not None and not self.options.isdisjoint(("correct", "other_call"))
        return own or "correct_call" in self.duties

    @property
    def call_as(self) -> str | None:
        if self.seat is None:
            return None
        if "other_call" in self.options and "correct" not in self.options and "correct_call" not in self.duties:
            return "other_call"
        return "substitute" if self.replaces else "call" if self.bidding else None

    @property
    def stopped(self) -> bool:
        may = self.replaces or not self.duties.isdisjoint(DONE_WHILE_STOPPED)
        waits = self.answer["frozen"] or (self.bidding and self.prompt()[0] == "director_compares")
        return self.seat is not None and waits and not may

    def prompt(self) -> Line:
        if self.phase in ("ended", "closed"):
            return "over", None
        if self.answer["frozen"]:
            return "replace_call" if self.replaces else "choose" if self.options else "stopped", None
        claim = self.view.get("claim")
        if claim:
            return self._of_claim(claim), None
        return ("choose", None) if self.options else self._of_turn()

    def _of_claim(self, claim: dict[str, Any]) -> str:
        if claim.get("plays_on"):
            return "agree_to_play_on" if claim.get("agrees") else "all_agree_to_play_on"
        if claim["contested"]:
            return "claim_contested"
        against = self.seat is not None and Seat[self.seat].side is not Seat[claim["by"]].side
        return "answer_claim" if against else "claim_answered"

    def _of_turn(self) -> Line:
        own, turn = self.seat, self.turn
        if down := self._face_down():
            leads = Seat[self.declarer].lho.value if self.declarer else down
            if down != leads:
                return (
                    ("you_led_early", None)
                    if down == own
                    else ("led_in_your_place" if leads == own else "led_early", down)
                )
            return ("face_lead", None) if down == own else ("led_face_down", down)
        spread = any(act["by"] == self.dummy and act.get("spread") for act in self.view["happened"])
        if self.phase == "play":
            laid = [one for one in self.answer["plays"] if one["status"] not in GONE]
            leads = self.declarer and Seat[self.declarer].lho.value
            if laid and all(one["hand"] != leads and one["status"] != "accepted" for one in laid):
                asked = self.dummy == own and not spread
                return ("spread_accepts", None) if asked else ("seat_has_led", laid[0]["by"])
        if self.phase == "play" and not spread:
            return ("spread", None) if self.dummy == own else ("dummy_spreads", self.dummy)
        if turn is None:
            return "wait", None
        if self.bidding and self.view["waiting"] == ["director"]:
            return "director_compares", self._silenced()
        if self.bidding:
            return ("call", None) if turn == own else ("seat_calls", turn)
        if turn == own and "play" not in self.answer["rights"][own]:
            return "declarer_chooses", self.declarer
        if self.view["waiting"] == [self.declarer] and turn not in (self.declarer, self.dummy):
            return "seat_chooses_lead", self.declarer
        if self.phase == "clarification":
            return ("lead", None) if turn == own else ("seat_leads", turn)
        if turn == self.dummy:
            return ("play_from_dummy", None) if own == self.declarer else ("declarer_plays", self.declarer)
        if turn != own:
            return "seat_plays", turn
        laid = [one for one in self.answer["plays"] if one["trick"] is not None and one["status"] not in GONE]
        return ("play" if len(laid) % 4 else "lead_trick"), None

    def _silenced(self) -> str | None:
        """The partner of who has called since a call of his was cancelled."""
        cancelled = {one["by"] for one in self.answer["auction"] if one["status"] == "cancelled"}
        since = [one["by"] for one in self.answer["auction"] if one["status"] not in GONE and one["by"] in cancelled]
        return Seat[since[-1]].partner.value if since else None

    def _face_down(self) -> str | None:
        if self.phase != "clarification":
            return None
        seen = [one for one in self.answer["plays"] if one.get("down") and one["status"] not in GONE]
        found = [*seen, *self.answer.get("face_down", ())]
        return str(found[0]["by"]) if found else None


def written(laws: Edition, text: str) -> Course:
    """The board of a record, act by act from its beginning."""
    record = read_record(text)
    begun = Table.of(record, laws=laws).course.now
    return follow(open_book(laws), begun.facts, record.acts)


def prompts(course: Course) -> set[str]:
    """What anybody was asked; each view says what can be read off it."""
    found = set[str]()
    for views in folded(course, viewers=VIEWERS).views.values():
        for view in views:
            reader = Reader(view)
            prompt = view.prompt
            told = (prompt.what, prompt.seat and prompt.seat.value, view.can.call_as, view.can.stopped)
            assert (view.who, *told) == (view.who, *reader.prompt(), reader.call_as, reader.stopped)
            found.add(prompt.what)
    return found


@pytest.mark.parametrize("edition", ["1997", "2017"])
@settings(max_examples=examples_of(30, 5), deadline=None, suppress_health_check=list(HealthCheck))
@given(kit.long_moves, st.integers(0, 15))
def test_at_random_tables(edition: str, moves: list[Move], seed: int) -> None:
    prompts(kit.seated(open_book(edition), moves, seed))


@pytest.mark.parametrize("edition", ["1997", "2017"])
def test_on_a_regular_board(edition: str) -> None:
    dealer, deal, played = legal_board(5)
    first = next(act for act in played if isinstance(act, acts.Play))
    bidding, after = played[: played.index(first)], played[played.index(first) + 1 :]
    course = follow(open_book(edition), start(dealer, deal), [*bidding, replace(first, down=True)])
    dummy = course.now.dummy
    assert dummy is not None
    for act in (acts.Face(id="faced", by=first.by), acts.Spread(id="spread", by=dummy), *after):
        course = course.after(act)
    asked = prompts(course)
    assert asked >= {"call", "lead", "led_face_down", "face_lead", "spread", "dummy_spreads", "play", "play_from_dummy"}
    assert "lead_trick" in asked
    assert asked >= {"seat_calls", "seat_leads", "declarer_plays", "seat_plays", "over"}


def test_a_call_that_is_replaced_and_a_lead_that_waits_for_declarer() -> None:
    course = written(
        "1997",
        """
        bridgelaw: 1
        board: 3
        dealer: S
        deal: "N:AQ53.KJ4.Q92.K83 K8.Q985.A873.J42 JT742.A76.K5.A95 96.T32.JT64.QT76"
        acts:
          - {by: S, call: 1S}
          - {by: W, call: P}
          - {by: N, call: P}
          - {by: E, call: 1H, id: low}
          - {by: S, attention: low}
          - {by: S, summon: true}
          - {by: director, explain_options: true}
          - {by: S, choose: reject_call}
          - {by: E, substitute: P}
          - {by: director, resume: true}
        """,
    )
    asked = prompts(course)
    assert asked >= {"stopped", "choose", "replace_call", "declarer_chooses", "seat_chooses_lead"}


def test_nobody_calls_until_the_director_has_found_whether_partner_must_pass() -> None:
    """2017:30B: East has passed out of turn, then bids: what West may call hangs on whether that is comparable."""
    course = written(
        "2017",
        """
        bridgelaw: 1
        board: 4
        deal: "N:AQ53.KJ4.Q92.K83 K8.Q985.A873.J42 JT742.A76.K5.A95 96.T32.JT64.QT76"
        acts:
          - {by: E, call: P, id: out}
          - {by: N, attention: out}
          - {by: S, summon: true}
          - {by: director, explain_options: true}
          - {by: S, choose: reject_call}
          - {by: director, resume: true}
          - {by: W, call: P}
          - {by: N, call: P}
          - {by: E, call: 1S, id: made}
        """,
    )
    assert "director_compares" in prompts(course)
    for views in folded(course, viewers=VIEWERS).views.values():
        assert (views[-1].prompt.what, views[-1].prompt.seat) == ("director_compares", Seat.W)
        assert views[-1].waiting == ("director",)
    found = course.after(acts.Find(id="found", kind="comparable_call", of="made", answer=False))
    for views in folded(found, viewers=VIEWERS).views.values():
        assert views[-1].prompt.what in ("call", "seat_calls")
        assert views[-1].waiting == ("S",)


@pytest.mark.parametrize("goes_on", ["spread", "accept", "refuse"])
def test_a_lead_out_of_turn_presses_nobody(goes_on: str) -> None:
    """As long as nobody has taken it up the line says what lies there; dummy is asked for his hand once it stands."""
    dealer, deal, played = legal_board(5)
    first = next(act for act in played if isinstance(act, acts.Play))
    bidding = played[: played.index(first)]
    wrong = first.by.partner
    hand = deal[wrong]
    assert hand is not None
    card = next(iter(hand))
    course = follow(
        open_book("2017"), start(dealer, deal), [*bidding, acts.Play(id="led", by=wrong, hand=wrong, card=card)]
    )
    declarer, dummy = course.now.declarer, course.now.dummy
    assert declarer is not None
    assert dummy is not None
    assert not course.now.frozen

    def lines() -> dict[str, Line]:
        views = {who: folded(course, viewers=VIEWERS).views[who][-1] for who in VIEWERS}
        return {who: (v.prompt.what, v.prompt.seat and v.prompt.seat.value) for who, v in views.items()}

    led = ("seat_has_led", wrong.value)
    assert lines() == dict.fromkeys(VIEWERS, led) | {dummy.value: ("spread_accepts", None)}
    if goes_on == "spread":
        course = course.after(acts.Spread(id="spread", by=dummy))
        assert lines() == dict.fromkeys(VIEWERS, led)
        return
    course = course.after(acts.Attention(id="seen", by=declarer, of="led"))
    course = course.after(acts.ExplainOptions(id="told"))
    accepted = acts.Choose(id="chosen", by=declarer, option="accept_lead")
    course = course.after(accepted if goes_on == "accept" else replace(accepted, option="refuse_lead"))
    found = lines()
    assert "seat_has_led" not in {what for what, _ in found.values()}
    if goes_on == "accept":
        assert found[dummy.value] == ("spread", None)
        assert found[wrong.value] == ("dummy_spreads", dummy.value)


@pytest.mark.parametrize(("language", "director"), [("en", "Director"), ("fr", "arbitre"), ("nb", "TL")])
def test_behind_a_lead_out_of_turn_it_is_said_what_can_come_next(language: str, director: str) -> None:
    assert director in prompt_line("seat_has_led", "E", Words(language, "2017"), leader="W")
