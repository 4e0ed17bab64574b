"""Which calls of an offender are gone, what stands in their place, and which suits his calls specified."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE
from bridgelaw.game.cards import SUITS, Suit
from bridgelaw.lawbook.effects import Ask
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table.auction import Made
from bridgelaw.table.standing import CANCELLED, WITHDRAWN

Specified = tuple[Suit, ...]


def withdrawn(now: Situation, it: Irregularity) -> Iterator[Made]:
    """The offender's own calls that are gone because of it: the irregular one, and others in its place."""
    for made in now.facts.calls:
        gone = made.by is it.by and made.standing in (WITHDRAWN, CANCELLED) and not made.implied
        if gone and now.blamed.get(made.act, f"{it.kind}@{made.act}") == it.key:
            yield made


def final_call(now: Situation, it: Irregularity, made: Made) -> Made | None:
    """What he called at that turn in the end: the call that a refused change leaves standing, else his next one."""
    own = [m for m in now.facts.calls if m.by is made.by and m.counts]
    if it.kind == "changed_call" and made.act == it.act:
        before = [m for m in own if m.number < made.number]
        return max(before, key=lambda m: m.number, default=None)
    return min((m for m in own if m.number > made.number), key=lambda m: m.number, default=None)


def condoned(now: Situation, it: Irregularity) -> bool:
    """Whether the opponent on the left had called over the irregular call before the Director explained or ruled."""
    call, told = now.made(it.act), now.facts.numbers.get(it.explained or it.settled or "", now.facts.count)
    if call is None or it.kind == "changed_call":
        return False
    over = (m for m in now.facts.calls if m.by is call.by.lho and not m.implied)
    return it.status == "accepted" or any(call.number < m.number < told for m in over)


def free(now: Situation, it: Irregularity, made: Made) -> bool:
    """Whether a Law has said that no restriction follows, or none can."""
    silenced = ("law26.restriction", made.act) in now.silenced
    return silenced or it.status == "forfeited" or condoned(now, it)


def nothing_followed(now: Situation, it: Irregularity, made: Made) -> bool:
    """Whether it was ruled to cost nothing; what was put in its place too soon, and cancelled, costs what it costs."""
    if any(other.kind == "premature_correction" for other in now.irregularities_of(made.act)):
        return False
    return any(r.effect.irregularity == it.key and r.effect.what == "none" for r in now.rulings)


def enforced_pass(now: Situation, it: Irregularity, made: Made) -> bool:
    """Whether the Laws made him pass again where he had passed."""
    return made.call is PASS and any(
        r.effect.irregularity == it.key and r.effect.what == "offender_passes" for r in now.rulings
    )


def specified(now: Situation, made: Made) -> Specified | Ask:
    """The suits that the call showed. Only where the record gives reason to doubt that it was natural is that asked."""
    found = now.found("specified_suits", made.act)
    if found is not None:
        return tuple(suit for suit in SUITS if suit in found)
    if _doubtful(now, made):
        return Ask(kind="specified_suits", of=made.act, seat=made.by)
    strain = made.call.strain
    return tuple(suit for suit in SUITS if suit == strain)


def specified_in_auction(now: Situation, made: Made) -> Specified | Ask:
    """The suits that the caller of `made` showed by the calls that stand, before or after."""
    shown: set[Suit] = set()
    for call in now.facts.calls:
        if call.by is made.by and call.counts and not call.implied and call.call is not PASS:
            suits = specified(now, call)
            if isinstance(suits, Ask):
                return suits
            shown.update(suits)
    return tuple(suit for suit in SUITS if suit in shown)


def notrump_too(now: Situation, made: Made) -> bool:
    """Whether the Director found that the call showed notrump beside suits."""
    return "NT" in (now.found("specified_suits", made.act) or ())


def is_double(made: Made) -> bool:
    """A double or a redouble."""
    return made.call in (DOUBLE, REDOUBLE)


def _doubtful(now: Situation, made: Made) -> bool:
    """An alert, an announcement, an explanation, a stated meaning, or a finding on the call itself."""
    if now.may_be_artificial(made.act) or now.was_explained(made.act):
        return True
    return any(f.of == made.act and f.value is True and f.kind in _ARTIFICIAL for f in now.findings)


_ARTIFICIAL = ("conventional_call", "lowest_same_denomination_artificial")
