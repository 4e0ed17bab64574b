"""What lies beside a Question for the Director who answers it: times, the auction and what the seat knew then, what he
has found already, a poll. Numbers and facts, never a verdict.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.desk.pauses import pause_asked_for
from bridgelaw.desk.poll import PollOutcome, outcome, standard
from bridgelaw.desk.second_stage import SecondOutcome, first_of, second_outcome
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Inform
from bridgelaw.lawbook.failing import QUESTION as NOT_JUDGED
from bridgelaw.lawbook.findings import is_second_stage
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Finding, Question, Said, Situation
from bridgelaw.table import acts
from bridgelaw.table.auction import Made
from bridgelaw.table.standing import GONE
from bridgelaw.table.vocabulary import EVIDENCE

Phase = Literal["auction", "play"]

FEWEST = 10
"""With fewer times of a player than this nothing is said of what is usual for him."""

_TEMPO = ("hesitation", "haste")


class Norm(Struct, frozen=True, kw_only=True):
    """A player's usual time in seconds, from `count` acts. `low` and `high` are the quartiles, where they are known.

    `source`: his acts in the same phase, on this board and on others whose times are known, or the record's norms.
    """

    median: float
    count: int
    source: Literal["acts", "norms"]
    low: float | None = None
    high: float | None = None


class Tempo(Struct, frozen=True, kw_only=True):
    """How long `by` took for the act, and beside it what is usual for him, if that is known.

    `pause`: the seconds that the regulations asked him to wait.
    """

    act: str
    by: Seat
    took: float
    phase: Phase
    norm: Norm | None = None
    pause: int | None = None


class Evidence(Struct, frozen=True, kw_only=True):
    """The evidence beside one Question, at the moment of the act that it asks about.

    `auction`: the calls made before it that are not gone. `ledger`: what its seat held then. `findings`: those given
    about the same acts, evidence apart. `second`: what players who were told of the information made of it, beside the
    Question what it suggested.
    """

    times: tuple[Tempo, ...] = ()
    auction: tuple[Made, ...] = ()
    ledger: tuple[Said[Inform], ...] = ()
    findings: tuple[Finding, ...] = ()
    poll: PollOutcome | None = None
    second: tuple[SecondOutcome, ...] = ()


def evidence(book: Book, now: Situation, question: Question) -> Evidence:
    """What lies beside `question` in the situation `now`; nothing where the program has failed, and no player."""
    if question.kind == NOT_JUDGED:
        return Evidence()
    moment = now.facts.numbers.get(question.of, now.facts.count)
    calls = (m for m in now.facts.calls if m.number < moment and m.standing not in GONE and not m.implied)
    return Evidence(
        times=tuple(_times(book, now, question)),
        auction=tuple(calls),
        ledger=tuple(_held(now, question.seat, moment)) if question.seat else (),
        findings=tuple(_findings(now, question)),
        poll=_poll(book, now, question),
        second=tuple(_second(book, now, question)) if question.kind == "suggested" else (),
    )


def concerned(now: Situation, question: Question) -> tuple[str, ...]:
    """The acts that the Question is about: those on which it rests, or what was found of them, and the act itself."""
    behind = (now.facts.acts[id] for id in question.because if id in now.facts.acts)
    because = [act.of if isinstance(act, acts.Find) and act.of is not None else act.id for act in behind]
    return tuple(dict.fromkeys((*because, question.of, *question.aliases)))


def _held(now: Situation, seat: Seat, moment: int) -> Iterator[Said[Inform]]:
    for said in now.information:
        if said.effect.seat is seat and said.since < moment and (said.ended is None or said.ended > moment):
            yield said


def _findings(now: Situation, question: Question) -> Iterator[Finding]:
    those = concerned(now, question)
    for finding in now.findings:
        if finding.kind not in EVIDENCE and finding.of in those:
            yield finding


def poll_finding(now: Situation, question: Question, *besides: str) -> Finding | None:
    """The last poll about the act, or one of the acts `besides`; one that names no act belongs to the Question what the
    alternatives were."""
    about = (question.of, *question.aliases, *besides)
    for finding in reversed(now.findings):
        if finding.kind != "poll" or is_second_stage(finding) or finding.seat not in (None, question.seat):
            continue
        if finding.of in about or (finding.of is None and question.kind == "logical_alternatives"):
            return finding
    return None


def _second(book: Book, now: Situation, question: Question) -> Iterator[SecondOutcome]:
    """The last poll of each group that had been told of it, about a choice of the same player's."""
    last: dict[str, tuple[Finding, Finding]] = {}
    for finding in now.findings:
        chosen = now.facts.acts.get(finding.of or "")
        if not is_second_stage(finding) or not isinstance(chosen, acts.PlayerAct) or chosen.by is not question.seat:
            continue
        first = first_of(now, finding.of, chosen.by)
        if first is not None:
            last[finding.value.get("group", "other")] = (first, finding)
    for first, finding in last.values():
        yield second_outcome(first.value, finding.value, book.regulations.poll_min_asked)


def _poll(book: Book, now: Situation, question: Question) -> PollOutcome | None:
    finding = poll_finding(now, question)
    return outcome(finding.value, standard(book), book.regulations.poll_min_asked) if finding is not None else None


# times


def _times(book: Book, now: Situation, question: Question) -> Iterator[Tempo]:
    """The time of the act asked about, and of every pause or haste on which the Question rests, each once."""
    for id in concerned(now, question):
        act = now.facts.acts.get(id)
        if not isinstance(act, acts.PlayerAct):
            continue
        is_tempo = isinstance(act, acts.Convey) and act.channel in _TEMPO
        # what was noted of a call or card may have been a pause, whatever it was called
        is_tempo |= isinstance(act, acts.Reserve) and act.channel in (None, *_TEMPO)
        if is_tempo or (id == question.of and isinstance(act, acts.Call | acts.Substitute | acts.Play)):
            found = tempo(now, id)
            if found is not None:
                timed = now.act(act.of or "") if isinstance(act, acts.Reserve) else act
                pause = pause_asked_for(book.regulations, now, timed) if isinstance(timed, acts.PlayerAct) else None
                yield replace(found, pause=pause)


def tempo(now: Situation, id: str) -> Tempo | None:
    """How long the player took for that act, beside his norm; None where nobody has measured it."""
    act = now.facts.acts.get(id)
    if not isinstance(act, acts.PlayerAct):
        return None
    same = _same_pause(now, act)
    took = act.took if act.took is not None else next((a.took for a in same if a.took is not None), None)
    if took is None:
        return None
    number = now.facts.numbers[id]
    phase: Phase = "play" if any(laid.number < number for laid in now.facts.plays) else "auction"
    if isinstance(act, acts.Play) or any(isinstance(a, acts.Play) for a in same):
        phase = "play"
    left_out = {id, *(a.id for a in same)}
    by = same[0].by if same else act.by
    return Tempo(act=id, by=by, took=took, phase=phase, norm=_norm(now, by, phase, left_out))


def _same_pause(now: Situation, act: acts.PlayerAct) -> tuple[acts.PlayerAct, ...]:
    """The call or play before which the player let the pause be seen that `act` reports.

    It is the one named in `of`, of a reservation an opponent's; else, for the norm alone, his next one.
    """
    if isinstance(act, acts.Reserve):
        noted = now.facts.acts.get(act.of or "")
        if isinstance(noted, acts.Call | acts.Substitute | acts.Play) and noted.by.side is not act.by.side:
            return (noted,)
        return ()
    if not isinstance(act, acts.Convey):
        return ()
    named = now.facts.acts.get(act.of or "")
    if isinstance(named, acts.PlayerAct) and named.by is act.by:
        return (named,)
    number = now.facts.numbers[act.id]
    later = (a for a in _decisions(now, act.by) if now.facts.numbers[a.id] > number)
    return tuple(later)[:1] if act.took is not None else ()


def _decisions(now: Situation, seat: Seat) -> Iterator[acts.Call | acts.Substitute | acts.Play]:
    for act in now.facts.acts.of(acts.Call, acts.Substitute, acts.Play):
        if act.by is seat:
            yield act


def _norm(now: Situation, seat: Seat, phase: Phase, left_out: set[str]) -> Norm | None:
    """His own times in the same phase, without the one in question, here and elsewhere; else the record's norm."""
    times = [
        act.took
        for act in _decisions(now, seat)
        if act.took is not None and act.id not in left_out and isinstance(act, acts.Play) == (phase == "play")
    ]
    times += now.setting.times.get(seat, {}).get(phase, ())
    if len(times) >= FEWEST:
        low, median, high = statistics.quantiles(times, n=4, method="inclusive")
        return Norm(median=median, count=len(times), source="acts", low=low, high=high)
    given = now.setting.norms.get(seat)
    if given is None or given["n"] < FEWEST:
        return None
    return Norm(median=given["median"], count=int(given["n"]), source="norms")
