"""One thing upon another: what is irregular is changed, taken back, played on over, noticed, ruled on at once.

Laws meet where a call or card is irregular in more ways than one, and where it is treated before anybody has looked.
"""

from __future__ import annotations

from collections.abc import Callable

from bridgelaw.game.calls import ALL_CALLS, CALLS
from bridgelaw.game.seats import SEATS
from bridgelaw.lawbook.situation import Irregularity
from bridgelaw.table import acts, vocabulary
from tests.kit.dense.at import At
from tests.kit.dense.regular import playable
from tests.kit.tables import legal_calls

Piler = Callable[[At, Irregularity], acts.Act | None]


def piled(at: At) -> acts.Act | None:
    """Something about one of the last irregularities that are open."""
    open_ = at.now.open_irregularities()
    if not open_:
        return None
    return at.rng.choices(*_ONE_OF)[0](at, at.some(open_[-3:]))


def changed(at: At, it: Irregularity) -> acts.Act | None:
    """Whoever did it puts something else in its place, or takes it back."""
    seat = it.by or at.some(SEATS)
    if at.now.facts.laid(it.act) is not None:
        return acts.Retract(id=at.id, by=seat, what="play", of=it.act)
    if at.now.facts.last_call(seat) is None:
        return None
    if at.chance(0.2):
        return acts.Retract(id=at.id, by=seat, what="call")
    calls = at.some((legal_calls(at.now)[:6], ALL_CALLS, (CALLS["X"], CALLS["XX"])))
    return acts.Substitute(id=at.id, by=seat, call=at.some(calls), unintended=at.chance(0.3))


def gone_on_over(at: At, it: Irregularity) -> acts.Act | None:
    """The next in rotation, or his partner, calls or plays as if nothing were wrong; or as wrongly."""
    hand = (it.by or at.some(SEATS)).lho
    if at.chance(0.25):
        hand = at.some(SEATS)
    if at.now.facts.auction.over:
        cards = playable(at, hand) if at.chance(0.7) else at.held(hand)
        return acts.Play(id=at.id, by=at.player_of(hand), card=at.some(cards), hand=hand) if cards else None
    calls = legal_calls(at.now)[:6] if at.chance(0.6) else (CALLS["X"], CALLS["XX"], *ALL_CALLS[:12])
    return acts.Call(id=at.id, by=hand, call=at.some(calls))


def noticed(at: At, it: Irregularity) -> acts.Act:
    if at.chance(0.15):
        return acts.DirectorAttention(id=at.id, to=it.act)
    return acts.Attention(id=at.id, by=at.some(SEATS), to=it.act)


def settled_by_players(at: At, it: Irregularity) -> acts.Act:
    make = at.some((acts.Waive, acts.Assess))
    return make(id=at.id, by=at.some(SEATS), words="let it be", of=at.some((it.act, None)))


def ruled(at: At, it: Irregularity) -> acts.Act:
    kind = at.rng.random()
    if kind < 0.2:
        return acts.ExplainOptions(id=at.id)
    if kind < 0.35:
        return acts.Cancel(id=at.id, what=at.some(vocabulary.CANCEL), of=it.act)
    return acts.Rule(id=at.id, order=at.some(vocabulary.RULE), of=at.some((it.act, it.act, None)))


_ONE_OF: tuple[tuple[Piler, ...], tuple[float, ...]] = (
    (
        changed,
        gone_on_over,
        noticed,
        settled_by_players,
        ruled,
        lambda at, it: acts.Summon(id=at.id, by=at.some(SEATS)),
    ),
    (5, 4, 5, 1.5, 4, 1),
)
