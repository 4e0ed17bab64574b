"""The page of a quick ruling as data: where the taps of its options lead."""

from __future__ import annotations

from urllib.parse import parse_qsl

import pytest

from bridgelaw.api.quick.road import quick
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.web.desk.quick_address import Address, address_of
from bridgelaw.web.desk.quick_asking import QuickQuestion
from bridgelaw.web.desk.quick_view import QuickOption, QuickView, view_quick
from bridgelaw.words import Words

_TOO_LOW = "start=insufficient_bid&by=E&last_bid=1S&call=1H&called_since=none"


def _seen(query: str, edition: str) -> tuple[Address, QuickView]:
    at = address_of([("laws", edition), *parse_qsl(query)])
    found = quick(at.start, at.answers, laws=at.laws, authority=at.authority)
    return at, view_quick(found, at, Words("en", edition))


def _options(query: str, edition: str) -> tuple[Address, list[QuickOption]]:
    at, view = _seen(query, edition)
    return at, [option for reading in view.readings for option in reading.options]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "query",
    [
        _TOO_LOW,
        f"{_TOO_LOW}&choose=reject_call",
        "start=exposed_card&declarer=S&by=E&cards=HQ&how=dropped&visible_to_partner=yes&turn=W",
        "start=opening_lead_out_of_turn&declarer=S&by=E&face=up&card=HK&spread=none&played_since=none",
        "start=changed_call&by=E&call=1S&replaced_by=1H&called_since=none&unintended_call=no",
    ],
)
def test_every_tap_of_an_option_leads_on(query: str, edition: str) -> None:
    at, options = _options(query, edition)
    assert options
    for option in options:
        taps = [tap.href for tap in option.picks] + ([option.href] if option.href else [])
        assert taps, option.id
        for href in {taps[0], taps[-1]}:
            after, view = _seen(href.partition("?")[2], edition)
            assert len(after.answers) == len(at.answers) + 1
            assert [one.text for one in view.chips][-1].startswith("Chosen: ")
            assert option.sentence not in [one.sentence for reading in view.readings for one in reading.options]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_call_that_an_option_names_is_its_tap(edition: str) -> None:
    """The lowest sufficient bid is one tap, any other call is behind it."""
    _, options = _options(f"{_TOO_LOW}&choose=reject_call", edition)
    (named,) = [option for option in options if option.href]
    assert named.named == "2♥"
    assert named.href.endswith("choose=correct%3A2H")
    assert named.by_code["3C"].href.endswith("choose=correct%3A3C")


def test_the_only_suit_is_no_second_tap() -> None:
    query = "start=exposed_card&declarer=S&by=E&cards=HQ&how=dropped&visible_to_partner=yes&turn=W"
    _, options = _options(query, "2017")
    led = {option.id: option.href for option in options}
    assert led["require_suit"].endswith("choose=require_suit%3AH")
    assert led["forbid_suit"].endswith("choose=forbid_suit%3AH")


@pytest.mark.parametrize("edition", EDITIONS)
def test_suits_are_forbidden_together(edition: str) -> None:
    """Of two penalty cards in two suits; to leave the lead free is one tap, no card (51B2)."""
    query = "start=exposed_card&declarer=S&by=W&cards=HT+S2&how=dropped&visible_to_partner=yes&turn=E"
    _, options = _options(query, edition)
    picks = {option.id: [tap.code for tap in option.picks] for option in options}
    assert picks == {"require_suit": ["S", "H"], "forbid_suit": ["S", "H", "S H"], "no_restriction": []}
    both = next(option for option in options if option.id == "forbid_suit").by_code["S H"]
    assert both.text == "spades and hearts"
    _, view = _seen(both.href.partition("?")[2], edition)
    assert "♥10 and ♠2 were major penalty cards and have been picked up." in [line.text for line in view.stands]


def test_what_stands_while_a_call_has_still_to_be_made() -> None:
    """Before partner's and the offender's next call: whose turn it is and what he may not use (31B of 2017)."""
    query = "start=call_out_of_rotation&by=E&turn=W&call=1H&last_bid=none&called_since=none&choose=reject_call"
    _, view = _seen(query, "2017")
    assert view.ask is not None
    assert view.ask.key == "new_call"
    said = " ".join(line.text for line in view.stands)
    assert "West calls next." in said
    assert said.count("must pass") == said.count("After any other call West must pass") == 1
    assert [read.heading for read in view.reads] == ["quick-law-later"]


def test_what_comes_of_a_refused_call_is_told_with_names() -> None:
    out = "start=call_out_of_rotation&by=N&turn=W&call=1H&last_bid=none&called_since=none&choose=reject_call"
    _, view = _seen(out, "2007")
    said = " ".join(line.text for line in view.stands)
    assert "If West passes: North must repeat 1♥" in said
    assert "If North then bids hearts, at any level:" in said
    _, view = _seen(f"{out}&turn_call=1S", "2007")
    said = " ".join(line.text for line in view.stands)
    assert "If North then bids hearts, at any level:" in said
    assert "passes" not in said
    _, view = _seen(out.replace("turn=W", "turn=S"), "2017")
    assert "North may make any legal call when in turn" in " ".join(line.text for line in view.stands)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_claim_begins_with_what_is_said_at_once(edition: str) -> None:
    _, view = _seen("start=claim", edition)
    # one heading: that play stops is the first thing that he sees to
    assert [read.heading for read in view.reads] == ["quick-law-director"]
    assert view.reads[0].lines[0].law == "Law 68D"
    _, view = _seen("start=claim&declarer=S&claimer=S&tricks_left=4&claimed=4&objection=W&statement=none&trump_out=no",
                    edition)  # fmt: skip
    assert view.ask is not None
    assert ("all_agreed" in view.ask.by_code) is (edition == "2017")


def test_a_call_that_is_left_ends_with_who_leads_and_when_to_call_again() -> None:
    told = "start=wrong_explanation&by=N&stage=clarification&noticed_by=explainer&turn=W&calls_since=P+P+P&declarer=S"
    asked = f"{told}&agreement=not_now&misinformation=yes&would_have_acted=yes&choose=leave:change_call"
    _, view = _seen(asked, "2017")
    said = [line.text for line in view.stands]
    assert said[0] == "West leads."
    assert "calls the Director again" in said[1]
    assert not view.later


def test_that_the_board_is_over_is_said_before_anything_is_read_out() -> None:
    """From the first tap on; then 1997 does not say that the play goes on (16A2)."""
    _, view = _seen("start=unauthorized_information", "1997")
    assert view.over is not None
    told = "start=unauthorized_information&stage=ended&by=E&what=hesitation&action=4S"
    for edition in EDITIONS:
        _, view = _seen(told, edition)
        said = " ".join(line.text for read in view.reads for line in read.lines)
        assert view.over is None
        assert "adjust" in said
        assert "play go on" not in said


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_looked_at_when_the_board_is_over_waits_behind_what_is_said_now(edition: str) -> None:
    """Whether a hesitation was used; it can be answered now, and what has been begun stays open."""
    told = "start=unauthorized_information&by=E&what=hesitation&action=4S&facts_agreed=yes"
    assert _seen(told, edition)[1].waits == ""
    told += "&information_made_available=yes"
    _, view = _seen(told, edition)
    assert view.ask is not None
    assert (view.ask.key, view.waits) == ("suggested", "waits")
    [line] = view.stands
    assert line.text == "West must carefully avoid taking any advantage of the unauthorised information from East."
    assert line.law == f"Law 73C{1 if edition == '2017' else ''}"  # the duty; 16 forbids only certain choices
    _, view = _seen(f"{told}&suggested=4S", edition)
    assert view.ask is not None
    assert (view.ask.key, view.waits) == ("logical_alternatives", "begun")
    assert _seen(f"{told}&add=stage", edition)[1].waits == ""
    for over in (f"{told}&stage=ended", f"{told}&stage=ended&suggested=4S"):
        assert _seen(over, edition)[1].waits == ""


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_said_to_have_asked_or_explained_who_was_not_named(edition: str) -> None:
    told = "start=wrong_explanation&by=E&stage=ended&noticed_by=partner&declarer=S&misinformation=yes"
    _, view = _seen(f"{told}&agreement=not_now&would_have_acted=yes", edition)
    assert view.done
    said = " ".join(line.text for line in view.known)
    assert "East explained a call" in said
    assert "asked" not in said
    assert "West explained" not in said


@pytest.mark.parametrize(
    ("words", "heard"),
    [("en", "to the end of the auction"), ("fr", "jusqu’à la fin des annonces"), ("nb", "resten av meldingsforløpet")],
)
def test_a_call_that_is_not_comparable_silences_partner_to_the_end(words: str, heard: str) -> None:
    """In Law 27, and not where the offender called out of rotation."""
    low = "start=insufficient_bid&by=E&last_bid=1S&call=1H&called_since=none&choose=reject_call&choose=correct:3D"
    out = "start=call_out_of_rotation&by=N&turn=S&call=1H&last_bid=none&called_since=none"
    said = []
    for query in (low, f"{out}&choose=reject_call&new_call=2C"):
        at = address_of(parse_qsl(query + "&laws=2017&specified_suits=H&specified_suits=D"))
        ask = view_quick(quick(at.start, at.answers, laws="2017", authority="wbf"), at, Words(words, 2017)).ask
        assert ask is not None
        assert ask.key == "comparable_call"
        said.append(ask.by_code["no"].text)
    assert heard in said[0]
    assert heard not in said[1]


_GONE_ON = "start=revoke&declarer=S&by=E&suit=H&card=C3&found=in_play&next_trick=E"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_tricks_of_a_revoke_are_counted_later_by_one_tap(edition: str) -> None:
    """All that was told stays; while the tricks are asked for, and of a revoke that is put right, there is no such
    tap."""
    at, view = _seen(_GONE_ON, edition)
    assert view.count is not None
    assert "played_out" not in [one.code for one in view.more], "it has a tap of its own"
    after, then = _seen(view.count.href.partition("?")[2], edition)
    assert after.answers[: len(at.answers)] == at.answers
    assert then.ask is not None
    assert then.ask.key == "trick_won_by"
    assert then.count is None
    assert len(then.chips) == len(after.answers)
    _, corrected = _seen(_GONE_ON.replace("next_trick=E", "next_trick=none&played_since=none"), edition)
    assert corrected.count is None


def test_one_hand_of_the_next_trick_is_one_tap_and_several_are_ticked() -> None:
    _, view = _seen(_GONE_ON.partition("&next")[0], "2017")
    assert view.ask is not None
    assert view.ask.is_one_usual
    assert view.ask.form == "tick_seats"
    assert view.ask.by_code["E"].href.endswith("next_trick=E")
    assert view.ask.none is not None


@pytest.mark.parametrize(
    ("edition", "codes"), [("1997", ["same", "partner"]), ("2017", ["same", "partner", "opponents"])]
)
def test_a_rare_fact_offers_what_counts_under_these_laws(edition: str, codes: list[str]) -> None:
    _, view = _seen(f"{_GONE_ON}&add=earlier_revoke", edition)
    assert view.ask is not None
    assert [tap.code for tap in view.ask.taps] == codes


def test_of_a_hesitation_the_last_bid_may_be_told_so_that_nothing_below_it_is_offered() -> None:
    asked = "start=unauthorized_information&by=E&what=hesitation"
    _, view = _seen(asked, "2017")
    assert view.ask is not None
    assert "1C" in view.ask.by_code
    assert view.ask.narrow is not None
    told = f"{asked}&last_bid=3S"
    _, view = _seen(told, "2017")
    assert view.ask is not None
    assert view.ask.narrow is None
    assert {"P", "X", "3NT", "HK"} <= set(view.ask.by_code)
    assert not {"1C", "3H", "3S"} & set(view.ask.by_code)
    facts = f"{told}&action=4H&facts_agreed=yes&information_made_available=yes"
    _, view = _seen(f"{facts}&suggested=4H", "2017")
    assert view.ask is not None
    assert view.ask.key == "logical_alternatives"
    assert {"P", "3NT", "4H"} <= set(view.ask.by_code)
    assert "3S" not in view.ask.by_code


def test_that_a_bid_showed_only_its_suit_is_one_tap() -> None:
    _, view = _seen(f"{_TOO_LOW}&choose=reject_call&choose=correct:2H", "2017")
    assert view.ask is not None
    (only,) = view.ask.likely
    assert only.text == "Only hearts"
    after, then = _seen(only.href.partition("?")[2], "2017")
    assert after.answers[-1] == ("specified_suits", "H")
    assert then.ask is not None
    assert [tap.text for tap in then.ask.likely] == ["Only hearts"]


def test_what_has_mostly_not_come_about_stands_first() -> None:
    _, view = _seen("start=opening_lead_out_of_turn&declarer=S&by=E&face=up&card=HK", "2017")
    assert view.ask is not None
    assert view.ask.key == "spread"
    assert view.ask.is_none_usual


def test_that_it_was_doubled_is_spoken_as_it_is_read() -> None:
    told = "&trick_won_by=W&later_tricks=1&contract=4S"
    _, view = _seen(f"{_GONE_ON.replace('in_play', 'after_play').replace('&next_trick=E', '')}{told}", "2017")
    assert view.ask is not None
    assert view.ask.key == "risk"
    assert not any(tap.spoken for tap in view.ask.taps)


@pytest.mark.parametrize("edition", EDITIONS)
def test_refusing_the_card_is_called_so(edition: str) -> None:
    """Declarer may accept the card that was played in the place of the penalty card, or refuse it (52B)."""
    query = "start=failure_to_play_penalty_card&declarer=S&by=E&penalty_card=HQ&card=H3&turn=N&played_since=none"
    _, options = _options(query, edition)
    labels = {option.id: option.label for option in options}
    assert labels["choose_penalty_card"] == "Refuse the card"


def test_only_calls_that_may_follow_are_offered_behind_those_gathered() -> None:
    told = "start=wrong_explanation&by=E&stage=auction&noticed_by=partner&turn=N&so_far="

    def offered(so_far: str) -> set[str]:
        _, view = _seen(told + so_far, "2017")
        assert view.ask is not None
        return set(view.ask.by_code)

    assert {"P", "X", "XX", "1C"} <= offered("P")
    after = offered("4S+P")
    assert {"P", "4NT"} <= after
    assert not {"4S", "1C", "X", "XX", "8C"} & after
    assert "X" in offered("4S")
    assert offered("4S+P+P+P") == offered("P+P+P") == set()


def test_three_passes_are_one_tap_behind_what_was_tapped() -> None:
    """And each call stands with its player; where nobody knows whose turn it was, the opponent behind has called."""
    told = "start=wrong_explanation&by=E&stage=auction&noticed_by=partner&turn="

    def asked(rest: str) -> QuickQuestion:
        _, view = _seen(told + rest, "2017")
        assert view.ask is not None
        return view.ask

    for so_far, codes in (("", "P P P"), ("3NT", "3NT P P P"), ("3NT P P", "3NT P P P"), ("P 1H X P", "P 1H X P P P")):
        passed = asked(f"N&so_far={so_far.replace(' ', '+')}").passed
        assert passed is not None
        assert passed.code == codes
        assert passed.href.endswith(f"calls_since={codes.replace(' ', '+')}")
    assert asked("N&so_far=3NT+P+P+P").passed is None
    assert asked("N&so_far=P+3NT").pending == "North: Pass and East: 3NT"
    assert asked("unknown&so_far=P+3NT").pending == asked("N&so_far=P+3NT").pending
    assert asked("S&so_far=P").pending == "South: Pass"


@pytest.mark.parametrize("edition", EDITIONS)
def test_that_nobody_had_bid_stands_first_where_it_is_usual(edition: str) -> None:
    _, view = _seen("start=call_out_of_rotation&by=W&turn=S&call=1D", edition)
    assert view.ask is not None
    assert (view.ask.key, view.ask.is_none_usual) == ("last_bid", True)
    assert view.ask.none is not None
    assert view.ask.none.code == "none"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lead_that_lies_down_is_told_in_one_place(edition: str) -> None:
    """Whether the other side or its own has bid since."""
    told = "start=wrong_explanation&by=E&stage=clarification&noticed_by=partner&turn=N&agreement=x&misinformation=yes"
    for since in ("&calls_since=P+P+P&declarer=W", "&calls_since=P+4S+P+P+P&declarer=E"):
        _, view = _seen(told + since, edition)
        assert view.over is not None
        assert view.over.href.endswith("lead_down=yes")
        assert "lead_down" not in [one.code for one in view.more]


@pytest.mark.parametrize("edition", EDITIONS)
def test_that_a_call_may_be_left_is_said_once(edition: str) -> None:
    """It has a tap of its own; what is read out of the option does not say it as well."""
    told = "start=wrong_explanation&by=E&stage=auction&noticed_by=partner&turn=N&calls_since=4S+P&agreement=x"
    _, (option,) = _options(f"{told}&misinformation=yes&would_have_acted=yes", edition)
    assert option.leave is not None
    assert option.sentence == "Change 4♠, which was made on wrong information."


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_that_was_played_after_a_revoke_may_go_back(edition: str) -> None:
    """The card in the trick, and the lead to the next one: each, and not one of them."""
    told = "start=revoke&declarer=S&by=W&suit=H&card=C5&found=in_play&next_trick=N&played_since=N+E"
    _, [option] = _options(told, edition)
    assert option.sentence == (
        "Withdraw one or more of these cards and play another for each: North’s card in the trick of the revoke and "
        "North’s lead to the next trick. Or leave them there."
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lead_after_a_double_in_vain_hangs_on_the_call_that_follows(edition: str) -> None:
    """Where a comparable call frees it; it is said before the refusal as after it."""
    for query in (_TOO_LOW, f"{_TOO_LOW}&choose=reject_call"):
        said = [line.text for line in _options(query, edition)[1][-1].costs]
        begun = said.index("With a double:")
        heads = [n for n, text in enumerate(said) if text.startswith("With ") and text != "With any call:"]
        [lead] = [text for text in said[begun : next(n for n in heads if n > begun)] if "first on lead" in text]
        assert lead.startswith("If East then defends")
        assert ("the replacement call was not comparable" in lead) is (edition == "2017")


@pytest.mark.parametrize("edition", EDITIONS)
def test_why_it_is_so_stands_beside_what_is_read_out(edition: str) -> None:
    _, view = _seen("start=exposed_card&declarer=S&by=E&cards=HK&how=dropped&visible_to_partner=yes&turn=E", edition)
    assert [line.text for line in view.grounds] == ["♥K is a major penalty card, because it is an honour."]
    claim = "start=claim&declarer=S&claimer=S&tricks_left=4&claimed=4&objection=W&statement=none&trump_out=no"
    _, view = _seen(f"{claim}&played_after_claim=no&normal_line=3", edition)
    assert [line.law for line in view.grounds] == ["Law 70A"]
    assert not view.reads
    _, view = _seen(f"{claim}&played_after_claim=no&normal_line=4", edition)
    assert not view.grounds
