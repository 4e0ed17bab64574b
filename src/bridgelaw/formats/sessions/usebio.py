"""USEBIO 1.1 to 1.3: pairs, in any of the shapes that programs write.

Boards stand in the event, in its sections, or in the sections of its session; hands beside the event or in it. What
the form does not say of the conditions is found by trying.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from string import ascii_uppercase

from msgspec import Struct

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.sessions.draft import DraftPair, SessionDraft, directions_stay
from bridgelaw.formats.sessions.elements import XmlElement
from bridgelaw.formats.sessions.results import MOST_POINTS, number_in, side_in
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.formats.sessions.tried import fitted
from bridgelaw.formats.sessions.usebio_lines import POINTS, board_number, read_line, top_of
from bridgelaw.session.conditions import Conditions, Scoring
from bridgelaw.session.model import Section

_DATE = re.compile(r"(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})")
_TAKEN = {
    *[
        "CLUB",
        "EVENT",
        "SESSION",
        "SECTION",
        "PARTICIPANTS",
        "PAIR",
        "PLAYER",
        "BOARD",
        "TRAVELLER_LINE",
        "HANDSET",
        "HAND",
    ],
    *[
        "EVENT_DESCRIPTION",
        "TITLE",
        "DATE",
        "PROGRAM_NAME",
        "PROGRAM_VERSION",
        "WINNER_TYPE",
        "SESSION_COUNT",
        "SECTION_COUNT",
    ],
    *[
        "PAIR_NUMBER",
        "DIRECTION",
        "ADJUSTMENT",
        "PLAYER_NAME",
        "NATIONAL_ID_NUMBER",
        "TOTAL_SCORE",
        "PERCENTAGE",
        "PLACE",
    ],
    *[
        "BOARD_NUMBER",
        "NS_PAIR_NUMBER",
        "EW_PAIR_NUMBER",
        "ROUND_NUMBER",
        "TABLE_NUMBER",
        "CONTRACT",
        "PLAYED_BY",
        "LEAD",
        "TRICKS",
    ],
    *["SCORE", "NS_SCORE", "EW_SCORE", "BOARD_AVERAGE", "SPADES", "HEARTS", "DIAMONDS", "CLUBS"],
    *["SCORING_METHOD", "BOARD_SCORING_METHOD"],
    *(f"{side}_{points}" for side in ("NS", "EW") for points in POINTS.values()),
}


class _Part(Struct):
    """A section, with what holds its pairs and its boards."""

    name: str
    pairs: list[XmlElement]
    boards: list[XmlElement]


def read(root: XmlElement, name: str) -> SessionFile:
    """The session of a file; `name` stands for it in errors.

    Raises:
        RecordError: it holds no event of pairs, or a line of it cannot be read.
    """
    draft = SessionDraft()
    event = _first(root.all("EVENT"), draft)
    if event is None:
        raise RecordError(name, root.line, 1, "no-results", "there is no EVENT in this file")
    within = _first(event.all("SESSION"), draft) or event
    parts = _parts(event, within)
    kind = event.attributes.get("EVENT_TYPE", "").upper()
    if "TEAM" in kind or "INDIVIDUAL" in kind or not any(part.boards for part in parts):
        said = f"{kind or 'an event without boards'}: only events of pairs are read"
        raise RecordError(name, event.line, 1, "not-pairs", said, details={"text": kind})
    scoring = _scoring(event, kind, parts)
    for part in parts:
        draft.sections[part.name] = Section(part.name)
        for one in part.pairs:
            _pair(one, part.name, draft)
    for part in parts:
        for board in part.boards:
            _board(board, part.name, scoring, draft, name)
    for place in (root, event, *event.all("SESSION"), *within.all("SECTION")):
        for one in (hands for handset in place.all("HANDSET") for hands in handset.all("BOARD")):
            _hands(one, draft, name)
    session = draft.session(
        event.say("EVENT_DESCRIPTION") or event.say("TITLE"), _conditions(event, scoring, parts, draft)
    )
    session = fitted(session, draft)
    left = sorted(set(root.names()) - _TAKEN)
    if left:
        draft.note("not_taken", text=" ".join(left))
    return SessionFile(
        session=session,
        date=date_in(event.say("DATE")),
        program=" ".join(filter(None, (event.say("PROGRAM_NAME"), event.say("PROGRAM_VERSION")))),
        people=draft.people,
        findings=tuple(draft.findings),
    )


def date_in(written: str) -> str:
    """A day as `31/01/2026` or `31-1-2026`, in the neutral form; empty where it is none."""
    found = _DATE.search(written)
    return f"{found[3]}-{int(found[2]):02}-{int(found[1]):02}" if found else ""


def _first(found: Sequence[XmlElement], draft: SessionDraft) -> XmlElement | None:
    if len(found) > 1:
        draft.note("first_only", found[1].line, text=found[1].name, times=len(found))
    return found[0] if found else None


def _parts(event: XmlElement, within: XmlElement) -> list[_Part]:
    sections = within.all("SECTION") or [within]
    common = _participants(within) or _participants(event)
    found = []
    for n, section in enumerate(sections):
        said = next(
            (section.attributes[key] for key in ("SECTION_ID", "SECTION_NAME") if key in section.attributes), ""
        )
        boards = section.all("BOARD")
        pairs = _participants(section)
        if not pairs and common:
            sit = {line.say(tag) for board in boards for line in board.all("TRAVELLER_LINE") for tag in _NUMBERS}
            pairs = [one for one in common if len(sections) == 1 or _names(one) & sit]
        found.append(_Part(said.strip() or ascii_uppercase[n % 26], pairs, boards))
    return found


_NUMBERS = ("NS_PAIR_NUMBER", "EW_PAIR_NUMBER")


def _participants(place: XmlElement) -> list[XmlElement]:
    return [pair for one in place.all("PARTICIPANTS") for pair in one.all("PAIR")]


def _names(pair: XmlElement) -> set[str]:
    """What lines may call a pair."""
    number, side = pair.say("PAIR_NUMBER"), side_in(pair.say("DIRECTION"))
    return {number, f"{number}{side.value}"} if side else {number}


def _scoring(event: XmlElement, kind: str, parts: Sequence[_Part]) -> Scoring:
    said = " ".join((kind, event.say("BOARD_SCORING_METHOD"), event.say("SCORING_METHOD"))).upper()
    for scoring, word in (("butler", "BUTLER"), ("cross_imp", "CROSS")):
        if word in said:
            return scoring  # type: ignore[return-value]  # a literal of the line above
    lines = [line for part in parts for board in part.boards for line in board.all("TRAVELLER_LINE")]
    for found, points in POINTS.items():
        if any(line.say(f"NS_{points}") for line in lines):
            return found
    return "cross_imp" if "IMP" in said else "mp"


def _conditions(event: XmlElement, scoring: Scoring, parts: Sequence[_Part], draft: SessionDraft) -> Conditions:
    said = event.say("WINNER_TYPE")
    two = said == "2" if said in ("1", "2") else directions_stay(draft.results)
    # a list for each section, where each has a first place
    apart = all(any(pair.say("PLACE").rstrip("=") == "1" for pair in part.pairs) for part in parts)
    return Conditions(
        scoring=scoring,
        winners=2 if two else 1,
        field="section" if len(parts) == 1 else "session",
        rank_by="section" if apart else "session",
    )


def _pair(one: XmlElement, section: str, draft: SessionDraft) -> None:
    people = [draft.person(who.say("PLAYER_NAME"), who.say("NATIONAL_ID_NUMBER")) for who in one.all("PLAYER")]
    pair = DraftPair(
        section,
        one.say("PAIR_NUMBER"),
        side_in(one.say("DIRECTION")),
        people=tuple(key for key in people if key is not None),
    )
    listed = draft.list_pair(pair, one.line)
    amount = number_in(one.say("ADJUSTMENT"))
    if amount and abs(amount) <= MOST_POINTS and listed is pair:
        draft.penalties.append((pair.mark, -amount))


def _board(board: XmlElement, section: str, scoring: Scoring, draft: SessionDraft, name: str) -> None:
    number = board_number(board, name)
    lines = board.all("TRAVELLER_LINE")
    top = top_of(lines) if scoring == "mp" else None
    for line in lines:
        read_line(line, (section, number, scoring, top), draft, name)


def _hands(one: XmlElement, draft: SessionDraft, name: str) -> None:
    hands = {
        hand.say("DIRECTION")[:1].upper(): ".".join(
            hand.say(suit).replace(" ", "").replace("-", "") for suit in ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")
        )
        for hand in one.all("HAND")
    }
    draft.deal(board_number(one, name), hands, one.line)
