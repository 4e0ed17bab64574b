"""What happened, as the ruling tells it: deal and auction, what was said and done, and on what that rests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bridgelaw.words.letter.model import AuctionTable, Hand, Paragraph
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.answered import fact_line
from bridgelaw.words.telling.auction import COLUMNS, rows_of
from bridgelaw.words.telling.case import AnswerToTell, Plain
from bridgelaw.words.telling.diagram import suits_of
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.telling.score import points_of, result_of

# Acts that the diagram and the auction show, that are the Director's, or that tell what one player knew in private.
_ELSEWHERE = ("call", "play", "face", "spread", "realise", "score")
_BASIS = {
    "agreed": "letter-fact-agreed",
    "found": "letter-fact-found",
    "not_found": "letter-fact-not-found",
}


def hands(case: AnswerToTell, players: Mapping[str, str]) -> Iterator[Hand]:
    """The hands that the record has."""
    for seat in "NESW":
        if seat in case.view.hands:
            suits = (line.partition(" ") for line in suits_of(case.words, case.view.hands[seat]))
            yield Hand(seat, case.words.seat(seat), players.get(seat, ""), tuple((s, cards) for s, _, cards in suits))


def auction(case: AnswerToTell) -> AuctionTable | None:
    """The auction with a mark at every call that something is to be said about."""
    if not case.auction:
        return None
    rows, notes = rows_of(case, dict(_remarks(case)))
    cells = tuple(tuple(" ".join(row.get(column, ())) for column in range(4)) for row in rows)
    names = tuple(case.words.seat(seat) for seat in COLUMNS)
    marked = tuple((line.lead.strip(), line.text) for line in notes)
    return AuctionTable(case.words.say("letter-heading-auction"), names, cells, marked)


def _remarks(case: AnswerToTell) -> Iterator[tuple[str, list[str]]]:
    """What goes with a call: how it was made, that it was alerted, how it was explained."""
    found: dict[str, list[str]] = {}
    acts = list(case.view.acts.items())
    for n, (_, act) in enumerate(acts):
        if "convey" in act and "of" not in act:
            call = next((id for id, later in acts[n:] if later.get("by") == act["by"] and "call" in later), None)
        elif {"convey", "explain", "alert", "announce"} & set(act):
            call = act.get("of")
        else:
            continue
        index = case.call_index(call)
        if call is not None and index is not None:
            said = case.words.call(case.auction[index].call)
            found.setdefault(call, []).append(capital(fact_line(act, said, case.words)))
    yield from found.items()


def contract(case: AnswerToTell, road: Plain) -> str:
    """The contract, or nothing while there is none."""
    found = case.answer
    if found.contract is None or found.declarer is None:
        return ""
    declared = case.words.contract(found.contract)
    return case.words.say("letter-contract", contract=declared, declarer=found.declarer)


def told(case: AnswerToTell, road: Plain) -> Iterator[Paragraph]:
    """In the order in which it happened: facts with what they rest on, statements, the result, who called when."""
    basis = {fact["about"]: fact["basis"] for fact in road["facts"]}
    complaints = {one["act"]: one for one in road["complaints"]}
    for id, act in case.view.acts.items():
        if id in complaints:
            yield Paragraph(_complaint(case, complaints[id]))
        elif act.get("by") == "director":
            if "result" in act and road["score"]["before"]:
                yield Paragraph(_result(case, road["score"]["before"]))
        elif not any(verb in act for verb in _ELSEWHERE):
            yield Paragraph(_fact(case, act, basis.get(id)))
    played = not any("result" in act for act in case.view.acts.values())
    if played and road["score"]["before"]:
        yield Paragraph(_result(case, road["score"]["before"]))


def _complaint(case: AnswerToTell, one: Plain) -> str:
    say = case.words.say
    if one["by"] == "director":
        return say("letter-called-director")
    if one["how"] == "summon":
        return say("letter-called-by", seat=one["by"], moment=one["phase"])
    if one["how"] == "reserve":
        return say("letter-reserved", seat=one["by"])
    return say("act-attention", "sentence", seat=one["by"])


def _fact(case: AnswerToTell, act: Plain, basis: str | None) -> str:
    about = case.act(act.get("of"))
    index = case.call_index(act.get("of"))
    index = case.call_index(about.get("of")) if index is None else index
    call = case.words.call(case.auction[index].call) if index is not None else ""
    line = capital(fact_line(act, call, case.words)) if call or "explain" not in act else act_line(act, case.words)
    if basis in _BASIS:
        return case.words.say(_BASIS[basis], fact=line)
    if basis == "disputed":
        return case.words.say("letter-fact-contested", fact=line)
    return line


def _result(case: AnswerToTell, score: Plain) -> str:
    result = result_of(case, score.get("contract") or "P", score.get("declarer"), score.get("tricks"))
    return case.words.say("score-table", "sentence", result=result, points=points_of(case, score.get("points") or {}))
