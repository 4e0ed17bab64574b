"""How the Director came to a board: who called him, when, and of several irregularities because of which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

from bridgelaw.answer.model import Irregularity
from bridgelaw.answer.road_model import ComplaintSaid, RoadSaid
from bridgelaw.game.seats import Seat
from bridgelaw.words.telling.acts import noted_line
from bridgelaw.words.telling.named import named, noticed
from bridgelaw.words.telling.quoting import quoted
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell

_DEALT_WITH = ("resume", "explain_options", "rule", "adjust", "cancel", "decide_appeal")
"""The Director's acts behind which nobody waits for him any more."""
_ENDING = ["P"] * 3
"""The calls that end an auction behind any other one than a pass."""


def complaints_told(to_tell: AnswerToTell, road: RoadSaid) -> Mapping[str, str]:
    """By the acts of the complaints what is said of each; empty where it has been said already: who has been called
    does not take the matter up himself."""
    complaints = {one["act"]: one for one in road["complaints"]}
    about = {act: _about(to_tell, one) for act, one in complaints.items()}
    several = len({it.id for it in about.values() if it}) > 1
    found: dict[str, str] = {}
    waits = False
    for id, act in to_tell.view.acts.items():
        if id not in complaints:
            waits = waits and not any(verb in act for verb in _DEALT_WITH)
            continue
        taken_up = waits and complaints[id]["by"] == "director"
        found[id] = "" if taken_up else _said(to_tell, complaints[id], about[id], among_several=several)
        waits = waits or complaints[id]["how"] == "summon"
    return found


def _said(to_tell: AnswerToTell, one: ComplaintSaid, about: Irregularity | None, *, among_several: bool) -> str:
    """What is said of a complaint. `about`: the irregularity that it was about, which has to be named
    `among_several`."""
    say = to_tell.words.say
    if one["how"] == "attention" and one["by"] != "director":
        text = str(to_tell.act(one["act"]).get("text") or "")
        words = quoted(to_tell.words, text)
        if text or about is None:
            return say("act-attention", "past_stated" if text else "past", seat=one["by"], text=words)
        said = say("letter-attention", seat=one["by"])
        return _named_with(to_tell, said, about) if among_several else said
    if one["how"] == "reserve":
        noted = to_tell.act(one["act"])
        act = to_tell.act(noted.get("of"))
        if ("text" in noted or "channel" in noted) and ("call" in act or "substitute" in act or "play" in act):
            return noted_line(to_tell, one["act"])
        return say("letter-reserved", seat=one["by"])
    if one["by"] == "director":
        said = say("letter-called-director")
    else:
        said = say("letter-called-by", seat=one["by"], moment=moment(to_tell, one["act"], one["phase"]))
    return _named_with(to_tell, said, about) if among_several and about else said


def _named_with(to_tell: AnswerToTell, said: str, it: Irregularity) -> str:
    """The sentence with the irregularity that it is about in brackets."""
    return to_tell.words.say("letter-about", fact=said.removesuffix("."), named=named(to_tell, it))


def _about(to_tell: AnswerToTell, one: ComplaintSaid) -> Irregularity | None:
    """The irregularity that it was about: the one that was named or else the last one before, whatever the players did
    wrong in saying so."""
    acts = list(to_tell.view.acts)
    place = acts.index(one["act"]) if one["act"] in acts else len(acts)
    before = [it for it in noticed(to_tell) if it.act in acts and acts.index(it.act) < place]
    meant = [it for it in before if it.act == one["about"]]
    if one["about"] and not meant:
        return None
    before.sort(key=lambda it: acts.index(it.act or ""))
    shown = [it for it in before if not {"attention", "summon", "reserve"} & set(to_tell.act(it.act))]
    return next(reversed(meant or shown or before), None)


def moment(to_tell: AnswerToTell, act: str, phase: str) -> str:
    """The part of the board in which an act was done; `first_call`: nobody had called yet, and on that hangs what the
    Director may do; `lead`: an opening lead out of turn lay there, and nothing else had been played."""
    done = list(takewhile(lambda one: one != act, to_tell.view.acts))
    if phase == "auction" and all(to_tell.call_index(one) is None for one in done):
        return "first_call"
    if phase != "play":
        return phase
    played = [play for one in done if (play := to_tell.play_index(one)) is not None]
    if len(played) != 1:
        return phase
    led = to_tell.plays[played[0]]
    out_of_turn = any(it.act == led.act and it.kind == "opening_lead_out_of_turn" for it in to_tell.irregularities)
    return "lead" if out_of_turn else phase


def phase_of(to_tell: AnswerToTell, id: str) -> str:
    """In which part of the board an act was done, as far as the acts before it tell."""
    before = list(takewhile(lambda one: one != id, to_tell.view.acts))
    done = {verb for one in before for verb in ("result", "claim", "concede", "face") if verb in to_tell.act(one)}
    if done - {"face"}:
        return "ended"
    played = [play for one in before if (play := to_tell.play_index(one)) is not None]
    if "face" in done or any(to_tell.act(to_tell.plays[n].act).get("down") is not True for n in played):
        return "play"
    return "clarification" if _was_over(to_tell, before) else "auction"


def _was_over(to_tell: AnswerToTell, before: Sequence[str]) -> bool:
    """Whether three passes had followed a bid with the acts `before`. What was changed only later still counted then:
    the last calls in rotation that no longer count, and have no call behind them that does."""
    made = [call for call in to_tell.auction if call.act in before]
    counted = [n for n, call in enumerate(made) if call.status in COUNTS]
    then = [made[n] for n in counted]
    for call in made[counted[-1] + 1 if counted else 0 :]:
        if not then or Seat(then[-1].by).lho.value == call.by:
            then.append(call)
    calls = [call.call for call in then]
    return calls[-len(_ENDING) :] == _ENDING and set(calls) != {"P"}
