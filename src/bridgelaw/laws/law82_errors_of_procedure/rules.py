"""Law 82. The Director who has ruled wrongly puts it right, or adjusts the score as if neither side had erred."""

from __future__ import annotations

from bridgelaw.game.seats import EW, NS
from bridgelaw.lawbook.effects import Ask, Effects, Found, Lift, Rectify, Refuse, Reopen, Settle
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts
from bridgelaw.table.appeals import RULINGS


def own_error(now: Situation, found: Found) -> Effects:
    """Both sides count as not offending. While the board can still be scored normally, he rules anew."""
    find = found.find
    if find.kind != "own_ruling_wrong" or now.found("own_ruling_wrong", find.of or "") is not True:
        return
    wrong = now.act(find.of or "")
    if not isinstance(wrong, RULINGS):
        yield Refuse(act=find.id, kind="find", code="no-such-question")
        return
    about = _about(now, wrong)
    if now.phase not in ("ended", "closed"):
        playable = now.found("can_be_played_normally", wrong.id)
        if playable is None:
            yield Ask(kind="can_be_played_normally", of=wrong.id)
            return
        if playable:
            for it in about:
                yield Reopen(irregularity=it.key)
                for said in now.windows:
                    if said.effect.irregularity == it.key:
                        yield Lift(what=said.effect.what, irregularity=it.key)
            return
    for side in (NS, EW):
        yield Rectify(irregularity=about[0].key if about else "", what="adjusted_score", side=side)
    for it in about:
        yield Settle(irregularity=it.key, how="ruled")


def _about(now: Situation, wrong: acts.Act) -> list[Irregularity]:
    """What he ruled on wrongly."""
    return [it for it in now.irregularities if it.settled == wrong.id or (wrong.of is not None and it.act == wrong.of)]
