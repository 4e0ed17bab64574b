"""People and movements: who sits down, comes late or leaves, what is played, and when a round begins."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bridgelaw.game.deals import parse_deal
from bridgelaw.hall.door import HallRefused
from bridgelaw.hall.messages import (
    ArrangeMovement,
    CallRound,
    ComeLate,
    DealBoards,
    LeaveSession,
    PutSubstitute,
    SeatPairs,
    SitDown,
)
from bridgelaw.hall.now import Now
from bridgelaw.hall.online import boards_called, new_deals
from bridgelaw.hall.places import Place
from bridgelaw.session import facts
from bridgelaw.session.facts import Fact
from bridgelaw.session.leaving import is_kept
from bridgelaw.session.model import Pair, Section
from bridgelaw.session.moving import arranged, with_late_pair
from bridgelaw.session.plan import most_tables
from bridgelaw.session.propose import PACE, propose

ArrangingMessage = (
    SitDown | ArrangeMovement | ComeLate | PutSubstitute | LeaveSession | DealBoards | CallRound | SeatPairs
)


def facts_of_people(
    now: Now, place: Place, message: ArrangingMessage, people: tuple[str, ...], at: float
) -> Iterator[Fact]:
    """What such a message comes to. Arguments and errors as in `doing.facts_of`."""
    match message:
        case SitDown():
            yield from _sat(now, place, message, people)
        case ArrangeMovement():
            yield from _arranged(now, message)
        case ComeLate():
            yield from _late(now, message, people)
        case PutSubstitute():
            yield facts.PairEntered(replace(pair_of(now, message.pair), people=people), message.round)
        case LeaveSession():
            yield facts.PairLeft(
                message.pair, message.round, is_kept(now.state, now.schedule, message.pair, message.round)
            )
        case DealBoards():
            yield _dealt(now, message)
        case CallRound():
            found_round = _round(now, message, at)
            if now.state.opened.online and (deals := new_deals(now, found_round)):
                yield facts.BoardsDealt(deals)
            yield found_round
        case SeatPairs():
            yield from _seated(now, message)


def _sat(now: Now, place: Place, message: SitDown, people: tuple[str, ...]) -> Iterator[Fact]:
    if now.state.plans:
        raise HallRefused("movement-made")
    if place.kind == "unit" and place.table != message.table:
        raise HallRefused("not-here")
    if not people:
        yield facts.PairPlaced(message.table, message.side)
        return
    key = now.state.evening.placed.get((message.table, message.side), f"p{now.state.version + 1}")
    yield facts.PairEntered(Pair(key=key, section="", number="", people=people))
    yield facts.PairPlaced(message.table, message.side, key)


def _late(now: Now, message: ComeLate, people: tuple[str, ...]) -> Iterator[Fact]:
    key = message.pair or f"p{now.state.version + 1}"
    if message.pair:
        pair = pair_of(now, key)
        if pair.number:
            raise HallRefused("has-a-place", pair=pair.number)
        people = people or pair.people
    if not people:
        raise HallRefused("no-names")
    found = tuple(with_late_pair(now.state, key, people, message.round))
    if not found:
        raise HallRefused("no-free-place")
    yield from found


def _arranged(now: Now, message: ArrangeMovement) -> Iterator[Fact]:
    if now.state.called:
        raise HallRefused("round-begun")
    pairs = len(now.state.evening.placed)
    if message.pairs not in (0, pairs):
        raise HallRefused("pairs-changed", pairs=str(pairs))
    try:
        online = now.state.opened.online
        found = propose(pairs, message.boards, message.minutes, winners=message.winners, online=online)
    except ValueError:
        raise HallRefused("few-pairs", pairs=str(pairs)) from None
    if not 0 <= message.choice < len(found):
        raise HallRefused("no-such-movement")
    chosen = found[message.choice]
    yield facts.Rearranged(
        replace(now.state.conditions, winners=chosen.winners),
        tuple(Section(plan.section, most_tables(plan), chosen.winners) for plan in chosen.plans),
    )
    yield from arranged(now.state, chosen.plans, winners=chosen.winners)


def pair_of(now: Now, key: str) -> Pair:
    """That pair.

    Raises:
        HallRefused: there is none.
    """
    if key not in now.state.pairs:
        raise HallRefused("no-such-pair", pair=key)
    return now.state.pairs[key]


def _dealt(now: Now, message: DealBoards) -> facts.BoardsDealt:
    for board, deal in message.deals.items():
        try:
            parse_deal(deal)
        except ValueError:
            raise HallRefused("no-deal", board=str(board)) from None
    if now.state.opened.online:
        for board in sorted(boards_called(now) & set(message.deals)):
            raise HallRefused("dealt-already", board=str(board))
    return facts.BoardsDealt(message.deals)


def _round(now: Now, message: CallRound, at: float) -> facts.RoundCalled:
    sections = tuple(sorted(name for name in now.state.plans if now.schedule.rounds(name) >= message.round))
    if not sections or message.round < 1:
        raise HallRefused("no-such-round", round=str(message.round))
    boards = max(
        (len(one.boards) for name in sections for one in now.schedule.by_round[name, message.round]), default=0
    )
    return facts.RoundCalled(sections, message.round, at, boards * PACE if message.minutes is None else message.minutes)


def _seated(now: Now, message: SeatPairs) -> Iterator[Fact]:
    at = now.schedule.at(message.section, message.table, now.state.called.get(message.section, 0))
    if at is None:
        raise HallRefused("no-such-round", round="0")
    for key in (message.ns, message.ew):
        pair_of(now, key)
    plays = [play for play in at.plays() if play not in now.state.plays or now.state.plays[play].obtained is None]
    for play in plays:
        yield facts.Seated(play, message.ns, message.ew)
