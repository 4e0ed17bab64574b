"""A revoke in tricks that are not written down: pointed out while the play goes on, by whom; or after it, on one form:
who says so, when, and what decides the ruling."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bridgelaw.formats.errors import Wrong
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.facts import Facts
from bridgelaw.web.desk.forms import SentForm
from bridgelaw.words import Words

_MEANT = "revoke"
"""The answer to the Question which act was meant: one in tricks that are not written down."""
_TWELFTH = "12"
_IN_TIME = "in_time"
MOST_LATER = 12
LATE = ("next_board", "round_over")
"""When it was pointed out, where that was too late for a transfer: after one of the other side had called on the next
board, after the round."""


def waiting(now: Situation) -> str:
    """The words by which such a revoke was pointed out whose facts have not been told yet, as the id of the act; empty
    where there are none."""
    noted = (one.act for one in now.awaited("unwritten_revoke") if one.act is not None)
    return next((act for act in noted if now.found("revoke_facts", act) is None), "")


def facts_from(form: SentForm, waits: str = "") -> dict[str, Any]:
    """The facts in record form, of the fields `by suit won_by later with_suit trick`; `waits`: the words that wait for
    them, so that it is known who said so.

    Raises:
        Wrong: one of them is missing.
    """
    later = form.text("later")
    asked = (*(() if waits else ("said_by",)), "by", "won_by")
    seats = all(form.text(name) in Seat.__members__ for name in asked)
    lacks_when = not waits and form.text("when") not in (_IN_TIME, *LATE)
    if not seats or form.text("suit") not in ("S", "H", "D", "C") or not later or lacks_when:
        raise Wrong("entry-revoke-lacks", "something about the revoke has not been chosen", text="")
    if not later.isdecimal() or int(later) > MOST_LATER:
        raise Wrong("entry-number", f"{later!r} is no number of tricks", text=later)
    found: dict[str, Any] = {name: form.text(name) for name in ("by", "suit", "won_by")} | {"later": int(later)}
    if form.text("with_suit"):
        found["with_suit"] = True
    return found | ({"trick": int(_TWELFTH)} if form.text("trick") == _TWELFTH else {})


def tricks_from(form: SentForm) -> int | None:
    """The result, where the form gives it: the tricks of declarer."""
    return int(form.text("tricks")) if form.text("tricks").isdecimal() else None


def check(told: Mapping[str, Any], facts: Facts, words: Words, declarers: int | None = None) -> None:
    """Nothing, where the result allows what was told of the revoke; `declarers`: the tricks of declarer, where the
    board has not got its result yet.

    Raises:
        Wrong: that side, or the other, has not won as many tricks.
    """
    by, winner, later = Seat[told["by"]], Seat[told["won_by"]], int(told["later"])
    if told.get("with_suit") is True and later == 0:
        raise _wrong("entry-revoke-none-later", words)
    if declarers is None and facts.finished is None:
        return
    side = by.side
    won = facts.tricks(side)
    if declarers is not None and facts.declarer is not None:
        won = declarers if side is facts.declarer.side else 13 - declarers
    own = winner.side is side
    if (won if own else 13 - won) == 0:
        raise _wrong("entry-revoke-no-trick", words)
    most = min(won - own, 1 if told.get("trick") == int(_TWELFTH) else MOST_LATER)
    if later > most:
        raise _wrong("entry-revoke-later", words, str(most))


def pointed_out(form: SentForm) -> Iterator[dict[str, Any]]:
    """What is recorded while the play goes on: what was said, and that it is a revoke. Its facts can wait.

    Raises:
        Wrong: nobody is named who says so.
    """
    if form.text("said_by") not in Seat.__members__:
        raise Wrong("entry-revoke-lacks-who", "who says so has to be chosen", text="")
    words = form.line("words")
    yield {"by": form.text("said_by"), "attention": True, **({"text": words} if words else {})}
    yield {"by": "director", "find": "act_meant", "value": _MEANT}


def acts_of(form: SentForm, facts: dict[str, Any], waits: str = "") -> Iterator[dict[str, Any]]:
    """What is recorded: the result, where the form gives it; what was said and when; what the Director finds of it.
    What is said already by the words that wait is not recorded once more."""
    tricks, late = tricks_from(form), form.text("when")
    if tricks is not None:
        yield {"by": "director", "result": tricks}
    if not waits:
        if late in LATE:
            yield {"by": form.text("said_by"), "state": "round_over" if late == "round_over" else "next_board_begun"}
        yield {"by": form.text("said_by"), "attention": True}
        if late == "next_board":
            yield {"by": "director", "find": "in_time", "value": False}
        yield {"by": "director", "find": "act_meant", "value": _MEANT}
    yield {"by": "director", "find": "revoke_facts", "value": facts}


def _wrong(code: str, words: Words, text: str = "") -> Wrong:
    return Wrong(code, words.say(code, tricks=int(text or 0)), text=text)
