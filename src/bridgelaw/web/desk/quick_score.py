"""The score of a board in a quick ruling: where the Law moves tricks, the result that comes of it, once the contract is
told; where the score has to be adjusted, the form for that."""

from __future__ import annotations

from msgspec import Struct

from bridgelaw.api.quick.facts import NONE
from bridgelaw.api.quick.result import BOARD, CONTRACT, OF_RESULT
from bridgelaw.api.quick.road import quick as ruling
from bridgelaw.api.quick.state import Quick
from bridgelaw.web.desk.quick_address import Address
from bridgelaw.web.desk.quick_asking import Tap
from bridgelaw.words import Words
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.quick import is_adjusted, is_over, may_be_scored
from bridgelaw.words.telling.score import score
from bridgelaw.words.telling.to_tell import AnswerToTell


class QuickScore(Struct, frozen=True):
    """`lines`: the result that comes of the ruling; `tap`: it can be scored, and the contract has to be told for it;
    `adjusts`: a score can be given in its form; `board`: the number of the board, where it is told; `due`: an adjusted
    score has still to be given."""

    lines: tuple[Line, ...] = ()
    tap: Tap | None = None
    adjusts: bool = False
    board: str = ""
    due: bool = False


def moves_tricks(quick: Quick) -> bool:
    """Whether the Law itself says, in tricks, what the result of such a board is."""
    return CONTRACT in quick.kind.quiet


def score_of(quick: Quick, at: Address, to_tell: AnswerToTell | None, words: Words) -> QuickScore:
    """What can be said of the score once the ruling is done; `to_tell`: its answer."""
    if to_tell is None or not quick.done or at.add:
        return QuickScore()
    if not moves_tricks(quick):
        return QuickScore(adjusts=may_be_scored(to_tell), due=is_adjusted(to_tell))
    if CONTRACT in quick.known:
        lines, due = tuple(line._replace(indent=0) for line in score(to_tell)), is_adjusted(to_tell)
        return QuickScore(lines, adjusts=due, board=board_told(at), due=due)
    if CONTRACT not in quick.more:
        return QuickScore(due=is_adjusted(to_tell))
    tap = Tap(CONTRACT, words.say("quick-score-it"), "", at.adding(CONTRACT).href)
    return QuickScore(tap=tap if is_over(to_tell) else None, due=is_adjusted(to_tell))


def board_told(at: Address) -> str:
    """The number of the board, if it is among the answers."""
    return next((value for key, value in at.answers if key == BOARD and value != NONE), "")


def ruled_before(quick: Quick, at: Address) -> Quick:
    """The ruling that stands while the result is being asked for: as it is without what was told of that."""
    if CONTRACT not in quick.known or quick.table is not None:
        return quick
    answers = [one for one in at.answers if one[0] not in OF_RESULT]
    return ruling(at.start, answers, laws=at.laws, authority=at.authority)
