"""Law 27: whether the correction says what the insufficient bid said, so that it is free, and what the Director has to
be asked for that."""

from __future__ import annotations

from typing import Literal

from bridgelaw.game.calls import Call, Strain, lowest_over
from bridgelaw.lawbook.effects import Ask
from bridgelaw.lawbook.situation import Irregularity, Situation

ARTIFICIAL: Literal["lowest_same_denomination_artificial"] = "lowest_same_denomination_artificial"
"""The Question whether the insufficient bid or its correction was artificial."""


def both_natural(now: Situation, it: Irregularity, act: str) -> bool | Ask:
    """Whether neither the insufficient bid nor its correction `act` was artificial, or the Question on which that
    depends."""
    if now.found("conventional_call", it.act):
        return False
    artificial = now.found(ARTIFICIAL, it.act, act)
    if artificial is None:
        return Ask(kind=ARTIFICIAL, of=it.act, seat=it.by, aliases=(act,), cite="same_denomination")
    return not artificial


def lowest_specifies_the_same(now: Situation, it: Irregularity, act: str, call: Call) -> bool | Ask:
    """Whether the lowest bid in the same denomination specifies what the insufficient bid did, or the Question on which
    that depends."""
    shown = now.found("specified_suits", it.act)
    if shown is None and _is_natural_notrump(now, it, act, call):
        return True
    if shown is None:
        return Ask(kind="specified_suits", of=it.act, seat=it.by, cite="same_denomination")
    if not shown:
        return False
    again = now.found("specified_suits", act)
    if again is None:
        return Ask(kind="specified_suits", of=act, seat=it.by, cite="same_denomination")
    return set(again) == set(shown)


def _is_natural_notrump(now: Situation, it: Irregularity, act: str, call: Call) -> bool:
    """Whether notrump is corrected by notrump, and nothing in the record suggests that either bid was artificial."""
    return call.strain == "NT" and not (
        now.was_explained(it.act, act) or any(map(now.may_be_artificial, (it.act, act)))
    )


def specify_the_same(now: Situation, it: Irregularity, act: str, call: Call) -> bool | Ask:
    """Whether a bid in another denomination is free because both specify the same, or the Question on which that
    depends. The Director is asked only if one of them may show a suit that it does not name."""
    bid, shown = now.made(it.act), now.found("specified_suits", it.act)
    artificial = now.may_be_artificial(act) or (now.may_be_artificial(it.act) if shown is None else False)
    if shown is None:
        return Ask(kind="specified_suits", of=it.act, seat=it.by, cite="same_denomination") if artificial else False
    if not shown:
        return False
    again = now.found("specified_suits", act)
    if again is None:
        doubtful = artificial or bid is None or set(shown) != {bid.call.strain}
        return Ask(kind="specified_suits", of=act, seat=it.by, cite="same_denomination") if doubtful else False
    strains: list[Strain] = list(shown)
    enough = lowest_over(strains[0], bid_to_beat(now, it))
    return set(shown) == set(again) and (len(strains) > 1 or (enough is not None and call.rank <= enough.rank))


def bid_to_beat(now: Situation, it: Irregularity) -> Call | None:
    """The bid that the insufficient one should have been higher than."""
    return last.call if (last := now.to_beat(it.act)) else None


def lowest_sufficient(now: Situation, it: Irregularity) -> Call | None:
    """The lowest sufficient bid in the denomination of the insufficient one, if there is one."""
    bid = now.made(it.act)
    assert bid is not None
    assert bid.call.strain is not None
    return lowest_over(bid.call.strain, bid_to_beat(now, it))
