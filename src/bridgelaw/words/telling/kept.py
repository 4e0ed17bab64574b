"""The Law by which a player may not use what he knows from his partner."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from msgspec import UNSET

from bridgelaw.answer.model import Obligation, Option
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain

KEPT = "avoid_taking_advantage"
"""The duty not to use it."""


def source_law(to_tell: AnswerToTell, duty: Obligation, then: Iterable[Plain] = ()) -> str:
    """The provision of a duty; of the duty not to use something the one that says so of what it is (a withdrawn call, a
    penalty card that was picked up), where that is one. `then`: what comes with the duty, as elements of a cost.

    What partner's manner, remark or alert tells has none of its own: the Law that makes it unauthorised forbids certain
    choices, and to avoid any advantage is asked by that of the duty.
    """
    found = made_unauthorized_by(to_tell, duty, then) if duty.what == KEPT else ""
    held = provisions(to_tell.words.edition)
    partner = held.get("law16.from_partner")
    drawers = drawers_at(found)
    if "law24" in drawers and "law16" not in drawers:
        # of an exposed card that Law says whose information it is; what may not be chosen, the one on what is withdrawn
        found = held["law16.withdrawn_os"].reference
    return duty.law if not found or (partner is not None and found == partner.reference) else found


def made_unauthorized_by(to_tell: AnswerToTell, duty: Obligation, then: Iterable[Plain] = ()) -> str:
    """The provision that makes what is not to be used unauthorised, where that is one; `then` as in `source_law`."""
    entries = [entry for entry in to_tell.ledger.get(duty.who, ()) if not entry.ended and entry.about in duty.because]
    laws = {entry.law for entry in entries if entry.status == "unauthorized"}
    for one in then:
        if one["element"] == "information" and (one["seat"], one["status"]) == (duty.who, "unauthorized"):
            laws.add(str(one["law"]))
    return laws.pop() if len(laws) == 1 else ""


def may_be_freed(seat: str, options: Sequence[Option], about: Collection[str] = ()) -> bool:
    """Whether it hangs on what is chosen with one of those options that this player may use what was withdrawn: one of
    the acts `about`, where they are given. What he kept of an earlier stop, or may use of an opponent, is not meant."""
    return frees((one for option in options if option.then is not UNSET for one in option.then), seat, about)


def frees(then: Iterable[Plain], seat: str = "", about: Collection[str] = ()) -> bool:
    """Whether by these consequences the player, or anybody, may use a withdrawn call (`about` as in `may_be_freed`)."""
    kinds = (one for one in then if one["element"] == "information" and one["kind"] == "withdrawn_call")
    meant = (one for one in kinds if not about or one["about"] in about)
    return any(seat in ("", one["seat"]) and one["status"] == "authorized" for one in meant)
