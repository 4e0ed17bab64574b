"""A play of a running session as a ruling about it needs it: where, who, and what is known of its result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from litestar.exceptions import NotFoundException, PermissionDeniedException
from msgspec import Struct

from bridgelaw.api.quick.again import EarlierAnswer
from bridgelaw.api.quick.result import BOARD, CONTRACT, RISK
from bridgelaw.game.seats import Seat, Vulnerability, dealer_of, vulnerability_of
from bridgelaw.hall.places import Place, may_open
from bridgelaw.hall.running import RunningSession
from bridgelaw.live.settings import Dealt, SessionTable
from bridgelaw.session.facts import CallAbout
from bridgelaw.session.model import PlayResult
from bridgelaw.session.play import Play
from bridgelaw.web.desk.access import AtDesk
from bridgelaw.web.desk.playing import pair_label
from bridgelaw.web.hall.access import path_of

_BETWEEN = "~"
START_OF: Mapping[CallAbout, str] = {
    "insufficient_bid": "insufficient_bid",
    "call_out_of_rotation": "call_out_of_rotation",
    "opening_lead_out_of_turn": "opening_lead_out_of_turn",
    "lead_out_of_turn": "lead_out_of_turn",
    "exposed_card": "exposed_card",
    "revoke": "revoke",
    "claim": "claim",
    "hesitation": "unauthorized_information",
    "wrong_explanation": "wrong_explanation",
    "changed_call": "changed_call",
}
"""The kind of quick ruling to which a call leads; others are ruled by what an evening needs beside the boards."""

BESIDE: tuple[CallAbout, ...] = ("wrong_pair", "wrong_board", "score", "not_begun")
"""What a call is about that concerns the play as a whole."""


class PlayNamed(Struct, frozen=True):
    """A play as an address of the desk names it; `call`: the number of the call that is about it, 0 where none is."""

    session: str
    play: str
    call: int = 0

    def __str__(self) -> str:
        """As it stands in an address."""
        return _BETWEEN.join((self.session, self.play, *((str(self.call),) if self.call else ())))


def play_named(text: str) -> PlayNamed | None:
    """The play that is named so."""
    session, _, rest = text.partition(_BETWEEN)
    play, _, call = rest.partition(_BETWEEN)
    if not session or not play or (call and not call.isdecimal()):
        return None
    return PlayNamed(session, play, int(call or 0))


class PlayTold(Struct, frozen=True, kw_only=True):
    """What the desk knows of it. `place`: from where he directs; `ns`, `ew`: keys, `pairs`: how they are called;
    `came`: the result that was entered, where there is one; `back`: the address of his place, if he came from there."""

    named: PlayNamed
    running: RunningSession
    place: Place
    play: Play
    ns: str
    ew: str
    pairs: Mapping[str, str]
    table: str
    came: PlayResult | None
    back: str

    @property
    def board(self) -> int:
        """The number of the board."""
        return self.play.board

    @property
    def dealer(self) -> str:
        """Who deals."""
        return str(dealer_of(self.board).value)

    @property
    def vulnerable(self) -> Vulnerability:
        """Who is vulnerable."""
        return vulnerability_of(self.board)

    @property
    def session_name(self) -> str:
        """The name of the session."""
        return self.running.now.state.opened.name

    def dealt(self) -> Dealt:
        """The board of its case, with the hands as far as they are known."""
        deal = self.running.now.state.deals.get(self.board, "N:- - - -")
        return Dealt(self.board, self.dealer, self.vulnerable, deal, in_session=self.in_session)

    @property
    def in_session(self) -> SessionTable:
        """Where it was played."""
        at = self.play
        return SessionTable(self.running.id, at.table, at.section, at.round, self.ns, self.ew)

    def known(self, answers: Mapping[str, str]) -> Iterator[EarlierAnswer]:
        """What a quick ruling would ask that is known here, after those answers."""
        yield EarlierAnswer(BOARD, str(self.board))
        came = self.came
        if came is None or came.contract is None or came.tricks is None:
            return
        declarer = came.contract.declarer
        yield EarlierAnswer("declarer", declarer.value)
        yield EarlierAnswer(CONTRACT, came.contract.bid.text)
        yield EarlierAnswer(RISK, came.contract.risk or "none")
        if (by := answers.get("by", "")) in Seat.__members__:
            # those of the side that did not revoke
            own = Seat[by].side is declarer.side
            yield EarlierAnswer("tricks_won", str(13 - came.tricks if own else came.tricks))


async def told_of(desk: AtDesk, named: PlayNamed | None) -> PlayTold:
    """That play, for whoever is at the desk.

    Raises:
        NotFoundException: there is no such play, or it is not of his session.
        PermissionDeniedException: his own pair has the board still to play.
    """
    place = desk.place_in(named.session) if named is not None else None
    if named is None or place is None:
        raise NotFoundException("no such play")
    try:
        running = await desk.lobby.hall.session(named.session)
    except KeyError:
        raise NotFoundException("no such session") from None
    now = running.now
    found = now.play_named(named.play)
    if found is None:
        raise NotFoundException("no such play")
    play, ns, ew = found
    if named.session in desk.places and not may_open(place, now, play.board):
        raise PermissionDeniedException("a board that is still to be played")
    known = now.state.plays.get(play)
    came = known.obtained if known is not None else None
    pairs = {side: await pair_label(desk.lobby, now, key) for side, key in (("NS", ns), ("EW", ew))}
    label = f"{play.section if len(now.state.plans) > 1 else ''}{play.table}"
    back = path_of(named.session, str(place)) if named.session in desk.places else ""
    return PlayTold(
        named=named,
        running=running,
        place=place,
        play=play,
        ns=ns,
        ew=ew,
        pairs=pairs,
        table=label,
        came=came,
        back=back,
    )
