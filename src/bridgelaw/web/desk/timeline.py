"""What happened, act by act: when, by whom, what was irregular about it, and whether it still stands."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bridgelaw.live.settings import CaseConditions
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.telling import DOT, act_text
from bridgelaw.words import Words

_STANDS = ("made", "accepted")


class Happened(Struct, frozen=True, kw_only=True):
    """One act, or a change of the Laws under which the case is judged. `irregular`: names with provisions; `standing`:
    what has become of it, if it no longer stands as made.

    `at` is the time on the board, `took` how long the player took, both in words; `note` what was written with it.
    """

    id: str
    text: str
    by: str
    at: str
    took: str
    note: str
    irregular: tuple[tuple[str, str], ...]
    standing: str
    gone: bool


def timeline(case: Case) -> Iterator[Happened]:
    """The acts in their order; those that were made of a quick ruling are told as what the Director said."""
    words = case.words
    changes = {one.acts: one.before for one in case.state.board.rejudged}
    calls = {call.act: call.status for call in case.answer.auction if not call.implied}
    plays = {play.act: play.status for play in case.answer.plays}
    quick = case.view.quick
    for number, (id, act) in enumerate(case.view.acts.items()):
        if number in changes:
            yield _rejudged(case, changes[number])
        if quick is not None and id in quick.acts:
            continue
        standing = calls.get(id) or plays.get(id) or "made"
        found = [it for it in case.answer.irregularities if it.act == id]
        took = act.get("took")
        yield Happened(
            id=id,
            text=act_text(case, act),
            by=str(act.get("by", "")),
            at=clock(act["at"]) if "at" in act else "",
            took=words.say("case-took", time=words.number(round(took))) if took is not None and took >= 1 else "",
            note=str(act.get("text") or act.get("why") or ""),
            irregular=tuple((words.say(f"irregularity-{it.kind}", "label"), it.law) for it in found),
            standing="" if standing == "made" else words.say(f"call_status-{standing}", "label"),
            gone=standing not in _STANDS and standing != "pending",
        )
    if len(case.view.acts) in changes:
        yield _rejudged(case, changes[len(case.view.acts)])


def under(conditions: CaseConditions, words: Words) -> str:
    """Laws, authority and form of scoring, in a line."""
    scoring = words.say(f"scoring-{conditions.scoring}", "label") if conditions.scoring else ""
    laws = words.say("laws-edition", year=conditions.laws)
    return DOT.join(one for one in (laws, conditions.authority.upper(), scoring) if one)


def _rejudged(case: Case, before: CaseConditions) -> Happened:
    text = case.words.say("case-rejudged", text=under(before, case.words))
    return Happened(id="", text=text, by="", at="", took="", note="", irregular=(), standing="", gone=False)


def clock(seconds: float) -> str:
    """Minutes and seconds: 2:07."""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"
