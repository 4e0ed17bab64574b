"""What one effect changes in a situation. Every branch is idempotent: it returns `now` itself when nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.passing import in_passing
from bridgelaw.lawbook.situation import Irregularity, Question, Said, Situation
from bridgelaw.lawbook.windows import Windows
from bridgelaw.table.auction import Made
from bridgelaw.table.facts import declare, inserted, lay, lead_from, placed, restand, supply
from bridgelaw.table.play import Laid
from bridgelaw.table.standing import GONE, MADE, STANDS, WITHDRAWN


class Context:
    """Where an effect came from: what `apply` needs besides the effect itself."""

    __slots__ = ("drawer", "force", "hidden", "it", "name", "question")

    def __init__(
        self,
        name: str,
        drawer: str,
        force: str,
        hidden: frozenset[str],
        it: Irregularity | None,
        question: Callable[[], Question] | None = None,
    ) -> None:
        self.name, self.drawer, self.force, self.hidden, self.it = name, drawer, force, hidden, it
        self.question = question


def apply(now: Situation, said: Said[Any], context: Context) -> Situation:
    """The situation in which `said` holds."""
    branch = _BRANCHES.get(type(said.effect))
    return branch(now, said, context) if branch else now


def _irregular(now: Situation, said: Said[says.Irregular], context: Context) -> Situation:
    effect = said.effect
    key = f"{effect.kind}@{effect.act}"
    if now.irregularity(key):
        return now
    found = Irregularity(
        key=key,
        kind=effect.kind,
        by=effect.by,
        act=effect.act,
        side=effect.side,
        status="unnoticed",
        provision=said.provision,
        force=context.force.removesuffix("_not"),
        drawer=context.drawer,
        because=said.because,
        since=said.since,
        at_turn=now.turn,
        hidden=effect.kind in context.hidden,
    )
    return replace(now, irregularities=now.irregularities.with_found(found))


def _changed(now: Situation, key: str, **fields: Any) -> Situation:
    return replace(now, irregularities=now.irregularities.with_changed(key, **fields))


def _notice(now: Situation, said: Said[says.Notice], context: Context) -> Situation:
    it = now.irregularity(said.effect.irregularity)
    if it is None or it.status != "unnoticed":
        return now
    return _changed(now, it.key, status="attention", noticed=said.effect.drawn_by or said.because[-1])


def _explain(now: Situation, said: Said[says.Explain], context: Context) -> Situation:
    it = now.irregularity(said.effect.irregularity)
    if it is None or not it.is_open or it.explained:
        return now
    return _changed(now, it.key, explained=said.because[-1])


def _settle(now: Situation, said: Said[says.Settle], context: Context) -> Situation:
    it = now.irregularity(said.effect.irregularity)
    how = said.effect.how
    if it is None or not (it.is_open or how == "unfounded"):
        return now
    known_as = said.effect.known_as
    if known_as is None:
        known_as = how != "forfeited" and context.drawer == it.drawer
    known_by = said.provision if known_as else it.provision
    now = _changed(now, it.key, status=how, settled=said.because[-1], provision=known_by)
    if not (now.powers or now.questions or (says.Offer in now.windows.by_kind)):
        return now
    return replace(
        now,
        windows=_without_offers(now.windows, it.key),
        powers=tuple(p for p in now.powers if p.ended is not None or p.effect.irregularity != it.key),
        questions=tuple(q for q in now.questions if q.it is None or q.it.key != it.key or _stays(now, q, how)),
    )


def _stays(now: Situation, question: Question, how: says.Settled) -> bool:
    """Whether a Question about an irregularity that has been ruled on is still of use: for the score, which is adjusted
    on account of it whether it is settled or not."""
    return how == "ruled" and in_passing(now, question)


def _without_offers(windows: Windows, key: str | None) -> Windows:
    """Without the options about that irregularity. What is looked up in the windows is looked up anew in other ones, so
    that they are only replaced if one goes."""
    if not any(offer.irregularity == key for offer in windows.by_kind.get(says.Offer, ())):
        return windows
    return Windows(w for w in windows if not (isinstance(w.effect, says.Offer) and w.effect.irregularity == key))


def _reopen(now: Situation, said: Said[says.Reopen], context: Context) -> Situation:
    it = now.irregularity(said.effect.irregularity)
    if it is None or it.is_open:
        return now
    return _changed(now, it.key, status="attention" if it.noticed else "unnoticed", settled=None)


def _stand(now: Situation, said: Said[says.Stand], context: Context) -> Situation:
    effect = said.effect
    facts = restand(now.facts, effect.act, effect.standing)
    blame = effect.irregularity or effect.fault or (context.it.key if context.it else None)
    blamed = now.blamed
    if blame and effect.standing in GONE and (facts is not now.facts or effect.act not in blamed):
        # also of a card that its player has taken back by himself: now it is known because of what
        blamed = {**blamed, effect.act: blame}
    if facts is now.facts and blamed is now.blamed:
        return now
    now = replace(now, facts=facts, blamed=blamed, stood=(*now.stood, said))
    return _taken_up(now, effect.act) if effect.standing in STANDS and now.windows else now


def _taken_up(now: Situation, act: str) -> Situation:
    """A card that has come to be played lies before its owner no longer."""
    if not any((says.Await, what) in now.windows.by_name for what in says.LYING_CARD):
        return now
    laid = now.facts.laid(act)
    kept = (w for w in now.windows if not (w.effect.what in says.LYING_CARD and laid is not None and _is_of(w, laid)))
    windows = Windows(kept)
    return now if len(windows) == len(now.windows) else replace(now, windows=windows)


def _is_of(lying: Said[Any], laid: Laid) -> bool:
    return (lying.effect.who, lying.effect.card) == (laid.hand, laid.card)


def _make(now: Situation, said: Said[says.Make], context: Context) -> Situation:
    effect = said.effect
    number = now.facts.count
    if effect.before is not None:
        if any(m.implied and m.act == effect.act and m.by is effect.by for m in now.facts.calls):
            return now
        made = Made(effect.act, effect.by, effect.call, MADE, number, in_turn=True, implied=True)
        calls = now.facts.calls
        place = next((n for n, m in enumerate(calls) if m.act == effect.before and not m.implied), len(calls))
        # the call behind a pass that is taken as made is in turn
        behind = (replace(m, in_turn=True) if m.act == effect.before else m for m in calls[place:])
        return replace(now, facts=placed(replace(now.facts, calls=(*calls[:place], made, *behind))))
    if now.facts.made(effect.act):
        return now
    made = Made(effect.act, effect.by, effect.call, MADE, number, in_turn=True, replaces=effect.replaces)
    facts = now.facts
    if effect.replaces:
        facts = restand(facts, effect.replaces, WITHDRAWN)
    return replace(now, facts=inserted(facts, made, after=effect.replaces))


def _lay(now: Situation, said: Said[says.Lay], context: Context) -> Situation:
    e = said.effect
    facts = lay(now.facts, e.act, e.by, e.hand, e.card, e.replaces)
    return now if facts is now.facts else replace(now, facts=facts)


def _lead_from(now: Situation, said: Said[says.LeadFrom], context: Context) -> Situation:
    facts = lead_from(now.facts, said.effect.hand)
    return now if facts is now.facts else replace(now, facts=facts)


def _supply(now: Situation, said: Said[says.Supply], context: Context) -> Situation:
    e = said.effect
    facts = supply(now.facts, e.hand, e.trick, may_win=e.may_win)
    return now if facts is now.facts else replace(now, facts=facts)


def _declare(now: Situation, said: Said[says.Declare], context: Context) -> Situation:
    if now.facts.declarer is said.effect.seat:
        return now
    return replace(now, facts=declare(now.facts, said.effect.seat))


def _count(now: Situation, said: Said[says.Count], context: Context) -> Situation:
    facts, tricks = now.facts, said.effect.declarer
    if facts.finished and facts.declarer_tricks == tricks:
        return now
    return replace(now, facts=replace(facts, finished=facts.finished or "claim", declarer_tricks=tricks))


def _fact(entry: says.Inform) -> tuple[object, ...]:
    return entry.seat, entry.kind, entry.purpose, entry.card


def _inform(now: Situation, said: Said[says.Inform], context: Context) -> Situation:
    e = said.effect
    over: list[Said[says.Inform]] = []
    for old in now.information.about(e.about):
        o = old.effect
        same_fact = old.ended is None and _fact(o) == _fact(e)
        if same_fact and (o.authorised, o.basis, old.law) == (e.authorised, e.basis, said.law):
            return now
        if same_fact:
            over.append(old)
    # one fact has one standing for one seat and purpose: what is said later takes the place of what held before
    return replace(now, information=now.information.changed(over, said.since, said))


def _forget(now: Situation, said: Said[says.Forget], context: Context) -> Situation:
    e = said.effect
    hit = [
        i
        for i in now.information.about(e.about)
        if i.ended is None and e.seat in (None, i.effect.seat) and e.kind in (None, i.effect.kind)
    ]
    return replace(now, information=now.information.changed(hit, said.since)) if hit else now


def _window(now: Situation, said: Said[says.Window], context: Context) -> Situation:
    effect = said.effect
    if effect in now.windows.by_name.get((type(effect), effect.what), ()) and any(
        effect == open_.effect and said.law == open_.law for open_ in now.windows
    ):
        return now
    if isinstance(effect, says.Await) and effect.what in says.LYING_CARD:
        return _lies(now, said)
    return replace(now, windows=now.windows.with_opened(said))


def _lies(now: Situation, said: Said[says.Window]) -> Situation:
    """A card lies there once, however often it has been shown: by what it was shown last, and with the higher rank."""
    card = said.effect
    before = [w for w in now.windows if w.effect.what in says.LYING_CARD and w.effect.who is card.who]
    same = [w for w in before if w.effect.card is not None and w.effect.card == card.card]
    if any(w.effect.what == says.LYING_CARD[0] for w in same):
        said = replace(said, effect=replace(card, what=says.LYING_CARD[0]))
    return replace(now, windows=Windows((*(w for w in now.windows if w not in same), said)))


def _lift(now: Situation, said: Said[says.Lift], context: Context) -> Situation:
    e = said.effect
    kept = Windows(
        w
        for w in now.windows
        if w.effect.what != e.what
        or (e.irregularity is not None and w.effect.irregularity != e.irregularity)
        or (e.act is not None and w.effect.act != e.act)
        or (e.who is not None and w.effect.who is not e.who)
    )
    powers = tuple(replace(p, ended=said.since) if _is_lifted(p, e) else p for p in now.powers)
    return now if len(kept) == len(now.windows) and powers == now.powers else replace(now, windows=kept, powers=powers)


def _is_lifted(power: Said[says.Empower], lift: says.Lift) -> bool:
    if power.ended is not None or lift.who is not None or power.effect.what != lift.what:
        return False
    return lift.irregularity in (None, power.effect.irregularity) and lift.act in (None, power.effect.act)


def _empower(now: Situation, said: Said[says.Empower], context: Context) -> Situation:
    if any(p.effect == said.effect for p in now.powers):
        return now
    return replace(now, powers=(*now.powers, said))


def _taken(now: Situation, said: Said[says.Taken], context: Context) -> Situation:
    key, about = said.effect.irregularity, said.effect.about
    powers = now.powers
    if said.effect.by is None:
        powers = tuple(replace(p, ended=said.since) if _still_open(p, key, about) else p for p in powers)
    return replace(now, windows=_without_offers(now.windows, key), powers=powers)


def _still_open(power: Said[says.Empower], key: str | None, about: str | None) -> bool:
    return power.ended is None and (power.effect.irregularity, power.effect.act) == (key, about)


def _ask(now: Situation, said: Said[says.Ask], context: Context) -> Situation:
    assert context.question is not None
    waits = context.question()
    for q in now.questions:
        same_it = (q.it.key if q.it else None) == (waits.it.key if waits.it else None)
        if (q.kind, q.of, q.rule, q.trigger) == (waits.kind, waits.of, waits.rule, waits.trigger) and same_it:
            return now
    return replace(now, questions=(*now.questions, waits))


def _unask(now: Situation, said: Said[says.Unask], context: Context) -> Situation:
    e = said.effect
    kept = tuple(q for q in now.questions if (q.kind, q.of) != (e.kind, e.of))
    return now if len(kept) == len(now.questions) else replace(now, questions=kept)


def _disapply(now: Situation, said: Said[says.Disapply], context: Context) -> Situation:
    pairs = {(name, said.effect.about) for name in said.provision.limits or ()}
    return now if pairs <= now.silenced else replace(now, silenced=now.silenced | pairs)


def _rectify(now: Situation, said: Said[says.Rectify], context: Context) -> Situation:
    if any(r.effect == said.effect and r.law == said.law for r in now.rulings):
        return now
    return replace(now, rulings=(*now.rulings, said))


def _overrule(now: Situation, said: Said[says.Overrule], context: Context) -> Situation:
    key, what = said.effect.irregularity, said.effect.what
    meant = (r for r in now.rulings if r.effect.irregularity == key)
    gone = {id(r) for r in meant if (r.rule == said.rule if what is None else r.effect.what == what)}
    kept = tuple(r for r in now.rulings if id(r) not in gone)
    return now if len(kept) == len(now.rulings) else replace(now, rulings=kept)


def _refuse(now: Situation, said: Said[says.Refuse], context: Context) -> Situation:
    return now if said.effect in now.errors else replace(now, errors=(*now.errors, said.effect))


_BRANCHES: dict[type[says.Effect], Callable[[Situation, Said[Any], Context], Situation]] = {
    says.Irregular: _irregular,
    says.Notice: _notice,
    says.Explain: _explain,
    says.Settle: _settle,
    says.Reopen: _reopen,
    says.Stand: _stand,
    says.Make: _make,
    says.Lay: _lay,
    says.LeadFrom: _lead_from,
    says.Supply: _supply,
    says.Declare: _declare,
    says.Count: _count,
    says.Inform: _inform,
    says.Forget: _forget,
    says.Oblige: _window,
    says.Offer: _window,
    says.Await: _window,
    says.Lift: _lift,
    says.Empower: _empower,
    says.Taken: _taken,
    says.Ask: _ask,
    says.Unask: _unask,
    says.Disapply: _disapply,
    says.Rectify: _rectify,
    says.Overrule: _overrule,
    says.Refuse: _refuse,
}
