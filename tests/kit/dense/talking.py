"""What players say and let be known: alerts, explanations, questions, information of every source."""

from __future__ import annotations

from typing import Any

from bridgelaw.game.cards import PACK
from bridgelaw.game.seats import EW, NS, SEATS
from bridgelaw.table import acts, vocabulary
from tests.kit.dense.at import At, Maker, Weighted

_WORDS = ("natural", "transfer", "12-14", "both majors", "no agreement", "weak «two»", "5+ spades & <hcp>", "æ ø å é")
_HALVES = (None, None, 0.4, 7.5, 31.0)


def _common(at: At) -> dict[str, Any]:
    """What every player's act may have beside its own."""
    return {"id": at.id, "by": at.seat(), "took": at.some(_HALVES), "text": at.some(("", "", "", "so he said"))}


def _of_a_call(at: At) -> dict[str, Any]:
    return _common(at) | {"of": at.any_call() if at.chance(0.8) else at.subject()}


def _in_words(make: type[acts.PlayerAct]) -> Maker:
    return lambda at: make(**_of_a_call(at), words=at.some(_WORDS))  # type: ignore[call-arg]


def _plain(make: type[acts.PlayerAct]) -> Maker:
    return lambda at: make(**_of_a_call(at))


def asked(at: At) -> acts.Act:
    about = "lead" if at.now.facts.auction.over and at.chance(0.2) else None
    of = at.some((None, at.any_call(), at.any_card()))
    return acts.Ask(**_common(at) | {"of": of}, words="and that was?", about=about)  # type: ignore[arg-type]


def corrected(at: At) -> acts.Act:
    """An explanation or restatement is put right, or what was none."""
    told = [a for a in at.now.facts.acts.values() if isinstance(a, acts.Explain | acts.Announce | acts.Restate)]
    of = at.some(told).id if told and at.chance(0.8) else at.subject()
    return acts.Correct(**_common(at) | {"of": of}, words=at.some(_WORDS))


def restated(at: At) -> acts.Act:
    calls = tuple(m.call for m in at.now.facts.calls if m.counts)
    told: Any = at.some(("right", calls, calls[:-1], calls[::-1]))
    return acts.Restate(**_common(at), calls=told)


def conveyed(at: At) -> acts.Act:
    by: Any = at.some((None, *SEATS, "director", "clock"))
    return acts.Convey(**_of_a_call(at), channel=at.some(vocabulary.CONVEY), reported_by=by)


def learnt(at: At) -> acts.Act:
    about, cards = at.some((None, *SEATS)), at.some(((), (at.some(PACK),)))
    return acts.Learn(**_of_a_call(at), source=at.some(vocabulary.LEARN), about=about, cards=cards)


def conveyed_by_a_spectator(at: At) -> acts.Act:
    side = at.some((None, NS, EW))
    return acts.SpectatorConvey(id=at.id, channel=at.some(vocabulary.CONVEY), responsible=side, of=at.subject())


def reserved(at: At) -> acts.Act:
    """A player reserves his rights, or disputes what another one has said."""
    said = [a.id for a in at.now.facts.acts.values() if isinstance(a, acts.Convey | acts.Reserve)]
    of = at.some(said) if said and at.chance(0.7) else at.subject()
    make = acts.Reserve if at.chance(0.6) else acts.Dispute
    return make(**_common(at) | {"of": of})


TALK: Weighted = (
    (2, _plain(acts.Alert)),
    (1, _in_words(acts.Announce)),
    (2, asked),
    (2, _in_words(acts.Explain)),
    (2, corrected),
    (1, lambda at: acts.Clarify(**_of_a_call(at))),
    (1, lambda at: acts.Review(**_common(at), extent=at.some(("full", "partial")), halt=at.chance(0.2))),
    (1, restated),
    (3, conveyed),
    (1, learnt),
    (1, lambda at: acts.Consult(**_common(at), what=at.some(vocabulary.CONSULT))),
    (0.7, lambda at: acts.Realise(**_common(at) | {"of": at.subject()})),
    (1.2, reserved),
    (0.5, conveyed_by_a_spectator),
)
