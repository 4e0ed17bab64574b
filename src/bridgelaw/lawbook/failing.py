"""What becomes of a rule that cannot be followed: it is left out of this act, the Director is asked, all else goes on.

The lawbook is tried hard before it is shipped, and still a board may come on which two Laws contradict each other or a
rule breaks. A table cannot be shut for that. The act is judged again without the runs at fault; what they were about
stays open, `errors` names the provisions, and the Question `not_judged` stays until the Director says that he has ruled
on it by hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import TracebackType

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.provision import Provision
from bridgelaw.lawbook.situation import Question, Situation
from bridgelaw.lawbook.vain import NOT_JUDGED
from bridgelaw.table.acts import Find

RunKey = tuple[int, str | None]
"""A run of a rule: the rule's index, and the key of the irregularity that it was asked about."""

QUESTION = NOT_JUDGED
NOTHING_UNHEARD: frozenset[RunKey] = frozenset()
NOBODY = -1
"""The rule of a Question for which no rule waits."""

_DEEPEST = 12


class RunsFailed(LawbookError):
    """Some runs cannot be followed together, or one of them not at all. `laws` are their provisions."""

    def __init__(self, said: str, runs: Iterable[RunKey], laws: Iterable[str]) -> None:
        super().__init__(said)
        self.runs, self.laws = frozenset(runs), tuple(dict.fromkeys(laws))


class Conflict(RunsFailed):
    """Two rules decide one thing differently in one step."""


class LawbookDoesNotRest(RunsFailed):
    """Rules keep each other busy without end."""


class Failure(Struct, frozen=True):
    """That the runs of the provisions `laws` could not be followed in the act `act`; `trace` is for developers."""

    act: str
    laws: tuple[str, ...]
    trace: str


def refusal(failure: Failure) -> says.Refuse:
    """The entry under `errors` that says it."""
    return says.Refuse(act=failure.act, kind=QUESTION, code="not-judged", laws=failure.laws, trace=failure.trace)


def marked(now: Situation, failure: Failure, provision: Provision | None) -> Situation:
    """The situation with the failure under `errors`, and with the Question to the Director, which `provision`
    asks."""
    act = failure.act
    now = replace(now, errors=(*now.errors, refusal(failure)))
    if any(q.kind == QUESTION and q.of == act for q in now.questions):
        return now
    waits = Question(
        kind=QUESTION,
        of=act,
        seat=None,
        aliases=(),
        provision=provision,
        rule=NOBODY,
        trigger=None,
        it=None,
        seen=now,
        because=(act,) if act in now.facts.acts else (),
    )
    return replace(now, questions=(*now.questions, waits))


def still_asked(waiting: Iterable[Question], act: Find) -> tuple[Question, ...]:
    """Of the Questions that `act` answers, those that stay: he has not ruled by hand yet."""
    return tuple(q for q in waiting if q.rule == NOBODY and not act.answer)


def traced(error: BaseException) -> str:
    """Where it happened, for the operator's log: the kind of error, modules and lines, innermost first.

    Made from the frames alone: no file is read. What an error says may be what somebody wrote; only what the lawbook
    says of itself is told.
    """
    cause = error.__cause__ or error
    frames: list[str] = []
    step: TracebackType | None = cause.__traceback__
    while step is not None:
        name = step.tb_frame.f_globals.get("__name__", "?")
        frames.append(f"{name}.{step.tb_frame.f_code.co_name}:{step.tb_lineno}")
        step = step.tb_next
    where = " < ".join(reversed(frames[-_DEEPEST:]))
    said = f": {cause}" if isinstance(cause, LawbookError) else ""
    return f"{type(cause).__name__}{said} ({where})"
