"""Ten quick rulings on a phone: taps and seconds from the tile to what is read out, as a table.

    python -m pytest -s sweeps/test_taps.py

Each edition in each language. A card or a call is one tap; words that are typed are not counted.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from urllib.parse import parse_qsl, quote_plus

import pytest
from playwright.sync_api import Locator, Page

from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table.vocabulary import LANGUAGES
from tests.browser import conftest
from tests.browser.club import Club
from tests.browser.conftest import Coming
from tests.browser.test_quick import PHONE

browser, server, come = conftest.browser, conftest.server, conftest.come

_INSUFFICIENT = {"by": "E", "last_bid": "1S", "call": "1H", "called_since": "none"}
_OUT_OF_ROTATION = {"by": "W", "turn": "S", "call": "1S", "last_bid": "none", "called_since": "none", "turn_call": "1H"}
_OPENING_LEAD = {"declarer": "S", "by": "E", "face": "up", "card": "HK", "spread": "none", "played_since": "none"}
_LEAD = {"declarer": "S", "by": "E", "card": "HK", "turn": "S", "played_since": "none"}
_EXPOSED = {"declarer": "S", "by": "E", "cards": "H5", "how": "dropped", "visible_to_partner": "yes", "turn": "W"}
_REVOKE = {"declarer": "S", "by": "W", "suit": "H", "card": "C3", "played_since": "none", "trick": "4"}
_CLAIM = {
    "declarer": "S", "claimer": "S", "tricks_left": "9", "claimed": "9", "statement": "four diamonds, five clubs",
    "objection": "W", "trump_out": "no", "played_after_claim": "no", "claim_intended": "yes", "normal_line": "8",
}  # fmt: skip
_HESITATION = {
    "by": "E", "what": "hesitation", "action": "4S", "facts_agreed": "yes", "information_made_available": "yes",
    "suggested": "4S", "logical_alternatives": "P 4S",
}  # fmt: skip
_EXPLAINED = {
    "by": "E", "call": "1C", "explanation": "natural", "stage": "clarification",
    "noticed_by": "partner", "declarer": "W", "turn": "N", "calls_since": "P P P",
    "agreement": "both majors", "misinformation": "yes", "would_have_acted": "yes",
}  # fmt: skip
CALLS: Mapping[str, tuple[str, int, Mapping[str, str]]] = {
    "insufficient bid": ("insufficient_bid", 8, _INSUFFICIENT),
    "call out of rotation": ("call_out_of_rotation", 8, _OUT_OF_ROTATION),
    "opening lead out of turn": ("opening_lead_out_of_turn", 8, _OPENING_LEAD),
    "lead out of turn": ("lead_out_of_turn", 8, _LEAD),
    "exposed card": ("exposed_card", 8, _EXPOSED),
    "revoke, before the board is over": ("revoke", 12, _REVOKE | {"next_trick": "none", "found": "in_play"}),
    "revoke, after the board": (
        "revoke", 12,
        _REVOKE | {"next_trick": "W", "found": "after_play", "trick_won_by": "W", "later_tricks": "2"},
    ),
    "claim": ("claim", 10, _CLAIM),
    "hesitation": ("unauthorized_information", 8, _HESITATION),
    "wrong explanation": ("wrong_explanation", 8, _EXPLAINED),
    "change of mind": (
        "changed_call", 8,
        {"by": "E", "call": "1S", "replaced_by": "1H", "called_since": "none", "unintended_call": "no"},
    ),
}  # fmt: skip
"""The calls that every Director knows: the tile, how many taps it may take, and what the Director sees at the table."""
SAID = ".happened"
"""What is irregular; it stands there while a further Question is asked."""
READ_OUT = ".options .take, .news-out .line, .settled"
"""All options, or what follows."""


@pytest.mark.parametrize("called", CALLS)
def test_taps(come: Coming, server: Club, called: str) -> None:
    start, most, facts = CALLS[called]
    print()
    for edition in EDITIONS:
        for language in LANGUAGES:
            page = come(language, wide=False)
            page.set_viewport_size(PHONE)
            page.goto(f"{server.address}/desk/quick?laws={edition}")
            began = time.monotonic()
            taps, further = _walk(page, start, facts)
            took = time.monotonic() - began
            print(
                f"{called:34} {edition} {language}  {taps:2} taps of {most:2}, all after {further:2}  {took:4.1f} s",
                flush=True,
            )
            assert taps <= most
            page.context.close()


def _walk(page: Page, start: str, facts: Mapping[str, str]) -> tuple[int, int]:
    """Taps from the tile to the first thing that is read out, and to all of it."""
    page.locator(f".tile[href*='start={start}&']").click()
    taps, first = 1, 0
    while not page.locator(READ_OUT).first.is_visible():
        if page.locator(SAID).is_visible():
            first = first or taps
        taps += _answered(page, facts)
        assert taps < 20, page.url
    return first or taps, taps


def _answered(page: Page, facts: Mapping[str, str]) -> int:
    """The one question that is asked is answered; in so many taps."""
    asked = page.locator("#ask")
    for link in asked.locator(".asked a.tap[data-code='']").all():
        # one tap for two answers
        told = parse_qsl((link.get_attribute("href") or "").partition("?")[2].partition("#")[0])[-2:]
        if all(facts.get(key) == value for key, value in told):
            link.click()
            page.wait_for_load_state()
            return 1
    for key, value in facts.items():
        link = asked.locator(f"a[href*='&{key}={quote_plus(value)}#']")
        if link.count():
            link.first.click()
            page.wait_for_load_state()
            return 1
        form = asked.locator(f"form:has([name='{key}']:not([type=hidden]))")
        if form.count():
            return _filled(form.first, key, value)
    raise AssertionError(f"{asked.inner_text()} at {page.url}")


def _filled(form: Locator, key: str, value: str) -> int:
    boxes = form.locator(f"input[type=checkbox][name='{key}']")
    taps = 0
    if boxes.count():
        for one in value.split():
            form.locator(f"input[type=checkbox][value='{one}']").check(force=True)
            taps += 1
    else:
        form.locator(f"[name='{key}']:not([type=hidden])").fill(value)
    worded = form.locator("input[maxlength]").count() > 0
    form.locator("button").first.click()
    return taps if worded else taps + 1
