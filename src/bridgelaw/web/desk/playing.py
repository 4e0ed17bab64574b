"""The table and the pairs of a running session as the pages of a case call them: names as they are known now."""

from __future__ import annotations

from collections.abc import Mapping

from bridgelaw.hall.now import Now
from bridgelaw.live.state import TableState
from bridgelaw.web.lobby import Lobby
from bridgelaw.words.letter.place import LetterPlace


async def pairs_of(lobby: Lobby, state: TableState) -> Mapping[str, str]:
    """The pairs of that board as they are called, by the seats of their players; nothing where it names no pairs of a
    session. Who of a pair sits where is not known, so each is called as his pair.

    Raises:
        Unavailable: the database does not answer.
    """
    at = state.board.dealt.in_session
    if at is None or not (at.ns and at.ew):
        return {}
    try:
        now = (await lobby.hall.session(at.session)).now
    except KeyError:
        return {}
    named = {key: await pair_label(lobby, now, key) for key in (at.ns, at.ew)}
    return {seat: named[at.ns if seat in "NS" else at.ew] for seat in "NESW"}


async def sitting_of(lobby: Lobby, state: TableState) -> LetterPlace:
    """Where that board was played, as the session has it that it names; nothing is known where it names none.

    Raises:
        Unavailable: the database does not answer.
    """
    at = state.board.dealt.in_session
    if at is None:
        return LetterPlace()
    try:
        now = (await lobby.hall.session(at.session)).now
    except KeyError:
        return LetterPlace()
    opened = now.state.opened
    section = at.section if len(now.state.plans) > 1 else ""
    return LetterPlace(opened.name, opened.date, f"{section} {at.table}".strip(), at.round)


async def pair_label(lobby: Lobby, now: Now, key: str) -> str:
    """The number of a pair, with its names as far as they are known."""
    pair = now.state.pairs.get(key)
    if pair is None:
        return key
    known = await lobby.names.of(pair.people)
    label = f"{pair.section if len(now.state.plans) > 1 else ''}{pair.number}"
    names = " – ".join(filter(None, (known.get(one, "") for one in pair.people)))
    return f"{label} ({names})" if names else label
