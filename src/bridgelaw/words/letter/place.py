"""Where and among whom a board was played: the head of a written ruling. What is not known is a line to fill in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from bridgelaw.words.letter.law import SIDES
from bridgelaw.words.letter.model import Particular
from bridgelaw.words.say import Words


class LetterPlace(Struct, frozen=True):
    """What is known of it besides the record: the event, its day (`YYYY-MM-DD`), the table as people call it, the round
    (0: not known) and the Director."""

    event: str = ""
    session: str = ""
    table: str = ""
    round: int = 0
    director: str = ""


def particulars(
    words: Words, place: LetterPlace, board: int | None, players: Mapping[str, str]
) -> Iterator[Particular]:
    """Event, session, table, board, the pairs and the Director, in this order.

    Args:
        board: the number of the board, where somebody has told it.
        players: the names by the seats; two of a side that are called the same are one pair.
    """
    table = place.table
    if table and place.round:
        table = words.say("letter-place-round", text=table, n=str(place.round))
    yield _named(words, "event", place.event)
    yield _named(words, "session", words.day(place.session))
    yield _named(words, "table", table)
    yield _named(words, "board", "" if board is None else str(board))
    for side in SIDES:
        names = dict.fromkeys(players[seat] for seat in side if players.get(seat))
        yield Particular(words.side(side), " – ".join(names))
    yield _named(words, "director", place.director)


def _named(words: Words, name: str, text: str) -> Particular:
    return Particular(words.say("letter-place", name), text)


def pairs(words: Words, players: Mapping[str, str]) -> Iterator[str]:
    """The pairs as the names of their seats have them."""
    for side, seat in (("NS", "N"), ("EW", "E")):
        if seat in players:
            yield words.say("answer-named", name=words.side(side), text=players[seat])
