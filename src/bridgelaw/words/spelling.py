"""How people write a call, a card, a yes: every form in which a language prints it, and the code it stands for."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType

from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS
from bridgelaw.words.say import CallForm, Words

_FORMS: tuple[CallForm, ...] = ("said", "short", "spoken", "label")


@cache
def spelled(language: str) -> MappingProxyType[str, str]:
    """By the written form in small letters: the code of the call or card, `yes` or `no`."""
    words = Words(language)
    found: dict[str, str] = {}
    for call in CALLS:
        for form in _FORMS:
            found.setdefault(words.call(call, form).casefold(), call)
    for card in CARDS:
        found.setdefault(words.card(card).casefold(), card)
        found.setdefault(words.card(card, "spoken").casefold(), card)
    for word in ("yes", "no"):
        said = words.say(f"questions-{word}").casefold()
        found |= {said: word, said[0]: word}
    return MappingProxyType(found)
