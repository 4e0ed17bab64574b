"""The auction of a case as acts, with what was said and shown beside it.

A call that was cancelled had been refused: the Director takes it up, explains, and the player on the left does not
accept it. If it was made in turn, the same player's next call replaces it; else he calls when his turn comes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bridgelaw.formats.case_fields import NO_CHANNEL
from bridgelaw.formats.case_parts import CallMade, Making, TellingAct
from bridgelaw.formats.errors import Wrong
from bridgelaw.formats.kinds import refused
from bridgelaw.game.auction import contract_of, is_over
from bridgelaw.game.calls import call
from bridgelaw.game.contracts import contract
from bridgelaw.game.seats import SEATS, Seat

_AFTER = ("alert", "no_alert", "answer", "explanation", "convention", "insufficient", "out_of_rotation", "other")
Noted = list[tuple[int, Mapping[str, Any]]]
"""Annotations with their places in the file."""


def read(data: Mapping[str, Any], dealer: Seat | None, making: Making) -> None:
    """The calls and the annotations that belong to one.

    Raises:
        Wrong: a place that the auction has not got.
    """
    annotations: Noted = list(enumerate(data.get("annotations", ())))
    auction = data.get("auction")
    if auction is None or dealer is None:
        stands_in = data.get("auction_not_relevant") and dealer is not None and _stand_in(data, dealer, making)
        if not stands_in:
            making.leave("auction", "no_dealer" if auction else "no_auction")
        _without_calls(annotations, making)
        return
    _check_places(data, len(auction))
    cancelled = frozenset(data.get("cancelled_calls", ()))
    by_call: dict[int, Noted] = {}
    for n, one in annotations:
        if "index" in one:
            by_call.setdefault(one["index"], []).append((n, one))
    turn, replacing = dealer, None
    for index, (made, seat) in enumerate(_with_seats(data, dealer)):
        here = by_call.get(index, [])
        before = [one for one in here if _is_before(one[1], seat)]
        _note(before, seat, index, making)
        verb = "substitute" if replacing is seat else "call"
        id = making.add(("auction", index), f"c{index}", by=seat.value, **{verb: made}, **_shown(here))
        making.calls.append(CallMade(id, seat, made))
        if replacing is seat:
            making.add(("auction", index), "resumed", by="director", resume=True)
            replacing = None
        _note([one for one in here if not _is_before(one[1], seat)], seat, index, making)
        if index in cancelled:
            in_turn = seat is turn
            _refused(index, id, seat, making)
            replacing = seat if in_turn else None
            if not in_turn:
                making.add(("cancelled_calls",), "resumed", by="director", resume=True)
        else:
            turn = seat.lho


def _is_before(annotation: Mapping[str, Any], caller: Seat) -> bool:
    """Whether what was noticed of a call came in front of it."""
    return annotation.get("by") in (None, caller.value) and annotation["kind"] not in _AFTER


def check_contract(data: Mapping[str, Any], dealer: Seat | None) -> None:
    """Refuse a contract that is not the one of the auction; nothing is said of an auction that is not complete.

    Raises:
        Wrong: it is another.
    """
    auction = data.get("auction")
    if auction is None or dealer is None or "call_seats" in data:
        return
    cancelled = frozenset(data.get("cancelled_calls", ()))
    calls = [call(made) for n, made in enumerate(auction) if n not in cancelled]
    if not is_over(calls):
        return
    found = contract_of(dealer, calls)
    result = data.get("result") or {}
    for path, name in ((["contract"], data.get("contract")), (["result", "contract"], result.get("contract"))):
        if name is not None and name != (str(found) if found else "P"):
            said = f"{name} is not the contract of the auction ({found or 'P'})"
            raise Wrong("contract-mismatch", said, path, text=name, allowed=str(found or "P"))
    declarer = result.get("declarer")
    if found and declarer is not None and declarer != found.declarer.value:
        right = found.declarer.value
        said = f"{declarer} is not the declarer of the auction ({right})"
        raise Wrong("declarer-mismatch", said, ["result", "declarer"], text=declarer, allowed=right)


def _check_places(data: Mapping[str, Any], length: int) -> None:
    seats = data.get("call_seats")
    if seats is not None and len(seats) != length:
        said = f"a list of {len(seats)} seats for {length} calls"
        raise Wrong("bad-value", said, ["call_seats"], text=str(len(seats)))
    places: list[tuple[list[str | int], Any]] = [
        (["annotations", n, "index"], a["index"]) for n, a in enumerate(data.get("annotations", ())) if "index" in a
    ]
    places += [(["cancelled_calls", n], index) for n, index in enumerate(data.get("cancelled_calls", ()))]
    findings = data.get("findings", {})
    if "disallowed_call_index" in findings:
        places.append((["findings", "disallowed_call_index"], findings["disallowed_call_index"]))
    for path, index in places:
        if index >= length:
            wrong = refused(index, f"a place in the auction, 0 to {length - 1}", least="0", most=str(length - 1))
            wrong.path[:0] = path
            raise wrong


def _with_seats(data: Mapping[str, Any], dealer: Seat) -> list[tuple[str, Seat]]:
    """Each call with its player: the next one in turn after a call that was not cancelled, unless the file says who."""
    given, cancelled = data.get("call_seats"), frozenset(data.get("cancelled_calls", ()))
    found, turn = [], dealer
    for index, made in enumerate(data["auction"]):
        seat = Seat[given[index]] if given else turn
        found.append((made, seat))
        turn = turn if index in cancelled else seat.lho
    return found


def _stand_in(data: Mapping[str, Any], dealer: Seat, making: Making) -> bool:
    """The shortest auction that leads to the contract, where the ruling does not rest on the auction."""
    result = data.get("result") or {}
    name, declarer = data.get("contract") or result.get("contract"), result.get("declarer")
    if name in (None, "P") or declarer is None:
        return False
    made = contract(name, Seat[declarer])
    calls = ["P"] * ((made.declarer.index - dealer.index) % 4) + [str(made.bid)]
    calls += {"": [], "X": ["X"], "XX": ["X", "XX"]}[made.risk]
    calls += ["P"] * 3
    for n, one in enumerate(calls):
        seat = SEATS[(dealer.index + n) % 4]
        id = making.add(("contract",), f"c{n}", by=seat.value, call=one, imported=True)
        making.calls.append(CallMade(id, seat, one))
    making.leave("auction", "stand_in")
    return True


def _without_calls(annotations: Noted, making: Making) -> None:
    """Annotations of calls that nobody wrote down. What they tell has happened all the same, if it is known whose call
    it was."""
    for n, annotation in annotations:
        if "index" in annotation:
            place(n, annotation, making)


def place(n: int, annotation: Mapping[str, Any], making: Making, of: str | None = None) -> None:
    """An annotation of no call that is known; `of`: what it is about."""
    by, kind = annotation.get("by"), annotation["kind"]
    if by is None or kind in ("alert", "convention", "insufficient", "out_of_rotation", "other"):
        making.leave(f"annotations.{n}", "in_words" if kind == "other" else "no_call")
        return
    about = {} if of is None else {"of": of}
    if kind == "explanation":
        id = making.add(("annotations", n), "e", by=by, explain=annotation.get("text", ""), **about)
    elif kind == "question" and of is not None:
        id = making.add(("annotations", n), "q", by=by, ask=annotation.get("text", ""), of=of)
        kind = "asked"
    else:
        id = making.add(("annotations", n), "n", by=by, convey=kind, **_text(annotation))
    making.telling.append(TellingAct(id, Seat[by], kind))


def _note(here: Noted, caller: Seat, index: int, making: Making) -> None:
    """What was said or shown with a call."""
    for n, annotation in here:
        kind, place = annotation["kind"], ("annotations", n)
        by = Seat[annotation.get("by") or caller.value]
        if kind in ("alert", "no_alert", "explanation") and by is caller:
            # the file may name the player whose call it is: the Laws let his partner speak
            by = caller.partner
            making.leave(f"annotations.{n}", "partner_explains")
        call = making.calls[index].id if index < len(making.calls) else None
        if kind == "explanation":
            id = making.add(place, f"e{index}", by=by.value, explain=annotation.get("text", ""), of=call)
        elif kind == "alert":
            id = making.add(place, f"l{index}", by=by.value, alert=True, of=call, **_text(annotation))
        elif kind in NO_CHANNEL:
            if kind == "other":
                making.leave(f"annotations.{n}", "in_words")
            continue
        else:
            about = {} if call is None or kind != "no_alert" else {"of": call}
            id = making.add(place, f"n{index}", by=by.value, convey=kind, **about, **_text(annotation))
        making.telling.append(TellingAct(id, by, kind, index))


def _shown(here: Noted) -> dict[str, Any]:
    """What the annotations say of the call itself: its agreed meaning, and how it was irregular."""
    meant = [a["text"] for _, a in here if a["kind"] == "convention" and "text" in a]
    said = [a["text"] for _, a in here if a["kind"] in ("insufficient", "out_of_rotation") and "text" in a]
    shows = {"shows": {"text": "; ".join(meant)}} if meant else {}
    return shows | ({"text": "; ".join(said)} if said else {})


def _refused(index: int, id: str, seat: Seat, making: Making) -> None:
    place = ("cancelled_calls",)
    making.add(place, f"att{index}", by="director", attention=id)
    making.add(place, f"opt{index}", by="director", explain_options=True)
    making.add(place, f"ref{index}", by=seat.lho.value, choose="reject_call")


def _text(annotation: Mapping[str, Any]) -> dict[str, str]:
    return {"text": annotation["text"]} if "text" in annotation else {}
