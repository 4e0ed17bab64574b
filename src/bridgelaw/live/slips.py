"""A call that its player says he never meant. What he meant he tells the Director: until that is decided the others
know that it was said, and not which call it was (Law 25A)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
from msgspec.structs import replace

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live.heard import Growing
from bridgelaw.live.view import AnswerInView
from bridgelaw.table import acts

_encode = msgspec.json.Encoder().encode


def undecided(now: Situation, seat: Seat | None, ids: Mapping[str, str]) -> frozenset[str]:
    """The acts of other players who said so, in the viewer's numbers `ids`, as long as the Director has not found
    whether it was a slip. Once he has, the call stands, or whoever may accept it has to know it."""
    if not now.questions:
        return frozenset()
    asked = [now.act(question.of) for question in now.questions if question.kind == "unintended_call"]
    said = [act for act in asked if isinstance(act, acts.Substitute) and act.unintended and act.by is not seat]
    return frozenset(ids[act.id] for act in said if act.id in ids)


def answer_without(told: AnswerInView, meant: Collection[str]) -> AnswerInView:
    """What he is told, without these calls."""
    said = msgspec.json.decode(told.said)
    said["auction"] = [call for call in said["auction"] if call["act"] not in meant]
    answer = told.answer
    if answer is not None:
        answer = replace(answer, auction=tuple(call for call in answer.auction if call.act not in meant))
    return replace(told, said=_encode(said), answer=answer)


def heard_without(heard: Growing, meant: Collection[str]) -> Growing:
    """What he perceived: that it was said, and not the call."""
    found = Growing()
    for id, act in heard.acts.items():
        found.add(id, _encode({**act, "substitute": True} if id in meant else act))
    return found
