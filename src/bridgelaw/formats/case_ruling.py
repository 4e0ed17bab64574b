"""What was complained of, found and awarded in a case, as acts.

The findings of a case are those of the last instance. Where it changed the Director's ruling, they stand behind the
decision of the appeal. The file does not say who appealed: it is taken to be the side that gained by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bridgelaw.formats.case_fields import AVERAGES
from bridgelaw.formats.case_parts import CallMade, Making, TellingAct
from bridgelaw.formats.errors import Wrong
from bridgelaw.formats.kinds import ACTION
from bridgelaw.game.seats import EW, NS, Seat

Rows = Sequence[Mapping[str, Any]]
Score = Mapping[str, Rows]


def read(data: Mapping[str, Any], making: Making) -> None:
    """Result, complaint, findings, adjusted scores and the decision of an appeal."""
    findings = data.get("findings", {})
    _result(data, making)
    source = _source(findings, making) or _tempo(findings, making)
    explained = _explained(findings, making)
    _complaint(source, explained, making)
    director, final = data.get("director", {}), data.get("final", {})
    ruled, last, table = director.get("score"), final.get("score"), table_score(data)
    varied = ruled is not None and last is not None and _differ(ruled, last)
    if varied:
        _adjust(("director",), "ruling", director, table, making)
        _appeal(ruled, last, making)
    used = _used(findings, source, making)
    _information(findings, source, used, making)
    _misinformation(findings, explained, making)
    _damage(findings, used, explained, making)
    if last is None:
        _adjust(("director",), "adj", director, table, making)
    else:
        _adjust(("final",), "adj", final, None if varied else table, making)


def published(data: Mapping[str, Any]) -> Score | None:
    """The score with which the case ended, as far as the file knows it."""
    final = data.get("final", {})
    score: Score | None = final.get("score")
    if score is None and final.get("who", "director") == "director":
        score = data.get("director", {}).get("score")
    return score


def table_score(data: Mapping[str, Any]) -> Score | None:
    """The result at the table in the form of a score."""
    result = data.get("result")
    if not result:
        return None
    row = {"contract": result["contract"], "declarer": result.get("declarer"), "tricks": result.get("tricks")}
    row |= {"ns": result["score_ns"]} if result.get("score_ns") is not None else {}
    return {"NS": [row], "EW": [row]}


def _result(data: Mapping[str, Any], making: Making) -> None:
    result = data.get("result")
    if not result or result["contract"] == "P" or result.get("tricks") is None:
        return
    if making.calls:
        making.add(("result",), "res", by="director", result=result["tricks"])
    else:
        making.leave("result", "no_auction")


# who complained of what


def _source(findings: Mapping[str, Any], making: Making) -> TellingAct | None:
    """The act by which, as the findings have it, something was made known to partner."""
    giver, until = findings.get("from"), findings.get("disallowed_call_index")
    told = [t for t in making.telling if giver in (None, t.by.value) and t.kind != "asked"]
    shown = [t for t in told if t.conveys]
    if giver is None:
        return shown[0] if len(shown) == 1 else None
    shown = [t for t in shown if t.kind != "no_alert"] or shown or told
    if until is None:
        return shown[0] if shown else None
    before = [t for t in shown if t.index is None or t.index < until]
    return before[-1] if before else None


def _tempo(findings: Mapping[str, Any], making: Making) -> TellingAct | None:
    """A change of tempo of which no annotation says when: where the play of the cards is told as far as it matters, it
    was before the giver's last card ahead of the last one of his partner.
    """
    giver, taker = findings.get("from"), findings.get("to")
    about_tempo = findings.get("unauthorised_information") and findings.get("tempo_agreed") is not None
    if not about_tempo or giver is None or taker is None or any(t.by.value == giver for t in making.telling):
        return None
    laid = [(n, act["by"]) for n, act in enumerate(making.acts) if "play" in act]
    last = max((n for n, by in laid if by == taker), default=-1)
    number = max((n for n, by in laid if by == giver and n < last), default=None)
    if number is None:
        return None
    id = making.add(("findings", "from"), "n", by=giver, convey="hesitation")
    making.acts.insert(number, making.acts.pop())
    making.places.insert(number, making.places.pop())
    making.leave("findings.from", "inferred_tempo")
    told = TellingAct(id, Seat[giver], "hesitation")
    making.telling.append(told)
    return told


def _explained(findings: Mapping[str, Any], making: Making) -> TellingAct | None:
    """The explanation, or the missing alert, about which the findings speak."""
    if findings.get("misinformation") is None:
        return None
    told = [t for t in making.telling if t.kind == "explanation"]
    told = told or [t for t in making.telling if t.explains]
    if not told and findings["misinformation"]:
        making.leave("findings.misinformation", "no_explanation")
    return told[-1] if told else None


def _complaint(source: TellingAct | None, explained: TellingAct | None, making: Making) -> None:
    """An opponent says that an explanation was wrong; he calls the Director, and says what about."""
    if explained is not None:
        by = _complainant(explained)
        making.add(("findings", "misinformation"), "dis", by=by, dispute=True, of=explained.id)
    if source is not None:
        making.add(("findings",), "sum", by=_complainant(source), summon=True, of=source.id)
    elif explained is not None:
        making.add(("findings",), "sum", by=_complainant(explained), summon=True)


def _complainant(told: TellingAct) -> str:
    return str(told.by.side.opponents.seats[0].value)


# what was found


def _used(findings: Mapping[str, Any], source: TellingAct | None, making: Making) -> CallMade | None:
    """The call to which the findings about alternatives belong."""
    index = findings.get("disallowed_call_index")
    if index is not None and making.calls:
        return making.calls[index] if index < len(making.calls) else None
    to = findings.get("to")
    if to is None or source is None:
        return None
    numbers = {act["id"]: n for n, act in enumerate(making.acts)}
    later = [c for c in making.calls if c.by.value == to and numbers[c.id] > numbers[source.id]]
    named = [c for c in later if c.call == findings.get("disallowed_call")]
    return next(iter(named or later), None)


def _information(findings: Mapping[str, Any], source: TellingAct | None, used: CallMade | None, making: Making) -> None:
    available = findings.get("unauthorised_information")
    if source is None:
        for key in ("unauthorised_information", "tempo_agreed", "suggested", "logical_alternatives"):
            if findings.get(key) not in (None, [], False):
                making.leave(f"findings.{key}", "no_source")
        _poll(findings, used, making)
        return
    agreed = findings.get("tempo_agreed")
    if agreed is not None:
        _find(making, "f0", "tempo_agreed", "facts_agreed", source.id, agreed)
    if available is not None and source.kind != "explanation":
        _find(making, "f1", "unauthorised_information", "information_made_available", source.id, available)
    if available is False:
        for key in ("suggested", "logical_alternatives"):
            if findings.get(key):
                making.leave(f"findings.{key}", "does_not_arise")
    else:
        _alternatives(findings, source, used, making)
    _poll(findings, used, making)


def _alternatives(findings: Mapping[str, Any], source: TellingAct, used: CallMade | None, making: Making) -> None:
    suggested, others = findings.get("suggested"), findings.get("logical_alternatives")
    seat = {"seat": findings["to"]} if findings.get("to") else {}
    if suggested is not None and (suggested or findings.get("unauthorised_information")):
        if _are_actions(suggested):
            _find(making, "f2", "suggested", "suggested", source.id, suggested, **seat)
        else:
            making.leave("findings.suggested", "not_actions")
    if not others:
        if suggested and others is not None:
            making.leave("findings.logical_alternatives", "not_known")
    elif not _are_actions(others):
        making.leave("findings.logical_alternatives", "not_actions")
    elif used is None:
        making.leave("findings.logical_alternatives", "no_use")
    else:
        _find(making, "f3", "logical_alternatives", "logical_alternatives", used.id, others, **seat)


def _poll(findings: Mapping[str, Any], used: CallMade | None, making: Making) -> None:
    """Evidence; the numbers only: who was asked, and what each chose."""
    poll = findings.get("poll")
    if poll is None:
        return
    votes = poll.get("votes", {})
    counted = all(isinstance(n, int) for n in votes.values()) and _are_actions(votes)
    if used is None or not isinstance(poll.get("asked"), int) or not votes or not counted:
        making.leave("findings.poll", "not_a_poll")
        return
    _find(making, "fp", "poll", "poll", used.id, {"asked": poll["asked"], "chose": votes})
    if "note" in poll:
        making.leave("findings.poll.note", "in_words")


def _misinformation(findings: Mapping[str, Any], explained: TellingAct | None, making: Making) -> None:
    if explained is not None:
        wrong = findings["misinformation"]
        _find(making, "fm", "misinformation", "misinformation", explained.id, wrong)


def _damage(findings: Mapping[str, Any], used: CallMade | None, explained: TellingAct | None, making: Making) -> None:
    """One answer for the whole case: it goes with the use that was found, else with the wrong explanation."""
    damage = findings.get("damage")
    if damage is None:
        return
    if findings.get("disallowed_call") is not None and used is not None:
        _find(making, "f4", "damage", "damage", used.id, damage)
    elif findings.get("misinformation") and explained is not None:
        _find(making, "f4", "damage", "damage", explained.id, damage)
    elif damage:
        making.leave("findings.damage", "no_use")


def _find(making: Making, id: str, key: str, kind: str, of: str, value: Any, **further: Any) -> None:
    making.add(("findings", key), id, by="director", find=kind, of=of, value=value, **further)


def _are_actions(words: Any) -> bool:
    try:
        return all(ACTION.read(word) for word in words)
    except Wrong:
        return False


# what was awarded


def _differ(one: Score, other: Score) -> bool:
    return any(list(map(_key, one[side])) != list(map(_key, other[side])) for side in ("NS", "EW"))


def _key(row: Mapping[str, Any]) -> tuple[Any, ...]:
    weight = row.get("weight", 1)
    return (row.get("contract"), row.get("declarer"), row.get("tricks"), weight, row.get("artificial"))


def _adjust(place: tuple[str], id: str, ruling: Mapping[str, Any], table: Score | None, making: Making) -> None:
    """The adjusted score of that instance, unless it is the one that holds anyway."""
    score = ruling.get("score")
    if score is None or (table is not None and not _differ(table, score)):
        return
    award = award_of(score)
    if award is None:
        making.leave(f"{place[0]}.score", "two_forms")
        return
    said = {"text": ruling["ruling"]} if "ruling" in ruling else {}
    making.add((*place, "score"), id, by="director", adjust=award, **said)


def award_of(score: Score) -> dict[str, Any] | None:
    """A score in the form of an `adjust`; None where one side's is artificial and the other's is not."""
    kinds = {side: "artificial" in rows[0] for side, rows in score.items()}
    if all(kinds.values()):
        given = {side.lower(): AVERAGES[rows[0]["artificial"]] for side, rows in score.items()}
        return {"kind": "artificial", "ns": given["ns"], "ew": given["ew"]}
    if any(kinds.values()):
        return None
    return {"kind": "assigned"} | {side.lower(): [_row(row) for row in score[side]] for side in ("NS", "EW")}


def _row(row: Mapping[str, Any]) -> dict[str, Any]:
    weight = {"weight": row["weight"]} if "weight" in row else {}
    if row["contract"] == "P":
        return {"contract": "P"} | weight
    return {"contract": row["contract"], "by": row.get("declarer"), "tricks": row.get("tricks")} | weight


def _appeal(ruled: Score, last: Score, making: Making) -> None:
    gained = NS if _worth(last) > _worth(ruled) else EW
    by = gained.seats[0].value
    adjusted = any(act["id"] == "ruling" for act in making.acts)
    id = making.add(("final",), "app", by=by, appeal=True, **({"of": "ruling"} if adjusted else {}))
    making.add(("final",), "dec", by="director", decide_appeal="varied", of=id)
    making.leave("final", "who_appealed")


def _worth(score: Score) -> float:
    """Points of North-South, weighted; an artificial score is worth nothing here."""
    return float(sum(row.get("weight", 1) * row.get("ns", 0) for row in score["NS"]))
