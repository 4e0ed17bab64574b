"""What one seat knows of a board: the acts that it perceived, numbered as it perceived them, and the irregularities
that are in the open. All of it is let through by lists: what no list names stays with the Director."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from itertools import compress
from operator import is_not, itemgetter

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Window
from bridgelaw.lawbook.situation import Irregularities, Irregularity, Said, Situation
from bridgelaw.table import acts
from bridgelaw.table.audience import EVERYBODY, is_among_players, perceived_by
from bridgelaw.table.log import Log
from bridgelaw.table.play import Laid

EVIDENT = frozenset(
    (
        # calls as everybody has heard or seen them
        "insufficient_bid", "pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation",
        "redouble_out_of_rotation", "inadmissible_double", "inadmissible_redouble", "bid_over_seven",
        "call_after_auction", "call_when_barred", "changed_call", "simultaneous_call", "exposed_card_in_auction",
        # cards as they lie there, whatever else is in the hand
        "opening_lead_out_of_turn", "lead_out_of_turn", "lead_from_wrong_hand", "play_out_of_turn", "premature_play",
        "exposed_card", "simultaneous_play", "defective_trick", "incomplete_designation", "dummy_participation",
        "dummy_called_attention", "improper_inspection", "play_after_claim",
        # what is done and said before all
        "action_while_frozen", "attention_not_followed_by_summons", "player_assessed_rectification",
        "player_waived_rectification", "choice_consulted_partner", "spectator_attention",
        "reserved_when_prohibited", "partial_review", "halted_review", "review_out_of_turn",
        "restatement_by_wrong_side", "uncorrected_restatement", "question_out_of_turn", "supplementary_question",
        "explanation_by_wrong_player", "early_correction", "attention_when_forbidden", "consulted_own_card",
    )
)  # fmt: skip
"""Kinds of irregularity that everybody can see for himself once they are pointed out. All others (a revoke, a wrong
explanation, …) depend on a hidden hand or on what a player knows: they are in the open only when the Director has
spoken of them."""

_OF_ALL = (acts.ExplainOptions, acts.Resume)
_OF_ONE = (acts.Rule, acts.Cancel, acts.DirectorChoose, acts.Adjust, acts.DecideAppeal)
"""The acts by which the Director tells the table what follows from an irregularity: from that of the act in `of`, or,
where he names none, from all to which attention was drawn."""


_FOUND_PLAYED = ("played_position", "visible_to_partner")
"""Questions by whose answer a card that was held so becomes a card played."""


NOTHING: frozenset[str] = frozenset()


_NUMBER = re.compile(r"s[1-9][0-9]{0,8}", re.ASCII)


class Known:
    """What `seat` knows in the situation `now`; without a seat: what all four know, and so does who looks on,
    but for what they have said among themselves.

    `ids`: the acts that it perceived and the numbers that it gives them. `ruled`: whether the Director has done
    anything on the board, for what is made of all acts; no seat is told.

    `open`: the irregularities that are in the open, by key, with the ids `i1`, `i2`, … in the order in which they came
    to light, so that an id never comes to mean another one; `irregular`: the acts that they are about. `before`: what
    it knew earlier on the board, which is of no use any more.
    """

    def __init__(self, now: Situation, seat: Seat | None, before: Known | None = None) -> None:
        self.seat = seat
        self.now = now
        self.ids: dict[str, str] = {}
        self.word: list[tuple[int, acts.Act]] = []
        self.pointed: dict[str, int] = {}
        self.penalties: list[acts.Penalize] = []
        self.ruled = False
        self.count: int = now.facts.count
        self.latest: acts.Act | None = before.latest if before else None
        self.open: dict[str, str] = {}
        self.irregular: frozenset[str] = NOTHING
        # for what it knows later: the number of each act in `ids`; of each irregularity in the open since
        # which act it is, its place and its own act; how often the Director had spoken, or somebody pointed, then
        self.heard: list[int] = []
        self.light: dict[str, tuple[int, int, str]] = {}
        self.words = 0
        done = now.facts.acts
        goes_on = before is not None and 0 < before.count <= len(done) and done.at(before.count) is before.latest
        if before is not None and goes_on:
            self.ids, self.word, self.penalties, self.ruled = before.ids, before.word, before.penalties, before.ruled
            self.heard, self.pointed = before.heard, before.pointed
        else:
            before = None
        self._hear(done, before.count if before else 0)
        if now.irregularities:
            self._look(before)

    def _hear(self, done: Log, after: int) -> None:
        screens = self.now.setting.screens
        those = frozenset((self.seat,)) if self.seat else EVERYBODY
        for number, act in enumerate(done.since(after), after + 1):
            is_heard = those <= perceived_by(act, screens=screens)
            if self.seat is None and is_heard:
                is_heard = not is_among_players(act, done)
            if is_heard:
                self.ids[act.id] = f"s{len(self.ids) + 1}"
                self.heard.append(number)
                if (of := _pointed_at(act)) is not None:
                    self.pointed.setdefault(of, number)
            if isinstance(act, acts.DirectorAct):
                self._hear_director(act, number, is_heard=is_heard)
            self.latest = act

    def _hear_director(self, act: acts.DirectorAct, number: int, *, is_heard: bool) -> None:
        self.ruled = True
        if is_heard and isinstance(act, acts.Penalize):
            self.penalties.append(act)
        if is_heard and isinstance(act, _OF_ALL + _OF_ONE):
            self.word.append((number, act))
        if isinstance(act, acts.Find) and act.kind in _FOUND_PLAYED and act.answer is True:
            self._see_played(number)

    def _see_played(self, number: int) -> None:
        """A card that lay where this seat could not see it is found to be played: it lies on the table for all."""
        numbers = self.now.facts.numbers
        for laid in self.now.facts.plays:
            if laid.act not in self.ids and not laid.down and numbers[laid.act] < number:
                self.ids[laid.act] = f"s{len(self.ids) + 1}"
                self.heard.append(number)

    def _look(self, before: Known | None) -> None:
        """Find what is in the open. What was found before is kept for an irregularity that has not changed, if the
        Director has not spoken since, and nobody has pointed at anything."""
        its = self.now.irregularities
        self.words = len(self.word) + len(self.pointed)
        looked = before.now.irregularities if before is not None and before.words == self.words else Irregularities()
        changed = list(compress(range(len(looked)), map(is_not, looked, its)))
        if before is None or len(looked) > len(its) or any(looked[n].key != its[n].key for n in changed):
            looked, changed = Irregularities(), []
        elif looked:
            self.light, self.open, self.irregular = before.light, before.open, before.irregular
        is_new = False
        for n in (*changed, *range(len(looked), len(its))):
            number, known = self._in_the_open(its[n]), self.light.get(its[n].key)
            if number is None:
                is_new = self.light.pop(its[n].key, None) is not None or is_new
            elif known is None or known[0] != number:
                is_new, self.light[its[n].key] = True, (number, n, its[n].act)
        if is_new:
            self._number()

    def _number(self) -> None:
        told = sorted((number, n, key, act) for key, (number, n, act) in self.light.items())
        self.open = {key: f"i{n}" for n, (_, _, key, _) in enumerate(told, 1)}
        self.irregular = frozenset(act for _, _, _, act in told)

    def named(self, own: str) -> str | None:
        """The act to which it gives that number; None where it gives it to none."""
        number = int(own[1:]) if _NUMBER.fullmatch(own) else 0
        return self.now.facts.acts.at(self.heard[number - 1]).id if 0 < number <= len(self.heard) else None

    @property
    def last(self) -> str:
        """The last act that it perceived; `start` before the first."""
        return next(reversed(self.ids.values()), "start")

    def because(self, ids: tuple[str, ...]) -> tuple[str, ...]:
        """Those of the acts `ids` that it perceived, by its own numbers."""
        return tuple(self.ids[id] for id in ids if id in self.ids)

    def reached(self, ids: tuple[str, ...]) -> bool:
        """Whether what rests on the acts `ids` can have reached it: it perceived one, or the Director did one."""
        return not ids or any(id in self.ids or self._is_directors(id) for id in ids)

    def is_public(self, ids: tuple[str, ...]) -> bool:
        """Whether it perceived all of the acts `ids`, those of the Director apart."""
        return all(id in self.ids or self._is_directors(id) for id in ids)

    def since(self, number: int) -> str | None:
        """The act of that number, or the last one before it that it perceived."""
        own = bisect_right(self.heard, number)
        return f"s{own}" if own else None

    def has_seen(self, laid: Laid) -> bool:
        """Whether it has seen the card: a lead that lies face down only its leader has."""
        return laid.act in self.ids and (not laid.down or laid.hand is self.seat)

    def concerns(self, said: Said[Window]) -> bool:
        """Whether a window may be shown: what it belongs to is in the open, what it rests on has reached the seat."""
        key = said.effect.irregularity
        return (key is None or key in self.open) and self.reached(said.because)

    def is_known_irregular(self, act: str) -> bool:
        """Whether something irregular about the act is in the open."""
        return act in self.irregular

    def _in_the_open(self, it: Irregularity) -> int | None:
        """The number of the act by which it came into the open for this seat; None: it has not.

        Attention must have been drawn to it by the Director or by an act that the seat perceived; what is not evident
        then waits for the Director's word, as does what he has settled without anybody's attention. What the next call
        or card made good before anybody spoke of it is in the open once somebody has.
        """
        if it.act not in self.ids or it.status == "unnoticed":
            return None
        numbers, words = self.now.facts.numbers, []
        if it.settled is not None and self._is_directors(it.settled):
            # a finding made before can settle what is noticed later
            words.append(max(numbers[it.settled], numbers.get(it.noticed or "", 0)))
        if it.noticed is not None and self.is_public((it.noticed,)):
            noticed = numbers[it.noticed]
            if (_is_evident(it) and self.is_public(it.because)) or self._is_directors(it.noticed):
                words.append(noticed)
            elif (word := self._word(noticed, it)) is not None:
                words.append(word)
        elif it.noticed is None and it.act in self.pointed and _is_evident(it) and self.is_public(it.because):
            words.append(max(numbers[it.act], self.pointed[it.act]))
        return min(words, default=None)

    def _word(self, since: int, it: Irregularity) -> int | None:
        """The number of the first act, from that one on, by which the Director speaks of it or of all."""
        about = (None, it.act, it.noticed)
        for place in range(bisect_left(self.word, since, key=itemgetter(0)), len(self.word)):
            number, act = self.word[place]
            if isinstance(act, _OF_ALL) or act.of in about:
                return number
        return None

    def _is_directors(self, id: str) -> bool:
        return isinstance(self.now.facts.acts.get(id), acts.DirectorAct)


def _is_evident(it: Irregularity) -> bool:
    return it.kind in EVIDENT and not it.hidden


def _pointed_at(act: acts.Act) -> str | None:
    """The act that somebody points at as irregular."""
    if isinstance(act, acts.Attention | acts.DirectorAttention | acts.SpectatorAttention):
        return act.to
    return act.of if isinstance(act, acts.Summon) else None
