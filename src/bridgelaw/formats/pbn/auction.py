"""The Auction section as calls by seat: where it begins, what it leaves out, how far it can be followed.

An irregular call is read like any other: acts are facts. One that the file does not mark may be a slip of whoever wrote
it, so it is noticed.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bridgelaw.formats.foreign.bidding import MOST_ILLEGAL, Bidding, legal
from bridgelaw.formats.foreign.text import Findings
from bridgelaw.formats.pbn import values
from bridgelaw.formats.pbn.lexer import Tag
from bridgelaw.formats.pbn.values import Tags
from bridgelaw.formats.pbn.words import ALL_PASS, SectionWords, Word
from bridgelaw.game.calls import PASS, Call
from bridgelaw.game.contracts import Contract
from bridgelaw.game.seats import SEATS, Seat


class ReadCall(Struct, gc=False):
    """One call by a seat; `word` is where it stands (None: it is understood), `last` if it is the last of that word."""

    by: Seat
    call: Call
    word: int | None
    at: int
    last: bool = True


class ReadAuction(Struct):
    """An auction that has been followed. `sign` (`*` or `+`) ends it; `rest` is where the unread part begins."""

    made: list[ReadCall]
    bidding: Bidding
    sign: str = ""
    rest: int | None = None
    irregular: bool = False


def read(
    section: SectionWords, tag: Tag, tags: Tags, dealer: Seat, findings: Findings, *, repair: bool
) -> ReadAuction | None:
    """The auction under `tag`; None when it cannot be told whose call the first one is."""
    words = section.words
    first = tag.value.strip().upper()
    before = next((n for n, word in enumerate(words) if word.text != "-"), len(words))
    if first not in Seat.__members__:
        if before == len(words) or not words[before].value:
            return ReadAuction([], Bidding(dealer))
        raise findings.text.error("bad-seat", f"Auction: {first!r} is not a seat: expected N E S W", tag.at, text=first)
    caller = SEATS[(Seat[first].index + before) % 4]
    missing = (caller.index - dealer.index) % 4
    if missing and words[before:] and words[before].text != "^S":
        if not _fits(words[before:], dealer, missing, tags):
            said = f"the first call is {caller.value}'s, the dealer is {dealer.value}"
            findings.note("illegal_call_unmarked", words[before].at, f"{said}, and the file does not mark it")
            return _followed(words, before, 0, dealer, findings, skipped=missing)
    else:
        missing = _left_out(words[before:], dealer, tags, findings, repair=repair)
    if missing:
        report_left_out(missing, tag, findings)
    return _followed(words, before, missing, dealer, findings)


def report_left_out(missing: int, tag: Tag, findings: Findings) -> None:
    """Passes in front are left out."""
    said = f"{missing} passes at the beginning are left out"
    findings.note("leading_passes_missing", tag.at, said if missing > 1 else "a pass at the beginning is left out")


def _left_out(words: Sequence[Word], dealer: Seat, tags: Tags, findings: Findings, *, repair: bool) -> int:
    """How many passes are left out in front: the only number with which the auction is what the tags say, else 0."""
    declarer, swapped = values.declarer(tags)
    if declarer is None or swapped or _fits(words, dealer, 0, tags):
        return 0
    fitting = [n for n in (1, 2, 3) if _fits(words, dealer, n, tags)]
    return fitting[0] if len(fitting) == 1 or (fitting and repair) else 0


def _fits(words: Sequence[Word], dealer: Seat, missing: int, tags: Tags) -> bool:
    """Whether the calls, behind so many passes, are legal and lead to the declarer and contract of the tags (doubled or
    not), and to the first leader of the play."""
    if any(word.before or word.text == "^S" for word in words):
        return False
    calls: list[Call] = [PASS] * missing
    calls += [word.value for word in words if isinstance(word.value, Call)]
    bidding = legal(dealer, calls)
    if bidding is None:
        return False
    declarer, _ = values.declarer(tags)
    return fits_tags(bidding.contract(), declarer, tags, behind=missing)


def fits_tags(found: Contract | None, declarer: Seat | None, tags: Tags, *, behind: int = 0) -> bool:
    """Whether the contract is that of the tags (doubled or not) by the declarer that they name; if it is reached behind
    passes left out, also whether his left-hand opponent leads."""
    if declarer is not None and (found is None or found.declarer is not declarer):
        return False
    leader = values.value(tags, "Play").upper()
    if behind and found is not None and leader in Seat.__members__ and Seat[leader] is not found.declarer.lho:
        return False
    said = values.contract(values.value(tags, "Contract"))
    return said is None or said.rstrip("X") == (str(found.bid) if found else "PASS")


def _followed(
    words: Sequence[Word], before: int, missing: int, dealer: Seat, findings: Findings, *, skipped: int = 0
) -> ReadAuction:
    """`missing` passes are left out in front; or so many seats were `skipped`, whose turn it was."""
    bidding = Bidding(dealer)
    made: list[ReadCall] = []
    read = ReadAuction(made, bidding, irregular=skipped > 0)
    for _ in range(skipped):
        bidding.skip()
    illegal = 0
    made += [ReadCall(bidding.make(PASS), PASS, None, words[before].at) for _ in range(missing)]
    for n in range(before, len(words)):
        word = words[n]
        if read.sign:
            findings.note("after_end", word.begin, f"{word.text} stands behind {read.sign}")
            read.rest = word.begin
            break
        if word.text == "^S":
            bidding.skip()
            read.irregular = True
        elif word.text in "*+":
            read.sign = word.text
        elif word.text == ALL_PASS:
            left = bidding.passes_left()
            made += [ReadCall(bidding.make(PASS), PASS, n, word.at, k == left) for k in range(1, left + 1)]
        elif not isinstance(word.value, Call):
            findings.note("bad_mark", word.at, f"{word.text} in the middle of the auction")
            read.rest = word.begin
            break
        elif (illegal := illegal + _is_unmarked(word, bidding, findings)) > MOST_ILLEGAL:
            read.rest = word.begin
            break
        else:
            read.irregular = read.irregular or bidding.fault(word.value) is not None
            made.append(ReadCall(bidding.make(word.value), word.value, n, word.at))
    return read


def _is_unmarked(word: Word, bidding: Bidding, findings: Findings) -> bool:
    """Whether it is an illegal call that the file does not mark; what is noticed about a call is reported."""
    assert isinstance(word.value, Call)
    fault = bidding.fault(word.value)
    for sign in word.before:
        if sign != "^I":
            findings.note("bad_mark", word.begin, f"{sign} is no mark of a call")
        elif not bidding.is_low(word.value):
            findings.note("mark_unfounded", word.begin, f"^I, and {word.value} is no insufficient bid")
    if fault is None or (bidding.is_low(word.value) and "^I" in word.before and not bidding.over):
        return False
    findings.note("illegal_call_unmarked", word.at, f"{fault}, and the file does not mark it")
    return True
