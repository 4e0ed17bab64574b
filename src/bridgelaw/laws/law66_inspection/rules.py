"""Law 66. Who may look back at a trick, and until when.

A record does not say when a player turns his card: it counts as turned when his side leads or plays to the next trick.
"""

from __future__ import annotations

from bridgelaw.lawbook.effects import Effects, Irregular
from bridgelaw.lawbook.situation import Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts


@When(phases=("play",))
def current_trick(now: Situation, act: acts.Inspect) -> Effects:
    """Declarer or a defender may have the last trick faced again until his side has gone on."""
    if act.what == "last_trick" and not _instructed(now, act) and (act.by is now.dummy or _side_gone_on(now, act)):
        yield Irregular(
            kind="improper_inspection",
            by=act.by,
            act=act.id,
            cite="current_trick" if act.by is now.dummy and not _side_gone_on(now, act) else "quitted_tricks",
        )


@When(phases=("play",))
def own_last_card(now: Situation, act: acts.Inspect) -> Effects:
    """Declarer or a defender may look at his own last card until the next trick is led to."""
    if act.what == "own_last" and not _instructed(now, act) and (act.by is now.dummy or _gone_on(now)):
        yield Irregular(kind="improper_inspection", by=act.by, act=act.id)


@When(phases=("play",))
def quitted_tricks(now: Situation, act: acts.Inspect) -> Effects:
    """Nobody looks at a quitted trick before play ends, unless the Director says so."""
    if act.what == "quitted" and not _instructed(now, act):
        yield Irregular(kind="improper_inspection", by=act.by, act=act.id)


def _gone_on(now: Situation) -> bool:
    """Whether a card has been led to the next trick."""
    play = now.facts.play
    return play is not None and bool(play.trick.cards)


def _side_gone_on(now: Situation, act: acts.Inspect) -> bool:
    """Whether the actor's side has led or played to the next trick."""
    play = now.facts.play
    return play is not None and any(laid.hand.side is act.by.side for laid in play.trick.cards)


def _instructed(now: Situation, act: acts.Inspect) -> bool:
    """Whether the Director has told him to: the act names one of his."""
    return isinstance(now.act(act.of or ""), acts.DirectorAct)
