"""Law 85. On facts that are disputed: the Director finds them first."""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.lawbook.effects import Ask, Await, Effects, Settle
from bridgelaw.lawbook.situation import Irregularity, Situation
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
    """One fact, one Question, whoever disputes it. Where they do not agree he finds whether what is irregular
    happened at all: if it did not, nothing follows from it."""
    if noted.what != _DISPUTED or noted.act is None:
        return
    agreed = now.found("facts_agreed", noted.act)
    if agreed is None:
        yield Ask(kind="facts_agreed", of=noted.act)
        return
    found = [] if agreed else _in_question(now, noted.act)
    if not found:
        return
    happened = now.found("happened", found[0].act, noted.act)
    if happened is None:
        yield Ask(kind="happened", of=found[0].act, aliases=(noted.act,))
    elif not happened:
        for it in found:
            yield Settle(irregularity=it.key, how="unfounded")


def _in_question(now: Situation, about: str) -> list[Irregularity]:
    """What is irregular about the act that is disputed; of a dispute that names none, about the only act that has been
    pointed out. Calls and cards lie there for everybody to see: of these it is not asked whether they were made."""
    noticed = [it for it in now.irregularities.open if it.noticed is not None]
    acts_named = {about} if not isinstance(now.act(about), acts.Dispute) else {it.act for it in noticed}
    if len(acts_named) != 1:
        return []
    found = [it for it in now.irregularities.open if it.act in acts_named]
    return [it for it in found if isinstance(now.act(it.act), acts.PlayerAct) and not _lies_there(now, it.act)]


def _lies_there(now: Situation, act: str) -> bool:
    return now.made(act) is not None or now.facts.laid(act) is not None
