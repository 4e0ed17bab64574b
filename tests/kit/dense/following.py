"""What is offered, followed: a Question answered, an option taken, a duty met, the table gone on with."""

from __future__ import annotations

from collections.abc import Callable

from bridgelaw.lawbook.effects import Oblige
from bridgelaw.table import acts
from tests.kit.dense import calling, choosing, claiming, finding, ruling, talking
from tests.kit.dense.at import At, drawn
from tests.kit.dense.regular import goes_on


def follows(at: At) -> acts.Act | None:
    """An act that somebody has been told of: what the answer says that he may or must do now."""
    now = at.now
    if now.facts.stated is not None and at.chance(0.8):
        return claiming.answered(at)
    if now.questions and at.chance(0.5 if now.frozen else 0.12):
        return finding.asked(at)
    if now.offers() and at.chance(0.75):
        return choosing.offered(at)
    if at.chance(0.5) and (met := _duty(at)) is not None:
        return met
    if now.frozen:
        return _directed(at)
    if any(said.ended is None for said in now.powers) and at.chance(0.15):
        return choosing.of_the_director(at)
    return goes_on(at) or drawn(at, ruling.AFTER_THE_BOARD)


def _directed(at: At) -> acts.Act | None:
    """The table has stopped: the Director does what is next."""
    if any(it.status == "attention" and not it.explained for it in at.now.open_irregularities()) and at.chance(0.7):
        return ruling.explained(at)
    kind = at.rng.random()
    if kind < 0.5:
        return ruling.resumed(at)
    return ruling.ruled(at) if kind < 0.85 else choosing.of_the_director(at)


def _duty(at: At) -> acts.Act | None:
    """One of the duties that hold is met."""
    able = [duty for duty in at.now.duties() if duty.what in _MEETS]
    return _MEETS[(duty := at.some(able)).what](at, duty) if able else None


def _played(at: At, duty: Oblige) -> acts.Act | None:
    if duty.card is None or duty.card not in at.held(duty.who):
        return None
    return acts.Play(id=at.id, by=at.player_of(duty.who), card=duty.card, hand=duty.who)


def _substituted(at: At, duty: Oblige) -> acts.Act | None:
    if duty.calls:
        made = at.now.facts.last_call(duty.who)
        return acts.Substitute(id=at.id, by=duty.who, call=at.some(duty.calls)) if made else None
    return calling.substituted(at)


_MEETS: dict[str, Callable[[At, Oblige], acts.Act | None]] = {
    "play_card": _played,
    "correct_call": _substituted,
    "repeat_call": _substituted,
    "summon_director": lambda at, duty: acts.Summon(id=at.id, by=duty.who),
    "restate": lambda at, duty: acts.Restate(id=at.id, by=duty.who, calls="right"),
    "explain": lambda at, duty: acts.Explain(id=at.id, by=duty.who, of=duty.act or at.any_call(), words="natural"),
    "alert": lambda at, duty: acts.Alert(id=at.id, by=duty.who, of=duty.act or at.any_call()),
    "correct_own_explanation": lambda at, duty: talking.corrected(at),
    "inform_opponents_of_partners_error": lambda at, duty: talking.corrected(at),
    "correct_restatement": lambda at, duty: talking.corrected(at),
}
