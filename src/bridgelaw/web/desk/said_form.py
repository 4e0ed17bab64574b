"""What somebody says while the Director hears the players, written down at once: about a claim as its statement or as
an objection to it, about anything else as a note of the Director's."""

from __future__ import annotations

from msgspec import Struct

from bridgelaw.game.seats import SEATS
from bridgelaw.live.messages import Entered, Message, Note
from bridgelaw.table import acts
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.claim_form import objection
from bridgelaw.web.desk.forms import SentForm


class SaidForm(Struct, frozen=True):
    """The form: whose words can be written down, and whether they go with a claim."""

    seats: tuple[str, ...]
    on_claim: bool


def said_form(case: Case) -> SaidForm:
    """The form for the case as it is; on a claim its maker comes first."""
    seats = tuple(seat.value for seat in SEATS)
    heard = _heard(case)
    return SaidForm(seats, on_claim=False) if heard is None else SaidForm(_speaking(heard), on_claim=True)


def message_of(case: Case, form: SentForm) -> Message | None:
    """What has to be kept of the fields `who text`; None where one of them is missing."""
    who, text, heard = form.text("who"), form.line("text"), _heard(case)
    if not text or who not in said_form(case).seats:
        return None
    if heard is None:
        noted = case.words.say("case-said-noted", seat=who, text=text)
        return Note(id=form.id, text=noted, place=case.place)
    said = {"by": who, "line": text, "of": heard.id} if who == heard.by.value else objection(who, heard.id, text)
    return Entered(id=form.id, act=said, place=case.place, case=form.case)


def _heard(case: Case) -> acts.PlayerAct | None:
    """The claim or concession that is being heard: it lies there, or something is asked about it."""
    now = case.state.board.now
    lies = now.facts.stated.act if now.facts.stated is not None and not now.facts.finished else None
    asked = {question.of for question in now.questions}
    for act in reversed(now.facts.acts.of(acts.Claim, acts.Concede)):
        if act.id == lies or act.id in asked:
            return act
    return None


def _speaking(heard: acts.PlayerAct) -> tuple[str, ...]:
    """Whoever claimed, then those who may object: the opponents, and his partner to a concession."""
    partner = (heard.by.partner,) if isinstance(heard, acts.Concede) else ()
    return tuple(seat.value for seat in (heard.by, heard.by.lho, heard.by.rho, *partner))
