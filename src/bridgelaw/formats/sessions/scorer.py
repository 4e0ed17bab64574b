"""XML of Scorer, the program of New Zealand's clubs: sections, pairs, results, and points in tenths.

Sections may be scored over one field, and some of them have one winner while others have two.
"""

from __future__ import annotations

from fractions import Fraction

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.kinds import plain_number
from bridgelaw.formats.sessions.draft import DraftPair, Printed, SessionDraft
from bridgelaw.formats.sessions.elements import XmlElement
from bridgelaw.formats.sessions.results import board_in, label_in, number_in, side_in
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.formats.sessions.tried import fitted
from bridgelaw.formats.sessions.usebio import date_in
from bridgelaw.game.seats import EW, NS
from bridgelaw.session.conditions import Conditions, Scoring
from bridgelaw.session.model import FieldAward, PlayResult, Section

Tops = dict[tuple[str, str], Fraction]
"""What the lines of a board share out, by section (empty over the field) and number."""


def read(root: XmlElement, name: str) -> SessionFile:
    """The session of a file; `name` stands for it in errors.

    Raises:
        RecordError: it holds no results, or one of them cannot be read.
    """
    draft = SessionDraft()
    lines = [
        (one.attributes.get("id", ""), row)
        for place in root.all("board_results")
        for one in place.all("brsection")
        for row in one.all("result")
    ]
    if not lines:
        raise RecordError(name, root.line, 1, "no-results", "there are no results in this file")
    handicaps = _sections(root, draft)
    for place in root.all("scores"):
        for scored in place.all("scsection"):
            section = scored.attributes.get("id", "")
            for one in scored.all("pair"):
                _pair(one, section, draft, handicap=section in handicaps)
    one_winner = {section for section in draft.sections if not _has_directions(section, draft)}
    if one_winner and len(one_winner) < len(draft.sections):
        for section in one_winner:
            draft.sections[section] = Section(section, draft.sections[section].tables, 1)
    over_field = root.attributes.get("field_scoring") == "true"
    tops = _tops(lines, over_field)
    for section, line in lines:
        top = tops.get(("" if over_field else section, line.attributes.get("bd", "")))
        _result(line, section, top, draft, name)
    conditions = Conditions(
        scoring=_scoring(root.attributes.get("scoring_type", "")),
        winners=1 if len(one_winner) == len(draft.sections) else 2,
        field="session" if over_field else "section",
        rank_by="section",
    )
    session = fitted(draft.session(root.attributes.get("event_name", ""), conditions), draft)
    return SessionFile(
        session=session,
        date=date_in(root.attributes.get("event_date", "")),
        program="Scorer",
        people=draft.people,
        findings=tuple(draft.findings),
    )


def _scoring(said: str) -> Scoring:
    if "BUTLER" in said.upper():
        return "butler"
    return "cross_imp" if "IMP" in said.upper() else "mp"


def _sections(root: XmlElement, draft: SessionDraft) -> set[str]:
    """Enters the sections; those with handicaps are returned."""
    handicaps = set()
    for place in root.all("sections"):
        for one in place.all("section"):
            section, tables = one.attributes.get("sectid", ""), one.attributes.get("tables", "")
            known = tables.isdecimal() and 0 < int(tables[:5]) <= 1000
            draft.sections[section] = Section(section, int(tables[:5]) if known else None)
            if one.attributes.get("handicap") == "true":
                handicaps.add(section)
    return handicaps


def _pair(one: XmlElement, section: str, draft: SessionDraft, *, handicap: bool) -> None:
    said = one.attributes
    people = [draft.person(said.get(f"player_name_{n}", ""), said.get(f"nzb_no_{n}", "")) for n in (1, 2)]
    pair = DraftPair(
        section,
        said.get("no", ""),
        side_in(said.get("dir", "")),
        _handicap(said.get("handicap", "")) if handicap else None,
        tuple(key for key in people if key is not None),
    )
    draft.list_pair(pair, one.line)


def _handicap(text: str) -> Fraction | None:
    found = number_in(text)
    return found if found is not None and abs(found) <= 100 else None


def _has_directions(section: str, draft: SessionDraft) -> bool:
    return any(one.section == section and one.direction for one in draft.pairs.values())


def _points(line: XmlElement) -> Printed:
    """What the program gives, in points: the file has tenths, and -9999 for nothing."""
    found = {side: number_in(line.attributes.get(f"mp_{side.value.lower()}", "")) for side in (NS, EW)}
    return {side: value / 10 for side, value in found.items() if value is not None and value != -9999}


def _tops(lines: list[tuple[str, XmlElement]], over_field: bool) -> Tops:
    found: dict[tuple[str, str], list[Fraction]] = {}
    for section, line in lines:
        points = _points(line)
        if len(points) == 2 and line.attributes.get("cont", "").strip():
            key = ("" if over_field else section, line.attributes.get("bd", ""))
            found.setdefault(key, []).append(sum(points.values(), Fraction(0)))
    return {key: max(set(sums), key=sums.count) for key, sums in found.items()}


def _result(line: XmlElement, section: str, top: Fraction | None, draft: SessionDraft, name: str) -> None:
    said = {key: value.strip() for key, value in line.attributes.items()}
    board = board_in(said.get("bd", ""), (name, line.line, "bd"))
    for key in ("ns", "ew"):
        if not said.get(key):
            raise RecordError(name, line.line, 1, "missing-field", f"{key} is missing", details={"field": key})
    printed = _points(line)
    written = (said.get("cont", ""), said.get("dec", ""), said.get("res", ""))
    if not printed and not written[0] and not said.get("score"):
        return  # a sit-out
    ns, ew = (draft.seated(section, said[side.value.lower()], side, line.line) for side in (NS, EW))
    score = number_in(said.get("score", ""))
    row = PlayResult(
        section=section,
        board=board,
        ns=ns,
        ew=ew,
        round=label_in(said.get("rnd", "")),
        table=label_in(said.get("tab", "")),
        score=int(score) if score is not None and score.denominator == 1 and abs(score) <= 8000 else None,
        award=_shares(printed, top) if score is None and not written[0] else None,
    )
    if row.award is None and row.score is None and not written[0]:
        draft.note("score_unread", line.line, about=len(draft.results), board=board, text=said.get("score", ""))
        draft.enter(_unplayed(row, said.get("score", "")), ("", "", ""), line=line.line)
        return
    draft.enter(row, written, lead=said.get("lead", ""), printed=printed, line=line.line)


def _unplayed(row: PlayResult, why: str) -> PlayResult:
    from msgspec.structs import replace

    return replace(row, unplayed=why)


def _shares(printed: Printed, top: Fraction | None) -> FieldAward | None:
    """An adjusted score, of which the file has the points alone, as shares of the board."""
    if not top or len(printed) < 2:
        return None
    shares = {side: plain_number(round(float(100 * points / top), 2)) for side, points in printed.items()}
    return FieldAward(shares=dict(shares)) if all(0 <= one <= 100 for one in shares.values()) else None
