"""Facts of a session as JSON, one object each: how they are kept. Rows are those of the neutral form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bridgelaw.formats.sessions import neutral, neutral_writer
from bridgelaw.formats.sessions.neutral_fields import CONDITIONS, PAIR, PENALTY, RESULT, SECTION
from bridgelaw.lawbook.authorities import regulations_of
from bridgelaw.lawbook.editions import USUAL
from bridgelaw.session import facts
from bridgelaw.session.doubts import DoubtCode
from bridgelaw.session.facts import Fact
from bridgelaw.session.model import PlayResult, Section, SessionPenalty
from bridgelaw.session.play import Play

Plain = dict[str, Any]

_BARE: dict[str, type[Any]] = {
    str(one.__struct_config__.tag): one
    for one in (
        facts.PairLeft, facts.Planned, facts.PairPlaced, facts.BoardsDealt, facts.RoundCalled, facts.RoundExtended,
        facts.Seated, facts.Agreed, facts.CorrectionRefused, facts.DirectorCalled, facts.CallHandled,
        facts.PlaysAsWell, facts.FormPlayed, facts.RulingAppealed,
        facts.BoardLooked, facts.ListPublished, facts.PlayOver, facts.SessionClosed, facts.Undone,
    )
}  # fmt: skip
"""Those made of words and numbers alone."""


def encode(fact: Fact) -> bytes:
    """A fact as JSON."""
    return msgspec.json.encode(plain_fact(fact))


def decode(data: bytes) -> Fact:
    """The fact that stands there.

    Raises:
        Wrong, msgspec.DecodeError, KeyError: it is none.
    """
    return fact_of(msgspec.json.decode(data))


def plain_fact(fact: Fact) -> Plain:
    """A fact as plain data."""
    told = {"kind": facts.kind_of(fact)} | _plain(fact)
    return {key: value for key, value in told.items() if value not in ("", None, [], {})}


def _plain(fact: Fact) -> Plain:
    match fact:
        case facts.SessionOpened():
            told = {key: getattr(fact, key) for key in ("name", "date", "source", "program")}
            told |= {key: getattr(fact, key) or None for key in ("boards", "tables", "units", "online")}
            told["conditions"] = neutral_writer.plain_conditions(
                fact.conditions, fact.laws, fact.authority, fact.settings
            )
            return told | _sections(fact.sections)
        case facts.Rearranged():
            return {"conditions": neutral_writer.plain_scoring(fact.conditions)} | _sections(fact.sections)
        case facts.PairEntered():
            return {"pair": neutral_writer.plain_pair(fact.pair), "round": fact.round}
        case facts.Scored():
            again = {"again": fact.again} if fact.again else {}
            return {
                "result": neutral_writer.plain_result(fact.result), "unit": fact.unit, "told": list(fact.told), **again,
            }  # fmt: skip
        case facts.CorrectionAsked():
            result = None if fact.result is None else neutral_writer.plain_result(fact.result)
            return {"play": msgspec.to_builtins(fact.play), "result": result, "pair": fact.pair}
        case facts.ScoreCorrected():
            result = None if fact.result is None else neutral_writer.plain_result(fact.result)
            return {"play": msgspec.to_builtins(fact.play), "result": result, "reason": fact.reason, "law": fact.law}
        case facts.Ruled():
            return {
                "play": msgspec.to_builtins(fact.play),
                "ns": fact.ns,
                "ew": fact.ew,
                "award": None if fact.award is None else neutral_writer.plain_award(fact.award),
                "result": None if fact.result is None else neutral_writer.plain_result(fact.result),
                "penalties": [neutral_writer.plain_penalty(one) for one in fact.penalties],
                "case": fact.case,
                **({"version": fact.version} if fact.version else {}),
                "law": fact.law,
            }
        case facts.Penalized():
            return {"penalty": neutral_writer.plain_penalty(fact.penalty)}
        case _:
            told = msgspec.to_builtins(fact, str_keys=True)
            return {key: value for key, value in told.items() if key != "type"}


def _sections(sections: tuple[Section, ...]) -> Plain:
    return {"sections": [neutral_writer.plain_section(one) for one in sections]}


def fact_of(told: Mapping[str, Any]) -> Fact:
    """The fact that plain data tells.

    Raises:
        Wrong, msgspec.ValidationError, KeyError: it is none.
    """
    kind = told.get("kind", "")
    match kind:
        case "opened":
            return _opened(told)
        case "rearranged":
            opened = _opened(told)
            return facts.Rearranged(opened.conditions, opened.sections)
        case "entered":
            return facts.PairEntered(neutral.pair_of(PAIR.read(told["pair"])), told.get("round", 1))
        case "scored":
            doubts = msgspec.convert(told.get("told", ()), tuple[DoubtCode, ...])
            return facts.Scored(_result(told["result"]), told.get("again", 0), told.get("unit", ""), doubts)
        case "asked":
            result = told.get("result")
            return facts.CorrectionAsked(_play(told), None if result is None else _result(result), told["pair"])
        case "corrected":
            result = told.get("result")
            put_right = None if result is None else _result(result)
            return facts.ScoreCorrected(_play(told), put_right, told.get("reason", ""), told.get("law", ""))
        case "ruled":
            who = {"board": told["play"]["board"], "ns": told["ns"], "ew": told["ew"]}
            row = RESULT.read({**who, **told.get("award", {})})
            return facts.Ruled(
                play=_play(told),
                ns=row["ns"],
                ew=row["ew"],
                award=neutral.award_of(row),
                result=_result(told["result"]) if "result" in told else None,
                penalties=tuple(map(_penalty, told.get("penalties", ()))),
                case=told.get("case", ""),
                version=told.get("version", 0),
                law=told.get("law", ""),
            )
        case "penalized":
            return facts.Penalized(_penalty(told["penalty"]))
        case _:
            given = {key: value for key, value in told.items() if key != "kind"}
            found: Fact = msgspec.convert({"type": kind, **given}, _BARE[kind], strict=False)
            return found


def _opened(told: Mapping[str, Any]) -> facts.SessionOpened:
    given = CONDITIONS.read(told["conditions"])
    laws, authority, settings = given.get("laws", USUAL), given.get("authority", "wbf"), given.get("regulations", {})
    return facts.SessionOpened(
        name=told.get("name", ""),
        conditions=neutral.conditions_of(given, regulations_of(authority, laws, **settings)),
        sections=tuple(neutral.section_of(SECTION.read(one)) for one in told.get("sections", ())),
        laws=laws,
        authority=authority,
        settings=settings,
        date=told.get("date", ""),
        source=told.get("source", ""),
        program=told.get("program", ""),
        boards=told.get("boards", 0),
        tables=told.get("tables", 0),
        units=told.get("units", False),
        online=told.get("online", False),
    )


def _result(row: Mapping[str, Any]) -> PlayResult:
    read = RESULT.read(row)
    return neutral.result_of(0, read, dict.fromkeys((read["ns"], read["ew"]), ""), [])


def _penalty(row: Mapping[str, Any]) -> SessionPenalty:
    return neutral.penalty_of(PENALTY.read(row))


def _play(told: Mapping[str, Any]) -> Play:
    return msgspec.convert(told["play"], Play)
