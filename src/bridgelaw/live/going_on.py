"""Whether the Director may let a table go on that stands still. Pure."""

from __future__ import annotations

from bridgelaw.answer.bare import kept
from bridgelaw.desk.ruling import road
from bridgelaw.live.messages import Refusal
from bridgelaw.live.state import TableState
from bridgelaw.table import acts

_OPEN = ("find", "choose", "explain_options")
"""What is open for somebody, of what comes before play goes on: a Question, a choice, something to read out."""


def check(state: TableState, act: acts.Act) -> None:
    """Returns if `act` does not let the table go on, or nothing is open that decides what players may do. On paper the
    Director writes down what was so, whatever was open.

    Raises:
        Refusal: something is.
    """
    if not isinstance(act, acts.Resume) or state.settings.kind == "paper":
        return
    # where the road cannot be said, nothing is known to be open
    whole = kept(lambda: road(state.board.course), None)
    if whole is None or whole.before_play not in _OPEN or (whole.before_play == "choose" and whole.may_be_left):
        return
    waits = next((one.by for one in whole.choices if one.by != "director" and one.option != "play_on"), "")
    raise Refusal("still-open", what=whole.before_play, seat=waits)
