"""The cards of a case as acts: the opening lead, or tricks as `1 HK 3 2 T; 2 H4 5 7 Q`.

A bare rank is of the suit led. Cards follow in rotation from the leader; who has won leads. `(…)` behind a card says
that something was noticed when it was played; a report of a hesitation that names no call goes in front of that card.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from bridgelaw.formats.case_auction import place
from bridgelaw.formats.case_parts import Making
from bridgelaw.formats.errors import Wrong
from bridgelaw.formats.kinds import refused
from bridgelaw.game.calls import Strain
from bridgelaw.game.cards import CARDS, card
from bridgelaw.game.contracts import contract
from bridgelaw.game.seats import Seat
from bridgelaw.game.tricks import winner

_TRICK = re.compile(r"(\d{1,2})\s++(.*)")
_WORD = re.compile(r"\([^()]*\)|\S+")


def read(data: Mapping[str, Any], making: Making) -> None:
    """The cards played, and the annotations that belong to no call.

    Raises:
        Wrong: something that is no play of cards.
    """
    loose = [(n, a) for n, a in enumerate(data.get("annotations", ())) if "index" not in a]
    result = data.get("result") or {}
    declarer = Seat[result["declarer"]] if result.get("declarer") and making.calls else None
    if declarer is None:
        for key in ("lead", "play"):
            if data.get(key):
                making.leave(key, "no_auction")
    elif data.get("play"):
        marked = [(n, a) for n, a in loose if a["kind"] == "hesitation"]
        used = _tricks(data["play"], declarer, _trumps(result), marked, making)
        loose = [one for one in loose if one[0] not in used]
    elif data.get("lead"):
        if data["lead"] in CARDS:
            _play(("lead",), data["lead"], declarer.lho, declarer, making)
        else:
            making.leave("lead", "in_words")
    for n, annotation in loose:
        place(n, annotation, making, _about_lead(annotation, declarer, making))


def _about_lead(annotation: Mapping[str, Any], declarer: Seat | None, making: Making) -> str | None:
    """The lead, where declarer asks or the leader's partner explains after it."""
    if making.lead is None or declarer is None:
        return None
    id, leader = making.lead
    speaks = {"question": declarer.value, "explanation": leader.partner.value}
    return id if speaks.get(annotation["kind"]) == annotation.get("by") else None


def _trumps(result: Mapping[str, Any]) -> Strain:
    return contract(result["contract"], Seat.N).strain


def _tricks(
    text: str, declarer: Seat, trumps: Strain, marked: list[tuple[int, Mapping[str, Any]]], making: Making
) -> set[int]:
    """The annotations that found their card."""
    leader, waiting = declarer.lho, list(marked)
    for number, part in enumerate(text.split(";"), start=1):
        trick = _TRICK.fullmatch(part.strip())
        if not trick or int(trick[1]) != number:
            raise Wrong("bad-value", f"not trick {number}: {part.strip()!r}", ["play"], text=part.strip())
        cards = _cards(trick[2], part)
        seat, laid = leader, []
        for name, noticed in cards:
            if noticed and waiting:
                place(*waiting.pop(0), making)
            _play(("play",), name, seat, declarer, making)
            laid.append((seat, card(name)))
            seat = seat.lho
        leader = winner(laid, trumps)
    return {n for n, _ in marked} - {n for n, _ in waiting}


def _cards(text: str, part: str) -> list[tuple[str, bool]]:
    """The cards of a trick in full, each with whether something was noticed about it."""
    found: list[tuple[str, bool]] = []
    for word in _WORD.findall(text):
        if word[0] == "(" and found:
            found[-1] = (found[-1][0], True)
            continue
        name = word if len(word) == 2 or not found else found[0][0][0] + word
        if name not in CARDS:
            raise refused(word, f"a card ({part.strip()})", "bad-card").under("play")
        found.append((name, False))
    if not 1 <= len(found) <= 4:
        raise Wrong("bad-value", f"not one to four cards: {part.strip()!r}", ["play"], text=part.strip())
    return found


def _play(where: tuple[str], name: str, seat: Seat, declarer: Seat, making: Making) -> None:
    dummy = {"from": seat.value} if seat is declarer.partner else {}
    by = declarer if dummy else seat
    id = making.add(where, f"p{making.played}", by=by.value, play=name, **dummy)
    making.played += 1
    making.lead = making.lead or (id, seat)
