"""An act that is not a call in its turn, as it is chosen from a list: what there is, and the act that it makes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from bridgelaw.formats.errors import Wrong
from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS
from bridgelaw.game.seats import Seat
from bridgelaw.table.facts import Facts
from bridgelaw.table.vocabulary import CONVEY, EXPOSE, LEARN, STATE
from bridgelaw.words import Words
from bridgelaw.words.spelling import cards, letters, seats

_CALLING = ("attention", "summon", "reserve", "dispute")
_SAYING = ("alert", "explain", "announce", "ask", "correct")
OWN_ACCORD = "play:dummy"
"""In the place of the verb: dummy put a card forward that nobody had named."""
_DOING = ("call", "substitute", "play", OWN_ACCORD)
_CLAIMING = ("claim", "concede", "line", "contest", "agree", "play_on")
_CHANNELS = {"conveying": "convey", "exposing": "expose", "learning": "learn", "stating": "state"}
"""Groups whose words are values of one verb: what partner could notice, how a card came to be seen, where somebody
knew it from, facts."""
SORTS = {
    "calling": _CALLING,
    "conveying": CONVEY,
    "saying": _SAYING,
    "doing": _DOING,
    "exposing": EXPOSE,
    "claiming": _CLAIMING,
    "learning": LEARN,
    "stating": STATE,
}
"""What can be chosen, in groups."""

_TEMPO = ("hesitation", "haste")
_WORDED = ("explain", "announce", "ask", "correct", "line")


class What(Struct, frozen=True):
    """Something that can be chosen: its value in the form, and how it reads."""

    value: str
    text: str


class ActGroup(Struct, frozen=True):
    """What can be chosen, under a heading."""

    heading: str
    whats: tuple[What, ...]


def groups(words: Words) -> tuple[ActGroup, ...]:
    """Everything that the list offers."""
    return tuple(ActGroup(words.say(f"entry-{sort}"), tuple(_whats(sort, words))) for sort in SORTS)


def _whats(sort: str, words: Words) -> Iterator[What]:
    for word in SORTS[sort]:
        verb = _CHANNELS.get(sort)
        if word == OWN_ACCORD:
            yield What(word, words.say("entry-own-accord"))
        else:
            yield What(f"{verb}:{word}" if verb else word, words.say(f"{verb or 'act'}-{word}", "label"))


def act_from(fields: Mapping[str, str], language: str, facts: Facts) -> dict[str, Any]:
    """The act in record form, of the fields `who what about text took`, on a board that stands so.

    Raises:
        Wrong: what was typed is no call or card, or there is no such act in the list.
    """
    verb, _, channel = fields.get("what", "").partition(":")
    about, text = fields.get("about", ""), " ".join(fields.get("text", "").split())
    act: dict[str, Any] = {"by": fields.get("who", "")}
    of = {"of": about} if about else {}
    said = {"text": text} if text else {}
    if verb == "convey" and channel in CONVEY:
        took = fields.get("took", "").replace(",", ".")
        return act | {"convey": channel} | of | said | ({"took": float(took)} if _is_number(took) else {})
    if verb == "learn" and channel in LEARN:
        seat = seats(language).get(text.casefold())
        return act | {"learn": channel} | ({"about": seat} if seat else said)
    if verb == "state" and channel in STATE:
        named = [cards(language).get(word.casefold(), "") for word in text.split()]
        return act | {"state": channel} | ({"cards": named} if named and all(named) else said)
    if verb in ("contest", "agree", "play_on"):
        return act | {verb: True} | of | said
    if verb == "attention":
        return act | {"attention": about or True} | said
    if verb in _CALLING:
        return act | {verb: True} | of | said
    if verb == "alert":
        return act | {"alert": True} | of
    if verb in _WORDED:
        return act | {verb: text} | of
    if verb in _DOING:
        done = act | {verb: _code(text, language, CARDS if verb == "play" else CALLS)}
        return done if fields.get("what") == OWN_ACCORD else _from_dummy(done, facts)
    if verb == "expose" and channel in EXPOSE:
        exposed = [_code(word, language, CARDS) for word in text.split() or [""]]
        played = _from_dummy(act | {"play": exposed[0]}, facts) if channel == "named" and len(exposed) == 1 else {}
        return played if "from" in played else act | {verb: exposed, "how": channel}
    if verb in ("claim", "concede"):
        number, _, line = text.partition(" ")
        if not number.isdecimal():
            raise Wrong("entry-tricks", f"{number!r} is no number of tricks", text=text)
        return act | {verb: {"tricks": int(number)} | ({"line": line} if line and verb == "claim" else {})}
    if verb == "result" and text.isdecimal():
        return {"by": "director", "result": int(text)}
    raise Wrong("entry-unknown", f"{verb!r} cannot be chosen", text=fields.get("what", ""))


def placed(act: dict[str, Any], acts: Mapping[str, Mapping[str, Any]]) -> tuple[dict[str, Any], str | None]:
    """The act, and that in front of which it belongs among `acts` (None: at the end).

    A pause goes in front of the call or card before which somebody took his time; what was said or shown about an act
    follows it. Whoever called for the Director did so at last.
    """
    of = str(act.get("of"))
    if of not in acts:
        return act, None
    if act.get("convey") in _TEMPO and acts[of].get("by") == act["by"]:
        return {key: value for key, value in act.items() if key != "of"}, of
    if not any(verb in act for verb in ("convey", "alert", "explain", "announce", "ask")):
        return act, None
    order = list(acts)
    place = order.index(of) + 1
    return act, order[place] if place < len(order) else None


def _from_dummy(act: dict[str, Any], facts: Facts) -> dict[str, Any]:
    """The same; a card that lies in dummy is declarer's play, whichever of the two was given for it."""
    if "play" not in act or facts.phase != "play" or facts.play is None:
        return act
    declarer, dummy = facts.play.declarer, facts.play.dummy
    if act["by"] == dummy.value or (act["by"] == declarer.value and _only_dummy(act["play"], declarer, dummy, facts)):
        return {"by": declarer.value, "play": act["play"], "from": dummy.value}
    return act


def _only_dummy(card: str, declarer: Seat, dummy: Seat, facts: Facts) -> bool:
    """Whether declarer has not got that card and dummy may have it; of hands that nobody knows the turn tells."""
    own, his = facts.held[declarer], facts.held[dummy]
    if own is None and his is None:
        return facts.turn is dummy
    return (own is None or CARDS[card] not in own) and (his is None or CARDS[card] in his)


def _code(text: str, language: str, known: Mapping[str, Any]) -> str:
    is_card = known is CARDS
    found = (cards if is_card else letters)(language).get(text.casefold(), "")
    if found not in known:
        raise Wrong("input-unknown", f"{text!r} is no call or card", text=text, sort="card" if is_card else "call")
    return found


def _is_number(text: str) -> bool:
    return text.replace(".", "", 1).isdecimal()
