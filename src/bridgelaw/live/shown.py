"""An act as somebody at the table is shown it: by verb, the keys that he gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bridgelaw.formats import acts as acts_format
from bridgelaw.game.seats import Seat
from bridgelaw.table import acts

_SHOWN: dict[str, str] = {
    "call": "call", "substitute": "substitute unintended", "retract": "retract of", "play": "play from down",
    "face": "face", "spread": "spread", "designate": "designate", "expose": "expose how of", "inspect": "inspect",
    "claim": "claim", "concede": "concede", "line": "line of", "agree": "agree of", "contest": "contest of",
    "play_on": "play_on of",
    "alert": "alert of", "announce": "announce of", "ask": "ask of about", "explain": "explain of",
    "clarify": "clarify of", "review": "review halt", "restate": "restate of", "correct": "correct of",
    "convey": "convey of", "learn": "learn about cards of", "realise": "realise of", "consult": "consult",
    "attention": "attention", "prevent": "prevent of", "summon": "summon of", "reserve": "reserve of channel",
    "dispute": "dispute of", "waive": "waive of", "assess": "assess of",
    "choose": "choose of suit suits card call seat", "leave": "leave", "score": "score",
    "appeal": "appeal of concurring",
    "state": "state seat", "explain_options": "explain_options", "rule": "rule of", "cancel": "cancel of",
    "resume": "resume", "decide_appeal": "decide_appeal of", "result": "result",
}  # fmt: skip
SHOWN = {verb: tuple(keys.split()) for verb, keys in _SHOWN.items()}
"""What whoever perceives an act is shown of it. A verb or a key that is not in this list is for the Director alone:
times, who reported it, what a call shows by agreement, reasons, remarks to him."""

POINTED_AT = (
    "call", "substitute", "play", "face", "explain", "announce", "alert", "ask", "retract", "expose", "review",
    "restate", "claim", "inspect", "spread", "designate", "waive", "assess",
)  # fmt: skip
"""Verbs of acts to which a player can draw attention: what somebody did at the table and may have done wrong."""

_REFERENCES = ("of", "attention")


def record_form(act: acts.Act) -> dict[str, Any]:
    """The act as a record has it, its id always with it."""
    return acts_format.write_one(act)


def shown(
    act: acts.Act, written: Mapping[str, Any], ids: Mapping[str, str], seat: Seat | None, *, open_cards: bool = False
) -> dict[str, Any]:
    """The act `written` in record form, as a viewer who numbers acts by `ids` is shown it.

    `seat` is where he sits: a card that is put face down only its owner sees. An act that is spoken of and that he has
    not perceived is left out. `open_cards`: the board is over, and everybody has seen all cards.
    """
    found: dict[str, Any] = {"act": ids[act.id], "by": written["by"]}
    if "responsible" in written:
        # which side answers for a spectator belongs to who he is
        found["responsible"] = written["responsible"]
    for key in SHOWN.get(act.verb, ()):
        if key not in written:
            continue
        value = written[key]
        if key in _REFERENCES and isinstance(value, str):
            if value in ids:
                found[key] = ids[value]
            elif key == act.verb:
                found[key] = True
        else:
            found[key] = value
    if open_cards and isinstance(act, acts.PickUp):
        found["pick_up"] = written["pick_up"]
    if isinstance(act, acts.Play) and act.down and act.hand is not seat and not open_cards:
        found["play"] = True
    if act.verb not in found:
        found[act.verb] = _outline(act, written)
    if isinstance(act, acts.Contest) and act.by is seat and "text" in written:
        # partner, and the claimer who has still to say his line again, hear why when the Director asks for it
        found["text"] = written["text"]
    if isinstance(act, acts.Adjust | acts.Reserve) and seat is not None and "text" in written:
        # why a score was given is told to those who get it, as in the written ruling; what was noted, to the four
        found["text"] = written["text"]
    return found


def _outline(act: acts.Act, written: Mapping[str, Any]) -> Any:
    """What is shown of an act whose details are not: of a penalty all but its reason, of a score all but what led to
    it."""
    if isinstance(act, acts.Penalize):
        return {key: value for key, value in written["penalize"].items() if key != "reason"}
    if isinstance(act, acts.Adjust):
        return {key: value for key, value in written["adjust"].items() if key in ("kind", "ns", "ew")}
    return True
