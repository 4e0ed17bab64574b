"""What was answered in a quick ruling, as data for its page: each answer with the link that asks it anew."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bridgelaw.api.quick.again import EarlierAnswer
from bridgelaw.api.quick.facts import CHOOSE
from bridgelaw.api.quick.seen import findings_of
from bridgelaw.api.quick.state import Quick
from bridgelaw.web.desk.quick_address import Address
from bridgelaw.words import Words
from bridgelaw.words.telling.facts import answered, label
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.telling.quick import asked
from bridgelaw.words.telling.to_tell import AnswerToTell


class Chip(Struct, frozen=True):
    """An answer that was given; its link asks it again."""

    label: str
    text: str
    href: str


def chips(quick: Quick, at: Address, to_tell: AnswerToTell | None, words: Words) -> Iterator[Chip]:
    """The answers in their order."""
    left = list(findings_of(quick))
    for number, (key, given) in enumerate(at.answers):
        name = "" if key == CHOOSE else label(key, at.start, words, quick.known)
        mine = next((one for one in left if one[0].kind == key), None)
        if mine is not None and to_tell is not None:
            left.remove(mine)
            name = asked(to_tell, mine[0])
        href = at.asking_again(number, rare=key in quick.kind.quiet).href
        yield Chip(name, capital(answered(key, given, words, at.start, quick.known)), href)


def said_of(one: EarlierAnswer, quick: Quick, start: str, words: Words) -> str:
    """An answer with what it answers; of a Question its name."""
    said = capital(answered(one.key, one.value, words, start, quick.known))
    return said if one.key == CHOOSE else f"{label(one.key, start, words, quick.known)} {said}"
