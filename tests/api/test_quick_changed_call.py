"""The quick ruling of a call that was changed, or that somebody only wants to change: what is said of it (25, 26)."""

from __future__ import annotations

import re

import pytest

from bridgelaw.api.quick.facts import CHOOSE
from bridgelaw.api.quick.road import quick
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.web.desk.quick_address import Address
from bridgelaw.web.desk.quick_view import view_quick
from bridgelaw.words import Words
from tests.api.test_quick import Answers, ruled, run

ASKS = [("by", "S"), ("call", "1S"), ("replaced_by", "none")]
MIND = [("by", "S"), ("call", "1S"), ("replaced_by", "1H"), ("called_since", "none"), ("unintended_call", "no")]
STANDS = {
    "en": "1♠ by South stands, and the auction goes on",
    "fr": "la déclaration 1♠ de Sud est maintenue, et les annonces continuent",
    "nb": "1♠ fra Syd blir stående, og meldingsforløpet går videre",
}
LEAD = {
    "en": "North is first on lead",
    "fr": "première fois que Nord doit attaquer",
    "nb": "første gang Nord har utspillet",
}
UNLESS = {
    "en": "and {} is not comparable",
    "fr": "et que {} n’est pas comparable",
    "nb": "er {} ikke sammenlignbar",
}


def said(answers: Answers, laws: str, language: str, capfd: pytest.CaptureFixture[str]) -> str:
    """What is printed, its lines joined, without the provisions at their ends."""
    words = [part for key, value in answers for part in ("--answer", f"{key}={value}")]
    assert run("changed_call", *words, "--laws", laws, "--language", language) == 0
    lines = (re.sub(r" {2,}(Law|Loi|§).\S+$", "", line) for line in capfd.readouterr().out.splitlines())
    return " ".join(" ".join(lines).split())


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("language", STANDS)
@pytest.mark.parametrize("since", ["none", "W"])
def test_who_only_asks_has_changed_nothing(
    laws: str, language: str, since: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """What he meant stands, and the opponent on the left has nothing to choose (25A)."""
    answers = [*ASKS, ("called_since", since)]
    assert ruled("changed_call", answers, laws)["ask"]["key"] == "unintended_call"
    meant = [*answers, ("unintended_call", "no")]
    found = ruled("changed_call", meant, laws)
    assert found["done"]
    assert found["options"] == found["irregularities"] == []
    assert found["turn"] == ("N" if since == "W" else "W")
    assert STANDS[language] in said(meant, laws, language, capfd)


@pytest.mark.parametrize("laws", EDITIONS)
def test_when_partner_has_called_a_slip_is_not_asked_for(laws: str) -> None:
    found = ruled("changed_call", [*ASKS, ("called_since", "W N")], laws)
    assert found["done"]
    # that it is too late, and that partner may not use what was said
    assert len(found["reads"]) == 2


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("since", ["none", "W"])
def test_a_slip_that_he_has_not_put_right_yet(laws: str, since: str) -> None:
    """He says what he meant; who has called over the slip may call anew."""
    answers = [*ASKS, ("called_since", since), ("unintended_call", "yes")]
    assert ruled("changed_call", answers, laws)["ask"]["key"] == "meant"
    found = ruled("changed_call", [*answers, ("meant", "2S")], laws)
    assert [one["rectification"] for one in found["rulings"]] == ["none"]
    assert [(one["id"], one["by"]) for one in found["options"]] == ([("change_call", "W")] if since == "W" else [])


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("language", LEAD)
def test_what_a_change_of_mind_costs_the_lead(laws: str, language: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Accepted: 2007 and 2017, not 1997. Refused: 2017, whose first call may be comparable with the second."""
    before = said(MIND, laws, language, capfd)
    accepted = said([*MIND, (CHOOSE, "accept_call")], laws, language, capfd)
    assert (LEAD[language] in accepted) == (laws != "1997")
    assert (UNLESS[language].format("1♥") in accepted) == (laws == "2017")
    # and before anything is chosen, under the option
    assert (UNLESS[language].format("1♥") in before) == (UNLESS[language].format("1♠") in before) == (laws == "2017")
    assert LEAD[language] in before
    if laws != "1997":
        refused = said([*MIND, (CHOOSE, "reject_call")], laws, language, capfd)
        assert (LEAD[language] in refused) == (UNLESS[language].format("1♠") in refused) == (laws == "2017")


def test_the_suit_of_the_call_that_stands_is_not_restricted(capfd: pytest.CaptureFixture[str]) -> None:
    """It has been specified in the legal auction (2007:26A1)."""
    higher = [("by", "S"), ("call", "1S"), ("replaced_by", "2S"), *MIND[3:], (CHOOSE, "accept_call")]
    assert LEAD["en"] not in said(higher, "2007", "en", capfd)


@pytest.mark.parametrize("laws", EDITIONS)
def test_what_is_read_after_an_acceptance(laws: str) -> None:
    """The Law on leads where it holds then."""
    read = ruled("changed_call", [*MIND, (CHOOSE, "accept_call")], laws)["reads"]
    assert any(one.startswith(f"{laws}:26") for one in read) == (laws != "1997")


@pytest.mark.parametrize("language", LEAD)
@pytest.mark.parametrize(
    ("laws", "accepted", "refused"), [("1997", 0, 2), ("2007", 1, 0), ("2017", 1, 1)], ids=lambda value: str(value)
)
def test_what_the_lead_may_cost_is_said_once_with_each_option(
    laws: str, accepted: int, refused: int, language: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """In 1997 refused: once where the first call stands, once where another takes its place."""
    text = said(MIND, laws, language, capfd)
    options = text[text.index(" 1 ") :]
    first, _, second = options.partition(" 2 ")
    # what the Law says, below, speaks of the offender and of no player
    assert first.count(LEAD[language]) == accepted
    assert second.count(LEAD[language]) == refused
    if laws == "2017":
        assert first.count(UNLESS[language].format("1♥")) == second.count(UNLESS[language].format("1♠")) == 1


def test_another_call_that_shows_the_suits_of_both_costs_no_lead(capfd: pytest.CaptureFixture[str]) -> None:
    """Two spade bids are gone, and a third stands (1997:26A1)."""
    higher = [("by", "S"), ("call", "1S"), ("replaced_by", "2S"), *MIND[3:], (CHOOSE, "reject_call")]
    text = said(higher, "1997", "en", capfd)
    spades, _, other = text.partition("With 2♠")[2].partition("With any other call")
    assert LEAD["en"] not in spades
    assert LEAD["en"] in other


REFUSED = [("by", "S"), ("call", "1H"), ("replaced_by", "1S"), ("called_since", "none"), ("unintended_call", "no"),
           (CHOOSE, "reject_call")]  # fmt: skip


def test_where_the_first_call_stands_no_final_call_differs() -> None:
    """In 2007 the auction goes on with the first call: nothing is read out of a lead (26 of 2007). In 2017 it may come,
    and in 1997 it does; then that is told of this lead, and which suits it can be."""
    leads = {
        laws: [name for name in quick("changed_call", answers, laws=laws, authority="wbf").reads if "law26" in name]
        for laws, answers in {
            "1997": [*REFUSED, (CHOOSE, "let_first_call_stand")], "2007": REFUSED, "2017": REFUSED,
        }.items()
    }  # fmt: skip
    assert leads == {"1997": ["law26.unspecified"], "2007": [], "2017": ["law26.any_suit"]}


def test_the_auction_does_not_go_back_before_the_offender_has_chosen(capfd: pytest.CaptureFixture[str]) -> None:
    """In 1997 he may let the first call stand, or call anything else: until then it is nobody else's turn (25B2b)."""
    assert "1♠ is cancelled and the auction goes back" not in said(REFUSED, "1997", "en", capfd)
    assert "1♠ is cancelled." in said(REFUSED, "1997", "en", capfd)
    stands = said([*REFUSED, (CHOOSE, "let_first_call_stand")], "1997", "en", capfd)
    assert "goes back" not in stands
    assert "West calls next" in stands


@pytest.mark.parametrize("since", ["none", "W N"])
def test_partner_is_told_that_he_may_not_use_what_was_said(since: str) -> None:
    """Nothing was changed, and so nothing is irregular: but everybody has heard that he wants another call."""
    answers = [("by", "S"), ("call", "2H"), ("replaced_by", "none"), ("called_since", since)]
    answers += [("unintended_call", "no")] if since == "none" else []
    at = Address(start="changed_call", laws="2017", answers=tuple(answers))
    view = view_quick(quick("changed_call", answers, laws="2017", authority="wbf"), at, Words("en", 2017))
    assert view.unchanged.endswith("North must not make use of what South has said.")
    assert "2♥ by South stands" in view.unchanged
    assert "Nothing was irregular" not in view.unchanged
