"""A revoke that came to light after the play, on one form: who says so, and the facts that decide the ruling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bridgelaw.formats.errors import Wrong
from bridgelaw.game.seats import Seat
from bridgelaw.web.desk.forms import SentForm

_MEANT = "revoke"
"""The answer to the Question which act was meant: one in tricks that are not written down."""
_TWELFTH = "12"
MOST_LATER = 12


def facts_from(form: SentForm) -> dict[str, Any]:
    """The facts in record form, of the fields `by suit won_by later with_suit trick`.

    Raises:
        Wrong: one of them is missing.
    """
    later = form.text("later")
    seats = all(form.text(name) in Seat.__members__ for name in ("said_by", "by", "won_by"))
    if not seats or form.text("suit") not in ("S", "H", "D", "C"):
        raise Wrong("entry-revoke-lacks", "who, the suit and who won the trick have to be chosen", text="")
    if not later.isdecimal() or int(later) > MOST_LATER:
        raise Wrong("entry-number", f"{later!r} is no number of tricks", text=later)
    found: dict[str, Any] = {name: form.text(name) for name in ("by", "suit", "won_by")} | {"later": int(later)}
    if form.text("with_suit"):
        found["with_suit"] = True
    return found | ({"trick": int(_TWELFTH)} if form.text("trick") == _TWELFTH else {})


def acts_of(form: SentForm, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What is recorded: the result, where the form gives it; what was said; what the Director finds about that."""
    if form.text("tricks").isdecimal():
        yield {"by": "director", "result": int(form.text("tricks"))}
    yield {"by": form.text("said_by"), "attention": True}
    yield {"by": "director", "find": "act_meant", "value": _MEANT}
    yield {"by": "director", "find": "revoke_facts", "value": facts}
