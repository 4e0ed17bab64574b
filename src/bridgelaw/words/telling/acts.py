"""One act in a sentence: in a time line, in a letter, to somebody at the table who perceived it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from bridgelaw.game.seats import Seat
from bridgelaw.table.acts import VERBS
from bridgelaw.table.naming import read
from bridgelaw.table.options import taken_with
from bridgelaw.table.vocabulary import EXPOSE
from bridgelaw.words.say import Words
from bridgelaw.words.telling.layout import bare, capital
from bridgelaw.words.telling.quoting import quoted
from bridgelaw.words.telling.ready import in_readers_words
from bridgelaw.words.telling.to_tell import AnswerToTell

_VERBS = frozenset(VERBS)
_SAID = ("announce", "ask", "explain", "correct", "line")
"""Verbs behind which stands what the player said."""
EXPLAINING = ("explain", "announce")
"""Verbs by which a call is explained."""
MOVING = ("call", "substitute", "play", "face", "result")
"""Verbs by which a board goes on."""
SAYING = (
    "ask", "explain", "announce", "correct", "restate", "expose", "pick_up", "retract", "dispute", "reserve",
)  # fmt: skip
"""Verbs of what is said and shown besides, and is of interest until the board goes on. What a claimer says stands with
the claim."""
_NOTHING_KNOWN: Mapping[str, str | float] = MappingProxyType({})
_OF_A_GROUP = ("convey", "learn", "consult", "state")
"""Verbs whose words have sentences of their own."""


def verb_of(act: Mapping[str, Any]) -> str:
    """The verb of an act in the form of the record format; empty if it has none."""
    # a choice may carry a call of its own
    return "choose" if "choose" in act else next((key for key in act if key in _VERBS), "")


def act_line(
    act: Mapping[str, Any],
    words: Words,
    *,
    call: str = "",
    card: str = "",
    other: str = "",
    conceded: bool = False,
    past: bool = False,
    own: bool = False,
) -> str:
    """`act`, in the form of the record format, in words: who did what, and what he said.

    Args:
        act: as it stands in a record, or as a viewer is shown it.
        call: the call that it is about, by its code.
        card: the card that it turned up, where the act does not say which; that a reservation is about.
        other: of a correction, whose explanation of that call it corrects; of a reservation, whose call or card it is.
        conceded: of an objection, whether it is one to a concession.
        past: as a document tells it afterwards, not as it is announced.
        own: as it is said to whoever did it.
    """
    verb = verb_of(act)
    value = act.get(verb)
    if verb in _OF_A_GROUP and (line := _of_group(verb, act, words, past=past)):
        return line
    if verb == "choose" and (line := choice_line(act, words)):
        return line
    args: dict[str, str | float] = {"seat": str(act.get("by", "")), "text": str(act.get("text", ""))}
    said = in_readers_words(value, words) if isinstance(value, str) else str(value)
    args |= {"words": said, "what": str(value)} | _of_verb(verb, act, words, call, card, past=past)
    call = call or (card if verb == "reserve" else "")
    args |= {"other": other} if other else {}
    form = _form(verb, act, call, other, conceded=conceded)
    line = words.attempt(f"act-{verb}", form_to_him(form), **args) if own else None
    line = line or _attempt(words, f"act-{verb}", form, args, past=past)
    line = line or words.attempt(f"ruling-{value}", "sentence", **args)
    return line or words.say("answer-plain", text=words.say(f"act-{verb}", "label"), seat=args["seat"])


def noted_line(to_tell: AnswerToTell, act: str) -> str:
    """What a player has noted about an opponent's call or card, by the id of his reservation, with his words."""
    noted = to_tell.act(act)
    about = to_tell.act(noted.get("of"))
    played = about.get("play")
    call, card = about.get("call") or about.get("substitute") or "", played if isinstance(played, str) else ""
    other = str(about.get("by", "")) if call or card else ""
    return capital(act_line(noted, to_tell.words, call=call, card=card, other=other))


def choice_line(
    act: Mapping[str, Any], words: Words, *, about: Mapping[str, str | float] = _NOTHING_KNOWN, form: str = "chosen"
) -> str | None:
    """What somebody chose, in a sentence, as fully as it is known what it was about; None where there is no sentence.

    Args:
        act: the choice.
        about: the call, the card or the player that the choice concerned.
        form: which of the sentences of that option.
    """
    option, named = f"option-{act['choose']}", _named_with(act, words)
    args: dict[str, str | float] = {**about, "seat": str(act.get("by", ""))}
    suits = act.get("suits") or [act.get("suit")]
    if len(suits) > 1:
        # only to forbid them can they be named together
        args["text"] = words.all_of(named)
        return words.attempt(option, "chosen_several", **args) or words.attempt(option, "chosen_several_less", **args)
    if suits[0]:
        args["suit"] = str(suits[0])
    if act.get("seat"):
        args["other"] = str(act["seat"])
    if act.get("card"):
        args["card"] = words.card(str(act["card"]))
    if named:
        args["named"] = named[0]
    less = {"refused": "refused_less", "opening_chosen": "opening_chosen_less"}.get(form, "chosen_less")
    return words.attempt(option, form, **args) or words.attempt(option, less, **args)


def form_to_him(form: str = "sentence") -> str:
    """Of the sentences about an act the one that is said to whoever did it."""
    return "you" if form == "sentence" else f"you_{form}"


def _attempt(words: Words, message: str, form: str, args: Mapping[str, str | float], *, past: bool) -> str | None:
    """A sentence; in the past, where that is wanted and it is another one."""
    before = words.attempt(message, "past" if form == "sentence" else f"past_{form}", **args) if past else None
    return before or words.attempt(message, form, **args)


def _of_group(verb: str, act: Mapping[str, Any], words: Words, *, past: bool) -> str | None:
    """The sentence of what was conveyed, learnt, looked up or stated, if the word has one."""
    args = {"seat": str(act.get("seat") or act.get("by", "")) if verb == "state" else str(act.get("by", ""))}
    message = f"{verb}-{act[verb]}"
    named = words.attempt(message, "named", other=str(act["about"]), **args) if "about" in act else None
    return named or _attempt(words, message, "sentence", args, past=past)


def _form(verb: str, act: Mapping[str, Any], call: str, other: str = "", *, conceded: bool = False) -> str:
    """Which of the phrases of the verb tells this act."""
    if verb == "play":
        if not isinstance(act["play"], str):
            return "down"
        return "dummy" if act.get("from", act.get("by")) != act.get("by") else "sentence"
    if verb == "substitute" and act.get("unintended"):
        # what he meant is not told before it is decided whether it was a slip
        return "unintended" if isinstance(act["substitute"], str) else "slip"
    if verb == "designate" and _as_code(act["designate"]):
        return "card"
    if verb == "expose" and act.get("how") in EXPOSE:
        return str(act["how"])
    if verb in ("claim", "concede") and _statement(act):
        return "stated"
    if verb == "contest":
        return (
            "_".join(form for form, is_so in (("conceded", conceded), ("stated", act.get("text"))) if is_so)
            or "sentence"
        )
    if verb == "reserve" and call:
        form = "noted" if act.get("text") or act.get("channel") else "about"
        return f"{form}_whose" if other else form
    if verb == "ask" and call:
        return "about"
    if verb == "correct" and call:
        return "whose" if other not in ("", act.get("by")) else "about"
    return "auction" if verb == "explain" and not call else "sentence"


def of_concession(act: Mapping[str, Any], before: Iterable[Mapping[str, Any]]) -> bool:
    """Whether `act` is an objection to a concession, the last that was conceded or claimed `before` it."""
    if "contest" not in act:
        return False
    last: Mapping[str, Any] = {}
    for one in before:
        if one == act:
            break
        last = one if "claim" in one or "concede" in one else last
    return "concede" in last


def _as_code(said: object) -> str:
    """The card that declarer asked for, where it was written down as people type one (S9), and not as he said it."""
    named = read(said).card if isinstance(said, str) and any(one.isupper() or one.isdigit() for one in said) else None
    short = named is not None and isinstance(said, str) and len(said.strip()) <= len("S10")
    return f"{named.suit}{named.rank}" if named is not None and short else ""


def _statement(act: Mapping[str, Any]) -> str:
    """The words in which the claimer said how he would win the tricks, or why he gives them up."""
    terms = act.get("claim", act.get("concede"))
    return str(terms.get("line") or "") if isinstance(terms, Mapping) else ""


def _in_quotes(said: str, words: Words, *, past: bool) -> str:
    """What somebody said; a document says besides in which language."""
    read = in_readers_words(said, words)
    return quoted(words, read) if past else words.say("letter-quoted", text=bare(read))


def _said(said: str, words: Words, *, past: bool) -> str:
    """What somebody said, as a document quotes it or as it is told at the table."""
    return _in_quotes(said, words, past=True) if past and said else in_readers_words(said, words)


def _of_verb(
    verb: str, act: Mapping[str, Any], words: Words, call: str, card: str, *, past: bool
) -> dict[str, str | float]:
    """What the phrases of that verb are told, besides who did it."""
    value = act.get(verb)
    if verb in ("call", "substitute") and isinstance(value, str):
        return {"call": words.call(value)}
    if verb in ("play", "face"):
        code = value if isinstance(value, str) else card
        return {"card": words.card(code)} if code else {}
    if verb in ("expose", "pick_up") and isinstance(value, list):
        return {"card": words.all_of([words.card(str(one)) for one in value])}
    if verb in ("claim", "concede") and isinstance(value, Mapping):
        said = _statement(act)
        return {
            "tricks": int(value.get("tricks", 0)),
            **({"text": _in_quotes(said, words, past=past)} if said else {}),
        }
    if verb == "designate" and (code := _as_code(value)):
        return {"card": words.card(code)}
    if verb == "contest" and act.get("text"):
        return {"text": _in_quotes(str(act["text"]), words, past=past)}
    if verb == "result":
        return {"tricks": int(value or 0)}
    if verb == "score":
        return {"result": words.say("count-tricks", tricks=int(value or 0))}
    if verb == "reserve":
        return _noted(act, words, call, card)
    if verb in _SAID or verb == "alert":
        text = {"text": _said(value, words, past=past)} if isinstance(value, str) else {}
        return {**text, **({"call": words.call(call)} if call else {})}
    if verb == "restate":
        made = [words.call(str(one), "short") for one in value] if isinstance(value, list) else []
        return {"text": words.all_of(made) if made else words.say("act-restate", "as_made")}
    if verb == "appeal" and act.get("by") in Seat.__members__:
        return {"side": Seat[act["by"]].side.value}
    if verb == "penalize" and isinstance(value, Mapping):
        kind = words.say(f"penalty-{value.get('kind', 'procedural')}", "label")
        return {"side": str(value.get("side", "")), "text": kind}
    return _of_director(verb, act, words)


def _noted(act: Mapping[str, Any], words: Words, call: str, card: str) -> dict[str, str | float]:
    """What a player noted, and about which call or card: by what it was let known, with his words."""
    of = words.call(call) if call else words.card(card) if card else ""
    own = in_readers_words(str(act.get("text") or ""), words)
    kind = words.say(f"convey-{act['channel']}", "noun") if act.get("channel") else ""
    text = f"{kind} ({bare(own)})" if kind and own else kind or own
    return {**({"call": of} if of else {}), **({"text": text} if text else {})}


def _named_with(act: Mapping[str, Any], words: Words) -> list[str]:
    """The suits, the card, the call or the player that were named with a choice, if it takes one."""
    if (asks := taken_with(str(act["choose"]), None, [act["card"]] if act.get("card") else None)) is None:
        return []
    if asks == "card" or asks == "call":
        return [words.action(str(act[asks]))] if act.get(asks) else []
    if asks == "seat":
        return [words.seat(str(act[asks]))] if act.get(asks) else []
    return [words.suit(str(suit)) for suit in (act.get("suits") or [act.get("suit")]) if suit]


def _of_director(verb: str, act: Mapping[str, Any], words: Words) -> dict[str, str | float]:
    value = str(act.get(verb))
    if verb == "choose":
        option = words.say(f"option-{value}", "label")
        chosen = _named_with(act, words)
        return {"option": f"{option} ({words.all_of(chosen)})" if chosen else option}
    if verb == "find":
        return {"text": words.say(f"question-{value}", "label")}
    if verb == "decide_appeal":
        return {"decision": value}
    if verb in ("rule", "cancel"):
        named = words.attempt(f"{'ruling' if verb == 'rule' else verb}-{value}", "label") or value
        text = act.get("text")
        return {"text": f"{named} – {text}" if text else named}
    return {}
