"""Whether what a record tells can have happened, as far as that is known without the Laws.

Without the Laws it is not always known which calls and cards stand, so some things that look impossible here are not.
They are left to whoever judges the record: there the same refusal (`Impossible`) comes out, and `locate` finds its
line.
"""

from __future__ import annotations

from itertools import islice

from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError, Wrong
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible
from bridgelaw.table.facts import Facts
from bridgelaw.table.record import MOVES
from bridgelaw.table.record import record as happen
from bridgelaw.table.standing import MADE

MOST_MOVES = 500
"""How many acts of one board may change where calls and cards stand. The longest auction has 319 calls."""

_DECIDES_NOTHING = (
    acts.Alert | acts.Announce | acts.Ask | acts.Clarify | acts.Consult | acts.Convey | acts.Explain
    | acts.Expose | acts.Inspect | acts.Learn | acts.PickUp | acts.Realise | acts.Review | acts.Spread
    | acts.SpectatorConvey
)  # fmt: skip
"""Acts by which no call or card comes to stand otherwise, whatever the Laws make of them."""

_ALWAYS = frozenset(("after-closed", "id-taken"))
_SAID = {
    "after-closed": "the board is closed; nothing can happen after that",
    "id-taken": "another act has this id",
    "nothing-to-substitute": "{by} has made no call that could be replaced",
    "nothing-to-retract": "{by} has made no {what} that could be taken back",
    "nothing-to-face": "no such lead lies face down",
    "not-in-hand": "{seat} does not hold {card}",
    "no-play-to-claim": "there is no play yet",
    "more-tricks-than-left": "{tricks} tricks, when {left} are left",
    "more-left-than-unplayed": "{left} tricks left, when fewer have not been played",
    "claim-needs-won": "the tricks that declarer had won by then (won) are missing, and nobody has written them down",
    "won-before-claim": "declarer cannot have won {won} tricks with {left} left",
    "no-contract-for-result": "there is no contract yet",
}


def locate(error: Impossible, record: Record) -> RecordError:
    """An act that cannot have happened, as an error of the file from which the record was read."""
    number = next((n for n, act in enumerate(record.acts) if act.id == error.act), None)
    details = dict(error.details)
    if number is not None:
        act = record.acts[number]
        details |= {"by": act.by.value if isinstance(act, acts.PlayerAct) else ""}
        details |= {"what": act.what} if isinstance(act, acts.Retract) else {}
    said = _SAID.get(error.code, str(error)).format_map(details)
    path = () if number is None else ("acts", number)
    return record.origin.error(Wrong(error.code, said, path, **details), error.act)


def check(record: Record) -> None:
    """Refuse a record with an act that cannot have happened, whatever the Laws make of the acts before it.

    Raises:
        RecordError: there is such an act.
    """
    _check_length(record)
    facts = record.facts()
    certain = True
    moved: bool | None = None
    for act in record.acts:
        try:
            facts = happen(facts, act)[0]
        except Impossible as error:
            if moved is None:
                moved = any(_changes_cards(one) for one in record.acts)
            if certain or error.code in _ALWAYS or (not moved and _never_held(error, record)):
                raise locate(error, record) from None
            continue
        certain = certain and _is_certain(facts, act)


def _check_length(record: Record) -> None:
    """Every call and card is compared with all before it, so their number must be limited."""
    if len(record.acts) <= MOST_MOVES:
        return
    moves = (n for n, act in enumerate(record.acts) if isinstance(act, MOVES))
    last = next(islice(moves, MOST_MOVES, None), None)
    if last is not None:
        said = f"more than {MOST_MOVES} calls and cards on one board"
        raise record.origin.error(
            Wrong("too-many-moves", said, ["acts", last], limit=str(MOST_MOVES)), record.acts[last].id
        )


def _is_certain(facts: Facts, act: acts.Act) -> bool:
    """Whether it is still known without the Laws what stands: nobody is out of turn or turns up a lead that is, and
    nothing is done to which a Law may answer by moving a call or a card. It may where a card is named or attention is
    drawn, and where somebody claims, chooses, explains what follows, rules or takes back."""
    if isinstance(act, acts.Call | acts.Substitute):
        last = facts.last_call(act.by)
        return isinstance(act, acts.Call) and last is not None and last.standing is MADE
    if isinstance(act, acts.Play):
        return facts.plays[-1].standing is MADE or (act.down and facts.play is not None)
    if isinstance(act, acts.Face):
        return all(laid.standing is MADE or laid.down for laid in facts.plays)
    if isinstance(act, acts.State | acts.DirectorState):
        return not _changes_cards(act)
    return isinstance(act, _DECIDES_NOTHING)


def _never_held(error: Impossible, record: Record) -> bool:
    """Whether a card was dealt to another hand than it comes from."""
    if error.code != "not-in-hand":
        return False
    seat, card = error.details["seat"], error.details["card"]
    holders = [s.value for s, hand in record.deal.items() if hand and any(str(c) == card for c in hand)]
    known = any(s.value == seat and hand is not None for s, hand in record.deal.items())
    return seat not in holders and (known or bool(holders))


def _changes_cards(act: acts.Act) -> bool:
    """Whether hands hold other cards than were dealt from here on, or may."""
    if isinstance(act, acts.State | acts.DirectorState):
        return act.fact in ("extra_card", "missing_card", "wrong_board", "misdealt", "fouled")
    if isinstance(act, acts.DirectorChoose):
        return act.option in ("redeal", "reverse_positions")
    return isinstance(act, acts.Rule) and act.order == "redeal"
