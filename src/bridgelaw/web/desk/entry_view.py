"""What a case on paper is written down with: whose call or card is next, the acts that one can be about, the list."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.answer.score_model import Score
from bridgelaw.desk.order import AFTER_PLAY
from bridgelaw.game.cards import SUITS
from bridgelaw.game.scoring import points
from bridgelaw.game.seats import EW, NS, Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live.onlooker import directors_revision
from bridgelaw.live.state import last_written
from bridgelaw.web.desk.acts_form import ActGroup, What, groups
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.revoke_form import waiting
from bridgelaw.web.desk.telling import act_text, complaint
from bridgelaw.words import Words
from bridgelaw.words.spelling import call_forms, rank_forms, strain_forms
from bridgelaw.words.telling.answered import revoke_facts
from bridgelaw.words.telling.apart import told_apart
from bridgelaw.words.telling.score import result_line
from bridgelaw.words.telling.state import state


class EntryView(Struct, frozen=True, kw_only=True):
    """`calling`: the seat that is to call, where one is; `playing`: the hand that is to play, `from_dummy` if that is
    dummy's, `trick`: the cards of the trick in progress; `result`: the board waits for its result; `over`: it has it;
    `left`: the tricks that are not over, as far as the play is written down, `won` those that declarer has won of the
    others; `results`: the result with each number of tricks from 0 on; `declaring`: who plays for it; `dummy`: who
    cannot claim; `with_suit`: of a revoke it is asked whether a later trick was won with a card that could
    have been played to it. `revoke`: the words that wait for the facts of one, `asks_when`: it is not known when it
    was pointed out.

    `last`: what would be struck out; `seen`: how often the board has changed.
    """

    calling: str
    playing: str
    from_dummy: bool
    trick: str
    result: bool
    over: bool
    left: int
    won: int
    results: tuple[str, ...]
    declaring: str
    dummy: str
    with_suit: bool
    revoke: str
    asks_when: bool
    seen: int
    last: str
    about: tuple[What, ...]
    groups: tuple[ActGroup, ...]
    examples: str
    legend: str
    card_examples: str

    @property
    def is_first(self) -> bool:
        """Whether the board is still being written down."""
        return bool(self.calling) or self.result


TRICKS = 13
"""Tricks of a board."""


def examples(words: Words) -> Iterator[str]:
    """A few calls as they are typed."""
    yield from (f"1{strain_forms(words.language, strain)[0]}" for strain in ("S", "H", "NT"))
    yield from (call_forms(words.language, call)[0] for call in ("P", "X"))


def legend(words: Words) -> str:
    """Every letter of a denomination, a pass and doubles, beside what it is typed for."""
    signs = [(words.say("suit-symbol", suit=suit), strain_forms(words.language, suit)[0]) for suit in SUITS]
    signs += [(words.suit("NT"), strain_forms(words.language, "NT")[0])]
    signs += [(words.call(call), call_forms(words.language, call)[0]) for call in ("P", "X", "XX")]
    return ", ".join(f"{sign} {typed}" for sign, typed in signs)


def card_examples(words: Words) -> Iterator[str]:
    """A few cards as they are typed."""
    for suit, rank in ("SA", "HT", "D7"):
        yield f"{strain_forms(words.language, suit)[0]}{rank_forms(words.language, rank)[0]}"


def _results(case: Case) -> Iterator[str]:
    """What comes of the contract with each number of tricks; nothing before there is one."""
    bought, vulnerable = case.state.board.now.facts.contract, case.state.board.dealt.vulnerable
    if case.to_tell.contract_is_set_up:
        return
    for tricks in range(14 if bought is not None else 0):
        assert bought is not None
        found = Score(kind="table", contract=str(bought), declarer=bought.declarer.value, tricks=tricks)
        if vulnerable is not None:
            worth = points(bought, vulnerable, tricks)
            found = replace(
                found, points={side.value: worth if side is bought.declarer.side else -worth for side in (NS, EW)}
            )
        yield result_line(case.to_tell, found)


def writes_first(case: Case) -> bool:
    """Whether writing the board down comes before all else: it does not while the Director has something to do, or a
    player a choice that is open, also one that he may leave as it is."""
    now, following = case.state.board.now, case.road.next
    if not case.is_paper or now.frozen or not (_calling(case) or _playing(now)):
        return False
    if following.do == "find":
        return following.question is not None and following.question.kind in AFTER_PLAY
    return following.do in ("nothing", "play")


def _calling(case: Case) -> Seat | None:
    """Who is to call, where that is known and not only put in."""
    now = case.state.board.now
    return now.turn if now.phase in ("setup", "auction") and case.to_tell.turn_is_told else None


def _playing(now: Situation) -> bool:
    """Whether the board is being played, or about to be."""
    return now.phase in ("clarification", "play")


def entry(case: Case) -> EntryView:
    """What can be written down now."""
    now = case.state.board.now
    told = {id: act_text(case, act) for id, act in case.told_acts.items()}
    acts = [What(id, text) for id, text in told_apart(told, case.view.acts, case.words).items()]
    newest = last_written(case.state.board)
    waits = waiting(now)
    # who is next, how many tricks are left and what the contract is, may only have been put in
    turn = now.turn if case.to_tell.turn_is_told else None
    calling = _calling(case)
    playing = turn if _playing(now) else None
    counted = not any(case.view.uncounted) and not case.view.filled
    in_progress = [line.text for line in state(case.to_tell)][1:]
    return EntryView(
        calling=calling.value if calling else "",
        playing=playing.value if playing else "",
        from_dummy=playing is not None and playing is now.dummy,
        trick=in_progress[0] if in_progress else "",
        result=_playing(now),
        over=now.phase == "ended" and now.facts.contract is not None,
        left=now.facts.left if counted else TRICKS,
        won=now.facts.won(now.declarer.side) if now.declarer and counted else 0,
        results=tuple(_results(case)),
        declaring=now.declarer.side.value if now.declarer else "",
        dummy=now.dummy.value if now.dummy else "",
        with_suit="with_suit" in revoke_facts(case.answer.laws),
        revoke=complaint(case, waits) if waits else "",
        asks_when=not waits,
        seen=directors_revision(case.state.board),
        last=next((act.text for act in acts if newest and act.value == newest.id), ""),
        about=tuple(act for act in reversed(acts) if case.view.acts[act.value]["by"] != "director"),
        groups=groups(case.words),
        examples=" ".join(examples(case.words)),
        legend=legend(case.words),
        card_examples=" ".join(card_examples(case.words)),
    )
