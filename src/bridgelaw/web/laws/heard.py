"""At what a rule is asked: the acts and moments that its signature names, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridgelaw.lawbook import effects
from bridgelaw.lawbook.rule import signature
from bridgelaw.lawbook.when import when_of
from bridgelaw.laws.concordance import ProvisionInForce
from bridgelaw.table import acts
from bridgelaw.table.facts import Stood
from bridgelaw.web.laws.shelf import drawer_of
from bridgelaw.words import Words

# What other rules say, as far as a reader of a Law would call it something that happens.
EVENTS: dict[type, str] = {
    effects.Explain: "explained",
    effects.Notice: "noticed",
    effects.Taken: "chosen",
    effects.Found: "found",
    effects.Rectify: "ruled",
    effects.Settle: "settled",
    effects.Irregular: "irregular",
    effects.Inform: "informed",
    Stood: "stood",
    effects.Stand: "stood",
}
MOMENTS = ("next_turn", "played", "summoned", "director", "end_of_auction", "opening_lead_faced", "end_of_play")


def heard(entries: Iterable[ProvisionInForce], words: Words) -> str:
    """What the rules of these provisions are asked at, each thing once; empty where there is nothing to say."""
    said = dict.fromkeys(what for entry in entries for what in _of(entry, words))
    return " · ".join(said)


def _of(entry: ProvisionInForce, words: Words) -> Iterator[str]:
    key = entry.name.partition(".")[2]
    function = drawer_of(entry.name).functions.get(key)
    if function is None:
        return
    for trigger in signature(function, entry.name)[0]:
        if trigger is None:
            yield words.say("browser-heard-standing")
        elif trigger in EVENTS:
            yield words.say(f"browser-heard-{EVENTS[trigger]}")
        elif trigger is effects.Moment:
            yield from (words.say(f"browser-moment-{moment}") for moment in when_of(function).at)
        elif trigger is effects.Done:
            yield from (words.say(f"act-{verb}", "label") for verb in when_of(function).after)
        elif issubclass(trigger, acts.Act):
            yield words.say(f"act-{trigger.verb}", "label")
