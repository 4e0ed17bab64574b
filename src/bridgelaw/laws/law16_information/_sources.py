"""Information from other sources, from lawful procedure, and from what was withdrawn."""

from __future__ import annotations

from typing import Literal

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.effects import Ask, Await, Effects, Forget, Inform, Taken
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.audience import perceived_by

OTHER = frozenset(
    ("wrong_hand", "overheard", "other_table", "saw_card", "traveller", "remark", "screen", "other"),
)
"""Where a player can have learnt something that he may not use, other than from partner (`source` of `acts.Learn`)."""
OF_ONE_PLAYER = ("reverse_positions", "appoint_substitute")
"""What the Director may do that concerns only the player who has learnt something, not the whole board."""
Report = acts.Learn | acts.SpectatorConvey
"""The acts by which players learn something other than from partner."""
PROCEDURE: dict[type[acts.Act], Literal["explanation", "restatement", "alert"]] = {
    acts.Explain: "explanation",
    acts.Correct: "explanation",
    acts.Restate: "restatement",
    acts.Alert: "alert",
    acts.Announce: "alert",
}
"""The kind of information that opponents get by each act of lawful procedure."""


def learners(now: Situation, act: Report) -> list[Seat]:
    """The players to whom the act tells something that they may not use."""
    if isinstance(act, acts.SpectatorConvey):
        return [seat for seat in SEATS if seat in perceived_by(act, screens=now.setting.screens)]
    if act.source not in OTHER or opponents_card(now, act) or _dummy_looks(now, act):
        return []
    return [act.by]


def _dummy_looks(now: Situation, act: acts.Learn) -> bool:
    """Whether dummy looks at another hand during the play. He makes no decisions any more for which he could use it;
    the Law on dummy says what it costs him."""
    return act.source == "wrong_hand" and act.by is now.dummy and now.phase == "play"


def opponents_card(now: Situation, act: acts.Learn) -> bool:
    """Whether he has seen a card of an opponent at his own table since the auction began, which he may use."""
    return act.source == "saw_card" and act.about in act.by.side.opponents.seats and called(now)


def reported(now: Situation) -> list[tuple[str, Seat]]:
    """The acts by which players learnt, other than from partner, what they may not use; each with the player."""
    return [
        (said.effect.about, said.effect.seat)
        for said in now.information
        if said.ended is None
        and said.effect.kind == "other_source"
        and not said.effect.authorised
        and is_report(now, said.effect.about)
    ]


def called(now: Situation) -> bool:
    """Whether the first call has been made."""
    return bool(now.facts.calls)


def is_report(now: Situation, about: str | None) -> bool:
    """Whether that act told a player something other than from partner."""
    return isinstance(now.act(about or ""), Report)


def chosen_by_director(now: Situation, taken: Taken) -> bool:
    """Whether the Director has chosen one of his options about something that was learnt other than from partner."""
    return taken.by is None and is_report(now, taken.about)


def for_the_board(now: Situation, taken: Taken) -> bool:
    """Whether that is one of them for the whole board."""
    return taken.what not in OF_ONE_PLAYER and chosen_by_director(now, taken)


def forgotten(now: Situation, taken: Taken) -> Effects:
    """Ends the entries about what players may use after all, now that the Director has had a player take another hand,
    had somebody else play for him, or had the board dealt again."""
    known = reported(now)
    replaced = [seat for about, seat in known if about == taken.about and taken.what == "appoint_substitute"]
    if taken.what in (*OF_ONE_PLAYER, "redeal"):
        for about, seat in known:
            if about == taken.about or taken.what == "redeal" or seat in replaced:
                yield Forget(about=about, seat=seat if replaced else None)


def one_hand_known(now: Situation, about: str) -> bool:
    """Whether somebody learnt just one hand by that act."""
    act = now.act(about)
    return isinstance(act, acts.Learn) and act.about is not None


def played_on(now: Situation) -> list[str]:
    """The acts by which something was learnt about the board, which was played all the same."""
    return [noted.act for noted in now.awaited("played_on") if noted.act is not None]


def if_it_interferes(now: Situation, noted: Await) -> Effects:
    """Asks the Director whether what was learnt could interfere with normal play; if it could, he gets his options."""
    assert noted.act is not None
    interferes = now.found("interferes", noted.act)
    if interferes is None:
        yield Ask(kind="interferes", of=noted.act, seat=now.actor(noted.act))
    elif interferes:
        yield Await(who=noted.who, what="interfering", act=noted.act, until="director")


def withdrawn(now: Situation, act: str, seats: tuple[Seat, Seat], *, authorised: bool) -> Effects:
    """Entries of those seats about a call or card that was taken back or cancelled; its maker learnt nothing from
    it."""
    actor = now.actor(act)
    kind: Literal["withdrawn_call", "withdrawn_play"] = "withdrawn_call" if now.made(act) else "withdrawn_play"
    for seat in seats:
        if seat is not actor:
            yield Inform(seat=seat, about=act, kind=kind, authorised=authorised, source=actor)
