"""All that was said of one play, and what of it counts."""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.session.facts import Agreed, FormPlayed, PlayFact, Ruled, ScoreCorrected, Scored, Seated
from bridgelaw.session.model import CANCELLED, FieldAward, PlayResult, SessionPenalty
from bridgelaw.session.play import Play

Pairs = frozenset[str]
"""Keys of pairs."""
NOBODY: Pairs = frozenset()


class PlayHistory(Struct, frozen=True, kw_only=True):
    """A play as its facts tell it.

    Attributes:
        told: the facts that count, each with its number.
        obtained: what came of it before any ruling; None where it has not been played, or never was.
        result: what counts in the ranking.
        penalties: those of its rulings.
        is_disputed: two different results were entered and neither has been agreed to or put right.
    """

    told: tuple[tuple[int, PlayFact], ...] = ()
    obtained: PlayResult | None = None
    result: PlayResult | None = None
    penalties: tuple[SessionPenalty, ...] = ()
    is_disputed: bool = False

    @property
    def seated(self) -> tuple[str, str] | None:
        """The pairs that were said to sit there, North-South first, where not those planned did."""
        found = [fact for _, fact in self.told if isinstance(fact, Seated)]
        return (found[-1].ns, found[-1].ew) if found else None

    @property
    def is_corrected(self) -> bool:
        """Whether its score was put right."""
        return any(isinstance(fact, ScoreCorrected) for _, fact in self.told)

    @property
    def rulings(self) -> tuple[Ruled, ...]:
        """What the Director has ruled, the last of each case."""
        return _rulings(self.told)

    @property
    def award(self) -> FieldAward | None:
        """What a ruling gives in place of what was obtained."""
        ruled = self.ruled
        return None if ruled is None else ruled.award

    @property
    def ruled(self) -> Ruled | None:
        """The last ruling by which something else counts than what was obtained."""
        return _counting(self.rulings)

    def ruled_in(self, case: str) -> Ruled | None:
        """What was ruled in that case."""
        return next((one for one in self.rulings if one.case == case), None)

    @property
    def is_agreed(self) -> bool:
        """The other side, or the Director, has said that it is so; or it was ruled on since it was entered."""
        if any(isinstance(fact, Agreed | ScoreCorrected) for _, fact in self.told):
            return True
        entered, ruled = self.last_entry, self.ruled
        since = self.told if entered is None else [one for one in self.told if one[0] > entered[0]]
        return ruled is not None and any(fact is ruled for _, fact in since)

    @property
    def last_entry(self) -> tuple[int, Scored] | None:
        """What a table said of it last, with its number."""
        return next(((n, fact) for n, fact in reversed(self.told) if isinstance(fact, Scored)), None)

    def entry(self, number: int) -> Scored | None:
        """The entry that is fact `number`, if it is one of this play."""
        return next((fact for n, fact in self.told if n == number and isinstance(fact, Scored)), None)

    def after(self, play: Play, number: int, fact: PlayFact, cancelled: Pairs = NOBODY) -> PlayHistory:
        """The same with one fact more. `cancelled`: pairs of whom nothing counts."""
        return _history(play, (*self.told, (number, fact)), self.result, cancelled)

    def without(self, play: Play, number: int, cancelled: Pairs = NOBODY) -> PlayHistory:
        """The same as if that fact had never been."""
        return _history(play, tuple(one for one in self.told if one[0] != number), self.result, cancelled)

    def under(self, play: Play, cancelled: Pairs) -> PlayHistory:
        """The same where nothing counts of those pairs, and of no others."""
        return _history(play, self.told, self.result, cancelled)


def _history(
    play: Play, told: tuple[tuple[int, PlayFact], ...], before: PlayResult | None, cancelled: Pairs
) -> PlayHistory:
    entries = {number: fact.result for number, fact in told if isinstance(fact, Scored)}
    agreed = next((entries[f.of] for _, f in reversed(told) if isinstance(f, Agreed) and f.of in entries), None)
    corrected = next((fact for _, fact in reversed(told) if isinstance(fact, ScoreCorrected)), None)
    rulings = _rulings(told)
    ruled, penalties = _counting(rulings), tuple(each for one in rulings for each in one.penalties)
    obtained = corrected.result if corrected else agreed or next(reversed(entries.values()), None)
    found = obtained
    if ruled is not None and ruled.result is not None:
        found = ruled.result
    elif ruled is not None:
        under = obtained or _unplayed(play, ruled)
        found = replace(under, ns=ruled.ns, ew=ruled.ew, award=ruled.award, unplayed=None)
    form = next((fact.form for _, fact in reversed(told) if isinstance(fact, FormPlayed)), None)
    if found is not None and form is not None:
        found = replace(found, form=form)
    if found is not None and not cancelled.isdisjoint((found.ns, found.ew)):
        found = _cancelled(found)
    # an entry that is equal to another one is the same entry
    differ = any(one != other for one, other in pairwise(entries.values()))
    disputed = differ and agreed is None and corrected is None
    # the very same one where it is equal: what was computed from it stays
    counts = before if found == before else found
    return PlayHistory(told=told, obtained=obtained, result=counts, penalties=penalties, is_disputed=disputed)


def _rulings(told: tuple[tuple[int, PlayFact], ...]) -> tuple[Ruled, ...]:
    """The last ruling of each case, in the order in which they came; one without a case replaces all before it."""
    found: dict[str, Ruled] = {}
    for _, fact in told:
        if isinstance(fact, Ruled):
            found = {case: one for case, one in found.items() if fact.case and case != fact.case}
            found[fact.case] = fact
    return tuple(found.values())


def _counting(rulings: tuple[Ruled, ...]) -> Ruled | None:
    return next((one for one in reversed(rulings) if one.counts), None)


def _cancelled(one: PlayResult) -> PlayResult:
    """What is left of a play that does not count."""
    return PlayResult(
        section=one.section, board=one.board, ns=one.ns, ew=one.ew, round=one.round, table=one.table, unplayed=CANCELLED
    )


def _unplayed(play: Play, ruled: Ruled) -> PlayResult:
    """What there is of a play that was never scored."""
    at, round = play.table or None, play.round or None
    return PlayResult(section=play.section, board=play.board, ns=ruled.ns, ew=ruled.ew, round=round, table=at)
