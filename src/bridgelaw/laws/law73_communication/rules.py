"""Law 73. The duty of a player who holds unauthorised information, and tempo that deceived an innocent opponent."""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.damage import ruled_by_damage
from bridgelaw.lawbook.effects import Ask, Await, Effects, Found, Irregular, Moment, Notice, Oblige
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts


@When(phases=("auction", "clarification", "play"), needs=("information",))
def avoid_advantage(now: Situation) -> Effects:
    """As long as such an entry from partner stands, to the end of the play; dummy has nothing to decide. What came
    from elsewhere, or from the opponents, is not this Law's.
    """
    held: dict[Seat, list[str]] = {}
    for said in now.information.from_partner:
        held.setdefault(said.effect.seat, []).append(said.effect.about)
    for seat, facts in held.items():
        if not (now.phase == "play" and seat is now.dummy):
            yield Oblige(who=seat, what="avoid_taking_advantage", until="end_of_play", rests_on=tuple(facts))


@When(phases=("play", "ended"))
def no_choice(now: Situation, pointed: acts.Attention | acts.Summon | Await) -> Effects:
    """An opponent points at a hesitation after which he who hesitated followed suit with the only card that he had of
    it: of that trick there was nothing to think about."""
    if isinstance(pointed, Await):
        by, to = pointed.who, pointed.act if pointed.what == "pointed_out" else None
    else:
        by, to = pointed.by, pointed.to if isinstance(pointed, acts.Attention) else pointed.of
    tempo = now.act(to or "")
    if not isinstance(tempo, acts.Convey) or tempo.channel != "hesitation" or by.side is tempo.by.side:
        return
    if _had_one_card(now, tempo) and now.found("demonstrable_bridge_reason", tempo.id) is None:
        yield Ask(kind="demonstrable_bridge_reason", of=tempo.id, seat=tempo.by)


def misled(now: Situation, found: Found) -> Effects:
    """No bridge reason for the change of tempo, and he could have known that it would work to his benefit."""
    kinds = ("demonstrable_bridge_reason", "could_have_known")
    about = now.act(found.find.of or "")
    if found.find.kind not in kinds or not isinstance(about, acts.Convey | acts.Ask):
        return
    reason = now.found("demonstrable_bridge_reason", about.id)
    if reason is None:
        yield Ask(kind="demonstrable_bridge_reason", of=about.id, seat=about.by)
        return
    if reason:
        return
    known = now.found("could_have_known", about.id)
    if known is None:
        yield Ask(kind="could_have_known", of=about.id, seat=about.by)
    elif known:
        yield Irregular(kind="improper_communication", by=about.by, act=about.id)
        yield Notice(irregularity=f"improper_communication@{about.id}")


@When(at=("end_of_play",))
def misled_to_damage(now: Situation, wrong: Irregular | Moment, it: Irregularity) -> Effects:
    """Then damage decides, when the board is over."""
    if now.phase != "ended":
        return
    yield from ruled_by_damage(now, it)


def _had_one_card(now: Situation, tempo: acts.Convey) -> bool:
    """Whether the card that he played next followed suit, and was the only one of the suit in his hand."""
    since = [x for x in now.facts.plays if x.hand is tempo.by and x.number > now.facts.numbers[tempo.id]]
    trick = now.trick(since[0].trick) if since else None
    held = now.facts.held[tempo.by]
    if trick is None or not trick.cards or held is None or trick.leader is tempo.by:
        return False
    led = trick.cards[0].card.suit
    return since[0].card.suit == led and led not in {card.suit for card in (*held, *(x.card for x in since[1:]))}
