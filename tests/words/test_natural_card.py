"""The system card of programs says what they bid, in each language."""

from __future__ import annotations

import pytest

from bridgelaw.game.calls import CALLS
from bridgelaw.game.seats import N, S
from bridgelaw.languages import LANGUAGES
from bridgelaw.live.messages import WriteCard
from bridgelaw.natural import bidding
from bridgelaw.words import Words
from bridgelaw.words.telling.natural_card import card_in_readers_words, natural_card


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_what_they_bid(language: str) -> None:
    words = Words(language, strict=True)
    whole = "\n".join(natural_card(words))
    for opening in ("1C", "1S", "1NT", "2H", "3D"):
        shown = bidding.meaning([(N, CALLS[opening])])
        assert shown is not None
        assert shown.written() in whole.partition(" → 1")[0]
    raised = bidding.meaning([(N, CALLS["1H"]), (N.lho, CALLS["P"]), (S, CALLS["2H"])])
    assert raised is not None
    assert f"{words.call('2H', 'short')} {raised.written()}" in whole


def test_what_stands_in_brackets_is_of_opponents() -> None:
    lines = natural_card(Words("en"))
    assert any(line.startswith("(1♥) → X* ") for line in lines)
    assert any(line.startswith("(1♥) X → ") for line in lines)
    assert any(line.startswith("1♥ → 1♠* 6+ ♠4+") for line in lines)


def test_it_can_be_kept() -> None:
    for language in LANGUAGES:
        lines = natural_card(Words(language))
        assert len(lines) <= 60
        assert max(map(len, lines)) <= 200
        assert WriteCard(id="client-1", lines=lines).lines == lines


def test_each_reads_it_in_his_own_language() -> None:
    for kept in LANGUAGES:
        for reader in LANGUAGES:
            words = Words(reader)
            assert card_in_readers_words(natural_card(Words(kept)), words) == natural_card(words)
    own = ("1NT 12-14", *natural_card(Words("en"))[1:])
    assert card_in_readers_words(own, Words("fr")) == own
