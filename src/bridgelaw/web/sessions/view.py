"""What the pages of a session show: its lists, the results of a board, those of a pair, with links between them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec.structs import replace

from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.session.course import PairBoard
from bridgelaw.session.model import PlayResult
from bridgelaw.session.ranking import RankedPair
from bridgelaw.web.sessions.tables import SortedCell, SortedColumn, SortedTable, sorted_table
from bridgelaw.words.telling.sessions import (
    SessionToTell,
    award_told,
    contract_told,
    declarer_told,
    lead_told,
    lists,
    penalties_told,
    place_told,
    score_told,
    tricks_told,
)

STRAINS = "CDHSN"
_BEARS = re.compile(r"[A-Za-z0-9_-]+")


class SessionLinks:
    """The addresses of the pages of one session. A pair is addressed by its key; where one of the keys has something in
    it that an address does not bear, each by its place among the pairs, from 1."""

    def __init__(self, id: str, keys: Sequence[str]) -> None:
        self.home = f"/s/{id}"
        bear = all(map(_BEARS.fullmatch, keys))
        self._pairs = {key: key if bear else str(place) for place, key in enumerate(keys, 1)}

    def board(self, number: int) -> str:
        """The page of a board."""
        return f"{self.home}/board/{number}"

    def pair(self, key: str) -> str:
        """The page of a pair, by its key in the session."""
        return f"{self.home}/pairs/{self._pairs[key]}"

    def key(self, addressed: str) -> str | None:
        """The key of the pair that is addressed so, if there is one."""
        return next((key for key, name in self._pairs.items() if name == addressed), None)


def ranking_tables(told: SessionToTell, links: SessionLinks, asked: Mapping[str, str]) -> Iterator[SortedTable]:
    """The lists of the ranking."""
    for heading, members in lists(told):
        yield _list(told, heading, members, links, asked)


def _list(
    told: SessionToTell, heading: str, members: Sequence[RankedPair], links: SessionLinks, asked: Mapping[str, str]
) -> SortedTable:
    say = told.words.say
    names = {one.pair.key: told.names(one.pair.key) for one in members}
    has_names, in_imps = any(names.values()), told.in_imps
    points = say("session-column-imps" if in_imps else "session-column-total")
    # names want the room on a phone: there the points stand under the percentage
    folds = has_names and not in_imps
    columns = [
        SortedColumn("place", say("session-column-place")),
        SortedColumn("pair", say("session-column-pair")),
        *([SortedColumn("players", say("sheet-column-players"), "left")] if has_names else []),
        # what decides first: the rest may lie beyond the edge of a phone
        *([] if in_imps else [SortedColumn("percent", say("session-column-percent"), first="descending")]),
        SortedColumn("points", points, first="descending", folds=folds),
        SortedColumn("boards", say("session-column-boards"), first="descending"),
    ]
    rows = []
    for one in members:
        name = names[one.pair.key]
        rows.append(
            (
                SortedCell(place_told(one, told.words), one.rank),
                _pair(told, one.pair.key, links),
                *([SortedCell(name, name)] if has_names else []),
                *(
                    []
                    if in_imps
                    else [replace(_points(told, one.percent), under=told.points(one.total) if folds else "")]
                ),
                _points(told, one.total),
                SortedCell(str(one.boards), one.boards),
            )
        )
    return sorted_table(heading, columns, rows, asked, "place", penalties_told(told, members))


def traveller_table(
    told: SessionToTell, caption: str, places: Sequence[int], links: SessionLinks, asked: Mapping[str, str]
) -> SortedTable:
    """The results of a board, the best for North-South first unless the address asks otherwise."""
    say = told.words.say
    ns, ew = (say("side-letters", side=side.value) for side in (NS, EW))
    columns = (
        SortedColumn("ns", ns),
        SortedColumn("ew", ew),
        *_played_columns(told),
        SortedColumn("score", say("sheet-column-score"), first="descending"),
        SortedColumn("ns_points", say("sheet-column-points", side=ns), first="descending"),
        SortedColumn("ew_points", say("sheet-column-points", side=ew), first="descending"),
    )
    rows = []
    for place in places:
        one = told.file.session.results[place]
        rows.append(
            (
                *(_pair(told, key, links) for key in (one.ns, one.ew)),
                *_played(told, one),
                _score(one),
                *(_earned(told, place, side) for side in (NS, EW)),
            )
        )
    return sorted_table(caption, columns, rows, asked, "ns_points")


def pair_table(
    told: SessionToTell, key: str, boards: Sequence[PairBoard], links: SessionLinks, asked: Mapping[str, str]
) -> SortedTable:
    """The results of a pair in the order in which it played, unless the address asks otherwise."""
    say = told.words.say
    columns = (
        # the usual order is that of play
        SortedColumn("order", "#", folds=True),
        SortedColumn("board", say("sheet-column-board")),
        SortedColumn("direction", say("sheet-column-direction"), "center", folds=True),
        SortedColumn("against", say("sheet-column-against")),
        *_played_columns(told),
        SortedColumn("score", say("sheet-column-score"), first="descending"),
        SortedColumn(
            "points", say("session-column-imps" if told.in_imps else "session-column-total"), first="descending"
        ),
        SortedColumn("so_far", say("sheet-column-so_far"), first="descending", folds=True),
    )
    rows = []
    for number, at in enumerate(boards, 1):
        one = told.file.session.results[at.place]
        letters = say("side-letters", side=at.side.value)
        rows.append(
            (
                SortedCell(str(number), number),
                SortedCell(str(one.board), one.board, links.board(one.board), under=letters),
                SortedCell(letters, letters),
                _pair(told, one.ew if one.ns == key else one.ns, links),
                *_played(told, one),
                _score(one),
                replace(_earned(told, at.place, at.side), under=told.points(at.so_far)),
                _points(told, at.so_far),
            )
        )
    return sorted_table(say("sheet-pair", pair=told.pair(key)), columns, rows, asked, "order")


def _played_columns(told: SessionToTell) -> tuple[SortedColumn, ...]:
    say = told.words.say
    return (
        SortedColumn("contract", say("sheet-column-contract"), "left", first="descending"),
        SortedColumn("by", say("sheet-column-by"), "center", folds=True),
        SortedColumn("lead", say("sheet-column-lead"), "left", folds=True),
        SortedColumn("tricks", say("sheet-column-tricks"), first="descending", folds=True),
    )


def _played(told: SessionToTell, one: PlayResult) -> tuple[SortedCell, ...]:
    words = told.words
    if given := award_told(one, words):
        return (SortedCell(given, ""), SortedCell(""), SortedCell(""), SortedCell(""))
    by, lead, tricks = declarer_told(one, words), lead_told(one, words), tricks_told(one)
    over = "" if one.contract is None or one.tricks is None else one.tricks - one.contract.tricks_needed
    return (
        SortedCell(contract_told(one, words), _bid(one), beside=" ".join(filter(None, (by, tricks))), under=lead),
        SortedCell(by, by),
        SortedCell(lead, one.lead or ""),
        SortedCell(tricks, over),
    )


def _bid(one: PlayResult) -> float | str:
    """A contract by its height; passed out is the lowest."""
    if one.contract is None:
        return 0 if one.passed_out else ""
    return 10 * one.contract.bid.level + STRAINS.index(one.contract.strain[0]) + len(one.contract.risk) / 10


def _score(one: PlayResult) -> SortedCell:
    return SortedCell("" if one.award else score_told(one), "" if one.bare_score is None else one.bare_score)


def _pair(told: SessionToTell, key: str, links: SessionLinks) -> SortedCell:
    number = "".join(filter(str.isdecimal, told.pairs[key].number))
    return SortedCell(told.pair(key), int(number) if number else told.pair(key), links.pair(key))


def _earned(told: SessionToTell, place: int, side: Side) -> SortedCell:
    found = told.earned(place, side)
    return _points(told, found.points if found else None)


def _points(told: SessionToTell, value: Fraction | None) -> SortedCell:
    return SortedCell(told.points(value), "" if value is None else float(value))
