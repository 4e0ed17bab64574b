"""Thousands of random tables, every byte of every message to every viewer: what `tests/live/test_secrets.py` asks of a
few."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis.errors import UnsatisfiedAssumption

from bridgelaw.game.seats import SEATS
from bridgelaw.lawbook.editions import EDITIONS
from tests.live import test_secrets as secrets

TABLES = 2000


def _moves(rng: random.Random) -> list[tuple[int, int, int]]:
    kinds = (lambda: rng.randrange(38), lambda: rng.randrange(100))
    return [(rng.choice(kinds)(), rng.randrange(52), rng.randrange(52)) for _ in range(rng.randrange(20, 46))]


def _arguments(name: str, rng: random.Random) -> list[Any]:
    seed, a, b, where = rng.randrange(16), rng.randrange(52), rng.randrange(52), rng.randrange(52)
    further: dict[str, list[Any]] = {
        "test_no_unseen_card_no_time_no_word": [seed],
        "test_an_unwitnessed_act_sends_nothing": [seed, where, a, b],
        "test_another_hidden_hand_sends_the_same": [seed, rng.choice(SEATS), a, b],
        "test_a_report_reaches_nobody_else": [seed, rng.choice(SEATS), where],
    }
    return [rng.choice(EDITIONS), _moves(rng), *further[name]]


@pytest.mark.filterwarnings("ignore:Using `assume` outside:hypothesis.errors.HypothesisDeprecationWarning")
@pytest.mark.parametrize(
    "name",
    [
        "test_no_unseen_card_no_time_no_word",
        "test_an_unwitnessed_act_sends_nothing",
        "test_another_hidden_hand_sends_the_same",
        "test_a_report_reaches_nobody_else",
    ],
)
def test_nothing_secret_is_sent(name: str) -> None:
    rng, looked_at = random.Random(name), 0
    check = getattr(secrets, name).hypothesis.inner_test
    for _ in range(TABLES):
        arguments = _arguments(name, rng)
        try:
            check(*arguments)
        except UnsatisfiedAssumption:
            continue
        except AssertionError as error:
            raise AssertionError(f"{name}{tuple(arguments)}") from error
        looked_at += 1
    print(f"\n{name}: {looked_at} of {TABLES} random tables")
    assert looked_at
