"""A line of a USEBIO traveller: who played, what came of it, what it is worth."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from bridgelaw.desk.artificial import Award as Share
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.kinds import plain_number
from bridgelaw.formats.sessions.draft import Printed, ScoreSaid, SessionDraft
from bridgelaw.formats.sessions.elements import XmlElement
from bridgelaw.formats.sessions.results import board_in, label_in, number_in
from bridgelaw.game.seats import EW, NS
from bridgelaw.session.conditions import Scoring
from bridgelaw.session.model import FieldAward, PlayResult

POINTS: dict[Scoring, str] = {"mp": "MATCH_POINTS", "butler": "BUTLER_POINTS", "cross_imp": "CROSS_IMP_POINTS"}
Board = tuple[str, int, Scoring, Fraction | None]
"""Section, number, how it is scored, and the top that its lines share."""

_SHARES = re.compile(r"A(100|\d\d)(100|\d\d)")
_PERCENT = re.compile(r"(\d{1,3}(?:\.\d+)?)%")
_AVERAGES: dict[float, Share] = {60: "average_plus", 50: "average", 40: "average_minus"}


def board_number(board: XmlElement, name: str) -> int:
    """The number of a board.

    Raises:
        RecordError: it is none.
    """
    return board_in(board.say("BOARD_NUMBER"), (name, board.line, "BOARD_NUMBER"))


def top_of(lines: Sequence[XmlElement]) -> Fraction | None:
    """What most lines of a board share out, a whole number; None where they do not say it."""
    sums: Counter[Fraction] = Counter()
    for line in lines:
        ns, ew = (number_in(line.say(f"{side}_MATCH_POINTS")) for side in ("NS", "EW"))
        if ns is not None and ew is not None and abs(ns + ew - round(ns + ew)) <= Fraction(2, 100):
            sums[Fraction(round(ns + ew))] += 1
    return sums.most_common(1)[0][0] if sums else None


def read_line(line: XmlElement, board: Board, draft: SessionDraft, name: str) -> None:
    """Enters one line.

    Raises:
        RecordError: it names no pairs.
    """
    section, number, scoring, _ = board
    said = {side: line.say(f"{side.value}_PAIR_NUMBER") for side in (NS, EW)}
    for side, text in said.items():
        if not text:
            field = f"{side.value}_PAIR_NUMBER"
            details = {"field": field}
            raise RecordError(name, line.line, 1, "missing-field", f"{field} is missing", details=details)
    printed: Printed = {
        side: value
        for side in (NS, EW)
        if (value := number_in(line.say(f"{side.value}_{POINTS[scoring]}"))) is not None
    }
    ns, ew = (draft.seated(section, said[side], side, line.line) for side in (NS, EW))
    said_by = _outcome(line, board, printed, draft)
    row = PlayResult(
        section=section,
        board=number,
        ns=ns,
        ew=ew,
        round=label_in(line.say("ROUND_NUMBER")),
        table=label_in(line.say("TABLE_NUMBER")),
        score=said_by.score,
        award=said_by.award,
        unplayed=said_by.unplayed,
    )
    written = (line.say("CONTRACT"), line.say("PLAYED_BY"), line.say("TRICKS"))
    draft.enter(row, written, lead=line.say("LEAD"), printed=printed, line=line.line)


def _outcome(line: XmlElement, board: Board, printed: Printed, draft: SessionDraft) -> ScoreSaid:
    """What the score says: points, shares of the board, or that nothing was played."""
    _, number, scoring, top = board
    text = line.say("SCORE") or line.say("NS_SCORE")
    score = number_in(text)
    if score is not None and score.denominator == 1 and abs(score) <= 8000:
        return ScoreSaid(int(score))
    shares = _SHARES.fullmatch(text.upper())
    if shares:
        percents = [Fraction(one) for one in shares.groups()]
        exact = _of_points(printed, top)
        if exact and _is_fuller(percents, printed, top):
            return ScoreSaid(award=exact)
        return ScoreSaid(award=_given([share_in(one, scoring) for one in percents]))
    written = [_PERCENT.fullmatch(line.say(f"{side}_SCORE") or text) for side in ("NS", "EW")]
    if all(written):
        return ScoreSaid(award=_given([share_in(Fraction(one[1]), scoring) for one in written if one]))
    if line.say("CONTRACT").strip(" -") and not text:
        return ScoreSaid()  # the contract says it
    award = _of_points(printed, top)
    draft.note(
        "score_unread" if text or award else "not_played", line.line, about=len(draft.results), board=number, text=text
    )
    return ScoreSaid(award=award) if award else ScoreSaid(unplayed=text)


def _is_fuller(percents: Sequence[Fraction], printed: Printed, top: Fraction | None) -> bool:
    """Whether the points say what the percentages beside them only round."""
    for side, percent in zip((NS, EW), percents, strict=True):
        value = printed[side]
        step = Fraction(1, 10) if (10 * value).denominator == 1 else Fraction(1, 100)
        off = abs(value - percent * (top or 0) / 100)
        if off > step and off <= (top or 0) / 200 + step:
            return True
    return False


def _given(shares: Sequence[Share]) -> FieldAward:
    return FieldAward(shares=dict(zip((NS, EW), shares, strict=True)))


def share_in(percent: Fraction, scoring: Scoring) -> Share:
    """A share of the board in percent. In IMPs it has no equivalent: three of them are how programs write averages."""
    value = plain_number(float(percent))
    return value if scoring == "mp" else _AVERAGES.get(value, value)


def _of_points(printed: Printed, top: Fraction | None) -> FieldAward | None:
    """Shares that give the points that are printed."""
    if not top or set(printed) != {NS, EW}:
        return None
    shares = [100 * printed[side] / top for side in (NS, EW)]
    if not all(0 <= share <= 100 for share in shares):
        return None
    return _given([plain_number(round(float(share), 2)) for share in shares])
