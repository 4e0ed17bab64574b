"""A session with what its file says beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bridgelaw.formats.sessions.findings import SessionFinding
from bridgelaw.lawbook.editions import USUAL, Edition
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.session.model import Session


class SessionPerson(Struct, frozen=True):
    """Somebody who played. It stands apart from all that a ranking is made of, so that it can be left out."""

    name: str
    number: str = ""


class SessionFile(Struct, frozen=True, kw_only=True):
    """A session as it was read: what it says, under whose regulations it was played, and what the reader noticed.

    Attributes:
        settings: what the file sets otherwise than the authority does.
        date: of play, `YYYY-MM-DD`; empty where it is not known.
        source, program: what the session came from, and which program made that.
        people: names by the keys of the pairs; none where names were not asked for.
    """

    session: Session
    laws: Edition = USUAL
    authority: str = "wbf"
    regulations: Regulations = Regulations()
    settings: Mapping[str, Any] = {}
    date: str = ""
    source: str = ""
    program: str = ""
    people: Mapping[str, SessionPerson] = {}
    findings: tuple[SessionFinding, ...] = ()
