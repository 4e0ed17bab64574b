"""What lies on the tables while a session is played: a card for each table, one for each pair, and one to score on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from bridgelaw.game.seats import NS, Side, dealer_of, vulnerability_of
from bridgelaw.session.checked import checked
from bridgelaw.session.plan import PHANTOM, PairNo, Plan, Seating
from bridgelaw.words.say import Words
from bridgelaw.words.sheets.model import Sheet, SheetColumn, SheetGrid, SheetKind, SheetPart
from bridgelaw.words.telling.movements import PairNamed, moves_told, runs
from bridgelaw.words.telling.sessions import NOTHING

CardLinks = Mapping[tuple[str, PairNo], tuple[str, str]]
"""By section and number of a pair the link to its page, and the same as a picture (SVG)."""
CardPeople = Mapping[tuple[str, PairNo], Sequence[str]]
"""By section and number of a pair the names of its players."""
CONTRACT = 5
"""The first column of a score card that is written in."""


def table_cards(plans: Sequence[Plan], words: Words, name: str = "", pair: PairNamed = str) -> Sheet:
    """A card for each table: who sits there in each round, which boards are played, where everybody goes.

    `name`: of the session; `pair`: how pairs are called.
    """
    return _sheet("table_cards", (part for plan in plans for part in _tables(plan, words, pair)), words, name)


def guide_cards(
    plans: Sequence[Plan],
    words: Words,
    name: str = "",
    pair: PairNamed = str,
    people: CardPeople = MappingProxyType({}),
) -> Sheet:
    """A card for each pair: where it sits in each round, against whom, with which boards. `people`: who they are."""
    parts = (
        _of_people(_guide(plan, one, words, pair), people.get((plan.section, one), ()))
        for plan in plans
        for one in plan.pairs
    )
    return _sheet("guide_cards", parts, words, name)


def score_cards(
    plans: Sequence[Plan],
    words: Words,
    name: str = "",
    pair: PairNamed = str,
    links: CardLinks = MappingProxyType({}),
    people: CardPeople = MappingProxyType({}),
) -> Sheet:
    """A card for each pair to write its results on: a line for each board, with dealer and vulnerability, and one for
    a round in which it sits out. `links`: to the pairs' own pages; `people`: who they are."""
    cards = ((plan.section, one, _score(plan, one, words, pair)) for plan in plans for one in plan.pairs)
    parts = (
        _linked(_of_people(card, people.get((section, one), ())), links.get((section, one)))
        for section, one, card in cards
    )
    return _sheet("score_cards", parts, words, name)


def _tables(plan: Plan, words: Words, pair: PairNamed) -> Iterator[SheetPart]:
    found = checked(plan)
    first = next(moves_told(plan, found, words, pair), "")
    say = words.say
    columns = (
        SheetColumn(say("movement-round")),
        SheetColumn(say("sheet-side-NS"), "center", share=1),
        SheetColumn(say("sheet-side-EW"), "center", share=1),
        SheetColumn(say("session-column-boards"), "center", share=1),
    )
    for table in plan.tables:
        here = [(number, seating) for number, seating in plan.seatings() if seating.table == table]
        still = [one for one in found.still if any(one in seating.pairs for _, seating in here)]
        switch = tuple(number for number, seating in here if seating.switched)
        lines = [say("session-section", section=plan.section)] if plan.section else []
        lines += [say("sheet-stays", pair=pair(one)) for one in still]
        lines += [say("sheet-switched", count=len(switch), rounds=runs(switch))] if switch else []
        rows = tuple(
            (str(number), *(_pair(one, pair) for one in (seating.ns, seating.ew)), _boards(plan, seating))
            for number, seating in here
        )
        heading = say("movement-table", table=str(table))
        yield SheetPart(heading, sign=str(table), lines=tuple(lines), grid=SheetGrid(columns, rows), note=first)


def _guide(plan: Plan, mine: PairNo, words: Words, pair: PairNamed) -> SheetPart:
    say = words.say
    columns = (
        SheetColumn(say("movement-round")),
        SheetColumn(say("sheet-column-table"), "center"),
        SheetColumn(say("sheet-column-direction"), "center", share=1),
        SheetColumn(say("sheet-column-against"), "center"),
        SheetColumn(say("session-column-boards"), "center", share=1),
    )
    rows = []
    for number, place in enumerate(plan.of_pair(mine), 1):
        if place is None or not place[0].is_played:
            table = NOTHING if place is None else str(place[0].table)
            rows.append((str(number), table, say("sheet-sits-out"), NOTHING, NOTHING))
            continue
        seating, side = place
        direction, against = say(f"sheet-side-{side.value}"), _against(seating, side, pair)
        rows.append((str(number), str(seating.table), direction, against, _boards(plan, seating)))
    return _card(plan, mine, words, pair, SheetGrid(columns, tuple(rows)))


def _score(plan: Plan, mine: PairNo, words: Words, pair: PairNamed) -> SheetPart:
    say = words.say
    columns = (
        SheetColumn(say("sheet-column-board")),
        SheetColumn(say("sheet-column-dealer"), "center"),
        SheetColumn(say("sheet-column-vulnerable"), "center"),
        SheetColumn(say("sheet-column-direction"), "center"),
        SheetColumn(say("sheet-column-against"), "center"),
        SheetColumn(say("sheet-column-contract"), "left", share=3),
        SheetColumn(say("sheet-column-by"), "center", share=2),
        SheetColumn(say("sheet-column-lead"), "center", share=2),
        SheetColumn(say("sheet-column-tricks"), "center", share=2),
        SheetColumn("+", "center", share=2),
        SheetColumn("−", "center", share=2),
        SheetColumn(say("session-column-total"), "center", share=2),
    )
    rows: list[tuple[str, ...]] = []
    breaks = []
    for place in plan.of_pair(mine):
        breaks.append(len(rows))
        if place is None or not place[0].is_played:
            rows.append((*[NOTHING] * CONTRACT, say("sheet-sits-out"), *[""] * (len(columns) - CONTRACT - 1)))
            continue
        seating, side = place
        boards = () if seating.set is None else plan.sets[seating.set]
        for board in boards:
            vulnerable = say("sheet-vulnerable-short", vulnerable=vulnerability_of(board))
            dealer = say("seat-letter", seat=dealer_of(board).value)
            letters = say("side-letters", side=side.value)
            known = (str(board), dealer, vulnerable, letters, _against(seating, side, pair))
            rows.append((*known, *[""] * (len(columns) - len(known))))
    grid = SheetGrid(columns, tuple(rows), tuple(breaks[1:]))
    return _card(plan, mine, words, pair, grid)


def _linked(part: SheetPart, link: tuple[str, str] | None) -> SheetPart:
    return part if link is None else replace(part, link=link[0], picture=link[1])


def _of_people(part: SheetPart, names: Sequence[str]) -> SheetPart:
    known = " – ".join(filter(None, names))
    return replace(part, lines=(known, *part.lines)) if known else part


def _card(plan: Plan, mine: PairNo, words: Words, pair: PairNamed, grid: SheetGrid) -> SheetPart:
    lines = (words.say("session-section", section=plan.section),) if plan.section else ()
    return SheetPart(words.say("sheet-pair", pair=pair(mine)), pair(mine), lines, grid)


def _pair(number: PairNo, pair: PairNamed) -> str:
    return NOTHING if number == PHANTOM else pair(number)


def _against(seating: Seating, side: Side, pair: PairNamed) -> str:
    return pair(seating.ew if side is NS else seating.ns)


def _boards(plan: Plan, seating: Seating) -> str:
    return NOTHING if seating.set is None or not seating.is_played else runs(plan.sets[seating.set])


def _sheet(kind: SheetKind, parts: Iterable[SheetPart], words: Words, name: str) -> Sheet:
    title = words.say(f"sheet-title-{kind}")
    note = " · ".join(filter(None, (name, title)))
    return Sheet(words.language, kind, title, name, "", tuple(parts), note)
