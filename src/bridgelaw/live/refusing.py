"""Why a message is refused, as it is answered."""

from __future__ import annotations

from bridgelaw.formats.errors import Wrong
from bridgelaw.live.messages import Refusal, Refused
from bridgelaw.table.errors import Impossible


def refused(id: str, no: Refusal | Wrong | Impossible) -> Refused:
    """The answer to the message of that id."""
    if isinstance(no, Refusal):
        return Refused(id=id, code=no.code, details=no.details, objections=no.objections)
    return Refused(id=id, code=no.code, details=_plain(no.details))


def _plain(details: object) -> dict[str, str]:
    return {key: str(value) for key, value in details.items()} if isinstance(details, dict) else {}
