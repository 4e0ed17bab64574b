"""The Director's next act, in the form of a record, from what he types on the road of a ruling."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from bridgelaw.desk.assigned import likely
from bridgelaw.desk.results import results, weighted
from bridgelaw.desk.road import OpenChoice, Road, RoadQuestion
from bridgelaw.desk.score import SIDES
from bridgelaw.formats import typed
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import Wrong
from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS
from bridgelaw.game.seats import Seat
from bridgelaw.table import acts
from bridgelaw.table.options import BY_THE_CALL, SUBSTITUTED, WITH_SUIT, suits_to_name
from bridgelaw.table.vocabulary import QUESTIONS

REASON = re.compile(r"\s+//\s+")
"""What stands between an answer and the reason for it."""

_WORDS = (
    "take_up",
    "explain_options",
    "choose",
    "substitute",
    "resume",
    "adjust",
    "penalize",
    "withdraw_award",
    "decide_appeal",
)


def act_of(road: Road, record: Record, key: str, text: str, spelled: typed.Spelled = typed.AS_CODES) -> dict[str, Any]:
    """The act by which the Director answers `key` with `text`.

    `key`: a kind of Question, with `@` and the act that it is about where several are open; or one of `take_up`,
    `explain_options`, `choose`, `substitute`, `resume`, `adjust`, `penalize`, `withdraw_award`,
    `decide_appeal`. Behind ` // ` the reason. A Question that was answered before gets another answer; both stay in
    the record.

    Raises:
        Wrong: there is nothing of that name to answer, or not so.
    """
    value, *reason = REASON.split(text, maxsplit=1)
    kind, _, of = key.partition("@")
    if kind in QUESTIONS:
        return _finding(road, record, kind, of, value, reason, spelled)
    if kind not in _WORDS:
        raise Wrong("not-answerable", f"{key!r} is nothing that can be answered here", text=key)
    act: dict[str, Any] = _adjust(road, record, value) if kind == "adjust" else _DOING[kind](road, value, spelled)
    return act | ({"text": reason[0].strip()} if reason else {})


def with_reason(answer: str, reason: str) -> str:
    """The answer as `act_of` takes it, with the reason for it if there is one."""
    return f"{answer} // {reason}" if reason else answer


def question(road: Road, kind: str, of: str = "") -> RoadQuestion | None:
    """The Question of that kind that is to be answered: the first open one, else the last one answered."""
    found = [one for one in road.questions if one.kind == kind and of in ("", one.of)]
    open_ = [one for one in found if one.status == "open"]
    return open_[0] if open_ else found[-1] if found else None


def _finding(
    road: Road, record: Record, kind: str, of: str, text: str, reason: list[str], spelled: typed.Spelled
) -> dict[str, Any]:
    one = question(road, kind, of)
    if one is None and not of and kind != "poll":
        raise Wrong("question-not-open", f"the Question {kind!r} is not open", text=kind)
    about, seat = (of, None) if one is None else (one.of or of, one.seat)
    if one is not None and one.answers:
        # the same names as the first time, or it would be another answer
        first = next(act for act in record.acts if act.id == one.answers[0].act)
        if isinstance(first, acts.Find):
            about, seat = first.of or about, first.seat
    said: dict[str, Any] = {"by": "director", "find": kind}
    said |= {"of": about} if about else {}
    said |= {"seat": seat.value} if seat and _several_seats(road, kind, about) else {}
    said["value"] = typed.answer(kind, text, spelled)
    return said | ({"why": reason[0].strip()} if reason else {})


def _several_seats(road: Road, kind: str, of: str) -> bool:
    return len({one.seat for one in road.questions if one.kind == kind and one.of == of}) > 1


def _take_up(road: Road, text: str, spelled: typed.Spelled) -> dict[str, Any]:
    """Yes: the Director has seen it himself; `N E S W`: that player has called him about it, or names it now that
    somebody has called."""
    # what nobody has noticed may be hidden from the table: it is named
    of = (road.next.unnoticed or "").partition("@")[2]
    if (seat := text.strip()) in Seat.__members__:
        about = of or next((fact.about for fact in reversed(road.facts)), "")
        if about and road.is_called:
            return {"by": seat, "attention": about}
        return {"by": seat, "summon": True, **({"of": about} if about else {})}
    _agreed(text, spelled)
    return {"by": "director", "attention": of or True}


def _explain_options(road: Road, text: str, spelled: typed.Spelled) -> dict[str, Any]:
    _agreed(text, spelled)
    return {"by": "director", "explain_options": True}


def _resume(road: Road, text: str, spelled: typed.Spelled) -> dict[str, Any]:
    _agreed(text, spelled)
    return {"by": "director", "resume": True}


def _withdraw(road: Road, text: str, spelled: typed.Spelled) -> dict[str, Any]:
    _agreed(text, spelled)
    if road.award is None:
        raise Wrong("nothing-to-withdraw", "there is no adjusted score to take back")
    return {"by": "director", "rule": "cancel", "of": road.award}


def _agreed(text: str, spelled: typed.Spelled) -> None:
    """Nothing, when it is a yes.

    Raises:
        Wrong: it is none: then nothing is to be recorded.
    """
    if typed.yes_no(text, spelled) is not True:
        raise Wrong("bad-value", f"{text!r} is not yes", text=text, allowed="yes", codes="yes")


def _choose(road: Road, text: str, spelled: typed.Spelled) -> dict[str, Any]:
    """`reject_call`, or the number of the option; behind it the suit, card or call that it needs. A call alone is the
    one that puts an earlier one right."""
    if typed.code(text, spelled) in CALLS:
        return _substitute(road, text, spelled)
    word, _, rest = text.strip().partition(" ")
    choice = _choice(road, word)
    act: dict[str, Any] = {"by": choice.by, "choose": choice.option}
    given = typed.code(rest, spelled)
    if given in ("S", "H", "D", "C"):
        act["suit"] = given
    elif given in CARDS:
        act["card"] = given
    elif given in CALLS:
        act["call"] = given
    elif several := _suits_together(choice, rest, spelled):
        act["suits"] = several
    elif given:
        raise Wrong("bad-value", f"{rest!r} is no suit, card or call", text=rest)
    elif choice.option in WITH_SUIT and choice.suits is not None and len(choice.suits) == 1:
        # whoever reads it later knows which suit it was
        act["suit"] = choice.suits[0]
    return act


def _suits_together(choice: OpenChoice, text: str, spelled: typed.Spelled) -> list[str]:
    """Several suits that may be named together with that option; nothing where it is something else."""
    suits = [typed.code(word, spelled) for word in text.split()]
    may = (name.split() for name in suits_to_name(choice.option, choice.suits or (), choice.cards))
    return suits if any(sorted(suits) == sorted(some) for some in may) else []


def _substitute(road: Road, text: str, spelled: typed.Spelled) -> dict[str, Any]:
    """The call by which a player puts an earlier one right: of whoever may now do so."""
    found = next((one for one in road.choices if one.option in BY_THE_CALL), None)
    if found is None:
        raise Wrong("option-not-open", "nobody has a call to put right", text="correct")
    call = typed.code(text, spelled)
    if found.option == SUBSTITUTED:
        return {"by": found.by, "substitute": call}
    return {"by": found.by, "choose": found.option, "call": call}


def _choice(road: Road, word: str) -> OpenChoice:
    if word.isdecimal() and 0 < int(word) <= len(road.choices):
        return road.choices[int(word) - 1]
    found = next((one for one in road.choices if one.option == word), None)
    if found is None:
        raise Wrong("option-not-open", f"the option {word!r} is not open", text=word)
    return found


def _adjust(road: Road, record: Record, text: str) -> dict[str, Any]:
    """The award as it is written; out of results with their chances the likely one for the side that did not err, and
    the one that was at all probable for the other (1997:12C2, 2007:12C1(e))."""
    rows = typed.chances(text)
    if rows is None:
        return {"by": "director", "adjust": typed.award(text)}
    vulnerable = record.setting().vulnerable
    if road.offending is None or vulnerable is None:
        raise Wrong("no-likely-result", "one offending side and the vulnerability have to be known", text=text)
    innocent = road.offending.opponents
    candidates = weighted(results(rows), vulnerable, innocent)
    if sum(chance for _, chance in candidates) != 1:
        raise Wrong("weights", "the chances do not sum to 1", text=text)
    worth = {
        side: likely(candidates, share) for side, share in zip((innocent, road.offending), road.shares, strict=True)
    }
    bare = {points: row for (points, _), row in zip(reversed(candidates), reversed(rows), strict=True)}
    given = {side.value.lower(): [{k: v for k, v in bare[worth[side]].items() if k != "weight"}] for side in SIDES}
    return {"by": "director", "adjust": {"kind": "assigned", **given}}


def _decide_appeal(road: Road, text: str, spelled: typed.Spelled) -> dict[str, Any]:
    open_ = [one.act for one in road.appeals if one.decision is None]
    return {"by": "director", "decide_appeal": text.strip(), **({"of": open_[0]} if open_ else {})}


_DOING: Mapping[str, Any] = {
    "take_up": _take_up,
    "explain_options": _explain_options,
    "resume": _resume,
    "withdraw_award": _withdraw,
    "choose": _choose,
    "substitute": _substitute,
    "decide_appeal": _decide_appeal,
    "penalize": lambda road, text, spelled: {"by": "director", "penalize": typed.penalty(text)},
}
