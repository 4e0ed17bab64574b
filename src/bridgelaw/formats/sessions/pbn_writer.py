"""A session as PBN: the hand record of each board with its table of scores, or a record for each table; the ranking in
a table of its own in the first record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from io import BytesIO

from bridgelaw.formats.pbn import encoding
from bridgelaw.formats.pbn.writer import HEADER
from bridgelaw.formats.sessions import lost as losses
from bridgelaw.formats.sessions.draft import directions_stay
from bridgelaw.formats.sessions.lost import Lost, Written, shown
from bridgelaw.formats.sessions.pbn_rows import shown_percent
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.formats.sessions.usebio_writer import numbers_of
from bridgelaw.game.seats import EW, NS, Side, dealer_of, vulnerability_of
from bridgelaw.session.comparing import Earned
from bridgelaw.session.model import Pair, PlayResult
from bridgelaw.session.ranking import rank

_SCORING = {"butler": "IMP;Butler", "cross_imp": "IMP;Cross1"}
_DIRECTIONS = {NS: "N-S", EW: "E-W", None: "-"}
_TAGS = {"Score": "Score", "MP": "ScoreMP", "IMP": "ScoreIMP", "Percentage": "ScorePercentage"}


def write(file: SessionFile, *, names: bool = False, tables: bool = False) -> Written:
    """The text of the file, and what PBN could not carry.

    `names`: of the players, where they are known; `tables`: a record for each table.
    """
    return _PbnSessionWriter(file, names, tables).written()


def encoded(text: str) -> bytes:
    """The bytes of such a text, in a charset that other programs read."""
    stream = BytesIO()
    encoding.write_to([text], stream)
    return stream.getvalue()


def _quoted(text: str) -> str:
    said = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{said}"'


def _tag(name: str, value: str) -> str:
    return f"[{name} {_quoted(value)}]\n"


class _PbnSessionWriter:
    def __init__(self, file: SessionFile, names: bool, tables: bool) -> None:
        self.file, self.session = file, file.session
        self.names, self.tables = names, tables
        self.ranking = rank(file.session, file.regulations)
        self.pairs = {one.key: one for one in file.session.pairs}
        self.numbers = _numbers(file.session.pairs)
        sections = {one.section for one in file.session.results} | {one.section for one in file.session.pairs}
        self.several = len(sections) > 1
        self.in_imps = file.session.conditions.scoring != "mp"
        self.points = "IMP" if self.in_imps else "MP"
        self.lost: list[Lost] = []

    def written(self) -> Written:
        session = self.session
        self._note_what_has_no_place()
        boards: dict[int, list[int]] = {board: [] for board in session.deals}
        for n, row in enumerate(session.results):
            boards.setdefault(row.board, []).append(n)
        pieces = [HEADER]
        first = True
        for board in sorted(boards):
            rows = [(n, self._cells(n)) for n in boards[board]]
            if self.tables:
                records = [self._record(board) + self._own(cells) for _, cells in rows] or [self._record(board)]
            else:
                records = [self._record(board, ["", "", ""]) + self._score_table([cells for _, cells in rows])]
            if first:
                records[0] += self._total()
            first = False
            pieces += [f"{record}\n" for record in records]
        return Written("".join(pieces), losses.in_order(self.lost))

    def _note_what_has_no_place(self) -> None:
        session = self.session
        if any(self.numbers[one.key] != one.number for one in session.pairs):
            self.lost.append(Lost("pair_numbers"))
        if session.penalties:
            self.lost.append(Lost("penalties"))
        if losses.expected_tables(session):
            self.lost.append(Lost("tables_expected"))
        if any(one.handicap is not None for one in session.pairs):
            self.lost.append(Lost("handicaps"))
        said = {"unit"} | (
            {"winners"} if directions_stay(session.results) == (session.conditions.winners == 2) else set()
        )
        unsaid = losses.unsaid(self.file, said)
        if unsaid:
            self.lost.append(Lost("conditions", details=unsaid))

    def _record(self, board: int, ending: list[str] | None = None) -> str:
        head = {"Event": self.session.name, "Site": "", "Date": self.file.date.replace("-", ".") or "?"}
        head |= {"Board": str(board), "West": "", "North": "", "East": "", "South": ""}
        head |= {"Dealer": dealer_of(board).value, "Vulnerable": vulnerability_of(board)}
        head["Deal"] = self.session.deals.get(board, "")
        head["Scoring"] = _SCORING.get(self.session.conditions.scoring, f"MatchPoints;MP{self.session.conditions.unit}")
        if ending is not None:
            head |= dict(zip(("Declarer", "Contract", "Result"), ending, strict=True))
        return "".join(_tag(name, value) for name, value in head.items())

    def _cells(self, n: int) -> dict[str, str]:
        """A result by the names of columns; what is not said is empty."""
        row, earned = self.session.results[n], self.ranking.earned[n]
        cells = {
            "Section": row.section if self.several else "",
            "Table": str(row.table or ""),
            "Round": str(row.round or ""),
            "PairId_NS": self.numbers[row.ns],
            "PairId_EW": self.numbers[row.ew],
            "Contract": "Pass" if row.passed_out else str(row.contract or ""),
            "Declarer": row.contract.declarer.value if row.contract else "",
            "Result": "" if row.tricks is None else str(row.tricks),
            "Lead": row.lead or "",
        }
        if row.form:
            self.lost.append(losses.about("fouled", n, row))
        if row.unplayed is not None:
            if row.unplayed:
                self.lost.append(losses.about("why_unplayed", n, row, text=row.unplayed))
            return cells
        cells |= {f"{self.points}_{side.value}": shown(one.points) for side, one in earned.items()}
        return cells | self._scores(n, row, earned)

    def _scores(self, n: int, row: PlayResult, earned: Mapping[Side, Earned]) -> dict[str, str]:
        if row.award is None:
            cells = {"Score_NS": "" if row.score is None else str(row.score)}
            if not self.in_imps:
                cells |= {f"Percentage_{side.value}": shown(_percent(one)) for side, one in earned.items()}
            return cells
        each = [one for side in (NS, EW) if len(one := row.award.weighted.get(side, ())) == 1]
        if len(each) == 2:
            (ns, _), (ew, _) = (one[0] for one in each)
            if ns == ew:
                self.lost.append(losses.about("award_as_score", n, row, score=str(ns)))
                return {"Score_NS": str(ns)}
            if row.score is not None:
                self.lost.append(losses.about("score_beside_award", n, row, score=str(row.score)))
            return {"Score_NS": str(ns), "Score_EW": str(-ew)}
        found = losses.of_award(n, row, row.award, earned, in_imps=self.in_imps)
        self.lost += (one for one in found if one.code != "share_rounded")
        if self.in_imps and row.award.weighted:
            return {f"IMP_{side.value}": f"^{shown(one.points)}" for side, one in earned.items()}
        return {
            f"Percentage_{side.value}": shown_percent(
                losses.percent(row.award, side, earned.get(side), self.file.regulations, in_imps=self.in_imps)
                if self.in_imps or row.award.weighted or isinstance(row.award.shares[side], str)
                else Fraction(str(row.award.shares[side]))
            )
            for side in (NS, EW)
        }

    def _score_table(self, rows: list[dict[str, str]]) -> str:
        if not rows:
            return ""
        columns = [name for name in _COLUMNS if any(row.get(name) for row in rows)]
        grid = [[_cell(row.get(name, "")) for name in columns] for row in rows]
        widths = [max(map(len, column)) for column in zip(*grid, strict=True)]
        head = ";".join(f"{name}\\{width}{_align(name)}" for name, width in zip(columns, widths, strict=True))
        return f"[ScoreTable {_quoted_raw(head)}]\n" + _grid(grid, columns, widths)

    def _own(self, cells: Mapping[str, str]) -> str:
        """The tags of a record that is one table's."""
        passed_out = cells["Contract"] == "Pass"
        ending = {"Declarer": cells["Declarer"] or ("" if passed_out else "?"), "Contract": cells["Contract"] or "?"}
        told = [*ending.items(), ("Result", cells["Result"] or ("" if passed_out else "?"))]
        told += [(name, cells[name]) for name in ("Section", "Table", "Round") if cells[name]]
        told += [("PairNS", cells["PairId_NS"]), ("PairEW", cells["PairId_EW"])]
        told += [("Lead", cells["Lead"])] if cells["Lead"] else []
        for column, tag in _TAGS.items():
            values = [f"{side} {one}" for side in ("NS", "EW") if (one := cells.get(f"{column}_{side}"))]
            told += [(tag, " ".join(values))] if values else []
        return "".join(_tag(name, value) for name, value in told)

    def _total(self) -> str:
        """The ranking; pairs are listed there with their directions."""
        columns = ["Rank", "PairId", "Direction"]
        columns += ["Section"] if self.several else []
        columns += ["TotalScoreIMP"] if self.in_imps else ["TotalScoreMP", "TotalPercentage"]
        columns.append("NrBoards")
        people = [
            [self.file.people[key] for key in one.people if key in self.file.people] for one in self.session.pairs
        ]
        by_pair = dict(zip((one.key for one in self.session.pairs), people, strict=True)) if self.names else {}
        most = max(map(len, by_pair.values()), default=0)
        columns += ["Names", *(f"MemberID{n}" for n in range(1, most + 1))] if most else []
        grid = []
        for one in self.ranking.standings:
            said = [str(one.rank), self.numbers[one.pair.key], _DIRECTIONS[one.pair.direction]]
            said += [one.pair.section] if self.several else []
            said.append(shown(one.total))
            said += [] if self.in_imps else ["" if one.percent is None else shown(one.percent)]
            said.append(str(one.boards))
            if most:
                who = by_pair[one.pair.key]
                said.append(" - ".join(person.name for person in who))
                said += [person.number for person in who] + [""] * (most - len(who))
            grid.append([_cell(text, quoted=name == "Names") for name, text in zip(columns, said, strict=True)])
        widths = [max(map(len, column)) for column in zip(*grid, strict=True)]
        head = ";".join(f"{name}\\{width}{_align(name)}" for name, width in zip(columns, widths, strict=True))
        return f"[TotalScoreTable {_quoted_raw(head)}]\n" + _grid(grid, columns, widths)


def _numbers(pairs: Sequence[Pair]) -> Mapping[str, str]:
    """The number of each pair; where one has it in either direction, the list of pairs says which is which."""
    marks = Counter((one.section, one.number, one.direction) for one in pairs)
    clear = all(times == 1 for times in marks.values()) and all(
        side is not None or times == sum(marks[section, number, one] for one in (NS, EW, None))
        for (section, number, side), times in marks.items()
    )
    return {one.key: one.number for one in pairs} if clear else numbers_of(tuple(pairs))[0]


_COLUMNS = (
    "Section", "Table", "Round", "PairId_NS", "PairId_EW", "Contract", "Declarer", "Result", "Lead", "Score_NS",
    "Score_EW", "MP_NS", "MP_EW", "IMP_NS", "IMP_EW", "Percentage_NS", "Percentage_EW",
)  # fmt: skip
_LEFT = ("Section", "PairId", "PairId_NS", "PairId_EW", "Contract", "Declarer", "Lead", "Direction", "Names")


def _align(name: str) -> str:
    return "L" if name in _LEFT else "R"


def _quoted_raw(text: str) -> str:
    return f'"{text}"'


def _cell(text: str, *, quoted: bool = False) -> str:
    """A cell: a bare word where that is one, else a string."""
    if not text:
        return '""' if quoted else "-"
    bare = not quoted and not set(text) & set(' \t"{};[]\\%')
    return text if bare else _quoted(text)


def _grid(grid: list[list[str]], columns: list[str], widths: list[int]) -> str:
    def lines() -> Iterator[str]:
        for row in grid:
            cells = (
                one.ljust(width) if _align(name) == "L" else one.rjust(width)
                for one, name, width in zip(row, columns, widths, strict=True)
            )
            yield " ".join(cells).rstrip() + "\n"

    return "".join(lines())


def _percent(one: Earned) -> Fraction:
    return 100 * one.points / one.of if one.of else Fraction(50)
