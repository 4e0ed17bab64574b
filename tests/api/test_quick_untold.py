"""In a quick ruling nothing is named that was only put in: whose call or card it is, is said, and not which."""

from __future__ import annotations

import re

import pytest

from bridgelaw.lawbook.editions import EDITIONS
from tests.api.test_quick import run

_BIDS = re.compile(r"[1-7](?:[♠♥♦♣]|NT|SA|U|[- ]?ut)", re.IGNORECASE)
_MISLED = (
    "by=E stage=clarification noticed_by=partner turn=N calls_since=P_P_P declarer=W agreement=x misinformation=yes"
)
_IN_THE_AUCTION = "by=S stage=auction noticed_by=explainer turn=W calls_since=P_P_P agreement=x misinformation=yes"


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("start", ["wrong_explanation", "missing_alert"])
@pytest.mark.parametrize("facts", [_MISLED, f"{_MISLED} would_have_acted=yes", _IN_THE_AUCTION])
def test_a_pass_is_not_said_to_be_over_a_bid_that_nobody_told(
    start: str, facts: str, laws: str, language: str, capfd: pytest.CaptureFixture[str]
) -> None:
    words = [part for one in facts.split() for part in ("--answer", one.replace("_P_P", " P P"))]
    assert run(start, *words, "--laws", laws, "--language", language) == 0
    out = capfd.readouterr().out
    assert not _BIDS.search(out), out
