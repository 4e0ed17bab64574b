"""Claims and concessions (procedures, 4)."""

from __future__ import annotations

from bridgelaw.api.quick.cards import PlayWriting, defenders
from bridgelaw.api.quick.facts import NONE, SEAT_NAMES, UNTOLD, Known
from bridgelaw.api.quick.kind import NeededFact, Plain, QuickKind
from bridgelaw.api.quick.result import BEFORE, CONTRACT, calls_of, conditions, facts_of_claim
from bridgelaw.api.quick.writing import IT, seat
from bridgelaw.desk.hearing import HEARD_ON_CLAIM
from bridgelaw.game.cards import SUITS
from bridgelaw.game.seats import SEATS, Seat

_DECLARER = NeededFact("declarer")
_TRICKS_LEFT = NeededFact("tricks_left", offered=lambda known: tuple(str(n) for n in range(1, 14)))
_TRUMPS = "S"
_EVERYTHING = "13"
"""So many are claimed as there are left, unless it is said otherwise."""


def _up_to(known: Known) -> tuple[str, ...]:
    return tuple(str(n) for n in range(int(known["tricks_left"]) + 1))


def _not_dummy(known: Known) -> tuple[str, ...]:
    return tuple(one for one in SEAT_NAMES if one != seat(known, "declarer").partner.value)


def _played(known: Known, leader: Seat, *, trump_out: bool = False) -> PlayWriting:
    """The play with so many tricks left: those that the other side is told to have won come first, all the others are
    won by who speaks then."""
    declarer, over = seat(known, "declarer"), 13 - int(known["tricks_left"])
    calls = calls_of(known, f"4{_TRUMPS}" if trump_out else "3NT")
    trumps = calls[0][1:] if calls[0][1:] in SUITS else _TRUMPS
    kept = f"{trumps}A"
    writing = PlayWriting(declarer, *calls, named=[kept] if trump_out else [])
    own = over if BEFORE not in known else _of_side(known, leader)
    winners = [leader.lho] * (over - own) + [leader] * own
    for number, winner in enumerate(winners):
        suit = next(suit for suit in reversed(SUITS) if sum(card[0] == suit for card in writing.free()) >= len(SEATS))
        cards = [card for card in writing.free() if card[0] == suit][: len(SEATS)]
        writing.trick(writing.on_lead, cards, winner, dummy=number == 0)
    if trump_out:
        other = leader.lho if leader.lho is not writing.dummy else leader.rho
        writing.holdings[other] = writing.of(other) | {kept}
    return writing


def _of_side(known: Known, player: Seat) -> int:
    """The tricks that his side has won before, as was told."""
    declaring = int(known[BEFORE])
    return declaring if player.side is seat(known, "declarer").side else 13 - int(known["tricks_left"]) - declaring


def _scored(writing: PlayWriting, known: Known) -> Plain:
    """The record, with what it needs to be scored."""
    return writing.plain() | conditions(known)


# a claim that is contested


def _everybody_else(known: Known) -> tuple[str, ...]:
    """Nobody, or any of the other three: dummy may too, and so may his partner (68D)."""
    claimer = seat(known, "claimer")
    return (NONE, claimer.lho.value, claimer.rho.value, claimer.partner.value)


def _partner_objects(known: Known) -> bool:
    """Whether a defender has given up tricks and his partner objects: then he has given up none (68B)."""
    claimer = seat(known, "claimer")
    gives_up = int(known["claimed"]) < int(known["tricks_left"])
    return gives_up and claimer in defenders(seat(known, "declarer")) and known["objection"] == claimer.partner.value


def _contested(known: Known) -> bool:
    return known["objection"] != NONE and not _partner_objects(known)


def _claim(known: Known) -> Plain:
    by = seat(known, "claimer")
    writing = _played(known, by, trump_out=known.get("trump_out") == "yes")
    line = "" if known["statement"] == NONE else known["statement"]
    writing.add(by, claim={"tricks": int(known["claimed"]), **({"line": line} if line else {})}, id=IT)
    if known["objection"] == NONE:
        writing.add(by.lho, agree=True, of=IT)
        writing.add(by.rho, agree=True, of=IT)
        return _scored(writing, known)
    objects = seat(known, "objection")
    if known.get("played_after_claim") == "all_agreed":
        # at the request of the side that did not claim
        asks = next(one for one in (objects, by.lho, by.rho) if one.side is not by.side and one is not writing.dummy)
        writing.add(asks, play_on=True, id="asked")
        for other in (asks.lho, asks.partner, asks.rho):
            writing.add(other, agree=True, of="asked")
    if known.get("played_after_claim", "no") != "no":
        hand, card = writing.on_lead, next(writing.free())
        writing.play(hand, card, id="after")
        if hand in writing.holdings:
            writing.holdings[hand].add(card)
    if known.get("played_after_claim") == "some":
        writing.add(objects, attention="after")
    writing.add(objects, contest=True, of=IT)
    writing.add(objects, summon=True)
    writing.add("director", explain_options=True)
    return _scored(writing, known)


def _read_of_claim(known: Known) -> tuple[str, ...]:
    if known["objection"] == NONE:
        return ("law69.agreed",)
    if _partner_objects(known):
        return ("law68.partner_objects",)
    # they have been heard by now; once it is ruled, what it was ruled by is told as the reason
    measures: tuple[str, ...] = ("law70.doubt", "law70.unstated_line", "law70.unstated_finesse")
    measures += ("law70.outstanding_trump",) if known["trump_out"] == "yes" else ()
    ruled = int(known.get("normal_line", known["claimed"])) < int(known["claimed"])
    found: tuple[str, ...] = measures if "normal_line" not in known else ("law70.doubt",) if ruled else ()
    if known["played_after_claim"] == "all_agreed":
        return ("law68.all_agree_to_play_on", *found)
    return found if known["played_after_claim"] == "no" else (*found, "law68.play_is_void", "law70.later_play")


CLAIM = QuickKind(
    "claim",
    "68 70",
    9,
    (
        _DECLARER,
        NeededFact("claimer", offered=_not_dummy),
        _TRICKS_LEFT,
        NeededFact("claimed", offered=_up_to),
        NeededFact("objection", offered=_everybody_else),
        NeededFact("statement", _contested),
        NeededFact("trump_out", _contested),
        NeededFact("played_after_claim", _contested),
        *facts_of_claim(),
    ),
    _claim,
    {"statement": NONE, CONTRACT: UNTOLD},
    only_with={"all_agreed": "law68.all_agree_to_play_on"},
    reads_first=("law68.play_has_ceased", *HEARD_ON_CLAIM),
    reads=_read_of_claim,
    reads_at_once=True,
    guiding=(
        "law68.play_has_ceased",
        *HEARD_ON_CLAIM,
        "law70.doubt",
        "law70.unstated_line",
        "law70.unstated_finesse",
        "law70.outstanding_trump",
        "law70.later_play",
    ),
    because=("law70.doubt",),
    # the claim is void: nothing is shared out
    reads_alone="law68.all_agree_to_play_on",
)  # fmt: skip

# a concession


def _may_object(known: Known) -> bool:
    """Whether a partner who objects at once undoes it: a defender's."""
    return seat(known, "by") in defenders(seat(known, "declarer"))


def _withdrawn(known: Known) -> bool:
    return known.get("partner_objects", "no") == "no"


def _concession(known: Known) -> Plain:
    by, tricks = seat(known, "by"), int(known["conceded"])
    writing = _played(known, by)
    writing.add(by, concede={"tricks": tricks}, id=IT)
    if not _withdrawn(known):
        writing.add(by.partner, contest=True, of=IT)
        writing.add(by.lho if by.lho is not writing.dummy else by.rho, summon=True)
        return _scored(writing, known)
    for other in (by.lho, by.rho):
        writing.add(other, agree=True, of=IT)
    _taken_back(writing, known, by)
    return _scored(writing, known)


def _taken_back(writing: PlayWriting, known: Known, by: Seat) -> None:
    """He comes back to it, and when that was is no question."""
    found = known["found"]
    if found == "round_over":
        writing.add(by, state="round_over")
    writing.add(by, contest=True, of=IT, id="back")
    writing.add(by, summon=True)
    if found != "round_over":
        writing.add("director", find="in_time", of="back", value=found != "next_board")


CONCESSION = QuickKind(
    "concession",
    "68 71",
    7,
    (
        _DECLARER,
        NeededFact("by", offered=_not_dummy),
        _TRICKS_LEFT,
        NeededFact("conceded", offered=lambda known: _up_to(known)[1:]),
        NeededFact("partner_objects", _may_object),
        NeededFact("found", _withdrawn, lambda known: ("after_play", "next_board", "round_over")),
        *facts_of_claim(),
    ),
    _concession,
    {CONTRACT: UNTOLD},
    reads=lambda known: (
        ("law71.already_won", "law71.any_normal_play") if _withdrawn(known) else ("law68.partner_objects",)
    ),
)

# an agreement taken back


def _agreed(known: Known) -> Plain:
    by = seat(known, "by")
    declarer = seat(known, "declarer")
    claimer = declarer if by in defenders(declarer) else by.lho
    left = int(known["tricks_left"])
    claimed = min(left, int(known["claimed"]))
    writing = _played(known, claimer)
    writing.add(claimer, claim={"tricks": claimed}, id=IT)
    for other in (claimer.lho, claimer.rho):
        writing.add(other, agree=True, of=IT)
    _taken_back(writing, known, by)
    if known["trick_won"] == "yes":
        writing.add("director", find="normal_line", of=IT, value=max(0, claimed - 1))
    return _scored(writing, known)


AGREEMENT_WITHDRAWN = QuickKind(
    "agreement_withdrawn",
    "69",
    5,
    (
        _DECLARER,
        NeededFact("by"),
        _TRICKS_LEFT,
        NeededFact("found", offered=lambda known: ("after_play", "next_board", "round_over")),
        NeededFact("trick_won"),
        *facts_of_claim(),
    ),
    _agreed,
    {"claimed": _EVERYTHING, CONTRACT: UNTOLD},
    reads=lambda known: ("law70.contested", "law70.doubt") if known["found"] == "after_play" else ("law69.rescored",),
    guiding=("law70.contested", "law70.doubt", "law69.rescored"),
)

KINDS = (CLAIM, CONCESSION, AGREEMENT_WITHDRAWN)
