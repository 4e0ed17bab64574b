"""What a quick ruling reads out: neither less than the Law says, nor anything that does not hold here."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bridgelaw.cli.main import app
from bridgelaw.lawbook.editions import EDITIONS

Said = Callable[..., str]


@pytest.fixture
def said(capfd: pytest.CaptureFixture[str]) -> Said:
    """The text of a quick ruling: `said("revoke", "by=W declarer=S", "2017")`, without its line breaks."""

    def read(start: str, answers: str, laws: str = "2017", *more: str) -> str:
        given = [part for answer in answers.split() for part in ("--answer", answer.replace("+", " "))]
        run = app(with_help=False)
        assert not run(["ruling", "--start", start, *given, "--laws", laws, *more], result_action="return_value")
        return " ".join(capfd.readouterr().out.split())

    return read


DROPPED = "declarer=S by=W how=dropped visible_to_partner=yes"


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_card_that_is_named_is_a_penalty_card(said: Said, laws: str) -> None:
    """Whoever could see it: it is not asked (49)."""
    text = said("exposed_card", "declarer=S by=W cards=HT how=named turn=N", laws)
    assert "♥10 is a major penalty card of West" in text
    assert "have seen" not in text
    remark = said("exposed_card_in_auction", "by=W cards=HT how=named", laws)
    assert "Nothing was irregular" in remark
    assert "over another" in remark


@pytest.mark.parametrize("laws", EDITIONS)
def test_why_an_exposed_card_costs_nothing(said: Said, laws: str) -> None:
    asked = said("exposed_card", "declarer=S", laws)
    assert "One that declarer has shown goes back to the hand and costs nothing." in asked
    unseen = said("exposed_card", "declarer=S by=W cards=HT how=dropped visible_to_partner=no turn=N", laws)
    assert "seen" in unseen.partition("What the Law says")[2]


@pytest.mark.parametrize("laws", EDITIONS)
def test_the_lead_is_chosen_when_partner_is_to_lead(said: Said, laws: str) -> None:
    """Not while he only plays to a trick (50D2)."""
    leads = said("exposed_card", f"{DROPPED} cards=HT turn=E", laws)
    follows = said("exposed_card", f"{DROPPED} cards=HT turn=none", laws)
    assert "South, the choice is yours" in leads
    assert "the choice is yours" not in follows
    assert "Whenever East is to lead while it lies there" in follows


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_card_that_is_picked_up_is_no_penalty_card(said: Said, laws: str) -> None:
    for choice in ("require_suit", "forbid_suit"):
        text = said("exposed_card", f"{DROPPED} cards=HT turn=E choose={choice}", laws)
        assert ("East must lead hearts" if choice == "require_suit" else "East leads.") in text
        assert "♥10 was a major penalty card and has been picked up." in text
        assert "Penalty card (West)" not in text
    assert "picked up." not in said("exposed_card", f"{DROPPED} cards=HT turn=E choose=no_restriction", laws)


@pytest.mark.parametrize("laws", EDITIONS)
def test_several_penalty_cards(said: Said, laws: str) -> None:
    """Which are picked up, and what each suit brings; both may be forbidden (51B)."""
    text = said("exposed_card", f"{DROPPED} cards=HT+S2 turn=E", laws)
    assert "picks up the penalty cards of that suit; any other stays." in text
    assert "With hearts: East must lead hearts, if able." in text
    assert "With spades: East must lead spades, if able." in text
    assert "When East first leads" not in text
    both = said("exposed_card", f"{DROPPED} cards=HT+S2 turn=E choose=forbid_suit:H+S", laws)
    assert "♥10 and ♠2 were major penalty cards and have been picked up." in both
    one = said("exposed_card", f"{DROPPED} cards=HT+S2 turn=E choose=forbid_suit:H", laws)
    assert "♥10 was a major penalty card and has been picked up. ♠2 is a major penalty card" in one


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_card_of_the_auction_lies_until_it_is_over(said: Said, laws: str) -> None:
    """Then it goes back, or is a penalty card (24)."""
    for cards in ("HT", "H9"):
        text = said("exposed_card_in_auction", f"by=W cards={cards} how=dropped visible_to_partner=yes", laws)
        assert "face up on the table until the auction period ends" in text
        assert "penalty card" in text
    unseen = said("exposed_card_in_auction", "by=W cards=HT how=shown visible_to_partner=no", laws)
    assert "faced until" not in unseen


ESTABLISHED = "declarer=S by=W suit=H card=C3 next_trick=W trick_won_by=E later_tricks=1"


@pytest.mark.parametrize("laws", EDITIONS)
def test_the_equity_of_a_revoke_is_no_claim(said: Said, laws: str) -> None:
    facts = f"{ESTABLISHED} found=after_play later_with_suit=no damage=yes tricks_won=8"
    assert "without the revoke" in said("revoke", facts, laws)
    assert "claimer" not in said("revoke", facts, laws)
    printed = said("revoke", facts, laws, "--json")
    assert '"key":"normal_line"' in printed
    assert "claimer" not in printed


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_revoke_pointed_out_after_a_call_of_the_other_side(said: Said, laws: str) -> None:
    """Who had called is what was answered: it is not asked once more (64B4)."""
    text = said("revoke", f"{ESTABLISHED} found=next_board", laws)
    assert "After a call of the non-offending side on the next board" in text
    assert "in the time that the Law allows" not in text
    assert "Law 64B4" in text


@pytest.mark.parametrize("laws", EDITIONS)
def test_what_the_director_does_is_not_said_to_the_table(said: Said, laws: str) -> None:
    """How a claim is heard is his; while it is heard, by what he measures it; then what it was ruled by."""
    hearing = said("claim", "declarer=S claimer=S", laws).partition("What the Director does")[2]
    assert "play is suspended" in hearing or "play ceases" in hearing
    assert "has the claimer repeat what he said" in hearing
    text = said("claim", "declarer=S claimer=S tricks_left=4 claimed=4 objection=W statement=high trump_out=yes"
                " played_after_claim=no", laws)  # fmt: skip
    table, _, director = text.partition("What the Director does")
    assert "goes against the claimer" in director
    assert "Read out" not in text, "nothing is established yet"
    ruled = said("claim", "declarer=S claimer=S tricks_left=4 claimed=4 objection=W statement=high trump_out=no"
                 " played_after_claim=no normal_line=3", laws)  # fmt: skip
    assert "has the claimer repeat what he said" not in ruled, "they have been heard"
    assert "goes against the claimer" in ruled
    assert "statement repeated" not in table


def restricts(text: str) -> bool:
    """Whether a lead may be restricted: as it is said of 2017, and of the editions before."""
    said = " ".join(re.sub(r"Law \S+", "", text).split())
    return "first on lead, require or forbid a suit" in said or "first on lead, forbid one suit" in said


LEAD = {
    "en": "declarer may, when North is first on lead, forbid one suit",
    "fr": "le déclarant peut, la première fois que Nord doit attaquer, lui interdire une couleur",
    "nb": "kan spillefører, første gang Nord har utspillet, forby én farge",
}


@pytest.mark.parametrize("language", LEAD)
@pytest.mark.parametrize(
    "facts", ["turn=N call=P last_bid=1H", "turn=N call=2C last_bid=1H", "turn=N call=X last_bid=1H last_bid_by=E",
              "turn=W call=P last_bid=none", "turn=W call=2C last_bid=none"],
)  # fmt: skip
def test_what_a_refusal_costs_stands_under_it(said: Said, language: str, facts: str) -> None:
    """Where the offender may call what he likes it hangs on his next call whether partner must pass, and what he may
    lead; of a pass as of a bid (2017:30B1(b)(ii), 31, 32)."""
    text = said("call_out_of_rotation", f"by=S {facts} called_since=none", "2017", "--language", language)
    assert LEAD[language] in re.sub(r" (Law|Loi|§).(30B1|3[12]A2)\S+", "", text)
    assert "72C" in text


@pytest.mark.parametrize("laws", ["1997", "2007"])
def test_who_passes_himself_costs_his_partner_nothing(said: Said, laws: str) -> None:
    text = said("call_out_of_rotation", "by=S turn=N call=P last_bid=1H called_since=none", laws)
    assert "South must pass until the end" in text
    assert "restrict" not in text


OUT = "by=E call=1H last_bid=none called_since=none"


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_bid_that_is_repeated_costs_nothing(said: Said, laws: str) -> None:
    """Nor does a comparable one; no lead is restricted, and partner has nothing to avoid (31A)."""
    text = said("call_out_of_rotation", f"{OUT} turn=N choose=reject_call turn_call=P", laws)
    assert "East must repeat 1♥" in text
    assert "nothing further follows" in text
    assert "restrict" not in text
    assert "may not choose" not in text
    if laws == "2017":
        comparable = f"{OUT} turn=N choose=reject_call turn_call=1S new_call=2C comparable_call=yes"
        assert "restrict" not in said("call_out_of_rotation", comparable, laws)


@pytest.mark.parametrize(("laws", "restricted"), [("1997", False), ("2007", False), ("2017", True)])
def test_the_same_denomination_again(said: Said, laws: str, restricted: bool) -> None:
    """It has been shown in the legal auction too (26A1); later editions ask only whether the call was comparable."""
    again = f"{OUT} turn=N choose=reject_call turn_call=1S new_call=2H comparable_call=no"
    assert restricts(said("call_out_of_rotation", again, laws)) is restricted


@pytest.mark.parametrize("laws", ["1997", "2007"])
@pytest.mark.parametrize(
    ("call", "again", "laws_on_leads"),
    [
        ("1H", "2H", ["Law 26A1"]),
        ("1NT", "2NT", ["Law 26", "Law 26B"]),
        ("X", "P", ["Law 26", "Law 26B"]),
        ("X", "X", []),
    ],
)
def test_what_the_law_says_of_a_lead_once_he_has_called_again(
    said: Said, laws: str, call: str, again: str, laws_on_leads: list[str]
) -> None:
    """A suit named again is left free (26A1). Notrump, a double and a pass name none: any one suit may be forbidden
    where the call is another one (26B); the same double again costs no lead."""
    before = "last_bid=1D last_bid_by=W" if call == "X" else "last_bid=none"
    told = f"by=S turn=E call={call} {before} called_since=none choose=reject_call turn_call=1S new_call={again}"
    text = said("call_out_of_rotation", told, laws)
    law_says = text.partition("What the Law says")[2].partition("Done")[0]
    assert re.findall(r"Law 26\w*", law_says) == laws_on_leads
    assert restricts(text) == ("Law 26B" in laws_on_leads)


@pytest.mark.parametrize("laws", EDITIONS)
def test_whose_turn_it_is_then(said: Said, laws: str) -> None:
    """It goes back to one player, and he calls next; once he has called, it is not said again."""
    back = said("call_out_of_rotation", f"{OUT} turn=W choose=reject_call", laws)
    assert "goes back to West" in back
    assert ("West calls next." if laws == "2017" else "West passes, and North calls next.") in back
    assert ("East may then make any legal call" in back) is (laws != "2017")
    assert "East calls next" not in back
    since = said("call_out_of_rotation", f"{OUT} turn=N choose=reject_call turn_call=1S new_call=2C"
                 " comparable_call=no", laws)  # fmt: skip
    assert "goes back" not in since
    assert "1♥ by East is cancelled." in since
    assert "South calls next." in since


@pytest.mark.parametrize("laws", EDITIONS)
def test_the_player_in_turn_has_called_over_it(said: Said, laws: str) -> None:
    text = said("call_out_of_rotation", "by=E turn=N call=1H last_bid=none called_since=N", laws)
    assert "East calls next." in text
    assert "his call is in rotation" in text
    assert not restricts(text)


def test_what_hangs_on_the_calls_after_partners_turn(said: Said) -> None:
    assert "what the cancelled call told is unauthorised" in said("call_out_of_rotation", f"{OUT} turn=W")
    dealer = said("call_out_of_rotation", f"{OUT} turn=S")
    assert "When partner’s turn was taken" not in dealer
    assert "there is no further rectification" in dealer
    passed = said("call_out_of_rotation", "by=E turn=W call=P last_bid=1D called_since=none")
    assert "his partner must pass at his next turn." in passed


LED = "declarer=S card=HK played_since=none"


@pytest.mark.parametrize("laws", EDITIONS)
def test_an_opening_lead_is_accepted_in_one_way(said: Said, laws: str) -> None:
    """Declarer plays second, from his own hand; or he is dummy (54A, 54B)."""
    text = said("opening_lead_out_of_turn", f"{LED} by=E face=up spread=none", laws)
    assert "3 options" in text
    assert text.count("Accept the lead of ♥K") == 1
    refused = said("opening_lead_out_of_turn", f"{LED} by=E face=up spread=none choose=refuse_lead"
                   " choose=no_restriction", laws)  # fmt: skip
    assert "West leads." in refused


@pytest.mark.parametrize("laws", EDITIONS)
def test_either_defender_may_refuse_a_lead_from_the_wrong_hand(said: Said, laws: str) -> None:
    """Nothing is settled before the one next in turn has said what he wants; then it is said who plays."""
    lead = f"{LED} by=N turn=S"
    assert ("the one next" in said("lead_from_wrong_hand", lead, laws)) is (laws != "1997")
    first = said("lead_from_wrong_hand", f"{lead} choose=refuse_lead@W", laws)
    assert "♥K goes back" not in first
    both = said("lead_from_wrong_hand", f"{lead} choose=refuse_lead@W choose=refuse_lead@E", laws)
    assert "♥K is withdrawn and goes back to dummy." in both
    assert "South leads." in both
    accepted = said("lead_from_wrong_hand", f"{lead} choose=accept_lead@E", laws)
    assert "♥K by North stands. East plays next." in accepted
    assert "South leads from dummy." in said("lead_out_of_turn", f"{LED} by=E turn=N choose=refuse_lead", laws)


CHANGED = "by=E call=1H replaced_by=1S"


@pytest.mark.parametrize(
    ("laws", "becomes"), [("1997", "East chooses what becomes of 1♥"), ("2007", "1♥ stands"), ("2017", "1♥ stands")]
)
def test_what_becomes_of_a_change_that_is_refused(said: Said, laws: str, becomes: str) -> None:
    """25B2: in 1997 its maker chooses, later the first call stands."""
    text = said("changed_call", f"{CHANGED} called_since=none unintended_call=no", laws)
    assert becomes in text
    assert "what its author must do" not in text
    assert "becomes a defender" in text
    assert "becomes a defender" not in said("changed_call", f"{CHANGED} called_since=none unintended_call=yes", laws)


@pytest.mark.parametrize("laws", EDITIONS)
def test_until_when_a_slip_is_put_right(said: Said, laws: str) -> None:
    """Until partner has called; it is the first call of which it counts what was meant (25A)."""
    assert "only a slip can still be put right" in said("changed_call", CHANGED, laws)
    assert "Was 1♥ by East a slip" in said("changed_call", f"{CHANGED} called_since=S", laws)
    late = said("changed_call", f"{CHANGED} called_since=S+W", laws)
    assert "a slip, never intended" not in late
    assert "It is too late to replace an unintended call" in late
    assert "1♥ by East stands." in late


def test_the_commonest_correction_has_its_cost(said: Said) -> None:
    """What both bids mean, as they mostly do, is not left to be found before it can be read out (27B1(a))."""
    text = said("insufficient_bid", "by=E last_bid=1S call=1H called_since=none choose=reject_call")
    assert "If both bids specify the same denomination or denominations: No further rectification is applied." in text
    assert "Depends on" not in text
    neither = text.partition("If neither:")[2].partition("With")[0]
    assert "West must pass until the end of the auction." in neither


@pytest.mark.parametrize("laws", EDITIONS)
def test_partners_bid_is_not_doubled(said: Said, laws: str) -> None:
    """Of an insufficient bid over partner's, which is told where it is so."""
    facts = "by=E last_bid=1S call=1H called_since=none choose=reject_call"
    assert "With a double" in said("insufficient_bid", facts, laws)
    assert "With a double" not in said("insufficient_bid", f"{facts} last_bid_by=W", laws)


@pytest.mark.parametrize("made", ["1H", "P", "X"])
def test_partner_calls_before_the_offender_does(said: Said, made: str) -> None:
    """His turn was taken and goes back to him; what he may not use holds now, the rest comes with the offender's call
    (30B1, 31B, 32B of 2017)."""
    facts = f"by=E turn=W call={made} last_bid=1C" + (" last_bid_by=S" if made == "X" else "")
    asked = said("call_out_of_rotation", f"{facts} called_since=none choose=reject_call")
    stands, _, later = (re.sub(" Law 3[0-9AB1()a]+", "", part) for part in asked.partition("What may still come of it"))
    assert "What does East call when the turn comes" in stands
    assert "West may not choose" in stands
    assert "West calls next." in stands
    assert "West must pass" not in stands
    assert "told is unauthorised for him" in later
    assert "must pass at his next turn" in later
    judged = said("call_out_of_rotation", f"{facts} called_since=none choose=reject_call new_call=2D"
                  " comparable_call=no")  # fmt: skip
    assert "West must pass when next to call." in judged
    assert "South calls next." in judged
    assert "West calls next." not in judged


@pytest.mark.parametrize("laws", EDITIONS)
def test_what_may_come_while_the_right_hand_opponent_has_not_called(said: Said, laws: str) -> None:
    """Nothing is said of partner yet: a call that is repeated, or comparable, sets him free (31A)."""
    refused = f"{OUT} turn=N choose=reject_call"
    asked = said("call_out_of_rotation", refused, laws)
    assert "North calls next." in asked
    assert "may not choose" not in asked
    assert "If the right-hand opponent passes, the offender must repeat his" in asked
    bid = said("call_out_of_rotation", f"{refused} turn_call=1S", laws)
    assert "East calls next." in bid
    assert "may not choose" not in bid
    assert "opponent passes" not in bid
    assert "Law 31A2" in bid.partition("What may still come of it")[2]


@pytest.mark.parametrize("laws", EDITIONS)
def test_what_may_not_be_used_of_a_bid_hangs_on_what_replaces_it(said: Said, laws: str) -> None:
    """It is told with the cost of each call, and as what stands only once that is settled (27B, 16)."""
    refused = "by=E last_bid=1S call=1H called_since=none choose=reject_call"
    stands, _, chooses = said("insufficient_bid", refused, laws).partition("What stands now")[2].partition("Read out")
    assert "may not choose" not in stands
    assert "West may not choose" in chooses
    assert "may not choose" not in said("insufficient_bid", f"{refused} choose=correct:2H", laws)
    other = said("insufficient_bid", f"{refused} choose=correct:3C comparable_call=no", laws)
    assert "West may not choose" in other.partition("What stands now")[2]


@pytest.mark.parametrize(("laws", "bound"), [("2007", True), ("2017", False)])
def test_a_free_correction_does_not_always_free_what_was_told(said: Said, laws: str, bound: bool) -> None:
    """A call that means the same: in 2007 the withdrawn bid remains unauthorised for partner (27B1(b), 16D2)."""
    refused = "by=E last_bid=1S call=1H called_since=none choose=reject_call"
    free = said("insufficient_bid", refused, laws).partition("With any other call")[2].partition("If it ")[0]
    assert "No further rectification is applied." in free
    assert ("may not choose" in free) is bound
    corrected = said("insufficient_bid", f"{refused} choose=correct:3C comparable_call=yes", laws)
    assert "No further rectification is applied." in corrected
    assert ("may not choose" in corrected) is bound


PARTNER_MAY_USE = {
    "1997": "Partner may reckon with the duty to play the card, and with nothing else",
    "2007": "All else that it tells is unauthorised for partner",
    "2017": "While it lies there, what it tells and how it must be played is authorised for all players.",
}


@pytest.mark.parametrize("laws", EDITIONS)
def test_what_it_costs_to_leave_the_lead_free(said: Said, laws: str) -> None:
    """The card stays and must be played, the choice comes again, and what partner may use is told (50D2(b), 50E)."""
    for facts in (f"{DROPPED} cards=HT turn=E", f"{DROPPED} cards=HT+S2 turn=E"):
        told = said("exposed_card", facts, laws).partition("Leave the lead free")[2].partition("What stands now")[0]
        told = re.sub(r"Law 5[0-9A-E()a-z]+ ", "", told)
        assert "must still be played at the first legal opportunity" in told
        assert "South has this choice again" in told
        assert PARTNER_MAY_USE[laws] in told
        assert "No further" not in told
    lead = said("opening_lead_out_of_turn", f"{LED} by=E face=up spread=none", laws).partition("Leave the lead free")[2]
    assert "must still be played at the first legal opportunity" in lead
    assert "South has this choice again" in lead


@pytest.mark.parametrize("laws", ["2007", "2017"])
def test_what_partner_may_use_of_a_minor_penalty_card(said: Said, laws: str) -> None:
    told = re.sub(r"Law 5[0-9A-E()a-z]+ ", "", said("exposed_card", f"{DROPPED} cards=H5 turn=E", laws))
    assert PARTNER_MAY_USE[laws] in told
    assert "has this choice again" not in told


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_restriction_that_is_not_made_leaves_no_card(said: Said, laws: str) -> None:
    """To leave the lead free after a withdrawn call costs nothing: nothing lies there (26)."""
    text = said("call_out_of_rotation", "by=E turn=N call=1H last_bid=none called_since=none choose=reject_call"
                " turn_call=1S new_call=2C comparable_call=no", laws)  # fmt: skip
    assert "must still be played" not in text


@pytest.mark.parametrize("laws", EDITIONS)
def test_what_is_asked_about_a_slip(said: Said, laws: str) -> None:
    """Until 2007 it counts too whether he changed it without pause for thought; later only what he had meant (25A)."""
    asked = said("changed_call", f"{CHANGED} called_since=none", laws)
    assert ("without pause for thought" in asked) is (laws != "2017")
    assert ("lapse of concentration" in asked) is (laws == "2017")
    assert ("Law 25A2" in asked) is (laws == "2017")


@pytest.mark.parametrize("laws", EDITIONS)
def test_after_a_slip_it_is_said_who_calls_next_and_what_it_costs(said: Said, laws: str) -> None:
    text = said("changed_call", f"{CHANGED} called_since=none unintended_call=yes", laws)
    assert "South calls next." in text
    assert "The Laws do not say what an unintended call tells" in text
    assert "may not choose" not in text
    assert ("no lead is restricted" in text) is (laws == "2017")
    refused = said("changed_call", f"{CHANGED} called_since=none unintended_call=no choose=accept_call", laws)
    assert "South calls next." in refused


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize(
    ("start", "facts", "first", "meant"),
    [
        ("insufficient_bid", "by=E last_bid=1S call=1H", "1♥", "2♥"),
        ("inadmissible_double", "by=E call=X last_bid=1S last_bid_by=W", "Double", "2♣"),
        ("bid_over_seven", "by=E", "The call", "3♣"),
    ],
)
def test_a_slip_goes_before_the_law_that_the_call_offends(
    said: Said, laws: str, start: str, facts: str, first: str, meant: str
) -> None:
    """25A before 27, 36 and 38: what he meant stands, nothing else follows; not once partner has called."""
    code = f"{meant[0]}{'HC'['♥♣'.index(meant[1])]}"
    before, _, _ = said(start, f"{facts} called_since=none", laws).partition("Read out")
    assert "intended call" in before.partition("First of all")[2]
    asked = said(start, f"{facts} called_since=none unintended_call=yes", laws)
    assert "replaced_by=" in asked
    text = said(start, f"{facts} called_since=none unintended_call=yes replaced_by={code}", laws)
    stands = text.partition("What stands now")[2]
    named = {"Pass": "The pass", "Double": "The double", "Redouble": "The redouble"}.get(first, first)
    replaced = f"{named} by East was a slip: {meant}, which was meant, takes its place." in stands
    assert replaced or f"{named} by East is cancelled." in stands
    # which bid over seven it was is not asked, so that the ruling cannot name it
    assert replaced is (start != "bid_over_seven")
    assert f"{meant} by East stands." in stands
    assert "South calls next." in stands
    assert "West must pass" not in text
    assert not restricts(text)
    late = said(start, f"{facts} called_since=S+W unintended_call=yes", laws)
    assert "replaced_by=" not in late
    assert f"{meant} by East stands." not in late


def test_what_was_meant_is_looked_at_like_any_other_call(said: Said) -> None:
    text = said("insufficient_bid", "by=E last_bid=1S call=1H called_since=none unintended_call=yes replaced_by=1D")
    assert "Accept 1♦." in text
    assert "Accept 1♥." not in text


HESITATED = "by=E what=hesitation action=4S facts_agreed=yes information_made_available=yes"


@pytest.mark.parametrize("laws", EDITIONS)
def test_what_a_hesitation_suggested_is_looked_at_when_the_board_is_over(said: Said, laws: str) -> None:
    """Until then the table plays on (16A2 of 1997, 16B3); of what pointed to nothing no alternatives are asked."""
    later = "This is looked at when the board is over"
    assert later not in said("unauthorized_information", "by=E what=hesitation action=4S", laws)
    for more in ("", " suggested=4S"):
        asked = said("unauthorized_information", f"{HESITATED}{more}", laws)
        assert later in asked
        assert "Go on, and call me when the board is over" in asked
        assert later not in said("unauthorized_information", f"{HESITATED}{more} stage=ended", laws)
    nothing = said("unauthorized_information", f"{HESITATED} suggested=-", laws)
    assert "All that is due now has been read out." in nothing
    assert "would a peer" not in nothing
    assert "Use of unauthorised" not in nothing


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize(
    "facts",
    [HESITATED, f"{HESITATED} suggested=-", HESITATED.replace("4S", "none"), f"{HESITATED} suggested=4S"],
)
def test_that_the_table_plays_on_is_said_now_until_the_board_is_over(said: Said, laws: str, facts: str) -> None:
    """Whatever has been answered, and though nothing is left to be asked (16A2 of 1997, 16B3)."""
    go_on = "Go on, and call me when the board is over"
    text = said("unauthorized_information", facts, laws)
    assert go_on in text.partition("To be said at the table now")[2]
    assert "What the Law says" not in text
    over = said("unauthorized_information", f"{facts} stage=ended", laws)
    assert go_on not in over
    told_nothing = said("unauthorized_information", facts.replace("available=yes", "available=no"), laws)
    assert go_on not in told_nothing


@pytest.mark.parametrize(
    ("laws", "call", "slip", "card"),
    [("1997", "16C2", "16A", "50D2"), ("2007", "16D2", "16B1", "50E2"), ("2017", "16C2", "16B1", "50E2")],
)
def test_what_partner_may_not_use_is_cited_by_the_law_that_makes_it_so(
    said: Said, laws: str, call: str, slip: str, card: str
) -> None:
    """Of a withdrawn call and a penalty card that was picked up, in the numbers of each edition; of a slip no Law says
    it, and so no duty is read out, but how the program reads the Laws."""

    def cited(start: str, facts: str) -> set[str]:
        found = re.findall(r"may not choose, [^.]{0,60}?(Law \S+)", said(start, facts, laws))
        return {one.removeprefix("Law ") for one in found}

    assert cited("call_out_of_rotation", f"{OUT} turn=W choose=reject_call") == {call}
    assert cited("insufficient_bid", "by=E last_bid=1S call=1H called_since=none choose=reject_call") == {call}
    assert cited("changed_call", f"{CHANGED} called_since=none unintended_call=yes") == set()
    tells = "The Laws do not say what an unintended call tells; the program takes"
    assert f"{tells} Law {slip}" in said("changed_call", f"{CHANGED} called_since=none unintended_call=yes", laws)
    assert cited("exposed_card", f"{DROPPED} cards=HT turn=E choose=require_suit:H") == {card}


@pytest.mark.parametrize("laws", EDITIONS)
def test_what_may_be_asked_of_the_lead(said: Said, laws: str) -> None:
    """Of the suit that the withdrawn bid showed, by the older Laws, and of any other (26A, 26B); a pass showed none."""
    bid = said("insufficient_bid", "by=E last_bid=2S call=2D called_since=none replaced_by=none", laws)
    passed = said("call_out_of_rotation", "by=S turn=W call=P last_bid=none called_since=none", laws)
    assert ("a suit to which the withdrawn call related" in bid) is (laws != "2017")
    assert "a suit to which the withdrawn call related" not in passed


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_bid_that_was_meant_is_no_slip(said: Said, laws: str) -> None:
    heading, facts = "First of all", "by=E last_bid=2S call=2D called_since=none replaced_by=none"
    assert "intended call" in said("insufficient_bid", facts, laws).partition(heading)[2]
    assert heading not in said("insufficient_bid", f"{facts} unintended_call=no", laws)


@pytest.mark.parametrize(
    ("laws", "laid", "known"), [("1997", "50D2", "72B1"), ("2007", "50E2", "23"), ("2017", "50E2", "72C")]
)
def test_what_may_still_come_of_a_penalty_card(said: Said, laws: str, laid: str, known: str) -> None:
    """As far as the edition has it: 50E3 came in 2007; a minor card is never picked up (50C)."""
    helped = {"2007": "told so much", "2017": "help of the exposed card"}.get(laws, "What may still come of it")
    major = said("exposed_card", f"{DROPPED} cards=HQ turn=none", laws).partition("What may still come of it")[2]
    assert f"Once it has gone back to the hand, partner may use nothing of it; Law {laid}" in major
    assert f"Law {known} " in major
    assert ("Law 50E3" in major) is (laws != "1997")
    minor = said("exposed_card", f"{DROPPED} cards=H5", laws)
    assert helped in minor
    assert "Once it has gone back" not in minor
    # what partner may use then stands under each choice
    lead = "declarer=S by=E face=up card=HK spread=none"
    refused = said("opening_lead_out_of_turn", lead, laws)
    assert "Once it has gone back" not in refused.partition("What may still come of it")[2]
    assert helped in refused
    assert helped not in said("opening_lead_out_of_turn", f"{lead} choose=accept_lead", laws)
    assert helped in said("opening_lead_out_of_turn", f"{lead} choose=refuse_lead choose=forbid_suit:H", laws)
    assert helped not in said("exposed_card", "declarer=S by=W cards=HQ how=dropped visible_to_partner=no", laws)


@pytest.mark.parametrize("laws", EDITIONS)
def test_what_a_refusal_costs_if_the_right_hand_opponent_bids(said: Said, laws: str) -> None:
    """It is told with the choice, since that depends on it: what the offender's next call brings (31A)."""
    read = (
        said("call_out_of_rotation", f"{OUT} turn=N", laws).partition("2 Refuse it.")[2].partition("What may still")[0]
    )
    at_once, _, told = read.partition("If North passes:")
    assert "may not choose" not in at_once
    passes, _, bids = told.partition("If North bids:")
    assert "East must repeat 1♥" in passes
    assert ("No further penalty." if laws == "1997" else "No further rectification.") in passes
    assert bids.startswith(" East may then make any legal call.")
    if laws == "2017":
        free, _, barred = bids.partition("If it is not:")
        assert "If East’s new call is comparable: No further rectification is applied." in free
        assert "may not choose" not in free
        assert "West must pass when next to call." in barred
    else:
        same, _, barred = bids.partition("If East then makes any other call:")
        assert "If East then bids hearts, at any level" in same
        assert "West must pass when next to call." in same
        assert "West must pass until the end of the auction." in barred
    assert "may not choose" in barred
    assert restricts(barred)


def test_a_player_who_cannot_double_is_not_told_of_it(said: Said) -> None:
    """As long as nobody has bid (19A1)."""
    facts = "by=S turn=E call=1S last_bid=none called_since=none"
    assert "If East bids:" in said("call_out_of_rotation", facts)
    assert "doubles" not in said("call_out_of_rotation", facts)


@pytest.mark.parametrize("laws", ["1997", "2007"])
def test_what_a_double_out_of_rotation_costs_whatever_is_called_then(said: Said, laws: str) -> None:
    facts = "by=E turn=N call=X last_bid=1C last_bid_by=S called_since=none"
    # what East can double North cannot
    bids = said("call_out_of_rotation", facts, laws).partition("If North bids:")[2].partition("What may")[0]
    always, _, doubles = bids.partition("If East then calls Double:")
    assert "West must pass until the end of the auction." in always
    # the same call again restricts no lead (26)
    doubles, _, other = doubles.partition("If East then makes any other call:")
    assert "first on lead" not in doubles
    assert other.strip().startswith("If East then defends, declarer may, when West is first on lead")


def test_of_two_equal_calls_it_is_said_which_stands(said: Said) -> None:
    facts = "by=S turn=N call=1S last_bid=none called_since=none choose=reject_call@W new_call=1S comparable_call=yes"
    stands = said("call_out_of_rotation", facts).partition("What stands now")[2]
    assert "The first 1♠ by South is cancelled." in stands
    assert "1♠ by South stands." in stands


@pytest.mark.parametrize(
    ("language", "heard"),
    [("en", "the lead that lies face down"), ("fr", "l’entame posée face cachée"), ("nb", "ligger med bildesiden ned")],
)
def test_a_lead_that_lies_face_down_may_be_taken_back(said: Said, language: str, heard: str) -> None:
    """After a mistaken explanation, before it is faced (47E2)."""
    told = "by=N stage=clarification noticed_by=partner turn=W calls_since=P+P+P declarer=S misinformation=yes"
    told += " agreement=not_now would_have_acted=no lead_down="
    assert heard in said("wrong_explanation", f"{told}yes", "2017", "--language", language)
    assert heard not in said("wrong_explanation", f"{told}no", "2017", "--language", language)


_NEXT = {
    "en": ("What does East call when the turn comes, after West and North?", "What does North call, whose turn it is?"),
    "fr": ("Après Ouest et Nord, quand vient le tour d’Est", "Que déclare Nord, dont c’est le tour ?"),
    "nb": ("Hva melder Øst når turen kommer, etter Vest og Nord?", "Hva melder Nord, som er i tur?"),
}


@pytest.mark.parametrize("language", _NEXT)
def test_who_calls_before_the_offender_is_named(said: Said, language: str) -> None:
    refused = "by=E call=1H last_bid=none called_since=none choose=reject_call"
    partners, first = _NEXT[language]
    assert partners in said("call_out_of_rotation", f"{refused} turn=W", "2017", "--language", language)
    asked = said("call_out_of_rotation", f"{refused} turn=N", "2017", "--language", language)
    assert first in asked.replace("\u202f", " ")


@pytest.mark.parametrize("call", ["1H", "X"])
def test_what_is_read_out_names_no_other_provision(said: Said, call: str) -> None:
    """A number in the middle of a sentence says nothing to players."""
    answers = f"by=E turn=W call={call} last_bid=1C called_since=none" + (" last_bid_by=S" if call == "X" else "")
    for language in ("en", "fr", "nb"):
        text = said("call_out_of_rotation", answers, "2017", "--language", language)
        assert not re.search(r"(as in|comme en|som i) 3[12]A2", text)


def test_a_call_is_told_from_the_one_that_it_replaces(said: Said) -> None:
    answers = "by=E last_bid=1S call=1H called_since=none choose=reject_call choose=correct:2H"
    first = said("insufficient_bid", answers)
    assert "Which suits did 1♥ show, which was withdrawn?" in first
    then = said("insufficient_bid", f"{answers} specified_suits=H")
    asked = then.partition("decide")[2]
    assert "Which suits does 2♥ show, which replaces it?" in asked
    assert "whether it shows the same as the withdrawn call" in asked


@pytest.mark.parametrize(("language", "able"), [("en", "if able"), ("fr", "s’il le peut"), ("nb", "om mulig")])
@pytest.mark.parametrize("laws", EDITIONS)
def test_nobody_has_to_lead_what_he_has_not_got(said: Said, laws: str, language: str, able: str) -> None:
    """A restriction binds whom it can (59)."""
    chosen = f"{DROPPED} cards=HQ turn=E choose=require_suit:H"
    assert able in said("exposed_card", chosen, laws, "--language", language)


def test_of_an_honour_it_is_not_said_that_it_counts_how_it_was_seen(said: Said) -> None:
    asked = said("exposed_card", "declarer=S by=W cards=HQ")
    assert "an honour weighs the same either way" in asked


def test_at_the_next_players_turn_it_counts_whose_bid_it_was(said: Said) -> None:
    """It may have been his own, which he wants to change (25); what that may cost is said once."""
    out = "by=W turn=N call=1NT last_bid=1D"
    assert "Who made that bid?" in said("call_out_of_rotation", out, "2007")
    own = f"{out} last_bid_by=W called_since=none unintended_call=no"
    changed = said("call_out_of_rotation", own, "2007")
    assert "West bid 1♦, then changed it to 1NT" in changed
    accepting = changed.partition("Accept 1NT")[2].partition("Refuse 1NT")[0]
    assert accepting.count("declarer may, when East is first on lead") == 1
    others = said("call_out_of_rotation", f"{out} last_bid_by=E called_since=none", "2007")
    assert "1♦ by West" not in others
    assert "Who made that bid?" not in said("call_out_of_rotation", "by=W turn=S call=1NT last_bid=1D", "2007")


MISLED = {
    "opening_lead_out_of_turn": "declarer=N by=W face=up card=SQ spread=none told_by_opponent=yes",
    "lead_out_of_turn": "declarer=N by=W card=SQ turn=E told_by_opponent=yes",
}
MISLED_DECLARER = {"own hand": "by=N turn=S", "dummy": "by=S turn=N", "a defender's turn": "by=N turn=E"}


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("start", MISLED)
def test_a_lead_to_which_an_opponent_misled_the_player(said: Said, start: str, laws: str) -> None:
    """It goes back, costs nothing and cannot be accepted; in 1997 he may take it back, or leave it to be accepted
    (47E1)."""
    lies = "" if start == "opening_lead_out_of_turn" else " played_since=none"
    text = said(start, MISLED[start] + lies, laws)
    assert "Law 47E1" in text
    assert "penalty card" not in text
    assert "Nothing changes at the table" not in text
    assert "Accept the lead" not in text
    assert ("♠Q is withdrawn and goes back to West’s hand" in text) == (laws != "1997")
    if laws == "1997":
        assert "Take ♠Q back: East leads." in text
        assert "Accept the lead" in said(start, f"{MISLED[start]}{lies} choose=leave:withdraw_play", laws)
    else:
        assert "East leads." in text


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("facts", MISLED_DECLARER.values(), ids=MISLED_DECLARER)
def test_declarers_lead_to_which_a_defender_misled_him(said: Said, facts: str, laws: str) -> None:
    """It goes back and no defender may accept it; in 1997 he may take it back, or leave it to them (47E1, 55A). Of
    what he has learnt by his own card nothing is said: it was the other side's doing (55C)."""
    told = f"declarer=N card=SQ told_by_opponent=yes played_since=none {facts}"
    text = said("lead_from_wrong_hand", told, laws)
    assert "Law 47E1" in text
    assert "Law 55C" not in text
    assert "Accept the lead" not in text
    hand = "dummy" if "by=S" in facts else "North’s hand"
    assert (f"♠Q is withdrawn and goes back to {hand}" in text) == (laws != "1997")
    if laws == "1997":
        left = f"{told} choose=leave:withdraw_play"
        assert "Accept the lead" in said("lead_from_wrong_hand", left, laws)
        refused = said("lead_from_wrong_hand", f"{left} choose=refuse_lead@E choose=refuse_lead@W", laws)
        assert f"♠Q is withdrawn and goes back to {hand}" in refused
    else:
        leads = {"S": "North leads from dummy.", "N": "North leads.", "E": "East leads."}
        assert leads[facts[-1]] in text


def test_a_lead_that_was_played_to_stands_whoever_misled_the_player(said: Said) -> None:
    text = said("lead_out_of_turn", f"{MISLED['lead_out_of_turn']} played_since=N")
    assert "♠Q by West stands" in text
    assert "47E1" not in text


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize(
    ("language", "nothing", "free"),
    [
        ("en", "No further rectification.", "West may then make any legal call."),
        ("fr", "Pas d’autre rectification.", "Ouest peut alors faire toute déclaration légale."),
        ("nb", "Ingen ytterligere korrigering.", "Vest kan da avgi enhver lovlig melding."),
    ],
)
def test_of_a_call_at_the_right_opponents_turn_the_rest_is_said(
    language: str, nothing: str, free: str, laws: str, said: Said
) -> None:
    """Repeated because that one passes it costs nothing more; once he bids, the offender calls what he likes."""
    told = "by=W turn=S call=1D last_bid=none called_since=none"
    out = said("call_out_of_rotation", told, laws, "--language", language)
    if laws == "1997":
        # those Laws call it so
        penalty = {"rectification": "penalty", "korrigering": "straff"}
        nothing = next(nothing.replace(one, penalty[one]) for one in penalty if one in nothing)
        nothing = nothing.replace("autre penalty", "autre pénalité")
    assert 1 <= out.count(nothing) <= 2
    assert out.count(free) == 1


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("stage", ["auction", "ended"])
def test_how_a_disputed_fact_is_found_is_said_where_it_is_disputed(said: Said, stage: str, laws: str) -> None:
    """Until the Director has found it (85); not where all agree."""
    told = f"by=E what=hesitation action=4S stage={stage} facts_agreed"
    law = "Law 85A" if laws == "1997" else "Law 85A1"
    assert law in said("unauthorized_information", f"{told}=no", laws)
    assert "Law 85" not in said("unauthorized_information", f"{told}=yes", laws)
    assert "Law 85" not in said("unauthorized_information", f"{told}=no information_made_available=yes", laws)


@pytest.mark.parametrize("laws", EDITIONS)
def test_only_where_all_may_agree_to_play_on_the_play_gives_the_result(said: Said, laws: str) -> None:
    text = said("claim", "declarer=S claimer=S tricks_left=5 claimed=5 objection=W statement=none trump_out=no", laws)
    assert ("What all four agreed to play is the result" in text) == (laws == "2017")


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_card_that_was_played_too_soon_leads_to_no_lead(said: Said, laws: str) -> None:
    """What declarer chooses is what partner plays to the trick in progress (57A)."""
    told = "declarer=S by=E card=HK led_by=S card_led=H2 declarer_has_played=one_hand"
    text = said("premature_play", told, laws)
    read = text.partition("Read out")[2].partition("What may still")[0]
    assert "West must play that card in hearts to this trick" in read
    assert "penalty card" not in read
    assert " lead " not in read
    assert "may not play spades to this trick" in said("premature_play", f"{told} choose=forbid_suit:S", laws)


@pytest.mark.parametrize(
    ("laws", "law"), [("1997", "Law 72B1"), ("2007", "Law 23"), ("2017", "Law 72C")], ids=lambda value: value
)
@pytest.mark.parametrize(("turn", "bid"), [("N", "none"), ("W", "none"), ("W", "1S"), ("N", "1S")])
def test_what_the_offenders_own_pass_may_have_done(said: Said, laws: str, law: str, turn: str, bid: str) -> None:
    """Before any bid, and to the end of the auction: not where he has but to pass once over a bid (30A, 30B). The
    Law of 1997 on a damaging pass is about that of his partner (23)."""
    text = said("call_out_of_rotation", f"by=E call=P turn={turn} last_bid={bid} called_since=none", laws)
    later = text.partition("What may still come of it")[2]
    silent = {"1997": bid == "none" or turn == "W", "2007": bid == "none" or turn == "W", "2017": turn == "W"}
    assert (law in later) is silent[laws]
    assert not (laws == "1997" and "Law 23" in later)
