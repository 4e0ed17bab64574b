"""A session as USEBIO 1.2: flat where it has one section, as most programs write it, else section by section.

Points, totals and places are ours. No contract is ever made up: an award stands as shares of the board with its
points, beside the contract of the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from importlib.metadata import version
from xml.etree import ElementTree

from bridgelaw.formats.sessions import lost as losses
from bridgelaw.formats.sessions.lost import Lost, Written, shown
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.formats.sessions.usebio_lines import POINTS
from bridgelaw.game.deals import parse_deal, write_hand
from bridgelaw.game.seats import EW, NS, SEATS, Side
from bridgelaw.session.comparing import Earned
from bridgelaw.session.model import FieldAward, Pair, PlayResult
from bridgelaw.session.ranking import RankedPair, Ranking, rank

_EVENTS = {"mp": "MP_PAIRS", "butler": "BUTLER_PAIRS", "cross_imp": "CROSS_IMP"}
_SUITS = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")
_DIRECTIONS = {"N": "North", "E": "East", "S": "South", "W": "West"}
_NOT_IN_XML = dict.fromkeys([n for n in range(32) if n not in (9, 10, 13)] + [0xFFFE, 0xFFFF])

Numbers = Mapping[str, str]
"""The number of each pair, by its key."""


def write(file: SessionFile, *, names: bool = False) -> Written:
    """The text of the file, and what USEBIO could not carry. `names`: of the players, where they are known."""
    return _UsebioWriter(file, names).written()


def add(within: ElementTree.Element, name: str, text: str | None = None) -> ElementTree.Element:
    """An element at the end of `within`."""
    found = ElementTree.SubElement(within, name)
    found.text = None if text is None else text.translate(_NOT_IN_XML)
    return found


def numbers_of(pairs: tuple[Pair, ...]) -> tuple[Numbers, bool]:
    """A number for each pair that is its own in its section, and whether that needed more than its own number."""
    times = Counter((one.section, one.number) for one in pairs)
    found: dict[str, str] = {}
    taken: set[tuple[str, str]] = {key for key, n in times.items() if n == 1}
    changed = False
    for one in pairs:
        number = one.number
        if times[one.section, number] > 1:
            number = number + one.direction.value if one.direction else one.key
            while (one.section, number) in taken:
                number += "'"
            taken.add((one.section, number))
            changed = True
        found[one.key] = number
    return found, changed


class _UsebioWriter:
    def __init__(self, file: SessionFile, names: bool) -> None:
        self.file, self.names = file, names
        self.session = file.session
        self.ranking: Ranking = rank(file.session, file.regulations)
        self.numbers, self.renumbered = numbers_of(file.session.pairs)
        self.points = POINTS[file.session.conditions.scoring]
        self.lost: list[Lost] = []

    def written(self) -> Written:
        session = self.session
        self._note_what_has_no_place()
        root = ElementTree.Element("USEBIO", Version="1.2")
        event = add(root, "EVENT")
        event.set("EVENT_TYPE", _EVENTS[session.conditions.scoring])
        add(event, "EVENT_DESCRIPTION", session.name)
        add(event, "PROGRAM_NAME", "bridgelaw")
        add(event, "PROGRAM_VERSION", version("bridgelaw"))
        add(event, "WINNER_TYPE", str(session.conditions.winners))
        if self.file.date:
            year, month, day = self.file.date.split("-")
            add(event, "DATE", f"{day}/{month}/{year}")
        sections = list(dict.fromkeys([*(one.name for one in session.sections), *(p.section for p in session.pairs)]))
        add(event, "SESSION_COUNT", "1")
        add(event, "SECTION_COUNT", str(max(len(sections), 1)))
        if session.conditions.scoring != "mp":
            add(event, "SCORING_METHOD", "IMPS")
        for name in sections:
            place = event
            if len(sections) > 1:
                place = add(event, "SECTION")
                place.set("SECTION_ID", name)
            self._section(place, name)
        if session.deals:
            self._hands(add(root, "HANDSET"))
        ElementTree.indent(root)
        text = ElementTree.tostring(root, encoding="unicode")
        return Written(f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n', losses.in_order(self.lost))

    def _note_what_has_no_place(self) -> None:
        session = self.session
        if self.renumbered:
            self.lost.append(Lost("pair_numbers"))
        if losses.expected_tables(session):
            self.lost.append(Lost("tables_expected"))
        if any(one.handicap is not None for one in session.pairs):
            self.lost.append(Lost("handicaps"))
        if any(one.round is not None or one.table is not None for one in session.results):
            self.lost.append(Lost("rounds_and_tables"))
        unsaid = losses.unsaid(self.file, ())
        if unsaid:
            self.lost.append(Lost("conditions", details=unsaid))

    def _section(self, place: ElementTree.Element, name: str) -> None:
        participants = add(place, "PARTICIPANTS")
        participants.set("EVENT_TYPE", _EVENTS[self.session.conditions.scoring])
        for one in self.ranking.standings:
            if one.pair.section == name:
                self._pair(add(participants, "PAIR"), one)
        boards: dict[int, list[int]] = {}
        for n, row in enumerate(self.session.results):
            if row.section == name:
                boards.setdefault(row.board, []).append(n)
        for number in sorted(boards):
            board = add(place, "BOARD")
            add(board, "BOARD_NUMBER", str(number))
            for n in boards[number]:
                self._line(board, n)

    def _pair(self, place: ElementTree.Element, one: RankedPair) -> None:
        add(place, "PAIR_NUMBER", self.numbers[one.pair.key])
        add(place, "DIRECTION", one.pair.direction.value if one.pair.direction else "")
        add(place, "TOTAL_SCORE", shown(one.total))
        if one.percent is not None:
            add(place, "PERCENTAGE", shown(one.percent))
        add(place, "PLACE", str(one.rank))  # without a sign for equal places, which readers take for no number
        if one.penalties:
            add(place, "ADJUSTMENT", shown(-one.penalties))
            own = [penalty for penalty in self.session.penalties if penalty.pair == one.pair.key]
            if len(own) > 1 or any(penalty.law or penalty.unit == "percent" for penalty in own):
                self.lost.append(Lost("penalty_unit", details={"pair": one.pair.key}))
        if not self.names:
            return
        for key in one.pair.people:
            person = self.file.people.get(key)
            if person is not None:
                player = add(place, "PLAYER")
                add(player, "PLAYER_NAME", person.name)
                add(player, "NATIONAL_ID_NUMBER", person.number)

    def _line(self, board: ElementTree.Element, n: int) -> None:
        row, earned = self.session.results[n], self.ranking.earned[n]
        if row.unplayed is not None:
            self.lost.append(losses.about("unplayed", n, row, text=row.unplayed))
            return
        if row.form:
            self.lost.append(losses.about("fouled", n, row))
        line = add(board, "TRAVELLER_LINE")
        add(line, "NS_PAIR_NUMBER", self.numbers[row.ns])
        add(line, "EW_PAIR_NUMBER", self.numbers[row.ew])
        if row.contract is not None:
            add(line, "CONTRACT", str(row.contract))
            add(line, "PLAYED_BY", row.contract.declarer.value)
        elif row.passed_out:
            add(line, "CONTRACT", "PASS")
        if row.lead:
            add(line, "LEAD", row.lead[1] + row.lead[0])
        if row.tricks is not None:
            add(line, "TRICKS", str(row.tricks))
        add(line, "SCORE", str(row.score) if row.award is None else self._awarded(n, row, row.award, earned))
        if row.award is not None:
            line.append(ElementTree.Comment(" an adjusted score: the points count "))
        for side in (NS, EW):
            if side in earned:
                add(line, f"{side.value}_{self.points}", shown(earned[side].points))

    def _awarded(self, n: int, row: PlayResult, award: FieldAward, earned: Mapping[Side, Earned]) -> str:
        """What stands as the score. What is rounded there the points say in full."""
        score = losses.single(award)
        if score is not None:
            self.lost.append(losses.about("award_as_score", n, row, score=str(score)))
            return str(score)
        in_imps = self.session.conditions.scoring != "mp"
        self.lost += losses.of_award(n, row, award, earned, in_imps=in_imps)
        if in_imps and award.weighted:
            return "ADJ"
        percents = (
            losses.percent(award, side, earned.get(side), self.file.regulations, in_imps=in_imps) for side in (NS, EW)
        )
        return "A" + "".join(f"{min(max(round(one), 0), 100):02}" for one in percents)

    def _hands(self, place: ElementTree.Element) -> None:
        for number, text in sorted(self.session.deals.items()):
            board = add(place, "BOARD")
            add(board, "BOARD_NUMBER", str(number))
            deal = parse_deal(text)
            for seat in SEATS:
                cards = deal[seat]
                if cards is None:
                    continue
                hand = add(board, "HAND")
                add(hand, "DIRECTION", _DIRECTIONS[seat.value])
                for suit, held in zip(_SUITS, write_hand(cards).split("."), strict=True):
                    add(hand, suit, held)
