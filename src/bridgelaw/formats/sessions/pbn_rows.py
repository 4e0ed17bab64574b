"""A row of a table of scores in PBN: cells by the name of their column, and the result that they tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from bridgelaw.formats.kinds import plain_number
from bridgelaw.formats.sessions.draft import Printed, ScoreSaid, SessionDraft
from bridgelaw.formats.sessions.results import label_in, number_in
from bridgelaw.formats.sessions.usebio_lines import share_in
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.session.conditions import Scoring
from bridgelaw.session.model import FieldAward, PlayResult

Cells = Mapping[str, str]

_TOKEN = re.compile(r'\{[^}]*\}|;[^\n]*|"((?:[^"\\]|\\.)*)"|(\S+)')
_NOTHING = ("", "-", "?")
_POINTS: dict[Scoring, str] = {"mp": "MP", "butler": "IMP", "cross_imp": "IMP"}


def rows_of(
    table: Sequence[str], columns: dict[str, Sequence[str]], name: str, unread: list[str] | None = None
) -> Iterator[Cells]:
    """The rows of a table, columns first as PBN has them; `columns` remembers those of the table before.

    A row may go on in the next line. Where that does not come out even each line is one; those that have too few or too
    many cells are left out, and added to `unread`.
    """
    if not table:
        return
    if table[0].strip() != "#":
        columns[name] = [one.strip().lstrip("+-").partition("\\")[0] for one in table[0].split(";")]
    names = columns.get(name, ())
    many = max(len(names), 1)
    cells = _cells("\n".join(table[1:]))
    if len(cells) % many == 0:
        for at in range(0, len(cells), many):
            yield dict(zip(names, cells[at : at + many], strict=True))
        return
    for line in table[1:]:
        cells = _cells(line)
        if len(cells) == many:
            yield dict(zip(names, cells, strict=True))
        elif cells and unread is not None:
            unread.append(line.strip())


def _cells(text: str) -> list[str]:
    return [
        re.sub(r"\\(.)", r"\1", one[1]) if one[1] is not None else one[2]
        for one in _TOKEN.finditer(text)
        if one[1] is not None or one[2] is not None
    ]


def cell_value(row: Cells, name: str) -> str:
    """What stands under that name; empty where nothing is said."""
    value = row.get(name, "").strip()
    return "" if value in _NOTHING else value


def read_row(row: Cells, section: str, board: int, scoring: Scoring, draft: SessionDraft, line: int) -> None:
    """Enters one result."""
    ns, ew = (draft.seated(section, cell_value(row, f"PairId_{side.value}"), side, line) for side in (NS, EW))
    said = _outcome(row, board, scoring, draft, line)
    made = PlayResult(
        section=section,
        board=board,
        ns=ns,
        ew=ew,
        round=label_in(cell_value(row, "Round")),
        table=label_in(cell_value(row, "Table")),
        score=said.score,
        award=said.award,
        unplayed=said.unplayed,
    )
    written = tuple(cell_value(row, name) for name in ("Contract", "Declarer", "Result"))
    printed = {} if made.unplayed is not None else _printed(row, scoring)
    draft.enter(
        made,
        (written[0], written[1].lstrip("^"), written[2].lstrip("^")),
        lead=cell_value(row, "Lead"),
        printed=printed,
        line=line,
    )


def _number(row: Cells, name: str) -> Fraction | None:
    return number_in(cell_value(row, name).lstrip("^"))


def _printed(row: Cells, scoring: Scoring) -> Printed:
    found = {side: _number(row, f"{_POINTS[scoring]}_{side.value}") for side in (NS, EW)}
    return {side: value for side, value in found.items() if value is not None}


def _outcome(row: Cells, board: int, scoring: Scoring, draft: SessionDraft, line: int) -> ScoreSaid:
    """What the scores say. A side may have one of its own; `^` marks what was not obtained at the table."""
    percents = {side: cell_value(row, f"Percentage_{side.value}") for side in (NS, EW)}
    if all(one.startswith("^") for one in percents.values()):
        numbers = {side: number_in(one[1:]) for side, one in percents.items()}
        shares = {side: share_in(one, scoring) for side, one in numbers.items() if one is not None and 0 <= one <= 100}
        if len(shares) == 2:
            return ScoreSaid(award=FieldAward(shares=shares))
    ns, ew = (_number(row, f"Score_{side.value}") for side in (NS, EW))
    both = [one for one in (ns, None if ew is None else -ew) if one is not None]
    if any(one.denominator != 1 or abs(one) > 8000 for one in both):
        both = []
    if len(both) == 2 and both[0] != both[1]:
        weighted: dict[Side, tuple[tuple[int, Fraction], ...]] = {
            side: ((int(one), Fraction(1)),) for side, one in zip((NS, EW), both, strict=True)
        }
        return ScoreSaid(award=FieldAward(weighted=weighted))
    if both:
        return ScoreSaid(int(both[0]))
    if cell_value(row, "Contract"):
        return ScoreSaid()
    told = next((text for name in ("Score_NS", "Score_EW", "IMP_NS") if (text := cell_value(row, name))), "")
    draft.note("score_unread" if told else "not_played", line, about=len(draft.results), board=board, text=told)
    return ScoreSaid(unplayed=told)


def shown_percent(value: Fraction) -> str:
    """A share of the board, marked as no result of the table."""
    return f"^{plain_number(round(float(value), 2))}"
