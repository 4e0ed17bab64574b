"""What lies beside a Question, as part of the Director's answer. It copies and rounds; no seat gets any of it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from msgspec import UNSET

from bridgelaw.answer import evidence_model as model
from bridgelaw.answer.score import number
from bridgelaw.desk.evidence import Evidence, Tempo
from bridgelaw.desk.poll import Polled, PollOutcome, Standard
from bridgelaw.desk.second_stage import Drawn, SecondOutcome
from bridgelaw.lawbook.situation import Finding

_SECONDS = 1
_DECIMALS = 3
_LEAST = Fraction(1, 1000)


def evidence_of(found: Evidence, ledger: tuple[Any, ...]) -> model.Evidence:
    """The evidence as the answer has it; `ledger` are its entries in the form of the answer."""
    return model.Evidence(
        times=tuple(_time(one) for one in found.times) or UNSET,
        auction=tuple(model.Called(act=m.act, by=m.by.value, call=str(m.call)) for m in found.auction) or UNSET,
        ledger=ledger or UNSET,
        findings=tuple(_finding(one) for one in found.findings) or UNSET,
        poll=poll_of(found.poll) if found.poll else UNSET,
        second=tuple(map(second_of, found.second)) or UNSET,
    )


def _time(one: Tempo) -> model.Time:
    norm = one.norm
    return model.Time(
        act=one.act,
        by=one.by.value,
        took=_seconds(one.took),
        phase=one.phase,
        pause=one.pause if one.pause is not None else UNSET,
        norm=UNSET
        if norm is None
        else model.Norm(
            median=_seconds(norm.median),
            n=norm.count,
            source=norm.source,
            low=UNSET if norm.low is None else _seconds(norm.low),
            high=UNSET if norm.high is None else _seconds(norm.high),
        ),
    )


def _seconds(value: float) -> int | float:
    found = round(value, _SECONDS)
    return int(found) if found == int(found) else found


def _finding(one: Finding) -> model.Finding:
    return model.Finding(
        act=one.act, kind=one.kind, of=one.of, seat=one.seat.value if one.seat else None, value=one.value
    )


def poll_of(found: PollOutcome) -> model.Poll:
    """What a poll shows, in numbers that can be written down."""
    return model.Poll(
        asked=found.asked,
        players=found.players or UNSET,
        standard=_standard(found.standard) if found.standard else None,
        fits=found.fits,
        actions=tuple(_polled(one) for one in found.actions),
        missed=UNSET if found.missed is None else _share(found.missed),
        few=found.few,
        least=found.least,
        more=found.more,
    )


def second_of(found: SecondOutcome) -> model.SecondStage:
    """What the second stage of a poll shows, in numbers that can be written down."""
    return model.SecondStage(
        first=found.first,
        asked=found.asked,
        players=found.players or UNSET,
        knows=found.knows,
        group=found.group,
        fits=found.fits,
        actions=tuple(_drawn(one) for one in found.actions),
        may_hold=found.may_hold,
        few=found.few,
    )


def _drawn(one: Drawn) -> model.Drawn:
    return model.Drawn(
        action=one.action,
        chosen=one.chosen,
        attractive=one.attractive,
        less=one.less,
        interval=None if one.low is None or one.high is None else (_share(one.low), _share(one.high)),
        chance=None if one.chance is None else _share(one.chance),
        moves=one.moves,
    )


def _standard(by: Standard) -> model.Standard:
    return model.Standard(measure=by.measure, share=_share(by.share), chosen_min=by.chosen_min, origin=by.origin)


def _share(value: Fraction) -> int | float:
    """A share or probability; what is not quite none, or not quite all, is not rounded to it."""
    return number(min(max(value, _LEAST), 1 - _LEAST) if 0 < value < 1 else value, _DECIMALS)


def _polled(one: Polled) -> model.Polled:
    return model.Polled(
        action=one.action,
        chosen=one.chosen,
        considered=one.considered,
        count=one.count,
        interval=(_share(one.low), _share(one.high)),
        probability=None if one.probability is None else _share(one.probability),
        shows=one.shows,
    )
