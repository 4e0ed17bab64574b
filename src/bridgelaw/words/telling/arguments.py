"""The arguments that a message about an element of the answer needs, found in the answer and the acts of the record.

Every function gives what can be known and leaves the rest out; a message that lacks one of its arguments is not used.
An element may carry `args` (codes by the names of the variables), which come first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bridgelaw.game.calls import CALLS
from bridgelaw.game.seats import SEATS, Seat, Side
from bridgelaw.words.telling.case import Case, Entry

Args = dict[str, str | float]

CALL_VARIABLES = ("call", "first", "second", "last", "minimum")
CODES = frozenset(s.value for s in SEATS)


def of_irregularity(case: Case, it: Entry) -> Args:
    """Arguments for `irregularity-KIND`: who, what call or card, whose turn it was."""
    kind, act = it.get("kind"), it.get("act")
    args = of_act(case, act) | people(it.get("by"))
    if case.answer.get("declarer"):
        args["declarer"] = case.answer["declarer"]
    if kind in ("missing_alert", "unexpected_alert"):
        called = act if case.call_index(act) is not None else case.act(act).get("of")
        if (caller := case.actor(called)) in CODES:
            args["partner"] = str(caller)
    if kind == "looked_at_other_hand" and (owner := str(case.act(act).get("about"))) in CODES:
        args["other"] = owner
    if (side := str(it.get("side") or case.act(act).get("responsible"))) in ("NS", "EW"):
        args["side"] = side
    if kind == "wrong_number_of_cards" and (cards := _counted(case, it.get("by"))) is not None:
        args["cards"] = cards
    if kind == "fouled_board" and case.view.board is not None:
        args["n"] = str(case.view.board)
    if kind in ("defective_trick", "simultaneous_play"):
        args |= _of_trick(case, act, together=kind == "simultaneous_play")
    return _given(case, it, args)


def _counted(case: Case, seat: Any) -> int | None:
    """How many cards that hand was stated to have; as dealt, where the deal itself is wrong. None: nobody wrote it."""
    dealt = len(case.view.hands.get(str(seat), "").replace(".", ""))
    if dealt not in (0, 13):
        return dealt
    more = {"extra_card": 1, "missing_card": -1}
    said = [a for a in case.view.acts.values() if a.get("state") in more and a.get("seat", a.get("by")) == seat]
    return 13 + sum(more[a["state"]] * (len(a.get("cards") or ()) or 1) for a in said) if said else None


def of_act(case: Case, act: str | None) -> Args:
    """What act `act` was: a call, a card, shown cards, or words about a call."""
    calls, plays = case.call_index(act), case.play_index(act)
    if calls is not None:
        return _of_call(case, calls)
    if plays is not None:
        return _of_play(case, plays)
    acted = case.act(act)
    if cards := acted.get("expose") or acted.get("pick_up") or ([acted["play"]] if "play" in acted else None):
        return {"card": case.words.all_of([case.words.card(c) for c in cards]), "cards": len(cards)}
    called = acted.get("call") or acted.get("substitute")
    if not called and (behind := call_behind(case, [act] if act else [])):
        called = behind
    return {"call": case.words.call(called)} if isinstance(called, str) else {}


def of_question(case: Case, question: Entry) -> Args:
    """Arguments for `question-KIND`; `of` is the act that is asked about."""
    act = question.get("of")
    args = of_act(case, act) | people(question.get("seat") or case.actor(act))
    if case.answer.get("declarer"):
        args["declarer"] = case.answer["declarer"]
    responsible = case.act(act).get("responsible")
    if question.get("side") or responsible in ("NS", "EW"):
        args["side"] = str(question.get("side") or responsible)
    return _given(case, question, args)


def of_duty(case: Case, duty: Entry) -> Args:
    """Arguments for `obligation-WHAT`."""
    args = people(duty.get("who"))
    for name in ("suit", "until"):
        if isinstance(duty.get(name), str):
            args[name] = duty[name]
    if len(duty.get("suits") or ()) == 1:
        args["suit"] = duty["suits"][0]
    if duty.get("card"):
        args["card"] = case.words.card(duty["card"])
    because = [duty["of"]] if duty.get("of") else list(duty.get("because") or ())
    if "suit" not in args:
        args |= {k: v for act in because for k, v in of_act(case, act).items() if k == "suit"}
    whose = args.get("seat") if duty.get("what") == "repeat_call" else None
    if duty.get("what") == "alert":
        whose = args.get("partner")
    if called := duty.get("call") or call_behind(case, because, str(whose or "")):
        args["call"] = case.words.call(called)
    return _given(case, duty, args)


def of_ruling(case: Case, ruling: Entry) -> Args:
    """Arguments for `rectification-WORD`: the offender's side, the tricks, the card, how long."""
    it = case.irregularity(ruling.get("irregularity"))
    offender = it.get("by")
    args = of_irregularity(case, it)
    if offender in CODES:
        seat = Seat(offender)
        pays = ruling.get("rectification") in ("procedural_penalty", "cap_average_minus")
        args["side"] = (seat.side if pays else seat.side.opponents).value
        passes = seat if ruling.get("rectification") == "offender_passes" else seat.partner
        duties = [d for d in case.answer.get("obligations") or () if (d["who"], d["what"]) == (passes.value, "pass")]
        if duties and duties[0].get("until"):
            args["until"] = duties[0]["until"]
        mine = [c for c in case.answer.get("penalty_cards") or () if c["seat"] == offender]
        if mine:
            args |= {"card": case.words.card(mine[-1]["card"]), "penalty_rank": mine[-1]["rank"]}
    if ruling.get("until"):
        args["until"] = ruling["until"]
    if ruling.get("side"):
        # `side` of a transfer is the one that loses the tricks; the message names the one that gets them
        loses = ruling.get("rectification") == "transfer"
        args["side"] = other_side(ruling["side"]) if loses else ruling["side"]
    args["tricks"] = int(ruling.get("transfer") or 0)
    return _given(case, ruling, args)


def people(by: Any) -> Args:
    """The roles that follow from who did something."""
    if by not in CODES:
        return {"seat": by, "offender": by} if isinstance(by, str) else {}
    seat = Seat(by)
    sides = {"side": seat.side.value, "other_side": seat.side.opponents.value}
    return {"seat": by, "offender": by, "partner": seat.partner.value, "rho": seat.rho.value, **sides}


def call_behind(case: Case, acts: Iterable[str], whose: str = "") -> str | None:
    """The call that one of `acts` made or was about: `of`, and the `of` of that; of the seat `whose`, if one is."""
    found: list[tuple[str, str]] = []
    for act in acts:
        at: str | None = act
        for _ in range(4):
            index = case.call_index(at)
            if index is not None:
                found.append((case.auction[index]["by"], case.auction[index]["call"]))
                break
            at = case.act(at).get("of")
    return next((call for by, call in found if by == whose), found[0][1] if found else None)


def other_side(side: str) -> str:
    """The opponents of `side`."""
    return str(Side(side).opponents.value)


def _of_call(case: Case, index: int) -> Args:
    said = case.words.call
    call = case.auction[index]["call"]
    args: Args = {"call": said(call), "action": said(call), "due": case.turn_before(index)}
    if last := case.last_bid_before(index):
        args["last"] = said(last)
    if call in CALLS and (minimum := case.lowest_sufficient(index)):
        args["minimum"] = said(minimum)
    if change := case.change(index):
        args |= {"first": said(change[0]), "second": said(change[1])}
    return args


def _of_play(case: Case, index: int) -> Args:
    play = case.plays[index]
    card = case.words.card(play["card"])
    args: Args = {"card": card, "action": card}
    if due := case.due_to_play(index):
        args["due"] = due
    if suit := case.suit_led(index):
        args["suit"] = suit
    return args


def _of_trick(case: Case, act: str | None, *, together: bool) -> Args:
    """The trick of play `act` and how many cards lie in it, or how many its player put into it `together`."""
    index = case.play_index(act)
    number = case.plays[index].get("trick") if index is not None else None
    if index is None or not number:
        return {}
    trick = case.trick(number)
    count = len([p for p in trick if p["hand"] == case.plays[index]["hand"]]) if together else len(trick)
    usual = 1 if together else 4
    return {"n": str(number)} if count == usual else {"n": str(number), "cards": count}


def _given(case: Case, element: Entry, args: Args) -> Args:
    """`args` with those that the element itself carries; calls and cards among them become text."""
    given: Mapping[str, Any] = element.get("args") or {}
    for name, value in given.items():
        if value is None:
            continue
        if name in CALL_VARIABLES:
            value = case.words.call(str(value))
        elif name == "card":
            value = case.words.card(str(value))
        args[name] = value
    return args
