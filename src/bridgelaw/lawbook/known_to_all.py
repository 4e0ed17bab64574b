"""What all four players have perceived, and Questions of which every player may know that something is asked."""

from __future__ import annotations

from bridgelaw.lawbook.situation import Question, Situation
from bridgelaw.table import acts
from bridgelaw.table.audience import EVERYBODY, perceived_by


def perceived_by_all(now: Situation, act: acts.Act) -> bool:
    """Whether the four have perceived it."""
    return perceived_by(act, screens=now.setting.screens) == EVERYBODY


def rests_on_what_all_perceived(now: Situation, question: Question) -> bool:
    """Whether the four perceived every act that the Question is about or rests on, or the Director did it. Where they
    did not, nothing that a player is shown may hang on whether it is asked: he could tell from it that there is
    something that he has not perceived."""
    behind = (now.act(id) for id in (question.of, *question.because))
    return all(act is None or isinstance(act, acts.DirectorAct) or perceived_by_all(now, act) for act in behind)
