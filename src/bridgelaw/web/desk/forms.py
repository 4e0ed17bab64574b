"""Forms of the desk. Each is read, acted on once, and shown again with a sentence if it is refused. If the case has
gone on since the form was shown the Director is asked again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from secrets import token_urlsafe
from typing import Any, Final

from litestar.datastructures import FormMultiDict
from litestar.exceptions import ValidationException
from litestar.response import Redirect, Response
from msgspec import Struct

from bridgelaw.formats.errors import Wrong
from bridgelaw.live.messages import UNAVAILABLE, Entered, Kept, Message, Refused
from bridgelaw.web.desk.access import Asking
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.telling import act_text
from bridgelaw.web.lobby import Lobby
from bridgelaw.web.refusal import refusal_sentence
from bridgelaw.words.telling.faults import wrong

NOW = "#now"
"""The place on the page of a case where it goes on."""
DONE: Final = 303
"""The status of the reply to a form that has been acted on: the page is fetched anew."""
LONGEST = 20_000
MOST_FIELDS = 200


class SentForm(Struct, frozen=True):
    """What was sent. `id` makes it count once; `case` and `after` tell on which state of the case it was decided."""

    id: str
    case: str | None
    after: str | None
    fields: Mapping[str, tuple[str, ...]]

    def text(self, name: str) -> str:
        """The first value of a field; empty when it was not sent."""
        return next(iter(self.fields.get(name, ())), "").strip()

    def line(self, name: str) -> str:
        """The same as one line, with single spaces."""
        return " ".join(self.text(name).split())

    def texts(self, name: str) -> tuple[str, ...]:
        """All values of a field."""
        return self.fields.get(name, ())


class Trouble(Struct, frozen=True):
    """Why a form is shown again: a sentence, what has happened since (`changed`), and what was sent, in words."""

    sentence: str
    sent: SentForm
    changed: tuple[str, ...] = ()
    is_stale: bool = False
    was_sent: str = ""


Again = Callable[[Case, Trouble | None, int], Response[Any]]
"""Makes the page with the form, with what is wrong with what was sent, and with a status."""


async def read(request: Asking) -> SentForm:
    """The form in the body of the request.

    Raises:
        ValidationException: it is none.
    """
    data = await form_data(request)
    found: dict[str, tuple[str, ...]] = {}
    for name in dict.fromkeys(data):
        values = tuple(one for one in data.getall(name) if isinstance(one, str))
        if values:
            found[name] = values
    if len(found) > MOST_FIELDS or sum(len(v) for values in found.values() for v in values) > LONGEST:
        raise ValidationException("too long")
    one = SentForm("", None, None, found)
    return SentForm(one.text("id") or new_id(), one.text("case") or None, one.text("after") or None, found)


async def form_data(request: Asking) -> FormMultiDict:
    """What the form has sent, files too.

    Raises:
        ValidationException: it cannot be read.
    """
    try:
        return await request.form()
    except (LookupError, UnicodeDecodeError) as error:
        # of one part: a character set that there is none of, or that it is not in
        raise ValidationException("no such text") from error


def new_id() -> str:
    """An id for a form: sent twice, it counts once."""
    return token_urlsafe(12)


def carried(case: Case) -> dict[str, str]:
    """What every form about the case carries: an id of its own, and on which state of the case it is decided."""
    return {"id": new_id(), "case": case.mark, "after": case.after}


def early(case: Case, form: SentForm, again: Again, then: str = NOW) -> Response[Any] | None:
    """The reply to a form that need not be looked at: it has been acted on before, or the case has gone on since it was
    shown. None: it has to be read."""
    if ("director", form.id) in case.state.board.clients:
        return done(case, then)
    if form.case not in (None, case.mark):
        return refused(case, form, Refused(id=form.id, code="stale"), again)
    return None


async def decided(
    lobby: Lobby, case: Case, form: SentForm, act: Mapping[str, Any], again: Again, then: str = NOW
) -> Response[Any]:
    """The Director's act on that case: done, then the case is shown; or its page again with the reason why not."""
    return await sent(lobby, case, form, Entered(id=form.id, act=act, place=case.place, case=form.case), again, then)


async def sent(
    lobby: Lobby, case: Case, form: SentForm, message: Message, again: Again, then: str = NOW
) -> Response[Any]:
    """The same for any message of the Director's; `then`: what is shown when it is done, as `done` takes it."""
    table = await lobby.table(case.state.stream)
    answer = await lobby.act(table, "director", message)
    if isinstance(answer, Kept):
        return done(case, then)
    now = case.now(await table.at_board(case.place))
    return refused(now, form, answer, again)


def done(case: Case, then: str = NOW) -> Response[Any]:
    """The case, or what lies behind its address: a place of its page, another of its pages. An empty `then`: its page
    where it puts the focus."""
    return Redirect(f"{case.address}{then}", status_code=DONE)


def refused(case: Case, form: SentForm, answer: Refused, again: Again) -> Response[Any]:
    """The page of the case as it is by now: with what has happened since if that is why, else with the reason."""
    stale = answer.code == "stale"
    sentence = case.words.say("case-stale") if stale else refusal_sentence(answer, case.words)
    trouble = Trouble(sentence, form, tuple(_since(case, form.after)) if stale else (), stale, _in_words(case, form))
    return again(case, trouble, 503 if answer.code in UNAVAILABLE else 409)


def _in_words(case: Case, form: SentForm) -> str:
    """What was sent, as the Director would say it."""
    words, values = case.words, [part for text in form.texts("value") for part in text.split()]
    said = {one: words.say(f"questions-{one}") for one in ("yes", "no")}
    return " ".join(said.get(one) or words.action(one) for one in values)


def wrongly(case: Case, form: SentForm, error: Wrong, again: Again) -> Response[Any]:
    """The page again, with what is wrong with what was typed."""
    return again(case, Trouble(wrong(error, case.words), form), 422)


def _since(case: Case, after: str | None) -> list[str]:
    """What has happened on the board since that act."""
    acts = list(case.view.acts.items())
    known = [id for id, _ in acts]
    start = known.index(after) + 1 if after in known else len(known)
    return [act_text(case, act) for _, act in acts[start:]]
