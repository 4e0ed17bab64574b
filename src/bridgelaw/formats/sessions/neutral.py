"""The neutral form of a session (`bridgelaw.session/1`), as JSON: the only one that loses nothing.

A key `expected` is ignored: it is for whoever compares.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from bridgelaw.desk.results import points_with_weights
from bridgelaw.formats import limits
from bridgelaw.formats.errors import Misplaced, Origin, Wrong
from bridgelaw.formats.json_reader import JsonPlaces, decode
from bridgelaw.formats.sessions.findings import SessionFinding
from bridgelaw.formats.sessions.neutral_fields import SESSION
from bridgelaw.formats.sessions.results import north_souths
from bridgelaw.formats.sessions.session_file import SessionFile, SessionPerson
from bridgelaw.game.contracts import Contract, contract
from bridgelaw.game.seats import EW, NS, Seat
from bridgelaw.lawbook.authorities import regulations_of
from bridgelaw.lawbook.editions import USUAL, Edition
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.session.conditions import Conditions, DatumRule
from bridgelaw.session.model import FieldAward, Pair, PlayResult, Section, Session, SessionPenalty


def load(path: str | Path) -> SessionFile:
    """The session in a file.

    Raises:
        RecordError: it cannot be read as one.
    """
    path = Path(path)
    return loads(limits.read_bytes(path, str(path), limits.JSON_AT_MOST), str(path))


def loads(text: str | bytes, name: str = "<text>") -> SessionFile:
    """The session in a text; `name` stands for the file in errors.

    Raises:
        RecordError: it cannot be read as one.
    """
    data = text.encode("utf-8", "replace") if isinstance(text, str) else text
    limits.check_size(len(data), name, limits.JSON_AT_MOST)
    said = limits.checked(data, name)
    try:
        plain = decode(said)
    except Misplaced as fault:
        raise Origin(name).error_at(fault.wrong, fault.line, fault.column) from None
    try:
        return _session(SESSION.read(plain))
    except Wrong as wrong:
        raise Origin(name, JsonPlaces(said)).error(wrong) from None


def _session(data: Mapping[str, Any]) -> SessionFile:
    given: Mapping[str, Any] = data.get("conditions", {})
    laws: Edition = given.get("laws", USUAL)
    authority = given.get("authority", "wbf")
    settings = given.get("regulations", {})
    regulations = regulations_of(authority, laws, **settings)
    conditions = conditions_of(given, regulations)
    pairs = tuple(pair_of(row) for row in data["pairs"])
    _refuse_doubles([pair.key for pair in pairs])
    findings: list[SessionFinding] = []
    session = Session(
        name=data.get("name", ""),
        conditions=conditions,
        sections=tuple(section_of(row) for row in data.get("sections", ())),
        pairs=pairs,
        results=_results(data["results"], {pair.key: pair.section for pair in pairs}, findings),
        penalties=_penalties(data.get("penalties", ()), {pair.key for pair in pairs}, conditions),
        deals={int(board): deal for board, deal in data.get("deals", {}).items()},
    )
    return SessionFile(
        session=session,
        laws=laws,
        authority=authority,
        regulations=regulations,
        settings=settings,
        date=data.get("date", ""),
        source=data.get("source", ""),
        program=data.get("program", ""),
        people={key: SessionPerson(row["name"], row.get("number", "")) for key, row in data.get("people", {}).items()},
        findings=tuple(findings),
    )


def section_of(row: Mapping[str, Any]) -> Section:
    """A section as its row tells it."""
    return Section(row["section"], row.get("tables"), row.get("winners"))


def conditions_of(given: Mapping[str, Any], regulations: Regulations) -> Conditions:
    """How it is scored; what is not said is as its regulations have it."""
    known = {key: given[key] for key in ("scoring", "winners", "field", "rank_by", "withdrawn") if key in given}
    return Conditions(
        **known,
        unit=given.get("unit", regulations.mp_unit),
        uneven=given.get("uneven", regulations.uneven_field),
        datum=DatumRule(given.get("datum", {}).get("dropped", 0)),
    )


def pair_of(row: Mapping[str, Any]) -> Pair:
    """A pair as its row tells it."""
    handicap = row.get("handicap")
    return Pair(
        key=row["pair"],
        section=row.get("section", ""),
        number=row.get("number", row["pair"]),
        direction=row.get("direction"),
        handicap=None if handicap is None else Fraction(str(handicap)),
        people=row.get("people", ()),
    )


def _refuse_doubles(keys: list[str]) -> None:
    seen: set[str] = set()
    for n, key in enumerate(keys):
        if key in seen:
            raise Wrong("pair-twice", f"pair {key!r} is there twice", ["pairs", n, "pair"], text=key)
        seen.add(key)


def _penalties(
    rows: Sequence[Mapping[str, Any]], pairs: Container[str], conditions: Conditions
) -> tuple[SessionPenalty, ...]:
    found = []
    for n, row in enumerate(rows):
        if row["pair"] not in pairs:
            raise Wrong("unknown-pair", f"there is no pair {row['pair']!r}", ["penalties", n, "pair"], text=row["pair"])
        one = penalty_of(row if "unit" in row or conditions.scoring == "mp" else {**row, "unit": "imp"})
        if not one.fits(conditions):
            raise Wrong("penalty-unit", f"no totals are made of {one.unit!r}", ["penalties", n, "unit"], text=one.unit)
        found.append(one)
    return tuple(found)


def penalty_of(row: Mapping[str, Any]) -> SessionPenalty:
    """A penalty as its row tells it."""
    return SessionPenalty(
        pair=row["pair"], amount=Fraction(str(row["amount"])), unit=row.get("unit", "percent"), law=row.get("law")
    )


def _results(
    rows: tuple[Mapping[str, Any], ...], sections: Mapping[str, str], findings: list[SessionFinding]
) -> tuple[PlayResult, ...]:
    found = []
    for n, row in enumerate(rows):
        try:
            found.append(result_of(n, row, sections, findings))
        except Wrong as wrong:
            raise wrong.under(n).under("results") from None
    return tuple(found)


_WAYS = ("artificial", "weighted", "unplayed")


def result_of(
    n: int, row: Mapping[str, Any], sections: Mapping[str, str], findings: list[SessionFinding]
) -> PlayResult:
    """Row number `n` (from 0). `sections`: that of each pair; what contradicts itself is added to `findings`.

    Raises:
        Wrong: it is no result of these pairs.
    """
    for key in ("ns", "ew"):
        if row[key] not in sections:
            raise Wrong("unknown-pair", f"there is no pair {row[key]!r}", [key], text=row[key])
    if row["ns"] == row["ew"]:
        raise Wrong("against-itself", f"pair {row['ns']!r} plays against itself", ["ew"], text=row["ns"])
    ways = [way for way in _WAYS if way in row]
    if len(ways) > 1 or not (ways or "score" in row or "contract" in row):
        raise Wrong("no-result", "a result has one of: contract, score, artificial, weighted, unplayed")
    made, passed_out, tricks = _contract(row)
    return PlayResult(
        section=row.get("section", sections[row["ns"]]),
        board=row["board"],
        ns=row["ns"],
        ew=row["ew"],
        round=row.get("round"),
        table=row.get("table"),
        contract=made,
        passed_out=passed_out,
        tricks=tricks,
        lead=row.get("lead"),
        score=None if "unplayed" in row else _score(n, row, made, tricks, findings),
        award=award_of(row),
        form=row.get("form", ""),
        unplayed=row.get("unplayed"),
    )


def _contract(row: Mapping[str, Any]) -> tuple[Contract | None, bool, int | None]:
    said = row.get("contract")
    if said is None or said == "P":
        return None, said == "P", None
    for key in ("by", "tricks"):
        if key not in row:
            raise Wrong("missing-field", f"{key} is missing beside a contract", field=key)
    by: Seat = row["by"]
    return contract(str(said), by), False, row["tricks"]


def _score(
    n: int, row: Mapping[str, Any], made: Contract | None, tricks: int | None, findings: list[SessionFinding]
) -> int | None:
    """Points of North-South. What the file says counts, also against its own contract: programs let one type a bare
    score."""
    given: int | None = row.get("score")
    if made is not None and tricks is not None:
        computed = north_souths(made, tricks, row["board"])
    elif row.get("contract") == "P":
        computed = 0
    else:
        return given
    if given is None or given == computed:
        return computed
    details = {"board": str(row["board"]), "score": str(given), "computed": str(computed)}
    findings.append(SessionFinding("score_contradicts_contract", n, details))
    return given


def award_of(row: Mapping[str, Any]) -> FieldAward | None:
    """What was given in place of a result; None where nothing was."""
    if "artificial" in row:
        return FieldAward(shares={NS: row["artificial"]["ns"], EW: row["artificial"]["ew"]})
    if "weighted" in row:
        ns = points_with_weights(row["weighted"]["ns"])
        return FieldAward(
            weighted={NS: ns, EW: points_with_weights(row["weighted"]["ew"]) if "ew" in row["weighted"] else ns}
        )
    return None
