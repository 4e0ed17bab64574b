"""The two shipped cases with the Director's answers, as `bridgelaw ruling` stores them."""

from __future__ import annotations

from importlib.resources import files

from bridgelaw.answer.road import plain as plain_road
from bridgelaw.answer.road_model import RoadSaid
from bridgelaw.api.directing import act_of
from bridgelaw.api.table import Table, followed
from bridgelaw.desk.road import Road
from bridgelaw.desk.ruling import road
from bridgelaw.formats.append import added
from bridgelaw.formats.board import Record
from bridgelaw.formats.record import loads, plain_record
from bridgelaw.words import Words
from bridgelaw.words.letter import Letter, compose_letter
from tests.kit.speakers import speaker

HESITATION = (
    "facts_agreed=yes",
    "information_made_available=yes // twenty seconds where a pass takes two or three",
    "suggested=3D // who thinks for so long has values",
    "poll@balance={asked: 6, class: club players, chose: {P: 4, 3D: 2}, considered: {P: 6, 3D: 4}}",
    "logical_alternatives=P 3D",
    "damage=yes // two spades makes eight or nine tricks",
    "adjust=60% 2S E =, 40% 2S E +1",
)
MISINFORMATION = (
    "agreement=one long major, hearts or spades",
    "misinformation=yes // the convention card of East-West says so",
    "damage=yes // told of one long major, North shows the hearts",
    "adjust=80% 4H N 11, 20% 3NT S 7",
)
CASES = {"hesitation": HESITATION, "misinformation": MISINFORMATION, "insufficient_bid": ()}


def example(name: str) -> Record:
    """A shipped record."""
    return loads(files("bridgelaw").joinpath("examples", f"{name}.yaml").read_text("utf-8"))


def answered(record: Record, *answers: str) -> Record:
    """The record with the acts by which the Director answers (`kind=value // reason`)."""
    for text in answers:
        key, _, value = text.partition("=")
        record = added(record, act_of(road(followed(record).course), record, key, value))
    return record


def road_of(record: Record) -> Road:
    """How far the ruling on it is."""
    return road(followed(record).course)


def plain_of(record: Record) -> RoadSaid:
    """The same as plain data."""
    table: Table = followed(record)
    return plain_road(road(table.course), table.book, table.situation, record.acts[-1].id)


def letter_of(record: Record, language: str, *, strict: bool = True) -> Letter:
    """The written ruling on it."""
    table = followed(record)
    edition = table.book.edition
    words = speaker(language, edition) if strict else Words(language, edition)
    return compose_letter(plain_of(record), table.answer(), plain_record(record), words)
