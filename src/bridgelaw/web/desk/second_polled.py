"""What somebody is asked who is polled at the second stage: what partner may hold, and which actions that moves."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bridgelaw.desk.poll import CLASSES, Reply
from bridgelaw.desk.problem import Problem
from bridgelaw.desk.second_stage import MARKS, mixed, possible_second
from bridgelaw.live.poll_events import RunningPoll
from bridgelaw.web.desk.forms import SentForm
from bridgelaw.web.desk.problem_view import PollChoice, problem_view
from bridgelaw.words import Words
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.telling.stages import told

WAYS = ("more", "less", "neither")
"""What an action can be made by what is known: more attractive, less, or neither of them."""


class SecondStep(Struct, frozen=True, kw_only=True):
    """How far he has come: what he marked, what he said of which action, what is missing, his answer if it is whole."""

    step: str = "hold"
    marks: tuple[str, ...] = ()
    ways: dict[str, str] = {}
    trouble: str = ""
    elsewhere: bool = False
    reply: Reply | None = None


def step_of(form: SentForm, poll: RunningPoll, words: Words) -> SecondStep:
    """How far he has come with what he has sent."""
    players = form.text("players")
    players = players if players in CLASSES else ""
    if form.text("elsewhere"):
        sent = Reply(players=players, elsewhere=True) if form.text("send") else None
        return SecondStep(step="actions", elsewhere=True, reply=sent)
    marks = tuple(dict.fromkeys(form.texts("may_hold")))
    if not possible_second(Reply(players=players, may_hold=marks), poll.actions):
        return SecondStep(marks=marks, trouble=words.say("stages-missing-mark"))
    if form.text("none"):
        return SecondStep(step="actions", marks=marks, reply=Reply(players=players, may_hold=marks))
    ways = {one: way for one in poll.actions if (way := form.text(f"on-{one}")) in WAYS}
    if not form.text("send"):
        return SecondStep(step="actions", marks=marks, ways=ways)
    if len(ways) < len(poll.actions):
        return SecondStep(step="actions", marks=marks, ways=ways, trouble=words.say("stages-missing-action"))
    drawn, less = (tuple(one for one in poll.actions if ways[one] == way) for way in ("more", "less"))
    reply = Reply(players=players, may_hold=marks, attractive=drawn, less=less)
    return SecondStep(step="actions", marks=marks, ways=ways, reply=reply)


def fields_of(
    poll: RunningPoll, person: int, asked: Problem, words: Words, who: str, at: float, step: SecondStep
) -> dict[str, Any]:
    """What his page shows at that step. `who` tells him from others: each has his own order of the actions."""
    card = asked.decision == "play"
    actions = tuple(
        PollChoice(
            code,
            words.card(code) if card else words.call(code, "label"),
            capital(words.card(code, "spoken") if card else words.call(code, "spoken")),
        )
        for code in mixed(poll.actions, who)
    )
    done = "thanks" if poll.has_answered(person) else "over" if not poll.is_open(at) else step.step
    return {
        "step": done,
        "view": problem_view(asked, poll.methods, words),
        "told": told(words, poll.pause) if poll.pause is not None else "",
        "all_marks": MARKS,
        "marks": step.marks,
        "actions": actions,
        "ways": WAYS,
        "said": step.ways,
        "trouble": step.trouble,
        "elsewhere": step.elsewhere,
        "classes": CLASSES,
        "players": poll.people[person - 1].players,
    }
