"""A session in a language: how a pair is called, what stands in the cells of its lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import groupby

from msgspec import Struct

from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.game.seats import Side
from bridgelaw.session.comparing import Earned
from bridgelaw.session.model import CANCELLED, Pair, PlayResult
from bridgelaw.session.ranking import RankedPair, Ranking, rank, rounded
from bridgelaw.words import numbers
from bridgelaw.words.say import Words
from bridgelaw.words.telling.results import NOTHING as NOTHING
from bridgelaw.words.telling.results import result_told

PEOPLE = " – "


class SessionToTell(Struct, frozen=True):
    """A session with its ranking, and the words to tell of it. `pairs`: by their keys; `goes_on`: it is still played,
    and these are the boards that every pair has behind it."""

    file: SessionFile
    ranking: Ranking
    words: Words
    pairs: Mapping[str, Pair]
    goes_on: bool = False

    @property
    def in_imps(self) -> bool:
        """Whether points are IMPs: then there are no percentages."""
        return self.file.session.conditions.scoring != "mp"

    @property
    def has_sections(self) -> bool:
        """Whether a pair is named with its section."""
        return len(self.file.session.sections) > 1

    def pair(self, key: str) -> str:
        """What a pair is called in print: its number, with its section where there are several."""
        one = self.pairs[key]
        return f"{one.section}{one.number}" if self.has_sections else one.number

    def order(self, key: str) -> tuple[str, int, str]:
        """Where a pair stands among all: by section, then by number."""
        one = self.pairs[key]
        return one.section, int("".join(filter(str.isdecimal, one.number)) or 0), one.number

    def names(self, key: str) -> str:
        """Who plays; empty where that is not known."""
        people = self.file.people
        return PEOPLE.join(people[one].name for one in self.pairs[key].people if one in people)

    def points(self, value: Fraction | None) -> str:
        """Points as a list has them."""
        return NOTHING if value is None else self.words.hundredths(rounded(value))

    def share(self, earned: Earned | None) -> Fraction | None:
        """Percent of what the board gives; None where there is no such thing."""
        return None if earned is None or not earned.of else 100 * earned.points / earned.of

    def earned(self, place: int, side: Side) -> Earned | None:
        """What that side got from the result at that place."""
        return self.ranking.earned[place].get(side)


def session_to_tell(
    file: SessionFile, words: Words, ranking: Ranking | None = None, *, goes_on: bool = False
) -> SessionToTell:
    """The session ranked, unless its `ranking` is known already, and ready to be told. `goes_on`: play does."""
    found = rank(file.session, file.regulations) if ranking is None else ranking
    return SessionToTell(file, found, words, {pair.key: pair for pair in file.session.pairs}, goes_on)


def lists(told: SessionToTell) -> Iterator[tuple[str, tuple[RankedPair, ...]]]:
    """The lists of the ranking, each with its heading: the section and the direction, as far as there are several."""
    session = told.file.session
    by_section = session.conditions.rank_by == "section" and told.has_sections

    def which(one: RankedPair) -> tuple[str, str]:
        return one.pair.section if by_section else "", one.direction.value if one.direction else ""

    both = len({which(one)[1] for one in told.ranking.standings}) > 1
    for (section, direction), members in groupby(told.ranking.standings, which):
        heading = [told.words.say("session-section", section=section)] if section else []
        heading += [told.words.side(direction)] if direction and both else []
        yield " · ".join(heading), tuple(members)


def place_told(one: RankedPair, words: Words) -> str:
    """`3`, or `3=` where others have the same."""
    return words.say("session-place", place=one.rank, tied="yes" if one.tied else "no")


def penalties_told(told: SessionToTell, members: Iterable[RankedPair]) -> str:
    """What was taken off the totals of these pairs, or given to them; empty where it was nothing."""
    found = [
        told.words.say("sheet-penalty", pair=told.pair(one.pair.key), points=told.points(-one.penalties))
        for one in members
        if one.penalties
    ]
    return told.words.say("sheet-penalties", text="; ".join(found)) if found else ""


def conditions_told(told: SessionToTell) -> str:
    """The form of scoring, pairs and boards in one line."""
    session, say = told.file.session, told.words.say
    boards = len({one.board for one in session.results})
    return " · ".join(
        (
            say(f"sheet-scoring-{session.conditions.scoring}"),
            say("movement-head-pairs", pairs=len(session.pairs)),
            say("sheet-boards", boards=boards),
        )
    )


def contract_told(one: PlayResult, words: Words) -> str:
    """The contract of a line: `4♠`, `3NTX`, `Pass`; nothing where it is not known."""
    if one.passed_out:
        return words.call("P", "short")
    if one.contract is None:
        return ""
    risk = one.contract.risk
    return words.call(str(one.contract.bid), "short") + (words.call(risk, "short") if risk else "")


def declarer_told(one: PlayResult, words: Words) -> str:
    """The letter of declarer's seat."""
    return "" if one.contract is None else words.say("seat-letter", seat=one.contract.declarer.value)


def lead_told(one: PlayResult, words: Words) -> str:
    """The card that was led."""
    return words.card(one.lead) if one.lead else ""


def tricks_told(one: PlayResult) -> str:
    """`=`, `+1` or `−2`."""
    if one.contract is None or one.tricks is None:
        return ""
    over = one.tricks - one.contract.tricks_needed
    return numbers.points(over) if over else "="


def score_told(one: PlayResult) -> str:
    """Points of North-South with their sign; nothing where there is no bridge result."""
    return "" if one.score is None else numbers.points(one.score)


def award_told(one: PlayResult, words: Words) -> str:
    """What stands in place of a result, or that the board was not played; empty for all that was obtained at the
    table."""
    if one.award is None and one.unplayed == CANCELLED:
        return words.say("sheet-cancelled")
    if one.award is None:
        return words.say("sheet-not-played") if one.unplayed is not None else ""
    if one.award.shares:
        given = (_share(one.award.shares[side], words) for side in Side)
        return words.say("sheet-artificial", points=" / ".join(given))
    return words.say("sheet-adjusted", points=result_told(one, words))


def _share(share: str | float, words: Words) -> str:
    return words.say(f"sheet-share-{share}") if isinstance(share, str) else words.percent(share)
