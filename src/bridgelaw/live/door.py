"""The door: which acts and which of their keys a viewer may send, by allow-list; ids and texts are looked at here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bridgelaw.answer.known import Known
from bridgelaw.answer.seat import dummy_lies_open
from bridgelaw.formats import acts as acts_format
from bridgelaw.formats.errors import Wrong
from bridgelaw.formats.verbs import DIRECTOR, SPECTATOR, acts_of
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live.messages import Refusal, Viewer, seat_of
from bridgelaw.table import acts

CLIENT_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
LONGEST = {"text": 1000, "claim": 500, "concede": 500, "why": 1000}
"""How long what stands under a key may be; everything else: `USUAL`."""
USUAL = 300
MOST_IN_A_LIST = 100

_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]")

_OF_SEATS: dict[str, str] = {
    # the game
    "call": "", "substitute": "unintended", "retract": "of", "play": "from down", "face": "", "spread": "",
    "designate": "", "expose": "how", "pick_up": "", "inspect": "",
    "claim": "", "concede": "", "agree": "of", "contest": "of text", "play_on": "of",
    # what is said about it
    "alert": "of", "announce": "of", "ask": "of about", "explain": "of", "clarify": "of", "review": "halt",
    "restate": "of", "correct": "of", "consult": "", "reserve": "of text", "dispute": "of text",
    # what only he and the Director know
    "realise": "of text", "learn": "about cards of text",
    # what stops the table
    "attention": "text", "prevent": "of", "summon": "of text", "waive": "of", "assess": "of",
    "choose": "of suit suits card call seat", "score": "", "appeal": "of concurring text",
}  # fmt: skip
OF_SEATS = {verb: frozenset((verb, *keys.split())) for verb, keys in _OF_SEATS.items()}
"""What a player may send: the verbs, each with the keys that it may have. `text` is for the Director alone."""

NEVER = frozenset(("id", "at", "imported"))
"""What no message may have: the server numbers and times the acts."""

_MOMENT = (
    acts.Call, acts.Substitute, acts.Retract, acts.Play, acts.Face, acts.Spread, acts.Designate, acts.Claim,
    acts.Concede, acts.Agree, acts.Contest, acts.PlayOn, acts.Choose, acts.DirectorChoose, acts.ExplainOptions,
    acts.Resume, acts.Rule, acts.Cancel, acts.Adjust, acts.Result,
)  # fmt: skip


def read(now: Situation, who: Viewer, sent: Mapping[str, Any], number: int = 0) -> acts.Act:
    """The act that `who` sends, under the id that it will have: that of the next act, or of the one of that `number`.

    Raises:
        Refusal: it is not for him to do, or a text in it is too long.
        Wrong: it is no act, or about an act that he does not know.
    """
    check_texts(sent)
    for key in sent:
        if key in NEVER:
            raise Refusal("not-allowed", what=key)
    seat = seat_of(who)
    number = number or now.facts.count + 1
    id = f"a{number}"
    if seat is None:
        if who != DIRECTOR:
            raise Refusal("not-allowed", what=str(next(iter(sent), "")))
        return acts_format.read_one({"by": DIRECTOR, **sent, "id": id}, number, now.facts.acts)
    if "by" in sent:
        raise Refusal("not-allowed", what="by")
    _check_verb(sent)
    own = translated(now, seat, sent)
    act = acts_format.read_one({"by": who, **own, "id": id}, number, now.facts.acts)
    _check_keys(act, sent)
    _check_hand(now, seat, act)
    return act


def depends_on_the_moment(act: acts.Act) -> bool:
    """Whether it means something else when anything has happened since it was decided on."""
    return isinstance(act, _MOMENT)


def translated(now: Situation, seat: Seat, sent: Mapping[str, Any]) -> dict[str, Any]:
    """The same with the ids of the board in place of the seat's own.

    Raises:
        Wrong: it has perceived no such act. Nobody can tell by it whether there is one.
    """
    named = [key for key in ("of", "attention") if isinstance(sent.get(key), str)]
    if not named:
        return dict(sent)
    ids = {own: id for id, own in Known(now, seat).ids.items()}
    found = dict(sent)
    for key in named:
        if sent[key] not in ids:
            raise Wrong("no-such-act", f"{key}: no act is called {sent[key]!r}", [key], id=sent[key])
        found[key] = ids[sent[key]]
    return found


def check_text(text: str, longest: int) -> None:
    """Nothing, when that text may be said.

    Raises:
        Refusal: it is too long, or has characters that no text has.
    """
    if len(text) > longest:
        raise Refusal("too-long", length=str(len(text)), most=str(longest))
    if _CONTROL.search(text):
        raise Refusal("bad-characters")


def check_texts(sent: Mapping[str, Any]) -> None:
    for key, text in _texts(sent):
        check_text(text, LONGEST.get(key, USUAL))


def _texts(value: Any, key: str = "", depth: int = 0) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield key, value
    elif depth > 5:
        raise Refusal("too-long", length=str(depth), most="5")
    elif isinstance(value, Mapping):
        for name, under in value.items():
            yield "", str(name)
            yield from _texts(under, key or str(name), depth + 1)
    elif isinstance(value, list | tuple):
        if len(value) > MOST_IN_A_LIST:
            raise Refusal("too-long", length=str(len(value)), most=str(MOST_IN_A_LIST))
        for under in value:
            yield from _texts(under, key, depth + 1)


def _check_verb(sent: Mapping[str, Any]) -> None:
    """That there is a verb which players send here."""
    known = acts_of("N")
    for key in sent:
        if (key in known and key not in OF_SEATS) or (key in acts.DIRECTOR_ACTS and key not in known):
            raise Refusal("not-allowed", what=key)


def _check_keys(act: acts.PlayerAct | acts.Act, sent: Mapping[str, Any]) -> None:
    for key in sent:
        if key not in OF_SEATS[act.verb]:
            raise Refusal("not-allowed", what=key)


def _check_hand(now: Situation, seat: Seat, act: acts.Act) -> None:
    """A card comes from one's own hand, or is declarer's from dummy once he may see it: nobody learns by trying which
    cards another hand has got."""
    dummys = now.dummy if may_play_dummy(now, seat) else None
    if isinstance(act, acts.Play) and act.hand not in (seat, dummys):
        raise Refusal("not-allowed", what="from")
    if isinstance(act, acts.Designate) and not may_play_dummy(now, seat):
        raise Refusal("not-allowed", what="designate")


def may_play_dummy(now: Situation, seat: Seat) -> bool:
    """Whether he is declarer, and dummy lies open."""
    return seat is now.declarer and dummy_lies_open(now)


__all__ = ["DIRECTOR", "OF_SEATS", "SPECTATOR", "check_text", "depends_on_the_moment", "may_play_dummy", "read"]
