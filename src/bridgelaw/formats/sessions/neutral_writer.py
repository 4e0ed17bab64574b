"""A session in the neutral form (`bridgelaw.session/1`). Nothing is lost: what is read from it is equal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import msgspec
from msgspec.structs import replace

from bridgelaw.desk.results import Points
from bridgelaw.formats.kinds import plain_number
from bridgelaw.formats.sessions.lost import Written
from bridgelaw.formats.sessions.neutral_fields import FORM
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.game.seats import EW, NS
from bridgelaw.lawbook.editions import Edition
from bridgelaw.session.conditions import Conditions
from bridgelaw.session.model import FieldAward, Pair, PlayResult, Section, SessionPenalty

Plain = dict[str, Any]


def write(file: SessionFile, *, names: bool = False) -> Written:
    """The text of the file: nothing is lost. `names`: of the players, where they are known; their keys stay."""
    return Written(dumps(file if names else replace(file, people={})))


def dumps(file: SessionFile) -> str:
    """The text of it, with each pair, result and deal on a line of its own."""
    return "".join(_lines(plain_session(file)))


def plain_session(file: SessionFile) -> Plain:
    """The session as plain data."""
    session = file.session
    told: Plain = {"form": FORM, "name": session.name}
    told |= {key: value for key in ("date", "source", "program") if (value := getattr(file, key))}
    told["conditions"] = plain_conditions(session.conditions, file.laws, file.authority, file.settings)
    told["sections"] = [plain_section(one) for one in session.sections]
    told["pairs"] = [plain_pair(one) for one in session.pairs]
    told["results"] = [plain_result(one) for one in session.results]
    if session.penalties:
        told["penalties"] = [plain_penalty(one) for one in session.penalties]
    if session.deals:
        told["deals"] = {str(board): deal for board, deal in session.deals.items()}
    if file.people:
        told["people"] = {
            key: {"name": one.name, **({"number": one.number} if one.number else {})}
            for key, one in file.people.items()
        }
    return told


def _lines(told: Plain) -> Iterator[str]:
    """JSON text, with what there may be many of line by line."""
    yield "{\n"
    last = next(reversed(told))
    for key, value in told.items():
        end = "\n" if key == last else ",\n"
        begin = f"  {_json(key)}: "
        if isinstance(value, list) and value:
            yield f"{begin}[\n"
            yield ",\n".join(f"    {_json(one)}" for one in value)
            yield f"\n  ]{end}"
        elif isinstance(value, dict) and key != "conditions":
            yield f"{begin}{{\n"
            yield ",\n".join(f"    {_json(name)}: {_json(one)}" for name, one in value.items())
            yield f"\n  }}{end}"
        else:
            yield f"{begin}{_json(value)}{end}"
    yield "}\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def plain_section(one: Section) -> Plain:
    """A section as its row."""
    return {"section": one.name} | {
        key: value for key in ("tables", "winners") if (value := getattr(one, key)) is not None
    }


def plain_conditions(conditions: Conditions, laws: Edition, authority: str, settings: Mapping[str, Any]) -> Plain:
    """How it is scored, and under what."""
    told = plain_scoring(conditions) | {"laws": int(laws), "authority": authority}
    return told | ({"regulations": dict(settings)} if settings else {})


def plain_scoring(conditions: Conditions) -> Plain:
    """How it is scored."""
    told: Plain = {
        "scoring": conditions.scoring,
        "unit": conditions.unit,
        "winners": conditions.winners,
        "field": conditions.field,
        "rank_by": conditions.rank_by,
        "uneven": conditions.uneven,
    }
    if conditions.datum.dropped:
        told["datum"] = {"dropped": conditions.datum.dropped, "nearest": conditions.datum.nearest}
    if conditions.withdrawn != "keep":
        told["withdrawn"] = conditions.withdrawn
    return told


def plain_pair(pair: Pair) -> Plain:
    """A pair as its row."""
    told: Plain = {"pair": pair.key, "section": pair.section, "number": pair.number}
    if pair.direction is not None:
        told["direction"] = pair.direction.value
    if pair.handicap is not None:
        told["handicap"] = _number(pair.handicap)
    if pair.people:
        told["people"] = list(pair.people)
    return told


def plain_result(one: PlayResult) -> Plain:
    """A result as its row."""
    told: Plain = {"section": one.section}
    told |= {key: value for key in ("round", "table") if (value := getattr(one, key)) is not None}
    told |= {"board": one.board, "ns": one.ns, "ew": one.ew}
    if one.passed_out:
        told["contract"] = "P"
    elif one.contract is not None:
        told |= {"contract": str(one.contract), "by": one.contract.declarer.value, "tricks": one.tricks}
    told |= {key: value for key in ("score", "lead") if (value := getattr(one, key)) is not None}
    if one.award is not None:
        told |= plain_award(one.award)
    if one.unplayed is not None:
        told["unplayed"] = one.unplayed
    return told | ({"form": one.form} if one.form else {})


def plain_award(award: FieldAward) -> Plain:
    """What was given in place of a result."""
    if award.shares:
        return {"artificial": {side.value.lower(): _share(award.shares[side]) for side in (NS, EW)}}
    ns, ew = award.weighted[NS], award.weighted[EW]
    return {"weighted": {"ns": _points(ns), **({} if ns == ew else {"ew": _points(ew)})}}


def _share(share: str | float) -> str | float:
    return share if isinstance(share, str) else plain_number(share)


def _points(points: Points) -> list[list[Any]]:
    return [[value, _weight(weight)] for value, weight in points]


def _weight(weight: Fraction) -> str | float:
    """A number where that is exact, else as `2/3`."""
    number = _number(weight)
    return number if Fraction(str(number)) == weight else f"{weight.numerator}/{weight.denominator}"


def _number(value: Fraction) -> float:
    return plain_number(float(value))


def plain_penalty(one: SessionPenalty) -> Plain:
    """A penalty as its row."""
    told: Plain = {"pair": one.pair, "amount": _number(one.amount), "unit": one.unit}
    return told | ({"law": one.law} if one.law is not None else {})
