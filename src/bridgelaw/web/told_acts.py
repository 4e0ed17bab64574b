"""What a viewer is told of what was done and said at the table: a sentence for each act that he perceived."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from bridgelaw.game.seats import Seat
from bridgelaw.live.found_facts import FoundFact
from bridgelaw.live.noted import NotedFact
from bridgelaw.live.view import View
from bridgelaw.words import Words
from bridgelaw.words.telling.acts import EXPLAINING, MOVING, SAYING, act_line, of_concession
from bridgelaw.words.telling.called_over import called_over
from bridgelaw.words.telling.layout import capital

KEPT = 2048
"""Texts kept in each language; the least recently used goes."""


def act_told(written: bytes, view: View, words: Words, *, own: bool = False) -> bytes:
    """The sentence of an act that the viewer perceived, from what he is shown of it and of the call it is about;
    `own`: he did it himself."""
    if b'"attention":"' in written:
        return _pointed_out(written, view, words, own=own) or _act_in_words(written, words, own=own)
    if b'"of":' not in written and b'"face":' not in written and b'"contest":' not in written:
        return _act_in_words(written, words, own=own)
    act = msgspec.json.decode(written)
    if "contest" in act:
        return _act_in_words(written, words, conceded=of_concession(act, view.acts.values()), own=own)
    about = view.acts.get(str(act.get("of")), {})
    other = ""
    if "correct" in act and not about.keys().isdisjoint(EXPLAINING):
        # whose explanation it is, and of which call
        other, about = about["by"], view.acts.get(str(about.get("of")), {})
    call = _called(about)
    if "reserve" in act:
        played = about.get("play")
        card = played if isinstance(played, str) else ""
        return _act_in_words(written, words, call, card, about.get("by", "") if call or card else "", own=own)
    card = "" if "face" not in act else next((play.card for play in view.answer.plays if play.by == act["by"]), "")
    return _act_in_words(written, words, call, card, other, own=own)


def with_own(sentences: Sequence[bytes], view: View, words: Words) -> Sequence[bytes]:
    """The sentences of the acts; to a player those of what he said and did besides calls and cards, as said to him."""
    if view.who not in Seat.__members__:
        return sentences
    by = f'"by":"{view.who}"'.encode()

    def to_him(act: bytes) -> bytes:
        return act_told(act, view, words, own=True) if by in act and kind_of(act) != "move" else b""

    own = view.acts.each(("own", words, view.who), to_him)
    return [mine or sentence for mine, sentence in zip(own, sentences, strict=True)] if any(own) else sentences


def with_accepted(sentences: Sequence[bytes], view: View, words: Words) -> Sequence[bytes]:
    """The sentences of the acts; of a call over an insufficient bid of which nobody has spoken, that it accepts it."""
    spoken_of = {str(act["attention"]) for act in view.acts.values() if "attention" in act}
    told = called_over(view.answer.auction, spoken_of, words)
    if not told:
        return sentences
    return [
        written_as_json(f"{msgspec.json.decode(sentence)}. {told[id]}") if id in told else sentence
        for id, sentence in zip(view.acts, sentences, strict=True)
    ]


def _called(about: Mapping[str, Any]) -> str:
    """The call that was made by an act; empty where it is none, or the viewer is not told which."""
    found = about.get("call") or about.get("substitute")
    return found if isinstance(found, str) else ""


@lru_cache(KEPT)
def _act_in_words(
    written: bytes,
    words: Words,
    call: str = "",
    card: str = "",
    other: str = "",
    *,
    conceded: bool = False,
    own: bool = False,
) -> bytes:
    """The same as JSON, without what was noted beside the act. Most who see it are shown the same of it at the same
    time."""
    act = msgspec.json.decode(written) | {"text": ""}
    line = capital(act_line(act, words, call=call, card=card, other=other, conceded=conceded, own=own))
    # it is what somebody says until it is agreed or found
    return written_as_json(words.say("page-said-to", line=line) if "convey" in act else line)


def _pointed_out(written: bytes, view: View, words: Words, *, own: bool) -> bytes:
    """What somebody has pointed out, by the call or card, or by who did it; empty where he has named nothing that the
    viewer perceived."""
    act = msgspec.json.decode(written)
    about = view.acts.get(str(act["attention"]), {})
    call, played, form = _called(about), about.get("play"), "you" if own else None
    if call or isinstance(played, str):
        what = words.call(call, "short") if call else words.card(str(played))
        other = about.get("from", about["by"])
        return written_as_json(words.say("page-points-out", form, seat=act["by"], other=other, what=what))
    if about.get("by") not in Seat.__members__:
        return b""
    return written_as_json(words.say("page-points-out-deed", form, seat=act["by"], other=about["by"]))


def noted(fact: NotedFact, view: View, words: Words) -> str:
    """What a player has noted, and about which call or card."""
    about = view.acts.get(fact.of, {})
    played = about.get("play")
    call, card = _called(about), played if isinstance(played, str) else ""
    act = {"by": fact.noted_by, "reserve": True, "text": fact.text, "channel": fact.channel or None}
    other, own = fact.by if call or card else "", fact.noted_by == view.who
    return capital(act_line(act, words, call=call, card=card, other=other, own=own))


def found(fact: FoundFact, words: Words) -> str:
    """What the Director has found of what was noted or reported, as it stands behind that."""
    message = "page-found-so" if fact.so else "page-found-not-so"
    return words.say(message, partner=Seat[fact.by].partner.value)


_KINDS = {verb.encode(): "move" for verb in MOVING} | {verb.encode(): "said" for verb in SAYING}
_KINDS |= {verb.encode(): "explained" for verb in EXPLAINING}


def lately(kinds: Sequence[str], sentences: Sequence[bytes]) -> bytes:
    """Behind a comma the sentences of what was said and shown since the last call or card."""
    first = len(kinds)
    while first and kinds[first - 1] != "move":
        first -= 1
    since = [sentences[n] for n in range(first, len(kinds)) if kinds[n]]
    return b',"lately":[%b]' % b",".join(since) if since else b""


def kind_of(written: bytes) -> str:
    """Whether an act is a call or card, or something that is heard or seen besides, such as an explanation."""
    # asked of every act for every viewer, so it is not decoded: its keys are `act`, `by` and the verb, in this order
    kind = _KINDS.get(written.split(b'"', 10)[9], "")
    # hands that are faced while a claim is heard lie there for all to see
    return "" if kind == "said" and b'"expose":' in written and b'"of":' in written else kind


def written_as_json(value: Any) -> bytes:
    """As JSON in ASCII: what is sent goes through `str`, which is many times dearer with a sign of a suit in it."""
    return json.dumps(value, separators=(",", ":"), default=msgspec.to_builtins).encode()
