"""What is put on the wall after the last board: the ranking, the travellers, the hand records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgelaw.game.deals import parse_deal, write_hand
from bridgelaw.game.seats import EW, NS, dealer_of, vulnerability_of
from bridgelaw.session.fields import boards_of
from bridgelaw.session.model import PlayResult
from bridgelaw.session.ranking import RankedPair
from bridgelaw.words.say import Words
from bridgelaw.words.sheets.model import Sheet, SheetColumn, SheetGrid, SheetHand, SheetKind, SheetPart
from bridgelaw.words.telling.sessions import (
    NOTHING,
    SessionToTell,
    award_told,
    conditions_told,
    contract_told,
    declarer_told,
    lead_told,
    lists,
    penalties_told,
    place_told,
    score_told,
    tricks_told,
)

HONOURS = {"A": 4, "K": 3, "Q": 2, "J": 1}
"""Points that are usual to count a hand by."""

_BESIDE = "\u202f"
"""Between the cards of a suit, which stay on their line."""


def ranking_sheet(told: SessionToTell, *, names: bool = True) -> Sheet:
    """The lists with places, points and percentages. `names`: of the players, where they are known."""
    if told.goes_on and not told.file.session.results:
        # all would share the first place with nothing
        return _sheet(told, "ranking", ())
    parts = tuple(
        SheetPart(heading, grid=_list(told, members, names=names), note=penalties_told(told, members))
        for heading, members in lists(told)
    )
    return _sheet(told, "ranking", parts)


def _list(told: SessionToTell, members: Sequence[RankedPair], *, names: bool) -> SheetGrid:
    say = told.words.say
    named = {one.pair.key: told.names(one.pair.key) for one in members} if names else {}
    has_names, has_handicap = any(named.values()), any(one.pair.handicap is not None for one in members)
    columns = [
        SheetColumn(say("session-column-place")),
        SheetColumn(say("session-column-pair")),
        *([SheetColumn(say("sheet-column-players"), "left", share=1)] if has_names else []),
        SheetColumn(say("session-column-boards")),
        SheetColumn(say("session-column-imps" if told.in_imps else "session-column-total")),
        *([] if told.in_imps else [SheetColumn(say("session-column-percent"))]),
        *([SheetColumn(say("sheet-column-handicap"))] if has_handicap else []),
    ]
    rows = []
    for one in members:
        handicap = NOTHING if one.pair.handicap is None else told.words.number(float(one.pair.handicap))
        rows.append(
            (
                place_told(one, told.words),
                told.pair(one.pair.key),
                *([named[one.pair.key]] if has_names else []),
                str(one.boards),
                told.points(one.total),
                *([] if told.in_imps else [told.points(one.percent)]),
                *([handicap] if has_handicap else []),
            )
        )
    return SheetGrid(tuple(columns), tuple(rows))


def travellers(told: SessionToTell) -> Sheet:
    """All results board by board, each with its points, in the order of the pairs."""
    found = []
    for (section, board), places in sorted(boards_of(told.file.session).items(), key=lambda one: (one[0][1], one[0])):
        heading = told.words.say("sheet-board", board=str(board))
        section_told = (told.words.say("session-section", section=section),) if section and told.has_sections else ()
        lines = (*section_told, *board_lines(board, told.words))
        found.append(SheetPart(heading, lines=lines, grid=traveller(told, in_order(told, places))))
    return _sheet(told, "travellers", tuple(found))


def in_order(told: SessionToTell, places: Sequence[int]) -> list[int]:
    """Results of a board as a traveller has them: by the pair that sat North-South."""
    results = told.file.session.results
    return sorted(places, key=lambda place: (told.order(results[place].ns), told.order(results[place].ew)))


def traveller(told: SessionToTell, places: Sequence[int]) -> SheetGrid:
    """The results at those places of the session, in that order."""
    say = told.words.say
    columns = (
        SheetColumn(say("side-letters", side="NS")),
        SheetColumn(say("side-letters", side="EW")),
        SheetColumn(say("sheet-column-contract"), "left", share=1),
        SheetColumn(say("sheet-column-by"), "center"),
        SheetColumn(say("sheet-column-lead"), "left"),
        SheetColumn(say("sheet-column-tricks")),
        SheetColumn(say("sheet-column-score")),
        *(SheetColumn(say("sheet-column-points", side=say("side-letters", side=one))) for one in ("NS", "EW")),
    )
    return SheetGrid(columns, tuple(_line(told, place) for place in places), flows=2)


def _line(told: SessionToTell, place: int) -> tuple[str, ...]:
    one: PlayResult = told.file.session.results[place]
    earned = {side: told.earned(place, side) for side in (NS, EW)}
    given = award_told(one, told.words)
    played = (
        ("", "", "", "")
        if given
        else (declarer_told(one, told.words), lead_told(one, told.words), tricks_told(one), score_told(one))
    )
    points = (told.points(found.points if found else None) for found in (earned[NS], earned[EW]))
    return (told.pair(one.ns), told.pair(one.ew), given or contract_told(one, told.words), *played, *points)


def board_lines(board: int, words: Words) -> tuple[str, ...]:
    """Dealer and vulnerability of a board, from its number."""
    return (
        words.say("dealer-line", dealer=dealer_of(board).value),
        words.say("vulnerability", vulnerable=vulnerability_of(board)),
    )


def _short_lines(board: int, words: Words) -> tuple[str, ...]:
    """The same where there is little room."""
    return (
        words.say("sheet-dealer", seat=words.say("seat-letter", seat=dealer_of(board).value)),
        words.say("sheet-vulnerable", vulnerable=vulnerability_of(board)),
    )


def hand_records(told: SessionToTell) -> Sheet:
    """The deals, as far as they are known."""
    parts = []
    for board, deal in sorted(told.file.session.deals.items()):
        heading = told.words.say("sheet-board", board=str(board))
        hands = tuple(diagram_of(deal, told.words))
        parts.append(SheetPart(heading, sign=str(board), lines=_short_lines(board, told.words), hands=hands))
    return _sheet(told, "hands", tuple(parts))


def diagram_of(deal: str, words: Words) -> Iterator[SheetHand]:
    """The hands of a deal in PBN form, those that are known."""
    for seat, hand in parse_deal(deal).items():
        if hand is not None:
            suits = zip("SHDC", write_hand(hand).split("."), strict=True)
            points = sum(HONOURS.get(str(card.rank), 0) for card in hand)
            yield SheetHand(
                seat.value,
                words.seat(seat.value),
                words.say("seat-letter", seat=seat.value),
                tuple((words.say("suit-symbol", suit=suit), _cards(ranks, words)) for suit, ranks in suits),
                str(points),
            )


def _cards(ranks: str, words: Words) -> str:
    return _BESIDE.join(words.say("rank-short", rank=rank) for rank in ranks) or NOTHING


def _sheet(told: SessionToTell, kind: SheetKind, parts: tuple[SheetPart, ...]) -> Sheet:
    file = told.file
    title = told.words.say(f"sheet-title-{kind}")
    goes_on = told.words.say("sheet-goes-on") if told.goes_on else ""
    nothing = told.words.say("sheet-nothing") if told.goes_on and not parts else ""
    details = " · ".join(filter(None, (told.words.day(file.date), conditions_told(told), goes_on, nothing)))
    return Sheet(told.words.language, kind, title, file.session.name, details, parts, _foot(title, file.session.name))


def _foot(title: str, name: str) -> str:
    return " · ".join(filter(None, (name, title)))
