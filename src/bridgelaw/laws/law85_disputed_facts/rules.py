"""Law 85. On facts that are disputed: the Director finds them first."""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.lawbook.effects import Ask, Await, Effects
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

_DISPUTED = "facts_disputed"


def disputed(now: Situation, act: acts.Dispute | acts.Summon | acts.DirectorAttention) -> Effects:
    """He is at the table, or comes to it: what is disputed goes before him. What partner is said to have let be known
    has its own inquiry."""
    if isinstance(act, acts.Dispute):
        found: Sequence[acts.Dispute] = [act] if now.awaited("director_called") else []
    else:
        found = now.facts.acts.of(acts.Dispute)
    for dispute in found:
        reserved = now.act(dispute.of or "")
        about = (reserved.of if isinstance(reserved, acts.Reserve) else dispute.of) or dispute.id
        if not _is_of_partner(now, dispute.of, about):
            yield Await(who=dispute.by, what=_DISPUTED, act=about, until="director", rests_on=(dispute.id,))


def _is_of_partner(now: Situation, *about: str | None) -> bool:
    """Whether it is disputed that partner was let know something: by one of these acts, or by what somebody has said of
    one of them, which is a call or a card."""
    named = [of for of in about if of is not None]
    said = (act.id for of in named for act in now.facts.acts.about(of, acts.Reserve, acts.Convey))
    return any(now.information.about(of) for of in (*named, *said))


def found_first(now: Situation, noted: Await) -> Effects:
    """One fact, one Question, whoever disputes it."""
    if noted.what == _DISPUTED and noted.act is not None and now.found("facts_agreed", noted.act) is None:
        yield Ask(kind="facts_agreed", of=noted.act)
