"""What several pages of the desk say in the same words."""

from __future__ import annotations

from bridgelaw.web.desk.case import Case

DOT = " · "


def where(case: Case) -> str:
    """Which board of which table."""
    settings, dealt = case.state.settings, case.state.board.dealt
    title = settings.title or case.words.say("queue-untitled")
    return case.words.say("queue-where", title=title, n=str(dealt.number))
