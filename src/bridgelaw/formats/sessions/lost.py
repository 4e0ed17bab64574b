"""What a form of file could not carry of a session: every writer says it, rulings first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from bridgelaw.desk import artificial
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.game.seats import Side
from bridgelaw.lawbook.editions import USUAL
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.session.comparing import Earned
from bridgelaw.session.model import FieldAward, PlayResult, Session
from bridgelaw.session.ranking import rounded

LossCode = Literal[
    "weights",
    "weights_in_imps",
    "award_as_score",
    "average_as_percent",
    "percent_as_average",
    "share_rounded",
    "score_beside_award",
    "why_unplayed",
    "penalty_unit",
    "penalties",
    "unplayed",
    "fouled",
    "rounds_and_tables",
    "handicaps",
    "pair_numbers",
    "tables_expected",
    "conditions",
]
RULINGS = ("weights", "weights_in_imps", "award_as_score", "average_as_percent", "percent_as_average", "share_rounded")
"""What a scorer has to look at by hand."""


class Lost(Struct, frozen=True):
    """`code` is one of the `session-lost-` messages of the words room, `details` its arguments; `result` the place
    (from 0) of the result that it is about, None where it is about the session."""

    code: LossCode
    result: int | None = None
    details: dict[str, str] = {}


class Written(Struct, frozen=True):
    """The text of a file, and what it lacks."""

    text: str
    lost: tuple[Lost, ...] = ()


def in_order(found: Iterable[Lost]) -> tuple[Lost, ...]:
    """Rulings first, each thing once."""
    once = {(one.code, one.result, tuple(one.details.items())): one for one in found}
    return tuple(sorted(once.values(), key=lambda one: (one.code not in RULINGS, one.result is None, one.result or 0)))


def about(code: LossCode, place: int, row: PlayResult, **details: str) -> Lost:
    """What is lost of one result, with the board and the pairs to find it by."""
    return Lost(code, place, {"board": str(row.board), "ns": row.ns, "ew": row.ew, **details})


def of_award(
    place: int, row: PlayResult, award: FieldAward, earned: Mapping[Side, Earned], *, in_imps: bool
) -> Iterator[Lost]:
    """What is lost of an award that stands as shares of the board in whole percents, with points beside them."""
    if row.score is not None and row.contract is None and not row.passed_out:
        yield about("score_beside_award", place, row, score=str(row.score))
    words = [one for one in award.shares.values() if isinstance(one, str)]
    if award.weighted:
        points = {f"{side.value.lower()}_points": shown(earned[side].points) for side in earned}
        yield about("weights_in_imps" if in_imps else "weights", place, row, **points)
    elif in_imps and len(words) < len(award.shares):
        yield about("percent_as_average", place, row)
    elif not in_imps and words:
        yield about("average_as_percent", place, row)
    elif not in_imps and any(one != int(one) for one in award.shares.values() if not isinstance(one, str)):
        yield about("share_rounded", place, row)


_IN_IMPS = {"average_plus": 60, "average": 50, "average_minus": 40}


def percent(
    award: FieldAward, side: Side, earned: Earned | None, regulations: Regulations, *, in_imps: bool
) -> Fraction:
    """The share of the board that an award stands as: in IMPs, where a share has no equivalent, that is how programs
    write averages."""
    if in_imps:
        given = award.shares[side]
        return Fraction(_IN_IMPS[given]) if isinstance(given, str) else Fraction(str(given))
    if earned is not None and earned.of:
        return 100 * earned.points / earned.of
    # a board without a top: nobody else played it
    return artificial.share(award.shares[side], None, regulations) if award.shares else Fraction(50)


def single(award: FieldAward) -> int | None:
    """The one score that both sides were given, where the award is nothing else."""
    given = set(award.weighted.values())
    if len(given) == 1:
        points = next(iter(given))
        if len(points) == 1:
            return points[0][0]
    return None


def unsaid(file: SessionFile, said: Iterable[str]) -> dict[str, str]:
    """The conditions that count and that a form does not say, other than the usual ones; `said`: those that it does."""
    own = file.session.conditions
    usual: Mapping[str, object] = {"unit": 2, "uneven": "neuberg", "field": "session", "rank_by": "session"}
    left = [name for name, value in usual.items() if name not in said and getattr(own, name) != value]
    several = len(file.session.sections) > 1
    left = [name for name in left if several or name not in ("field", "rank_by")]
    left += ["datum"] if own.datum.dropped else []
    left += ["laws"] if file.laws != USUAL else []
    left += ["authority"] if file.authority != "wbf" else []
    left += ["regulations"] if file.settings else []
    return {"text": ", ".join(left)} if left else {}


def expected_tables(session: Session) -> bool:
    """Whether a section says how many tables were to play a board, and no board has as many results."""
    most: dict[str, dict[int, int]] = {}
    for one in session.results:
        boards = most.setdefault(one.section, {})
        boards[one.board] = boards.get(one.board, 0) + (one.unplayed is None)
    return any(one.tables not in (None, max(most.get(one.name, {}).values(), default=0)) for one in session.sections)


def shown(value: Fraction) -> str:
    """A number as files have it: two places at most, none where they are nought."""
    text = f"{rounded(value):f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
