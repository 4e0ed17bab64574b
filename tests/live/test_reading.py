"""What is wrong with the form of a message is found before any table is looked at."""

from __future__ import annotations

import asyncio

import pytest

from bridgelaw.formats.errors import Wrong
from bridgelaw.live import door, reading
from bridgelaw.live.messages import Entered, Import, Message, NextBoard, Note, Refusal, Report, Sent, TakeUp, Viewer
from bridgelaw.table import acts
from bridgelaw.web import wire

ID = "client-1"

FORMS: list[tuple[Viewer, Message, str]] = [
    ("N", Sent(id="short", act={"call": "P"}), "bad-id"),
    ("N", Sent(id=ID, act={}), "missing-field"),
    ("N", Sent(id=ID, act={"call": "10C"}), "bad-call"),
    ("N", Sent(id=ID, act={"call": "P", "text": "for partner"}), "not-allowed"),
    ("N", Sent(id=ID, act={"by": "E", "call": "P"}), "not-allowed"),
    ("N", Sent(id=ID, act={"rule": {"law": "27"}}), "not-allowed"),
    ("N", Sent(id=ID, act={"explain": "x", "of": "a1"}), "no-such-act"),
    ("N", Sent(id=ID, act={"explain": "x" * 400}), "too-long"),
    ("N", Report(id=ID, about={"by": "S", "call": "P"}), "not-allowed"),
    ("N", Sent(id=ID, act={"call": "P"}, place=1), "not-allowed"),
    ("N", Sent(id=ID, act={"attention": True}, place=1), ""),
    ("spectator", Sent(id=ID, act={"call": "P"}), "not-allowed"),
    ("director", Sent(id=ID, act={"by": "N", "call": "10C"}), "bad-call"),
    ("director", Sent(id=ID, act={"call": "P", "id": "a7"}), "not-allowed"),
    ("director", Note(id=ID, text="\0"), "bad-characters"),
    ("director", NextBoard(id=ID, deal="N:none of it"), "no-deal"),
    ("director", NextBoard(id=ID, deal="N:AKQJT98765432 - - -"), "no-deal"),
]


@pytest.mark.parametrize(("who", "message", "code"), FORMS)
def test_a_wrong_form_is_refused(who: Viewer, message: Message, code: str) -> None:
    try:
        asyncio.run(reading.read(who, message))
        found = ""
    except (Refusal, Wrong) as no:
        found = no.code
    assert found == code


def test_an_act_is_read_in_the_words_of_its_sender() -> None:
    content = asyncio.run(reading.read("N", Sent(id=ID, act={"alert": True, "of": "s3"})))
    assert isinstance(content.act, acts.Alert)
    assert content.act.of == "s3"


DOOR: list[tuple[Viewer, Message, str]] = [
    ("spectator", Sent(id=ID, act={"attention": True}, place=1), "place"),
    ("N", Entered(id=ID, act={"call": "P"}), "entered"),
    ("N", Note(id=ID, text="…"), "note"),
    ("N", TakeUp(id=ID, report="r1"), "takeup"),
    ("N", Import(id=ID, text="not looked at"), "import"),
    ("N", NextBoard(id=ID, pbn="not looked at"), "deal"),
    ("spectator", NextBoard(id=ID), "next_board"),
    ("spectator", Report(id=ID, about={}), "report"),
    ("director", Report(id=ID, about={}), "report"),
]


@pytest.mark.parametrize(("who", "message", "what"), DOOR)
def test_what_is_not_his_to_send_is_not_read(who: Viewer, message: Message, what: str) -> None:
    with pytest.raises(Refusal) as refused:
        door.check(who, message)
    assert refused.value.details == {"what": what}


@pytest.mark.parametrize("further", ['"case":"0"', '"before":"a1"'])
def test_what_belongs_to_the_desk_does_not_come_over_the_wire(further: str) -> None:
    text = '{"type":"act","id":"client-1","act":{"call":"P"},%s}'
    with pytest.raises(wire.UnreadableMessage):
        wire.read(text % further)
    assert wire.read(text.replace(",%s", "")) == Sent(id=ID, act={"call": "P"})
