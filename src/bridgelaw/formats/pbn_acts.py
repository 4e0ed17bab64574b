"""The auction, the play and the result of a PBN record as acts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgelaw.formats.pbn_text import PbnError, Tag, Word
from bridgelaw.game.auction import contract_of, is_over, next_calls
from bridgelaw.game.calls import PASS, Call, call
from bridgelaw.game.cards import Card, card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.tricks import winner
from bridgelaw.table import acts

_Noted = tuple[Word, str]
_ALL_PASS, _NO_MORE, _NO_CARD = "AP", "*", "-"


def auction(tag: Tag, notes: dict[str, str], dealer: Seat, name: str) -> list[tuple[acts.Call, int]]:
    """The calls, each with its line; the text of a note stands with its call.

    Raises:
        PbnError: a word that is no call, or a call that the auction does not allow.
    """
    if tag.value != dealer.value:
        raise PbnError(
            name,
            tag.line,
            1,
            "bad-pbn",
            f"the auction begins with {tag.value!r}, the dealer is {dealer.value}",
            details={"fault": "dealer"},
        )
    found: list[tuple[acts.Call, int]] = []
    calls: list[Call] = []
    for word, text in _noted(tag, notes, name):
        for made in _calls(word, calls, name):
            if made not in next_calls(calls):
                reason = f"{word.text} is not legal here; irregular auctions are not read from PBN yet"
                raise PbnError(name, word.line, 1, "bad-call", reason, details={"irregular": word.text})
            seat = SEATS[(dealer.index + len(calls)) % 4]
            calls.append(made)
            found.append((acts.Call(id=f"a{len(calls)}", by=seat, call=made, text=text), word.line))
    return found


def _calls(word: Word, before: Sequence[Call], name: str) -> list[Call]:
    if word.text.upper() == _ALL_PASS:
        passes: list[Call] = []
        while not is_over([*before, *passes]):
            passes.append(PASS)
        return passes
    try:
        return [call(word.text)]
    except ValueError:
        said = f"{word.text!r} in an auction is not read"
        raise PbnError(name, word.line, 1, "bad-call", said, details={"text": word.text}) from None


def contract(calls: Sequence[Call], dealer: Seat, tag: Tag | None, declarer: Tag | None, name: str) -> Contract | None:
    """The contract that the auction leads to, which must be what the tags say; None if passed out or not over.

    Raises:
        PbnError: they say something else.
    """
    final = contract_of(dealer, calls) if is_over(calls) else None
    said = tag.value.strip().upper().replace("NT", "N").replace("N", "NT") if tag else ""
    given = str(final) if final else "PASS" if is_over(calls) else ""
    if tag and said not in ("", "?", given):
        reason = f"Contract is {tag.value!r}, the auction gives {given or 'none yet'}"
        raise PbnError(name, tag.line, 1, "bad-pbn", reason, details={"fault": "contract"})
    if final and declarer and declarer.value not in ("", "?", final.declarer.value):
        reason = f"Declarer is {declarer.value!r}, the auction gives {final.declarer.value}"
        raise PbnError(name, declarer.line, 1, "bad-pbn", reason, details={"fault": "declarer"})
    return final


def cards(
    tag: Tag | None, notes: dict[str, str], final: Contract | None, before: int, name: str
) -> list[tuple[acts.Play, int]]:
    """The cards in the order in which they were played, each with its line. Columns are seats, not turns.

    Raises:
        PbnError: a word that is no card, or a card that is missing in the middle.
    """
    if tag is None:
        return []
    if tag.value not in Seat.__members__:
        said = f"Play: {tag.value!r} is not a seat (N E S W)"
        raise PbnError(name, tag.line, 1, "bad-seat", said, details={"text": tag.value})
    if final is None:
        raise PbnError(name, tag.line, 1, "bad-pbn", "cards, and no contract", details={"fault": "no_contract"})
    columns = _clockwise(Seat[tag.value])
    found: list[tuple[acts.Play, int]] = []
    leader: Seat | None = final.declarer.lho
    for row in _rows(tag, notes, name):
        trick: list[tuple[Seat, Card]] = []
        laid = dict(zip(columns, row, strict=False))
        for seat in _clockwise(leader) if leader else columns:
            cell = laid.get(seat)
            if cell is None:
                continue
            word, text = cell
            if leader is None or len(trick) < (seat.index - leader.index) % 4:
                said = f"{word.text}: a card before it is missing"
                raise PbnError(name, word.line, 1, "bad-pbn", said, details={"fault": "gap"})
            played = _card(word, name)
            trick.append((seat, played))
            by = final.declarer if seat is final.declarer.partner else seat
            id = f"a{before + len(found) + 1}"
            found.append((acts.Play(id=id, by=by, card=played, hand=seat, text=text), word.line))
        leader = winner(trick, final.strain) if len(trick) == 4 else None
    return found


def _rows(tag: Tag, notes: dict[str, str], name: str) -> Iterator[list[_Noted | None]]:
    """Four columns at a time, up to the sign that nothing more was played; None where no card stands."""
    row: list[_Noted | None] = []
    ended = False
    for word, text in _noted(tag, notes, name):
        if ended:
            said = f"{word.text} stands behind the end of the play (*)"
            raise PbnError(name, word.line, 1, "bad-pbn", said, details={"fault": "end"})
        if word.text == _NO_MORE:
            ended = True
            continue
        row.append(None if word.text == _NO_CARD else (word, text))
        if len(row) == 4:
            yield row
            row = []
    if row:
        yield row


def _clockwise(first: Seat) -> list[Seat]:
    return [SEATS[(first.index + n) % 4] for n in range(4)]


def _card(word: Word, name: str) -> Card:
    try:
        return card(word.text)
    except ValueError:
        said = f"{word.text!r} in a play is not read"
        raise PbnError(name, word.line, 1, "bad-card", said, details={"text": word.text}) from None


def _noted(tag: Tag, notes: dict[str, str], name: str) -> list[_Noted]:
    """The words of a section, each with the text of the note that stands behind it."""
    found: list[_Noted] = []
    for word in tag.words:
        if not word.text.startswith("="):
            found.append((word, ""))
            continue
        number = word.text.strip("= ")
        if not found or number not in notes:
            said = f"there is no note {number} for the reference {word.text}"
            raise PbnError(name, word.line, 1, "bad-pbn", said, details={"fault": "note"})
        found[-1] = (found[-1][0], notes[number])
    return found


def result(
    tag: Tag | None, final: Contract | None, before: int, played: Sequence[tuple[acts.Play, int]], name: str
) -> list[tuple[acts.Result, int]]:
    """The Director's act that states the tricks, where the cards do not tell them.

    Raises:
        PbnError: no number of tricks, tricks without a contract, or other tricks than the cards give.
    """
    said = tag.value.strip() if tag else ""
    if tag is None or said in ("", "?"):
        return []
    if not said.isascii() or not said.isdigit() or int(said) > 13:
        reason = f"Result: {said!r} is not read; a number of tricks from 0 to 13 is"
        details = {"field": "Result", "text": said, "least": "0", "most": "13"}
        raise PbnError(name, tag.line, 1, "bad-value", reason, details=details)
    if final is None:
        if said == "0":
            return []
        reason = f"Result is {said}, and there is no contract"
        raise PbnError(name, tag.line, 1, "bad-pbn", reason, details={"fault": "no_contract"})
    if len(played) == 52:
        won = _won(played, final)
        if won != int(said):
            reason = f"Result is {said}, the cards give {won}"
            raise PbnError(name, tag.line, 1, "bad-pbn", reason, details={"fault": "result"})
        return []
    return [(acts.Result(id=f"a{before + len(played) + 1}", tricks=int(said)), tag.line)]


def _won(played: Sequence[tuple[acts.Play, int]], final: Contract) -> int:
    laid = [(act.hand, act.card) for act, _ in played]
    winners = [winner(laid[n : n + 4], final.strain) for n in range(0, 52, 4)]
    return sum(seat.side is final.declarer.side for seat in winners)
