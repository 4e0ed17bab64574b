"""The claim or concession for which a board waits, as a viewer is told of it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.answer.names import SeatName
from bridgelaw.answer.score import if_claimed
from bridgelaw.answer.score_model import ScoreResult
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.facts import Stated
from bridgelaw.table.playing_on import PlayOnRequest, agreed_to_play_on, asks_to_play_on


class Claimed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The claim or concession for which the board waits: the act, by whom, whether somebody has contested it, and
    whether the viewer is one who may agree to it or contest it now.

    `objects`: he may contest it, and has not to agree to it: any player may (68D), dummy too. `partner`: the partner
    of a defender who gives up tricks, as long as he may object at once (68B2); he agrees where he does not, and the
    other side answers after him. `agreed`: he has agreed to it. `plays_on`: who has asked that play go on, as long as
    nobody has refused it; `agrees`: the act of this request, where the viewer is one who may agree to it now. `left`:
    the tricks that are left, and `result`: what the board comes to if it stands and nothing else is ruled on it.
    """

    act: str
    by: SeatName
    contested: bool
    answers: bool
    objects: bool = False
    partner: SeatName | None = None
    agreed: bool = False
    plays_on: SeatName | None = None
    agrees: str | None = None
    left: int = 0
    result: ScoreResult | None = None


def partner_may_object(now: Situation, stated: Stated) -> Seat | None:
    """The partner of a defender who gives up tricks, until he has agreed or somebody has objected: where he objects at
    once, nothing has been conceded (68B2), so that the board is not over before he has been heard."""
    given_up = now.act(stated.act)
    if stated.disputed or not isinstance(given_up, acts.Claim | acts.Concede) or not now.is_defender(stated.by):
        return None
    if isinstance(given_up, acts.Claim) and stated.tricks >= now.facts.left:
        return None
    partner = stated.by.partner
    said = now.facts.acts.of(acts.Agree)
    own = (one.id for one in said if one.by is partner and one.of in (None, stated.act))
    heard = any(now.happened_before(stated.act, id) for id in own)
    return None if heard else partner


def asked_to_play_on(now: Situation) -> PlayOnRequest | None:
    """The request that play go on after a claim, as long as nobody has refused it."""
    for act in now.facts.acts.newest_first():
        if asks_to_play_on(act):
            return act
        if isinstance(act, acts.Contest | acts.Summon | acts.Claim | acts.Concede | acts.Play):
            return None
    return None


def _if_it_stands(now: Situation, stated: Stated) -> ScoreResult | None:
    results = if_claimed(now, stated.side)
    return results[stated.tricks] if 0 <= stated.tricks < len(results) else None


def claimed(now: Situation, stated: Stated | None, seat: Seat | None, ids: Mapping[str, str] | None) -> Claimed | None:
    """The claim `stated` for which the board waits, as the viewer knows it; None where it waits for none that he knows
    of. `ids`: the numbers that he gives acts; None: he has them by their own ids."""
    if stated is None or (ids is not None and stated.act not in ids):
        return None
    partner = partner_may_object(now, stated)
    is_open = seat is not None and seat is not stated.by and not stated.disputed
    opposes = is_open and seat is not now.dummy and seat is not None and seat.side is not stated.by.side
    agreed = opposes and seat in stated.agreed
    answers = opposes and not agreed and partner is None
    act = stated.act if ids is None else ids[stated.act]
    asked = asked_to_play_on(now)
    contested = stated.disputed and asked is None
    found = Claimed(
        act=act,
        by=stated.by.value,
        contested=contested,
        answers=answers or (partner is not None and seat is partner),
        objects=is_open and not answers and not agreed and seat is not partner,
        partner=None if partner is None else partner.value,
        agreed=agreed,
        left=now.facts.left,
        result=_if_it_stands(now, stated),
    )
    if asked is not None and (ids is None or asked.id in ids):
        to_agree = seat is not None and seat not in agreed_to_play_on(now.facts, asked)
        request = asked.id if ids is None else ids[asked.id]
        found = replace(found, plays_on=asked.by.value, agrees=request if to_agree else None)
    return found
