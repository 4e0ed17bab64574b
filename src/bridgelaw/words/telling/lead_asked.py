"""Who asked whether the opening lead was his, and what he was answered."""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.words.telling.arguments import CODES
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain


def asked_whose_lead(to_tell: AnswerToTell, answer: str) -> str | None:
    """The seat whose question whose lead it was an opponent has answered by the act `answer`; None where that is an
    answer to something else, or none."""
    act, by = to_tell.act(answer), to_tell.actor(answer)
    if "explain" not in act or by not in CODES or to_tell.call_index(act.get("of")) is not None:
        return None
    acts = to_tell.view.acts
    before = [acts[id] for id in list(acts)[: list(acts).index(answer)]]
    own = Seat(str(by)).side
    asked = [one for one in before if "ask" in one and one.get("about") == "lead" and one.get("by") in CODES]
    about = [one for one in asked if act.get("of") in (None, one.get("id")) and Seat(str(one["by"])).side is not own]
    return str(about[-1]["by"]) if about else None


def said_in(act: Plain) -> str:
    """The words of the answer, where they were written down."""
    return act["explain"] if isinstance(act["explain"], str) else ""
