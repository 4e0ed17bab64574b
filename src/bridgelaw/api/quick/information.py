"""What was made available to partner, and what was explained wrongly (procedures, 4.1 and 4.3)."""

from __future__ import annotations

from msgspec.structs import replace

from bridgelaw.api.quick.elsewhere import OTHER_SOURCE
from bridgelaw.api.quick.facts import CHANGED, NONE, SEAT_NAMES, UNKNOWN, UNTOLD, Known, calls_over, listed
from bridgelaw.api.quick.filling import Told, bids_of, changes, filled, first_to_name
from bridgelaw.api.quick.kind import NeededFact, Plain, QuickKind, Together
from bridgelaw.api.quick.writing import IT, Writing, between, pass_out, seat
from bridgelaw.game.calls import BIDS, CALLS, Call
from bridgelaw.game.cards import CARDS
from bridgelaw.game.seats import Seat

_CHANNELS = ("hesitation", "haste", "remark", "question", "emphasis", "tone", "gesture", "mannerism")


def _actions(known: Known) -> tuple[str, ...]:
    """What partner can have chosen: nothing yet, a call, any one as long as nobody has told what was bid before, or a
    lead."""
    return (NONE, *calls_over(known.get("last_bid", UNTOLD)), *CARDS)


def _unauthorized(known: Known) -> Plain:
    by, action = seat(known, "by"), known["action"]
    partner = by.partner
    lead, bid = action in CARDS, known["last_bid"] or "1C"
    if action == "XX":
        # his own bid has been doubled
        writing = Writing(partner)
        writing.calls(bid, "X")
    elif lead or bid in (action, NONE):
        # nobody has bid before
        writing = Writing(by)
    else:
        writing = Writing(by.rho)
        writing.calls(bid)
    writing.add(by, convey=known["what"], id=IT)
    writing.add(by, call="P")
    if lead:
        writing.calls("1NT", "P", "P", "P", by=by.lho)
        writing.add(partner, play=action, id="action")
    else:
        writing.add(by.lho, call="P")
        if action != NONE:
            writing.add(partner, call=action, id="action")
    if known["stage"] == "ended":
        if not lead:
            pass_out(writing, by.rho if action != NONE else partner)
        writing.add("director", result=7)
    about = "action" if action != NONE else IT
    writing.add(by.lho, summon=True, of=about)
    return writing.plain()


def _read_of_information(known: Known) -> tuple[str, ...]:
    """How a disputed fact is found; the table plays on, and calls again if it was used; when the board is over, what
    the Director does about it."""
    disputed = known.get("facts_agreed") == "no" and "information_made_available" not in known
    found = ("law85.disputed",) if disputed else ()
    if known["stage"] == "ended":
        # 1997 says of it only that the table plays on, which is over
        return (*found, "law16.taken_up@law16.withdrawn_actions", "law16.adjustment")
    used = known["action"] != NONE
    if used:
        return (*found, "law16.suspicion", "law16.taken_up")
    return (*found, "law16.from_partner", "law16.suspicion", "law16.opponents")


def _may_be_used(known: Known) -> bool:
    """Whether the board goes on, and partner may have been told something."""
    return known["stage"] != "ended" and known.get("information_made_available") != "no"


UNAUTHORIZED_INFORMATION = QuickKind(
    "unauthorized_information",
    "16, 73",
    4,
    (NeededFact("by"), NeededFact("what", offered=lambda known: _CHANNELS), NeededFact("action", offered=_actions)),
    _unauthorized,
    {"stage": "auction", "last_bid": UNTOLD},
    rare_where={"last_bid": lambda known: "action" not in known},
    plays_on=_may_be_used,
    judged_later=("suggested", "logical_alternatives"),
    reads=_read_of_information,
    guiding=("law85.disputed", "law16.taken_up", "law16.adjustment"),
    reads_at_once=True,
    leads=(
        "law16.nothing_else", "law16.adjustment", "law16.from_partner", "law16.unexpected", "law16.spoken_out_of_place",
        "law16.agreed", "law16.found", "law16.facts", "law16.alternatives", "law16.suspicion", "law16.taken_up",
        "law16.may_reserve", "law16.reserve", "law16.dispute", "law20.single_call", "law20.question_for_partner",
        "law73",
    ),
)  # fmt: skip

# a wrong explanation

_STAGES = ("auction", "clarification", "play", "ended")


def _opponents(known: Known) -> tuple[str, ...]:
    """Whose turn it was when it was said: an opponent's; often nobody knows."""
    by = seat(known, "by")
    return (by.rho.value, by.lho.value, UNKNOWN)


def _turn(known: Known) -> Seat:
    """The same; where nobody knows it, of the opponent behind the call that was explained: of what was called since the
    Director judges whether it may have been influenced."""
    return seat(known, "by").rho if known["turn"] == UNKNOWN else seat(known, "turn")


def _bids_since(known: Known) -> list[tuple[Seat, Call]]:
    """The bids that were told, each with who made it."""
    return bids_of(_turn(known), listed(known, "calls_since"))


def _declarers(known: Known) -> tuple[str, ...]:
    """Who can be declarer once it is over: who has made the last of the bids told, or his partner, who may have named
    its denomination before any of them (22); the side of the call that was explained, where nobody has bid since."""
    by, bids = seat(known, "by"), _bids_since(known)
    if not bids:
        call = CALLS.get(known.get("call", ""))
        only = call is not None and call.is_bid and not any(one.rank < call.rank for one in _alike(call))
        return (by.partner.value,) if only else (by.partner.value, by.value)
    first = _first_to_name(bids)
    earlier = any(one.rank < bids[0][1].rank for one in _alike(bids[-1][1]))
    return (first.value, first.partner.value) if earlier else (first.value,)


def _alike(bid: Call) -> list[Call]:
    """The bids in the same denomination."""
    return [one for one in BIDS if one.strain == bid.strain]


def _first_to_name(bids: list[tuple[Seat, Call]]) -> Seat:
    """Who of the side that made the last of the bids named its denomination first among them."""
    last = bids[-1][0]
    return first_to_name(bids, last.side) or last


def _over(known: Known) -> bool:
    """Whether the auction is over, and a call might still be changed."""
    return known["stage"] == "clarification"


def _led(known: Known) -> bool:
    """Whether the opening lead lies face up: no call can be changed any more, whoever made it."""
    return known["stage"] in ("play", "ended")


def _not_led(known: Known) -> bool:
    return not _led(known)


def _declarer_hangs(known: Known) -> bool:
    """Whether it does not follow from the calls who is declarer."""
    return _led(known) or (_over(known) and len(_may_declare(known)) > 1)


def _declarer(known: Known) -> Seat | None:
    """Who is declarer once the auction is over: as it was told, or as it follows from the calls that were."""
    if "declarer" in known:
        return seat(known, "declarer")
    if bids := _bids_since(known):
        return _first_to_name(bids)
    may_be = _may_declare(known)
    return Seat[may_be[0]] if len(may_be) == 1 else None


def _misled_leads(known: Known) -> bool:
    """Whether the auction is over, and it is the side that was misinformed that leads to it."""
    if not _over(known) or not {"turn", "calls_since"} <= set(known):
        return False
    declarer = _declarer(known)
    return declarer is not None and declarer.side is seat(known, "by").side


def lies_down(known: Known) -> bool:
    """Whether a lead of the side that was misinformed lies face down: it may be taken back too (47E2)."""
    return known.get("lead_down") == "yes" and _misled_leads(known)


def _may_declare(known: Known) -> tuple[str, ...]:
    """Behind a bid only its side, behind a double only the other."""
    call = known.get("call", "")
    if not _led(known) and _bids_since(known):
        return _declarers(known)
    others = (seat(known, "by").rho.value, seat(known, "by").lho.value)
    return SEAT_NAMES if _led(known) or call == "P" else others if call == "X" else _declarers(known)


def _wrong_explanation(known: Known) -> Plain:
    return _misinformed(known, alerted=True)


def _missing_alert(known: Known) -> Plain:
    return _misinformed(known, alerted=False)


def _misinformed(known: Known, *, alerted: bool) -> Plain:
    """A call that was explained wrongly, or not `alerted`, at that turn; what was called since, and who says so."""
    if _led(known):
        return _found_late(known, alerted=alerted)
    by, turn = seat(known, "by"), _turn(known)
    told = _told(known)
    fill = filled(told, known.get(CHANGED))
    writing = Writing(fill.dealer)
    ids, hand = [], fill.dealer
    own_side = known["noticed_by"] != "opponents"
    for number, made in enumerate(fill.calls):
        ids.append(_called(writing, hand, str(made), explained=bool(told.explained) and number == fill.about))
        hand = hand.lho
        if number == fill.about and not alerted and not own_side:
            # where his own side says so it is the call itself that is spoken of
            writing.add(by, convey="no_alert", of=ids[number], id=IT)
    call = ids[fill.about]
    about = call if not alerted and own_side else IT
    if alerted:
        _asked(writing, call, turn, by, known)
    for later in listed(known, "calls_since"):
        writing.add(hand, call=later)
        hand = hand.lho
    if _over(known):
        pass_out(writing, hand)
    if lies_down(known):
        declarer = _declarer(known)
        assert declarer is not None
        writing.add(declarer.lho, play="C2", down=True)
    _put_right(writing, known, by, about, call)
    return writing.plain()


def _called(writing: Writing, by: Seat, call: str, *, explained: bool) -> str:
    """One call before those that were told; `explained`: the one that was, and somebody has said which it was."""
    if not explained:
        return writing.unnamed(by, call)
    writing.add(by, call=call, id=_EXPLAINED)
    return _EXPLAINED


_EXPLAINED = "explained"


def _told(known: Known) -> Told:
    """What is known of the auction; without the call that was explained, where none is known with which it could be
    made of those that were told."""
    by, declarer, call = seat(known, "by"), known.get("declarer"), known.get("call", "")
    turn, over, since = by.lho, True, [(), _to_declarer(known)]
    if not _led(known):
        turn, over, since = _turn(known), _over(known), [listed(known, "calls_since")]
    found = [Told(by.partner, turn, one, over, Seat[declarer] if declarer else None, call) for one in since]
    return next((one for one in found if one.follow()), replace(found[0], explained=""))


def _to_declarer(known: Known) -> tuple[str, ...]:
    """Once the opening lead lies there nothing hangs on the calls since: declarer may have bid again."""
    return (*("P",) * between(seat(known, "by").lho, seat(known, "declarer")), "7NT") if _led(known) else ()


def _changes(known: Known, who: Seat) -> tuple[str, ...]:
    return () if _led(known) else changes(_told(known), who)


def _found_late(known: Known, *, alerted: bool) -> Plain:
    """The same where it is found only when the opening lead lies there: nothing hangs on the calls since."""
    by, declarer = seat(known, "by"), seat(known, "declarer")
    defends = declarer.side is not by.side
    dealer, calls, explained = _calls_late(known)
    writing, hand, ids = Writing(dealer), dealer, list[str]()
    for number, made in enumerate(calls):
        ids.append(_called(writing, hand, made, explained=known.get("call") == made and number == explained))
        hand = hand.lho
    call = ids[explained]
    about = call if not alerted and known["noticed_by"] != "opponents" else IT
    if not alerted and about == IT:
        writing.add(by, convey="no_alert", of=call, id=IT)
    pass_out(writing, hand)
    # nobody has told what was done on it: it is written behind all that his partner has called or led
    if alerted and not defends:
        _asked(writing, call, declarer.lho, by, known)
    writing.add(declarer.lho, play="C2")
    writing.add(declarer.partner, spread=True)
    if alerted and defends:
        _asked(writing, call, declarer, by, known)
    if known["stage"] == "ended":
        writing.add("director", result=7)
    _put_right(writing, known, by, about, call)
    return writing.plain()


def _calls_late(known: Known) -> tuple[Seat, tuple[str, ...], int]:
    """The dealer and the calls before the passes at the end, and which of them was explained."""
    by, declarer = seat(known, "by"), seat(known, "declarer")
    if (told := _told(known)).explained:
        fill = filled(told)
        return fill.dealer, (*(str(call) for call in fill.calls), *told.since), fill.about
    if declarer is by:
        return by, ("1C", "P", "2C"), 2
    passes = ("P",) * (between(by.partner, declarer) - 1) if declarer.side is not by.side else ()
    return by.partner, ("1C", *passes, *(("1NT",) if declarer.side is not by.side else ())), 0


def _asked(writing: Writing, call: str, who: Seat, by: Seat, known: Known) -> None:
    """`who` asks about that call, and `by` gives the explanation that is wrong."""
    writing.add(who, ask="what does it show", of=call)
    writing.add(by, explain=known.get("explanation") or "…", of=call, id=IT)


def _put_right(writing: Writing, known: Known, by: Seat, about: str, call: str) -> None:
    # dummy may not draw attention in the play
    dummy = seat(known, "declarer").partner if known["stage"] == "play" else None
    opponent = by.rho if by.lho is dummy else by.lho
    if known["noticed_by"] == "explainer":
        writing.add(by, correct="…", of=about, id="put_right")
    elif known["noticed_by"] == "partner":
        writing.add(by.partner, correct="…", of=about, id="put_right")
    else:
        writing.add(opponent, attention=about)
    writing.add(opponent, summon=True, of=about)
    if _is_told_of(known) and known.get("right_explanation"):
        writing.add("director", find="agreement", of=call, value=known["right_explanation"])


def _is_told_of(known: Known) -> bool:
    """Whether the other side says that it was wrong: of its own side the Director is asked what was agreed."""
    return known.get("noticed_by") == "opponents"


_USED = ("information_made_available", "suggested", "logical_alternatives")
"""Whether partner used what the explanation told him is looked at when the board is over."""


def _read_late(known: Known) -> tuple[str, ...]:
    """A call may be changed until the lead is faced, a card taken back at times; the score is looked at in the end.
    Nothing of it holds where the explanation was right."""
    if known.get("misinformation") == "no":
        return ()
    if not _led(known):
        lead = ("law47.misinformed",) if lies_down(known) else ()
        return ("law21.change_call", "law21.lho_changes", *lead, "law21.too_late")
    return (*(("law47.misinformed",) if known["stage"] == "play" else ()), "law21.too_late")


def _turn_and_calls(known: Known) -> tuple[Together, ...]:
    """Whose turn it was, and what is mostly so since: nobody has called, or, once the auction is over, three passed."""
    since = "P P P" if _over(known) else NONE
    return tuple((("turn", one), ("calls_since", since)) for one in _opponents(known) if one != UNKNOWN)


_WHERE = {"lead_down": lambda known: "stage" not in known or (_over(known) and _misled_leads(known))}

WRONG_EXPLANATION = QuickKind(
    "wrong_explanation",
    "20F 21 75",
    7,
    (
        NeededFact("by"),
        NeededFact("stage", offered=lambda known: _STAGES),
        NeededFact("noticed_by"),
        NeededFact("turn", _not_led, _opponents),
        NeededFact("calls_since", _not_led),
        NeededFact("declarer", _declarer_hangs, _may_declare),
    ),
    _wrong_explanation,
    {"lead_down": "no", "call": UNTOLD, "explanation": UNTOLD, "right_explanation": UNTOLD},
    together={"turn": _turn_and_calls},
    prompts={"stage": ("call", "explanation")},
    rare_where={**_WHERE, "right_explanation": _is_told_of},
    leads=(
        "law20.own_error", "law20.own_error_duty", "law20.own_error_corrected", "law20.director_applies",
        "law20.partner_error_silence", "law20.partner_error_seen", "law20.partner_error_duty",
        "law20.partner_error_defender", "law20.partner_error_declarer", "law20.misinformed", "law21",
        "law47.misinformed", "law47.may_be_withdrawn", "law47.too_late", "law75",
    ),
    waits=_USED,
    reads=_read_late,
    changes=_changes,
    reads_at_once=True,
)  # fmt: skip

MISSING_ALERT = QuickKind(
    "missing_alert",
    "20F5 21",
    7,
    WRONG_EXPLANATION.asks,
    _missing_alert,
    {"call": UNTOLD, "right_explanation": UNTOLD},
    together={"turn": _turn_and_calls},
    prompts={"stage": ("call",)},
    rare_where={"right_explanation": _is_told_of},
    leads=("law21.missing_alert", "law21.unneeded_alert", "law40.alerting"),
    waits=_USED,
    reads=_read_late,
    changes=_changes,
    reads_at_once=True,
)

KINDS = (UNAUTHORIZED_INFORMATION, WRONG_EXPLANATION, MISSING_ALERT, OTHER_SOURCE)
