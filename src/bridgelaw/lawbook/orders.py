"""Orders of the Director: some acts mean the same as an order, and an order that changes nothing is reported."""

from __future__ import annotations

from msgspec.structs import replace

from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

CODE = "order-without-effect"

ORDERS = (acts.Rule, acts.Cancel)
"""What the Director orders."""

_CANCELLED = ("call", "play", "claim")


def as_ruled(act: acts.Cancel) -> acts.Act:
    """The act as the Laws hear it: who cancels a call, a card or a claim has ruled on it so."""
    if act.what in _CANCELLED:
        return acts.Rule(id=act.id, at=act.at, of=act.of, text=act.text, imported=act.imported, order="cancel")
    return act


def marked_if_in_vain(before: Situation, now: Situation, act: acts.Rule | acts.Cancel) -> Situation:
    """The situation after the order `act`, with an entry in `errors` where nothing has become other than it was by
    it."""
    if len(now.errors) > len(before.errors) or not changes_nothing(before, now, act):
        return now
    refused = says.Refuse(act=act.id, kind=act.verb, code=CODE)
    return replace(now, errors=(*now.errors, refused))


def changes_nothing(before: Situation, now: Situation, act: acts.Rule | acts.Cancel) -> bool:
    """Whether nothing has become other than it was by the order `act`."""
    if _changes_the_score(now, act):
        return False
    return outcome(before) == outcome(now)


def outcome(now: Situation) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """What the Laws have said, and how calls and cards lie: by which two situations can be compared."""
    return _said(now), _lies(now)


def _changes_the_score(now: Situation, act: acts.Rule | acts.Cancel) -> bool:
    """Whether the board counts no longer by it, or an adjusted score that was given before does not."""
    if act.what == "board" if isinstance(act, acts.Cancel) else act.order == "redeal":
        return True
    cancels = isinstance(act, acts.Cancel) or act.order == "cancel"
    return cancels and isinstance(now.act(act.of or ""), acts.Adjust)


def _said(now: Situation) -> tuple[object, ...]:
    """What the Laws have said."""
    laws = (now.irregularities, now.windows, now.powers, now.rulings, now.stood, now.findings)
    asked = tuple((question.kind, question.of, question.seat) for question in now.questions)
    return *laws, asked, len(now.information), now.silenced


def _lies(now: Situation) -> tuple[object, ...]:
    """How the calls and cards lie, and whether the board is over."""
    facts = now.facts
    return facts.calls, facts.plays, facts.finished, facts.closed, facts.faced, facts.down
