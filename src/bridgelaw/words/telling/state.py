"""Which board, which Laws, and the state of the table in one line."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.words.telling.case import Case
from bridgelaw.words.telling.layout import Line, capital

DOT = " · "


def heading(case: Case) -> Iterator[Line]:
    """The title, if there is one; board, dealer, vulnerability, Laws, authority; after which act, unless the last."""
    words, view, answer = case.words, case.view, case.answer
    if view.title:
        yield Line(view.title, style="title")
    parts = [words.say("answer-board", n=str(view.board))] if view.board is not None else []
    parts.append(words.say("dealer-line", dealer=view.dealer))
    if view.vulnerable:
        parts.append(words.say("vulnerability", vulnerable=view.vulnerable))
    parts.append(words.say("laws-edition", year=words.edition))
    if answer.get("authority"):
        parts.append(str(answer["authority"]).upper())
    yield Line(DOT.join(parts), style="plain" if view.title else "title")
    after = answer.get("after")
    if after == "start":
        yield Line(capital(words.say("answer-start")), style="faint")
    elif after and [after] != list(view.acts)[-1:]:
        yield Line(capital(words.say("answer-after", id=str(after))), style="faint")


def state(case: Case) -> Iterator[Line]:
    """Phase, contract, tricks, whose turn, whether the table is stopped; then the cards of the trick in progress."""
    answer, words = case.answer, case.words
    frozen = bool(answer.get("frozen"))
    parts = [words.say(f"phase-{answer['phase']}", "label"), _contract(case), *_tricks(case)]
    if answer.get("turn"):
        parts.append(capital(_turn(case, answer["turn"])))
    if frozen:
        parts.append(words.say("answer-frozen"))
    yield Line(DOT.join(part for part in parts if part), style="warning" if frozen else "label")
    if answer["phase"] == "play" and (trick := _open_trick(case)):
        cards = [f"{words.seat(p['hand'])} {words.card(p['card'])}" for p in trick]
        yield Line(words.say("answer-trick", n=str(trick[0]["trick"]), text=", ".join(cards)))


def _contract(case: Case) -> str:
    answer = case.answer
    if answer.get("contract"):
        return case.words.contract(answer["contract"], answer.get("declarer"))
    standing = [e["call"] for e in case.auction if e["status"] in ("made", "accepted")]
    over = answer["phase"] in ("ended", "closed")
    return case.words.contract("P") if over and len(standing) >= 4 and set(standing) == {"P"} else ""


def _tricks(case: Case) -> list[str]:
    won = case.answer.get("tricks") or {}
    if not any(won.values()):
        return []
    text = ", ".join(f"{case.words.say('side-letters', side=side)} {won[side]}" for side in ("NS", "EW"))
    return [case.words.say("answer-tricks", text=text)]


def _turn(case: Case, turn: str) -> str:
    say, phase, declarer = case.words.say, case.answer["phase"], case.declarer()
    if phase in ("setup", "auction"):
        return say("table-turn-call", seat=turn)
    if phase == "clarification":
        return say("answer-turn-opening", leader=turn)
    if not _open_trick(case):
        return say("answer-turn-lead", leader=turn)
    if declarer and turn == declarer.partner.value:
        return say("table-dummy-turn")
    return say("table-turn-play", seat=turn)


def _open_trick(case: Case) -> list[dict[str, str]]:
    """The plays of the last trick while fewer than four cards lie in it."""
    numbers = [p["trick"] for p in case.plays if p.get("trick")]
    trick = case.trick(max(numbers)) if numbers else []
    return [dict(p) for p in trick] if len(trick) < 4 else []
