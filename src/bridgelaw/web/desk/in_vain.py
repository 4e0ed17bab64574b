"""Whether an act of the Director's would change nothing: then it is not recorded, and he is told why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bridgelaw.answer.bare import kept
from bridgelaw.formats import acts as acts_format
from bridgelaw.formats.errors import Wrong
from bridgelaw.lawbook.effects import Refuse
from bridgelaw.lawbook.vain import why_in_vain
from bridgelaw.web.desk.case import Case
from bridgelaw.words.telling.faults import said


def check(case: Case, act: Mapping[str, Any]) -> None:
    """Nothing, when it changes something; what cannot happen at all is refused where acts are taken.

    Raises:
        Wrong: it changes nothing, or cannot be read.
    """
    course = case.state.board.course
    number = len(course.happened) + 1
    read = acts_format.read_one({**act, "id": f"a{number}"}, number, course.now.facts.acts)
    errors: tuple[Refuse, ...] = kept(lambda: course.after(read).now.errors, ())
    error = why_in_vain(errors, read.id)
    if error is not None:
        raise Wrong(error.code, said(error.code, {}, case.words) or error.code, text=str(act.get("value", "")))
