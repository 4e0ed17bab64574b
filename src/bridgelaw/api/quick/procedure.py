"""What players did without the Director, penalties, facts in dispute, appeals, spectators (procedures, 5.4 and 7)."""

from __future__ import annotations

from bridgelaw.api.quick.facts import NONE, Known
from bridgelaw.api.quick.kind import NeededFact, Plain, QuickKind
from bridgelaw.api.quick.writing import BEFORE, IT, Writing, seat
from bridgelaw.game.seats import Seat

# an irregularity of which it does not count what it was


def _exposed(writing: Writing, by: Seat) -> None:
    """The slightest that there is: a small card that fell, for which nobody has to do anything."""
    writing.add(by, expose=["C2"], how="dropped", id=BEFORE)


# they settled it alone

_WENT_ON = ("called", "played")


def _went_on(known: Known) -> bool:
    return known["did"] in _WENT_ON


def _against_him(known: Known) -> bool:
    """Whether what he went on after was the other side's: then his side may lose a right."""
    return _went_on(known) and seat(known, "offender").side is not seat(known, "by").side


def _alone(known: Known) -> Plain:
    by, did = seat(known, "by"), known["did"]
    offender = seat(known, "offender") if _went_on(known) else by.lho
    writing = Writing(by)
    _exposed(writing, offender)
    writing.add(by.partner, attention=BEFORE)
    if _went_on(known):
        # he has gone on, and an opponent after him
        writing.add(by, call="P", id=IT)
        writing.called(by.lho)
    elif did == "waived":
        writing.add(by, waive=True, of=BEFORE, id=IT)
    else:
        writing.add(by, assess="…", of=BEFORE, id=IT)
    writing.add(by.rho, summon=True)
    return writing.plain()


def _read_of_alone(known: Known) -> tuple[str, ...]:
    if not _went_on(known):
        return ("law10.players_cannot", "law10.director_may_undo", "law84.prescribed")
    lost = ("law11.acted_first",) if _against_him(known) else ()
    return ("law09.summon_at_once", "law09.freeze", *lost, "law84.prescribed")


ACTED_BEFORE_DIRECTOR = QuickKind(
    "acted_before_director",
    "9 10 11",
    3,
    (
        NeededFact("by"),
        NeededFact("did", offered=lambda known: (*_WENT_ON, "waived", "assessed")),
        NeededFact("offender", _went_on),
    ),
    _alone,
    reads=_read_of_alone,
)

# penalties

_AMOUNT = "penalty_mp_percent_of_top"


def _penalty(known: Known) -> Plain:
    """A warning the first time, then the standard penalty of the authority."""
    amount = 0 if int(known["times"]) < 2 else float(known[_AMOUNT])
    penalty = {"side": known["side"], "unit": "percent", "amount": amount, "kind": "procedural"}
    writing = Writing(Seat.N)
    writing.add("director", penalize=penalty, id=IT)
    return writing.plain()


PROCEDURAL_PENALTY = QuickKind(
    "procedural_penalty",
    "90",
    4,
    (
        NeededFact("side"),
        NeededFact("offence"),
        NeededFact("times", offered=lambda known: tuple(str(n) for n in range(1, 6))),
    ),
    _penalty,
    leads=("law90", "law91"),
    settings=(_AMOUNT,),
    reads=lambda known: ("law90.procedural", "law11.penalty_after"),
)

# they do not agree on what happened


def _disputed(known: Known) -> Plain:
    by = seat(known, "by")
    writing = Writing(by.lho)
    writing.calls("1C")
    writing.add(by.lho, summon=True)
    writing.add(by, dispute=True, id=IT)
    return writing.plain()


DISPUTED_FACTS = QuickKind(
    "disputed_facts",
    "84 85",
    2,
    (NeededFact("by"),),
    _disputed,
    reads=lambda known: ("law85.disputed", "law85.undetermined", "law83.told"),
)

# an appeal


_PERIOD = "appeal_minutes"


def _in_time(known: Known) -> bool:
    return int(known["minutes"]) <= float(known[_PERIOD])


def _appeal(known: Known) -> Plain:
    by = seat(known, "by")
    writing = Writing(by)
    writing.calls("1NT", "P", "P", "P")
    writing.add("director", result=7, id="ruling")
    writing.add("director", state="round_over")
    writing.add(by, appeal=True, of="ruling", id=IT)
    if known["concurring"] == "yes":
        writing.add(by.partner, appeal=True, of=IT, concurring=True)
    writing.add("director", find="in_time", of=IT, value=_in_time(known))
    return writing.plain()


def _read_of_appeal(known: Known) -> tuple[str, ...]:
    return ("law92.right", "law92.in_time", "law92.joined", "law92.heard", "law92.through_director", "law92.undecided")


APPEAL = QuickKind(
    "appeal",
    "92 93",
    4,
    (NeededFact("by"), NeededFact("minutes"), NeededFact("concurring")),
    _appeal,
    leads=("law92", "law93", "law83"),
    settings=(_PERIOD,),
    reads=_read_of_appeal,
)

# a spectator


def _spectator(known: Known) -> Plain:
    offender = seat(known, "offender")
    writing = Writing(offender.rho)
    _exposed(writing, offender)
    writing.add("spectator", attention=BEFORE, responsible=known["responsible"], id=IT)
    writing.add(offender.lho, summon=True)
    return writing.plain()


SPECTATOR = QuickKind(
    "spectator",
    "11 76",
    3,
    (NeededFact("offender"), NeededFact("responsible")),
    _spectator,
    leads=("law76", "law11.spectator_of_nos", "law11.spectator_of_os"),
    reads=lambda known: (
        *(("law11.spectator_of_nos", "law11.spectator_of_os") if known["responsible"] != NONE else ()),
        "law76.silent",
        "law76.asked",
        "law84.prescribed",
    ),
)

KINDS = (SPECTATOR, ACTED_BEFORE_DIRECTOR, PROCEDURAL_PENALTY, DISPUTED_FACTS, APPEAL)
