"""What the ruling of a case comes to in the session in which the board was played."""

from __future__ import annotations

from fractions import Fraction

from msgspec import UNSET
from msgspec.structs import replace

from bridgelaw.answer.penalties import penalty
from bridgelaw.api.quick.result import CONTRACT
from bridgelaw.desk.award import Award, standing
from bridgelaw.desk.results import weighted
from bridgelaw.desk.score import Score, score
from bridgelaw.game.seats import NS, Vulnerability, vulnerability_of
from bridgelaw.live.settings import SessionTable
from bridgelaw.live.state import TableState
from bridgelaw.session.facts import Ruled
from bridgelaw.session.model import CANCELLED, SIDES, FieldAward, PlayResult, SessionPenalty
from bridgelaw.session.play import Play
from bridgelaw.table import acts


def ruled_in(state: TableState, at: SessionTable, obtained: PlayResult | None) -> Ruled:
    """What the case comes to: its award, or the result as the Laws have it, and its penalties; bare where the score
    that was obtained stands. `obtained`: what the session has for the play."""
    play = play_of_case(state, at)
    bare = Ruled(
        play=play, ns=at.ns, ew=at.ew, case=state.stream, version=state.version, penalties=_penalties(state, at)
    )
    now = state.board.now
    given = standing(now)
    vulnerable = now.setting.vulnerable or vulnerability_of(play.board)
    found = score(now, state.book.regulations)
    if given is not None:
        return replace(bare, award=_award(given, found, vulnerable))
    if found is None:
        return bare
    blank = PlayResult(
        section=play.section, board=play.board, ns=at.ns, ew=at.ew, round=play.round or None, table=play.table
    )
    under = blank if obtained is None or obtained.unplayed is not None else obtained
    if found.kind == "none":
        return replace(bare, result=replace(blank, unplayed=CANCELLED, form=under.form))
    if not _is_told(state) or NS not in found.points:
        return bare
    came = replace(
        under,
        contract=found.contract,
        tricks=found.tricks,
        passed_out=found.contract is None,
        score=found.points[NS],
        lead=under.lead if found.contract is not None else None,
    )
    return bare if came == obtained else replace(bare, result=came)


def play_of_case(state: TableState, at: SessionTable) -> Play:
    """The play that a case is about."""
    return Play(at.section, state.board.dealt.number, at.table, at.round)


def says(ruled: Ruled | None) -> object:
    """What of a ruling is something to the session; None: nothing."""
    if ruled is None or not (ruled.counts or ruled.penalties):
        return None
    return ruled.ns, ruled.ew, ruled.award, ruled.result, ruled.penalties


def _is_told(state: TableState) -> bool:
    """Whether its result is a fact, and the Director has ruled. Of a quick ruling it is only put in until he tells the
    contract or the result; a board that was written down for another reason changes no score. At a live table all of
    it has happened."""
    if state.settings.kind == "table":
        return True
    now, quick = state.board.now, state.settings.quick
    if quick is None:
        return bool(now.rulings)
    since = state.board.course.happened[quick.acts :]
    return any(key == CONTRACT for key, _ in quick.answers) or any(isinstance(act, acts.Result) for act in since)


def _award(given: Award, found: Score | None, vulnerable: Vulnerability) -> FieldAward:
    if given.artificial:
        return FieldAward(shares=given.artificial)
    if given.self_inflicted is not None and found is not None and len(found.percent) == len(SIDES):
        # what a side did to itself is taken off as a part of the board, which no contract stands for
        return FieldAward(shares={side: round(float(found.percent[side]), 4) for side in SIDES})
    return FieldAward(weighted={side: weighted(given.assigned[side], vulnerable) for side in SIDES})


def _penalties(state: TableState, at: SessionTable) -> tuple[SessionPenalty, ...]:
    now = state.board.now
    found = []
    refused = now.in_vain
    for act in now.facts.acts.of(acts.Penalize):
        given = act.penalty
        if act.id in refused or given.unit == "vp" or not given.amount:
            continue
        told = penalty(now, act)
        pair = at.ns if given.side is NS else at.ew
        amount = Fraction(str(given.amount))
        law = None if told.law is UNSET else told.law
        found.append(SessionPenalty(pair=pair, amount=amount, unit=given.unit, law=law))
    return tuple(found)
