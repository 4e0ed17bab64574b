"""Leads out of turn, cards added too early, cards named: where they leave the table."""

from __future__ import annotations

from typing import Any

from bridgelaw.formats.acts import read
from bridgelaw.game.cards import card
from bridgelaw.game.deals import parse_deal
from bridgelaw.game.seats import E, N, S, W
from bridgelaw.table import acts
from bridgelaw.table.facts import Facts, lay, lead_from, restand, start
from bridgelaw.table.leads import (
    follows,
    is_early_lead,
    is_lead_out_of_turn,
    is_out_of_turn,
    overtaken,
    played_over,
)
from bridgelaw.table.record import record
from bridgelaw.table.standing import ACCEPTED, MADE, PENDING, VOID, WITHDRAWN
from tests.kit.lines import act

DEAL = parse_deal("N:K73.Q84.AJ5.9852 852.T76.T874.AT6 AQ4.KJ5.KQ92.Q73 JT96.A932.63.KJ4")
AUCTION = ("S call 1NT", "W call P", "N call P", "E call P")
FIRST = ("W play SJ", "S play S3 from=N", "E play S2")
DECLARER_LEADS = (*AUCTION, *FIRST, "S play SA")
WEST_LEADS = (*AUCTION, *FIRST, "S play S4")


def table(*lines: str) -> Facts:
    facts = start(S, DEAL)
    for one in read([act(line) for line in lines]):
        facts, _ = record(facts, one)
    return facts


def play(hand: Any, named: str, **further: Any) -> acts.Play:
    return acts.Play(id="new", by=S if hand is N else hand, hand=hand, card=card(named), **further)


def test_a_lead_out_of_turn_lies_there_and_does_not_count() -> None:
    facts = table(*DECLARER_LEADS, "E play C6 id=lead")
    lead = facts.laid("lead")
    assert lead is not None
    assert (lead.standing, lead.counts, facts.turn, facts.phase) == (PENDING, False, S, "play")
    assert card("C6") not in (facts.held[E] or ())


def test_accepted_it_counts_and_taken_back_it_is_held_again() -> None:
    facts = table(*DECLARER_LEADS, "E play C6 id=lead")
    assert restand(facts, "lead", ACCEPTED).turn is S
    assert restand(restand(facts, "lead", ACCEPTED), "lead", WITHDRAWN).held == table(*DECLARER_LEADS).held


def test_the_next_hand_follows_it() -> None:
    facts = table(*WEST_LEADS, "E play C6 id=lead")
    lead = facts.laid("lead")
    assert follows(facts, play(S, "C3")) == lead
    assert follows(facts, play(S, "D2")) == lead, "he may have no club to follow with: it is not his own lead"
    assert follows(facts, play(N, "C2")) is None
    assert follows(facts, play(W, "C4")) is None, "partner's own lead"
    over = played_over(facts, play(S, "C3"))
    assert over is not None
    assert (over.trick.led, over.turn) == ("C", S)


def test_who_was_on_lead_himself_follows_only_with_the_suit() -> None:
    facts = table(*DECLARER_LEADS, "E play C6 id=lead")
    assert follows(facts, play(S, "C3")) is not None
    assert follows(facts, play(S, "D2")) is None
    led = table(*DECLARER_LEADS, "E play C6 id=lead", "S play D2")
    lead = led.laid("lead")
    assert lead is not None
    assert overtaken(led, lead) == led.plays[-1]
    assert overtaken(facts, lead) is None


def test_a_lead_out_of_turn_does_not_make_up_for_a_card_that_a_trick_lacks() -> None:
    """There are as many cards then as if nothing were wrong."""
    second = ("S play S4", "W play ST", "S play SK from=N")  # East plays none
    third = ("S play D5 from=N", "E play D4", "S play DK", "W play D3")
    facts = table(*DECLARER_LEADS, *second, *third, "E play C6 id=lead")
    assert len(facts.plays) == 12
    assert follows(facts, play(S, "C3")) == facts.laid("lead")


def test_what_a_card_is() -> None:
    facts = table(*DECLARER_LEADS)
    assert is_lead_out_of_turn(facts, play(E, "C6"))
    assert is_lead_out_of_turn(facts, play(N, "D5"))
    assert not is_lead_out_of_turn(facts, play(S, "D2"))
    facts = table(*DECLARER_LEADS, "S play C3")
    assert is_out_of_turn(facts, play(E, "CT"))
    assert not is_out_of_turn(facts, play(W, "C4"))
    assert is_early_lead(facts, play(S, "D2"))
    assert not is_lead_out_of_turn(facts, play(E, "CT"))


def test_while_a_claim_lies_there_nobody_is_out_of_turn() -> None:
    facts = table(*DECLARER_LEADS, "S claim 3")
    assert not is_lead_out_of_turn(facts, play(E, "C6"))


def test_a_card_added_too_early_counts_and_leaves_the_turn() -> None:
    facts = table(*DECLARER_LEADS, "S play C3", "E play CT id=early")
    early = facts.laid("early")
    assert early is not None
    assert (early.standing, early.joined, early.counts, facts.turn) == (PENDING, True, True, W)
    facts = table(*DECLARER_LEADS, "S play C3", "E play CT", "W play C4", "S play C2 from=N")
    assert facts.play is not None
    assert facts.play.done[-1].won_by is E


def test_it_may_be_played_again_at_its_turn() -> None:
    facts = table(*DECLARER_LEADS, "S play C3", "E play CT id=early", "W play C4", "E play CT id=again")
    assert [x.standing for x in facts.plays if x.card == card("CT")] == [VOID, PENDING], "dummy has still to play"
    facts, _ = record(facts, play(N, "C2"))
    assert facts.play is not None
    assert facts.play.done[-1].won_by is E


def test_a_refused_opening_lead_gives_the_auction_period_back() -> None:
    facts = table(*AUCTION, "E play S8 id=lead")
    assert (facts.phase, facts.turn) == ("play", W)
    assert restand(facts, "lead", WITHDRAWN).phase == "clarification"
    assert restand(restand(facts, "lead", WITHDRAWN), "lead", ACCEPTED).phase == "play"


def test_each_faces_his_own_lead() -> None:
    facts = table(*AUCTION, "E play S8 down id=wrong", "W play SJ down id=right", "W face")
    right, wrong = facts.laid("right"), facts.laid("wrong")
    assert right is not None
    assert wrong is not None
    assert (right.down, wrong.down, facts.faced) == (False, True, "right")


def test_a_card_is_laid_without_a_play() -> None:
    facts = table(*WEST_LEADS, "W play ST")
    laid = lay(facts, "said", S, N, card("SK"))
    assert laid.turn is E
    assert card("SK") not in (laid.held[N] or ())
    other = lay(laid, "said", S, N, card("S7"))
    assert [str(x.card) for x in other.plays if x.act == "said"] == ["S7"]
    assert card("SK") in (other.held[N] or ())
    assert lay(facts, "said", S, N, card("SA")) is facts, "dummy has not got it"


def test_a_card_is_laid_in_the_place_of_another() -> None:
    facts = table(*AUCTION, "W play SJ", "S play SK from=N id=wrong", "E play S2")
    put = restand(lay(facts, "right", S, N, card("S3"), replaces="wrong"), "wrong", VOID)
    assert put.play is not None
    assert [str(x.card) for x in put.play.trick.cards] == ["SJ", "S3", "S2"]
    assert put.turn is S
    assert card("SK") in (put.held[N] or ())


def test_the_lead_is_given_to_the_other_hand() -> None:
    facts = table(*DECLARER_LEADS)
    assert lead_from(facts, N).turn is N
    assert lead_from(facts, S) is facts
    on = lead_from(facts, N)
    on, _ = record(on, play(N, "D5"))
    assert on.turn is E
    assert on.plays[-1].standing is MADE
