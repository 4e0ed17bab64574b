"""What several pages of the desk say in the same words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bridgelaw.web.desk.case import Case
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.answered import fact_line, finding_in_words
from bridgelaw.words.telling.layout import capital

DOT = " · "


def where(case: Case) -> str:
    """Which board of which table."""
    title = case.title or case.words.say("queue-untitled")
    return title if case.number is None else case.words.say("queue-where", title=title, n=str(case.number))


def complaint(case: Case, act: str) -> str:
    """What somebody complained of with that act, in his own words if he used any."""
    line, text = act_line(case.view.acts[act], case.words), str(case.view.acts[act].get("text", ""))
    return f"{line} {case.words.say('letter-quoted', text=text)}" if text else line


def act_text(case: Case, act: Mapping[str, Any]) -> str:
    """The act in one line, without what was noted beside it: what was found, which call it was about."""
    if "find" in act:
        return finding_in_words(case.words, act, case.view.acts)
    bare = {key: value for key, value in act.items() if key != "text"}
    if any(verb in act for verb in _ABOUT):
        return capital(fact_line(bare, case.to_tell.call_named(act.get("of")), case.words))
    return act_line(bare, case.words)


_ABOUT = ("convey", "alert", "explain", "announce", "ask", "correct")
