"""An order of the Director that changes nothing is told as such: it is never swallowed."""

from __future__ import annotations

from msgspec.structs import replace

from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

CODE = "order-without-effect"


def marked_if_in_vain(before: Situation, now: Situation, act: acts.Act) -> Situation:
    """The situation after `act`, with an entry in `errors` where it is an order by which nothing has become other than
    it was."""
    if not isinstance(act, acts.Rule | acts.Cancel) or len(now.errors) > len(before.errors):
        return now
    if _said(before) != _said(now) or _lies(before) != _lies(now):
        return now
    refused = says.Refuse(act=act.id, kind=act.verb, code=CODE)
    return replace(now, errors=(*now.errors, refused))


def _said(now: Situation) -> tuple[object, ...]:
    """What the Laws have said."""
    laws = (now.irregularities, now.windows, now.powers, now.rulings, now.stood, now.findings)
    asked = tuple((question.kind, question.of, question.seat) for question in now.questions)
    return *laws, asked, len(now.information), now.silenced


def _lies(now: Situation) -> tuple[object, ...]:
    """How the calls and cards lie, and whether the board is over."""
    facts = now.facts
    return facts.calls, facts.plays, facts.finished, facts.closed, facts.faced, facts.down
