"""A session that is played online: its live tables, one for each table and round, the deals that they play, and who of
a pair sits where. What comes of their boards is another matter (`hall.played_live`)."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator

from msgspec.structs import replace

from bridgelaw.game.deals import write_deal
from bridgelaw.game.seats import EW, NS, SEATS, Seat
from bridgelaw.hall.case_field import under_session
from bridgelaw.hall.live_status import LiveKey
from bridgelaw.hall.now import Now
from bridgelaw.hall.places import Place
from bridgelaw.live.deals import dealt
from bridgelaw.live.settings import SessionTable, TableSettings, numbered
from bridgelaw.session.facts import RoundCalled
from bridgelaw.session.play import Play
from bridgelaw.session.schedule import TableRound

_OF_SESSION = re.compile(r"[A-Za-z0-9_-]{12}-[A-Z]?[1-9][0-9]*-[1-9][0-9]*")


def key_of(at: TableRound) -> LiveKey:
    """What names the live table of that table in that round."""
    return at.section, at.table, at.round


def stream_of(session: str, key: LiveKey) -> str:
    """The name of a live table: always the same, so that it is opened once."""
    section, table, round = key
    return f"{session}-{section}{table}-{round}"


def is_of_session(stream: str) -> bool:
    """Whether a table of that name was opened by a session: it counts to no limit of tables that people open."""
    return _OF_SESSION.fullmatch(stream) is not None


def live_case(now: Now, play: Play) -> str:
    """Where a board at a live table stands at the desk, as the end of its address; empty where it has not begun, or was
    not to be played there."""
    at = now.schedule.of(play)
    status = now.live.get(key_of(at)) if at is not None else None
    place = at.boards.index(play.board) + 1 if at is not None else 0
    return f"{status.stream}/{place}" if status is not None and place <= status.place else ""


def boards_called(now: Now) -> set[int]:
    """The boards of all rounds that have begun."""
    return {
        board
        for (section, round), tables in now.schedule.by_round.items()
        if round <= now.state.called.get(section, 0)
        for one in tables
        for board in one.boards
    }


def new_deals(now: Now, called: RoundCalled) -> dict[int, str]:
    """Hands, dealt now, for the boards of the round that have none."""
    rounds = [now.schedule.by_round.get((section, called.round), ()) for section in called.sections]
    boards = {board for tables in rounds for one in tables for board in one.boards}
    return {board: write_deal(dealt(secrets.token_hex(16))) for board in sorted(boards - set(now.state.deals))}


def settings_of(now: Now, session: str, at: TableRound) -> TableSettings:
    """How the live table of that table and round is set up: the names of people are none of its business.

    Raises:
        KeyError: a board has no hands.
    """
    where = SessionTable(session, at.table, at.section, at.round, at.ns, at.ew)
    boards = (replace(numbered(board, now.state.deals[board]), in_session=where) for board in at.boards)
    label = f"{at.section if len(now.state.plans) > 1 else ''}{at.table}"
    title = " · ".join(filter(None, (now.state.opened.name, label)))
    return under_session(TableSettings(title=title, boards=tuple(boards)), now.state)


def seat_at(at: TableRound, place: Place) -> Seat | None:
    """Where a player sits at that table: the first of his pair North or East; None where his pair does not."""
    side = NS if place.pair == at.ns else EW if place.pair == at.ew else None
    return None if side is None else next(seat for n, seat in enumerate(side.seats) if n == place.player)


def player_at(pair: str, seat: Seat) -> Place:
    """The place of whoever of that pair sits there."""
    number = 1 + list(seat.side.seats).index(seat)
    return Place("player", f"{pair}.{number}")


def person_of(now: Now, place: Place) -> str:
    """The key of a player; empty where nobody is named."""
    pair = now.state.pairs.get(place.pair)
    return pair.people[place.player] if pair is not None and len(pair.people) > place.player else ""


def people_at(now: Now, at: TableRound) -> Iterator[tuple[Seat, str]]:
    """The key of whoever sits at each seat."""
    for seat in SEATS:
        if person := person_of(now, player_at(at.pair(seat.side), seat)):
            yield seat, person


def table_of_pair(now: Now, pair: str) -> TableRound | None:
    """The live table at which that pair is to be now. It stays where it is until the board in play is over, or the
    Director has given something in its place; then it is led to that of the present round."""
    known = now.state.pairs.get(pair)
    if known is None or (now.is_over and now.state.closed):
        return None
    called = now.state.called.get(known.section, 0)
    for at in now.schedule.of_pair(pair):
        if at.is_played and (at.round == called or (at.round < called and is_in_play(now, at))):
            return at if key_of(at) in now.live else None
    return None


def is_in_play(now: Now, at: TableRound) -> bool:
    """A board goes on there, and the Director has not given anything in its place."""
    status = now.live.get(key_of(at))
    if status is None or status.phase == "over":
        return False
    play = next((one for one in at.plays() if one.board == status.board), None)
    history = now.state.plays.get(play) if play is not None else None
    return history is None or (history.obtained is None and history.award is None)
