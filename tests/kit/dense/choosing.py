"""Options taken: those that are offered with what they ask for, those that are not, and the Director's own."""

from __future__ import annotations

from bridgelaw.game.calls import ALL_CALLS
from bridgelaw.game.cards import PACK, SUITS
from bridgelaw.game.seats import SEATS
from bridgelaw.table import acts, vocabulary
from bridgelaw.table.options import MAY_BE_LEFT
from tests.kit.dense.at import At
from tests.kit.tables import choice


def offered(at: At) -> acts.Act | None:
    """An option that is open to whoever takes it."""
    offers = at.now.offers()
    return choice(at.now, at.some(offers), at.rng.randrange(52), at.id) if offers else None


def not_offered(at: At) -> acts.Act:
    """Any option with any details, by anybody; rather one that somebody has. Now and then somebody leaves one."""
    offers = at.now.offers()
    if at.chance(0.15):
        return acts.Leave(id=at.id, by=at.some(SEATS), option=at.some(MAY_BE_LEFT))
    option = at.some(offers).what if offers and at.chance(0.6) else at.some(vocabulary.OPTIONS)
    return acts.Choose(
        id=at.id,
        by=at.some(SEATS),
        option=option,  # type: ignore[arg-type]
        suit=at.some((None, *SUITS)),
        suits=at.some(((), (), SUITS[:2], SUITS)),
        card=at.some((None, at.some(PACK))),
        call=at.some((None, at.some(ALL_CALLS))),
        seat=at.some((None, *SEATS)),
        of=at.subject(),
    )


def of_the_director(at: At) -> acts.Act | None:
    """One of his own courses, if he has any; now and then one that he has not."""
    powers = [said.effect for said in at.now.powers if said.ended is None]
    if not powers or at.chance(0.1):
        option = at.some(vocabulary.OPTIONS)
        return acts.DirectorChoose(id=at.id, option=option, seat=at.some((None, *SEATS)), of=at.subject())
    power = at.some(powers)
    it = at.now.irregularity(power.irregularity or "")
    of = power.act or (it.act if it else None)
    return acts.DirectorChoose(id=at.id, option=power.what, of=at.some((of, None)), seat=at.some((None, *SEATS)))
