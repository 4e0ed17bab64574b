"""Answers made up for the tests of the prose: a board on which every kind of act happened."""

from __future__ import annotations

from typing import Any

import msgspec

from bridgelaw.answer.model import Answer
from bridgelaw.words.telling import RecordView, view_of
from bridgelaw.words.telling.to_tell import NOTHING_SAID

Element = dict[str, Any]

# Every kind of act that an element may point to.
RECORD: Element = {
    "title": "Everything at once",
    "board": 3,
    "deal": "N:AKQ72.76.5.QJ8542 9.AK985.KT82.T72 T86.JT4.AJ43.963 J543.Q32.Q976.AK",
    "acts": [
        {"by": "S", "call": "1H"},  # a1
        {"by": "W", "call": "1S"},  # a2
        {"by": "N", "call": "P"},  # a3
        {"by": "E", "call": "1D"},  # a4
        {"by": "E", "substitute": "2D"},  # a5
        {"by": "N", "call": "X"},  # a6
        {"by": "N", "expose": ["HK"], "id": "shown"},
        {"by": "W", "explain": "both minors", "of": "a5", "id": "said"},
        {"by": "S", "ask": "2D?", "of": "a5", "id": "asked"},
        {"by": "S", "ask": "everything", "id": "asked-all"},
        {"by": "E", "learn": "wrong_hand", "about": "W", "id": "seen"},
        {"by": "spectator", "responsible": "EW", "attention": "a4", "id": "watched"},
    ],
}


def typed(found: Element) -> Answer:
    """An answer from plain data; what is not there is empty."""
    return msgspec.convert(msgspec.to_builtins(NOTHING_SAID) | found, Answer)


def everything(**parts: Any) -> Answer:
    """An answer with calls and cards to point to, and `parts`."""
    calls = ["S 1H made", "W 1S made", "N P made", "E 1D withdrawn", "E 2D made", "N X pending"]
    cards = ["W SJ 1", "N S2 1", "E S9 1", "S ST 1", "S HJ 2", "W H2 2", "N H6 2", "N H7 2", "E HA 2", "E HK 3"]
    return typed({
        "laws": 2017,
        "authority": "wbf",
        "after": "z",
        "turn": "S",
        "auction": [_entry(n, line, "a") for n, line in enumerate(calls, 1)],
        "plays": [_entry(n, line, "p") for n, line in enumerate(cards, 1)],
        "contract": "4SX",
        "declarer": "S",
        "penalty_cards": [{"card": "HK", "seat": "E", "rank": "major"}, {"card": "C2", "seat": "N", "rank": "minor"}],
    } | parts)  # fmt: skip


def _entry(number: int, line: str, letter: str) -> Element:
    by, what, last = line.split()
    act = {"act": f"{letter}{number}", "by": by}
    return act | (
        {"call": what, "status": last}
        if letter == "a"
        else {"card": what, "hand": by, "trick": int(last), "status": "made"}
    )


VIEW = view_of(RECORD)
BARE = RecordView(dealer="S")

# The act to which an irregularity of each kind points.
ACTS = {
    "insufficient_bid": "a4", "changed_call": "a5", "exposed_card_in_auction": "shown", "exposed_card": "shown",
    "mistaken_explanation": "said", "supplementary_question": "asked", "missing_alert": "a5",
    "looked_at_other_hand": "seen", "spectator_attention": "watched", "opening_lead_out_of_turn": "p1",
    "simultaneous_play": "p8", "defective_trick": "p8",
}  # fmt: skip
PLAYED = (
    "lead_out_of_turn lead_from_wrong_hand play_out_of_turn premature_play revoke failure_to_play_penalty_card "
    "failure_to_honour_lead_restriction played_card_retracted"
)


def irregularity(kind: str, **more: Any) -> Element:
    """An irregularity of that kind, with all that its sentence needs."""
    act = ACTS.get(kind, "p6" if kind in PLAYED.split() else "a6")
    by = None if kind == "spectator_attention" else "N"
    found = {"id": "i1", "kind": kind, "by": by, "act": act, "law": "2017:99", "status": "attention", "force": "shall"}
    return found | {"because": [act]} | more


def option(word: str, **more: Any) -> Element:
    """An option that rests on the irregularity i1."""
    found: Element = {
        "id": word,
        "by": "W",
        "irregularity": "i1",
        "law": "2017:99A",
        "suits": None,
        "calls": None,
        "because": [],
    }
    return found | ({"suits": ["H"]} if "suit" in word or word.startswith("require") else {}) | more


def obligation(word: str, **more: Any) -> Element:
    """A duty of East, with the suit, card or call that it has."""
    found: Element = {"who": "E", "what": word, "until": "now", "law": "2017:99B", "because": ["said"]}
    if "suit" in word:
        found |= {"suit": "D"}
    return found | ({"card": "HK"} if word == "play_card" else {}) | more


def question(word: str, **more: Any) -> Element:
    """An open Question about a call, a card, an explanation or a spectator."""
    cards = (
        "inadvertent_play",
        "visible_to_partner",
        "could_have_seen",
        "played_position",
        "deemed_led",
        "could_have_followed",
        "won_with_playable_card",
    )
    of = "p5" if word in cards else "watched" if word == "right_forfeited" else "a5"
    return {"id": "q1", "kind": word, "of": of, "seat": "E", "law": "2017:99C", "answer": None, "because": []} | more
