"""Four situations from the call for the Director to the score, by what the pages show as the next thing to do.

    python -m pytest -s sweeps/test_four_situations.py

A revoke, an exposed card, a contested claim and a corrected explanation, and two stops on one board of which the first
ends by itself: at the desk and at a live table, on phones, under each edition, read in each language by turns. A page
in another language, a word of the program, a next thing that is far away or not named is a fault. `SHOTS`: a folder
for a picture of every step; `EACH=1`: each edition in each language.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import product

import pytest

from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table.vocabulary import LANGUAGES, Language
from bridgelaw.words import Words
from bridgelaw.words.spelling import call_forms, rank_forms, strain_forms
from tests.browser import conftest
from tests.browser.at_the_desk import AtTheDesk, Told
from tests.browser.at_the_table import PHONE, AtTheTable
from tests.browser.club import Club, Table
from tests.browser.conftest import Coming, Seating

browser, server, come, sit = conftest.browser, conftest.server, conftest.come, conftest.sit

PLAYED = "1S P 2S P 4S P P P"
OWN_WORDS = "xyz"
"""What players say: of no language."""


def rows() -> Iterator[tuple[str, Language]]:
    """Editions and languages: each edition, and by turns each language."""
    if os.environ.get("EACH"):
        yield from product(EDITIONS, LANGUAGES)
    else:
        yield from zip(EDITIONS, LANGUAGES, strict=True)


def typed(codes: str, language: Language) -> str:
    """Calls as that language types them."""
    return " ".join(
        call_forms(language, code)[0] if code in ("P", "X", "XX") else code[0] + strain_forms(language, code[1:])[0]
        for code in codes.split()
    )


def card(code: str, language: Language) -> str:
    """A card as that language types it."""
    return strain_forms(language, code[0])[0] + rank_forms(language, code[1])[0]


def line(code: str, language: Language) -> re.Pattern[str]:
    """The line of a card or bid in a list of acts, as it is drawn and spoken."""
    words = Words(language)
    if code[0].isdecimal():
        return re.compile(f"{code[0]}.*{words.suit(code[1:])}")
    return re.compile(f"{words.suit(code[0])}.*{re.escape(words.card(code)[1:])}")


def told(situation: str, where: str, laws: str, language: str, taps: int, steps: int) -> None:
    """One row of the table."""
    print(f"{situation:22} {where:6} {laws} {language}  {steps:2} steps  {taps:2} taps", flush=True)


# at the desk


def _desk_revoke(at: AtTheDesk, laws: str, language: Language) -> tuple[str, Sequence[str]]:
    at.open_with(typed("1S P 2S P P P", language), laws)
    at.revoke(who="N", by="E", suit="C", won_by="E", later="2", tricks="8")
    at.walk()
    return "+170", ["64A1"]


def _desk_exposed(at: AtTheDesk, laws: str, language: Language) -> tuple[str, Sequence[str]]:
    at.facts |= {"visible_to_partner": "yes"}
    at.open_with(typed("1S P 2S P P P", language), laws)
    at.tell(Told("E", "play", text=card("DK", language)))
    at.tell(Told("W", "expose:dropped", text=card("H5", language)))
    at.walk(text="8")
    return "+110", ["♥5", Words(language).seat("W")]


def _desk_claim(at: AtTheDesk, laws: str, language: Language) -> tuple[str, Sequence[str]]:
    at.facts |= {"claim_intended": "yes", "normal_line": "4"}
    at.open_with(typed("1S P 2S P P P", language), laws)
    at.claim(who="N", left="6", won="5", tricks="6", line=OWN_WORDS, objects="W")
    at.walk()
    return "+140", ["+140", " 9", " 4."]


def _desk_explained(at: AtTheDesk, laws: str, language: Language) -> tuple[str, Sequence[str]]:
    at.facts |= {
        "agreement": OWN_WORDS, "misinformation": "yes", "would_have_acted": "yes",
        "choose": "change_call:" + typed("P", language),
    }  # fmt: skip
    at.open_with(typed("1NT P 2D P 2H P P P", language), laws)
    at.tell(Told("N", "explain", about="2♦", text=OWN_WORDS))
    at.tell(Told("S", "correct", about=OWN_WORDS, text="uvw"))
    at.tell(Told("S", "summon"))
    at.walk(text="8")
    return "+110", ["21B1"]


def _desk_two_stops(at: AtTheDesk, laws: str, language: Language) -> tuple[str, Sequence[str]]:
    at.facts |= {"choose": "accept_call", "visible_to_partner": "yes"}
    at.open_with(typed("1S 1H", language), laws)
    at.tell(Told("S", "attention", about="1♥"))
    at.walk(calls=typed("P P P", language))
    at.tell(Told("S", "play", text=card("DJ", language)))
    at.tell(Told("N", "expose:dropped", text=card("HK", language)))
    at.walk(text="7")
    return "+80", ["27A", "♥" + Words(language).card("HK")[1:]]


# at a live table


def _revokes(table: Table) -> None:
    table.calls(PLAYED)
    _led(table, "DK")
    table.cards("D3 D2 DA H3 H4 HA H2 SK S6 S2 S3 DJ D9 D4")
    table.act("E", play="C3")
    table.cards("ST S7 S5 S9 C4 CA C2 C7")


def _led(table: Table, card: str) -> None:
    table.act("E", play=card, down=True)
    table.act("E", face=True)
    table.act("S", spread=True)


def _claimed(table: Table, who: str, tricks: int) -> None:
    """The rest of the board, in one act."""
    table.act(who, claim={"tricks": tricks, "line": OWN_WORDS})
    for seat in "EW" if who in "NS" else "NS":
        table.act(seat, agree=True)


def _live_revoke(at: AtTheTable, language: Language) -> tuple[str, Sequence[str]]:
    _revokes(at.table)
    # the trick is quitted: he names it, and the Director finds the card
    at.call("N", re.compile(Words(language).say("page-trick", n="4")))
    card = next(act["act"] for act in at.table.view("director")["happened"] if act.get("play") == "C3")
    at.walk({"act_meant": card})
    _claimed(at.table, "N", 5)
    at.walk({})
    return "+450", []


def _live_exposed(at: AtTheTable, language: Language) -> tuple[str, Sequence[str]]:
    table = at.table
    table.calls(PLAYED)
    _led(table, "DK")
    table.cards("D3 D2 DA H3 H4 HA H2 SK S6 S2 S3 C4 CA C2 C3")
    table.act("E", expose=["HJ"], how="dropped")
    at.call("N", line("HJ", language))
    at.walk({"visible_to_partner": "yes", "choose": "forbid_suit:H"})
    table.cards("S7 SQ S9 S4")
    _claimed(table, "N", 6)
    at.walk({})
    return "+420", ["50D2(a)", "50D2(b)"]


def _live_claim(at: AtTheTable, language: Language) -> tuple[str, Sequence[str]]:
    table = at.table
    table.calls(PLAYED)
    _led(table, "DK")
    table.act("N", claim={"tricks": 13, "line": OWN_WORDS})
    at.contest("W", OWN_WORDS)
    at.walk({"unaware_of_trump": "no", "normal_line": "10", "claim_intended": "yes"})
    return "+420", []


def _live_explained(at: AtTheTable, language: Language) -> tuple[str, Sequence[str]]:
    table = at.table
    table.calls("1NT P 2D")
    bid = table.view("N")["answer"]["auction"][-1]["act"]
    table.act("N", explain=OWN_WORDS, of=bid)
    table.calls("P 2H P P P")
    at.correct("S", "uvw")
    at.walk({"agreement": OWN_WORDS, "misinformation": "yes", "would_have_acted": "yes", "choose": "leave"})
    _led(table, "DK")
    _claimed(table, "N", 9)
    at.walk({})
    return "+140", ["21B1"]


def _live_two_stops(at: AtTheTable, language: Language) -> tuple[str, Sequence[str]]:
    table = at.table
    table.calls("1S")
    table.act("E", call="1H")
    at.call("S", line("1H", language))
    at.walk({"choose": "accept_call"})
    table.calls("P P P")
    table.act("S", play="DJ", down=True)
    table.act("S", face=True)
    table.act("W", spread=True)
    table.act("N", expose=["HK"], how="dropped")
    at.call("E", line("HK", language))
    assert Words(language).suit("H") not in at.director.locator("[aria-labelledby=calls-title] li").first.inner_text()
    at.walk({"visible_to_partner": "yes"})
    _claimed(table, "E", 7)
    at.walk({})
    return "+80", ["27A"]


DESK: dict[str, Callable[[AtTheDesk, str, Language], tuple[str, Sequence[str]]]] = {
    "revoke": _desk_revoke,
    "exposed card": _desk_exposed,
    "contested claim": _desk_claim,
    "corrected explanation": _desk_explained,
    "two stops": _desk_two_stops,
}
LIVE: dict[str, tuple[str, Callable[[AtTheTable, Language], tuple[str, Sequence[str]]]]] = {
    "revoke": ("N", _live_revoke),
    "exposed card": ("N", _live_exposed),
    "contested claim": ("NW", _live_claim),
    "corrected explanation": ("SWE", _live_explained),
    "two stops": ("SE", _live_two_stops),
}
"""What happens, and who has a phone beside the Director."""


@pytest.mark.parametrize("situation", DESK)
def test_at_the_desk(come: Coming, server: Club, situation: str) -> None:
    print()
    for laws, language in rows():
        page = come(language, wide=False)
        page.set_viewport_size(PHONE)
        at = AtTheDesk(page, language, f"desk {situation} {laws} {language}", {})
        score, read_out = DESK[situation](at, laws, language)
        told(situation, "desk", laws, language, at.way.taps, at.way.steps)
        at.ends(score, read_out)
        assert at.way.faults == []


@pytest.mark.parametrize("situation", LIVE)
def test_at_a_live_table(sit: Seating, server: Club, situation: str) -> None:
    print()
    seats, happens = LIVE[situation]
    for laws, language in rows():
        table = server.open(laws=laws, title=situation)
        people = [sit(table, who, language=language, wide=False) for who in ("director", *seats)]
        at = AtTheTable(table, people, language, f"live {situation} {laws} {language}")
        score, read_out = happens(at, language)
        told(situation, "live", laws, language, at.taps, at.steps)
        at.ends(score, read_out)
        assert at.faults == []
