"""What play stands still for, and what the Director has said of it, in the numbers that a viewer gives acts."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from bridgelaw.answer.model import Answer, Option
from bridgelaw.answer.seat_model import SeatAnswer
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.auction import Made
from bridgelaw.table.options import MAY_BE_LEFT
from bridgelaw.table.play import Laid


class Stopped(Struct, frozen=True):
    """The stop that lasts now, in the viewer's numbers: the `acts` since it began, and the acts that were `noticed`
    in it to be irregular and are not settled. While the Director has still to explain some of them, only those: then
    they are `unexplained` too."""

    acts: frozenset[str]
    noticed: frozenset[str]
    unexplained: frozenset[str] = frozenset()


def stopped(now: Situation, ids: Mapping[str, str] | None) -> Stopped | None:
    """What play stands still for; `ids` as in `claimed`. None: it goes on.

    What was irregular in an earlier stop may still be open, as damage at the end of the board is: this one is not about
    it.
    """
    if not now.windows:
        return None
    began = min((said.since for said in now.windows if said.effect.what == "take_no_action"), default=None)
    if began is None:
        return None
    numbers = now.facts.numbers
    found = [it for it in now.irregularities.noticed if it.is_open and numbers.get(it.noticed or "", 0) >= began]
    waiting = [it.act for it in found if it.waits_for_explanation]
    acts = [act.id for act in now.facts.acts.since(began - 1)]
    lists = (acts, waiting or [it.act for it in found], waiting)
    if ids is None:
        return Stopped(*map(frozenset, lists))
    return Stopped(*(frozenset(ids[id] for id in found if id in ids) for found in lists))


def explained(now: Situation, ids: Mapping[str, str] | None) -> frozenset[str]:
    """The irregular acts of which the Director has said what follows since the last call or card, one that was put in
    the place of another apart: it is what he has had put right; of a penalty card as long as it lies there, since what
    he has said binds its owner and lets declarer choose until then. `ids` as in `claimed`."""
    if not now.irregularities.noticed:
        return frozenset()
    numbers = now.facts.numbers
    both: tuple[Sequence[Made | Laid], ...] = (now.facts.calls, now.facts.plays)
    gone_on = (next((one.act for one in reversed(made) if _goes_on(now, one.act)), None) for made in both)
    last = max((numbers[act] for act in gone_on if act is not None), default=0)
    lying = {note.irregularity for note in now.awaited("major_penalty_card")}
    lying |= {note.irregularity for note in now.awaited("minor_penalty_card")}
    said = (it for it in now.irregularities.noticed if it.explained)
    found = [it.act for it in said if it.key in lying or numbers.get(it.explained or "", 0) > last]
    return frozenset(found if ids is None else (ids[id] for id in found if id in ids))


def _goes_on(now: Situation, act: str) -> bool:
    """Whether the table has gone on by it; a call that a player was made to replace is still what was explained."""
    return isinstance(now.act(act), acts.Call | acts.Play)


def waits_for_explanation(answer: SeatAnswer | Answer, unexplained: Collection[str]) -> list[Option]:
    """The options that a player may have already by the Law, as when a penalty card was not played (52B), and of which
    the Director has still to say what they cost; `unexplained`: the irregular acts that he has still to explain. What
    may be left as it is waits for nobody."""
    about = {it.id for it in answer.irregularities if it.act in unexplained}
    return [one for one in answer.options if one.irregularity in about and one.id not in MAY_BE_LEFT]
