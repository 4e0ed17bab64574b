"""A session while a foreign file is read: pairs as they are listed or first met, results in the order of the file."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.formats.sessions.findings import FindingCode, SessionFinding
from bridgelaw.formats.sessions.results import card_led, north_souths, table_result
from bridgelaw.formats.sessions.session_file import SessionPerson
from bridgelaw.game.deals import parse_deal, write_deal
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.session.conditions import Conditions
from bridgelaw.session.model import FieldAward, Pair, PlayResult, Section, Session, SessionPenalty

Printed = Mapping[Side, Fraction]
"""What the other program gives for a line, by side."""


class DraftPair(Struct):
    """A pair under the number that the file has for it."""

    section: str
    number: str
    direction: Side | None = None
    handicap: Fraction | None = None
    people: tuple[str, ...] = ()

    @property
    def mark(self) -> str:
        """What stands for it in results until all pairs are known."""
        return "\t".join((self.section, self.number, self.direction.value if self.direction else ""))


class ScoreSaid(Struct, frozen=True):
    """What a line says in place of a contract: points of North-South, an award, or why nothing was played."""

    score: int | None = None
    award: FieldAward | None = None
    unplayed: str | None = None


class SessionDraft:
    """What has been read so far."""

    def __init__(self) -> None:
        self.sections: dict[str, Section] = {}
        self.pairs: dict[str, DraftPair] = {}
        self.results: list[PlayResult] = []
        self.printed: list[Printed] = []
        self.deals: dict[int, str] = {}
        self.people: dict[str, SessionPerson] = {}
        self.penalties: list[tuple[str, Fraction]] = []
        self.findings: list[SessionFinding] = []

    def note(self, code: FindingCode, line: int | None = None, /, *, about: int | None = None, **details: Any) -> None:
        """Something that the reader noticed; `about`: the place of a result."""
        said = {key: str(value) for key, value in details.items()}
        self.findings.append(SessionFinding(code, about, said, line))

    def list_pair(self, pair: DraftPair, line: int | None = None) -> DraftPair:
        """A pair as the file lists it; one that is listed twice stays as it was first."""
        if pair.mark in self.pairs:
            self.note("pair_twice", line, pair=pair.number)
        return self.pairs.setdefault(pair.mark, pair)

    def person(self, name: str, number: str = "") -> str | None:
        """The key of somebody who plays; None where nobody is named."""
        if not name and not number:
            return None
        key = f"H{len(self.people) + 1}"
        self.people[key] = SessionPerson(name, number)
        return key

    def seated(self, section: str, number: str, side: Side, line: int | None = None, *, tell: bool = True) -> str:
        """The mark of the pair that sits there under that number."""
        bare = number[:-2] if number.upper().endswith(side.value) else number
        for written in (number, bare, bare + side.value):
            for direction in (side, None):
                found = DraftPair(section, written, direction).mark
                if found in self.pairs:
                    return found
        if any(one.section == section and one.number == number for one in self.pairs.values()):
            # listed for the other direction only: it changed its seats
            return next(key for key, one in self.pairs.items() if (one.section, one.number) == (section, number))
        if tell:
            self.note("pair_unlisted", line, pair=number)
        has_directions = any(one.direction for one in self.pairs.values())
        return self.list_pair(DraftPair(section, number, side if has_directions else None)).mark

    def enter(
        self,
        row: PlayResult,
        written: tuple[str, str, str],
        *,
        lead: str = "",
        printed: Printed | None = None,
        line: int | None = None,
    ) -> None:
        """One result. `row` holds all but what the table wrote: contract, declarer and tricks are `written`. A score
        counts against a contract that it contradicts; a pair that meets itself is left out."""
        if row.ns == row.ew:
            self.note("against_itself", line, board=row.board, pair=self.pairs[row.ns].number)
            return
        place = len(self.results)
        found = table_result(*written)
        if found is None:
            self.note("contract_unread", line, about=place, board=row.board, text=" ".join(filter(None, written)))
        else:
            row = replace(row, contract=found.contract, tricks=found.tricks, passed_out=found.passed_out)
            if found.unplayed and row.award is None:
                row = replace(row, unplayed=written[0].strip(), score=None)
        if lead.strip(" -"):
            card = card_led(lead)
            if card is None:
                self.note("lead_unread", line, about=place, board=row.board, text=lead)
            row = replace(row, lead=card)
        row = self._scored(row, place, line)
        if row.score is None and row.award is None and row.unplayed is None:
            row = replace(row, unplayed=" ".join(filter(None, written)))  # nothing else is known of it
        self.results.append(row)
        self.printed.append(printed or {})

    def _scored(self, row: PlayResult, place: int, line: int | None) -> PlayResult:
        if row.unplayed is not None:
            return row
        if row.contract is None or row.tricks is None:
            computed = 0 if row.passed_out else None
        else:
            computed = north_souths(row.contract, row.tricks, row.board)
        if row.score is None:
            return replace(row, score=computed)
        if computed is not None and computed != row.score:
            self.note(
                "score_contradicts_contract", line, about=place, board=row.board, score=row.score, computed=computed
            )
        return row

    def deal(self, board: int, hands: Mapping[str, str], line: int | None = None) -> None:
        """A deal by seats, each hand as `AK5.QJ.T98.5432`; what cannot be one is left out."""
        try:
            known = parse_deal("N:" + " ".join(hands.get(seat, "-") or "-" for seat in "NESW"))
        except ValueError:
            known = {}
        if not known or any(hand is not None and len(hand) != 13 for hand in known.values()):
            self.note("deal_defect", line, board=board)
            return
        self.deals[board] = write_deal(known)

    def meet(self, rows: Iterable[tuple[str, int, str, str]]) -> None:
        """Lists pairs that the file does not list, from all its plays: section, board, numbers of both. Where a number
        stands on one board in both directions, the directions have numbers of their own: nobody plays a board
        twice. Else a pair that always sits in one direction has that."""
        where: dict[tuple[str, str], set[Side]] = defaultdict(set)
        on_board: dict[tuple[str, int], tuple[set[str], set[str]]] = defaultdict(lambda: (set(), set()))
        for section, board, ns, ew in rows:
            where[section, ns].add(NS)
            where[section, ew].add(EW)
            on_board[section, board][0].add(ns)
            on_board[section, board][1].add(ew)
        by_direction = {section for (section, _), (ns, ew) in on_board.items() if ns & ew}
        stay = {section for section, _ in where} - {section for (section, _), sides in where.items() if len(sides) > 1}
        for (section, number), sides in sorted(where.items(), key=_in_order):
            for side in (NS, EW):
                if side in sides and section in by_direction | stay:
                    self.list_pair(DraftPair(section, number, side))
            if section not in by_direction | stay:
                self.list_pair(DraftPair(section, number))

    def session(self, name: str, conditions: Conditions) -> Session:
        """All of it, each pair under a key of its own: its number, with section and direction where it needs them."""
        keys = self._keys()
        played = Counter((one.board, frozenset((one.ns, one.ew))) for one in self.results)
        for (board, both), times in played.items():
            if times > 1:
                ns, ew = sorted(keys[one] for one in both)
                self.note("played_twice", board=board, ns=ns, ew=ew)
        return Session(
            name=name,
            conditions=conditions,
            sections=tuple(self.sections.values()),
            pairs=tuple(
                Pair(
                    key=keys[mark],
                    section=one.section,
                    number=one.number,
                    direction=one.direction,
                    handicap=one.handicap,
                    people=one.people,
                )
                for mark, one in self.pairs.items()
            ),
            results=tuple(replace(one, ns=keys[one.ns], ew=keys[one.ew]) for one in self.results),
            penalties=tuple(
                SessionPenalty(pair=keys[mark], amount=amount, unit="mp" if conditions.scoring == "mp" else "imp")
                for mark, amount in self.penalties
            ),
            deals=dict(sorted(self.deals.items())),
        )

    def _keys(self) -> dict[str, str]:
        several = len({one.section for one in self.pairs.values()}) > 1
        number = Counter((one.section, one.number) for one in self.pairs.values())
        found: dict[str, str] = {}
        taken = {"", "start"}  # which no key of the neutral form can be
        for mark, one in self.pairs.items():
            twice = number[one.section, one.number] > 1
            key = (one.section if several else "") + one.number
            key += one.direction.value if twice and one.direction else ""
            while key in taken:
                key += "'"
            taken.add(key)
            found[mark] = key
        return found


def _in_order(one: tuple[tuple[str, str], Any]) -> tuple[str, int, str]:
    (section, number), _ = one
    digits = "".join(filter(str.isdecimal, number))
    return section, int(digits or 0), number


def directions_stay(results: Sequence[PlayResult]) -> bool:
    """Whether every pair sits in one direction throughout: then there are two winners."""
    return not {one.ns for one in results} & {one.ew for one in results}
